import type { Severity } from '../decode/reading.ts';
import { pattern, type Phrase } from './pattern.ts';
import { personalMatters } from './personal-matters.ts';

/** Content that does not belong into a reference, or only on the person's wish (law.md §2.3). */
export interface Forbidden extends Phrase {
  readonly severity: Severity;
  readonly title: string;
  readonly detail: string;
  readonly advice: string;
  readonly ruling: string;
}

const source = 'law.md §2.3';
const drop = 'Es kann verlangt werden, dass die Stelle ersatzlos entfällt.';

/** What a doctor would call it. */
const ailments =
  '\\p{L}*(?:leidens?|beschwerden|schmerzen|verletzung(?:en)?|erkrankung(?:en)?)|bandscheiben~|herzinfarkt~|herzleiden~|schlaganfall~|burn-?out~|depression~|chemotherapie|krebs~|allergie|diabetes|(?:krankenhaus|klinik)aufenthalt~|rückenproblem~';

/** Where it hurts, as people say it among themselves. */
const bodyParts =
  '(?:rücken(?:s|problem~)?|kreuz(?:es)?|kniee?s?|schultern?|hüfte|bandscheiben?|herz(?:en|ens)?|magens?|nieren?|lunge|galle|blinddarm~|handgelenks?|arm(?:e?s)?|bein(?:e?s)?|fuß(?:es)?|nerven|psyche|seele)';
/** How long or how often somebody was away. */
const spell =
  '(?:tage?n?|wochen?|wochenlang|monate?n?|monatelang|halbes jahr|jahre?n?|(?:ein|zwei|drei|mehr)mal~|öfters?|oft|häufig~|viel|lange|länger~|längere zeit|einige zeit|zeitweise|schwer|ernst~|ernsthaft|dauernd|ständig)';
/** Others than the person, of whom the same is said. */
const others =
  '(?:jemand|kolleg~|mitarbeiter~|mitarbeitende~|personal|chef~|inhaber~|meister~|vorgesetzte~|patient~|bewohner~|kinder~|tiere?|anlage~|maschine~|server~|system~|technik|fahrzeug~|strom)';

/** Words between who was ill and that it was so: a stretch of time, but nobody else. */
const meanwhile = `(?:(?!${others})[\\p{L}\\d.-]+ ){0,10}`;
/** An illness of somebody else, for whom the person stepped in. */
const illOthers =
  '(?:kolleg|vorgesetzt|vorgänger|leiter|leitung|chef|inhaber|meister|mitarbeit|geschäftsführ|team|person|partner|fachkr|fahrer|kraft|kräfte|stelleninhaber|arzt|ärztin|ärzt|mensch|patient|bewohner|kind|tier|gäst|angehörig|betroffen)~';

/** Elected to speak for the staff: the bodies, and who sits in them. */
const councils =
  '\\p{L}*betriebsr(?:at|ats|ates|ät)\\p{L}*|\\p{L}*personalr(?:at|ats|ates|ät)\\p{L}*|gewerkschaft\\p{L}*|ver\\.?di|ig (?:metall|bce|bau)|tarifkommission|mitarbeitervertretung|(?:jugend- und )?(?:\\p{L}*auszubildenden|jugend|azubi|schwerbehinderten|behinderten|arbeitnehmer|belegschafts)vertretung|sprecherausschuss(?:es)?|wahlvorstands?|partei(?!\\p{L})';
const delegates =
  '(?:jugend- und )?(?:auszubildenden|jugend|azubi|schwerbehinderten|behinderten|arbeitnehmer|belegschafts)vertreter(?:in)?|(?:gewerkschaftliche[rn]? )?vertrauens(?:mann|frau|leute|person der (?:schwer)?behinderten)';

