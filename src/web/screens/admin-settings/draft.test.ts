import { expect, test } from 'vitest';
import type { AdminSettings } from '#web/lib/admin-settings.ts';
import { toDraft, toOptions } from './draft.ts';

const site = {
  name: 'Klar',
  operator: 'Kim Klug',
  address: 'Weg 1, 50667 Köln',
  email: 'post@example.com',
  phone: '+49 221 1',
  vatId: 'DE123456789',
  social: [{ name: 'Mastodon', url: 'https://mastodon.example/@klar' }],
  invoice: {
    street: 'Weg 1',
    zip: '50667',
    city: 'Köln',
    country: 'DE',
    taxNumber: '215/5432/1098',
    smallBusiness: true,
    iban: 'DE02 1203 0000 0000 2020 51',
    bank: 'Musterbank',
  },
};
const stored = (options: object) => ({ options }) as unknown as AdminSettings;

test('what is stored goes through the form unchanged', () => {
  const options = { gender_form: 'star', company_term: 'Kanzlei', date_format: 'long', site };
  expect(toOptions(toDraft(stored(options)))).toEqual(options);
});

test('what nobody has said is empty', () => {
  const nothing = { gender_form: '', company_term: '', date_format: '', site: null };
  const draft = toDraft(stored(nothing));
  expect(draft.texts['site.invoice.iban']).toBe('');
  expect(draft.social).toEqual([]);
  expect(toOptions(draft).site?.invoice?.smallBusiness).toBe(false);
});
