import { clash, him, p, praiseOf, w, type StoryClash } from './story-clash.ts';
import { toldFirstClashes } from './told-first-clashes.ts';

const none = '(?:nie|niemals|nicht|kein(?:e[nmrs]?)?|keinerlei|zu keiner zeit|kaum|selten)%';

const aims = '@(?:ziele?|vorgabe|planzahl|quote|soll)(?:n|s|en)?%';
const work =
  '(?:überstunden|mehrarbeit|zusatz(?:dienst|schicht|arbeit)@|zusätzliche[nr]? (?:dienst|schicht)@|wochenend@|samstags@|sonderschicht@)%';
const tone =
  '(?:ton|tonfall|tons|umgangston(?:s)?|umgangs?|art|auftreten|auftretens|verhaltens?|benehmens?|unfreundlichkeit|schroffheit|führung|führungsstils?|führungsverhaltens?|leitung|stils?)%';
const went =
  '(?:kündigten|gekündigt|verließen|verlassen|wechselten|versetz\\p{L}+|ausgeschieden|gegangen|kündigungen|kündigung|gingen)%';
const because =
  '(?:wegen|aufgrund|infolge|unter (?:verweis|hinweis|berufung) auf|mit (?:verweis|hinweis) auf|nannten|begründeten|weil)%';
const staff =
  '@(?:mitarbeit|beschäftigt|kräfte|leute|verkäufer|pfleger|pflegend|angestellt|gesell|monteur|köch|erzieher|kolleg|team|fachkraft|sachbearbeit)@';
/** Nobody's fault that people left. */
const naturally =
  '(?:alters|renten|ruhestand|pension|elternzeit|befrist|saison|schließung|verlager|umzug|insolvenz|pandemie|corona|wachstum|wuchs|wachs|eröffn|erweiter|beförder|branche|vor (?:ihre[mr]|seine[mr])|bei (?:ihrem|seinem) (?:ein|an)tritt|vorgänger)';
const people = '(?:leute|@mitarbeiter@|beschäftigten?|personal@|kräfte)%';
const leftUs = '(?:kündigten|gekündigt|verließen|verlassen haben|ausgeschieden)%';
const manyOf =
  '(?:\\d{2,}|zahlreiche|viele|(?:mehr als |fast |über )?(?:die hälfte|ein drittel|zwei drittel|drei viertel)|dutzende|fast alle|nahezu alle|(?:zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig)(?: von \\p{L}+)?)%';
/** Teams that last, and how often a post in them had to be filled again. */
const lasting =
  '(?:langjährige|beständige|stabile|feste|treue|eingespielte)[nrs]?,? (?:(?:und )?\\p{L}+,? ){0,2}@(?:teams?|mannschaft(?:en)?|belegschaft|gruppe|stamm)%|@(?:teams?|mannschaft|gruppe)%#(?:beständig|stabil|treu)%|(?:mitarbeit|leute|kräfte|beschäftigt)@[^.;,]{0,40} (?:binden|gebunden|hielt)%';
const times =
  '(?:(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig)[ -]?mal|(?<![\\d.,])(?:[3-9]|\\d{2,})[ -]?mal|immer wieder|laufend|ständig)%';
const refilled = `besetz(?:t|te|en)%[^.;]{0,90} ${times} (?:neu|nach)%|${times}[^.;]{0,30} (?:neu (?:zu )?besetz|nach(?:zu)?besetz|neubesetz)@|(?:neu besetz|nachbesetz|neubesetz)@[^.;]{0,30} ${times}|wechselten? (?:die|der|das) &@(?:stellvertret|besetzung|belegschaft|mannschaft)@[^.;,]{0,30} ${times}|verweildauer%[^.;]{0,70} (?:betrug|lag|war)%[^.;]{0,25} monat@|(?:schied(?:en)?|verließ(?:en)?|kündigten?)% ${manyOf} (?:der|von) &@(?:beschäftigt|mitarbeit|kräfte|leute)@ (?:ihre|seine)[rs]%`;
const printed =
  '(?:veröffentlichung(?:en)?|publikation(?:en)?|aufs[aä]tze?|artikel|manuskripte?|buch|monographie|monografie|dissertation|patent(?:anmeldung)?)';
const sold = '(?:@abschl[uü]sse?|@auftr[aä]ge?|@vertr[aä]ge?|@verk[aä]ufe?|(?:neu)?kunden?)';
const already = '(?:bereits|schon|weitere|neue|zusätzlich)';
const toCome =
  '(?:angestrebt|erwartet|erhofft|geplant|vorgesehen|in aussicht|steht (?:noch |weiterhin )?aus|(?:im|für das) (?:kommende|nächste)[ns]? \\p{L}+|stehe?n? bevor)%';
const secret =
  '@(?:vertraulich|intern|geheim|unterlagen|plän|daten|informationen|preislist|dossier|gehälter|befund|inhalte|angaben|akte)@';
const outside =
  '(?:wettbewerber|konkurren|mitbewerber|außenstehend|dritte|presse|bekannte|nachbar|freund|verwandt|unbefugt|fremde|öffentlichkeit)@';
const crash =
  '@(?:unfall|unfälle|unfällen|zusammenst(?:oß|öße|ößen)|kollision(?:en)?|totalschaden|blechsch[aä]den|auffahrunf\\p{L}+|schaden|schäden)(?:s|es)?%';
/** „Die nach den beiden Auffahrunfällen angesetzte Nachschulung“: what was done about him, not what he did about those of others. */
const afterCrash = `(?:nach|wegen|aufgrund|infolge|im anschluss an)% &&${crash}(?![^.;]*(?<!\\p{L})(?:kolleg|ander|fremd|dritter|entwickel|leitete|gestaltete|regte|schulte|hielt|half|klär|untersuch))[^.;]{0,90}(?:nachschulung|@schulung|@training|unterweisung|belehrung|gespräch|ermahnung|innendienst|fahrtauglichkeit|fahrprobe|nicht mehr)`;
const onlyGerman = '(?:nur|lediglich|ausschließlich) (?:(?:auf|in) )?deutsch(?:er sprache)?%';
const abroad =
  '(?:@ausl[aä]nd|kunden|auftraggeber|lieferanten|partnern?|@gespräch|telefonat|schriftwechsel|brief|@verhandlung|messen?)@';
const money =
  '@(?:geld|gelder|geldern|betr[aä]ge?n?|bargeld|einnahmen|ware|waren|wechselgeld|trinkgelder|kasse|material)%';
const short =
  '@(?:fehlbetr[aä]g|fehlbest[aä]nd|(?:kassen|bestands|inventur)(?:differenz|fehler|abweichung|minus)|kassenminus|manko|fehlmenge)@';
