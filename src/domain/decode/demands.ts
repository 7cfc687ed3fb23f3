import type { Token } from '../german/tokens.ts';
import { isMet, metBy } from './expectation.ts';
import type { Formula } from './formula.ts';
import { isTrait, type SentenceUnits } from './sentence-units.ts';

/** A word that the formula cannot do without. */
export const tellsDemand = ({ lower }: Token): boolean =>
  /^(?:(?:mindest)?anforderungen|ansprüchen?|vorstellungen)$/.test(lower);

const jobEnd = '\\p{L}*(?:er|in|ent|ist|eur|kraft|kaufmann|kauffrau|mann|frau|leitung|assistenz|helfer|koch)';
const post =
  '(?:\\p{L}*(?:stelle|position|funktion|tätigkeit|rolle|aufgabe|arbeit|ausbildung|praktikums|arbeitsplatzes|amtes|berufs|berufes|postens|hauses|kanzlei|praxis|agentur|klinik|schule|betriebe?s|unternehmens|firma|leitung|führung|gesellschaft|redaktion|verwaltung|vereins|instituts|werkstatt))';
/**
 * What is asked of the post as a whole, not „den Anforderungen an Sorgfalt“ or „die Ansprüche der Kunden“: the nouns
 * stand alone, or with the post, the house, the person or the job.
 */
const ofPost = new RegExp(
  `(?:^|\\s)(?:den|unsere[nr]?|meine[nr]?|die|allen?|sämtlichen?) (?:(?:von uns |vom \\p{L}+ )?(?:(?:an|von) )?(?:ihn|sie|ihm|ihr) )?(?:(?:\\p{L}+(?<!lich|ell|isch)en|sehr|stets|hohe|unsere) ){0,3}(?:mindest)?(?:anforderungen|ansprüchen?|vorstellungen)(?:(?! (?:de[rsn]|an|aus|auf|von|vom|bei|für|unsere[rs]|ihre[rs]|seine[rs]|eine[rs]) )| (?:de[rs]|unsere[rs]|ihre[rs]|seine[rs]|eine[rs]) (?:\\p{Ll}+ )?${post}(?!\\p{L})| an (?:ihn|sie|eine?n?|die|den) (?:(?:\\p{L}+e[nrs]? )?${jobEnd}(?!\\p{L})|(?:\\p{L}+ )?${post}(?!\\p{L}))| an (?:ihn|sie)(?!\\p{L}))`,
  'u',
);
const person =
  '(?:er|sie|(?:herrn?|frau) |(?:unsere?|de[rm]|die) \\p{L}*(?:auszubildende|praktikant|mitarbeiter|lehrling|student|kolleg|kraft|assistent|gesell|helfer)\\p{L}*)';
const meets = '(?:hat|ist|war|wurde|wird|erfüllte?|entsprach|entspricht|genügte?)';
/** The person, or the work as a whole, is what meets them; „die Brote genügten“ tells of a result. */
const byPerson = new RegExp(
  `(?<!\\p{L})${meets} (?:${person}(?!\\p{L})|herrn?|frau)|^${person}.*(?<!\\p{L})${meets}(?!\\p{L})|(?<!\\p{L})von (?:ihm|ihr|herrn|frau)(?!\\p{L}).*erfüllt|^was [^,]*(?:leistet|leistete|geleistet hat) ,|^(?:\\p{L}+ ){0,4}?(?:seine|ihre|die|unsere) (?:(?:arbeits|gesamt)?leistung(?:en)?|arbeit)(?!\\p{L})|(?:entsprach|entsprachen|genügten?|entspricht|entsprechen) (?:seine|ihre|die) (?:(?:arbeits|gesamt)?leistung(?:en)?|arbeit)(?!\\p{L})`,
  'u',
);
const summing = /^(?:(?:arbeits|gesamt)?leistung(?:en)?|arbeit|arbeiten|zusammenarbeit|ausbildung)$/;

/** A limit that makes the formula a 5; time words leave it to the fitted part. */
const limitsDemands =
  /(?<!\p{L})(?:in (?:der|aller) regel|im (?:wesentlichen|allgemeinen|großen und ganzen)|weitgehend|überwiegend|größtenteils|in weiten teilen|zum (?:größten )?teil|teilweise|meist|meistens)(?!\p{L})/u;
/** The work as a whole, or the person; of a single trait the same is a 4. */
const ofWholeWork =
  /(?<!\p{L})(?:arbeits)?leistung(?:en)?(?!\p{L}).*(?:entspr|genüg)|(?:entspr|genüg).*(?<!\p{L})(?:arbeits)?leistung(?:en)?(?!\p{L})|anforderungen (?!an |des )(?:.* )?(?:gerecht|gewachsen)/u;

/**
 * Reads what was asked and met („wurde den Anforderungen ihrer Stelle gerecht“, „hat unseren Ansprüchen genügt“): the
 * formula of expectations with other nouns, and its grades. Null where a single trait is measured, or more is said.
 * Source: domain.md §2.1 („wurde den Anforderungen gerecht“: 4), §2.2.
 */
export function readDemands(sentence: SentenceUnits): Formula | null {
  const { tokens, hits } = sentence;
  const at = tokens.findIndex(tellsDemand);
  if (at < 0 || tokens.length > mostTokens) return null;
  const text = tokens.map(({ lower }) => lower).join(' ');
  if (more.test(text) || !ofPost.test(text)) return null;
  if (
    !inField.test(text) &&
    byPerson.test(text) &&
    isMet(sentence) &&
    !tokens.some((token) => ofTrait(token))
  )
    return { ...metBy(sentence, at), ifRated: true, category: 'performance-summary' };
  const isLimited = limitsDemands.test(text) && !hits.some(({ kind }) => kind === 'always');
  return isLimited && ofWholeWork.test(text)
    ? { id: 'expectation-met-limited', grade: 5, range: [4.5, 5.5], confidence: 0.8 }
    : null;
}

const ofTrait = (token: Token): boolean =>
  token.capital && isTrait(token) && !summing.test(token.lower) && !manner.test(token.lower);
/** „Bei Vorträgen genügte er den Anforderungen“: one field of many. */
const inField =
  /^(?:bei|beim|in|im|als|auf|am) (?!(?:der|aller) regel|(?:wesentlichen|allgemeinen|großen)|jede|alle|weiten|vollem|bester|höchstem|hervorragend|(?:\p{L}+ )?\p{L}*(?:ausbildung|praktikum|zeit|jahren|monaten)(?!\p{L}))/u;
/** „in bester Weise“, „in jeder Hinsicht“ */
const manner = /^(?:weise|hinsicht)$/;
/** What goes beyond it, or was only meant. */
const more =
  /zufrieden|übertr|zu (?:erfüllen|entsprechen|genügen)|[;:?]|(?:^|, )ob |fachlich|vorgesetzt|(?<!\p{L})(?:lage|angestrengt|darauf|darüber|hätten?|könnten?|würden?|dass|wenn|obwohl|kund\p{L}*|team\p{L}*|mannschaft)(?!\p{L})/u;
const mostTokens = 24;
