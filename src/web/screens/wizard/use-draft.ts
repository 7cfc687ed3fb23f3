import { createContext, use } from 'react';
import {
  get,
  set,
  useFormContext,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type Resolver,
} from 'react-hook-form';
import type { Suggestions } from '#web/lib/certificate/calls.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { faultsIn, type WizardStep } from './step-rules.ts';

export type DraftPath = FieldPath<Draft>;

/** Today as YYYY-MM-DD where the reader is. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/** Checks the step that is shown, and no other: react-hook-form asks after each change. */
export function resolverFor(step: () => WizardStep): Resolver<Draft> {
  return (values) => {
    const faults = faultsIn(step(), values, today());
    const errors = {};
    for (const { field, message } of faults) {
      if (get(errors, field) === undefined) set(errors, field, { type: 'rule', message });
    }
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The value of a field, followed as it changes. */
export function useValue<Name extends DraftPath>(name: Name): FieldPathValue<Draft, Name> {
  const { control } = useFormContext<Draft>();
  return useWatch<Draft, Name>({ control, name });
}

/** What is wrong with a field, '' when nothing is. */
export function useFault(name: DraftPath): string {
  const { formState } = useFormContext<Draft>();
  const fault: unknown = get(formState.errors, name);
  if (typeof fault !== 'object' || fault === null) return '';
  const { message, root } = fault as { message?: string; root?: { message?: string } };
  return message ?? root?.message ?? '';
}

const SuggestionsContext = createContext<Suggestions | null>(null);
export const SuggestionsProvider = SuggestionsContext.Provider;
/** What our knowledge holds for the job; null until the server has answered. */
export const useSuggestions = (): Suggestions | null => use(SuggestionsContext);
