const who = '(?:er|sie|frau \\p{L}+|herr \\p{L}+)';
const gap = '[^.;]{0,50}?';
const verbNo =
  '(?:nicht(?! (?:nur|allein|zuletzt))|nie|kaum|selten|nur (?:selten|zum teil|teilweise|knapp|ungern))';
const often =
  '(?:regelmäßig|wiederholt|mehrfach|mehrmals|häufig|oft|öfter|meist|immer wieder|ständig|laufend|viele|mehrere|etliche|zahlreiche|manche|einige)';
const errors =
  '(?:\\p{L}*fehlern?|lücken|mängeln?|unstimmigkeiten|irrtümern?|zahlendrehern?|verwechslungen|ungenauigkeiten|falsche \\p{L}+)';
const agreed = '(?:vereinbart|zugesagt|versprochen|geplant|vorgesehen|angekündigt|üblich)';
const help = '(?:hilfe|unterstützung|mithilfe|anleitung|beistand|zuspruch|zureden)';
const aims = '(?:\\p{L}*ziele?n?s?|vorgaben?|planzahlen|plan|soll|\\p{L}*vorgaben?)';
const figures =
  '(?:\\p{L}*(?:umsatz|umsätze|absatz|zahlen|leistung(?:en)?|ergebnisse?|auslastung|ertrag|erträge|quoten?|abschlüsse))';
const nearly =
  '(?:annähernd|nahezu|beinahe|fast|größtenteils|weitgehend|überwiegend|im (?:wesentlichen|großen und ganzen|allgemeinen|durchschnitt)|zumeist|meist(?:ens)?|in der regel|teilweise|zum (?:\\p{L}+ )?teil)';
/** Somebody else of the house. */
const other =
  '(?:die|der|eine?|unsere?|ihre?|seine?) (?:\\p{Ll}+ )?\\p{L}*(?:leiter|leitung|kolleg|vorgesetzt|stellvertret|inhaber|meister|chef|partner)\\p{L}*';
const asked =
  'auf (?:deren |ihren |(?:mehrfachen |ausdrücklichen |ausdrückliche ))?(?:bitten?|wunsch|verlangen|drängen)(?: (?:der|des|mehrerer|einiger|vieler|unserer) \\p{L}+)?';
const takes =
  '(?:führt|führte|übernahm|übernimmt|betreut|betreute|erledigte?|leitete?|hielt|hält|beriet|berät|bediente?|besorgte?)';
const foreign =
  '(?:fremdsprach|auslands|englisch|französisch|spanisch|italienisch|russisch|polnisch|\\p{L}+sprachig)\\p{L}*';
const interpreter = '(?:dolmetsch|übersetz)\\p{L}*';
const senior =
  '(?:eine[mr]?|de[mr]|die|(?:ihr|sein|unser)e?[mr]?) (?:\\p{Ll}+ )?\\p{L}*(?:kolleg|meister|vorgesetzt|leit|chef|inhaber|gesell|assistent|ausbild)\\p{L}*';
/** A quarrel within the house: those of customers are the person's work. */
const quarrel =
  '(?:\\p{L}*auseinandersetzung|meinungsverschiedenheit|\\p{L}*konflikt|streit(?:igkeit|gespräch)?|zerwürfnis|wortwechsel|wortgefecht|zusammensto(?:ß|ss)|eklat|disput|krach)(?:e?s|e?n|e)?';
const ofHouse =
  '(?:de[mnrs]|eine[mnrs]?|ihre[mnrs]?|seine[mnrs]?|unsere[mnrs]?|zwei|mehreren) (?:\\p{Ll}+ )?\\p{L}*(?:vorgesetzt|leiter|leitung|meister|chef|kolleg|vorarbeiter|inhaber|geschäftsführ|polier|prokurist|führer|ausbilder)\\p{L}*';
const quarrelled = `${quarrel} mit ${ofHouse}`;
const whom = '(?:er|sie|ihn|ih[mr]|frau \\p{L}+|herrn? \\p{L}+)';
const dealt = '(?:haben|mussten?|setzten|versetzten|zogen|nahmen|wurden?|wechselte|bat|erhielt|war|ist)';
/** What came of it for the person. */
const moved =
  '(?:versetz|umgesetzt|umsetz|abgezogen|abziehen|wechsel|wechseln|gewechselt|gespräch|aussprache|abmahn|abgemahnt|verwarn|ermahn|eingesetzt|zugewiesen|zugeteilt|entfern|getrennt|herausgenommen|aus (?:de[mr]|unser\\p{L}*) (?:team|schicht|gruppe|abteilung|verkauf|kolonne)|(?:andere[nmrs]? |das )(?:team|schicht|gruppe|abteilung|büro|filiale|kolonne|baustelle|schreibtisch))';
