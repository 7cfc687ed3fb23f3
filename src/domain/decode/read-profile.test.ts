import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const ofLeaders: readonly string[] = [
  'missing-leadership',
  'missing-team-result',
  'missing-staff-satisfaction',
];
const asksForLeadership = (job: string, tasks: string, performance = ''): boolean =>
  decode(
    baseLetter(
      {
        tasks,
        performance: `Frau Kern arbeitete stets sehr sorgfältig. Ihre Ergebnisse waren immer sehr gut. ${performance}`,
      },
      { job },
    ),
  ).findings.some(({ rule }) => ofLeaders.includes(rule));

describe('nobody leads', () => {
  test.each([
    ['Bilanzbuchhalterin', 'Frau Kern war dem kaufmännischen Leiter direkt unterstellt und buchte Belege.'],
    [
      'Buchhalterin',
      'Ihr Aufgabengebiet war unmittelbar der Geschäftsleitung unterstellt. Sie buchte Belege.',
    ],
    ['Controllerin', 'Ihre Stelle ist dem Leiter Controlling fachlich und disziplinarisch unterstellt.'],
    ['Controllerin', 'Fachlich war Frau Kern mir unterstellt. Sie plante Budgets.'],
  ])('by whom she answers to: %s, %s', (job, tasks) => {
    expect(asksForLeadership(job, tasks)).toBe(false);
  });

  test.each([
    [
      'Referentin',
      'Zu ihren Aufgaben gehörten:\n- Leitung des Projekts Gewinnung von Pflegekräften\n- Statistik',
    ],
    [
      'Ingenieurin',
      'Frau Kern war fachlich verantwortlich für die Statik und leitete ein Projektteam mit sechs Mitarbeitern.',
    ],
    [
      'Leitende Entwicklungsingenieurin',
      'Ihr oblag die fachliche Führung eines Projektteams von acht Ingenieurinnen und Ingenieuren.',
    ],
    [
      'Qualitätsmanagementbeauftragte',
      'Zu ihren Aufgaben gehörten:\n- Leitung des HACCP-Teams und jährliche Prüfung des Konzepts\n- Audits',
    ],
    [
      'Pflegefachfrau',
      'Zu ihren Aufgaben gehörten:\n- Führung der Pflegedokumentation\n- Anleitung von Auszubildenden',
    ],
    ['Personalsachbearbeiterin', 'Zu ihren Aufgaben gehörten:\n- Führung der Mitarbeiterakten\n- Statistik'],
    ['Hygienefachkraft', 'Sie leitete das Krisenteam, schrieb die Hygienepläne und prüfte die Stationen.'],
    [
      'Kuratorin',
      'Sie trug die fachliche Verantwortung für die Sammlung und die fachliche Leitung der Restaurierung.',
    ],
    [
      'Notfallsanitäterin',
      'Zu ihren Aufgaben gehörten:\n- Führung des Teams auf dem Rettungswagen\n- Versorgung von Notfallpatienten',
    ],
  ])('by a project or a field: %s, %s', (job, tasks) => {
    expect(asksForLeadership(job, tasks)).toBe(false);
  });

  test.each([
    'Zu ihren Aufgaben gehörten:\n- Beratung der Abteilungsleitungen in Fragen der Personalführung\n- Statistik',
    'Zu ihren Aufgaben gehörten die Organisation von Seminaren zur Mitarbeiterführung und die Statistik.',
    'Während der Abwesenheit der Leiterin leitete sie das Team. Sie führte die Statistik.',
    'Frau Kern vertrat die Leiterin und führte in dieser Zeit das Team von neun Kräften.',
    'Sie arbeitete ohne Personalverantwortung als Spezialistin für Statistik.',
  ])('by advice or in another’s place: %s', (tasks) => {
    expect(asksForLeadership('Referentin', tasks)).toBe(false);
  });

  test.each([
    'Sie bildete sich in Arbeitsrecht und Personalführung stets mit Erfolg weiter.',
    'Für eine Aufgabe mit Personalverantwortung ist sie hervorragend geeignet.',
    'Wir trauen ihr jederzeit Personalverantwortung zu.',
  ])('by what she learned or could do: %s', (performance) => {
    expect(asksForLeadership('Referentin', 'Sie führte die Statistik.', performance)).toBe(false);
  });
});

describe('but by those who answer to her', () => {
  test.each([
    'Frau Kern war dem Vorstand unterstellt und führte zwölf Mitarbeiter.',
    'Frau Kern waren acht Mitarbeiterinnen unterstellt.',
    'Ihr war das Team der Kreditoren unterstellt.',
    'Sie führte das Team der Wache mit zwölf Kräften.',
    'Ihr waren die Mitarbeiter der Bauleitung unterstellt.',
    'Frau Kern leitete Projekte und ein Team von acht Mitarbeitern.',
    'Sie übernahm die fachliche Führung von neun Mitarbeitern.',
    'Sie leitete disziplinarisch ein Projektteam von zwölf Ingenieuren.',
    'Zu ihren Aufgaben gehörten die Beratung der Kunden im Markt und die Personalführung.',
    'Wir betrauten sie mit Personalverantwortung für den Einkauf.',
    'Zu ihren Aufgaben gehörten die Vertretung des Leiters, die Führung von acht Mitarbeitern und die Planung.',
  ])('%s', (tasks) => {
    expect(asksForLeadership('Logistikerin', tasks)).toBe(true);
  });
});

test('whoever leads those who lead has staff', () => {
  const led = 'Sie führte ihre Filialleitungen zielorientiert zu stets guten Ergebnissen.';
  const has = (tasks: string): boolean => asksForLeadership('Bezirksleiterin', tasks, led);
  expect(has('Ihr oblagen die Planung des Umsatzes und die Auswahl und Führung der Filialleitungen.')).toBe(
    true,
  );
  expect(asksForLeadership('Bezirksleiterin', 'Sie stimmte die Planung mit den Filialleitungen ab.')).toBe(
    false,
  );
  expect(
    asksForLeadership('Bezirksleiterin', 'Sie führte die Filialleitungen in das Kassensystem ein.'),
  ).toBe(false);
});

const listed = (task: string): string =>
  `Zu ihren Aufgaben gehörten:\n- Planung der Touren\n- ${task}\n- Abrechnung`;

describe('who tells others where to go today', () => {
  test.each([
    ['Disponentin', 'Führung der Fahrer im Tagesgeschäft unter Beachtung der Lenk- und Ruhezeiten'],
    ['Disponentin', 'operative Führung der Fahrerinnen und Fahrer im laufenden Betrieb'],
    ['Disponentin', 'tägliche Steuerung und Führung der Fahrer per Funk'],
    ['Einsatzplanerin', 'dispositive Führung der Techniker'],
    ['Pflastererin', 'Führung der Kolleginnen auf der Baustelle'],
  ])('is not their head: %s, %s', (job, task) => expect(asksForLeadership(job, listed(task))).toBe(false));
  test.each([
    ['Disponentin', 'disziplinarische Führung der Fahrer im Tagesgeschäft'],
    ['Disponentin', 'Führung von zwölf Mitarbeitern der Disposition'],
    ['Disponentin', 'Führung von 30 Fahrern im Tagesgeschäft'],
    ['Teamleiterin', 'Führung der Mitarbeiter im Tagesgeschäft'],
    ['Schichtführerin', 'Führung der Mitarbeiter während der Schicht'],
  ])('leads if it is for good: %s, %s', (job, task) =>
    expect(asksForLeadership(job, listed(task))).toBe(true),
  );
});
