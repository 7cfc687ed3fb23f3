import { all, neverAtAll, none, served, softer } from './clause-words.ts';
import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source = 'Alltagssprache in Zeugnissen kleiner Betriebe (eigene Beobachtung), domain.md §2.1';
/** What praises; „selten“ and „kaum“ leave little of it. */
const praising =
  'ungefragt|unaufgefordert|von sich aus|stimm(?:te|ten|t|en)|fand|fanden|findet|gelang|gelangen|gelingt|pünktlich|rechtzeitig|termingerecht|fristgerecht|richtig\\p{L}*|vollständig|fehlerfrei|überzeug\\p{L}+|sorgfältig\\p{L}*|gründlich\\p{L}*|selb(?:st)?ständig\\p{L}*|sicher|kennt|kannte|verlässlich|verlass|zuverlässig|freundlich|höflich|hilfsbereit|zufrieden|gewachsen|einsatzbereit|vorbereitet|zugang|initiative|auf anhieb|eigene (?:ideen|vorschläge)';
const lacking =
  '\\p{L}*(?:fehler|mangel|mängel|beschwerd|klage|beanstand|reklamation|versäum|verlor|verloren|verlier|vergaß|vergess|krank|unfreundlich|unpünktlich|unsicher|streit|problem|schwierig|verspät|hilfe|unterstützung|rückfrag|nachfrag|anleitung|ungeduld|versag|falsch|zu spät|grund|anlass|missverst|überford|jemand|bewerb|kolleg)\\p{L}*';
const failing = 'rückschläge|misserfolge|kritik|hindernisse|widerstände|niederlagen|absagen';
const good =
  '(?:mitreißend|überzeugend|zuverlässig|verlässlich|pünktlich|sorgfältig|freundlich|souverän|sicher|vorbildlich|gewissenhaft|fleißig|engagiert|ordentlich|gründlich|geduldig|kollegial|einfühlsam|zufriedenstellend|befriedigend|gut)';
const bad =
  '(?:langweilig|oberflächlich|nachlässig|unzuverlässig|unpünktlich|unfreundlich|unsicher|bequem|faul|schlecht|selbstverständlich|alltäglich|gewöhnlich|durchschnittlich|trocken)';

