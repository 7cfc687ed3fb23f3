import { late } from '../german/late.ts';

/** Tasks beside any office job or workshop; whoever lives on one of them is no matter of order (`trivialJob`). */
export const trivial = late.iu`(?<!\p{L})(?:ablage\p{L}*|ablegen|archivierung|archivieren|(?!ge|an|bot|im|ex|kom)\p{L}*post(?:verteilung|bearbeitung|eingang\p{L}*|ausgang\p{L}*|dienst|öffnung|fach|fächer|stelle|runde|gänge|ein)?|pakete? (?:zur|weg|annehmen)\p{L}*|kopier(?:en|te|t|arbeiten|raum|gerät\p{L}*|papier)|kopien|vervielfältig\p{L}*|kaffee(?!maschinen? (?:verk|ber|ver))\p{L}*|bewirtung|bewirtete|gästebewirtung|getränke\p{L}*|geschirr\p{L}*|spülmaschine\p{L}*|teeküche\p{L}*|pausenr[aä]um\p{L}*|tischdecken|botengänge\p{L}*|botendienste|botenfahrten|materialfahrten|baustellenreinigung|besorgungen|(?:kleinere )?einkäufe|aufräum\p{L}*|aufräumarbeiten|spülküche|spülen|gemüseputzen|(?:aus|zusammen)?fegen|fegte|kehren|kehrte|aktenvernichtung|schreddern|büro(?:material|bedarf|artikel)\p{L}*|druckerpapier|toner|schreibwaren|büromöbel|auffüllen|auffüllung|sauberhalten|sauberhaltung|befüllen|bestücken|einräumen|regalpflege|tragetaschen|(?:konferenz|besprechungs|sitzungs|schulungs|meeting|seminar|tagungs)(?:r[aä]um\p{L}*|zimmer\p{L}*)|frankier\p{L}*|kuvertier\p{L}*|adresspflege|adressaufkleber|etikettieren|versand von (?:rezensions|werbe|prospekt)\p{L}*|telefondienst|schreibtisch\p{L}*|blumen(?:gießen|pflege)?|pflanzen gießen|zimmerpflanzen|altpapier|müll\p{L}*|hilfsarbeiten|(?:reinigung|säuberung|pflege) (?:des|der) \p{L}+|werkzeug\p{L}* (?:reinigen|aufräumen|säubern|putzen)|scannen|einscannen|laminieren|abheften|heftete|einsortieren|lochen|schwarzes brett|kalenderblätter|(?:holte|holen|besorgte|besorgen)(?= [^,;]{0,20}(?:mittagessen|frühstück|brötchen|kuchen|zeitungen))|(?:sortierte|ordnete)(?= [^,;]{0,20}(?:zeitschriften|zeitungen|prospekte|stifte|schränke))|deckte(?= [^,;]{0,40}(?:sitzung|konferenz|besprechung))|(?:hielt|halten|hält|brachte|bringen) [^,;]{0,30}(?:archiv|ablage|teeküche|kaffeeküche|(?:akten|zeitschriften|prospekt|bücher)?(?:regale?|schr[aä]nke?)|werkzeug\p{L}*|garderobe|umkleide\p{L}*|kopierraum)[^,;]{0,20} (?:in ordnung|sauber|aufgeräumt|ordentlich))(?!\p{L})`;
export const trivialJob =
  /bürohilf|post(?:stell|zustell|bot)|zusteller|brief|reinigung|küchenhilf|hausmeister|hauswart|hausdame|bote|archiv|bibliothek|haushalt|aushilf|spül|helfer|empfang|rezeption|sekret|office|floris|gärtner|barista|kellner|service(?:kraft|mitarbeit)|restaurant|gastronom|hotelfach|entsorg|gebäude|versandmitarb|büromateri|bürobedarf/i;

