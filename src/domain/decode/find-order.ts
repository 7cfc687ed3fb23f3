import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { coreTaskLate } from './core-task.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { handlingFirst } from './handling-first.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { taskSpans } from './task-spans.ts';
import type { Unit } from './units.ts';

/** Order of tasks, and of what is praised first. */
export const findOrder: Finder = (letter) => {
  const tasks = orderOfTasks(letter);
  const late = tasks.length > 0 ? null : (handlingFirst(letter) ?? coreTaskLate(letter));
  return [
    ...(late === null ? tasks : [byRule(letter, letterRule('order-tasks'), { at: late })]),
    ...firstPraise(letter),
  ];
};

/** Tasks beside any office job or workshop; whoever lives on one of them is no matter of order (`trivialJob`). */
const trivial =
  /(?<!\p{L})(?:ablage\p{L}*|ablegen|archivierung|archivieren|(?!ge|an|bot|im|ex|kom)\p{L}*post(?:verteilung|bearbeitung|eingang\p{L}*|ausgang\p{L}*|dienst|öffnung|fach|fächer|stelle|runde|gänge|ein)?|pakete? (?:zur|weg|annehmen)\p{L}*|kopier(?:en|te|t|arbeiten|raum|gerät\p{L}*|papier)|kopien|vervielfältig\p{L}*|kaffee(?!maschinen? (?:verk|ber|ver))\p{L}*|bewirtung|bewirtete|gästebewirtung|getränke\p{L}*|geschirr\p{L}*|spülmaschine\p{L}*|teeküche\p{L}*|pausenr[aä]um\p{L}*|tischdecken|botengänge\p{L}*|botendienste|botenfahrten|materialfahrten|baustellenreinigung|besorgungen|(?:kleinere )?einkäufe|aufräum\p{L}*|aufräumarbeiten|spülküche|spülen|gemüseputzen|fegen|fegte|kehren|kehrte|aktenvernichtung|schreddern|büro(?:material|bedarf|artikel)\p{L}*|druckerpapier|toner|schreibwaren|büromöbel|auffüllen|auffüllung|sauberhalten|sauberhaltung|befüllen|bestücken|einräumen|regalpflege|tragetaschen|(?:konferenz|besprechungs|sitzungs|schulungs|meeting|seminar|tagungs)(?:r[aä]um\p{L}*|zimmer\p{L}*)|frankier\p{L}*|kuvertier\p{L}*|adresspflege|adressaufkleber|etikettieren|versand von (?:rezensions|werbe|prospekt)\p{L}*|telefondienst|schreibtisch\p{L}*|blumen(?:gießen|pflege)?|pflanzen gießen|zimmerpflanzen|altpapier|müll\p{L}*|hilfsarbeiten|(?:reinigung|säuberung|pflege) (?:des|der) \p{L}+|werkzeug\p{L}* (?:reinigen|aufräumen|säubern|putzen)|scannen|einscannen|laminieren|abheften|heftete|einsortieren|lochen|schwarzes brett|kalenderblätter)(?!\p{L})/iu;
const trivialJob =
  /bürohilf|post(?:stell|zustell|bot)|zusteller|brief|reinigung|küchenhilf|hausmeister|hauswart|hausdame|bote|archiv|bibliothek|haushalt|aushilf|spül|helfer|empfang|rezeption|sekret|office|floris|gärtner|barista|kellner|service(?:kraft|mitarbeit)|restaurant|gastronom|hotelfach|entsorg|gebäude|versandmitarb|büromateri|bürobedarf/i;

