import { late, lateRegExp } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** Somebody is meant who might be rated. „Sie“ and „ihr“ may stand for customers. */
const someone: ReadonlySet<string> = new Set('er ihm ihn herr herrn frau dr prof'.split(' '));
const own = late.u`(?<!\p{L})(?:sein|ihr)(?:e[mnrs]?)? (?:\p{L}+e[mnrs]? )?(?:\p{L}*(?:leistung|arbeit|aufgabe|tätigkeit|einsatz|verhalten|engagement|wissen|kenntniss|art|mitarbeit|auftreten|ergebniss)\p{L}*)(?!\p{L})`;
/** „sie“ in a clause that tells no content of others: „…, weil sie zufrieden sind“ tells of customers. */
const she = late.u`(?:^|[;:–] |(?<!\p{L})(?:und|aber|doch|sondern) |, (?!dass|weil|damit|wenn|die|denen|deren|indem|sodass|so dass|ob|wie|was))(?:[^,;:–]* )?sie(?!\p{L})`;

const clients =
  '\\p{L}*(?:kund|(?<!\\p{L})g[aä]st(?!ro)|fahrgäst|mandant|patient|klient|auftraggeb|bauherr|bewohn|mitglied|mieter|bürger|besuch|leserinnen|lesern|anwohn|versichert|reisend|eltern|ratsuchend|verbrauch|partner)\\p{L}*';
const claim =
  '\\p{L}*(?:anspruch|ziele?n?|zielsetzung|leitbild|leitsatz|leitgedanken?|leitlinien?|motto|devise|maxime|grundsatz|grundsätzen?|prinzip|gebot|philosophie|selbstverständnis|mission|vision|versprechen|credo|auftrag|zweck|wunsch|verpflichtung|tradition|ehrgeiz|maßstab|anliegen|markenzeichen|erfolgsrezept|gut)';
const aim = '\\p{L}*(?:ziele?|pläne|strategien?|vision|visionen|wachstum|vorhaben|ideen)';
const ours =
  '(?:unser(?:e[mnrs]?)?|mein(?:e[mnrs]?)?|(?:de[rs]|unsere[rs]) (?:\\p{L}+ )?\\p{L}*(?:hauses|unternehmens|betriebe?s|firma|kanzlei|praxis|gesellschaft|agentur|genossenschaft|klinik|vereins|verbandes|gmbh|ag|kg|eg))';
const is =
  '(?:ist|sind|lautet|heißt|besteht|bleibt|verpflichtet|gilt|gelten|sieht|gehört|gehören|steht|stehen)';
const firm =
  '(?:\\p{L}*(?:[Uu]nternehmen|[Bb]etrieb|[Ff]irma|[Hh]aus|[Kk]anzlei|[Pp]raxis|[Gg]esellschaft|[Aa]gentur|[Hh]otel|[Kk]linik|[Vv]erlag|[Gg]enossenschaft|[Ww]erkstatt|[Ii]nstitut|[Ee]inrichtung|[Dd]ienst)|GmbH|AG|KG|eG|OHG)';

const houses =
  '\\p{L}*(?:stiftung|verein|haus|betrieb|hotel|klinik|schule|praxis|kanzlei|genossenschaft|gemeinde|hospiz|bank|agentur|werkstatt|kita|kindergarten|theater|verlag|gasthaus|unternehmen|firma|heim|einrichtung|museum)';

