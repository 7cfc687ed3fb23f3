import { friendlyCodes } from './friendly-codes.ts';
import { pattern, type Phrase } from './pattern.ts';
import { subtleCodes } from './subtle-codes.ts';

/** A classic coded phrase („Geheimcode“): unlawful today (§ 109 Abs. 2 GewO), and partly folklore. */
export interface Code extends Phrase {
  /** What it is by the literature (domain.md §2.4, §3), though found by its words; told more calmly than a plain code. */
  readonly kind?: 'code' | 'technique' | 'restriction';
  /** One line for the list of findings. */
  readonly title: string;
  /** Continues „wird gelesen als …“. */
  readonly reading: string;
  /** Wording to ask for instead; own wording, fits both genders by leaving the person out where possible. */
  readonly better?: string;
  /** What to ask for where another wording would not do. */
  readonly advice?: string;
  /** Told so that it is known: it may be true, and then nobody need change it. */
  readonly correctable?: false;
  /** Hints at something beside the work: readers do not take it for a grade. */
  readonly insinuates?: true;
  /** Ruling that quotes the phrase; where absent, § 109 Abs. 2 GewO stands behind it. */
  readonly ruling?: string;
}

const literature = 'domain.md §3 (AF, MIAN, BI)';
const practice = 'domain.md §3, Allgemeingut der Ratgeber';
const lagHamm = 'lag-hamm-4-sa-630-98';

/** Interest beside effort, skill or work that was done. */
const besideEffort =
  '(?:interesse(?:,| und| sowie| wie auch| ebenso wie) (?:\\p{L}+ ){0,2}(?:einsatz~|arbeitseinsatz|engagement|eigeninitiative|tatkraft|leistungsbereitschaft|leistungswille~|ausdauer|sorgfalt|geschick|können|fleiß und (?:einsatz~|engagement|ausdauer|sorgfalt))|(?:einsatz~|arbeitseinsatz|engagement|tatkraft|leistungsbereitschaft|ausdauer|sorgfalt|geschick)(?:,| und| sowie| wie auch) (?:\\p{L}+ ){0,2}interesse|interesse… und (?:arbeitet~|packt~|setzt~ sich|leistet~|erledigt~|erbrachte|erbringt|lernte|lernt|engagiert~|(?:bringt|brachte) [^.;]{0,40}ein))';

/** What somebody proposes, and how much easier work is to become by it: for oneself, as nothing else is told of it. */
const hints =
  '(?:vorschläge?n?|verbesserungsvorschläge?n?|anregung(?:en)?|ideen?|tipps|einfälle|regte|schlug)';
const easier =
  '(?:(?:\\p{L}+ und )?(?:bequem(?:er)?|angenehmer|leichter|einfacher|gemütlicher|mit weniger (?:mühe|aufwand|anstrengung))(?: und \\p{L}+)?)';
const done = '(?:mach|erledig|gestalt|einricht|einzuricht|verricht|bewältig|organisier|von der hand)~';