/** Trifles in any job that is not just about them, and the jobs in which they are none. */
const beside: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:kaffee|tee)(?! und (?:\p{L}*waren|kuchen|speisen|snacks)| verkauf| geröstet)(?:-|kochen\p{L}*|küche\p{L}*|versorgung|runden?|automat\p{L}*)?(?!\p{L})|(?<!\p{L})(?:getränke(?:-|versorgung|bestellung)?|geschirr|spülmaschine|bewirtung|obstk[oö]rb\p{L}*|pausenraum\p{L}*)(?!\p{L})/iu,
    /gastro|kellner|(?<!kunden)service|restaurant|hotel|barista|bar(?:frau|mann|keeper)|café|koch|köch|küche|verkäuf|verkauf|bäck|konditor|hauswirt|haushalt|assist|sekret|empfang|rezeption|office|büro|getränk|kaffee|event|veranstalt|einkäuf|tee|helfer|hilfe|aushilf/iu,
  ],
  [
    /(?<!\p{L})schlüssel(?:-|ausgabe|verwaltung|kasten|liste\p{L}*|dienst)?(?!\p{L})|(?<!\p{L})park(?:karten|plätze|platzvergabe|ausweise?)(?!\p{L})/iu,
    /hausm|hauswart|haustech|pförtn|empfang|rezeption|verwalt|sicherheit|wach|hotel|facility|objekt|immobil|platzwart|schließ|vermiet|camping|makler|fuhrpark|park|assist|sekret|office/iu,
  ],
  [
    /(?<!\p{L})(?:(?:urlaubs|geburtstags|telefon|anwesenheits|adress|namens|verteiler)(?:-|listen?|kalender|karten?)+|(?:urlaubs|geburtstags)- und \p{L}+listen?|namensschilder\p{L}*|aktenvernichtung|pflanzen|zimmerpflanzen|blumen|lüften|büromaterial\p{L}*|(?:formular|prospekt|broschüren|zeitschriften)-?(?:auslagen?|ständer|regale?n?|e)?|wartebereichs?|wartezimmers?|(?:holen|heraussuchen|austragen|verteilen|wegräumen|einsammeln)(?: und \p{L}+)? (?:von |der |von den )?(?:akten|mappen|formularen?|zeitungen|zeitschriften|schlüsseln?)|aktentransport|(?:ent)?leer(?:en|ung) (?:der |von )?(?:papierk[oö]rbe?n?|mülleimern?|abfallbehältern?|aschenbechern?)|papierkörben?|aufsammeln(?: von)? (?:laub|müll|abfall|papier)|briefmarken|brötchen|botengänge|schaukästen|schwarzen bretts?)(?!\p{L})/iu,
    /personal|assist|sekret|office|büro|empfang|rezeption|florist|gärtn|garten|blumen|einzelh|einkäuf|einkauf|bäck|verkäuf|bote|helfer|hilfe|aushilf|schicht|küche|koch|köch|(?<!kunden)service/iu,
  ],
  [
    /(?<!\p{L})(?:tischdienst|küchendienst|frühstücks?|pinnwand|gruppenkalenders?|garderobe)(?!\p{L})/iu,
    /koch|köch|küche|(?<!kunden)service|kellner|restaurant|hotel|hauswirt|haushalt|bäck|konditor|café|bistro|gastro|hilfe|helfer|aushilf|praktik|verkäuf/iu,
  ],
];

/** At least half of what an item names. */
function isTrifle(text: string, job: string): boolean {
  const pieces = text.split(joints);
  return 2 * pieces.filter((piece) => isTrifling(piece, job)).length >= pieces.length;
}

/** What parts the tasks of one item. */
const joints = /[,;]| und | sowie /u;

/** A trifle by itself; whoever has one of the jobs around trifles is measured by the others only. */
const isTrifling = (piece: string, job: string): boolean =>
  (trivial.test(piece) && !trivialJob.test(job) && !making.test(piece)) || isBeside(piece, job);

const isBeside = (piece: string, job: string): boolean =>
  beside.some(([trifle, jobs]) => trifle.test(piece) && !jobs.test(job)) && !making.test(piece);

/** What is built, sold or planned is no errand. */
const making =
  /rechnung|prüf(?:te|en|ung)|buch(?:te|en|ung)|entwick|konstru|erprob|herstell|produktion|verkauf|vertrieb|montage|wartung (?:von|der)|reparatur|kalkul|verhandl|ausschreib|konzept|rahmenvertr|tonnen|schichtplan/iu;

function orderOfTasks(letter: LetterContext): Candidate[] {
  const job = letter.facts.job_title ?? '';
  const tasks = taskSpans(letter, trivial);
  const told = trivialJob.test(job) ? null : trifleSentence(letter);
  if (told !== null) return [byRule(letter, letterRule('order-tasks'), { at: told })];
  if (tasks.length < 3) return [];
  const before = sideTasksBeforeLead(tasks);
  if (before !== null) return [byRule(letter, letterRule('order-tasks'), { at: before })];
  const first = tasks[0];
  const leading = tasks.findIndex(({ text }) => !isTrifle(text, job));
  // One trifle at the head is enough when it is alone there; a second one makes it sure.
  if (
    leading <= 0 ||
    (leading === 1 &&
      tasks.length > 3 &&
      !isTrifle(tasks[2]?.text ?? '', job) &&
      !surely(first?.text ?? '', job))
  )
    return [];
  const last = tasks[leading - 1];
  if (first === undefined || last === undefined) return [];
  return [byRule(letter, letterRule('order-tasks'), { at: { start: first.start, end: last.end } })];
}

