import type { GenderForm } from '../german/group-nouns.ts';
import { groupNoun } from '../german/group-nouns.ts';
import { once } from '../german/once.ts';
import { occupations } from '../knowledge/occupations-activities/index.ts';
import { occupationSearch, type OccupationSearch } from './search-occupations.ts';
import { parseTemplate, type Piece } from './template.ts';

/** Finds occupations of our own knowledge by title, part of a title, synonym or with typing errors. */
export const searchOccupations: OccupationSearch = (query, limit) => search()(query, limit);
const search = once(() => occupationSearch(occupations));

/**
 * Tasks that usually belong to a job, the most important first.
 * @param title as typed; the nearest occupation answers, none: an empty list
 * @param typed beginning of a task; only tasks that hold its words are suggested
 * @param chosen tasks that the letter has already
 */
export function suggestActivities(
  title: string,
  { typed = '', chosen = [], genderForm = 'masculine' }: Partial<ActivityWish> = {},
): string[] {
  const found = searchOccupations(title, 3);
  const near = found.filter(({ score }) => score >= Math.max(0.5, (found[0]?.score ?? 0) - 0.1));
  const words = typed.toLowerCase().split(/\s+/);
  const taken = new Set(chosen.map((one) => one.toLowerCase()));
  const all = near.flatMap(({ occupation }) =>
    occupation.activities.map((activity) =>
      activityText(activity, genderForm, occupation.clients ?? 'Kunden'),
    ),
  );
  return [...new Set(all)].filter(
    (activity) =>
      !taken.has(activity.toLowerCase()) && words.every((word) => activity.toLowerCase().includes(word)),
  );
}

export interface ActivityWish {
  readonly typed: string;
  readonly chosen: readonly string[];
  readonly genderForm: GenderForm;
}

/** An activity with its groups of people in the letter's gender form. Only group slots may stand in activities. */
export function activityText(activity: string, genderForm: GenderForm, clients: string): string {
  return parseTemplate(activity)
    .map((piece) => pieceText(piece, genderForm, clients))
    .join('');
}

function pieceText(piece: Piece, genderForm: GenderForm, clients: string): string {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind !== 'group') throw new TypeError(`„${piece.kind}“ has no place in an activity`);
  return groupNoun(piece.lemma === 'Kunden' ? clients : piece.lemma, piece.case, genderForm, piece.frame);
}
