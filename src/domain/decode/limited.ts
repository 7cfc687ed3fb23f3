import { late, lateRegExp } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { Category } from '../letter/category.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

const people =
  '\\p{L}*(?:kund(?:inn)?en|gästen?|patient(?:inn)?en|anrufer(?:innen|n)?|kolleg(?:inn)?en|mandant(?:inn)?en|klient(?:inn)?en|bewohnern?|besuchern?|mitarbeitern?|mitarbeitenden|vorgesetzten|eltern|angehörigen|schülern?|mitgliedern?|lieferanten|lehrlingen?|bürgern?|mietern?|menschen|leuten?)';
const staff =
  '\\p{L}*(?:belegschaft|team[s]?|mannschaft|kollegiums?|personals|kundschaft|gästeschar|elternschaft)';
/** Time that asks little. */
const quiet =
  '(?:in|an|bei) (?:den )?(?:ruhig|still|flau)(?:er)?e[nmr]? (?:wochen|zeiten|tagen|stunden|monaten|phasen|vormittagen|abenden|schichten|diensten|betrieb|geschäft)(?!\\p{L})';
const someDays =
  '(?<!\\p{L})an (?:den meisten|manchen|vielen|einigen|einzelnen|guten|ruhigen) (?:tagen|vormittagen|abenden)(?!\\p{L})';
const steady =
  '(?:verlass|verlassen|zuverlässig|verlässlich|pünktlich|ehrlich|freundlich|höflich|hilfsbereit|aufmerksam)(?!\\p{L})';
const gets =
  '(?:auskommen|umgangston|zurecht|verhältnis|einvernehmen|verst(?:and|eht) (?:er|sie|herr|frau|sich)|(?:kam|kommt) (?:\\p{L}+ ){0,4}(?:aus|klar)|freundlich|kollegial)(?!\\p{L})';

const asked =
  '(?:auf (?:\\p{L}+e )?(?:anforderung|nachfrage|anfrage|aufforderung|bitten|zuruf|verlangen|weisung|anordnung)|nach (?:\\p{L}+er )?(?:aufforderung|anordnung)|(?:sofern|wenn|falls|soweit) (?:man|wir) (?:ihn|sie) (?:eigens |ausdrücklich )?(?:darum |dazu )?(?:bat|baten|gebeten|auffordert?en?)|(?:sofern|wenn|falls|soweit) (?:er|sie) (?:darum |dazu )?(?:gebeten|aufgefordert) (?:wurde|worden war))';
/** „Auf Anforderung war sie zu Mehrarbeit bereit“: whoever must be asked offers nothing. Who then did it is no worse for it. */
const whenAsked = lateRegExp(
  `^(?=.*(?<!\\p{L})${asked}(?!\\p{L}))(?=.*(?<!\\p{L})(?:einsatz)?bereit(?!\\p{L})).*(?<!\\p{L})(?:einsatzbereit|mehrarbeit|überstunden|zusatz\\p{L}+|zusätzliche\\p{L}*|länger|vertretung\\p{L}*|\\p{L}*(?:schichten|diensten?|arbeit|einsätzen?))(?!\\p{L})`,
  'u',
);
const readily = late.u`(?<!\p{L})(?:gern|gerne|stets|jederzeit|immer|sofort|umgehend|bereitwillig\p{L}*|spontan|kurzfristig\p{L}*|sehr|hoh\p{L}+|ohne \p{L}+)(?!\p{L})`;

/** What customers and colleagues are like whom anybody gets on with. */
const easyPeople =
  '(?:(?:(?:ihr|sein|das|die|ihre|den) \\p{L}+ )?(?:\\p{Ll}+ )?(?:ruhig|freundlich|höflich|geduldig|sachlich|gelassen|verständnisvoll|nett|friedlich|entgegenkommend|umgänglich|pflegeleicht)(?: und \\p{Ll}+)? (?:waren|blieben|vortrugen|vorbrachten|auftraten|fragten|baten|sprachen|warteten|begegneten|erklärten)|(?:keine|wenig|wenige|kaum|nie|nicht viele?) (?:besonderen |weiteren |größeren )?(?:(?:sonder)?wünsche|fragen|ansprüche|forderungen|umstände|einwände|eile|probleme|beschwerden)(?: (?:hatten|machten|stellten|erhoben|vorbrachten))|(?:wenig|kaum|nichts|nicht viel|nie etwas) (?:weiter |weiteres )?(?:fragten|wünschten|wollten|verlangten|forderten|brauchten|redeten|beanstandeten|reklamierten)|(?:seiner|ihrer) meinung waren|(?:seine|ihre) (?:ansicht|meinung|auffassung|ansichten|meinungen|auffassungen) teilten|(?:ihm|ihr) (?:in allem |immer |stets )?(?:zustimmten|recht gaben|nicht widersprachen|nie widersprachen)|wussten , was sie wollten|genau wussten , was sie wollten|sich selbst (?:bedienten|zu helfen wussten))';
