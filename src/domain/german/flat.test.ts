import { expect, test } from 'vitest';
import { flatten } from './flat.ts';

test.each([
  ['zu unserer vollen Zufrie-\ndenheit erledigt', 'zu unserer vollen Zufriedenheit erledigt'],
  ['Ausbau von Dach-\nund Kellergeschossen', 'Ausbau von Dach- und Kellergeschossen'],
  ['mit seinen\r\n   Kollegen', 'mit seinen Kollegen'],
  ['das „Projekt“ und ‚mehr‘', 'das "Projekt" und \'mehr\''],
  ['**Er** war _stets_ pünktlich', 'Er war stets pünktlich'],
  ['Kolleg*innen und Kund_innen', 'Kolleg*innen und Kund_innen'],
  ['Zufrieden\u00ADheit', 'Zufriedenheit'],
  ['SAP-\nSystem', 'SAP-System'],
  ['ganz gewöhnlich.', 'ganz gewöhnlich.'],
])('%j is read as %j', (text, expected) => {
  expect(flatten(text).text).toBe(expected);
});

test('leads back to the offsets of the given text', () => {
  const text = 'Sie war  stets\nbe-\nmüht.';
  const flat = flatten(text);
  const at = flat.text.indexOf('bemüht');
  expect(text.slice(flat.origin(at), flat.origin(at + 6))).toBe('be-\nmüht');
});
