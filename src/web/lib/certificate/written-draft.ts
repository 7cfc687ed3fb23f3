import { basisOf, isSameBasis } from '#domain/letter/basis.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Content } from './calls.ts';
import { answersOf, draftOf, type Draft } from './draft.ts';

/**
 * Were answers changed without a new letter being made of them? Of a letter that does not know what it was made of, the
 * status tells.
 */
export function isStale({ draft, letter, status }: Content): boolean {
  if (letter === null) return false;
  if (letter.made === undefined) return status === 'draft';
  return !isSameBasis(basisOf(answersOf(formerDraft(draft, letter.made))), basisOf(answersOf(draft)));
}

/** The draft that the letter was written from: as long as it is the present one nothing has to be told. */
export function writtenDraft(content: Content): Draft {
  const { draft, letter } = content;
  return letter?.made === undefined || !isStale(content) ? draft : formerDraft(draft, letter.made);
}

/** The draft with the answers that a letter was made of; what is printed as it stands is kept. */
export function formerDraft(draft: Draft, made: NonNullable<Letter['made']>): Draft {
  const former = draftOf({ ...made }, draft.options);
  const { type, person, company, occupation, activities, performance, behavior, ending, exam, date } = former;
  return {
    ...draft,
    type,
    person: {
      ...person,
      no_birth: draft.person.no_birth && person.birthday === '' && person.birthplace === '',
    },
    company,
    occupation: {
      ...occupation,
      no_department: draft.occupation.no_department && occupation.department === '',
      no_location: draft.occupation.no_location && occupation.location_of_operation === '',
    },
    activities,
    performance,
    behavior,
    ending,
    exam,
    date,
  };
}
