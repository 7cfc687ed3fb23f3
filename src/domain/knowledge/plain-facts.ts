import { late, lateRegExp } from '../german/late.ts';
import { numberPattern } from '../german/numbers.ts';
import type { PatternSource } from '../german/pattern-source.ts';
import { spelt } from '../german/signs.ts';

/** A plain fact that takes back a praise, and the praise that it takes back. */
export interface PlainFact {
  readonly id: string;
  readonly facts: readonly PatternSource[];
  readonly praise: RegExp;
  /** What the finding calls the field. */
  readonly field: string;
}

/** Interim references tell in the present what others tell in the past. */
const present: Readonly<Record<string, string>> = {
  lehnte: 'lehnt',
  verweigerte: 'verweigert',
  weigerte: 'weigert',
  überschritt: 'überschreitet',
  überzog: 'überzieht',
  versäumte: 'versäumt',
  verpasste: 'verpasst',
  verfehlte: 'verfehlt',
  unterschritt: 'unterschreitet',
  kam: 'kommt',
  erschien: 'erscheint',
  traf: 'trifft',
  verspätete: 'verspätet',
  unterlief: 'unterläuft',
  unterliefen: 'unterlaufen',
  fehlte: 'fehlt',
  fehlten: 'fehlen',
  geriet: 'gerät',
  war: 'ist',
  brauchte: 'braucht',
  benötigte: 'benötigt',
  bedurfte: 'bedarf',
  stieg: 'steigt',
  steigen: 'stiegen',
  überließ: 'überlässt',
  scheute: 'scheut',
  mied: 'meidet',
  vertagte: 'vertagt',
  schob: 'schiebt',
  beschwerten: 'beschweren',
  beklagten: 'beklagen',
  häuften: 'häufen',
  lag: 'liegt',
  missachtete: 'missachtet',
  umging: 'umgeht',
  ignorierte: 'ignoriert',
  kündigten: 'kündigen',
  verließen: 'verlassen',
};
const past = lateRegExp(`(?<![\\p{L}\\\\])(?:${Object.keys(present).join('|')})(?![\\p{L}?[(])`, 'gu');
const anyTense = (source: string): string =>
  source.replaceAll(past, (word) => `(?:${word}|${present[word] ?? word})`);

const fact = (id: string, field: string, praise: RegExp, ...facts: readonly string[]): PlainFact => ({
  id,
  field,
  praise,
  facts: facts.map((source) => ({ source: anyTense(spelt(source)), flags: 'iu' })),
});

const who = '(?:er|sie|frau \\p{L}+|herr \\p{L}+)';
const often =
  '(?:regelmäßig|wiederholt|mehrfach|mehrmals|häufig(?:er)?|oft|öfter|meist(?:ens)?|immer wieder|gelegentlich|ständig|laufend|fast immer|nahezu jede[snmr]?|jede[snmr]? (?:zweite|dritte|vierte)[snmr]?|zuletzt|stets|manchmal|auffallend oft|teilweise|zum teil|mitunter|zweimal|dreimal|viermal|vielfach|am ende|in der regel)';
const term =
  '(?:@(?:frist(?:en)?|termin(?:e|en)?|zeitplan|zeitpläne|zeitvorgaben?|bauzeit(?:en)?|lieferzeit(?:en)?|abgabe@|stichtage?|zeitrahmen|budgetrahmen|plan))';
const duty =
  '(?:mehrarbeit|überstunden|zusatz\\p{L}+|zusätzliche|vertretung@|wochenend@|samstag@|sonntag@|feiertag@|nacht\\p{L}+|sonderschicht@|aushilfe|rufbereitschaft@|neue aufgaben|fortbildung@)';
const flaw =
  '@(?:fehler|abweichung|mängel|beanstandung|irrtüme|verwechslung|reklamation|unstimmigkeit|versehen|ungenauigkeit|lücke|differenz)(?:e?n|r|rn)?';
const quarrels =
  '(?:auseinandersetzung|meinungsverschiedenheit|@konflikt|streitigkeit|streit|spannung|differenz|reiberei|zerwürfnis|unstimmigkeit|reibung)(?:e?n|e)?';
