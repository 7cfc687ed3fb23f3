import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { areOtherCrafts } from './crafts.ts';
import { decode } from './decode.ts';

const rules = (trade: string, exam: string): string[] =>
  decode(
    baseLetter(
      {
        introduction: `Herr Levin Kern, geboren am 15. Januar 2002 in Celle, absolvierte vom 1. September 2018 bis zum 20. Juli 2021 in unserem Betrieb eine Ausbildung zum ${trade}.`,
        closing: `${exam} Wir danken ihm für die stets sehr gute Mitarbeit und wünschen ihm beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.map(({ rule }) => rule);

describe('an examination in another craft', () => {
  test.each([
    [
      'Tischler',
      'Am 20. Juli 2021 bestand Herr Kern die Gesellenprüfung im Zimmererhandwerk mit der Note gut.',
    ],
    ['Maler und Lackierer', 'Die Gesellenprüfung im Friseurhandwerk legte er mit der Note gut ab.'],
    ['Bäcker', 'Die Abschlussprüfung im Ausbildungsberuf Fleischer bestand er mit der Note gut.'],
    ['Dachdecker', 'Den Gesellenbrief des Maurerhandwerks erhielt er am 20. Juli 2021.'],
    ['Augenoptiker', 'Die Gesellenprüfung im Metallbauer-Handwerk bestand er mit der Note gut.'],
    ['Elektroniker', 'Die Gesellenprüfung im Beruf des Tischlers bestand er mit der Note gut.'],
    ['Tischler', 'Die Gesellenprüfung als Zimmerer bestand er mit der Note gut.'],
  ])('%s: %s', (trade, exam) => {
    expect(rules(trade, exam)).toContain('job-varies');
  });

  test.each([
    ['Tischler', 'Die Gesellenprüfung im Tischlerhandwerk bestand er mit der Note gut.'],
    ['Tischler', 'Die Gesellenprüfung im Schreinerhandwerk bestand er mit der Note gut.'],
    ['Anlagenmechaniker', 'Die Gesellenprüfung im Installateur- und Heizungsbauerhandwerk bestand er gut.'],
    ['Kraftfahrzeugmechatroniker', 'Die Gesellenprüfung im Kraftfahrzeugtechniker-Handwerk bestand er gut.'],
    ['Elektroniker', 'Die Gesellenprüfung im Elektrotechnikerhandwerk bestand er mit der Note gut.'],
    ['Bürokaufmann', 'Die Abschlussprüfung im Bäckerhandwerk bestand er mit der Note gut.'],
    ['Tischler', 'Er wird anschließend die Gesellenprüfung im Zimmererhandwerk ablegen.'],
    [
      'Maler und Lackierer',
      'Die Gesellenprüfung im Maler- und Lackiererhandwerk bestand er mit der Note gut.',
    ],
    ['Metzger', 'Die Gesellenprüfung im Fleischerhandwerk bestand er mit der Note gut.'],
    ['Tischler', 'Die Gesellenprüfung vor der Handwerkskammer bestand er mit der Note gut.'],
  ])('fits %s: %s', (trade, exam) => {
    expect(rules(trade, exam)).not.toContain('job-varies');
  });
});

test('crafts of two names are one', () => {
  expect(areOtherCrafts('Klempner', 'Anlagenmechaniker')).toBe(false);
  expect(areOtherCrafts('Kauffrau', 'Tischlerin')).toBe(false);
  expect(areOtherCrafts('Tischlerin', 'Zimmerin')).toBe(true);
});
