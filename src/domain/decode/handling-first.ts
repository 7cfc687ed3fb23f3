import { late } from '../german/late.ts';
import type { Span } from '../german/sentences.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { taskSpans, type TaskSpan } from './task-spans.ts';
import { isMinorPiece, making, minorJoints, trivialJob } from './trifles.ts';

/** What hands do with things that lie about in any office, house or workshop. */
const handling = late.iu`(?<!\p{L})(?:einstell(?:en|ung)(?= [^,;]{0,30}(?:medien|bücher))|(?:zu)?rückstell|folier|einbind(?:en|ung)(?= [^,;]{0,20}bücher)|anbring|ausfeg|zusammenfeg|zur post bring|abheft|abgelegt|ableg(?!er)|ablage|heftete?(?!\p{L})|beschrift|(?:nach|auf|be|ab)füll|füllte?(?!\p{L})|(?:aus|auf|ab)häng|aush[aä]nge?s?(?= (?:der|des|von))|hängte?(?!\p{L})|weiterleit|weitergab|weitergeb|weiterreich|leitete?(?= [^,;]{0,60}weiter)|durchstell|(?:ver|aus)teil(?!zeit|haf)|(?:ein|aus|vor)?sortier|kopier|vervielfältig|(?:ein)?scann|bereitstell|bereitleg|stellte?(?= [^,;]{0,60}(?:bereit|auf|hinaus|heraus))|(?:weg|auf|ab|ein|aus|um|frei)räum|räumte?(?!\p{L})|(?:heraus|hinaus|auf|weg)stell|reinig|säuber|sauberhalt|putz|wisch|kehr|feg(?:te|en)|besorg|abhol|hol(?:en|te)(?!\p{L})|wechseln(?!\p{L})|wechselte|auswechs|austausch(?:en)?(?= (?:von|der|des|leerer|defekter|verbrauchter))|gieß|goss(?!\p{L})|lochen|locht|heften|tacker|falten|falzen|kuvertier|eintüten|frankier|stempeln|stempelte|laminier|etikettier|aufkleben|bekleben|entsorg|leer(?:en|te|ung)|entleer|herricht|ein?deck|bestück|spül|lüften|auf- und zu|betank|waschen|wusch|pflege|aktualisier|nachbestell|bestell(?:en|ung|te)|ausgabe|ausgeben|entgegennahm|annahme(?! (?:der|von) (?:\p{L}+ )?\p{L}*(?:fahrzeug|wagen|waren?(?!\p{L})))|annehmen|bedienen|vernicht|schreddern|ordnen|ordnete|nummerier|abstempeln|verpack(?:en|te)|auf- und abbau|auf- und abhängen|decken|verwahr|aufbewahr|dekorier|schmück|abwasch|(?:ab|aus)(?:wisch|spül)|(?:zusammen|nach|aus|bereit)leg(?:en|te|ung)|zusammenstell|stapel(?:n|te)|auf- und zuschließ|auf- und abschließ|wegbring|(?:hin|her)bring|nachkauf|staubsaug|anspitz|spitzen(?! )|verstau|versorgung(?= [^,;]{0,40}mit (?:getränk|kaffee|papier|büro))|kochen(?= von (?:kaffee|tee))|kochte(?= [^,;]{0,20}(?:kaffee|tee)))\p{L}*`;
/** The things. */
const things = late.iu`(?<!\p{L})(?:(?:leih)?medien|(?:leih|bilder)?büchern?|neuzugänge\p{L}*|leihfristzettel\p{L}*|signaturschilder\p{L}*|archivkartons?|archivalien|\p{L}*(?:mitteilungen|aush[aä]ng\p{L}*|abf[aä]ll(?:e|en)?(?:behälter\p{L}*|eimer\p{L}*|tonnen|säcke\p{L}*)?|tonnen|akten(?:deckel\p{L}*|rücken|ordner\p{L}*)?|ordnern?|unterlagen|belegen?|schriftstücken?|dokumenten?|lieferscheinen?|rechnungskopien|vordrucken?|formular(?:e|en|s)?|mappen|karteikarten|telefonaten?|(?:telefon)?anrufen?|telefongesprächen?|briefen?|schilder\p{L}*|listen|blumen|pflanzen|schlüsseln?|werkzeuge?n?|wagens?|(?:klein|ersatz|verschleiß)teile\p{L}*|hof(?:es|s|fläche\p{L}*)?|hallen?)|hausordnung\p{L}*|leuchtmittel\p{L}*|leuchtstoffröhren|(?:glüh)?(?:birnen|lampen)|batterien|abfall\p{L}*|müll\p{L}*|altpapier\p{L}*|papier(?:körbe\p{L}*|fächer\p{L}*|kassetten)?|papierkörbe\p{L}*|wertstoff\p{L}*|faxe[n]?|(?:haus|brief|tages|eingangs|ausgangs|werbe)?post(?:stücke\p{L}*|fächer\p{L}*|körbe\p{L}*|sendungen)?|briefumschläge\p{L}*|umschläge\p{L}*|briefmarken|pakete?n?|päckchen|toner\p{L}*|druckerpatronen|drucker(?:n|s|papier)?|kopierern?|kopiergerät\p{L}*|kopien|(?:büro|schreib|verbrauchs|hilfs|reinigungs|putz|klein|bastel|hygiene|verpackungs)\p{L}*(?:material|mittel|bedarf|artikel|utensilien)\p{L}*|büromaterial\p{L}*|kaffee\p{L}*|tee|getränke\p{L}*|geschirr\p{L}*|spülmaschine\p{L}*|besprechungsr[aä]um\p{L}*|(?:konferenz|sitzungs|tagungs|schulungs|pausen|aufenthalts|sozial|umkleide)-?(?:räume\p{L}*|raum\p{L}*|zimmer\p{L}*)|prospekte?n?|broschüren|flyern?|kataloge?n?|werbe\p{L}+|plakate?n?|(?:prospekt|zeitschriften|zeitungs|broschüren|karten)ständern?|zeitschriften|(?:tages|wochen)?zeitungen|wetterberichte?s?|tagesprogramme?s?|speise(?:n|)karten?|werkb[aä]nke?n?|arbeitskleidung|berufskleidung|handtüchern?|wäsche|seife\p{L}*|seifenspender\p{L}*|firmenfahrzeuge?n?|dienstfahrzeuge?n?|(?:\p{L}*fahr)zeuge?n?s?|arbeitspl[aä]tze?n?|arbeitsfläche\p{L}*|etiketten|aufklebern?|regale?n?|schränke?n?|gehwege?n?|flure?n?|treppenh[aä]us\p{L}*|teeküche\p{L}*|küchenzeile|verbandk[aä]sten|handschuhen?|stühlen?|tischen?|bestuhlung|dekoration\p{L}*|kalendern?|pinnw[aä]nde?n?|schaukästen|namensschilder\p{L}*|werkstatt|lagerraum\p{L}*|gerätschaften|glaskolben|glasgeräte?n?|laborgläsern?|reagenzgläsern?|besorgungen|botengänge\p{L}*|einkaufswagen|tragetaschen|spielsachen|spielzeug\p{L}*|frühstück\p{L}*|obst\p{L}*|garderobe\p{L}*|fundsachen|fundstücke?n?|fundgegenstände\p{L}*|kreiden?|stiften?|bleistiften?|kugelschreibern?|notizblöcke?n?|schreibblöcke?n?|heften?|klammern|stempel(?:kissen)?|mäusen?|computermäusen?|tastaturen|headsets|kopfhörern?|usb-sticks|ladegeräte?n?|netzteilen?|verlängerungskabeln?|\p{L}+r[aä]um(?:e|es|en|s)?|\p{L}+zimmer(?:s|n)?|ölwannen|spänen?|leergut|kartons?|kartonagen|kisten|verpackung(?:en|smaterial)?|kühlschr[aä]nke?n?s?|kaffeemaschine\p{L}*|wasser(?:flaschen|spender\p{L}*|kästen)|flaschen|visitenkarten|grußkarten|weihnachts\p{L}+|flipcharts?|beamern?|whiteboards?|tafeln?|spinden?|fahnen|schlüsselbretts?|aquarium\p{L}*|mülleimern?|aschenbechern?|arbeitsplatzes|büros|tees?|zuckers?|milch|servietten)(?!\p{L})`;
/** Whatever asks for a trade or for judgement: no handling, whatever it is done with. */
const skilled = late.iu`prüf|kontroll|überwach|erstell|erarbeit|ausarbeit|konzep|plan(?:ung|te|en)|beratung|beriet|steuerung|sachbearbeit|bearbeit|durchführ|verhandl|kalkul|entwick|konstru|mont(?:age|ier)|reparatur|reparier|instandhalt|instandsetz|wartung|wartete|diagnos|behandl|(?:grund|behandlungs|kranken|alten|körper)pflege|betreu|verkauf|vertrieb|akquis|buchhalt|buchung|verbuch|buchte|kontier|abrechn|abschl[uü]|abnahme|übergabe|beauftrag|leitung|führung|führte|organis|dispo|koordin|analys|auswert|programm|administr|install|unterricht|ausbild|anleit|freigab|ausfertig|zubereit|herstell|fertig|bewirtschaft|vergab|ausschreib|schriftverkehr|korrespond|einkauf|beschaff|verantwort|inbetrieb|mahn|auszahl|zahlungsverk|beurkund|begutacht|untersuch|dokument(?:ation|ier)|pflegte? (?:die |der )?(?:patient|bewohner)|anfertig|erfass|abwick|vorbereit|verwaltung|betrieb(?= (?:von|der|des|unser))|störungs|schulung|regulier|berechn|ermittl|bewert|überwach|sicherstell|optimier|gestaltung (?:von|der|des)|(?<!\p{L})diagnos`;

