import { late } from '../german/late.ts';
import type { CodeHint } from './code-hint.ts';
import { isDark, silenced } from './calm-layman.ts';
import { readOffFormula } from './judge.ts';
import { isGood, meansWell, type WholeTold } from './meant-well.ts';
import type { SentenceReading } from './reading.ts';
import { unitsOf, type SentenceUnits } from './sentence-units.ts';
import type { ToneSign } from './tones.ts';

/** From here on a sentence blames. */
const failing = 3.5;
/** From here on words of mere sufficiency are no guess. */
const surely = 0.7;

/**
 * Takes back what is read as failing in a letter that praises throughout although no formula, no code and no limit to
 * a praised trait says so: „Aggressives Verhalten entschärft er mit Worten“ tells a story in words of its own, and a
 * poor grade for it is a guess. Of some two hundred sentences read like this in good letters nearly all were praise.
 * @param whole what the letter says as a whole, the doubtful sentences included
 * @param hints for each sentence a code that it hints at
 */
export function calmStories(
  sentences: readonly SentenceReading[],
  whole: WholeTold,
  hints: readonly (CodeHint | null)[],
): readonly SentenceReading[] {
  const well = meansWell(whole);
  if (!well && !isGood(whole)) return sentences;
  if (!sentences.some(isFailing)) return sentences;
  return sentences.map((one, at) =>
    isFailing(one) && (well || hints[at] === null) && isStory(one, well) ? silenced(one) : one,
  );
}

const told: ReadonlySet<string> = new Set(['performance', 'behavior']);
const isFailing = ({ part, grade = 0, codes }: SentenceReading): boolean =>
  grade >= failing && told.has(part) && codes.length === 0;

function isStory({ text, evidence, confidence = 0 }: SentenceReading, well: boolean): boolean {
  const kinds = new Set(evidence.map(({ kind }) => kind));
  const units = unitsOf(text);
  // „In der Regel termingerecht“
  if (
    kinds.has('restriction') &&
    (!well || kinds.has('positive') || units.tones.some((one) => kind.has(one)))
  )
    return false;
  // „Konnte sich verständlich machen“
  if (kinds.has('potential') && !well) return false;
  // „Entsprach den Anforderungen“, „ausreichende Kenntnisse“
  if (kinds.has('plain') && confidence >= surely) return false;
  if (blamesPlainly(units, confidence) || readOffFormula(units) !== null) return false;
  return well || !isDark(units.tones);
}

const short = 9;
const is = late.iu`(?<!\p{L})(?:war|waren|ist|sind|wurden?|bleibt|blieb|blieben|wirkte|schien(?! [^.;]*(?:verloren|gescheitert|geplatzt|dahin|vertan|aussichtslos)\.?$))(?!\p{L})`;
/** What had to be done for somebody, or came too late. */
const lacks = late.iu`(?<!\p{L})(?:muss|müssen|mussten?|brauchte|benötigte|bedurfte|fehlten?|zu (?:spät|langsam|selten|wenig)|nur selten|kaum|nachgearbeitet|korrigiert werden)(?!\p{L})`;
const kind: ReadonlySet<ToneSign> = new Set<ToneSign>(['good', 'top', 'wanted']);
const bad: ReadonlySet<ToneSign> = new Set<ToneSign>(['bad', 'less', 'enough', 'unwanted']);

/** „Ihre Kenntnisse waren ungenügend“, „sie war pünktlich“: said of a trait or of the person, and no story. */
function blamesPlainly({ tokens, shape, tones }: SentenceUnits, confidence: number): boolean {
  if (shape.includes('@t') && !tones.some((tone) => kind.has(tone))) return true;
  const text = tokens.map(({ text: word }) => word).join(' ');
  if (lacks.test(text)) return true;
  if (!is.test(text)) return false;
  const last = tones.slice(tones.lastIndexOf('|') + 1);
  return tokens.length <= short || (confidence >= surely && last.some((tone) => bad.has(tone)));
}
