import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { Slot } from '../knowledge/rule.ts';
import { decode } from './decode.ts';

const rulesOf = (job: string, changes: Partial<Record<Slot, string>>): readonly string[] =>
  decode(baseLetter(changes, { job })).findings.map(({ rule }) => rule);

describe('outsiders whom the tasks name belong into the behaviour', () => {
  test.each([
    [
      'Disponentin',
      'Zu ihren Aufgaben gehörten die Absprache der Ladetermine mit den Auftraggebern und der Einkauf von Laderaum bei Frachtführern.',
    ],
    [
      'Einkäuferin',
      'Zu ihren Aufgaben gehörten Preisverhandlungen mit Lieferanten und die Überwachung der Termine.',
    ],
    ['Bauleiterin', 'Sie stimmte die Abläufe mit Behörden und Nachunternehmern ab und prüfte die Aufmaße.'],
    [
      'Kauffrau für Büromanagement',
      'Sie führte die Korrespondenz mit Ämtern und Versicherungen und bereitete Sitzungen vor.',
    ],
    [
      'Sachbearbeiterin',
      'Zu ihren Aufgaben gehörten:\n- Prüfung der Anträge\n- Beratung der Antragsteller\n- Erteilung der Bescheide',
    ],
    [
      'Marketingreferentin',
      'Ihre Aufgaben waren:\n- Planung der Kampagnen\n- Steuerung der Agenturen\n- Überwachung des Budgets',
    ],
    [
      'Qualitätsprüferin',
      'Ihre Aufgaben waren:\n- Prüfung der Teile\n- Klärung von Reklamationen mit Zulieferern\n- Führung der Prüfmittelliste',
    ],
    [
      'Immobilienverwalterin',
      'Sie war Ansprechpartnerin der Eigentümer und Mieter und überwachte die Nebenkosten.',
    ],
  ])('%s', (job, tasks) => {
    const found = rulesOf(job, { tasks });
    expect(found.includes('missing-partners') || found.includes('missing-customers')).toBe(true);
  });

  test.each([
    [
      'Buchhalterin',
      'Zu ihren Aufgaben gehörten die Buchung der Rechnungen von Lieferanten und die Überwachung der Zahlungen.',
    ],
    [
      'Softwareentwicklerin',
      'Zu ihren Aufgaben gehörten der Entwurf der Schnittstellen zu Banken und die Entwicklung der Tests.',
    ],
    [
      'Controllerin',
      'Zu ihren Aufgaben gehörten die Auswertung der Daten der Händler und die Planung des Budgets.',
    ],
  ])('%s: nobody is met', (job, tasks) => {
    const found = rulesOf(job, { tasks });
    expect(found.includes('missing-partners') || found.includes('missing-customers')).toBe(false);
  });

  test.each([
    'Pfarrer, Kantorinnen und Sachverständige fragten bei jedem Auftrag, ob sie kommt.',
    'Die Wirte und Winzer riefen lieber sie an als die Zentrale.',
    'Bauern, Jäger und Förster vertrauten ihr.',
    'Pfarrer, Organisten und Denkmalpfleger haben ihr überaus freundliches Wesen immer sehr geschätzt.',
  ])('whoever is asked for outside: %s', (praise) => {
    const tasks =
      'Zu ihren Aufgaben gehörten Preisverhandlungen mit Lieferanten und die Überwachung der Termine.';
    const behavior = `Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich. ${praise}`;
    expect(rulesOf('Einkäuferin', { tasks, behavior })).not.toContain('missing-partners');
  });

  test('whoever is praised before anybody outside', () => {
    const tasks =
      'Zu ihren Aufgaben gehörten Preisverhandlungen mit Lieferanten und die Überwachung der Termine.';
    const behavior = 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Lieferanten war stets vorbildlich.';
    expect(rulesOf('Einkäuferin', { tasks, behavior })).not.toContain('missing-partners');
  });
});

describe('parents, where the tasks name them', () => {
  test.each([
    'Frau Kern betreute eine Gruppe, führte Elterngespräche und plante Ausflüge.',
    'Zu ihren Aufgaben gehörten die Förderung der Kinder und die Beratung der Eltern.',
    'Zu ihren Aufgaben gehörten:\n- Betreuung der Kinder\n- Gestaltung der Elternabende\n- Beobachtung der Entwicklung',
  ])('%s', (tasks) => {
    const behavior =
      'Ihr Verhalten gegenüber der Leitung, den Kolleginnen und den Kindern war stets vorbildlich.';
    expect(rulesOf('Zweitkraft', { tasks, behavior })).toContain('missing-parents');
    expect(
      rulesOf('Zweitkraft', { tasks, behavior: behavior.replace('den Kindern', 'den Eltern') }),
    ).not.toContain('missing-parents');
  });
});

