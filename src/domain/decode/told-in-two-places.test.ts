import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

/** What the frame of these letters brings along. */
const unlike: ReadonlySet<string> = new Set(['retired-young', 'top-without-thanks']);
const rulesOf = (told: Told): string[] =>
  decode(letter(told)).findings.flatMap(({ kind, rule }) =>
    kind === 'contradiction' && !unlike.has(rule) ? [rule] : [],
  );

describe('figures apart in a sentence that tells of growth', () => {
  it.each([
    'Erfolgreich war er bei der Steigerung des Umsatzes: Lag er bei seinem Eintritt bei 9,4 Millionen Euro, so waren es 2021 noch 8,1 Millionen Euro.',
    'Er steigerte den Umsatz stetig; 2016 betrug er 5,2 Millionen Euro, 2020 waren es 4,9 Millionen Euro.',
    'Der Absatz wuchs in seiner Zeit: 2016 verkauften wir 900 Tonnen, im letzten Jahr waren es 700 Tonnen.',
  ])('%s', (performance) => {
    expect(rulesOf({ performance })).toContain('against-figures');
  });
  it.each([
    'Er steigerte den Umsatz stetig; 2016 betrug er 4,9 Millionen Euro, 2020 waren es 5,2 Millionen Euro.',
    'Er steigerte den Umsatz und senkte die Kosten, die 2016 noch 5,2 Millionen Euro und 2020 nur 4,9 Millionen Euro betrugen.',
    'Trotz der Krise steigerte er den Ertrag, obwohl der Umsatz 2019 bei 5 Millionen Euro und 2020 bei 4 Millionen Euro lag.',
    'Den Umsatz steigerte er deutlich, 2019 gewann er 12 Kunden, 2020 kamen 9 Händler hinzu.',
  ])('silent: %s', (performance) => {
    expect(rulesOf({ performance })).not.toContain('against-figures');
  });
});

describe('what the stand of a place cannot be', () => {
  it.each<[string, Told]>([
    [
      'task-denied',
      {
        tasks: 'Besuche vor Ort gehörten nicht zu seinem Aufgabengebiet.',
        performance: 'Die Lieferanten schätzten, dass er regelmäßig in ihre Werke kam.',
      },
    ],
    [
      'task-denied',
      {
        tasks: 'Er verwaltete selbständig ein Budget von 300.000 Euro.',
        performance: 'Seine Stelle war nicht mit Budgetverantwortung verbunden.',
      },
    ],
    [
      'task-denied',
      {
        intro:
          'war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer ausschließlich von seiner Wohnung aus tätig.',
        tasks: 'Am Empfang begrüßte er die Vertreter der Lieferanten.',
      },
    ],
    [
      'task-denied',
      {
        tasks:
          'Wir verkaufen in unserem Laden; weitere Verkaufsstellen unterhalten wir nicht. Er belieferte unsere sechs Filialen.',
      },
    ],
    ['house-size', { tasks: 'Er bestellte die Arbeitskleidung unserer 2.400 Beschäftigten.' }],
    [
      'two-reasons',
      {
        end: 'Herr Brandt hat das Arbeitsverhältnis zum 31. Dezember 2022 gekündigt. Wegen der Verlagerung des Einkaufs mussten wir uns betriebsbedingt von ihm trennen.',
      },
    ],
    [
      'two-reasons',
      {
        end: 'Herr Brandt tritt zum Jahresende in den Ruhestand. Für seine neue Stelle bei einem Mitbewerber wünschen wir ihm viel Erfolg.',
      },
    ],
    [
      'during-leave',
      {
        tasks:
          'Von Mai 2018 bis zum Ende der Betreuungszeit am 30. April 2021 befand er sich in Elternzeit. Im Jahr 2019 leitete er die Umstellung des Lagers.',
      },
    ],
    [
      'frame-clash',
      {
        intro:
          'war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer durchgehend in unserem Werk in Kiel tätig.',
        performance: 'Nach seinem Wechsel in unser Werk in Rostock baute er dort das Lager auf.',
      },
    ],
    [
      'same-subject',
      {
        performance:
          'Die Einführung der Lagersoftware schloss er im Mai 2020 fristgerecht ab. Das Vorhaben, eine Lagersoftware einzuführen, wurde im Herbst 2020 ohne Ergebnis eingestellt; wir nutzen weiterhin das alte Programm.',
      },
    ],
    [
      'exam-passed-or-not',
      {
        performance:
          'Er hat 2016 die Meisterprüfung abgelegt. Zum Leiter konnten wir ihn nicht ernennen, weil ihm auch 2022 die Meisterprüfung fehlte.',
      },
    ],
  ])('%s %#', (rule, told) => {
    expect(rulesOf(told)).toContain(rule);
  });

  it.each<Told>([
    { tasks: 'Er verkaufte in unserem Ladengeschäft; weitere Verkaufsstellen unterhalten wir nicht.' },
    {
      tasks:
        'Wir betreiben drei Läden; weitere Verkaufsstellen unterhalten wir nicht. Er belieferte unsere Läden.',
    },
    { tasks: 'Er betreute die Arbeitskleidung unserer 140 Beschäftigten.' },
    {
      end: 'Herr Brandt tritt zum Jahresende in den Ruhestand. Für seine neuen Aufgaben in der Familie wünschen wir ihm alles Gute.',
    },
    {
      tasks:
        'Von Mai 2018 bis zum Ende der Betreuungszeit am 30. April 2019 befand er sich in Elternzeit. Im Jahr 2019 leitete er die Umstellung des Lagers.',
    },
    { performance: 'In den ersten drei Monaten seiner Tätigkeit ordnete er das Lager neu.' },
    {
      performance:
        'Für seine Lehrlinge organisierte er Lehrgänge zur Meisterprüfung, die er 2016 abgelegt hatte.',
    },
  ])('silent: %j', (told) => {
    expect(rulesOf(told)).toEqual([]);
  });
});

const ofMonths = (months: string): string[] =>
  decode(
    `Praktikumszeugnis\n\nHerr Max Kern absolvierte vom 4. Juli bis zum 12. August 2022 ein Praktikum in unserer Pressestelle.\n\nIn den ersten ${months} seines Praktikums schrieb er Beiträge für das Intranet.`,
  ).findings.map(({ rule }) => rule);

it('the first months of an internship are no more than the whole', () => {
  expect(ofMonths('vier Monaten')).toContain('other-duration');
  expect(ofMonths('zwei Wochen')).not.toContain('other-duration');
});

const ledBy = (count: string): string[] =>
  rulesOf({
    performance: `Herr Brandt führte ein Team von fünf Mitarbeitern. Die ${count} ihm unterstellten Mitarbeiter motivierte er stets sehr gut.`,
  });

it('five led in the one sentence, twelve in the other', () => {
  expect(ledBy('zwölf')).toContain('other-staff');
  expect(ledBy('fünf')).not.toContain('other-staff');
});

const staffedBy = (staff: string): string[] =>
  rulesOf({
    tasks: `Frau Brandt leitete unsere Filiale mit ${staff}.`,
    performance:
      'Sie verstand es stets gut, alle elf ihr unterstellten Mitarbeiterinnen nach ihren Stärken einzusetzen.',
  });

it('a branch with four florists, eleven who are under her', () => {
  expect(staffedBy('vier Floristinnen, die ihr unterstellt waren')).toContain('other-staff');
  expect(staffedBy('elf Floristinnen')).not.toContain('other-staff');
  expect(staffedBy('vier Schaufenstern')).not.toContain('other-staff');
});