/** What is gone, and nobody knows where; lost to fire, burglars or age it tells nothing of the person. */
const gone = (told: string): string => `(?<!${lostTo}[^.]*)(?:${told})(?![^.]*${lostTo})`;
const lostTo =
  '(?:brand|feuer|einbr[uü]ch|wasserschaden|hochwasser|unwetter|sturm|umzug|verschleiß|veraltet|defekt|ausgemuster|ausgesonder|überaltert|kund|lieferant|vorgänger|deckte|aufgedeckt|klärte|fand ${p})@'.replace(
    '${p}',
    p,
  );
const someOf =
  '(?<![\\p{L}\\d])(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig|mehrere|einige|zahlreiche|etliche)%';
const unproved =
  '(?:nicht|nie|un)[- ]?(?:mehr |vollständig |hinreichend )*(?:belegt|nachgewiesen|nachzuweisen|nachvollziehbar|geklärt|zu klären|aufzuklären|erklärlich|zu erklären)%';
const missing = gone(
  [
    `(?:mussten?|müssen|muss|wurden?|worden)%[^.;]{0,70}(?:als (?:abgang|schwund|verlust|fehlbestand|fehlmenge)|ohne (?:nachweis|beleg))%[^.;]{0,40} (?:ausgebucht|abgeschrieben|auszubuchen|abzuschreiben)%`,
    `(?:als (?:abgang|schwund|verlust|fehlbestand|fehlmenge)|ohne (?:nachweis|beleg))%[^.;]{0,40} (?:ausbuchen|abschreiben) (?:musste|müssen)`,
    `(?:inventur|bestandsaufnahme|übergabe|prüfung|zählung|kontrolle)%[^.;]{0,40} fehl(?:te|ten)% ${someOf}`,
    `fehl(?:te|ten)% ${someOf}[^.;,]{0,40}(?: ohne (?:eintrag|nachweis|beleg)|, deren verbleib)%`,
    `${someOf} [^.;,]{0,50} (?:gelten|galten|gilt|sind|waren|blieben)% [^.;,]{0,40}(?:als (?:verloren|vermisst)|verschollen|unauffindbar|nicht (?:mehr )?auffindbar|abhanden\\p{L}*)%`,
    `(?:betrag|beträge|ausgaben|abgänge|entnahmen)%(?:[^.;]|\\.\\d){0,50} ${unproved}`,
    `(?:fanden|fand) sich keine? (?:belege?|nachweise?|unterlagen|einträge?|quittung(?:en)?)%`,
    `best[aä]nde?%[^.;]{0,40} wich(?:en)?%[^.;]{0,60} vo[mn]~(?:soll|buchbestand|büchern|listen)`,
  ].join('|'),
);
const keepsBook =
  '(?:lückenlos|genau|sorgfältig|gewissenhaft|vollständig)@#(?:buch|@best[aä]nde?|@verzeichnis|@nachweise?)%|(?:buch|bücher|@(?:best[aä]nde?|lager|kasse|ausgabe|verzeichnis|unterlagen|listen|akten|kartei|inventar|buch))%[^.;]{0,60}(?:lückenlos|stets|jederzeit|genau|tadellos|vollständig|geordnet|korrekt|zuverlässig)%';
const crew = '@(?:personals?|mitarbeit@|beschäftigten?|teams?|kräfte@|belegschaft|gesellen)%';
const head =
  '(?:team|gruppen|abteilungs|filial|markt|schicht|bereichs|stations|küchen|restaurant|betriebs|niederlassungs)leiter(?:in)?%';
const firstLead = 'erste[nr]? &(?:führungs|leitungs)(?:aufgabe|position|verantwortung|funktion|rolle)';
const coming = '(?:zutrau|traue|empfehl|vorbereit|heran|in einigen jahren|eines tages)';
const spell =
  '(?:(?:fast |rund |gut |ganze |mehr als |über )?(?:ein(?:en?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehrere|etliche|einige|\\d+) (?:stunden?|tage?n?|wochen?|monate?n?|schichten?)|tagelang|stundenlang|wochenlang)';
/** Whose fault an outage was not, and what was soon set right. */
const notHers =
  '^(?!.*(?:stromausfall|unwetter|hochwasser|@brand|bagger|angriff|behob|wiederherst|dank|innerhalb|binnen|vorsorglich|geplant|planmäßig|absprache|revision|ferien))';
const exam = '@(?:prüfung|examen|examens)%';
const firstGo = '(?:im ersten (?:anlauf|versuch)|auf anhieb|beim ersten (?:mal|versuch))';

