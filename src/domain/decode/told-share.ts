import { lateRegExp } from '../german/late.ts';
import { readQuantity } from '../german/quantities.ts';

const parts = { hälfte: 1 / 2, drittel: 1 / 3, viertel: 1 / 4, fünftel: 1 / 5, zehntel: 1 / 10 };
const share =
  'um (?<about>mehr als|über)? ?(?:(?:fast|knapp|beinahe|nahezu|rund|etwa|gut) )?(?:(?:die|den|einem|einen?|ein|(?<two>zwei|drei)) (?<part>hälfte|drittel|viertel|fünftel|zehntel)n?|(?<percent>\\d+(?:,\\d+)?|\\p{L}+) ?(?:prozent|%))(?!\\p{L})';
/** „… auf 2,9 Prozent gesenkt und damit um mehr als die Hälfte“: the same change, told as a share of the whole. */
const behind = lateRegExp(
  `^(?: \\p{Lu}\\p{L}+)?(?: (?:je|pro) \\p{L}+)?(?: \\p{Ll}{4,}(?:t|en))?,? ?[(–—]?(?:und |damit |also |mithin |somit |das heißt |immerhin )*${share}`,
  'iu',
);
/** „um ein Drittel von 12 auf 8 Tage“ */
const ahead = lateRegExp(`(?<!\\p{L})${share},? (?:nämlich |und zwar |also )?$`, 'iu');
/** A speed grows by more than the time shrinks, and points are no percent. */
const otherMeasure = /beschleunig|schnell|produktiv|effizien|punkt/iu;

/** Whether the words beside „von A auf B“ tell that change as a share that it is not. */
export function isOtherShare(
  flat: string,
  start: number,
  end: number,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const { about, two, part, percent } =
    (behind.exec(flat.slice(end)) ?? ahead.exec(flat.slice(0, start)))?.groups ?? {};
  const one =
    part === undefined
      ? (readQuantity(percent ?? '') ?? 0) / 100
      : parts[part.toLowerCase() as keyof typeof parts];
  const named = one * (two === undefined ? 1 : (readQuantity(two) ?? 1));
  const change = Math.abs(to - from);
  if (named === 0 || from <= 0 || otherMeasure.test(flat)) return false;
  // „von 82 auf 94 Prozent, also um 12 Prozent“ means points.
  if (/%|prozent/iu.test(flat.slice(start, end)) && Math.abs(change - named * 100) < 0.6) return false;
  const real = change / from;
  return about === undefined ? Math.abs(real - named) > 0.03 + named * 0.2 : real < named * 0.96;
}
