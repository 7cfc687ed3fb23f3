import { type Search, searchOf } from '../german/sieve.ts';
import { type Claim, claims } from '../knowledge/claims.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const sought = claims.map((claim) => ({
  ...claim,
  one: searchOf(claim.one),
  other: searchOf(claim.other),
}));
type Sought = Omit<Claim, 'one' | 'other'> & { readonly one: Search; readonly other: Search };

/** One matter told in two sentences, of which only one can be true: who ended it, as what, with what papers. */
export const findClashOfClaims: Finder = (letter) => {
  if (letter.layman) return [];
  const told = new Map<string, Candidate>();
  for (const claim of sought) {
    const found = told.has(claim.rule) ? null : clash(letter, claim);
    if (found !== null) told.set(claim.rule, found);
  }
  return [...told.values()];
};

function clash(letter: LetterContext, claim: Sought): Candidate | null {
  if (claim.types?.includes(letter.type) === false || !mayStand(letter, claim.other)) return null;
  const byHeading = claim.says === letter.type;
  if (!byHeading && !mayStand(letter, claim.one)) return null;
  const ones: (readonly [Unit, RegExpExecArray])[] = [];
  const others: typeof ones = [];
  for (const [at, unit] of letter.units.entries()) {
    const part = letter.parts[at];
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || part === 'company') continue;
    const one = claim.one.exec(unit);
    const other = claim.other.exec(unit);
    if (one === null && other === null) continue;
    // A change that is told explains all; a sentence that tells both compares them.
    if (claim.unless?.test(unit.flat) === true || (one !== null && other !== null)) return null;
    if (one !== null) ones.push([unit, one]);
    if (other !== null) others.push([unit, other]);
  }
  if (byHeading && ones.length === 0) {
    const first = others[0]?.[0];
    return first === undefined ? null : byRule(letter, letterRule(claim.rule), { at: first });
  }
  for (const [first, said] of ones)
    for (const [second, again] of others)
      if (isSame(said, again))
        // What comes second is what does not fit.
        return byRule(letter, letterRule(claim.rule), { at: second.start > first.start ? second : first });
  return null;
}

/** Whether both speak of the same thing, where they name one. */
const isSame = ({ groups: one }: RegExpExecArray, { groups: other }: RegExpExecArray): boolean => {
  const [a, b] = [one, other].map((groups) => Object.values(groups ?? {}).find((word) => word !== undefined));
  return a === undefined || b === undefined || a.toLowerCase() === b.toLowerCase();
};
