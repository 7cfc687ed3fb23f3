import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { invoiceTotals, stornoOf, type Invoice } from '#domain/invoice/invoice.ts';
import { facturXFaults } from '../../../../tests/helpers/factur-x.ts';
import { setDocument } from '../typst/set-document.ts';
import { addFacturXMetadata } from './factur-x-metadata.ts';
import { facturXXml } from './factur-x-xml.ts';
import { invoiceContent } from './invoice-content.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';

const invoice: Invoice = {
  number: 'KZ-2026-0007',
  kind: 'invoice',
  cancels: null,
  date: '2026-11-20',
  service_from: '2026-11-01',
  service_to: '2026-11-30',
  due: '2026-12-04',
  seller: {
    name: 'Klarzeugnis, Inh. Kim Klug',
    street: 'Lindenweg 4',
    zip: '50667',
    city: 'Köln',
    country: 'DE',
    email: 'post@zeugnis.example',
    vat_id: 'DE123456789',
    tax_number: '215/5432/1098',
    small_business: false,
    iban: 'DE02 1203 0000 0000 2020 51',
    bank: 'Musterbank',
  },
  buyer: {
    name: 'Müller & Söhne <GmbH>',
    street: 'Straße "Am Hof" 1',
    zip: '1010',
    city: 'Wien',
    country: 'AT',
    email: 'rechnung@mueller.example',
    vat_id: 'ATU12345678',
  },
  items: [
    { text: 'Zeugnisse schreiben, Paket „Abteilung“', quantity: 3, unit: 'piece', unit_price: 4900 },
    { text: 'Beratung', quantity: 1.25, unit: 'hour', unit_price: 9999 },
  ],
  tax_rate: 19,
};
const small: Invoice = {
  ...invoice,
  tax_rate: 0,
  seller: { ...invoice.seller, vat_id: '', small_business: true, iban: '', bank: '' },
  buyer: { ...invoice.buyer, vat_id: '', email: '', country: 'DE' },
};
const all = {
  'with VAT': invoice,
  'without VAT (§ 19)': small,
  'a Storno': stornoOf(invoice, 'KZ-2026-0008', '2026-11-21'),
  'of one day': { ...invoice, service_from: '2026-11-20', service_to: '2026-11-20' },
};

