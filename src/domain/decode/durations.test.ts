import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const told = (sentence: string): (string | undefined)[] =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction:
        'Frau Jana Kern, geboren am 3. Mai 2001 in Husum, absolvierte vom 3. Juli 2023 bis zum 29. September 2023 ein Praktikum in unserer Redaktion.',
      performance: `Frau Kern arbeitete stets sehr sorgfältig. ${sentence} Ihre Ergebnisse waren immer sehr gut.`,
    }),
  )
    .findings.filter(({ rule }) => rule === 'other-duration')
    .map(({ quote }) => quote);

test('a placement is as long as its dates say', () => {
  const sentence = 'ist das eine außergewöhnliche Ausbeute.';
  expect(told(`Für ein Praktikum von nur sechs Wochen ${sentence}`)).toHaveLength(1);
  expect(told(`Für ein Praktikum von nur drei Monaten ${sentence}`)).toEqual([]);
});

const inTraining = (length: string): string[] =>
  decode(
    baseLetter({
      heading: 'Ausbildungszeugnis',
      introduction:
        'Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. August 2021 bis zum 31. Juli 2023 zur Industriekauffrau ausgebildet.',
      performance: `Während der gesamten ${length} Ausbildungszeit arbeitete sie stets sehr sorgfältig.`,
    }),
  ).findings.map(({ rule }) => rule);

test('a training is as long as its dates say', () => {
  expect(inTraining('dreijährigen')).toContain('other-duration');
  expect(inTraining('zweijährigen')).not.toContain('other-duration');
});