/** What hands learn in years. */
const craft = late.iu`zuschneid|zuschnitt|(?<!\p{L})näh|polster|vermess|fräs|drechs|dreh(?:en|arbeit|teil)|schweiß|löt(?:en|arbeit)|schleif|lackier|mauer|verleg|verputz|tapezier|schmied|einricht|auf(?:-| und ab)bau|anpass|bedien(?:en|ung) (?:von|der) (?:\p{L}*masch|licht|anlag)`;

/** Whose trade is the handling itself. */
const livesOnHandling = late.iu`reinigung|raumpfleg|küchenhilf|küchenkraft|spül|bote|zusteller|helfer|hilfskraft|hilfe(?!\p{L}*pfleg)|aushilf|archiv|bibliothek|poststelle|postverteil|versand|lager|kommission|regal|zimmer(?:mädchen|frau|service)|hauswirt|haushalt|wäscher|florist|gärtner|entsorg|müllwerk|kurier|praktik`;
const studied =
  /(?:bibliothek|archiv)ar(?:in)?(?!\p{L})|diplom|lektor|(?:bibliotheks|archiv|referats|sachgebiets)leit/iu;
const intern = /^(?:schüler|studien|pflicht)?praktik/iu;
/** Where handling belongs to the job, one of its kind at the head tells nothing. */
const withHandling =
  /hausm|hauswart|haustech|bürohilf|büro|office|sekret|assist|empfang|rezeption|verkäuf|verkauf|einzelhand|service|kellner|restaurant|hotel|koch|köch|bäck|konditor|fleisch|metzg|barista|laborant|buchhänd|erzieh|pflege|fahrer|tankstell|kassier|friseur/iu;

