import { expect, test } from 'vitest';
import { isCity } from './city.ts';

test.each([
  'Köln',
  'Köln'.normalize('NFD'),
  'Halle (Saale)',
  'Neustadt a. d. Aisch',
  'Frankfurt/Oder',
  '’s-Hertogenbosch',
  "'s-Gravenhage",
  'L´Aquila',
  'L`Aquila',
  'Neustadt & Umgebung',
  'दिल्ली',
  'กรุงเทพ',
  '東京',
  'Y',
  ' Kiel ',
])('%s is a place', (text) => expect(isCity(text)).toBe(true));

test.each(['', ' ', '12345', '?', '-', 'Kiel 7', 'Kiel 🙂', 'kiel@example.com', '<b>Kiel</b>'])(
  '„%s“ is none',
  (text) => expect(isCity(text)).toBe(false),
);