const faulty = '(?:fehlerhaft|unvollständig|ungenau|lückenhaft|falsch|unleserlich|unbrauchbar)';

/**
 * Facts that are told by what was lacking: the negation belongs to them, so that none is sought in the words found.
 * By the ids of the plain facts, whose praise they take back.
 */
export const plainLacks: Readonly<Record<string, readonly string[]>> = {
  independence: [
    `auf (?:die |den |fremde[rn]? )?(?:\\p{L}+ )?(?:${help}|rat|vorarbeit) (?:anderer|von|der|des|ihrer|seiner|ihres|seines)[^.;,]{0,40} angewiesen`,
    `ohne (?:\\p{L}+ )?(?:rücksprache|rückfrage|zustimmung|anweisung|${help})(?!\\p{L})[^.;]{0,40} ${who}[^.;]{0,30} (?:keine?n?|nicht|nie|nichts)(?!\\p{L})`,
    `(?:allein|auf sich (?:allein )?gestellt) (?:kam|fand|konnte) ${who} ${gap}(?:nicht|kaum|nie)(?! nur)(?!\\p{L})`,
    `(?:arbeitete|handelte|begann|handelt) ${who}? ?(?:nur|erst)(?: dann)?, wenn (?:man|ih[rm]|die|der|ein)`,
    `(?:konnte|schaffte|erledigte|bewältigte|löste|gelang(?:en)?) (?:${who}|ih[rm]) ${gap}(?:nur|erst) (?:mit|dank|unter|durch) (?:\\p{L}+ )?${help}`,
  ],
  punctuality: [
    `(?:zusagen|absprachen|vereinbarungen|versprechen|termine)(?!\\p{L})[^.;]{0,20} hielt ${who} ${gap}(?:nicht(?! nur)|nie|selten|nur teilweise)`,
    `(?:nur (?:bedingt|teilweise|eingeschränkt|selten)|nicht (?:immer|stets|in jedem fall)) [^.;]{0,20}(?:verlassen|verlass|zuverlässig|pünktlich|erreichbar)(?!\\p{L})`,
  ],
  results: [
    `(?:ziele?|vorgaben?|\\p{L}+ziele?|plan|soll|planzahlen)(?!\\p{L})[^.;]{0,25} (?:erreichte|erfüllte|schaffte|konnte) ${who} ${gap}(?:${verbNo}|(?:etwa |nur |rund |knapp )?(?:die hälfte|zur hälfte))(?!\\p{L})`,
    `(?:erreichte|erfüllte|schaffte) ${who} [^.;]{0,40}(?:ziele?|vorgaben?)(?!\\p{L})[^.;]{0,20} ${verbNo}(?!\\p{L})|von (?:den|ihren|seinen|unseren) [^.;]{0,20}zielen(?!\\p{L})[^.;]{0,50}(?:hälfte|drittel|viertel|keines|nur (?:eines|zwei|wenige))`,
    `(?:ziele?|vorgaben?|\\p{L}+ziele)(?!\\p{L})[^.;]{0,30} (?:erreichte|erfüllte) ${who} in keinem (?:jahr|monat|quartal)`,
    `(?:ziele?|vorgaben?|\\p{L}+ziele)(?!\\p{L})[^.;]{0,30} (?:wurden?|hat ${who}|haben wir) [^.;]{0,40}${verbNo} [^.;]{0,15}(?:erreicht|erfüllt)`,
  ],
  calm: [
    `(?:war|zeigte sich) ${who} [^.;]{0,40}(?:nicht(?! nur)|kaum|selten) gewachsen|(?:nicht|kaum) gewachsen war`,
    `(?:behielt|bewahrte) ${who} [^.;]{0,30}(?:selten|kaum|nicht(?! nur))(?!\\p{L})[^.;]{0,30}|(?:überblick|ruhe|nerven)(?!\\p{L})[^.;]{0,20} (?:behielt|bewahrte) ${who} [^.;]{0,30}(?:selten|kaum|nicht(?! nur))(?!\\p{L})`,
  ],
  deadlines: [
    `(?:in|zu) keine[mr] (?:quartal|monat|jahr|fall|termin) (?:rechtzeitig|pünktlich|fristgerecht)`,
    `rückst[aä]nde?n?(?!\\p{L})[^.;]{0,40}(?:ließen sich[^.;]{0,20}nicht (?:ganz )?vermeiden|(?:nicht|kaum) zu vermeiden|häuften sich|liefen auf|traten auf|mehrten sich|anderen überlassen)`,
    `(?:nicht|selten|kaum) (?:immer )?(?:(?:zu[mr]|in|innerhalb|bis zu[mr]) (?:\\p{L}+ )?${agreed}en (?:\\p{L}*(?:zeit|frist|termin)\\p{L}*)|rechtzeitig|pünktlich|fristgerecht|termingerecht|fristgemäß)(?!\\p{L})(?!, sondern)`,
    `(?:termine|fristen|zusagen|liefertermine|abgabetermine)(?!\\p{L})[^.;]{0,20} (?:konnte|hielt|wurden) (?:${who} )?${gap}(?:nicht(?! nur)|selten|kaum) [^.;]{0,20}ein(?:halten|gehalten)?(?!\\p{L})`,
  ],
  quality: [
    `${errors} [^.;]{0,40}(?:keine seltenheit|an der tagesordnung|zum alltag)`,
    `(?:ihre|seine)[rn]? (?:\\p{L}+ )?\\p{L}+ (?:war(?:en)?|blieb(?:en)?) (?:leider )?(?:nicht immer|selten|nicht stets|nicht durchweg) (?:richtig|vollständig|fehlerfrei|brauchbar|sorgfältig|genau)`,
  ],
  conduct: [
    // „Nach zwei Gesprächen gingen die Beschwerden über ihren Ton zurück“: there were some.
    `(?:beschwerden?|klagen|kritik|unmut)(?!\\p{L})[^.;]{0,40} (?:über|wegen|an) (?:(?:ihre|seine)[nsrm]? |(?:den|die|das) (?=\\p{L}*(?:ton|umgang)))(?:\\p{L}*ton(?:fall|s)?|umgang(?:s(?:ton|formen))?|art|auftretens?|verhaltens?|benehmens?)(?!\\p{L})[^.;]{0,60} (?:zurück|nach|ab|seltener|weniger|aus|auf)(?=[.,;]|$)`,
    // A quarrel told as a story, and what came of it.
    `(?:nach|wegen|infolge|aufgrund|seit) (?:\\p{L}+ ){0,3}${quarrelled}[^.;]{0,60} ${dealt} (?:wir )?(?:(?:\\p{Ll}+ )?${whom}(?!\\p{L})[^.;]{0,90} ${moved}|[^.;]{0,60} gespräch mit ih[rm](?!\\p{L}))[^.;,]*`,
    `(?:nach|wegen|infolge|aufgrund) (?:\\p{Ll}+ ){0,2}(?:beschwerden?|klagen) (?:aus|von|der|des|mehrerer|einiger|unserer) [^.;]{0,50} ${dealt} (?:wir )?(?:${whom}(?!\\p{L})[^.;]{0,90} ${moved}|[^.;]{0,60} gespräch mit ih[rm](?!\\p{L}))[^.;,]*`,
    `${quarrelled}[^.;]{0,50} (?:machte|führte|zog)(?!\\p{L})[^.;]{0,60} (?:versetzung|umsetzung|wechsel|abmahnung|gespräch)(?!\\p{L})[^.;,]*`,
    `${quarrelled}[^.;]{0,50} (?:mussten?|haben) (?:wir|ich|der|die) [^.;]{0,80}(?:beilegen|beigelegt|schlichten|geschlichtet|bereinigen|bereinigt|klären|geklärt)(?!\\p{L})`,
    `(?:nach|wegen|seit) (?:\\p{L}+ ){0,3}${quarrel} mit ih[rm](?!\\p{L})[^.;]{0,90} ${moved}\\p{L}*|(?:kolleg|mitarbeit)\\p{L}* [^.;]{0,50}(?:nach|wegen) (?:\\p{L}+ ){0,3}${quarrel} mit ih[rm](?!\\p{L})[^.;]{0,50}versetz\\p{L}*`,
    `${whom} (?:sich )?(?:[^.;,]{0,25} )?mit ${ofHouse} (?:[^.;,]{0,30} )?(?:aneinander ?geraten|aneinander ?geriet|überworfen|überwarf|zerstritten|angelegt) |(?:überwarf|zerstritt) ${whom} sich [^.;]{0,30}mit ${ofHouse}`,
    `(?:beschimpfte|beleidigte|bedrohte|ohrfeigte|schubste) (?:sie|er|frau \\p{L}+|herr \\p{L}+) (?:[^.;,]{0,25} )?(?:(?:ihr|sein|unser|d|ein)en|(?:ihre|seine|unsere|eine)) (?:\\p{Ll}+ )?\\p{L}*(?:vorgesetzt|leiter|meister|chef|kolleg|vorarbeiter|polier)\\p{L}*|(?:brüllte|fuhr|herrschte|pöbelte) (?:sie|er|frau \\p{L}+|herr \\p{L}+) (?:[^.;,]{0,25} )?(?:ein|ihr|sein|unser|d)(?:en|e|ie)(?!\\p{L})[^.;,]{0,60} an(?=[,.;]|$| und)`,
    // Others asked for somebody else.
    `${takes} (?:seit [^.;,]{0,25} )?${asked} (?:seit [^.;,]{0,25} )?${other}|${asked} ${takes} ${other}`,
    `${asked}[^.;]{0,60} (?:wurden?|haben wir|gaben wir|übertrugen wir|ging|gingen)[^.;]{0,60} (?:auf|an) (?:eine[nr]?|die|den|ihre[nr]?|seine[nr]?) (?:\\p{Ll}+ )?\\p{L}*(?:leit|kolleg|vorgesetzt|stellvertret)\\p{L}*`,
    `(?:baten|bat|verlangten?|wünschten?(?: sich)?|ersuchten|bestanden)(?!\\p{L})[^.;]{0,50} (?:eine[nr]? andere[nr]? \\p{L}+|jemand ander\\p{L}+|(?:eine[nr]?|den) wechsel de[rs] \\p{L}+|(?:ihn|sie) (?:abzulösen|auszutauschen|zu ersetzen|abzuziehen))(?!\\p{L})`,
    `(?:wollten?|mochten?|konnten?) [^.;]{0,30}(?:von|mit) (?:ihr|ihm) nicht (?:mehr |länger )?\\p{L}+`,
    `(?:sprach|redete|sprachen|grüßte) ${who}? ?[^.;]{0,40}(?:nicht mehr|kaum (?:noch|mehr)|kein wort)(?=[,;.]|$)`,
    `(?:wenig|nicht|kaum) (?:beliebt|geschätzt|gelitten|gern gesehen|geachtet)(?!\\p{L})`,
  ],
  readiness: [
    `(?:überstunden|mehrarbeit|vertretungen|zusatz\\p{L}+|zusätzliche \\p{L}+|wochenenddienste?|sonderaufgaben)(?!\\p{L})[^.;]{0,20} (?:leistete|übernahm|machte) ${who} [^.;]{0,30}(?:nicht(?! nur)|nie|kaum|nur (?:widerwillig|ungern|selten|auf))(?!\\p{L})`,
    `(?:vorschläge|ideen|anregungen|initiative)(?!\\p{L})[^.;]{0,20} (?:machte|brachte|hatte|zeigte|kamen) (?:von )?(?:${who}|ih[rm]) [^.;]{0,20}(?:nie|nicht(?! nur)|keine|selten|kaum)(?!\\p{L})`,
    `(?:wartete|wartet) ${who} [^.;]{0,30} ab(?!\\p{L})|${who} wartete [^.;]{0,20}ab, bis`,
  ],
  grasp: [
    `(?:kam|fand|kommt) ${who} [^.;]{0,50}(?:nicht|nie|kaum) (?:zurecht|hinein)`,
    `einarbeitung(?!\\p{L})[^.;]{0,50}(?:länger|doppelt|zog sich|mehrere monate)`,
  ],
  knowledge: [`(?:kam|fand) ${who} [^.;]{0,50}(?:nicht|nie|kaum) zurecht`],
  leading: [
    `(?:fühlten|fühlte) sich [^.;]{0,40}(?:allein ?gelassen|übergangen|ungerecht|überfordert|nicht (?:ernst|gut|ausreichend))`,
  ],
};

