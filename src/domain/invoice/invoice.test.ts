import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exemptionReason, invoiceTotals, stornoOf, type Invoice, type InvoiceItem } from './invoice.ts';

const item = (quantity: number, unit_price: number): InvoiceItem => ({
  text: 'Zeugnis',
  quantity,
  unit: 'piece',
  unit_price,
});
const party = {
  name: 'Muster GmbH',
  street: 'Weg 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
  email: '',
  vat_id: '',
};
const invoice: Invoice = {
  number: 'KZ-2026-0001',
  kind: 'invoice',
  cancels: null,
  date: '2026-11-20',
  service_from: '2026-11-01',
  service_to: '2026-11-30',
  due: '2026-12-04',
  seller: { ...party, tax_number: '12/345/67890', small_business: false, iban: '', bank: '' },
  buyer: party,
  items: [item(2, 4900), item(1.5, 333)],
  tax_rate: 19,
};

describe('sums of an invoice', () => {
  test.each([
    [[item(1, 1000)], 19, { net: 1000, tax: 190, gross: 1190 }],
    [[item(3, 333)], 19, { net: 999, tax: 190, gross: 1189 }],
    // 0.5 cents of tax go up, also below zero.
    [[item(1, 50)], 19, { net: 50, tax: 10, gross: 60 }],
    [[item(-1, 50)], 19, { net: -50, tax: -10, gross: -60 }],
    // 1.005 × 100 is less in binary.
    [[item(1.005, 100)], 19, { net: 101, tax: 19, gross: 120 }],
    [[item(1, 1000)], 0, { net: 1000, tax: 0, gross: 1000 }],
    [[], 19, { net: 0, tax: 0, gross: 0 }],
  ] as const)('%j at %i %%', (items, tax_rate, expected) => {
    expect(invoiceTotals({ items, tax_rate })).toMatchObject(expected);
  });

  test('are whole cents that add up, and a Storno takes back exactly what was there', () => {
    const items = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 1_000_000 }))
        .map(([thousandths, price]) => item(thousandths / 1000, price)),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(items, fc.constantFrom(19 as const, 0 as const), (some, tax_rate) => {
        const made = { ...invoice, items: some, tax_rate };
        const totals = invoiceTotals(made);
        expect(Number.isInteger(totals.gross)).toBe(true);
        expect(totals.net + totals.tax).toBe(totals.gross);
        const back = invoiceTotals(stornoOf(made, 'KZ-2026-0002', '2026-11-21'));
        expect(back.gross + totals.gross).toBe(0);
        expect(back.tax + totals.tax).toBe(0);
      }),
    );
  });
});

test('a Storno names what it takes back and asks for no payment', () => {
  expect(stornoOf(invoice, 'KZ-2026-0002', '2026-11-21')).toMatchObject({
    number: 'KZ-2026-0002',
    kind: 'storno',
    due: '',
    cancels: { number: 'KZ-2026-0001', date: '2026-11-20' },
    items: [{ quantity: -2 }, { quantity: -1.5 }],
    buyer: invoice.buyer,
  });
});

test('without VAT the law is named', () => {
  expect(exemptionReason({ tax_rate: 0 })).toContain('§ 19 UStG');
  expect(exemptionReason({ tax_rate: 19 })).toBe('');
});
