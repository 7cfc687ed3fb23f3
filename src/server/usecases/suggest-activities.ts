import {
  searchOccupations,
  suggestActivities,
  type ActivityWish,
} from '#domain/compose/suggest-activities.ts';
import { clientNouns } from '#domain/german/client-nouns.ts';
import { clientsOfTrade } from '#domain/knowledge/clients-of-trades.ts';
import { occupationGroupOf } from '#domain/knowledge/occupations.ts';
import { isHonestyOffered } from '#domain/compose/honesty-offered.ts';
import type { Category } from '#domain/letter/category.ts';

/** What our knowledge holds for a job. */
export interface Suggestions {
  /** Names of jobs that fit what was typed, the best first. */
  readonly titles: readonly string[];
  readonly activities: readonly string[];
  /** Leads people as a rule. */
  readonly leader: boolean;
  /** What clients are called. */
  readonly clients: string;
  /** Whether readers expect a word on the behaviour toward clients. */
  readonly customers: boolean;
  /** Whether readers expect a word on honesty. */
  readonly honesty: boolean;
  /** Categories whose absence speaks in this job, those that one expects, and those that look odd when praised. */
  readonly required: readonly Category[];
  readonly expected: readonly Category[];
  readonly suspicious: readonly Category[];
}

/** A title tells more than the occupation that is merely like it („Kindergärtnerin“); else that occupation counts. */
function clientsFor(title: string, usual: string | null | undefined): string {
  const told = clientsOfTrade(title);
  const isKnown = told === 'Kunden' && clientNouns.some((noun) => noun === usual);
  return isKnown ? (usual ?? told) : told;
}

/** @param female which form of the job names is wanted; null: as it was found */
export function suggestFor(title: string, female: boolean | null, wish: Partial<ActivityWish>): Suggestions {
  const hits = searchOccupations(title, 6);
  const group = occupationGroupOf(title);
  const best = hits[0];
  const sure = best !== undefined && best.score >= 0.6 ? best.occupation : null;
  return {
    titles: hits.map(({ occupation, name }) =>
      female === null ? name : female ? occupation.female : occupation.male,
    ),
    activities: suggestActivities(title, wish).slice(0, 40),
    leader: sure?.leader ?? false,
    clients: clientsFor(title, sure?.clients),
    customers: group?.customers === 'required',
    honesty: isHonestyOffered(title),
    required: group?.required ?? [],
    expected: group?.expected ?? [],
    suspicious: group?.suspicious ?? [],
  };
}