const traits: readonly StoryClash[] = [
  clash('on-time', 'Pünktlichkeit', {
    claim: `${praiseOf('punctuality')}|beginn%#(?:rechtzeitig|bereit|zur stelle)%|als erste[r]? (?:im|in|am)%`,
    story: `verschl(?:ief|afen)%|(?:kam|erschien|begann|erscheint|kommt|traf) (?:sich )?${p}~(?:zu spät(?!-)|verspätet|unpünktlich|(?:minuten|stunden?) (?:später|nach))%|(?:minuten|stunden?) (?:zu spät(?!-)|nach (?:den (?:anderen|kollegen)|@beginn))%|${w} &(?:verspätungen|unpünktlichkeit|zuspätkommen)|${p}[^.;,]{0,50} erst (?:lange |kurz |deutlich )?nach &@(?:beginn|öffnung)%[^.;,]{0,40} (?:eintraf|erschien|kam|eintrifft|erscheint|kommt)%`,
  }),
  clash('tidy', 'Ordnung', {
    claim: `${praiseOf('order')}|ordnung|mit einem griff`,
    story: `(?:unordnung|durcheinander|chaos) (?:auf|an|in|bei) ${w}|${w} &(?:unordnung|@(?:platz|tisch|werkbank|werkzeug|ablage|akten|unterlagen|werkstatt|wagen|büro|lager)~(?:unordentlich|unaufgeräumt|chaotisch|in unordnung|durcheinander|unauffindbar|verschwunden))%`,
  }),
  clash('secrecy', 'Verschwiegenheit', {
    claim: `${praiseOf('trust')}|diskret|vertrauliche[ns]?%~(?:sicher(?:en)?|aufgehoben|händen)%`,
    story: `(?:anlass|grund|wegen|aufgrund|nach|abmahnung)%~(?:weitergabe|verrat|preisgabe|offenlegung)%~(?:${outside}|durch ${him})|(?:weitererzähl|ausgeplauder|herumerzähl|weitergetrag)@|${secret}~(?:an|gegenüber|bei|im) (?:\\p{L}+ ){0,2}@${outside}#(?:weiter%|weiter(?:gab|gegeben|gereicht|geleitet)|verriet|verraten|preisgegeben|erzählt)|(?:gab|trug|verriet|erzählte|plauderte) ${p}~${secret}~(?:${outside}|nach außen)%`,
  }),
  clash('no-accident', 'Unfallfreiheit', {
    claim: `unfallfrei|schadenfrei|ohne (?:(?:je|jemals|auch nur|einen?|einzigen?|jeden|selbst|verschuldeten?|in) )*${crash}|(?:kein(?:en?)?|nicht einen?|nie|niemals)(?: einzige[nrs]?)?(?: (?:in )?einen?)? ${crash}`,
    story: `(?:von|durch) (?:ihm|ihr) &(?:verschuldete|verursachte)[nrms]?%#${crash}|(?:verursachte|verschuldete|baute) ${p}~${crash}|${p} (?:verursachte|verschuldete|baute)~${crash}|${p}~${crash} (?:verursach|verschulde)t|(?:${w} &|selbst ?)verschuldete[nrms]? ${crash}|${crash}~(?:von|durch) (?:ihm|ihr|ihn|sie) (?:verursacht|verschuldet)|fuhr ${p}~(?:auf%#auf|gegen (?:einen?|das|den|die))%|${afterCrash}|${w} (?:beiden|zwei|drei|vier|fünf|mehreren?|\\d+) &${crash}`,
  }),
  clash('aims', 'Erreichen der Ziele', {
    claim: `${praiseOf('results')}|an der spitze (?:unserer|der|aller)`,
    story: `(?:verfehlte|verpasste|unterschritt)%~${aims}|${aims}~(?:verfehlte?|verpasste?|unterschritt)%|(?:blieb|lag|zurückblieb)%~(?:hinter|unter) (?:de[nmr]|${w}|unseren?) &(?:${aims}|erwartungen)|blieb ${w} (?!@kosten)\\p{L}+#unter dem plan%`,
    lack: `(?:in keinem|in keiner|kein einziges mal|${none})%~${aims}#(?:zu )?(?:erreich|erfüll|schaff|halten)@|${aims}~(?:${none}|in keinem \\p{L}+) ?(?:\\p{Ll}+ ){0,2}(?:erreicht|erfüllt|geschafft|erreichte|erfüllte|zu erreichen|zu erfüllen)%`,
  }),
  clash('dates', 'Termintreue', {
    claim: praiseOf('deadlines') + '|zugesagten termin',
    story: `(?:ständig|wiederholt|häufig|oft|mehrfach) &(?:überschrittene|versäumte|verpasste)[nr]? @(?:frist|termin)|@(?:termine?|fristen)%~künftig~ein(?:zuhalten|hält)|künftig%~@(?:termine?|fristen)%#ein(?:zuhalten|hält)|(?<!(?:lieferant|hersteller|kund)@[^.;]*)erst~nach(?:gesandt|gereicht|geliefert|geschickt)%`,
  }),
  clash('no-deadline-missed', 'Wahrung der Fristen', {
    claim: `(?:jede|keine|sämtliche|alle)% &@frist(?:en)?%~(?:gewahrt|eingehalten|versäumt|verpasst|übersehen|verstrich|wahrte|einhielt)%|@fristen%~(?:stets|immer|ausnahmslos|jederzeit|lückenlos)#(?:gewahrt|eingehalten|wahrte|ein)%|(?:wahrte|hielt) ${p}~(?:alle|sämtliche|jede) @frist`,
    story: `(?<!(?:mandant|gegner|vorgänger|kund|gericht)@[^.;]*)(?:(?:wegen|aufgrund|infolge|nach|trotz) (?:(?:der|einer|zwei|zweier|mehreren|mehrerer) )?(?:übersehene|versäumte|verpasste|verstrichene)[nrms]? @frist(?:en)?%(?! de[sr] (?:mandant|gegner|vorgänger|kund)@)|@frist(?:en)?%#(?:übersehen|versäumt|verpasst) (?:wurden?|worden|hatte)%)`,
  }),
  clash('overtime', 'Bereitschaft zu Mehrarbeit', {
    claim: `${praiseOf('readiness')}|${work}#(?:leistete|übernahm|gern|jederzeit)%|zu ${work}#bereit|blieb ${p}~(?:länger|abends|samstag)%`,
    story: `${work}~(?:lehnte|verweigerte|ablehnte)%|(?:lehnte|verweigerte) ${p}~${work}|(?:ging|verließ) (?:${p})?~pünktlich um%`,
    lack: `${none}#stunde%#(?:länger|über|mehr)%|(?:für|zu) ${work}~${none}#(?:bereit|zu gewinnen|zu haben)`,
  }),
  clash('initiative', 'Eigeninitiative', {
    claim: `${praiseOf('readiness')}|@(?:vorschläg|ideen)@`,
    story: `(?:erst|nur|lediglich) (?:dann )?(?:tätig|aktiv)%#(?:wenn|auf)%|(?:erst|nur) (?:auf|nach) (?:\\p{Ll}+e[rn] )?(?:aufforderung|anweisung|drängen)%|an das (?:bestehende|gewohnte) hielt`,
    lack: `${none} (?:\\p{L}+ ){0,3}@(?:vorschlag|vorschläge|vorschlägen|ideen?)%#(?:kam|ein(?:gebracht|brachte)|gemacht|hatte|vorgelegt|gekommen)%`,
  }),
  clash('speed', 'Arbeitstempo', {
    claim: `${praiseOf('tempo')}|(?:sehr|stets|äußerst|besonders) schnell%|tempo%~über `,
    story: `(?:brauchte|benötigte|braucht|benötigt)%~(?:so lange?|so viel zeit|länger|mehr zeit) (?:wie|als)%#(?:kolleg|ander|üblich|vorgesehen)|(?:doppelt|dreimal) so (?:lange?|viel zeit)%(?! (?:h[aäie]+lt|leb|l[aäie]+uf|lief|stand|nutz|haltbar)@)|${w} langsame[snmr]? @(?:tempo|weise)`,
  }),
  clash('keeps-staff', 'Führung', {
    claim: `${praiseOf('leading')}|@(?:klima|atmosphäre|miteinander)%|hoch angesehen|leute zu halten|(?:niemand|keine?r?)% ?~(?:verließ|verlassen|kündigte|gekündigt)%|führungsstil`,
    story: `${because}~${tone}~${went}|${staff}~${because}~${tone}~${went}|${went}~${because}~${tone}|unterschriften@~gegen ${him}|baten~um &versetzung%`,
    lack: `weil sie nicht (?:länger|mehr) (?:unter|mit) ${him}`,
  }),
  clash('staff-stays', 'Führung', {
    claim: `@(?:klima|atmosphäre|miteinander)%|(?:gern|gerne|lange|treu|jahrelang)%#bl(?:ie|ei)ben%|bl(?:ie|ei)ben%#(?:gern|gerne|lange|treu)%|(?:hielt|halten|bindung|band)%#${people}|${people}#(?:zu halten|zu binden|hielt)%|fluktuation%#(?:gering|niedrig|klein)@|(?:geringe|niedrige)[nrs]? &fluktuation|${lasting}`,
    story: `^(?!.*${naturally}).*(?:${refilled})|^(?!.*${naturally}).*(?:(?:abgänge@|weggänge@|kündigungen|ausgeschiedene@|fluktuation)%#(?:auszugleichen|ausgleich@|glich|zu ersetzen|ersetzte|aufzufangen|nachzubesetzen|nachbesetzt@|wettzumachen)|(?:glich|ersetzte|ersetzen) ${p}~(?:abgänge@|kündigungen|ausgeschiedene@)%)|^(?!.*${naturally}).*(?:${manyOf} &(?:der |von )?${w} &${staff}~${leftUs}|${leftUs}~${manyOf} &(?:der |von )?${w} &${staff})|^(?!.*(?:${naturally}|trotz)).*(?:fluktuation|zahl der kündigungen|@wechsel (?:im|in der) &(?:team|belegschaft))%#(?:war|lag|blieb|ist)%#(?:hoch|höher|höchste[nr]?|am höchsten|überdurchschnittlich|doppelt)%|(?:höchste|hohe|überdurchschnittliche)[nr]? fluktuation (?:im|in|unter|aller)%#(?:${w}|bereich|haus)`,
  }),
  clash('research', 'Forschung', {
    claim: `@(?:forschung|publikation|veröffentlichung|wissenschaftlich)@~(?:herausragend|hervorragend|ausgezeichnet|exzellent|brillant|fruchtbar|ertragreich|produktiv|beachtlich|international|überaus|äußerst|beachtung)@|(?:herausragend|hervorragend|ausgezeichnet|exzellent|international|fruchtbar|überaus ertragreich)@#(?:forschung|publikation|veröffentlichung|wissenschaftlich)@`,
    story: `^(?!.*${already}).*(?:erste[rnsm]? &@${printed}%~${toCome}|${toCome}~erste[rnsm]? &@${printed}%)|@${printed}%~seit (?:20\\d\\d|\\p{L}*jahren|\\p{L}+ jahren|langem)[^.;]{0,30} in (?:vorbereitung|arbeit)%|seit (?:20\\d\\d|jahren|\\p{L}+ jahren|langem)[^.;]{0,30} in (?:vorbereitung|arbeit)%#@${printed}`,
    lack: `^(?!.*(?:so viel|andere|vergleichbar)).*(?:bislang|bisher|noch|bis heute|in \\p{L}+ jahren)%#(?:kein(?:e|en|er)? (?:einzige[rn]? |eigene[rn]? )?@${printed}%|nichts%#(?:veröffentlich|publizier|erschienen|gedruckt))@|(?:ohne|keine) (?:eine |eigene |einzige |eine einzige |eine eigene )?(?:veröffentlichung|publikation)%`,
  }),
  clash('german-only', 'Sprachkenntnisse', {
    claim: praiseOf('languages'),
    story: `${p}[^.;,]{0,60} ${onlyGerman}[^.;,]{0,40}(?:verständig|spr[iea]ch|unterh[aä]lt|unterhielt|korrespond|mächtig)|${abroad}[^.;]{0,90}(?:verständigt?e?|unterhält|unterhielt|spricht|sprach|korrespondierte?|führte?) ${p} (?:sich )?[^.;,]{0,40}${onlyGerman}`,
  }),
  clash('sales', 'Verkauf', {
    claim: `@(?:verkaufs|vertriebs|akquise|akquisitions|abschluss)(?:erfolg|ergebnis|zahl|quote|leistung|bilanz)@~(?:herausragend|hervorragend|ausgezeichnet|exzellent|stets|sehr|weit|beste)@|(?:gewann|überzeugte) ${p}~(?:zahlreich|viel|laufend|stets|immer)@#(?:neu)?kunden%`,
    story: `^(?!.*${already}).*(?:erste[rnsm]? &${sold}%~${toCome}|${toCome}~erste[rnsm]? &${sold}%)`,
    lack: `^(?!.* ohne ).*(?:kein(?:e|en|er)?|nicht ein(?:en)?) (?:einzige[rn] )?${sold}%#(?:gewonnen|erzielt|abgeschlossen|zustande|gewinnen|abschließen)`,
  }),
  clash('honest', 'Ehrlichkeit', {
    claim: `${praiseOf('trust')}|${praiseOf('till')}|redlich|(?:kassen?|schlüssel|geld)%~(?:bedenkenlos|anvertrau)`,
    story: `${w} &(?:diebstahl|diebstähle|unterschlagung|griff in die kasse)|(?:unterschlug|stahl|entwendete|veruntreute) ${p}|${p}~(?:unterschlagen|gestohlen|entwendet|veruntreut) ha(?:t|tte)|${money}~(?:für (?:private|eigene) zwecke|in die eigene tasche|an sich genommen)%|(?:wegen|nach) &(?:diebstahls|unterschlagung|veruntreuung|betrugs)~(?:durch ${him}|(?:ge)?trenn|kündig|entlass|ende)|(?:ungeklärt|unerklärlich)@ ${short}~(?:${w} &@(?:schicht|dienst|kasse|abschl)|führten|entzogen)|(?:kam|gab|traten|ergaben) (?:es )?~(?:ungeklärt|unerklärlich)@ ${short}`,
    lack: `(?:${w} ~${short}|${short}~${w})~nicht (?:\\p{Ll}+ )?(?:(?:auf)?(?:ge)?klären|(?:auf)?geklärt|erklären|erklärt|erklärlich|nachvoll@)`,
  }),
  clash('records', 'Bestand und Nachweise', {
    claim: `${keepsBook}|${praiseOf('order')}|${praiseOf('till')}`,
    lack: missing,
  }),
  clash('repairs', 'Haltbarkeit der Arbeit', {
    claim: `(?:reparatur|instandsetzung|wartung|montage|arbeiten|anlage|gerät|fahrzeug|maschine)@~(?:störungsfrei|auf anhieb|dauerhaft|beim ersten (?:mal|besuch|termin)|zuverlässig|einwandfrei|tadellos|ohne nacharbeit@)%`,
    story: `(?:wiederholt|erneut|mehrfach|zweit|nochmalig)e[nr]? (?:eins[aä]tz|anfahrt|reparatur|besuch|termin|eingriff)@~(?:de[mnr]?selben|gleichen|drittel|viertel|hälfte|prozent)%|(?:drittel|viertel|hälfte|prozent|zweite[nr]?|dritte[nr]?)%#(?:auftr[aä]ge?|reparatur|arbeit|eins[aä]tz|anlage|gerät|fahrzeug)@~(?:nacharbeit|nachbesser|nachgearbeit|nachgebesser|zweites mal|noch einmal)|nach(?:arbeit|besserung)en%~(?:machten|entfielen)%~(?:drittel|viertel|hälfte|prozent)`,
  }),
  clash('outage', 'Betrieb ohne Ausfall', {
    claim: `ohne (?:(?:jeden?|jede[nr]?|jegliche[nr]?|eine[nr]?|einzige[nr]?|auch nur|nennenswerte[nr]?|größere[nr]?) )*(?:@ausf[aä]lle?|@unterbrechung(?:en)?|@störung(?:en)?|@stillst[aä]nde?|@panne[n]?|@zwischenf[aä]lle?|datenverlust)%|(?:störungs|ausfall|unterbrechungs|pannen|fehler|reibungs)(?:frei|los)@%`,
    story: `${notHers}.*(?:(?:stand(?:en)?|lag(?:en)?)%~(?:${spell} )(?:still|brach|lahm|darnieder)%|(?:fiel(?:en)?)%~${spell} aus(?=[.,;]| und|$)|(?:war(?:en)?|blieb(?:en)?)%~${spell} (?:unerreichbar|gestört|unterbrochen|offline)%|(?:ausfall|stillstand|unterbrechung) von ${spell}%)`,
    lack: `${notHers}.*(?:war(?:en)?|blieb(?:en)?)%~${spell} (?:nicht (?:erreichbar|verfügbar|nutzbar|benutzbar)|ohne (?:strom|netz|telefon|zugriff))%`,
  }),
  clash('outage-mended', 'Sorgfalt', {
    claim: `${praiseOf('quality')}|@sorgf[aä]lt@|fehlerfrei|(?:störungs|ausfall)frei|ohne (?:jeden|jede|einen) (?:ausfall|störung)%`,
    story: `(?:stand(?:en)?|lag(?:en)?|fiel(?:en)?|war(?:en)?|blieb(?:en)?|ruhte[n]?)%~(?:still|lahm|brach|aus|gesperrt|geschlossen|unbenutzbar|nicht (?:erreichbar|verfügbar|nutzbar)|offline),? (?:bis|ehe|bevor)%#(?:@kolleg@|@hersteller@|@dienstleister@|@techniker@|@meister@|@leit@|andere|wir|die |ein )@[^.;]{0,60}(?:berichtigt|korrigiert|behoben|bereinigt|richtiggestellt|ausgebessert|nachgebessert|instand gesetzt|neu (?:eingestellt|aufgesetzt|verdrahtet|gebaut))@ (?:hatten?|wurden?|war(?:en)?)%`,
  }),
  clash('safety', 'Sicherheit', {
    claim: `${praiseOf('safety')}|(?:beachtete|einhielt|hielt|trug)%~(?:@vorschrift|@regel|@richtlinie|@bestimmung|schutzausrüstung)@`,
    story: `(?:mussten? ${p}|${p}[^.;,]{0,20} musste|muss|wurde ${p})%#(?:wiederholt|mehrfach|mehrmals|häufig|oft|immer wieder|regelmäßig|öfter)%#(?:hingewiesen|erinnert|ermahnt|angehalten|aufgefordert)%~(?:@sicher|@schutz|@helm|@gurt|@vorschrift|@richtlinie|@bestimmung|gehör)|(?:@richtlinie|@vorschrift|@bestimmung|schutzausrüstung)@~mussten?%~(?:wiederholt|mehrfach|mehrmals|häufig|oft|immer wieder|regelmäßig|öfter)%~(?:hingewiesen|hinweisen|erinnert|erinnern|ermahnt|ermahnen|angehalten|anhalten|aufgefordert)%`,
  }),
  clash('curious', 'Interesse', {
    claim: `(?:interessiert|wissbegierig|lernwillig|lernbegierig|lernbereit|neugierig)@|(?:lern|wiss)@(?:interesse|eifer|bereitschaft)|fragte~nach%`,
    lack: `(?<!\\p{L}e )fragen%(?: (?:zu[mr]?|nach|über) [^.;,]{0,40})? stellte ${p}[^.;,]{0,50} (?:nicht|nie|keine|kaum)(?=[.,;]|$)|stellte ${p}[^.;,]{0,30} (?:keine|nie|kaum)(?: eigenen?)? fragen(?=[.,;]|$| zu)`,
  }),
  clash('school', 'Berufsschule', {
    claim: `(?:berufsschul|schulisch)@~(?:gute|hervorragende|ausgezeichnete|beste|überdurchschnittliche)[nr]?%`,
    story: `(?:berufsschul|schulisch)@~(?:mangelhaft|ungenügend|unzureichend|schwach|unterdurchschnittlich)`,
  }),
];

