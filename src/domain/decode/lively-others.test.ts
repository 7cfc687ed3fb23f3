import { describe, expect, it, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { letterOfBuyer, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);
const ofBuyer = (told: Told): string[] => rulesOf(letterOfBuyer(told));

describe('what a lively letter tells of others, of occasions, places and figures', () => {
  it.each([
    'Den Umzug von 62 teils sehr alten Aktenschränken plante er so genau, dass kein Blatt verloren ging.',
    'Auch unseren meist hochbetagten Stammkunden erklärte er jede Lieferung mit großer Geduld.',
    'Mit Lieferanten, die mitunter wochenlang nicht antworteten, fand er stets eine Lösung.',
    'Die Halle, die zeitweise unter Wasser stand, räumte er mit vier Kollegen an einem Sonntag.',
    'Die Proben, die früher teilweise verdarben, reichten bei ihm immer.',
    'Unsere ältesten Kunden, meist Witwen aus dem Viertel, brachten ihm Kuchen.',
    'Als sich der Wareneingang zeitweise verdoppelte, blieb er jederzeit sehr belastbar.',
    'Er erfasste immer schnell, was ein Händler eigentlich fragen will.',
    'Als Einziger im Einkauf kennt er die Händler beim Vornamen.',
    'Das Lager war bis zum Frühjahr 2018 wegen Umbaus geschlossen und läuft seither besser als zuvor.',
    '„Mit Ihnen streitet man gern“, schrieb ein Händler auf die Karte zu seinem Abschied.',
    'Er kannte jeden Karton im Lager und meist auch dessen Geschichte.',
    'Auch in der Woche vor Weihnachten, wenn kein Parkplatz mehr frei war, blieb er stets ruhig.',
    'Gerade in der Messewoche, wenn niemand Zeit hatte, war auf ihn immer Verlass.',
    'Wenn sich die Lastwagen bis auf den Hof stauten, blieb er jederzeit vollkommen gelassen.',
    'Den Lagerbestand senkte er bis auf ein Drittel, ohne dass je ein Teil fehlte.',
    'Von seinen neun Auszubildenden haben acht mit Auszeichnung bestanden.',
    'In einem Klinikum, das wir beliefern, stieg die Bewertung von 74 auf 96 von 100 Punkten.',
    'Die Werkleitungen unserer Kunden schätzten seine immer geduldige und klare Art.',
    'Die Sparziele hat er in sieben von acht Jahren erreicht und in fünf davon deutlich übertroffen.',
    'Angebote lagen unter ihm im Schnitt nach vier statt nach elf Tagen vor.',
    'Zum Jubiläum stellte er eine Ausstellung mit 90 Leuchten zusammen, die 4.000 Menschen sahen.',
    'Bei der Inventur 2021 fehlten von 12.400 Teilen ganze zwei.',
    'Der Kran, der seit 1974 klemmte, läuft dank ihm seit 2018 leise.',
    'Die Halle, in der nachts nur zwei Kräfte wachen, hat er mit Bewegungsmeldern versehen, die heute überall eingeführt sind.',
    'Zur Erntezeit, als an manchen Tagen dreihundert Wagen kamen, behielt er stets vollkommen den Überblick.',
    'Auch im Umbau, als in manchen Wochen die doppelte Menge eintraf, arbeitete er stets fehlerfrei.',
    'An einigen Tagen kamen 400 Anrufe; er beantwortete jeden davon stets sehr freundlich.',
    'In den Wochen vor Ostern, wenn das Telefon keine Minute ruhte, war er jederzeit gut belastbar.',
    'Im Advent, wenn kein Platz mehr frei war, blieb er stets sehr ruhig.',
    'In den Ferien, wenn das Haus bis auf den letzten Platz belegt war, zeigte er sich stets belastbar.',
    'Auch am Rosenmontag, wenn die halbe Stadt feierte, war auf ihn jederzeit Verlass.',
  ])('%s', (performance) => {
    expect(ofBuyer({ tasks: 'Er leitete zwei Auszubildende an.', performance })).toEqual([]);
  });

  it.each([
    ['general-restriction', 'Er zeigte eine meist hohe Einsatzbereitschaft.'],
    ['general-restriction', 'Herr Brandt war ein Mitarbeiter, der meist zuverlässig arbeitete.'],
    ['general-restriction', 'Die Kunden, die er meist freundlich bediente, kamen gern.'],
    ['general-restriction', 'Er war eine Kraft, die meist ruhig und gern arbeitete.'],
    ['general-restriction', 'Er arbeitete, als die Leitung wechselte, überwiegend sorgfältig.'],
    ['limit-condition', 'Selbst im Sommer war er, wenn er ausgeschlafen war, jederzeit sehr einsatzbereit.'],
    ['limit-exception', 'Bis auf den Schriftverkehr waren seine Arbeiten jederzeit sehr gut.'],
    ['other-figure', 'Seine fünf Auszubildenden führte er stets sehr gut.'],
    ['other-figure', 'Er führte 300 Mitarbeiter.'],
    ['grade-in-figures', 'Seine Leistung bewerten wir mit 96 von 100 Punkten.'],
    ['missed-aim', 'Seine Ergebnisse waren hervorragend: Bei einem Ziel von 40 Verträgen erreichte er 31.'],
    ['limit-circumstance', 'Seine Ergebnisse waren im Mittel stets sehr gut.'],
    ['date-outside', 'Er betreute das Lager, das er seit 2003 leitete, stets sehr gut.'],
    ['limited-to-place-or-time', 'An manchen Tagen arbeitete er sehr sorgfältig.'],
    ['limited-to-place-or-time', 'Lieferanten lobten, dass er an guten Tagen sehr freundlich war.'],
    ['limited-to-place-or-time', 'Wenn es ruhig war, arbeitete er stets sehr sorgfältig.'],
  ])('still told: %s of %s', (rule, performance) => {
    expect(ofBuyer({ tasks: 'Er leitete zwei Auszubildende an.', performance })).toContain(rule);
  });
});

describe('first names in what others say', () => {
  it.each([
    'Händler fragten am Telefon gern, ob Jan gerade Zeit habe.',
    '„Wo ist Jan?“ war der Satz, den wir in seinem Urlaub am häufigsten hörten.',
    'Auf der Karte unserer Lieferanten stand: Danke, Jan, für alles.',
    'Die Fahrer riefen schon vom Hof aus nach Jan.',
    'Ein Kran, den die Fahrer ihm zu Ehren tauften, heißt bis heute Jan.',
  ])('%s', (performance) => {
    expect(ofBuyer({ performance })).toEqual([]);
  });
  it.each([
    'Wir sind sicher, dass Jan seinen Weg geht.',
    'Wir fragten uns oft, wie Jan das alles schaffte.',
    'Jan hat die Lieferanten stets sehr gut betreut.',
  ])('still told: %s', (performance) => {
    expect(ofBuyer({ performance })).toContain('first-name-only');
  });
});

describe('dates that tell of the firm or of the contract', () => {
  const span = 'war vom 1. März 2015 bis zum 31. Dezember 2022';
  it.each([
    `${span} als Einkäufer in unserem Unternehmen tätig, das bis Ende 2018 als Lampenfabrik Holm firmierte und seit dem 1. Juli 2017 zur Nordlicht-Gruppe gehört.`,
    `${span} als Einkäufer in unserem Unternehmen tätig, bis Mitte 2017 mit 30 Wochenstunden, seit dem 1. Januar 2016 unbefristet.`,
    `${span} in unserem Unternehmen tätig, das bis 2017 seinen Sitz in Husum hatte, seit dem 1. Juli 2016 als Einkäufer.`,
  ])('%s', (intro) => {
    expect(ofBuyer({ intro })).not.toContain('posts-overlap');
  });
  it.each([
    `${span} in unserem Unternehmen tätig, bis Ende 2018 als Sachbearbeiter und seit dem 1. Januar 2017 als Einkäufer.`,
    `${span} in unserem Unternehmen tätig. Bis Ende 2018 gehörte er dem Versand an, seit dem 1. Januar 2017 ist er Einkäufer.`,
  ])('still told: %s', (intro) => {
    expect(ofBuyer({ intro })).toContain('posts-overlap');
  });
});

describe('how somebody parts', () => {
  it.each([
    'Herr Brandt geht auf eigenen Wunsch. Wir lassen ihn sehr ungern ziehen.',
    'Herr Brandt verlässt uns auf eigenen Wunsch, um Bootsbauer zu werden. Er wird uns sehr fehlen.',
  ])('%s', (end) => {
    expect(ofBuyer({ end })).toEqual([]);
  });
});

test('outsiders of any rank beside outsiders', () => {
  const conduct = 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich.';
  const rules = (more: string): string[] =>
    rulesOf(baseLetter({ behavior: `${conduct} ${more}` }, { job: 'Heilerziehungspflegerin' }));
  expect(rules('Von Angehörigen, Ärzten und Betreuern wurde sie stets sehr geschätzt.')).not.toContain(
    'order-persons',
  );
  expect(
    rulesOf(
      baseLetter({
        behavior: 'Ihr Verhalten gegenüber Kunden, Kollegen und Betreuern war stets vorbildlich.',
      }),
    ),
  ).toContain('order-persons');
});

const training = (more: string, performance: string): string[] =>
  rulesOf(
    baseLetter(
      {
        introduction: `Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. August 2021 bis zum 12. Juli 2023 in unserem Betrieb zur Landwirtin ausgebildet. ${more}`,
        closing: `Die Abschlussprüfung bestand Frau Kern mit der Note „gut“. ${performance} Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  );

describe('a training', () => {
  test('shortened to what the dates tell', () => {
    expect(training('Die Ausbildung war um ein Jahr auf zwei Jahre verkürzt.', '')).not.toContain(
      'shortened-in-full',
    );
    expect(training('Die Ausbildung war um ein halbes Jahr auf zweieinhalb Jahre verkürzt.', '')).toContain(
      'shortened-in-full',
    );
  });
  test('who stays as a Gesellin stays in her trade', () => {
    expect(
      training('', 'Dass sie nach der Prüfung als Gesellin bei uns bleibt, freut uns sehr.'),
    ).not.toContain('job-varies');
  });
});

test('who came as an apprentice and worked on after the examination', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, kam am 1. August 2003 als Auszubildende in unsere Praxis und arbeitete nach bestandener Prüfung ab dem 1. Juli 2006 bis zum 31. August 2023 als Medizinische Fachangestellte für uns.';
  expect(decode(baseLetter({ heading: 'Zeugnis', introduction })).type).toBe('arbeitszeugnis');
});

test('things made are no side task', () => {
  const tasks =
    'Zu ihren Aufgaben gehörten:\n- Bau von Dekorationen aus Stahl\n- Konstruktion beweglicher Teile\n- Schweißen tragender Teile\n- Wartung der Obermaschinerie';
  expect(rulesOf(baseLetter({ tasks }, { job: 'Theaterschlosserin' }))).not.toContain('order-tasks');
});

describe('an interim reference in the present', () => {
  const rated =
    'Frau Kern zeigt stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwendet. Neue Zusammenhänge erfasst sie immer sehr schnell. Sie arbeitet stets äußerst sorgfältig. Ihre Arbeitsergebnisse sind immer von sehr guter Qualität.';
  const rules = (more: string): string[] =>
    rulesOf(baseLetter({ performance: `${rated} ${more}` }, { type: 'zwischenzeugnis' }));
  it.each([
    'Der Drucker, den drei Monteure für tot erklärt hatten, läuft dank ihr im vierten Jahr.',
    'Eine Kundin, der man wenig Hoffnung gemacht hatte, schickte ihr eine Karte vom Brocken.',
    'Kunden, die uns wegen der alten Software verlassen hatten, kamen nach ihrer Vorführung zurück.',
  ])('%s', (more) => {
    expect(rules(more)).toEqual([]);
  });
  test('a habit told as past is still a slip', () => {
    expect(rules('Sie arbeitete mit Kunden stets sehr gut zusammen.')).toContain('interim-slip');
  });
});

test('where others failed', () => {
  expect(
    ofBuyer({ performance: 'Er las Handschriften, an denen Professoren gescheitert waren.' }),
  ).not.toContain('failure-told');
  expect(
    ofBuyer({ performance: 'Das Projekt, an dem er gescheitert war, ging an einen Kollegen.' }),
  ).toContain('failure-told');
});

test('in a household no colleagues are missed', () => {
  const changes = {
    introduction:
      'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, führte vom 1. Juni 2018 bis zum 31. August 2023 als Haushälterin unseren Haushalt.',
    company: 'Wir sind eine Familie mit drei Kindern.',
    behavior:
      'Ihr Verhalten uns gegenüber sowie gegenüber der Kinderfrau und dem Gärtner war jederzeit vorbildlich.',
  };
  expect(rulesOf(baseLetter(changes, { job: 'Haushälterin' }))).not.toContain('missing-colleagues');
  expect(
    rulesOf(
      baseLetter({ behavior: 'Ihr Verhalten gegenüber Vorgesetzten und Kunden war jederzeit vorbildlich.' }),
    ),
  ).toContain('missing-colleagues');
});

test('guests who like to come praise the way with them', () => {
  const conduct = 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich.';
  const rules = (more: string): string[] =>
    rulesOf(baseLetter({ behavior: `${conduct} ${more}` }, { job: 'Friseurin' }));
  expect(rules('Gäste setzten sich stets sehr gern auf ihren Stuhl.')).not.toContain('missing-customers');
  expect(rules('')).toContain('missing-customers');
});
