import { describe, expect, it, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { letterOfBuyer, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);
const ofBuyer = (told: Told): string[] => rulesOf(letterOfBuyer(told));

describe('a lively letter that is sound all the same', () => {
  it.each([
    'In Kursen, die er sich selbst aussuchte, lernte er immer mit sehr großem Erfolg hinzu.',
    'Auf seinen Vorschlag hin wurde die Schmierung umgebaut, wodurch die Lager heute doppelt so lange halten.',
    'Er dokumentierte 340 alte Leuchten sehr sorgfältig und recherchierte ihre Herkunft.',
    'Viele Lieferanten haben ihn uns gegenüber ausdrücklich gelobt.',
    'Durch eine von ihm entwickelte Prüfliste sank der Anteil fehlerhaft erfasster Bestellungen von 3,1 auf 0,6 Prozent.',
    'Mit zwei weiteren Lieferanten wurden Rahmenvereinbarungen geschlossen.',
    'Er ergriff stets von sich aus die Initiative, wenn sich Abläufe verbessern ließen.',
    'Der Verbrauch seiner Fahrzeuge lag regelmäßig unter dem Durchschnitt der Flotte.',
    'Auch an der tausendsten Bestellung war er niemals nachlässig.',
    'Er arbeitete immer sehr sorgfältig und zügig und brauchte nach dem ersten Jahr kaum noch eine Anweisung.',
    'Er hat 2019 einen Masterstudiengang mit der Note 1,1 beendet.',
    'Bis 2018 arbeitete er ausschließlich in der Disposition; seither betreut er den ganzen Einkauf stets mit bestem Erfolg.',
    'Als im Winter 2017 unser zweiter Kollege nach einem Skiunfall elf Wochen fehlte, übernahm er dessen Lieferanten mit.',
    'Er vertrat den Leiter bei Urlaub und Krankheit, im Jahr 2020 fünf Monate am Stück.',
    'An Einfällen mangelte es ihm nie.',
    'Seither sank die Zahl der Nacharbeiten an Leuchten von 14 auf drei im Jahr.',
    'Die Rahmenverträge schloss er in nur vier Monaten, nachdem zwei frühere Anläufe gescheitert waren.',
    'Seine Bearbeitungszeiten lagen zuletzt ein Drittel unter dem Durchschnitt der Abteilung.',
    'Nach dem Hochwasser brachte er die Umstellung mit nur drei Wochen Verzug zum Abschluss.',
    'In acht Jahren gab es in seinem Lager keinen Unfall.',
    'In meinem Mutterschutz hat er den Einkauf gemeinsam mit meinem Vater geführt.',
  ])('%s', (performance) => {
    expect(ofBuyer({ performance })).toEqual([]);
  });

  it.each([
    'Lieferanten fragten oft nur nach dem Jan.',
    'Er ist immer freundlich; mancher Händler bat, dass doch bitte der Jan kommen möge.',
  ])('others call him by his first name: %s', (performance) => {
    expect(ofBuyer({ performance })).not.toContain('first-name-only');
  });

  test('thanks for more than ten years offer no further word', () => {
    const close =
      'Wir danken ihm für stets ausgezeichnete Leistungen in mehr als sieben Jahren und wünschen ihm beruflich und persönlich alles Gute und weiterhin viel Erfolg.';
    expect(ofBuyer({ close })).toEqual([]);
  });

  test('the closing wishes well to him and the Seinen', () => {
    const close = `Wir danken ihm für die stets sehr gute Zusammenarbeit und wünschen ihm für sich und die Seinen alles Gute und weiterhin viel Erfolg.`;
    expect(ofBuyer({ close })).not.toContain('capital-pronoun');
  });

  test('customers praise her to the house, after her superiors were named', () => {
    const behavior =
      'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich. Kunden begegnete sie stets freundlich; viele Kunden haben sie uns gegenüber gelobt.';
    expect(rulesOf(baseLetter({ behavior }, { job: 'Einkäuferin' }))).toEqual([]);
  });

  test('the writer is the superior herself', () => {
    const behavior =
      'Ihr Verhalten gegenüber mir als Vorgesetzter und den Kolleginnen war stets vorbildlich.';
    expect(rulesOf(baseLetter({ behavior }, { job: 'Buchhalterin' }))).not.toContain('staff-unmentioned');
  });
});

test('the next post begins on the day after', () => {
  const end =
    'Herr Brandt verlässt uns auf eigenen Wunsch, weil er zum 1. Januar 2023 ein eigenes Geschäft übernimmt. Wir bedauern sein Ausscheiden sehr.';
  expect(ofBuyer({ end })).not.toContain('two-ends');
  const late = 'Herr Brandt verlässt uns auf eigenen Wunsch zum 28. Februar 2023.';
  expect(ofBuyer({ end: late })).toContain('two-ends');
});

test('a day on which something was decided begins no employment', () => {
  const intro =
    'hat nach dem Beschluss vom 20. November 2022 dieses Zeugnis erhalten; er war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer in unserem Unternehmen tätig.';
  expect(decode(letterOfBuyer({ intro })).facts.begin).toBe('2015-03-01');
});

test('trainings that an interim reference tells are over', () => {
  const further =
    'Sie zeigt stets sehr hohe Einsatzbereitschaft. An Lehrgängen zur Bilanz nahm sie regelmäßig mit sehr gutem Erfolg teil. Ihre Ergebnisse sind immer von sehr guter Qualität.';
  const interim = baseLetter({ performance: further }, { type: 'zwischenzeugnis' });
  expect(rulesOf(interim)).not.toContain('interim-slip');
});

test('who got the lead of the works leaves when the letter says so', () => {
  const intro =
    'trat am 1. März 2011 als Gärtnermeister in unseren Betrieb ein. Am 1. Januar 2014 übertrugen wir ihm die Betriebsleitung, die er bis zu seinem Ausscheiden am 31. Dezember 2022 innehatte.';
  const end =
    'Herr Brandt verlässt uns auf eigenen Wunsch. Wir bedauern dies sehr, denn wir verlieren mit ihm einen herausragenden Betriebsleiter.';
  expect(decode(letterOfBuyer({ intro, end })).facts.end).toBe('2022-12-31');
  expect(ofBuyer({ intro, end })).not.toContain('job-lowered');
});

test('a head of a department signs for the head of a house', () => {
  const signature = 'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nFachbereichsleiterin Jugend und Familie';
  expect(rulesOf(baseLetter({ signature }, { job: 'Leiterin der Kindertagesstätte' }))).not.toContain(
    'low-signer',
  );
});

describe('two reasons', () => {
  const intro =
    'war vom 1. März 2015 bis zu seinem Ausscheiden auf eigenen Wunsch am 31. Dezember 2022 als Einkäufer in unserem Unternehmen tätig.';
  const regret = 'Wir bedauern sein Ausscheiden sehr.';
  test('of his own wish, and ended by both', () => {
    const end = `Zum 31. Dezember 2022 haben wir das Arbeitsverhältnis im gegenseitigen Einvernehmen beendet. ${regret}`;
    expect(ofBuyer({ intro, end })).toContain('two-reasons');
  });
  test('parting on the best of terms is none', () => {
    const end = `Das Arbeitsverhältnis endet im besten Einvernehmen. ${regret}`;
    expect(ofBuyer({ intro, end })).not.toContain('two-reasons');
  });
});

describe('a training of which nothing is told but the firm', () => {
  const company = [
    'Der Abwasserverband Untere Hunte reinigt das Abwasser von fünf Gemeinden mit zusammen 74.000 Einwohnern.',
    'Er betreibt zwei Kläranlagen.',
    'Bei uns arbeiten 39 Personen.',
  ].join(' ');
  const rules = (tasks: string): string[] =>
    rulesOf(baseLetter({ company, tasks }, { type: 'ausbildungszeugnis', job: 'Laborantin' }));
  test('lacks what was learnt', () => {
    expect(rules('')).toContain('missing-tasks');
    expect(rules('Sie durchlief das Labor, die Werkstatt und den Betrieb der Kläranlagen.')).not.toContain(
      'missing-tasks',
    );
  });
});

test.each(['Er arbeitete nachlässig.', 'Er war langsam.'])('%s is told against praise', (performance) => {
  expect(ofBuyer({ performance })).not.toEqual([]);
});