/** Which way something went, by nouns that mean the same. */
const trend = (id: string, nouns: string, isGoodUp: boolean): StoryClash => {
  const noun = `@(?:${nouns})(?:e?s|e?n|e)?%`;
  const up = `(?:stieg(?:en)?|gestiegen|wuchs(?:en)?|gewachsen|erhöhten? sich|(?:verdoppel|verdreifach|steiger|gesteiger|erhöh)t?e?n?|nahm(?:en)? zu|zunahm(?:en)?|mehrten sich|häuften sich|zuwachs)%`;
  const fewer = `(?:(?:niedriger|geringer|kleiner)e[nrs]?|weniger|unter) @(?:${nouns})(?:e?s|e?n|e)?%#als%`;
  const down = `(?:sank(?:en)?|gesunken|schrumpften?|fiel(?:en)?|zurückging(?:en)?|zurückgegangen|(?:ging|gingen)~zurück|halbiert@|einbruch|eingebrochen|(?:brach|brachen)#ein|rückläufig|senkte|gesenkt|verringert@|reduziert@)%`;
  const either = (verb: string): string => `${noun}~${verb}|${verb}(?! sie| er|,)~${noun}`;
  const rise = isGoodUp
    ? either(up)
    : `${either(up)}|(?:immer|von jahr zu jahr|laufend|stetig|deutlich|zunehmend) mehr ${noun}`;
  return clash(id, 'Ergebnis', {
    claim: isGoodUp
      ? `${rise}|(?:steigerte|erhöhte) ${p}~${noun}|${aims}~(?:übertr|erfüll)@|(?:übertraf|erfüllte)%~${aims}`
      : either(down),
    story: isGoodUp ? `${either(down)}|${fewer}` : rise,
    rule: 'same-subject',
  });
};

