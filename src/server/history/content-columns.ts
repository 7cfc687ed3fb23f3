import type { Row } from '../database/engine.ts';

/** What a reader of the certificate would see; other columns are about the work on it. */
export const contentColumns = [
  'type',
  'person',
  'company',
  'occupation',
  'activities',
  'assisted',
  'performance',
  'behavior',
  'ending',
  'exam',
  'place',
  'date',
  'signatories',
  'letterhead',
  'options',
  'letter',
] as const;

const asText = new Set<string>(['type', 'place', 'date']);

/** Values of a stored certificate by column, as the API shows them. */
export const contentOf = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    contentColumns.map((name) => [
      name,
      asText.has(name) ? row[name] : (JSON.parse(String(row[name] ?? 'null')) as unknown),
    ]),
  );

export const sameContent = (before: Row, after: Row): boolean =>
  contentColumns.every((name) => before[name] === after[name]);
