import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { isGood } from './meant-well.ts';
import { mayStand } from './may-stand.ts';

/** „Die Männer und Frauen arbeiten sehr gern unter ihm“, „die ausgezeichnete Stimmung in den Werkstätten“. */
const mood = searchOf(
  late.iu`(?:sehr |besonders |ausgesprochen |überaus |stets )?gerne? (?:und \p{Ll}+ )?(?:unter|mit|für) (?:ihm|ihr|ihn|sie)(?!\p{L})|acht(?:en|eten) (?:ihn|sie)(?!\p{L})|(?:gute[nrms]?|sehr gute[nrms]?|ausgezeichnete[nrms]?|hervorragende[nrms]?|beste[nrms]?) (?:stimmung|klima|atmosphäre|zusammenhalt|miteinander)(?!\p{L})|fühl(?:en|ten) sich [^.;]{0,40}(?:wohl|aufgehoben|gesehen|verstanden|ernst ?genommen|wertgeschätzt|gut geführt|mitgenommen)|(?<!\p{L})(?:führ(?:t|te|en)|leite(?:n|t|te))(?!\p{L})[^.;]{0,60}(?<!\p{L})mit (?:\p{L}+,? (?:und )?){0,4}(?:herz|fürsorge|wärme|wertschätzung)(?!\p{L})`,
);
/** What those who are led think and say of it: „von allen hoch geachtet“, „in Befragungen die besten Noten“. */
const esteem = searchOf(
  late.iu`(?<!\p{L})(?:von (?:allen|ihnen|jedem|(?:ihre|seine)[nrm]? \p{L}+)|überaus|sehr|hoch) (?:hoch ?)?(?:geachtet|verehrt|gelobt|bewundert)(?!\p{L})|hochgeachtet|(?:verehr|bewunder|lob|preis|rühm|feier)(?:t?en|te?) (?:ihn|sie|(?:ihre|seine)n? (?:art|führung|leitung|führungsstil))(?!\p{L})|(?:befragung|umfrage|feedback|rückmeldung)\p{L}*(?!\p{L})[^.;]{0,80}(?:best(?:e[nr]?|wert\p{L}*|note\p{L}*)(?!\p{L})|(?:an der|die) spitze|spitzenwert|(?:sehr gut|ausgezeichnet|hervorragend|höchst)e?[nr]? (?:\p{L}+ )?(?:werte|noten|bewertung|beurteilung))|offenes ohr|(?:für|unter|mit) (?:ih[mrn]|sie) (?:\p{L}+ )?gerne?(?!\p{L})|(?<!\p{L})wer (?!nicht)[^.;]{0,50}, [^.;]{0,15}woll\p{L}* [^.;]{0,25}(?:bleiben|nicht (?:mehr |wieder )?(?:weg|fort))(?!\p{L})|würden? [^.;]{0,30}wieder (?:mit|unter|für) (?:ih[mrn]|sie)(?!\p{L})`,
);
/** They want to be there, and to stay: „wer bei ihm arbeitete, wollte dort bleiben“, „ihr Bereich ist der begehrteste“. */
const team =
  '\\p{L}*(?:team|schicht|kolonne|bereich|abteilung|küche|station|gruppe|filiale|werkstatt|crew)(?!\\p{L})';
const stays = searchOf(
  lateRegExp(
    `(?<!\\p{L})wer (?:\\p{L}+ )?(?:bei|unter|mit|für) (?:ih[mrn]|sie) [^.;]{0,30}arbeite\\p{L}*, [^.;]{0,40}(?:bleiben|blieb|nicht (?:mehr )?(?:weg|fort))|(?:stimmung|klima|atmosphäre|zusammenhalt)(?: [^.;,]{1,50})? (?:war|ist|blieb) (?:\\p{L}+ ){0,3}(?:gut|ausgezeichnet|hervorragend|bestens|vorbildlich)(?!\\p{L})|(?:ihr|sein)e?[nmr]? ${team}[^.;]{0,60}(?:begehrt|gefragt)|(?:leute|männer|frauen|\\p{L}*(?:mitarbeit|kräfte|helfer|aushilfen|gesellen)\\p{L}*)(?: [^.;,]{1,40})? (?:(?:sind|arbeit(?:en|eten)|waren|kommen|kamen) (?:\\p{Ll}+ )?gerne? (?:bei uns|hier|zur arbeit|wieder)|(?:kommen|kamen|kehren|kehrten) [^.;,]{0,40}(?:wieder|zurück)(?= ?[,.;]))`,
    'iu',
  ),
);
/** „führte seine Schicht klar und fair“: in a letter that praises throughout, so led is content. */
const fairly = searchOf(
  late.iu`(?<!\p{L})(?:führte?n?|führt|leite(?:n|t|te|ten))(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:fair|gerecht|fürsorglich|kollegial|menschlich|respektvoll|wertschätzend|(?:\p{L}+e[mnr] )?(?:gerechtigkeits(?:sinn|gefühl)|einfühlungsvermögen|feingefühl|menschenkenntnis|menschlichkeit|warmherzigkeit)|mit (?:\p{L}+ und )?(?:respekt|humor))(?!\p{L})|fairness führ`,
);

/** That those who are led are content, told in words of one's own. */
export const moodTold = (letter: LetterContext): boolean =>
  told(letter, mood) ||
  told(letter, esteem) ||
  told(letter, stays) ||
  (isGood(letter) && told(letter, fairly));

const told = (letter: LetterContext, search: typeof mood): boolean =>
  mayStand(letter, search) && unitsOf(letter, 'performance', 'summary').some((unit) => search.test(unit));
