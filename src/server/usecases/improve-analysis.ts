import { reasonsFor, type Reason } from '#domain/compose/correction-points.ts';
import { improve } from '#domain/compose/improve.ts';
import type { Reading } from '#domain/decode/reading.ts';
import { letterFault } from '#domain/letter/letter-size.ts';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import type { CorrectionFacts } from '#documents/write/correction-content.ts';
import type { Actor } from '../auth/actor.ts';
import { certificates } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import { ApiError } from '../errors.ts';
import { insertRecord } from '../records/insert-record.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import { write, type WriteParts } from '../records/write.ts';

/**
 * What a certificate keeps of the reference it was made from: what comparing and a letter to the employer need, and no
 * more. The text itself stays with the analysis and goes with it.
 */
export interface Source {
  /** The employer's words by the id of the block that holds them. */
  readonly blocks: Readonly<Record<string, string>>;
  /** What the reading says against them. */
  readonly reasons: Readonly<Record<string, Reason>>;
  readonly type: Reading['type'];
  readonly facts: CorrectionFacts;
}

function sourceOf(reading: Reading, letter: Letter): Source {
  const { title, first_name, last_name, company, begin, end, date } = reading.facts;
  const blocks = Object.fromEntries(blocksOf(letter).map(({ id, text }) => [id, text]));
  return {
    blocks,
    reasons: reasonsFor(reading, blocks),
    type: reading.type,
    facts: { title, first_name, last_name, company, begin, end, date },
  };
}

/**
 * Opens a reference that was read in the generator: a new certificate with its facts, tasks, grades and sentences.
 * @param analysis as it is stored
 * @param mode „b2c“ on the pages that say „du“
 * @throws ApiError 400 when the text was no reference
 */
export async function improveAnalysis(
  parts: WriteParts,
  actor: Actor,
  analysis: Row,
  mode: 'b2c' | 'plain',
): Promise<ApiRecord> {
  const reading = JSON.parse(String(analysis['reading'])) as Reading | null;
  if (reading === null || !reading.isReference) {
    throw new ApiError(400, 'Aus diesem Text lässt sich kein Zeugnis übernehmen.');
  }
  const { answers, letter } = improve(reading);
  const fault = letterFault(letter);
  if (fault !== null) throw new ApiError(400, fault);
  const { options, ...rest } = answers;
  const row = await write(parts, actor, async (writing) =>
    insertRecord(writing, certificates, {
      ...rest,
      date: answers.date ?? '',
      options,
      letter,
      source: sourceOf(reading, letter),
      role: 'employee',
      mode,
      status: 'edited',
    }),
  );
  return toRecord(certificates, row, actor);
}
