import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { modelQuery } from '#web/lib/model/model-notice.ts';
import type { SecondOpinionProps } from './second-opinion.tsx';

/** Loaded only where there is a model. Without this part of the script the result stands as it is. */
const SecondOpinion = lazy<ComponentType<SecondOpinionProps>>(() =>
  import('./second-opinion.tsx').catch(() => ({ default: () => null })),
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
