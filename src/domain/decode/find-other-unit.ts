import { type Search, searchOf } from '../german/sieve.ts';
import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

const rule = letterRule('other-unit');

/** Parts of a house; those of one row are called alike. */
const kinds = [
  'Abteilung|Fachabteilung',
  'Sparte|Geschäftsbereichs?|Geschäftsfeld(?:e?s)?|Produktlinie',
  'Wohnbereichs?|Wohngruppe',
  'Station',
  'Filiale|Zweigstelle|Geschäftsstelle',
  'Werk(?:e?s)?',
  'Dezernat(?:e?s|s)?|Referat(?:e?s|s)?|Sachgebiet(?:e?s|s)?|Fachgebiet(?:e?s|s)?',
  'Standort(?:e?s|s)?|Niederlassung',
] as const;
const name = '(?:„|"|‚)?(?<name>\\p{Lu}[\\p{L}&-]{2,}|\\d{1,2}[a-z]?(?![\\d.])|[A-Z]\\d?(?!\\p{L}))';
const patterns = kinds.map((kind) => ({
  all: lateRegExp(
    `(?<!\\p{L})(?:(?<adjective>\\p{Ll}{3,}(?:lich|isch|ig|al|iv))e[nrs] )?(?:${kind}) ?(?:${name})?`,
    'gu',
  ),
  own: searchOf(
    lateRegExp(
      `(?:[Ii]n (?:der|ihrer|seiner|unserer)|[Ii]m|[Aa]uf (?:der|dem|ihrer|seiner)|[Aa]m|[Aa]n der|(?:der|des|ihre[sr]|seine[sr])(?= \\p{Ll}+(?:lich|isch|ig)en (?:Dez|Ref|Abt|Sach))) (?:(?<adjective>\\p{Ll}{3,}(?:lich|isch|ig|al|iv))en )?(?:${kind})(?!\\p{L})(?: ${name})?|(?<!\\p{L})(?:${kind}) ${name.replace('<name>', '<sole>')}, (?:(?:für|auf|in) (?:die|den|das|dem|der) )?(?:die |den |das )?(?:er|sie) (?:allein|ausschließlich|stets|(?:in )?(?:all )?(?:die|den|der|ihre|seine) (?:ganze[n]? |gesamte[n]? )?(?:[Jj]ahren?|[Zz]eit)|durchgehend|immer)`,
      'u',
    ),
  ),
}));
/** Others' places, changes and additions are no contradiction. */
const elsewhere = late.iu`(?<!\p{L})(?:zusammen\p{L}*|gemeinsam\p{L}*|abstimmung|vertretung\p{L}*|vertretungsweise|aushilf\p{L}*|aus(?=[.,])|wechsel\p{L}*|zusätzlich|seit|ab|zunächst|später|zuletzt|anfangs|neben|sowohl|weitere[nr]?|andere[nr]?|beide[nr]?|aufbau\p{L}*|projekt\p{L}*|kolleg\p{L}*|mitarbeit\p{L}*|eröffnung|umzug|bis|künftig\p{L}*|einsätze?n?|hospit\p{L}*|oder)(?!\p{L})`;

/** „In der Abteilung Versand arbeitete sie …“, and the introduction tells of the accounts. */
export const findOtherUnit: Finder = (letter) => {
  if (letter.type === 'ausbildungszeugnis' || letter.type === 'praktikumszeugnis') return [];
  const fields = otherField(letter);
  if (fields.length > 0) return fields;
  return patterns.flatMap(({ all, own }) => (!mayStand(letter, own) ? [] : otherOfKind(letter, all, own)));
};

function otherOfKind(letter: LetterContext, all: RegExp, own: Search): Candidate[] {
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at] as Unit;
    const match = own.exec(unit);
    if (match === null || elsewhere.test(unit.flat)) return [];
    const { name: called, adjective, sole } = match.groups ?? {};
    const told = sole ?? called ?? adjective;
    const part = letter.parts[at];
    if (told === undefined || ((part === 'tasks' || part === 'behavior') && sole === undefined)) return [];
    const known = unitsOf(letter, 'introduction', 'tasks')
      .filter((one) => one !== unit)
      .flatMap((one) => namesOf(one, all));
    if (known.length === 0 || known.length > 2 || isKnown(letter, told, unit)) return [];
    return [byRule(letter, rule, { at: spanOf(unit, match.index, match.index + match[0].length) })];
  });
}

const namesOf = (unit: Unit, all: RegExp): string[] =>
  allMatches(all, unit.flat).flatMap(({ groups }) => groups?.['name'] ?? groups?.['adjective'] ?? []);

const before: ReadonlySet<Part> = new Set<Part>(['introduction', 'tasks', 'company']);

/** Whether the letter tells of a place in another sentence before the ratings. */
function isKnown(letter: LetterContext, told: string, unit: Unit): boolean {
  const word = lateRegExp(`(?<![\\p{L}\\d])${told.toLowerCase()}`, 'u');
  return letter.units.some(
    (one, at) =>
      one !== unit &&
      (one.zone !== 'body' || before.has(letter.parts[at] ?? 'other')) &&
      word.test(one.lower),
  );
}

