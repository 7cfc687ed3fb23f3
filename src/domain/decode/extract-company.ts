import { late, lateRegExp } from '../german/late.ts';
import { spelledLike } from '../german/name-key.ts';
import { functionWord, readSigner } from '../german/names.ts';
import { bodyText } from './body-text.ts';
import type { Unit } from './units.ts';
import { isPlaceAndDate } from './zones.ts';

const legalForm = late.u`(?<![\p{L}])(?:gGmbH|GmbH|gmbh|GMBH|mbH|AG|KG|KGaA|SE|OHG|oHG|e\. ?K\.|e\. ?Kfr\.|e\. ?V\.|eG|UG|VVaG|PartG|PartGmbB|GbR|Stiftung|AöR|KdöR|Ltd\.?|Inc\.?|S\. ?A\.|Sàrl)(?![\p{L}])`;
const generic = late.iu`^(?:Ingenieur|Planungs|Vertriebs|Handels|Verwaltungs|Betriebs)?(?:gesellschaft|verwaltung)|^Inh(?:aber|\.)|^(?:[\p{L}-]+e )?Stiftung (?:des )?(?:bürgerlichen|privaten|öffentlichen|kirchlichen) Rechts|^(?:Agentur|Büro|Anstalt|Körperschaft|Kanzlei|Gesellschaft|Verein) (?:für|des)`;
const noName =
  /^(?:tel|fax|www|e-?mail|postfach|personal|abteilung|geschäftsleitung|zentrale|herrn?$|frau$|an |bearbeit|unser zeichen|ihr|datum|seite)|@|\d{5}|\d\s*[a-z]?$|stra(?:ß|ss)e|str\.|weg \d|platz \d|steuernummer/i;
const inText = late.u`(?<!\p{L})(?:[Dd]ie|[Dd]er|[Bb]ei der|[Ww]ir, die)\s+((?:\p{Lu}[\p{L}&.+-]*|\d+|&|\+|und|für|der|des)(?:\s+(?:\p{Lu}[\p{L}&.+-]*|&|\+|und|für|der|des|\d+)){0,6}?\s+(?:gGmbH|GmbH(?: & Co\. ?KG(?:aA)?)?|AG(?: & Co\. ?KG)?|KG|SE|OHG|oHG|e\. ?K\.|e\. ?V\.|eG|UG|GbR))(?![\p{L}])`;

/** Who runs or owns the house, told below its name: the name above is the one that people know. */
const carrier = late.iu`^(?:träger(?:in|schaft|verein)?\s*:|(?:in|unter) (?:der )?trägerschaft|(?:eine?|teil) (?:\p{L}+ )?(?:haus|häuser|einrichtung|betrieb|unternehmen|gesellschaft|marke|dienst|klinik|kita|tochter\p{L}*|mitglied|der) (?:der|des|von|im)(?!\p{L})|mitglied (?:der|des|im)(?!\p{L})|betreiber(?:in|gesellschaft)?\s*:|(?:getragen|betrieben) (?:von|durch))`;

const columns = /\s{3,}|\t|\s[·•|]\s/;
/** „Wöllner Heizung · Sanitär · Solar“: the points stand within the name. */
const trades = late.u`^(?:Dr\. )?\p{Lu}[\p{L}-]+(?: (?:& )?\p{Lu}[\p{L}-]+){0,2}(?: [·•|] (?!Abteilung|Verwaltung|Zentrale|Personal|Geschäfts|Direktion|Redaktion)\p{Lu}[\p{L}-]{2,}){2,}(?: mbB)?$`;
const family = late.iu`^familie \p{L}+\. `;

