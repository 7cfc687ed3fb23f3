import { useState } from 'react';

/** Which note is open, and whether it stays open when the pointer or the focus moves on. */
interface OpenNote {
  readonly number: number;
  readonly pinned: boolean;
  /** True when it was opened by the keyboard, which then goes on inside the note. */
  readonly byKey: boolean;
}

export interface NotesState {
  readonly open: OpenNote | null;
  /** Opens a note in passing (pointer or focus); a pinned one stays. */
  readonly glance: (number: number) => void;
  /** Opens a note so that it stays. */
  readonly pin: (number: number, byKey?: boolean) => void;
  readonly close: () => void;
}

/** Holds which margin note is open. At most one is. */
export function useNotes(): NotesState {
  const [open, setOpen] = useState<OpenNote | null>(null);
  return {
    open,
    glance: (number) =>
      setOpen((now) =>
        now !== null && (now.pinned || now.number === number) ? now : { number, pinned: false, byKey: false },
      ),
    pin: (number, byKey = false) => setOpen({ number, pinned: true, byKey }),
    close: () => setOpen(null),
  };
}
