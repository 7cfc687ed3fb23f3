import { expect, test } from 'vitest';
import { codes } from '#domain/knowledge/codes.ts';
import { explanationsWith } from '#domain/knowledge/guides/explanations.ts';
import { mythicalCodes, myths } from '#domain/knowledge/guides/myths.ts';
import { rulingById } from '#domain/knowledge/rulings.ts';
import { codeEntries, searchCodes } from './code-entries.ts';

const entries = codeEntries(explanationsWith([]));
const idsFor = (query: string): string[] => searchCodes(entries, query).map(({ id }) => id);

test('every code stands there with an example, a reading and where it was read', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const entry of entries) {
    expect(entry.example, entry.id).not.toBe('');
    expect(entry.explanation, entry.id).toMatch(/^[\p{Lu}„].*[.“]$/u);
    expect(entry.class === 'forbidden' ? entry.ruling : entry.sources.length, entry.id).toBeTruthy();
  }
});

test('marks of myth stand on codes that there are, and rulings on such as there are', () => {
  const ids = new Set(codes.map(({ id }) => id));
  expect([...mythicalCodes].filter((id) => !ids.has(id))).toEqual([]);
  const cited = [...entries, ...myths].flatMap(({ ruling }) => ruling ?? []);
  expect(cited.filter((id) => rulingById(id) === undefined)).toEqual([]);
  expect(cited.filter((id) => rulingById(id)?.supersededBy !== undefined)).toEqual([]);
});

test('words find, however they are typed; all of them must fit', () => {
  expect(idsFor('GESELLIG')).toContain('geselligkeit');
  expect(idsFor('  „bemüht“ ')).toContain('bemueht');
  expect(idsFor('gesellig Zahnbürste')).toEqual([]);
  expect(idsFor('')).toHaveLength(entries.length);
  expect(idsFor('.*')).toHaveLength(entries.length);
});

test('a whole sentence finds the code in it', () => {
  expect(idsFor('Frau Muster war stets bemüht, ihre Aufgaben zu erledigen.')).toContain('bemueht');
  expect(idsFor('Herr Kunz arbeitete stets sehr sorgfältig.')).toEqual([]);
});
