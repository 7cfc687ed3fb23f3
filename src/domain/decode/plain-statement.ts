import { late, lateRegExp } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { SentenceUnits } from './sentence-units.ts';

const rates: ReadonlySet<MarkerKind> = new Set<MarkerKind>([
  'top',
  'always',
  'strong',
  'plain',
  'adequate',
  'weak',
  'intensifier',
  'exceeds',
  'esteem',
  'incomparable',
  'effort',
  'fault',
  'negation',
]);

/** „Arbeitssprache im Team war Englisch.“ */
const language = late.u`^(?:(?:die|unsere) )?(?:\p{Ll}+ )?\p{L}+sprachen? (?:[^,;.]{1,50} )?(?:war|ist|waren|sind) (?:(?:auch|dort|durchgehend|überwiegend|daher) )?(?:\p{L}+isch|deutsch|hindi|latein)(?: (?:und|oder|,) (?:\p{L}+isch|deutsch))* \.?$`;
/** What somebody speaks, or how: no language of a house. */
const ownLanguage = late.u`^(?:\p{L}+ )?(?:fremd|körper|bild|mutter|zweit|lieblings)sprache`;

const someone = '(?:er|sie|herr \\p{L}+|frau \\p{L}+)';
const time =
  '(?:zuletzt|zunächst|anfangs|danach|später|davor|zuvor|dort|hier|bei uns|dabei|seit \\d{4}|ab \\d{4}|von \\d{4} bis \\d{4}|damals|schließlich)';
const post =
  '\\p{L}*(?:leiter|vertreter|assistent|referent|sekretär|koordinator|beauftragter?|manager|mitglied|trainee|volontär|praktikant|verkäufer|filialleiter|sprecher|vorarbeiter|disponent|prokurist|controller|einkäufer|auszubildender?|geselle|gesellin|ausbilder|schriftführer|sachbearbeiter|mitarbeiter)(?:in)?';
/** „Zuletzt war sie Stellvertreterin des Marktleiters.“: a post without an article, and nothing said of it. */
const held = lateRegExp(
  `^(?:${time} (?:war|ist|wurde) ${someone}|${someone} (?:war|ist|wurde) ${time}|seit \\d{4} (?:war|ist) ${someone})(?: ${time})* (?:(?:stellvertretende[rn]?|ständige[rn]?|kommissarische[rn]?|persönliche[rn]?|technische[rn]?|kaufmännische[rn]?) )?${post}(?: (?:de[rsnm]|im|in|am|für|bei|beim|an|unserer|unseres|und|dort|\\p{L}+) ?(?:\\p{L}+ ){0,4}\\p{L}+)? \\.?$`,
  'u',
);

/** „Über seine Kostenstelle wurden die Weiterbildungen abgerechnet.“ */
const booked = late.u`^(?:über|auf|aus) (?:sein|ihr)(?:e[nmr]?)? (?:kostenstelle|budget|etat|konto|namen|kreditkarte|projektnummer) (?:wurden?|werden|wird|liefen?|lief)(?!\p{L})|^die \p{L}*(?:kosten|gebühren|auslagen) [^,]*(?:wurden? [^,]*(?:getragen|übernommen|erstattet|bezahlt|beglichen)|trug|übernahm)(?!\p{L})|^[^,]* wurden? (?:[^,]* )?(?:über|auf|aus) (?:sein|ihr)(?:e[nmr]?)? (?:kostenstelle|budget|etat|konto|kreditkarte) (?:abgerechnet|gebucht|verbucht|bezahlt|finanziert|beglichen|erfasst)`;

/** „Ihr Vorgänger war zum Marktleiter aufgestiegen.“ */
const otherPerson = late.u`^(?:sein|ihr)e? (?:vorgänger|nachfolger)(?:in)? (?:war|ist|wird|wurde|trat|übernahm|übernimmt|kam)(?! .*(?<!\p{L})(?:er|sie|ihn|ihm|herrn?|frau|zufrieden\p{L}*|von)(?!\p{L}))`;

