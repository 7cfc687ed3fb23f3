import { findDates } from '../german/dates.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { formal } from './find-form.ts';
import type { LetterContext } from './letter-context.ts';

/** A line that is nothing but the name of such a paper. */
const heading =
  /^(?:(?:qualifizierte|einfache|vorläufige)s )?(?:arbeits|zwischen|praktikums|praktikanten|ausbildungs|dienst|schluss|end|lehr|abschluss)?(?:zeugnis|bestätigung)(?: (?:für|über) .{3,60})?$/iu;
const noSpace = /(?<=^|\s)(\p{L}) (?=\p{L}(?:\s|$))/gu;
/** What an introduction tells of a person. */
const introduces =
  /(?<!\p{L})(?:geb(?:oren(?:e[rn]?)?|\.)|war|ist|trat|arbeitete?|absolvierte?|hat|wurde)(?!\p{L})/iu;
/** How far behind the heading the introduction stands at the most. */
const near = 4;

/** A second reference that follows the first one in the same text: it has a heading and an introduction of its own. */
export const findTwoLetters: Finder = (letter): Candidate[] => {
  const lastSummary = letter.parts.findIndex((part) => part === 'closing' || part === 'summary');
  if (lastSummary === -1) return [];
  const at = letter.units.findIndex(
    ({ flat, kind }, i) =>
      i > lastSummary && kind !== 'item' && heading.test(flat.replaceAll(noSpace, '$1')) && begins(letter, i),
  );
  const unit = letter.units[at];
  return unit === undefined ? [] : [byRule(letter, formal('two-letters'), { at: unit })];
};

function begins({ units }: LetterContext, at: number): boolean {
  return units
    .slice(at + 1, at + 1 + near)
    .some(({ flat, kind }) => kind === 'sentence' && introduces.test(flat) && findDates(flat).length > 0);
}
