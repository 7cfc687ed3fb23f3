import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const light =
  '(?:unbekümmert|unbeschwert|sorglos|locker|leger|unverkrampft|beherzt und|mit leichter hand|mit lockerer hand|mit leichtem sinn|mit großer geste|freihändig|im groben|nach augenmaß|nach gefühl|mit schwung und ohne)~';
const matter =
  '(?:material|werkzeug|werkzeuge|werkzeugen|belege|belegen|buchungen|vorschriften|regeln|vorgaben|zahlen|unterlagen|akten|daten|geräten|geräte|maschinen|toleranzen|rechnungen|eingangsrechnungen|formularen?|protokollen?|terminen|fristen|listen|inventar|bestände[n]?|fahrzeugen?|rezepturen|messwerten?)';
const small =
  '(?:kleinarbeit|kleinkram|kleinigkeiten|einzelheiten|details?|nebensächlichkeiten|feinheiten|formalien|formalitäten|papierkram|kleinlichkeiten|nebensachen|pedanterie)';

const virtue =
  '(?:sorgfalt|genauigkeit|gründlichkeit|gewissenhaftigkeit|präzision|akkuratesse|achtsamkeit|behutsamkeit|ordnung|ordnungsliebe|vollständigkeit|sauberkeit|exaktheit|pünktlichkeit|zuverlässigkeit)';

/** Where somebody is at his best … */
const atBest =
  '(?:(?:besonders|am besten|vor allem|vornehmlich) (?:\\p{L}+ )?(?:bewährt|bewährte|gelang|gelangen|gelingt|gelingen|arbeitete?|geeignet|überzeugt|überzeugte|wohl)(?! sich (?:sein|ihr|das|der|die) )|{poss} (?:\\p{L}+ )?(?:stärken?|besten leistungen|beste leistung)(?!\\p{L})[^.;:!?]{0,40}?)';
/** … and that nobody else is there. */
const wherever = '(?:dort|da|dann|immer)?,? ?(?:wo|wenn|sobald|bei denen|in denen|die)';
const apart =
  '(?:(?:allein|alleine) und ohne (?:\\p{L}+ )?(?:abstimmung|absprachen?|rücksprachen?|kolleg~|andere)|ohne (?:\\p{L}+ )?(?:abstimmung|absprachen?|rücksprachen?|zusammenarbeit) mit (?:andere[nr]?|kolleg~|dem team|weiteren)|ohne (?:kolleg~|andere)|keine[rn]? (?:\\p{L}+ )?(?:abstimmung|absprachen?|rücksprachen?|zusammenarbeit)(?: mit [\\p{L}-]+)? (?:nötig|notwendig|erforder|verlang|bedurf|gefragt|brauch)|nicht auf (?:andere|kolleg~|die hilfe|die mitarbeit|zusammenarbeit)[^.;:!?]{0,20} angewiesen)\\p{L}*';

