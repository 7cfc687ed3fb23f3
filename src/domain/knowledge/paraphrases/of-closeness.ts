import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const women =
  '(?:(?:kolleginnen|mitarbeiterinnen|praktikantinnen|assistentinnen|verkäuferinnen|kassiererinnen|sekretärinnen|schülerinnen|kundinnen|laborantinnen|erzieherinnen|aushilfskräfte|damen|herren|frauen|männer|schwestern)n?(?! (?:und|sowie|oder|wie)|,|/))';
const young =
  '(?:(?:jungen?|jüngeren?|junger|jüngerer|hübschen|alleinstehenden|ledigen|neuen|neu eingestellten) (?:\\p{L}+ )?(?:frauen|damen|herren|männern?|kolleginnen|mitarbeiterinnen|gesichtern?|kassiererinnen|praktikantinnen|aushilfen|kundinnen)(?! (?:und|sowie|oder))|weibliche[nrms]? \\p{L}+|männliche[nrms]? \\p{L}+|lehrmädchen|(?:weiblichen|männlichen) teil~?)';
const work =
  '(?:patient|bewohner|klient|kinder|schüler|gleichstell|förder|frauenquote|angehörig|pfleg|einarbeit|anleit|fachlich|ausbild|unterricht|mode|bekleid|umkleid|turnier|mannschaft|frauenhaus|beratungsstelle|schwanger)~';

