import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { analysisQuery, deleteAnalysis } from '#web/lib/analyses.ts';
import type { StoredAnalysis } from '#web/lib/analyses.ts';
import { connectionLost, handleError } from '#web/lib/handle-error.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { message } from '#web/lib/i18n.ts';
import { changes, pagesQuery } from '#web/lib/pages.ts';
import type { ReviewPage } from '#web/lib/pages.ts';
import { homePath, resultPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { fieldWordsOf, wordsOf } from '#web/lib/words-of.ts';

/** A change of the pages that the server answers with the analysis. */
export type Act = (work: (analysis: string) => Promise<StoredAnalysis>) => void;

/** Sends changes one after the other, so that none overtakes another; the texts that were edited go first. */
export function useChanges(analysis: string, pages: readonly ReviewPage[]) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tone = useTone();
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const unsaved = useRef(new Map<string, string>());

  const say = (error: unknown) => {
    if (error instanceof ConnectionError) setFault(connectionLost());
    else if (error instanceof ServerError && error.status < 500 && wordsOf(error) !== '')
      setFault(wordsOf(error));
    // Beside the general words what the server says of the files, which are sound.
    else if (error instanceof ServerError && fieldWordsOf(error) !== '')
      setFault(`${message('error.server', { status: error.status })}. ${fieldWordsOf(error)}`);
    else handleError(error);
  };
  const inTurn = (work: () => Promise<void>) => {
    setPending((count) => count + 1);
    setFault(null);
    queue.current = queue.current
      .then(work)
      .catch(say)
      .finally(() => setPending((count) => count - 1));
  };
  const take = async (stored: StoredAnalysis) => {
    queries.setQueryData(analysisQuery(analysis).queryKey, stored);
    await queries.invalidateQueries({ queryKey: pagesQuery(analysis).queryKey });
  };
  /** Sends the texts that were typed and are not on the server yet. */
  const flush = async () => {
    let last: StoredAnalysis | undefined;
    for (const [page, text] of unsaved.current) {
      if (pages.some(({ id }) => id === page)) last = await changes.change(analysis, page, { text });
      unsaved.current.delete(page);
    }
    return last;
  };

  const act: Act = (work) =>
    inTurn(async () => {
      await flush();
      await take(await work(analysis));
    });
  const saveText = (page: string, text: string) => {
    unsaved.current.set(page, text);
    inTurn(async () => {
      const stored = await flush();
      if (stored) await take(stored);
    });
  };
  const finish = () =>
    inTurn(async () => {
      const stored = await flush();
      const { queryKey } = analysisQuery(analysis);
      const text = stored?.text ?? queries.getQueryData(queryKey)?.text ?? '';
      const judged = await changes.finish(analysis, text);
      queries.setQueryData(queryKey, judged);
      queries.removeQueries({ queryKey: pagesQuery(analysis).queryKey });
      await navigate(resultPath(tone, analysis));
    });
  const discard = () =>
    inTurn(async () => {
      await deleteAnalysis(analysis);
      await navigate(homePath(tone));
      queries.removeQueries({ queryKey: analysisQuery(analysis).queryKey });
    });
  return { act, busy: pending > 0, fault, saveText, finish, discard };
}
