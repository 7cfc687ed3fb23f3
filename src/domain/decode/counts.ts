import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity, scaleOf, scalePattern } from '../german/quantities.ts';
import { type Searched, searchOf } from '../german/sieve.ts';

/** So many of something, as a sentence tells it: „alle 35 Filialen“, „ihre beiden Auszubildenden“. */
export interface Count {
  readonly value: number;
  /** The noun without its ending, in small letters. */
  readonly noun: string;
  /** How it is meant: all there are, those of the person, those known already, or so many. */
  readonly meant: 'all' | 'own' | 'known' | 'some';
  readonly start: number;
  readonly end: number;
}

const digit = /\d/;
const numberWord = searchOf(
  late.iu`zwei|beide|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|ßig|zig(?!\p{L})|hundert|tausend`,
);

/** A text may hold a number at all. */
export const mayCount = (one: Searched): boolean => digit.test(one.flat) || numberWord.test(one);

const counted = lateRegExp(
  `(?<value>${quantityPattern}) (?<between>(?:(?!und |oder |bis |mit |in |im |für |auf |bei |zu |zur |zum |am |an |aus |nach |vor |als |wie |mal |fach )\\p{Ll}[\\p{L}-]* ){0,5})(?<noun>\\p{Lu}[\\p{L}-]{2,})(?=(?<after>[^.;]{0,40}))`,
  'gu',
);
const about = '(?:über|rund|etwa|gut|fast|knapp|mehr als|insgesamt|gesamten)';
const all = lateRegExp(
  `(?<!\\p{L})(?:alle[nr]?|sämtliche[nr]?|unsere[nr]?)(?: (?:unsere[rn]?|${about}))? $`,
  'iu',
);
const own = lateRegExp(`(?<!\\p{L})(?:ihre[nr]?|seine[nr]?)(?: ${about})? $`, 'iu');
const known = lateRegExp(
  `(?<!\\p{L})(?:die|der|den)(?: (?:${about}|übrigen|anderen|restlichen|jährlich(?:en)?|täglich(?:en)?|monatlich(?:en)?))*(?: ${about})? $`,
  'iu',
);
/** As many as there are in a year, a month or a day. */
const yearly = late.iu`(?<!\p{L})(?:jähr|monat|wöchent|täg)lich`;
const byPerson = late.u`(?<!\p{L})von (?:ihr|ihm) `;
const ofPerson = late.u`^(?:,? |[^.;,]{0,15}, | und \p{Lu}\p{L}+ )(?:(?:ihre[rs]?|seine[rs]?) \p{Lu}|die (?:ihren?|seinen?) |die (?:ihm|ihr|er|sie) )`;
/** Time, money and shares are no things that somebody has so many of. */
const measures =
  /^(?:jahr|monat|woche|tag|stunde|minute|uhr|quartal|semester|prozent|euro|eur|franken|chf|mio|million|milliard|tausend|mal|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|arbeitstag|werktag|drittel|viertel|fünftel|meter|kilo|tonne|grad|punkt|teil|stück|seite|klasse|stelle|lebensjahr)/u;

/** The noun without the endings of number, case and sex. */
export const bare = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/(?:innen|in)$/u, '')
    .replace(/(?:en|n|s|e)$/u, '')
    .replace(/(?:er|e)$/u, '');

const aYear = /^(?:19|20)\d\d$/;
/** Looked for from the end backwards. */
const fewWords = late.uy`(?<=((?:[\p{L}.]+ ){0,3}))`;

function wordsBefore(text: string): string {
  fewWords.lastIndex = text.length;
  return fewWords.exec(text)?.[1] ?? '';
}

const bothOf = /^beide/iu;
const digitFirst = /^\d/;
const afterName = late.u`(?:^| )(?!(?:Mit|Rund|Etwa|Insgesamt|Über|Knapp) $)\p{Lu}\p{L}* $`;

/** What a sentence counts. */
export function countsOf(one: Searched): Count[] {
  if (!mayCount(one)) return [];
  const { flat } = one;
  return allMatches(counted, flat).flatMap((match) => {
    const { value: told = '', between = '', noun: word = '', after = '' } = match.groups ?? {};
    const value = readQuantity(told);
    if (value === null || value < 2 || measures.test(word.toLowerCase())) return [];
    // „1.000 Euro“ is measured, and a year is no number of things.
    if (value < 2100 && aYear.test(told)) return [];
    const noun = bare(word);
    if (noun.length < 3) return [];
    const before = wordsBefore(flat.slice(Math.max(0, match.index - 60), match.index));
    const definite = known.test(before) || bothOf.test(told);
    const mine = own.test(before) || (definite && (byPerson.test(between) || ofPerson.test(after)));
    const meant =
      all.test(before) || (definite && yearly.test(before))
        ? 'all'
        : mine
          ? 'own'
          : definite
            ? 'known'
            : 'some';
    // „Wohnbereich 2“ is a name.
    if (meant === 'some' && digitFirst.test(told) && afterName.test(before)) return [];
    return [{ value, noun, meant, start: match.index, end: match.index + match[0].length }];
  });
}

