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

describe('an examination in another trade', () => {
  test.each([
    [
      'Fachinformatiker, Fachrichtung Systemintegration',
      'Am 20. Juli 2021 bestand Herr Kern vor der Industrie- und Handelskammer die Abschlussprüfung im Ausbildungsberuf Industriekaufmann mit der Note „gut“.',
    ],
    ['Industriekaufmann', 'Die Abschlussprüfung zum Mechatroniker bestand er mit der Note gut.'],
    ['Bankkaufmann', 'Er bestand die Prüfung als Immobilienkaufmann mit der Note gut.'],
    ['Koch', 'Herr Kern legte die Abschlussprüfung im Beruf Hotelfachmann mit gutem Ergebnis ab.'],
    ['Fachlagerist', 'Den Berufsabschluss als Berufskraftfahrer erwarb er mit der Note gut.'],
    ['Chemielaborant', 'Seine Abschlussprüfung zum Pharmakanten bestand er am 20. Juli 2021.'],
    [
      'Kaufmann im Einzelhandel',
      'Die Prüfung zum Kaufmann für Spedition und Logistikdienstleistung bestand er gut.',
    ],
    ['Gärtner', 'Die Abschlussprüfung für den Beruf des Floristen hat er mit der Note gut bestanden.'],
    ['Mediengestalter', 'Vor der Kammer wurde er im Beruf Fotograf geprüft und bestand mit der Note gut.'],
    [
      'Steuerfachangestellten',
      'Als Rechtsanwaltsfachangestellter bestand er die Abschlussprüfung mit der Note gut.',
    ],
    [
      'Industriemechaniker',
      'Mit der bestandenen Facharbeiterprüfung als Elektroniker für Betriebstechnik schloss er ab.',
    ],
    [
      'Verwaltungsfachangestellten',
      'Seit dem 20. Juli 2021 darf er sich nach bestandener Prüfung Vermessungstechniker nennen.',
    ],
    ['Medizinischen Fachangestellten', 'Er schloss seine Lehre mit der Prüfung zum Pflegefachmann ab.'],
    ['Winzer', 'Die Abschlussprüfung im Ausbildungsberuf „Landwirt“ bestand er mit der Note gut.'],
    [
      'Kaufmann für Büromanagement',
      'Das Prüfungszeugnis weist ihn als Kaufmann für Versicherungen und Finanzen aus; die Prüfung bestand er gut.',
    ],
    ['Tischler', 'Die IHK-Abschlussprüfung im Ausbildungsberuf Bürokaufmann bestand er mit der Note gut.'],
    [
      'Veranstaltungskaufmann',
      'Die Abschlussprüfung im anerkannten Ausbildungsberuf Fachkraft für Veranstaltungstechnik bestand er gut.',
    ],
    [
      'Buchhändler',
      'Mit der Abschlussprüfung im Beruf eines Bibliotheksassistenten beendete er die Ausbildung.',
    ],
  ])('%s: %s', (trade, exam) => {
    expect(rules(trade, exam)).toContain('job-varies');
  });

  test.each([
    [
      'Fachinformatiker, Fachrichtung Systemintegration',
      'Die Abschlussprüfung im Ausbildungsberuf Fachinformatiker für Systemintegration bestand er gut.',
    ],
    ['Kaufmann im Einzelhandel', 'Die Abschlussprüfung als Einzelhandelskaufmann bestand er gut.'],
    ['Verkäufer', 'Die Abschlussprüfung zum Kaufmann im Einzelhandel bestand er gut.'],
    ['Fachlagerist', 'Die Prüfung zur Fachkraft für Lagerlogistik bestand er gut.'],
    ['Bürokaufmann', 'Die Abschlussprüfung zum Kaufmann für Büromanagement bestand er gut.'],
    [
      'Industriekaufmann',
      'Die Abschlussprüfung vor der Industrie- und Handelskammer bestand er als Bester des Jahrgangs.',
    ],
    [
      'Kaufmann im Groß- und Außenhandel',
      'Die Prüfung zum Kaufmann für Groß- und Außenhandelsmanagement bestand er gut.',
    ],
    ['Altenpfleger', 'Die Prüfung zum Pflegefachmann bestand er gut.'],
    [
      'Industriekaufmann',
      'Nach bestandener Abschlussprüfung arbeitet er bei uns als Mediengestalter weiter.',
    ],
    [
      'Elektroniker für Betriebstechnik',
      'Die Abschlussprüfung im Ausbildungsberuf Elektroniker bestand er gut.',
    ],
    ['Koch', 'Nach der Prüfung wird er eine Ausbildung zum Hotelfachmann beginnen.'],
    [
      'Bankkaufmann',
      'Die Abschlussprüfung bestand er gut; anschließend wird er als Immobilienkaufmann ausgebildet.',
    ],
  ])('fits %s: %s', (trade, exam) => {
    expect(rules(trade, exam)).not.toContain('job-varies');
  });
});

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
    ['Bergmann', 'Die Abschlussprüfung im Bäckerhandwerk bestand er mit der Note gut.'],
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
  expect(areOtherCrafts('Bankkauffrau', 'Tischlerin')).toBe(true);
  expect(areOtherCrafts('Tischlerin', 'Zimmerin')).toBe(true);
});
