import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { emptyItem, faultsOf, toOrder, toParty } from './draft.ts';
import type { InvoiceDraft } from './draft.ts';

beforeAll(startI18n);

const billing = toParty({ name: 'Muster GmbH', street: 'Am Hof 1', zip: '50667', city: 'Köln', other: 7 });
const draft: InvoiceDraft = {
  items: [{ text: ' Zeugnis ', quantity: '1,5', unit: 'hour', price: '1.049,90' }],
  from: '2026-11-01',
  to: '2026-11-20',
  dueDays: '14',
  billing,
};

test('what is typed in German goes out in cents', () => {
  expect(faultsOf(draft)).toEqual({});
  expect(toOrder('u', 'k', draft)).toEqual({
    key: 'k',
    user: 'u',
    items: [{ text: 'Zeugnis', quantity: 1.5, unit: 'hour', unit_price: 104_990 }],
    service_from: '2026-11-01',
    service_to: '2026-11-20',
    due_days: 14,
    billing: {
      name: 'Muster GmbH',
      street: 'Am Hof 1',
      zip: '50667',
      city: 'Köln',
      country: 'DE',
      email: '',
      vat_id: '',
    },
  });
});

test.each([
  ['items.0.text', { items: [{ ...emptyItem, price: '1' }] }],
  ['items.0.price', { items: [{ ...emptyItem, text: 'x' }] }],
  ['items.0.price', { items: [{ ...emptyItem, text: 'x', price: '1,005' }] }],
  ['items.0.price', { items: [{ ...emptyItem, text: 'x', price: '200.000' }] }],
  ['items.0.quantity', { items: [{ ...emptyItem, text: 'x', price: '1', quantity: '0' }] }],
  ['items.0.quantity', { items: [{ ...emptyItem, text: 'x', price: '1', quantity: '0,0001' }] }],
  ['to', { to: '2026-10-31' }],
  ['from', { from: '' }],
  ['dueDays', { dueDays: '91' }],
  ['dueDays', { dueDays: '' }],
  ['billing.city', { billing: { ...billing, city: ' ' } }],
  ['billing.country', { billing: { ...billing, country: 'Österreich' } }],
  ['billing.email', { billing: { ...billing, email: 'x' } }],
])('a fault at %s is told there', (name, change) => {
  expect(Object.keys(faultsOf({ ...draft, ...change }))).toEqual([name]);
});
