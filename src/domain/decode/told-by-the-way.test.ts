// A small house that a letter tells of all along needs no paragraph of its own.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rated =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.';
const isMissed = (firm: string, more: string): boolean =>
  decode(
    baseLetter(
      {
        letterhead: `${firm}\nHafenstraße 3\n26941 Neuenstadt`,
        introduction:
          'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als {job} bei uns tätig.',
        company: '',
        performance: `${rated} ${more}`,
      },
      { job: 'Verkäuferin' },
    ),
  ).findings.some(({ rule }) => rule === 'missing-company');

describe('a house told by the way', () => {
  it.each([
    [
      'Bäckerei Onken',
      'Sie kennt jede Zutat in unseren 38 Broten. Ihr Laden bringt ein Drittel unseres gesamten Umsatzes. Früher warfen wir abends zwölf Prozent der Ware weg.',
    ],
    [
      'Gasthof Zur Linde',
      'Sie bediente unsere 60 Plätze auch allein. In unseren vier Zimmern fand jeder Gast Blumen. Am Markttag hatten wir 200 Gäste, und keiner wartete.',
    ],
    [
      'Tischlerei Harms',
      'Unsere sechs Gesellen fragten sie um Rat. Von unseren 40 Küchen im Jahr verkaufte sie die Hälfte. Seit sie da ist, haben wir zwölf Prozent mehr Anfragen.',
    ],
    [
      'Reitschule Moorhof',
      'Sie kennt unsere 22 Pferde beim Namen. Unsere zwei Hallen belegte sie bis auf die letzte Stunde. Mit ihr haben wir 90 Kunden im Monat.',
    ],
  ])('%s', (firm, more) => expect(isMissed(firm, more)).toBe(false));

  it.each([
    ['Bäckerei Onken', ''],
    [
      'Bäckerei Onken',
      'Unsere Kunden schätzten sie sehr. Unser Laden war stets sauber. Wir verließen uns auf sie.',
    ],
    ['Gasthof Zur Linde', 'Sie bediente unsere 60 Plätze auch allein.'],
    [
      'Nordmann GmbH',
      'Sie betreute unsere 38 Filialen. Ihr Gebiet bringt ein Drittel unseres gesamten Umsatzes. Früher verloren wir zwölf Prozent der Kunden.',
    ],
    [
      'Autohaus Brandt',
      'Sie verkaufte 140 Wagen im Jahr. Die Prämie bekam sie in drei Jahren. Ihr Umsatz stieg um 20 Prozent.',
    ],
  ])('is missed where less is told: %s %s', (firm, more) => expect(isMissed(firm, more)).toBe(true));
});