/** Care of one's own kind, and ways of one's own. */
export const ofCare: readonly Paraphrase[] = [
  {
    id: 'fuenfe-gerade',
    of: 'eigene-sorgfalt',
    cues: [
      'gerade sein',
      'unbekümmert',
      'unbeschwert',
      'sorglos',
      'locker',
      'leger',
      'leichter hand',
      'lockerer hand',
      'freihändig',
      'augenmaß',
      'kleinarbeit',
      'kleinkram',
      'kleinigkeit',
      'einzelheit',
      'detail',
      'nebensäch',
      'feinheit',
      'formali',
      'papierkram',
      'pedanterie',
      'schon halten',
      'schon gut',
      'von selbst',
      'auf ihre',
      'auf seine',
      'großen wurf',
      'großen schwung',
    ],
    patterns: [
      pattern('fünfe? (?:\\p{L}+ ){0,2}gerade sein'),
      pattern(
        `(?:mit|im umgang mit|bei|über) (?:\\p{L}+ ){0,2}?${matter}(?: und \\p{L}+)?(?!\\p{L})[^.;:!?]{0,60}? ${light}`,
      ),
      pattern(
        `${light}(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:mit|im umgang mit) (?:\\p{L}+ ){0,2}?${matter}|${matter}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})mit (?:leichter|lockerer|unbekümmerter) hand`,
      ),
      pattern(
        `(?:mit|an|bei|von|über) (?:\\p{L}+ ){0,2}?${small}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:hielt~? (?:{pers} )?sich (?:\\p{L}+ ){0,3}?(?:nicht|nie|selten|ungern)|aufhielt|aufzuhalten|aufgehalten|bremsen|hinweg|hinwegsah|hinwegzusehen|belast)~?|${small}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:bremsen|bremste|aufhalten|hemmen|trüben|belasten|überließ|großzügig)~?`,
      ),
      pattern(
        '(?:sorgfältig|genau|gründlich|ordentlich|gewissenhaft|sauber|pünktlich|fleißig) auf (?:{poss}) (?:eigene |ganz eigene |persönliche |besondere )?(?:art|weise)|auf (?:{poss}) (?:eigene |ganz eigene |persönliche |besondere )?(?:art|weise)(?: \\p{L}+){0,2} (?:sorgfältig|genau|gründlich|ordentlich|gewissenhaft|sauber|fleißig)',
      ),
      pattern(
        '(?:verließ|vertraute|baute|hoffte)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})darauf, dass(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:schon|von selbst|von allein|irgendwie|am ende) (?:\\p{L}+ ){0,3}?(?:halten|gut ?gehen|passen|funktionieren|stimmen|klappen|laufen|fügen|erledigen|finden)~',
      ),
    ],
    unless: pattern(
      '(?:kund|gäst|kinder|patient|lockerte|auflocker|sicherheit und|routine|klavier|noten)~|nie (?:locker|unbekümmert|sorglos)|verlor~ sich nie|kein detail|jedes detail|auch (?:kleinste|die kleinsten)|aufmerksam~|blick für|liebe zum|ohne [^.]{0,20}aus dem',
    ),
    matches: [
      'Bei der Abnahme ließ sie stets freundlich fünfe gerade sein.',
      'Mit Vorschriften ging er jederzeit erfrischend unbekümmert um.',
      'Mit Einzelheiten hielt sie sich dabei nie auf.',
      'Er arbeitete stets gewissenhaft auf seine Weise.',
      'Sie vertraute jederzeit darauf, dass die Naht schon halten werde.',
    ],
    silent: [
      'Mit Werkzeug und Material ging er stets sorgfältig um.',
      'Sie hatte einen Blick für Details und verlor sich nie in Einzelheiten.',
      'Er half jederzeit auf seine freundliche Art.',
      'Sie verließ sich auf geprüfte Zahlen.',
    ],
    source,
    note: '',
  },
  {
    id: 'eigene-wege-bevorzugt',
    of: 'eigene-ideen',
    cues: [
      'eigenwillig',
      'am liebsten',
      'lieber',
      'allein',
      'für sich',
      'einfälle',
      'ideen',
      'entschied',
      'eigene methoden',
      'nach eigener',
      'nach eigenem',
      'eigenen büro',
      'eigenen weg',
      'eigene wege',
      'eigensinn',
      'unabhängig',
    ],
    patterns: [
      pattern(
        '(?:eigenwillig|eigensinnig|eigenbrötlerisch)(?: und (?:\\p{L}+ ){1,3})? ?(?:deutete|legte|löste|gestaltete|ging|arbeitete|interpretierte|setzte|blieb|wählte|verfuhr)|(?:war|blieb|arbeitete|zeigte sich|ist)(?: \\p{L}+){0,4} (?:eigenwillig|eigensinnig|eigenbrötlerisch)(?!e)|(?:{poss}|eine?[nrm]?) (?:\\p{L}+ )?(?:eigenwillig|eigensinnig)~ (?:und \\p{L}+ )?(?:kopf|art|weise|mitarbeit|stil|kolleg|wesen|person|methode|lösung)~',
      ),
      pattern(
        '(?:einfälle|ideen|gedanken|vorhaben|fantasie)n?(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:weit (?:von|über)|fort von|abseits|jenseits|wegführten|entfernten|weit hinaus|über die (?:\\p{L}+ )?(?:aufgabe|vorgabe)~ hinaus|anderswo)',
      ),
      pattern(
        '(?:entschied|bestimmte|befand)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:selbst|allein|für sich)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:unabhängig|ungeachtet|ganz gleich|gleich) (?:von|vom|der|des|was|welche)(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:auftrag|vorgab|anweis|plan|leitung|absprache|meister|chef)~',
      ),
      pattern(
        '(?:am liebsten|lieber|bevorzugt|vorzugsweise|vorwiegend gern)(?: \\p{L}+){0,7} (?:allein|alleine|für sich|ohne andere|ungestört|zurückgezogen)|(?:ruhe|stille|zurückgezogenheit|abgeschiedenheit)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:{poss} (?:eigenen )?(?:büros?|zimmers?|arbeitsplatzes)|des eigenen \\p{L}+)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:schätz|vorzog|liebte|mehr als|zog)~',
      ),
      pattern(
        '(?:auf )?(?:bewährte|vorgegebene|übliche|eingeführte|gemeinsame|vereinbarte) (?:methoden|verfahren|wege|abläufe|vorgaben|standards|regeln)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:nicht angewiesen|eigene|persönliche variant|nach eigene[mr]|ersetzte|verzichten|frei auslegte)~',
      ),
    ],
    unless: pattern(
      '(?:sowohl|im team|weiterentwick|verbesser|ergänz|erweiter|einspar|kund|umgesetzt|erfolg|entwickelte)~|führten uns|brachten uns|künstler~|gestalter~',
    ),
    matches: [
      'Eigenwillig und stets voller Schwung legte sie die Vorgaben aus.',
      'Ihre Ideen führten sie jederzeit weit von der Aufgabe fort, weit über den Auftrag hinaus.',
      'Am liebsten arbeitete er jederzeit ganz für sich.',
      'Er entschied stets selbst, unabhängig vom Plan der Leitung.',
    ],
    silent: [
      'Sie arbeitete im Team wie allein stets zuverlässig.',
      'Er betreute eigenwillige Kunden mit Geduld.',
      'Bewährte Verfahren entwickelte sie mit eigenen Ideen weiter.',
      'Er entschied stets selbst und sicher.',
    ],
    source,
    note: '',
  },

  {
    id: 'am-besten-allein',
    of: 'eigene-ideen',
    cues: [
      'allein',
      'ohne abstimmung',
      'keine abstimmung',
      'ohne absprache',
      'keine absprache',
      'ohne rücksprache',
      'ohne kolleg',
      'keine zusammenarbeit',
      'angewiesen',
    ],
    patterns: [
      pattern(`${atBest}(?!\\p{L})[^.;:!?]{0,100}?(?<!\\p{L})${wherever} (?:[\\p{L}-]+,? ){0,8}?${apart}`),
      pattern(
        `(?:aufgaben|arbeiten|tätigkeiten|aufträge|projekte|fälle),? (?:die|bei denen|in denen) (?:[\\p{L}-]+,? ){0,6}?${apart}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:{dat} (?:\\p{L}+ )?(?:besonders|am besten|sehr|am meisten)|besonders (?:gut|geeignet)|am besten|bevorzugte?)`,
      ),
    ],
    unless: pattern(
      '(?:auch|selbst|sogar|ebenso)(?: dort| da)?,? (?:wo|wenn|als|bei)|(?:im|mit dem) team|ebenso|sowohl|nachtdienst~|nachtschicht~|vertretung~|bereitschaft~|notdienst~|als {pers}',
    ),
    matches: [
      'Besonders bewährt er sich dort, wo er eine Narkose allein und ohne Abstimmung mit anderen führen kann.',
      'Besonders gut gelangen ihr Aufgaben, bei denen keine Abstimmung mit Kollegen nötig war.',
      'Ihre Stärken zeigten sich vor allem dort, wo sie nicht auf andere angewiesen war.',
      'Aufgaben, die er allein und ohne Rücksprache erledigen konnte, lagen ihm besonders.',
      'Besonders geeignet ist sie für Aufgaben, die keine Zusammenarbeit mit anderen erfordern.',
      'Am besten arbeitete er, wenn er ohne Kollegen auskam, wenn er ganz ohne Absprache mit anderen bauen konnte.',
    ],
    silent: [
      'Besonders bewährte sie sich, als sie die Abteilung drei Monate allein führte.',
      'Auch dort, wo er allein entscheiden musste, bewährte er sich besonders.',
      'Sie bewährte sich besonders dort, wo schnelle Entscheidungen gefragt waren.',
      'Den Nachtdienst, in dem er allein war, führte er besonders umsichtig.',
      'Er arbeitete stets selbständig und ohne Rückfragen.',
      'Besonders bewährte sich sein Entwurf dort, wo keine Abstimmung der Gewerke nötig war.',
    ],
    source,
    note: '',
  },
  {
    id: 'eigener-begriff-von-sorgfalt',
    of: 'eigene-sorgfalt',
    cues: [
      'sorgfalt',
      'genauigkeit',
      'gründlichkeit',
      'gewissenhaftigkeit',
      'präzision',
      'akkuratesse',
      'achtsamkeit',
      'behutsamkeit',
      'ordnung',
      'vollständigkeit',
      'sauberkeit',
      'exaktheit',
      'pünktlichkeit',
      'handschrift',
      'system',
      'logik',
    ],
    patterns: [
      pattern(
        `(?:{dat} (?:ganz |so )?(?:eigen|eigentümlich|gemäß|angeboren|gewohnt|gegeben)|{poss} (?:ganz )?(?:eigentümlich|unverwechselbar|unnachahmlich|persönlich|typisch))e[nrms]? (?:\\p{L}+ )?${virtue}`,
      ),
      pattern(
        `${virtue},? (?:die|wie|mit der|zu der|an die)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:{dat} (?:zu )?(?:eigen|gegeben|möglich|gemäß)|(?:nur|eben|allein) (?:bei|von|an) {dat}|{poss} naturell|{poss} (?:eigenen )?(?:vorstellungen?|geschmack|wesen|art)|gewöhnen mussten|einstellten|sonst bei niemandem)`,
      ),
      pattern(
        `(?:{poss}|eigene[nr]?|besondere[nr]?|persönliche[nr]?|eigenwillige[nr]?) (?:\\p{L}+ )?(?:art|begriff|auffassung|verständnis|vorstellung|form|deutung) (?:von|der|an) (?:\\p{L}+ )?${virtue}|(?:eigenen?|persönlichen?) (?:begriff|auffassung|vorstellung) von (?:\\p{L}+ )?\\p{L}+`,
      ),
      pattern(
        '(?:unverkennbar|deutlich|unverwechselbar) {poss} handschrift|{poss} (?:unverkennbare|unverwechselbare) handschrift|nach eine[mr] (?:system|logik|ordnung|ordnungssinn|prinzip), (?:das|die|der) (?:nur|sich|allein|außer)',
      ),
    ],
    unless: pattern(
      'höchst~|größt~|vorbild~|maßstäbe|geprägt~|konzept~|gestalt~|erfolg~|gewohnt (?:hoh|gut|zuverlässig)~|gewohnte[rn] (?:hohe|große)~|künstler~|{result}',
    ),
    matches: [
      'Die Akten führte er stets mit der ihm eigentümlichen Genauigkeit.',
      'Sie arbeitete jederzeit mit jener Gründlichkeit, die ihr gegeben war.',
      'Von Ordnung hatte er stets seine eigene Auffassung von Sauberkeit.',
      'Ihre Protokolle tragen unverkennbar ihre Handschrift.',
    ],
    silent: [
      'Mit höchster Sorgfalt, die ihr eigen war, setzte sie Maßstäbe.',
      'Er arbeitete mit großer Genauigkeit.',
      'Das Konzept trägt unverkennbar seine Handschrift und brachte großen Erfolg.',
      'Sie achtete auf Ordnung und Sauberkeit.',
    ],
    source,
    note: '',
  },
  {
    id: 'frei-ausgelegt',
    of: 'eigene-ideen',
    cues: [
      'vorgab',
      'anweisung',
      'vorschrift',
      'standard',
      'rezept',
      'lehrplan',
      'richtlinie',
      'briefing',
      'regel',
      'weisung',
      'kopf',
      'gutdünken',
      'eingebung',
      'eigenem',
      'eigener',
      'freigeist',
      'freier geist',
      'freien geist',
      'eigene wege',
      'eigenen weg',
      'treu',
      'persönlichen system',
    ],
    patterns: [
      pattern(
        '(?:vorgab|anweisung|dienstanweisung|arbeitsanweisung|vorschrift|standard|rezeptur|rezept|lehrplan|richtlinie|briefing|regel|weisung)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:(?:schöpferisch|kreativ|fantasievoll|phantasievoll|sehr frei|frei|großzügig|nach eigenem \\p{L}+|mit (?:großer |viel )?(?:freiheit|fantasie|phantasie))(?: \\p{L}+){0,4} (?:aus|auslegte|ausgelegt|auszulegen|interpretier~|deutete|anpasste|anzupassen|handhabte|an)(?=[ ,.;]|$)|als (?:\\p{L}+ )?(?:anregung|empfehlung|vorschlag|vorschläge|einladung|diskussionsbeitr|richtwert)~)',
      ),
      pattern(
        'nach (?:{poss} (?:eigenen )?|eigene[mr] )(?:kopf|gefühl|geschmack|gutdünken|eingebung|belieben|system)(?! (?:der|des))',
      ),
      pattern(
        '(?:ein |als |dem |einen |einem )(?:\\p{L}+ )?(?:freigeist|freie[rnm] geist|individualist|eigenbrötler)|(?:ging|geht|gehen|beschritt|gegangen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:{poss} eigenen weg|{poss} ganz eigenen weg|eigene wege|ganz eigene wege)|(?:{poss} eigenen weg|eigene wege|ganz eigene wege) (?:ging|geht|zu gehen|gegangen)',
      ),
      pattern('(?:blieb|bleibt) (?:er |sie |herr \\p{L}+ |frau \\p{L}+ )?sich(?: \\p{L}+){0,5} treu'),
    ],
    unless: pattern(
      '(?:kund|gäst|künstler|gestalter|designer|einhielt|hielt)~ |sicher auf|zuverlässig|korrekt|genau|eingehalten|hielt~? (?:\\p{L}+ )?ein|frei von|barrierefrei|fehlerfrei|beanstandungsfrei|störungsfrei|erfolg~|umsetz~|setzte|setzt|entwickel~|erarbeit~|erstell~|verfass~',
    ),
    matches: [
      'Dienstanweisungen legte sie stets schöpferisch aus.',
      'Die Richtlinien betrachtete er jederzeit als freundliche Anregung.',
      'Sie ordnete die Akten stets nach eigenem Geschmack.',
      'Er ging jederzeit seinen ganz eigenen Weg.',
    ],
    silent: [
      'Die Vorgaben hielt er genau ein.',
      'Sie entwickelte eigene Vorgaben und setzte sie um.',
      'Er hielt Kurs und führte unsere Kundschaft auf gesicherten Wegen.',
      'Die Rezepturen prüfte sie frei von Fehlern.',
    ],
    source,
    note: '',
  },
];