/** More plain facts, by the ids of those whose praise they take back. */
export const morePlainFacts: Readonly<Record<string, readonly string[]>> = {
  languages: [
    `(?:ließ(?:en)?|lässt) ${who} (?:sich )?[^.;]{0,60}(?:übersetzen(?!\\p{L})|(?:durch|von) (?:eine[nrm]? |die |de[rnm] |unsere[nrm]? )?(?:\\p{Ll}+ )?${interpreter} [^.;]{0,30}(?:unterstützen|begleiten|helfen|vertreten))`,
    `(?:war|waren|saß|saßen|übernahm|sprang|wurde|wurden)(?!\\p{L})[^.;]{0,60} (?:eine?|einen|der|die|unsere?) (?:\\p{Ll}+ )?(?:dolmetscher|übersetzer)(?:in|innen|s)? (?:dabei|anwesend|zugegen|zugezogen|hinzugezogen|beigezogen|an (?:ihrer|seiner) seite|nötig|erforderlich|für (?:sie|ihn))(?!\\p{L})`,
    `${foreign}[^.;]{0,60} ${takes.replace('(?:', '(?:übersetzte|schrieb|')} (?:(?:für )?(?:sie|ihn|ihr|ihm) |stets |meist(?:ens)? |immer )*${other}`,
    `musste[n]? (?!er |sie |frau |herr )[^.;]{0,60} (?:dolmetschen|übersetzen|übersetzt|gedolmetscht)(?!\\p{L})`,
    `(?:übersetz|dolmetsch)ten? (?:für (?:sie|ihn)|ihr|ihm) [^.;]{0,40}${other}|${other}(?!\\p{L})[^.;]{0,60} (?:für (?:sie|ihn)|ihr|ihm) (?:übersetzt|dolmetscht|verfasst|formuliert)|${foreign}[^.;]{0,60} führte?n? ${who} (?:nur )?mit (?:der )?hilfe `,
    `(?:brauchte|benötigte|bedurfte|zog|saß|begleitete)(?!\\p{L})[^.;]{0,50} (?<!als )${interpreter}|auf (?:\\p{L}+ )?${interpreter} angewiesen`,
  ],
  independence: [
    `ließ ${who} (?:sich )?(?:\\p{Ll}+ )?von (?:eine[mr]|ihre[mr]|seine[mr]|de[mr]) (?:\\p{Ll}+ )?(?:kolleg|assistent|vorgesetzt|meister|gesell)\\p{L}* (?:abnehmen|erledigen|machen|schreiben|erstellen|vorgeben|erklären|vorbereiten)(?!\\p{L})`,
    `nach (?:den |genauen |einzelnen |jeweiligen |detaillierten |de[mn] )?(?:\\p{Ll}+ )?(?:einzel|dienst|arbeits|tages)?(?:anweisung|weisung|anleitung)(?:en)? (?:der|des|eine[sr]|von|ihre[rs]|seine[rs]) (?:\\p{Ll}+ )?\\p{L}+`,
    // „der jeden Arbeitsschritt zuvor festlegte“, „im Beisein des Meisters“
    `(?:der|die) (?:jeden (?:einzelnen )?|die einzelnen |alle )(?:arbeits)?schritte? [^.;,]{0,25}(?:festlegt|vorg[ai]b|freig[ai]b|kontrolliert|anordnet)e?t?(?!\\p{L})|(?:nur|ausschließlich|stets) (?:im beisein|in (?:anwesenheit|begleitung)) (?:de|eine|ihre|seine)[rs](?!\\p{L})`,
    `unter (?:der )?(?:anleitung|aufsicht|kontrolle) (?:der|des|eine[sr]|von|ihre[rs]|seine[rs]) \\p{L}+`,
    `musste[n]? (?:ih[rm] [^.;]{0,50}|[^.;]{0,40} ih[rm] [^.;]{0,30})(?:vorgeben|vorgegeben werden|zur seite stehen|zur hand gehen|helfen|geholfen werden|beistehen|aushelfen)(?!\\p{L})`,
    `${who} (?:\\p{L}+ ){0,3}?(?:bedurfte|brauchte|benötigte|bedarf|braucht)(?!\\p{L})[^.;]{0,50} ${help}(?!\\p{L})`,
    `(?:ihre|seine)[rn]? (?:\\p{L}+ )?\\p{L}+ mussten? (?:\\p{L}+ )?(?:von|durch) [^.;]{0,50} werden(?!\\p{L})`,
    // „Jeden ihrer Entwürfe sieht eine Kollegin durch“, „Seine Pläne wurden vom Meister freigegeben“
    `(?:jede[nrs]? (?:ihrer|seiner)|(?:ihre|seine)[nrs]?) (?:\\p{L}+ )?\\p{L}+ (?:sieht|sah|liest|las|rechnete?|stellte?|führte?|gab|gibt|prüfte?|kontrollierte?|wurden? [^.;]{0,30}(?:von|durch)|wird [^.;]{0,30}(?:von|durch)|werden [^.;]{0,30}(?:von|durch))(?!\\p{L})[^.;,]{0,30} ${senior}[^.;]{0,30} (?:durch|nach|gegen|fertig|frei|zu ende|(?:nach|über|ge)prüft|kontrolliert|korrigiert|\\p{L}+gestellt|vollendet|freigegeben|\\p{L}+gesehen|gegengelesen|überarbeitet)(?!\\p{L})`,
    `(?:musste|mussten) (?:ihre|seine) [^.;]{0,50}(?:zu ende (?:führen|bringen)|fertigstellen|nachprüfen|überprüfen|kontrollieren|gegenlesen)(?!\\p{L})`,
  ],
  punctuality: [
    `(?:meist(?:ens)?|zumeist|in der regel|überwiegend|größtenteils) (?:\\p{L}+ )?(?:pünktlich|rechtzeitig|zur (?:\\p{L}+ )?zeit (?:an|ein)|zuverlässig|zu verlassen)(?!\\p{L})`,
    `(?:fristen|termine|zusagen|unterlagen|berichte|abgaben|rückmeldungen|aufträge)(?!\\p{L})[^.;]{0,40} (?:nach|auf) (?:\\p{L}+ )?(?:erinnerung|mahnung|aufforderung|nachfrage)(?:en)?(?!\\p{L})`,
    `musste[n]? (?:man|wir|die \\p{L}+|der \\p{L}+) [^.;]{0,40}(?:erinnern|mahnen|ermahnen|nachhaken|nachfragen)(?!\\p{L})|(?:erinnert|ermahnt|gemahnt) werden musste`,
    `erst nach (?:\\p{L}+er )?(?:erinnerung|nachfrage|mahnung|aufforderung|rückfrage|drängen)(?!\\p{L})`,
    `(?:rückrufe?|zusagen?|meldungen|antworten|aufträge?|arbeiten|aufgaben|vorgänge|post|anträge|vieles|manches)(?!\\p{L})[^.;]{0,30} blieb(?:en)? [^.;]{0,40}(?:liegen|aus|unerledigt|unbeantwortet|unbearbeitet)(?!\\p{L})`,
    `blieb(?:en)? (?:\\p{L}+ )?(?:vieles|manches|einiges|aufträge|arbeiten|anträge|post|rechnungen)(?!\\p{L})[^.;]{0,30}(?:liegen|unerledigt|unbeantwortet|unbearbeitet)`,
  ],
  results: [
    `(?:ziele?|\\p{L}+ziele|vorgaben|planzahlen)(?!\\p{L})[^.;]{0,50} (?:teilweise|zum (?:\\p{L}+ )?teil|annähernd|knapp|nicht (?:ganz|alle)) [^.;]{0,15}(?:erreicht|erfüllt|eingehalten)`,
    `${figures}(?!\\p{L})[^.;]{0,40} (?:kam(?:en)?|kommt|kommen|reicht(?:en?)?|reichen|(?:näher(?:t|te|ten|n) sich)) [^.;]{0,40}${aims}(?!\\p{L})[^.;]{0,30} (?:nahe|heran|an|näher)(?!\\p{L})`,
    `${figures}(?!\\p{L})[^.;]{0,30} näher(?:t|te|ten|n) sich [^.;]{0,40}${aims}(?!\\p{L})`,
    `(?:kam|kommt) ${who} [^.;]{0,40}${aims}(?!\\p{L})[^.;]{0,20} nahe(?!\\p{L})|${aims}(?!\\p{L})[^.;]{0,20} kam ${who} [^.;]{0,30}nahe(?!\\p{L})`,
    `${aims}(?!\\p{L})[^.;]{0,30} (?:erreichte|erfüllte|schaffte|erreicht|erfüllt) ${who} [^.;]{0,20}${nearly}(?!\\p{L})`,
    `${aims}(?!\\p{L})[^.;]{0,60} ${nearly} (?:erreicht|erfüllt|geschafft)(?!\\p{L})`,
    `(?:erreichte|erfüllte|schaffte|erreicht|erfüllt) (?:${who} )?[^.;]{0,20}${nearly} [^.;]{0,30}${aims}(?!\\p{L})`,
    `(?:blieb|lag|bleibt|liegt) ${who} [^.;]{0,40}(?:unter(?:halb)?|hinter) (?:(?:de[mnrs]|unser\\p{L}*|ihre[nmrs]?|seine[nmrs]?) )?(?:\\p{L}+ )?(?:${aims}|erwartungen|durchschnitt|vorjahr)(?!\\p{L})|(?<!\\p{L})(?:er|sie) (?:\\p{L}+ )?(?:blieb|lag) [^.;]{0,30}(?:unter(?:halb)?|hinter) (?:(?:de[mnrs]|unser\\p{L}*|ihre[nmrs]?|seine[nmrs]?) )?(?:\\p{L}+ )?(?:${aims}|erwartungen|durchschnitt)(?!\\p{L})`,
    `(?:umsatz|umsätze|absatz|verkaufszahlen|leistung(?:en)?|ergebnisse|auslastung|ertrag|erträge)(?!\\p{L})[^.;]{0,30} (?:lag|lagen|blieb|blieben) [^.;]{0,40}unter (?:de[mnr] |unseren )?(?:plan|vorgaben?|ziel\\p{L}*|durchschnitt|soll|erwartung\\p{L}*|vorjahr\\p{L}*)`,
  ],
  calm: [
    `(?:wurde|reagierte|zeigte sich|war) ${who} (?:\\p{L}+ ){0,4}(?:nervös|hektisch|unruhig|fahrig|ungeduldig|gereizt|kopflos|überfordert|ungehalten|unwirsch|panisch)(?!\\p{L})`,
    `geriet ${who} [^.;]{0,30}aus (?:der|dem) (?:ruhe|konzept|tritt|gleichgewicht)|überforder(?:te|ten) (?:sie|ihn)(?!\\p{L})`,
    `musste[n]? [^.;]{0,40} (?:sie|ihn) (?:[^.;]{0,20} )?(?:ablösen|entlasten|beruhigen)(?!\\p{L})`,
  ],
  deadlines: [
    `(?:länger|später) (?:[^.;]{0,50} )?als (?:[\\p{L}]+ ){0,4}(?:${agreed}|erlaubt|erwartet|vertraglich)|${agreed}en[^.;]{0,30} warten lassen|warten ließ`,
    `(?:tage|wochen?|monate?|stunden?|lange) (?:nach|hinter) (?:(?:de[mnr]|ihrem|seinem) (?:\\p{L}+ )?\\p{L}*(?:termin|frist|stichtag|plan|fälligkeit|ablauf)|(?:frist|termin|abgabe|redaktions|melde)\\p{L}{0,2}(?:ende|ablauf|schluss)|fälligkeit|ablauf de[rs])`,
    `verspätungszuschl[aä]g\\p{L}*|fristverlängerung(?:en)?(?!\\p{L})[^.;]{0,40} (?:beantrag|erbeten|bitten|nötig|erforderlich|gewähr)\\p{L}*`,
    `erst (?:\\p{L}+ ){0,2}nach (?:de[mnr]|ablauf) (?:(?:vertraglich|fest|verbindlich) )?(?:\\p{L}+ )?\\p{L}*(?:saisonstart|starttermin|eröffnung|übergabetag|baubeginn|termin|frist|stichtag|zeitpunkt|fälligkeit)`,
  ],
  quality: [
    `bedurfte[n]? [^.;]{0,30}(?:der|einer) (?:\\p{L}+ )?(?:nacharbeit|nachbearbeitung|nachbesserung|korrektur|überarbeitung)(?!\\p{L})`,
    `(?:erst |nur )?nach (?:\\p{L}+ )?(?:korrektur|überarbeitung|nacharbeit|nachbesserung|berichtigung)(?:en)?(?!\\p{L})[^.;]{0,40} (?:verwendbar|brauchbar|freigegeben|einsetzbar|nutzbar|verwertbar|zu gebrauchen)(?!\\p{L})`,
    `(?:musste[n]?|${often})(?!\\p{L})[^.;]{0,60}(?:${often}|musste[n]?|wegen|aufgrund|infolge)(?!\\p{L})[^.;]{0,50}(?:noch einmal|nochmals|erneut|ein zweites mal|von vorn|nachträglich) \\p{L}+`,
    `(?:in|bei|unter) (?:ihren|seinen|ihrer|seiner|den|der) (?:von (?:ihr|ihm) )?(?:\\p{L}+ )?\\p{L}+ (?:fanden sich|fanden wir|gab es|traten|kamen|zeigten sich|wurden|waren|häuften sich) [^.;]{0,40}${errors}(?!\\p{L})`,
    `(?:ihre|seine|die von (?:ihr|ihm) \\p{L}+) (?:\\p{L}+ )?\\p{L}+ (?:enthielt(?:en)?|wies(?:en)?) [^.;]{0,40}${errors}(?!\\p{L})`,
    `(?:war|waren|blieben?) (?:${often}|leider|zum teil|teilweise|zur hälfte) ${faulty}|(?:jede (?:zweite|dritte|vierte)|${often}) [^.;]{0,40}(?:war|waren) ${faulty}`,
    `${errors} (?:kamen|kam|traten|waren|sind) [^.;]{0,40}(?:häufig|oft|regelmäßig|immer wieder|wiederholt|mehrfach)(?!\\p{L})|${often} (?:\\p{L}*fehler|irrtümer|versehen) (?:unterlief|unterliefen|machte)`,
    `(?:durch|wegen|infolge|aufgrund) (?:(?:ihre|seine|eigene)[rn]? (?:\\p{L}+ )?(?:\\p{L}*fehlers?n?|versehens?)|(?:ihre[r]? |seine[r]? )?(?:\\p{L}+ )?(?:unachtsamkeit|nachlässigkeit|(?:flüchtigkeits|tipp|rechen|mess|schreib|bedien)\\p{L}*fehlern?))(?!\\p{L})`,
  ],
  conduct: [
    `zwischen (?:ihr|ihm) und [^.;]{0,60}(?:streit|konflikt|spannung|reiberei|auseinandersetzung|unstimmigkeit|zerwürfnis)\\p{L}*`,
    `(?:ihretwegen|seinetwegen)(?!\\p{L})[^.;]{0,60}(?:gekündigt|kündigten|verließ|verlassen|verloren|mieden|gemieden|wechselten|gewechselt|beschwer|ärger|streit|abgesprungen|versetz)`,
    `(?:von|unter) [^.;]{0,40}(?:kolleg|mitarbeit|team)\\p{L}* [^.;]{0,20}(?:gemieden|abgelehnt|gefürchtet|unbeliebt)|unbeliebt(?!\\p{L})`,
    `widersetzte ${who} sich|vergriff ${who} sich|gab es [^.;]{0,30}(?:streit|konflikte|spannungen|reibereien) mit (?:ihr|ihm)(?!\\p{L})`,
  ],
  readiness: ['widerwillig(?!\\p{L})'],
  knowledge: [
    `(?:schulung|fortbildung|weiterbildung|seminar|lehrgang|lehrgänge)\\p{L}*(?!\\p{L})[^.;]{0,30} (?:lehnte|verweigerte|brach|mied) ${who}`,
  ],
  trust: [
    `(?:vertrauliche[snr]?|interna|internes|geheime[snr]?|betriebsgeheimnisse)(?!\\p{L})[^.;]{0,30} (?:trug|gab|erzählte|plauderte|verriet|behielt) ${who} `,
    `fehlten? [^.;]{0,20}(?:geld|ware|beträge|bargeld)(?!\\p{L})`,
  ],
  leading: [
    // People left, and said why.
    `(?:kündigten?|gekündigt|verließen|verlassen|wechselten|gewechselt|ausgeschieden|gegangen|versetz\\p{L}*)(?!\\p{L})[^.;]{0,50} (?:nannten?|wegen|aufgrund|als (?:grund|ursache|anlass)|unter hinweis|mit hinweis|mit der begründung|seinetwegen|ihretwegen)(?!\\p{L})[^.;]{0,40} (?:ton|umgang|umgangston|tonfall|führung|führungsstil|führungsverhalten|klima|arbeitsklima|stimmung|verhalten|behandlung|leitung)(?:e?s)?(?!\\p{L})`,
    `(?:wegen|aufgrund) (?:seine[rs]|ihre[rs]|de[rs]) (?:\\p{Ll}+ )?(?:tons|tonfalls|umgangs|umgangstons|führung|führungsstils|klimas|arbeitsklimas|stimmung|verhaltens)(?!\\p{L})[^.;]{0,60} (?:kündigten|gekündigt|verließen|verlassen|wechselten|gewechselt|ausgeschieden|gegangen|versetz\\p{L}*)(?!\\p{L})`,
    `(?:stimmung|klima|betriebsklima|arbeitsklima)(?!\\p{L})[^.;]{0,50} (?:war|wurde|litt|blieb) [^.;]{0,20}(?:angespannt|schlecht|gereizt|vergiftet|unter)(?!\\p{L})`,
  ],
};
