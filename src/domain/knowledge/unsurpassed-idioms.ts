import { none } from './clause-words.ts';
import type { Idiom } from './idioms.ts';
import { pattern } from './pattern.ts';

const source =
  'Alltagssprache in Zeugnissen (eigene Beobachtung), domain.md §2.1 (höchstes Lob durch Verneinung)';

/** What nobody wants more of: told like this it is the highest blame. */
const faults =
  '(?:un(?!abhängig|erschütter|ermüd|bestech|eigennütz|voreingenommen|befangen)\\p{L}+(?:keit|heit|ordnung|lust|ruhe|vernunft|verstand|wissen(?:heit)?)|\\p{L}*(?:faulheit|trägheit|langsamkeit|nachlässigkeit|gleichgültigkeit|lustlosigkeit|arroganz|überheblichkeit|eitelkeit|naivität|schlamperei|fehlerquote|fehlzeiten|fehler\\p{L}*|chaos|selbstüberschätzung|sturheit|umständlichkeit|bequemlichkeit|geschwätzigkeit|neugier|ignoranz|dreistigkeit|frechheit|peinlichkeit|verspätung\\p{L}*|ausreden?|mangel|mängel|schwerfälligkeit|desinteresse|passivität)|gemächlich\\p{L}*)';
const barely =
  '(?:kaum|schwer|schwerlich|nur schwer|nicht|gar nicht|durch nichts|von niemande?m?|in nichts|nicht leicht|nicht so leicht)(?: (?:mehr|noch))?';
const someone =
  '(?:man|wir|ich|niemand|{pers}|ein (?:arbeitgeber|betrieb|unternehmen|chef|team|haus)|eine (?:firma|praxis|kanzlei|schule))';
/** Nowhere in the sentence. */
const nowhere = (part: string): string => `(?!.*(?<!\\p{L})(?:${part})(?!\\p{L}))`;
/** Told of others, or of what they ask. */
const others =
  '(?:deren|dessen|\\p{L}*vorgänger\\p{L}*|\\p{L}*ansprüche|unser (?:haus|unternehmen|betrieb)|unsere (?:firma|marke|produkte))';

/** What is good about somebody to be a stranger to it. */
const unwanted =
  '(?:un\\p{L}+(?:keit|heit|lust|geduld|ordnung|ruhe)|ungeduld|hektik|\\p{L}*nachlässigkeit(?:en)?|launen|schlechte launen?|ausreden|ausflüchte|reklamationen|beschwerden|beanstandungen|überheblichkeit|arroganz|neid|missgunst|eitelkeit(?:en)?|allüren|standesdünkel|dünkel|fehlzeiten|halbheiten|halbherzigkeit|dienst nach vorschrift|müdigkeit|berührungsängste|vorurteile|egoismus|eigennutz|oberflächlichkeit|gleichgültigkeit|stillstand|verspätungen|ellenbogen\\p{L}*|intrigen|klatsch|tratsch|geschwätz|resignation|mutlosigkeit|starrsinn|sturheit|konkurrenzdenken|selbstzweifel|nervosität|panik|angst|scheu|furcht|trägheit|faulheit|bequemlichkeit)';

