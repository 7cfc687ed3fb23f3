import { expect, test } from 'vitest';
import { reportOnAnalysis } from './report-on-analysis.ts';

test('there is no report on what was not read, and the reader is told so', async () => {
  const row = { reading: 'null', text: '', created: '2026-11-20 12:00:00.000Z' };
  await expect(reportOnAnalysis(row)).rejects.toMatchObject({
    status: 400,
    message: 'Dieses Zeugnis ist noch nicht ausgewertet.',
  });
});
