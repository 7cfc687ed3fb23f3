import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const titleOf = (introduction: string): string | null =>
  decode(baseLetter({ introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, ${introduction}` }))
    .facts.job_title;

describe('an occupation is one wherever it is followed', () => {
  test.each([
    [
      'Gesundheits- und Krankenpflegerin',
      'Gesundheits- und Krankenpflegerin in der Zentralen Notaufnahme unseres Krankenhauses tätig.',
    ],
    ['Erzieherin', 'Erzieherin in der Kindertagesstätte „Regenbogenland“ der Gemeinde Hochstetten tätig.'],
    ['Erzieherin', 'Erzieherin in der Kita Sonnenschein beschäftigt.'],
    ['Altenpflegerin', 'Altenpflegerin in der Tagespflege beschäftigt.'],
    ['Köchin', 'Köchin in der Mensa der Grundschule tätig.'],
    ['Bäckerin', 'Bäckerin in der Backstube unseres Stammhauses beschäftigt.'],
    ['Mechatronikerin', 'Mechatronikerin in der Werkstatt unseres Autohauses beschäftigt.'],
    ['Erzieherin', 'Erzieherin im Kindergarten St. Anna tätig.'],
  ])('%s: %s', (title, told) => {
    expect(titleOf(`war vom 15. März 2018 bis zum 31. August 2022 als ${told}`)).toBe(title);
  });

  test.each([
    ['Kauffrau im Einzelhandel', 'Kauffrau im Einzelhandel beschäftigt.'],
    ['Sachbearbeiterin in der Wohngeldstelle', 'Sachbearbeiterin in der Wohngeldstelle beschäftigt.'],
    ['Mitarbeiterin in der Küche', 'Mitarbeiterin in der Küche beschäftigt.'],
    ['Verkaufsberaterin im Außendienst', 'Verkaufsberaterin im Außendienst beschäftigt.'],
    ['Mitarbeiterin in der Notaufnahme', 'Mitarbeiterin in der Notaufnahme beschäftigt.'],
    ['Aushilfe in der Bibliothek', 'Aushilfe in der Bibliothek beschäftigt.'],
  ])('but: %s', (title, told) => {
    expect(titleOf(`war vom 15. März 2018 bis zum 31. August 2022 als ${told}`)).toBe(title);
  });
});

describe('the post that somebody came to', () => {
  test.each([
    [
      'Produktmanagerin',
      'kam am 1. Mai 2019 als Werkstudentin zu uns, wurde am 1. Oktober 2019 fest eingestellt und war bis zum 29. Februar 2024 unsere Produktmanagerin.',
    ],
    [
      'Filialleiterin',
      'kam am 1. Mai 2016 als Verkäuferin zu uns und ist seit dem 1. Oktober 2019 unsere Filialleiterin.',
    ],
    ['Küchenchefin', 'begann am 1. Mai 2016 als Köchin bei uns und war zuletzt unsere Küchenchefin.'],
    [
      'Leiterin des Zentralen Controllings',
      'stand vom 1. Oktober 2013 bis zum 30. April 2024 in unseren Diensten. Sie begann als Controllerin; am 1. Juli 2017 übertrug ihr die Geschäftsführung die Leitung des Zentralen Controllings.',
    ],
  ])('%s', (title, told) => {
    expect(titleOf(told)).toBe(title);
  });
});
