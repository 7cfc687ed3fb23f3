import { late, lateRegExp } from '../german/late.ts';
import { type Searched, searchOf } from '../german/sieve.ts';

/** What trainees must keep is a fact: neither praise nor blame. */
export const record = searchOf(/ausbildungsnachweis|berichtsheft/iu);

const stage = searchOf(
  late.iu`^(?:(?:bereits|schon) )?(?:im|ab dem|in der zweiten hälfte des|gegen ende des) (?:ersten|zweiten|dritten|vierten|letzten) (?:ausbildungs|lehr)?(?:jahre?s?|halbjahre?s?) (?:führte|übernahm|betreute|bearbeitete|beriet|plante|arbeitete|bediente|durchlief|baute|fertigte|begleitete|schrieb|erstellte) (?:er|sie|frau|herr)(?!\p{L})[^,;:]{0,90}$`,
);
const lessened = late.iu`(?<!\p{L})(?:nur|lediglich|erst|unter|einfache[nrs]?|kleine(?:re)?[nrs]?|mit|noch|nach|versuch\p{L}*|bemüh\p{L}*|kaum|selten|nicht|keine?[nr]?|ohne|gelegentlich|teilweise|meist)(?!\p{L})`;

const inYear =
  '(?<!\\p{L})(?:im|ab dem|seit dem|gegen ende des|am ende des) (?:ersten|zweiten|dritten|vierten|letzten)';
const byHimself =
  '(?<!\\p{L})(?:selb(?:st)?ständig|eigenständig|eigenverantwortlich|allein(?:e)?|selbst(?= (?:\\p{L}+ (?:und (?:\\p{L}+ )?)?)?(?:ge\\p{L}+|\\p{L}+iert|\\p{L}+te)(?!\\p{L})))(?!\\p{L})';
const alone = searchOf(
  lateRegExp(
    `^(?=.*${byHimself})(?:.*${inYear} (?:ausbildungs|lehr)(?:jahr|halbjahr)|.*${inYear} (?:jahr|halbjahr)(?!\\p{L}).*(?<!\\p{L})(?:bereits|schon)(?!\\p{L})|(?:bereits|schon) ${inYear} (?:jahr|halbjahr)(?!\\p{L}))`,
    'iu',
  ),
);
const notYet = late.iu`(?<!\p{L})(?:nur|lediglich|erst|unter|meist|meistens|kaum|selten|nicht|nie|keine?[nr]?|ohne|gelegentlich|teilweise|weitgehend|überwiegend|versuch\p{L}*|bemüh\p{L}*|(?:mit|nach|bis auf) (?:\p{L}+ )?(?:hilfe|unterstützung|anleitung|anweisung|vorgabe)\p{L}*)(?!\p{L})`;
/** „Einfache Dachstühle riss er im dritten Lehrjahr schon allein an“: how far a trainee had come by then; small work is meant well. */
export const isAloneByNow = (unit: Searched): boolean => alone.test(unit) && !notYet.test(unit.flat);

/** „Kontakt zu Kunden bestand in dieser Funktion nicht“: a fact of the post, where no praise could be. */
const noContact = searchOf(
  late.iu`^(?:(?:direkte[rn]?|unmittelbare[rn]?|persönliche[rn]?|regelmäßige[rn]?|externe) )?(?:(?:kontakte?|umgang|verkehr|berührung) (?:zu|mit) (?:\p{L}+ )?(?:kund|gäst|patient|mandant|klient|besucher|lieferant|geschäftspartner|publikum|extern|dritten|auftraggeb|bürger|öffentlichkeit)\p{L}*|(?:kunden|publikums|gäste|patienten|außen|mandanten|bürger)(?:kontakte?|verkehr)) (?:bestand|bestehen|besteht|bestanden|gab|gibt|war|waren|ist|sind|hatte|hat|gehörten?|ergab|ergaben|fand|brachte)(?!\p{L})[^.;,]{0,70}(?<!\p{L})(?:nicht|keine?[nrs]?)(?!\p{L})(?! (?:immer|stets|ohne))[^.;,]{0,40}\.?$|^mit (?:\p{L}+ )?(?:kunden|gästen|patienten|mandanten|publikum|lieferanten|externen|geschäftspartnern) (?:hatte|kam|hat|war) [^.;,]{0,70}(?:nicht|nichts) (?:zu tun|in (?:kontakt|berührung)|befasst)\.?$`,
);