const results: readonly StoryClash[] = [
  trend(
    'turnover',
    'umsatz|umsätze|erlös|ertrag|erträge|absatz|verkaufszahl|einnahme|gewinn|kundenzahl|kundenstamm|zahl (?:ihrer|seiner|der) kunden',
    true,
  ),
  trend('complaints', 'reklamation|beanstandung|beschwerde|reklamationsquote', false),
  trend('faults', 'fehlerquote|fehlerzahl|ausschuss|ausschussquote', false),
  trend('absence', 'krankenstand|fluktuation|fehlzeit', false),
  clash('budget', 'Kostenrahmen', {
    claim: `(?:unter|innerhalb)%#(?:veranschlagt|budgetiert|geplant)@|im (?:kosten|budget)rahmen|(?:budget|kosten|kostenrahmen|etat)%#(?:ein(?:gehalten|hielt)|hielt|unterschritt)%`,
    story: `teurer (?:wurde|war|ausfiel|geworden|als)%|(?:budget|kosten|etat|kostenrahmen)%~(?:überschritten?|überzog|gesprengt|aus dem ruder)%|(?:überschritt|überzog|sprengte)%~(?:budget|kosten|etat|kostenrahmen)%|kostenüberschreitung`,
    rule: 'same-subject',
    sameNoun: true,
  }),
  clash('event', 'Veranstaltung', {
    claim: `stattfand|stattgefunden|fand(?:en)?%~statt%|mit (?:über |rund )?[\\d.]+ (?:besucher|teilnehmer|gäste)@|durchgeführt%|(?:voller|großer) erfolg`,
    story: `abgesagt|(?:fiel|fielen)%~aus(?=[,.;]| und|$)|ausgefallen|ausfallen musste|entfiel%`,
    lack: `(?:nicht|nie) (?:stattfand|stattfinden|stattgefunden|durchgeführt)|kam%~nicht zustande`,
    rule: 'same-subject',
    sameNoun: true,
  }),
  clash('product', 'Erzeugnis', {
    claim: `meistverkauft|verkaufsschlager|bestseller|(?:sind wir|ist|seit|heute)%~(?:vertreten|erhältlich|gelistet|verkauft)%|verkaufte? sich|(?:brachte|führte)%~(?:auf den markt|in den handel)`,
    lack: `${none} (?:mehr )?(?:in den (?:handel|verkauf)|auf den markt|zur (?:markt|serien)reife|in (?:serie|produktion))%|${none} (?:verkauft|ausgeliefert|angeboten)%`,
    rule: 'same-subject',
    sameNoun: true,
  }),
];

