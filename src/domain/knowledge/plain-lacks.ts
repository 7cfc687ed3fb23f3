const who = '(?:er|sie|frau \\p{L}+|herr \\p{L}+)';
const gap = '[^.;]{0,50}?';
const verbNo =
  '(?:nicht(?! (?:nur|allein|zuletzt))|nie|kaum|selten|nur (?:selten|zum teil|teilweise|knapp|ungern))';
const often =
  '(?:regelmäßig|wiederholt|mehrfach|mehrmals|häufig|oft|öfter|meist|immer wieder|ständig|laufend|viele|mehrere|etliche|zahlreiche|manche|einige)';
const errors =
  '(?:@fehlern?|lücken|mängeln?|unstimmigkeiten|irrtümern?|zahlendrehern?|verwechslungen|ungenauigkeiten|falsche \\p{L}+)';
const agreed = '(?:vereinbart|zugesagt|versprochen|geplant|vorgesehen|angekündigt|üblich)';
const help = '(?:hilfe|unterstützung|mithilfe|anleitung|beistand|zuspruch|zureden)';
const aims = '(?:@ziele?n?s?|vorgaben?|planzahlen|plan|soll|@vorgaben?)';
const figures =
  '(?:@(?:umsatz|umsätze|absatz|zahlen|leistung(?:en)?|ergebnisse?|auslastung|ertrag|erträge|quoten?|abschlüsse))';
const nearly =
  '(?:annähernd|nahezu|beinahe|fast|größtenteils|weitgehend|überwiegend|im (?:wesentlichen|großen und ganzen|allgemeinen|durchschnitt)|zumeist|meist(?:ens)?|in der regel|teilweise|zum (?:\\p{L}+ )?teil)';
/** Somebody else of the house. */
const other =
  '(?:die|der|eine?|unsere?|ihre?|seine?) &@(?:leiter|leitung|kolleg|vorgesetzt|stellvertret|inhaber|meister|chef|partner)@';
const asked =
  'auf (?:deren |ihren |(?:mehrfachen |ausdrücklichen |ausdrückliche ))?(?:bitten?|wunsch|verlangen|drängen)(?: (?:der|des|mehrerer|einiger|vieler|unserer) \\p{L}+)?';
const takes =
  '(?:führt|führte|übernahm|übernimmt|betreut|betreute|erledigte?|leitete?|hielt|hält|beriet|berät|bediente?|besorgte?)';
const foreign =
  '(?:fremdsprach|auslands|englisch|französisch|spanisch|italienisch|russisch|polnisch|\\p{L}+sprachig)@';
const interpreter = '(?:dolmetsch|übersetz)@';
const senior =
  '(?:eine[mr]?|de[mr]|die|(?:ihr|sein|unser)e?[mr]?) &@(?:kolleg|meister|vorgesetzt|leit|chef|inhaber|gesell|assistent|ausbild)@';
/** A quarrel within the house: those of customers are the person's work. */
const quarrel =
  '(?:@auseinandersetzung|meinungsverschiedenheit|@konflikt|streit(?:igkeit|gespräch)?|zerwürfnis|wortwechsel|wortgefecht|zusammensto(?:ß|ss)|eklat|disput|krach)(?:e?s|e?n|e)?';
const ofHouse =
  '(?:de[mnrs]|eine[mnrs]?|ihre[mnrs]?|seine[mnrs]?|unsere[mnrs]?|zwei|mehreren) &@(?:vorgesetzt|leiter|leitung|meister|chef|kolleg|vorarbeiter|inhaber|geschäftsführ|polier|prokurist|führer|ausbilder)@';
const quarrelled = `${quarrel} mit ${ofHouse}`;
const whom = '(?:er|sie|ihn|ih[mr]|frau \\p{L}+|herrn? \\p{L}+)';
const dealt = '(?:haben|mussten?|setzten|versetzten|zogen|nahmen|wurden?|wechselte|bat|erhielt|war|ist)';
const manner =
  '(?:@ton(?:fall|s)?|umgang(?:s(?:ton|formen))?|art|auftretens?|verhaltens?|benehmens?|umgangsformen)';
