import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { Slot } from '../knowledge/rule.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import { decode } from './decode.ts';

const rulesOf = (
  changes: Partial<Record<Slot, string>>,
  options: { readonly job?: string; readonly type?: CertificateType } = {},
): readonly string[] => decode(baseLetter(changes, options)).findings.map(({ rule }) => rule);

const praise =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwandte. Neue Zusammenhänge erfasste sie immer sehr schnell. Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.';
const conduct = 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich.';
const regret = 'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr,';

const wished = (wishes: string): readonly string[] =>
  rulesOf({ closing: `${regret} danken ihr für die stets sehr gute Zusammenarbeit und ${wishes}` });

const closedBy = (told: string): readonly string[] =>
  rulesOf({ closing: `Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern das sehr. ${told}` });

const quoted = (did: string): readonly string[] =>
  rulesOf({
    heading: 'Praktikumszeugnis',
    introduction: `Frau Jana Kern, geboren am 3. Mai 2007 in Husum, ${did}`,
  }).filter((rule) => rule === 'other-heading');

describe('what a trainee did herself by then', () => {
  it.each([
    'Im letzten Lehrjahr hat sie das wechselnde Mittagsmenü selbst geplant und gekocht.',
    'Im dritten Lehrjahr hat sie die Wochenkarte selbst zusammengestellt.',
    'Im dritten Ausbildungsjahr rechnete sie kleinere Aufträge bereits allein ab.',
    'Als Abschlussprojekt entwickelte sie eine Anzeige der freien Plätze.',
    'Als Gesellenstück baute sie einen Schrank aus Nussbaum.',
    'Als Abschlussarbeit schrieb sie ein Programm für die Lagerplätze.',
  ])('is no limit and no post: %s', (told) => {
    expect(rulesOf({ performance: `${praise} ${told}` }, { type: 'ausbildungszeugnis' })).toEqual([]);
  });

  it.each([
    'Als Praktikantin unterstützte sie den Empfang.',
    'Im letzten Lehrjahr hat sie einfache Gerichte nur selten selbst gekocht.',
  ])('others are told: %s', (told) => {
    expect(rulesOf({ performance: `${praise} ${told}` }, { type: 'ausbildungszeugnis' })).not.toEqual([]);
  });
});

describe('how people get on', () => {
  it.each([
    `${conduct} Alle haben gern mit ihr gearbeitet.`,
    `${conduct} Ihre Kolleginnen waren gern mit ihr im Dienst.`,
    `${conduct} Das ganze Team arbeitete sehr gern mit ihr zusammen.`,
    'Zu uns Betriebsleitern und zu den Kollegen hatte sie ein sehr gutes Verhältnis. Ihr Verhalten war jederzeit einwandfrei.',
    'Ihr Verhältnis zu Vorgesetzten und Kollegen war stets sehr gut.',
  ])('is praise: %s', (behavior) => {
    expect(rulesOf({ behavior })).toEqual([]);
  });

  it.each([
    `${conduct} Nicht alle haben gern mit ihr gearbeitet.`,
    'Zu Vorgesetzten und Kollegen hatte sie ein gespanntes Verhältnis.',
    'Zu den Kollegen hatte sie ein sehr gutes Verhältnis.',
  ])('is told: %s', (behavior) => {
    expect(rulesOf({ behavior })).not.toEqual([]);
  });
});

describe('secrets that are kept', () => {
  it.each([
    'Persönliche Daten behandelte sie jederzeit streng vertraulich.',
    'Mit Angaben der Klientinnen ging sie stets verschwiegen um.',
    'Die Schweigepflicht hielt sie jederzeit ein.',
  ])('%s', (told) => {
    expect(rulesOf({ performance: `${praise} ${told}` })).toEqual([]);
  });

  it('are told where they are not kept', () => {
    const told = 'Persönliche Daten behandelte sie nicht immer vertraulich.';
    expect(rulesOf({ performance: `${praise} ${told}` })).not.toEqual([]);
  });
});

describe('success that goes on, in other words', () => {
  it.each([
    'wünschen ihr auf ihrem weiteren Berufsweg unverändert großen Erfolg und persönlich alles Gute.',
    'wünschen ihr beruflich so viel Erfolg wie bei uns und persönlich alles Gute.',
    'wünschen ihr beruflich nach wie vor viel Erfolg und persönlich alles Gute.',
    'wünschen ihr privat alles Gute und im Beruf weiter viel Erfolg.',
    'wünschen ihr anhaltenden Erfolg im Beruf und persönlich alles Gute.',
  ])('%s', (wishes) => {
    expect(wished(wishes)).toEqual([]);
  });

  it('is missed as before', () => {
    expect(wished('wünschen ihr beruflich viel Erfolg und persönlich alles Gute.')).toEqual([
      'missing-weiterhin',
    ]);
  });
});