/** Leading the whole of something, or answering for its results: nobody's side task. */
const lead =
  /(?<!\p{L})(?:(?:gesamt|filial|markt|betriebs|bau|projekt|abteilungs|haus|küchen|pflegedienst|werkstatt|lager|team|bereichs)?leit(?:ung|en|ete)(?!\p{L})(?! (?:von |der |des |eine[rs] |de[mn] )?(?:\p{L}+en )?\p{L}*(?:besprech|sitzung|runde|meeting|kurs|ag(?!\p{L})|workshop|schulung|kreis))|führung (?:von |der |des |eine[rs] |unsere[rs] |und \p{L}+ (?:von |der |des )?)?(?:(?:rund |etwa )?(?:\d+|\p{L}+) )?(?:mitarbeit|beschäftigt|team|filiale|abteilung|betrieb|belegschaft|gesell|baustelle|küche|station|werkstatt|personal)\p{L}*|(?:gesamt|ergebnis|umsatz|budget|personal|kosten)verantwortung|verantwort\p{L}* für (?:das |den |die )?(?:umsatz|ergebnis|budget|gewinn|gesamt)\p{L}*)/iu;
/** What anybody could do beside it: decorating, files and lists, supplies, keys, parties. */
const sideTask =
  /(?<!\p{L})(?:dekor\p{L}*|schaufenster\p{L}*|aushang|aushänge|plakat\p{L}*|(?:be)?schilder\p{L}*|(?:grün|topf|zimmer|büro)?pflanzen|blumen\p{L}*|(?:be|nach)stell(?:ung|en|te)(?: (?:und \p{L}+ )?(?:von|der|des|aller)?)?(?! ?(?:\p{L}+ )?(?:\p{L}*waren?|rohstoff\p{L}*|lebensmittel\p{L}*|maschinen)(?!\p{L}))|(?:verbrauchs|verpackungs|büro|schreib|reinigungs|werbe|hilfs)-?(?: und \p{L}+)?(?:material|mittel|bedarf)?\p{L}*|arbeits(?:be)?kleidung|berufskleidung|(?:nach|weiter)?führ(?:ung|en) (?:der|des|von) \p{L}*(?:ordner|liste|akte|verzeichnis|kartei|tagebüch|tagebuch|kalender)\p{L}*|(?:pflege|aktualisierung|ablage|beschriftung|sortier\p{L}*|verwaltung) (?:der|des|von) \p{L}*(?:ordner|liste|akte|pläne|plan|adresse|verzeichnis|verteiler|schlüssel|parkpl|unterlagen|formular)\p{L}*|schlüssel\p{L}*|parkpl\p{L}*|(?:sommer|betriebs|weihnachts)(?:fest|feier|ausfl)\p{L}*|geburtstag\p{L}*|protokollführung|raumbuchung\p{L}*|fahrzeugwäsche|betankung|auffüllen)(?!\p{L})/iu;

/** Nothing but side tasks and trifles in it. */
const isMinor = ({ text }: { text: string }): boolean =>
  // Mostly the first piece tells already.
  isMinorPiece(text.split(minorJoints, 1)[0] ?? '') &&
  text.split(minorJoints).every(isMinorPiece) &&
  !making.test(text);
/** A trifle, or what anybody could do beside the work. */
export const isMinorPiece = (piece: string): boolean => sideTask.test(piece) || trivial.test(piece);
const minorJoints = /[,;]| und (?!\p{L}+(?:material|mittel|bedarf))| sowie /u;

/** A leader's list that opens with side tasks and names the leading after them. */
function sideTasksBeforeLead(
  tasks: readonly { start: number; end: number; text: string }[],
): { start: number; end: number } | null {
  const first = tasks[0];
  // Few lists open so, which is told sooner than where the leading stands.
  if (first === undefined || !isMinor(first)) return null;
  const at = tasks.findIndex(({ text }) => lead.test(text));
  const last = tasks[at - 1];
  if (last === undefined) return null;
  return tasks.slice(0, at).every(isMinor) ? { start: first.start, end: last.end } : null;
}

/** Two trifles in one item, or one that is far from any job but its own. */
const surely = (text: string, job: string): boolean =>
  farFromJobs.test(text) ||
  isBeside(text, job) ||
  text.split(joints).filter((piece) => isTrifling(piece, job)).length > 1;
