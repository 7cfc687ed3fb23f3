import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { blanked, type Span } from './blanked.ts';

const name = '(?:Herrn?|Frau) (?:(?:Dr|Prof)\\. )*(?:\\p{Lu}[\\p{L}-]+ ?){1,2}';
const small =
  '(?:in|im|am|an|auf|bei|beim|als|von|vom|für|seit|ab|bis|aus|mit|zu|zum|zur|und|de[rmns]|die|das|ein(?:e[mnrs]?)?|(?:unser|sein|ihr)(?:e[mnrs]?)?|\\d+)';
/** Words that name a post, a place or a day, and rate nothing. */
const facts = `(?:(?:${small}|\\p{Lu}[\\p{L}-]+|\\d+\\.) ?)+`;
const verb =
  '(?:arbeitete|arbeitet|tätig (?:war|ist)|beschäftigt (?:war|ist)|eingesetzt (?:war|ist)|angestellt (?:war|ist)|angehörte?|kam|eintrat|begann|anfing|(?:übernommen|eingestellt|ausgebildet|angestellt|beschäftigt) (?:hatten|haben|wurde)|leitete|betreute|wechselte)';

/** „Frau Kern, die seit 2015 als Köchin bei uns arbeitete, …“, „Herr Kern, zuletzt Leiter der Schicht, …“ */
const behindName = lateRegExp(
  `^${name}(?<words>, (?:(?:die|der|den|welche[rn]?) (?:wir |bei uns )?${facts}(?:bei uns )?${verb}|(?:zuletzt |zunächst )?(?:als |unsere? )?\\p{Lu}[\\p{L}-]+ (?:${facts})?),)`,
  'u',
);

const link =
  '(?:Darüber hinaus|Des Weiteren|Im Übrigen|Zudem|Außerdem|Ferner|Weiterhin|Überdies|Ebenso|Ebenfalls|Zugleich|Gleichzeitig|Dabei|Hierbei|So|Wie wir gerne? bestätigen,)';
const place =
  '(?:In|Im|Am|Auf|Bei|Beim|An(?= der)) (?:(?:de[rmn]|die|das|unsere[mnr]?|seine[mnr]?|ihre[mnr]?) )?(?=\\p{Lu})(?i:[\\p{L}-]*(?:unternehmen|firma|agentur|verein|einrichtung|gesellschaft|organisation|institut|behörde|schule|apotheke|stiftung|bank|haus|hause|filiale|niederlassung|werk|lager|markt|betrieb|büro|küche|station|abteilung|praxis|kanzlei|werkstatt|standort|halle|klinik|hotel|restaurant|geschäft|laden|zentrale|verwaltung|backstube|empfang|rezeption))(?: (?:in|am|an der) \\p{Lu}[\\p{L}-]+)?';
const spell =
  '(?:Während|In) (?:seine[rs]|ihre[rs]|de[rs]|diese[rs]) (?:Tätigkeit|Zeit|Anstellung|Beschäftigung|Ausbildung|Praktikums|Arbeitsverhältnisses|Mitarbeit)(?: (?:bei|für|in|mit) (?:uns|unserem Haus|unserem Hause|unserem Unternehmen|unserer Firma))?';
/** What links a statement to the one before, or tells where or when, in front of the verb and the person. */
const opener = lateRegExp(
  `^(?<words>(?:${link}|${place}|${spell})) \\p{Ll}+ (?:er|sie|Herr|Frau)(?!\\p{L})`,
  'u',
);
const opens: ReadonlySet<string> = new Set(
  `darüber des im übrigen zudem außerdem ferner weiterhin überdies ebenso ebenfalls zugleich gleichzeitig dabei hierbei so
  wie in am an auf bei beim während`.split(/\s+/),
);
const persons: ReadonlySet<string> = new Set(['herr', 'herrn', 'frau']);

const spanOf = (told: string, pattern: RegExp): Span[] => {
  const found = pattern.exec(told);
  const words = found?.groups?.['words'];
  if (found === null || words === undefined) return [];
  const start = found[0].indexOf(words);
  return [{ start, end: start + words.length }];
};

const entitled = late.gu`(?<=(?:[Ll]ehrg[aä]ng|[Ss]eminar|[Kk]urs|[Ss]chulung|[Ww]orkshop|[Bb]ildung|[Pp]rojekt|[Pp]rogramm|[Mm]otto|[Ll]eitsatz|[Kk]ampagne|[Ii]nitiative|[Vv]eranstaltung|[Tt]hema|[Tt]itel|[Rr]eihe|[Vv]ortrag|[Ff]ormulierung|[Ww]endung|[Ff]ormel|[Bb]eurteilung|[Bb]egriff|[Bb]roschüre|[Aa]ktion|[Mm]odul)\p{L}{0,3}(?: (?:wie|namens|mit dem Titel|zum Thema|unter dem Titel|unter dem Motto))? [„“"»])[^„“”"«»]{8,120}(?=[“”"«])`;
const mayQuote = /[„“"»]/u;

/** „Am Lehrgang „Sicher und zuverlässig laden“ nahm er teil“: what something is called rates nobody. */
export function withoutTitles(text: string): string | null {
  if (!mayQuote.test(text)) return null;
  // Words that a line or a soft hyphen breaks are whole again: of what stays, only whether it rates is asked.
  const whole = text
    .replaceAll('\u00AD', '')
    .replaceAll(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
    .replaceAll(/\s+/gu, ' ');
  const rest = whole.replaceAll(entitled, (title) => title.replaceAll(/\S/gu, ' '));
  return rest === whole ? null : rest;
}

const attends = late.iu`(?<!\p{L})(?:seminar|schulung|lehrg[aä]ng|kurs|workshop|[fw]\p{L}+bildung|tagung|vortrag|vorträge|programm)\p{L}{0,3}(?!\p{L}).*(?<!\p{L})(?:teil|teilgenommen|besucht|absolviert)(?!\p{L})|(?<!\p{L})(?:besuchte|absolvierte|besuchten)(?!\p{L})`;
const howItWent = late.iu`erfolg|stets|immer|regelmäßig|gern|engagiert|aktiv|eigen|freizeit|interess|gelern|umges|umsetz|note|prüf|abschl|bestand|gut|sofort|freiwillig|leider|nur|nicht|musste|bemüh|hervorragend|wissen|kenntnis`;
/** „Sie besuchte das Seminar „…““: attending one course by its title is a date in a career. @param untitled without the title */
export const onlyAttends = (untitled: string): boolean => attends.test(untitled) && !howItWent.test(untitled);

/**
 * The sentence without what is said beside it of post, place and time, all other words at their places; null where
 * nothing goes. Whether somebody „in unserer Filiale in Kassel“ or „zudem“ worked well, it is the same praise.
 */
export function withoutAsides(text: string, tokens: readonly Token[]): string | null {
  const first = tokens[0]?.lower ?? '';
  if (opens.has(first)) return blanked(text, tokens, (told) => spanOf(told, opener));
  if (!persons.has(first) || !tokens.slice(2, 6).some(({ text: mark }) => mark === ',')) return null;
  return blanked(text, tokens, (told) => spanOf(told, behindName));
}
