import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { aroundSign, personOrDone, raises, raisesClause } from './around-words.ts';
import { blanked, type Span } from './blanked.ts';

/** Where one works: the house, its units and its branch. */
const house =
  '(?:unternehmen|betrieb|firm[ae]|haus|gesellschaft|kanzlei|praxis|agentur|klinik|behörde|amt|schule|kita|apotheke|stiftung|bank|konzern|verlag|hotel|restaurant|lokal|café|werkstatt|verein|verband|gemeinde|büro|niederlassung|filiale|[^l]stelle|abteilung|station|gruppe|bereich|branche|standort|werk|markt|laden|geschäft|küche|labor|backstube|erei|museum|theater|redaktion|studio|salon|anstalt|einrichtung|heim|hof|zentrum|dienst|umfeld)';
/** Bodies and groups of people who are not the person. */
const body =
  '(?:team|mannschaft|belegschaft|kollegium|publikum|kundschaft|(?:les|zuhör|zuschau|miet|schül)erschaft|elternschaft|(?:stadt|gemeinde|aufsichts|verwaltungs|stiftungs|bei)rat|vorstand|präsidium)';
/** Counterparts, many of them: one of them might be the person. */
const people =
  '(?:(?:kund|patient|mandant|klient)(?:inn)?en|gästen?|(?:lieferant|investor)en|(?:bewohn|besuch|schül|les|miet|bürg|liefer)ern?|angehörigen?|eltern|mitgliedern?)';
/** What the house owns; somebody's own work stands with other words than „unser“. */
const owned =
  '(?:maschinen?|anlagen?|fahrzeugen?|geräten?|fuhrpark|sortiment|produkten?|räumen?|systeme?|software|beständen?|sammlung(?:en)?|archiv)';

export const foreign = `(?:[\\p{L}-]*(?:${house}|${body}|${people}))(?:e?s|en|n)?(?!\\p{L})`;
const noun = `(?=\\p{Lu})(?i:${foreign})`;
const single = `(?=\\p{Lu})(?i:[\\p{L}-]*(?:${house}|${body})(?:e?s|en|n)?)(?!\\p{L})`;
const thing = `(?=\\p{Lu})(?i:[\\p{L}-]*${owned}(?:e?s|en|n)?)(?!\\p{L})`;
const ours = `(?=\\p{Lu})(?i:[\\p{L}-]*(?:${house}|${body}|${people}|${owned})(?:e?s|en|n)?)(?!\\p{L})`;

const attribute =
  '(?:(?!(?:er|sie|ihm|ihr|ihn|sich|war|ist|hat|und zu|in|auf|mit|an|bei|für|zu|von|auch|wie|als)(?!\\p{L}))\\p{Ll}[\\p{L}-]*,? ){1,6}';
const adjective = '\\p{Ll}+e[nrms]?';
/** „unserer stets gut besuchten Niederlassung“, „dem stets vollzählig erschienenen Stadtrat“. */
const attributes = lateRegExp(
  `(?<!\\p{L})(?:[Uu]nser(?:e[mnrs]?)? (?<ours>${attribute}(?<=${adjective} ))(?=${ours})|(?:[Dd](?:ie|er|as|em|en|es)|[Ii]m|[Aa]m|[Bb]eim|[Zz]u[mr]) (?<any>${attribute}(?<=${adjective} ))(?=${noun}|${thing} (?:unsere[rs]|de[rs]) ${noun})|[Ee]ine[mnr] (?<one>${attribute}(?<=${adjective} ))(?=${single})|(?:[Dd](?:ie|er|as|em|en|es)|[Uu]nser(?:e[mnrs]?)?|[IiAa]m) (?<crowd>(?:(?:stets|immer|jederzeit|meist|oft|sehr|äußerst|überaus|bestens|gut|hoch|stark|heiß|hervorragend|ausgezeichnet) ){1,4}(?:besucht|nachgefragt|gefragt|begehrt|frequentiert|gebucht|ausgebucht|ausgelastet|umkämpft|bezahlt|dotiert|verkauft|belegt|überlaufen|umworben|beachtet|umstritten)e[nrms]? )(?=\\p{Lu}))`,
  'gu',
);

/** What is asked by a house or a thing: how high it stands says nothing of who met it. */
const asks =
  '(?:verlang|erforder|forder|vorgeb|vorgib|voraussetz|erwart|brauch|benötig|beanspruch)(?:t|te|en|ten)?';
const demanded = lateRegExp(
  `, (?:die|den|das|wie (?:sie|ihn|es)) (?:unsere?|die|der|das|eine?) (?<asked>(?:in jeder Hinsicht |\\p{Ll}[\\p{L}-]* ){1,6})(?=\\p{Lu}[\\p{L}-]+ (?:[^,;.]* )?${asks}[ ,;.])`,
  'gu',
);
const raisesAsked = lateRegExp(`${raises.source}|in jeder Hinsicht`, 'u');

const pronoun =
  '(?:(?:in|an|auf|bei|mit|für|von|zu|aus|unter|um) )?(?:die|der|das|dem|den|denen|welche[mnrs]?|wo|(?:deren|dessen)(?![^,;.]* und de[mnr] ))';
