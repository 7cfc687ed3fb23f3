import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { liesIn } from '../../letter/lies-in.ts';
import { closingWish, isClosingWish } from './ask-for-closing.ts';
import { atLevel, fitWording } from './fit-wording.ts';
import { settingOf, type Setting } from './person-words.ts';
import { tidy, type CorrectionPoint } from './point.ts';
import { reasonFor } from './reason-for-employer.ts';
import { namePersons } from './reword-persons.ts';
import { findingPoint, gradePoint, levelOfSingles } from './sentence-point.ts';
import { topicOf, wishInWords } from './wish-in-words.ts';

/** A point with the sentence that it is about; null where it is about none. */
export interface Placed {
  readonly sentence: SentenceReading | null;
  readonly finding: Finding | undefined;
  readonly point: CorrectionPoint;
}

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
  const wish = simple ? null : closingWish(reading, setting, wordings);
  const corrections = wish === null ? mended : withClosing(mended, wish);
  const taken = new Set(corrections.flatMap(({ point }) => (point.old === '' ? [] : [point.old])));
  const weak = simple ? [] : weakSentences(reading, setting).filter(({ point }) => !taken.has(point.old));
  const closing: Placed[] =
    wish === null || corrections !== mended || taken.has(wish.old)
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
const goodUntil = 2.5;

const guessPoint = (
  { text }: SentenceReading,
  finding: Finding,
  here: readonly Finding[],
): CorrectionPoint => ({
  kind: 'clarify',
  request: true,
  old: tidy(text),
  wanted: '',
  wish: wishInWords({ ...finding, rule: 'guessed', advice: '' }),
  topic: '',
  reason: reasonFor(finding),
  ruling: null,
  rules: here.map(({ rule }) => rule),
});

/** What is said of how parts follow each other is said of no line. */
const ofWhole = /^order-(?!persons)/u;

/** Lines around the text are no sentences to be written anew. */
const aside: ReadonlySet<SentenceReading['part']> = new Set(['letterhead', 'heading', 'signature']);

const isWithin = ({ start = 0, end = 0 }: Finding, sentence: SentenceReading): boolean =>
  start >= sentence.start - 1 && end <= sentence.end + 1;

/** What is said of the whole letter, of a field, or of what is missing. */
function restPoint(finding: Finding, reading: Reading, setting: Setting): Placed {
  const base = {
    old: '',
    wanted: '',
    wish: '',
    topic: topicOf(finding),
    reason: reasonFor(finding),
    ruling: finding.ruling ?? null,
    rules: [finding.rule],
  };
  const added = finding.kind === 'omission' ? personsPoint(finding, reading) : null;
  if (added !== null) {
    const { old, wanted, sentence } = added;
    return { sentence, finding, point: { ...base, kind: 'replace', old, wanted } };
  }
  const wording = atLevel(finding.better ?? '', setting.level);
  const fitted =
    finding.kind === 'omission' && !inWords.has(finding.rule) ? fitWording(wording, setting) : null;
  if (fitted !== null && fitted !== '')
    return { sentence: null, finding, point: { ...base, kind: 'add', wanted: fitted } };
  const kind = finding.kind === 'omission' ? 'add' : 'clarify';
  return { sentence: null, finding, point: { ...base, kind, wish: wishInWords(finding) } };
}

/** What only the employer can tell. */
const inWords: ReadonlySet<string> = new Set([
  'missing-occasion',
  'missing-exam',
  'missing-sales',
  'missing-ratings',
]);

/** Who is missing among the persons of the sentence on the behaviour. */
const missingPersons: Readonly<Record<string, readonly string[]>> = {
  'missing-superiors': ['Vorgesetzten'],
  'missing-colleagues': ['Kolleginnen', 'Kollegen'],
  'missing-groups': ['Vorgesetzten', 'Kolleginnen', 'Kollegen'],
  'missing-staff': ['Mitarbeitern'],
  'missing-trainers': ['Ausbildern'],
};

function personsPoint(
  { rule }: Finding,
  { sentences, type }: Reading,
): { old: string; wanted: string; sentence: SentenceReading } | null {
  const persons = missingPersons[rule];
  if (persons === undefined) return null;
  const trainers = type === 'ausbildungszeugnis' && persons.includes('Vorgesetzten') ? ['Ausbildern'] : [];
  const also = [...trainers, ...persons];
  const about = sentences.filter(
    ({ category, text }) =>
      (category === 'internal-behavior' || category === 'external-behavior') &&
      /Verhalten|Auftreten|Umgang/u.test(text),
  );
  for (const sentence of about) {
    const wanted = namePersons(sentence.text, also);
    if (wanted !== null) return { old: tidy(sentence.text), wanted, sentence };
  }
  return null;
}

/** Where a sentence that is asked for says what is missing, nothing is added besides. */
const covers: Readonly<Record<string, RegExp>> = {
  'missing-summary': /Zufriedenheit/u,
  'missing-behavior': /Verhalten/u,
  'missing-groups': /Verhalten gegenüber/u,
  'missing-superiors': /Vorgesetzte/u,
  'missing-colleagues': /Kolleg/u,
  'missing-result': /[Ee]rgebnis/u,
  'missing-motivation': /Engagement|Einsatz|engagiert/u,
  'missing-honesty': /ehrlich/u,
  'missing-staff': /Mitarbeiter/u,
};

/** Each sentence and each new wording once: a second wish for the same is joined to the first, or said in words. */
function once(points: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const one of points) {
    const { point } = one;
    const [rule = ''] = point.rules;
    const same = kept.findIndex((other) => point.old !== '' && other.point.old === point.old);
    const isCovered = kept.some(
      ({ point: { wanted } }) => wanted !== '' && covers[rule]?.test(wanted) === true,
    );
    const isTwin =
      point.old === '' && kept.some((other) => other.point.old === '' && other.point.topic === point.topic);
    if (isCovered || isTwin) continue;
    if (same >= 0) {
      const first = kept[same];
      if (first !== undefined) kept[same] = joined(first, one);
      continue;
    }
    const isTold = point.wanted !== '' && kept.some((other) => other.point.wanted === point.wanted);
    if (!isTold) kept.push(one);
    else if (one.finding !== undefined && point.kind === 'replace')
      kept.push({ ...one, point: { ...point, kind: 'clarify', wanted: '', wish: wishInWords(one.finding) } });
  }
  return kept;
}

/** Two wishes for one sentence: the persons that are missing are named in what is asked for anyway. */
function joined(first: Placed, second: Placed): Placed {
  const also = missingPersons[second.point.rules[0] ?? ''] ?? [];
  const { wanted, wish } = first.point;
  const alsoAsked = wanted === '' && second.finding !== undefined ? wishInWords(second.finding) : '';
  return {
    ...first,
    point: {
      ...first.point,
      wanted: wanted === '' ? '' : (namePersons(wanted, also) ?? wanted),
      wish: [wish, alsoAsked].filter((one) => one !== '').join(' '),
      reason: [first.point.reason, second.point.reason].join(' '),
      rules: [...first.point.rules, ...second.point.rules],
    },
  };
}

const weakFrom = 2.75;
const belowFrom = 3.5;
const surely = 0.5;

const rated: ReadonlySet<SentenceReading['part']> = new Set(['performance', 'summary', 'behavior']);

/** What is only weak, one sentence of a kind: all that is below the average, of the average only what sums up. */
function weakSentences(reading: Reading, setting: Setting): Placed[] {
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
function onceWished(wishes: readonly Placed[], asked: readonly string[]): Placed[] {
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
