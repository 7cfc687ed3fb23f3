import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const not = '(?<!(?:auch|selbst|sogar|gerade|nicht nur|sowohl|ebenso|wie|vor allem|und) )';
/** Of little load, whatever the trade calls it. */
const calm =
  '(?:(?:besucher|gäste|gast|verkehrs|auftrags|termin|arbeits|kunden|umsatz|publikums|ereignis|nachfrage|belegungs|betriebs)(?:arm|schwach|ruhig|frei)\\p{L}*|(?:ruhig|still|flau|mau|beschaulich|geruhsam|verkehrsarm)(?:er)?en|(?:weniger|schwach|schwächer|mäßig|wenig|kaum|gering|minder) (?:befahren|besucht|belebt|betriebsam|arbeitsreich|hektisch|ausgelastet|belegt|frequentiert|belastet|gefragt|turbulent)en)';
const times =
  '(?:\\p{L}*(?:monat|woche|tage|zeit|stunde|phase|schicht|saison|vormittag|nachmittag|halbjahr|quartal|periode|abschnitt|morgen|abend)\\p{L}*)';
const lull =
  '(?:im (?:sommerloch|winterloch)|in (?:der )?(?:flaute|sauregurkenzeit|saure-gurken-zeit|geschäftsflaute)|in zeiten (?:geringer|schwacher|mäßiger) (?:nachfrage|auslastung|belegung))';
const when = `(?:(?:in|an|während|zu) (?:den |der )?${calm} ${times}|${lull})`;
const praise =
  '(?:(?:sorgfältig|gewissenhaft|zuverlässig|verlässlich|belastbar|ausdauernd|freundlich|höflich|zuvorkommend|geduldig|aufmerksam|einsatzbereit|motiviert|fleißig|genau|gründlich|zügig|flott|konzentriert|gewachsen|umsichtig|übersicht|überblick|pünktlich|schnell|gelassen|souverän|leistungsfähig)\\p{L}*|gut|gute[nrms]?)';
/** What somebody does of her own while there is little to do is no limit. */
const usesIt =
  '(?:half|hilft|halfen|unterstütz|übernahm|übernimmt|nutzt|widme|bildete|bildet|pflegte|kümmer|sprang|springt|erledigt|entwickel|schult|plante|überarbeit|bereitete|ordnet|vorbereit|aufräum|lernte|instandsetz|wartete)\\p{L}*';

const knowledge =
  '(?:\\p{L}*(?:kenntnis|wissen|können|fertigkeit|fähigkeit|erfahrung|rüstzeug|vokabular|wortschatz|englisch|französisch|deutsch)\\p{L}*)';
/** The part of a job that asks least. */
const lesser =
  '(?:(?:untere|niedere|jüngere|erste|einfache|einfachere|leichte|leichtere|kleine|kleinere|gewöhnliche|alltägliche|gängige|tägliche|übliche|grundlegende|bescheidene|nötigste|wiederkehrende)[nrms]?(?!\\p{L})|(?:unter|grund|eingangs)stufe|anfänger\\p{L}*|anfangsunterricht\\p{L}*|routine\\p{L}*|standard\\p{L}*|hilfs\\p{L}+|alltags?\\p{L}*|tagesgeschäft\\p{L}*|hausgebrauch)';
const suffices = '(?:(?:hin|aus|zu)?(?:reich(?:t|te|en|ten)|genüg(?:t|te|en|ten)|lang(?:t|te|en|ten)))';

