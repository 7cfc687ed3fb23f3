import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

/** Codes told as small scenes of everyday work: who sat on after hours, to whom the courses stood open. */
export const ofWorkingDays: readonly Paraphrase[] = [
  {
    id: 'kurse-standen-offen',
    of: 'gelegenheit',
    cues: ['offen', 'frei', 'zur verfügung', 'raum', 'spielraum', 'rahmen', 'umfeld', 'boden'],
    patterns: [
      pattern(
        '(?:stand|standen|steht|stehen|lag|lagen) {dat} (?:\\p{L}+ ){1,8}(?:offen|frei|zur verfügung)(?= ?(?:[.,;]|$))',
      ),
      pattern(
        '(?:bot|boten|bietet|gab|gaben|ließ|ließen)(?: wir)? {dat} (?:\\p{L}+ ){0,5}(?:raum|spielraum|rahmen|umfeld|boden|zeit),? (?:\\p{L}+ )?(?:sich|um)…(?:\\p{L}{2,}zu\\p{L}{3,}|zu \\p{L}{4,})',
      ),
    ],
    unless: pattern(
      '{result}|(?:nutzte|nutzt|genutzt|ergriff|nahm|besuchte|absolvierte|wahrgenommen|dankbar|gerne?|jederzeit|ausbildungsplatz|volontariat|anstellung|studium|übernahme|tür~|stelle|rückkehr)(?!\\p{L})',
    ),
    matches: [
      'Als das neue Programm kam, standen ihr die Lehrgänge des Herstellers offen.',
      'Unser Haus bot ihm in diesen Jahren viel Raum, sich in die Steuerung einzuarbeiten.',
      'Für die Abrechnung stand ihm die Fachbücherei des Hauses zur Verfügung.',
    ],
    silent: [
      'Die Lehrgänge des Herstellers standen ihr offen; sie nutzte jeden davon.',
      'Ein Ausbildungsplatz steht ihr bei uns jederzeit offen.',
      'Ihr standen acht Beschäftigte zur Seite.',
    ],
    source,
    note: 'Wer das Angebot genutzt hat, wird für das Ergebnis gelobt.',
  },
  {
    id: 'nach-feierabend',
    of: 'geselligkeit',
    cues: ['feierabend', 'dienstschluss', 'nach der arbeit', 'nach der schicht', 'ladenschluss', 'runde'],
    patterns: [
      pattern(
        '(?:nach (?:dem )?(?:feierabend|dienstschluss|dienstende|ladenschluss|schichtende|arbeitsschluss)|nach der (?:arbeit|schicht|probe|sitzung|vorstellung))… (?:saß|sitzt|blieb|bleibt|stand|verweilte|fand|traf|war)…(?:runde|beisammen|zusammen|tresen|theke|bank|letzte~|gesellig~|laune|stimmung|heiter~|lustig~)',
      ),
      pattern(
        '(?:saß|sitzt|blieb|bleibt|verweilte) (?:er |sie )?(?:\\p{L}+ ){0,5}in (?:der|fröhlicher|froher|heiterer|geselliger|kleiner|unserer) (?:\\p{L}+ )?runde',
      ),
    ],
    unless: pattern(
      '(?:auftr|projekt|kund|patient|gäst|lehrling|auszubild|schüler|unterlagen|abrechnung|werkstück|fertig|überstunden|mehrarbeit|üb(?:t|en|te)|lern)~',
    ),
    matches: [
      'Nach Feierabend saß er gern noch länger in der Runde und hat dort viel für die gute Laune getan.',
      'Nach Dienstschluss stand sie oft mit dem Team am Tresen zusammen.',
      'Er blieb gern noch in fröhlicher Runde.',
    ],
    silent: [
      'Nach Feierabend blieb sie oft, bis der Auftrag fertig war.',
      'Nach Ladenschluss saß er mit den Lehrlingen zusammen und übte mit ihnen.',
    ],
    source,
    note: '',
  },
  {
    id: 'puenktlich-betont',
    of: 'puenktlichkeit-vorbild',
    cues: ['pünktlich'],
    patterns: [
      pattern(
        'pünktlich~…(?:betone|betonen|hervorhebe|hervorheben|hervorzuheben|anerkennen|anzuerkennen|festhalten|erwähne|erwähnen|erwähnenswert|rühmen)(?!\\p{L})',
      ),
      pattern(
        '(?:anzuerkennen|hervorzuheben|zu betonen|zu erwähnen|zu rühmen|erwähnenswert|anerkennung verdient)…(?:pünktlich~)',
      ),
    ],
    unless: pattern('(?:leistung|erfolg|ergebnis|qualität|termin)~|sehr pünktlich~ lieferung'),
    matches: [
      'Er kam morgens pünktlich und war ordentlich gekleidet, was ich gern betone.',
      'Anzuerkennen ist zuvörderst, dass sie pünktlich zum Dienst erschien.',
      'Hervorzuheben sind ihr ordentliches Äußeres und ihr pünktliches Erscheinen.',
    ],
    silent: [
      'Hervorzuheben sind ihre hervorragenden Leistungen und ihre Pünktlichkeit.',
      'Sie war stets pünktlich und zuverlässig.',
    ],
    source,
    note: 'Selbstverständliches, das eigens gelobt wird.',
  },
  {
    id: 'beschwerden-nicht',
    of: 'negated-praise',
    cues: ['beschwerden', 'klagen', 'beanstandungen', 'reklamationen', 'beschwerde '],
    patterns: [
      pattern(
        '(?:beschwerden?|klagen|beanstandungen|reklamationen)(?!\\p{L})(?: (?:über|gegen|wegen|zu) (?:\\p{L}+,? ){1,12}?)?(?: ?(?:von|aus) (?:\\p{L}+ ){1,4}?)? ?(?:sind|wurden|gingen|lagen|liegen|kamen|gab es|haben) (?:\\p{L}+ ){0,5}?(?:nicht|keine|nie)(?: \\p{L}+){0,3}? (?:eingegangen|bekannt|aktenkundig|laut|vor|ein|ohren|geführt|vorgebracht|erreicht|geworden)(?= ?(?:[.,;]|$| geworden))',
      ),
    ],
    unless: pattern(
      '{top}|keine einzige|kein einziges mal|in (?:all )?(?:den|diesen|\\p{L}+) jahren|seit \\d{4}',
    ),
    matches: [
      'Beschwerden über ihre Pflege sind bei uns nicht eingegangen.',
      'Beschwerden über sein Verhalten gegenüber Vorgesetzten, Kollegen oder Bürgern sind nicht aktenkundig geworden.',
      'Klagen wurden nicht laut.',
      'Beanstandungen aus der Kundschaft liegen uns nicht vor.',
    ],
    silent: [
      'Beschwerden von Kunden bearbeitete sie stets freundlich.',
      'In zehn Jahren gab es keine einzige Beschwerde.',
      'Reklamationen sind dank ihrer hervorragenden Arbeit nicht eingegangen.',
    ],
    source: 'domain.md §3 Negation (BEW)',
    note: '',
  },
  {
    id: 'wird-bewegt',
    of: 'acted-upon',
    cues: ['herangeführt', 'angehalten', 'zugeteilt', 'eingewiesen', 'angewiesen', 'mitgenommen', 'gesetzt'],
    patterns: [
      pattern(
        '(?:wurde|wird|wurden|werden) (?:[^.;:!?]{0,60} )?(?:herangeführt|angehalten|zugeteilt|eingewiesen|angeleitet|angewiesen|mitgenommen|beschäftigt)(?!\\p{L})[^.;:!?]{0,80}(?<!\\p{L})(?:herangeführt|angehalten|zugeteilt|eingewiesen|angeleitet|angewiesen|mitgenommen|beschäftigt|gesetzt|geführt|ermahnt)(?!\\p{L})',
      ),
    ],
    unless: pattern(
      'von (?:{dat}|{pers}) (?:\\p{L}+ )?(?:angeleitet|eingewiesen|herangeführt)|neue (?:kolleg|mitarbeit)~',
    ),
    matches: [
      'Er wurde an die Arbeiten herangeführt und, wo nötig, zum Weitermachen angehalten.',
      'Sie wurde morgens einem Kollegen zugeteilt und dort eingewiesen.',
    ],
    silent: [
      'Neue Kolleginnen wurden von ihr angeleitet und in die Abläufe eingewiesen.',
      'Er wurde in alle Abteilungen eingewiesen und arbeitete bald selbständig.',
    ],
    source: 'domain.md §3 Passiv/Distanz (AA-Vers, BEW)',
    note: '',
  },
];
