/** What the standard asks for in the XMP of an invoice, see Factur-X 1.0, 6.2.2. */
const facts = {
  DocumentType: 'INVOICE',
  DocumentFileName: 'factur-x.xml',
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
} as const;
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = Object.keys(facts)
  .map(
    (name) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`,
  )
  .join('');
/** PDF/A knows no properties but those that are described. */
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li>`;
const values = Object.entries(facts)
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('');
const description = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">${values}</rdf:Description>`;

function must(found: RegExpExecArray | null, what: string): RegExpExecArray {
  if (found === null) throw new Error(`PDF without ${what}`);
  return found;
}

/**
 * Adds to a PDF what marks it as Factur-X/ZUGFeRD: Typst attaches the data, but has no way to say so in the metadata.
 * The rest stays as it is, byte for byte: the new metadata come behind it (an incremental update).
 * @param pdf PDF/A-3 with plain metadata and a plain table of contents, as Typst writes it
 * @throws Error for any other PDF
 */
export function addFacturXMetadata(pdf: Uint8Array): Uint8Array {
  // One character for each byte, so that places in the text are places in the file.
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = must(/trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text), 'a trailer');
  const [, entries = '', before = ''] = trailer;
  const [, id = ''] = must(/\/Metadata (\d+) 0 R/.exec(text), 'metadata');
  const object = must(
    new RegExp(`\\n${id} 0 obj\\s*<<([\\s\\S]*?)>>\\s*stream\\r?\\n([\\s\\S]*?)\\r?\\nendstream`).exec(text),
    'readable metadata',
  );
  const [, dictionary = '', xmp = ''] = object;
  if (dictionary.includes('/Filter')) throw new Error('PDF with compressed metadata');
  const described = xmp.replace('</rdf:Bag></pdfaExtension:schemas>', `${schema}$&`);
  if (described === xmp) throw new Error('PDF without described metadata');
  const marked = described.replace('</rdf:RDF>', `${description}$&`);
  const length = marked.length;
  const start = text.length + 1;
  const update = [
    '',
    `${id} 0 obj`,
    `<<${dictionary.replace(/\/Length \d+/, `/Length ${length}`)}>>`,
    'stream',
    marked,
    'endstream',
    'endobj',
    '',
  ].join('\n');
  const table = text.length + update.length;
  const end = [
    'xref',
    `${id} 1`,
    `${String(start).padStart(10, '0')} 00000 n `,
    'trailer',
    `<<${entries}/Prev ${before}\n>>`,
    'startxref',
    String(table),
    '%%EOF',
    '',
  ].join('\n');
  return new Uint8Array(Buffer.from(text + update + end, 'latin1'));
}