/** What came of it for the person. */
const moved =
  '(?:versetz|umgesetzt|umsetz|abgezogen|abziehen|wechsel|wechseln|gewechselt|gespräch|aussprache|abmahn|abgemahnt|verwarn|ermahn|eingesetzt|zugewiesen|zugeteilt|entfern|getrennt|herausgenommen|aus (?:de[mr]|unser@) (?:team|schicht|gruppe|abteilung|verkauf|kolonne)|(?:andere[nmrs]? |das )(?:team|schicht|gruppe|abteilung|büro|filiale|kolonne|baustelle|schreibtisch))';
const faulty = '(?:fehlerhaft|unvollständig|ungenau|lückenhaft|falsch|unleserlich|unbrauchbar)';

/**
 * Facts that are told by what was lacking: the negation belongs to them, so that none is sought in the words found.
 * By the ids of the plain facts, whose praise they take back.
 */
export const plainLacks: Readonly<Record<string, readonly string[]>> = {
  independence: [
    `(?<!, die )auf (?:die |den |fremde[rn]? )?(?:\\p{L}+ )?(?:${help}|rat|vorarbeit) (?:anderer|von|der|des|ihrer|seiner|ihres|seines)[^.;,]{0,40} angewiesen`,
    `ohne (?:\\p{L}+ )?(?:rücksprache|rückfrage|zustimmung|anweisung|${help})%[^.;]{0,40} ${who}[^.;]{0,30} (?:keine?n?|nicht|nie|nichts)%`,
    `(?:allein|auf sich (?:allein )?gestellt) (?:kam|fand|konnte) ${who} ${gap}(?:nicht|kaum|nie)(?! nur)%`,
    `(?:arbeitete|handelte|begann|handelt) ${who}? ?(?:nur|erst)(?: dann)?, wenn (?:man|ih[rm]|die|der|ein)`,
    `(?:konnte|schaffte|erledigte|bewältigte|löste|gelang(?:en)?) (?:${who}|ih[rm]) ${gap}(?:nur|erst) (?:mit|dank|unter|durch) (?:\\p{L}+ )?${help}`,
  ],
  punctuality: [
    `(?:zusagen|absprachen|vereinbarungen|versprechen|termine)%[^.;]{0,20} hielt ${who} ${gap}(?:nicht(?! nur)|nie|selten|nur teilweise)`,
    `(?:nur (?:bedingt|teilweise|eingeschränkt|selten)|nicht (?:immer|stets|in jedem fall)) [^.;]{0,20}(?:verlassen|verlass|zuverlässig|pünktlich|erreichbar)%`,
  ],
  results: [
    `(?:ziele?|vorgaben?|\\p{L}+ziele?|plan|soll|planzahlen)%[^.;]{0,25} (?:erreichte|erfüllte|schaffte|konnte) ${who} ${gap}(?:${verbNo}|(?:etwa |nur |rund |knapp )?(?:die hälfte|zur hälfte))%`,
    `(?:erreichte|erfüllte|schaffte) ${who} [^.;]{0,40}(?:ziele?|vorgaben?)%[^.;]{0,20} ${verbNo}%|von (?:den|ihren|seinen|unseren) [^.;]{0,20}zielen%[^.;]{0,50}(?:hälfte|drittel|viertel|keines|nur (?:eines|zwei|wenige))`,
    `(?:ziele?|vorgaben?|\\p{L}+ziele)%[^.;]{0,30} (?:erreichte|erfüllte) ${who} in keinem (?:jahr|monat|quartal)`,
    `(?:ziele?|vorgaben?|\\p{L}+ziele)%[^.;]{0,30} (?:wurden?|hat ${who}|haben wir) [^.;]{0,40}${verbNo} [^.;]{0,15}(?:erreicht|erfüllt)`,
  ],
  calm: [
    `(?:war|zeigte sich) ${who} [^.;]{0,40}(?:nicht(?! nur)|kaum|selten) gewachsen|(?:nicht|kaum) gewachsen war`,
    `(?:behielt|bewahrte) ${who} [^.;]{0,30}(?:selten|kaum|nicht(?! nur))%[^.;]{0,30}|(?:überblick|ruhe|nerven)%[^.;]{0,20} (?:behielt|bewahrte) ${who} [^.;]{0,30}(?:selten|kaum|nicht(?! nur))%`,
  ],
  deadlines: [
    `(?:in|zu) keine[mr] (?:quartal|monat|jahr|fall|termin) (?:rechtzeitig|pünktlich|fristgerecht)`,
    `rückst[aä]nde?n?%[^.;]{0,40}(?:ließen sich[^.;]{0,20}nicht (?:ganz )?vermeiden|(?:nicht|kaum) zu vermeiden|häuften sich|liefen auf|traten auf|mehrten sich|anderen überlassen)`,
    `(?:nicht|selten|kaum) (?:immer )?(?:(?:zu[mr]|in|innerhalb|bis zu[mr]) (?:\\p{L}+ )?${agreed}en (?:@(?:zeit|frist|termin)@)|rechtzeitig|pünktlich|fristgerecht|termingerecht|fristgemäß)%(?!, sondern)`,
    `(?:termine|fristen|zusagen|liefertermine|abgabetermine)%[^.;]{0,20} (?:konnte|hielt|wurden) (?:${who} )?${gap}(?:nicht(?! nur)|selten|kaum) [^.;]{0,20}ein(?:halten|gehalten)?%`,
  ],
  quality: [
    `${errors} [^.;]{0,40}(?:keine seltenheit|an der tagesordnung|zum alltag)`,
    `(?:ihre|seine)[rn]? (?:\\p{L}+ )?\\p{L}+ (?:war(?:en)?|blieb(?:en)?) (?:leider )?(?:nicht immer|selten|nicht stets|nicht durchweg) (?:richtig|vollständig|fehlerfrei|brauchbar|sorgfältig|genau)`,
  ],
  conduct: [
    // „Nach zwei Gesprächen gingen die Beschwerden über ihren Ton zurück“: there were some.
    `(?:beschwerden?|klagen|kritik|unmut)%[^.;]{0,40} (?:über|wegen|an) (?:(?:ihre|seine)[nsrm]? |(?:den|die|das) (?=@(?:ton|umgang)))(?:@ton(?:fall|s)?|umgang(?:s(?:ton|formen))?|art|auftretens?|verhaltens?|benehmens?)%[^.;]{0,60} (?:zurück|nach|ab|seltener|weniger|aus|auf)(?=[.,;]|$)`,
    // „Nachdem sich mehrere Teammitglieder über den Ton in den Besprechungen beschwert hatten, haben wir mit ihr …“
    `sich [^.;]{0,60}(?:über|wegen) (?:ihre|seine)[nsrm]? ${manner}%[^.;]{0,60} (?:beschwert|beklagt) (?:hatten?|haben?)%`,
    `sich [^.;]{0,60}(?:über|wegen) (?:den|die|das|des) (?=@(?:ton|umgang))${manner}%[^.;]{0,60} (?:beschwert|beklagt) (?:hatten?|haben?)%, (?:${dealt}|führten|vereinbarten) (?:wir |ich )?[^.;]{0,40}(?:mit ih[rm]|sie|ihn)%`,
    // A quarrel told as a story, and what came of it.
    `(?:nach|wegen|infolge|aufgrund|seit) (?:\\p{L}+ ){0,3}${quarrelled}[^.;]{0,60} ${dealt} (?:wir )?(?:&${whom}%[^.;]{0,90} ${moved}|[^.;]{0,60} gespräch mit ih[rm]%)[^.;,]*`,
    `(?:nach|wegen|infolge|aufgrund) (?:\\p{Ll}+ ){0,2}(?:beschwerden?|klagen) (?:aus|von|der|des|mehrerer|einiger|unserer) [^.;]{0,50} ${dealt} (?:wir )?(?:${whom}%[^.;]{0,90} ${moved}|[^.;]{0,60} gespräch mit ih[rm]%)[^.;,]*`,
    `${quarrelled}[^.;]{0,50} (?:machte|führte|zog)%[^.;]{0,60} (?:versetzung|umsetzung|wechsel|abmahnung|gespräch)%[^.;,]*`,
    `${quarrelled}[^.;]{0,50} (?:mussten?|haben) (?:wir|ich|der|die) [^.;]{0,80}(?:beilegen|beigelegt|schlichten|geschlichtet|bereinigen|bereinigt|klären|geklärt)%`,
    `(?:nach|wegen|seit) (?:\\p{L}+ ){0,3}${quarrel} mit ih[rm]%[^.;]{0,90} ${moved}@|(?:kolleg|mitarbeit)@ [^.;]{0,50}(?:nach|wegen) (?:\\p{L}+ ){0,3}${quarrel} mit ih[rm]%[^.;]{0,50}versetz@`,
    `${whom} (?:sich )?(?:[^.;,]{0,25} )?mit ${ofHouse} (?:[^.;,]{0,30} )?(?:aneinander ?geraten|aneinander ?geriet|überworfen|überwarf|zerstritten|angelegt) |(?:überwarf|zerstritt) ${whom} sich [^.;]{0,30}mit ${ofHouse}`,
    `(?:beschimpfte|beleidigte|bedrohte|ohrfeigte|schubste) (?:sie|er|frau \\p{L}+|herr \\p{L}+) (?:[^.;,]{0,25} )?(?:(?:ihr|sein|unser|d|ein)en|(?:ihre|seine|unsere|eine)) &@(?:vorgesetzt|leiter|meister|chef|kolleg|vorarbeiter|polier)@|(?:brüllte|fuhr|herrschte|pöbelte) (?:sie|er|frau \\p{L}+|herr \\p{L}+) (?:[^.;,]{0,25} )?(?:ein|ihr|sein|unser|d)(?:en|e|ie)%[^.;,]{0,60} an(?=[,.;]|$| und)`,
    // Others asked for somebody else.
    `${takes} (?:seit [^.;,]{0,25} )?${asked} (?:seit [^.;,]{0,25} )?${other}|${asked} ${takes} ${other}`,
    `${asked}[^.;]{0,60} (?:wurden?|haben wir|gaben wir|übertrugen wir|ging|gingen)[^.;]{0,60} (?:auf|an) (?:eine[nr]?|die|den|ihre[nr]?|seine[nr]?) &@(?:leit|kolleg|vorgesetzt|stellvertret)@`,
    `(?:baten|bat|verlangten?|wünschten?(?: sich)?|ersuchten|bestanden)%[^.;]{0,50} (?:eine[nr]? andere[nr]? \\p{L}+|jemand ander\\p{L}+|(?:eine[nr]?|den) wechsel de[rs] \\p{L}+|(?:ihn|sie) (?:abzulösen|auszutauschen|zu ersetzen|abzuziehen))%`,
    `(?:wollten?|mochten?|konnten?) [^.;]{0,30}(?:von|mit) (?:ihr|ihm) nicht (?:mehr |länger )?\\p{L}+`,
    `(?:sprach|redete|sprachen|grüßte) ${who}? ?[^.;]{0,40}(?:nicht mehr|kaum (?:noch|mehr)|kein wort)(?=[,;.]|$)`,
    `(?:wenig|nicht|kaum) (?:beliebt|geschätzt|gelitten|gern gesehen|geachtet)%`,
  ],
  readiness: [
    `(?:überstunden|mehrarbeit|vertretungen|zusatz\\p{L}+|zusätzliche \\p{L}+|wochenenddienste?|sonderaufgaben)%[^.;]{0,20} (?:leistete|übernahm|machte) ${who} [^.;]{0,30}(?:nicht(?! nur)|nie|kaum|nur (?:widerwillig|ungern|selten|auf))%`,
    `(?:vorschläge|ideen|anregungen|initiative)%[^.;]{0,20} (?:machte|brachte|hatte|zeigte|kamen) (?:von )?(?:${who}|ih[rm]) [^.;]{0,20}(?:nie|nicht(?! nur)|keine|selten|kaum)%`,
    `(?:wartete|wartet) ${who} [^.;]{0,30} ab%|${who} wartete [^.;]{0,20}ab, bis`,
  ],
  grasp: [
    `(?:kam|fand|kommt) ${who} [^.;]{0,50}(?:nicht|nie|kaum) (?:zurecht|hinein)`,
    `einarbeitung%[^.;]{0,50}(?:länger|doppelt|zog sich|mehrere monate)`,
  ],
  knowledge: [`(?:kam|fand) ${who} [^.;]{0,50}(?:nicht|nie|kaum) zurecht`],
  leading: [
    `(?:fühlten|fühlte) sich [^.;]{0,40}(?:allein ?gelassen|übergangen|ungerecht|überfordert|nicht (?:ernst|gut|ausreichend))`,
  ],
};

