import type { Token } from '../german/tokens.ts';
import type { MarkerHit } from './find-markers.ts';

/** What turns a statement around, by how far: „nie“ is no „stets“, and „kaum“ leaves a little. */
export type Denial = '~never' | '~without' | '~rarely' | '~neither' | '~notAlways';

const byFirst: ReadonlyMap<string, Denial> = new Map<string, Denial>([
  ['nie', '~never'],
  ['niemals', '~never'],
  ['ohne', '~without'],
  ['frei', '~without'],
  ['selten', '~rarely'],
  ['kaum', '~rarely'],
  ['weder', '~neither'],
]);

/** The denial that a marker tells, or null; markers of limits and of time hold denials too. */
export function denialOf({ kind, first, last }: MarkerHit, tokens: readonly Token[]): Denial | null {
  const lower = tokens[first]?.lower ?? '';
  // „ein selten fleißiger Kollege“ is more than fleißig.
  if (kind === 'intensifier' && lower === 'selten') return isBeforeNoun(tokens, last) ? null : '~rarely';
  if (kind !== 'always' && kind !== 'negation' && kind !== 'restriction') return null;
  const known = byFirst.get(lower);
  if (known !== undefined) return known;
  if (kind === 'always' && tokens[first + 1]?.lower.startsWith('kein') === true) return '~never';
  return kind === 'restriction' && lower === 'nicht' && last > first ? '~notAlways' : null;
}

const isBeforeNoun = (tokens: readonly Token[], last: number): boolean =>
  /^\p{L}{3,}e[rsnm]?$/u.test(tokens[last + 1]?.lower ?? '') &&
  tokens[last + 1]?.capital === false &&
  tokens[last + 2]?.capital === true;

const good: ReadonlySet<string> = new Set([
  'top',
  'good',
  'wanted',
  'outcome',
  'exceeds',
  'esteem',
  'incomparable',
]);
const bad: ReadonlySet<string> = new Set(['bad', 'weak', 'unwanted', 'fault', 'effort']);
const boosts: ReadonlySet<string> = new Set(['always', 'intensifier', '~einzig', '~auch', 'top']);
const softens: ReadonlySet<string> = new Set([
  'downtoner',
  'mostly',
  '~fast',
  '~beinah',
  '~nahezu',
  '~nur',
  '~jed',
]);
const denies: ReadonlySet<string> = new Set([
  'negation',
  '~never',
  '~without',
  '~rarely',
  '~neither',
  '~notAlways',
  'restriction',
  'mostly',
  'sometimes',
]);

const sideOf = (sign: string): number => (good.has(sign) ? 1 : bad.has(sign) ? 2 : 0);

/**
 * What denies or limits in one clause, the good (1) and the bad (2) that stand in it, what comes next behind the denial
 * or else before it, and whether it is boosted (1) or softened (2).
 */
export function denialIn(
  signs: readonly string[],
  from: number,
  to: number,
): { denial: string | null; sides: number; next: number; boost: number } {
  let denial: string | null = null;
  let [sides, next, before, boost] = [0, 0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const sign = signs[at] as string;
    if (denies.has(sign)) {
      // Two denials in one clause are a denial of their own.
      denial = denial === null ? sign : `${denial}+${sign}`;
      next = 0;
      continue;
    }
    const side = sideOf(sign);
    sides |= side;
    if (side === 0) {
      if (boosts.has(sign)) boost |= 1;
      else if (softens.has(sign)) boost |= 2;
    } else if (denial === null) before = side;
    else if (next === 0) next = side;
  }
  return { denial, sides, next: next === 0 && before > 0 ? before + 2 : next, boost };
}