const claims = lateRegExp(
  [
    // „Unser Anspruch ist es, …“, „Oberstes Gebot unseres Hauses ist …“, „…, ist der Leitgedanke unseres Betriebs“
    `^(?:(?:es|das|dies) ist )?unser(?:e[mnrs]?)? (?:\\p{L}+e[rsn]? )?${claim} (?:[^,;:]{0,60} )?${is}(?!\\p{L})`,
    `^(?:zu )?(?:(?:den|das|der|die|unser) )?(?:\\p{L}+e[snr] )?${claim} ${ours}(?: [^,;]{0,40})? ${is}(?!\\p{L})`,
    `^was uns \\p{L}+(?: \\p{L}+)? , ist(?!\\p{L})`,
    `^es ist (?:uns|unser)(?: \\p{L}+)? (?:\\p{L}+ ){0,2}${claim}(?!\\p{L})`,
    `(?<!\\p{L})${is} (?:für uns )?(?:(?:der|das|die|unser(?:e[mnrs]?)?) )(?:\\p{L}+e[srn]? )?${claim}(?: ${ours}(?: \\p{L}+)?)? \\.?$`,
    // „Zufriedene Kunden sind für uns das Wichtigste“, „Die Zufriedenheit unserer Gäste steht an erster Stelle“
    `^(?:(?:stets|die|höchste|vollste|volle) )*zufrieden(?:e|heit) (?:unsere[rs] )?${clients} (?:und \\p{L}+ )?(?:ist|sind|steht|stehen|hat|haben)(?!\\p{L})`,
    `^(?:im (?:mittelpunkt|zentrum|vordergrund)|a[mn] (?:anfang|beginn|ende)(?= unser)) (?:unsere[rs] \\p{L}+ )?steh(?:t|en)(?!\\p{L})`,
    `(?<!\\p{L})so (?:lautet|heißt) (?:das|der|die|unsere?) (?:\\p{L}+ )?${claim}(?!\\p{L})`,
    // „Ehrgeizige Ziele, die wir mit aller Kraft verfolgen, stehen am Beginn unseres Fünfjahresplans“
    `^(?:\\p{L}+ ){0,2}?${aim} , (?:an )?(?:die|das|den|denen|der) wir (?:[^,]* )?\\p{L}+(?<!t)en , (?:\\p{L}+t|\\p{L}+[^t]en|sind) `,
    // „… sind mit unseren Leistungen zufrieden“: the firm's.
    `${clients}(?: \\p{L}+){0,4} mit unsere[nrm] (?:\\p{L}+e[nr] )?(?:leistung(?:en)?|arbeit|produkten|diensten|angebot|service|dienstleistungen)(?!\\p{L})`,
    // „Unsere Stiftung lebt von Menschen, die …“, „Ein Haus wie unseres steht und fällt mit …“
    `^(?:(?:unsere?|eine?) (?:\\p{L}+ ){1,3}?|(?:das|die|der) ${houses} )(?:wie (?:unsere[srn]?|das unsere|die unsere|unser \\p{L}+) )?(?:lebt|zehrt|steht und fällt|braucht|benötigt|verlangt nach) (?:(?:von|vom|davon|mit|daher|deshalb|darum) )?(?!(?:ihr|sein)(?:e[mnrs]?)? |ih[mrn] )(?!.* wie (?:ihr|ihm|sie|ihn)(?!\\p{L}))`,
  ].join('|'),
  'u',
);
/** „Wir legen größten Wert darauf, dass unsere Gäste …“, „Seit drei Generationen arbeiten wir …“ */
const wePromise = lateRegExp(
  `(?<!\\p{L})(?:^(?:bei )?uns (?:ist|sind|steht|zählt|wird)|wir (?:verstehen uns|sehen (?:uns|es als)|legen|setzen|streben|verfolgen|möchten|wollen|arbeiten|sorgen|garantieren|versprechen|bieten|stehen|sind (?:eine?|als|bestrebt|bemüht|stolz)|bemühen|bedienen|beraten|betreuen|fertigen|haben (?:den anspruch|uns)|tun)|(?:verstehen|sehen|legen|setzen|streben|verfolgen|arbeiten|sorgen|garantieren|versprechen|bieten|stehen|bedienen|beraten|betreuen|fertigen|bewirten|leisten|erledigen) wir|haben wir uns (?:vorgenommen|verpflichtet|zum ziel|das ziel|auf die fahnen))(?!\\p{L})`,
  'u',
);
/** „Das Unternehmen erfüllt die Wünsche seiner Kunden …“, „Die Kling GmbH steht seit 1974 für …“ */
const itPromises = lateRegExp(
  `^(?:(?:Das|Die|Der|Unsere?|Als) )?(?:\\p{Ll}+e[rns]? )?(?:\\p{Lu}[\\p{L}-]* ){0,4}${firm}(?: \\p{Lu}\\p{L}+)? (?:erfüllt|garantiert|verspricht|steht|bietet|ist|hat|versteht|sorgt|arbeitet|genießt|verpflichtet|betreut|berät|beliefert|bewirtet|setzt|legt|zählt|bedient|wickelt)(?!\\p{L})|^Seit (?:\\d{4}|\\p{L}+ (?:Jahren|Generationen)) \\p{L}+t [^,;]{0,20}${firm}(?!\\p{L})`,
  'u',
);
const ofClients = lateRegExp(`(?<!\\p{L})(?:${clients}|${claim}|ausbau)(?!\\p{L})`, 'u');
/** Said of somebody after all: thanks, an attestation, content with the work that was done. */
const ofWork = late.u`(?<!\p{L})(?:dank\p{L}*|gedankt|wünschen|wünscht|gewünscht|bedau\p{L}*|beton\p{L}*|bestätig\p{L}*|bescheinig\p{L}*|hervor\p{L}*|versäum\p{L}*|empfehlen|empfohlen|würdig\p{L}*|wurden?|waren?|hatten?|haben (?!den anspruch|uns|wir uns)\p{L}+ (?:.* )?ge\p{L}+|mit (?:der|den|dieser) (?:\p{L}+e[nr] )?(?:leistung(?:en)?|(?:mit|zusammen)?arbeit|arbeiten|tätigkeit|ausführung))(?!\p{L})`;

