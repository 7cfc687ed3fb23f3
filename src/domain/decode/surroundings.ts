import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import {
  aroundSign,
  busy,
  load,
  personOrDone,
  raisedBeside as raises,
  raisingBeside as raising,
  sought,
  state,
  time,
} from './around-words.ts';
import { blanked, type Span } from './blanked.ts';
import { isTrait } from './sentence-units.ts';

const places =
  '(?=\\p{Lu})(?i:[\\p{L}-]*(?:unternehmen|betrieb|firma|haus|hauses|verlag|kanzlei|praxis|agentur|klinik|behörde|amt|hotel|restaurant|lokal|werkstatt|verein|büro|niederlassung|filiale|stelle|abteilung|station|gruppe|bereich|branche|standort|werk|markt|laden|geschäft|küche|labor|erei|redaktion|einrichtung|heim|zentrum|zentrale|wache|schicht|linie|pforte|empfang|rezeption|lager|halle|fertigung|ambulanz|ambulatorium|aufnahme|kasse|theke|institut|betreuung|anlagen?|maschinen?|park|kundschaft|leserschaft|(?:kund|gäst|patient|mandant|klient|les|besuch|bewohn)(?:inn)?(?:e|en|er|ern)))(?:e?s|n)?(?!\\p{L})';
const crew =
  '(?=\\p{Lu})(?i:[\\p{L}-]*(?:team|mannschaft|kollegium|belegschaft|kolonne|büro|abteilung))(?:e?s|n)?(?!\\p{L})';

const det =
  '(?<!\\p{L})(?:[Uu]nser(?:e[mnrs]?)?|[Dd](?:ie|er|as|em|en|es)|[IiAa]m|[Bb]eim|[Vv]om|[Zz]u[mr]|[Ee]ine?[mnrs]?)';
/** Adjectives and what goes with them: „stets mit vollster Auslastung laufende“; no pronoun and no verb of the person. */
const attribute =
  '(?:(?!(?:er|sie|ihm|ihr|ihn|sich|war|waren|ist|hat|hatte|wurde|und zu)(?!\\p{L}))\\p{Ll}[\\p{L}-]*,? |(?<=(?<!\\p{L})(?:mit|bei|unter|von|an|auf|aus|bis auf|aufs|im|in) (?:\\p{Ll}+ ){0,3})\\p{Lu}[\\p{L}-]+ ){1,9}';
/** What such an attribute ends with, whatever it stands before, and before a place. */
const ends = `(?:(?<=(?<!\\p{L})${busy}e[nrms]? |(?:[Mm]it|unter|bei|auf) (?:\\p{Ll}+ )?(?:${load} \\p{Ll}+ende|\\p{Lu}\\p{L}+ (?:laufende|betriebene|fahrende))[nrms]? |auf Hochtouren \\p{Ll}+ende[nrms]? )(?=(?<head>\\p{Lu}\\p{L}+))|(?<=(?<!\\p{L})${sought}e[nrms]? )(?=${places})|(?<=(?<!\\p{L})[Ii]n (?:de[rm]|unsere[rm]|eine[rm]) (?:\\p{Ll}+ ){1,4}eingespielten )(?=${crew}))`;

const pronoun =
  '(?:(?:in|an|auf|bei|mit|für|von|zu|aus|unter|um) )?(?:die|der|das|dem|den|denen|deren|dessen|welche[mnrs]?|wo|wie (?:sie|er|es))';
/** „… die stets groß ist“, said of a load. */
const height = '(?:hoch|groß|stark|enorm) (?:ist|sind|war|waren)(?!\\p{L})';
const tellsState = lateRegExp(
  `${state}|(?<!\\p{L})${busy}(?!\\p{L})|(?<!\\p{L})${load} (?:\\p{Ll}+ ){0,4}${height}`,
  'u',
);

/** „unserer stets ausgelasteten Spätschicht“, „der jederzeit mit vollster Auslastung laufenden Anlage“. */
const attributes = lateRegExp(
  `${det} (?<words>${attribute}${ends})|(?<!\\p{L})(?:[Ss]ein|[Ii]hr)(?:e[mnrs]?)? (?<own>${attribute}(?<=(?<!\\p{L})${busy}e[nrms]? )(?=${places}|${crew}))`,
  'gu',
);
/** „…, in der es stets lebhaft zugeht,“; of hard times it is told what somebody bore. */
const clauses = lateRegExp(
  `(?<!(?:phase|zeit|tag|woche|monat|stunde|situation|lage|saison|moment|fall|fäll)(?:e?[ns]?))(?<words>, ${pronoun} [^,;.–()]+(?:,(?! (?:dass|was|und zwar)(?!\\p{L}))|(?=[.;])))`,
  'giu',
);
/** „der Belastung, die dort stets groß ist,“ */
const loadClauses = lateRegExp(
  `(?<!\\p{L})${load}(?<words>, (?:die|der|welche[rn]?) [^,;.–()]*${height}(?:,|(?=[.;])))`,
  'gu',
);
/** „…, eine stets lebhafte Abteilung,“ and „…, stets gut besucht,“ */
const appositions = lateRegExp(
  `(?<words>, (?:(?:eine?[mnrs]?|de[rmns]|die|das) ${attribute}${ends}\\p{Lu}[^,;.]*|(?:\\p{Ll}+ ){0,2}${raising} (?:\\p{Ll}+ ){0,3}${busy}(?!\\p{L}))(?:,|(?=[.;])))`,
  'gu',
);
/** „– dort geht es stets lebhaft zu –“, „(sie ist stets gut besetzt)“ */
const asides = /(?<words>– [^–;]+ –|\( [^()]+ \))/gu;
const named = late.u`(?<!\p{L})(?:ihn|ihm|sein|seine[mnrs]?|Herrn?|Frau|dank|durch|wurden?|worden)(?!\p{L})`;