/** The classic codes. „kennen gelernt“ is none of them (BAG 9 AZR 386/10). */
export const codes: readonly Code[] = [
  {
    id: 'geselligkeit',
    insinuates: true,
    title: 'Code „Geselligkeit“',
    reading: 'Anspielung auf Alkohol im Betrieb oder auf Plaudern statt Arbeit',
    better: '… förderte durch kollegiale und hilfsbereite Art die Zusammenarbeit im Team.',
    cues: [
      'runde',
      'schichtende',
      'bieren',
      'weinen',
      'tropfen',
      'spirituos',
      'gesellig',
      'feier',
      'betriebsfest',
      'firmenfest',
      'betriebsausfl',
      'heiter',
      'fröhlich',
      'lustig',
      'launig',
      'naturell',
      'gemüt',
      'dienstschluss',
      'feierabend',
      'kurzweil',
      'längsten',
    ],
    patterns: [
      pattern(
        '\\p{L}*(?:umtrunk|umtrünken|fest|festen|feier|feiern|weinproben?|weinverkostung(?:en)?|stammtisch|frühschoppen|grillabend(?:en)?)(?:e?s)?(?: [^.;!?]{0,120}?)? (?:(?:zu|unter) (?:denen|denjenigen), die (?:\\p{L}+ )?am längsten (?:\\p{L}+ )?(?:blieben|aushielten|saßen|durchhielten)|(?:blieb|saß|hielt) {pers} (?:\\p{L}+ )?am längsten)(?![^.;!?]*(?:half|halfen|räum|aufräum|anpack|ab(?:zu)?bau))',
      ),
      pattern('(?:gespräch|unterhaltung|plauder)~…kurzweil~…{mates}'),
      pattern(
        '(?:bei|auf) keine[mr] (?:\\p{L}+ )?(?:(?:weinr|skatr|r)unde|\\p{L}*feier|zusammenkunft|feierabendtreffen|stammtisch~|umtrunk|\\p{L}*fest(?:es?)?|betriebsausflug)…(?:fehlte|fehlt|gefehlt)',
      ),

      pattern(
        '(?:bieren?|weinen?|tropfen|spirituosen)…(?:jenseits|außerhalb|auch (?:nach (?:dienst|feierabend|der arbeit)|in den pausen))~…(?:vertraut|verbunden|zugetan|abgeneigt|gern~? zu)',
      ),
      pattern(
        '(?:heiter|fröhlich|lustig|launig|sonnig)~ (?:naturell|gemüt|temperament)…(?:stimmung|klima|laune|unterhalt|beliebt)~',
      ),
      pattern(
        '(?:nach (?:dem )?(?:dienstschluss|feierabend)|nach der arbeit)…(?:stimmung|klima|gemeinschaft|gesellschaft|unterhalt|beliebt|beisammen)~',
      ),
      pattern(
        '(?:(?:{poss}|eine?) )?(?:\\p{L}+ (?:und )?)?gesellig(?:e[mnrs]?|keit)?(?: (?:und \\p{L}+ )?(?:art|wesen|natur))?',
      ),
      pattern(
        '(?:heiter|fröhlich|lustig|launig)~ (?:runden?|stunden?|beisammensein|abende?n?|zusammenkünfte~?)|(?:heiter|fröhlich|lustig|unterhaltsam)~ (?:art|wesen|natur)…(?:auf(?:zu)?locker|gelockert|beleb|unterh[ai]e?lt)~',
      ),
      pattern(
        '(?:betriebs|firmen|weihnachts)(?:feier|fest|ausflüge?)~…(?:gern gesehen|stimmung|unterhalt|mittelpunkt|beliebt|geschätzt|teil~? (?:des|der))~',
      ),
    ],
    unless: pattern(
      '\\p{L}*feiertag~|gesellig~ (?:abend~|veranstaltung~|atmosphäre|runde~|beisammensein|lokal~|anlässe~)|organisier~|plante~|gäste~',
    ),
    matches: [
      'Bei keiner Runde nach Schichtende fehlte er.',
      'Auf keinem Feierabendtreffen der Belegschaft hat er je gefehlt.',
      'Bei keinem Sommerfest hat sie gefehlt.',
      'Beim Gemeindefest und bei der Weinprobe gehörte sie zu denen, die am längsten blieben und die Runde bei Laune hielten.',
      'Gespräche mit ihm waren kurzweilig, und den Kollegen verging manche Schicht wie im Flug.',
      'Unseren Weinen war sie auch außerhalb der Verkostungen sehr zugetan.',
      'Mit seiner geselligen Art trug er zur Verbesserung des Betriebsklimas bei.',
      'Durch ihre Geselligkeit war sie bei allen beliebt.',
      'Er war bei den Kollegen wegen seiner großen Geselligkeit gern gesehen.',
      'Frau Kern war stets gesellig und heiter.',
      'Bei den anderen Lehrlingen war Herr Wenzl durch seine gesellige Art beliebt.',
      'Auf Betriebsfeiern war sie immer gern gesehen.',
      'Den Alltag wusste er durch heitere Runden aufzulockern.',
      'Sein heiteres Naturell sorgte in der Abteilung für gute Laune.',
      'Auch nach Feierabend trug sie zur guten Stimmung unter den Kollegen bei.',
    ],
    silent: [
      'Mit Weinen war sie auch nach der Ausbildung als Sommelière stets bestens vertraut.',
      'Mit unseren Weinen und ihrer Herkunft war sie auch über die Region hinaus bestens vertraut.',
      'In keiner Besprechungsrunde fehlte es an Vorschlägen.',
      'Beim Gemeindefest gehörte sie zu denen, die am längsten blieben und beim Aufräumen halfen.',
      'Er plante gesellige Abende für unsere Gäste.',
      'Die Gespräche auf ihrem Podium waren kurzweilig und gut besucht.',
      'Auch nach Feierabend war er bei Störungen jederzeit erreichbar.',
      'Unser Lokal ist für seine gesellige Atmosphäre bekannt.',
      'Sie trug durch ihre hilfsbereite Art zu einem guten Betriebsklima bei.',
    ],
    source: literature,
    note: 'Der bekannteste Code; auch ungeschickte Laien schreiben ihn ohne Absicht.',
  },
  {
    id: 'betriebsklima',
    insinuates: true,
    title: 'Code „Verbesserung des Betriebsklimas“',
    reading: 'Anspielung auf Alkohol oder auf Plaudern statt Arbeit',
    better: 'Kollegiales und hilfsbereites Verhalten förderte die Zusammenarbeit im Team.',
    cues: ['betriebsklima', 'arbeitsklima', 'stimmung'],
    patterns: [
      pattern(
        'trug… zur (?:verbesserung|hebung|auflockerung|belebung) (?:des|der) (?:betriebsklima|arbeitsklima|stimmung)~ bei',
      ),
      pattern(
        'zur (?:verbesserung|hebung|auflockerung|belebung) (?:des|der) (?:betriebsklima|arbeitsklima|stimmung)~ bei(?:getragen|zutragen)',
      ),
    ],
    unless: pattern('gesellig~|maßgeblich|nachweislich|(?:vermittl|konflikt|fair)~'),
    matches: [
      'Mit seiner heiteren Art trug er zur Verbesserung des Betriebsklimas bei.',
      'Sie hat stets zur Hebung der Stimmung beigetragen.',
    ],
    silent: [
      'Durch ihre faire Art trug sie zur Verbesserung des Betriebsklimas bei.',
      'Er leistete einen großen Beitrag zum guten Betriebsklima.',
    ],
    source: literature,
    note: 'Abwandlung des Codes „Geselligkeit“ ohne das Wort.',
  },
  {
    id: 'einfuehlungsvermoegen-belegschaft',
    insinuates: true,
    title: 'Code „Einfühlungsvermögen für die Belegschaft“',
    reading: 'Anspielung auf das Suchen privater, auch intimer Kontakte im Betrieb',
    better: 'Im Umgang mit Kolleginnen und Kollegen war das Verhalten stets vorbildlich.',
    cues: ['einfühlungsvermögen', 'einfühlsam'],
    patterns: [
      pattern(
        '(?:belange|belegschaft|kolleginnen|mitarbeiterinnen|kollegenkreis)…einfühl(?:ungsvermögen|sam~)',
      ),
      pattern(
        'einfühl(?:ungsvermögen|sam~)…(?:belange|belegschaft|kolleginnen(?! und)|mitarbeiterinnen(?! und))',
      ),
    ],
    unless: pattern(
      '(?:bewohner|patient|gäste|kunden|kind|schüler|klient|angehörige|mandant)~|(?:führte?|leitete?) {pers} {poss} (?:\\p{L}+ )?(?:mitarbeiter|team)~|{poss} (?:\\p{L}+ )?(?:mitarbeiterinnen|team) (?:führte?|leitete?) {pers}',
    ),
    matches: [
      'Für die Belange der Belegschaft bewies er stets Einfühlungsvermögen.',
      'Sie zeigte Einfühlungsvermögen für die Belange der Belegschaft.',
    ],
    silent: [
      'Mit großem Einfühlungsvermögen begegnete sie den Bewohnern.',
      'Er führte Gespräche mit Einfühlungsvermögen und Geduld.',
      'Mit Einfühlungsvermögen und Autorität führte sie ihre zwölf Mitarbeiterinnen.',
    ],
    source: literature,
    note: 'Außerhalb von Ratgebern kaum belegt; in Pflege und Beratung ist Einfühlungsvermögen echtes Lob.',
  },
  {
    id: 'verstaendnis-arbeit',
    title: 'Code „Verständnis für die Arbeit“',
    reading: 'es fehlte an Fleiß; gearbeitet wurde wenig',
    better: '… erledigte die Aufgaben mit Sachverstand und sehr gutem Ergebnis.',
    cues: ['einstellung zu', 'verständnis'],
    patterns: [
      pattern(
        '(?:wer|alle, die) {pers}… (?:kennt|kannte|kennen|kannten)…(?:einstellung|verhältnis) zu {poss} (?:arbeit|aufgaben)',
      ),

      pattern(
        '(?:zeigte|bewies|brachte|hatte|zeigt|beweist|hat|aufgebracht|gezeigt)… (?:\\p{L}+ )?verständnis für (?:{poss}|die|alle|das) (?:\\p{L}+ ){0,3}(?:arbeit(?:en)?|aufgaben?|tätigkeit(?:en)?|aufgabengebiet~|arbeitsgebiet~)(?! (?:der|des|anderer|{poss}) (?:kolleg|team|abteilung|mitarbeit))',
      ),
      pattern(
        '(?:zeigte|bewies|hatte|brachte|zeigt|hat)… für {poss} (?:\\p{L}+ )?(?:arbeit|aufgaben?|tätigkeit) (?:{always} )?(?:\\p{L}+ )?verständnis',
      ),
      pattern('für {poss} (?:arbeit|aufgaben?|tätigkeit) (?:zeigte|bewies|brachte|hatte|zeigt)… verständnis'),
    ],
    matches: [
      'Wer Frau Kern kennt, weiß ihre Einstellung zu ihrer Arbeit zu schätzen.',
      'Für seine Arbeit zeigte er Verständnis.',
      'Frau Kratzsch zeigte für ihre Arbeit stets Verständnis.',
      'Frau Moll brachte stets Verständnis für ihre Arbeit auf.',
      'Er hat für seine Tätigkeit immer Verständnis aufgebracht.',
    ],
    silent: [
      'Er besitzt ein sehr gutes Verständnis für technische Zusammenhänge.',
      'Sie zeigte großes Verständnis für die Sorgen der Patienten.',
      'Sie verstand ihre Arbeit.',
    ],
    source: literature,
    note: '',
  },
  {
    id: 'gesundes-selbstvertrauen',
    title: 'Code „gesundes Selbstvertrauen“',
    reading: 'große Worte, wenig Fachwissen',
    better: 'Umfassendes Fachwissen und sicheres Auftreten ergänzten sich stets.',
    ruling: lagHamm,
    cues: ['selbstvertrauen', 'selbstbewusst', 'von sich', 'selbstwert'],
    patterns: [
      pattern('(?:von sich (?:selbst )?überzeugt|selbstwertgefühl)~'),
      pattern('gesunde[mns]? (?:maß an )?(?:selbstvertrauens?|selbstbewusstseins?|selbstbewußtseins?)'),
      pattern('(?:fachwissen|fachkenntnisse|kenntnisse) und… (?:selbstvertrauen|selbstbewusstsein)'),
      pattern('(?:selbstvertrauen|selbstbewusstsein)…(?:fachwissen|(?:fach)?kenntnissen?)'),
      pattern(
        '(?:selbstvertrauen|selbstbewusstsein)…(?:kennzeichne|(?<!ge)zeichne|auffiel|auffallend|bekannt|bemerkenswert|charakteri)~',
      ),
      pattern(
        '(?:verfügt|verfügte|besitzt|besaß|zeigte|vertrat|mit)… (?:große|ausgeprägte|viel|reichlich|starke)[sm]? (?:selbstvertrauen|selbstbewusstsein)',
      ),
    ],
    // What pupils or clients lack or win.
    unless: pattern(
      '(?:hak|mangel|fehl|stärk|weck|wuchs|wachs|gewann|gewinn|schenk|vermittel|förder)~… (?:an |am |das |ihr |neues )?(?:selbstvertrauen|selbstbewusstsein)|(?:ihnen|kind|schüler|jugendlich|klient|patient|lehrling|auszubildend|teilnehm)~…(?:selbstvertrauen|selbstbewusstsein) (?:gab|geben|schenk~|zurück~|weck~|vermittel~)',
    ),
    matches: [
      'Er verfügt über Fachwissen und ein gesundes Selbstvertrauen.',
      'Sie war wegen ihres gesunden Selbstvertrauens bekannt.',
      'Sie zeigte ein gesundes Selbstbewusstsein.',
      'Ihr Selbstbewusstsein, gepaart mit Kenntnissen im Fach, fiel auf.',
      'Ein hohes Selbstvertrauen zeichnete ihn aus.',
    ],
    silent: [
      'Er stärkte das Selbstvertrauen der Kinder.',
      'Sie trat sicher und selbstbewusst auf.',
      'Er hörte, woran es hakte, am Atem oder am Selbstvertrauen, und fand für jeden einen ausgezeichneten Weg.',
    ],
    source: 'LAG Hamm 4 Sa 630/98; domain.md §3',
    note: '',
  },
  {
    id: 'anspruchsvoll-kritisch',
    insinuates: true,
    title: 'Code „anspruchsvoll und kritisch“',
    reading: 'eigensüchtig, pocht auf eigene Rechte, nörgelt',
    better: '… hinterfragte die eigene Arbeit und bestehende Abläufe mit Gewinn für das Team.',
    ruling: lagHamm,
    cues: ['kritisch', 'anspruchsvoll', 'ansprüche', 'anspruch', 'recht mach'],
    patterns: [
      pattern(
        '(?:{poss}|hohe|große) (?:hohen )?ansprüche… (?:an|gegenüber) (?:die |{poss} |andere )?(?:kolleg|mitarbeit|vorgesetzt|umgebung|umfeld|team)~',
      ),
      pattern('(?:wünsch|mög|hoff)~…(?:{dat}…recht mach~|{poss} ansprüchen (?:genügt|gerecht))'),
      pattern('anspruchsvoll(?:e[rmns]?|) und (?:\\p{L}+ )?kritisch(?:e[rmns]?|)'),
      pattern('kritisch(?:e[rmns]?|) und (?:\\p{L}+ )?anspruchsvoll(?:e[rmns]?|)'),
      pattern(
        '(?:war|ist|galt|als|eine?) (?:{dear} )?(?:kritische[rn]?|anspruchsvolle[rn]?) (?:mitarbeiter|kolleg|auszubildend|arbeitnehmer)~',
      ),
    ],
    unless: pattern(
      'anspruchsvolle[mnrs]? und (?:\\p{L}+ )?kritische[mnrs]? (?:kund|patient|gäst|publikum|projekt|phase|lage|situation|themen|fragen|prozess|anlage)~',
    ),
    matches: [
      'Sie war in ihrer Meinung zu Texten anspruchsvoll und kritisch.',
      'Er war ein anspruchsvoller und kritischer Mitarbeiter.',
      'Sie ist eine kritische Mitarbeiterin.',
      'Wir wünschen ihr ein Umfeld, in dem man es ihr recht machen kann, und weiterhin Erfolg.',
      'Wir wünschen ihm einen Arbeitgeber, der seinen Ansprüchen genügt.',
      'Sie stellte hohe Ansprüche an ihre Umgebung.',
      'Als anspruchsvolle und kritische Mitarbeiterin ist sie im ganzen Haus bekannt.',
      'Wir haben ihn als kritischen und anspruchsvollen Kollegen kennengelernt.',
    ],
    silent: [
      'Er betreute anspruchsvolle und kritische Kunden mit viel Geduld.',
      'Sie hinterfragte Abläufe kritisch und konstruktiv.',
      'Er stellte hohe Ansprüche an die eigene Arbeit.',
      'Auch Gästen, denen man es nicht recht machen konnte, begegnete er freundlich.',
    ],
    source: 'LAG Hamm 4 Sa 630/98; domain.md §3',
    note: '',
  },
  {
    id: 'tolerant',
    title: 'Code „tolerant“',
    reading: 'für Vorgesetzte schwierig',
    better: 'Das Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.',
    ruling: lagHamm,
    cues: ['toleran'],
    patterns: [
      pattern(
        'tolerante[rn]? (?:und \\p{L}+ )?(?:mitarbeiter|kolleg|mensch|persönlichkeit|arbeitnehmer|person)~',
      ),
      pattern('(?:war|ist|galt|zeigte|erwies)… tolerant'),
      pattern('{poss} (?:\\p{L}+ )?toleranz'),
    ],
    unless: pattern('toleranz(?:en|grenz|bereich|maß)~|(?:kulturen|religionen|herkunft|interkulturell)~'),
    matches: ['Im Kollegenkreis galt er als toleranter Mitarbeiter.', 'Sie war tolerant und freundlich.'],
    silent: [
      'Er hielt die Toleranzen der Bauteile stets ein.',
      'Anderen Kulturen begegnete sie tolerant und offen.',
    ],
    source: 'LAG Hamm 4 Sa 630/98; domain.md §3',
    note: '',
  },
  {
    id: 'umgaenglich',
    title: 'Code „umgänglich“',
    reading: 'war im Kreis der Kollegen eher nicht beliebt',
    better: '… war wegen der freundlichen und hilfsbereiten Art bei allen sehr geschätzt.',
    ruling: lagHamm,
    cues: ['umgänglich'],
    patterns: [pattern('umgänglich(?:e[mnrs]?|)')],
    unless: pattern('unumgänglich~|(?:pferd|hund|tier|fohlen|welpe)~'),
    matches: ['Wir lernten ihn als umgänglichen Kollegen kennen.', 'Sie war stets umgänglich.'],
    silent: [
      'Sie zog Hunde auf, die umgänglich und gesund waren.',
      'Überstunden waren unumgänglich.',
      'Wir lernten ihn als freundlichen Kollegen kennen.',
    ],
    source: 'LAG Hamm 4 Sa 630/98; domain.md §3',
    note: '„kennen lernen“ daneben ist kein Code.',
  },
  {
    id: 'gut-verkaufen',
    title: 'Code „wusste sich gut zu verkaufen“',
    reading: 'Selbstdarsteller, unbequem für andere',
    better: '… trug Ideen und Ergebnisse jederzeit überzeugend vor.',
    ruling: lagHamm,
    cues: [
      'verkaufen',
      'darzustellen',
      'in szene',
      'ins rechte licht',
      'ins beste licht',
      'inszenieren',
      'präsentieren',
      'ins licht',
      ' licht',
      'vorteilhaft',
      'geltung',
      'vordergrund',
      'mittelpunkt',
      'gutes licht',
    ],
    patterns: [
      pattern(
        '(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?|konnte|gelang es {dat}),?… ?sich(?: \\p{L}+){0,6} (?:zur geltung|in den (?:vordergrund|mittelpunkt)|in (?:ein )?(?:gutes|bestes|helles) licht) zu \\p{L}+',
      ),
      pattern('(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?|konnte)…(?<!\\p{L})sich…verkaufen'),
      pattern('sich (?:selbst )?(?:gut|sehr gut|bestens|geschickt) (?:zu )?verkaufen'),
      pattern(
        'die eigenen (?:leistungen|verdienste|erfolge|vorzüge|ergebnisse|stärken)… (?:ins (?:rechte |beste )?licht|in szene|in den vordergrund|zur geltung)',
      ),
      pattern(
        '{poss} (?:eigenen? )?(?:person|leistung(?:en)?|verdienste?|erfolge?|vorzüge|rolle)… (?:ins (?:rechte |beste )?licht|in szene|in den vordergrund|zur geltung)',
      ),
      pattern(
        '(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?|konnte),?… ?sich(?: \\p{L}+){0,3} (?:(?:in szene zu |ins (?:rechte |beste )?licht zu )setzen|in szene setzen|darzustellen|zu inszenieren|(?:gut|bestens|geschickt|vorteilhaft) zu präsentieren)',
      ),
      pattern(
        '(?:sich(?: selbst)?|{poss} (?:eigene[nsr]? )?(?:arbeit(?:en)?|beitr[aä]ge?|anteil|leistung(?:en)?|verdienste?|erfolge?|ergebnisse?|ideen?|vorschläge|können|wissen|texte|aufgaben|tätigkeit|projekte))(?: \\p{L}+){0,5} (?:ins (?:rechte|richtige|beste|hellste|gebührende|günstigste)|(?:in|im) (?:das )?(?:rechte[nms]?|beste[nms]?|gute[nms]?|günstige[nms]?|gebührende[nms]?))? ?licht (?:zu )?(?:rück|setz|stell|gerück|gesetzt)~',
      ),
      pattern(
        '(?:rückte|setzte|stellte|rückt|setzt) (?:{pers} )?(?:\\p{L}+ ){0,3}?(?:sich|{poss} (?:eigene[nsr]? )?(?:arbeit(?:en)?|beitr[aä]ge?|anteil|leistung(?:en)?|verdienste?|erfolge?|ergebnisse?|ideen?|vorschläge|können|wissen))(?: \\p{L}+){0,3} ins (?:rechte|richtige|beste|hellste|gebührende|günstigste) licht|{poss} (?:eigene[nsr]? )?(?:arbeit(?:en)?|beitr[aä]ge?|anteil|leistung(?:en)?|verdienste?|erfolge?|ergebnisse?|ideen?) (?:rückte|setzte|stellte|rückt|setzt) (?:{pers} )?(?:\\p{L}+ ){0,3}ins (?:rechte|richtige|beste|hellste|gebührende|günstigste) licht',
      ),
      pattern(
        '(?:{knew}(?: es)?),? {poss} (?:eigene[nsr]? )?(?:arbeit(?:en)?|beitr[aä]ge?|anteil|leistung(?:en)?|verdienste?|erfolge?)(?: \\p{L}+){0,2} vorteilhaft (?:\\p{L}+ )?(?:darzustellen|zu präsentieren|herauszustellen)',
      ),
    ],
    unless: pattern(
      'ließ~ sich|(?:künstler|mitarbeit|auszubild|autor|schüler|foto|bühn)~|(?:de[sr]|{poss}|unsere[srm]?) (?:\\p{L}+ )?(?:teams?|abteilung|gruppe|produkte?n?|waren?)',
    ),
    matches: [
      'Er wusste sich gut zu verkaufen.',
      'Sie verstand es, ihre Person ins beste Licht zu rücken.',
      'Sie verstand es, sich stets gut zu verkaufen.',
      'Er wusste sich stets gut in Szene zu setzen.',
      'Sie verstand es, sich selbst gut darzustellen.',
      'Er wusste sich ins rechte Licht zu setzen.',
      'Sie verstand es, sich und ihre Person im Gespräch zur Geltung zu bringen.',
      'Er arbeitete sorgfältig und verstand es, seine Beiträge ins rechte Licht zu rücken.',
      'Ihre Ergebnisse rückte sie gern ins richtige Licht.',
      'Dabei setzte er seine Arbeit gekonnt ins rechte Licht.',
      'Sie wusste, wie man sich ins rechte Licht setzt.',
      'Er verstand es, seine Arbeit vorteilhaft darzustellen.',
    ],
    silent: [
      'Die Leistungen ihrer Mitarbeiter rückte sie stets ins rechte Licht.',
      'Als Fotografin setzte sie ihre Motive ins beste Licht.',
      'Mit seinen Lichtplänen rückte er die Bühne ins rechte Licht.',
      'Seine Ergebnisse stellte er stets klar und verständlich dar.',
      'Sie verstand es, unsere Produkte ins rechte Licht zu setzen.',
      'Er verstand es, die Ware im Schaufenster zur Geltung zu bringen.',
      'Er wusste Zahlen anschaulich darzustellen.',
      'Sie präsentierte sich den Kunden stets sicher und freundlich.',
      'Er verstand es, auch schwierige Waren zu verkaufen.',
      'Die Produkte ließen sich gut verkaufen.',
    ],
    source: 'LAG Hamm 4 Sa 630/98; domain.md §3',
    note: '',
  },
  {
    id: 'eigene-sorgfalt',
    title: 'Code „mit der ihm eigenen Sorgfalt“',
    reading: 'davon war wenig zu sehen: die so gelobte Eigenschaft war gering',
    better: '… erledigte alle Arbeiten stets mit großer Sorgfalt.',
    cues: ['eigen', 'gegeben'],
    patterns: [
      pattern(
        '(?:mit|in|auf) (?:der|dem|die|das) (?:{dat}|herrn? [\\p{L}-]+|frau [\\p{L}-]+) (?:so |ganz )?(?:eigene[nm]?|gegebene[nm]?|mögliche[nm]?) (?:\\p{L}+ )?\\p{L}+',
      ),
      pattern('die (?:{dat}) eigene (?:sorgfalt|art|weise|gründlichkeit|genauigkeit)'),
    ],
    matches: [
      'Seine Arbeiten erledigte er mit der ihm eigenen Sorgfalt.',
      'Sie ging mit der ihr eigenen Gründlichkeit vor.',
      'Er löste die Aufgaben auf die ihm eigene Weise.',
    ],
    silent: ['Sie arbeitete mit großer Sorgfalt.', 'Er entwickelte eine eigene Lösung mit großer Sorgfalt.'],
    source: 'domain.md §3 Mehrdeutigkeit (JW, MIAN)',
    note: '',
  },
  {
    id: 'bemueht',
    title: 'Code „bemüht“',
    reading: 'viel Mühe, aber kein Erfolg',
    better: '… erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.',
    cues: ['bemüh', 'bestreb', 'mühe'],
    patterns: [
      pattern(
        '(?:(?:{always}|sehr|redlich|nach kräften|ernsthaft|sichtlich|durchaus|ehrlich|stetig|eifrig|stark) )?bemüht',
      ),
      pattern('bemühte[^.;]{0,40}? sich'),
      pattern('(?:{pers}) bemühte'),
      pattern('(?:war|ist|zeigte sich)… (?:{always} |sehr |redlich )?bestrebt'),
      pattern('gab… sich… (?:\\p{L}+ )?mühe|sich… mühe gegeben'),
      pattern('{poss} (?:\\p{L}+ )?(?:bemühen|bemühungen|bestreben|bestrebungen)'),
      pattern(
        '(?:war|ist|zeigte)… (?:{poss} )?(?:bemühen|bestreben) (?:erkennbar|zu erkennen|spürbar|deutlich)|ließ~?… (?:bemühen|bestreben) erkennen',
      ),
    ],
    unless: pattern(
      'dank (?:der|seiner|ihrer) (?:\\p{L}+ )?bemühungen…(?:gewann|gelang|konnten|erreich)~|wir (?:sind|waren|haben uns)… bemüh~|(?:unternehmen|unser haus|unser team|ohne)… bemüh~|nicht bemühen|ohne mühe|mühelos|(?:die|der|unsere?) (?:kund|gäst)~ (?:war|ist|sind)~ bemüht',
    ),
    matches: [
      'Er war stets bemüht, den Anforderungen gerecht zu werden.',
      'Sie bemühte sich um gute Ergebnisse.',
      'Herr Dömling war immer bemüht, die Rückstände in seinem Bereich abzubauen.',
      'Er war bestrebt, seine Aufgaben zu erfüllen.',
      'Sie hat sich große Mühe gegeben.',
      'Wir danken ihm für sein Bemühen.',
      'Wir danken ihr für ihr stetes Bestreben.',
    ],
    silent: [
      'Sie erledigte alle Aufgaben mühelos.',
      'Wir sind ein Haus, das um seine Gäste bemüht ist.',
      'Er erreichte alle Ziele.',
    ],
    source: 'domain.md §2.1, §2.2, §3 Betonung des Wollens (AF)',
    note: 'Auch neben der besten Formel zieht „bemüht“ sie ins Mangelhafte.',
  },
  {
    id: 'versuchte',
    title: 'Code „versuchte“',
    reading: 'der Versuch blieb ohne Erfolg',
    better: '… löste die übertragenen Aufgaben stets gut.',
    cues: ['versuch'],
    patterns: [
      pattern('(?:{pers}) (?:{always} |auch |dabei |nach kräften )?versuchte(?:…| )'),
      pattern('versuchte (?:{pers})'),
      pattern('zu (?:erledigen|erfüllen|lösen|bewältigen|erreichen) versucht(?:e)?'),
      pattern('hat… versucht'),
    ],
    unless: pattern(
      'serienreife|und (?:brachte|gewann|fand|erzielte|entwickelte)|gelang~|hat (?:man|die konkurrenz|ein wettbewerber)… versucht|abzuwerben|abwerben',
    ),
    matches: [
      'Er versuchte stets, die Aufgaben zu unserer Zufriedenheit zu erledigen.',
      'Die Aufgaben hat sie zu erledigen versucht.',
    ],
    silent: [
      'Er versuchte neue Wege und fand die Lösung.',
      'Zweimal hat man versucht, ihn uns abzuwerben.',
      'Sie plante Laborversuche und wertete sie aus.',
      'Die Versuche verliefen stets erfolgreich.',
    ],
    source: 'domain.md §2.1, §2.2',
    note: '',
  },
  {
    id: 'nach-kraeften',
    title: 'Code „nach Kräften“',
    reading: 'tat, was möglich war, und das war wenig',
    better: 'Der Einsatz war stets hoch und führte zu guten Ergebnissen.',
    cues: ['kräften', 'tat', 'möglichstes'],
    patterns: [
      pattern('nach (?:besten |allen |{poss} |besten {poss} )?kräften(?! (?:suchen|such~))'),
      pattern(
        'tat(?: {pers})?(?: {always})?,? (?:{poss} (?:bestes|möglichstes)|was (?:{pers} konnte|{dat} möglich war|in {poss} kräften stand))',
      ),
    ],
    unless: pattern('unterstützten wir|förderten wir|wir… nach kräften|(?:unterstütze|fördere)…nach kräften'),
    matches: [
      'Sie setzte sich nach Kräften ein.',
      'Nach besten Kräften unterstützte er seine Kollegen.',
      'Er erledigte seine Arbeit nach seinen Kräften.',
      'Frau Kern half nach Kräften mit.',
      'Er tat stets, was er konnte.',
    ],
    silent: [
      'Er führte vier Kräfte.',
      'Sie arbeitete mit allen Kräften des Teams zusammen.',
      'Sie suchte nach neuen Kräften für das Lager.',
      'Sie plante den Einsatz von acht Kräften.',
      'Er berechnete die Anlage nach den wirkenden Kräften.',
    ],
    source: 'domain.md §3 Einschränkung („nach Kräften“)',
    note: 'Betonung des Wollens: Von einem Ergebnis ist keine Rede.',
  },
  {
    id: 'gelegenheit',
    kind: 'code',
    title: 'Code „hatte Gelegenheit“',
    reading: 'die Gelegenheit bestand, genutzt wurde sie nicht',
    better: '… erwarb neue Kenntnisse schnell und wandte sie sicher an.',
    cues: ['gelegenheit', 'möglichkeit', 'chance'],
    patterns: [
      pattern('(?:hatte|erhielt|bekam)… (?:\\p{L}+ )?(?:gelegenheit|möglichkeit|chance)'),
      pattern('(?:gelegenheit|möglichkeit|chance)…(?:hatte|gehabt|geboten|gegeben|erhalten|eingeräumt)'),
      pattern('(?:bot~|gaben|gab) (?:sich )?(?:wir )?{dat}… (?:gelegenheit|möglichkeit|chance)'),
      pattern('nahm… (?:jede|die|alle|gern~?)… (?:gelegenheit|möglichkeit)~… wahr'),
    ],
    unless: pattern(
      '(?:kund|gäst|patient|teilnehmer|schüler)~ (?:hatte|die möglichkeit)~|entwicklungsmöglichkeit~|nutzte~?|ergriff|überzeugen',
    ),
    matches: [
      'Sie hatte Gelegenheit, sich in unsere Planungssoftware einzuarbeiten.',
      'Er nahm jede Gelegenheit wahr, an Schulungen teilzunehmen.',
      'Während des Praktikums hatte Frau Liebscher die Möglichkeit, Einblick in alle Stufen zu gewinnen.',
    ],
    silent: [
      'Er nutzte jede Gelegenheit, sich fortzubilden.',
      'Bei jeder Gelegenheit half sie den Kollegen.',
      'Sie zeigte die technischen Möglichkeiten auf.',
    ],
    source: 'domain.md §2.1, §3 Betonung des Wollens (AF)',
    note: '„nutzte jede Gelegenheit“ ist dagegen Lob.',
  },
  {
    id: 'interesse-ohne-ergebnis',
    title: 'Code „zeigte Interesse“',
    reading: 'Interesse war da, ein Ergebnis nicht',
    better: '… erzielte mit großem Einsatz stets gute Ergebnisse.',
    cues: ['interesse', 'interessiert'],
    patterns: [
      pattern(
        '(?:zeigte|brachte|bekundete|zeigt|bringt|bewies|hatte)… (?:ein |das |für \\p{L}+ )?(?:gewisses |nötige |durchaus |einiges |etwas )interesse',
      ),
      pattern('brachte… interesse (?:mit|auf)'),
      pattern('(?:fleiß|eifer|mühe) und (?:viel |großem )?interesse'),
      pattern('interesse und (?:fleiß|eifer)'),
      pattern(
        '(?:folgte|folgt|lauschte|hörte) (?:{pers} )?(?:{always} )?(?:de[nmr]|unser~|allen|jede[mnr]) (?:\\p{L}+ )?\\p{L}*(?:unterweisung|erklärung|ausführung|anleitung|unterricht|schulung|vorführung|einweisung)~ (?:{always} )?mit (?:viel |stetem )?interesse',
      ),
      pattern(
        'mit (?:viel |großem |stetem |regem )?interesse (?:bei der sache|widmete|wahrgenommen|verfolgte|verfolgt|an die|nach)',
      ),
      pattern('(?:{pers}) (?:{always} )?(?:zeigte|zeigt|bekundete) (?:{always} )?(?:interesse)'),
      pattern('(?:zeigte|bekundete) (?:er|sie) (?:{always} )?interesse'),
    ],
    unless: pattern(
      `(?:großes|großem|hohes|hohem|lebhaftes|ausgeprägtes|sehr|überdurchschnittlich~|außerordentlich~) (?:und \\p{L}+ )?interesse…(?:und|sowie|setzte|erfolg|ergebnis|leistung)|überdurchschnittlich~ interesse|interessen (?:unseres|des)|erfolg~|initiative|${besideEffort}|{always} mit (?:\\p{L}+ )?fleiß und (?:großem|hohem|lebhaftem|regem|ausgeprägtem) interesse`,
    ),
    matches: [
      'Frau Lohsing widmete sich den Aufgaben mit Fleiß und Interesse.',
      'Sie brachte dafür Interesse mit.',
      'Er zeigte für den Beruf ein gewisses Interesse.',
      'Sie zeigte Interesse an Neuem.',
      'Er war mit Interesse bei der Sache.',
      'Er folgte den Unterweisungen mit Interesse.',
      'Den Lehrstoff kannte sie, und sie folgte jeder Vorführung stets mit Interesse.',
    ],
    silent: [
      'Herr Yıldız zeigte stets großes Interesse an allen Fragen seines Berufs und lernte mit hoher Eigeninitiative.',
      'Er vertrat die Interessen unseres Unternehmens stets vorbildlich.',
      'Sie brachte die Interessen aller Beteiligten mit Erfolg in Einklang.',
      'Frau Demir verfolgte ihr Ausbildungsziel stets mit Fleiß und großem Interesse.',
      'Er zeigt Interesse und Einsatz.',
      'Er folgte den Unterweisungen stets mit großem Interesse und setzte sie am nächsten Tag um.',
      'Sie zeigte Engagement und Interesse.',
      'Herr Maas zeigte Interesse an der Werkstatt und packte dort an, wo es nötig war.',
    ],
    source: 'domain.md §2.1, §3 (AF)',
    note: 'Lebhaftes Interesse bei Auszubildenden und neben Ergebnissen ist kein Code.',
  },
  {
    id: 'eifer',
    title: 'Code „mit Eifer“',
    reading: 'viel Eifer, kein Ergebnis',
    better: '… erzielte mit hohem Engagement stets gute Ergebnisse.',
    cues: ['eifer', 'eifrig'],
    patterns: [
      pattern('mit (?:großem |viel |stetem |allem |\\p{L}+em )?(?:fleiß und |interesse und )?eifer'),
      pattern('(?:war|zeigte sich|ist|arbeitete) (?:{always} |sehr |durchaus )?eifrig'),
      pattern('(?:zeigte|bewies)… (?:großen |viel |stets )?eifer'),
    ],
    unless: pattern(
      'eifer(?: [^.;,]{1,40})?, (?:der|den)(?! uns(?= ))…(?:hinaus|seinesgleichen|mitr(?:iss|iß|eißt)|ansteck|übertr|unübertr|kein\\p{L}* grenzen|nie nachließ|kaum|nicht zu überbieten|ehre)~|(?:unermüdlich|ungebrochen|bewundernswert|beispiellos|mitreißend|unvergleichlich|nie nachlassend|nie erlahmend|ansteckend)\\p{L}* eifer|erfolg~|geschick|bestand|(?:hervorragend|ausgezeichnet|sehr gut|vorbildlich|außergewöhnlich|außerordentlich|größt|höchst|beispielhaft)~',
    ),
    matches: [
      'Herr Dömling hat sich mit großem Eifer an die ihm übertragenen Aufgaben herangemacht.',
      'Sie war stets eifrig.',
    ],
    silent: [
      'Mit Eifer und großem Erfolg baute sie die Abteilung auf.',
      'Er arbeitete zügig.',
      'Sie lernte stets mit größtem Eifer.',
      'Sie war mit einem Eifer tätig, der jederzeit weit über das Erwartbare hinausging.',
      'Mit unermüdlichem Eifer baute sie die Abteilung auf.',
    ],
    source: 'domain.md §3 (AF)',
    note: '',
  },
  {
    id: 'fleiss-allein',
    title: 'Code „fleißig“ ohne Ergebnis',
    reading: 'Fleiß ohne Erfolg',
    better: '… erledigte die Arbeiten stets zügig und in guter Qualität.',
    cues: ['fleiß'],
    patterns: [
      pattern(
        'mit fleiß, (?:ehrlichkeit|pünktlichkeit|interesse)… (?:herangegangen|heran|nachgegangen|nach)',
      ),

      pattern('(?:widmete|ging|nahm|machte|erledigte)… mit (?:großem |viel )?fleiß'),
      pattern('trotz (?:{poss} )?(?:großen |allen )?fleißes'),
      pattern('(?:war|ist)… (?:durchaus|recht|immerhin|im rahmen) fleißig'),
    ],
    unless: pattern('interesse|erfolg~|ergebnis~|zufriedenheit|qualität'),
    matches: [
      'Wir bestätigen gern, dass er mit Fleiß, Ehrlichkeit und Pünktlichkeit an seine Aufgaben herangegangen ist.',
      'Sie widmete sich ihren Aufgaben mit Fleiß.',
      'Er war durchaus fleißig.',
    ],
    silent: [
      'Er arbeitete fleißig und sorgfältig.',
      'Mit großem Fleiß und bestem Erfolg führte sie das Lager.',
    ],
    source: 'domain.md §3 Betonung des Wollens',
    note: 'In Handwerk und Lager ist Fleiß als eine Eigenschaft unter anderen echtes Lob.',
  },
  {
    id: 'ordnungsgemaess',
    title: 'Code „ordnungsgemäß erledigt“',
    reading: 'arbeitete nach Vorschrift, ohne eigene Initiative',
    better: '… erledigte alle Arbeiten sorgfältig, selbständig und mit guten Ergebnissen.',
    cues: [
      'abläufe',
      'gewohnheit',
      'verfahren',
      'ordnungsgemäß',
      'ordnungsgemäss',
      'vorschriftsmäßig',
      'wie vorgeschrieben',
    ],
    patterns: [
      pattern(
        '(?:hielt|hält) (?:{pers} )?… ?an (?:\\p{L}+ ){0,3}(?:abläufen|gewohnheiten|verfahren) … ?fest|an (?:einmal )?(?:eingeführten|gewohnten|vertrauten) (?:abläufen|verfahren|wegen) (?:hielt|hält) {pers}… fest',
      ),

      pattern(
        '(?:erledigte|erfüllte|führte|bearbeitete|erledigt|erfüllt|ausgeführt|arbeitete|arbeitet|verrichtete)…(?:ordnungsgemäß|ordnungsgemäss|vorschriftsmäßig|wie vorgeschrieben)',
      ),
      pattern(
        '(?:ordnungsgemäß|ordnungsgemäss|vorschriftsmäßig)…(?:erledigte|erfüllte|aus(?:geführt|führte)?|bearbeitet|erledigt|erfüllt)',
      ),
    ],
    unless: pattern(
      'nicht ordnungsgemäß|(?:kasse|abrechnung|übergabe|inventur|anlage|entsorgung)|(?<!nicht |wenig )(?:selbständig|selbstständig)~|eigenverantwortlich~|(?:in|mit) eigener (?:verantwortung|initiative)|eigeninitiativ~|aus eigenem antrieb|konzentriert|besonnen|umsichtig',
    ),
    matches: [
      'An einmal eingeführten Abläufen hielt sie in großer Treue fest.',
      'Alle Aufgaben erledigte er ordnungsgemäß.',
      'Wenn man ihm sagte, was zu tun war, erledigte er es ordnungsgemäß.',
    ],
    silent: [
      'Er hielt die Abläufe im Handbuch fest.',
      'Sie sorgte für die ordnungsgemäße Entsorgung.',
      'Er übergab die Kasse stets ordnungsgemäß.',
      'Sie arbeitete selbständig und eigenverantwortlich und führte die Ablage ordnungsgemäß.',
      'Seine Aufgaben erledigte er in eigener Verantwortung und ordnungsgemäß.',
    ],
    source: 'domain.md §3 („alle Aufgaben ordnungsgemäß“: ohne Initiative)',
    note: '',
  },
  {
    id: 'auf-anweisung',
    title: 'Arbeitet nur auf Anweisung',
    reading: 'es fehlte an eigener Initiative',
    better: '… erkannte Aufgaben selbständig und erledigte sie zuverlässig.',
    cues: ['sagte', 'anweisung', 'aufforderung', 'aufgefordert'],
    patterns: [
      pattern('wenn (?:man|wir) (?:{dat}) (?:sagte~?|zeigte~?|erklärte~?)'),
      pattern(
        '(?:auf|nach) (?:ausdrückliche~? )?(?:aufforderung|anweisung) (?:erledigte|arbeitete|führte|übernahm|war)',
      ),
      pattern(
        '(?:erledigte|arbeitete|führte|übernahm)…(?:auf|nach) (?:ausdrückliche~? )?(?:aufforderung|anweisung)',
      ),
      pattern('wenn (?:{pers}) (?:dazu )?(?:ausdrücklich )?aufgefordert wurde'),
    ],
    unless: pattern('ärztlich~|ordnungsgemäß'),
    matches: [
      'Auf Aufforderung übernahm er auch andere Arbeiten.',
      'Wenn man ihm sagte, was zu tun war, tat er es.',
    ],
    silent: [
      'Nach ärztlicher Anweisung übernahm sie die Pflege.',
      'Ohne Aufforderung half sie den Kollegen.',
    ],
    source: 'categories.md self-reliance',
    note: '',
  },
  {
    id: 'durchsetzen',
    title: 'Code für Rechthaberei',
    reading: 'rechthaberisch, setzt die eigene Meinung ohne Rücksicht durch',
    better: '… vertrat eigene Vorschläge sachlich und überzeugend.',
    cues: [
      'meinung',
      'überzeugung',
      'auffassung',
      'durchzusetzen',
      'standpunkt',
      'ansicht',
      'fester hand',
      'straffe',
      'harter hand',
      'geltung',
    ],
    patterns: [
      pattern(
        '(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?)…(?:auch )?gegen widerst(?:ä|a)nde?…durchzusetzen|(?:wusste|verstand es)[^.;]{0,80}durchzusetzen',
      ),
      pattern('(?:mit|in) (?:\\p{L}+ (?:\\p{L}+ )?und )?(?:fester|straffer|harter|strenger) hand'),
      pattern(
        '(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?|war in der lage|konnte)…(?:meinung|standpunkt|ansicht|auffassung)~…(?:zu )?(?:vertreten|behaupten|durch(?:zu)?setzen)',
      ),
      pattern(
        '(?:in der lage|fähig|bereit)…(?:meinung|standpunkt|ansicht|auffassung)~…(?:zu )?(?:vertreten|behaupten|durch(?:zu)?setzen)',
      ),
      pattern('(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?),? sich… durchzusetzen'),
      pattern(
        '(?:wusste|weiß|verstand(?: es)?|versteht(?: es)?|konnte),?(?: {pers})? sich(?: \\p{L}+){0,3} geltung zu verschaffen|verschaffte (?:{pers} )?sich (?:\\p{L}+ ){0,3}geltung',
      ),
      pattern(
        '{poss} (?:eigene |eigenen )?(?:meinung|standpunkt|ansicht|auffassung|interessen|vorstellungen) (?:\\p{L}+ ){0,3}(?:zu (?:vertreten|behaupten)|durchzusetzen) (?:weiß|wusste|versteht|verstand)',
      ),
      pattern(
        '{poss} (?:eigenen? )?(?:meinung|standpunkt|ansicht|auffassung|vorstellung)(?:en|e)? (?:wusste|weiß|verstand|versteht|konnte)…(?:vertreten|behaupten|durch(?:zu)?setzen)',
      ),
      pattern(
        '(?:meinung|standpunkt|ansicht|auffassung|überzeugung|vorstellung)(?:en|e)? (?:vertrat|verteidigte|verfocht|verfolgte|vertritt|verteidigt)…(?:auch dann(?: noch)?|selbst dann(?: noch)?|auch noch|noch)(?!\\p{L})[^.;]{0,20}(?:wenn|nachdem|als|lange nach|nach)(?!\\p{L})',
      ),
      pattern(
        'vertrat… {poss} (?:meinung|standpunkt|ansicht|auffassung)(?:en)? (?:mit nachdruck|hartnäckig|beharrlich|nachdrücklich|deutlich|offen)',
      ),
    ],
    unless: pattern(
      '(?:sachlich|fair|kollegial|überzeugend|überzeugungs|diplomatisch|verbindlich|partnerschaft|erfolg|geschick)~|(?:mit|aus) überzeugung',
    ),
    matches: [
      'Seine gestalterischen Überzeugungen vertrat er auch dann noch, wenn die Entscheidung bereits gefallen war.',
      'Ihren Standpunkt verteidigte sie selbst dann noch, wenn alle anderen sich einig waren.',
      'Bei Kunden trat er selbstsicher auf und wusste seine Meinung zu vertreten.',
      'Sie verstand es, sich durchzusetzen.',
      'Als Vorgesetzter wusste er sich jederzeit Geltung zu verschaffen.',
      'Er war in der Lage, seine eigene Meinung zu vertreten.',
      'Er vertrat seinen Standpunkt hartnäckig.',
      'Sie wusste ihre Vorstellungen auch gegen Widerstände durchzusetzen.',
      'Er führte die Abteilung mit straffer Hand.',
      'Er ist ein Kollege, der seine Meinung zu vertreten weiß.',
      'Ihre Auffassungen wusste sie nachdrücklich zu vertreten.',
    ],
    silent: [
      'Den Regeln der Hausordnung verschaffte sie Geltung.',
      'Sie vertrat ihre Meinung sachlich und überzeugend.',
      'Er setzte Ziele mit großer Überzeugungskraft durch.',
      'Entscheidungen vertrat er mit Überzeugung.',
      'Seine Ansicht vertrat er auch dann sachlich, wenn andere widersprachen.',
    ],
    source: 'categories.md assertiveness; domain.md §3',
    note: '',
  },
  {
    id: 'delegieren',
    title: 'Code „verstand es zu delegieren“',
    reading: 'ließ andere arbeiten, statt selbst anzupacken',
    better: '… delegierte Aufgaben und Verantwortung in angemessenem Umfang und mit gutem Erfolg.',
    ruling: 'lag-koeln-4-sa-12-23',
    cues: [
      'delegier',
      'weiter',
      'abgegeben',
      'übertragen',
      'weiterzugeben',
      'zu übertragen',
      'zu verteilen',
      'abzugeben',
      'weiterzureichen',
    ],
    patterns: [
      pattern(
        '(?:gabe|kunst|talent|geschick)[^.;]{0,30}(?:arbeit|aufgaben|pflichten)[^.;]{0,60}(?:weiterzureichen|weiterzugeben|abzugeben)',
      ),

      pattern(
        '(?:verstand(?: es)?|versteht(?: es)?|wusste|weiß|war in der lage|mit (?:vollem |großem )?erfolg)…delegier~',
      ),
      pattern('delegiert… mit (?:vollem|großem) erfolg'),
      pattern('delegierte… mit (?:vollem|großem) erfolg'),
      pattern('(?:aufgaben|arbeiten) delegierte (?:er|sie)(?= ?(?:[.,;]|$))'),
      pattern(
        '(?:aufgaben|arbeit|arbeiten|pflichten)(?: gab)?… (?:gern~?|bereitwillig|oft|häufig)…(?:an|auf) (?:andere|kolleg~|mitarbeiter~|{poss} \\p{L}+) (?:weiter|ab|weitergegeben|abgegeben|übertragen)',
      ),
      pattern(
        '(?:verstand(?: es)?|versteht(?: es)?|wusste),?…(?:arbeit|aufgabe|pflicht)~ (?:\\p{L}+ ){0,3}(?:an|auf) (?:andere|kolleg~|mitarbeiter~|dritte|(?:sein~|ihr~|die|das|den) \\p{L}+) (?:weiterzugeben|weiterzureichen|abzugeben|zu übertragen|zu verteilen)',
      ),
      pattern(
        '(?:delegierte|delegiert) (?:er |sie )?(?:{always} |gern~? )?(?:viele |alle |die |{poss} )?(?:aufgaben|arbeiten|arbeit)(?= ?(?:[.,;]|an|$))',
      ),
    ],
    unless: pattern(
      '(?:angemessen|passend|richtig|klar|augenmaß|genau|gezielt|geschickt|eigenverantwort|verantwortung|zielgerichtet|sinnvoll|effektiv|effizient|hervorragend|ausgezeichnet|vorbildlich|vertrauen)~',
    ),
    matches: [
      'Wir lernten seine Gabe kennen, Arbeit, die bei ihm anfiel, im Team weiterzureichen.',
      'Er verstand es, Aufgaben zu delegieren.',
      'Sie delegierte ihre Aufgaben mit vollem Erfolg.',
      'Er verstand es, Arbeiten an andere weiterzugeben.',
      'Sie wusste ihre Aufgaben an Mitarbeiter zu übertragen.',
      'Sie verstand es gut, Arbeiten an die Gruppenleiter abzugeben.',
      'Er delegierte gern Arbeiten an Kollegen.',
      'Aufgaben delegierte er.',
    ],
    silent: [
      'Sie verstand es, ihr Wissen an Kollegen weiterzugeben.',
      'Er verstand es, Aufgaben und Verantwortung in passendem Umfang auf seine Mitarbeiter zu übertragen.',
      'Sie delegierte Aufgaben klar und mit Augenmaß.',
      'Sie delegierte Aufgaben und Verantwortung in angemessenem Umfang.',
      'Er verstand es, Aufgaben sinnvoll zu delegieren und Freiraum zu geben.',
    ],
    source: 'categories.md delegation; domain.md §3 Mehrdeutigkeit; LAG Köln 4 Sa 12/23',
    note: '',
  },
  {
    id: 'arbeitnehmerinteressen',
    insinuates: true,
    title: 'Code „setzte sich für die Kollegen ein“',
    reading: 'war im Betriebsrat oder in der Gewerkschaft tätig',
    advice: 'Um Streichung bitten; die Zusammenarbeit im Team lässt sich ohne den Satz loben.',
    ruling: 'lag-koeln-7-sa-583-12',
    cues: ['interessen', 'belange', 'rechte', 'anliegen'],
    patterns: [
      pattern(
        '(?:trat|setzte|engagierte|einsatz|eintreten|engagement|stark gemacht|machte|vertrat|vertritt|verfocht)…(?:interessen|belange|anliegen|rechte) (?:der|seiner|ihrer) (?:\\p{L}+ )?(?:arbeitnehmer|kolleg|belegschaft|mitarbeiter|beschäftigten|arbeitnehmerschaft)~',
      ),
      pattern(
        '(?:interessen|belange|anliegen|rechte) (?:der|seiner|ihrer) (?:\\p{L}+ )?(?:arbeitnehmer|kolleg|belegschaft|beschäftigten|arbeitnehmerschaft)~…(?:ein|engagiert~|vertrat|vertreten)',
      ),
      pattern('für (?:arbeitnehmerinteressen|arbeitnehmerbelange|die arbeitnehmerschaft)'),
    ],
    unless: pattern('einfühl~'),
    matches: [
      'Er trat engagiert für die Interessen der Kollegen ein.',
      'Sie setzte sich innerhalb und außerhalb des Betriebs für die Belange der Arbeitnehmer ein.',
    ],
    silent: [
      'Er setzte sich für die Interessen unserer Kunden ein.',
      'Die Belange der Belegschaft berücksichtigte er bei der Schichtplanung.',
    ],
    source: `${practice} (MIAN)`,
    note: 'Betriebsratstätigkeit gehört nur auf Wunsch ins Zeugnis.',
  },
  {
    id: 'puenktlichkeit-vorbild',
    title: 'Code „Vorbild an Pünktlichkeit“',
    reading: 'außer Pünktlichkeit gab es nichts zu loben',
    better: 'Zuverlässigkeit, Sorgfalt und gute Ergebnisse zeichneten die Arbeit aus.',
    cues: ['pünktlich', 'rechtzeitig'],
    patterns: [
      pattern(
        '(?:hervorzuheben|hervorheben|lobend~|erwähnenswert|erwähnen|erwähnt|betonen|bemerkenswert)…rechtzeitig (?:an|am|bei|zum|zur|vor|auf|in) [^.;]{0,20}(?:arbeit|dienst|schicht|werkstatt|baustelle|büro)~',
      ),
      pattern('pünktlich~…(?:gutes |stets ein |ein )?vorbild'),
      pattern('vorbild…pünktlich~'),
      pattern(
        '(?:hervorzuheben|hervorheben|heben|besonders|lobend~|erwähnenswert|erwähnt|betonen|zeichnete~|auffallend|bemerkenswert)… (?:ist |sich |durch |seine |ihre )*(?:\\p{L}+ )?(?<!un)pünktlich(?:keit|es|e[mnrs]?)?',
      ),
      pattern(
        '{poss} (?:stete |große |stets |gute )?pünktlichkeit… (?:hervorzuheben|hervor|zu erwähnen|auf|ausgezeichnet|beispielhaft|lobenswert)',
      ),
    ],
    matches: [
      'Wegen seiner Pünktlichkeit war er stets ein gutes Vorbild.',
      'Hervorzuheben ist ihre Pünktlichkeit.',
      'Hervorzuheben ist, dass er stets pünktlich zum Schichtbeginn erschien.',
      'Besonders seine Pünktlichkeit möchten wir erwähnen.',
      'Wir heben ihre Pünktlichkeit hervor.',
      'Seine Pünktlichkeit ist hervorzuheben.',
      'Positiv zu erwähnen ist, dass sie jeden Tag rechtzeitig zum Dienst erschien.',
    ],
    silent: [
      'Lieferungen trafen stets pünktlich ein.',
      'Sie war immer pünktlich und zuverlässig.',
      'Besonders hervorzuheben sind sein Fleiß und seine Sorgfalt; er war stets pünktlich.',
      'Aufträge lieferte sie auch unter Druck pünktlich aus.',
      'Hervorzuheben ist ihre Sorgfalt.',
    ],
    source: 'domain.md §3 („pünktlich“: einzige Stärke)',
    note: '',
  },
  {
    id: 'hinter-uns',
    insinuates: true,
    title: 'Code „stand voll hinter uns“',
    reading: 'Anspielung auf Alkohol (eine „Fahne“)',
    better: 'Die Identifikation mit Aufgabe und Unternehmen war stets sehr hoch.',
    cues: ['hinter uns', 'hinter der geschäftsleitung', 'hinter der firma'],
    patterns: [
      pattern(
        'stand(?:en)?… (?:voll|fest|ganz|stets|jederzeit)~?… hinter (?:uns|der geschäftsleitung|der firma)',
      ),
    ],
    matches: ['Er stand jederzeit voll hinter uns.'],
    silent: ['Sie stand stets hinter den Zielen des Unternehmens.'],
    source: `${practice} (BI)`,
    note: 'Fast nur in Listen zu finden.',
  },
  {
    id: 'firmeninteresse',
    insinuates: true,
    title: 'Code „in seinem und im Firmeninteresse“',
    reading: 'Anspielung auf Diebstahl oder eigene Geschäfte',
    better: '… erledigte alle Aufgaben stets zuverlässig und ehrlich.',
    cues: ['interesse'],
    patterns: [
      pattern(
        '(?:in|im|zu) (?:{poss} (?:eigenen )?)(?:und|wie auch|sowie|als auch) (?:im|in dem) (?:interesse|firmeninteresse|sinne)~',
      ),
    ],
    matches: ['Er hat alle Aufgaben in seinem und im Firmeninteresse gelöst.'],
    silent: ['Sie handelte stets im Interesse des Unternehmens.'],
    source: `${practice} (BI)`,
    note: '',
  },
  {
    id: 'gesundheit-wunsch',
    insinuates: true,
    title: 'Code „Gesundheit“ im Schlusssatz',
    reading: 'Anspielung auf häufige Krankheit',
    better: 'Wir wünschen beruflich und persönlich alles Gute und weiterhin viel Erfolg.',
    cues: ['gesundheit', 'genesung', 'besserung'],
    patterns: [
      pattern('wünsch(?:en|e|t)…gesundheit'),
      pattern(
        '(?:alles|vor allem|insbesondere|besonders|auch|viel|gute|stets) (?:gute |erdenklich gute |viel |beste )?gesundheit(?! und krankenpflege| de[rs] | von )',
      ),
      // „Fütterung und Gesundheit der Herde“: only beside what else is wished.
      pattern(
        '(?:wünsch|hoff|gute|glück|erfolg|freude|kraft|zufriedenheit|zukunft|segen|leben)~…(?:und|sowie) (?:\\p{L}+e )?gesundheit(?! und krankenpflege| de[rs] | von )',
      ),
      pattern('(?:baldige|gute|schnelle) (?:genesung|besserung)'),
      pattern('(?:stabil|robust|fest|besser|gestärkt)~ gesundheit(?! der| des| und krankenpflege)'),
    ],
    unless: pattern(
      'ruhestand|rente|pension~|lebensabend|lebensabschnitt|gesundheits~|(?:persönlich|privat)~ (?:viel |alles )?glück(?:,| und| sowie) gesundheit|(?:bereich|thema|arbeits- und|schutz)…gesundheit',
    ),
    matches: [
      'Wir wünschen Herrn Dömling alles erdenklich Gute, vor allem Gesundheit.',
      'Für die Zukunft wünschen wir ihr alles Gute, insbesondere Gesundheit.',
    ],
    silent: [
      'Wir wünschen ihm für den Ruhestand alles Gute und Gesundheit.',
      'Sie arbeitete in der Gesundheits- und Krankenpflege.',
      'Die Gesundheit unserer Patienten stand für sie an erster Stelle.',
      'Er steuerte Fruchtbarkeit, Fütterung und Gesundheit der Herde.',
    ],
    source: 'domain.md §2.4 (K)',
    note: 'Beim Gang in den Ruhestand üblich und freundlich.',
  },
  {
    id: 'ironischer-wunsch',
    title: 'Ironischer Zukunftswunsch',
    reading: 'hier blieb der Erfolg aus',
    better: 'Wir wünschen beruflich und persönlich alles Gute und weiterhin viel Erfolg.',
    cues: [
      'erfolg',
      'durchhalte',
      'glück',
      'nötige',
      'andere',
      'wünsch',
      'anerkennung',
      'endlich',
      'doch noch',
      'eines tages',
      'wertschätzung',
    ],
    patterns: [
      pattern('(?:insbesondere|vor allem|namentlich) (?:auch )?erfolg(?= ?[.,;]|$)'),

      pattern(
        'wünsch(?:en|e)…,? dass {pers}… (?:findet|finden (?:kann|möge|wird)|findet und~|gelingt|vergönnt ist)',
      ),
      pattern('(?:andernorts|anderswo|woanders)…(?:erfolg|glück|zufrieden|entfalt|findet)~'),
      pattern(
        'wünsch(?:en|e)…(?:umgebung|umfeld|tätigkeit|aufgabe|stelle),? (?:in de[rm]|die|das)… (?:fähigkeiten|talente?|neigung~|stärken|entspricht|liegt|gerecht)',
      ),
      pattern(
        '(?:an|in|bei) (?:eine[rmn] )?andere[rnm]? (?:stelle|firma|ort|unternehmen|arbeitsstelle|wirkungskreis)…(?:erfolg|glück)',
      ),
      pattern(
        '(?:erfolg|glück|arbeit|stelle|aufgabe),? (?:den|das|die) (?:er|sie) (?:sucht|sich wünscht|verdient|anstrebt|hier nicht)',
      ),
      pattern(
        '(?:das|die|den) nötige[n]? (?:\\p{L}+ )?(?:durchhaltevermögen|glück|quäntchen|erfolg|ausdauer|kraft|ehrgeiz)',
      ),
      pattern(
        'wünsch(?:en|e)… (?:künftig|zukünftig|in zukunft|fortan|nunmehr|endlich)… (?:mehr )?(?:erfolg|glück)',
      ),
      pattern(
        'wünsch(?:en|e)(?![^.;]{3,60}(?:erfolg|gelingen)[^.;]{0,50} (?:privat|persönlich|leben))… (?:viel |alles )?glück(?! und [^.;]{0,50}(?:erfolg|liebe|gute))',
      ),
      pattern('(?:möge|hoffen)… (?:künftig|anderswo|andernorts|an anderer stelle)'),
      pattern(
        'wünsch(?:en|e)…einen (?:arbeitgeber|arbeitsplatz|wirkungskreis)… (?:fähigkeiten|talent|neigung)~',
      ),
      pattern(
        '(?:anerkennung|erfolg|erfolge|glück|erfüllung|zufriedenheit|wertschätzung|aufstieg|beachtung|durchbruch)~?…,? (?:auf )?(?:den|das|die) {pers} (?:sich )?(?:\\p{L}+ ){0,3}(?:gewartet|erwartet|vermisst|gesucht|gehofft|ersehnt|erhofft|gewünscht|entbehrt)',
      ),
      pattern(
        '(?:wünsch|hoff|mög|gönn)\\p{L}*… (?:endlich|doch noch|eines tages|auch einmal|dann auch) (?:\\p{L}+ ){0,4}(?:hand|erfolg|gelingen|anerkennung|glück|durchbruch|platz|stelle|aufgabe|ruhe|wertschätzung|gelegenheit)',
      ),
    ],
    unless: pattern(
      'weiterhin|auch (?:künftig|zukünftig|in zukunft)|wie (?:bisher|bei uns)|(?:ebenso|genauso|unverändert) (?:viel|gro)~|wieder eine~? (?:so |ebenso |gleich )?(?:gut|schön)~',
    ),
    matches: [
      'Wir wünschen ihr alles Gute, insbesondere auch Erfolg.',
      'Wir wünschen ihm, dass er an anderer Stelle den Erfolg findet, den er sucht.',
      'Für seinen weiteren Weg wünschen wir ihm das nötige Durchhaltevermögen.',
      'Wir wünschen ihm künftig mehr Erfolg.',
      'Wir wünschen ihr für die Zukunft viel Glück.',
      'Wir wünschen Herrn Kern, dass er ein Umfeld findet, das ihm mehr liegt.',
      'Wir wünschen ihr, dass sie anderswo zufrieden wird.',
      'Wir wünschen ihm, dass sich an neuer Stelle auch die Anerkennung einstellt, auf die er so lange gewartet hat.',
      'Möge sich der Erfolg einstellen, den sie sich bei uns erhofft hat.',
      'Für ihren Neuanfang wünschen wir ihr nun endlich die glückliche Hand, die es braucht.',
      'Wir hoffen, dass er doch noch den richtigen Platz findet.',
      'Wir gönnen ihr, dass sie dort eines Tages die Wertschätzung erfährt.',
    ],
    silent: [
      'Wir wünschen ihr auch künftig viel Erfolg.',
      'Wir wünschen ihm mit seiner Firma großen Erfolg und im Privatleben viel Glück.',
      'Wir wünschen ihr künftig ebenso großen Erfolg.',
      'Wir wünschen ihm beruflich wie privat alles Gute und weiterhin viel Erfolg.',
      'Sie fand an anderer Stelle im Programm den Fehler.',
      'Die Anerkennung, die er bei Kunden fand, wünschen wir ihm auch in Zukunft.',
      'Wir wünschen ihr den Erfolg, den sie verdient, und weiterhin alles Gute.',
    ],
    source: 'domain.md §2.4, §3',
    note: '„viel Glück“ allein wird als Spott gelesen.',
  },
  {
    id: 'einvernehmen',
    kind: 'code',
    correctable: false,
    insinuates: true,
    title: 'Trennung „im gegenseitigen Einvernehmen“',
    reading: 'die Trennung ging vom Arbeitgeber aus',
    advice:
      'Ging die Kündigung von der beurteilten Person aus, um „auf eigenen Wunsch“ bitten; sonst kann die Wendung bleiben.',
    cues: ['einvernehm', 'einverständnis', 'trennte', 'trennung', 'getrennt', 'gründen', 'grund', 'anlass'],
    patterns: [
      pattern(
        '(?:endete?|beendet|gelöst|aufgelöst|ausgeschieden|scheidet).{0,60} aus (?:besonderen|wichtigen|gegebenen|triftigen|besonderem|wichtigem|gegebenem|triftigem) (?:gründen|grund|anlass)',
      ),
      pattern(
        'aus (?:besonderen|wichtigem|gegebenem|triftigem) (?:gründen|grund|anlass).{0,60}(?:endete?|beendet|gelöst|aufgelöst|ausgeschieden)',
      ),
      pattern('im (?:gegenseitigen |beiderseitigen )?einvernehmen'),
      pattern('in (?:gegenseitigem |beiderseitigem )?einvernehmen'),
      pattern('uns (?:im guten )?einvernehmlich von'),
      pattern(
        'einvernehmlich(?:e[mnrs]?|) (?:\\p{L}+ )?(?:beendet|aufgelöst|aufgehoben|gelöst|trennung|beendigung|auflösung|getrennt|aufhebung)',
      ),
      pattern('in (?:gegenseitigem|beiderseitigem|gutem) einverständnis'),
      pattern('im (?:gegenseitigen|beiderseitigen) einverständnis'),
      pattern(
        '(?:trennten|trennen) (?:wir uns|sich unsere wege|sich die wege)|(?:haben|hat) (?:wir )?uns(?:[^.;:!?]|(?<=\\d)\\. ){0,90}? getrennt|hat sich (?:[^.;:!?]|(?<=\\d)\\. ){0,40}?von (?:{dat}|frau|herrn)(?:[^.;:!?]|(?<=\\d)\\. ){0,60}? getrennt|trennten sich|(?:wir|ich|leitung|gesellschaft|firma|unternehmen|haus|kanzlei|geschäftsführung|geschäftsleitung) (?:trennten uns|trennte mich|trennte sich)(?! (?:nur )?(?:ungern|schweren|schwer))(?:[^.;:!?]|(?<=\\d)\\. ){0,60}? von (?:{dat}|frau|herrn)|trennung (?:von (?:{dat}|frau [\\p{L}-]+|herrn [\\p{L}-]+) )?(?:erfolgte|geschah)',
      ),
    ],
    unless: pattern(
      'bedaue?r~|ungern|schweren herzens|leider|betriebsbedingt~|(?:wegen|infolge|aufgrund) (?:der|des|einer|eines|unsere[rs]|schlechter|mangelnder)|(?:besten?|bestem|guten|gutem|freundschaftlich~) (?:gegenseitige[nm] |beiderseitige[nm] )?einvernehmen|einvernehmen mit (?:de[mnr]|{poss}|unser~) (?:kund|gäst|lieferant|betriebsrat|vorgesetz)~',
    ),
    matches: [
      'Das Arbeitsverhältnis wurde im gegenseitigen Einvernehmen zum 31. März 2021 beendet.',
      'Das Ausbildungsverhältnis wurde am 12. März 2025 einvernehmlich beendet.',
      'Wir haben uns einvernehmlich von Herrn Kern getrennt.',
      'Die Zusammenarbeit wurde aus gegebenem Anlass beendet.',
      'Zum Jahresende haben wir uns einvernehmlich von Frau Dr. Moll getrennt.',
      'Wir haben uns von Frau Moll am 8. Februar 2024 getrennt.',
      'Die Geschäftsführung trennte sich zum 31. Dezember 2022 von ihm.',
      'Die Trennung erfolgte zum 30. Juni 2021.',
    ],
    silent: [
      'Ungern haben wir uns am 30. Juni von Frau Moll getrennt.',
      'Infolge der Schließung des Werkes haben wir uns zum 30. Juni 2021 von allen Mitarbeitern getrennt.',
      'Müll und Wertstoffe haben sich dank seiner Arbeit sauber getrennt.',
      'Das Arbeitsverhältnis endet im besten gegenseitigen Einvernehmen.',
      'Frau Moll verlässt uns auf eigenen Wunsch.',
    ],
    source: 'domain.md §2.4 (KAR, ZF22272)',
    note: 'Nach einem gerichtlichen Vergleich kann gerade diese Wendung verlangt werden.',
  },
  {
    id: 'ziele-verfolgt',
    title: 'Ziele „verfolgt“, nicht erreicht',
    reading: 'die Ziele wurden nicht erreicht; das Wort „erfolgreich“ fehlt',
    better: '… verfolgte die vereinbarten Ziele nachhaltig und erfolgreich.',
    ruling: 'lag-koeln-4-sa-12-23',
    cues: ['verfolgt'],
    patterns: [
      pattern('(?:verfolgte|verfolgt) (?:er |sie )?(?:\\p{L}+ ){0,3}(?:ziel~|vorgaben|vorhaben)'),
      pattern(
        '(?:\\p{L}*ziele|vorgaben|vorhaben) (?:hat (?:er|sie) )?(?:verfolgte|verfolgt)(?: (?:er|sie))?',
      ),
    ],
    unless: pattern(
      'erfolg~|erreich~|mit (?:{always} )?(?:sehr )?(?:großer|größter|hoher|höchster|äußerster|bewundernswerter|bemerkenswerter|außer~|beispiel~|vorbildlich~|hervorragend~|ausgezeichnet~|viel|besonderer)|übertr~|beharrlich~|konsequent~|ehrgeizig~|zielstrebig~|äußerst|überaus|außerordentlich|vorbildlich|vollem|bestem|projekt~|umsicht~|augenmaß|mit nachdruck und|(?:ansteckend|unermüdlich|unbändig|grenzenlos|mitreißend|nie nachlassend|nie erlahmend|unerschütterlich|bedingungslos)~ \\p{L}+|(?:weit )?über (?:das|jedes|alle) (?:\\p{L}+ )?(?:erwart|üblich|geforder|normal|verlangt|maß|pflicht)~|weit über',
    ),
    matches: [
      'Die vereinbarten Umsatzziele verfolgte er nachhaltig.',
      'Sie verfolgte ihre Ziele nachhaltig.',
      'Er verfolgte stets die gesetzten Ziele.',
      'Die Vorgaben verfolgte sie mit Interesse.',
      'Er verfolgte seine Ziele über viele Jahre.',
      'Ihre Vorhaben verfolgte sie.',
    ],
    silent: [
      'Sie verfolgte ihre Ziele nachhaltig und erfolgreich.',
      'Er verfolgte seine Ziele mit größter Beharrlichkeit.',
      'Ihre Ausbildungsziele verfolgte sie stets mit höchster Zielstrebigkeit.',
      'Sie verfolgte ihre Ziele äußerst ehrgeizig.',
      'Seine Ziele verfolgte er jederzeit mit beispielhafter Ausdauer.',
      'Mit ansteckender Leidenschaft verfolgte er jederzeit seine Ziele und setzte sich weit über das Erwartbare hinaus für sie ein.',
      'Sie verfolgte ihre Ziele mit nie nachlassender Energie.',
      'Er verfolgte unsere Ziele stets und ging dafür über das übliche Maß hinaus.',
    ],
    source: 'LAG Köln 4 Sa 12/23; categories.md working-success',
    note: 'Das Gericht wertete gerade das fehlende „erfolgreich“ als unterdurchschnittlich.',
  },
  {
    id: 'galt-als',
    title: 'Code „galt als“',
    reading: 'andere hielten die Person dafür, der Aussteller nicht',
    better: '… war fachlich sehr anerkannt.',
    cues: ['galt', 'gilt'],
    patterns: [
      pattern('galt(?!en(?!\\p{L}))… als (?:\\p{L}+ )?\\p{L}+'),
      pattern(
        '(?:in|bei|unter) (?:\\p{L}+ )?\\p{L}*(?:kollegen|kolleginnen|kunden|mitarbeitern|kreisen|kollegenkreis) gilt~ (?:\\p{L}+ ){1,3}als (?:\\p{L}+ )?\\p{L}+',
      ),
    ],
    unless: pattern(
      '(?:hervorragend|ausgezeichnet|herausragend|geschätzt|gefragt|anerkannt|absolut|unbestritten)~|als (?:\\p{L}+ )?(?:muster|maßstab|vorbild|vorzeigestück|meisterstück|richtschnur|referenz|beispielhaft|mustergültig|unübertroffen)(?!\\p{L})|als (?:verloren|vermisst|aussichtslos|unmöglich|gescheitert|uneinbringlich|unheilbar|unverkäuflich|hoffnungslos|ausgestorben|verschollen|ausgebucht|abgeschrieben|schwierig|heikel|(?:kaum |nicht )?(?:\\p{L}+)?bar(?= |,|\\.|$)|(?:zu )?(?:teuer|riskant|aufwendig|gefährlich))|toleran~|umgänglich~|{always}|weithin|zu recht|(?:der|die|das|diese[rs]?|jene[rs]?|eine?|keine?|meine?) (?!(?:\\p{L}+e[rn]? )?(?:mitarbeiter|kolleg|auszubild|lehrling|praktikant|oben|genannt|unterzeichn|\\p{L}*(?:leiter|chef|meister|führer|kraft|mann|frau|person|erin(?= )))~)(?:(?!(?:er|sie|frau|herr) )[\\p{L}\\d-]+ ){1,5}(?:galt|gilt)(?! {pers}(?!\\p{L}))|galten wir|unser(?:e[rs]?)? (?!mitarb|kolleg|auszub|lehrl)\\p{L}+ (?:\\p{L}+ )?(?:galt|gilt)~|(?:galt|gilt)~ (?:\\p{L}+ )?(?:unser|das haus|die firma|der betrieb)~',
    ),
    matches: [
      'Er galt bei Kunden als Fachmann.',
      'In Kollegenkreisen gilt er als Fachmann.',
      'Im Kollegium galt sie als gute Lehrerin.',
      'Herr Kern galt im Haus als Handwerker.',
      'Er galt unter den Gästen als Künstler am Herd.',
      'Die Mitarbeiterin galt in der Halle als Spezialistin.',
      'In der Abteilung galt sie als Fachfrau.',
    ],
    silent: [
      'Die Rhön galt bei uns als Gebiet, in dem der Wettbewerb wohnt.',
      'Der Keller von Haus 4 galt bei uns als Ort, an den man zu zweit geht.',
      'Kinder galten bei uns als Leser, seit ihm gelten sie als Gutachter.',
      'Die Strecke nach Lyon galt in der Branche als Prüfung für jeden Fahrplan.',
      'Das Findbuch von 1911 galt seit dem Krieg als Legende.',
      'Die alte Presse galt in der Halle als Sache der Götter.',
      'Die Messreihe B galt im Labor als Fleißarbeit, und er machte daraus eine Methode.',
      'Sie galt zu Recht als hervorragende Fachkraft.',
      'Seine Nähte galten im ganzen Werk als Muster.',
      'Unser Lager gilt seither als Maßstab, früher galten wir als Sorgenkind.',
      'Es galt, den Termin zu halten.',
      'Die Daten von vier Jahren galten als verloren.',
      'Sein Verfahren galt zuvor als undurchführbar und wird heute in sieben Ländern genutzt.',
      'Der Auftrag galt als zu riskant, bis sie ihn durchrechnete.',
      'Sie gilt als ausgewiesene Fachfrau.',
      'Bei Kunden gilt sie als hervorragende Beraterin.',
    ],
    source: 'domain.md §3 Einschränkung (DLF, JW)',
    note: '',
  },
  {
    id: 'verstaendnisvoll-vorgesetzt',
    title: 'Code „verständnisvoller Vorgesetzter“',
    reading: 'beliebt, aber ohne Durchsetzung und Autorität',
    better: '… war als Führungskraft anerkannt und erreichte mit dem Team sehr gute Ergebnisse.',
    ruling: 'lag-hamm-4-sa-1018-99',
    cues: ['verständnisvoll'],
    patterns: [
      pattern('verständnisvoll~… (?:vorgesetzt|chef|führungskraft|leiter)~'),
      pattern('(?:mitarbeiter|unterstellt)~… (?:verständnisvoll~)'),
    ],
    unless: pattern('(?:konsequent|anerkannt|respekt|durchsetz|ergebnis|leistung|erfolg)~'),
    matches: ['Den Mitarbeitern war er jederzeit ein verständnisvoller Vorgesetzter.'],
    silent: [
      'Sie war eine anerkannte und verständnisvolle Vorgesetzte.',
      'Patienten begegnete er verständnisvoll.',
    ],
    source: practice,
    note: '',
  },
  {
    id: 'arbeitserleichterung',
    title: 'Code „Vorschläge zur Arbeitserleichterung“',
    reading: 'bequem; suchte den leichten Weg',
    better: '… setzte eigene Verbesserungsvorschläge erfolgreich um.',
    cues: ['erleichter', 'leichter', 'bequem', 'angenehmer', 'einfacher', 'weniger mühe', 'weniger aufwand'],
    patterns: [
      pattern(
        '(?:vorschläg|anregung|idee)~… (?:zur |der )?(?:arbeitserleichterung|erleichterung (?:der|{poss}) arbeit)~',
      ),
      pattern('(?:vorschläg|anregung|idee|tipp)~…(?:arbeit|dienst|alltag)~… leichter (?:zu )?mach~'),
      pattern('arbeit~… zu erleichtern… (?:wusste|verstand)|(?:wusste|verstand)… arbeit~… zu erleichtern'),
      pattern(
        `${hints}…(?:{work}|arbeitstag|arbeitsalltag|alltag|tag)(?!\\p{L})…${easier} (?:zu )?${done}|${hints}…sich(?: \\p{L}+){0,3} (?:{work}|arbeitstag|arbeitsalltag|alltag)(?!\\p{L})…(?:zu erleichtern|erleichtern lässt|erleichtern ließ)`,
      ),
      pattern(
        `(?:wie|wo|womit|um) (?:man |{pers} )?sich (?:\\p{L}+ ){0,3}?(?:{work}|arbeitstag|arbeitsalltag|dienst|alltag)(?!\\p{L})(?: \\p{L}+){0,2} ${easier} (?:zu )?${done}`,
      ),
      pattern(
        `(?:wege?n?|mittel|möglichkeiten?|gelegenheit)(?!\\p{L})…sich (?:\\p{L}+ ){0,3}?(?:{work}|arbeitstag|arbeitsalltag|dienst|alltag)(?!\\p{L})(?: \\p{L}+){0,2} ${easier} (?:zu )?${done}`,
      ),
      pattern(
        '(?:richtete|richtet|machte|macht) (?:{pers} )?sich (?:\\p{L}+ ){0,3}?(?:{work}|arbeitstag|arbeitsalltag|dienst|alltag)(?!\\p{L})(?: \\p{L}+){0,2} (?:bequem(?:er)?(?: ein)?|leicht|angenehm ein)(?=[.,;]|$)',
      ),
    ],
    unless: pattern(
      'umgesetzt|umsetzte|kolleg~|(?:kund|patient|bewohner|nutzer|anwender|besucher|gäst|käufer|fahrer|klient|team|mitarbeiter)~|schonend~|sicherer|schneller|genauer|zeit~? spar~|übernommen|{result}',
    ),
    matches: [
      'Sie machte immer wieder Vorschläge zur Arbeitserleichterung.',
      'Er verstand es, sich die Arbeit zu erleichtern.',
      'Sie machte immer wieder Vorschläge, wie sich die tägliche Arbeit bequemer erledigen lässt.',
      'Er hatte gute Ideen, wie sich der Arbeitstag angenehmer gestalten lässt.',
      'Ihre Vorschläge zielten darauf, die Arbeit bequemer zu gestalten.',
      'Er wusste stets, wie man sich die Arbeit einfacher machen kann.',
      'Sie regte an, wie sich die Aufgaben mit weniger Mühe erledigen ließen.',
      'Er suchte nach Wegen, sich die Arbeit leichter zu machen.',
      'Sie brachte viele Anregungen ein, um sich die Arbeit zu erleichtern.',
      'Er richtete sich seine Arbeit bequem ein.',
    ],
    silent: [
      'Sie gestaltete die Maske so, dass Kunden ihre Aufträge bequemer erfassen können.',
      'Mit seinen Vorschlägen machte er die Arbeit der Kollegen leichter.',
      'Sie hatte viele Ideen, wie sich die Arbeit schneller und einfacher erledigen lässt.',
      'Er machte Vorschläge, wie sich die Abläufe vereinfachen lassen.',
      'Sie schlug Hebehilfen vor, die die Arbeit leichter und schonender machen.',
      'Seine Vorschläge zur Arbeitserleichterung wurden im ganzen Werk umgesetzt.',
    ],
    source: `${practice} (BI)`,
    note: '',
  },
  {
    id: 'sexueller-kontakt',
    insinuates: true,
    title: 'Code „kontaktfreudig gegenüber Kolleginnen“',
    reading: 'Anspielung auf das Suchen privater Kontakte im Betrieb',
    better: 'Das Verhalten gegenüber Kolleginnen und Kollegen war stets vorbildlich.',
    cues: ['kontakt', 'herren', 'damen', 'kolleginnen', 'männlichen', 'weiblichen'],
    patterns: [
      pattern(
        '(?:aufgeschlossen|zugewandt|offen|charmant|unbefangen|herzlich|aufmerksam|galant)~… (?:gegenüber |mit |zu |bei )?(?:den )?(?:herren|damen|männlichen|weiblichen) (?:der|des|unser|{poss}|kolleg|mitarbeit|belegschaft)~',
      ),
      pattern(
        'für (?:die )?(?:damen|kolleginnen(?! und)|weiblichen \\p{L}+)… (?:\\p{L}+es wort|kompliment)~|(?:damen|kolleginnen(?! und))… komplimente',
      ),
      pattern(
        '(?:kontaktfreudig|kontaktsuche|suchte (?:gern |stets |den )*kontakt)~… (?:zu |bei |gegenüber )?(?:den |seinen |ihren )?(?:kolleginnen(?! und)|belegschaft|weiblichen)',
      ),
    ],
    matches: [
      'Er suchte gern den Kontakt zu den Kolleginnen.',
      'Für Damen hatte er immer ein freundliches Wort.',
      'Durch seine charmante Art bei den Damen des Büros war er bekannt.',
    ],
    silent: [
      'Sie war im Umgang mit Kunden kontaktfreudig.',
      'Sie beriet die Damen und Herren der Kundschaft stets aufmerksam.',
      'Er suchte den Kontakt zu Kolleginnen und Kollegen anderer Werke.',
    ],
    source: practice,
    note: '',
  },
  {
    id: 'nicht-unterordnen',
    title: 'Code für Eigensinn gegenüber Vorgesetzten',
    reading: 'ordnete sich schwer ein',
    better: 'Das Verhalten gegenüber Vorgesetzten war stets einwandfrei.',
    cues: ['unabhängig', 'freimütig', 'offene worte', 'individualist', 'gelegenheit', 'anlass'],
    patterns: [
      pattern(
        '(?:war|ist|zeigte sich) (?:\\p{L}+ )?(?:ein~? )?(?:unabhängige[rn]? (?:geist|kopf|mitarbeiter~)|individualist~)',
      ),
      pattern('vorgesetzten… (?:freimütig|mit offenen worten|unabhängig)'),
      pattern(
        '(?:gelegenheit|anlass)…(?:entscheidung|beschlüsse|gründe|anweisung|vorgabe|haltung)~ (?:noch einmal|erneut|nochmals)…(?:darzulegen|zu (?:begründen|erklären|erläutern|rechtfertigen|überdenken))',
      ),
    ],
    matches: [
      'Sie war ein unabhängiger Kopf.',
      'Vorgesetzten begegnete er stets freimütig.',
      'Sie begleitete Beschlüsse so, dass alle Gelegenheit fanden, ihre Gründe noch einmal ausführlich darzulegen.',
      'Er bot der Leitung stets Anlass, Beschlüsse erneut zu erläutern.',
    ],
    silent: [
      'Sie arbeitete unabhängig und sicher.',
      'Er gab allen Gelegenheit, das Gelernte noch einmal zu üben.',
    ],
    source: practice,
    note: '',
  },
  {
    id: 'zurechtgekommen',
    title: 'Code „mit Vorgesetzten gut zurechtgekommen“',
    reading: 'ein Mitläufer, der sich anpasst',
    better: 'Das Verhalten gegenüber Vorgesetzten war stets einwandfrei.',
    cues: ['zurecht', 'vorgesetzten'],
    patterns: [
      pattern(
        'mit (?:{poss}|den|dem|der) (?:\\p{L}+ und )?vorgesetzten… (?:gut |stets gut |immer gut )?(?:zurecht(?:gekommen|kam)?)',
      ),
      pattern('kam… mit (?:{poss}|den|dem|der) (?:\\p{L}+ und )?vorgesetzten… (?:zurecht|aus(?=\\.|,|$))'),
      pattern('mit (?:{poss}|den) (?:\\p{L}+ und )?vorgesetzten… (?:ausgekommen|auskam)'),
    ],
    matches: [
      'Mit seinen Vorgesetzten ist er gut zurechtgekommen.',
      'Sie kam mit ihren Vorgesetzten stets gut zurecht.',
      'Mit seinen Vorgesetzten ist er gut ausgekommen.',
    ],
    silent: ['Sie fand sich in neuen Themen schnell zurecht.'],
    source: practice,
    note: '',
  },
  {
    id: 'schnell-beliebt',
    title: 'Code „bei Kunden schnell beliebt“',
    reading: 'macht schnell Zugeständnisse, verhandelt schlecht',
    better: '… war bei Kunden wegen sicherer und freundlicher Beratung sehr geschätzt.',
    cues: ['beliebt'],
    patterns: [pattern('(?:schnell|rasch|bald|sofort) (?:sehr )?beliebt')],
    matches: ['Bei unseren Kunden war er schnell beliebt.'],
    silent: ['Sie war bei Kunden und Kollegen sehr beliebt.'],
    source: practice,
    note: '',
  },
  {
    id: 'mutig-gestellt',
    title: 'Code „stellte sich mutig der Herausforderung“',
    reading: 'scheiterte an der Aufgabe',
    better: '… löste auch schwierige Aufgaben erfolgreich.',
    cues: ['mutig', 'herausforderung'],
    patterns: [pattern('(?:mutig|tapfer)… (?:stellte|gestellt|anging|anpackte|angegangen)')],
    unless: pattern('erfolg~|meister~|löste|bewältig~'),
    matches: ['Neue Aufgaben betrachtete er als Herausforderung, der er sich mutig stellte.'],
    silent: ['Sie stellte sich mutig jeder Aufgabe und löste sie mit großem Erfolg.'],
    source: practice,
    note: '',
  },
  {
    id: 'pruefung-teilgenommen',
    title: 'Code „nahm an der Prüfung teil“',
    reading: 'die Prüfung wurde nicht bestanden',
    advice:
      'Wurde die Prüfung bestanden, um das Ergebnis bitten; eine nicht bestandene muss nicht erwähnt werden.',
    cues: ['prüfung', 'examen'],
    patterns: [
      pattern(
        '(?:nahm|hat|nimmt)… an (?:der|einer|den|ihrer|seiner) \\p{L}*(?:prüfung(?:en)?|examen)…(?:teil|teilgenommen)',
      ),
      pattern(
        'an (?:der|einer|den|ihrer|seiner) \\p{L}*(?:prüfung(?:en)?|examen)…(?:nahm…teil|teilgenommen|nahm)',
      ),
      pattern('(?:trat|ist)… zur \\p{L}*prüfung…(?:an|angetreten)'),
    ],
    unless: pattern('bestand(?:en)?|bestehen|erfolg~|note|ergebnis|vorbereit~|sicherheitsprüf~'),
    matches: [
      'Herr Kern hat an der Gesellenprüfung teilgenommen.',
      'An der Abschlussprüfung der Kammer nahm sie teil.',
    ],
    silent: [
      'Sie nahm an der Abschlussprüfung teil und bestand mit der Note „gut“.',
      'Er nahm an Schulungen teil.',
    ],
    source: 'domain.md §1.2 (exam result), §3 Leerstelle',
    note: 'Wer bestanden hat, von dem wird es gesagt.',
  },
  {
    id: 'dargestellt',
    title: 'Code „stellte sich als … dar“',
    reading: 'nur behauptet, nicht bewiesen',
    better: '… war stets zuverlässig, ehrlich und vertrauenswürdig.',
    cues: ['dargestellt', ' dar', 'gab sich'],
    patterns: [
      pattern('sich… als [^.;:]{3,40} dargestellt'),
      pattern('(?:stellte|stellt) sich… als [^.;:]{3,40} dar'),
      pattern(
        'gab sich (?:{always} |uns gegenüber )*(?:als )?(?:ehrlich|zuverlässig|fleißig|kollegial|loyal|engagiert|interessiert|kompetent)~',
      ),
    ],
    matches: [
      'Er hat sich stets als zuverlässig dargestellt.',
      'Sie stellte sich im Team als erfahren dar.',
      'Er gab sich uns gegenüber loyal.',
    ],
    silent: ['Sie stellte Zahlen übersichtlich dar.', 'Als ehrlicher Mitarbeiter genoss er unser Vertrauen.'],
    source: practice,
    note: 'Der Schein an der Stelle des Seins, wie „galt als“.',
  },
  {
    id: 'gespraechig',
    title: 'Code „führte viele Gespräche“',
    reading: 'redete viel und arbeitete wenig',
    better: '… arbeitete mit Kollegen und Vorgesetzten stets gut zusammen.',
    cues: [
      'treffpunkt',
      'gott und die welt',
      'gespräch',
      'unterhalt',
      'unterhielt',
      'mitteilsam',
      'redselig',
    ],
    patterns: [
      pattern(
        '(?:beliebt|gern besucht|bekannt)e[rn]? treffpunkt|(?:über|um) gott und die welt|(?:bildung|belesenheit)…gesuchte?[nr]? gesprächspartner~',
      ),

      pattern(
        '(?:führte|führt|pflegte|suchte|sucht)… (?:viele|zahlreiche|gern|gerne|häufig|oft|lange|ausgiebige?)… ?gespräche?',
      ),
      pattern('(?:viele|zahlreiche|häufige|lange|ausgiebige) gespräche… (?:führte|führt|pflegte|suchte)'),
      pattern('(?:mitteilsam|redselig|gesprächig)~'),
      pattern(
        'unterhielt sich… (?:gern|gerne|oft|häufig|viel|lange)|(?:gern|gerne|oft|häufig)… unterhielt sich',
      ),
    ],
    unless: pattern(
      '(?:{pers} )?(?:kund|gäst|gast|patient|mandant|elter|bewerb|lieferant|angehörig|bewohn|klient|interview)~|verhandl~|berat~|verkauf~|fach~|personal~|zielgerichtet|lösung~|ergebnis~|mitarbeitergespräch~|englisch~|sprache',
    ),
    matches: [
      'Sein Arbeitsplatz war ein beliebter Treffpunkt.',
      'Ihre umfangreiche Bildung machte sie zu einer gesuchten Gesprächspartnerin.',
      'Sie führte in der Abteilung gern Gespräche.',
      'Er war mitteilsam und bei den Kollegen bekannt.',
      'Mit den Kollegen unterhielt sich Frau Kern oft und gern.',
      'Herr Kern suchte häufig das Gespräch.',
    ],
    silent: [
      'Das Café ist ein Ort der Begegnung.',
      'Er führte zahlreiche Gespräche mit Kunden zum Abschluss.',
      'Bei Meinungsverschiedenheiten suchte sie stets das klärende Gespräch.',
      'Sie führte viele Verhandlungen.',
    ],
    source: practice,
    note: 'Wie „Geselligkeit“ und „kommunikativ“: Reden an der Stelle von Arbeit.',
  },
  {
    id: 'zur-stelle',
    title: 'Code „war zur Stelle, wenn man ihn brauchte“',
    reading: 'war nicht da, wenn niemand ihn holte',
    better: '… war jederzeit einsatzbereit.',
    cues: ['zur stelle', 'zur verfügung, wenn', 'da, wenn'],
    patterns: [
      pattern('(?:war|ist|stand)… (?:zur stelle|da|zur verfügung), wenn (?:man|wir) (?:ihn|sie|ihm|ihr)'),
    ],
    unless: pattern('engagiert|einsatzbereit~|motiviert|hilfsbereit|einsatz'),
    matches: ['Er war immer zur Stelle, wenn man ihn rief.'],
    silent: [
      'Bei Störungen war sie sofort zur Stelle.',
      'Sie war stets hilfsbereit und sofort zur Stelle, wenn man sie brauchte.',
    ],
    source: practice,
    note: '',
  },
  ...subtleCodes,
  ...friendlyCodes,
];

const byId: ReadonlyMap<string, Code> = new Map(codes.map((code) => [code.id, code]));

/** The classic code with this id, or undefined. */
export function codeById(id: string): Code | undefined {
  return byId.get(id);
}
