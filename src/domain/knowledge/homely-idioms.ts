import type { Idiom } from './idioms.ts';
import { pattern } from './pattern.ts';

const source = 'Alltagssprache kleiner Häuser (eigene Beobachtung), domain.md §2.1';
const nobody = 'so (?:leicht|schnell) (?:keiner|niemand)';
const everybody = '(?:man|wir|ich|jeder|alle|das team|die abteilung|unsere kunden)';

/** Plain praise as people speak it at work: by a picture, or by what did not have to be. */
export const homelyIdioms: readonly Idiom[] = [
  {
    id: 'idiom-built-upon',
    opens: ['bauen', 'häuser'],
    category: 'reliability-honesty',
    pattern: pattern(
      `auf (?:{poss} (?:wort|zusage~)|ihn|sie|herrn? \\p{L}+|frau \\p{L}+) (?:konnte[n]?|kann|können) ${everybody} (?:\\p{L}+ ){0,2}(?:häuser )?bauen`,
    ),
    grade: [3, 2],
    matches: ['Auf ihr Wort konnte man bauen.', 'Auf ihn konnten wir stets Häuser bauen.'],
    silent: ['Auf dem Grundstück konnten wir bauen.'],
    source,
  },
  {
    id: 'idiom-never-at-a-loss',
    denies: true,
    opens: ['antwort', 'rat'],
    pattern: pattern(
      '(?:blieb|bleibt) (?:uns |niemandem |den kunden )?(?:nie |niemals )?(?:keine|eine) antwort schuldig|(?:kaum|keine?) (?:fachliche )?(?:eine )?frage, auf die (?:er|sie) (?:keine|nicht eine) antwort (?:\\p{L}+ )?(?:wusste|weiß|hatte|hat|fand|parat hatte)|(?:wusste|weiß) (?:er |sie )?(?:immer|stets|auf alles|für alles) (?:einen )?(?:rat|eine antwort)',
    ),
    grade: [2, 2],
    matches: [
      'Er blieb keine Antwort schuldig.',
      'Es gab kaum eine Frage, auf die sie keine Antwort wusste.',
      'Sie wusste stets Rat.',
    ],
    silent: ['Er blieb die Antwort schuldig.', 'Auf diese Frage gab es keine Antwort.'],
    source,
  },
  {
    id: 'idiom-not-fooled',
    denies: true,
    opens: ['vor'],
    category: 'expertise',
    pattern: pattern(
      `^(?!.*(?:feierabend|pünktlich|pause|ausrede|faulheit)).*?(?:(?:ihm|ihr|herrn? \\p{L}+|frau \\p{L}+) (?:machte|macht) ${nobody} (?:et)?was vor|(?:machte|macht|konnte) (?:ihm|ihr) ${nobody} (?:et)?was (?:vor|vormachen))`,
    ),
    grade: [2, 1],
    matches: ['Ihm machte so schnell keiner etwas vor.', 'Herrn Kern machte so leicht niemand etwas vor.'],
    silent: ['Er machte den Lehrlingen jeden Griff vor.', 'Niemand machte sich etwas vor.'],
    source,
  },
  {
    id: 'idiom-no-check-needed',
    denies: true,
    opens: [
      'kontroll',
      'nachbesser',
      'nachgearbeit',
      'nacharbeit',
      'korrigier',
      'nachgeprüf',
      'nachprüf',
      'nachgebessert',
    ],
    pattern: pattern(
      '(?:arbeit|arbeiten|ergebnisse?|unterlagen|werkstücke|abrechnungen|berichte|texte|entwürfe|pläne|buchungen)(?: [^.;:!?,]{0,40})? (?:mussten?|brauchten?|muss|müssen) (?:\\p{L}+ )?(?:nie|niemals|zu keiner zeit|kein einziges mal) (?:\\p{L}+ )?(?:kontrolliert|nachgeprüft|nachgebessert|nachgearbeitet|korrigiert)(?: zu)? werden',
    ),
    grade: [2, 1],
    matches: [
      'Ihre Arbeit musste nie kontrolliert werden.',
      'Seine Werkstücke mussten nie nachgearbeitet werden.',
    ],
    silent: ['Seine Arbeit musste stets kontrolliert werden.', 'Die Anlage musste nie kontrolliert werden.'],
    source,
  },
  {
    id: 'idiom-no-rest-until',
    denies: true,
    opens: ['ruhte', 'ruhe', 'zufrieden'],
    category: 'determination',
    pattern: pattern(
      '(?:ruhte|rastete) (?:nie|nicht)(?: eher| eher und nicht)?, (?:bis|bevor|ehe)…|(?:gab|gibt) (?:er |sie )?(?:nie |nicht )?(?:eher )?(?:keine ruhe|ruhe), (?:bis|bevor|ehe)…|(?:gab|gibt) (?:er |sie )?sich (?:erst|nicht eher|immer erst|stets erst) (?:\\p{L}+ )?zufrieden, (?:wenn|bis|als|bevor)…',
    ),
    grade: [2, 1],
    matches: [
      'Er ruhte nicht, bis der Fehler gefunden war.',
      'Sie gab sich erst zufrieden, wenn alles stimmte.',
      'Er gab keine Ruhe, bis die Maschine lief.',
    ],
    silent: ['Er gab sich schnell zufrieden.', 'Die Arbeit ruhte, bis er zurückkam.'],
    source,
  },
  {
    id: 'idiom-shuns-nothing',
    denies: true,
    opens: ['scheute', 'scheut'],
    pattern: pattern(
      'scheute? (?:er |sie )?(?:auch |selbst |dabei )?(?:vor )?(?:(?:die|den|das|keine[nrm]?|schwierige[nrm]?|unangenehme[nrm]?|harte[nrm]?|unbequeme[nrm]?|schwere[nrm]?|heikle[nrm]?|große[nrm]?) ){1,2}(?:\\p{L}*(?:verantwortung|gespräche?n?|entscheidung(?:en)?|arbeit(?:en)?|konflikte?n?|auseinandersetzung(?:en)?|aufgaben?|mühen?|weg|wege|anstrengung(?:en)?|wahrheit(?:en)?|themen))(?: nicht)?',
    ),
    grade: [2, 2],
    matches: ['Er scheute auch unangenehme Gespräche nicht.', 'Sie scheute die Verantwortung nicht.'],
    silent: ['Er fragte nach der Arbeit.', 'Sie mied schwierige Gespräche.'],
    source,
  },
  {
    id: 'idiom-worth-gold',
    opens: ['gold'],
    pattern: pattern(
      '(?:rat|ratschläge|wissen|erfahrung|ideen?|hinweise?|arbeit|hilfe|einsatz|gespür|kenntnisse|umsicht|geduld|ruhe|art|humor) (?:war|ist|sind|waren) (?:\\p{L}+ ){0,3}(?:gold|goldes) wert',
    ),
    grade: [1, 1],
    matches: ['Sein Rat war Gold wert.', 'Ihre Erfahrung ist für uns Gold wert.'],
    silent: ['Ein Urlaubstag wäre Gold wert.', 'Er verarbeitete Gold.'],
    source,
  },
  {
    id: 'idiom-footsteps',
    opens: ['fußstapfen', 'fussstapfen', 'fußspuren', 'geschichte'],
    category: 'future-wishes',
    pattern: pattern(
      '(?:hinterlässt|hinterließ|hinterlassen)… (?:sehr |überaus )?(?:große|tiefe|riesige|gewaltige) (?:fu(?:ß|ss)stapfen|fu(?:ß|ss)spuren)|mit (?:ihm|ihr|herrn? \\p{L}+|frau \\p{L}+) (?:geht|verlässt uns|verlieren wir|verliert \\p{L}+ \\p{L}+) (?:auch )?ein (?:gutes |großes )?(?:stück|teil) (?:unserer|der|firmen|haus)~(?: geschichte)?',
    ),
    grade: [1, 1],
    matches: ['Er hinterlässt große Fußstapfen.', 'Mit ihr geht ein Stück unserer Geschichte.'],
    silent: ['Er trat in die Fußstapfen seines Vaters.', 'Sie unterrichtete Geschichte.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-deserved-well',
    opens: ['verdient', 'verdienste'],
    pattern: pattern(
      '^(?!.*(?:gewerkschaft|betriebsrat|personalrat|belegschaft|interessen|belange)).*?(?:hat (?:sich )?{pers}?(?: ?sich)? ?(?:um (?:unser|das|den|die)~ \\p{L}+(?: \\p{L}+){0,3}) (?:sehr |außerordentlich |große )?(?:verdient gemacht|verdienste erworben)|sich (?:\\p{L}+ )?um (?:unser|das|den|die)~ \\p{L}+(?: \\p{L}+){0,3} (?:sehr |außerordentlich |große )?(?:verdient gemacht|verdienste erworben))',
    ),
    grade: [2, 1],
    matches: [
      'Er hat sich um unser Haus verdient gemacht.',
      'Sie hat sich um den Verein große Verdienste erworben.',
    ],
    silent: ['Er hat sich die Pause verdient.', 'Sie verdiente am Verkauf mit.'],
    source,
  },
  {
    id: 'idiom-burns-for',
    opens: ['brenn', 'brannte', 'schlägt', 'schlug'],
    category: 'motivation',
    pattern: pattern(
      '(?:für {poss} (?:\\p{L}+ )?(?:beruf|arbeit|aufgaben?|fach|sache|thema|themen|musik|kinder|schüler|patienten|kunden) (?:brennt|brannte) {pers}|{pers} (?:brennt|brannte) für {poss} \\p{L}+|{poss} (?:ganzes )?herz (?:schlägt|schlug) (?:\\p{L}+ )?für(?: \\p{L}+){1,4})(?=\\.?$)',
    ),
    grade: [2, 1],
    matches: [
      'Für seinen Beruf brennt er.',
      'Sie brannte für ihre Aufgabe.',
      'Ihr Herz schlägt für die Kinder.',
    ],
    silent: ['Der Ofen brannte Tag und Nacht.', 'Er schlug eine Lösung vor.'],
    source,
  },
  {
    id: 'idiom-knack',
    opens: ['händchen', 'auge', 'näschen', 'nase'],
    pattern: pattern(
      '(?:hat|hatte|besitzt|besaß|bewies|beweist|mit) (?:{pers} )?(?:dabei |stets |immer )?(?:ein|das|ihr|sein|einem?) (?:überaus |sehr )?(?:(?!bessere)\\p{L}+ )?(?:händchen (?:für|bei|im)|auge fürs?|näschen für|nase für)(?: [\\p{L}-]+){1,6}(?=\\.?$)',
    ),
    grade: [3, 2],
    matches: [
      'Er hat ein Händchen für Zahlen.',
      'Sie hat ein Auge fürs Detail.',
      'Er hatte ein feines Näschen für Trends.',
    ],
    silent: ['Er hatte nur ein Auge.', 'Sie warf ein Auge auf die Kasse.'],
    source,
  },
  {
    id: 'idiom-keeps-going',
    opens: ['laufen', 'laden', 'fäden', 'rücken', 'seele', 'engelsgeduld'],
    pattern: pattern(
      '(?:hielt|hält|gehalten|hielten)… (?:den|unseren) (?:laden|betrieb) am laufen(?=\\.?$)|(?:den|unseren) (?:laden|betrieb)(?: \\p{L}+){0,2} am laufen(?: gehalten| hielt)|(?:hatte|hielt|hält|hat) (?:{pers} )?(?:stets |immer |jederzeit )?(?:alle|die|sämtliche) fäden (?:fest |sicher |stets |immer )*(?:in der hand|zusammen)(?=\\.?$)|(?:hielt|hält) (?:{pers} )?(?:[^.;:!?,]{1,40} )?(?:stets |immer |jederzeit )?den rücken frei(?=\\.?$)|(?:war|ist|galt als|bleibt) (?:{pers} )?(?:\\p{L}+ )?(?:die|eine|unsere) (?:gute )?seele (?:des|der|unsere[rs]|vom)(?: \\p{L}+){1,3}(?=\\.?$)|(?:mit|eine|bewies) (?:wahre[rn]? |echte[rn]? )?engelsgeduld',
    ),
    grade: [2, 2],
    matches: [
      'Er hat den Laden am Laufen gehalten.',
      'Sie hatte alle Fäden in der Hand.',
      'Sie hielt unserer Abteilung den Rücken frei.',
      'Er war die gute Seele des Hauses.',
      'Mit Engelsgeduld beantwortete sie jede Frage.',
    ],
    silent: ['Die Maschine hielt er am Laufen.', 'Er hatte ein Rückenleiden.', 'Die Fäden schnitt sie ab.'],
    source,
  },
  {
    id: 'idiom-keeps-word',
    opens: ['verspr', 'zusagte', 'zusagt'],
    category: 'reliability-honesty',
    pattern: pattern(
      '(?:hielt|hält)(?: {pers})?(?: stets| immer)?,? was (?:er|sie) (?:uns |anderen |einmal )?(?:verspr\\p{L}+|zusagte?)(?=\\.?$)|was (?:er|sie) (?:uns |anderen |einmal )?(?:verspr\\p{L}+|zusagte?)(?: hatte)?, (?:das )?(?:hielt|hält) (?:er|sie)(?: auch| immer| stets| ein){0,3}(?=\\.?$)',
    ),
    grade: [3, 2],
    matches: ['Er hielt, was er versprach.', 'Was sie zusagte, das hielt sie auch.'],
    silent: ['Er versprach Besserung.', 'Was er versprach, blieb er schuldig.'],
    source,
  },
  {
    id: 'idiom-never-let-down',
    denies: true,
    opens: ['hängen', 'hängengelassen', 'stich'],
    category: 'reliability-honesty',
    pattern: pattern(
      '(?:hat|hatte) (?:{pers} )?(?:uns|mich|unsere \\p{L}+|das team) (?:\\p{L}+ )?(?:noch nie|nie|niemals|kein einziges mal|nicht ein einziges mal) (?:im stich gelassen|hängen ?(?:ge)?lassen)',
    ),
    grade: [2, 1],
    matches: ['Sie hat uns nie hängen lassen.', 'Er hat das Team kein einziges Mal im Stich gelassen.'],
    silent: ['Er hat uns im Stich gelassen.', 'Wir haben uns nie verabschiedet.'],
    source,
  },
  {
    id: 'idiom-bounces-off',
    opens: ['prallte', 'prallten', 'prallt'],
    category: 'resilience',
    pattern: pattern(
      '(?:hektik|stress|druck|zeitdruck|unruhe|lärm|ärger|aufregung|launen|anfeindungen|provokationen|vorwürfe|beschimpfungen) prallte?n? (?:stets |immer )?an (?:ihm|ihr|herrn? \\p{L}+|frau \\p{L}+) (?:\\p{L}+ )?ab',
    ),
    grade: [2, 1],
    matches: ['Hektik prallte an Frau Kern ab.', 'Vorwürfe prallten stets an ihm ab.'],
    silent: ['Kritik prallte an ihm ab.', 'Ratschläge prallten an ihr ab.'],
    source,
  },
  {
    id: 'idiom-kind-word',
    opens: ['wort', 'lächeln'],
    pattern: pattern(
      '(?:hatte|hat|fand|findet) (?:{pers} )?(?:stets |immer |auch )?für (?:jeden|jede|alle|unsere|die|den|das)~ (?:[^.;:!?,]{1,50} )?(?:noch |stets |immer )?ein (?:freundliches|gutes|nettes|aufmunterndes|tröstendes|herzliches) (?:wort|lächeln)(?: übrig| parat| bereit)?',
    ),
    grade: [2, 1],
    matches: [
      'Sie hatte für jeden an der Theke noch ein freundliches Wort übrig.',
      'Er fand stets für alle Patienten ein aufmunterndes Wort.',
    ],
    silent: ['Er hatte für niemanden ein freundliches Wort.', 'Sie hatte für jeden ein strenges Wort.'],
    source,
  },
  {
    id: 'idiom-left-nothing-lying',
    denies: true,
    opens: ['liegen'],
    pattern: pattern(
      '(?:angefangenes|nichts|keine arbeit|kein vorgang|keine anfrage|kein auftrag|keine akte) (?:blieb|bleibt) (?:bei (?:ihm|ihr|herrn? \\p{L}+|frau \\p{L}+) )?(?:nie |nicht |je |jemals |lange |länger als (?:nötig|einen tag) )*liegen|(?:ließ|lässt) (?:{pers} )?(?:nie |niemals )?(?:nichts|etwas|keine arbeit|keinen vorgang) liegen',
    ),
    grade: [2, 2],
    matches: [
      'Angefangenes blieb bei ihm nicht liegen.',
      'Kein Vorgang blieb bei Frau Kern länger als einen Tag liegen.',
    ],
    silent: ['Manches blieb bei ihm liegen.', 'Angefangenes blieb oft liegen.'],
    source,
  },
];
