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
  // One alone is no list, and no post is none.
  ['- 2016 bis 2018: Projektleiter Meier vertreten', null],
  ['- 2016 bis 2018: Umbau der Halle\n- seit 2018: Betreuung der Anlagen', null],
])('the last of the stations: %s', (list, title) => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985, war vom 1. Juni 2016 bis zum 31. August 2023 bei uns tätig. Sie durchlief folgende Stationen:';
  expect(decode(baseLetter({ introduction, tasks: list, company: '' })).facts.job_title).toBe(title);
});
