import { late, lateRegExp } from '../german/late.ts';

/**
 * What tells that something went wrong or was not done, said of the person's own work: losses, delays, help that was
 * needed, tasks that others took over. Each stands without a word that puts it right.
 */
const own = '(?:ihr|sein)(?:e[nmrs]?)?';
const clause = '[^.;,]{0,60}';
const dispute = '(?:konflikt(?:en?|s)?|streit(?:s|igkeiten)?|beschwerden?)(?!\\p{L})';
const who = '(?:sie|er|frau \\p{L}+|herr \\p{L}+)(?!\\p{L})';
const must = '(?:musste|mussten|muss|müssen|war|waren|ist|sind|wurden?|werden|ließen|lassen)';

const repeatedly =
  '(?:einige male|mehrmals|mehrfach|wiederholt|des öfteren|öfters?|immer wieder|verschiedentlich|häufig|regelmäßig|zweimal|dreimal|(?:zwei|drei|mehrere) male?)(?!\\p{L})';
/** More of what is praised would have been welcome; of the person herself it is regret. */
const more =
  '(?:häufiger|öfter|mehr|stärker|intensiver|deutlicher|höhere[nrs]?|größere[nrs]?|bessere[nrs]?|schneller|sorgfältiger|gründlicher)';
const stays =
  '(?<!\\p{L})(?:länger|weiter\\p{L}*|behalten|halten|gehalten|bleiben|geblieben|verbleib|zusammenarbeit|beschäftigt|übernommen|angeboten|anbieten|als (?:nur )?(?:ein|diese)|nicht|nie|niemals|kaum|kein(?:e[nmrs]?)?|keiner)(?!\\p{L})';

/** Good or bad according to what it is said of. */
const declines: readonly string[] = [
  'halbiert(?:e|en)? sich|sich [^.;]{0,40}halbiert(?:e|en)?|(?:ging|gingen)(?!\\p{L})(?! (?:auf|bereits auf|maßgeblich auf|im wesentlichen auf))[^.;,]{0,80}(?<!\\p{L})zurück|zurückgegangen|rückläufig|verluste|höchste[nr]? stand|unter (?:dem )?durchschnitt|letzte[rn]? platz|stieg(?:en)? (?:durch|wegen)|stärker als in jede[mr]|(?<!\\p{L}|herz )geschlossen|eingestellt(?=[.,;]|$)|(?:gekündigt|verloren|eingebüßt)(?=[.,;]|$)|rückstand|rückstände|grundkenntnisse\\p{L}*|außer haus|an andere|zu keiner zeit (?:\\p{L}+ ){0,3}(?:erreich\\p{L}*|eingehalten|ein|vollständig|fertig|pünktlich|bereit)',
  // A dispute, a leave or an interpreter is a task as well: only where it came about, or was needed.
  `(?:(?:kam|gab|geht|führte[n]?|geriet(?:en)?|häufig\\p{L}*|ständig\\p{L}*|wiederholt\\p{L}*|regelmäßig\\p{L}*|mehrere[nr]?|viele[nr]?|zahlreiche[nr]?)(?!\\p{L})${clause}${dispute}|${dispute}(?!\\p{L})${clause}(?:kam|kommt|gab|gibt|häuf\\p{L}+|mehrten|nahmen|traten))|(?:bedurf\\p{L}*|bedarf|bedürfen|brauch\\p{L}*|benötig\\p{L}*|erst nach|nur (?:nach|mit)|auf|mit hilfe|zog|zieht)(?!\\p{L})${clause}(?<!\\p{L})(?:(?<!auf [^.;,]*)(?:genehmigung|freigabe)(?:en)?|dolmetscher\\p{L}*)(?!\\p{L})|zur (?:genehmigung|freigabe)(?!\\p{L})[^.;,]{0,30} vor(?:gelegt|zulegen|legen)`,
];

