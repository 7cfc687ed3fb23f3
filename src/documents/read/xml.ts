import { SaxesParser } from 'saxes';
import { DocumentError } from './document-error.ts';

/** What a reader of an XML file wants to hear; attributes by their full name. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/**
 * Walks through XML in document order. Document types are refused, so no entity can be declared.
 * @throws DocumentError damaged
 */
export function walkXml(xml: string, handlers: XmlHandlers): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new DocumentError('damaged');
  });
  parser.on('doctype', () => {
    throw new DocumentError('damaged');
  });
  parser.on('opentag', (tag) => handlers.open(tag.name, tag.attributes));
  parser.on('closetag', (tag) => handlers.close(tag.name));
  parser.on('text', (text) => handlers.text(text));
  parser.write(xml).close();
}
