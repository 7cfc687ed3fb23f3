/** Changes to a text that must not change what it says of the person; used by the invariance tests. */
export interface Variation {
  readonly name: string;
  /** The changed text, or null where the change does not apply. */
  readonly apply: (text: string) => string | null;
}

const surnames = [
  'Klug',
  'Groß-Wiedemann',
  'von der Heide',
  'Öztürk',
  'Sorge',
  'O’Brien',
  'Nguyen',
  'Gutermuth',
];
const employers = [
  'unserer Kanzlei',
  'unserem Hause',
  'unserem Betrieb',
  'unserer Klinik',
  'unserer Agentur',
  'unserem Verein',
];

/** A number made of the text, so that a run is repeatable but the choices differ. */
function pick(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum += letter.codePointAt(0) ?? 0;
  return sum % count;
}

/** A whole word; `\\b` does not know „ß“. */
function wholeWord(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gu');
}

function toFemale(text: string): string | null {
  if (!wholeWord('Herrn?|er|Er|ihm|ihn|[Ss]eine?[nmrs]?|[Ss]ein').test(text)) return null;
  if (wholeWord('[Ss]ie|[Ii]hre?[nmrs]?|Frau').test(text)) return null;
  const words: readonly [string, string][] = [
    ['Herrn?', 'Frau'],
    ['er', 'sie'],
    ['Er', 'Sie'],
    ['ihm', 'ihr'],
    ['Ihm', 'Ihr'],
    ['ihn', 'sie'],
  ];
  const swapped = words.reduce((changed, [from, to]) => changed.replaceAll(wholeWord(from), to), text);
  return swapped
    .replaceAll(wholeWord('seine?[nmrs]?'), (found) => found.replace('sein', 'ihr'))
    .replaceAll(wholeWord('Seine?[nmrs]?'), (found) => found.replace('Sein', 'Ihr'));
}

function otherName(text: string): string | null {
  const found =
    /(?<!\p{L})(Herrn?|Frau) (?!Dr|Prof|Ing)(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)(?= \p{Ll}|[.,;])/u.exec(text);
  if (found === null) return null;
  const name = surnames[pick(text, surnames.length)] as string;
  return text.replaceAll(`${found[1]} ${found[2]}`, `${found[1]} ${name}`);
}

function otherEmployer(text: string): string | null {
  const known =
    /unserem (Unternehmen|Hause?|Betrieb)(?!\p{L})|unserer (Firma|Kanzlei|Klinik|Agentur|Einrichtung)(?!\p{L})/gu;
  if (!known.test(text)) return null;
  return text.replaceAll(known, employers[pick(text, employers.length)] as string);
}

/** Breaks at blanks, as text out of a PDF has them. */
function brokenLines(text: string): string | null {
  let length = 0;
  return text.replaceAll(/ /g, () => {
    length += 1;
    return length % 7 === 0 ? '\n' : ' ';
  });
}

/** A hyphen at the line end inside the longest word. */
function hyphenated(text: string): string | null {
  const words = text.match(/\p{L}{9,}/gu);
  if (words === null) return null;
  const word = words.toSorted((a, b) => b.length - a.length)[0] as string;
  const cut = Math.floor(word.length / 2);
  if (!/^(?!und|oder|bzw)\p{Ll}/u.test(word.slice(cut))) return null;
  return text.replace(word, `${word.slice(0, cut)}-\n${word.slice(cut)}`);
}

function softHyphenated(text: string): string | null {
  const word = /\p{L}{9,}/u.exec(text)?.[0];
  if (word === undefined) return null;
  return text.replace(word, `${word.slice(0, 4)}\u00AD${word.slice(4)}`);
}

function straightQuotes(text: string): string | null {
  if (!/[„“”‚‘»«]/.test(text)) return null;
  return text.replaceAll(/[„“”»«]/g, '"').replaceAll(/[‚‘]/g, "'");
}

const typedAs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};
/** As typed on a keyboard without umlauts. */
export const withoutUmlauts = (text: string): string =>
  text.replaceAll(/[äöüÄÖÜß]/g, (letter) => typedAs[letter] ?? letter);

export const variations: readonly Variation[] = [
  { name: 'gender', apply: toFemale },
  { name: 'name', apply: otherName },
  { name: 'employer noun', apply: otherEmployer },
  { name: 'line breaks', apply: brokenLines },
  { name: 'hyphenation', apply: hyphenated },
  { name: 'soft hyphen', apply: softHyphenated },
  { name: 'quotes', apply: straightQuotes },
  { name: 'no umlauts on the keyboard', apply: withoutUmlauts },
];
