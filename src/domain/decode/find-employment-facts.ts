import { lateRegExp } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { type EmploymentFact, employmentFacts, wordGroups } from '../knowledge/employment-facts.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Ways to tell it, each by words that all must stand in the sentence. */
type Ways = readonly (readonly Search[])[];
interface Sought extends Omit<EmploymentFact, 'tellings'> {
  readonly tellings: readonly { readonly name: string; readonly ways: Ways; readonly unless: RegExp }[];
}

const wordsOf = (source: string): RegExp =>
  lateRegExp(
    `(?<!\\p{L})(?:${wordGroups.reduceRight((text, [name, group]) => text.replaceAll(name, group), source).replaceAll('@', '\\p{L}*')})(?!\\p{L})`,
    'iu',
  );
const sought: readonly Sought[] = employmentFacts.map((fact) => ({
  ...fact,
  tellings: Object.entries(fact.tellings).map(([name, { says, unless }]) => ({
    name,
    ways: says.split(' ; ').map((way) => way.split(' & ').map((group) => searchOf(wordsOf(group)))),
    unless: wordsOf(unless),
  })),
}));

/** A farewell is seldom longer; not all of it is read as the closing. */
const lastSentences = 6;

/** Where the frame of the employment is told. */
function frameOf({ units, parts }: LetterContext): readonly Unit[] {
  const body = units.filter(({ zone, kind }) => zone === 'body' && kind === 'sentence');
  const last = body.slice(-lastSentences);
  return body.filter(
    (unit) => last.includes(unit) || ['introduction', 'closing'].includes(parts[units.indexOf(unit)] ?? ''),
  );
}

/** What one letter tells in two ways: why somebody goes, whether the work was interrupted, whether the post is no more. */
export const findEmploymentFacts: Finder = (letter): Candidate[] => {
  if (letter.layman) return [];
  return sought.flatMap((fact) => {
    if (fact.of !== null && fact.of !== letter.type) return [];
    const at = clashIn(letter, fact);
    return at === null
      ? []
      : [byRule(letter, letterRule('employment-both-ways'), { at, words: { matter: fact.matter } })];
  });
};

function clashIn(letter: LetterContext, { tellings, clashes, framed }: Sought): Unit | null {
  const possible = tellings.filter(({ ways }) =>
    ways.some((way) => way.every((search) => mayStand(letter, search))),
  );
  const isPossible = (name: string): boolean => possible.some((one) => one.name === name);
  if (!clashes.some(([one, other]) => isPossible(one) && isPossible(other))) return null;
  const units = framed
    ? frameOf(letter)
    : letter.units.filter(({ zone }, at) => zone === 'body' && letter.parts[at] !== 'company');
  const told = new Map<string, Unit>();
  for (const unit of units) {
    const names = possible
      .filter(
        ({ ways, unless }) =>
          ways.some((way) => way.every((search) => search.test(unit))) && !unless.test(unit.flat),
      )
      .map(({ name }) => name);
    // Who tells both in one sentence has seen them together.
    if (clashes.some(([one, other]) => names.includes(one) && names.includes(other))) continue;
    for (const name of names) if (!told.has(name)) told.set(name, unit);
  }
  for (const [one, other] of clashes) {
    const [a, b] = [told.get(one), told.get(other)];
    // What comes second is what does not fit.
    if (a !== undefined && b !== undefined) return a.start > b.start ? a : b;
  }
  return null;
}
