import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

/** Trying, moving about, and waiting for orders. */
export const ofTrying: readonly Paraphrase[] = [
  {
    id: 'nichts-unversucht',
    of: 'bemueht',
    cues: [
      'unversucht',
      'guten glaubens',
      'neuer hoffnung',
      'neuer zuversicht',
      'gut gemeint',
      'gute absicht',
      'guten absicht',
      'besten absicht',
      'meinte es',
      'versuche',
      'anlauf',
      'anläufe',
      'vorsätze',
      'willen',
    ],
    patterns: [
      pattern(
        'nichts (?:\\p{L}+ ){0,6}?unversucht|unversucht (?:\\p{L}+ ){0,3}?nichts|keinen versuch (?:\\p{L}+ )?aus',
      ),
      pattern(
        'guten glaubens|mit (?:\\p{L}+ )?neue[rmn] (?:hoffnung|zuversicht|mut|vorsätzen|anlauf)|(?:immer|stets|jedes mal) neue[nr]? (?:anläufe?n?|versuche?n?|vorsätze?n?)',
      ),
      pattern(
        'meinte es(?: \\p{L}+){0,5} (?:gut|ehrlich|aufrichtig)|(?:gut gemeint|gute absicht|guten absichten|besten absichten)~',
      ),
      pattern(
        '(?:zeigte|bewies|bekundete|ließ)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:ausgezeichneten|guten|besten|festen|aufrichtigen|ehrlichen) willen(?! (?:zum erfolg|zur leistung))',
      ),
    ],
    unless: pattern(
      '{result}|erfolg~|gelang~|und (?:fand|schaffte|löste)|bis (?:er|sie|der|die|das)|mit bestem ergebnis|{top} (?:ergebnis|lösung)~|kund~|patient~|bewohner~|gäste|stolz|ehre|rettete|abzuwenden|ausgezeichnetem|hervorragendem',
    ),
    matches: [
      'Sie ließ bei der Einarbeitung stets nichts unversucht.',
      'Guten Glaubens ging er jederzeit an jede Rechnung heran.',
      'Er meinte es mit den Kollegen stets gut.',
      'Mit immer neuer Zuversicht begann sie jederzeit von vorn.',
      'Sie zeigte stets ausgezeichneten Willen.',
    ],
    silent: [
      'Sie ließ nichts unversucht, bis der Fehler gefunden war.',
      'Er übernahm mit Erfolg immer neue Aufgaben.',
      'Neue Versuche im Labor plante sie selbst.',
      'Er setzte seinen Willen in Erfolg um.',
    ],
    source,
    note: '',
  },
  {
    id: 'in-bewegung',
    of: 'eifer',
    cues: [
      'in bewegung',
      'auf den beinen',
      'ausprobiert',
      'probierte',
      'angefangen',
      'begonnen',
      'beeindruckender zahl',
      'großer zahl',
      'stattlicher zahl',
      'durchhaltevermögen',
      'beschäftigt',
      'eifer',
    ],
    patterns: [
      pattern(
        '(?:von früh bis spät|den ganzen tag|von morgens bis abends|unermüdlich|stets|jederzeit|immer) (?:\\p{L}+ ){0,5}?(?:in bewegung|auf den beinen)(?! (?:brachte|gebracht|zu bringen|hielt|setzte))',
      ),
      pattern(
        '(?:viel|vieles|manches|allerlei|immer neues) (?:ausprobiert|probiert|angefangen|begonnen|in angriff genommen|angepackt)(?=[.,;]|$)|(?:probierte|begann|fing)(?: \\p{L}+){0,4} (?:vieles|manches|allerlei)(?: \\p{L}+){0,2}(?: aus| an)?(?=[.,;]|$)',
      ),
      pattern(
        '(?:gespräche|verkaufsgespräche|entwürfe|anrufe|telefonate|angebote|besuche|termine|notizen|listen|berichte)(?: \\p{L}+){0,5} in (?:beeindruckender|großer|stattlicher|beachtlicher) (?:zahl|anzahl|menge)',
      ),
    ],
    unless: pattern(
      '{result}|erfolg~|gewann|abschl~|abgeschlossen|kund~ gewonnen|ergebnis~|fertig~|lehrling|schüler~|kinder~|setzte|brachte|hielt',
    ),
    matches: [
      'Von früh bis spät war sie im Lager jederzeit auf den Beinen.',
      'Er hat in seiner Abteilung stets vieles begonnen.',
      'Telefonate führte sie jederzeit in beeindruckender Zahl.',
      'Sie war in unseren Räumen stets unermüdlich in Bewegung.',
    ],
    silent: [
      'Er hat vieles angefangen und erfolgreich abgeschlossen.',
      'Sie setzte stets viel in Bewegung.',
      'Angebote schrieb er in großer Zahl und gewann damit viele Aufträge.',
      'Er begann seine Ausbildung im August.',
    ],
    source,
    note: '',
  },
  {
    id: 'enge-grenzen-geschaetzt',
    of: 'auf-anweisung',
    cues: [
      'vorgaben',
      'anweisung',
      'weisung',
      'führung',
      'anleitung',
      'grenzen',
      'rahmen',
      'richtlinien',
      'ansagen',
      'geheiß',
      'aufforderung',
      'aufsicht',
      'ermahnung',
    ],
    patterns: [
      pattern(
        '(?:klare|enge|feste|genaue|präzise|eindeutige|straffe)[nrs]? (?:vorgaben|anweisungen|weisungen|führung|anleitung|grenzen|rahmen|ansagen|anordnungen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:schätz|dankbar|bevorzug|liebte|wohl|willkommen|freute|angewiesen|brauchte|entgegen)~',
      ),
      pattern(
        '(?:lag|lagen) (?:\\p{L}+ ){0,4}?(?:weisung|anweisung|anordnung|aufforderung|vorgabe)(?:en)? (?:\\p{L}+ ){0,3}?vor(?=,)|(?:weisung|anweisung|anordnung)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})sobald (?:diese|sie|er)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:ausgesprochen|erteilt|gegeben|vorlag)~',
      ),
      pattern(
        'auf (?:das |{poss} |dessen |deren )?geheiß|nach (?:entsprechender|mehrmaliger|wiederholter|ausdrücklicher|freundlicher) (?:aufforderung|ansprache|ermahnung|erinnerung|mahnung)',
      ),
      pattern(
        '(?:innerhalb|in|im) (?:der |den |dem )?(?:gesetzt|vorgegeben|gezogen|eng|gesteckt)en (?:richtlinien|grenzen|rahmen|vorgaben|bahnen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:bewegte|wohl|sicher|sicherheit|fühlte|heimisch)~',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|kinder|schüler|bewohner|mieter|team dank|mitarbeiter|auszubild|hund|zeitlich|budget)~|eigenverantwort~|selbständig~|nie|niemals|selbstständig~|gab|gibt|vermittelte|setzte klare|führte',
    ),
    matches: [
      'Feste Vorgaben wusste sie stets zu schätzen.',
      'Auf Geheiß des Meisters kehrte er jederzeit gründlich.',
      'Lag eine eindeutige Weisung vor, so handelte er stets sofort.',
      'Innerhalb der gesetzten Grenzen bewegte sie sich jederzeit sicher.',
    ],
    silent: [
      'Sie gab ihrem Team klare Vorgaben, die alle schätzten.',
      'Im vorgegebenen Zeitrahmen schloss er das Projekt ab.',
      'Unter seiner Führung fühlten sich die Auszubildenden wohl.',
      'Sie arbeitete selbständig und brauchte keine genauen Anweisungen.',
    ],
    source,
    note: '',
  },
];
