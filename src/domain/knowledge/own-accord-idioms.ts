import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source = 'Alltagssprache in Zeugnissen kleiner Betriebe (eigene Beobachtung), domain.md §2.1';
const byOneself =
  '(?:von (?:selbst|sich aus|allein|alleine)|ungefragt|unaufgefordert|ohne aufforderung|aus eigenem antrieb|sich (?:selbst|gleich|sofort|schon))';
const idle =
  '(?:wenn|war|waren|gab es|sobald|solange)(?: [\\p{L}’-]+){0,4}? (?:nichts|leerlauf|fertig|getan|erledigt|beendet|weniger|ruhiger)(?: (?:anlag|anstand|los war|zu tun(?: (?:war|gab|ist|gibt))?|war|ist|gab|herrschte))?';
const tidied =
  '(?:aufgeräumt|gefegt|gekehrt|sortiert|geputzt|geordnet|aufgefüllt|nachgefüllt|angepackt|geholfen|gewischt)';
/** What is wrong in the work of others, or of nobody. */
const flaw =
  '(?:\\p{L}*(?:fehler|fehlbuchung|falschberechnung|doppelzahlung|überzahlung|unstimmigkeit|abweichung|differenz|irrtum|leck|riss|schaden|mangel|lücke)(?:en|s)?)';
const finds =
  '(?:entdeckte|fand|bemerkte|erkannte|deckte|spürte|sah|stieß|entdeckt|gefunden|bemerkt|erkannt|aufgedeckt|aufgespürt|aufdeckte|aufspürte)';
/** What it was worth to the house or to those whom it serves. */
const worth =
  '(?:zurück(?:brachte|gab|erstattet|gezahlt|bekam~|erhielt~|hol~)|brachte[^;:!?]{0,60}? zurück|erspar~|ersparten?|sparten?|einsparten?|gespart|eingespart|erstattet|gutgeschrieben|bewahrten?|verhinderten?|verhindert|abwend~|vermied|vermieden|rettete~)';
/** Sums of money hold full stops. */
const near = '[^;:!?]{0,80}?';
/** Found by somebody else, or too late, or one's own. */
const others =
  '(?:erst|zu spät|nachträglich|(?:entdeckten?|fand|fanden|bemerkten?|erkannten?|deckten?) (?:wir|ich)|prüfer\\p{L}*|(?:seine|ihre)(?:[nrms])? (?:\\p{L}+ )?\\p{L}*(?:fehler|abrechnung|arbeit|bericht|buchung|rechnung)\\p{L}*|eigene\\p{L}*|nicht|nie|kaum|nur|selten|hilfe|kostete\\p{L}*|unterlief\\p{L}*|verursach\\p{L}*)';

