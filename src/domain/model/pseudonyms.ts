import type { Facts } from '../decode/reading.ts';
import { firstNames } from './first-names.ts';

/** A text in which nobody can be recognised, and the way back. */
export interface Pseudonyms {
  readonly text: string;
  /** The same for another text of the same letter, with the same placeholders. */
  readonly hide: (text: string) => string;
  /** Puts the real words back in the place of placeholders; unknown placeholders stay as they are. */
  readonly restore: (text: string) => string;
}

type Kind = 'NAME' | 'FIRMA' | 'ORT' | 'DATUM' | 'ADRESSE' | 'KONTAKT';

/** What a text may hold beyond the facts that were read out of it: known from the answers of the wizard. */
export interface KnownFacts extends Partial<Facts> {
  readonly others?: readonly string[];
}

const legalForms =
  'GmbH & Co\\. KGaA?|GmbH|gGmbH|AG|KG|KGaA|OHG|GbR|UG|SE|eG|e\\. ?V\\.|e\\. ?K\\.|mbH|Ltd\\.?|Inc\\.?|Stiftung';
const months =
  'Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

type Shapes = readonly (readonly [Kind, RegExp])[];

/** Found by their shape, before the known words would break them into pieces. */
const plainShapes: Shapes = [
  ['KONTAKT', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['KONTAKT', /(?:https?:\/\/|www\.)\S+/giu],
  ['KONTAKT', /(?<![\p{L}\d])(?:\+\d{2}|0\d)[\d ()/-]{6,}\d/gu],
  [
    'ADRESSE',
    /(?<!\p{L})\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|allee|platz|gasse|ring|ufer|damm|chaussee|markt)\s+\d+\s?[a-z]?(?!\p{L})/gu,
  ],
  ['ADRESSE', /(?<!\d)(?!(?:19|20)\d\d\s)(?:[AD]-|CH-)?\d{4,5}\s+\p{Lu}\p{Ll}[\p{L}-]*/gu],
  ['DATUM', /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}(?!\d)/gu],
  ['DATUM', new RegExp(`(?<!\\d)\\d{1,2}\\.\\s+(?:${months})(?:\\s+\\d{4})?`, 'gu')],
  ['DATUM', /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu],
  ['DATUM', new RegExp(`(?<!\\p{L})(?:${months})\\s+\\d{4}(?!\\d)`, 'gu')],
  // A year by itself; „2000 Kunden“ is a number.
  ['DATUM', /(?<![\d.,€])(?:19|20)\d\d(?![\d€]|[.,]\d|\s+(?:€|Euro|EUR|\p{Lu}\p{Ll}+))/gu],
];
/** Found by what stands beside them, once the known words are hidden. */
const namingShapes: Shapes = [
  [
    'FIRMA',
    new RegExp(
      `(?:(?<!\\p{L})\\p{Lu}[\\p{L}\\d&.’'-]*\\s+(?:(?:&|und|\\+)\\s+)?){1,5}(?:${legalForms})(?!\\p{L})`,
      'gu',
    ),
  ],
  [
    'NAME',
    /(?<=(?<!\p{L})Ansprechpartner(?:in)?(?:\s+ist)?\s*:?\s+(?:Dr\.\s+)?)\p{Lu}[\p{L}’'-]+\s+\p{Lu}[\p{L}’'-]+/gu,
  ],
  [
    'NAME',
    /(?<=(?<!\p{L})(?:Herrn?|Frau|HERRN?|FRAU)\s+(?:(?:Dr|Prof|Dipl|Mag|Ing)\.(?:-\p{L}+\.)?\s*)*)(?!(?:Dr|Prof|Dipl|Mag|Ing)(?!\p{L}))(?:(?:von|van|de|der|zu|zur|den|di|da|el)\s+)*\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:von|van|de|der|zu|zur|den|di|da|el)\s+)*\p{Lu}[\p{L}’'-]+)?/gu,
  ],
  // „geb. Schmidt“, „geborene von Arnim“.
  [
    'NAME',
    /(?<=(?<!\p{L})(?:geb\.|geborene[nr]?|verh\.|verw\.)\s+)(?:(?:von|van|de|der|zu)\s+)*\p{Lu}[\p{L}’'-]+/gu,
  ],
  // Two names behind a word that people stand behind: „vertrat Sabine Petersen“, „gemeinsam mit Jelle Brons“.
  [
    'NAME',
    /(?<=(?<!\p{L})(?:vertrat|vertritt|von|mit|an|durch|neben|unter|Nachfolge|Leitung|Kollegin|Kollege|Meister|Chefin|Chef)\s+)(?!(?:Herrn?|Frau|Dr|Prof)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}’'-]*\s+(?:(?:von|van|de|der|zu|el|di|da)\s+)*\p{Lu}\p{Ll}[\p{L}’'-]*/gu,
  ],
  // „in Rendsburg“, „Standort Husum-Nord“.
  [
    'ORT',
    /(?<=(?<!\p{L})(?:in|aus|nach|bei|um|Standort|Werk|Filiale|Niederlassung|Geschäftsstelle|wohnhaft)\s+)(?:Bad\s+)?\p{Lu}\p{Ll}*(?:burg|stadt|stedt|heim|hausen|dorf|furt|bach|berg|ingen|kirchen|kirch|brücken?|haven|hafen|münde|itz|leben|roda|rode|scheid|büttel|hagen|holm|sund|mar|au|lingen|born|fels|nau)(?:-\p{Lu}\p{L}+)?(?!\p{L})/gu,
  ],
];
/** A first name with the name behind it, wherever they stand. */
const fullName =
  /(?<![\p{L}[])(\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{Ll}+)?\s+(?:\p{Lu}\.\s+)?(?:(?:von|van|de|der|zu|zur|den|di|da|el)\s+)*\p{Lu}[\p{L}’'-]+/gu;

/**
 * Replaces names, birth data, dates, companies, places, addresses and ways of contact by placeholders („[NAME-1]“).
 * Rather too much than too little is hidden: what a model needs is the wording.
 */
export function pseudonymise(text: string, facts: KnownFacts): Pseudonyms {
  const real = new Map<string, string>();
  const holders = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const holderFor = (kind: Kind, word: string): string => {
    const known = holders.get(word);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const holder = `[${kind}-${count}]`;
    holders.set(word, holder);
    real.set(holder, word);
    return holder;
  };
  const known = knownWords(facts);
  const hide = (given: string): string => {
    let hidden = given;
    for (const [kind, shape] of plainShapes)
      hidden = hidden.replaceAll(shape, (word) => holderFor(kind, word));
    for (const [kind, word] of known)
      hidden = hidden.replaceAll(wordPattern(word), (found) => holderFor(kind, found));
    for (const [kind, shape] of namingShapes)
      hidden = hidden.replaceAll(shape, (word) => (word.includes('[') ? word : holderFor(kind, word)));
    return hidden.replaceAll(fullName, (word, first: string) =>
      firstNames.has(first.toLowerCase()) ? holderFor('NAME', word) : word,
    );
  };
  const restore = (given: string): string =>
    given.replaceAll(
      /\[(?:NAME|FIRMA|ORT|DATUM|ADRESSE|KONTAKT)-\d+\]/g,
      (holder) => real.get(holder) ?? holder,
    );
  return { text: hide(text), hide, restore };
}

/** A word as a whole, also in capitals and as half of a double name; its genitive („Vogts“) keeps the ending behind the placeholder. */
function wordPattern(word: string): RegExp {
  const ways = [...new Set([word, word.toUpperCase()])].map((one) =>
    one.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
  );
  return new RegExp(
    `(?<![\\p{L}\\d])(?:\\p{Lu}\\p{L}+-)?(?:${ways.join('|')})(?:-\\p{Lu}\\p{L}+?)?(?=[sS]?(?![\\p{L}\\d]))`,
    'gu',
  );
}

/** Words that say who and where, the longest first, so that a part of a name never breaks the whole. */
function knownWords(facts: KnownFacts): [Kind, string][] {
  const { first_name, last_name, company, birthplace, place, signatories = [], others = [] } = facts;
  const names = [first_name, last_name, ...signatories, ...others].flatMap((name) => partsOf(name ?? ''));
  const firm = company === null || company === undefined ? [] : [company, ...distinctive(company)];
  const words: [Kind, string][] = [
    ...names.map((name): [Kind, string] => ['NAME', name]),
    ...firm.map((name): [Kind, string] => ['FIRMA', name]),
    ...[birthplace, place].flatMap((name): [Kind, string][] => (name ? [['ORT', name]] : [])),
  ];
  const unique = new Map(
    words.filter(([, word]) => word.trim().length > 1).map(([kind, word]) => [word.trim(), kind]),
  );
  return [...unique]
    .map(([word, kind]): [Kind, string] => [kind, word])
    .toSorted((a, b) => b[1].length - a[1].length);
}

/** The whole name and each of its own words; particles, titles and what the function adds point to nobody. */
function partsOf(given: string): string[] {
  const [name = ''] = given.split(/[,;\n(]/u);
  const words = name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}[\p{L}’'-]{2,}$/u.test(word) && !titles.test(word));
  return [
    name.trim(),
    ...words,
    ...words.flatMap((word) => word.split('-')).filter((word) => word.length > 2),
  ];
}
const titles = /^(?:Dr|Prof|Dipl|Mag|Ing)$/u;

/** Of „Ostwind Anlagenbau GmbH“: the words in front of the legal form that are no common noun of the trade. */
function distinctive(company: string): string[] {
  const bare = company.replaceAll(new RegExp(`\\s*(?:${legalForms})`, 'gu'), '').trim();
  const [first = ''] = bare.split(/\s+/);
  return [bare, first].filter(
    (word) => word.length > 2 && !/^(?:Die|Das|Der|Firma|Stadt|Klinik|Praxis|Kanzlei|Hotel)$/u.test(word),
  );
}