const rounds =
  '(?:tätigkeit|arbeit|bereich|abteilung|station|arbeitsgebiet|arbeitsbereich|arbeitsplätz|aufgabe|arbeitsschritt|arbeitsablauf|arbeitsabläuf|abläuf|geschäftsprozess|prozess|technik|verfahren|werkstoff|maschine|fertigungsstufe|produktionsstufe)(?:e?[ns]?|en)';
/** „Sie lernte alle Tätigkeiten des Tischlerhandwerks kennen.“: the round of who learns, and not how it went. */
const gotToKnow = lateRegExp(
  `^(?:${someone} lernte|${someone} hat|(?:während|in|im|bei|dabei|bei uns|hier)(?: [^,;]{3,60})? (?:lernte|hat) ${someone})(?: (?:dabei|hier|bei uns|nach und nach|nacheinander))? (?:alle|sämtliche|die)(?: (?:wesentlichen|wichtigen|wichtigsten|verschiedenen|einzelnen|üblichen|anfallenden|grundlegenden|typischen))? (?:\\p{L}+ und )?${rounds}(?!\\p{L})(?: [^,;.]{2,90})? (?:kennen|kennengelernt) \\.?$`,
  'u',
);

const does =
  '(?:bearbeit|prüf|betreu|erledig|verwalt|pfleg|überwach|erstell|plan|organisier|koordinier|schreib|buch|übersetz|begleit|liefer|bedien|wart|reparier|fertig|montier)';
/** „Auslandsschäden bearbeitet er ebenfalls.“: one more task. */
const alsoDone = lateRegExp(
  `^(?!auch )(?:\\p{L}+ ){1,6}${does}(?:e?te?|en)? ${someone} (?:ebenfalls|ebenso|außerdem|zusätzlich|zudem|daneben) \\.?$`,
  'u',
);
/** „Daneben arbeitete sie regelmäßig selbst in der Pflege mit.“: where else somebody lends a hand. */
const workedToo = late.u`^(?:daneben|außerdem|zudem|zusätzlich|nebenbei|darüber hinaus) (?:arbeitete|arbeitet|half|wirkte|wirkt) (?:er|sie|herr \p{L}+|frau \p{L}+)(?: (?:regelmäßig|selbst|auch|noch|weiterhin|zeitweise))* (?:in|im|an|am|bei|auf) (?:\p{L}+ ){1,6}(?:mit|aus) \.?$`;

/** „Bei Abwesenheit des Leiters vertritt sie diesen in allen Belangen.“: who stands in, and when. */
const deputises = lateRegExp(
  `^(?!.*(?:sehr|gut|besten|hervorragend|ausgezeichnet|vorbildlich|souverän|umsichtig|kompetent|zuverlässig|erfolgreich|tadellos|sicher|stets|immer|jederzeit|nur|kaum|nicht|allein)\\p{L}*(?!\\p{L}))(?:(?:bei|in|während) (?:\\p{L}+ )?(?:abwesenheit|verhinderung|urlaub|krankheit)(?: \\p{L}+){0,5} (?:vertritt|vertrat|leitet|leitete|führt|führte|übernimmt|übernahm) ${someone}(?: \\p{L}+){1,7}|war (?:der|die) \\p{L}+ (?:(?:auf|im|in) (?:urlaub|ferien|elternzeit)|krank|verreist|abwesend|verhindert) , (?:führte|leitete|vertrat|übernahm) ${someone}(?: \\p{L}+){1,7}) \\.?$`,
  'u',
);

/** „Insgesamt erschienen 64 Beiträge unter seinem Namen.“ */
const appeared = late.u`^(?:(?:insgesamt|bisher|allein \d{4}|in dieser zeit) )?(?:erschienen|erschien|entstanden|entstand) (?:\d+|\p{L}+) \p{L}+(?: \p{L}+){0,6} \.?$|^(?:insgesamt )?(?:\d+|\p{L}+) (?:beiträge|artikel|texte|aufsätze|veröffentlichungen|bücher|werke) (?:erschienen|entstanden)(?: \p{L}+){0,6} \.?$`;

