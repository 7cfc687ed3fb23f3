import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const head = 'Hagedorn Verpackungstechnik GmbH\nIndustriestraße 14, 33602 Bielefeld\n\nArbeitszeugnis\n\n';
const opening =
  'Frau Sabine Lindner, geboren am 12. Mai 1984, war vom 1. April 2015 bis zum 30. September 2024 als Vertriebssachbearbeiterin bei uns tätig.';
const middle = `Sie bearbeitete Angebote und Aufträge, pflegte die Kundendaten und bereitete Messen vor.

Frau Lindner verfügt über ein hervorragendes Fachwissen, das sie jederzeit sicher einsetzte. Sie arbeitete stets äußerst selbständig, sorgfältig und zügig. Auch unter höchster Belastung behielt sie immer den Überblick. Sie zeigte außerordentlichen Einsatz und erzielte stets ausgezeichnete Ergebnisse. Auf sie war immer Verlass. Frau Lindner erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich.`;
const farewell =
  'Frau Lindner verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden außerordentlich, danken ihr für die stets hervorragende Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.';
const signed = 'Bielefeld, 30. September 2024\n\nKarsten Brühl\nGeschäftsführer';
const letter = (parts: { opening?: string; farewell?: string; signed?: string } = {}): string =>
  [`${head}${parts.opening ?? opening}`, middle, parts.farewell ?? farewell, parts.signed ?? signed].join(
    '\n\n',
  );
const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);

test.each([
  ['an office with a number', 'Bielefeld, 30. September 2024\n\nGerd Mackenrodt\n1. Vorsitzender'],
  ['a name that holds „wünsch“', 'Bielefeld, 30. September 2024\n\nDoreen Wünschmann\nGeschäftsführerin'],
  [
    'a firm in small letters',
    'Bielefeld, 30. September 2024\ncityloft Hotels GmbH\n\nKarsten Brühl\nGeschäftsführer',
  ],
  ['a function in small letters', 'Bielefeld, 30. September 2024\n\nTabea Klinger\nleitende Angestellte'],
  [
    'a degree of agriculture',
    'Bielefeld, 30. September 2024\n\nDr. agr. Hartwig Zillmer\nVorstandsvorsitzender',
  ],
])('the signature is found with %s', (_, end) => {
  const { facts, findings } = decode(letter({ signed: end }));
  expect(facts.date).toBe('2024-09-30');
  expect(findings.map(({ rule }) => rule)).not.toContain('no-signer');
  expect(findings.map(({ rule }) => rule)).not.toContain('no-function');
});

test('a letter may begin with the farewell', () => {
  const first =
    'Auf eigenen Wunsch scheidet Frau Sabine Lindner zum 30. September 2024 aus unserem Haus aus. Sie wurde am 12. Mai 1984 in Kiel geboren und war seit dem 1. April 2015 als Vertriebssachbearbeiterin bei uns tätig.';
  const last =
    'Wir bedauern ihr Ausscheiden außerordentlich, danken ihr für die stets hervorragende Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.';
  const { facts, findings } = decode(letter({ opening: first, farewell: last }));
  expect(facts).toMatchObject({ birthday: '1984-05-12', begin: '2015-04-01', end: '2024-09-30' });
  expect(findings.map(({ rule }) => rule)).not.toContain('missing-reason');
  expect(findings.map(({ rule }) => rule)).not.toContain('odd-age');
});

test('who gave notice herself was not sent away', () => {
  const own =
    'Frau Lindner hat das Arbeitsverhältnis zum 30. September 2024 gekündigt, weil sie umzieht. Wir bedauern das außerordentlich, danken ihr für die stets hervorragende Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.';
  expect(rulesOf(letter({ farewell: own }))).not.toContain('ending-against-rating');
  expect(rulesOf(letter({ farewell: own }))).not.toContain('missing-reason');
});

test.each([
  ['of a firm', 'Die Karger Anlagenbau AG dankt ihr für die Zusammenarbeit.', 'other-employer'],
  [
    'of a house without a legal form',
    'Die Gemäldegalerie Ahlewitz wünscht ihr alles Gute.',
    'other-employer',
  ],
  ['of a trainee', 'Während ihrer Ausbildung zeigte sie stets sehr gute Leistungen.', 'other-kind'],
  ['of somebody among the sick', 'Bei Patienten war sie sehr beliebt.', 'foreign-people'],
])('a sentence out of the letter %s is told', (_, sentence, rule) => {
  const text = letter().replace(
    'war stets vorbildlich.',
    `war stets vorbildlich. ${rule === 'other-employer' ? '' : sentence}`,
  );
  const end = rule === 'other-employer' ? `${farewell} ${sentence}` : farewell;
  expect(rulesOf(text.replace(farewell, end))).toContain(rule);
  expect(rulesOf(letter())).not.toContain(rule);
});
