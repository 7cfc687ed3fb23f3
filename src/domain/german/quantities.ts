import { readNumber } from './numbers.ts';

const small =
  '(?:dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwölf|elf|zehn|neun|acht|sieben|sechs|fünf|vier|dreier|drei|zweier|zwei|beiden?|anderthalb)';
const tens = '(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)';
const ones = '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)';

/**
 * A number from two on in digits or words, for patterns: „1.900“, „1,2“, „26“, „vierzehn“, „dreihundert“, „beide“;
 * with nothing of a number before it and nothing of a word or number behind.
 */
export const quantityPattern = `(?<![\\p{L}\\d.,'-])(?:\\d{1,3}(?:[.']\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?|(?:${ones}|${small})?(?:hundert|tausend)(?:${ones}und${tens}|${tens}|${small})?|(?:${ones}und)?${tens}|${ones}einhalb|${small})(?![\\p{L}\\d]|[.,]\\d)`;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:Milliarden?|Mrd\.?)$/iu, 1e9],
  [/^(?:Millionen|Million|Mio\.?)$/iu, 1e6],
  [/^(?:Tausend|Tsd\.?)$/iu, 1e3],
];
/** „Millionen“, „Mio.“, „Tausend“, for patterns. */
export const scalePattern = '(?:Milliarden?|Mrd\\.?|Millionen|Million|Mio\\.?|Tausend|Tsd\\.?)';

/** What „Millionen“ and the like multiply by; 1 for anything else. */
export const scaleOf = (word: string): number => scales.find(([name]) => name.test(word))?.[1] ?? 1;

/** The value of what `quantityPattern` found; null for anything else. */
export function readQuantity(text: string): number | null {
  if (/^\d/.test(text)) return Number(text.replaceAll(/[.'](?=\d{3})/g, '').replace(',', '.'));
  const lower = text.toLowerCase();
  if (lower.startsWith('beide')) return 2;
  const large = /^(?<before>\p{L}*?)(?<factor>hundert|tausend)(?<after>\p{L}*)$/u.exec(lower)?.groups;
  if (large === undefined) return readNumber(lower);
  const { before = '', factor, after = '' } = large;
  const times = before === '' ? 1 : readNumber(before);
  const rest = after === '' ? 0 : readNumber(after);
  return times === null || rest === null ? null : times * (factor === 'hundert' ? 100 : 1000) + rest;
}
