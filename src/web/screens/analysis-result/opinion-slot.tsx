import { useQuery } from '@tanstack/react-query';
import { modelQuery } from '#web/lib/model/model-notice.ts';
import { latePart } from '#web/ui/late-part.tsx';
import type { SecondOpinionProps } from './second-opinion.tsx';

/** Loaded only where there is a model. Without this part of the script the result stands as it is. */
const SecondOpinion = latePart<SecondOpinionProps>(() => import('./second-opinion.tsx'));

/** The place of the second opinion: empty where no language model is set up. */
export function OpinionSlot(props: Omit<SecondOpinionProps, 'notice'>) {
  const { data: notice } = useQuery(modelQuery);
  if (!notice) return null;
  return <SecondOpinion {...props} notice={notice} />;
}