/** Praise by what could not be more, better or otherwise: its words alone tell of things that did not come about. */
export const unsurpassedIdioms: readonly Idiom[] = [
  {
    id: 'idiom-unsurpassed',
    denies: true,
    opens: ['überbiet', 'übertreff', 'toppen', 'getoppt', 'überschätz', 'steiger', 'übertroffen'],
    pattern: pattern(
      `^${none(faults)}${nowhere(others)}(?:.*? )?(?:${barely} zu (?:überbieten|übertreffen|toppen|überschätzen)|${barely} zu (?:überbietend|übertreffend|überschätzend)(?:e[nrms]?)?|(?:kaum|nicht) (?:mehr |noch )(?:zu )?steiger(?:n|nd|nde[nrms]?|bar)|(?:ließ|lässt|ließen|lassen) sich… ${barely} (?:überbieten|übertreffen|toppen)|(?:wurde|wird|wurden) (?:{pers} )?(?:an \\p{L}+ )?von (?:niemandem|keinem|niemand)(?: \\p{L}+){0,3} übertroffen|ließ {pers} sich von (?:niemandem|keinem|niemand)(?: an \\p{L}+)? übertreffen)`,
    ),
    grade: [1, 1],
    matches: [
      'Er arbeitete mit kaum zu überbietender Genauigkeit.',
      'Sie erledigte ihre Aufgaben mit kaum zu übertreffender Sorgfalt.',
      'Ihre Freundlichkeit war durch nichts zu überbieten.',
      'Ihr Wert für unser Team ist kaum zu überschätzen.',
      'Ihr Engagement ließ sich kaum überbieten.',
      'Seine Einsatzbereitschaft war kaum noch zu steigern.',
      'An Fleiß wurde er von niemandem übertroffen.',
    ],
    silent: [
      'Seine Unpünktlichkeit war kaum zu überbieten.',
      'Die Fehlerquote war kaum zu übertreffen.',
      'Er übertraf unsere Erwartungen.',
      'Seine Leistung ließ sich nicht steigern.',
    ],
    source,
  },
  {
    id: 'idiom-fault-unsurpassed',
    denies: true,
    opens: ['überbiet', 'übertreff', 'ohnegleichen', 'ende', 'grenze'],
    pattern: pattern(
      `^(?:.*? )?${faults}(?: [^.;:!?]{0,40})? (?:${barely} zu (?:überbieten|übertreffen|toppen)|(?:kannte|kennt|kannten) (?:kein ende|keine grenzen?)|ohnegleichen)`,
    ),
    grade: [5, 5],
    matches: [
      'Seine Unpünktlichkeit war kaum zu überbieten.',
      'Seine Langsamkeit kannte keine Grenzen.',
      'Ihre Nachlässigkeit war ohnegleichen.',
    ],
    silent: ['Ihre Unermüdlichkeit war kaum zu überbieten.', 'Seine Geduld kannte kein Ende.'],
    source,
  },
  {
    id: 'idiom-irreplaceable',
    denies: true,
    category: 'future-wishes',
    opens: ['ersetz'],
    pattern: pattern(
      `(?:${barely} zu ersetzen|(?:wird|werden|lässt|ließ|könn\\p{L}+|kann)… (?:kaum|nur schwer|schwer|nicht leicht|schwerlich) ersetzen|${barely} zu ersetzende[nrms]?)`,
    ),
    grade: [2, 1],
    matches: [
      'Sie ist als Kollegin kaum zu ersetzen.',
      'Er ist schwer zu ersetzen.',
      'Wir werden Frau Kern nur schwer ersetzen können.',
    ],
    silent: ['Die Stelle wird nicht ersetzt.', 'Er ersetzte die alten Leitungen.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-without-end',
    denies: true,
    opens: ['erschöpf', 'ende', 'maß', 'ermüd', 'erschütter'],
    pattern: pattern(
      `^${none(faults)}(?:.*? )?(?:{poss}|diese|die) (?:\\p{L}+ ){0,2}\\p{L}*(?:geduld|ausdauer|energie|kraft|fleiß|eifer|elan|schwung|hilfsbereitschaft|einsatzfreude|einsatzbereitschaft|engagement|begeisterung|neugierde|wissensdurst|lernbereitschaft|kreativität|ideenreichtum|fantasie|phantasie|optimismus|ruhe|gelassenheit|zuversicht|belastbarkeit|tatkraft|leidenschaft|motivation)(?: [^.;:!?]{0,40})? (?:(?:war|ist|schien|scheint) (?:nicht|nie|kaum|durch nichts) zu (?:erschöpfen|ermüden|erschüttern|überbieten)|(?:kannte|kennt|kannten|kennen|fand|nahm) (?:schier |nahezu )?(?:kein ende|keine grenzen?|kein maß))`,
    ),
    grade: [1, 1],
    matches: [
      'Seine Geduld war nicht zu erschöpfen.',
      'Ihre Ausdauer kannte kein Ende.',
      'Ihr Optimismus war durch nichts zu erschüttern.',
    ],
    silent: ['Seine Langsamkeit kannte kein Ende.', 'Ihre Ausbildung nahm kein gutes Ende.'],
    source,
  },
  {
    id: 'idiom-high-enough',
    denies: true,
    opens: ['hoch', 'worte', 'lob'],
    pattern: pattern(
      '(?:nicht|gar nicht|kaum|niemals|nie) (?:hoch genug|genug|genügend|ausreichend) (?:(?:ein)?(?:zu)?schätzen|einzuschätzen|(?:ein)?geschätzt|zu bewerten|bewertet|zu (?:loben|würdigen|danken)|gewürdigt|gelobt)(?: werden)?|(?:mit worten|in worten|in worte)(?: \\p{L}+)? (?:nicht|kaum) (?:zu (?:beschreiben|fassen|sagen)|auszudrücken)|(?:nicht|kaum) (?:mit|in) worten? (?:zu (?:beschreiben|fassen)|auszudrücken)',
    ),
    grade: [1, 1],
    matches: [
      'Ihr Beitrag ist nicht hoch genug einzuschätzen.',
      'Sein Anteil am Erfolg kann gar nicht hoch genug bewertet werden.',
      'Ihre Hilfsbereitschaft ist mit Worten kaum zu beschreiben.',
      'Sein Einsatz ist kaum in Worte zu fassen.',
    ],
    silent: ['Seine Umsätze waren nicht hoch genug.', 'Sie lobte ihre Leute nicht genug.'],
    source,
  },
  {
    id: 'idiom-unequalled',
    denies: true,
    opens: ['ohnegleichen', 'heran'],
    pattern: pattern(
      `^${none(faults)}(?:.*? )?(?:(?:war|ist|waren|sind|von|mit)… ohnegleichen|(?:kam|kommt|reichte|reicht) (?:niemand|keiner|keine)(?: \\p{L}+){0,3} an (?:ihn|sie|{poss} \\p{L}+|herrn? \\p{L}+|frau \\p{L}+) heran)`,
    ),
    grade: [1, 1],
    matches: [
      'Seine Genauigkeit war ohnegleichen.',
      'An Genauigkeit kam niemand an sie heran.',
      'In der Kalkulation kam keiner an Herrn Kern heran.',
    ],
    silent: ['Seine Trägheit war ohnegleichen.', 'An die Unterlagen kam niemand heran, wenn er fehlte.'],
    source,
  },
  {
    id: 'idiom-no-more-to-ask',
    denies: true,
    opens: ['mehr', 'besseres'],
    pattern: pattern(
      `(?:mehr|besseres) (?:kann|könnte|konnte) (?:sich )?${someone} (?:sich )?(?:von (?:einem|einer|ihm|ihr) (?:\\p{L}+ )?\\p{L}*(?:mitarbeiter(?:in)?|kraft|auszubildenden|lehrling|kollegen|kollegin|praktikant(?:en|in)|leiter(?:in)?|führungskraft) )?(?:nicht|kaum) (?:verlangen|wünschen|fordern|erhoffen)`,
    ),
    grade: [1, 1],
    matches: [
      'Mehr kann man von einem Mitarbeiter nicht verlangen.',
      'Mehr kann sich ein Arbeitgeber nicht wünschen.',
      'Besseres könnte man sich nicht wünschen.',
    ],
    silent: ['Mehr konnten wir von ihm nicht erwarten.', 'Mehr kann er nicht leisten.'],
    source,
  },
  {
    id: 'idiom-stranger-to-faults',
    denies: true,
    opens: ['fremd', 'kannte', 'kennt', 'unbekannt'],
    pattern: pattern(
      `(?:^|.*? )${unwanted} (?:war|waren|ist|sind|blieb|blieben) (?:bei |für )?(?:ihm|ihr|ihn|sie|herrn? \\p{L}+|frau \\p{L}+)(?: \\p{L}+){0,3} (?:fremd|ein fremdwort|fremdwörter|unbekannt)|${unwanted} (?:kannte|kennt|kannten) {pers}(?: \\p{L}+){0,2} nicht`,
    ),
    grade: [2, 2],
    matches: [
      'Unpünktlichkeit war ihm fremd.',
      'Reklamationen waren bei ihr ein Fremdwort.',
      'Schlechte Laune kannte sie nicht.',
      'Hektik war Herrn Kern stets fremd.',
    ],
    silent: [
      'Sorgfalt war ihm fremd.',
      'Teamgeist war für sie ein Fremdwort.',
      'Die Anlage kannte er nicht.',
    ],
    source,
  },
  {
    id: 'idiom-word-unknown',
    denies: true,
    opens: ['wort'],
    pattern: pattern(
      'das wort [^\\p{L}]{0,3}(?:unmöglich|nein|geht nicht|problem|aufgeben|stillstand|unlösbar)(?!\\p{L})[^.;]*(?:(?<!\\p{L})(?:nicht|nie|niemals|fremd|kein\\p{L}*)(?!\\p{L}))[^.;]*',
    ),
    grade: [2, 1],
    matches: [
      'Das Wort „unmöglich“ kam in seinem Wortschatz nicht vor.',
      'Das Wort „Nein“ hörten unsere Kunden von ihr nie.',
    ],
    silent: ['Das Wort „Danke“ kam in seinem Wortschatz nicht vor.', 'Er hielt nicht Wort.'],
    source,
  },
  {
    id: 'idiom-few-faults',
    opens: ['hand'],
    pattern: pattern(
      '(?:fehler|fehltage|krankheitstage|beschwerden|reklamationen|beanstandungen|verspätungen|mängel|rückfragen|ausfälle|unfälle)… an (?:einer|den fingern einer) hand (?:ab)?(?:zu)?zählen',
    ),
    grade: [2, 2],
    matches: [
      'Seine Fehler konnte man an einer Hand abzählen.',
      'Die Reklamationen ließen sich in all den Jahren an einer Hand abzählen.',
    ],
    silent: ['Seine Erfolge konnte man an einer Hand abzählen.', 'Seine Fehler waren zahlreich.'],
    source,
  },
  {
    id: 'idiom-only-solutions',
    denies: true,
    opens: ['lösungen', 'herausforderungen', 'chancen', 'aufgaben'],
    pattern: pattern(
      '(?:gab|gibt) es (?:bei |für )?(?:(?:ihn|sie|ihm|ihr) )?keine probleme, (?:sondern )?(?:nur |stets )?(?:neue )?(?:lösungen|herausforderungen|chancen|aufgaben)',
    ),
    grade: [2, 1],
    matches: ['Für sie gab es keine Probleme, nur Lösungen.'],
    silent: ['Es gab keine Probleme mit den Aufgaben.'],
    source,
  },
  {
    id: 'idiom-sets-standards',
    opens: ['maßstäbe', 'maßstab', 'vorlage', 'muster', 'gewohnt'],
    pattern: pattern(
      `^${nowhere(others)}(?:.*? )?(?:(?:setzte|setzten|setzt|gesetzt)… (?:neue |hohe )?maßstäbe|(?:neue |hohe )?maßstäbe (?:gesetzt|setzte)|(?:gilt|gelten|dient|dienen|dienten|galten) (?:bei uns |noch |bis )*(?:heute |seither |immer )?(?:\\p{L}+ )?als (?:vorlage|muster|maßstab)(?: für…)?|weit über (?:dem|das)(?: hinaus)?, was (?:wir|man|ich)(?: sonst| hier| üblicherweise| bei uns)* (?:gewohnt|kenn|erwart|seh)\\p{L}*)`,
    ),
    grade: [1, 1],
    matches: [
      'Er setzte Maßstäbe.',
      'Seine Unterlagen gelten bis heute als Vorlage.',
      'Ihre Leistungen lagen weit über dem, was wir gewohnt sind.',
    ],
    silent: [
      'Er zeichnete im Maßstab 1:50.',
      'Die Vorlage erstellte er.',
      'Wir legten Maßstäbe fest.',
      'Sein Vorgänger setzte Maßstäbe.',
    ],
    source,
  },
  {
    id: 'idiom-see-for-yourself',
    denies: true,
    frames: true,
    opens: ['wer'],
    pattern: pattern(
      '^wer (?:einmal |wirklich |genau )?(?:verstehen|wissen|sehen|begreifen|erfahren|erleben|lernen) (?:will|möchte|wollte), (?:was|wie) (?![^,]*(?:fehl|schief|nicht|falsch|mangel|problem|schwierig))[^,]{3,60}, (?:der |die )?(?:muss|musste|sollte|braucht|brauchte|möge|geht|gehe|frage|fragt|schaue|schaut|komme|kommt)(?! (?:man|nicht|niemals)(?!\\p{L}))(?!.*(?:andere|woanders|anderswo|nicht|kein|vergeblich|umsonst|bemüh|fehler|lange))[^.;:!?]*',
    ),
    grade: [1, 1],
    matches: [
      'Wer verstehen will, was Frau Kern kann, sollte morgens um sieben dabei sein, wenn die Tiere gefüttert werden.',
      'Wer wissen will, wie man eine Fuge zieht, muss ihm eine Stunde zusehen.',
      'Wer sehen will, was Geduld ist, braucht ihr nur zuzuschauen.',
      'Wer lernen möchte, wie ein Gast empfangen wird, gehe an ihren Tresen.',
      'Wer erfahren will, was Sorgfalt heißt, schaue in seine Bücher.',
      'Wer einmal erleben möchte, wie sie eine Klasse führt, sollte sich hinten in den Raum setzen.',
    ],
    silent: [
      'Wer wissen will, was ihm fehlt, muss seine Berichte lesen.',
      'Wer wissen wollte, wie die Anlage läuft, musste andere fragen.',
      'Wer sehen will, wie man es nicht macht, sollte ihm zusehen.',
      'Wer eine Auskunft wollte, musste lange warten.',
      'Wer wissen will, wie es geht, wird bei ihm vergeblich fragen.',
      'Sie fragte, wer wissen will, wie der Antrag gestellt wird.',
    ],
    source,
  },
];
