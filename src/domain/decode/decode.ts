import { respell } from '../german/respell.ts';
import { withoutRuns } from '../german/unreadable.ts';
import { interimClosing } from '../knowledge/better-wordings.ts';
import { asItCame } from './as-it-came.ts';
import { readSentences } from './read-sentences.ts';
import { breaksOff, withoutStump } from './breaks-off.ts';
import { calmLayman } from './calm-layman.ts';
import { calmStories } from './calm-stories.ts';
import { withoutCodedPraise } from './coded-praise.ts';
import { countWarmth, detectLayman } from './detect-layman.ts';
import { detectReference, isTooShort } from './detect-reference.ts';
import { extractFacts, noFacts } from './extract-facts.ts';
import { findAll } from './find-all.ts';
import { formal } from './find-form.ts';
import { timesInWords } from './find-two-letters.ts';
import { byRule } from './finding.ts';
import { headsOf } from './heads.ts';
import { findCopies, type Copies } from './letter-copies.ts';
import { startBehindEnd } from './letter-starts.ts';
import { turnPages } from './turned-pages.ts';
import { withoutLeading } from './leading-told.ts';
import { rememberPersons, type LetterContext } from './letter-context.ts';
import { rateCategories } from './rate-categories.ts';
import { rateWhole } from './rate-whole.ts';
import { readClosing } from './read-closing.ts';
import type { Reading, SentenceReading } from './reading.ts';
import { readAlone } from './read-alone.ts';
import { readProfile } from './read-profile.ts';
import { recommend } from './recommendations.ts';
import { settleBehavior } from './settle-behavior.ts';
import { settleClosing } from './settle-closing.ts';
import { settleOverall } from './settle-overall.ts';
import { unfolded } from './unfolded.ts';
import { readUnits } from './units.ts';

/**
 * Reads a reference: sentence by sentence, then as a whole.
 * @param text the letter as plain text; offsets in the result refer to exactly this string
 * @param today the day of the reader, YYYY-MM-DD, where deadlines shall be told as over or near
 */
export function decode(text: string, today?: string): Reading {
  // Runs of signs longer than any word go first: patterns that look into words take the square of their length.
  const respelt = respell(withoutRuns(text));
  if (respelt === null) return read(text, true, today);
  return asItCame(read(respelt.text, true, today), text, respelt);
}

/** @param mayTurn false for a text whose pages were put in order: whatever stands there is read as it is */
function read(text: string, mayTurn: boolean, today: string | undefined): Reading {
  const clear = withoutRuns(text);
  const readable = unfolded(clear);
  if (readable.trim() === '' && text.trim() !== '')
    return notReference('Der Text enthält keine lesbaren Sätze.');
  const { units, lines } = readUnits(readable);
  const copies = findCopies({ units, lines });
  if (copies !== null) return withCopies(read(text.slice(0, copies.end), mayTurn, today), copies);
  const start = mayTurn ? startBehindEnd(units) : null;
  if (start !== null) return readTurned(text, start.start, today);
  const detection = detectReference(readable, units);
  if (!detection.isReference || detection.type === null)
    return notReference(detection.reason, isTooShort(readable) ? readAlone(units) : []);
  const { type } = detection;
  const { sentences: told, parts, graded, codes, gradeRows, hints } = readSentences(units);
  const { facts, signers, dateUnit } = extractFacts(units, parts, type);
  const profile = readProfile(facts.job_title, type, units, parts);
  const led = profile.leader ? told : withoutLeading(told, graded);
  const farewell = type === 'zwischenzeugnis' ? led.map(withoutFarewell) : led;
  const literal =
    readable === text ? farewell : farewell.map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
  const warmth = countWarmth(units);
  const layman = detectLayman(units, graded, { rows: gradeRows.length, warmth });
  const calm = layman ? calmLayman(literal, warmth) : literal;
  const closing = readClosing(units, parts, type, { layman, codes });
  const broken = breaksOff({ units, sentences: calm, closing, signers, name: facts.last_name });
  const first = broken ? withoutStump(calm, units) : calm;
  const rate = (
    sentences: readonly SentenceReading[],
  ): Pick<LetterContext, 'sentences' | 'categories' | 'rating'> => {
    const categories = rateCategories(sentences);
    const rating = rateWhole({ units, sentences, categories }, closing.rating, { layman, warmth, broken });
    return { sentences, categories, rating };
  };
  const atFirst = rate(first);
  const calmed = calmStories(first, { rating: atFirst.rating, closingRating: closing.rating, type }, hints);
  const { sentences, categories, rating } = calmed === first ? atFirst : rate(calmed);
  const letter: LetterContext = {
    text,
    lines,
    units,
    parts,
    sentences,
    type,
    facts,
    signers,
    profile,
    closing,
    categories,
    rating,
    closingRating: closing.rating,
    layman,
    codes,
    gradeRows,
    hints,
    dateUnit,
    personsAt: rememberPersons(units, headsOf(facts, signers)),
    simple: rating.performance === null && rating.behavior === null,
    broken,
  };
  const found = findAll(letter);
  const findings = readable === clear ? found : found.filter(({ rule }) => !ofLines.has(rule));
  const shown = withoutCodedPraise(sentences, findings);
  const rated = shown === sentences ? categories : rateCategories(shown);
  const conduct = settleBehavior(rating.behavior, rating.performance, rated, findings, layman);
  const isWhole = closing.thanks !== null && closing.regret !== null && closing.wishes !== null;
  const settled = settleClosing(closing.rating, conduct.categories, rating.overall, layman, isWhole);
  return {
    isReference: true,
    notReferenceReason: null,
    type,
    overall: settleOverall(rating.overall, findings),
    performance: rating.performance,
    behavior: conduct.behavior,
    closing: settled.closing,
    categories: settled.categories,
    sentences: shown,
    findings,
    facts,
    recommendations: recommend(letter, findings, today),
    layman,
  };
}

/** What can only be told of a letter that came with its lines. */
const ofLines: ReadonlySet<string> = new Set(['no-signer', 'no-date', 'no-heading', 'no-function']);

/** The reading of the first copy, which is the beginning of the text: all offsets hold. */
const withCopies = (reading: Reading, { count, exact }: Copies): Reading =>
  withPaper(reading, exact ? 'letter-copies' : 'near-copies', { count: timesInWords(count) });

/** Reads a letter whose pages came in the wrong order as it was written. */
function readTurned(text: string, cut: number, today: string | undefined): Reading {
  const turned = turnPages(text, cut);
  return withPaper(turned.restore(read(turned.text, false, today)), 'pages-order');
}

function withPaper(
  reading: Reading,
  id: Parameters<typeof formal>[0],
  words: Readonly<Record<string, string>> = {},
): Reading {
  if (!reading.isReference) return reading;
  const { soft, ...finding } = byRule({ text: '' }, formal(id), { words });
  void soft;
  return { ...reading, findings: [finding, ...reading.findings] };
}

/** In an interim reference nobody leaves: the wording to ask for looks ahead instead. */
function withoutFarewell(sentence: SentenceReading): SentenceReading {
  if (sentence.category !== 'future-wishes' || sentence.better === undefined) return sentence;
  return { ...sentence, better: interimClosing };
}

function notReference(reason: string | null, sentences: readonly SentenceReading[] = []): Reading {
  return {
    isReference: false,
    notReferenceReason: reason,
    type: null,
    overall: null,
    performance: null,
    behavior: null,
    closing: null,
    categories: [],
    sentences,
    findings: [],
    facts: noFacts,
    recommendations: [],
    layman: false,
  };
}
