import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { analysisQuery, createAnalysis } from '#web/lib/analyses.ts';
import type { AnalysisInput } from '#web/lib/analyses.ts';
import { saveDraft } from '#web/lib/draft.ts';
import { connectionLost, handleError } from '#web/lib/handle-error.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { keepFiles } from '#web/lib/kept-files.ts';
import { resultPath } from '#web/lib/paths.ts';
import { rememberRead } from '#web/lib/read-here.ts';
import { useTone } from '#web/lib/tone.ts';
import { usePost } from '#web/lib/use-post.ts';
import { fieldWordsOf, wordsOf } from '#web/lib/words-of.ts';

/** Where a fault is told: beside the files or beside the pasted text. */
export interface Fault {
  readonly place: 'files' | 'text';
  readonly text: string;
}

interface Check {
  readonly input: AnalysisInput;
  /** Whether it is what somebody handed in, and not a sample. */
  readonly own: boolean;
}

/** How far the check is: files on their way (0…1), or being read on the server. */
export type Progress = { readonly stage: 'sending'; readonly share: number } | { readonly stage: 'reading' };

/** Hands in a reference and goes on to its result; on a fault the input stays and the fault is told beside it. */
export function useCheck() {
  const t = useText();
  const tone = useTone();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [fault, setFault] = useState<Fault | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);

  const sayWhy = (error: unknown): string => {
    if (error instanceof ConnectionError) return `${connectionLost()}. ${t('error.kept')}`;
    if (!(error instanceof ServerError)) throw error;
    if (error.status < 500 && wordsOf(error) !== '') return wordsOf(error);
    // What the server says of the files (they are sound, what reads them is not) tells more than that they are kept.
    return `${t('error.server', { status: error.status })}. ${fieldWordsOf(error) || t('error.kept')}`;
  };

  const { mutate, isPending } = usePost({
    mutationFn: ({ input }: Check) => {
      setFault(null);
      setProgress('files' in input ? { stage: 'sending', share: 0 } : { stage: 'reading' });
      return createAnalysis(input, (share) =>
        setProgress(share < 1 ? { stage: 'sending', share } : { stage: 'reading' }),
      );
    },
    onSuccess: async (record, { input, own }) => {
      queries.setQueryData(analysisQuery(record.id).queryKey, record);
      // What was checked stands in the result; a text beside the files was not, and stays. Who only looks at a sample
      // finds his own reference again.
      if (own) rememberRead(record.expires);
      if (own && 'files' in input) void keepFiles([]);
      else if (own) saveDraft('');
      await navigate(resultPath(tone, record.id));
    },
    onError: (error, { input }) => {
      try {
        setFault({ place: 'files' in input ? 'files' : 'text', text: sayWhy(error) });
      } catch (unexpected) {
        handleError(unexpected);
      }
    },
    onSettled: () => setProgress(null),
  });

  return { check: mutate, checking: isPending, progress, fault, setFault };
}
