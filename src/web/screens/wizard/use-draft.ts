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

/** What is said of a station that was just added, where nobody has written anything yet. */
const inStation = /^occupation\.stations\.(\d+)\./;
const isBlank = ({ job_title, department, begin, end }: Draft['occupation']['stations'][number]): boolean =>
  [job_title, department, begin, end].every((text) => text === '');

/**
 * Checks the step that is shown, and no other: react-hook-form asks after each change, and for the whole list as soon
 * as something is added to it. Then what nobody has begun is not wrong yet.
 */
export function resolverFor(step: () => WizardStep): Resolver<Draft> {
  return (values, _context, { names }) => {
    const isOfList = names?.length === 1 && names[0] === 'occupation.stations';
    const faults = faultsIn(step(), values, today()).filter(({ field }) => {
      const station = isOfList ? values.occupation.stations[Number(inStation.exec(field)?.[1])] : undefined;
      return station === undefined || !isBlank(station);
    });
    const errors = {};
    for (const { field, message } of faults) {
      if (get(errors, field) === undefined) set(errors, field, { type: 'rule', message });
    }
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** Fields whose fault may be mended in another one: times that contradict each other, and the end of a training. */
export const linkedFields = ({ occupation }: Draft): DraftPath[] => [
  'occupation.begin_employment',
  'occupation.end_employment',
  ...occupation.stations.flatMap((_, at): DraftPath[] => [
    `occupation.stations.${at}.begin`,
    `occupation.stations.${at}.end`,
  ]),
  'ending.termination_reason',
  'exam.date',
];

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