/** Within the house: those of customers are the person's work. */
const within = '@(?:vorgesetzt|leiter|leitung|meister|chef|kolleg|vorarbeiter|inhaber|geschäftsführ|team)@';
const settled =
  '(?:beigelegt|beilegen|beizulegen|ausgeräumt|ausräumen|geschlichtet|bereinigt|entschärft|geklärt|abgebaut|gelöst)';
const temper = '(?:nerven|fassung|beherrschung|geduld|ruhe|contenance|kopf|überblick|übersicht)';

export const plainFacts: readonly PlainFact[] = [
  fact(
    'deadlines',
    'Termintreue',
    late.iu`termin(?:gerecht|treu|gemäß|lich)|fristgerecht|fristgemäß|pünktlich|rechtzeitig|zügig|hohes tempo|rasch|(?:fristen|termine|zusagen|absprachen)\p{L}* (?:\p{L}+ ){0,6}(?:hielt|hält|ein(?!\p{L})|wahrte|eingehalten)|auf [^.;]{0,25}(?:termine|zusagen|fristen)[^.;]{0,40}verlass|vor dem (?:termin|plan)|termintreue|zu[mr] (?:vereinbart|zugesagt|geplant|versprochen)en (?:termin|zeit)`,
    `${term}[^.;]{0,40}(?:überschritt(?:en)?|überzog(?:en)?|versäumte|verpasste|verfehlte|riss(?:en)?%|verstrich(?:en)?|platzten?|überschritten)`,
    `(?:überschritt|überzog|versäumte|verpasste|verfehlte|riss) (?:er|sie|frau|herr)[^.;]{0,40}${term}`,
    `(?<!(?:nur|lediglich|bloß|gerade einmal|ganze[nr]?) \\p{L}+ )(?:monate?n?|wochen?|tagen?|jahren?|stunden) (?:verzug|verspätung|rückstand|verzögerung|zu spät(?!-))`,
    `(?:nach|erst nach) (?:fristablauf|ablauf der (?:frist|fristen)|terminablauf|dem (?:stichtag|abgabetermin|vereinbarten termin))[^.;]{0,30}(?:einging|eingingen|eingereicht|abgab|abgegeben|kam|kamen|fertig|vorlag|vorlagen|erschien|lieferte)`,
    `(?:verspätet|mit verspätung|zu spät(?!-)|verzögert|verspätete[nr]?)%[^.;]{0,25}(?:ab(?:gab|gegeben|geliefert)|lieferte|geliefert|fertig|vorgelegt|vorlag|eingereicht|einging|übergeben|abschloss)%`,
    `${often} (?:[^.;,]{0,20} )?(?:verspätet|zu spät(?!-)|in verzug)`,
  ),
  fact(
    'punctuality',
    'Pünktlichkeit und Zuverlässigkeit',
    late.iu`pünktlich|zuverlässig|verlässlich|verlass(?!\p{L})|verlassen`,
    `(?:kam|erschien|traf|begann) ${who}[^.;]{0,40}(?:zu spät(?!-)|verspätet|unpünktlich|nicht zur arbeit|nicht zum dienst)`,
    `verschlief|verschlafen hatte|unentschuldigt|${often} (?:zu spät(?!-)|unpünktlich|verspätet)|verspätete (?:er|sie) sich|vergaß (?:er|sie)%(?![^.;]{0,25} die zeit)|(?:er|sie) (?:\\p{L}+ ){0,3}(?!die zeit )vergaß%|blieb (?:er|sie) [^.;]{0,30}(?:fern|unentschuldigt)`,
    `(?:nach|auf) (?:mehr(?:malige|fache|ere)|wiederholte|zweimalige|dreimalige|nochmalige|mehrere|zahlreiche)[rnm]? (?:erinnerung|aufforderung|mahnung|nachfrage|ermahnung|hinweis)@`,
  ),
  fact(
    'till',
    'Kasse und Bestand',
    late.iu`(?:kass[ae]|abrechnung)\p{L}*[^.;]{0,40}(?:stimmten?|korrekt|fehlerfrei|besten händen|sicher|genau)|(?:stimmte|fehlerfrei|ehrlich|korrekt|vertrauenswürdig|vertrauen)(?!\p{L})`,
    `(?:abweichung|differenz|fehlbetr[aä]g|fehlbest[aä]nd|manko|unstimmigkeit|fehlmenge)@[^.;]{0,40}(?:kass|geldtasche|geldbörse|kellnerbörse|abrechnung|best[aä]nd|inventur|einnahm|konto|konten|tresor)[^.;]{0,60}(?:${often}|jeweils|traten|auftraten|ergaben|gab es|kam es|aus eigener tasche|glich (?:er|sie))`,
    `(?:kass|bestands|inventur|abrechnungs)@(?:differenz|abweichung|fehlbetr[aä]g|manko|fehler)@(?![^.;]{0,90}(?:niedrigst|geringst|kleinst|unter (?:dem|der|den)|null))[^.;]{0,60}(?:${often}|jeweils|traten|auftraten|ergaben|gab es|kam es|aus eigener tasche|glich (?:er|sie))`,
    `(?:kass[ae]|abrechnung|inventur)%[^.;]{0,30}(?:nicht stimmte|stimmte[^.;]{0,20} nicht|fehlbetrag|fehlten|fehlte)`,
    `(?:fehlten|fehlte)[^.;]{0,40}(?:in der kasse|in der kassa|im bestand|aus der kasse)`,
  ),
  fact(
    'quality',
    'Qualität der Arbeit',
    /qualität|güte|niveau|fehlerfrei|sorgfältig|gewissenhaft|gründlich|äußerst genau|sauber|präzise|einwandfrei|meisterarbeit|weiterempfohlen|zufrieden|herausragend/iu,
    `(?:muss|müssen|mussten?)(?! (?:er|sie)%)[^.;]{0,50}(?:nachbessern|nacharbeiten|neu machen|richtigstellen|geradebiegen|korrigieren|überarbeiten|berichtigen)`,
    `(?:kunden?|bauherren|mandanten|auftraggeber|die|gäste|partner|abnehmer|prüfer|klienten|kundschaft)%[^.;]{0,50}${often}[^.;]{0,25}(?:reklamierten?|beanstandeten?|bemängelten?|zurückgaben|zurückschickten|rügten?)`,
    `(?<!(?:bearbeitet|erledigt|gemeldet|angenommen|aufgenommen|geklärt)e[nr]? )(?:reklamation|beanstandung(?!sfrei|slos)|mängelrüge|nachbesserung|beschwerde|ausschuss|fehlerquote|retoure|reklamationsquote)@[^.;]{0,40}(?:häuften sich|nahmen? (?:\\p{L}+ ){0,4}zu|lag(?:en)?%[^.;]{0,20} (?:über|oberhalb) (?:de[rmn]|unser@)%|stieg(?:en)?|zunahmen?|verdoppelten? sich|an der tagesordnung|mehrten sich|anstieg(?:en)?|blieben? hoch)`,
    `(?:immer mehr|zunehmende|häufige) (?:reklamationen|beanstandungen|nachbesserungen|mängel)%(?! (?:bearbeit|klär|gelöst|erledig))`,
    `(?:führten?|kam|kamen) (?:es )?[^.;]{0,40}zu (?:zahlreichen|vielen|häufigen|etlichen|mehreren|wiederholten) (?:reklamationen|beanstandungen|nachbesserungen|mängeln|beschwerden)`,
    `(?:fehler|mängel)@[^.;]{0,30}(?:schlichen sich|häuften sich|unterliefen|traten (?:${often})|unterliefen ihm)`,
    `(?:unterlief|unterliefen)[^.;]{0,40}(?:fehler|versehen|irrtümer)`,
    `(?:schwere|erhebliche|gravierende|grobe|ernste) @(?:mängel|fehler)n?%[^.;]{0,40}(?:fest(?:stell|gestellt)|feststellt|rügt|auf(?:wies|traten)|fand|ergab|beanstand)`,
    `(?:wegen|aufgrund|infolge|nach) &(?:wiederkehrende|wiederholte|häufige|gehäufte|mehrere|mehrfache|etliche|einige|zahlreiche|verschiedene|anhaltende)[rn]? ${flaw}%[^.;]{0,110} (?:ihre|seine)[nrs]? \\p{L}+[^.;,]{0,60}(?:durch|nach|gegen|@(?:geprüft|kontrolliert|gelesen|gesehen|gerechnet))%`,
    `(?:liest|prüft|kontrolliert|sieht|rechnet|las|prüfte|kontrollierte|sah|rechnete)%[^.;]{0,60} eine? (?:zweite[rs]?|weitere[rs]?|erfahrene[rs]?) \\p{L}+ &(?:ihre|seine) \\p{L}+[^.;,]{0,30} (?:durch|nach|gegen|noch einmal|nochmals|ein zweites mal)%`,
  ),
  fact(
    'conduct',
    'Verhalten',
    late.iu`(?:verhalten|benehmen|umgang|auftreten|art)(?!\p{L})[^.;]{0,160}(?:einwandfrei|vorbildlich|freundlich|geschätzt|gern gesehen|korrekt|kooperativ|höflich)|freundlich|hilfsbereit|höflich|geschätzt`,
    `(?:kolleg|mitarbeit|kund|bürger|gäst|mandant|bewohner|patient|angehörig|eltern|lehrling|auszubild)@[^.;]{0,60}(?:beschwerten|beklagten|beschweren|beklagen|beschwert) (?:sich|haben)`,
    `(?:sich|dass sich)[^.;]{0,60}(?:beschwerten|beklagten)%`,
    `(?:wurde|ist|war)[^.;]{0,25} (?:ton|umgangston|verhalten|benehmen|umgang)%[^.;]{0,50} (?:besser|freundlicher|angemessener|ruhiger|sachlicher|verträglicher)%|(?:ton|umgangston|verhalten|benehmen)%[^.;]{0,60} (?:besserte|verbesserte) sich|nach (?:\\p{Ll}+ )*(?:klärenden|ernsten|mahnenden|deutlichen|mehreren|wiederholten) gesprächen`,
    `(?:wiederholten?|mehrfachen?|häufigen?|zahlreichen?|mehreren?) (?:klagen|beschwerden)%[^.;]{0,60}(?:wegen|über) (?:seine|ihre)[rsnm]?%`,
    `(?:beschwerden?|klagen)%(?: [^.;]{0,30})? (?:über (?:ihn|sie|(?:den|ihren|seinen) (?:@ton|umgang|tonfall)|(?:ihr|sein)(?:e|en)? (?:art|auftreten|verhalten|benehmen|unfreundlich@)|sein|ihr)|häuften sich|nahmen zu|mehrten sich)`,
    `(?:zusammenarbeit|verhältnis|kommunikation|abstimmung)%[^.;]{0,50}(?:gestaltete sich|erwies sich|war|blieb|verlief)%[^.;]{0,30} (?:schwierig|mühsam|angespannt|gespannt|spannungsreich|problematisch|belastet|nicht (?:immer |ganz |stets )?(?:einfach|reibungslos|spannungsfrei|konfliktfrei|störungsfrei|ungetrübt))%`,
    `(?:kolleg|mitarbeit|kund|lehrling|auszubild)@[^.;]{0,40}(?:weigerten sich|lehnten es ab|mieden (?:ihn|sie)|(?:ihn|sie) (?:\\p{L}+ )?mieden|gingen (?:ihm|ihr) aus dem weg|aus dem weg gingen)`,
    `(?:geriet|gerieten|lag|stritt) (?:er|sie)[^.;]{0,60}(?:aneinander|in streit|im streit|streit|im clinch)|(?:wurde|war) (?:er|sie)[^.;]{0,40}(?:laut|ausfällig|ausfallend|beleidigend|handgreiflich|aufbrausend|unfreundlich|schroff|barsch)(?= ?(?:[,;.]|$|gegenüber|zu |wenn|und|oder|geworden))`,
    `${quarrels} mit (?:\\p{L}+ )?&${within}%(?![^.;]*(?:von (?:ihm|ihr)|durch (?:ihre|seine|ihn|sie)))[^.;]{0,20} (?:wurden?|konnten?|ließ(?:en)? sich|mussten?)%[^.;]{0,90}${settled}%`,
    `(?:kam|kommt) es[^.;]{0,50}(?:streit|auseinandersetzung|konflikt|zerwürfnis|wortgefecht)|verbat(?:en)? sich|(?:rüde|rau|barsch|schroff|unfreundlich)e[nrm]? ton%|kaum ein (?:freundliches|gutes|nettes) wort|(?:erhielt|bekam|kassierte|trotz) [^.;]{0,30}abmahnung|abgemahnt werden|schrie (?:er|sie)[^.;]{0,30} an%|ton[^.;]{0,20}vergriff|vergriff[^.;]{0,20}ton%`,
  ),
  fact(
    'calm',
    'Belastbarkeit',
    late.iu`belastbar|belastung|gelassen|(?:die|stets) ruhe|ruhig|souverän|besonnen|überblick|übersicht|konzentriert|gewachsen|stand(?!\p{L})|nie aus der ruhe`,
    `(?:verlor|verliert|verloren)% ${who}?[^.;,]{0,40}${temper}`,
    `(?:er|sie)[^.;,]{0,40}(?:die|den|seine|ihre) ${temper} verl(?:or|iert)`,
    `geriet (?:er|sie)[^.;]{0,30}(?:in panik|in hektik|unter stress|aus der fassung|aus dem tritt)|(?:in hektik|in panik|aus der fassung) ger(?:iet|aten)`,
    `(?:war|zeigte sich|fühlte sich) ${who} (?:\\p{L}+ ){0,3}(?:überfordert|überlastet|den tränen nahe)%|brach (?:er|sie) [^.;]{0,30}zusammen|(?:er|sie) [^.;]{0,30}überfordert war`,
  ),
  fact(
    'readiness',
    'Einsatzbereitschaft',
    late.iu`einsatzbereit|einsatzfreud|engagement|engagiert|einsatz(?!\p{L})|fleiß|von sich aus|aus eigenem antrieb|motiv|initiative|sprang[^.;]{0,30}ein|zusätzliche dienste|kurzfristig[^.;]{0,20}dienste`,
    `${duty}[^.;]{0,30}(?:lehnte|verweigerte) ${who}|(?:lehnte|verweigerte) ${who}[^.;]{0,40}${duty}|(?:er|sie) [^.;]{0,30}${duty}[^.;]{0,30}(?:ablehnte|verweigerte)%|weigerte (?:er|sie) sich`,
    `(?:war|waren|zeigte) ${who} (?:dagegen |jedoch |allerdings |leider )?(?:nie|nicht|kaum|selten|nur selten|zu keiner zeit)[^.;]{0,30}(?:bereit|zu bewegen|zu gewinnen|zu haben)|nicht (?:bereit|zu bewegen) war`,
    `dienst nach vorschrift|(?:verließ|ging) (?:er|sie) [^.;]{0,40}(?:pünktlich um|vorzeitig|vor feierabend|vor dienstschluss)|(?:muss|müssen|mussten?)[^.;]{0,50}(?:angetrieben|angehalten|aufgefordert|ermuntert|gedrängt) werden|erst auf (?:mehrfache |wiederholte |ausdrückliche )?(?:aufforderung|anweisung|drängen)`,
  ),
  fact(
    'independence',
    'Selbständigkeit',
    late.iu`selb(?:st)?ständig|eigenverantwort|eigenständig|ohne anleitung|kein(?:e|er|erlei)? (?:\p{L}+ )?(?:anleitung|aufsicht|anweisung|hilfestellung)|(?:volle|alleinige|gesamte|uneingeschränkte)[nr]? (?:\p{L}+ )?verantwortung|in (?:voll|allein|ganz)?\p{L}* ?eigener verantwortung|gesamtverantwortung`,
    `entscheidung(?:en)?%[^.;]{0,40} (?:traf|trifft) ${who} [^.;]{0,20}(?:unter anleitung|nach anleitung|(?:auf|nach) (?:an)?weisung|nach vorgabe|(?:nur|erst|ausschließlich) (?:nach|in|mit|auf))%`,
    `(?:unter|nach|auf) (?:ständige[rn]?|dauernde[rn]?|enger?|genaue[rn]?|laufende[rn]?|stete[rn]?|fortwährende[rn]?|strenger?|schrittweiser?) (?:\\p{L}+ )?(?:anleitung|aufsicht|anweisung(?:en)?|kontrolle|vorgaben?|überwachung|führung|begleitung)`,
    `(?<!, die )auf (?:die |eine |ständige |tägliche |regelmäßige )?(?:\\p{Ll}+n )?(?:an)?(?:weisung(?:en)?|anleitung|vorgaben|hilfe) (?:ihre[sr]|seine[sr]|de[sr]|durch|von|eine[sr]) [^.;]{0,40}angewiesen`,
    `(?:nur|ausschließlich|stets|immer|erst|durchweg) (?:unter|nach|auf) (?!(?:seiner|ihrer) )&(?:anleitung|aufsicht|anweisung(?:en)?|kontrolle|vorgaben?(?: (?:des|der) \\p{L}+)?)%`,
    `(?<!keine |ohne )(?:hilfe|unterstützung|anleitung|mithilfe|rückfragen?)(?! für)%[^.;]{0,50} (?:nötig|notwendig|erforderlich|unverzichtbar)|(?:brauchte|benötigte|bedurfte) ${who}%[^.;]{0,50}(?:hilfe|unterstützung|anleitung)|selb(?:st)?ständig@(?: arbeiten)?%[^.;]{0,60}nicht (?:zu denken|möglich|zuzutrauen|in der lage)`,
    `(?<!(?<!\\p{L})(?:er|sie) )(?:jede[nrs]?|alle)(?: (?:ihrer|seiner|ihre|seine))? (?:\\p{L}+)[^.;]{0,60}(?:vorgegeben|kontrolliert|nachgeprüft|nachgesehen|gegengelesen|abgesegnet|durchgesehen|freigegeben|geprüft) (?:werden musste|wurde|werden|hat)`,
  ),
  fact(
    'decisions',
    'Entscheidungen',
    late.iu`entscheidung(?:en)?(?!\p{L})|entschluss|entscheidungsfreud|entschied`,
    `entscheidung(?:en)?%[^.;]{0,60}(?:überließ|wich|schob|vertagte|mied|scheute|legte (?:er|sie)[^.;]{0,40} vor|anderen überlassen|an (?:seiner|ihrer) stelle|trafen? (?:stets |meist |letztlich |andere|der |die ))`,
    `(?:überließ|scheute|mied|vertagte|schob) ${who}[^.;]{0,50}entscheidung(?:en)?%`,
  ),
  fact(
    'grasp',
    'Auffassungsgabe',
    /auffassungsgabe|begriff(?!lich)|(?:verstand|erfasst|lernt|erlernt|begreift|versteht|zu eigen)[^.;]{0,30}(?:schnell|zügig|rasch|mühelos|leicht(?!er))|(?:schnell|zügig|mühelos|leicht)[^.;]{0,20}(?:verstand|erfasst|gelernt|begriffen|lernte|zu eigen)|fasst[^.;]{0,20}auf|schnell(?:e|en)? (?:zurecht|einarbeit|eingearbeitet|hinein)|rasch|sofort|auf anhieb|einzuordnen/iu,
    `(?:brauchte|benötigte) ${who}[^.;]{0,30}länger%[^.;]{0,20}(?:als|zeit|dauer)`,
    `(?:mehrfach|wiederholt|mehrmals|immer wieder) (?:erklären|erläutern|zeigen)|(?:begriff|verstand|beherrschte|durchschaute) ${who}[^.;]{0,60}erst nach (?:monaten|langer zeit|mehreren anläufen|einem jahr|wochen)`,
  ),
  fact(
    'first-try',
    'Erfolg auf Anhieb',
    /auf anhieb|im ersten (?:anlauf|versuch)|beim ersten mal/iu,
    `(?:im|beim|nach dem) (?:zweiten|dritten|vierten|fünften) (?:anlauf|versuch)`,
  ),
  fact(
    'knowledge',
    'Fachwissen',
    late.iu`fachwissen|fachkenntnis|kenntnisse|wissen(?!\p{L})|beherrscht|fortbild|weiterbild`,
    `(?:grundlagen|kenntnisse|grundkenntnisse|fachwissen|grundwissen)%[^.;]{0,40}(?:fehlten|fehlte|mangelte|lücken(?!los)|vermissen ließ|nachholen|nie erlernt)|(?:fehlten|fehlte|mangelte)[^.;]{0,40}(?:grundlagen|kenntnisse|kenntnissen|fachwissen)`,
    `(?:nahm|besuchte) ${who}[^.;]{0,40}(?:nie|nicht|keine[nr]?|zu keiner zeit)[^.;]{0,40}(?:fortbildung|weiterbildung|schulung|lehrgang|kurs|seminar)`,
    `(?:fortbildung|weiterbildung|schulung|lehrgäng|seminar)@[^.;]{0,40}(?:besuchte|nahm|machte) (?:er|sie)[^.;]{0,30}(?:nie|nicht|keine)|(?:blieb|blieben) (?:ihm|ihr) [^.;]{0,40}fremd%`,
  ),
  fact(
    'trust',
    'Vertrauen',
    late.iu`vertrauen(?!\p{L}|s)|vertrauenswürdig|ehrlich|verschwiegen|diskret|integer|loyal|vertrauten`,
    `(?:schlüssel|vollmacht|kasse|kassa|konten|konto|zugang|zugänge|tresor|prokura)@[^.;]{0,40}(?:entzogen|abgenommen|eingezogen|gesperrt)`,
    `(?:vertrauliche|interne|geheime)[snmr]?[^.;]{0,40}(?:ausplauderte|weitererzählte|nach außen (?:gelang|trug|drang)@|gelangten? (?:durch|über) (?:ihn|sie) nach außen)|plauderte (?:er|sie)[^.;]{0,30} aus%|(?:vertrauliche|interne|geheime)[snmr]?[^.;]{0,60}(?:durch|über|von) (?:ihn|sie|ihm|ihr)[^.;]{0,60}(?:bekannt|herum|kollegenkreis|gesprächsthema|weitererzählt|verbreitet)%`,
    `(?<!gab (?:er|sie) )nicht (?:aus der hand|allein lassen|anvertrauen|in (?:ihre|seine) hände)`,
  ),
  fact(
    'leading',
    'Führung',
    /führte[^.;]{0,80}(?:vorbildlich|gezielt|motivier|leistungen|sehr gut|hervorragend|kooperativ|wertschätz)|führungsstil|arbeitsklima|betriebsklima|klima|als vorgesetzte[nr]?[^.;]{0,30}(?:geschätzt|anerkannt)|motivierte|fühl(?:en|ten) sich [^.;]{0,40}(?:wohl|aufgehoben)|treue|gerne? (?:unter|mit) (?:ihm|ihr)/iu,
    `(?:verließen|kündigten)%[^.;]{0,40}(?:(?:sein|ihr) team|(?:seine|ihre) (?:abteilung|mannschaft)|(?:seinen|ihren) bereich)|(?:fluktuation|krankenstand) (?:in (?:seinem|ihrem|seiner|ihrer) \\p{L}+ |seines \\p{L}+ |ihres \\p{L}+ )[^.;]{0,30}(?:stieg|hoch|am höchsten|überdurchschnittlich|zunahm|verdoppelte)`,
    `(?<![\\p{L}\\d])(?:${numberPattern}|die hälfte|mehr als die hälfte|zwei drittel|drei viertel) (?:der|von|seiner|ihrer|aller|unserer)(?: ${numberPattern})? &(?:mitarbeit|beschäftigt|stellen%|leute|team|@kräfte|köpfe|gesellen|angestellt|köch|fahrer|verkäufer|erzieher|pfleger|monteur|techniker|ingenieur|berater|ärzt|assistent)@[^.;]{0,80}(?:gewechselt|verlassen|gekündigt|gegangen|neu besetz|nachbesetz|ausgeschieden|versetz|kündigten|verließen|wechselten|abgewandert)@`,
    // „Von den 15 Stellen mussten zwölf wegen Kündigungen neu besetzt werden“
    `von (?:den |seinen |ihren |unseren )?&${numberPattern} &@(?:mitarbeit|beschäftigt|stellen%|leute|kräfte|köpfe|gesellen|angestellt|plätze)@(?![^.;]*(?:ruhestand|rente|elternzeit|befördert))[^.;]{0,60}(?<![\\p{L}\\d])${numberPattern} [^.;]{0,60}(?:gewechselt|verlassen|gekündigt|gegangen|neu besetzt|nachbesetzt|ausgeschieden|kündigten|verließen|wechselten)%`,
    `von (?:den |seinen |ihren |unseren )?&${numberPattern} &@(?:mitarbeit|beschäftigt|leute|kräfte|köpfe|gesellen|angestellt)@(?![^.;]*(?:ruhestand|rente|elternzeit|befördert))[^.;]{0,20} (?:kündigten|verließen|wechselten|baten)%[^.;]{0,60}(?<![\\p{L}\\d])${numberPattern}%`,
    `(?:wegen|aufgrund|nach|infolge) &(?:eigen)?(?:kündigungen|versetzungs\\p{L}+)%[^.;]{0,60}@(?:stellen|plätze|posten)%[^.;]{0,60}(?:neu besetzt|nachbesetzt)|aus (?:ihrem|seinem|ihrer|seiner) \\p{L}+[^.;]{0,40}versetzungs(?:gesuche|anträge|wünsche)|versetzungs(?:gesuche|anträge|wünsche)n? (?:aus|in|von) (?:ihre|seine)[mnr]? \\p{L}+`,
    `(?:drei|vier|fünf|mehrere|viele|etliche|die hälfte|zwei) (?:seiner|ihrer) (?:mitarbeit|leute|beschäftigt)@[^.;]{0,50}(?:kündigten|verließen|versetzen|beschwerten|wechselten (?:aus|die abteilung)|baten um versetzung)`,
  ),
  fact(
    'results',
    'Erfolg der Arbeit',
    late.iu`ergebnisse[^.;]{0,60}(?:hervorragend|ausgezeichnet|übertraf|gut|herausragend)|übertraf|erfolg(?:e|en|reich)?(?!\p{L})|ziele?n?(?!\p{L})[^.;]{0,60}(?:erreicht|übertr[ao]f|erfüllt)|(?<!\p{L})(?:erreichte|erfüllte|übertraf|überschritt|erreicht|erfüllt|übertrifft)(?!\p{L})[^.;]{0,60}(?:ziele?n?|vorgaben?|plan|soll|planzahlen)(?!\p{L})`,
    `(?:inventurdifferenz|schwund|ausschuss|fehlerquote|krankenstand|reklamationsquote|retourenquote|stornoquote|ausschussquote|fluktuation)%[^.;]{0,50} (?:lag(?:en)?|betrug|war|blieb)%[^.;]{0,60}(?:doppelt|dreifach|vielfach|mehrfach|über (?:dem|der|den|unser)|oberhalb|höher als|mehr als bei)@`,
    `(?:ziele?|vorgaben|umsatzziele?|planzahlen|zielvorgaben)%[^.;]{0,40}(?:verfehlte|nicht erreichte|blieb[^.;]{0,20}(?:unerreicht|zurück)|verfehlt|unterschritt)|(?:verfehlte|unterschritt) (?:er|sie)[^.;]{0,40}(?:ziele?|vorgaben|umsatz)`,
  ),
  // „in jedem Quartal“ beside „in vier von fünf Quartalen“.
  fact(
    'every-time',
    'Erfolg zu jeder Zeit',
    late.iu`(?<!\p{L})(?:in jede[mr]|jede[snr]?|alle[nr]?|ausnahmslos) (?:\p{L}*(?:quartal|jahr|monat|saison|woche))(?:e[ns]?|s)?(?!\p{L})|(?:stets|immer|jederzeit|durchweg|ausnahmslos) [^.;]{0,40}(?:ziele?|vorgaben?|plan|soll)(?!\p{L})[^.;]{0,40}(?:erreich|erfüll|übert|über)`,
    `(?:nur |lediglich )?in (?:nur |lediglich )?${numberPattern} (?:von|der|dieser) &${numberPattern} (?:@(?:quartal|jahr|monat|saison|woche))(?:e?n|s)?[^.;]{0,60}(?:erreich|erfüll|geschaff|gehalten|eingehalten)@`,
    `(?:erreich|erfüll)@[^.;,]{0,60}in (?:nur |lediglich )?${numberPattern} (?:von|der|dieser) &${numberPattern} (?:@(?:quartal|jahr|monat|saison|woche))(?:e?n|s)?%`,
  ),
  fact(
    'safety',
    'Sicherheit und Vorschriften',
    late.iu`sicherheits(?:vorschrift|regel|bewusst|bestimmung)|(?:vorschriften|regeln)[^.;]{0,40}(?:beachtete|hielt|ein(?!\p{L}))|augenmerk auf die sicherheit`,
    `(?:ohne|nie|kein)(?: \\p{L}+)? (?:helm|schutzbrille|gurt|absturzsicherung|sicherung|schutzausrüstung)|(?:sicherheits\\p{L}+|vorschriften)%[^.;]{0,40}(?:missachtete|verletzte|verstieß|umging|ignorierte)|(?:missachtete|umging|ignorierte) (?:er|sie)[^.;]{0,40}(?:vorschrift|sicherheit)|arbeitsunf[aä]ll[^.;]{0,40}(?:verschuldet|verursacht)`,
  ),
];
