import type { Answers } from '#domain/letter/answers.ts';
import type { Problem } from '#domain/letter/fields.ts';
import { keptSeed } from '#domain/letter/kept-seed.ts';
import { readAnswers } from '#domain/letter/read-answers.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import { readLetterhead, type Letterhead } from '#domain/letter/letterhead.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';

/** A stored certificate as the domain knows it. */
export interface OpenCertificate {
  readonly answers: Answers;
  /** What is missing or wrong in the answers. */
  readonly problems: readonly Problem[];
  readonly letter: Letter | null;
  /** Chooses among equally good wordings where nothing is written yet. */
  readonly seed: number;
  readonly letterhead: Letterhead;
  readonly signed: boolean;
}

const parts = [
  'person',
  'company',
  'occupation',
  'activities',
  'assisted',
  'performance',
  'behavior',
  'ending',
  'exam',
  'signatories',
] as const;

/** The central options as a superuser set them; what is not set is absent. */
async function centralOptions(db: Database): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('settings')
    .select(['gender_form', 'company_term', 'date_format'])
    .executeTakeFirst();
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== ''));
}

/** @param row as it is stored */
export async function openCertificate(db: Database, row: Row): Promise<OpenCertificate> {
  const json = (name: string): unknown => JSON.parse(String(row[name] ?? 'null'));
  const own = json('options');
  const { answers, problems } = readAnswers({
    ...Object.fromEntries(parts.map((part) => [part, json(part)])),
    ...(row['type'] === '' ? {} : { type: row['type'] }),
    place: row['place'],
    date: row['date'],
    options: { ...(await centralOptions(db)), ...(typeof own === 'object' ? own : {}) },
  });
  return {
    answers,
    problems,
    letter: readLetter(json('letter')),
    seed: keptSeed(own),
    letterhead: readLetterhead(json('letterhead')),
    signed: row['status'] === 'signed',
  };
}