/** „Mit Kunden, die ihr Anliegen ruhig vortrugen, fand sie eine gemeinsame Sprache“ */
const easy = lateRegExp(
  `^(?!.*(?<!\\p{L})(?:stets|immer|jederzeit)(?!\\p{L})).*(?:^|(?<!\\p{L})(?:zu|gegenüber|mit|bei) )(?:den |jenen |denjenigen |solchen )?${people} , die ${easyPeople} ,`,
  'u',
);
const colleagues = late.u`kolleg(?:inn)?en , die|mitarbeite\p{L}+ , die|vorgesetzten , die|lehrlingen? , die`;
/** Whoever keeps what suits him is not reliable. */
const promises =
  '(?:terminen?|absprachen|zusagen|vereinbarungen|pflichten|fristen|verabredungen|versprechen|besprechungen|sitzungen)';
const suits =
  '(?:ihm|ihr) (?:selbst |persönlich |gerade )?(?:(?:wichtig|genehm|nützlich|bequem) waren|passten|nutzten|nützten|behagten|am herzen lagen|entgegenkamen)';

const suited = lateRegExp(`(?<!\\p{L})${promises} , die ${suits} ,`, 'u');
const trusty = /verlass|verläss|zuverläss|zusagen|absprachen|versprechen/;

const limits: readonly RegExp[] = [
  // „Zu jenen Kunden, die er schon länger kannte, war er freundlich“; with „stets“ the grade is meant, and the limit found.
  lateRegExp(
    `^(?!.*(?<!\\p{L})(?:stets|immer|jederzeit)(?!\\p{L})).*(?<!\\p{L})(?:zu|gegenüber|mit|bei) (?:den |jenen |denjenigen |solchen )?${people} , die (?:(?:er|sie) (?:\\p{Ll}+ ){0,2}(?:kannte|mochte|schätzte)|(?:ihm|ihr) (?:\\p{Ll}+ ){0,2}(?:(?:sympathisch|vertraut|bekannt|gewogen|wohlgesinnt|wohlgesonnen) waren|zusagten|lagen|gefielen)|(?:ihn|sie) in ruhe ließen|geduld mitbrachten)(?!\\p{L})`,
    'u',
  ),
  lateRegExp(`^(?:den )?${people} , die geduld (?:mitbrachten|hatten) ,`, 'u'),
  easy,
  suited,
  // „Auf Englisch konnte er sich ansatzweise verständigen“
  late.u`(?<!(?:zumindest|nur|auch|immerhin) )(?<!\p{L})ansatzweise(?!\p{L})`,
  // „Mit einem Teil der Belegschaft fand sie ein Auskommen“
  lateRegExp(
    `(?<!\\p{L})(?:mit|zu) (?:[\\p{Ll} ]+ und )?(?:eine[mr] (?:\\p{Ll}+ )?(?:teil|hälfte)|(?:einzelnen|einigen|manchen|etlichen|wenigen)(?: angehörigen)?)(?: (?:de[rs]|ihre[rs]|seine[rs]|unsere[rs]|von))?(?: \\p{L}+)? ?(?:${people}|${staff})(?!\\p{L}).*(?<!\\p{L})${gets}`,
    'u',
  ),
  // „In ruhigen Wochen ließ sie sich nicht aus der Fassung bringen“: load is what there is none of.
  lateRegExp(
    `^${quiet}.*(?<!\\p{L})(?:fassung|ruhe|\\p{L}*nerven\\p{L}*|belastbar|gewachsen|gelassen|überblick|druck|verlass|verlassen)(?!\\p{L})`,
    'u',
  ),
  // „An den meisten Tagen war auf ihn Verlass“: reliability knows no days.
  lateRegExp(`${someDays}.*(?<!\\p{L})${steady}|(?<!\\p{L})${steady}.*${someDays}`, 'u'),
  // „Die Kasse stimmte in den meisten Fällen“, „meist ehrlich“: honesty knows no exception.
  late.u`(?<!\p{L})(?:kasse|portokasse|handkasse|barkasse|kassenbestand|wechselgeld|abrechnung|abrechnungen|spesenabrechnungen?)(?!\p{L}) (?:[^,]* )?(?:stimmten?|war|waren)(?!\p{L})(?=.*(?:in (?:den meisten|vielen) fällen|an den meisten tagen|oft|häufig)(?!\p{L}))|(?<!\p{L})(?:in der regel|meist|meistens|zumeist|überwiegend|größtenteils|im (?:allgemeinen|wesentlichen|großen und ganzen)) (?:\p{L}+ ){0,3}?(?:ehrlich|vertrauenswürdig)(?!\p{L})|(?<!\p{L})ehrlich (?:war|ist) (?:\p{L}+ ){1,2}(?:in der regel|meist|meistens|überwiegend)(?!\p{L})`,
  // „Begonnenes führte er zu Ende, wenn sich keine Hindernisse zeigten“
  late.u`(?<!\p{L})(?:wenn|sofern|solange|soweit|falls) (?:\p{Ll}+ ){0,2}?(?:kein\p{Ll}*|nicht(?:s)?|niemand) (?:\p{Ll}+ ){0,2}?(?:hindernis\p{L}*|widerst\p{L}+|widerspr\p{L}+|gegenwehr|widerrede|im wege? (?:stand|lag)|entgegenst\p{L}+)(?!\p{L})`,
  // „eine Grundlage, auf der sich bei weiterer Anleitung aufbauen ließe“
  late.u`(?<!\p{L})(?:auf (?:der|dem|denen|die|welche[rnm]?)|an (?:die|das|welche[srn]?)|darauf|daran|worauf|woran) sich (?:[\p{L}]+ ){0,5}(?:aufbauen|anknüpfen) (?:lässt|ließe|ließ|ließen)(?!\p{L})`,
];
/** „Kunden erhielten von ihm die Auskunft, die ihnen zustand“: no more than was due. */
const due = late.u`(?<!\p{L})(?:von|gab|erteilte|gewährte) (?:ihm|ihr|er|sie|herrn? \p{L}+|frau \p{L}+) [^,]* , (?:(?:die|der|das) (?:ihm|ihr|ihnen) (?:zustand|zustanden|zukam|gebührte)|auf (?:die|den|das) (?:er|sie) (?:einen )?anspruch hatten?)(?!\p{L})|, (?:der|die) (?:ihre?n?|seine?n?) [^,]* im (?:vorgesehenen|vorgegebenen|vorgeschriebenen|geforderten|üblichen) (?:rahmen|umfang) (?:ausübte|wahrnahm|erfüllte|versah|nachkam|erledigte|ausführte)(?!\p{L})`;
const ofLeading = /(?:vorgesetzten|führung|leitung)/;
const ofPublic = /(?:kund|gäst|besuch|anruf|bürger|patient|antrag|mandant|eltern)/;

