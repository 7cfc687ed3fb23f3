import type { Letter } from '#domain/letter/letter.ts';
import type { Field } from '#domain/workflow/permissions.ts';
import { isSameLetter } from '#web/lib/certificate/same-content.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import type { Comment, InvitationView } from '#web/lib/work/recipient.ts';
import { dropEntriesCopy, keepEntriesCopy, loadEntriesCopy } from './entries-copy.ts';

export type Values = Partial<Record<Field, unknown>>;

export interface EntriesState {
  /** What stands in the fields now. */
  readonly values: Values;
  /** Remarks on the letter. */
  readonly comments: readonly Comment[];
  /** `offline`: kept in this browser until the server can be reached again. */
  readonly state: 'saved' | 'saving' | 'failed' | 'offline' | 'idle';
  /** What is wrong with single fields, by path. */
  readonly faults: Readonly<Record<string, string>>;
  /** The letter as the server has it, when somebody else went on with it. */
  readonly conflict: Letter | null;
}

/** What the store needs of the world; tests bring their own. */
export interface EntriesParts {
  readonly save: (body: object) => Promise<InvitationView>;
  readonly load: () => Promise<InvitationView>;
  /** Takes what the server has now. */
  readonly told: (view: InvitationView) => void;
  /** Milliseconds of rest after which typing is saved. */
  readonly rest: number;
  /** Milliseconds after which the server is tried again. */
  readonly again: number;
}

const valuesOf = (view: InvitationView): Values => ({ ...view.values, ...view.entries });
const letterIn = (values: Values): Letter | null => (values.letter as Letter | null | undefined) ?? null;

/**
 * What a recipient enters: taken at once, saved when he rests, kept in this browser until the server has it. For
 * `useSyncExternalStore`.
 */
export class EntriesStore {
  #state: EntriesState;
  #id: string;
  #version: number;
  #waiting: Values = {};
  #remarks: readonly Comment[] | undefined;
  /** Letters that were sent and not answered: the server may have got one of them. */
  #sent: readonly Letter[] = [];
  #parts: EntriesParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #sending: Promise<void> = Promise.resolve();
  #listeners = new Set<() => void>();

