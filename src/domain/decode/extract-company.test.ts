import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

test.each([
  ['MUSTER KARTONAGENWERK GMBH', 'Muster Kartonagenwerk GmbH', 'Muster Kartonagenwerk GmbH'],
  ['MUSTER FEINPAPIER GMBH & CO. KG', 'Muster Feinpapier GmbH & Co. KG', 'Muster Feinpapier GmbH & Co. KG'],
  // Nothing tells that the capitals are not its own.
  ['KARTONAGENWERK MUSTERMANN', '', 'KARTONAGENWERK MUSTERMANN'],
])('a letterhead in capitals takes its spelling from the signature: %s', (head, below, company) => {
  const letter = baseLetter({
    letterhead: `${head}\nHafenstraße 3\n26941 Neuenstadt`,
    company: 'Wir stellen Verpackungen her und beschäftigen 120 Menschen.',
    signature: `Neuenstadt, den 31. August 2023\n\n${below}\n\nUlrike Damm\nGeschäftsführerin`,
  });
  expect(decode(letter).facts.company).toBe(company);
});