const ordinal = '(?:zweiten|dritten|vierten|fünften|sechsten|siebten|achten|neunten|zehnten)';
const inProbation =
  '(?:noch |bereits )?(?:in|während|innerhalb|vor (?:ablauf|ende)) (?:de[rs]|ihrer|seiner) &probezeit';
const ended =
  '(?:endete?|beendet|verließ|verlassen|schied|ausgeschieden|gekündigt|kündigten?|aufgelöst|gelöst|getrennt|trennten|ende)%';
const months =
  '(?:vo[mn] [^;]{4,40} bis (?:zum )?[^;]{4,30}|(?:\\p{L}+|\\d+) (?:monate|jahre|wochen)n?|monatelang|längere zeit|langzeit)';
const sick =
  '(?:krankheitsbedingt|arbeitsunfähig|krankgeschrieben|langzeiterkrank\\p{L}+|erkrankt|krank|gesundheitlichen gründen|erkrankung|abwesend|arbeitsunfähigkeit)%';
const whole =
  '(?:ohne (?:(?:jede|eine|jegliche|einzige|eine einzige) )*unterbrechung|ununterbrochen|unterbrechungsfrei|durchgängig im dienst)%';
const noDay = `(?:ohne (?:einen )?(?:einzigen )?(?:fehltag|krankheitstag|ausfalltag)|kein(?:en)? (?:einzigen )?(?:@fehltag|krankheitstag|krankentag)|(?:fehlte|versäumte|fehlt) (?:${p} )?#(?:keinen|nicht einen|nicht ein|kein) (?:einzige[nrs]? )?(?:tag|dienst|arbeitstag|schicht|mal))%`;