/** The employer's name: from the letterhead, else from the text or the signature. */
export function extractCompany(units: readonly Unit[]): string | null {
  const body = bodyText(units).units.map(({ flat }) => flat);
  const head = units
    .filter(({ zone }) => zone === 'letterhead')
    .flatMap(({ text }, at) => (at === 0 && trades.test(text) ? [text] : text.split(columns)));
  const all = head.map((line) => line.trim()).filter((line) => line !== '' && !isPlaceAndDate(line));
  const houses = all.filter((line) => !carrier.test(line));
  const lines = houses.length === 0 ? all : houses;
  const named = lines.find((line) => legalForm.test(line) && !generic.test(line) && !family.test(line));
  const first = lines.find(
    (line, i) =>
      (!noName.test(line) || (i === 0 && isHouseWithNumber(line, lines))) &&
      (i === 0 || readSigner(line) === null || functionWord.test(line)),
  );
  const below = units.filter(({ zone }) => zone === 'signature').map(({ flat }) => flat);
  const signature = units.find(
    ({ zone, flat }) => zone === 'signature' && legalForm.test(flat) && flat.length < 70,
  )?.flat;
  const told = [...body, ...below];
  const [line = '', second = ''] = lines;
  const practice =
    person.test(line) && specialist.test(second) ? lines.find((one) => namedPractice.test(one)) : undefined;
  if (practice !== undefined) return tidy(practice);
  const inTwo = withFormBelow(lines, told);
  if (inTwo !== null) return inTwo;
  const name =
    named ??
    ofPublicBody(lines, body) ??
    withSecondLine(first, lines, below) ??
    toldIn(body) ??
    signature ??
    lines[0] ??
    workplaceIn(body);
  return name === undefined ? null : withLegalForm(asWritten(tidy(name), told), told);
}

/** „Dr. med. Ina Rau / Fachärztin für Innere Medizin / Praxis am Anger“: the practice has a name of its own. */
const person = /^(?:Prof\. )?Dr\. /u;
const specialist = late.iu`^(?:fach|zahn|tier|kinder|haus)?(?:arzt|ärztin)(?!\p{L})|^(?:rechtsanw|steuerberat|notar)\p{L}+`;
const namedPractice = late.iu`^\p{L}*(?:praxis|kanzlei) (?:am|an|auf|im|in|zum|zur|unter) (?:de[rmn] )?\p{L}+(?: \p{L}+)?$`;

/** „Fahrradladen Speiche 13“: a number in the name; the address stands below it. */
const isHouseWithNumber = (line: string, lines: readonly string[]): boolean =>
  inNumber.test(line) && lines.some((other) => other !== line && withPostcode.test(other));
const inNumber = late.iu`^(?!(?:am|an|auf|im|in|zum|zur|bei|unter|hinter|vor|postfach) )(?!.*(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|ring|ufer|damm|markt|chaussee|steig|park|berg|graben|wall|tor|kamp|winkel|zeile|hof|feld)s? \d)\p{L}[\p{L}&’ -]* \p{L}+ \d{1,3}$`;
const withPostcode = late.u`\p{L}+ \d+ ?[a-z]?\s?[,·|–-] ?\d{4,5} \p{Lu}`;

/** „Landkreis Zwieselstadt / Kreisarchiv“, and the text tells of the „Kreisarchiv Zwieselstadt“. */
function ofPublicBody(
  [above = '', below = '']: readonly string[],
  body: readonly string[],
): string | undefined {
  const town = ofTown.exec(above)?.groups?.['town'];
  if (town === undefined || !office.test(below)) return undefined;
  const name = `${below} ${town}`;
  return body.slice(0, 4).some((flat) => flat.includes(name)) ? name : undefined;
}
const ofTown = late.u`^(?:Landkreis|Kreis|(?:Große )?(?:Kreis)?[Ss]tadt|Hansestadt|Gemeinde|Marktgemeinde|Verbandsgemeinde|Samtgemeinde|Landeshauptstadt|Universitätsstadt|Bezirk|Bistum|Erzbistum|Universität) (?<town>\p{Lu}[\p{L}-]+)$`;
const office = late.u`^\p{Lu}\p{L}+$`;