/** „Für Rückfragen zu Frau Kern stehen wir gern zur Verfügung“: an offer to the reader, whoever is named in it. */
const informs = late.u`^(?=.*(?<!\p{L})(?:auskunft|auskünften?|rückfragen?|nachfragen?|referenz)(?!\p{L}))(?=.*(?<!\p{L})(?:wir|ich|uns|mich)(?!\p{L})).*(?<!\p{L})(?:stehen?|geben?|erteilen?|beantworten?|kontaktieren|wenden|erreichen)(?!\p{L})`;

/** A word that every claim needs one of. */
const opens = lateRegExp(
  `^(?:zentrum|mittelpunkt|vordergrund|uns|lebt|zehrt|fällt|braucht|benötigt|verlangt)$|(?:strategie|pläne|wachstum|leitbilde?s|ausbau)$|${ofClients.source}`,
  'u',
);
const tellsClaim = rememberByWord(({ lower }: Token): boolean => opens.test(lower));

/** Longer sentences tell more than a claim. */
const mostTokens = 40;

const tellsOffer = rememberByWord(({ lower }: Token): boolean =>
  /^(?:aus|rück|nach)(?:kunft|künfte|frage)|^referenz$/.test(lower),
);
const lettersOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/**
 * Does a firm speak of itself: its aim, its principles, the contentment of its customers, in the words of praise and with
 * nobody in the sentence who could be meant?
 */
export function isFirmsClaim({ tokens }: SentenceUnits): boolean {
  if (tokens.length > mostTokens) return false;
  if (tokens.some(tellsOffer) && informs.test(lettersOf(tokens).toLowerCase())) return true;
  if (!tokens.some(tellsClaim) || tokens.some((token: Token) => someone.has(token.lower))) return false;
  const told = lettersOf(tokens);
  const text = told.toLowerCase();
  if (own.test(text) || she.test(text) || ofWork.test(text)) return false;
  return claims.test(text) || ((wePromise.test(text) || itPromises.test(told)) && ofClients.test(text));
}
