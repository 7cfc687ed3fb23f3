import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const good = {
  performance:
    'Frau Kern zeigte stets hohe Einsatzbereitschaft. Sie verfügt über umfassende und fundierte Fachkenntnisse, die sie stets sicher anwandte. Neue Zusammenhänge erfasste sie stets schnell. Sie arbeitete stets sorgfältig. Ihre Arbeitsergebnisse waren stets von guter Qualität.',
  summary: 'Frau Kern erfüllte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
  behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.',
};
const read = (more: string): { overall: number; behavior: number } => {
  const { overall, behavior } = decode(baseLetter({ ...good, behavior: `${good.behavior} ${more}` }));
  return { overall: overall?.grade ?? 0, behavior: behavior?.grade ?? 0 };
};

const plain = read('');
const one = read('Wer ihre Auffassung nicht teilte, lernte rasch, sich ihr anzuschließen.');
const several = read(
  'Wer ihre Auffassung nicht teilte, lernte rasch, sich ihr anzuschließen. Auch von der Richtigkeit eigener Einfälle war sie stets unerschütterlich überzeugt. In froher Runde verging ihr die Zeit im Flug.',
);

test('a code between the lines of a good letter weighs on the whole and on the behaviour', () => {
  expect(one.overall).toBeGreaterThan(plain.overall);
  expect(one.behavior).toBeGreaterThan(plain.behavior);
});

test('several weigh more, and never more than half a grade', () => {
  expect(several.overall).toBeGreaterThan(one.overall);
  expect(several.overall - plain.overall).toBeLessThanOrEqual(0.5);
});
