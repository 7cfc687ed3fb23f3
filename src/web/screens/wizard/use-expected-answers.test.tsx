import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type Draft } from '#web/lib/certificate/draft.ts';
import { useExpectedAnswers } from './use-expected-answers.ts';
import type { JobSuggestions } from './use-job-suggestions.ts';

let root: Root;
let form: UseFormReturn<Draft>;
const keep = (made: UseFormReturn<Draft>): void => {
  form = made;
};

function Form({ job }: { readonly job: JobSuggestions | null }) {
  const made = useForm<Draft>({ defaultValues: emptyDraft() });
  useEffect(() => keep(made), [made]);
  useExpectedAnswers(made, job, false);
  return null;
}

const jobAs = (title: string, clients: string): JobSuggestions => ({
  title,
  titles: [],
  activities: [],
  leader: false,
  clients,
  customers: true,
  honesty: false,
  required: [],
  expected: [],
  suspicious: [],
});

/** The job is typed, and what is known of it comes. */
async function choose(title: string, clients: string): Promise<string> {
  form.setValue('occupation.job_title', title);
  await act(async () => root.render(<Form job={jobAs(title, clients)} />));
  return form.getValues('company.clients');
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form job={null} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('clients are called what they are called in the job, and go with it', async () => {
  expect(await choose('Oberarzt', 'Patienten')).toBe('Patienten');
  expect(await choose('Koch', 'Gäste')).toBe('Gäste');
  expect(form.getValues('behavior.customer_contact')).toBe(true);
});

test('what the user calls them stays', async () => {
  await choose('Oberarzt', 'Patienten');
  form.setValue('company.clients', 'Angehörige');
  expect(await choose('Koch', 'Gäste')).toBe('Angehörige');
});
