import { useEffect, useRef, useState } from 'react';
import { connectionLost } from '../handle-error.ts';
import { request, ServerError } from '../http.ts';
import { message } from '../i18n.ts';
import { wordsOf } from '../words-of.ts';

export interface ModelCall<T> {
  readonly busy: boolean;
  /** What went wrong the last time, for the reader. */
  readonly fault: string | null;
  readonly setFault: (fault: string | null) => void;
  readonly ask: (body: object, onAnswer: (answer: T) => void) => Promise<void>;
  /** Ends what is being asked; what stands on the screen stays. */
  readonly stop: () => void;
}

/** Why the model did not answer, for the reader. */
export function faultOf(error: unknown): string {
  if (!(error instanceof ServerError)) return connectionLost();
  return wordsOf(error) || message('error.server', { status: error.status });
}

/** Asks one of the model's routes; whoever asks has agreed before. Ends with the part of the screen that asks. */
export function useModel<T>(path: string): ModelCall<T> {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    busy,
    fault,
    setFault,
    async ask(body, onAnswer) {
      const stop = new AbortController();
      running.current?.abort();
      running.current = stop;
      setBusy(true);
      setFault(null);
      try {
        const answer = await request<T>(path, {
          method: 'POST',
          body: { ...body, consent: true },
          signal: stop.signal,
        });
        if (!stop.signal.aborted) onAnswer(answer);
      } catch (error) {
        if (stop.signal.aborted) return;
        setFault(faultOf(error));
      }
      setBusy(false);
    },
    stop() {
      running.current?.abort();
      setBusy(false);
    },
  };
}