/** „Obwohl bei uns stets viel Betrieb herrscht, …“: the clause tells against what odds, its words of degree raise nothing. */
const sideClauses =
  /(?<words>(?:^(?:Obwohl|Obgleich|Obschon|Wenngleich|Während|Da|Weil|Wenn|Wo)|, (?:obwohl|obgleich|obschon|wenngleich|während|da|weil|zumal|wobei|wo)) [^,;.]+(?=[,;.]))/gu;
const anyRaising = lateRegExp(`(?!viel )${raising} ?`, 'gu');
/** „der stets hohen Belastung“: it is the load that lasts … */
const lasting = lateRegExp(
  `(?<!\\p{L})[Dd](?:er|em|en|ie) (?:\\p{Ll}+ )?(?<words>(?:${time}) )(?=(?:\\p{Ll}+ ){0,2}${load}(?!\\p{L}))`,
  'gu',
);
/** … and one that belongs to the post is borne by all who hold it. */
const ofPost = lateRegExp(
  `(?<!\\p{L})[Dd](?:er|em|en|ie) (?<words>(?:\\p{Ll}+ ){1,3})(?=${load}, (?:die|der|welche[rn]?) [^,;.]*(?:${state}|${height}))`,
  'gu',
);

interface Found extends Span {
  readonly words: string;
}

/** What was found is the end of the match, or all of it. */
function spanOf({ index, 0: found, groups }: RegExpExecArray): Found {
  const words = groups?.['words'] ?? groups?.['own'] ?? '';
  const start = index + found.length - words.length;
  return { start, end: start + words.length, words };
}

/** The words of degree within what was found. */
const raisingIn = ({ start, words }: Found): Span[] =>
  allMatches(anyRaising, words).map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));

/** Made by the person, if anybody comes. */
const ownEvent =
  /^(?:kurs|seminar|veranstaltung|vorlesung|vortr[aä]g|lesung|konzert|workshop|schulung|führung|probe)/iu;
const isMerit = (head: string | undefined, tokens: readonly Token[]): boolean =>
  head !== undefined &&
  (ownEvent.test(head) || tokens.some((token) => token.text === head && isTrait(token)));

/** „…, wie sie dort herrscht,“ speaks of the load. */
const tells = ({ words }: Found, someone: RegExp): boolean =>
  raises.test(words) && tellsState.test(words) && !someone.test(words.replace(/^, wie (?:sie|er|es) /u, ''));

/** Attributes and appositions, of a place or of what is no merit. */
const besideNoun = (pattern: RegExp, told: string, tokens: readonly Token[]): Found[] =>
  allMatches(pattern, told)
    .filter(({ groups }) => !isMerit(groups?.['head'], tokens))
    .map(spanOf)
    .filter(({ words }) => raises.test(words));

function inClauses(told: string, tokens: readonly Token[]): Span[] {
  return [
    ...besideNoun(appositions, told, tokens).filter(({ words }) => !personOrDone.test(words)),
    ...allMatches(clauses, told)
      .map(spanOf)
      .filter((found) => tells(found, personOrDone)),
    ...allMatches(loadClauses, told)
      .map(spanOf)
      .filter(({ words }) => raises.test(words) && !personOrDone.test(words)),
    ...allMatches(sideClauses, told)
      .map(spanOf)
      .filter((found) => tells(found, personOrDone))
      .flatMap(raisingIn),
    ...allMatches(ofPost, told).map(spanOf),
  ];
}

const spansIn = (told: string, tokens: readonly Token[]): Span[] => [
  ...besideNoun(attributes, told, tokens),
  ...(told.includes(', ') ? inClauses(told, tokens) : []),
  ...(/[–(]/u.test(told)
    ? allMatches(asides, told)
        .map(spanOf)
        .filter((found) => tells(found, named))
    : []),
  ...allMatches(lasting, told).map(spanOf),
];

/** „…, was in einer so hektischen Branche nicht wenig ist“: what stands around makes the merit greater. */
const despite = late.u`(?<!\p{L})(?:nicht wenig|viel heißt|selbstverständlich\p{L}*|Seltenheit)(?!\p{L})`;

/** Longer sentences say too much to be sure what belongs to whom. */
const mostTokens = 60;
const isMixed = (tokens: readonly Token[]): boolean => {
  let signs = 0;
  for (const token of tokens) signs |= aroundSign(token);
  return (signs & 3) === 3;
};

/**
 * The sentence with blanks over what tells how busy a place is or what load a post brings with it, where that is told in
 * words which raise praise: „die stets mit vollster Auslastung laufende Schicht“, „der Belastung, die dort jederzeit
 * herrscht“. Whoever works there is not praised by them. Null where nothing of the kind is told.
 */
export function withoutSurroundings(text: string, tokens: readonly Token[]): string | null {
  if (tokens.length > mostTokens || !isMixed(tokens)) return null;
  return blanked(text, tokens, (told) => (despite.test(told) ? [] : spansIn(told, tokens)));
}
