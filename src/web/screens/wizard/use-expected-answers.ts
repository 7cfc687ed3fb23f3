import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { noTicks, ticksFor, ticksToChange } from './expected-answers.ts';
import { jobOf, type JobSuggestions } from './use-job-suggestions.ts';

/**
 * Ticks what the job lets readers expect, when a job is chosen. The one that the form was opened with was chosen before:
 * nothing is changed for it, nor once there is a letter.
 */
export function useExpectedAnswers(
  form: UseFormReturn<Draft>,
  job: JobSuggestions | null,
  isWritten: boolean,
): void {
  const before = useRef({ title: jobOf(form.getValues()), ticks: noTicks });
  useEffect(() => {
    if (job === null || isWritten || job.title === before.current.title) return;
    // Typed on meanwhile: the answer to that is on its way.
    if (job.title !== jobOf(form.getValues())) return;
    const wanted = ticksFor(job);
    const now = {
      'behavior.customer_contact': form.getValues('behavior.customer_contact'),
      'performance.honesty': form.getValues('performance.honesty'),
    };
    for (const field of ticksToChange(now, before.current.ticks, wanted)) form.setValue(field, wanted[field]);
    before.current = { title: job.title, ticks: wanted };
  }, [form, job, isWritten]);
}
