import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { blanked, type Span } from './blanked.ts';
import { framesIn, limiting, mayBeFramed } from './frames.ts';
import { mayStandMidway, midwayIn } from './midway.ts';

const name = '(?:Herrn?|Frau) (?:(?:Dr|Prof)\\. )*(?:\\p{Lu}[\\p{L}-]+ ?){1,2}';
const small =
  '(?:in|im|am|an|auf|bei|beim|als|von|vom|für|seit|ab|bis|aus|mit|zu|zum|zur|und|de[rmns]|die|das|ein(?:e[mnrs]?)?|(?:unser|sein|ihr)(?:e[mnrs]?)?|\\d+)';
/** Words that name a post, a place or a day, and rate nothing. */
const facts = `(?:(?:${small}|\\p{Lu}[\\p{L}-]+|\\d+\\.) ?)+`;
const verb =
  '(?:arbeitete|arbeitet|tätig (?:war|ist)|beschäftigt (?:war|ist)|eingesetzt (?:war|ist)|angestellt (?:war|ist)|angehörte?|kam|eintrat|begann|anfing|(?:übernommen|eingestellt|ausgebildet|angestellt|beschäftigt) (?:hatten|haben|wurde)|leitete|betreute|wechselte|verstärkte|unterstützte|ergänzte)';

/** „Frau Kern, die seit 2015 als Köchin bei uns arbeitete, …“, „Herr Kern, zuletzt Leiter der Schicht, …“ */
const behindName = lateRegExp(
  `^${name}(?<words>, (?:(?:die|der|den|welche[rn]?) (?:wir |bei uns )?${facts}(?:bei uns )?${verb}|(?:zuletzt |zunächst )?(?:als |unsere? )?\\p{Lu}[\\p{L}-]+ (?:${facts})?|(?:seit|ab|von|vom|geboren am) ${facts}(?:bei uns|in unserem Hause?)?(?: ?(?:tätig|beschäftigt|angestellt))?),| \\( [^()]{2,60} \\))`,
  'u',
);

const link =
  '(?:Darüber hinaus|Des Weiteren|Im Übrigen|Zudem|Außerdem|Ferner|Weiterhin|Überdies|Ebenso|Ebenfalls|Zugleich|Gleichzeitig|Dabei|Hierbei|So|Wie wir gerne? bestätigen,|(?:Nicht zuletzt )?(?:[Dd]eshalb|[Dd]eswegen|[Dd]aher|[Dd]arum|[Aa]us diesem Grund)|Somit|Folglich|Aus unserer Sicht|Nach unserer Beobachtung|Unserer Beobachtung nach|Rückblickend|Zusammenfassend(?: gesagt)?|Zusammengefasst|Wie in den Vorjahren|Nach wie vor|Wie (?:(?:schon|bereits|oben|eingangs) )*(?:erwähnt|gesagt|beschrieben|dargestellt|ausgeführt),?|Vor diesem Hintergrund)';
const place =
  '(?:In|Im|Am|Auf|Bei|Beim|An(?= der)) (?:(?:de[rmn]|die|das|unsere[mnr]?|seine[mnr]?|ihre[mnr]?) )?(?:(?:kleinen|großen|neuen|zweiten|dritten|beiden) )?(?=\\p{Lu})(?i:[\\p{L}-]*(?:unternehmen|firma|agentur|verein|einrichtung|gesellschaft|organisation|institut|behörde|schule|apotheke|stiftung|bank|haus|hause|filiale|niederlassung|werk|lager|markt|betrieb|büro|küche|station|abteilung|praxis|kanzlei|werkstatt|standort|halle|klinik|hotel|restaurant|geschäft|laden|zentrale|verwaltung|backstube|empfang|rezeption|praktikum|lehrjahr|saison|außendienst|innendienst|produktion|fertigung|projekt|projekten|teilzeit|baustellen?|funktionen|positionen|tagesgeschäft|schichtbetrieb|schichtdienst))(?: (?:in|am|an der) \\p{Lu}[\\p{L}-]+)?';
const spell =
  '(?:Seit (?:dem )?(?:Beginn|Anfang|Eintritt|Antritt|Aufnahme|Übernahme)(?: (?:de[rs]|seine[rs]|ihre[rs]|dieser) \\p{Lu}[\\p{L}-]+)?|Seit (?:seinem|ihrem) (?:Eintritt|Beginn|Start|Dienstantritt)|In (?:diese[mnr]|de[mnr] vergangenen|de[mnr] letzten) (?:Zeit|Zeitraum|Jahr(?:en)?|Monaten?|Berichtszeitraum))|(?:Während|In) (?:seine[rs]|ihre[rs]|de[rs]|diese[rs]) (?:Tätigkeit|Zeit|Anstellung|Beschäftigung|Ausbildung|Praktikums|Arbeitsverhältnisses|Mitarbeit)(?: (?:bei|für|in|mit) (?:uns|unserem Haus|unserem Hause|unserem Unternehmen|unserer Firma))?';