const frames: readonly StoryClash[] = [
  clash('hired-again', 'Wiedereinstellung', {
    rule: 'frame-clash',
    claim: `(?:würden|werden)%~(?:wieder|erneut) ?(?:einstellen|beschäftigen|aufnehmen|begrüßen)|(?:jederzeit|gerne?|sofort)%#(?:wieder(?:einstell|beschäftig| ein| auf| bei| in)|zurück(?:nehm|kehr|komm))|nehmen wir ${him}#wieder%|tür%#offen%`,
    lack: `(?:(?:erneute|nochmalige|neuerliche)[nr]? (?:beschäftigung|einstellung|anstellung)|wiedereinstellung)%~(?:(?:schließen|lehnen) wir (?:aus|ab)|nicht(?! aus)|kein@|ausgeschlossen|abseh\\p{L}+)%|(?:nicht|kein) (?:\\p{L}+ ){0,2}(?:wieder|erneut) ?(?:einstellen|beschäftigen)`,
  }),
  clash('exam', 'Prüfung', {
    rule: 'frame-clash',
    claim: `${exam}~${firstGo}|${firstGo}~${exam}|bestand ${p}~${firstGo}`,
    lack: `nicht ?bestehens? (?:de[rs]|ihrer|seiner)%[^.;]*|nach (?:der|dem) &nicht ?(?:bestandenen|bestehen) |${exam}~(?:nicht (?:bestand(?:en)?|geschafft)|durchgefallen)%|ohne (?:berufs|ausbildungs|lehr)abschluss%`,
    story: `durch die (?:@)prüfung (?:gefallen|fiel)|(?:durchgefallen|durchfiel)%|${exam}~erst (?:im|beim) (?:zweiten|dritten) (?:anlauf|versuch|mal)|wiederholungsprüfung`,
  }),
  clash('exam-final', 'Prüfung', {
    rule: 'frame-clash',
    claim: `(?:(?:bestand|absolvierte|schloss) ${p}|bestand%)~(?<!teil [^.;]{0,20})(?:abschluss|gesellen|facharbeiter)prüfung|(?:abschluss|gesellen|facharbeiter|berufs)prüfung%[^;]{0,80}?(?<!\\p{L})(?:bestand|bestanden|erfolgreich|legte ${p}[^;]{0,70} ab)%`,
    lack: `(?:endgültig|zweimalige?[mn]?|dreimalige?[mn]?|wiederholte?[mn]?)%#nicht ?(?:bestand|bestehen)@|(?:endete?|scheidet|verlässt)%~ohne &(?:(?:berufs|ausbildungs|lehr)?abschluss|@prüfung)%|(?:für|vor|bei|steht|zu[mr]?) (?:die |der )?&wiederholung (?:der|ihrer|seiner) (?:abschluss|gesellen|facharbeiter|berufs)?prüfung%`,
  }),
  clash('probation', 'Probezeit', {
    rule: 'frame-clash',
    claim: `probezeit%#(?:bestanden|bestand|erfolgreich|haben wir|übernahmen|übernommen|unbefristet)%|(?:bestand|bestandener|erfolgreicher|erfolgreich (?:bestandener|absolvierter|beendeter))%#probezeit%|im ${ordinal} (?:jahr|dienstjahr|arbeitsjahr) (?:ihrer|seiner|der|bei)|nach (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) jahren%~(?:übertrug|beförder|ernannt|übernahm|leitung)`,
    story: `${inProbation}%~${ended}|${ended}~${inProbation}%`,
  }),
  clash('on-leave', 'Unterbrechung', {
    rule: 'frame-clash',
    claim: whole,
    story: `${months}~(?:in |im )?(?:elternzeit|karenz|mutterschutz|sabbatical|beurlaubt|unbezahlten urlaub)%|(?:elternzeit|karenz|sabbatical|beurlaubung|beurlaubt)%#${months}|${months}#${sick}#(?:abwesend|ausgefallen|gefehlt|fehlte|aus|nicht)%`,
  }),
  clash('no-absence', 'Fehlzeiten', {
    rule: 'frame-clash',
    claim: noDay,
    story: `${months}#(?:war|fehlte|fiel) ${p} #(?:${sick}|aus)|${p}#${months}~${sick}`,
    lack: `(?:gesundheitlichen gründen|krankheit|erkrankung)%#konnte ${p}~(?:monate|jahre|wochen)n?%#nicht (?:mehr )?(?:ausüben|arbeiten|nachkommen|ausgeübt|erbringen)`,
  }),
  clash('kept', 'Kündigung', {
    rule: 'frame-clash',
    claim: `(?<!\\p{L})ungekündigte[mnrs]?%|steht (?:\\p{L}+ )*weiterhin#(?:verhältnis|diensten)`,
    story: `bis zu (?:ihrem|seinem|ihrer|seiner) &(?:kündigung|ausscheiden|austritt|weggang|entlassung)%|nach (?:ihrer|seiner|unserer) kündigung|(?:wurde|haben wir) ${him}~gekündigt`,
  }),
  clash('own-wish', 'Grund des Endes', {
    rule: 'two-reasons',
    claim: `(?:verlässt|verließ|scheidet|schied|endet)%~auf (?:eigenen|(?:ihren|seinen) (?:eigenen )?) ?wunsch|auf (?:eigenen|(?:ihren|seinen) (?:eigenen )?) ?wunsch%~(?:verlässt|verließ|aus|beendet|endet|verlassen)`,
    story: `(?:nachdem|weil|da|als|seit) wir ${him}~(?:gekündigt|die kündigung|entlassen)|(?:unsere|der von uns ausgesprochenen) kündigung (?:gegenüber|von|an) ${him}`,
  }),
  clash('sole', 'Zuständigkeit', {
    rule: 'frame-clash',
    claim: `als einzige[rn]? @`,
    story: `(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehreren?|\\d+) (?:ih[rm] |direkt |fachlich |disziplinarisch )*(?:zugeordnet|unterstellt|zugewiesen|zugeteilt|anvertraut)en? \\p{L}+`,
    sameNoun: true,
  }),
  clash('promoted', 'Beförderung', {
    rule: 'frame-clash',
    claim: `(?:wurde|haben wir|beförderten wir|ernannten wir|stieg) ${p}?[^.;]{0,90}(?<!\\p{L})(?:befördert|ernannt|auf%)|(?:beförderten|ernannten) wir ${him}~zu[mr]%`,
    lack: `(?:wechsel|änderung|veränderung) (?:der|ihrer|seiner|in der|in ihrer|in seiner) &(?:position|stelle|stellung|funktion|tätigkeit)%~(?:nicht|keine[nr]?)%#(?:statt|ein|erfolgt@|gegeben)?|zu einer beförderung%#nicht%`,
  }),
  clash('leads', 'Führung', {
    rule: 'frame-clash',
    claim: `(?:führte?|leitete?|verantwortung für|vorgesetzter? von)%#(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|ein|das|unser) &${crew}|(?:ist|war|als) (?:${p} )?${head}|zu[mr] ${head}#(?:beförder|ernannt)`,
    story: `${firstLead}~(?:geeignet|${coming})|(?:geeignet|${coming})@~${firstLead}|(?<!(?:elternzeit|abwesenheit|urlaub|bis|seit|disziplinar)@ [^;]*)(?:führung|leitung|anleitung) (?:des|der|ihres|seines) &${crew}#(?:l[ai]e?gt?|obl?[ai]e?gt?)% [^.;,]{0,40}(?:bei (?:de[rm]|eine[rm]|unsere[rm])|beim) `,
    same: '(?:service|verkaufs|küchen|pflege|büro|lager|reinigungs|werkstatt|produktions|außendienst)(?=personal|kräfte|mitarbeit|team)',
  }),
  clash('first-post', 'Berufserfahrung', {
    rule: 'frame-clash',
    claim: `(?:ihre|seine) erste (?:feste )?(?:stelle|anstellung)%#(?:an|in|bei|antrat|nach)%|als berufs(?:anfänger|einsteiger)(?:in)?%`,
    story: `(?:\\p{L}+|\\d+-?)jährige[nr]? &(?:tätigkeit|@erfahrung|@praxis|arbeit)%#(?:bei|in|aus) (?:einem|einer|einigen|mehreren|anderen|früheren)%~(?:mit(?=[.,;])|mitbr|einbr|profit)`,
  }),
  clash('boss-left', 'Vorgesetzte', {
    rule: 'frame-clash',
    claim: `(?:vorgesetzte[rn]?|@leiter(?:in)?|@chef(?:in)?)%~(?:verlassen hat|verlässt|ausscheidet|ausgeschieden|in den ruhestand)%|(?:weggang|ausscheiden|wechsel)s? (?:des|der|ihre[rs]|seine[rs]) &(?:vorgesetzten|@leiters?|@leiterin|@chefs?|@chefin)%`,
    story: `(?<!neue[rn]? )(?:vorgesetzte[rn]?|@leiter(?:in)?|@chef(?:in)?)%~(?:auch (?:künftig|weiterhin|in zukunft)|weiterhin)%#(?:führen|leiten|vorgesetzt|bleib)`,
    lack: `(?:wechsel|weggang) (?:in der|der|des|im) &(?:@leitung|vorgesetzten|@leiters?|@chefs?)%#(?:steht|ist|war|stand|fand|findet)%#nicht`,
  }),
  clash('succeeded', 'Nachfolge', {
    rule: 'frame-clash',
    claim: `(?:stelle|position|arbeitsplatz|funktion|posten)%~(?:ersatzlos|nicht (?:mehr |wieder )?(?:besetzt|nachbesetzt))|(?:entfällt|entfiel|gestrichen)%#(?:stelle|position|arbeitsplatz|funktion)%|(?:stelle|position|arbeitsplatz|funktion)%#(?:entfällt|entfiel|weggefallen|gestrichen|wegfällt)%`,
    story: `(?:ihre[mnr]?|seine[mnr]?) &nachfolger(?:in|s)?%`,
  }),
  clash('cut-short', 'Ausbildungsdauer', {
    rule: 'frame-clash',
    claim: `(?:ausbildung|lehre|ausbildungszeit|lehrzeit)%~verkürzt%`,
    story: `(?:ablauf|ende|abschluss) (?:der|ihrer|seiner) (?:vollen|gesamten|regulären|ungekürzten) (?:\\p{L}+en )?(?:ausbildung|lehr)@|über die (?:volle|gesamte) &(?:ausbildungs|lehr)(?:zeit|dauer)`,
  }),
];

/** Who decides, and what others decided. */
const deciding =
  'prokura%|handlungsvollmacht|allein(?:verantwort|vertret)|gesamtverantwortung|entscheidungsfreiheit|(?:allein|alleinige|volle|eigene|eigenverantwort|selbständig|eigenständig)@~(?:verantwort|entsch|zeichn|befugnis)@|eigenverantwortlich%~verträge%|(?:entsch[ie]+d|zeichne|verantworte)@~(?:allein|selbständig|eigenständig|selbst)%';