/** More plain facts, by the ids of those whose praise they take back. */
export const morePlainFacts: Readonly<Record<string, readonly string[]>> = {
  languages: [
    `(?:ließ(?:en)?|lässt) ${who} (?:sich )?[^.;]{0,60}(?:übersetzen%|(?:durch|von) (?:eine[nrm]? |die |de[rnm] |unsere[nrm]? )?&${interpreter} [^.;]{0,30}(?:unterstützen|begleiten|helfen|vertreten))`,
    `(?:war|waren|saß|saßen|übernahm|sprang|wurde|wurden)%[^.;]{0,60} (?:eine?|einen|der|die|unsere?) &(?:dolmetscher|übersetzer)(?:in|innen|s)? (?:dabei|anwesend|zugegen|zugezogen|hinzugezogen|beigezogen|an (?:ihrer|seiner) seite|nötig|erforderlich|für (?:sie|ihn))%`,
    `${foreign}[^.;]{0,60} ${takes.replace('(?:', '(?:übersetzte|schrieb|')} (?:(?:für )?(?:sie|ihn|ihr|ihm) |stets |meist(?:ens)? |immer )*${other}`,
    `musste[n]? (?!er |sie |frau |herr )[^.;]{0,60} (?:dolmetschen|übersetzen|übersetzt|gedolmetscht)%`,
    `(?:übersetz|dolmetsch)ten? (?:für (?:sie|ihn)|ihr|ihm) [^.;]{0,40}${other}|${other}%[^.;]{0,60} (?:für (?:sie|ihn)|ihr|ihm) (?:übersetzt|dolmetscht|verfasst|formuliert)|${foreign}[^.;]{0,60} führte?n? ${who} (?:nur )?mit (?:der )?hilfe `,
    `${foreign}[^.;]{0,80} (?:auf|um|mit) (?:die |der )?(?:hilfe|unterstützung) (?:eine[rs]|de[rs]|ihre[rs]|seine[rs]|von) &(?:kolleg|dolmetsch|übersetz|mitarbeit|vorgesetzt)@(?: zurück| angewiesen)?`,
    `(?:brauchte|benötigte|bedurfte|zog|saß|begleitete)%[^.;]{0,50} (?<!als )${interpreter}|auf (?:\\p{L}+ )?${interpreter} angewiesen`,
  ],
  independence: [
    `ließ ${who} (?:sich )?&von (?:eine[mr]|ihre[mr]|seine[mr]|de[mr]) &(?:kolleg|assistent|vorgesetzt|meister|gesell)@ (?:abnehmen|erledigen|machen|schreiben|erstellen|vorgeben|erklären|vorbereiten)%`,
    `nach (?:den |genauen |einzelnen |jeweiligen |detaillierten |de[mn] )?&(?:einzel|dienst|arbeits|tages)?(?:anweisung|weisung|anleitung)(?:en)? (?:der|des|eine[sr]|von|ihre[rs]|seine[rs])(?! (?:\\p{Ll}+ )?(?:vorstand|\\p{L}*rats?%|gesellschafter|kuratori|präsidi)) &\\p{L}+`,
    // „der jeden Arbeitsschritt zuvor festlegte“, „im Beisein des Meisters“
    `(?:der|die) (?:jeden (?:einzelnen )?|die einzelnen |alle )(?:arbeits)?schritte? [^.;,]{0,25}(?:festlegt|vorg[ai]b|freig[ai]b|kontrolliert|anordnet)e?t?%|(?:nur|ausschließlich|stets) (?:im beisein|in (?:anwesenheit|begleitung)) (?:de|eine|ihre|seine)[rs]%`,
    `unter (?:der )?(?:anleitung|aufsicht|kontrolle) (?:der|des|eine[sr]|von|ihre[rs]|seine[rs]) \\p{L}+`,
    `musste[n]? (?:ih[rm] [^.;]{0,50}|[^.;]{0,40} ih[rm] [^.;]{0,30})(?:vorgeben|vorgegeben werden|zur seite stehen|zur hand gehen|helfen|geholfen werden|beistehen|aushelfen)%`,
    `${who} (?:\\p{L}+ ){0,3}?(?:bedurfte|brauchte|benötigte|bedarf|braucht)%[^.;]{0,50} ${help}%`,
    `(?:ihre|seine)[rn]? (?:\\p{L}+ )?\\p{L}+ mussten? (?:\\p{L}+ )?(?:von|durch) [^.;]{0,50} werden%`,
    // „Jeden ihrer Entwürfe sieht eine Kollegin durch“, „Seine Pläne wurden vom Meister freigegeben“
    `(?:jede[nrs]? (?:ihrer|seiner)|(?:ihre|seine)[nrs]?) (?:\\p{L}+ )?(?!@(?:vorschl|ideen|anregung))\\p{L}+ (?:sieht|sah|liest|las|rechnete?|stellte?|führte?|gab|gibt|prüfte?|kontrollierte?|wurden? [^.;]{0,30}(?:von|durch)|wird [^.;]{0,30}(?:von|durch)|werden [^.;]{0,30}(?:von|durch))%[^.;,]{0,30} ${senior}[^.;]{0,30} (?:durch|nach|gegen|fertig|frei|zu ende|(?:nach|über|ge)prüft|kontrolliert|korrigiert|\\p{L}+gestellt|vollendet|freigegeben|\\p{L}+gesehen|gegengelesen|überarbeitet)%`,
    `(?:musste|mussten) (?:ihre|seine) [^.;]{0,50}(?:zu ende (?:führen|bringen)|fertigstellen|nachprüfen|überprüfen|kontrollieren|gegenlesen)%`,
  ],
  punctuality: [
    `(?:meist(?:ens)?|zumeist|in der regel|überwiegend|größtenteils) (?:\\p{L}+ )?(?:pünktlich|rechtzeitig|zur (?:\\p{L}+ )?zeit (?:an|ein)|zuverlässig|zu verlassen)%`,
    `(?:fristen|termine|zusagen|unterlagen|berichte|abgaben|rückmeldungen|aufträge)%[^.;]{0,40} (?:nach|auf) (?:\\p{L}+ )?(?:erinnerung|mahnung|aufforderung|nachfrage)(?:en)?%`,
    `musste[n]? (?:man|wir|die \\p{L}+|der \\p{L}+) [^.;]{0,40}(?:erinnern|mahnen|ermahnen|nachhaken|nachfragen)%|(?:erinnert|ermahnt|gemahnt) werden musste`,
    `erst nach (?:\\p{L}+er )?(?:erinnerung|nachfrage|mahnung|aufforderung|rückfrage|drängen)%`,
    `(?:rückrufe?|zusagen?|meldungen|antworten|aufträge?|arbeiten|aufgaben|vorgänge|post|anträge|vieles|manches)%[^.;]{0,30} blieb(?:en)? [^.;]{0,40}(?:liegen|aus|unerledigt|unbeantwortet|unbearbeitet)%`,
    `blieb(?:en)? (?:\\p{L}+ )?(?:vieles|manches|einiges|aufträge|arbeiten|anträge|post|rechnungen)%[^.;]{0,30}(?:liegen|unerledigt|unbeantwortet|unbearbeitet)`,
  ],
  results: [
    `(?:ziele?|\\p{L}+ziele|vorgaben|planzahlen)%[^.;]{0,50} (?:teilweise|zum (?:\\p{L}+ )?teil|annähernd|knapp|nicht (?:ganz|alle)) [^.;]{0,15}(?:erreicht|erfüllt|eingehalten)`,
    `${figures}%[^.;]{0,40} (?:kam(?:en)?|kommt|kommen|reicht(?:en?)?|reichen|(?:näher(?:t|te|ten|n) sich)) [^.;]{0,40}${aims}%[^.;]{0,30} (?:nahe|heran|an|näher)%`,
    `${figures}%[^.;]{0,30} näher(?:t|te|ten|n) sich [^.;]{0,40}${aims}%`,
    `(?:kam|kommt) ${who} [^.;]{0,40}${aims}%[^.;]{0,20} nahe%|${aims}%[^.;]{0,20} kam ${who} [^.;]{0,30}nahe%`,
    `${aims}%[^.;]{0,30} (?:erreichte|erfüllte|schaffte|erreicht|erfüllt) ${who} [^.;]{0,20}${nearly}%`,
    `${aims}%[^.;]{0,60} ${nearly} (?:erreicht|erfüllt|geschafft)%`,
    `(?:erreichte|erfüllte|schaffte|erreicht|erfüllt) (?:${who} )?[^.;]{0,20}${nearly} [^.;]{0,30}${aims}%`,
    `(?:blieb|lag|bleibt|liegt) ${who} [^.;]{0,40}(?:unter(?:halb)?|hinter) (?:(?:de[mnrs]|unser@|ihre[nmrs]?|seine[nmrs]?) )?(?:\\p{L}+ )?(?:${aims}|erwartungen|durchschnitt|vorjahr)%|(?<!\\p{L})(?:er|sie) (?:\\p{L}+ )?(?:blieb|lag) [^.;]{0,30}(?:unter(?:halb)?|hinter) (?:(?:de[mnrs]|unser@|ihre[nmrs]?|seine[nmrs]?) )?(?:\\p{L}+ )?(?:${aims}|erwartungen|durchschnitt)%`,
    `(?:umsatz|umsätze|absatz|verkaufszahlen|leistung(?:en)?|ergebnisse|auslastung|ertrag|erträge)%[^.;]{0,30} (?:lag|lagen|blieb|blieben) [^.;]{0,40}unter (?:de[mnr] |unseren )?(?:plan|vorgaben?|ziel@|durchschnitt|soll|erwartung@|vorjahr@)`,
  ],
  calm: [
    `(?:wurde|reagierte|zeigte sich|war) ${who} (?:\\p{L}+ ){0,4}(?:nervös|hektisch|unruhig|fahrig|ungeduldig|gereizt|kopflos|überfordert|ungehalten|unwirsch|panisch)%`,
    `geriet ${who} [^.;]{0,30}aus (?:der|dem) (?:ruhe|konzept|tritt|gleichgewicht)|überforder(?:te|ten) (?:sie|ihn)%`,
    `musste[n]? [^.;]{0,40} (?:sie|ihn) (?:[^.;]{0,20} )?(?:ablösen|entlasten|beruhigen)%`,
  ],
  deadlines: [
    `(?:länger|später) (?:[^.;]{0,50} )?als (?:[\\p{L}]+ ){0,4}(?:${agreed}|erlaubt|erwartet|vertraglich)|${agreed}en[^.;]{0,30} warten lassen|warten ließ`,
    `(?:monate?|wochen) später (?:fertig |in betrieb |übergeben |geliefert )?als (?:zugesagt|vereinbart|versprochen|angekündigt|geplant|vorgesehen)%`,
    `(?:tage|wochen?|monate?|stunden?|lange) (?:nach|hinter) (?:(?:de[mnr]|ihrem|seinem) (?:\\p{L}+ )?@(?:termin|frist|stichtag|plan(?!\\p{L}*t)|fälligkeit|ablauf)|(?:frist|termin|abgabe|redaktions|melde)\\p{L}{0,2}(?:ende|ablauf|schluss)|fälligkeit|ablauf de[rs])`,
    `verspätungszuschl[aä]g@|fristverlängerung(?:en)?%[^.;]{0,40} (?:beantrag|erbeten|bitten|nötig|erforderlich|gewähr)@`,
    `erst (?:\\p{L}+ ){0,2}nach (?:de[mnr]|ablauf) (?:(?:vertraglich|fest|verbindlich) )?(?:\\p{L}+ )?@(?:saisonstart|starttermin|eröffnung|übergabetag|baubeginn|termin|frist|stichtag|zeitpunkt|fälligkeit)`,
  ],
  quality: [
    `bedurfte[n]? [^.;]{0,30}(?:der|einer) (?:\\p{L}+ )?(?:nacharbeit|nachbearbeitung|nachbesserung|korrektur|überarbeitung)%`,
    `(?:erst |nur )?nach (?:\\p{L}+ )?(?:korrektur|überarbeitung|nacharbeit|nachbesserung|berichtigung)(?:en)?%[^.;]{0,40} (?:verwendbar|brauchbar|freigegeben|einsetzbar|nutzbar|verwertbar|zu gebrauchen)%`,
    `(?:musste[n]?|${often})%[^.;]{0,60}(?:${often}|musste[n]?|wegen|aufgrund|infolge)%[^.;]{0,50}(?:noch einmal|nochmals|erneut|ein zweites mal|von vorn|nachträglich) \\p{L}+`,
    `(?:in|bei|unter) (?:ihren|seinen|ihrer|seiner|den|der) (?:von (?:ihr|ihm) )?(?:\\p{L}+ )?\\p{L}+ (?:fanden sich|fanden wir|gab es|traten|kamen|zeigten sich|wurden|waren|häuften sich) [^.;]{0,40}${errors}%`,
    `(?:ihre|seine|die von (?:ihr|ihm) \\p{L}+) (?:\\p{L}+ )?\\p{L}+ (?:enthielt(?:en)?|wies(?:en)?) [^.;]{0,40}${errors}%`,
    `(?:war|waren|blieben?) (?:${often}|leider|zum teil|teilweise|zur hälfte) ${faulty}|(?:jede (?:zweite|dritte|vierte)|${often}) [^.;]{0,40}(?:war|waren) ${faulty}`,
    `${errors} (?:kamen|kam|traten|waren|sind) [^.;]{0,40}(?:häufig|oft|regelmäßig|immer wieder|wiederholt|mehrfach)%|${often} (?:@fehler|irrtümer|versehen) (?:unterlief|unterliefen|machte)`,
    `(?:durch|wegen|infolge|aufgrund) (?:(?:ihre|seine|eigene)[rn]? (?:\\p{L}+ )?(?:@fehlers?n?|versehens?)|(?:ihre[r]? |seine[r]? )?(?:\\p{L}+ )?(?:unachtsamkeit|nachlässigkeit|(?:flüchtigkeits|tipp|rechen|mess|schreib|bedien)@fehlern?))%`,
  ],
  conduct: [
    `zwischen (?:ihr|ihm) und [^.;]{0,60}(?:streit|konflikt|spannung|reiberei|auseinandersetzung|unstimmigkeit|zerwürfnis)@`,
    `(?:ihretwegen|seinetwegen)%[^.;]{0,60}(?:gekündigt|kündigten|verließ|verlassen|verloren|mieden|gemieden|wechselten|gewechselt|beschwer|ärger|streit|abgesprungen|versetz)`,
    `(?:von|unter) [^.;]{0,40}(?:kolleg|mitarbeit|team)@ [^.;]{0,20}(?:gemieden|abgelehnt|gefürchtet|unbeliebt)|unbeliebt%`,
    `widersetzte ${who} sich|vergriff ${who} sich|gab es [^.;]{0,30}(?:streit|konflikte|spannungen|reibereien) mit (?:ihr|ihm)%`,
  ],
  readiness: ['widerwillig%'],
  knowledge: [
    `(?:schulung|fortbildung|weiterbildung|seminar|lehrgang|lehrgänge)@%[^.;]{0,30} (?:lehnte|verweigerte|brach|mied) ${who}`,
  ],
  trust: [
    `(?:vertrauliche[snr]?|interna|internes|geheime[snr]?|betriebsgeheimnisse)%[^.;]{0,30} (?:trug|gab|erzählte|plauderte|verriet|behielt) ${who} `,
    `fehlten? [^.;]{0,20}(?:geld|ware|beträge|bargeld)%`,
  ],
  leading: [
    // People left, and said why.
    `(?:kündigten?|gekündigt|verließen|verlassen|wechselten|gewechselt|ausgeschieden|gegangen|versetz@)%[^.;]{0,50} (?:nannten?|wegen|aufgrund|als (?:grund|ursache|anlass)|unter hinweis|mit hinweis|mit der begründung|seinetwegen|ihretwegen)%[^.;]{0,40} (?:ton|umgang|umgangston|tonfall|führung|führungsstil|führungsverhalten|klima|arbeitsklima|stimmung|verhalten|behandlung|leitung)(?:e?s)?%`,
    `(?:wegen|aufgrund) (?:seine[rs]|ihre[rs]|de[rs]) &(?:tons|tonfalls|umgangs|umgangstons|führung|führungsstils|klimas|arbeitsklimas|stimmung|verhaltens)%[^.;]{0,60} (?:kündigten|gekündigt|verließen|verlassen|wechselten|gewechselt|ausgeschieden|gegangen|versetz@)%`,
    `(?:stimmung|klima|betriebsklima|arbeitsklima)%[^.;]{0,50} (?:litt|(?:war|wurde|blieb) [^.;]{0,20}(?:angespannt|schlecht|gereizt|vergiftet))%`,
  ],
};
