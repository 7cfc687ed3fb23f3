import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { modelQuery } from '#web/lib/model/model-notice.ts';
import type { SecondOpinionProps } from './second-opinion.tsx';

/** Loaded only where there is a model. Without this part of the script the result stands as it is. */
const SecondOpinion = lazy(() =>
  import('./second-opinion.tsx').catch(() => ({ default: (_: SecondOpinionProps) => null })),
);

/** The place of the second opinion: empty where no language model is set up. */
export function OpinionSlot(props: Omit<SecondOpinionProps, 'notice'>) {
  const { data: notice } = useQuery(modelQuery);
  if (!notice) return null;
  return (
    <Suspense>
      <SecondOpinion {...props} notice={notice} />
    </Suspense>
  );
}
