import { allMatches } from '../german/all-matches.ts';
import { late } from '../german/late.ts';
import { officeWord } from '../german/offices.ts';
import type { Signer } from './extract-signature.ts';
import type { LetterContext } from './letter-context.ts';

/** How high a function stands, by its words; the first that fits counts. Personnel offices sign for anybody. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [
    late.iu`^(?:(?!leitende)\p{L}+e[rn]? )?(?:\p{L}+)?(?:assisten(?!z(?:arzt|ärzt))|sekretär(?:in)?(?:\W|$)|sekretariat|sachbearbeit|praktik|auszubild|azubi|lehrling|lernende|werkstudent|student|schüler|umschüler|trainee|volontär|hospitant|referendar|anwärter|freiwillige|aushilf|empfang(?!s?(?:chef|leit))|vorzimmer|telefonist|schreibkraft|bürokraft|bürohilfe|hilfskraft|junior(?!-?(?:chef|inhaber|partner|wirt|geschäftsführ)))`,
    1,
  ],
  [late.iu`personal|(?<!\p{L})(?:hr|people|human|recruiting|talent)(?!\p{L})`, 9],
  [
    late.iu`geschäftsführ|geschäftsleit|vorst[aä]nd|inhaber|direktor|direktion|prokur|gesellschafter|eigentümer|partner|gründer|präsident|bürgermeister|landr[aä]t|dezernent|beigeordnet|rektor|intendant|dekan|chef[aä]r?zt|(?<!\p{L})c[etfo]o(?!\p{L})|(?:amts|werk|werks|niederlassungs|einrichtungs|heim|zentrums|schul|praxis|hotel|haupt|klinik)leit|hoteli|träger|pfarr|notar|kanzler|unternehmer|verwaltungs(?:leit|direkt|rat|rät|vorst|chef)|in vertretung|meister und|^(?:die|der) `,
    5,
  ],
  [
    /(?:team|gruppen|schicht|filial|markt|wohnbereichs|stations|sachgebiets|referats|projekt|lager|küchen|service|kolonnen|kassen|gebiets|bezirks)leit|schichtführ|vorarbeit|polier|meister|koordinat|teamlead/iu,
    3,
  ],
  [late.iu`leiter|leiterin|leitung|head of|(?<!\p{L})chef`, 4],
  // Staff without a word of leading anybody.
  [
    late.iu`^(?:mitarbeiter(?:in)?|kolleg(?:e|in)|helfer(?:in)?|arbeiter(?:in)?)(?!\p{L})(?!.*(?:leit|verantwort|recht))`,
    1,
  ],
  [late.iu`referent|spezialist|fachkraft|mitarbeiter(?:in)?(?!\p{L})`, 2],
];

/** Null where the words tell nothing. */
function rankOf(title: string): number | null {
  const rank = ranks.find(([words]) => words.test(title))?.[1] ?? null;
  return rank === null || rank > 5 || !/stellvertret|stv\.|vize/iu.test(title) ? rank : rank - 0.5;
}

/** The highest of several functions: „Gärtnermeisterin, Betriebsleiterin“, „Architektin und Geschäftsführerin“. */
const highestOf = (role: string): number | null =>
  [role, ...role.split(/, |\/| und | & /u)].reduce<number | null>((best, one) => {
    const rank = rankOf(one);
    return rank === null ? best : Math.max(best ?? 0, rank);
  }, null);

/** Whoever bears one of these may employ others of the same profession. */
const freeProfession = late.iu`anw[aä]lt|arzt|ärzt|notar|berater|prüfer|architekt|apothek|pfarr|therapeut|hebamme|logopäd|landwirt|wirt(?:in)?(?!\p{L})|lehrer|professor|dozent|ingenieur`;

/** What the introduction says somebody was: „zunächst als …, seit 2018 als …“. */
const was = late.gu`als (?<!\p{L}als )(?:\p{Ll}+ )?(?<title>\p{Lu}[\p{L}-]+)`;

/**
 * Who signed, if nobody did who could give orders to the person: only „i. A.“, helpers, somebody of a lower rank, or of the same
 * trade?
 */
export function lowSigner(letter: LetterContext): Signer | undefined {
  const { signers } = letter;
  // Below the name of the head, signed by somebody who learns there.
  const learner = signers.find(({ by, role }) => onBehalf.test(by ?? '') && learns.test(role ?? ''));
  return learner ?? (signers.every((one) => isTooLow(one, letter)) ? signers[0] : undefined);
}

function isTooLow({ by, role, name, unit }: Signer, letter: LetterContext): boolean {
  const { facts } = letter;
  // Whoever holds an office signs for an authority, „Im Auftrag“ as well.
  if (officeWord.test(role ?? '')) return false;
  const rank = highestOf(role ?? '');
  // Authorities put „Im Auftrag“ over the name of a head, too.
  if (onBehalf.test(by ?? '') && (unit.flat.startsWith('i.') || (rank ?? 0) < 3)) return true;
  if (role === null) return false;
  if (rank === 1) return true;
  const isOwner = (facts.company ?? '').includes(name.split(' ').at(-1) ?? name);
  if (isOwner || runsHouse(name, letter)) return false;
  return rank === null ? isSameTrade(role, facts.job_title) : rank < 5 && isOutranked(rank, letter);
}

/** „Dirk und Annegret Böckenhauer“ in the letterhead: first and last name on one line. */
function runsHouse(name: string, { units }: LetterContext): boolean {
  const words = name.split(' ');
  const [first = '', last = ''] = [words.at(-2), words.at(-1)];
  return (
    first !== '' &&
    units.some(({ zone, flat }) => zone === 'letterhead' && flat.includes(first) && flat.includes(last))
  );
}

const onBehalf = /i\.\s?A\./;
const learns = /^(?:auszubild|azubi|praktik|lehrling|lernende|werkstudent|aushilf)/iu;

/** Whether the person stands higher than such a signer, and not so high that anybody may sign. */
function isOutranked(rank: number, { facts, units, parts, type }: LetterContext): boolean {
  // Nobody who learns stands above those who teach.
  if (type === 'ausbildungszeugnis' || type === 'praktikumszeugnis') return false;
  const introduced = units.flatMap(({ flat }, at) =>
    parts[at] === 'introduction'
      ? allMatches(was, flat).map(({ groups }) => rankOf(groups?.['title'] ?? '') ?? 0)
      : [],
  );
  const own = Math.max(rankOf(facts.job_title ?? '') ?? 0, ...introduced.filter((one) => one <= 5));
  return own >= 3 && own <= 5 && rank < own;
}

/** „Elektroniker“ under the reference of an „Elektroniker für Betriebstechnik“. */
function isSameTrade(role: string, jobTitle: string | null): boolean {
  const [trade = ''] = role.toLowerCase().split(/[ ,/]/);
  const [own = ''] = (jobTitle ?? '').toLowerCase().split(/[ ,/]/);
  if (trade.length < 5 || freeProfession.test(role)) return false;
  return trade.replace(/in$/, '') === own.replace(/in$/, '');
}