/** A sum of money: „ein Jahresbudget von neun Millionen Euro“. */
export interface Sum {
  readonly value: number;
  /** „budget“, „umsatz“ …, with what stands before it in the compound. */
  readonly head: string;
  readonly prefix: string;
  readonly isDefinite: boolean;
  readonly start: number;
  readonly end: number;
}

const moneyHead =
  'budget|etat|umsatz|umsätze|bilanzsumme|einsparung(?:en)?|ersparnis(?:se)?|einkaufsvolumen|auftragsvolumen|investitionsvolumen';
const money = lateRegExp(
  `(?<before>(?:\\p{L}+ (?:(?:ihm |ihr )?(?:anvertraute|verantwortete|jährliche|gesamte|übertragene|zugewiesene)[nsm]? )?)?)(?<!\\p{L})(?<prefix>\\p{L}*?)(?<head>${moneyHead})(?:s?verantwortung|s|es)?(?:, das sich auf)? (?:(?:betrug|beträgt|umfasste|umfasst|belief sich auf|beläuft sich auf|lag bei|liegt bei|für|von|über|in Höhe von|im Umfang von|mit einem Volumen von|jährlich|pro Jahr|im Jahr|zuletzt|rund|etwa|gut|fast|knapp|mehr als|bis zu) ){0,4}(?<value>${quantityPattern})(?: ?(?<scale>${scalePattern}))? (?:Euro|EUR|€|Franken|CHF)`,
  'giu',
);
const headOf = (head: string): string =>
  head
    .toLowerCase()
    .replace(/umsätze/u, 'umsatz')
    .replace(/etat/u, 'budget')
    .replace(/(?:en|se)$/u, '');
const definite = late.iu`^(?:das|des|dem|sein\p{L}*|ihr\p{L}*|unser\p{L}*|im|beim|vom|zum|alle\p{L}*|die|der|den) (?:.* )?$`;

const currency = searchOf(/Euro|EUR|Franken|CHF/u);

const headed = searchOf(lateRegExp(moneyHead, 'iu'));

/** A text names money. */
export const mayTellMoney = (one: Searched): boolean => one.flat.includes('€') || currency.test(one);

/** The sums of money that a sentence tells. */
export function sumsOf(one: Searched): Sum[] {
  if (!mayTellMoney(one) || !headed.test(one)) return [];
  return allMatches(money, one.flat).flatMap((match) => {
    const { before = '', prefix = '', head = '', value: told = '', scale = '' } = match.groups ?? {};
    const value = readQuantity(told);
    if (value === null) return [];
    return [
      {
        value: value * scaleOf(scale),
        head: headOf(head),
        prefix: prefix.toLowerCase().replace(/^(?:jahres|gesamt|ist)$/u, ''),
        isDefinite: definite.test(before),
        start: match.index + before.length,
        end: match.index + match[0].length,
      },
    ];
  });
}

const vague = lateRegExp(
  `(?<!\\p{L})(?:(?<scale>Millionen|Milliarden)-?(?<head>${moneyHead})s?|(?<digits>fünf|sechs|sieben|acht)stellige[nsrm]? (?:\\p{L}*?)(?<of>${moneyHead})s?)(?!\\p{L})`,
  'iu',
);
export const mayBeVague = searchOf(vague);
const leastOf: Readonly<Record<string, number>> = {
  millionen: 1e6,
  milliarden: 1e9,
  fünf: 1e4,
  sechs: 1e5,
  sieben: 1e6,
  acht: 1e7,
};

/** „Millionenbudget“, „sechsstelliger Etat“: from so much on, and below so much. */
export function vagueSumOf(
  one: Searched,
): { head: string; least: number; below: number; start: number; end: number } | null {
  const match = mayBeVague.exec(one);
  if (match === null) return null;
  const { scale, head, digits, of } = match.groups ?? {};
  const least = leastOf[(scale ?? digits ?? '').toLowerCase()];
  if (least === undefined) return null;
  const below = scale === undefined ? least * 10 : Number.POSITIVE_INFINITY;
  const start = match.index;
  return { head: headOf(head ?? of ?? ''), least, below, start, end: start + match[0].length };
}
