import { decode } from '#domain/decode/decode.ts';
import type { Reading } from '#domain/decode/reading.ts';
import { dictionaryKey } from '#domain/german/dictionary-key.ts';
import type { Rating } from '#domain/letter/grade.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { readAnswers } from '#domain/letter/read-answers.ts';
import { withoutOpenPlaces } from '#domain/review/without-open-places.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import type { OverviewState } from '../collections/overview.ts';
import type { Row } from '../database/engine.ts';
import { contentOf } from '../history/content-columns.ts';

/** What the overview says of a document, in stored form. */
export interface Entry {
  readonly [column: string]: string | number;
  readonly kind: 'certificate' | 'analysis';
  readonly name: string;
  readonly person: string;
  readonly job: string;
  readonly title: string;
  readonly sort_key: string;
  readonly words: string;
  readonly type: string;
  readonly status: OverviewState;
  readonly grade: number;
  readonly grade_best: number;
  readonly grade_worst: number;
  readonly rank: number;
}

interface Known {
  readonly kind: Entry['kind'];
  readonly name: string;
  readonly first?: string | null | undefined;
  readonly last?: string | null | undefined;
  readonly job?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly source?: string;
  readonly type: string;
  readonly status: OverviewState;
  readonly rating: Rating | null;
}

const untitled = { certificate: 'zeugnis ohne namen', analysis: 'auswertung ohne namen' } as const;

/** Behind all grades. */
const noGrade = 9;
const rounded = (value: number): number => Math.round(value * 100) / 100;

function entry({ kind, name, first, last, job, company, source = '', type, status, rating }: Known): Entry {
  const person = [first, last].filter(Boolean).join(' ');
  const title = name || person || source;
  return {
    kind,
    name,
    person,
    job: job ?? '',
    title,
    sort_key: dictionaryKey(title) || untitled[kind],
    words: dictionaryKey([name, person, job, company, source].filter(Boolean).join(' ')).slice(0, 5000),
    type,
    status,
    grade: rounded(rating?.grade ?? 0),
    grade_best: rounded(rating?.range[0] ?? 0),
    grade_worst: rounded(rating?.range[1] ?? 0),
    rank: rounded(rating?.grade ?? noGrade),
  };
}

/** Saves of a letter follow each other; most change something else. */
const lastRatings = new Map<string, Rating | null>();
const mostRatings = 500;

/** What a reader takes from a certificate as a whole; null without a letter. */
function ratingOf(row: Row): Rating | null {
  const letter = readLetter(JSON.parse(String(row['letter'])));
  if (letter === null) return null;
  const text = letterText(withoutOpenPlaces(letter), readAnswers(contentOf(row)).answers);
  const known = lastRatings.get(text);
  if (known !== undefined) return known;
  const rating = decode(text).overall;
  if (lastRatings.size >= mostRatings) lastRatings.clear();
  lastRatings.set(text, rating);
  return rating;
}

function stateOf(row: Row): OverviewState {
  if (row['status'] !== 'signed' && row['locked'] === 1) return 'signing';
  const status = String(row['status']);
  return status === 'generated' || status === 'edited' || status === 'signed' ? status : 'draft';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** @param row a certificate as it is stored */
export function entryOfCertificate(row: Row): Entry {
  const part = (name: string): Record<string, unknown> =>
    (JSON.parse(String(row[name])) as Record<string, unknown> | null) ?? {};
  const textOf = (of: string, name: string): string => {
    const value = part(of)[name];
    return isText(value) ? value : '';
  };
  return entry({
    kind: 'certificate',
    name: String(row['project_name']),
    first: textOf('person', 'first_name'),
    last: textOf('person', 'last_name'),
    job: textOf('occupation', 'job_title') || textOf('occupation', 'graduation_title'),
    company: textOf('company', 'name'),
    type: String(row['type']),
    status: stateOf(row),
    rating: ratingOf(row),
  });
}

const underWay = new Set(['queued', 'reading', 'decoding']);

/** @param row an analysis as it is stored */
export function entryOfAnalysis(row: Row): Entry {
  const reading = JSON.parse(String(row['reading'])) as Reading | null;
  const done = row['status'] === 'done';
  const facts = reading?.facts;
  const isReference = reading?.isReference ?? false;
  const status = underWay.has(String(row['status'])) ? 'reading' : (row['status'] as OverviewState);
  return entry({
    kind: 'analysis',
    name: String(row['name']),
    first: facts?.first_name,
    last: facts?.last_name,
    job: facts?.job_title,
    company: facts?.company,
    source: String(row['source_name']),
    type: reading?.type ?? '',
    status: done && !isReference ? 'no-reference' : status,
    rating: done && isReference ? (reading?.overall ?? null) : null,
  });
}