/** What went wrong, in the words of the finding, and what tells it. */
const failures: readonly (readonly [told: string, pattern: string])[] = [
  [
    'dass etwas misslang oder das Ziel verfehlt wurde',
    `(?:brach|brachen)(?!\\p{L})${clause}(?<!\\p{L})(?:ein|ab)(?!\\p{L})|eingebrochen|abgebrochen|ergebnislos`,
  ],
  [
    'dass ein Verlust oder Fehlbetrag entstand',
    `mit einem (?:minus|verlust|fehlbetrag)|rote[nr]? zahlen|fehlbetr[aä]g\\p{L}*`,
  ],
  [
    'dass etwas misslang oder das Ziel verfehlt wurde',
    `verfehlt\\p{L}*|(?:ziel|vorgabe|plan|soll|umsatz|mindest|quote|norm)\\p{L}*(?!\\p{L})[^.;,]{0,40}unterschritt\\p{L}*|(?:kosten|budget|zeit|rahmen)\\p{L}*(?!\\p{L})[^.;,]{0,40}(?:überschr\\p{L}+)|überschreitung\\p{L}*|(?:in keinem|kein(?:e[nmrs]?)? der)(?!\\p{L})${clause}(?:erreich\\p{L}*|gelang\\p{L}*|eingehalten|erzielt|abgeschlossen|fertig\\p{L}*)|nicht (?:mehr )?(?:erreicht|eingehalten|erzielt|fertiggestellt|auszuwerten|verwertbar|auswertbar|zu verwenden|brauchbar|aufgeklärt)|auswertbare \\p{L}+ liegen nicht vor|scheiterte?n?|gescheitert|misslang\\p{L}*|misslungen|missglückt\\p{L}*|erfolglos|(?:verträge|vertrag|aufträge|auftrag)(?!\\p{L})[^.;,]{0,30}(?:entzogen|verloren)|(?:zwei|drei|vier|mehrere|einige) (?:der|unserer) (?:\\p{L}+ )?\\p{L}*kunden ${clause}(?:gekündigt|verloren|abgesprungen|abgewandert)|schlusslicht|unter (?:plan|soll)(?!\\p{L})|hinter (?:de[mnr]|ihre[nmr]|seine[nmr]|unsere[nmr]) (?:\\p{Ll}+ )?(?:plan|soll|ziel\\p{L}*|erwartung\\p{L}*|vorgabe\\p{L}*)(?!\\p{L})[^.;,]{0,20}(?:zurück|blieb\\p{L}*|lag\\p{L}*)|wichen ${clause}(?:ab(?!\\p{L})|voneinander)|ohne (?:\\p{L}+ )?(?:ergebnis|erfolg) (?:eingestellt|beendet|abgebrochen)|außer reichweite|geringen nutzen\\p{L}*|ohne (?:nutzen|wert|wirkung|ergebnis)(?=[.,;]|$)`,
  ],
  [
    'dass etwas fehlerhaft war oder berichtigt werden musste',
    `(?:nachbesser|nachgebesser|nacharbeit|nachgearbeitet|nachberechn|korrekturbuch|neudruck|makulatur|fehlbuchung|falschbuchung|fehllieferung|fehldruck)\\p{L}*(?!\\p{L})|(?:fehlerhaft|unbrauchbar|unrichtig)(?!\\p{L})|(?:durch|wegen|aufgrund|infolge|${own}) (?:\\p{L}+ )?(?:fehlerhaft|unbrauchbar|unrichtig|mangelhaft|verspätet)e[nrms]?|vertauscht\\p{L}*|falsch (?:erfasst|gebucht|berechnet|geliefert|angesetzt|eingegeben|bestellt|zugeordnet|beschriftet|abgesteckt)\\p{L}*|eigene[nr]? (?:versehen|fehler|irrtümer)|${own} (?:\\p{L}+ )?(?:versehen|fehler|versäumnisse|irrtümer)(?!\\p{L})|(?:zahlreiche[nr]?|viele[nr]?|häufige[nr]?|wiederholte[nr]?|ständige[nr]?|notwendige[nr]?) (?:korrekturen|berichtigungen|fehler|rückfragen|nachfragen|mahnungen|beanstandungen|reklamationen|verspätungen|fehlzeiten|ausfälle)|korrekturen (?:zu|an|von) (?:ihren|seinen) eigenen|korrekturen(?!\\p{L})[^.;]{0,60}(?:notwendig|nötig|erforderlich) (?:wurden|waren|machten)|(?:gab|kam|führte|führten) (?:es )?(?:\\p{Ll}+ ){0,3}zu (?:\\p{Ll}+ ){0,2}(?:(?:Reihe|Vielzahl) von )?(?:beanstandungen|fehlern|reklamationen|beschwerden|verzögerungen|stillständen|ausfällen)|(?:beanstandungen|reklamationen) (?:wegen|über)(?!\\p{L})|${must}(?!\\p{L})[^.;,]{0,90}(?:korrigiert|berichtigt|nachgemessen|nachmessen|nachgebucht|neu (?:gemacht|geschrieben|erstellt|angefertigt|gedruckt|gezogen)|überarbeitet werden|zurückgewiesen|zurückgeschickt|ausgesondert|ausgeschliffen|nachgezählt|wiederholt werden)(?!\\p{L})|(?:unfall|unfälle|schaden|\\p{L}*schäden|\\p{L}*schaden) verursacht|verursachte (?:sie|er)(?!\\p{L})|(?:von|durch) (?:ihr|ihm) verursachte\\p{L}*|(?:fehlten|fehlte) (?:waren|ware|belege|geld|angaben|seiten|unterlagen)|jede[rs]? (?:zweite|dritte|vierte|fünfte)[rns]? (?:ihrer|seiner)|kaum eine[rs]? (?:ihrer|seiner)|zu wünschen übrig(?! (?:lassen|ließ(?:en)? (?:nie|nichts)))`,
  ],
  [
    'dass etwas zu spät kam, sich verschob oder liegen blieb',
    `zu spät(?!-)|(?:verschieb|verschob)\\p{L}* sich [^.;,]{0,40}termine?n?|termine?n?(?!\\p{L})[^.;,]{0,60}(?:verschoben|platzten|ins rutschen)|nicht (?:immer|stets|durchweg) (?:einhielt|pünktlich|eingehalten)|(?:tage|wochen|stunden) (?:\\p{L}+ )?warten (?:musste|mussten)|verspätet|mit verspätung|überfällig|seit (?:\\p{L}+ ){1,3}(?:ausstehend|fällig)\\p{L}*|ausstehende[nr]? (?:erklärung|nachweis|bericht|unterlage|abrechnung|meldung|lieferung|antwort)\\p{L}*|nachfrist\\p{L}*|fristverlängerung\\p{L}*|(?:mehrmals|mehrfach|wiederholt|nach (?:mehreren|zwei|drei|vielen))(?!\\p{L})[^.;,]{0,40}(?:erinner(?:n|t|te|ten|ung|ungen)|gemahnt|mahnung\\p{L}*|anmahn\\p{L}*)(?!\\p{L})|länger warten|warten mussten|(?:verschob(?:en)?|verzögerten?) sich|\\p{L}*(?:termin|start|eröffnung|abgabe|abschluss|fertigstellung|inbetriebnahme|umzug|einführung|auslieferung)(?:e?s|e)?(?!\\p{L})[^.;,]{0,40} (?:rückte|verschob(?:en)?)(?!\\p{L})|statt (?:wie )?(?:verabredet|vereinbart|geplant|zugesagt|vorgesehen)|(?:tage|wochen|monate|sprints?|stunden) nach (?:dem|der) (?:stichtag|zusage|termin|frist|abgabetermin)|erst (?:zur|zum|im|am|mitte|ende|nach|gegen|tage|wochen)(?!\\p{L})[^.;,]{0,40}(?:eintr(?:af|eff|iff)\\p{L}*|eingetroffen\\p{L}*|vorlag\\p{L}*|fertig\\p{L}*|erschien\\p{L}*)|in verzug|liegen (?:ließ|gelassen|blieb\\p{L}*)|ließ (?:sie|er) [^.;,]{0,40}liegen|minuten nach (?:den anderen|dienstbeginn|schichtbeginn|beginn)|säumig`,
  ],
  [
    'dass eine Aufgabe zu viel war oder ohne Hilfe nicht gelang',
    `überfordert|nachhilfe(?!\\p{L})|nach (?:den |seinen |ihren )?(?:kleinschrittig|engmaschig|genau|detailliert|ausführlich)\\p{L}* (?:vorgabe|anweisung|anleitung|arbeitsplän)\\p{L}*|überforderte[n]? ${who}|(?:sie|ihn) überforderten?|an (?:ihre|seine) grenzen (?:kam|stieß|geriet)|(?:ihr|ihm) [^.;,]{0,30}zu (?:groß|viel) wurde|kräfte nicht (?:aus)?reichten|${who}[^.;,]{0,100}angewiesen (?:blieb|war|ist)(?=[.,;]|$)|(?:war|wirkte|fühlte|zeigte|ist|wegen|durch|infolge)(?!\\p{L})${clause}überlast(?:et|ung)|nicht (?:mehr )?(?:gewachsen|standhielt|durchhielt|zurechtkam)|über den kopf|zu viel (?:für (?:sie|ihn)|wurde)|fahrig|unruhe unter|verlor (?:sie|er) (?:(?:\\p{L}+ ){0,2})(?:die ruhe|den überblick|die übersicht|die fassung|die nerven)|(?:stellten|stellte) (?:wir|ich) (?:ihr|ihm) [^.;,]{0,60}zur seite|an sich (?:ziehen|nehmen)|(?:sofortige|regelmäßige) ablösung|${who}[^.;,]{0,100} auf [^.;,]{0,100}angewiesen(?=[.,;]|$)`,
  ],
  [
    'dass etwas abgelehnt oder nicht übernommen wurde',
    `(?:(?:lehnte|lehnt) ${who}|${who} (?:lehnte|lehnt)(?!\\p{L}))[^.;]{0,80}(?<!\\p{L})ab(?=[.,;]|$)|wies (?:sie|er) (?:\\p{L}+ )?zurück|ablehnend gegenüber|weigerte (?:sie|er)? ?sich|verweigerte\\p{L}*|(?:für|zu)(?! (?:unserem|meinem|intrigen|klatsch|tratsch|halbe))(?!\\p{L})(?![^.;,]*(?:stelle|mittel)(?!\\p{L}))${clause}nicht (?:zu gewinnen|bereit|zu bewegen|zu haben|zur verfügung|einsetzbar)|lässt (?:sie|er) sich nicht ein|nicht ein einziges mal bereit\\p{L}*`,
  ],
  [
    'dass wenig von selbst geschah',
    `untätig|wartet (?:sie|er) ${clause}ab(?=[.,;]|$)|(?:sie|er) wartet ${clause}ab(?=[.,;]|$)|blieb(?:en)? bei null|(?:nichts|nie)(?!\\p{L})[^.;,]{0,25}(?:kam|gehört|vorgeschlagen|beigetragen)(?=[.,;]|$)|nicht gehört(?=[.,;]|$)|erst (?:nach|auf)(?!\\p{L})[^.;,]{0,40}(?:aufforderung|ermunterung|anweisung|drängen|mahnung)|(?:nur|bloß|ausschließlich) (?:auf|nach)(?!\\p{L})[^.;,]{0,30}(?:anweisung|aufforderung|anordnung|zuruf)|ohne diese wurde`,
  ],
  [
    'dass etwas abgelehnt oder nicht übernommen wurde',
    `überstunden leistete (?:sie|er) (?:zu keiner zeit|nie|keine)`,
  ],
  ['dass die Person fehlte', `fehlte (?:sie|er)(?!\\p{L})|fiel (?:sie|er) [^.;]{0,50}aus(?=[.,;]|$)`],
  ['dass etwas abgelehnt oder nicht übernommen wurde', `trat (?:sie|er) nicht an`],
  [
    'dass Kenntnisse fehlten oder nicht selbständig gearbeitet wurde',
    `übersetzungsbüro [^.;,]{0,30}(?:übertrag|vergeb|überlass)\\p{L}*|mangels eigener|da (?:ihr|ihm) die \\p{L}+ fehl\\p{L}*|lücken auf(?=[.,;]|$)|wissenslücken|blieben ${clause}lücken|nicht (?:vertraut|geläufig|mächtig|beherrscht)(?=[ .,;]|$)|noch nie gearbeitet|an keine[mr] (?:der|einzigen) [^.;,]{0,60}(?:teil|angemeldet)|nutzte keine|(?:blieb|blieben|blieb) (?:ihr|ihm) (?:\\p{L}+ )?verwehrt|beschränkte sich auf|${own} \\p{L}+ beschränkte sich|(?:musste|mussten|durfte|durften)(?!\\p{L})${clause}(?:(?:erst|nur|vorher|vorab) (?:nach|mit) (?:\\p{L}+ ){0,2}(?:freigabe|genehmigung|zustimmung|begleitung|aufsicht|rücksprache|hilfe)|vorgelegt|freigegeben|abgezeichnet|gegengelesen|gegengezeichnet|genehmigt|kontrolliert|überprüft|beaufsichtigt)|(?:holt|holte|erbat|erbittet)(?!\\p{L})[^.;,]{0,40}(?:entscheidung|freigabe|zustimmung|genehmigung|erlaubnis)\\p{L}* (?:der|des|ihre[rs]|seine[rs]) (?:\\p{L}*leitung|\\p{L}*führung|vorgesetzten|chefs|inhabers|inhaberin|meisters)(?!\\p{L})[^.;,]{0,20} ein(?=[.,;]|$)|unter (?:der )?(?:ständigen?|dauernden?|enger|laufender|steter) (?:anleitung|aufsicht|kontrolle|begleitung)|jede[nrs]? (?:einzelne[nrs]? )?(?:arbeits)?schritt(?:e|s)?(?!\\p{L})${clause}(?:überprüf|kontrollier|vorg[ae]b|absegn|freig[ae]b)\\p{L}*|(?:gab|gaben|gibt) (?:ihr|ihm) (?:der|die|das|ihr|ihre|sein|seine) ${clause}(?:vor(?=[.,;]|$)|in allen einzelheiten)|${own} viele[nr]? rückfragen|stimmte (?:sie|er) (?:stets |immer )?vorab|genaue weisungen|sagte (?:ihr|ihm) ${clause}(?:schritt|vor)|ansagte`,
  ],
  [
    'dass das Verhalten Anlass zur Klage gab',
    `plauderte (?:sie|er)|ausgeplaudert|herumerzähl\\p{L}*|herumreich\\p{L}*|abmahnung\\p{L}*|abgemahnt|beschwert(?:e|en)? sich|beschwerden (?:über (?:sie|ihn|ihr\\p{L}*|sein\\p{L}*)|von \\p{L}+ ein)|zerwürfniss?e?|(?:zogen|zog|schalteten|bedurfte|brauchte)(?!\\p{L})[^.;,]{0,40}mediator(?:in)?(?!\\p{L})|im alleingang|(?:wissen|ergebnisse|informationen|kenntnisse)(?!\\p{L})${clause}unter verschluss|(?:blieb|bleibt) (?:sie|er) ${clause}fern|herabgewürdigt|verletzend|unfreundlich (?:abgefertigt|behandelt)|ins lächerliche|ermahn(?:t|ung|ungen)|der vorfall|gedeihliches miteinander nicht|nicht mehr möglich war|nimmt (?:sie|er) grundsätzlich nicht an|keine antwort|nicht gearbeitet hatte|um eine[n]? andere[n]? (?:\\p{L}+ )?gebeten|unerlaubt\\p{L}*|unentschuldigt\\p{L}*|eigenmächtig\\p{L}*`,
  ],
  [
    'dass jemandem etwas abgenommen wurde',
    `durften?(?!\\p{L})[^.;]{0,90}nicht mehr(?!\\p{L})|(?:wurde|worden|haben|mussten|wir|ihr|ihm)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})entz(?:ogen|ieh\\p{L}*)|entzogen wurde|aus (?:dem|der) (?:verkauf|betrieb|dienst|team|kundenverkehr|projekt) (?:genommen|nehmen|abgezogen)|in eine? andere[ns]? (?:amt|abteilung|team|filiale|gruppe|dienststelle) umgesetzt`,
  ],
  [
    'dass Geld oder Angaben nicht stimmten',
    `fehlten?(?!\\p{L})[^.;]{0,60}(?:beträge?|euro)(?!\\p{L})|fehlbest[aä]nd\\p{L}*|(?:stunden|spesen|fahrten)(?!\\p{L})[^.;]{0,60}nicht (?:geleistet|angefallen)|unstimmigkeiten (?:in|bei|eingeschlichen)|ohne dies anzugeben`,
  ],
  [
    'dass etwas misslang oder das Ziel verfehlt wurde',
    `(?:blieb|lag)(?:en)?(?!\\p{L})[^.;]{0,80}(?:unter|hinter) (?:de[mnr]|ihre[mnr]|seine[mnr]|unsere[mnr]) (?:\\p{L}+ )?\\p{L}*(?:plan|planung|soll|vorgaben?|ziele?n?|erwartungen)(?!\\p{L})|(?:euro|prozent) (?:mehr|teurer) als (?:bewilligt|geplant|genehmigt|veranschlagt|vorgesehen)|nachfinanzier\\p{L}*|kostenüberschreitung\\p{L}*|überschritt(?:en)?(?!\\p{L})[^.;]{0,50}(?:mittel|budget|rahmen)(?!\\p{L})|note [45](?:,\\d)? (?:bewertet|beurteilt)|(?:anrufung der|rief\\p{L}* die) einigungsstelle`,
  ],
  [
    'dass etwas fehlerhaft war oder berichtigt werden musste',
    `wurden?(?!\\p{L})[^.;]{0,90}(?:beanstandet|gerügt|bemängelt)|${must}(?!\\p{L})[^.;]{0,90}(?:neu verhandel\\p{L}*|nachverhandel\\p{L}*|nachgeliefert|nachrechnen|nachgerechnet)|stimmten (?:die|\\p{L}+) (?:maße|zahlen|angaben|beträge) nicht|(?:übertragungs|flüchtigkeits)fehler|flüchtigkeiten|unvollständig waren`,
  ],
  [
    'dass etwas zu spät kam, sich verschob oder liegen blieb',
    `ohne rückmeldung (?:blieb\\p{L}*|liegen)|unbeantwortet|ungeöffnete?[rn]? post|unerledigt\\p{L}*|fristversäumnis\\p{L}*|nicht rechtzeitig (?:fertig|öffnen|vor\\p{L}*|abge\\p{L}*|einge\\p{L}*)|(?:tage|wochen|monate) nach fristablauf`,
  ],
  [
    'dass das Verhalten Anlass zur Klage gab',
    `(?:gelangten?|drang(?:en)?|sickerten?)(?!\\p{L})[^.;]{0,90}(?:durch (?:sie|ihn)|nach außen|in die (?:belegschaft|öffentlichkeit))|die runde machten?|(?:baten|verlangten|forderten|wünschten)(?!\\p{L})[^.;]{0,60}(?:nicht (?:mehr|länger)|vertragsstrafen?)(?!\\p{L})|um (?:ihre |seine )?versetzung (?:gebeten|baten|bat)|unterschriftensammlung|türenschlagend|widersetzte (?:sie|er) sich|wegen (?:der )?(?:gespannten|schlechten|angespannten) (?:stimmung|atmosphäre)|wegen der vielen (?:abgänge|kündigungen)|niemand mehr mit (?:ihr|ihm)`,
  ],
  [
    'dass Kenntnisse fehlten oder nicht selbständig gearbeitet wurde',
    `da (?:${who}) nur deutsch|keine (?:\\p{L}+ )?kenntnisse (?:de[sr]|in)(?!\\p{L})[^.;]{0,40}(?:verfüg|besaß|besitz|hatte|hat)\\p{L}*|in dieser sprache nicht|auf (?:die )?hilfe (?:der|von) (?:\\p{L}+ )?kolleg\\p{L}* angewiesen|trotz (?:dreier|zweier|mehrerer|wiederholter|vieler) (?:nach)?schulungen|einarbeitung(?!\\p{L})[^.;]{0,100}verlänger\\p{L}*|mehreren nachschulungen`,
  ],
  [
    'dass eine Aufgabe zu viel war oder ohne Hilfe nicht gelang',
    `(?:musste|mussten|muss|müssen) (?!${who})[^.;,]{0,70}(?:hinzugezogen|herangezogen|hinzugerufen|zu rate gezogen|zu hilfe (?:geholt|gerufen)|eingeschaltet) werden`,
  ],
  [
    'dass das Verhalten Anlass zur Klage gab',
    `(?:wurde|wird) ${who} ?[^.;,]{0,40}${repeatedly}(?! (?:lobend|positiv))${clause}(?:hingewiesen|ermahnt|angehalten|aufgefordert|zurechtgewiesen|gerügt)|(?:mussten?|müssen|muss)(?!\\p{L})[^.;,]{0,90}angemahnt werden`,
  ],
  [
    'dass wenig von selbst geschah',
    `erst,? (?:nachdem|wenn|als|sobald)(?!\\p{L})[^.;]{0,90}(?:verpflichtend|zur pflicht|angeordnet|angemahnt|(?:mehrmals|mehrfach|wiederholt|eigens|ausdrücklich) (?:gebeten|aufgefordert|gemahnt|ermahnt|erinnert))`,
  ],
  [
    'dass mehr erwartet worden war',
    `(?:hätten?|wäre[n]?)(?!\\p{L})(?![^.;]*${stays})${clause}${more}(?!\\p{L})${clause}(?:erwart\\p{L}*|gewünscht|wünschen|erhofft|wünschenswert|vorgestellt)|${more}(?!\\p{L})${clause}(?:wäre|hätten?)(?!\\p{L})(?![^.;]*${stays})${clause}(?:wünschenswert|erwartet|gewünscht|zu wünschen)`,
  ],
  [
    'dass Kenntnisse fehlten oder nicht selbständig gearbeitet wurde',
    `noch (?:vorhandene|bestehende|verbliebene|verbleibende|offene)[nrs]? (?:\\p{L}+ )?(?:\\p{L}*lücken|defizite?n?|schwächen|unsicherheiten|mängeln?)`,
  ],
  [
    'dass etwas fehlerhaft war oder berichtigt werden musste',
    `von (?:ihr|ihm) \\p{Ll}+(?:ten|enen) ${clause}(?:durch|von) (?:eine[rmn]?|die|den|der|dem|das) (?:zweite|weitere|andere|erfahrene|kolleg|vorgesetzt|\\p{L}*meister|\\p{L}*leit)\\p{L}* ${clause}(?:nach|gegen|über)(?:zu|ge)?(?:kontroll|prüf|les|lies|rechn|schau|seh)\\p{L}*`,
  ],
];

