import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { ownerFields, ownRows, type Collection } from './collection.ts';
import { date, number, select, text } from './field.ts';

/** Where a document stands: the first five of certificates, the others of analyses. */
export const overviewStates = [
  'draft',
  'generated',
  'edited',
  'signing',
  'signed',
  'reading',
  'needs-review',
  'done',
  'no-reference',
  'failed',
] as const;
export type OverviewState = (typeof overviewStates)[number];

const byServer = { writers: 'server' } as const;

/**
 * One small row for each certificate and each analysis, under the same id: what lists of both are searched, filtered
 * and sorted by, without touching letters and readings of a hundred kilobytes each. Kept by `keepOverview`.
 */
export const overview: Collection = {
  id: 'overview0000001',
  name: 'overview',
  owned: true,
  fixed: true,
  frozen: true,
  fields: [
    ...ownerFields,
    select('kind', ['certificate', 'analysis'], byServer),
    // As its owner called it.
    text('name', byServer),
    text('person', byServer),
    text('job', byServer),
    // What it is called in lists; '' where nothing is known of it yet.
    text('title', byServer),
    // The title as dictionaries sort it.
    text('sort_key', byServer),
    // All that it is found by, see `dictionaryKey`.
    text('words', byServer),
    select('type', certificateTypes, byServer),
    select('status', overviewStates, byServer),
    // As it is read; 0: there is nothing to read yet.
    number('grade', byServer),
    number('grade_best', byServer),
    number('grade_worst', byServer),
    // The grade to sort by: what has none comes last.
    number('rank', byServer),
    date('trashed', byServer),
  ],
  rules: { list: ownRows, view: ownRows, create: null, update: null, delete: null },
};