/** „Fenster bauen wir nicht selbst; das lernte sie in einem Partnerbetrieb“: where a trainee learned it, and why there. */
const learnedAt = searchOf(
  late.iu`^(?=.*(?<!\p{L})(?:(?:er)?lernte|übte|vertiefte|eignete|vermittelt\p{L}*|gezeigt|erlernt|absolvierte|besuchte|verbrachte|durchlief)(?!\p{L}))(?=.*(?<!\p{L})(?:in|bei|beim|im) (?:(?:eine[mnr]|unsere[mnr]|de[mnr]) )?(?:(?:befreundete|benachbarte|andere|kooperierende|spezialisierte|größere)[nmr] )?(?:\p{L}*(?:partner|verbund|nachbar|gast|ausbildungs)(?:betrieb|unternehmen|firma|werkstatt|zentrum|praxis|kanzlei|haus|klinik)|(?:befreundet|benachbart|ander|kooperierend|spezialisiert)e[nmr] \p{Lu}\p{L}+|verbund|(?:kollegen|schwester)(?:betrieb|firma)))`,
);
const notMade = late.iu`(?<!\p{L})(?:wir|uns|unserem (?:betrieb|haus|unternehmen))(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:nicht|keine?[nrs]?)(?!\p{L})|partner|verbund`;
const isLearnedElsewhere = (unit: Searched): boolean =>
  learnedAt.test(unit) && notMade.test(unit.flat) && !lessonLost.test(unit.flat);
const lessonLost = late.iu`(?<!\p{L})(?:nur|lediglich|kaum|erst|mühe|mühsam|versuch\p{L}*|bemüh\p{L}*|schwer|schwierigkeit\p{L}*|wiederholt\p{L}*|abgebrochen|leider|schwäch\p{L}*|mangelhaft\p{L}*|ungenügend\p{L}*|unzureichend\p{L}*|lück\p{L}*|aber|jedoch|allerdings|nicht (?:zu|ausreichend|genügend|sicher|vollständig))(?!\p{L})`;

/** „Im dritten Lehrjahr betreute er eigene Kunden.“: what a trainee did, and when; no rating of it. */
export const isStage = (unit: Searched): boolean =>
  (stage.test(unit) && !lessened.test(unit.flat)) ||
  byLaw.test(unit) ||
  topped.test(unit) ||
  (heldPost.test(unit) && !lessened.test(unit.flat)) ||
  isAloneByNow(unit) ||
  isLearnedElsewhere(unit) ||
  noContact.test(unit);

/** „Als Lagerleiter trug sie zuletzt die Verantwortung für den Wareneingang“: which post it was, and what it held. */
const heldPost = searchOf(
  late.iu`^als (?:\p{Ll}+ ){0,2}\p{L}+ (?:trug|hatte|übernahm|war|leitete|verantwortete|führte) (?:er|sie|frau [\p{L}-]+|herr [\p{L}-]+) (?:zuletzt|zum schluss|schließlich|dann|später|danach|anschließend|seit \d{4}|ab \d{4}) [^.;]*\.?$`,
);

/** „Mehr Engagement kann man nicht erwarten“: there is no more. */
const topped = searchOf(
  late.iu`^(?:mehr|bessere?[snmr]?|höhere[snmr]?|größere[snmr]?)(?!\p{L})[^.;,]{0,60} (?:kann|konnte|könnte|hätten?|ließ|lässt) (?:man|wir|niemand|sich|kaum|ein)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:nicht|kaum|niemand|keine?[nrms]?)(?!\p{L})`,
);

/** „so wie es das Gesetz verlangt, nur zugesehen“: the young may do no more. */
const byLaw = searchOf(/wie (?:es )?das gesetz |jugendarbeitsschutz/iu);