/** Trifles in any job that is not just about them, and the jobs in which they are none. */
const beside: readonly (readonly [RegExp, RegExp])[] = [
  [
    late.iu`(?<!\p{L})(?:kaffee|tee)(?! und (?:\p{L}*waren|kuchen|speisen|snacks)| verkauf| geröstet)(?:-|kochen\p{L}*|küche\p{L}*|versorgung|runden?|automat\p{L}*)?(?!\p{L})|(?<!\p{L})(?:getränke(?:-|versorgung|bestellung)?|geschirr|spülmaschine|bewirtung|obstk[oö]rb\p{L}*|pausenraum\p{L}*)(?!\p{L})`,
    /gastro|kellner|(?<!kunden)service|restaurant|hotel|barista|bar(?:frau|mann|keeper)|café|koch|köch|küche|verkäuf|verkauf|bäck|konditor|hauswirt|haushalt|assist|sekret|empfang|rezeption|office|büro|getränk|kaffee|event|veranstalt|einkäuf|tee|helfer|hilfe|aushilf/iu,
  ],
  [
    late.iu`(?<!\p{L})schlüssel(?:-|ausgabe|verwaltung|kasten|liste\p{L}*|dienst)?(?!\p{L})|(?<!\p{L})park(?:karten|plätze|platzvergabe|ausweise?)(?!\p{L})`,
    /hausm|hauswart|haustech|pförtn|empfang|rezeption|verwalt|sicherheit|wach|hotel|facility|objekt|immobil|platzwart|schließ|vermiet|camping|makler|fuhrpark|park|assist|sekret|office/iu,
  ],
  [
    late.iu`(?<!\p{L})(?:(?:urlaubs|geburtstags|telefon|anwesenheits|adress|namens|verteiler)(?:-|listen?|kalender|karten?)+|(?:urlaubs|geburtstags)- und \p{L}+listen?|namensschilder\p{L}*|aktenvernichtung|pflanzen|zimmerpflanzen|blumen|lüften|büromaterial\p{L}*|(?:formular|prospekt|broschüren|zeitschriften)-?(?:auslagen?|ständer|regale?n?|e)?|wartebereichs?|wartezimmers?|(?:holen|heraussuchen|austragen|verteilen|wegräumen|einsammeln)(?: und \p{L}+)? (?:von |der |von den )?(?:akten|mappen|formularen?|zeitungen|zeitschriften|schlüsseln?)|aktentransport|(?:ent)?leer(?:en|ung) (?:der |von )?(?:papierk[oö]rbe?n?|mülleimern?|abfallbehältern?|aschenbechern?)|(?:falten|zusammenbauen|aufstellen) (?:der |von )?\p{L}*kartons?|papierkörben?|aufsammeln(?: von)? (?:laub|müll|abfall|papier)|briefmarken|brötchen|botengänge|schaukästen|schwarzen bretts?)(?!\p{L})`,
    /personal|assist|sekret|office|büro|empfang|rezeption|florist|gärtn|garten|blumen|einzelh|einkäuf|einkauf|bäck|verkäuf|bote|helfer|hilfe|aushilf|schicht|küche|koch|köch|(?<!kunden)service/iu,
  ],
  [
    late.iu`(?<!\p{L})(?:(?:reinig(?:en|ung)|säuber(?:n|ung)|putzen|sauberhalt(?:en|ung)) (?:der |des |von )?(?:\p{L}*(?:aufenthalts|sozial|pausen|umkleide|wasch|büro|betriebs|wach)(?:- und \p{L}+)?r[aä]um\p{L}*|toiletten\p{L}*|sanitär\p{L}*|dienst(?:wagen|fahrzeug)\p{L}*|treppenh\p{L}*|fenstern?|(?:fuß)?böden)|streichen (?:der |des |von )?(?:tore?n?s?|zaun\p{L}*|zäune?n?|(?:park)?bänken?|geländer\p{L}*|türen|wänden?|räumen?)|rasenmähen|unkraut(?:jäten)?|laub(?:fegen|harken|rechen)|schnee(?:räumen|schippen))(?!\p{L})`,
    /reinig|raumpfl|haus|objekt|facility|service|maler|lackier|gärtner|garten|platzwart|hallen|bad|bäder|grün|park|friedhof|helfer|hilf|aushilf|bauhof|straßen|küche|pfleg|schwimm|camp|bühne|messe|fenster|zaun/iu,
  ],
  [
    late.iu`(?<!\p{L})(?:tischdienst|küchendienst|frühstücks?|pinnwand|gruppenkalenders?|garderobe)(?!\p{L})`,
    /koch|köch|küche|(?<!kunden)service|kellner|restaurant|hotel|hauswirt|haushalt|bäck|konditor|café|bistro|gastro|hilfe|helfer|aushilf|praktik|verkäuf/iu,
  ],
];

