import { formal } from './find-form.ts';
import { byRule, innerQuotes, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Finding, Recommendation } from './reading.ts';

/**
 * What is found in a letter that breaks off: that a page may be missing, and of all else only what no later page can
 * make good.
 */
export function beforeTheBreak(letter: LetterContext, found: readonly Candidate[]): Candidate[] {
  const last = letter.units.findLast(({ zone }) => zone === 'body')?.flat ?? '';
  const page = byRule(letter, formal('missing-page'), { words: { last: innerQuotes(lastWords(last)) } });
  return [page, ...found.filter((one) => !mayFollow(one))];
}

/** What is left out, the frame below the text, and what is measured by the length of the whole. */
const mayFollow = ({ kind, rule }: Candidate): boolean =>
  kind === 'omission' ? !beforeRatings.has(rule) : ofEnd.has(rule);

/** The house is told before the ratings, on the first page. */
const beforeRatings: ReadonlySet<string> = new Set(['missing-company']);
const ofEnd: ReadonlySet<string> = new Set([
  'no-date',
  'no-signer',
  'no-function',
  'low-signer',
  'unsigned',
  'odd-end',
  'too-brief',
  'company-too-long',
  'top-without-thanks',
  'ending-against-rating',
  'closing-against-rating',
  'interim-ended',
]);

const few = 6;
/** „… stets zu unserer vollen“: enough to find the place on the paper. */
function lastWords(flat: string): string {
  const words = flat.replace(/[.,;:]$/u, '').split(' ');
  return words.length <= few ? words.join(' ') : `… ${words.slice(-few).join(' ')}`;
}

const stepsOfWhole: ReadonlySet<string> = new Set([
  'ask-for-ratings',
  'complete',
  'ask-for-closing',
  'better-grade',
  'signature',
]);

/** Of half a letter nobody asks for what the other half may hold: first the whole is to be read. */
export function wholeFirst(steps: readonly Recommendation[], findings: readonly Finding[]): Recommendation[] {
  if (!findings.some(({ rule }) => rule === 'missing-page')) return [...steps];
  return [
    {
      id: 'whole-letter',
      title: 'Zuerst alle Seiten zusammen prüfen',
      text: 'Erst am ganzen Zeugnis zeigt sich, welche Note gemeint ist und was wirklich fehlt.',
    },
    ...steps.filter(({ id }) => !stepsOfWhole.has(id)),
  ];
}
