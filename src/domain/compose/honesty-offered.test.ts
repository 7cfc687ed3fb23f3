import { expect, test } from 'vitest';
import { isHonestyOffered } from './honesty-offered.ts';

test.each([
  'Kassiererin', 'Verkäufer', 'Auslieferungsfahrer', 'Filialleiterin', 'Außendienstmitarbeiter', 'Hotelfachfrau',
  'Haushaltshilfe', 'Alltagsbegleiterin', 'Lagerist', 'Buchhalterin',
])('it is offered for %s', (trade) => expect(isHonestyOffered(trade)).toBe(true)); // prettier-ignore

test.each([
  'Oberarzt', 'Zahnärztin', 'Erzieherin', 'Physiotherapeut', 'Lehrerin', 'Softwareentwickler', 'Disponent', '',
])('it is not offered for „%s“', (trade) => expect(isHonestyOffered(trade)).toBe(false)); // prettier-ignore
