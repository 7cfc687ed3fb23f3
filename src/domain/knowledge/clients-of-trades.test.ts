import { describe, expect, test } from 'vitest';
import { clientNouns } from '../german/client-nouns.ts';
import { clientsOfTrade, clientsRules } from './clients-of-trades.ts';
import { occupations } from './occupations-activities/index.ts';

describe.each(clientsRules.map((rule) => [rule.id, rule] as const))(
  'rule %s',
  (_, { titles, matches, silent }) => {
    test.each(matches)('holds for %s', (title) => expect(titles.test(title)).toBe(true));
    test.each(silent)('does not hold for %s', (title) => expect(titles.test(title)).toBe(false));
  },
);

test.each([
  ['Oberarzt', 'Patienten'],
  ['Erzieherin', 'Kinder und Eltern'],
  ['Hotelfachfrau', 'Gäste'],
  ['Rechtsanwaltsfachangestellte', 'Mandanten'],
  ['Softwareentwickler', 'Anwender'],
  ['Verkäuferin', 'Kunden'],
  ['', 'Kunden'],
])('who works as %s meets %s', (trade, clients) => expect(clientsOfTrade(trade)).toBe(clients));

const known = occupations.filter(({ clients }) => (clientNouns as readonly unknown[]).includes(clients));
/** Where children are looked after, the parents count; where they are ill, they are patients. */
const alike: Readonly<Record<string, readonly string[]>> = {
  Kinder: ['Kinder und Eltern', 'Patienten'],
  Eltern: ['Kinder und Eltern'],
};
test.each(known.map((one) => [one.male, one.clients ?? ''] as const))(
  '%s meets %s, or those who are called so everywhere',
  (male, clients) => {
    expect(['Kunden', clients, ...(alike[clients] ?? [])]).toContain(clientsOfTrade(male));
  },
);