  constructor(view: InvitationView, parts: EntriesParts) {
    this.#parts = parts;
    this.#id = view.id;
    this.#version = view.version;
    const copy = loadEntriesCopy(view.id);
    this.#waiting = copy?.values ?? {};
    this.#remarks = copy?.comments;
    this.#sent = copy?.sent ?? [];
    if (copy !== null) this.#version = copy.version;
    this.#state = {
      values: { ...valuesOf(view), ...this.#waiting },
      comments: this.#remarks ?? view.comments,
      state: 'idle',
      faults: {},
      conflict: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): EntriesState => this.#state;

  #set(change: Partial<EntriesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    if (this.#isSaved()) dropEntriesCopy(this.#id);
    else
      keepEntriesCopy(this.#id, {
        values: this.#waiting,
        comments: this.#remarks,
        version: this.#version,
        sent: this.#sent,
      });
  }

  #isSaved = (): boolean => Object.keys(this.#waiting).length === 0 && this.#remarks === undefined;

  /** Takes a value; it is saved when no other follows for a moment. */
  set(field: Field, value: unknown): void {
    this.#waiting = { ...this.#waiting, [field]: value };
    this.#changed({ values: { ...this.#state.values, [field]: value } });
  }

  /** Takes all remarks that were written until now. */
  remark(comments: readonly Comment[]): void {
    this.#remarks = comments;
    this.#changed({ comments });
  }

  #changed(change: Partial<EntriesState>): void {
    this.#keep();
    this.#set({ ...change, state: 'idle' });
    this.#schedule(this.#parts.rest);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOpen) return;
    this.#timer = setTimeout(() => void this.flush().catch(() => {}), after);
  }

  /**
   * Sends what is not sent yet. One after the other: each save carries the version that the one before it brought.
   * @throws what the server or the network said
   */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.catch(() => {}).then(() => this.#send());
    return this.#sending;
  }

  async #send(): Promise<void> {
    if (this.#isSaved()) return;
    const [values, comments] = [this.#waiting, this.#remarks];
    const letter = letterIn(values);
    if (letter !== null) this.#sent = [...this.#sent, letter].slice(-4);
    this.#keep();
    this.#set({ state: 'saving' });
    try {
      this.#taken(await this.#parts.save({ values, version: this.#version, comments }), values, comments);
    } catch (error) {
      if (error instanceof ServerError && error.status === 409 && letter !== null)
        return this.#stale(error, letter);
      this.#failed(error);
      throw error;
    }
  }

  /** The server has it; what was typed meanwhile goes on waiting. */
  #taken(view: InvitationView, values: Values, comments?: readonly Comment[]): void {
    this.#version = view.version;
    this.#sent = [];
    this.#waiting = Object.fromEntries(
      Object.entries(this.#waiting).filter(([field, value]) => values[field as Field] !== value),
    );
    if (this.#remarks === comments) this.#remarks = undefined;
    this.#keep();
    this.#parts.told(view);
    this.#set({ faults: {}, conflict: null, state: this.#isSaved() ? 'saved' : 'idle' });
    if (!this.#isSaved()) this.#schedule(this.#parts.rest);
  }

  #failed(error: unknown): void {
    const isOffline = error instanceof ConnectionError;
    this.#set({ state: isOffline ? 'offline' : 'failed' });
    // A server that is busy takes it a moment later; what it refuses, it refuses again.
    const isBusy = error instanceof ServerError && (error.status === 429 || error.status >= 500);
    if (isOffline || isBusy) this.#schedule(this.#parts.again);
    if (!(error instanceof ServerError)) return;
    const told = Object.entries(error.data).map(([path, { message = '' }]) => [path, message] as const);
    this.#set({ faults: Object.fromEntries(told) });
  }

  /** The letter is not the one that was seen here, or nothing can be changed any more. */
  async #stale(refusal: ServerError, mine: Letter): Promise<void> {
    const view = await this.#parts.load();
    if (view.status !== 'open' || view.locked) {
      this.#parts.told(view);
      this.#failed(refusal);
      throw refusal;
    }
    const stored = letterIn(view.values);
    if (![mine, ...this.#sent].some((one) => isSameLetter(one, stored))) {
      this.#set({ state: 'failed', conflict: stored });
      throw refusal;
    }
    // It came from here, and only the answer was lost.
    this.#version = view.version;
    this.#sent = [];
    await this.#send();
  }

  /** Ends a conflict about the letter: with what is here, or with what the server has. */
  async resolve(choice: 'mine' | 'stored'): Promise<void> {
    const { conflict, values } = this.#state;
    if (conflict === null) return;
    this.#version = (await this.#parts.load()).version;
    this.#sent = [];
    if (choice === 'stored') {
      this.#waiting = Object.fromEntries(
        Object.entries(this.#waiting).filter(([field]) => field !== 'letter'),
      );
      this.#set({ values: { ...values, letter: conflict } });
    }
    this.#set({ conflict: null, state: 'idle' });
    this.#keep();
    await this.flush();
  }

  /** Takes what the server made of it; nothing waits any more. */
  reset(view: InvitationView): void {
    this.#version = view.version;
    [this.#waiting, this.#remarks, this.#sent] = [{}, undefined, []];
    this.#keep();
    this.#set({ values: valuesOf(view), comments: view.comments, conflict: null });
  }

  /** Begins with what an earlier visit left in this browser. */
  open(): void {
    this.#isOpen = true;
    this.flush().catch(() => {});
  }

  /** Tries once more, and then no more on its own: the screen is left. What is not saved stays as a copy. */
  close(): void {
    this.#isOpen = false;
    this.flush().catch(() => {});
  }
}
