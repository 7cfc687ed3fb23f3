import type { Finding, Reading, SentenceReading } from '#domain/decode/reading.ts';
import { innerQuotes } from '#domain/decode/finding.ts';
import { citeRuling, rulingById, unconfirmedNote } from '#domain/knowledge/rulings.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { explanationBody } from '#domain/letter/explanation-body.ts';
import { foldFindings } from '#domain/letter/fold-findings.ts';
import { isOfPaper } from '#domain/letter/paper-findings.ts';
import { gradeWord, namedGrade, points, type NamedGrade, type Rating } from '#domain/letter/grade.ts';
import { sureness } from '#domain/letter/sureness.ts';
import { titleQuotes } from '#domain/letter/title-quotes.ts';
import { toldBefore, type ToldBefore } from '#domain/letter/told-before.ts';
import { toldReading } from '#domain/letter/told-reading.ts';
import { whyClosing } from '#domain/letter/why-closing.ts';
import { gradedSentences, letterParagraphs, type LetterParagraph } from './report-letter.ts';
import { germanNumber, orderFindings, ratingText } from './wording.ts';

export interface ReportInput {
  readonly reading: Reading;
  /** The letter that the offsets in the reading refer to. */
  readonly text: string;
  /** When it was read, as ISO 8601. */
  readonly created: string;
}

/** A rating as the page draws it. */
interface ScaleContent {
  readonly grade: NamedGrade;
  readonly word: string;
  readonly points: string;
  /** Places on the scale from 0 (1 point) to 1 (7 points). */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** What follows the word: „zwischen gut und sehr gut · 5,5 von 7“. */
  readonly rest: string;
  /** How sure the reading is, in words. */
  readonly sure: string;
}

interface FindingContent {
  readonly kind: string;
  readonly title: string;
  readonly quote: string;
  readonly detail: string;
  readonly advice: string;
  readonly better: string;
  /** Where the better wording stands instead; '' where it stands here, or there is none. */
  readonly betterAbove: string;
  readonly citation: string;
  readonly holding: string;
}

/** All that the template prints, in the order of the page; every string is plain text. */
export interface ReportContent {
  readonly date: string;
  readonly day: { readonly year: number; readonly month: number; readonly day: number };
  readonly subject: string;
  readonly isReference: boolean;
  readonly reason: string;
  readonly layman: boolean;
  /** What is amiss with the paper as a whole: stands above the grades. */
  readonly notices: readonly { readonly title: string; readonly detail: string; readonly advice: string }[];
  readonly overall: ScaleContent | null;
  readonly parts: readonly { readonly label: string; readonly scale: ScaleContent }[];
  /** Why the closing has another grade than its sentences; empty where nobody would ask. */
  readonly closing: string;
  readonly categories: readonly { readonly label: string; readonly scale: ScaleContent }[];
  readonly correctable: readonly FindingContent[];
  readonly missing: readonly FindingContent[];
  readonly other: readonly FindingContent[];
  readonly steps: readonly { readonly title: string; readonly text: string; readonly citation: string }[];
  readonly letter: readonly LetterParagraph[];
  readonly notes: readonly {
    readonly grade: NamedGrade;
    readonly word: string;
    readonly points: string;
    readonly label: string;
    readonly explanation: string;
    readonly better: string;
  }[];
}

const kindLabels: Readonly<Record<Finding['kind'], string>> = {
  code: 'Klassischer Geheimcode',
  technique: 'Auffälligkeit',
  omission: 'Lücke',
  order: 'Reihenfolge',
  contradiction: 'Widerspruch',
  formal: 'Form',
  restriction: 'Einschränkung',
};

const isMissing = (finding: Finding): boolean => finding.kind === 'omission';

/** What a report says, ready for the template. */
export function reportContent({ reading: read, text, created }: ReportInput): ReportContent {
  const reading = toldReading(read);
  const equal = foldFindings(reading.findings);
  const findings = orderFindings([...equal.keys()]);
  const graded = gradedSentences(reading.sentences);
  const present = findings.filter((it) => !isMissing(it));
  const groups = {
    correctable: present.filter((it) => it.correctable),
    // As on the screen: what cannot be corrected comes before what is missing.
    other: present.filter((it) => !it.correctable && !isOfPaper(it)),
    missing: findings.filter(isMissing),
  };
  const told = toldBefore([...groups.correctable, ...groups.other, ...groups.missing]);
  const about = (finding: Finding): FindingContent =>
    briefly(findingContent(finding, graded, equal.get(finding)?.length ?? 1), told.get(finding) ?? {});
  const content: ReportContent = {
    ...reportDate(created),
    subject: subject(reading),
    isReference: reading.isReference,
    reason: reading.notReferenceReason ?? '',
    layman: reading.layman,
    notices: findings.filter(isOfPaper).map(({ title, detail, advice }) => ({ title, detail, advice })),
    overall: reading.overall === null ? null : scale(reading.overall),
    parts: [
      ...labelled('Leistung', reading.performance),
      ...labelled('Verhalten', reading.behavior),
      ...labelled('Schluss', reading.closing),
    ],
    closing: whyClosing(reading) ?? '',
    categories: reading.categories.flatMap((rating) => labelled(categoryLabels[rating.category], rating)),
    correctable: groups.correctable.map(about),
    other: groups.other.map(about),
    missing: groups.missing.map(about),
    steps: reading.recommendations.map(({ title, text: advice, ruling }) => ({
      title,
      text: advice,
      citation: cite(ruling),
    })),
    letter: letterParagraphs(text, reading.sentences),
    notes: graded.map(noteContent),
  };
  return printable(content) as ReportContent;
}

