import { late, lateRegExp } from '../german/late.ts';
import { functionWord } from '../german/names.ts';

/** Shorter texts are sentences, not letters whose lines were lost. */
const shortest = 600;
/** Fewer breaks than one in so many signs: somewhere on the way the lines became one. */
const signsPerLine = 900;

const heading = late.u`(?<![\p{L}-])(?<!(?:[Dd]ieses|[Dd]as|[Ee]in|[Dd]em|[Ee]inem|[Ii]hr|[Ss]ein|[Uu]nser) )(?:(?:Qualifizierte|Einfache|Vorläufige)s )?(?:(?:Arbeits|Zwischen|Ausbildungs|Praktikums|End|Dienst|Lehr)?[Zz]eugnis|(?:ARBEITS|ZWISCHEN|AUSBILDUNGS|PRAKTIKUMS|END|DIENST)?ZEUGNIS)(?= (?:\p{Lu}|für \p{Lu}|über ))`;
/** „… für Mirela Petkova Frau Petkova hat vom 1.3.2019 …“: the first sentence. */
const opening = late.u`(?<! (?:für|über|von)) (?=(?:Frau|Herr) (?:\p{Lu}[\p{L}-]+ ?){1,3},? (?:hat|war|ist|trat|wurde|absolvierte|steht|arbeitet|geb))`;
const beginsName = late.u`^ \p{Lu}`;
const month = '(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';
/** „… alles Gute. Husum, den 31. Mai 2023 Anna Kern Geschäftsführerin“ */
const placeAndDate = lateRegExp(
  `(?<=[.!?] )(?:\\p{Lu}[\\p{L}.()/-]+(?: (?:am|an der|im|in|\\p{Lu}[\\p{L}.()/-]+)){0,4},? (?:den |am |im )?)?(?:\\d{1,2}\\. ?(?:${month}|\\d{1,2}\\.)|${month}) ?\\d{4}(?!\\d)(?![^.]*[.!?] \\p{Lu}\\p{Ll}+ \\p{Ll})`,
  'gu',
);
const tail = 420;
const bullet = late.gu` (?=[•▪●◦·] |[–-] \p{Lu})`;
/** Where the list is over: „– Angebote Frau Kern verfügt über …“ */
const behindList = late.gu`(?<=[\p{L}\d)]) (?=(?:Frau|Herr) \p{Lu}|(?:Sie|Er|Wir|Ihre?|Seine?) \p{Ll}|(?:Ihre?|Seine?) \p{Lu}[\p{L}-]+ \p{Ll})`;
/** No item of a list is longer. */
const longestItem = 200;

/**
 * A letter whose lines became one on the way, with breaks where its parts begin: heading, list, place and date, names
 * below. A break stands in place of a space, so that all offsets hold; a letter with lines is given back as it is.
 */
export function unfolded(text: string): string {
  const { length } = text;
  if (length < shortest || text.split('\n', length / signsPerLine + 2).length > length / signsPerLine + 1)
    return text;
  const breaks = new Set<number>();
  const named = heading.exec(text.slice(0, 500));
  if (named !== null) {
    const end = named.index + named[0].length;
    breaks.add(named.index - 1);
    if (beginsName.test(text.slice(end))) breaks.add(end);
    const first = opening.exec(text.slice(end, end + 200));
    if (first !== null) breaks.add(end + first.index);
  }
  for (const at of list(text, named?.index ?? 0)) breaks.add(at);
  for (const at of signature(text)) breaks.add(at);
  const signs = [...breaks].filter((at) => text[at] === ' ').toSorted((a, b) => a - b);
  let out = '';
  let from = 0;
  for (const at of signs) {
    out += `${text.slice(from, at)}\n`;
    from = at + 1;
  }
  return out + text.slice(from);
}

/** Where the items of a list begin, and where it is over; none where that is not told. */
function list(text: string, from: number): number[] {
  const bullets = [...text.matchAll(bullet)].map(({ index }) => index).filter((at) => at > from);
  const last = bullets.at(-1) ?? 0;
  const over = [...text.matchAll(behindList)].find(({ index }) => index > last);
  if (bullets.length < 3 || over === undefined || over.index - last > longestItem) return [];
  return [...bullets, over.index];
}

const betweenSigners = /^(?:\(Unterschrift\)|[_.]{4,})$/;

/** Where the date stands, and the words that tell a function below it. */
function signature(text: string): number[] {
  const from = Math.max(0, text.length - tail);
  const found = [...text.slice(from).matchAll(placeAndDate)].at(-1);
  if (found === undefined) return [];
  const start = from + found.index;
  const end = start + found[0].length;
  const breaks = [start - 1, end];
  let seen = false;
  for (const word of text.slice(end).matchAll(/\S+/gu)) {
    if (betweenSigners.test(word[0])) {
      breaks.push(end + word.index - 1, end + word.index + word[0].length);
      seen = false;
      continue;
    }
    const isFunction = functionWord.test(word[0]);
    // „Leiter Personal und Recht“ is one function.
    if (isFunction && !seen && word.index > 1) breaks.push(end + word.index - 1);
    seen = isFunction || (seen && !/^\p{Lu}\p{Ll}+$/u.test(word[0]));
  }
  return breaks;
}