test('parents belong to the work of an educator, whatever post she rose to', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als staatlich anerkannte Erzieherin in unserem Kinderhaus tätig.';
  const tasks =
    'Sie arbeitete in der Gruppe der Drei- bis Sechsjährigen, ab September 2020 als deren Gruppenleitung, und plante den Tagesablauf.';
  const behavior = 'Ihr Verhalten gegenüber der Leitung und den Kolleginnen war stets vorbildlich.';
  const found = decode(baseLetter({ introduction, tasks, behavior })).findings.map(({ rule }) => rule);
  expect(found).toContain('missing-parents');
});

describe('the public, where the tasks bring it to somebody', () => {
  test.each([
    ['Sachbearbeiterin Wohngeld', 'Sie prüfte Anträge und beriet Alleinerziehende und Rentner am Schalter.'],
    ['Sekretärin', 'Ihre Aufgaben waren:\n- Planung der Belegung\n- Begleitung der Angehörigen\n- Ablage'],
    ['Koordinatorin', 'Sie betreute die Geflüchteten im Wohnheim und führte die Listen der Plätze.'],
    ['Verwaltungsangestellte', 'Sie führte Listen, prüfte Belege und war im Publikumsverkehr eingesetzt.'],
  ])('%s', (job, tasks) => {
    const found = rulesOf(job, { tasks });
    expect(found.includes('missing-public') || found.includes('missing-customers')).toBe(true);
    const behavior =
      'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und den Ratsuchenden war stets vorbildlich.';
    expect(rulesOf(job, { tasks, behavior })).not.toContain('missing-public');
  });

  test('a stand taken for the staff is no conduct outside', () => {
    const tasks =
      'Ihre Aufgaben waren:\n- Prüfung von Bauanträgen\n- Beratung von Bauherren in der Sprechstunde';
    const behavior =
      'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei. Innerhalb wie außerhalb der Verwaltung trat sie engagiert für die Interessen der Beschäftigten ein.';
    const found = rulesOf('Sachbearbeiterin in der Bauaufsicht', { tasks, behavior });
    expect(found.includes('missing-public') || found.includes('missing-customers')).toBe(true);
  });

  test('is not asked for where only its papers are kept', () => {
    const tasks = 'Sie führte die Statistik der Leistungsberechtigten und ordnete die Akten der Rentner.';
    expect(rulesOf('Registratorin', { tasks })).not.toContain('missing-public');
  });
});

describe('whoever comes in', () => {
  const tasks =
    'Zu ihren Aufgaben gehörten der Empfang der Gäste, die Betreuung der Besucher und die Ablage.';
  const inside = 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich.';
  test.each([
    'Alle, die ins Büro kamen, empfing sie stets freundlich.',
    'Jeden, der an den Tresen kam, bediente sie stets höflich.',
    'Wer anrief, wurde von ihr stets freundlich beraten.',
  ])('is named by that: %s', (told) => {
    expect(rulesOf('Sekretärin', { tasks, behavior: `${inside} ${told}` })).not.toContain(
      'missing-customers',
    );
  });
  test('is missing else', () => {
    expect(rulesOf('Sekretärin', { tasks, behavior: inside })).toContain('missing-customers');
  });
});

describe('customer service among the tasks', () => {
  const service =
    'Sie installierte Leitungen und prüfte Anlagen. Etwa die Hälfte der Zeit fuhr sie allein im Kundendienst: Störungen suchen, Geräte tauschen.';
  const inside = 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.';

  test('asks for a word on customers, and what she was to the apprentices is none', () => {
    const behavior = `${inside} Die Lehrlinge hatten in ihr eine hilfsbereite Ansprechpartnerin.`;
    expect(rulesOf('Elektronikerin', { tasks: service, behavior })).toContain('missing-customers');
  });

  test('is told of with those whom she met', () => {
    const behavior = `${inside} Auch bei unseren Kunden war sie beliebt.`;
    expect(rulesOf('Elektronikerin', { tasks: service, behavior })).not.toContain('missing-customers');
    const contacts = `${inside} Ansprechpartnern außerhalb des Hauses begegnete sie stets freundlich.`;
    expect(rulesOf('Elektronikerin', { tasks: service, behavior: contacts })).not.toContain(
      'missing-customers',
    );
  });

  test('is a department where things are only made ready for it', () => {
    const tasks = 'Sie stellte Ersatzteile für den Kundendienst zusammen und prüfte die Wareneingänge.';
    expect(rulesOf('Lageristin', { tasks, behavior: inside })).not.toContain('missing-customers');
  });

  test('out of the house without anything to sell asks for no sales', () => {
    const changes = {
      performance:
        'Frau Kern besitzt sehr gute Kenntnisse, die sie stets sicher anwandte. Sie arbeitete stets sorgfältig. Ihre Berichte waren stets von guter Qualität.',
    };
    expect(rulesOf('Schadenreguliererin im Außendienst', changes)).not.toContain('missing-sales');
    expect(rulesOf('Außendienstmitarbeiterin', changes)).toContain('missing-sales');
  });
});