/** What goes beyond the limit, or turns it into a heightening. */
const beyond = late.u`(?<!\p{L})(?:auch|selbst|sogar|ebenso|gerade|nicht nur|nicht bloß|noch nicht|kaum|erst recht|wie|jede[nmr]?|alle[nmr]?|streit|gut aufbauen)(?!\p{L})`;

const opens =
  /^(?:kannte|mochte|schätzte|sympathisch|vertraut|bekannt|gewogen|wohlgesinnt|wohlgesonnen|zusagten|lagen|gefielen|geduld|ließen|teil|hälfte|einzelnen|einigen|manchen|etlichen|wenigen|ruhig|still|flau|tag|vormittag|abend|kein|nicht|niemand|aufbauen|anknüpfen|(?:einsatz)?bereit$|stimmte|ehrlich|vertrauensw|wechselgeld|vortrugen|vorbrachten|auftraten|fragten|blieben|redeten|wünschten|sonderwünsche|meinung|ansicht|auffassung|zustimmten|recht$|wussten|bedienten|(?:geduldig|höflich|freundlich|nett|wichtig|genehm)$|passten|nutzten|zustand|zukam|gebührte|anspruch$|(?:rahmen|umfang)$|behagten|entgegenkamen|ansatzweise)/u;
/** A word that every such sentence needs one of. */
export const tellsLimited = rememberByWord(
  ({ kind, lower }: Token): boolean => kind === 'word' && opens.test(lower),
);

const mostTokens = 30;

/**
 * Praise that holds for some people, some days or where nothing stands in the way only: less than enough (5).
 * Source: domain.md §3 Einschränkung; own corpus.
 */
export function readLimited({ tokens }: SentenceUnits): Formula | null {
  if (tokens.length > mostTokens || !tokens.some(tellsLimited)) return null;
  const text = tokens
    .map(({ lower }) => lower)
    .join(' ')
    // „die ihm selbst nutzten“ goes beyond nothing.
    .replace(/ (ihm|ihr) selbst /, ' $1 ');
  if (whenAsked.test(text) && !readily.test(text)) return { ...poor, category: 'motivation' };
  if (due.test(text)) {
    const category = ofPublic.test(text)
      ? 'external-behavior'
      : ofLeading.test(text)
        ? 'leadership'
        : undefined;
    return { id: 'limited-due', grade: 4, range: [3.5, 5], confidence: 0.7, ...(category && { category }) };
  }
  if (beyond.test(text) || !limits.some((limit) => limit.test(text))) return null;
  const category = categoryOf(text);
  return { ...poor, ...(category !== undefined && { category }) };
}

/** Praise of which so little is left, where the sentence rates at all. */
const poor: Formula = { id: 'limited', grade: 5, range: [4, 5.5], confidence: 0.7, ifRated: true };

function categoryOf(text: string): Category | undefined {
  if (suited.test(text)) return trusty.test(text) ? 'reliability-honesty' : undefined;
  if (!easy.test(text)) return undefined;
  return colleagues.test(text) ? 'internal-behavior' : 'external-behavior';
}