/** „In den Jahren 2019 bis 2022“, „seit 2019“ */
const year = '(?:19|20)\\d\\d';
const month = '(?:(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) )?';
const years = `(?:(?:In den Jahren|Von|Zwischen|In der Zeit von|In der Zeit zwischen) ${month}${year}(?:/\\d+)? (?:bis|und|–) (?:zum )?${month}${year}|(?:Im Jahre?|Seit|Ab|Bis|Im) (?:dem Jahr |(?=\\p{Lu}))?${month}${year}|Im Rahmen (?:de[rs]|von) (?:\\p{Ll}+en )?(?!\\p{L}*(?i:${limiting}))\\p{Lu}[\\p{L}-]{3,})`;
/** „In der Funktion als Teamleiter“ */
const post = 'In (?:der|seiner|ihrer|dieser) (?:Funktion|Rolle|Position|Aufgabe)(?: als \\p{Lu}[\\p{L}-]+)?';
/** The verb of a formula, the person, and what the employer thinks of it. */
const beforeFormula =
  '(?= \\p{Ll}+ (?:er|sie|wir|Herr|Frau)(?!\\p{L}).*(?:[Zz]ufrieden|Erwartungen|Anforderungen))';
/** „Als Sachbearbeiterin im Versand“, „Sowohl im Homeoffice als auch vor Ort“ */
const asPost = `Als (?!Führung|Vorgesetzt|Kolleg|Mensch|Partner|Mitarbeiter|Vorbild|Team)(?:Verantwortliche[rn]?|Beauftragte[rn]?|\\p{Lu}\\p{Ll}+(?:er|erin|kraft|ist|istin|eur|eurin|ent|entin|mann|frau|assistenz|hilfe)) (?:für|im|in|am|an|auf|bei|beim|de[rs]|unsere[rs]) (?:(?:die|den|das|der|dem|unsere[rnm]?) )?\\p{Lu}[\\p{L}-]+${beforeFormula}`;
const everywhere =
  '(?:Sowohl (?:im|in der|am|auf der) \\p{Lu}[\\p{L}-]+ (?:als|wie) auch (?:vor Ort|(?:im|in der|am|auf der|beim) \\p{Lu}[\\p{L}-]+)|Im Büro wie im Home-?[Oo]ffice)';
/** „Aufgrund ihrer raschen Arbeitsweise hat sie alle Aufgaben …“: how satisfied the employer was, the formula tells. */
const whyContent = `(?:Aufgrund|Dank|Wegen) (?:seine[rs]|ihre[rs]) [^,;.]{5,140}?${beforeFormula}`;
/** What links a statement to the one before, or tells where or when, in front of the verb and the person. */
const opener = lateRegExp(
  `^(?<words>(?:${link}|${place}|${spell}|${years}|${post}|${asPost}|${everywhere}|${whyContent})) \\p{Ll}+ (?:er|sie|wir|Herr|Frau)(?!\\p{L})`,
  'u',
);
const opens: ReadonlySet<string> = new Set(
  `darüber des im übrigen zudem außerdem ferner weiterhin überdies ebenso ebenfalls zugleich gleichzeitig dabei hierbei so
  wie in am an auf bei beim während nicht deshalb deswegen daher darum somit folglich aus nach unserer rückblickend
  zusammenfassend zusammengefasst seit als sowohl auch vor aufgrund dank wegen von zwischen ab bis`.split(
    /\s+/,
  ),
);
const persons: ReadonlySet<string> = new Set(['herr', 'herrn', 'frau']);

const spanOf = (told: string, pattern: RegExp): Span[] => {
  const found = pattern.exec(told);
  const words = found?.groups?.['words'];
  if (found === null || words === undefined) return [];
  const start = found[0].indexOf(words);
  return [{ start, end: start + words.length }];
};

const entitled = late.gu`(?<=(?:[Ll]ehrg[aä]ng|[Ss]eminar|[Kk]urs|[Ss]chulung|[Ww]orkshop|[Bb]ildung|[Pp]rojekt|[Pp]rogramm|[Mm]otto|[Ll]eitsatz|[Kk]ampagne|[Ii]nitiative|[Vv]eranstaltung|[Tt]hema|[Tt]itel|[Rr]eihe|[Vv]ortrag|[Ff]ormulierung|[Ww]endung|[Ff]ormel|[Bb]eurteilung|[Bb]egriff|[Bb]roschüre|[Aa]ktion|[Mm]odul|[Ss]logan|[Ss]pruch|[Dd]evise|[Ll]osung|[Vv]ersprechen)\p{L}{0,3}(?: (?:wie|namens|mit dem Titel|zum Thema|unter dem Titel|unter dem Motto))? [„“"»])[^„“”"«»]{8,120}(?=[“”"«])`;
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
  const isNamed =
    persons.has(first) && tokens.slice(2, 6).some(({ text: mark }) => mark === ',' || mark === '(');
  const inFront = opens.has(first) ? opener : isNamed ? behindName : null;
  const isFramed = mayBeFramed(tokens);
  const isMidway = mayStandMidway(tokens);
  if (inFront === null && !isFramed && !isMidway) return null;
  return blanked(text, tokens, (told) => [
    ...(inFront === null ? [] : spanOf(told, inFront)),
    ...(isFramed ? framesIn(told) : []),
    ...(isMidway ? midwayIn(told) : []),
  ]);
}
