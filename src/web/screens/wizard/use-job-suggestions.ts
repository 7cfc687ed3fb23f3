import { useEffect, useState } from 'react';
import { fetchSuggestions, type Suggestions } from '#web/lib/certificate/calls.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';

/** What our knowledge holds for the job that is typed, a moment after typing rests; null when nobody answers. */
export function useJobSuggestions({ occupation, person, options, type }: Draft): Suggestions | null {
  const title = type === 'ausbildungszeugnis' ? occupation.graduation_title : occupation.job_title;
  const { salutation } = person;
  const { gender_form: form } = options;
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions({ title, salutation, gender_form: form }, stop.signal).then(
        (answer) => setFound(answer),
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