const ruler =
  '@(?:leiter|leiterin|leitung|führer|führerin|führung|vorstand|inhaber|inhaberin|zentrale|abteilung|vorgesetzte|chef|chefin)[nrs]?%';
const decides =
  '(?:entsch[ie]+d(?:et|en)?|traf|trifft|unterzeichnete?|unterschrieb|unterschreibt|zeichnete?|bewilligte?|schloss|genehmigte?|vergab|erteilte?|gab|gibt|nahm|lag|liegt|oblag|oblagen|hatte|tat)%';
const only = '(?:allein|ausschließlich|nur|immer|durchweg)';
const theHead = `(?:(?:der|die|dem|unsere?) )?&${ruler}`;
const headDecides = `${decides}(?: (?:stets|letztlich|${only}|bei|beim))* ${theHead}|(?:von|vom|durch|dem|der) &&${ruler}~(?:ab(?:ge)?zeichnet|gegengezeichnet|genehmigt|bewilligt|freigegeben|entschieden|getroffen|unterzeichnet|vorbehalten|traf|entschied)%|${ruler}~(?:zur (?:unterschrift|genehmigung|freigabe|entscheidung)|traf(?=[.,;]|$))`;

/** „… legte sämtlich der Berater fest; sie führte sie nach dessen Anweisungen aus“: a doctor's orders leave the nurse her own field. */
const instructed =
  '(?<!(?:ärzt|arzt|behörd|gesetz|kund|bauherr|mandant)@[^.]*)(?:jede[snr]?|alle[snr]?|sämtliche[nr]?|stets|immer|ausnahmslos|gesamten?|durchweg|durchgehend|ausschließlich)%(?![^.]*(?:ärzt|arzt|behörd|gesetz|kund|bauherr|mandant))[^.]{0,150} nach (?:dessen|deren|unseren) &&(?:an|vor)?(?:weisung|gabe|ordnung)(?:en|n)?%';

/** Who did it, who may, who is there: told in two ways. */
const roles: readonly StoryClash[] = [
  clash('decides', 'Entscheidungsbefugnis', {
    rule: 'task-denied',
    claim: deciding,
    story: `(?:jede[snr]?|alle[nr]?|sämtliche|entscheidungen|stets|ausnahmslos)%[^.;]{0,110}(?:${headDecides})|${decides} ${only} ${theHead}|nach (?:den )?vorgaben de[rs] &${ruler}|${instructed}|letzte wort~${ruler}|nur (?:mit|nach) &(?:zustimmung|genehmigung|freigabe|rücksprache)%`,
    lack: `eigene entscheidungen%~nicht|keine (?:vollmacht|befugnis)@|(?:unterschrifts|zeichnungs|entscheidungs)befugnis%~(?:nicht|nie)%|ohne (?:rücksprache|zustimmung|genehmigung)%~(?:durfte|konnte) ${p}~(?:kein|nicht)|budget%~nicht zur verfügung|zu keiner zeit selbst`,
  }),
  clash('decides-it', 'Entscheidungsbefugnis', {
    rule: 'task-denied',
    claim: `${deciding}|entscheidung@ über%`,
    // What goes beyond a limit of her own is for the owner.
    story: `(?<!(?:mehr als|über|ab|oberhalb|jenseits)[^;]{1,30}euro[^;]{0,60})(?:${headDecides})`,
    sameNoun: true,
  }),
  clash('costs', 'Kostenrahmen', {
    claim: `@(?:budgets?|kosten)%~(?:stets|immer|genau|strikt)%|(?:alle|sämtliche|stets)%#@(?:budgets?|kosten)%`,
    story: `unter ${him}~mehrkosten von|euro mehr als (?:bewilligt|geplant|vorgesehen)%`,
  }),
  clash('alone', 'Dienst', {
    rule: 'frame-clash',
    claim: `ohne weitere kolleg@|ganz allein%|als einzige[rn]? (?:monteur|@kraft)|allein%~(?:zuständig|verantwortlich|besetzt)@`,
    story: `^${p}#(?:stets|immer)%#mit einer zweiten%|bis zum schluss immer ein@ \\p{L}+ dabei%`,
    lack: `allein (?:im dienst )?war ${p} nie%`,
    same: '(?:nacht|tag|früh|spät)(?=dienst)',
  }),
  clash('rights', 'Befugnisse', {
    rule: 'task-denied',
    claim: `prokura%(?:#(?:erteilt|erhielt|verlieh|innehatte|besaß)|(?=[,.;]))|(?:erteilten|verliehen|übertrugen|erhielt)%#(?:prokura|handlungsvollmacht|zeichnungsvollmacht)%|prokurist|mit allen vollmachten|entschied (?:${p} )?(?:eigenständig|selbst|allein)%`,
    lack: `(?:entscheidungs|zeichnungs)@%#(?:besaß|hatte) ${p} (?:nicht|keine)%|(?:zeichnungs|unterschrifts|vertretungs|entscheidungs)(?:berechtigt|befugt)%#(?:war|ist) ${p} (?:zu keiner zeit|nicht|nie)%(?! (?:mehr|nur))|(?:war|ist) ${p}#(?:nicht|nie|zu keiner zeit)#(?:zeichnungs|unterschrifts|vertretungs|entscheidungs)(?:berechtigt|befugt)%|keinerlei (?:vollmacht|befugnis)@`,
  }),
  clash('licence', 'Berechtigung', {
    rule: 'frame-clash',
    claim: `(?:kraftfahrer|stapler|lastwagen|examinierte)@|fuhr ${p}`,
    lack: `(?:führerschein|staplerschein|fahrerlaubnis|anerkennung)%~(?:besaß|hatte|lag)%#${none}`,
  }),
  clash('share', 'Verantwortung', {
    rule: 'same-subject',
    claim: `(?:allein|alleinige|eigener verantwortung|in vollem umfang|verantwortete)%`,
    story: `ging ${p} de[rm] &\\p{L}+ zur hand%|wirkte ${p}~(?:nur|lediglich)%|(?:half|unterstützte) ${p} (?:de[rmn]|die) &\\p{L}+, indem%|gemeinschaftsarbeit`,
    sameNoun: true,
  }),
  clash('others', 'Aufgabe', {
    rule: 'task-denied',
    claim: `^(?!.*(?:prüf|kontroll|überwach)).*(?:(?:aufgaben|tätigkeiten)%~(?:zähl|gehör)te|oblag|führte)`,
    story: `(?:durchweg|stets|ausschließlich)% (?:von|durch) (?:de|eine|unsere)[rm] \\p{L}+ (?:erstellt|geschrieben|gefertigt|erledigt|durchgeführt)%|während (?:ihrer|seiner) gesamten \\p{L}+ (?:unser|der|die)e? \\p{L}+ an%`,
    lack: `nahm ${p} (?:nie|zu keine[mr] \\p{L}+)% teil`,
    sameNoun: true,
  }),
];

export const storyClashes: readonly StoryClash[] = [
  ...traits,
  ...results,
  ...frames,
  ...roles,
  ...toldFirstClashes,
];
