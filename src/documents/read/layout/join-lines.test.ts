import { expect, test } from 'vitest';
import { joinLines } from './join-lines.ts';

test.each([
  ['zu unserer Zufrie-', 'denheit erledigt', 'zu unserer Zufriedenheit erledigt'],
  ['zu unserer Zufrie\u00ad', 'denheit', 'zu unserer Zufriedenheit'],
  ['Zufrie\u2010', 'denheit', 'Zufriedenheit'],
  ['Fach-', 'und Führungskräfte', 'Fach- und Führungskräfte'],
  ['Ein-', 'bzw. Verkauf', 'Ein- bzw. Verkauf'],
  ['die Unter-', 'ordnung', 'die Unterordnung'],
  ['in Baden-', 'Württemberg', 'in Baden-Württemberg'],
  ['SAP-', 'gestützte Verfahren', 'SAP-gestützte Verfahren'],
  ['im B2B-', 'orientierten Vertrieb', 'im B2B-orientierten Vertrieb'],
  ['stets –', 'auch abends –', 'stets – auch abends –'],
  ['2018-', '2020', '2018-2020'],
  ['alle Aufgaben', 'sehr gut', 'alle Aufgaben sehr gut'],
])('%s + %s', (above, below, joined) => {
  expect(joinLines(above, below)).toBe(joined);
});
