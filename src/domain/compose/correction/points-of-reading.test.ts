import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../../tests/helpers/base-letter.ts';
import { decode } from '../../decode/decode.ts';
import type { Finding, Reading } from '../../decode/reading.ts';
import { placedPoints } from './points-of-reading.ts';

const asked = (reading: Reading) => placedPoints(reading).map(({ point }) => point);

describe('what the employer is asked for', () => {
  test('is nothing where the reference can stay as it is', () => {
    const reading = decode(baseLetter({}));
    expect(reading.recommendations.map(({ id }) => id)).toContain('keep');
    expect(asked(reading)).toEqual([]);
  });

  test('is no strike, and no demand, of what was only heard between the lines', () => {
    const reading = decode(
      baseLetter({ performance: 'Ihre Berichte waren stets gut. Sie kam gern zu uns.' }),
    );
    const at = reading.sentences.find(({ text }) => text.includes('gern zu uns'));
    const finding: Finding = {
      rule: 'unnamed-code',
      kind: 'code',
      severity: 'warning',
      start: at?.start ?? 0,
      end: at?.end ?? 0,
      quote: 'Sie kam gern zu uns',
      title: 'Klingt nach einem Code',
      detail: 'Keine bekannte Formel. Dem Sinn nach wird der Satz vermutlich so gelesen: faul.',
      advice: 'Um eine klare Formulierung ohne diese Wendung bitten.',
      correctable: true,
      guessed: true,
    };
    const [point] = asked({ ...reading, findings: [finding], recommendations: [] });
    expect(point).toMatchObject({
      kind: 'clarify',
      request: true,
      old: 'Sie kam gern zu uns.',
      ruling: null,
    });
    expect(`${point?.wish} ${point?.reason}`).not.toContain('faul');
  });

  test('is another grade of single sentences only where the whole is below average', () => {
    const average = decode(
      baseLetter({ performance: 'Sie arbeitete sorgfältig. Die nötigen Kenntnisse besaß sie.' }),
    );
    expect(asked(average).filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  test('is asked once of what the letter says again and again', () => {
    const again = 'Wir lernten sie als gesellige Mitarbeiterin kennen.';
    const reading = decode(
      baseLetter({ behavior: `Ihr Verhalten war stets gut. ${again} ${again} ${again}` }),
    );
    const points = asked(reading).filter(({ old }) => old === again);
    expect(points).toHaveLength(1);
    expect(points[0]?.reason.length).toBeLessThan(120);
  });
});