const farFromJobs = /aufräum|putzen|kehren|fegen|ablage|kopier|(?<!eingangs)post(?!eingang)|spül/i;

/** Where a trainee was, and by which plan: no tasks yet. */
const frame = searchOf(
  /(?<!\p{L})(?:durchlief\p{L}*|ausbildungsplan|\p{L}*rahmenplan|verordnung|stationen|kennen(?:zu)?lern\p{L}*|lernte .{0,80} kennen|war (?:in|im) (?:der|den|dem|unser\p{L}*)|zugeordnet|eingesetzt|gehörte|gehört)(?!\p{L})/iu,
);

/** A first sentence on trifles alone, and after it what the job stands for. */
function trifleSentence(letter: LetterContext): Unit | null {
  const units = unitsOf(letter, 'tasks');
  const at = units.findIndex(tellsTasks);
  const first = units[at];
  if (first === undefined || first.kind !== 'sentence') return null;
  const pieces = first.flat.split(sentenceJoints).filter((piece) => piece.trim().length > 3);
  if (pieces.length < 2 || !pieces.every((piece) => trivial.test(piece))) return null;
  return units.slice(at + 1).some((unit) => tellsTasks(unit) && !trivial.test(unit.flat)) ? first : null;
}

const sentenceJoints = /[,;]| und | sowie | außerdem /u;

/** An item, or a sentence that does more than to open a list or to tell where a trainee was. */
const tellsTasks = (unit: Unit): boolean =>
  !unit.flat.endsWith(':') && (unit.kind === 'item' || !frame.test(unit));

/** What is expected of anybody. */
const trifleFirst = searchOf(
  /(?<!un)pünktlich|(?:nie|nicht|kein\p{L}* mal) (?:\p{L}+ ){0,2}(?:zu spät|verspätet)|gute[rn]? laune|gut gelaunt|höflich|(?<!außer)ordentliche[rn]? (?:mitarbeiter|kraft|kolleg|mensch)|ordnungsliebe|(?:hielt|hält|hielten) (?:\p{L}+ ){0,4}ordnung|(?:schreibtisch|arbeitsplatz|arbeitsplätze|spind|werkbank|büro)(?!\p{L})[^.;]{0,50}(?:ordentlich|aufgeräumt|sauber)|(?:ordentlich|aufgeräumt|saubere?)\p{L}* (?:\p{L}+ )?(?:schreibtisch|arbeitsplatz|spind|werkbank)(?!\p{L})|sauberkeit|arbeitszeiten|pausenzeiten|anwesenheit|(?<!\p{L})anwesend(?!\p{L})|(?:büro|arbeits|verbrauchs)material(?:ien)?(?!\p{L})[^.;]{0,50}(?:sparsam|pfleglich|sorgsam)|(?:sparsam|pfleglich|sorgsam)\p{L}* (?:\p{L}+ )?mit (?:\p{L}+ )?(?:büro|arbeits|verbrauchs)material|(?:hand)?schrift(?!\p{L})[^.;]{0,30}(?:lesbar|leserlich|sauber)|(?<!\p{L})(?:be)?grüßte(?!\p{L})|tischmanieren|manieren|meldete sich[^.;]{0,40} ab(?!\p{L})/iu,
);
/** Part of the work where customers see it. */
const looks = searchOf(
  /gepflegte[sn]? (?:äußere|erscheinung)|saubere[rn]? (?:kleidung|äußere)|gepflegt (?:gekleidet|und gekleidet)|(?:dienst|berufs|arbeits)kleidung/iu,
);
const realPraise =
  /sorgfältig|engagiert|einsatz|fachlich|zuverlässig|motivier|fleißig|gewissenhaft|kompeten|leistung|wissen(?!haft)|belastbar|selbst(?:st)?ändig|qualität/i;
const seenByCustomers: ReadonlySet<string> = new Set(['cash', 'sales', 'service']);

function firstPraise(letter: LetterContext): Candidate[] {
  const at = letter.sentences.findIndex(({ part, graded }) => part === 'performance' && graded);
  const unit = letter.units[at];
  if (unit === undefined) return [];
  const byLooks = seenByCustomers.has(letter.profile.group?.id ?? '') ? null : looks.exec(unit);
  const trifle = trifleFirst.exec(unit) ?? byLooks;
  if (trifle === null || trifle.index > 90) return [];
  if (realPraise.test(unit.flat.slice(0, trifle.index + 40))) return [];
  return [byRule(letter, letterRule('order-traits'), { at: unit })];
}
