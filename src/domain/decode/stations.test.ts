import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

test.each([
  [
    'Trainee (September 2016 bis August 2017)\nSie lernte alle Abteilungen kennen.\n\nSenior-Projektmanagerin (seit April 2021)\nSie verantwortete zwei Etats.',
    'Senior-Projektmanagerin',
  ],
  ['09/2016 – 08/2017: Trainee\n09/2017 – 03/2021: Projektmanagerin', 'Projektmanagerin'],
  ['- 2016 bis 2018: Sachbearbeiterin Einkauf\n- seit 2018: Teamleiterin Einkauf', 'Teamleiterin Einkauf'],
  [
    '04/2012 – 12/2014   Sachbearbeiterin\n01/2015 – 06/2019   Senior-Managerin\nab 07/2019   Leiterin Zulassung Europa',
    'Leiterin Zulassung Europa',
  ],
  [
    'November 2016: Eintritt als Kommissioniererin\nJuli 2018: Staplerfahrerin\nseit 1. Februar 2019: Teamleiterin Wareneingang',
    'Teamleiterin Wareneingang',
  ],
  // The newest may stand first.
  ['Seit 2021: Teamleiterin Einkauf\n2016 – 2021: Sachbearbeiterin Einkauf', 'Teamleiterin Einkauf'],
  ['- 2017 bis 2023: Oberärztin\n- 2012 bis 2017: Assistenzärztin', 'Oberärztin'],
  // One alone is no list, and no post is none.
  ['- 2016 bis 2018: Projektleiter Meier vertreten', null],
  ['2019 Umbau der Werkstatt\n2021 Einführung der neuen Lager', null],
  ['- 2016 bis 2018: Umbau der Halle\n- seit 2018: Betreuung der Anlagen', null],
])('the last of the stations: %s', (list, title) => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985, war vom 1. Juni 2016 bis zum 31. August 2023 bei uns tätig. Sie durchlief folgende Stationen:';
  expect(decode(baseLetter({ introduction, tasks: list, company: '' })).facts.job_title).toBe(title);
});

test('a station tells more than a mention of it', () => {
  const introduction =
    'Herr Jan Kern, geboren am 3. Mai 1985, war vom 1. Juni 2016 bis zum 31. August 2023 bei uns tätig.';
  const tasks =
    '2016 bis 2019: Lagerist\nseit 2019: Teamleiter Versand\n\nAls Teamleiter führte er acht Beschäftigte.';
  expect(decode(baseLetter({ introduction, tasks, company: '' })).facts.job_title).toBe('Teamleiter Versand');
});
