import { expect, it } from 'vitest';
import { decode } from './decode.ts';

const close =
  'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern dies sehr, danken ihr für die stets gute Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.';
const rest =
  'Auf sie war immer Verlass, und Zusagen hielt sie stets ein. Sie verfügt über ein hervorragendes Fachwissen, das sie stets sicher anwandte. Sie überzeugte durch großen Ideenreichtum und ihre stets freundliche, kollegiale Art. Auch unter starkem Druck war sie jederzeit belastbar.';
const work = (extra: string, conduct = '') =>
  `Hansen Möbelbeschläge GmbH\nIndustriestraße 4\n49999 Bredenau\n\nArbeitszeugnis\n\nFrau Miriam Kern, geboren am 4. Mai 1986, war vom 1. März 2016 bis zum 30. September 2023 als Verkaufsleiterin im Gebiet Nord in unserem Unternehmen tätig.\n\nWir stellen mit 140 Beschäftigten Beschläge für die Möbelindustrie her.\n\nSie betreute unsere Kunden, verhandelte Preise und Verträge und plante den Umsatz ihres Gebiets.\n\n${rest} Die vereinbarten Ziele übertraf sie in jedem Jahr. ${extra}\n\nSie erledigte die Aufgaben stets zu unserer vollen Zufriedenheit.\n\nIhr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich. Unseren Kunden begegnete sie stets ausgesprochen zuvorkommend. ${conduct}\n\n${close}\n\nBredenau, den 30. September 2023\n\nPeter Hansen\nGeschäftsführer`;
const training = (one: string, other: string) =>
  `Lorenz Elektrotechnik GmbH\nAm Bahnhof 9\n24999 Nordhagen\n\nAusbildungszeugnis\n\nFrau Tina Kern, geboren am 3. Juni 2002, wurde vom 1. August 2019 bis zum 31. Januar 2023 in unserem Betrieb zur Elektronikerin ausgebildet.\n\nSie lernte, Leitungen zu verlegen und Anlagen zu prüfen.\n\n${rest} ${one}\n\nSie erledigte die Aufgaben stets zu unserer vollen Zufriedenheit.\n\nIhr Verhalten gegenüber Ausbildern, Kolleginnen und Kollegen war stets einwandfrei.\n\n${other} ${close}\n\nNordhagen, den 31. Januar 2023\n\nKarl Lorenz\nAusbilder`;
const contradictions = (text: string) =>
  decode(text).findings.flatMap(({ kind, rule }) => (kind === 'contradiction' ? [rule] : []));

it.each([
  ['Ihre Grundkenntnisse reichten für einfache Arbeiten aus.', 'fact-against-praise'],
  ['Absprachen im Team hielt sie häufig nicht ein.', 'fact-against-praise'],
  ['Dem Druck in der Hauptsaison hielt sie nicht stand.', 'fact-against-praise'],
  ['Neue Ansätze brachte sie in all der Zeit keine ein.', 'fact-against-praise'],
  ['Auf Fragen antwortete sie häufig patzig.', 'fact-against-praise'],
  ['2021 lag sie bei 84 und 2022 bei 79 Prozent des Planumsatzes.', 'missed-aim'],
  ['In den Jahren 2019 bis 2022 erreichte sie jeweils rund 80 Prozent der Vorgabe.', 'missed-aim'],
  ['Die Umsatzvorgabe für 2021 wurde zu 77 Prozent erfüllt.', 'missed-aim'],
  ['Der Umsatz ihres Gebiets fiel von 4,2 auf 3,1 Millionen Euro.', 'same-subject'],
])('%s', (sentence, rule) => {
  expect(contradictions(work(sentence))).toContain(rule);
});

it.each([
  ['Bei unseren Patientinnen und Patienten war sie sehr anerkannt.', 'foreign-people'],
  ['Gegenüber unseren Hotelgästen war sie jederzeit höflich.', 'foreign-people'],
  ['Im Umgang mit Kindern zeigte sie viel Einfühlungsvermögen.', 'foreign-people'],
  ['Gegenüber Kunden trat sie meist höflich auf.', 'trait-told-twice'],
])('%s', (sentence, rule) => {
  expect(contradictions(work('', sentence))).toContain(rule);
});

it.each([
  'Auch kurzfristige Absprachen hielt sie ein.',
  'Dem Druck der Hauptsaison hielt sie mühelos stand.',
  'An Einfällen fehlte es ihr nicht.',
  '2021 lag sie bei 104 und 2022 bei 112 Prozent des Planumsatzes.',
  'Die Kosten lagen 2022 bei 82 Prozent des Plans.',
  'Während der Markt um zehn Prozent schrumpfte, hielt sie den Umsatz.',
])('sound: %s', (sentence) => {
  expect(contradictions(work(sentence))).toEqual([]);
});

it.each([
  'In der praktischen Prüfung fiel sie durch.',
  'Das Ausbildungsverhältnis endet ohne bestandene Prüfung.',
  'Die Prüfung muss sie im Winter wiederholen.',
  'An der Abschlussprüfung nahm sie nicht teil.',
  'Zum Bestehen der Gesellenprüfung fehlten ihr wenige Punkte.',
])('%s', (sentence) => {
  expect(contradictions(training('Die Gesellenprüfung bestand sie mit gutem Erfolg.', sentence))).toContain(
    'exam-passed-or-not',
  );
});

it.each(['Keine einzige Prüfung musste sie wiederholen.', 'Die Zwischenprüfung bestand sie ebenfalls gut.'])(
  'sound: %s',
  (sentence) => {
    expect(contradictions(training('Die Gesellenprüfung bestand sie mit gutem Erfolg.', sentence))).toEqual(
      [],
    );
  },
);