/** Whoever has guests lays tables and tidies rooms: two of these may well open the list. */
const hosts =
  /hotel|restaurant|gastro|kellner|barista|bar(?:frau|mann|keeper)|servicekraft|servicemitarb|pension|jugendherberg|catering|event|veranstalt/iu;

/** „im Foyer der Verwaltung“: where or whose it is. */
const whose = late.gu`(?<!\p{L})(?:der|des) (?:Verwaltung|Leitung|Geschäftsführung|Geschäftsleitung|Buchhaltung|Betriebs|Personalabteilung)(?!\p{L})`;

const joints = /[,;]| und | sowie | oder /u;

/** Handling of things and nothing else; „Sortieren und Abheften der Belege“ names the things once. */
function isHandling(text: string): boolean {
  if (skilled.test(text.replaceAll(whose, ' ')) || !handling.test(text) || !things.test(text)) return false;
  const pieces = text.split(joints).filter((piece) => piece.trim() !== '');
  return (
    pieces.every((piece) => handling.test(piece) || things.test(piece)) &&
    pieces.some((piece) => handling.test(piece) && things.test(piece))
  );
}

/** Who keeps or prepares a trifle needs no trade for it: „Führung der Schlüsselliste“. */
const keeping = late.giu`(?<!\p{L})(?:führung|vorbereitung|verwaltung|organisation|erstellung|kontrolle) (?=(?:der|des|von) )`;

