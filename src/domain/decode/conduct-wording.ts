import { late } from '../german/late.ts';
import type { PersonMention } from '../german/persons.ts';
import type { LetterContext } from './letter-context.ts';

/** Words that fill „Das Verhalten gegenüber {groups} war {praise}.“ */
export type ConductWords = Readonly<Record<'groups' | 'praise', string>>;

/**
 * A wording to ask for that takes away nothing: whom the letter names beside superiors and colleagues stays, nobody is
 * invented, and praise of the highest kind is not made smaller.
 * @param at the sentences on behaviour
 * @param more groups that the wording shall bring in
 */
export function conductWords(
  letter: LetterContext,
  at: readonly number[],
  persons: readonly PersonMention[],
  more: readonly string[] = [],
): ConductWords {
  const staff = persons.some(({ group }) => group === 'staff');
  const outside = persons.flatMap(({ group, text }) =>
    group === 'external' ? [dative.test(text) ? text : (letter.profile.group?.counterpart ?? 'Kunden')] : [],
  );
  const taught = persons.some(({ group, text }) => group === 'superior' && /ausbild/iu.test(text));
  const fellows = persons.some(({ text }) => /^mitauszubildenden$/iu.test(text));
  const groups = [
    ...new Set([
      ...(taught ? [trainers] : more.filter((one) => one === trainers)),
      'Vorgesetzten',
      'Kolleginnen',
      'Kollegen',
      ...(fellows ? ['Mitauszubildenden'] : []),
      ...(staff ? ['Mitarbeitern'] : []),
      ...more.filter((one) => one !== trainers),
      // „Patienten und Angehörigen“ is how a trade calls them, not a list in this letter.
      ...outside.map((one) => one.split(' und ')[0] ?? one),
    ]),
  ];
  const best = at.some((i) => highest.test(letter.units[i]?.flat ?? ''));
  return {
    groups: `${groups.slice(0, -1).join(', ')} und ${groups.at(-1)}`,
    praise: best ? 'stets vorbildlich' : 'stets einwandfrei',
  };
}

export const trainers = 'Ausbildern';
/** One word that can stand behind „gegenüber“ as it is. */
const dative = late.u`^\p{Lu}[\p{L}-]+(?:n|innen)$`;
const highest = /vorbildlich|mustergültig|beispielhaft|hervorragend|ausgezeichnet|sehr gut/iu;
