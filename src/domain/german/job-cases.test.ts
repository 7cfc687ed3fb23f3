import { expect, test } from 'vitest';
import { jobTitleNominative } from './job-cases.ts';

test.each([
  ['Chemikanten', 'Chemikant'],
  ['Maler und Lackierer', 'Maler und Lackierer'],
  ['Technischen Assistenten', 'Technischer Assistent'],
  ['Medizinischen Technologen für Radiologie', 'Medizinischer Technologe für Radiologie'],
  ['Verfahrenstechnologen Metall', 'Verfahrenstechnologe Metall'],
  ['Mathematisch-technischen Softwareentwickler', 'Mathematisch-technischer Softwareentwickler'],
  ['staatlich geprüften Sozialassistenten', 'staatlich geprüfter Sozialassistent'],
  [
    'Fachangestellten für Medien- und Informationsdienste',
    'Fachangestellter für Medien- und Informationsdienste',
  ],
  ['Fachlageristen', 'Fachlagerist'],
  ['Physiotherapeuten', 'Physiotherapeut'],
  ['Fluglotsen', 'Fluglotse'],
  ['Restaurantfachmann', 'Restaurantfachmann'],
  ['Referenten für Studenten', 'Referent für Studenten'],
  ['leitenden Referenten', 'leitender Referent'],
  ['Auszubildenden', 'Auszubildender'],
  ['Doktoranden', 'Doktorand'],
  ['Rechtspfleger', 'Rechtspfleger'],
])('zum %s', (declined, title) => {
  expect(jobTitleNominative(declined, 'zum ')).toBe(title);
});

test.each([
  ['der ', 'Zahnmedizinischen Fachangestellten', 'Zahnmedizinische Fachangestellte'],
  ['zur ', 'Malerin und Lackiererin', 'Malerin und Lackiererin'],
  ['beruf des ', 'Drogisten', 'Drogist'],
  ['beruf des ', 'Landwirtes', 'Landwirt'],
  ['beruf eines ', 'technischen Zeichners', 'technischer Zeichner'],
  ['als ', 'Referenten', 'Referenten'],
])('%s%s', (before, declined, title) => {
  expect(jobTitleNominative(declined, before)).toBe(title);
});
