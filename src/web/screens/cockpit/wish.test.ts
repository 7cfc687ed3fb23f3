import { expect, test } from 'vitest';
import { filterOf, readWish, writeWish, type Wish } from './wish.ts';

const read = (address: string): Wish => readWish(new URLSearchParams(address));

test('an address says what is wished, and nothing that is usual', () => {
  const address = 'ansicht=zeugnisse&suche=Vogt&art=arbeitszeugnis&stand=draft&sortierung=name&seite=3';
  expect(String(new URLSearchParams(writeWish(read(address))))).toBe(address);
  expect(writeWish(read(''))).toEqual({});
});

test.each([
  'ansicht=x&art=x&stand=x&sortierung=x&seite=x',
  'seite=-1',
  'seite=0',
  'ansicht=zeugnisse&stand=done',
])('an address with nonsense is one without it: %s', (address) =>
  expect(writeWish({ ...read(address), view: 'alle' })).toEqual({}),
);

test('a state that a view does not know goes with the change to it', () => {
  expect(writeWish({ ...read('ansicht=zeugnisse&stand=draft'), view: 'auswertungen' })).toEqual({
    ansicht: 'auswertungen',
  });
});

test.each([
  ['', 'trashed = ""'],
  ['ansicht=papierkorb', 'trashed != ""'],
  ['ansicht=auswertungen&stand=done', 'trashed = "" && kind = "analysis" && status = "done"'],
  ['suche=Müller  Köln', 'trashed = "" && words ~ "muller" && words ~ "koln"'],
  ['suche=a%5C', 'trashed = "" && words ~ "a"'],
  ['suche=100%25', 'trashed = "" && words ~ "100"'],
  [
    'suche="x" || id != ""',
    String.raw`trashed = "" && words ~ "\"x\"" && words ~ "||" && words ~ "id" && words ~ "!=" && words ~ "\"\""`,
  ],
])('%s as a filter', (address, filter) => expect(filterOf(read(address))).toBe(filter));