/** „Seehotel Falkenbucht“ in the letterhead, „Seehotel Falkenbucht GmbH“ in the text or the signature. */
function withLegalForm(name: string, told: readonly string[]): string {
  if (legalForm.test(name)) return name;
  const bare = name.replace(/ [*★]+ ?\p{Lu}?$/u, '');
  // No capital before it: „Brandt Hotel Seeblick GmbH“ is another firm.
  const full = lateRegExp(
    `(?:^|(?<!\\p{L})(?:\\p{Ll}+|Die|Der|Das|Bei) )${spelledLike(bare).source} (?<form>${formBehind})(?!\\p{L})`,
    'u',
  );
  for (const text of told) {
    const form = full.exec(text)?.groups?.['form'];
    if (form !== undefined) return `${bare} ${form}`;
  }
  return name;
}
const formBehind = '(?:gGmbH|GmbH(?: & Co\\. ?KG(?:aA)?)?|AG|KG|SE|OHG|e\\. ?K\\.|e\\. ?V\\.|eG|UG|GbR)';

/** What ends such a name; told faster than the name itself. */
const formInText = / (?:gGmbH|GmbH|AG|KG|SE|OHG|oHG|e\. ?K\.|e\. ?V\.|eG|UG|GbR)/;

/** „Die Muster GmbH ist …“: the house as the first sentence tells it that does. */
function toldIn(body: readonly string[]): string | undefined {
  for (const flat of body) {
    const name = formInText.test(flat) ? inText.exec(flat)?.[1] : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** „war bei der Kreisverwaltung Schwalm-Eder beschäftigt“: a house without a legal form, named where the work began. */
function workplaceIn(body: readonly string[]): string | undefined {
  const told = body.slice(0, 4).find((flat) => employedThere.test(flat));
  return told === undefined ? undefined : workplace.exec(told)?.groups?.['name'];
}
const employedThere = late.iu`(?<!\p{L})(?:ausgebildet|beschäftigt|angestellt|tätig|eingestellt|praktikum|absolvierte|trat)(?!\p{L})`;
const workplace = late.u`(?<!\p{L})bei (?:der|dem) (?<name>(?!Abteilung|Bereich|Firma \p{Lu}\p{L}*\.|\p{L}*(?:abteilung|leitung|stelle|team|gruppe|filiale|niederlassung|projekt|arbeit|(?<!verwalt)ung) )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,3})(?= )`;

/** What a house is called where its name stands in the next line, and where a name needs to be told what it does. */
const kindOfHouse = late.iu`^(?:\p{L}+e )?(?:\p{L}*praxis|\p{L}*kanzlei|\p{L}*büro|\p{L}*sozietät|notariat|rechtsanwält\p{L}+|zahnärzt\p{L}+|tierärzt\p{L}+|steuerberat\p{L}+|architekt\p{L}*)$`;
const ownersLine = late.u`^(?:Dr(?:es)?\.|Prof\.|Dipl\.|Notar|\p{Lu}[\p{L}-]+ (?:und|&|\+) \p{Lu})`;

/** A legal form on a line of its own belongs to the house, not to its name. */
const publicBody =
  /^(?:(?:selb(?:st)?ständige |rechtsfähige |gemeinnützige )?(?:Anstalt|Körperschaft|Stiftung) (?:des|der) |(?:ein(?:e)? )?(?:eingetragene[rs]? |gemeinnützige[rs]? )(?:Verein|Genossenschaft|Stiftung|Gesellschaft)|Gesellschaft mit beschränkter Haftung|Aktiengesellschaft|Eigenbetrieb (?:der|des))/iu;

/** A name in two lines: „Gemeinschaftspraxis / Dres. Pohl und Nickel“, „Günther Schlapp / Heizung und Bad – seit 1970“. */
function withSecondLine(
  first: string | undefined,
  lines: readonly string[],
  below: readonly string[],
): string | undefined {
  const next = lines[lines.indexOf(first ?? '') + 1];
  if (first === undefined || next === undefined) return first;
  const trade = next.split(/ [–·|-] |, /)[0] ?? next;
  if (noName.test(trade) || /\d/.test(trade) || publicBody.test(trade)) return first;
  if (kindOfHouse.test(first) && ownersLine.test(next)) return `${first} ${next}`;
  // A master who signs with the name above.
  const signed =
    readSigner(first) !== null &&
    functionWord.test(below.includes(first) ? (below[below.indexOf(first) + 1] ?? '') : '');
  return signed &&
    trade.length < 45 &&
    !/^\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+$/u.test(trade) &&
    !functionWord.test(trade)
    ? `${first} ${trade}`
    : first;
}

/** Nothing but the trade and the legal form: „Werbeagentur GmbH“, „Rechtsanwälte Fachanwälte Partnerschaft mbB“. */
const tradeOnly = late.iu`^(?:(?:\p{L}*(?:anwälten?|agentur|büro|berat\p{L}*|prüfer|architekt\p{L}*|ingenieure|gesellschaft|partner|partnerschaft|notare|kanzlei|praxis|bau|technik|handel|großhandel|service|dienste?|logistik|verlag|betriebe?|hotel|gasthof|gastronomie|stiftung)) (?:und |& |von )?)+(?:(?:gGmbH|GmbH|AG|KG|PartG|PartGmbB|mbB|mbH|UG|eG|OHG|& Co\.)[ .]*)+$`;

/** A legal form in the second line, with the name itself above it: „Knallgrau & Töchter / Werbeagentur GmbH“. */
function withFormBelow(lines: readonly string[], told: readonly string[]): string | null {
  const [above, form = ''] = lines;
  if (above === undefined || legalForm.test(above) || !tradeOnly.test(tidy(form))) return null;
  if (
    noName.test(above) ||
    /^(?:ingenieur|planungs)gesellschaft/iu.test(form) ||
    above.length > 45 ||
    /\d|^(?:filiale|niederlassung|standort|werk|haus)(?!\p{L})/iu.test(above)
  )
    return null;
  return `${asWritten(tidy(above), told)} ${tidy(form)}`;
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
  const bare = name
    .replace(forms, '')
    .replace(/ GMBH(?: & CO\. KG)?$/u, '')
    .trim();
  if (bare !== bare.toUpperCase() || !/\p{Lu}{2}/u.test(bare)) return name;
  const text = body.join('\n');
  for (const wanted of [name, bare]) {
    const told = spelledLike(wanted).exec(text)?.[0];
    if (told !== undefined) return told === wanted ? name : withForm(name.replace(wanted, () => told));
  }
  // Where even the legal form stands in capitals, they may be the name's own; one word may be an abbreviation.
  const long = bare.match(/\p{Lu}{4,}/gu) ?? [];
  const own =
    name === name.toUpperCase() &&
    !spoken.test(name) &&
    !(long.length >= 2 && / (?:AG|KG|SE|UG|OHG)$/u.test(name));
  if (own || (long.length < 2 && !spoken.test(name) && !long.some((word) => word.length > 7))) return name;
  const words = bare.replaceAll(/\p{Lu}+(?:-\p{Lu}+)*/gu, (word, at: number) => lowered(word, at, text));
  return name.replace(bare, words);
}

/** „DR. RÖSLER & KOLLEGEN“: no name that is written so. */
const spoken = /^(?:DR|DRES|PROF)\. |& (?:PARTNER|KOLLEGEN|SÖHNE|TÖCHTER|SOHN|TOCHTER)$/u;

/** „GMBH & CO. KG“ as the law writes it. */
const withForm = (name: string): string =>
  name.replace(/ GMBH(?!\p{L})/iu, ' GmbH').replace(/ & CO\.? (?=KG)/u, ' & Co. ');

const forms = late.u`(?<!\p{L})(?:gGmbH|GmbH|mbH|KGaA|AG|KG|SE|OHG|oHG|UG|eG|e\. ?K\.|e\. ?V\.|PartG|GbR|& Co\.)(?!\p{L}).*$`;

/** One word in capitals as it is usually written; abbreviations stay. */
function lowered(word: string, at: number, text: string): string {
  if (at > 0 && /^(?:AM|AN|AUF|BEI|DER|DES|DEM|DEN|DIE|DAS|FÜR|IM|IN|MIT|UND|VON|VOM|ZUM|ZUR)$/u.test(word))
    return word.toLowerCase();
  if (text.includes(word)) return word;
  if (word.length < 4 && !/^(?:SEE|BAU|SÜD|OST|HOF|TOR|BAD|ALT|NEU|RAD|GAS|ÖL|TAL|DR)$/u.test(word))
    return word;
  return word.replaceAll(/\p{Lu}+/gu, (part) => part[0] + part.slice(1).toLowerCase());
}