/** Praise that holds while little is asked: in quiet months, for the lower classes. */
export const ofQuietMonths: readonly Paraphrase[] = [
  {
    id: 'in-ruhigen-monaten',
    of: 'limited-to-place-or-time',
    cues: [
      'arm',
      'schwach',
      'ruhig',
      'frei',
      'still',
      'flau',
      'mau',
      'beschaulich',
      'geruhsam',
      'weniger',
      'schwächer',
      'mäßig',
      'wenig',
      'kaum',
      'gering',
      'minder',
      'sommerloch',
      'winterloch',
      'gurken',
    ],
    patterns: [
      pattern(`${not}${when}(?!\\p{L})[^.;:!?]{0,90}?${praise}`),
      pattern(
        `${praise}(?!\\p{L})[^.;:!?]{0,60}? ${not}${when}(?=[.,]| (?:des|der|war|ist|arbeitete)(?!\\p{L}))`,
      ),
    ],
    unless: pattern(
      `${usesIt}|(?:auch|ebenso|wie|und|sowie|oder) (?:auch )?(?:in|an|bei|unter|zu|während|am|den)(?!\\p{L})|hoch~|stoß~|spitzen~|hektisch~|turbulent~|stark~`,
    ),
    matches: [
      'In den besucherarmen Monaten ist er belastbar.',
      'In ruhigeren Wochen arbeitete sie zügig und genau.',
      'An verkehrsarmen Tagen behielt er den Überblick.',
      'Sie war in den auftragsschwachen Monaten zuverlässig.',
      'In den weniger besuchten Stunden war er freundlich.',
      'Im Sommerloch arbeitete sie sorgfältig.',
      'Zu den schwach ausgelasteten Zeiten war er der Arbeit gewachsen.',
      'Er zeigte sich belastbar in den stillen Wochen des Jahres.',
      'In Zeiten geringer Nachfrage lieferte sie gute Ergebnisse.',
    ],
    silent: [
      'Auch in ruhigen Zeiten arbeitete sie sorgfältig.',
      'In ruhigen wie in hektischen Wochen war er belastbar.',
      'In ruhigeren Monaten half sie sorgfältig im Archiv aus.',
      'Die ruhigen Monate nutzte er zur Weiterbildung.',
      'In den besucherstarken Monaten ist er belastbar.',
      'Mit ruhiger Hand und gutem Auge arbeitete sie genau.',
      'In stiller Übereinkunft arbeitete das Team gut.',
      'In seiner freien Zeit betreute er freundlich den Verein.',
      'Er blieb ruhig und arbeitete an allen Tagen gut.',
    ],
    source,
    note: 'Belastbar ist, wer hoher Last standhält; die ruhige Zeit zählt nicht.',
  },
  {
    id: 'reicht-fuer-die-unteren-klassen',
    of: 'simple-tasks',
    cues: ['reich', 'genüg', 'langt', 'langen'],
    patterns: [
      pattern(
        `${knowledge}(?!\\p{L})[^.;:!?]{0,60}?,? (?:die|das|welche[s]?|der) (?:[^.;:!?,]{0,25} )?(?:für|zu[rm]?) [^.;:!?,]{0,40}?${lesser}[^.;:!?]{0,50}? ${suffices}(?=[.,]| und|$)`,
      ),
      pattern(
        `${knowledge}(?!\\p{L})[^.;:!?]{0,60}? ${suffices} (?:[\\p{L}]+ ){0,2}(?:für|zu[rm]?) [^.;:!?,]{0,40}?${lesser}`,
      ),
      pattern(
        `^für [^.;:!?,]{0,40}?${lesser}[^.;:!?,]{0,40} ${suffices} (?:{poss}|die) [^.;:!?,]{0,40}?${knowledge}`,
      ),
    ],
    unless: pattern(
      'weit|hinaus~|auch|selbst|mehr als|sogar|bei weitem|nicht nur|schwierig~|anspruchsvoll~|komplex~|alle[nr]?|bis (?:zu|in)|vollauf|bestens|mühelos|schon|bereits|zunächst|anfangs|rasch|bald',
    ),
    matches: [
      'Er brachte Kenntnisse seiner Fächer mit, die für den Unterricht in den unteren Klassen hinreichten.',
      'Ihr Wissen reichte für einfache Anfragen aus.',
      'Seine Kenntnisse genügten für den Alltag der Werkstatt.',
      'Für die gängigen Reparaturen reichten seine Kenntnisse aus.',
      'Sie besitzt ein Fachwissen, das für die laufenden und wiederkehrenden Vorgänge genügt.',
      'Ihre Englischkenntnisse langten für den Hausgebrauch.',
      'Sein Können reicht für leichtere Stücke.',
      'Er hat Fertigkeiten erworben, die zu einfachen Arbeiten ausreichen.',
    ],
    silent: [
      'Ihr Wissen reicht weit über das Übliche hinaus.',
      'Seine Kenntnisse reichen von einfachen Reparaturen bis zu schwierigen Umbauten.',
      'Ihre Kenntnisse reichten auch für schwierigste Fälle aus.',
      'Den Unterricht in den unteren Klassen gestaltete er mit großer Erfahrung.',
      'Sein Wissen gab er gern an die jüngeren Kollegen weiter.',
      'Er reichte sein Wissen an Anfänger weiter.',
      'Schon nach wenigen Wochen reichten ihre Kenntnisse für einfache Beratungen.',
    ],
    source,
    note: 'Was für das Einfache reicht, reicht für das Übrige nicht.',
  },
];
