import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (end: string, sentence: string, job = 'Industriekauffrau'): string[] =>
  decode(
    baseLetter(
      {
        introduction: `Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. September 2020 bis zum ${end} in unserem Unternehmen zur ${job} ausgebildet.`,
        tasks: `Sie durchlief die Abteilungen Einkauf, Buchhaltung und Vertrieb. ${sentence}`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.map(({ rule }) => rule);

test.each([
  ['28. Februar 2023', 'Wegen ihrer sehr guten Noten wurde die Ausbildung um anderthalb Jahre verkürzt.'],
  ['28. Februar 2023', 'Die dreijährige Ausbildungszeit wurde um ein Jahr verkürzt.'],
  ['31. August 2022', 'Frau Kern verkürzte die Ausbildungszeit um drei Monate.'],
  ['28. Februar 2023', 'Die Ausbildungszeit musste um ein halbes Jahr verlängert werden.'],
])('until %s: „%s“ does not fit the dates', (end, sentence) => {
  expect(found(end, sentence)).toContain('shortened-in-full');
});

test.each([
  ['28. Februar 2023', 'Wegen ihrer sehr guten Noten wurde die Ausbildung um ein halbes Jahr verkürzt.'],
  ['31. August 2022', 'Die dreijährige Ausbildungszeit wurde um ein Jahr verkürzt.'],
  ['28. Februar 2023', 'Die Ausbildung wurde wegen ihrer sehr guten Noten verkürzt.'],
  ['28. Februar 2024', 'Die Ausbildungszeit musste um ein halbes Jahr verlängert werden.'],
])('until %s: „%s“ fits', (end, sentence) => {
  expect(found(end, sentence)).not.toContain('shortened-in-full');
});

test.each(['Augenoptikerin', 'Landwirtin', 'Hauswirtschafterin', 'Steinmetzin'])(
  'three years are the whole of the training of an %s',
  (job) => {
    expect(
      found('31. August 2023', 'Wir konnten die Ausbildung um ein halbes Jahr verkürzen.', job),
    ).toContain('shortened-in-full');
    expect(found('31. August 2023', 'Die Ausbildung schloss sie vorzeitig ab.', job)).toContain(
      'shortened-in-full',
    );
  },
);

test.each(['Industriemechanikerin', 'Elektronikerin', 'Chemielaborantin', 'Goldschmiedin'])(
  'the training of an %s may have lasted longer',
  (job) => {
    expect(
      found('31. August 2023', 'Wir konnten die Ausbildung um ein halbes Jahr verkürzen.', job),
    ).not.toContain('shortened-in-full');
  },
);
