import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Who it is, in a group of that name. */
const title = (name: string): string =>
  `(?<${name}>(?:\\p{Ll}{4,}(?:e[nrm]?|isch) )?\\p{Lu}[\\p{L}-]+(?: (?:(?:der|des|für) )?\\p{Lu}[\\p{L}-]+)?)`;
const someone = '(?:er|sie|Frau (?:Dr\\. )?[\\p{L}-]+|Herr (?:Dr\\. )?[\\p{L}-]+)';
const straight = '(?:direkt|unmittelbar)';
/** „berichtet unmittelbar dem Finanzvorstand“, „war sie direkt der Geschäftsführung unterstellt“ */
const reports = searchOf(
  new RegExp(
    [
      `(?:berichtete?|rapportierte?|untersteht|unterstand)(?: ${someone})? ${straight}(?: an)? (?:den|die|das|dem|der|unsere[nmr]?) ${title('first')}`,
      `(?:war|ist|wurde)(?: ${someone})? ${straight} (?:dem|der|unsere[mr]) ${title('second')} (?:unterstellt|zugeordnet)`,
    ].join('|'),
    'u',
  ),
);
/** „ihres bisherigen Vorgesetzten, des Leiters Rechnungswesen“, „Ihr direkter Vorgesetzter, der Werkleiter,“ */
const boss = searchOf(
  new RegExp(
    `(?<!\\p{L})(?:[Ii]hre?[mnrs]?|[Ss]eine?[mnrs]?) (?:(?:bisherige|direkte|unmittelbare|langjährige|jetzige|nächste)[rnm]? )?Vorgesetzte[rnm]?(?:,| war| ist) (?:der|die|des|dem|den|unsere?[nmrs]?) ${title('own')}`,
    'u',
  ),
);
/** Another time, another line of duty, or several. */
const otherwise =
  /(?<!\p{L})(?:zunächst|anfangs|zuvor|früher\p{L}*|ehemalig\p{L}*|damalig\p{L}*|zuletzt|(?:seit|ab|bis) (?:dem|zum|ende|\d|\p{L}+ \d)\p{L}*|fachlich\p{L}*|disziplinarisch\p{L}*|sowie|später|künftig\p{L}*|neue[nmr]?|vertretung\p{L}*|wechselweise)(?!\p{L})/iu;

/** Ranks of those to whom somebody may report, the highest first. */
const ranks: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'board',
    /vorstand|vorständin|geschäftsführ|geschäftsleit|inhaber|präsiden|direktorium|generaldirekt|bürgermeister|landrat|landrätin/iu,
  ],
  [
    'head',
    /(?:leiter|leitung|leiterin|direktor|direktorin|chef|chefin|chefarzt|chefärztin|manager|managerin)s?(?!\p{L})/iu,
  ],
  ['master', /(?:meister|meisterin|polier|vorarbeiter|vorarbeiterin|schichtführer)s?(?!\p{L})/iu],
];
const rankOf = (told: string): string | undefined => ranks.find(([, words]) => words.test(told))?.[0];

interface Told {
  readonly unit: Unit;
  readonly match: RegExpExecArray;
  readonly rank: string;
}

/** „berichtet unmittelbar dem Vorstand“, and her superior is the head of the accounts. */
export const findSuperior: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, reports)) return [];
  const told = bossesIn(letter);
  const [first] = told;
  const other = told.find(({ rank }) => rank !== first?.rank);
  if (other === undefined) return [];
  const { unit, match } = other;
  return [
    byRule(letter, letterRule('other-superior'), {
      at: spanOf(unit, match.index, match.index + match[0].length),
    }),
  ];
};

function bossesIn(letter: LetterContext): Told[] {
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || letter.parts[at] === 'company') return [];
    const match = reports.exec(unit) ?? boss.exec(unit);
    if (match === null || otherwise.test(unit.flat)) return [];
    const { first, second, own } = match.groups ?? {};
    const rank = rankOf(first ?? second ?? own ?? '');
    return rank === undefined ? [] : [{ unit, match, rank }];
  });
}