const tookTime = searchOf(
  late.iu`(?<!\p{L})(?:nahm|nimmt|ließ|gönnte|räumte|genommen|nehmen)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:mehr|viel|länger|genügend|ausreichend|zusätzlich|notwendige|nötige|erforderliche|besonders)\p{L}* (?:\p{L}+ )?zeit(?!\p{L})|(?<!\p{L})(?:mehr|viel|genügend|ausreichend|zusätzliche) zeit (?:\p{Ll}+ ){0,4}(?:genommen|nahm|gelassen|ließ)(?!\p{L})`,
);
/** Why it took longer: the matter asked for it, or she meant it so. */
const outOfCare = late.iu`(?<!\p{L})(?:bewusst|eigens|absichtlich|gezielt|mit bedacht|sorgfalt\p{L}*|sorgfältig\p{L}*|gründlich\p{L}*|genau\p{L}*|gewissenhaft\p{L}*|sicher(?:heit)?|fehler|einarbeit\p{L}*|umstellung|schwierig\p{L}*)(?!\p{L})`;
const asHabit = late.iu`(?<!\p{L})(?:stets|immer|meist(?:ens)?|oft|häufig|regelmäßig|grundsätzlich|gern|generell|leider|zu viel|musste|brauchte|benötigte|als (?:\p{L}+ )?(?:kolleg\p{L}*|ander\p{L}*|vorgesehen|üblich|nötig|erlaubt|geplant|vereinbart))(?!\p{L})`;
/** „Für den Jahresabschluss 2020 nahm er sich bewusst mehr Zeit“: one task that was worth it. */
export const isCareOnce = (unit: Searched): boolean =>
  tookTime.test(unit) && outOfCare.test(unit.flat) && !asHabit.test(unit.flat);

const made =
  '(?:fertigte|baute|schuf|nähte|schnitzte|schmiedete|malte|zeichnete|entwarf|gestaltete|erstellte|verfasste|schrieb|entwickelte|programmierte|drehte|konstruierte|hielt|legte|pflanzte|kochte|restaurierte)';
/** „Gegen Ende baute er nach eigenem Plan eine Bank“: one piece of work, and when it was made. */
const piece = searchOf(
  lateRegExp(
    `^(?:Im (?:letzten|vorletzten|zweiten|dritten|vierten|fünften|sechsten) (?:Monat|Jahr|Halbjahr|\\p{L}+jahr)|Gegen Ende|Zum (?:Schluss|Abschluss|Ende)|Zuletzt|In (?:den letzten|der letzten|den beiden letzten) (?:Wochen?|Monaten?)|Schließlich|Am Ende|In der (?:ersten|zweiten|dritten|vierten|letzten) Woche) (?:[^.;,]{0,30} )?${made} (?:er|sie|Herr \\p{L}+|Frau \\p{L}+) (?:[^.;]{0,60} )?(?:eine?n?|zwei|drei|mehrere|ihre?n?|seine?n?) [^.;]{0,80}\\.$`,
    'u',
  ),
);
/** „An der Fräse schrieb er eigene Programme.“ */
const own = searchOf(
  lateRegExp(
    `^[^,;.]{0,60}(?<!\\p{L})${made} (?:er|sie|Herr \\p{L}+|Frau \\p{L}+) (?:(?:bereits|schon|bald|auch|zuletzt) )*eigene \\p{Lu}[^,;.]{2,50}\\.$`,
    'u',
  ),
);
const notAlone = late.iu`hilfe|anleitung|anweis|aufsicht|vorgabe|vorlage|versuch|bemüh|einfach|leicht|(?<!\p{L})(?:nur|lediglich|erst|auch einmal|noch|mühe|mühsam)(?!\p{L})`;
/** Something made, told with its time: that limits nothing. */
export const isPiece = (unit: Searched): boolean =>
  ((piece.test(unit) || own.test(unit)) && !notAlone.test(unit.flat)) || isCounted(unit);

/** „Bei 26 Operationen hat sie assistiert“, „betreute zuletzt selbständig sechs Stammkunden“: how much, not how well. */
const counted = searchOf(
  late.u`(?<![\d.,])(?:[1-9]\d{0,2}(?:\.\d{3})*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:\p{Ll}+e[nr]? ){0,2}(?!Tage|Woche|Monat|Jahr|Stunde|Minute|Mal|Anl|Versuch|Prozent)\p{Lu}\p{L}+`,
);
const ofLack = late.iu`brauch|benötig|bedurf|dauer|fehl|versp[aä]t|musste|konnte|abgesehen|beschwer|reklam|mängel|gering|langsam|schwach|von (?:den|unseren|ihren|seinen) |hälfte|vereinbart|ziel|soll(?!\p{L})`;
const isCounted = (unit: Searched): boolean =>
  counted.test(unit) && unit.flat.length < 110 && !lessened.test(unit.flat) && !ofLack.test(unit.flat);
