import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fetchSuggestions, type Suggestions } from '#web/lib/certificate/calls.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useSuggestions } from './use-draft.ts';

export interface JobSuggestions extends Suggestions {
  /** The job as it was asked for. */
  readonly title: string;
}

/** The job that a reference is on: trainees have the one that they learn. */
export const jobOf = ({ occupation, type }: Draft): string =>
  type === 'ausbildungszeugnis' ? occupation.graduation_title : occupation.job_title;

/** The tasks that are usual in a job: of the reference's own, or of the one that somebody held before. */
export function useTasksOf(job: string): readonly string[] {
  const own = useSuggestions();
  const { getValues } = useFormContext<Draft>();
  const { person, options } = getValues();
  const { salutation } = person;
  const { gender_form: form } = options;
  const isOwn = job.trim() === '' || job.trim() === jobOf(getValues()).trim();
  const [found, setFound] = useState<{ job: string; tasks: readonly string[] }>({ job: '', tasks: [] });
  useEffect(() => {
    if (isOwn) return undefined;
    const stop = new AbortController();
    fetchSuggestions({ title: job, salutation, gender_form: form }, stop.signal).then(
      ({ activities }) => setFound({ job, tasks: activities }),
      () => null,
    );
    return () => stop.abort();
  }, [job, isOwn, salutation, form]);
  if (isOwn) return own?.activities ?? [];
  return found.job === job ? found.tasks : [];
}

/** What our knowledge holds for the job that is typed, a moment after typing rests; null when nobody answers. */
export function useJobSuggestions(draft: Draft): JobSuggestions | null {
  const { person, options } = draft;
  const title = jobOf(draft);
  const { salutation } = person;
  const { gender_form: form } = options;
  const [found, setFound] = useState<JobSuggestions | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions({ title, salutation, gender_form: form }, stop.signal).then(
        (answer) => setFound({ ...answer, title }),
        () => null,
      );
    }, 180);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [title, salutation, form]);
  return found;
}
