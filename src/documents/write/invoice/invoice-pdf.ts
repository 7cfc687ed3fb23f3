import type { Invoice } from '#domain/invoice/invoice.ts';
import { setDocument } from '../typst/set-document.ts';
import { addFacturXMetadata } from './factur-x-metadata.ts';
import { facturXXml } from './factur-x-xml.ts';
import { invoiceContent } from './invoice-content.ts';

/**
 * An invoice to read and to process: a tagged PDF/A-3 with its data as Factur-X/ZUGFeRD inside.
 * The same invoice always makes the same bytes.
 */
export async function writeInvoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const files = { 'factur-x.xml': new TextEncoder().encode(facturXXml(invoice)) };
  const { pdf } = await setDocument('invoice.typ', invoiceContent(invoice), files, 'a-3a');
  return addFacturXMetadata(pdf);
}