/** „Sie betreute Schüler, die ohne Hilfe nicht folgen konnten.“: what is told of those in somebody's care. */
const ofCare = late.u`^(?:er|sie|herr \p{L}+|frau \p{L}+) (?:betreute?|unterrichtete?|unterrichtet|betreut|pflegte?|pflegt|begleitete?|begleitet|versorgte?|versorgt|beriet|berät|schulte|behandelte?|förderte) (?:(?:auch|dort|hier|vor allem|überwiegend|zudem) )?(?:\p{Ll}+ )?(?:schüler|kinder|jugendliche|bewohner|patient|klient|menschen|kund|lehrlinge|auszubildende|familien|eltern|mandant|gäste)\p{L}* , (?:die|deren|denen) (?![^,]*(?<!\p{L})(?:ihn|ihm|ihr\p{L}*|sein\p{L}*|sie|zufrieden\p{L}*|schätz\p{L}*|dank\p{L}*|lob\p{L}*)(?!\p{L}))[^,]* \.?$`;
/** „Leider ziehen wir um, deshalb müssen wir uns trennen.“: what the employer does is nobody's fault. */
const ownReason = late.u`^leider (?:ziehen|müssen|mussten|schließen|verkaufen|geben) wir (?:\p{L}+ )*(?:um|schließen|aufgeben|auf|verkaufen|verkleinern|einstellen|uns trennen|um ,|auf ,)(?!\p{L})(?!.*(?:leistung|verhalten|arbeit |dank|fehl))`;
/** „Im letzten Jahr war er regelmäßig mit auf Montage.“: where somebody was taken along. */
const takenAlong = late.u`^(?:im|in den) (?:letzten|ersten|zweiten|dritten) (?:lehr|ausbildungs)?jahr(?:en)? (?:war|ging|fuhr) (?:er|sie|herr \p{L}+|frau \p{L}+) (?:(?:regelmäßig|oft|meist|auch|häufig) )?mit (?:auf|zu|in|bei) (?:\p{L}+ ){0,6}\p{L}+ \.?$`;
/** „Oder nach Keitum, wo 38 Fenster zu ersetzen waren.“: one more stop of a story. */
const oneMore = late.u`^oder (?:nach|in|im|als|an|auf|bei) (?!.*(?<!\p{L})(?:er|sie|ihn|ihm|ihr|sein\p{L}*|ihre\p{L}*)(?!\p{L}))`;
/** „Im Tarifvertrag ist geregelt, dass …“: a rule of the house or the trade. */
const ruled = late.u`^(?:im|in|laut|nach|gemäß) (?:\p{L}+ ){0,2}?(?:tarifvertrag|betriebsvereinbarung|hausordnung|satzung|leitbild|dienstanweisung|richtlinie\p{L}*|arbeitsvertrag|stellenbeschreibung|dienstvereinbarung)(?:e?s)?(?: [^,]{1,40})? (?:ist|sind|wird|werden|war|steht|heißt es) ?(?:geregelt|festgelegt|vorgesehen|festgehalten|vereinbart|geschrieben)? ?,`;

const when =
  '(?:im (?:\\p{L}+ )?(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter)(?: \\d{4})?|(?:im jahr )?\\d{4}|im (?:ersten|zweiten|dritten|vierten) (?:lehr|ausbildungs)?(?:jahr|quartal|halbjahr))';
