import {
  exemptionReason,
  invoiceTotals,
  type Invoice,
  type InvoiceItem,
  type InvoiceUnit,
  type Party,
} from '#domain/invoice/invoice.ts';

/** UN/ECE Recommendation 20. */
const unitCodes: Readonly<Record<InvoiceUnit, string>> = {
  piece: 'C62',
  hour: 'HUR',
  month: 'MON',
  year: 'ANN',
};
/** UNTDID 1001: commercial invoice, corrected invoice. */
const typeCodes = { invoice: '380', storno: '384' } as const;

/** XML allows neither control characters nor lone surrogates. */
function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text
    .replaceAll(/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element; without content none at all, as the standard asks for empty ones. */
function element(name: string, content: string, attributes = ''): string {
  const space = attributes === '' ? '' : ' ';
  return content === '' ? '' : `<${name}${space}${attributes}>${content}</${name}>`;
}
const leaf = (name: string, text: string, attributes = ''): string =>
  element(name, escaped(text), attributes);
const date = (name: string, day: string): string =>
  element(name, leaf('udt:DateTimeString', day.replaceAll('-', ''), 'format="102"'));
const euros = (cents: number): string => (cents / 100).toFixed(2);

function party(name: string, one: Party, registrations: string): string {
  return element(
    name,
    leaf('ram:Name', one.name) +
      element(
        'ram:PostalTradeAddress',
        leaf('ram:PostcodeCode', one.zip) +
          leaf('ram:LineOne', one.street) +
          leaf('ram:CityName', one.city) +
          leaf('ram:CountryID', one.country),
      ) +
      element('ram:URIUniversalCommunication', leaf('ram:URIID', one.email, 'schemeID="EM"')) +
      registrations,
  );
}

function registration(scheme: 'VA' | 'FC', number: string): string {
  return element('ram:SpecifiedTaxRegistration', leaf('ram:ID', number, `schemeID="${scheme}"`));
}

function taxCategory(invoice: Invoice): string {
  return (
    leaf('ram:CategoryCode', invoice.tax_rate === 0 ? 'E' : 'S') +
    leaf('ram:RateApplicablePercent', String(invoice.tax_rate))
  );
}

function line(invoice: Invoice, item: InvoiceItem, at: number, cents: number): string {
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(at + 1))) +
      element('ram:SpecifiedTradeProduct', leaf('ram:Name', item.text)) +
      element(
        'ram:SpecifiedLineTradeAgreement',
        element('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', euros(item.unit_price))),
      ) +
      element(
        'ram:SpecifiedLineTradeDelivery',
        leaf('ram:BilledQuantity', String(item.quantity), `unitCode="${unitCodes[item.unit]}"`),
      ) +
      element(
        'ram:SpecifiedLineTradeSettlement',
        element('ram:ApplicableTradeTax', leaf('ram:TypeCode', 'VAT') + taxCategory(invoice)) +
          element(
            'ram:SpecifiedTradeSettlementLineMonetarySummation',
            leaf('ram:LineTotalAmount', euros(cents)),
          ),
      ),
  );
}

function payment({ seller, due, kind }: Invoice): { means: string; terms: string } {
  const account = leaf('ram:IBANID', seller.iban.replaceAll(/\s/g, ''));
  const means = element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    // 58: SEPA credit transfer, 1: not said.
    leaf('ram:TypeCode', account === '' ? '1' : '58') +
      element('ram:PayeePartyCreditorFinancialAccount', account),
  );
  const terms =
    kind === 'storno'
      ? leaf('ram:Description', 'Der Betrag wird erstattet oder verrechnet.')
      : date('ram:DueDateDateTime', due);
  return { means, terms: element('ram:SpecifiedTradePaymentTerms', terms) };
}

function settlement(invoice: Invoice): string {
  const { net, tax, gross } = invoiceTotals(invoice);
  const { means, terms } = payment(invoice);
  const { cancels } = invoice;
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', invoice.number) +
      leaf('ram:InvoiceCurrencyCode', 'EUR') +
      means +
      element(
        'ram:ApplicableTradeTax',
        leaf('ram:CalculatedAmount', euros(tax)) +
          leaf('ram:TypeCode', 'VAT') +
          leaf('ram:ExemptionReason', exemptionReason(invoice)) +
          leaf('ram:BasisAmount', euros(net)) +
          taxCategory(invoice),
      ) +
      element(
        'ram:BillingSpecifiedPeriod',
        date('ram:StartDateTime', invoice.service_from) + date('ram:EndDateTime', invoice.service_to),
      ) +
      terms +
      element(
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
        leaf('ram:LineTotalAmount', euros(net)) +
          leaf('ram:TaxBasisTotalAmount', euros(net)) +
          leaf('ram:TaxTotalAmount', euros(tax), 'currencyID="EUR"') +
          leaf('ram:GrandTotalAmount', euros(gross)) +
          leaf('ram:DuePayableAmount', euros(gross)),
      ) +
      (cancels === null
        ? ''
        : element(
            'ram:InvoiceReferencedDocument',
            leaf('ram:IssuerAssignedID', cancels.number) +
              element(
                'ram:FormattedIssueDateTime',
                leaf('qdt:DateTimeString', cancels.date.replaceAll('-', ''), 'format="102"'),
              ),
          )),
  );
}

const namespaces = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

/**
 * An invoice as Factur-X/ZUGFeRD data (UN/CEFACT CII, profile EN 16931).
 * @returns XML, UTF-8
 */
export function facturXXml(invoice: Invoice): string {
  const { lines } = invoiceTotals(invoice);
  const { seller, buyer } = invoice;
  const document = element(
    'rsm:CrossIndustryInvoice',
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ) +
      element(
        'rsm:ExchangedDocument',
        leaf('ram:ID', invoice.number) +
          leaf('ram:TypeCode', typeCodes[invoice.kind]) +
          date('ram:IssueDateTime', invoice.date) +
          element('ram:IncludedNote', leaf('ram:Content', exemptionReason(invoice))),
      ) +
      element(
        'rsm:SupplyChainTradeTransaction',
        invoice.items.map((item, at) => line(invoice, item, at, lines[at] ?? 0)).join('') +
          element(
            'ram:ApplicableHeaderTradeAgreement',
            party(
              'ram:SellerTradeParty',
              seller,
              registration('FC', seller.tax_number) + registration('VA', seller.vat_id),
            ) + party('ram:BuyerTradeParty', buyer, registration('VA', buyer.vat_id)),
          ) +
          // Without it the schema is not met, though the standard does not need it.
          element(
            'ram:ApplicableHeaderTradeDelivery',
            element('ram:ActualDeliverySupplyChainEvent', date('ram:OccurrenceDateTime', invoice.service_to)),
          ) +
          settlement(invoice),
      ),
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
