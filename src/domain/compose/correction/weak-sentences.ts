import type { Reading, SentenceReading } from '../../decode/reading.ts';
import type { Setting } from './person-words.ts';
import { goodUntil, type Placed } from './point.ts';
import { gradePoint } from './sentence-point.ts';
import { levelOfSingles } from './sentence-wording.ts';

const weakFrom = 2.75;
const belowFrom = 3.5;
const surely = 0.5;

const rated: ReadonlySet<SentenceReading['part']> = new Set(['performance', 'summary', 'behavior']);

/** What is only weak, one sentence of a kind: all that is below the average, of the average only what sums up. */
export function weakSentences(reading: Reading, setting: Setting): Placed[] {
  const { sentences, performance, behavior } = reading;
  // Of a reference that reads well nobody asks for more.
  if ((reading.overall?.grade ?? 0) < goodUntil) return [];
  const supported = levelOfSingles(reading) < 3;
  return sentences.flatMap((sentence): Placed[] => {
    const { grade = 0, category, confidence = 0, part } = sentence;
    if (
      category === undefined ||
      category === 'exam-result' ||
      category === 'future-wishes' ||
      category === 'ending'
    )
      return [];
    const whole =
      category === 'internal-behavior' || category === 'external-behavior' ? behavior : performance;
    if (confidence < surely || !rated.has(part)) return [];
    // A better sum is asked for where the single sentences bear it, better ones only where the whole is below average.
    const isSum =
      category === 'performance-summary' && grade >= weakFrom && (supported || grade >= belowFrom);
    if (!isSum && (grade < belowFrom || (whole?.grade ?? 0) < belowFrom)) return [];
    const point = gradePoint(sentence, setting);
    return point === null ? [] : [{ sentence, finding: undefined, point }];
  });
}

/** One wish of a kind is enough; what the corrections ask for is not wished for once more, and what is told in words is one. */
export function onceWished(wishes: readonly Placed[], asked: readonly string[]): Placed[] {
  const kinds = new Set<string>();
  const wordings = new Set(asked.filter((wording) => wording !== ''));
  const isSummed = asked.some((wording) => wording.includes('Zufriedenheit'));
  const inWording = wishes.filter(({ sentence, point }) => {
    if (point.wanted === '') return false;
    const kind = sentence?.category ?? '';
    const isTold =
      kinds.has(kind) || wordings.has(point.wanted) || (kind === 'performance-summary' && isSummed);
    kinds.add(kind);
    wordings.add(point.wanted);
    return !isTold;
  });
  const isConduct = asked.some((wording) => wording.includes('Verhalten gegenüber'));
  const told = wishes
    .filter(
      ({ sentence, point }) =>
        point.wanted === '' && !(isConduct && sentence?.category === 'internal-behavior'),
    )
    .slice(0, mostInWords);
  const [first] = told;
  if (first === undefined) return inWording;
  const old = told.map(({ point }) => point.old).join('“, „');
  const wish =
    told.length === 1
      ? first.point.wish
      : 'Ich bitte um Fassungen, die mindestens eine durchschnittliche Beurteilung wiedergeben.';
  const reason =
    told.length === 1 ? first.point.reason : 'Die Sätze werden als „ausreichend“ oder schlechter verstanden.';
  return [...inWording, { ...first, point: { ...first.point, old, wish, reason } }];
}

/** More would be read as a quarrel about every word. */
const mostInWords = 4;