const courses = '[\\p{L}-]*(?:kurs|lehrgang|seminar|schulung|workshop|unterweisung|tagung|webinar)(?:es|s)?';
/** „Im Mai 2023 besuchte Herr Kern einen zweitägigen Kurs zur Arbeitssicherheit.“: when, how long and on what. */
const dated = lateRegExp(
  `^(?:${when} )?(?:besuchte|absolvierte|belegte|machte|hat|nahm) ${someone} (?:an )?eine[nmr]? (?:[\\p{L}-]+(?:tägig|wöchig|stündig|monatig)e[nrsm]? )?${courses}(?: (?:zu[mr]?|in|im|über|für|bei[m]?|an|der|des|von|mit) (?:[\\p{L}-]+ ){0,6}?[\\p{L}-]+)? \\.?$|^${someone} (?:besuchte|absolvierte|belegte|hat|nahm) ${when} (?:an )?eine[nmr]? (?:[\\p{L}-]+(?:tägig|wöchig|stündig|monatig)e[nrsm]? )?${courses}(?: (?:zu[mr]?|in|im|über|für|bei[m]?|an|der|des|von|mit) (?:[\\p{L}-]+ ){0,6}?[\\p{L}-]+)? \\.?$`,
  'u',
);

const often =
  '(?:jeweils|monatlich|vierteljährlich|quartalsweise|halbjährlich|jährlich|wöchentlich|(?:ein|zwei|vier)mal (?:im|pro) (?:monat|jahr|quartal))';
/** „Die Quartalszahlen stellte sie jeweils im Beirat vor.“: one more duty, and when it is due. */
const reported = lateRegExp(
  `^(?:(?:die|den|das|der|ihren?|seinen?|unseren?) )?(?:[\\p{L}-]+ ){1,4}?(?:stellte|trug|stellt|trägt) ${someone} (?:[\\p{L}-]+ ){0,3}?${often} (?:(?:im|in|vor|auf|bei|beim|dem|den|der) ){1,2}(?:[\\p{L}-]+ ){1,4}vor \\.?$`,
  'u',
);

/** „Neben seiner Tätigkeit war er Mitglied der Betriebsfeuerwehr.“: one more post. */
const besides = lateRegExp(
  `^(?:(?:neben (?:seine|ihre)[rnm] (?:(?:eigentlichen|hauptamtlichen|beruflichen|üblichen) )?(?:[\\p{L}-]*(?:tätigkeit|arbeit|aufgaben?|dienst|beruf|funktion|stelle))(?: (?:als|in|im|bei) (?:\\p{L}+ ){0,2}?\\p{L}+)?|nebenher|nebenbei|daneben|zudem|außerdem) )?(?:war|ist) ${someone} (?:[\\p{L}-]*(?:mitglied|sprecher|sprecherin|helfer|helferin|beauftragter?|schriftführer|schriftführerin|kassier|kassierer|kassiererin|wart|beisitzer|beisitzerin|prüfer|prüferin))(?: (?:de[rsm]|im|in|am|für|bei|beim|unserer|unseres) (?:[\\p{L}-]+ ){0,4}?[\\p{L}-]+)? \\.?$`,
  'u',
);

/** „Nach seinem Ausscheiden macht er sich als Tischlermeister selbständig.“: what comes next is no way of working. */
const ownBusiness = late.u`(?<!\p{L})(?:macht|machte|machen) (?:\p{L}+ ){0,3}?sich (?:[\p{L}-]+ ){0,8}?selb(?:st)?ständig (?:[.,;]|und )|(?<!\p{L})sich (?:[\p{L}-]+ ){0,8}?selb(?:st)?ständig (?:zu )?(?:macht|machte|machen|gemacht)(?!\p{L})`;
/** „… hat auch nach seinem Ausscheiden Stillschweigen zu bewahren.“: what the contract asks. */
const bound = late.u`^(?:(?:über|zu|hinsichtlich|bezüglich|von) .*)?(?<!\p{L})(?:hat|haben|ist|bleibt) (?:.* )?(?:stillschweigen|verschwiegenheit|geheimhaltung|schweigen) (?:zu (?:bewahren|wahren|üben)|verpflichtet) \.?$|(?<!\p{L})(?:ist|bleibt|wurde) (?:.* )?(?:verpflichtet|gebunden) ,? ?(?:.* )?(?:zu (?:bewahren|wahren|schweigen|üben)) \.?$`;
/** „schloss ihre kaufmännische Lehre an der Handelsakademie ab“: where, and not how. */
const schooled = lateRegExp(
  `^(?:${someone} schloss|(?:im|in) [^,;]{2,40} schloss ${someone}) (?:(?:ihre|seine|die|das|ihr|sein|eine|ein) )?(?:\\p{L}+ (?:und \\p{L}+ )?){0,2}?(?:\\p{L}*(?:lehre|lehrzeit|schule|studium|gymnasium|akademie|kolleg))(?: (?:an|bei|in|im|am|als|der|des|für) (?:[\\p{L}-]+ ){0,6}?[\\p{L}-]+)? ab \\.?$`,
  'u',
);