function reportDate(created: string): Pick<ReportContent, 'date' | 'day'> {
  const parts = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(new Date(created));
  const iso = new Date(created).toISOString();
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  // The day and its month stay together at a line end.
  return { date: parts.replace(' ', '\u00a0'), day: { year, month, day } };
}

function subject({ type, facts }: Reading): string {
  const salutation = facts.salutation === 'Herr' ? 'Herrn' : facts.salutation;
  const name = [salutation, facts.title, facts.first_name, facts.last_name].filter(Boolean).join(' ');
  const label = type === null ? '' : certificateTypeLabels[type];
  const whose = name === '' ? label : `${label} für ${name}`.trim();
  return [whose, facts.job_title, facts.company].filter(Boolean).join(', ');
}

const place = (grade: number): number => (points(grade) - 1) / 6;

function scale(rating: Rating): ScaleContent {
  const word = gradeWord(rating.grade);
  return {
    grade: namedGrade(rating.grade),
    word,
    points: germanNumber(points(rating.grade)),
    at: place(rating.grade),
    from: place(rating.range[1]),
    to: place(rating.range[0]),
    // Only the word in front goes: the range may end with the same word.
    rest: ratingText(rating)
      .slice(word.length)
      .replace(/^(?:, | · )/u, ''),
    sure: sureness(rating),
  };
}

const labelled = (label: string, rating: Rating | null): ReportContent['parts'] =>
  rating === null ? [] : [{ label, scale: scale(rating) }];

/** Citation, marked where nobody has looked the source up. */
function cite(id: string | undefined): string {
  const entry = id === undefined ? undefined : rulingById(id);
  if (entry === undefined) return '';
  return citeRuling(entry.id) + (entry.confirmed ? '' : ` (${unconfirmedNote})`);
}

/** What stands further up need not be read again: there the words are, here it is said that they hold. */
function briefly(item: FindingContent, told: ToldBefore): FindingContent {
  return {
    ...item,
    ...(told.ruling && item.citation !== '' && { holding: '', citation: `${item.citation} (${above})` }),
    ...(told.advice && { advice: above }),
    ...(told.better && { better: '', betterAbove: above }),
  };
}

const above = 'siehe oben';

function findingContent(finding: Finding, graded: readonly SentenceReading[], times: number): FindingContent {
  const note = graded.findIndex(
    (sentence) => sentence.start < (finding.end ?? 0) && sentence.end > (finding.start ?? Infinity),
  );
  const where = [
    finding.kind === 'code' && finding.guessed === true ? 'Vermutlich ein Code' : kindLabels[finding.kind],
    finding.category === undefined ? '' : categoryLabels[finding.category],
    note < 0 ? '' : `Satz ${note + 1}`,
    times > 1 ? `${times}-mal in diesem Text` : '',
  ];
  return {
    kind: where.filter(Boolean).join(' · '),
    title: finding.title,
    quote: titleQuotes(finding) ? '' : innerQuotes(finding.quote ?? ''),
    detail: finding.detail,
    advice: finding.advice,
    better: finding.better ?? '',
    betterAbove: '',
    citation: cite(finding.ruling),
    holding: rulingById(finding.ruling ?? '')?.holding ?? '',
  };
}

function noteContent(sentence: SentenceReading): ReportContent['notes'][number] {
  const grade = sentence.grade ?? 3;
  const label = sentence.category === undefined ? '' : categoryLabels[sentence.category];
  return {
    grade: namedGrade(grade),
    word: gradeWord(grade),
    points: germanNumber(points(grade)),
    label,
    explanation: explanationBody(sentence.explanation, label),
    better: sentence.better ?? '',
  };
}

const longestWord = 50;

/** Takes out what no page can show (controls, direction marks) and lets words without end break. */
function printable(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll(/[^\P{C}\n]/gu, ' ')
      .replaceAll(new RegExp(String.raw`\S{${longestWord}}(?=\S)`, 'gu'), '$&\u200b');
  }
  if (Array.isArray(value)) return value.map(printable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printable(inner)]));
}
