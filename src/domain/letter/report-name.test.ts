import { expect, test } from 'vitest';
import { reportName } from './report-name.ts';

test.each([
  ['Vogt', 'Zeugnis-Auswertung-Vogt-2026-11-21.pdf'],
  ['von der Heide', 'Zeugnis-Auswertung-von-der-Heide-2026-11-21.pdf'],
  ['Yılmaz-Groß', 'Zeugnis-Auswertung-Yılmaz-Groß-2026-11-21.pdf'],
  ['../../etc/passwd', 'Zeugnis-Auswertung-etc-passwd-2026-11-21.pdf'],
  ['„?“', 'Zeugnis-Auswertung-2026-11-21.pdf'],
  [null, 'Zeugnis-Auswertung-2026-11-21.pdf'],
])('of %s', (name, file) => {
  expect(reportName(name, '2026-11-21')).toBe(file);
});

test('of an endless name stays a name', () => {
  expect(reportName('x'.repeat(5000), '2026-11-21').length).toBeLessThan(120);
});
