import { functionWord, readSigner } from '../german/names.ts';
import type { Unit } from './units.ts';
import { isPlaceAndDate } from './zones.ts';

const legalForm =
  /(?<![\p{L}])(?:gGmbH|GmbH|gmbh|GMBH|mbH|AG|KG|KGaA|SE|OHG|oHG|e\. ?K\.|e\. ?Kfr\.|e\. ?V\.|eG|UG|VVaG|PartG|PartGmbB|GbR|Stiftung|AöR|KdöR|Ltd\.?|Inc\.?|S\. ?A\.|Sàrl)(?![\p{L}])/u;
const generic =
  /^(?:Ingenieur|Planungs|Vertriebs|Handels|Verwaltungs|Betriebs)?(?:gesellschaft|verwaltung)|^Inh(?:aber|\.)|^(?:Agentur|Büro|Anstalt|Körperschaft|Kanzlei|Gesellschaft|Verein) (?:für|des)/iu;
const noName =
  /^(?:tel|fax|www|e-?mail|postfach|personal|abteilung|geschäftsleitung|zentrale|herrn?$|frau$|an |bearbeit|unser zeichen|ihr|datum|seite)|@|\d{5}|\d\s*[a-z]?$|stra(?:ß|ss)e|str\.|weg \d|platz \d|steuernummer/i;
const inText =
  /(?<!\p{L})(?:[Dd]ie|[Dd]er|[Bb]ei der|[Ww]ir, die)\s+((?:\p{Lu}[\p{L}&.+-]*|\d+|&|\+|und|für|der|des)(?:\s+(?:\p{Lu}[\p{L}&.+-]*|&|\+|und|für|der|des|\d+)){0,6}?\s+(?:gGmbH|GmbH(?: & Co\. ?KG(?:aA)?)?|AG(?: & Co\. ?KG)?|KG|SE|OHG|oHG|e\. ?K\.|e\. ?V\.|eG|UG|GbR))(?![\p{L}])/u;

/** The employer's name: from the letterhead, else from the text or the signature. */
export function extractCompany(units: readonly Unit[]): string | null {
  const body = units.filter(({ zone }) => zone === 'body').map(({ flat }) => flat);
  const head = units
    .filter(({ zone }) => zone === 'letterhead')
    .flatMap(({ text }) => text.split(/\s{3,}|\t|\s[·|]\s/));
  const lines = head.map((line) => line.trim()).filter((line) => line !== '' && !isPlaceAndDate(line));
  const named = lines.find(
    (line) => legalForm.test(line) && !generic.test(line) && !/^familie \p{L}+\. /iu.test(line),
  );
  const first = lines.find(
    (line, i) => !noName.test(line) && (i === 0 || readSigner(line) === null || functionWord.test(line)),
  );
  const fromText = body.map((flat) => inText.exec(flat)?.[1]).find((name) => name !== undefined);
  const signature = units.find(
    ({ zone, flat }) => zone === 'signature' && legalForm.test(flat) && flat.length < 70,
  )?.flat;
  const name = named ?? first ?? fromText ?? signature ?? lines[0];
  return name === undefined ? null : asWritten(tidy(name), body);
}

const tidy = (line: string): string =>
  line
    .replace(/,\s+(?=[^,]*\d).*$/u, '')
    .replace(/\s*\*+\s?[a-z]?$/i, '')
    .replace(/[,;]$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A letterhead in capitals takes its spelling from the text. */
function asWritten(name: string, body: readonly string[]): string {
  if (name !== name.toUpperCase()) return name;
  const wanted = name.toLowerCase();
  for (const flat of body) {
    const at = flat.toLowerCase().indexOf(wanted);
    if (at >= 0) return flat.slice(at, at + name.length);
  }
  return name;
}