/** At least half of what an item names. */
export function isTrifle(text: string, job: string): boolean {
  const pieces = text.split(joints);
  return 2 * pieces.filter((piece) => isTrifling(piece, job)).length >= pieces.length;
}

/** What parts the tasks of one item. */
export const joints = /[,;]| und | sowie /u;

/** A trifle by itself; whoever has one of the jobs around trifles is measured by the others only. */
export const isTrifling = (piece: string, job: string): boolean =>
  (trivial.test(piece) && !trivialJob.test(job) && !making.test(piece) && !namesTask(job, piece)) ||
  isBeside(piece, job);

export const isBeside = (piece: string, job: string): boolean =>
  beside.some(([trifle, jobs]) => trifle.test(piece.replaceAll('TEE', '')) && !jobs.test(job)) &&
  !making.test(piece) &&
  !namesTask(job, piece);

const firstNoun = late.u`^[^\p{Lu}]*(?<noun>\p{Lu}\p{Ll}{5,})`;
/** „Auslieferung der Getränke“ is what an Auslieferungsfahrer is there for, whatever it is done with. */
function namesTask(job: string, piece: string): boolean {
  const noun = firstNoun.exec(piece)?.groups?.['noun']?.toLowerCase();
  return noun !== undefined && job.toLowerCase().includes(noun);
}

/** What is built, sold or planned is no errand. */
export const making = late.iu`(?<!\p{L})bau (?:von|der|des|eines|einer) |rechnung|prüf(?:te|en|ung)|buch(?:te|en|ung)|entwick|konstru|erprob|herstell|produktion|verkauf|vertrieb|montage|wartung (?:von|der)|reparatur|kalkul|verhandl|ausschreib|konzept|rahmenvertr|tonnen|schichtplan`;

/** What anybody could do beside it: decorating, files and lists, supplies, keys, parties. */
const sideTask = late.iu`(?<!\p{L})(?:dekor\p{L}*|schaufenster\p{L}*|aushang|aushänge|plakat\p{L}*|(?:be)?schilder\p{L}*|(?:grün|topf|zimmer|büro)?pflanzen|blumen\p{L}*|(?:be|nach)stell(?:ung|en|te)(?: (?:und \p{L}+ )?(?:von|der|des|aller)?)?(?! ?(?:\p{L}+ )?(?:\p{L}*waren?|rohstoff\p{L}*|lebensmittel\p{L}*|maschinen)(?!\p{L}))|(?:verbrauchs|verpackungs|büro|schreib|reinigungs|werbe|hilfs)-?(?: und \p{L}+)?(?:material|mittel|bedarf)?\p{L}*|arbeits(?:be)?kleidung|berufskleidung|(?:nach|weiter)?führ(?:ung|en) (?:der|des|von) \p{L}*(?:ordner|liste|akte|verzeichnis|kartei|tagebüch|tagebuch|kalender)\p{L}*|(?:pflege|aktualisierung|ablage|beschriftung|sortier\p{L}*|verwaltung) (?:der|des|von) \p{L}*(?:ordner|liste|akte|pläne|plan|adresse|verzeichnis|verteiler|schlüssel|parkpl|unterlagen|formular)\p{L}*|schlüssel\p{L}*|parkpl\p{L}*|(?:sommer|betriebs|weihnachts)(?:fest|feier|ausfl)\p{L}*|geburtstag\p{L}*|protokollführung|raumbuchung\p{L}*|fahrzeugwäsche|betankung|auffüllen)(?!\p{L})`;

/** Nothing but side tasks and trifles in it. */
export const isMinor = ({ text }: { text: string }): boolean =>
  // Mostly the first piece tells already.
  isMinorPiece(text.split(minorJoints, 1)[0] ?? '') &&
  text.split(minorJoints).every(isMinorPiece) &&
  !making.test(text);
/** A trifle, or what anybody could do beside the work. */
export const isMinorPiece = (piece: string): boolean => sideTask.test(piece) || trivial.test(piece);
/** What parts them; „Büro- und Reinigungsmaterial“ is one. */
export const minorJoints = late.u`[,;]| und (?!\p{L}+(?:material|mittel|bedarf))| sowie `;
