import { expect, test } from 'vitest';
import { bulkTargetNames, guessMapping, planBulk } from '#domain/workflow/bulk-rows.ts';
import { emptyTable } from './empty-table.ts';

test('the table to be filled in is read back column by column, and writes to nobody', () => {
  const [headings = [], row = []] = emptyTable()
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(';'));
  const mapping = guessMapping(headings);
  expect(mapping).toEqual(bulkTargetNames);
  expect(planBulk([row], mapping)).toMatchObject({ good: 1, mails: 0 });
});