/** She was there for five years. */
const afterFive = (sentence: string): boolean =>
  decode(
    baseLetter({
      closing: `Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr. ${sentence} Wir wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
    }),
  ).findings.some(({ rule }) => rule === 'other-duration');

describe('thanks for a time that the dates do not allow', () => {
  test.each([
    'Wir danken ihr herzlich für fünfzehn Jahre stets sehr guter Arbeit in unserer Genossenschaft.',
    'Für zwölf Jahre treuer und verlässlicher Mitarbeit danken wir ihr sehr.',
    'Wir danken ihr für elf Jahre Treue zu unserem Haus.',
    'Unser Dank gilt ihr für vierzehn Jahre voller Einsatz.',
    'Für 15 Jahre hervorragende Leistungen gebührt ihr unser Dank.',
    'Wir danken ihr für die fünfzehn Jahre, in denen sie unserem Betrieb die Treue gehalten hat.',
    'Nach zwei Jahren guter Zusammenarbeit trennen wir uns ungern; wir danken ihr für alles.',
    'Fünfzehn Jahre lang hat sie unsere Buchhaltung geprägt, wofür wir ihr danken.',
    'Wir blicken dankbar auf zwölf gemeinsame Jahre zurück.',
    'Für ihre fünfzehnjährige Treue danken wir ihr sehr.',
    'Wir bedanken uns für zwölf Jahre außergewöhnlich gewissenhafter Tätigkeit.',
    'Für ihre Dienste in den vergangenen fünfzehn Jahren danken wir ihr.',
    'Herzlichen Dank für ein Dutzend Jahre, genauer: für zwölf Jahre bester Zusammenarbeit.',
    'Wir sind ihr für zehn Jahre verlässlichen Einsatzes sehr dankbar.',
    'In den zwölf Jahren bei uns hat sie sich große Verdienste erworben, für die wir danken.',
    'In dem halben Jahr bei uns hat sie sich gut eingearbeitet, und wir danken ihr.',
    'Wir danken ihr für drei Jahre, in denen sie sehr gute Arbeit geleistet hat.',
  ])('%s', (sentence) => {
    expect(afterFive(sentence)).toBe(true);
  });

  test.each([
    'Wir danken ihr für fünf Jahre stets sehr guter Arbeit.',
    'Für über fünf Jahre treuer Mitarbeit danken wir ihr sehr.',
    'In dem halben Jahr nach dem Umzug hat sie die Abteilung geprägt, wofür wir ihr danken.',
    'In den vergangenen drei Jahren hat sie die Abteilung geprägt, wofür wir ihr danken.',
    'Wir danken ihr dafür, dass sie zwei Jahre lang die Leitung vertreten hat.',
    'Für die Betreuung der zwölf Jahre alten Anlage danken wir ihr.',
    'Wir danken ihr, auch im Namen der Kunden, die uns seit fünfzehn Jahren vertrauen.',
    'Für die drei Jahre als Ausbilderin danken wir ihr besonders.',
    'Seit fünfzehn Jahren besteht unser Haus; für ihren Anteil daran danken wir ihr.',
    'Die Jubiläumsschrift zu fünfzehn Jahren Genossenschaft trägt ihre Handschrift.',
    'Für zwei Jahre Mitarbeit im Betriebsrat danken wir ihr sehr.',
  ])('silent: %s', (sentence) => {
    expect(afterFive(sentence)).toBe(false);
  });
});

const found = (heading: string, introduction: string): boolean =>
  decode(
    baseLetter({ heading, introduction: `Frau Jana Kern, geboren am 3. Mai 2001 in Husum, ${introduction}` }),
  ).findings.some(({ rule }) => rule === 'other-duration');
const placed = 'war vom 4. September bis zum 31. Oktober 2022 als Praktikantin in unserem Labor tätig.';
const volunteered = 'wurde vom 1. Oktober 2021 bis zum 31. März 2023 zur Redakteurin ausgebildet.';

test.each([
  ['Praktikumszeugnis', `${placed} Das zwölfwöchige Pflichtpraktikum gehört zu ihrem Studium.`],
  [
    'Praktikumszeugnis',
    `${placed} Ihr Fachpraktikum von zwanzig Wochen hat sie in voller Länge abgeleistet.`,
  ],
  [
    'Praktikumszeugnis',
    `${placed} Sie hat das vorgesehene Praktikum von zwanzig Wochen vollständig absolviert.`,
  ],
  [
    'Ausbildungszeugnis',
    `${volunteered} Sie hat damit das tariflich vorgesehene Volontariat von 24 Monaten in voller Länge durchlaufen.`,
  ],
  [
    'Ausbildungszeugnis',
    `${volunteered} Die reguläre Ausbildungszeit von drei Jahren hat sie ungekürzt durchlaufen.`,
  ],
  ['Ausbildungszeugnis', `${volunteered} Sie hat die zweijährige Ausbildung vollständig durchlaufen.`],
  [
    'Arbeitszeugnis',
    'war vom 1. September 2021 bis zum 31. Mai 2022 als Trainee in unserem Haus tätig. Das achtzehnmonatige Traineeprogramm hat sie in voller Länge absolviert.',
  ],
])('a %s told to be longer than its dates: %s', (heading, introduction) => {
  expect(found(heading, introduction)).toBe(true);
});

test.each([
  ['Praktikumszeugnis', `${placed} Das achtwöchige Pflichtpraktikum gehört zu ihrem Studium.`],
  ['Praktikumszeugnis', `${placed} Sie leistete damit acht Wochen ihres zwölfwöchigen Pflichtpraktikums ab.`],
  ['Praktikumszeugnis', `${placed} Ihr zwölfwöchiges Pflichtpraktikum teilte sie zwischen zwei Häusern auf.`],
  ['Praktikumszeugnis', `${placed} Auf ihr zwölfwöchiges Pflichtpraktikum wird eine Vorbildung angerechnet.`],
  [
    'Ausbildungszeugnis',
    `${volunteered} Das sechswöchige Praktikum in der Nachrichtenredaktion absolvierte sie in voller Länge.`,
  ],
  [
    'Ausbildungszeugnis',
    `${volunteered} Die Ausbildung von zwei Jahren konnte um sechs Monate verkürzt werden.`,
  ],
  [
    'Arbeitszeugnis',
    'war vom 1. Juni 2018 bis zum 31. August 2023 als Redakteurin tätig. Zuvor hatte sie hier ihr zweijähriges Volontariat vollständig durchlaufen.',
  ],
  [
    'Arbeitszeugnis',
    'war vom 1. Juni 2018 bis zum 31. August 2023 als Referentin tätig. Nach dem achtzehnmonatigen Traineeprogramm übernahm sie die Marktforschung.',
  ],
])('a %s that tells another length of something else: %s', (heading, introduction) => {
  expect(found(heading, introduction)).toBe(false);
});