/** The clause ends with the sentence, or before something that is no clause as well. */
const untilEnd = '(?:,(?! (?:die|der|das|den|dem|wo|wie|dass|was|und zwar)(?!\\p{L}))|(?=[.;]))';
/** „eines Teams, das im Konzern stets als Vorbild gilt“; what became of a thing may be the person's merit. */
const clauses = lateRegExp(
  `(?<!\\p{L})(?:(?:${noun}(?: \\p{Lu}\\p{L}+)?|(?:Vorgesetzten|Kollegen))(?<clause>, ${pronoun} [^,;.]+${untilEnd})|(?:eine[rs]|des|unser(?:e[mnrs]?)?) (?:\\p{Ll}+ )?${thing}(?<thing>, ${pronoun} [^,;.]+ (?:gilt|gelten|galt|verlangt|erfordert|genannt wird|bekannt ist)${untilEnd}))|(?<theirs>, (?:deren|dessen) (?![^,;.]*(?:Zahlen|[Ee]rgebnis|[Uu]ms[aä]tz|[Zz]iele|Quote))(?:${attribute})?(?=${ours})[^,;.]+${untilEnd})`,
  'gu',
);
/** What customers think and how the house fares is told to the credit of somebody. */
export const credited = late.u`(?<!\p{L})(?:zufrieden\p{L}*|begeistert\p{L}*|dankbar\p{L}*|treue\p{L}*|wachsende\p{L}*|steigende\p{L}*|erfolgreich\p{L}*|motiviert\p{L}*|eingearbeitet\p{L}*|geführt\p{L}*|geleitet\p{L}*|organisiert\p{L}*|eingespielt\p{L}*|gepflegt\p{L}*|betreut\p{L}*|lobt\p{L}*|lobend\p{L}*|schätz\p{L}*)(?!\p{L})`;
/** Whoever leads or makes something is praised with it. */
export const made = late.u`(?<!\p{L})(?:führt\p{L}*|leite[nt]\p{L}*|geleitet|geführt|lenkte|form\p{L}*|schuf|geschaffen|machte|gemacht|aufgebaut|baute|entwickel\p{L}*|hinterl\p{L}*|übergab|übergeben|formte|gegründet|gründete|gestaltet\p{L}*|aufzubauen|verwandelte|gewann\p{L}*|gewonnen\p{L}*|akquir\p{L}*|warb|geworben|brachte|verdanken|verdankt|Aufbau|die Leitung|(?:seiner|ihrer) (?:\p{Ll}+ )?(?:Leitung|Führung)|wuchs\p{L}*|wurden? [\p{L} ]+ eine? \p{L}*(?:[Tt]eam|[Mm]annschaft))(?!\p{L})`;
/** „Wir verlieren eine Kollegin unserer Filiale, die stets …“ is about her, „ihre Abteilung, die …“ to her credit. */
const named = late.u`(?<!\p{L})(?:[Ee]ine?[nmr]?|[Aa]ls|[Dd](?:er|en|ie)) (?:\p{Ll}+ )*(?:\p{L}*[Mm]itarbeiter(?:in)?|\p{L}*[Kk]olleg(?:e|in)|\p{L}*[Kk]raft|Fachmann|Fachfrau|Mensch|Person|\p{L}*[Ll]eiter(?:in)?|Chef(?:in)?)(?: \p{L}+){0,3}$|(?<!\p{L})(?:[Ii]hr|[Ss]ein)(?:e[mnr]?)? \p{L}+$`;

/** „…, den Kollegen und Kunden war das Verhalten stets vorbildlich“: a list goes on, no clause begins. */
const ofConduct = late.iu`(?<!\p{L})(?:war|ist) (?:das|ihr|sein) (?:\p{L}+ )?(?:verhalten|auftreten)(?!\p{L})`;

/** What stands in the group of a pattern that was met; it is the end of what was found. */
function spanOf(match: RegExpExecArray): Span & { readonly words: string } {
  const words = Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? '';
  const end = match.index + match[0].length;
  return { start: end - words.length, end, words };
}

function spansIn(text: string): Span[] {
  const told = (text.includes(', ') ? allMatches(clauses, text) : [])
    .map(spanOf)
    .filter(
      ({ start, words }) =>
        raisesClause.test(words) &&
        !personOrDone.test(words) &&
        !ofConduct.test(words) &&
        !named.test(text.slice(0, start)),
    );
  const beside = allMatches(attributes, text)
    .map(spanOf)
    .filter(({ words }) => raises.test(words) && !credited.test(words));
  return [...told, ...beside];
}

/** Longer sentences say too much to be sure what belongs to whom. */
const mostTokens = 60;

/**
 * The sentence with blanks in place of what praises the house, a team or customers („unserer stets gut besuchten
 * Filiale“, „eines Teams, das stets als Vorbild gilt“), so that no word of it raises the grade; null where there is none.
 */
export function withoutForeignPraise(text: string, tokens: readonly Token[]): string | null {
  if (tokens.length > mostTokens || !tokens.some((token) => aroundSign(token) & 4)) return null;
  return blanked(text, tokens, (told) => (made.test(told) ? [] : spansIn(told)));
}

/**
 * The sentence with blanks over what raises those who ask for something („die Sorgfalt, die unser stets vorbildlich
 * geführtes Archiv verlangt“); null where there is none.
 */
export function withoutRaisedDemand(text: string, tokens: readonly Token[]): string | null {
  if (tokens.length > mostTokens || !text.includes(', ') || !tokens.some((token) => aroundSign(token) & 4))
    return null;
  return blanked(text, tokens, (told) =>
    allMatches(demanded, told)
      .map(spanOf)
      .filter(({ words }) => raisesAsked.test(words)),
  );
}
