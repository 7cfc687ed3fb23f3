import { describe, expect, test } from 'vitest';
import { citeRuling, rulingById, rulings } from './rulings.ts';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-');

const realDay = (date: string): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) === date;

describe('rulings', () => {
  test('have unique ids that a reader can guess from court and file number', () => {
    expect(new Set(rulings.map((entry) => entry.id)).size).toBe(rulings.length);
    const derived = rulings.filter((entry) => entry.kind === 'ruling' && entry.fileNumber !== '');
    expect(derived.length).toBeGreaterThan(35);
    for (const entry of derived) expect(entry.id).toBe(slug(`${entry.court} ${entry.fileNumber}`));
  });

  test('carry real days, and statutes none', () => {
    const wrong = rulings.filter(({ date, kind }) =>
      kind === 'statute' ? date !== null : date !== null && !realDay(date),
    );
    expect(wrong).toEqual([]);
  });

  test('name a source, or say that they are not confirmed', () => {
    expect(rulings.filter(({ url, confirmed }) => confirmed && !/^https?:\/\/\S+$/.test(url))).toEqual([]);
    expect(rulings.filter((entry) => !entry.confirmed).map((entry) => entry.id)).toEqual([
      'bbig-26',
      'bag-9-azr-392-00',
      'bag-5-azr-509-91',
    ]);
  });

  test('hold one calm German sentence each and at least one topic', () => {
    const wrong = rulings.filter(
      ({ holding, topics }) =>
        topics.length === 0 || !/^[„A-ZÄÖÜ].*[.]$/u.test(holding) || /[!"]/u.test(holding),
    );
    expect(wrong).toEqual([]);
  });

  test('what was overturned points to a later ruling that holds now', () => {
    const superseded = rulings.filter((entry) => entry.supersededBy !== undefined);
    expect(superseded.map((entry) => entry.id)).toEqual([
      'lag-duesseldorf-12-sa-974-10',
      'lag-duesseldorf-3-sa-800-20',
    ]);
    const current = superseded.map((entry) => rulingById(entry.supersededBy ?? ''));
    expect(current.map((entry) => entry?.supersededBy)).toEqual([undefined, undefined]);
    expect(current.every((entry, i) => (entry?.date ?? '') > (superseded[i]?.date ?? '9'))).toBe(true);
  });
});

describe('citing', () => {
  test.each([
    ['bag-9-azr-584-13', 'BAG, 18.11.2014 – 9 AZR 584/13'],
    ['lag-koeln-4-sa-12-23', 'LAG Köln, 12.09.2023 – 4 Sa 12/23'],
    ['gewo-109-1', '§ 109 Abs. 1 GewO'],
    ['bbig-16', '§ 16 BBiG'],
    ['or-330a', 'Art. 330a OR (Schweiz)'],
    ['or-346a', 'Art. 346a OR (Schweiz)'],
    ['tvoed-35-3', '§ 35 Abs. 3 TVöD'],
    ['bag-29-07-1971', 'BAG, 29.07.1971'],
    ['bag-08-02-1972', 'BAG, 08.02.1972'],
    ['lag-duesseldorf-22-01-1988', 'LAG Düsseldorf, 22.01.1988'],
    ['arbg-saarbruecken', 'ArbG Saarbrücken'],
  ])('%s is cited as %s', (id, citation) => {
    expect(citeRuling(id)).toBe(citation);
  });

  test('an unknown id cites nothing', () => {
    expect(rulingById('bag-0-azr-0-00')).toBeUndefined();
    expect(citeRuling('bag-0-azr-0-00')).toBe('');
  });
});
