import { describe, expect, test } from 'vitest';
import { faultyFields, tidyParty } from './check-party.ts';
import type { Party } from './invoice.ts';

const good: Party = {
  name: 'Muster GmbH',
  street: 'Am Hof 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
  email: '',
  vat_id: '',
};

describe('who is billed', () => {
  test.each<readonly [Partial<Party>, readonly (keyof Party)[]]>([
    [{}, []],
    [{ email: 'a@b.de', vat_id: 'DE123456789' }, []],
    [{ name: '', street: '' }, ['name', 'street']],
    [{ zip: '1234' }, ['zip']],
    [{ zip: '1010', country: 'AT', vat_id: 'ATU12345678' }, []],
    [{ zip: 'SW1A 1AA', country: 'GB' }, []],
    [{ zip: '', country: 'GB' }, ['zip']],
    [{ city: '', country: '' }, ['city', 'country']],
    [{ email: 'a@b' }, ['email']],
    [{ vat_id: 'DE12' }, ['vat_id']],
    [{ vat_id: '12345' }, ['vat_id']],
    [{ vat_id: 'NL123456789B01' }, []],
  ])('%j is faulty in %j', (change, faulty) => expect(faultyFields({ ...good, ...change })).toEqual(faulty));

  test('may be nobody', () => {
    const nobody = { name: '', street: '', zip: '', city: '', country: 'DE', email: '', vat_id: '' };
    expect(faultyFields(nobody)).toEqual([]);
  });

  test('is stored without white space', () => {
    expect(tidyParty({ ...good, name: ' Muster GmbH ', vat_id: 'de 123 456 789' })).toEqual({
      ...good,
      vat_id: 'DE123456789',
    });
  });
});