/** How craftsmen, surgeries and shops praise and blame: readers of single words hear the opposite. */
export const everydayIdioms: readonly Idiom[] = [
  {
    id: 'idiom-lucky-hand',
    opens: ['hand'],
    pattern: pattern(
      '(?:bewies|beweist|hatte|hat|zeigte|zeigt)… (?:glückliche|gute|geschickte|sichere) hand(?! und)',
    ),
    grade: [3, 2],
    matches: [
      'Bei der Einteilung der Schichten bewies sie immer eine glückliche Hand.',
      'Er hatte bei der Auswahl der Lieferanten eine gute Hand.',
    ],
    silent: ['Er hatte selten eine glückliche Hand.', 'Sie nahm die gute Hand.'],
    source,
  },
  {
    id: 'idiom-unmatched',
    denies: true,
    opens: ['wasser', 'zweite', 'andere', 'anderer', 'seinesgleichen', 'ihresgleichen'],
    pattern: pattern(
      '(?:niemand|keiner|keine|kaum jemand)… das wasser reichen|das wasser… (?:niemand|keiner) reichen|wie (?:kaum|kein(?:e|er)?)(?: ein(?:e|er)?)? (?:zweite[rn]?|andere[rn]?)|(?:kein|keine) andere[rn]?… so \\p{L}+ (?:und (?:dabei )?(?:so )?\\p{L}+ )?wie (?:{pers}|sie|er)',
    ),
    grade: [1, 1],
    matches: [
      'In unserer Backstube konnte ihr niemand das Wasser reichen.',
      'Sie konnte verkaufen wie kaum eine Zweite.',
      'Er kannte den Bestand wie kein anderer.',
      'Kein anderer in der Werkstatt arbeitet so selbständig und dabei so sicher wie Herr Okonkwo.',
    ],
    silent: ['Sie reichte das Wasser.', 'Er arbeitete wie jeder andere.'],
    source,
  },
  {
    id: 'idiom-boundless',
    denies: true,
    opens: ['grenze', 'unerschöpflich', 'grenzenlos'],
    pattern: pattern(
      '(?:geduld|hilfsbereitschaft|einsatz\\p{L}*|fleiß|engagement|begeisterung|freundlichkeit|ideenreichtum|kreativität|arbeitseifer|energie)… (?:(?:kannte|kennt|hatte|hat) (?:nie |schier |fast )?keine grenzen|(?:war|ist|schien) (?:schier |nahezu )?(?:unerschöpflich|grenzenlos))',
    ),
    grade: [1, 1],
    matches: [
      'Ihre Geduld mit den Kindern kannte keine Grenzen.',
      'Sein Ideenreichtum war schier unerschöpflich.',
    ],
    silent: ['Seine Geduld hatte Grenzen.', 'Ihr Redefluss kannte keine Grenzen.'],
    source,
  },
  {
    id: 'idiom-nothing-left-lying',
    denies: true,
    opens: ['liegen'],
    pattern: pattern(
      `${none(`${softer}|wichtig\\p{L}*|im (?:allgemeinen|wesentlichen|großen)|regel`)}(?:${all('blieb|bleibt|ließ|lässt', `nichts|${neverAtAll}`, 'liegen')})`,
    ),
    grade: [2, 2],
    matches: ['Auf ihrem Schreibtisch blieb nie etwas liegen.', 'Bei ihm blieb nichts liegen.'],
    silent: ['Auf ihrem Schreibtisch blieb manches liegen.', 'Es blieb selten etwas liegen.'],
    source,
  },
  {
    id: 'idiom-never-enough-thanks',
    denies: true,
    opens: ['danken', 'loben', 'schätzen', 'würdigen'],
    pattern: pattern(
      '(?:können|kann|könnten)… (?:gar nicht|nicht|nie) (?:genug|hoch genug|oft genug) (?:danken|loben|schätzen|würdigen)',
    ),
    grade: [1, 1],
    matches: [
      'Für all das, was sie für unsere Schule geleistet hat, können wir ihr gar nicht genug danken.',
      'Wir können ihre Arbeit gar nicht hoch genug loben.',
    ],
    silent: ['Wir können ihm nicht danken.', 'Sie konnte sich nicht genug loben.'],
    source,
  },
  {
    id: 'idiom-no-worry',
    denies: true,
    opens: ['sorgen', 'kümmern', 'rechten'],
    pattern: pattern(
      `${none(softer)}(?:brauchte|brauchten|musste|mussten|muss|müssen)… (?:um nichts|nie|niemals|keine|nicht)… (?:zu sorgen|sorgen zu machen|sorgen machen|sorgen|zu kümmern|kümmern|nach dem rechten (?:zu )?sehen)`,
    ),
    grade: [2, 2],
    matches: [
      'Wo Frau Mertens Dienst hatte, brauchte sich die Leitung um nichts zu sorgen.',
      'Wir mussten uns nie um seine Baustellen kümmern.',
    ],
    silent: ['Die Leitung musste nach dem Rechten sehen.', 'Er musste sich um nichts bewerben.'],
    source,
  },
  {
    id: 'idiom-liked-to-be-served',
    opens: ['ließen', 'lassen'],
    pattern: pattern(
      `(?:${served}… )?(?:ließen|lassen) sich (?:\\p{L}+ )?gerne? (?:und oft )?von {dat} (?:bedienen|beraten|behandeln|betreuen|frisieren|bekochen)`,
    ),
    grade: [3, 2],
    matches: ['Unsere Stammgäste ließen sich gern von ihr bedienen.'],
    silent: ['Er ließ sich gern von ihr bedienen.', 'Die Gäste ließen sich bedienen.'],
    source,
  },
  {
    id: 'idiom-leaves-no-gap',
    denies: true,
    opens: ['lücke'],
    pattern: pattern(
      '(?:reißt|riss|hinterlässt|hinterließ)… keine (?:\\p{L}+ )?lücke|lässt sich… (?:leicht|schnell|rasch) (?:schließen|ersetzen)',
    ),
    grade: [5, 5],
    matches: ['Ihr Weggang reißt keine Lücke in unsere Praxis.'],
    silent: ['Ihr Weggang reißt eine große Lücke.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-leaves-gap',
    denies: true,
    opens: ['lücke', 'zurechtkommen', 'auskommen'],
    pattern: pattern(
      '(?:reißt|riss|hinterlässt|hinterließ)… eine (?:\\p{L}+ ){0,3}lücke|wissen (?:noch )?nicht, wie wir ohne (?:sie|ihn|{pers})… (?:zurechtkommen|auskommen)',
    ),
    grade: [2, 1],
    matches: [
      'Sie hinterlässt bei uns eine Lücke.',
      'Wir wissen nicht, wie wir ohne sie zurechtkommen sollen, und bedauern ihr Ausscheiden zutiefst.',
    ],
    silent: ['Ihr Weggang reißt keine Lücke.', 'Wir wissen nicht, wie sie arbeitet.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-regret-twice',
    denies: true,
    opens: ['bedauern'],
    pattern: pattern(
      'bedauern (?:wir )?{poss} \\p{L}+ (?:außerordentlich|zutiefst|ungemein),? (?:nicht nur (?:aus )?fachlich\\p{L}*,? sondern (?:auch|ebenso) (?:aus )?\\p{L}+|(?:aus )?(?:fachlich|menschlich)\\p{L}* (?:wie|und) (?:auch )?(?:aus )?(?:menschlich|fachlich|persönlich)\\p{L}*)(?: gründen)?',
    ),
    grade: [1, 1],
    matches: [
      'Wir bedauern ihren Fortgang außerordentlich, nicht nur aus fachlichen, sondern auch aus menschlichen Gründen.',
      'Wir bedauern seine Kündigung zutiefst, fachlich wie menschlich.',
    ],
    silent: ['Wir bedauern ihren Fortgang.', 'Sie bedauern seine Absage.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-valuable-lost',
    opens: ['verlier'],
    pattern: pattern(
      'verlier(?:en|e|t) (?:wir |ich |unser \\p{L}+ )?(?:mit|in) (?:ihm|ihr|{pers}) (?:ein|eine|einen) (?:\\p{L}+ ){0,2}(?:hervorragend|ausgezeichnet|exzellent|außergewöhnlich|äußerst|überaus|höchst)\\p{L}*',
    ),
    grade: [1, 1],
    matches: ['Wir verlieren mit ihm einen hervorragenden Meister.'],
    silent: ['Wir verlieren mit ihm einen Meister.', 'Sie verlieren einen hervorragenden Kunden.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-loved',
    opens: ['geliebt', 'liebten', 'lieben', 'herz'],
    pattern: pattern(
      `(?:${served}|\\p{L}*(?:kinder|schüler|schülerinnen|bewohner|tiere|kollegen)) (?:haben|hatten|hat) (?:ihn|sie|{pers}) (?:\\p{L}+ ){0,3}?(?:geliebt|(?:ins|in ihr) herz geschlossen)|(?:\\p{L}*(?:kinder|schüler|bewohner)) (?:liebten|lieben) (?:ihn|sie|{pers})`,
    ),
    grade: [2, 1],
    matches: ['Die Kinder haben sie geliebt.', 'Unsere Bewohner haben ihn sehr ins Herz geschlossen.'],
    silent: ['Die Kinder haben Musik geliebt.', 'Sie hat die Arbeit geliebt.'],
    source,
  },
  {
    id: 'idiom-wanted-by-name',
    opens: ['ausdrücklich', 'namentlich', 'eigens'],
    pattern: pattern(
      '(?:wollten|verlangten|fragten|baten|wünschten)… (?:ausdrücklich|namentlich|eigens) (?:nach |um )?(?:ihn|sie|ihm|ihr|den herrn|die frau|{pers})',
    ),
    grade: [2, 1],
    matches: [
      'Viele riefen an und wollten ausdrücklich den Herrn Blitz.',
      'Patienten fragten ausdrücklich nach ihr.',
    ],
    silent: ['Er fragte ausdrücklich nach den Kosten.', 'Kunden wollten ausdrücklich das alte Modell.'],
    source,
  },
  {
    id: 'idiom-made-into',
    opens: ['nebensache', 'sorgenkind', 'anhängsel', 'schlusslicht', 'zuschuss', 'randthema', 'nische'],
    pattern: pattern(
      '(?:von|aus) ein(?:er|em) (?:\\p{L}+ )?(?:nebensache|sorgenkind|anhängsel|schlusslicht|zuschuss\\p{L}+|randthema|nische)… zu ein(?:er|em) (?:\\p{L}+ ){0,2}\\p{L}+… (?:gemacht|entwickelt|ausgebaut|geführt|geformt|aufgebaut)|(?:machte|entwickelte|formte)… (?:aus|von) ein(?:er|em) (?:nebensache|sorgenkind|anhängsel|schlusslicht|randthema|nische)',
    ),
    grade: [2, 1],
    matches: ['Die Vorsorge hat er von einer Nebensache zu einem tragenden Bereich unseres Hauses gemacht.'],
    silent: ['Die Nische wurde geschlossen.', 'Aus einer Nebensache wurde nichts gemacht.'],
    source,
  },
  {
    id: 'idiom-steps-in',
    opens: ['sprang', 'springt', 'eingesprungen', 'einsprang'],
    pattern: pattern(
      '(?:sprang|springt) (?:{pers} )?(?:(?:auch|selbst|sofort|ohne zögern) )*(?:gern|gerne|bereitwillig|jederzeit|stets|immer|sofort|ohne zögern)… ein|(?:gern|gerne|bereitwillig|jederzeit|stets|immer) (?:eingesprungen|einsprang)',
    ),
    grade: [2, 2],
    matches: [
      'Sie sprang gern ein, wenn in anderen Objekten jemand fehlte.',
      'Er ist jederzeit eingesprungen.',
    ],
    silent: ['Für kranke Kollegen sprang er selten ein.', 'Er sprang ein.'],
    source,
  },
  {
    id: 'idiom-keen-learner',
    opens: ['interesse'],
    pattern: pattern(
      '(?:zeigte|zeigt|bewies|beweist)… (?:sehr )?(?:großes|hohes|reges|ausgeprägtes|lebhaftes) interesse und (?:\\p{L}+ )?(?:lernbereitschaft|lernwillen?|lerneifer|wissbegierde?|engagement|einsatzbereitschaft|eigeninitiative)',
    ),
    grade: [2, 1],
    matches: ['Sie zeigte während der gesamten Ausbildung großes Interesse und Lernbereitschaft.'],
    silent: ['Er zeigte Interesse.', 'Sie zeigte großes Interesse an der Altersvorsorge.'],
    source,
  },
  {
    id: 'idiom-no-accidents',
    opens: ['unfallfrei', 'schadenfrei', 'schadensfrei'],
    pattern: pattern(
      '(?:fuhr|fährt|arbeitete|arbeitet|gefahren)… (?:unfallfrei|schadens?frei)|(?:unfallfrei|schadens?frei)… (?:gefahren|fuhr)',
    ),
    grade: [3, 2],
    matches: ['Er fuhr stets unfallfrei.', 'Sie ist in zehn Jahren unfallfrei gefahren.'],
    silent: ['Der Betrieb ist seit 300 Tagen unfallfrei.'],
    source,
  },
  {
    id: 'idiom-stood-the-test',
    opens: ['hielt', 'hielten', 'halten'],
    pattern: pattern(
      '(?:hielt|hielten|halten)… (?:prüfung|überprüfung|nachprüfung|\\p{L}*gericht|\\p{L}*gerichten|kontrolle|revision)… stand',
    ),
    grade: [2, 2],
    matches: ['Von ihren Bescheiden hielten vor dem Verwaltungsgericht alle stand.'],
    silent: ['Seine Angaben hielten der Prüfung nicht stand.', 'Der Zaun hielt dem Sturm stand.'],
    source,
  },
  {
    id: 'idiom-handles-well',
    opens: ['umgehen', 'umzugehen'],
    pattern: pattern(
      '(?:konnte|kann|wusste|weiß)… (?:ausgezeichnet|hervorragend|bestens|vorzüglich|meisterhaft|glänzend|souverän)(?: mit (?:\\p{L}+ ){1,4})? ?(?:umgehen|umzugehen)',
    ),
    grade: [2, 1],
    matches: [
      'Mit Zahlen konnte Frau Wieczorek ausgezeichnet umgehen.',
      'Mit schwierigen Gästen wusste er hervorragend umzugehen.',
    ],
    silent: ['Mit Zahlen konnte sie umgehen.', 'Er konnte nicht ausgezeichnet umgehen.'],
    source,
  },
  {
    id: 'idiom-never-outdone',
    denies: true,
    opens: ['kürzeren', 'tisch', 'nerven'],
    pattern: pattern(
      `${none(softer)}(?:${all(neverAtAll, 'den kürzeren|über den tisch ziehen')}|${all('nicht|von kein\\p{L}+', 'ließ|lässt', 'über den tisch ziehen')})`,
    ),
    grade: [2, 2],
    matches: ['Beim Viehhandel zog er nie den Kürzeren.', 'Sie ließ sich nicht über den Tisch ziehen.'],
    silent: ['Beim Viehhandel zog er den Kürzeren.', 'Er ließ sich über den Tisch ziehen.'],
    source,
  },
  {
    id: 'idiom-had-to-be-driven',
    denies: true,
    opens: ['antreiben', 'anspornen', 'anstoßen', 'lieb', 'ermahnen', 'erinnern', 'bitten', 'auffordern'],
    pattern: pattern(
      `${none('nie|niemals|nicht|kein\\p{L}*|kaum|selten')}(?:(?:musste|mussten|muss|müssen)… (?:ihn|sie|{pers})… (?:öfter|oft|häufig|häufiger|immer wieder|wiederholt|mehrfach|regelmäßig|stets|ständig)… (?:antreiben|anspornen|anstoßen|ermahnen|erinnern|bitten|auffordern)|(?:öfter|häufiger|mehr|länger|schneller|langsamer),? als (?:uns|ihm|ihr|mir|den \\p{L}+) lieb (?:war|gewesen wäre|sein konnte))`,
    ),
    grade: [5, 5],
    matches: [
      'Man musste ihn öfter antreiben, als uns lieb war.',
      'Wir mussten sie immer wieder an ihre Termine erinnern.',
      'Er fehlte länger, als uns lieb war.',
    ],
    silent: ['Man musste ihn nie antreiben.', 'Sie musste die Kunden regelmäßig erinnern.'],
    source: 'domain.md §2.2',
  },
  {
    id: 'idiom-never-without-murmur',
    denies: true,
    opens: ['murren', 'klagen', 'widerspruch', 'widerworte', 'aufforderung', 'ermahnung', 'zögern', 'hilfe'],
    pattern: pattern(
      '(?:nie|niemals|selten|kaum je|nicht immer|nur selten) ohne (?:\\p{L}+ )?(?:murren|klagen|widerspruch|widerworte|aufforderung|ermahnung|zögern|hilfe)',
    ),
    grade: [5, 5],
    matches: ['Unbeliebte Arbeiten übernahm er nie ohne Murren.', 'Sie half selten ohne Aufforderung.'],
    silent: ['Unbeliebte Arbeiten übernahm er immer ohne Murren.', 'Er ging nie ohne Helm.'],
    source: 'domain.md §3 (verneintes Gegenteil)',
  },
  {
    id: 'idiom-anything-but-good',
    denies: true,
    opens: ['anderes', 'andere'],
    pattern: pattern(`alles andere als (?:\\p{L}+ )?${good}(?:e[nmrs]?)?`),
    grade: [5, 5],
    matches: ['Ihr Unterricht war alles andere als mitreißend.'],
    silent: ['Ihr Unterricht war alles andere als langweilig.'],
    source: 'domain.md §3 (verneintes Gegenteil)',
  },
  {
    id: 'idiom-anything-but-bad',
    denies: true,
    opens: ['anderes', 'andere'],
    pattern: pattern(`alles andere als (?:\\p{L}+ )?${bad}(?:e[nmrs]?)?`),
    grade: [2, 1],
    matches: ['Ihr Unterricht war alles andere als langweilig.'],
    silent: ['Ihr Unterricht war alles andere als mitreißend.'],
    source,
  },
  {
    id: 'idiom-easily-discouraged',
    opens: ['entmutig', 'verunsicher', 'bahn', 'rückschläge'],
    pattern: pattern(
      `(?:${failing})… (?:entmutigten|entmutigte|verunsicherten|verunsicherte|warfen|warf) (?:ihn|sie|{pers})… (?:schnell|leicht|rasch|oft|bald|aus der bahn)`,
    ),
    grade: [5, 5],
    matches: ['Rückschläge entmutigten ihn schnell.', 'Kritik warf sie leicht aus der Bahn.'],
    silent: ['Rückschläge entmutigten ihn nicht.'],
    source: 'categories.md, Spalte der schwachen Wendungen',
  },
  {
    id: 'idiom-no-hand-no-foot',
    denies: true,
    opens: ['fuß'],
    pattern: pattern('(?:nicht immer|nicht|selten|kaum|weder) hand (?:und|noch) fuß'),
    grade: [5, 5],
    matches: ['Was er plante, hatte nicht immer Hand und Fuß.'],
    silent: ['Was sie plante, hatte immer Hand und Fuß.'],
    source: 'categories.md, Spalte der schwachen Wendungen',
  },
  {
    id: 'idiom-hand-and-foot',
    opens: ['fuß'],
    pattern: pattern('(?:hatte|hat|hatten|haben)… hand und fuß|hand und fuß… (?:hatte|hat)'),
    grade: [3, 2],
    matches: ['Was sie plante, hatte Hand und Fuß.'],
    silent: ['Was er plante, hatte nicht immer Hand und Fuß.'],
    source,
  },
  {
    id: 'idiom-rarely-good',
    denies: true,
    opens: ['selten', 'kaum'],
    pattern: pattern(
      `${none(lacking)}${none('so|wie|derart|solche[nrms]?|besser\\p{L}*|haben wir|hatten wir|nicht selten|noch|mehr|zu|je')}(?:${all('(?:nur |eher |recht |sehr )?selten|kaum', praising)})`,
    ),
    grade: [5, 5],
    matches: [
      'Seine Abrechnungen stimmten selten auf Anhieb.',
      'Er packte selten ungefragt mit an.',
      'Nur selten fand er die richtigen Worte.',
      'Den hiesigen Holzmarkt kennt er kaum.',
    ],
    silent: [
      'Fehler unterliefen ihr selten.',
      'Kaum jemand kennt den hiesigen Holzmarkt so gut wie er.',
      'Selten haben wir eine so sorgfältige Kollegin erlebt.',
      'Er brauchte nur selten Hilfe.',
    ],
    source: 'domain.md §3 (Einschränkung)',
  },
  {
    id: 'idiom-neither-good',
    denies: true,
    opens: ['weder'],
    pattern: pattern(
      `${none(`${lacking}|scheut\\p{L}*|mühe|müde|aufwand|kosten`)}(?:${all('weder', 'noch', 'zugang|überzeug\\p{L}+|gelang|genügte|gewachsen|erfüllte|erreichte|fand')})`,
    ),
    grade: [5, 5],
    matches: ['Weder fachlich noch menschlich fand sie Zugang zu ihrem Team.'],
    silent: ['Er scheute weder Zeit noch Mühe.', 'Weder Lärm noch Hektik brachten ihn aus der Ruhe.'],
    source: 'domain.md §3 (Einschränkung)',
  },
];