/** Who sells across a counter, and how that is told where nobody says „Verkauf“. */
const atCounter =
  'theke|kass(?:e(?!n)|ier)|ladengeschäft|filial|händler|florist|optiker|apothek|pharma|bäcker|konditor|metzger|fleischer|drogist|(?:beriet|berät|beraten|beratung|bedien)\\p{L}*(?:[^.]{0,50} (?:zu|von|der|die|das|unsere\\p{L}*|den))? (?:\\p{Ll}+ )?(?:kund|käufer|laufkund)';
/** Departments, and by which words a letter tells of them. */
const departments: readonly (readonly [called: RegExp, signs: RegExp])[] = [
  [
    /^(?:vertriebs?|verkaufs?|außendienst)/iu,
    lateRegExp(
      `vertrieb|verk[aä]uf|sales|außendienst|akquis|kundenberat|kundengespräch|neukund|angebote? (?:\\p{Ll}+ )?(?:erstell|aus(?:zu)?arbeit|unterbreit|an kund)|erstell\\p{L}* (?:von )?(?:\\p{L}+ )?angebot|${atCounter}`,
      'u',
    ),
  ],
  [
    /^(?:buchhaltung|rechnungswesen)/iu,
    /buch(?:halt|ung)|rechnungswesen|bilanz|konten|beleg|abschl[uü]ss|rechnung|zahlung|mahn|steuer/u,
  ],
  [
    /^(?:einkaufs?|beschaffung)/iu,
    /eink[aä]uf|beschaff|lieferant|bestell|disponier|disposition|angebote(?: von \w+)? ein|herstellern/u,
  ],
  [
    /^personal(?:abteilung|wesens?|büros?|referats?)/iu,
    /personal|bewerb|lohn|gehalt|recruit|human|fehlzeit|stellen aus|stellenausschreib|arbeitsvertr/u,
  ],
  [/^marketings?/iu, /marketing|werb|kampagn|öffentlichkeit|medien|anzeigen|messe(?:n|auftr)/u],
  [/^(?:lagers?$|versands?$|logistik)/iu, /lager|versand|logisti|kommission|waren|fracht|dispo|transport/u],
  [
    /^(?:produktion|fertigung|montage)/iu,
    /produktion|fertig|montage|montier|maschin|anlage|werkst|bäck|konditor|(?<!\w)buk |herstell|verdraht|schweiß|zusammenbau|baute|näht|nähe/u,
  ],
  [/^(?:küche|kantine)/iu, /küche|koch|köch|speise|kantine|gastr|restaurant|servier|menü|hauswirt/u],
  [/^(?:empfangs?|rezeption|telefonzentrale)/iu, /empfang|rezeption|front|gäst|telefon|besucher/u],
  [/^controllings?/iu, /controll|kosten|budget|berichtswesen|kennzahl/u],
  [
    /^kundendienst/iu,
    /kundendienst|service|reklam|wartung|kundenbetreu|(?:beim|bei) kunden|vor ort|reparatur|reparier|störung/u,
  ],
  [/^qualitäts(?:sicherung|wesens?|management)/iu, /qualität|prüf|messmittel/u],
  [
    /^labors?$/iu,
    /labor|analys|prob|mess|rezeptur|salben|zahntechn|dental|kronen|prothes|apothek|pharma|chemi|mikroskop/u,
  ],
  [/^reinigung$/iu, /reinig|sauber|hygien|putz|wisch|hauswirt/u],
];
/** Which of them a name belongs to („Finanzbuchhaltung“); -1 for another. */
export const departmentOf = (told: string): number =>
  departments.findIndex(([called]) => called.test(told.replace(/^\p{L}+(?=buchhaltung$)/u, '')));
const department = '(?<department>\\p{Lu}\\p{L}+)(?!\\p{L}|-)';
const worksIn = searchOf(
  lateRegExp(
    `(?:(?:[Ll]eistungen|[Aa]ufgaben|[Tt]ätigkeit|[Mm]itarbeit)(?: von(?: (?:Frau|Herrn?))?(?: \\p{Lu}[\\p{L}-]+){1,2})? (?:im|in der|in unserer|in unserem) |(?:Kraft|Fachkraft|Mitarbeiterin|Mitarbeiter|Kollegin|Kollegen|Stütze) (?:aus (?:der|dem|unserer|unserem)|unserer|unseres|im|in der|der|des) )${department}`,
    'u',
  ),
);
const loses =
  /verlier|verloren|verlust|gehen|weggang|ausscheiden|ziehen|Leistungen|Aufgaben|Tätigkeit|Mitarbeit(?!er)/u;

/** „Mit den Leistungen im Vertrieb“ of somebody whose letter knows no sales. */
function otherField(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, worksIn)) return [];
  return unitsIn(letter, 'performance', 'summary', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? worksIn.exec(unit) : null;
    if (
      unit === undefined ||
      match === null ||
      elsewhere.test(unit.flat.slice(0, match.index)) ||
      !loses.test(unit.flat)
    )
      return [];
    const called = match.groups?.['department'] ?? '';
    const signs = departments.find(([names]) => names.test(called))?.[1];
    if (signs === undefined || letter.units.some(({ lower }, i) => i !== at && signs.test(lower))) return [];
    return [byRule(letter, rule, { at: spanOf(unit, match.index, match.index + match[0].length) })];
  });
}