/** Work that nobody had to ask for, and proofs of which it is said that they suffice. */
export const ownAccordIdioms: readonly Idiom[] = [
  {
    id: 'idiom-found-error',
    opens: [
      'fehl',
      'rechenfehl',
      'doppelzahl',
      'überzahl',
      'unstimmig',
      'abweich',
      'irrtum',
      'leck',
      'riss',
      'lücke',
      'fehlbuch',
      'differenz',
      'mangel',
      'schaden',
      'falschberechn',
    ],
    category: 'working-success',
    pattern: pattern(
      `^(?!.*(?<!\\p{L})${others}(?!\\p{L})).*(?:(?:${finds} {pers}|{pers} ${finds}|durch (?:ihre|seine)n? \\p{L}+)${near}${flaw}${near}(?:${finds}${near})?${worth}|{dat} fiel${near}${flaw}${near} auf,${near}${worth}|{pers} (?:ersparten?|sparten?|bewahrten?|rettete|verhinderte)${near}${flaw}${near}${finds}|von (?:ihr|ihm) (?:entdeckte|bemerkte|gefundene|erkannte|aufgedeckte)[rnms]? ${flaw}${near}${worth})(?!\\p{L}).*`,
    ),
    grade: [2, 2],
    matches: [
      'Bei der Prüfung eines Bescheids entdeckte sie einen Fehler, dessen Berichtigung unserem Mandanten 14.000 Euro zurückbrachte.',
      'Ihm fiel eine Doppelzahlung auf, die uns daraufhin erstattet wurde.',
      'Im zweiten Jahr deckte sie eine Unstimmigkeit auf, durch deren Klärung wir 5.000 Euro zurückerhielten.',
      'Ein von ihr entdeckter Fehler im Bescheid brachte unserem Mandanten 3.000 Euro zurück.',
      'Sie ersparte uns 14.000 Euro, weil sie einen Rechenfehler in der Ausschreibung entdeckte.',
    ],
    silent: [
      'In seinen Abrechnungen entdeckten wir Fehler, deren Berichtigung dem Mandanten Geld zurückbrachte.',
      'Ihr unterlief ein Fehler, dessen Berichtigung uns 14.000 Euro kostete.',
      'Sie fand den Fehler nicht, der uns 14.000 Euro kostete.',
      'Einen Fehler entdeckte sie erst, als der Prüfer die Zahlung verhinderte.',
      'Sie entdeckte einen Fehler.',
    ],
    source,
  },
  {
    id: 'idiom-finds-work',
    opens: ['nichts', 'leerlauf', 'fertig', 'getan', 'erledigt', 'beendet', 'weniger', 'ruhiger'],
    pattern: pattern(
      `^(?!.*(?:wart|hinges|drück|versteck|pause|handy|rauch|musste|geschick|verlor))(?:auch )?${idle}, (?:dann )?(?:such~|holt~|nahm|nimmt|hat|griff|fand|schnappt~|fragt~|ging|räumt~|fegt~|sortiert~)…(?:(?:sich|${byOneself})…(?:nächste~|neue~|weitere~|andere~|arbeit~|aufgabe~|beschäftigung|auftrag|aufträge)|${byOneself}…${tidied}|sich…${tidied})`,
    ),
    grade: [2, 1],
    matches: [
      'Wenn nichts anlag, hat er sich von selbst die nächste Reparatur vom Haken genommen.',
      'War gerade nichts zu tun, holte sie sich von sich aus die nächste Aufgabe.',
      'Wenn mal Leerlauf war, hat sie sich selbst Arbeit gesucht.',
      'War die Arbeit getan, fragte sie von sich aus nach neuer Arbeit.',
      'Wenn nichts los war, hat er ohne Aufforderung die Werkstatt gefegt.',
    ],
    silent: [
      'Wenn nichts anlag, hat er sich hingesetzt und auf die nächste Aufgabe gewartet.',
      'War nichts zu tun, musste man ihm erst neue Arbeit geben.',
      'Wenn er fertig war, hat er sich nie neue Arbeit gesucht.',
    ],
    source,
  },
  {
    id: 'idiom-used-idle-time',
    denies: true,
    opens: ['nutzte', 'nützte', 'nutzt'],
    pattern: pattern(
      `^(?![^;:!?]*(?<!\\p{L})(?:plauder|rauch|schlaf|schlief|ausruh|auszuruh|erhol|privat|handy|telefon|unterhalt|schwatz|nicht|kaum|selten|nur)\\p{L}*)(?:auch )?(?:(?:in|an|bei) (?:den )?(?:ruhig|still|flau)~ (?:wochen|zeiten|tagen|stunden|monaten|phasen|vormittagen|betrieb)|leerlauf|leerlaufzeiten|freie minuten) (?:nutzte|nützte|nutzt) {pers}(?: (?:die|jede|ihre|seine) (?:\\p{L}+ )?(?:zeit|minuten?|stunden?))?(?: (?:stets|immer|gern))?, um …zu \\p{L}+`,
    ),
    grade: [2, 1],
    matches: [
      'In ruhigen Wochen nutzte sie die Zeit, um das Lager neu zu ordnen.',
      'Leerlauf nutzte er, um die Werkzeuge zu pflegen.',
    ],
    silent: [
      'In ruhigen Wochen nutzte er die Zeit, um mit Kollegen zu plaudern.',
      'Sie nutzte die Zeit unter seiner Leitung, um sich neu zu orientieren.',
    ],
    source,
  },
  {
    id: 'idiom-need-not-know-more',
    denies: true,
    opens: ['wissen'],
    pattern: pattern(
      '^(?:viel )?mehr (?:muss|braucht|brauchte|musste) man (?:über|von|zu)(?! nicht)…(?:eigentlich |wohl |gar )?nicht (?:zu )?wissen',
    ),
    grade: [2, 1],
    matches: [
      'Mehr muss man über sein Talent eigentlich nicht wissen.',
      'Mehr braucht man über ihr Geschick nicht zu wissen.',
    ],
    silent: ['Mehr muss man über Holz wissen.', 'Mehr wollte er über sein Fach nicht wissen.'],
    source,
  },
  {
    id: 'idiom-rather-once-more',
    opens: ['lieber'],
    pattern: pattern(
      '(?:prüf|kontroll|mess|maß|gemess|zähl|gezähl|nachges|sah|schau|putz|spül|rechne|gerechn|wisch|wog|gewog|geprüf|kontrolliert|las|gelesen)~…lieber (?:noch )?(?:einmal|ein mal|zweimal) (?:zu viel|mehr|zu oft|öfter)…als (?:einmal |ein mal )?zu (?:wenig|selten)|lieber (?:noch )?(?:einmal|ein mal|zweimal) (?:zu viel|mehr|zu oft|öfter) (?:nach)?(?:ge)?(?:prüf|kontroll|mess|zähl|seh|schau|putz|spül|rechn|wisch|wog|les)~ als (?:einmal |ein mal )?zu (?:wenig|selten)',
    ),
    grade: [2, 1],
    matches: [
      'Er hat jede Schraube nachgezogen und lieber einmal zu viel geprüft als einmal zu wenig.',
      'Sie kontrollierte lieber einmal zu viel als einmal zu wenig.',
      'Er maß lieber zweimal zu oft als einmal zu wenig.',
    ],
    silent: ['Er prüfte lieber die neuen Rechnungen.', 'Sie nahm lieber einmal zu viel Urlaub als zu wenig.'],
    source,
  },
];
