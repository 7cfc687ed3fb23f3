import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const closing = (offer: string): string =>
  baseLetter(
    {
      closing: `Am 22. Juni 2023 bestand Frau Kern die Abschlussprüfung mit der Note gut. ${offer} Sie verlässt uns jedoch auf eigenen Wunsch, um ein Studium zu beginnen. Wir bedauern dies sehr, danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie persönlich alles Gute und weiterhin viel Erfolg.`,
    },
    { type: 'ausbildungszeugnis' },
  );

test.each([
  'Eine feste Stelle haben wir ihr gern angeboten.',
  'Wir boten ihr die Übernahme an.',
  'Einen unbefristeten Arbeitsplatz in der Buchhaltung hatten wir ihr angeboten.',
])('an offer to stay is no doubt: %s', (offer) => {
  const { findings } = decode(closing(offer));
  const start = closing(offer).indexOf(offer);
  expect(findings.filter((one) => one.start === start)).toEqual([]);
});

test('no offer beside an own wish is a second reason', () => {
  const { findings } = decode(
    closing('Eine Stelle konnten wir ihr leider nicht anbieten.').replace('jedoch ', ''),
  );
  expect(findings.map(({ rule }) => rule)).toContain('two-reasons');
});
