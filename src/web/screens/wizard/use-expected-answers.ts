import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { noTicks, ticksFor, ticksToChange } from './expected-answers.ts';
import { jobOf, type JobSuggestions } from './use-job-suggestions.ts';

/** What clients are called before any job is known. */
const usualClients = 'Kunden';

/**
 * Ticks what the job lets readers expect, when a job is chosen. The one that the form was opened with was chosen before:
 * nothing is changed for it, nor once there is a letter. Clients get the name that they have in the job.
 */
export function useExpectedAnswers(
  form: UseFormReturn<Draft>,
  job: JobSuggestions | null,
  isWritten: boolean,
): void {
  const before = useRef({ title: jobOf(form.getValues()), ticks: noTicks, clients: usualClients });
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
    const { clients } = job;
    // Chosen by the user, the word stays.
    const isOurs = form.getValues('company.clients') === before.current.clients;
    if (isOurs && clients !== before.current.clients) form.setValue('company.clients', clients);
    before.current = { title: job.title, ticks: wanted, clients: isOurs ? clients : before.current.clients };
  }, [form, job, isWritten]);
}
