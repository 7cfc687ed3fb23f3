import { searchOf } from '../german/sieve.ts';
import { claims } from '../knowledge/claims.ts';
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

/** One matter told in two sentences, of which only one can be true: who ended it, as what somebody worked. */
export const findClashOfClaims: Finder = (letter) => {
  if (letter.layman) return [];
  const told = new Map<string, Candidate>();
  for (const claim of sought) {
    const at = told.has(claim.matter) ? undefined : clash(letter, claim);
    if (at !== undefined)
      told.set(
        claim.matter,
        byRule(letter, letterRule('told-both-ways'), { at, words: { matter: claim.matter } }),
      );
  }
  return [...told.values()];
};

function clash(letter: LetterContext, claim: (typeof sought)[number]): Unit | undefined {
  const byHeading = claim.interns && letter.type === 'praktikumszeugnis';
  if (claim.interns && letter.type === 'ausbildungszeugnis') return undefined;
  if (!mayStand(letter, claim.other) || !(byHeading || mayStand(letter, claim.one))) return undefined;
  let one: Unit | undefined;
  let other: Unit | undefined;
  for (const [at, unit] of letter.units.entries()) {
    const part = letter.parts[at];
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || part === 'company') continue;
    if (claim.framed && part !== 'introduction' && part !== 'closing') continue;
    const says = claim.one.test(unit);
    const denies = claim.other.test(unit);
    if (!says && !denies) continue;
    // A change that is told explains all; a sentence that tells both compares them.
    if ((says && denies) || claim.unless.test(unit.flat)) return undefined;
    if (says) one ??= unit;
    else other ??= unit;
  }
  if (other === undefined || (one === undefined && !byHeading)) return undefined;
  // What comes second is what does not fit.
  return one !== undefined && one.start > other.start ? one : other;
}
