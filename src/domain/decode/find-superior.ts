import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const det = '(?:der|die|des|dem|den|unsere?[nmrs]?)';
/** Who it is, in a group of that name. */
const title = (name: string): string =>
  `(?<${name}>(?:\\p{Ll}{4,}(?:e[nrm]?|isch) )?\\p{Lu}[\\p{L}-]+(?: (?:(?:der|des|für) )?\\p{Lu}[\\p{L}-]+)?)`;
const whose = '(?:[Ii]hre?[mnrs]?|[Ss]eine?[mnrs]?)';
const direct = '(?:direkt|unmittelbar)e[rnms]?';
const kind = `(?:(?:bisherige|langjährige|jetzige|nächste)[rnm]?|${direct})`;
/** „ihres bisherigen Vorgesetzten, des Leiters Rechnungswesen“, „der Werkleiter, sein direkter Vorgesetzter,“ */
const boss = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${whose} (?:${kind} )?Vorgesetzte[rnm]?(?:,| war| ist) ${det} ${title('own')}`,
      `(?<!\\p{L})${det} ${title('before')}, ${whose} ${kind} Vorgesetzte[rnm]?(?!\\p{L})`,
    ].join('|'),
    'u',
  ),
);
/** A list of those whom somebody gets on with names more than one. */
const listed = late.iu`(?<!\p{L})(?:verhalten|gegenüber|umgang|zusammenarbeit)(?!\p{L})`;

const straight = searchOf(late.iu`(?<!\p{L})(?:direkt|unmittelbar)(?:e[nrms]?)?(?!\p{L})`);
/** „unmittelbar der Geschäftsführung unterstellt“, „an den er als seinen direkten Vorgesetzten berichtete“ */
const reports = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:unterstellt|untersteht|unterstand|zugeordnet|angesiedelt|angebunden|weisungsgebunden|berichtslinie|vorgesetzt (?:war|ist) (?:ihm|ihr)|(?:berichtete?|rapportierte?)(?![^.;]* über (?:die|den|das|alle|jede))|als (?:(?:sein|ihr)e?[nmr]? )?${direct} Vorgesetzte[rnm]?)(?!\\p{L})`,
    'iu',
  ),
);
/** Those who stand below. */
const below = late.iu`(?<!\p{L})(?:die (?:ihm|ihr)(?!\p{L})|(?:ihm|ihr) (?:unterst|war(?:en)? .*unterstellt|wurde|bericht)|waren|unterstanden|berichteten|unterstehen|denen|unterstellten? \p{Lu})`;
/** „Als Leiter der Qualitätssicherung“, „als ihr direkt unterstellter Leiter“: the person's own rank. */
const ownRank = late.gu`(?<!\p{L})[Aa]ls (?!(?:\p{Ll}+ ){0,2}Vorgesetzte)(?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}-]+(?: (?:der|des|im|für) \p{Lu}[\p{L}-]+)?`;
const someone = lateRegExp(
  `(?<!\\p{L})(?:${det}|D(?:er|ie|em|en)|[Aa]n|zum|zur|beim|vom) (?:\\p{Ll}+ )?(?<who>\\p{Lu}[\\p{L}-]+)`,
  'gu',
);
/** Another time, another line of duty, or several. */
const otherwise = late.iu`(?<!\p{L})(?:zunächst|anfangs|zuvor|früher\p{L}*|ehemalig\p{L}*|damalig\p{L}*|zuletzt|(?:seit|ab|bis) (?:dem|zum|ende|\d|\p{L}+ \d)\p{L}*|(?<!wie )fachlich\p{L}*(?! wie)|disziplinarisch\p{L}*(?! wie)|sowie|später|künftig\p{L}*|neue[nmr]?|vertretung\p{L}*|wechselweise|projekt\p{L}*|nach (?:ihrer|seiner|der)|beförder\p{L}*|anschließend|danach|nunmehr|seither|seitdem)(?!\p{L})`;

/** Ranks of those to whom somebody may report, the highest first. */
const ranks: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'board',
    /vorstand|vorständin|geschäftsführ|geschäftsleit|inhaber|präsiden|direktorium|generaldirekt|bürgermeister|landrat|landrätin/iu,
  ],
  [
    'head',
    late.iu`(?:leiter|leitung|leiterin|direktor|direktorin|chef|chefin|chefarzt|chefärztin|manager|managerin)s?(?!\p{L})`,
  ],
  ['master', late.iu`(?:meister|meisterin|polier|vorarbeiter|vorarbeiterin|schichtführer)s?(?!\p{L})`],
];
const rankOf = (told: string): string | undefined => ranks.find(([, words]) => words.test(told))?.[0];

interface Told {
  readonly unit: Unit;
  readonly start: number;
  readonly end: number;
  readonly rank: string;
}

/** „berichtet unmittelbar dem Vorstand“, and her superior is the head of the accounts. */
export const findSuperior: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, straight) || !mayStand(letter, reports, boss)) return [];
  const told = bossesIn(letter);
  const [first] = told;
  const other = told.find(({ rank }) => rank !== first?.rank);
  if (other === undefined) return [];
  const { unit, start, end } = other;
  return [byRule(letter, letterRule('other-superior'), { at: spanOf(unit, start, end) })];
};

function bossesIn(letter: LetterContext): Told[] {
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || letter.parts[at] === 'company' || otherwise.test(unit.flat)) return [];
    return reportIn(unit) ?? bossIn(unit) ?? [];
  });
}

/** The only one of rank in a sentence on who is reported to. */
function reportIn(unit: Unit): Told | null {
  if (!straight.test(unit) || below.test(unit.flat)) return null;
  const match = reports.exec(unit);
  if (match === null) return null;
  const found = [...unit.flat.replaceAll(ownRank, (own) => ' '.repeat(own.length)).matchAll(someone)].flatMap(
    (one) => {
      const rank = rankOf(one.groups?.['who'] ?? '');
      return rank === undefined ? [] : [{ rank, start: one.index, end: one.index + one[0].length }];
    },
  );
  const [first] = found;
  if (first === undefined || found.some(({ rank }) => rank !== first.rank)) return null;
  const end = match.index + match[0].length;
  return {
    unit,
    rank: first.rank,
    start: Math.min(first.start, match.index),
    end: Math.max(first.end, end),
  };
}

function bossIn(unit: Unit): Told | null {
  const match = listed.test(unit.flat) ? null : boss.exec(unit);
  const { own, before } = match?.groups ?? {};
  const rank = rankOf(own ?? before ?? '');
  return match === null || rank === undefined
    ? null
    : { unit, rank, start: match.index, end: match.index + match[0].length };
}
