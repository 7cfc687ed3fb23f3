import { describe, expect, test } from 'vitest';
import { findAddressed, findBareName, readSigner } from './names.ts';

describe('findAddressed', () => {
  test.each([
    ['Frau Henrike Vollrath, geboren am', 'Frau', null, 'Henrike', 'Vollrath'],
    ['Herr Elias Nwosu-Brandt war', 'Herr', null, 'Elias', 'Nwosu-Brandt'],
    ['Herr Dr. Max von der Heide ist', 'Herr', 'Dr.', 'Max', 'von der Heide'],
    ['Frau Prof. Dr. med. Ina Rau leitet', 'Frau', 'Prof. Dr. med.', 'Ina', 'Rau'],
    ['Herrn Sladjan Milovanović danken wir', 'Herr', null, 'Sladjan', 'Milovanović'],
    ['Frau Dipl.-Ing. Ayşe Demirel-O’Connor trat', 'Frau', 'Dipl.-Ing.', 'Ayşe', 'Demirel-O’Connor'],
    ['Herr Dipl.-Forsting. (FH) Ansgar Tief, geboren', 'Herr', 'Dipl.-Forsting. (FH)', 'Ansgar', 'Tief'],
    ['Frau Dipl.-Soz.-Päd. (FH) Ina Rau war', 'Frau', 'Dipl.-Soz.-Päd. (FH)', 'Ina', 'Rau'],
    ['Herrn Dipl.-Kfm. Jan Kern', 'Herr', 'Dipl.-Kfm.', 'Jan', 'Kern'],
    ['Herr Dipl.-Betriebswirt (BA) Jan Kern', 'Herr', 'Dipl.-Betriebswirt (BA)', 'Jan', 'Kern'],
    ['Frau B. Sc. Ina Rau ist', 'Frau', 'B. Sc.', 'Ina', 'Rau'],
    ['Frau M.A. Ina Rau ist', 'Frau', 'M.A.', 'Ina', 'Rau'],
    ['Herr Mag. (FH) Jan Kern ist', 'Herr', 'Mag. (FH)', 'Jan', 'Kern'],
    ['Herr Dr. rer. nat. Jan Kern ist', 'Herr', 'Dr. rer. nat.', 'Jan', 'Kern'],
    ['Herr staatl. gepr. Techniker Jan Kern ist', 'Herr', 'staatl. gepr. Techniker', 'Jan', 'Kern'],
    ['Herr Kaltwasser besitzt', 'Herr', null, null, 'Kaltwasser'],
    [
      'Frau Anna Maria Freifrau von Stein zu Altenstein war',
      'Frau',
      null,
      'Anna Maria',
      'Freifrau von Stein zu Altenstein',
    ],
    ['Frau N. Hollmann, geboren am', 'Frau', null, 'N.', 'Hollmann'],
    ['Herr K.-H. Brandt war', 'Herr', null, 'K.-H.', 'Brandt'],
    ['danken wir Herrn M. Er hat', 'Herr', null, null, 'M'],
    ['HERR oder Frau JANA MEIER war', 'Frau', null, 'Jana', 'Meier'],
    ['Herr Emre\nYıldız, geboren', 'Herr', null, 'Emre', 'Yıldız'],
  ])('%s', (text, salutation, title, first, last) => {
    expect(findAddressed(text)[0]).toMatchObject({ salutation, title, first, last });
  });

  test('stops before the next sentence word', () => {
    expect(findAddressed('Wir danken Frau Kern Sie war gut')[0]?.last).toBe('Kern');
  });
});

test('a name without salutation', () => {
  expect(findBareName('Finja Meinecke, geb. 28.05.2010, Schülerin der Klasse 9b')).toEqual({
    first: 'Finja',
    last: 'Meinecke',
  });
  expect(findBareName('Der Korbinian Huber, geboren am 15.3.2007, hat bei mir gelernt.')).toEqual({
    first: 'Korbinian',
    last: 'Huber',
  });
  expect(findBareName('Die Schülerin Ana Lopez, geb. am 3. Mai 2008, war hier.')).toEqual({
    first: 'Ana',
    last: 'Lopez',
  });
  expect(findBareName('Die Möbelwerke Hainspach GmbH ist ein Betrieb.')).toBeNull();
  expect(findBareName('Binnenhafen Software GmbH ist ein Anbieter von Programmen.')).toBeNull();
  expect(findBareName('Drei Forstwirte waren ihm unterstellt.')).toBeNull();
  expect(findBareName('Zwei Auszubildende wurden angeleitet.')).toBeNull();
  expect(findBareName('Kim Sandoval nahm folgende Aufgaben wahr:')).toEqual({
    first: 'Kim',
    last: 'Sandoval',
  });
});

test.each([
  ['Dr. Falk Ziegenhorn', 'Dr. Falk Ziegenhorn'],
  ['i. V. Jutta Speckmann', 'Jutta Speckmann'],
  ['ppa. Karl von Arnsdorff', 'Karl von Arnsdorff'],
  ['Constanze von Arnsdorff', 'Constanze von Arnsdorff'],
  ['(Unterschrift)', null],
  ['Leiter der Arbeitsvorbereitung', null],
])('%s is signed by %s', (line, expected) => {
  expect(readSigner(line)).toBe(expected);
});