/** Searched in every sentence but those on the company and the list of tasks. */
export const forbidden: readonly Forbidden[] = [
  ...personalMatters,
  {
    id: 'on-demand',
    severity: 'hint',
    title: 'Ausstellung „auf Verlangen“',
    detail:
      'Ein Zeugnis schuldet der Arbeitgeber ohnehin. Der Zusatz „auf Verlangen“ klingt nach Streit um das Zeugnis.',
    advice: drop,
    ruling: 'gewo-109-2',
    cues: ['verlangen', 'aufforderung', 'drängen'],
    patterns: [
      pattern(
        '(?:zeugnis|\\p{L}+zeugnis|referenz|beurteilung)… auf (?:\\p{L}+ )?(?:verlangen|aufforderung|drängen)(?: (?:von|der|des) (?:\\p{L}+ ){1,3})?… ?(?:ausgestellt|erstellt|erteilt|geschrieben|ausgefertigt)',
      ),
      pattern(
        'auf (?:\\p{L}+ )?(?:verlangen|aufforderung|drängen)… (?:dieses|das|ein) (?:\\p{L}+ )?\\p{L}*zeugnis',
      ),
    ],
    matches: [
      'Dieses Zeugnis wurde auf Verlangen von Herrn Kern ausgestellt.',
      'Auf ihr Verlangen erteilen wir Frau Kern dieses Zeugnis.',
    ],
    silent: [
      'Dieses Zeugnis wurde auf Wunsch von Herrn Kern ausgestellt.',
      'Er stellte auf Verlangen der Kunden Lieferscheine aus.',
    ],
    source: 'domain.md §3 (Hinweise auf Streit)',
    note: '„Auf Wunsch“ ist bei Zwischenzeugnissen üblich.',
  },
  {
    id: 'sickness',
    severity: 'error',
    title: 'Krankheit oder Fehlzeiten erwähnt',
    detail:
      'Krankheiten und Fehlzeiten gehören nicht ins Zeugnis, außer wenn sie die Tätigkeit zum großen Teil prägten.',
    advice: drop,
    ruling: 'bag-9-azr-261-04',
    cues: [
      'ausfallen',
      'ausfiel',
      ' fiel ',
      'fehlte',
      'leiden',
      'krank',
      'fehlzeit',
      'gesundheitlich',
      'arbeitsunfähig',
      'genesung',
      'reha',
      'ausfallzeit',
      'fehltage',
      'ausgefallen',
      'gelben schein',
    ],
    patterns: [
      pattern(
        '(?:erkrankung|krankheit|leiden|verletzung|unfall)… (?:ausfallen|ausfiel|ausgefallen|fehlen|fehlte)',
      ),
      pattern('\\p{L}+(?:erkrankung|leiden|verletzung)… (?:ausfallen|ausfiel|ausgefallen|fehlen|fehlte)'),
      pattern(
        '(?:wegen|aufgrund|infolge|trotz|durch|nach|bei|während) (?:\\p{L}+ ){0,2}(?:krankheit|erkrankung|krankheiten|fehlzeiten|arbeitsunfähigkeit|krankmeldung~)',
      ),
      pattern(
        'krankheitsbedingt~|gesundheitlichen gründen|arbeitsunfähig~|krankgeschrieben|krankheitszeit~|krankheitstag~|(?:im|eigener|eigenen|{poss}) krankenstand|fehlzeiten|fehltage|(?:{poss}|häufige|lange|längere|wiederholte|hohe|trotz|wegen|aufgrund) (?:\\p{L}+ ){0,2}ausfallzeiten',
      ),
      pattern(
        '(?:fiel|fehlte|fehlt)… (?:wegen|aufgrund|infolge) (?:\\p{L}+ ){0,3}\\p{L}*(?:leidens?|krankheit|erkrankung|verletzung|operation|unfalls?|beschwerden)',
      ),
      pattern('(?:war|oft|häufig|längere zeit|selten|nie|kaum) (?:\\p{L}+ ){0,2}krank(?= |\\.|,)'),
      pattern(
        `(?:war|lag|wurde|gewesen) (?!${others})…${spell}(?: lang)?(?: (?:zu|bis|schwer|ernstlich|wirklich))? (?:krank(?:gemeldet| gemeldet| geschrieben)?|erkrankt|krankgeschrieben)(?= |,|\\.|$)`,
      ),
      pattern(
        `${spell}(?: lang)?(?: schwer| ernstlich)? krank(?:gemeldet| gemeldet| geschrieben)? (?:war|gewesen|wurde|lag)(?!en)`,
      ),
      pattern(
        `(?:{pers} fiel|fiel {pers}|fiel)(?! (?:d[eia][rse]|ein))…(?:${spell}|(?:wegen|aufgrund|infolge|mit) (?:\\p{L}+ ){1,3}${bodyParts})… ?aus(?= |,|\\.|$)`,
      ),
      pattern(`{pers} (?:ist|war|wäre)…${spell}… ausgefallen|ausgefallen (?:war|ist) {pers}`),
      pattern(
        '{poss} (?:\\p{L}+ )?(?:krankmeldung|krankschreibung|krankheitsausf[aä]ll)~|krankgemeldet|krank geschrieben|(?:lange|längere|häufige|mehrfache|wiederholte) (?:krankschreibung|krankmeldung)~|gelben schein',
      ),
      pattern(
        `(?:war|ist|wurde|blieb) {pers} ${meanwhile}(?:krank|erkrankt)(?= und|,|\\.|$)|{pers} (?:war|ist|wurde|blieb) ${meanwhile}(?:krank|erkrankt)(?= und|,|\\.|$)|(?:da|weil|nachdem|obwohl|als|seit|solange|während|bis) {pers} ${meanwhile}(?:krank|erkrankt) (?:war|ist|wurde)(?=,|\\.|$| und)|(?:war|ist) {pers} ${meanwhile}erkrankt (?:und|gewesen)`,
      ),
      pattern(`erkrankte {pers}(?! ${illOthers})|{pers} erkrankte(?! (?:\\p{L}+ )?${illOthers})`),
      pattern(`(?:fehlte|fehlt) (?:{pers} )?${meanwhile}krank(?=,|\\.|$| und)`),
      pattern(
        'erkrankungsbedingt~|krankheitshalber|krankheitsgründen|(?:bezog {pers}|{pers} bezog) …krankengeld|(?:krankheit|erkrankung) (?:\\p{L}+ )?(?:zwang|hinderte|unterbrach|nötigte) (?:ihn|sie|{poss}|herrn|frau|die tätigkeit|das)(?= )',
      ),
    ],
    unless: pattern(
      `${illOthers},? (?:[\\p{L}\\d.-]+ ){0,8}(?:er)?krank(?:t|te)?(?= |,|\\.|$)|(?:krankheit|erkrankung) (?:de[rs]|eine[rs]|{poss}|unsere[rs]|meine[rs]|von) (?:\\p{L}+ )?\\p{L}*${illOthers}|erkrankte?(?: war| ist)?, (?:übernahm|übernimmt|führte|leitete|vertrat|sprang) (?:sie|er|frau|herr)(?= )|` +
        '(?:vertrat|vertritt|vertretung|vertreten|einsprang|sprang)~…(?:urlaub|krankheit|erkrankung|abwesenheit)|(?:kolleg|patient|bewohner|mitarbeiter|personal|kinder)~… (?:krank|ausfall|ausgefallen)~|\\p{L}*(?:anlage|maschine|server|system|technik|fahrzeug|lieferung|motor|pumpe|heizung|presse|strom|lüftung|kühlung|kessel|ofen|kran|aufzug|leitung|generator|kompressor|steuerung)~…(?:fiel|ausgefallen)|deren ausfallzeiten|\\p{L}*(?:anlage|maschine|aggregat|antrieb|presse|pumpe|motor|roboter|gerät|aufzug|aufzüge|linie|server)~…ausfallzeiten|ausfallzeiten (?:de[rs]|unsere[rs]|aller|an) (?:\\p{L}+ )?\\p{L}*(?:anlage|maschine|aggregat|antrieb|presse|pumpe|motor|roboter|gerät|aufzug|aufzüge|linie|server|fahrzeug)~|fiel…(?:anlage|maschine|server|system|technik|fahrzeug|\\p{L}*(?:motor|pumpe|heizung|presse|strom|lüftung|kühlung|kessel|ofen|kran|aufzug|generator|kompressor|steuerung)|auf|um|leicht|schwer)(?= |~)|fiel (?!(?:er|sie|frau|herr) )[^.;,]{0,50}(?<!(?:in|über|während|an|auf|durch|bis|seit|wegen|infolge|trotz|nach|vor|mit|bei|von|zu) )(?:der|die|das|ein|eine) \\p{L}+ aus|fiel…(?:gut|besser|schlecht|knapp|deutlich|positiv|günstig|höher|niedriger|geringer|hervorragend|zufriedenstellend|unterschiedlich|wechselhaft) aus|bei krankheitsbedingten|krankheitsbedingte[nr]? (?:vertretung|abwesenheit)~|(?:fehlzeiten|fehltage) (?:de[rs]|unsere[rs]|{poss}|in|im) (?:\\p{L}+ ){0,2}(?:gruppe|kurs|klasse|schüler|mitarbeiter(?!in(?!nen))|mitarbeitend|abteilung|belegschaft|team|teilnehm|kinder|auszubildend|station|schicht|mannschaft|haus|betrieb)~|sprang~|verwaltete~|verwaltung von|erfasst~|beriet|versicherte[nr]?',
    ),
    matches: [
      'Eine langwierige Bandscheibenerkrankung ließ ihn fünf Monate ausfallen.',
      'Wegen längerer Krankheit endete die Tätigkeit.',
      'Er war selten krank.',
      'Im Winter fiel Herr Kern vier Wochen aus.',
      'Herr Kern fiel zwei Monate mitten in der Saison aus.',
      'Nach einem Sturz fiel sie drei Monate aus.',
      'Von Februar bis April fiel er wegen eines Rückenleidens aus.',
      'Nach seinen längeren Krankheitszeiten kam er immer wieder.',
      'Krankheitsbedingt fehlte sie mehrfach.',
      'Trotz längerer Ausfallzeiten hielt sie Anschluss.',
      'Frau Kern war im Winter 2022 einmal fünf Wochen krank.',
      'Im Jahr 2022 war sie vier Monate erkrankt.',
      'Weil er öfter krank war, übernahm ein Kollege die Tour.',
      'Im Sommer fiel sie mehrere Wochen aus.',
      'Herr Kern fiel wegen der Schulter bis Ostern aus.',
      'Herr Kern ist im letzten Jahr drei Monate ausgefallen.',
      'Ihre Krankmeldungen häuften sich im letzten Jahr.',
      'Er war in acht Jahren nur vier Tage krank.',
      'Von August bis Februar war sie erkrankt und konnte nicht eingesetzt werden.',
      'Im Herbst 2019 erkrankte sie schwer.',
      'Erkrankungsbedingt ruhte die Tätigkeit von März bis Juni.',
      'Im dritten Jahr fehlte er mehrere Monate krank.',
      'Eine längere Erkrankung unterbrach ihre Tätigkeit.',
    ],
    silent: [
      'In St. Vitus fiel vier Tage vor der Orgelweihe der Gebläsemotor aus.',
      'Im Sommer fiel für vier Tage der Drucker aus.',
      'Im August fiel zwei Wochen lang die Kühlung aus, und sie rettete die Ware.',
      'Sie arbeitete im Krankenhaus.',
      'Die Ausfallzeiten unserer Anlagen sanken um die Hälfte.',
      'Der Krankenstand seiner Abteilung ging deutlich zurück.',
      'Die Fehlzeiten der Gruppen lagen bei drei statt bei elf Prozent.',
      'Bei krankheitsbedingten Ausfällen sprang sie ein.',
      'Er pflegte kranke Menschen.',
      'War eine Kollegin länger krank, übernahm sie deren Tour.',
      'Als die Anlage zwei Wochen ausgefallen war, half er beim Neustart.',
      'Das Ergebnis fiel in allen drei Jahren besser aus.',
      'Sie fiel durch ihre ruhige Art auf und glich vieles aus.',
      'Sie begleitete Kinder, die lange krank waren.',
      'Während der Erkrankung ihrer Vorgesetzten leitete sie die Station.',
      'Als Herr Damm 2021 erkrankte, übernahm sie seine Abteilung.',
      'Als die Leiterin ein halbes Jahr erkrankt war, führte sie die Abteilung.',
    ],
    source,
    note: 'Längere Ausfälle nur, wenn sie im Verhältnis zur Dauer erheblich sind.',
  },
  {
    id: 'health',
    severity: 'error',
    title: 'Gesundheit, Unfall oder Operation erwähnt',
    detail:
      'Verletzungen, Operationen, Kuren und was jemand körperlich nicht mehr kann, gehören nicht ins Zeugnis, außer wenn sie die Tätigkeit zum großen Teil prägten.',
    advice: drop,
    ruling: 'bag-9-azr-261-04',
    cues: [
      'operation',
      'unfall',
      'reha',
      ' kur ',
      ' kur.',
      'nleiden',
      'zleiden',
      'beschwerden',
      'verletzung',
      'bandscheibe',
      'infarkt',
      'schlaganfall',
      'burnout',
      'burn-out',
      'depression',
      'therapie',
      'krebs',
      'allergie',
      'diabetes',
      'aufenthalt',
      'gesundheit',
      'genesung',
      ' heben',
      ' tragen',
      ' bücken',
      'schonung',
      'schonarbeit',
      'unfähig',
      'wiedereingliederung',
      'ärztlich',
      'attest',
      'rückenprob',
      'rückenschm',
      'schmerzen',
      'erkrankung',
      'rücken',
      'kreuz',
      'knie',
      'schulter',
      'hüfte',
      'krankenhaus',
      'spital',
      'klinik',
      'schlaganfall',
      'bruch',
      'verunglückt',
      ' sich ',
      'operiert',
      'herz',
      'arm ',
      'bein ',
      'fuß ',
      'handgelenk',
    ],
    patterns: [
      pattern(
        `{poss} (?!übernommen|bearbeitet|gelöst|betreut|vorgetragen|angenommen)(?:(?!kein|ohne)\\p{L}+ ){0,2}(?:${ailments}|gesundheitszustand~|gesundheitlich~|\\p{L}*operation|\\p{L}*unfall(?:s|es)?|genesung|kur|reha|rehabilitation|wiedereingliederung)`,
      ),
      pattern(
        `(?:nach|seit|wegen|aufgrund|infolge|trotz|durch|während|von|mit) (?:einem|einer|eines|der|dem|des|mehreren|zwei|längerer|längerem) (?:\\p{L}+ )?(?:${ailments}|\\p{L}*operation(?:en)?|\\p{L}*unfall(?:s|es)?|kur|reha|rehabilitation|wiedereingliederung)…(?:konnte|durfte|musste|erholte|kehrte|fiel|fehlte|war|blieb|nahm|wieder|nicht mehr|nur noch|halbtags)`,
      ),
      pattern(
        '(?:war|ist|fiel|fehlte|blieb|kehrte)… (?:nach|seit|wegen|aufgrund|infolge|mit) (?:einem|einer|eines) (?:\\p{L}+ )?(?:\\p{L}*operation|\\p{L}*unfall(?:s|es)?|kur|reha|rehabilitation|bandscheiben~|herzinfarkts?|schlaganfalls?|burn-?outs?|depression)',
      ),
      pattern(
        '(?:nicht mehr|kaum noch|nur noch|keine)… (?:schwer~|schwere[nr]? \\p{L}+|lasten|leicht~)? ?(?:heben|tragen|bücken)',
      ),
      pattern(
        `(?:wegen|an|am|durch|vom|mit(?! (?:leib und seele|(?:\\p{L}+ ){0,2}herz(?:en)? (?:bei|und|für|an|in|dabei)|(?:ganz|voll|viel|groß|warm|gut|offen|weit|leicht|stark|breit|gerade|frei)~ (?:herz(?:en)?|rücken|schultern?|armen?|beinen?)(?= |,|\\.)))) (?:\\p{L}+ ){0,2}${bodyParts}…(?:fehlte|gefehlt|operiert|behandelt|pausier~|(?<!(?:von|nach) )(?:zu hause|daheim)|schon(?:en|te)|kürzertreten|kürzer treten|nicht arbeiten|zu tun|probleme|beschwerden)(?= |,|\\.|$)`,
      ),
      pattern(
        `(?:lag (?!${others})(?:(?:\\p{L}+|\\d+) ){0,5}(?:im|in der|in einer)|(?:musste|kam) (?!${others})(?:(?:\\p{L}+|\\d+) ){0,5}ins) (?:krankenhaus|klinik|spital)(?= (?:und|wegen|gehen)|,|\\.|$)|${spell}(?: lang)? im (?:krankenhaus|spital)(?= (?:und|lag|war|verbr~)|,|\\.|$)`,
      ),
      pattern(
        `(?:war|ging|fuhr|musste|nahm|befand|kam|machte|verbrachte|weilte) (?!${others})(?:{pers} )?…(?:in|zur|zu einer|auf|aus|an einer|in einer|eine) (?:der )?(?:reha~|kur|kuraufenthalt|anschlussheilbehandlung|wiedereingliederung)(?= (?:und|war|teil|weil|wegen|zurück|nach)|,|\\.|$)`,
      ),
      pattern(
        '(?:hatte|erlitt|erleidet)(?!…(?:kein|nie))…(?:(?:\\p{L}*(?<!stör|haft|versicherungs))unfall|schlaganfall|herzinfarkt|bandscheibenvorfall|burn-?out|(?:arm|bein|fuß|hand|rippen|knochen|becken|schlüsselbein|oberschenkel|unterschenkel)bruch|\\p{L}*verletzung)(?= (?:und|mit|bei|von|auf|am|im)|,|\\.|$)|(?:verletzte|brach|verbrannte|verhob|zog) (?:er |sie )?sich (?:(?:beim?|am|den|das|die|an|im|auf|schwer|eine) \\p{L}+)|verunglückte(?= |,|\\.)',
      ),
      pattern(
        '(?:schwere )?lasten… (?:nicht mehr|kaum noch)… (?:heben|tragen)|schonungsbedürftig~|schonung bedurfte|schonarbeitsplatz~|(?:dienst|berufs|erwerbs|arbeits)unfähig~|aus (?:ärztlicher sicht|ärztlichen gründen)|auf ärztliche[nr]? (?:rat|anraten|anordnung)|ärztliche[sn]? attests?|gesundheitlich (?:\\p{L}+ )?(?:angeschlagen|eingeschränkt|beeinträchtigt|belastet)',
      ),
    ],
    unless: pattern(
      `(?:erkrankung|operation|unfalls?) (?:de[rs]|eine[rs]|unsere[rs]|meine[rs]|{poss}) (?:\\p{L}+ )?\\p{L}*${illOthers}|` +
        '(?:mein|unser|eine?|der|die|zwei)[nrs]? (?:\\p{L}+ ){0,2}\\p{L}*(?:gesell|kolleg|mitarbeit|meister|lehrling|auszubildend|nachbar|vorgesetz|fahrer|inhaber|vorgänger)~ (?:nach|wegen|infolge)|\\p{L}*unfähigkeits(?:- und |tarif|versicherung|schutz|rente)~|(?:\\p{L}*patient|bewohner|versicherte|kund|klient|gäst|gast|menschen|kinder|betroffen|rehabilitand|tiere?n?|angehörig|geschädigt|verletzte|unfallgegner|assistier|mandant|pflegebedürftig)~|betreuten|erste hilfe|assistenz',
    ),
    matches: [
      'Nach seiner Bandscheibenoperation im Jahr 2019 durfte er nicht mehr schwer heben.',
      'Nach ihrem Unfall arbeitete sie nur noch halbtags.',
      'Nach einer längeren Reha kehrte er an seinen Arbeitsplatz zurück.',
      'Seit dem Herbst war sie schonungsbedürftig.',
      'Wegen ihres Rückenleidens wurde sie im Innendienst eingesetzt.',
      'Schwere Lasten durfte er nicht mehr tragen.',
      'Wegen der Bandscheibe hat sie im Frühjahr einige Zeit gefehlt.',
      'Im Mai lag er drei Wochen im Krankenhaus.',
      'Danach ging sie für fünf Wochen in Kur und kam erholt wieder.',
      'Im zweiten Lehrjahr hatte er einen Verkehrsunfall und fehlte lange.',
      'Beim Abladen brach er sich den Arm.',
    ],
    silent: [
      'Wegen der Erkrankung einer Kollegin übernahm sie zwei Touren.',
      'Sie betreute Patienten nach ihrer Operation einfühlsam.',
      'Nach einem Unfall auf der Baustelle leistete er sofort Erste Hilfe.',
      'Er war mit Leib und Seele dabei und hat stets von sich aus gesehen, was zu tun ist.',
      'Die Zahl der Arbeitsunfälle sank deutlich.',
      'Das betriebliche Gesundheitsmanagement baute sie erfolgreich aus.',
      'Er bearbeitete Schäden nach Unfällen sorgfältig.',
      'Sie absolvierte ihre Einsätze im Krankenhaus und in der Reha mit Umsicht.',
      'In zwölf Jahren hatte er keinen einzigen Unfall.',
      'Sie war mit ganzem Herzen bei der Sache, übernahm jederzeit gern auch Aufbauten weit weg von zu Hause und behielt die Ruhe.',
      'Mit vollem Herzen nahm er sich der Kinder an, die zu Hause wenig Deutsch sprachen.',
      'Mit breiten Schultern trug er, was zu tun war.',
      'Mit Herz und Verstand setzte sie sich ein.',
      'Sie stärkte ihrem Team den Rücken, wenn es Probleme gab.',
      'Er kam jeden Morgen in die Klinik und half auf der Station.',
    ],
    source,
    note: 'Was Patienten, Gäste oder Versicherte hatten, gehört zur Aufgabe.',
  },
  {
    id: 'works-council',
    severity: 'error',
    title: 'Betriebsrat, Interessenvertretung oder Gewerkschaft erwähnt',
    detail:
      'Tätigkeit im Betriebsrat, in einer anderen Interessenvertretung oder in einer Gewerkschaft darf nur auf Wunsch genannt werden.',
    advice: drop,
    ruling: 'lag-koeln-7-sa-583-12',
    cues: [
      'betriebsrat',
      'betriebsrät',
      'personalrat',
      'personalrät',
      'gewerkschaft',
      'vertretung',
      'vertreter',
      'vertrauens',
      'sprecherausschuss',
      'sprecherausschuß',
      'wahlvorstand',
      'tarifkommission',
      'partei',
      'ig metall',
      'ver.di',
      'verdi',
      'streik',
    ],
    patterns: [
      pattern(
        `(?:mitglied|vorsitz~|vorsitzende[rn]?|ersatzmitglied|nachrücker~|tätigkeit|arbeit|mandat|amt|ehrenamt|engagement|engagierte|engagiert|freigestellt~|freistellung|gewählt~|mitarbeit|sprecher~|wirkte|wirkt|vertrat die|kandidierte)(?!\\p{L})… (?:im |in |des |in der |in den |in die |der |für den |für die |als |bei der |bei )?(?:${councils})`,
      ),
      pattern(
        `(?:betriebsrats|personalrats|gewerkschafts|partei)(?:mitglied|vorsitz|tätigkeit|arbeit|amt|mandat)~|betriebsrätin|personalrätin|(?:war|ist|als) (?:\\p{L}+ ){0,3}(?:${delegates})`,
      ),
      pattern(
        `(?:gehört|angehört)~… (?:dem|der) (?:${councils})|(?:dem|der) (?:${councils}) (?:gehörte|gehört|stand|saß)`,
      ),
      pattern(
        `war (?:\\p{L}+ ){0,4}(?:im betriebsrat|betriebsrat|im personalrat|personalrat|in der (?:${councils})|gewerkschaftlich)|in (?:den|die) (?:${councils}) (?:\\p{L}+ )?gewählt`,
      ),
      pattern('(?:beteiligte sich|beteiligt sich|teilnahme|nahm|rief)… streik~'),
    ],
    unless: pattern(
      `(?:zusammenarbeit|verhandel|verhandl|abstimm|ansprechpartner|gespräche|vereinbarung|beriet|beratung)~… (?:mit )?(?:dem |den |der |des |die |für )?(?:${councils})|freistellung (?:eines|einer|von|der|des) (?:${councils})\\p{L}*… (?:befasst|betraut|zuständig|regel|bearbeit)~`,
    ),
    matches: [
      'Sie war Mitglied des Betriebsrats.',
      'Er engagierte sich in der Gewerkschaft.',
      'Neben der Ausbildung war er zwei Jahre lang Mitglied der Jugend- und Auszubildendenvertretung.',
      'Sie gehörte der Schwerbehindertenvertretung an.',
      'Der Jugendvertretung gehörte er seit 2021 an.',
      'Er war Vertrauensperson der schwerbehinderten Menschen.',
      'Als Schwerbehindertenvertreterin setzte sie sich für Barrierefreiheit ein.',
      'Sie war Vorsitzende der Mitarbeitervertretung.',
      'Er wurde 2021 in den Gesamtbetriebsrat gewählt.',
      'Für ihre Arbeit im Personalrat war sie teilweise freigestellt.',
      'Er wirkte im Sprecherausschuss der leitenden Angestellten mit.',
      'Sie war Jugend- und Auszubildendenvertreterin.',
      'Er war gewerkschaftlicher Vertrauensmann.',
      'Er beteiligte sich am Streik im Frühjahr.',
    ],
    silent: [
      'Er führte die Verhandlungen mit dem Betriebsrat.',
      'Mit der Freistellung des Betriebsratsvorsitzenden war er als Personalreferent befasst.',
      'Die Zusammenarbeit mit dem Betriebsrat war stets gut.',
      'Sie war Vertreterin im Außendienst.',
      'Er war Mitglied der Geschäftsleitung und übernahm die Urlaubsvertretung.',
      'Sie war eine Person unseres Vertrauens.',
      'Er beriet die Jugend- und Auszubildendenvertretung in Fragen der Ausbildung.',
    ],
    source,
    note: '',
  },
  {
    id: 'warning-letter',
    severity: 'error',
    title: 'Abmahnung oder Pflichtverletzung erwähnt',
    detail: 'Abmahnungen und einzelne Verfehlungen gehören nicht ins Zeugnis.',
    advice: drop,
    ruling: 'gewo-109-1',
    cues: [
      'abmahn',
      'abzumahn',
      'verwarn',
      'abgemahnt',
      'pflichtverletz',
      'ermahn',
      'diebstahl',
      'unterschlag',
      'strafverfahren',
      'ermittlung',
      'straftat',
      'verdacht',
      'alkohol',
      'trunken',
      'verweis',
      'rüge',
      'disziplinar',
      'personalakte',
      'dossier',
      'vorstraf',
      'vorbestraft',
      'verfehlung',
      'suspendier',
      'hausverbot',
    ],
    patterns: [
      pattern(
        '(?:wurde|musste|mussten|war|erhielt|trotz|nach|wegen)… (?:abmahnung~|abgemahnt|abmahnen|abzumahnen|verwarnen|verwarnt|verwarnung~|ermahnt|ermahnung~|pflichtverletzung~)',
      ),
      pattern(
        '(?:diebstahl|unterschlagung|strafverfahren|ermittlungsverfahren|straftat)~… (?:gegen|eingeleitet|vorgeworfen|verdacht)|verdacht~? (?:des|der|einer|auf) (?:diebstahl|unterschlagung|betrug|straftat)~',
      ),
      pattern(
        '(?:alkohol|trunkenheit|suchtmittel)~? (?:am arbeitsplatz|während|im dienst|genuss|konsum|problem)',
      ),
      pattern(
        '(?:die|eine[rn]?|keine|ein|de[rsmn]|zwei|drei|mehrere[nr]?|{poss}|schriftliche[nrs]?|mündliche[nrs]?|ohne|je|einzige[rn]?|frühere[rn]?) (?:[\\p{L}\\d]+ ){0,3}(?:abmahnung(?:en)?|verwarnung(?:en)?|ermahnung(?:en)?|verweise?s?|rügen?|disziplinarmaßnahmen?|disziplinarverfahrens?|verfehlung(?:en)?) (?:vom|von|im|aus|wegen|in|wurden?|ist|sind|war|nahm|haben|hat|musste|erhielt|erhalten|sprachen|ausgesprochen|blieb(?:en)?|gab|bedurfte|führte|lag|liegt|bestand)(?!\\p{L})',
      ),
      pattern(
        '(?:abmahnung|verwarnung|ermahnung|verweis|rüge|eintrag)~?… (?:personalakte|dossier|personaldossier)(?: (?:entfernt|gelöscht|getilgt|genommen|gestrichen))?|(?:nie|nicht|niemals|einmal|mehrfach|zweimal|zu keiner zeit)… (?:abgemahnt|verwarnt|ermahnt|gerügt)|vorbestraft|vorstrafen?|suspendiert|{poss} hausverbot',
      ),
      pattern(
        'alkoholkonsum|alkoholgenuss|alkoholproblem~|alkoholisiert~(?! (?:menschen|personen|\\p{L}*gäste|patienten|und|oder))',
      ),
    ],
    unless: pattern(
      '(?:erstell|verfass|vorbereit|schrieb|prüf|entwarf|entwerf|formulier|mandant|mieter|kund|schuldner|führte .{0,20}disziplinar)~|(?:die|welche) (?:ein(?:e[rn]?)?|de[rm]|die) (?:andere[rn]?|kolleg~|mitarbeiter~|vorgänger~) (?:\\p{L}+ ){0,3}(?:erhalten|bekommen|ausgesprochen)|fachlich~ und disziplinar~|(?:musste|brauchte)… (?:nie|niemals|zu keiner zeit|kein einziges mal|nicht ein einziges mal) (?:\\p{L}+ )?(?:zu )?(?:ermahn)~',
    ),
    matches: [
      'Er musste mehrfach abgemahnt werden.',
      'Einmal musste ich ihn schriftlich abmahnen.',
      'Gegen ihn bestand der Verdacht des Diebstahls.',
      'Eine mündliche Ermahnung im Mai blieb die einzige.',
      'Die frühere Abmahnung wurde aus der Personalakte gelöscht.',
      'Sie wurde nie abgemahnt und ist nicht vorbestraft.',
    ],
    silent: [
      'Sie erstellte Abmahnungen und Verträge.',
      'Eine Abmahnung, die ein anderer Fahrer erhalten hatte, nahm er zum Anlass für ein Gespräch.',
      'Er hielt alle Vorschriften ein und musste dazu nie ermahnt werden.',
      'Der Diebstahlschutz lag in seinen Händen.',
      'Auf Rügen betreute sie unsere Gäste.',
      'Er führte zwölf Beschäftigte fachlich und disziplinarisch.',
      'Die digitale Personalakte führte sie termingerecht ein.',
    ],
    source,
    note: '',
  },
  {
    id: 'without-notice',
    severity: 'error',
    title: 'Kündigung durch den Arbeitgeber erwähnt',
    detail:
      'Wer gekündigt hat und warum, gehört gegen den Willen der Person nicht ins Zeugnis; „fristlos“ nie.',
    advice: 'Es kann verlangt werden, dass nur das Ende des Arbeitsverhältnisses genannt wird.',
    ruling: 'lag-duesseldorf-22-01-1988',
    cues: [
      'fristlos',
      'gekündigt',
      'kündigung',
      'kündigten',
      '626',
      'außerordentlich beendet',
      'vertragsbruch',
      'kurzfristig',
      'besonderen gründen',
    ],
    patterns: [
      pattern(
        'fristlos~|§ ?626 ?\\p{L}*|aus wichtigem grund|außerordentliche[nr]? kündigung|vertragsbr(?:uch|üchig)~',
      ),
      pattern(
        '(?:wurde|haben wir|kündigten wir|mussten wir)… (?:von uns |durch uns |seitens des arbeitgebers )?(?:gekündigt|kündigen|kündigten)',
      ),
      pattern('(?:arbeitgeberseitige|verhaltensbedingte|personenbedingte|unsere|ordentliche) kündigung'),
      pattern(
        '(?:endete|endet|beendet|aufgelöst|schied|getrennt)… (?:kurzfristig|aus besonderen gründen)|(?:kurzfristig|aus besonderen gründen)… (?:beendet|aufgelöst|getrennt|endete)',
      ),
    ],
    unless: pattern(
      'von (?:frau|herrn|{dat}|dem (?:dienst|arbeit)nehmer|der (?:dienst|arbeit)nehmerin)[^;]{0,50} (?:gelöst|gekündigt|beendet|aufgelöst)|(?:durch|seitens|von seiten) (?:de[rs] )?(?:frau|herrn?|dienstnehmer~|arbeitnehmer~)|{dat} selbst|(?:eigene|ihre|seine) kündigung|kündigungsmanagement|(?:vertrat|beriet|vor dem arbeitsgericht|mandant)~…|nach fristlosen kündigungen|(?:von (?:ihm|ihr)|(?:er|sie)) (?:\\p{L}+ )?(?:selbst )?gekündigt|betriebsbedingt~',
    ),
    matches: [
      'Das Arbeitsverhältnis wurde fristlos beendet.',
      'Ihm wurde von uns gekündigt.',
      'Das Arbeitsverhältnis wurde kurzfristig beendet.',
    ],
    silent: [
      'Das Arbeitsverhältnis endete betriebsbedingt durch ordentliche Kündigung.',
      'Sie bearbeitete Kündigungen.',
    ],
    source: 'law.md §2.1 reason.fristlos, reason.end',
    note: 'Eine betriebsbedingte Kündigung hilft eher und wird nicht gemeldet.',
  },
  {
    id: 'parental-leave',
    severity: 'warning',
    title: 'Elternzeit, Schwangerschaft oder Pflege erwähnt',
    detail:
      'Kürzere Auszeiten gehören nicht ins Zeugnis, nur erhebliche im Verhältnis zur Dauer (33½ von 50 Monaten).',
    advice: 'Bei kurzer Dauer kann die Streichung verlangt werden.',
    ruling: 'bag-9-azr-261-04',
    cues: [
      'elternzeit',
      'mutterschutz',
      'mutterschaft',
      'schwanger',
      'erziehungsurlaub',
      'pflegezeit',
      'sabbatical',
      'geburt',
      'entbindung',
      'niederkunft',
      'babypause',
      'kinderpause',
      'familienpause',
      'familienzeit',
      'vaterzeit',
      'vätermonat',
      'vaterschaft',
      'erziehungszeit',
      'nachwuchs',
      ' mutter ',
      ' vater ',
      'beschäftigungsverbot',
      'erwartet',
      'kinderwunsch',
      'werdende',
      'stillzeit',
      'karenz',
      'mutterfreuden',
      'vaterfreuden',
    ],
    patterns: [
      pattern(
        '(?:befand sich|war|in|nahm|während|unterbrochen durch|wegen)… (?:elternzeit|mutterschutz|erziehungsurlaub|pflegezeit|schwangerschaft)(?!svertretung)',
      ),
      pattern('schwanger(?:schaft)?'),
      pattern(
        '(?:nach|seit|vor|mit|bis zur|wegen|zur|anlässlich|infolge) (?:der )?(?:bevorstehenden )?(?:geburt|entbindung|niederkunft|ankunft) (?:{poss}|des|eines|von) (?:[^.;,]{0,50} )?(?:kind|tochter|sohn|zwilling|nachwuchs)~',
      ),
      pattern(
        '{poss} (?:\\p{L}+ ){0,2}(?:entbindung|niederkunft|babypause|kinderpause|familienpause|familienzeit|vaterzeit|vätermonate~?|vaterschaftsurlaub~?|erziehungszeit~?|mutterschutzfrist~|stillzeit|karenz|mutterschaft|kinderwunsch~|mutterfreuden|vaterfreuden)|(?:wegen|während|nach|in) (?:der |einer |einem )?(?:babypause|kinderpause|familienpause|beschäftigungsverbots?|mutterschaft)',
      ),
      pattern(
        '(?:erwartet|erwartete)(?: [^.;,]{0,30})? (?:ein|{poss}) (?:\\p{L}+ )?(?:kind|baby|nachwuchs|zwillinge)|(?:als|sie ist|ist) (?:junge |werdende |frischgebackene )(?:mutter|vater)|(?:sieht|sah) (?:mutter|vater)freuden entgegen',
      ),
    ],
    unless: pattern(
      '(?:in|während|wegen|nach|vor) mein(?:em|er) (?:\\p{L}+ )?(?:elternzeit|mutterschutz|schwangerschaft|pflegezeit|entbindung)|zwischenzeugnis|anlässlich|beginn (?:der|ihrer|seiner) elternzeit|vertretung|vertrat|vertritt|(?:eine|einer|eines|einen) (?:kolleg|mitarbeiter)~|befrist~|beratung|schwangere[nr]?~? (?:betreu|frauen)|rückkehr|(?:patient|frauen|gebärende|mütter|eltern(?!zeit))~',
    ),
    matches: [
      'Vom 1. Mai 2020 bis zum 30. April 2021 befand sie sich in Elternzeit.',
      'Wegen Schwangerschaft schied sie aus.',
      'Nach der Geburt ihrer Tochter arbeitete sie in Teilzeit.',
      'Sie erwartet im Herbst ihr zweites Kind.',
      'Wegen einer Babypause ruhte das Arbeitsverhältnis ein Jahr.',
      'Als junge Mutter war sie stets gut organisiert.',
    ],
    silent: [
      'Dieses Zwischenzeugnis wird anlässlich des Beginns der Elternzeit erstellt.',
      'Die Stelle war als Elternzeitvertretung befristet.',
      'Er vertrat eine Mitarbeiterin während ihrer Elternzeit.',
      'Sie betreute Frauen vor und nach der Entbindung.',
      'Er erwartet von seinem Team viel.',
      'Sie leitete die Geburtshilfe.',
    ],
    source,
    note: '',
  },
  {
    id: 'private-life',
    severity: 'warning',
    title: 'Privates erwähnt',
    detail: 'Familie, Umzug, Schulden, Nebenverdienst und Privatleben gehören nicht ins Zeugnis.',
    advice: drop,
    ruling: 'gewo-109-1',
    cues: [
      'mann',
      'ehefrau',
      'familiär',
      'privatleben',
      'alleinerziehend',
      'kinder',
      'verheiratet',
      'scheidung',
      'umzug',
      'heirat',
      'familienstand',
      'ledig',
      'verwitwet',
      'geschieden',
      'zwillinge',
      ' mutter ',
      ' vater ',
      'ehepartner',
      'lebensgefährt',
      'gleichgestellt',
      'pfändung',
      'schulden',
      'insolvenz',
      'überschuldung',
      'nebentätigkeit',
      'nebenjob',
      'nebenerwerb',
      'nebengewerbe',
      'pflegebedürftig',
      'trennung von',
      'lebenspartnerschaft',
      'raucher',
      'raucht',
      'steuerklasse',
      'sozialversicherungsnummer',
      'steuernummer',
      'steuer-id',
      'krankenkasse',
      'wohnhaft',
      'hausarbeit',
    ],
    patterns: [
      pattern(
        '(?:zieht|zog|umzug|geht|wechselt|folgt)… (?:mit )?(?:ihrem|seiner|ihren|seinem) (?:mann|frau|ehemann|ehefrau|partner|partnerin|lebensgefährt~|familie)',
      ),
      pattern('(?:ist|war) (?:\\p{L}+ )?(?:verheiratet|ledig|geschieden|verwitwet|alleinerziehend)'),
      pattern(
        '(?:{poss}) (?:\\p{L}+ )?(?:ehescheidung|scheidung|heirat|hochzeit|eheschließung|familienstand|nebentätigkeit|nebenjob|nebenerwerb|nebengewerbe|lohnpfändung~?|gehaltspfändung~?|schulden|überschuldung|privatinsolvenz)',
      ),
      pattern(
        '(?:(?:ist|war|als|,) (?:\\p{L}+ )?(?:alleinerziehende |stolze |zweifache |dreifache |vierfache |frühere )?(?:mutter|vater|vaters|familienvater|familienmutter)(?= (?:von|eines|einer|zweier|dreier|vierer|mehrerer) )|(?:geschieden|verwitwet|verheiratet|ledig|alleinerziehend)(?=,|\\)))',
      ),
      pattern('(?:wegen|aufgrund) (?:{poss} )?(?:heirat|scheidung|familiärer|privater)~'),
      pattern(
        '(?:trennung|scheidung) von {poss} (?:\\p{L}+ )?(?:mann|frau|ehemann|ehefrau|gatten|gattin|partner~)|(?:{poss} )?pflegebedürftige[nr]? (?:mutter|vater|eltern|angehörigen|familienangehörigen|frau|mann|schwiegermutter)|(?:eingetragene[rn]? )lebenspartnerschaft',
      ),
      pattern(
        '(?:ist|war|als|,) (?:\\p{L}+ ){0,2}(?:nicht)?raucher(?:in)?(?=,|\\.| )|(?:er|sie|herr \\p{L}+|frau \\p{L}+) raucht(?:e)?(?= |,|\\.)|steuerklasse|sozialversicherungsnummer|steuernummer:? \\d|(?<=, )wohnhaft (?:in )?[^.;,]{3,60}\\d',
      ),
    ],
    unless: pattern('(?:mandant|kund|klient|patient|schuldner|beratung|genehmig)~'),
    matches: [
      'Frau Petkova zieht leider mit ihrem Mann nach Süddeutschland.',
      'Er ist verheiratet.',
      'Als Mutter von drei Kindern war sie gut organisiert.',
      'Nach der Trennung von seiner Frau arbeitete er nur vormittags.',
      'Frau Kern, wohnhaft Hafenstraße 7 in 26941 Neuenstadt, war als Köchin tätig.',
      'Seine Lohnpfändung bearbeiteten wir ohne Aufsehen.',
      'Herr Kern, verheiratet, war als Fahrer tätig.',
    ],
    silent: [
      'Sie betreute Menschen mit Behinderung.',
      'Er führte kleinere Baustellen mit drei Mann.',
      'Beruflich wie privat alles Gute.',
      'Er erledigte alles sofort.',
      'Sie beriet Kunden mit Schulden.',
    ],
    source,
    note: '',
  },
  {
    id: 'salary',
    severity: 'warning',
    title: 'Gehalt oder Minijob erwähnt',
    detail:
      'Vergütung gehört nicht ins Zeugnis; „Minijob“ und „geringfügig“ sollten durch „in Teilzeit“ ersetzt werden.',
    advice: 'Es kann um „in Teilzeit“ und die Streichung der Vergütung gebeten werden.',
    ruling: 'gewo-109-1',
    cues: [
      'gehalt',
      'vergütung',
      'minijob',
      'geringfügig',
      'lohn ',
      'lohn',
      'gehaltsgruppe',
      'gehaltsstufe',
      'brutto',
      'tariflich',
      'entgeltgruppe',
      '450',
      '538',
      'bezüge',
      'verdien',
      'bonus',
      'boni',
      'provision',
      'prämie',
      'weihnachtsgeld',
      'urlaubsgeld',
      'stundensatz',
      'einkommen',
      'besoldung',
      'tantieme',
      'netto',
      'dienstwagen',
      'firmenwagen',
      'übertariflich',
      'salär',
      'entlohn',
      'entgelt',
    ],
    patterns: [
      pattern(
        '(?:{poss}|das|ein|einem) (?:monatliche[snm]? |jährliche[snm]? )?(?:\\p{L}+ )?(?:\\p{L}*(?:gehalt(?:s|es)?|vergütung|lohn(?:s|es)?|löhne|entgelt|bezüge|einkommen|salär|verdienst|stundensatz)) (?:\\p{L}+ ){0,2}?(?:auf|von|um|betrug(?:en)?|in höhe|lag(?:en)?|beträgt|belief(?:en)?|stieg(?:en)?|erhöht~|war|wurde|richtete|folgte|entsprach)(?= )(?<!das verdienst von)(?! (?:der mandant|nummer))',
      ),
      pattern(
        '(?:gehalt|vergütung|lohn|entgelt|bezüge)~?… (?:angehoben|erhöht|euro|gehaltserhöhung)|gehaltserhöhung~',
      ),
      pattern(
        '(?:bezog|bezieht|erhielt|verdiente|verdient)… (?:\\p{L}*gehalt|\\p{L}*vergütung|\\p{L}*lohn|euro|entlohnung|salär|bonus|dienstwagen|firmenwagen)(?!\\p{L})',
      ),
      pattern(
        '{poss} (?:\\p{L}+ )?(?:\\p{L}*bonus|boni|\\p{L}*provision(?:en)?|leistungsprämien?|jahresprämien?|tantiemen?|weihnachtsgeld|urlaubsgeld|dienstwagens?|firmenwagens?|besoldung~|entlohnung)(?= (?:betrug|von|in höhe|lag|wurde|war|erhielt|belief|stieg|auf|zahlten|zahlte|gewährt)|,|\\.)|(?:jahresbonus|bonuszahlung(?:en)?|bonus|gehaltszulage|leistungszulage|sonderzahlung|tantieme) (?:von|in höhe|über|gezahlt|gewährt|ausgezahlt|erhalten)',
      ),
      pattern(
        '(?:\\d[\\d.]*(?:,\\d\\d)? (?:euro|eur|€|chf|franken)|€ ?\\d[\\d.]*) (?:brutto|netto|monatlich|im monat|jährlich|im jahr|pro stunde|die stunde|stundenlohn)(?! (?:umsatz|einspar))|stundenlohn|übertariflich~|(?:lohn|gehalts|vergütungs)(?:gruppe|klasse|stufe) [\\p{L}\\d]+',
      ),
      pattern(
        '(?:als |in |auf |im rahmen eines |mit )(?:einem |einer )?(?:minijob~|geringfügig~)(?: \\p{L}+)?|geringfügig (?:beschäftigt|angestellt)|minijobber~',
      ),
    ],
    unless: pattern(
      '(?:abrechn|berechn|verhandl|kalkul|umsatz|umsätz|einspar|gespart|sparte|senk|budget|auftrag|kund|kosten|mandant|klient|mitarbeiterinnen|beschäftigten|verantwort|buchung|bewerber|lohnbuch|mitarbeiter)~',
    ),
    matches: [
      'Zuletzt haben wir das Jahresgehalt auf 71.000 Euro angehoben.',
      'Sie war als Minijobberin beschäftigt.',
      'Sein Gehalt betrug 3.000 Euro.',
      'Ihr monatliches Entgelt lag zuletzt bei 4.200 Euro.',
      'Er verdiente zuletzt 21 Euro in der Stunde, ein übertariflicher Stundenlohn.',
      'Ihr Jahresbonus betrug regelmäßig 12.000 Euro.',
      'Zuletzt bezog er ein Salär von 92.000 Franken.',
    ],
    silent: [
      'Sie verantwortete die Gehaltsabrechnung.',
      'Er war in Teilzeit tätig.',
      'Ihre Verdienste um die Abteilung waren groß.',
      'Das ist in erster Linie das Verdienst von Frau Kern.',
      'Er sparte jährlich 200.000 Euro ein.',
      'Seine Vorschläge wurden mit einer Prämie ausgezeichnet.',
    ],
    source: 'law.md §2.3 (Minijob); Gehalt allgemein bekannt',
    note: '',
  },
];