/** Trifles and side tasks, with or without handling: „Führen des Schlüsselbuchs und Auffüllen der Kopierer“. */
function isErrand(text: string): boolean {
  if (skilled.test(text.replaceAll(keeping, '').replaceAll(whose, ' ')) || craft.test(text)) return false;
  const pieces = text.split(minorJoints);
  return (
    !making.test(text) &&
    pieces.some(isMinorPiece) &&
    pieces.every((piece) => isMinorPiece(piece) || isHandling(piece) || isBareHandling(piece))
  );
}

/** „Beschriftung und Ablage der Fotos“ names the things once. */
const isBareHandling = (piece: string): boolean => !piece.trim().includes(' ') && handling.test(piece);

/**
 * A list that opens with the handling of everyday things and goes on with what the job is about: measured within the
 * list alone, whatever the job.
 */
export function handlingFirst(letter: LetterContext): Span | null {
  const job = letter.facts.job_title ?? '';
  if (livesOnHandling.test(job)) {
    // Whoever leads a store, or has studied for a library, does not live on what hands do there; one task of that kind
    // may still be hers.
    const list =
      letter.profile.leader || studied.test(job) || intern.test(job) ? headOf(taskSpans(letter), job) : [];
    // Whoever is there for a while does errands too: two before all that teaches something are no chance.
    return list.length > 1 && (!intern.test(job) || list.every(isHandled)) ? inList(letter) : null;
  }
  return inList(letter) ?? inSentences(letter);
}

function inList(letter: LetterContext): Span | null {
  const [tasks, job] = [taskSpans(letter), letter.facts.job_title ?? ''];
  const head = headOf(tasks, job);
  const [first, last] = [head[0], head.at(-1)];
  if (tasks.length < 4 || first === undefined || last === undefined) return null;
  const rest = tasks.slice(head.length);
  if (!isMostlySkilled(rest)) return null;
  if (head.length < 3 && hosts.test(job)) return null;
  // One task alone may have come to the head by chance.
  if (
    head.length < 2 &&
    (!isHandled(first) || withHandling.test(job) || isTraining(letter) || rest.some(isHandled))
  )
    return null;
  return { start: first.start, end: last.end };
}

/** „Sie heftete Unterlagen ab und füllte Vordrucke nach. Ferner prüfte sie Anträge und erstellte Verträge.“ */
function inSentences(letter: LetterContext): Span | null {
  const tasks = unitsOf(letter, 'tasks').filter(
    ({ flat, kind }) => kind === 'sentence' && !flat.endsWith(':'),
  );
  const [first] = tasks;
  if (first === undefined || !isHandling(first.flat) || first.flat.split(joints).length < 2) return null;
  const pieces = tasks.slice(1).flatMap(({ flat }) => flat.split(joints));
  return pieces.filter((piece) => skilled.test(piece)).length > 1 ? first : null;
}

const isHandled = ({ text }: TaskSpan): boolean => isHandling(text);

/** The tasks before the first that is neither handling nor an errand. */
function headOf(tasks: readonly TaskSpan[], job: string): readonly TaskSpan[] {
  const errands = !trivialJob.test(job);
  const end = tasks.findIndex((task) => !isHandled(task) && !(errands && isErrand(task.text)));
  return end < 0 ? [] : tasks.slice(0, end);
}

function isMostlySkilled(tasks: readonly TaskSpan[]): boolean {
  const count = tasks.filter(({ text }) => skilled.test(text) || craft.test(text)).length;
  return count > 1 && 2 * count >= tasks.length;
}

const isTraining = ({ type }: LetterContext): boolean =>
  type === 'ausbildungszeugnis' || type === 'praktikumszeugnis';
