import { late } from '../german/late.ts';

/** Words of those who lead. */
export const heads = late.iu`(?:(?<!an|beg)leit(?:er|erin|ung)|chef|chefin|direktor(?:in)?|vorstand|führer(?:in)?|meister(?:in)?|vorarbeiter(?:in)?|rektor(?:in)?|prokurist(?:in)?|head|kapitän(?:in)?|polier(?:in)?)(?!\p{L})`;
const helps = late.iu`^(?:junior\p{L}*-\p{L}+|zweitkraft|hilfskraft|.*hilfe|.*helfer(?:in)?|.*gehilf(?:e|in)|trainee|minijobber(?:in)?|aushilf\p{L}*|praktikant(?:in)?|auszubildende[rn]?|azubi|springer(?:in)?|ergänzungskraft|werkstudent(?:in)?|volontär(?:in)?|lehrling|anlernkraft|hilfsarbeiter(?:in)?|schreibkraft|bote|botin)$`;
const serves =
  /^(?:.*assisten[tz](?:in)?|.*sachbearbeiter(?:in)?|.*sekretär(?:in)?|.*kassierer(?:in)?|.*verkäufer(?:in)?|lagerist(?:in)?|lagerarbeiter(?:in)?|monteur(?:in)?|.*zeichner(?:in)?|.*bürokraft|.*mitarbeiter(?:in)?|kommissionierer(?:in)?|telefonist(?:in)?)$/iu;

const skilled =
  /(?:referent|manager|spezialist|ingenieur|controller|consultant|jurist|redakteur|fachwirt|experte|expertin|koordinator|architekt|disponent|entwickler|planer|wissenschaftler|psycholog|lehrer)(?:in)?$/iu;

/** 3 for those who lead, 1 for those who help out, 2 for the rest; those who serve or are skilled stand in between. */
export function rankOf(title: string): number {
  const noun =
    title
      .split(' ')
      .filter((word) => /^\p{Lu}/u.test(word))
      .at(0) ?? title;
  if (heads.test(title)) return 3;
  if (helps.test(noun)) return 1;
  if (serves.test(noun)) return 1.5;
  return skilled.test(noun) ? 2.4 : 2;
}

/** Titles that anybody has beside a job, and words that praise rather than name one. */
export const beside =
  /vorgesetzt|führungskraft|fachkraft$|arbeitskraft|kolleg|mensch|freund|partner|absolvent|gesell(?:e|in)$|leistungsträger|ansprechpartner|expert|fachmann|fachfrau|stütze|vorbild|persönlichkeit|ratgeber|teil$|mitglied|rentner|pension|ruheständler|student|unternehmer|freiberuf|ausbild(?:er|erin)$|vertret|mentor|pate$|patin$|sprecher|team|betriebsrat|ersthelfer|gruppe|berater$|dozent|trainer|moderator|prüfer|gutachter|beispiel|gast|zuschauer|zuhörer|beobachter/iu;
/** How the names of jobs end. */
export const jobLike =
  /(?:er|in|frau|mann|kraft|hilfe|leitung|assistenz|ist|ent|ant|or|eur|wirt|arzt|ärztin|anwalt|beamte[rn]?|angestellte[rn]?|beauftragte[rn]?)$/iu;
/** Earlier times and times to come are no contradiction. */
export const otherTimes = late.iu`(?<!\p{L})(?:zunächst|anfangs|anfänglich|bis|seit|ab|zuvor|vorher|dann|danach|später|bereits|schon|ehemalig\p{L}*|früher\p{L}*|zuletzt|vertretungsweise|vertretung|zusätzlich|zudem|außerdem|auch|neben|künftig\p{L}*|wechselt\p{L}*|befördert|aufgestiegen|stieg|begann|sowohl|teils|interimsweise|kommissarisch\p{L}*)(?!\p{L})`;

/** The root of a title, as it is sought in the introduction. */
export const rootOf = (word: string): string =>
  word.toLowerCase().replace(/(?:innen|in|en|es|s|r|e|n)$/u, '');

/** Leading told of the person: „mit der Leitung abgestimmt“ tells of others. */
export const tellsLeading = late.iu`(?<!(?:mit|an|unter|durch|von|bei|für) (?:der |die |unserer |ihrer |seiner )?(?:\p{Ll}+en )?)(?<!\p{L})leitung (?:und \p{L}+ )?(?:de[rs]|eine[rs]|von|in|zweier|mehrerer|ihre[rs]|seine[rs]|unsere[rs])(?!\p{L})|(?<!\p{L})führung (?:und \p{L}+ )?(?:de[rs]|eine[rs]|von|ihre[rs]|seine[rs]|unsere[rs]) (?:\p{L}+ )?\p{L}*(?:team|gruppe|kolonne|schicht|mannschaft|mitarbeit|beschäftigt|leute|personen|abteilung|kräfte)|(?<!\p{L})(?:leitete?|führte?) (?:er |sie |dort |fachlich |technisch |dabei )*(?:die|eine?|ein|das|den|unsere?n?|zwei|drei|vier|fünf|sechs|\d+) (?:\p{L}+ )?\p{L}*(?:team|gruppe|kolonne|schicht|mannschaft|mitarbeit|beschäftigt|leute|personen|abteilung|kräfte|werkstatt|labor|projekt)`;
