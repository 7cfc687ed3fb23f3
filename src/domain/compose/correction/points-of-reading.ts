import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { liesIn } from '../../letter/lies-in.ts';
import { closingWish, isClosingWish } from './ask-for-closing.ts';
import { once } from './once.ts';
import { settingOf, type Setting } from './person-words.ts';
import { goodUntil, ofSentence, tidy, type CorrectionPoint, type Placed } from './point.ts';
import { reasonFor } from './reason-for-employer.ts';
import { restPoint } from './rest-point.ts';
import { findingPoint } from './sentence-point.ts';
import { onceWished, weakSentences } from './weak-sentences.ts';
import { wishInWords } from './wish-in-words.ts';

/** Asking for these would make the reference worse: the one shining sentence is not to go. */
const neverAsked: ReadonlySet<string> = new Set(['showcase', 'missing-reason', 'missing-company']);

/** What can be asked for from the reading alone: first what is wrong or missing, then what is only wished. */
export function placedPoints(reading: Reading): Placed[] {
  if (!reading.isReference || canStay(reading)) return [];
  const setting = settingOf(reading);
  const found = reading.findings.filter(
    (one) => one.correctable && !neverAsked.has(one.rule) && !isClosingWish(one),
  );
  const simple = reading.performance === null && reading.behavior === null;
  const asked = found.filter(
    ({ kind, rule }) => !simple || kind !== 'omission' || rule === 'missing-ratings',
  );
  const inPlace = reading.sentences.flatMap((sentence) => pointsIn(sentence, asked, reading, setting));
  const told = new Set(inPlace.flatMap(({ found: all }) => all));
  const rest = asked.filter((one) => !told.has(one));
  const others = rest.flatMap((finding): Placed[] => [restPoint(finding, reading, setting)]);
  const mended = once([...inPlace.map(({ placed }) => placed), ...others]);
  const wordings = mended.map(({ point }) => point.wanted);
  const olds = mended.map(({ point }) => point.old);
  const wish = simple ? null : closingWish(reading, setting, { wordings, olds });
  const corrections = wish === null ? mended : withClosing(mended, wish);
  const taken = new Set(corrections.flatMap(({ point }) => (point.old === '' ? [] : [point.old])));
  const weak = simple ? [] : weakSentences(reading, setting).filter(({ point }) => !taken.has(point.old));
  const closing: Placed[] =
    wish === null || corrections !== mended
      ? []
      : [{ sentence: null, finding: reading.findings.find(isClosingWish), point: wish }];
  return [...corrections, ...onceWished(weak, wordings), ...closing];
}

/** A closing that is written anew is asked for as a whole: what is missing in it is asked for with it. */
function withClosing(points: readonly Placed[], wish: CorrectionPoint): readonly Placed[] {
  const at = points.findIndex(
    ({ sentence, point }) => sentence?.part === 'closing' && point.kind === 'replace',
  );
  const first = points[at];
  if (first === undefined || wish.kind !== 'add') return points;
  const point: CorrectionPoint = {
    ...first.point,
    wanted: `${wish.wanted} ${first.point.wanted}`,
    reason: `${first.point.reason} Um Dank und gute Wünsche bitte ich; ein Anspruch darauf besteht nicht.`,
    rules: [...first.point.rules, ...wish.rules],
  };
  return points.with(at, { ...first, point });
}

/** „Das Zeugnis kann so bleiben“: then nobody is asked for anything. */
const canStay = ({ recommendations }: Reading): boolean => recommendations.some(({ id }) => id === 'keep');

/** What was found within one sentence, and in no other, is one point. */
function pointsIn(
  sentence: SentenceReading,
  findings: readonly Finding[],
  reading: Reading,
  setting: Setting,
): { placed: Placed; found: readonly Finding[] }[] {
  if (aside.has(sentence.part)) return [];
  const here = findings.filter(
    (one) => liesIn(one, sentence) && isWithin(one, sentence) && !ofWhole.test(one.rule),
  );
  const known = here.filter((one) => !isGuess(one, reading));
  const [first] = known.length > 0 ? known : here;
  if (first === undefined) return [];
  const point =
    known.length > 0 ? findingPoint(sentence, known, reading, setting) : guessPoint(sentence, first, here);
  return [{ placed: { sentence, finding: first, point }, found: here }];
}

/**
 * What was only heard between the lines is nothing to be demanded, least of all from somebody who praises: it can be
 * asked whether it was meant.
 */
const isGuess = ({ guessed, detail }: Finding, { overall }: Reading): boolean =>
  guessed === true && (detail.startsWith('Keine bekannte Formel') || (overall?.grade ?? 6) < goodUntil);

const guessPoint = (
  { text }: SentenceReading,
  finding: Finding,
  here: readonly Finding[],
): CorrectionPoint => ({
  kind: 'clarify',
  request: true,
  old: tidy(text),
  wanted: '',
  wish: wishInWords({ ...ofSentence(finding, text), rule: 'guessed', advice: '' }),
  topic: '',
  reason: reasonFor(ofSentence(finding, text)),
  ruling: null,
  rules: here.map(({ rule }) => rule),
});

/** What is said of how parts follow each other is said of no line. */
const ofWhole = /^order-(?!persons)/u;

/** Lines around the text are no sentences to be written anew. */
const aside: ReadonlySet<SentenceReading['part']> = new Set(['letterhead', 'heading', 'signature']);

const isWithin = ({ start = 0, end = 0 }: Finding, sentence: SentenceReading): boolean =>
  start >= sentence.start - 1 && end <= sentence.end + 1;