const opens = late.u`^oder$|^selb(?:st)?ständig$|^(?:stillschweigen|verschwiegenheit|geheimhaltung|schweigen)$|(?:lehre|lehrzeit|schule|studium|gymnasium|akademie|kolleg)$|^leider$|^jahr|^lehrjahr|^(?:betreu|unterricht|pfleg|begleit|versorg|ber[iä]|schult|behandel|förder)|vertrag|vereinbarung|hausordnung|satzung|leitbild|anweisung|richtlinie|beschreibung|sprachen?$|^\p{L}*(?:kosten|gebühren|auslagen)$|^(?:vorgänger|nachfolger|vorgängerin|nachfolgerin|zuletzt|zunächst|anfangs|danach|später|davor|zuvor|dort|seit|kostenstelle|budget|etat|konto|namen|kreditkarte|projektnummer|kennen|kennengelernt|ebenfalls|ebenso|außerdem|zusätzlich|zudem|daneben|abwesenheit|verhinderung|urlaub|krankheit|ferien|elternzeit|erschienen|erschien|entstanden|entstand|krank|verreist|abwesend|verhindert|neben|nebenher|nebenbei|jeweils|monatlich|vierteljährlich|quartalsweise|halbjährlich|jährlich|wöchentlich)$|^(?:ein|zwei|vier)mal$|(?:mitglied|beauftragter?)$|(?:kurs|lehrgang|seminar|schulung|workshop|unterweisung|tagung|webinar)(?:es|s)?$`;
const mayOpen = rememberByWord(({ lower }: Token): boolean => opens.test(lower));

const mostTokens = 18;

/**
 * Facts that resemble weak praise: in which language one worked, which post one held, what a trainee got to know, what
 * was done besides, for whom one stood in.
 */
export function isPlainStatement({ tokens, hits }: SentenceUnits): boolean {
  if (!tokens.some(mayOpen) || (tokens.length > mostTokens && tokens[0]?.lower !== 'oder')) return false;
  const heard = new Set(hits.map(({ kind }) => kind).filter((kind) => rates.has(kind)));
  const only = (kind: MarkerKind): boolean => heard.size === 0 || (heard.size === 1 && heard.has(kind));
  const text = tokens.map(({ lower }) => lower).join(' ');
  // „in allen Belangen“ is how far somebody may act there, „Auslandsschäden“ a task.
  if (only('always') && deputises.test(text)) return true;
  if (
    ofCare.test(text) ||
    ruled.test(text) ||
    ownReason.test(text) ||
    takenAlong.test(text) ||
    oneMore.test(text)
  )
    return true;
  const isPraised = (['top', 'strong', 'always', 'esteem', 'exceeds'] as const).some((kind) =>
    heard.has(kind),
  );
  if (!isPraised && (ownBusiness.test(text) || bound.test(text) || schooled.test(text))) return true;
  if (only('fault') && alsoDone.test(text)) return true;
  // „regelmäßig“ is how often, „direkt“ what kind of care.
  if (!heard.has('top') && !heard.has('strong') && !heard.has('negation') && workedToo.test(text))
    return true;
  if (only('always') && reported.test(text)) return true;
  if (heard.size > 0) return false;
  return (
    (language.test(text) && !ownLanguage.test(text)) ||
    held.test(text) ||
    booked.test(text) ||
    otherPerson.test(text) ||
    gotToKnow.test(text) ||
    appeared.test(text) ||
    dated.test(text) ||
    besides.test(text)
  );
}