describe('thanks that are said', () => {
  it.each([
    'Für die stets sehr gute Zusammenarbeit sagen wir herzlichen Dank und wünschen ihr beruflich weiterhin viel Erfolg und persönlich alles Gute.',
    'Für die stets sehr gute Mitarbeit sprechen wir ihr unseren Dank aus und wünschen ihr weiterhin viel Erfolg im Beruf und persönlich alles Gute.',
  ])('are no offer to talk: %s', (told) => {
    expect(closedBy(told)).not.toContain('oral-information');
  });

  it.each([
    'Wir danken ihr und wünschen alles Gute. Für Fragen stehen wir gern zur Verfügung.',
    'Wir danken ihr und wünschen alles Gute. Mehr sagen wir gern persönlich.',
  ])('an offer is told: %s', (told) => {
    expect(closedBy(told)).toContain('oral-information');
  });
});

describe('marks of an examination that is called otherwise', () => {
  it.each([
    'Das Kolloquium bestand sie mit der Note „sehr gut“.',
    'Ihr Fachgespräch wurde mit der Note „gut“ bewertet.',
    'Ihre Lehrprobe wurde mit der Note „sehr gut“ beurteilt.',
  ])('%s', (told) => {
    expect(rulesOf({ performance: `${praise} ${told}` })).not.toContain('grade-in-figures');
  });

  it.each(['Insgesamt bewerten wir ihre Leistungen mit der Note „gut“.', 'Wir geben ihr die Note 2,0.'])(
    'marks of the work are told: %s',
    (told) => {
      expect(rulesOf({ performance: `${praise} ${told}` })).toContain('grade-in-figures');
    },
  );
});

describe('an internship that is part of a training', () => {
  it.each([
    'hat vom 19. August 2022 bis zum 31. August 2023 den fachpraktischen Teil ihrer Ausbildung bei uns absolviert.',
    'war vom 1. Februar 2023 bis zum 31. August 2023 in der Praxisphase ihrer Ausbildung zur Sozialassistentin bei uns.',
    'leistete vom 1. Februar 2023 bis zum 31. August 2023 im Rahmen ihrer Ausbildung zur Erzieherin ihr Anerkennungsjahr bei uns ab.',
  ])('%s', (did) => {
    expect(quoted(did)).toEqual([]);
  });

  it('a training under the heading of an internship is told', () => {
    const did =
      'wurde vom 1. September 2020 bis zum 31. August 2023 in unserem Unternehmen zur Industriekauffrau ausgebildet.';
    expect(quoted(did)).toEqual(['other-heading']);
  });
});

describe('what the post does not ask for', () => {
  const kitchen =
    'Zu ihren Aufgaben gehörten:\n- Zubereitung von Kaltspeisen und Desserts\n- Ausgabe der Speisen\n- Führung der Hygienedokumentation';
  const rooms = 'Zu ihren Aufgaben gehörten:\n- Reinigung der Bewohnerzimmer\n- Pflege der Wäsche';
  it('honesty of a housekeeper who cooks, and not of one in the rooms', () => {
    const job = 'Hauswirtschafterin';
    expect(rulesOf({ tasks: kitchen }, { job })).not.toContain('missing-honesty');
    expect(rulesOf({ tasks: rooms }, { job })).toContain('missing-honesty');
  });

  it('staff in the list of a foreman who works in the crew', () => {
    const tasks =
      'Frau Kern führte eine Kolonne von vier Leuten auf der Baustelle und teilte die Arbeit ein.';
    const performance = `${praise} Ihre Leute folgten ihr gern und brachten unter ihr stets sehr gute Leistungen.`;
    expect(rulesOf({ tasks, performance }, { job: 'Vorarbeiterin' })).not.toContain('missing-staff');
    expect(rulesOf({ tasks, performance }, { job: 'Abteilungsleiterin' })).toContain('missing-staff');
  });

  it('staff in the list of whoever rose among her colleagues in the house of one owner', () => {
    const tasks =
      'Seit 2020 leitete sie das Team der Praxis mit fünf Medizinischen Fachangestellten als Erste Kraft.';
    const performance = `${praise} Das Team leitete sie stets vorbildlich, sodass alle gern und ausgezeichnet arbeiteten.`;
    const behavior = 'Ihr Verhalten gegenüber mir und ihren Kolleginnen war stets vorbildlich.';
    const told = { tasks, performance, behavior };
    expect(rulesOf(told, { job: 'Medizinische Fachangestellte' })).not.toContain('missing-staff');
    expect(rulesOf(told, { job: 'Praxisleiterin' })).toContain('missing-staff');
    const ofFirm = behavior.replace('mir', 'Vorgesetzten');
    expect(rulesOf({ ...told, behavior: ofFirm }, { job: 'Medizinische Fachangestellte' })).toContain(
      'missing-staff',
    );
  });
});