const amounts = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>(-?[\\d.]+)<`, 'g'))].map(([, value]) => Number(value));

describe.each(Object.entries(all))('the data of an invoice %s', (_, one) => {
  const xml = facturXXml(one);

  test('meet the schema of Factur-X, EN 16931', async () => {
    expect(await facturXFaults(xml)).toEqual([]);
  });

  test('add up as the standard asks (BR-CO-10, -13 to -17)', () => {
    const lines = amounts(xml.replace(/<ram:SpecifiedTradeSettlementHeader[\s\S]*/, ''), 'LineTotalAmount');
    const { net, tax, gross } = invoiceTotals(one);
    expect(Math.round(lines.reduce((sum, line) => sum + line, 0) * 100)).toBe(net);
    expect(amounts(xml, 'LineTotalAmount').at(-1)).toBe(net / 100);
    expect(amounts(xml, 'TaxBasisTotalAmount')).toEqual([net / 100]);
    expect(amounts(xml, 'CalculatedAmount')).toEqual([tax / 100]);
    expect(amounts(xml, 'TaxTotalAmount')).toEqual([tax / 100]);
    expect(amounts(xml, 'GrandTotalAmount')).toEqual([gross / 100]);
    expect(amounts(xml, 'DuePayableAmount')).toEqual([gross / 100]);
    // BR-27: prices are never negative, a Storno has negative quantities.
    expect(amounts(xml, 'ChargeAmount').every((price) => price >= 0)).toBe(true);
  });
});

test('the schema is one that refuses what is missing', async () => {
  const broken = facturXXml(invoice).replace(
    /<ram:ApplicableHeaderTradeDelivery>.*<\/ram:ApplicableHeaderTradeDelivery>/,
    '',
  );
  expect((await facturXFaults(broken)).join()).toContain('ApplicableHeaderTradeDelivery');
});

test('codes say what kind of invoice it is', () => {
  expect(facturXXml(invoice)).toContain('<ram:TypeCode>380</ram:TypeCode>');
  const storno = facturXXml(all['a Storno']);
  expect(storno).toContain('<ram:TypeCode>384</ram:TypeCode>');
  expect(storno).toContain('<ram:IssuerAssignedID>KZ-2026-0007</ram:IssuerAssignedID>');
  expect(facturXXml(small)).toMatch(/<ram:ExemptionReason>Gemäß § 19 UStG.*<ram:CategoryCode>E</);
});

async function open(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  return { document, text: text.replaceAll(/[\s\u00ad\u00a0]+/g, ' ') };
}

describe('the invoice as PDF', () => {
  test('holds its data, and says so', async () => {
    const { document } = await open(await writeInvoicePdf(invoice));
    const attached = (await document.getAttachments()) as ReadonlyMap<string, unknown>;
    expect([...attached.keys()]).toEqual(['factur-x.xml']);
    const content = (await document.getAttachmentContent('factur-x.xml')) as Uint8Array;
    expect(new TextDecoder().decode(content)).toBe(facturXXml(invoice));
    const { metadata, info } = await document.getMetadata();
    const raw = String(metadata?.getRaw());
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(raw).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(raw).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
    expect(info).toMatchObject({ Title: 'Rechnung KZ-2026-0007', Language: 'de-DE' });
    expect([...Object(await document.getMarkInfo())]).toContainEqual(['Marked', true]);
    expect(
      (
        await setDocument(
          'invoice.typ',
          invoiceContent(invoice),
          { 'factur-x.xml': new TextEncoder().encode(facturXXml(invoice)) },
          'a-3a',
        )
      ).warnings,
    ).toEqual([]);
  });

  test('says everything that § 14 UStG asks for', async () => {
    const { text } = await open(await writeInvoicePdf(invoice));
    for (const part of [
      'Klarzeugnis, Inh. Kim Klug',
      'Lindenweg 4',
      '50667 Köln',
      'USt-IdNr. DE123456789',
      'Steuernummer 215/5432/1098',
      'Müller & Söhne <GmbH>',
      'Straße "Am Hof" 1',
      '1010 Wien',
      'Österreich',
      'USt-IdNr. ATU12345678',
      'Rechnung KZ-2026-0007',
      'Rechnungsdatum 20. November 2026',
      'Leistungszeitraum 1. November 2026 – 30. November 2026',
      'Zeugnisse schreiben, Paket „Abteilung“ 3 Stück 49,00 € 147,00 €',
      'Beratung 1,25 Std. 99,99 € 124,99 €',
      'Summe netto 271,99 €',
      'Umsatzsteuer 19 % 51,68 €',
      'Gesamtbetrag 323,67 €',
      'Bitte überweisen Sie 323,67 € bis zum 4. Dezember 2026 auf das Konto DE02 1203 0000 0000 2020 51',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('names § 19 UStG instead of VAT', async () => {
    const { text } = await open(await writeInvoicePdf(small));
    expect(text).toContain('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.');
    expect(text).not.toContain('Umsatzsteuer 19');
    expect(text).toContain('Gesamtbetrag 271,99 €');
  });

  test('asks for no transfer where no account is named', async () => {
    const { text } = await open(
      await writeInvoicePdf({ ...invoice, seller: { ...invoice.seller, iban: '' } }),
    );
    expect(text).not.toContain('überweisen');
    expect(text).toContain('Der Betrag von 323,67 € ist bis zum 4. Dezember 2026 zu zahlen.');
    expect(text).toContain('teilen wir auf Anfrage');
  });

  test('names what a Storno takes back', async () => {
    const { text } = await open(await writeInvoicePdf(all['a Storno']));
    expect(text).toContain('Stornorechnung KZ-2026-0008');
    expect(text).toContain('die Rechnung KZ-2026-0007 vom 20. November 2026 vollständig zurückgenommen');
    expect(text).toContain('Gesamtbetrag -323,67 €');
    expect(text).not.toContain('Bitte überweisen');
  });

  test('is the same, byte for byte, each time', async () => {
    expect(Buffer.from(await writeInvoicePdf(invoice)).equals(await writeInvoicePdf(invoice))).toBe(true);
  });

  test('takes as many items as there are', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({
      text: `Leistung ${at}`,
      quantity: 1,
      unit: 'piece' as const,
      unit_price: 100,
    }));
    const { document } = await open(await writeInvoicePdf({ ...invoice, items }));
    expect(document.numPages).toBeGreaterThan(1);
  });

  test('is made of PDF that it knows, of no other', () => {
    expect(() => addFacturXMetadata(new TextEncoder().encode('%PDF-1.7\n%%EOF'))).toThrow('PDF without');
  });
});
