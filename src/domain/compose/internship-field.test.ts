import { expect, test } from 'vitest';
import { internshipField } from './internship-field.ts';

test.each([
  ['Softwareentwicklerin', 'als Softwareentwicklerin'],
  ['Fachkraft für Lagerlogistik', 'als Fachkraft für Lagerlogistik'],
  ['Marketing', 'im Bereich Marketing'],
  ['Projektmanagement', 'im Bereich Projektmanagement'],
  ['Labor', 'im Bereich Labor'],
  ['Praktikantin in der Redaktion', 'in der Redaktion'],
  ['Praktikant Vertrieb', 'im Bereich Vertrieb'],
  ['Marketing-Praktikantin', 'im Bereich Marketing'],
  ['Praktikantin', ''],
  [' ', ''],
])('„%s“ is told as „%s“', (told, field) => expect(internshipField(told)).toBe(field));