/** Closeness beside the work. */
export const ofCloseness: readonly Paraphrase[] = [
  {
    id: 'bei-jungen-leuten',
    of: 'sexueller-kontakt',
    cues: [
      'jung',
      'jüngere',
      'weibliche',
      'männliche',
      'mädchen',
      'neuen',
      'eingestellten',
      'ledigen',
      'alleinstehende',
      'hübsch',
    ],
    patterns: [
      pattern(
        `${young}(?!\\p{L})[^.;:!?]{0,100}?(?<!\\p{L})(?:beliebt|beliebtheit|herz|herzen|charm|nähe|nahe|zuwend|zugewandt|zugetan|liebevoll|rührend|innig|wärme|warm|zuneigung|feierabend|dienstschluss|ladenschluss|privat|persönlich|besonders gern|komplimente?n?|bedeutete|schwärm|umschwärm|galant|ton|vertraut|fürsorg|umsorg|wohl|aufmerksam)~`,
      ),
      pattern(
        `(?:beliebt|beliebtheit|herzen|charm|nähe|zuwendung|zugewandt|liebevoll|rührend|innig|wärme|zuneigung|feierabend|dienstschluss|galant|komplimente?n?|besonders gern|fürsorg|umsorg)~(?!\\p{L})[^.;:!?]{0,100}?(?<!\\p{L})${young}`,
      ),
    ],
    unless: pattern(`${work}|einkauf~|verkauf~ von|vertrauensvoll~? berat~`),
    matches: [
      'Bei den jungen Damen der Buchhaltung war er stets sehr beliebt.',
      'Den weiblichen Beschäftigten galt jederzeit seine besondere Zuwendung.',
      'Neu eingestellten Kolleginnen widmete er sich auch nach Dienstschluss ausgezeichnet.',
      'Mit viel Charme gewann sie die Herzen der jungen Männer im Lager.',
    ],
    silent: [
      'Neuen Kolleginnen und Kollegen stand sie stets persönlich zur Seite.',
      'Junge Mitarbeiter förderte er mit viel Herz.',
      'Die jungen Patientinnen betreute sie liebevoll.',
      'Neuen Aufgaben wandte er sich stets aufmerksam zu.',
    ],
    source,
    note: '',
  },
  {
    id: 'naehe-gesucht',
    of: 'sexueller-kontakt',
    cues: [
      'charm',
      'innig',
      'zärtlich',
      'zuneigung',
      'flirt',
      'kompliment',
      'galant',
      'herzen',
      'tuchfühlung',
      'nähe',
      'verschlossen',
      'geschlossen',
      'trost',
      'schulter',
      'umarm',
      'verehrer',
      'schwarm',
      'privatleben',
    ],
    patterns: [
      pattern(
        `(?:charm|innig|zärtlich|zuneigung|galant|komplimente?n?|menschliche nähe|persönliche nähe|körperliche nähe|tuchfühlung|schwärm)~(?!\\p{L})[^.;:!?]{0,80}? ${women}`,
      ),
      pattern(
        `${women}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:charm|innig|zärtlich|zuneigung|galant|komplimente?n?|menschliche[rn]? nähe|schwärm|herzen zu|herzen zufl)~`,
      ),
      pattern('(?:flirt~|tuchfühlung|herzensbrecher~|techtelmechtel|verehrer~|schwerenöter~)'),
      pattern(
        'hinter (?:geschlossene[nr]|verschlossene[nr]) tür(?:en)?|(?:suchte|schätzte|genoss|pflegte)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:die |enge |persönliche |menschliche )+nähe (?:zu|der|des|mancher|einzelner|junger) (?:\\p{L}+ )?(?:kolleg|mitarbeiter|auszubild|lehrling|praktikant|belegschaft)~',
      ),
      pattern(
        '(?:trost|anlehnung|schulter|arme)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:feierabend|dienstschluss|ladenschluss|kolleginnen(?! und)|nachts|abends)~|(?:privatleben|privaten sorgen|seelischen nöte~?|liebeskummer|gefühlsleben|gefühlswelt) (?:der|{poss}|mancher|einzelner|aller) (?:\\p{L}+ )?(?:kolleg|mitarbeit|auszubild|packer|belegschaft)~',
      ),
    ],
    unless: pattern(
      `${work}|besprochen|verhandl~|loyal~|vertrat|verschwieg~|diskret~|zurückhaltend~|vertraulich~|datenschutz|kundennähe|dienst (?:bis|auch)|notfall~|jederzeit erreichbar`,
    ),
    matches: [
      'Unsere Kundinnen beglückte er jederzeit mit charmanten Komplimenten.',
      'Mit Charme begegnete er stets den Damen des Empfangs.',
      'Manche Besprechung führte sie gern hinter verschlossener Tür weiter, stets in bester Laune.',
      'Er suchte jederzeit die persönliche Nähe einzelner Kolleginnen.',
      'Am Privatleben der Kollegen nahm sie stets regen Anteil.',
    ],
    silent: [
      'Mit Charme und Sachverstand beriet sie unsere Kundschaft.',
      'Personalgespräche und andere vertrauliche Themen führte er hinter geschlossenen Türen.',
      'Die Nähe zum Kunden suchte er stets.',
      'Den Patienten spendete sie Trost, auch nachts.',
    ],
    source,
    note: '',
  },

  {
    id: 'ueber-das-dienstliche-hinaus',
    of: 'sexueller-kontakt',
    cues: [
      'hinaus',
      'einzelne',
      'mehrere',
      'manche',
      'ausgewählte',
      'innig',
      'bedürfnisse',
      'arme',
      'nach hause',
      'zu zweit',
    ],
    patterns: [
      pattern(
        '(?:verhältnis|nähe|interesse|zuwendung|anteilnahme|verbindung|bindung|freundschaft|fürsorge|umgang)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})über (?:das|die|den) (?:rein |bloß )?(?:dienstlich|fachlich|kollegial|beruflich|üblich)~(?: gebotene| notwendige)?(?: \\p{L}+){0,2} hinaus~',
      ),
      pattern(
        '(?:zu|mit|bei|von) (?:einzelnen|mehreren|manchen|mancher|ausgewählten|bestimmten) (?:\\p{L}+ )?(?:kolleg|mitarbeit|herren|damen|verkäufer|schwestern|auszubild|praktikant)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nah|nahe|nähe|eng|enge|enges|engen|innig|inniges|vertraut|bande|zuneigung|gefühl|persönlich|besonders)~|(?:nähe|innig|inniges|zuneigung|vertrautes|enges|herzliches)~ (?:\\p{L}+ )?(?:verhältnis |umgang |bande |kontakt )?(?:zu|mit) (?:einzelnen|mehreren|manchen|mancher|ausgewählten|bestimmten) (?:\\p{L}+ )?(?:kolleg|mitarbeit|herren|damen|verkäufer|schwestern|auszubild|praktikant)~',
      ),
      pattern(
        '(?:bedürfnisse|gefühle|gefühlswelt|wünsche) (?:der|des|mancher|einzelner|unserer) (?:\\p{L}+ )?(?:damen|herren|kolleginnen|mitarbeiterinnen|weiblichen|männlichen|packerinnen|verkäuferinnen|schwestern)(?! (?:und|sowie))',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|bewohner|klient|kinder|schüler|gäst|damenmode|herrenmode|konflikt|fachlich (?:eng|hoh))~|abstimm~|zusammenarbeit|projekt~',
    ),
    matches: [
      'Sein Interesse an den Kolleginnen ging jederzeit über das rein Dienstliche weit hinaus.',
      'Zu einzelnen Mitarbeiterinnen pflegte er stets enge Bande.',
      'Für die Bedürfnisse der Damen im Empfang hatte er jederzeit viel Sinn.',
      'Sie pflegte stets einen innigen Umgang mit manchen Kollegen.',
    ],
    silent: [
      'Sein Einsatz ging weit über das Übliche hinaus.',
      'Mit einzelnen Kollegen anderer Werke arbeitete sie eng im Projekt.',
      'Die Bedürfnisse der Kundinnen erkannte sie sofort.',
      'Er arbeitete mit mehreren Abteilungen zusammen.',
    ],
    source,
    note: '',
  },
];