/** One of those that hold of whatever is told. */
export const failure = lateRegExp(
  `(?<!\\p{L})(?:${failures.map(([, pattern]) => pattern).join('|')})(?!\\p{L})`,
  'iu',
);
const kinds = failures.map(
  ([told, pattern]) => [told, lateRegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')] as const,
);
/** What a clause that tells a failure says went wrong: „dass etwas zu spät kam“. */
export const failureTold = (text: string): string =>
  kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'dass etwas misslang';
/** One that holds of the subject that is praised elsewhere. */
export const decline = lateRegExp(`(?<!\\p{L})(?:${declines.join('|')})(?!\\p{L})`, 'iu');

/** What puts it right, or tells that there was none, or that others were to blame. */
export const mended = late.iu`(?<!\p{L})(?:scheiter\p{L}* nur (?:wenige|eine?[rs]?|zwei|drei)|nie|niemals|\p{L}*stelle (?:steht|stand|ist|war)|baute|abgebaut|aufgearbeitet|kein(?:e[nmrs]?)? einzige\p{L}*|kein(?:e[nmrs]?)? (?:einzige\p{L}* )?(?:fehl|beanst|beschw|konflikt|streit|verlust|reklam|nacharb|verz|rückst|unfa|überford)\p{L}*|ohne|weder|frei von|selten|senkte\p{L}*|verringer\p{L}*|reduzier\p{L}*|minder\p{L}*|halbierte (?:sie|er)|beseitig\p{L}*|beh(?:ob|oben|ebt)|vermied\p{L}*|vermieden|verhinder\p{L}*|schloss (?:sie|er)|löste?n?|gelöst|schlicht\p{L}*|legte (?:sie|er|frau \p{L}+|herr \p{L}+) (?:\p{Ll}+ ){0,2}bei(?=[.,;]|$)|klärte?n?|bearbeit\p{L}*|nahm (?:sie|er) (?:an|entgegen|auf)(?=[.,;]|$)|nahm (?:sie|er) [^.;,]{0,60}entgegen|deckte\p{L}*|entdeckte?n?|fand(?:en)?|erkannte?n?|spürte\p{L}*|rügte\p{L}*|glich(?:en)?|fing(?:en)?|trotz|obwohl|obgleich|dennoch|gleichwohl|anfangs|anfänglich|zunächst|früher\p{L}*|vorherige\p{L}*|zuvor|vorgänger\p{L}*|bei (?:ihrem|seinem) (?:eintritt|amtsantritt)|vor ihrer zeit|vor seiner zeit|behördlich\p{L}*|planmäßig|marktbedingt|(?:wegen|aufgrund|infolge|durch|weil) (?:\p{L}+ ){0,3}(?:(?:de[sr]|eine[sr]|vo[nm]|beim|seitens) (?:\p{Ll}+ )?(?:\p{L}*(?:hersteller|zulieferer|lieferant|auftraggeber|bauherr|behörde|versorger|spedition|netzbetreiber|dienstleister)\p{L}*)|\p{L}*(?:streik|hochwasser|sturm|unwetter|frost|brand|schadens|rohrbruch|einbruchs|engp[aä]ss|materialmangel|materialknappheit|halbleitermangel|insolvenz|einspr[uü]ch|anwohner|altlast|kampfmittel|denkmalschutz|stromausfall|sperrung|lockdown)\p{L}*)|branche|konjunktur\p{L}*|pandemie\p{L}*|corona\p{L}*|lieferanten?|wetter\p{L}*|nicht (?:von|durch|an) (?:ihr|ihm)|andere[rn] (?:abteilung|bereich|haus|firm|stelle)\p{L}*|(?:sturz|unfall|fehler|ausschuss|reklamation|kranken|fluktuation|beschwerde|rückstand|schaden|schwund|infektion|wartezeit|durchlaufzeit|stillstand|ausfall|lagerbest|außenst|energieverbrauch|verbrauch|abfall|kosten|retoure|rückl[aä]uf|abschrieb|storn|verderb|fehlzeit|überstunde|nacharbeit|mahnung)\p{L}*[^.;]{0,60}(?:zurück|halbiert)|sank(?:en)? (?:die|der|das)? ?(?:fehler|ausschuss|kosten|reklam|unf)\p{L}*|(?:sank|sanken|fiel|fielen|ging|gesunken|senken) [^.;]{0,30}(?:anteil|zahl|quote)\p{L}* [^.;]{0,20}(?:fehler|falsch|beanstand|verspätet|mangelhaft|reklam|beschwerde|unfäll|ausfäll|nacharbeit|nachbesser|mängel|störung|stillst|rückläuf|retour|storn|abbr[uü]ch|widersp|verspätung|überstunden|fehlzeit|fehltag)\p{L}*|\p{L}*(?:zeit|kosten|fehler|ausschuss|quote|reklamation|verlust|best[aä]nd|verbrauch|ausf[aä]ll|schwund|abweichung|krankenstand|fluktuation)\p{L}* [^.;,]{0,40}unter (?:de[mnr]|unsere[mnr]) \p{L}*(?:durchschnitt|mittel)\p{L}*|\p{L}*(?:vereinbarung|vertrag|vertr[aä]ge|abkommen|partnerschaft|kooperation|lücke|bündnis)\p{L}* (?:\p{L}+ ){0,2}geschlossen|kunden(?:beschwerd|reklamation)\p{L}*|von (?:kunden|gästen|patienten|bürgern|mietern|eltern))(?!\p{L})`;

/** A rule that holds for everybody in that post. */
export const asRule =
  /vier-?augen|vorschrift|vorgeschrieben|(?<!(?:vor|ein|um|fort|ab))gesetz|wie (?:bei|für) all|für alle|in jedem fall üblich|üblicherweise|richtlinie|satzung/iu;

/** Told of a fault or a danger that somebody met: it stands anywhere in the sentence. */
export const met = late.iu`(?<!\p{L})(?:^keine?[nrms]?(?! der)|(?:schien|schienen|drohten?|galt|galten)(?! (?:sie|er|frau|herr)(?!\p{L}))[^.;]{0,80}(?<!\p{L})(?:verloren|gescheitert|zu scheitern|geplatzt|zu platzen|gefährdet|dahin|vertan|vergeblich|aussichtslos|unmöglich)|rettete\p{L}*|gerettet|beseitig\p{L}*|griff (?:sie|er)(?![^.;,]* auf (?:de[nr]|die|das) )|(?:sprang|half) (?:sie|er)|(?:legte (?:sie|er|frau \p{L}+|herr \p{L}+) (?:\p{Ll}+ ){0,2}bei(?=[.,;]|$))|geschönt\p{L}*|bestechung\p{L}*|unzulässig\p{L}*|bewahrte (?:uns|das|die|den)|entdeckte?n?|entdeckung|deckte|bemerkte?n?|verhinderte\p{L}*|beh(?:ob|oben)|grenzte|wendete|wehrte|zur rechten zeit|dank (?:ihre|seine)[rms]?|(?:ihre?|seine?)[mnrs]? (?:hinweis|meldung|warnung)\p{L}*|auf kosten (?:des|der) (?:hersteller|lieferant|verursacher|bau)\p{L}*)(?!\p{L})`;

/** Who is to blame for what others suffer: named in the genitive, or behind „von“. */
const outsider =
  '(?:[\\p{Ll}-]+ )?\\p{L}*(?:hersteller|zulieferer|lieferant|dienstleister|spedit|behörde|auftraggeber|bauherr|versorger|subunternehm|fremdfirm|fremdunternehm|betreiber|vorgänger)\\p{L}*';
const mishap =
  '(?:fehler|versäumnis|versehen|irrt[uü]m|ausf[aä]ll|störung|verzug|verspätung|verzögerung|unf[aä]ll|lieferproblem|insolvenz|panne|m[aä]ng[eä]l)\\p{L}*';
/** „Nach einem Fehler des Programmherstellers“ */
export const ofOutsiders = lateRegExp(
  `(?<!\\p{L})\\p{L}*${mishap} (?:de[sr]|eine[sr]|vo[nm]|unsere[sr]|mehrerer|einiger)(?: (?:de[rms]|einem|einer|unserem|unserer))? ${outsider}`,
  'giu',
);

const somebody = '(?:sie|er|frau [\\p{L}-]+|herr [\\p{L}-]+)(?!\\p{L})';
const him = '(?:sie|ihn|frau [\\p{L}-]+|herrn [\\p{L}-]+)(?!\\p{L})';
const gap = '[^.;,]{0,60}';
/** What she found, pointed out, took over from others, and what they sought her for: no word of blame there is meant for her. */
export const setRight = lateRegExp(
  `(?<!\\p{L})(?:${[
    `(?:wies|wiesen) ${somebody}${gap} hin(?=[.,;]|$)`,
    `von (?:ihr|ihm) (?:\\p{Ll}+ ){0,3}(?:auf ${gap} )?(?:hingewiesen|ermahnt|erinnert|angemahnt|gerügt|zurückgewiesen)`,
    `(?:bat(?:en)?|fragten?|fragen|bitten) ${him} (?:[\\p{L}-]+ ){0,5}um (?:hilfe|rat|unterstützung|auskunft)`,
    `kein (?:sterbens)?wort|keine silbe`,
    `(?:fand|fing|spürte) ${somebody} ${gap}(?:fehler|dreher|m[aä]ngel|unstimmigkeit|abweichung|irrt[uü]m|differenz|lücke|schwachstelle)\\p{L}*`,
    `fiel(?:en)?(?!\\p{L}) [^.;]{0,30}(?:ihr|ihm)(?!\\p{L}) [^.;,]{0,40}auf(?=[.,;]|$)`,
    `(?:fühlten?|wussten) sich (?:[\\p{L}-]+ ){0,4}bei (?:ihm|ihr)(?!\\p{L})`,
    `wand(?:te|ten) sich [^.;]{0,60}an ${him}`,
    `war ${somebody}[^.;]{0,80} (?:\\p{L}+e )?(?:ansprechpartner|anlaufstelle|ratgeber|vertrauensperson)(?:in)?`,
    `(?:übernahm|leistete|vertrat|tauschte) ${somebody} ${gap}für (?:(?:die|ihre|seine|andere|erkrankte|abwesende|verhinderte|überlastete)n? )*\\p{L}*(?:kolleg|mitarbeit)\\p{L}*`,
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** A negation beside the words of failure: „musste kein einziges Mal“, „kaum ein Auftrag ging verloren“. */
export const denied = late.iu`(?<!\p{L})(?:nicht(?! nur)|kein(?:e[nmrs]?)?|kaum ein(?:e[nmrs]?)?|nie(?:mals)?|nichts|vor (?:ihr|ihm))(?!\p{L})`;
