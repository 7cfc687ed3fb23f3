import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { isGood } from './meant-well.ts';
import { mayStand } from './may-stand.ts';

/** „Die Männer und Frauen arbeiten sehr gern unter ihm“, „die ausgezeichnete Stimmung in den Werkstätten“. */
const mood = searchOf(
  late.iu`(?:sehr |besonders |ausgesprochen |überaus |stets )?gerne? (?:und \p{Ll}+ )?(?:unter|mit|für) (?:ihm|ihr|ihn|sie)(?!\p{L})|acht(?:en|eten) (?:ihn|sie)(?!\p{L})|(?:gute[nrms]?|sehr gute[nrms]?|ausgezeichnete[nrms]?|hervorragende[nrms]?|beste[nrms]?) (?:stimmung|klima|atmosphäre|zusammenhalt|miteinander)(?!\p{L})|fühl(?:en|ten) sich [^.;]{0,40}(?:wohl|aufgehoben)|(?<!\p{L})(?:führ(?:t|te|en)|leite(?:n|t|te))(?!\p{L})[^.;]{0,60}(?<!\p{L})mit (?:\p{L}+,? (?:und )?){0,4}(?:herz|fürsorge|wärme|wertschätzung)(?!\p{L})`,
);
/** They want to be there, and to stay: „wer bei ihm arbeitete, wollte dort bleiben“, „ihr Bereich ist der begehrteste“. */
const stays = searchOf(
  late.iu`(?<!\p{L})wer (?:\p{L}+ )?(?:bei|unter|mit|für) (?:ihm|ihr|ihn|sie) (?:\p{L}+ ){0,2}arbeite\p{L}*, [^.;]{0,40}(?:bleiben|blieb|bleibt|nicht (?:mehr )?(?:weg|fort)|gern|ungern)(?!\p{L})|(?:die|das|ihr|sein)e? \p{L}*(?:stimmung|klima|atmosphäre|zusammenhalt|zufriedenheit|miteinander)(?!\p{L})(?: [^.;,]{1,50})? (?:war|ist|blieb|bleibt) (?:\p{L}+ ){0,3}(?:gut|ausgezeichnet|hervorragend|bestens|vorbildlich|herausragend|prächtig|heiter|herzlich|hoch)(?!\p{L})|auf empfehlung (?:der|ihrer|seiner|unserer) (?:eigenen )?(?:leute|mitarbeit|kolleg|belegschaft|beschäftigt)\p{L}*|(?:ihr|sein)e?[nmr]? \p{L}*(?:team|schicht|kolonne|bereich|abteilung|küche|station|gruppe|filiale|werkstatt|mannschaft|redaktion|crew)(?!\p{L})[^.;]{0,60}(?:begehrt|beliebt|gefragt)|(?:woll(?:te|ten|en)|will|baten|drängten|bewarben sich|versetz\p{L}*|wechsel\p{L}*)(?!\p{L})[^.;]{0,40} (?:in|zu) (?:ihr|sein)e?[nmr]? \p{L}*(?:team|schicht|kolonne|bereich|abteilung|küche|station|gruppe|filiale|werkstatt|mannschaft|redaktion|crew)(?!\p{L})|(?:ihre|seine)[rnm]? (?:\p{Ll}+ )?(?:mitarbeit|leute|männer|köche|kräfte|kolleg|angestellt|beschäftigt|techniker|monteur|pfleg)\p{L}*(?!\p{L})[^.;]{0,40}(?:seit (?:mehr als |über |vielen |fast )?[\p{L}\d]* ?jahren|(?<!\p{L})(?:blieben|bleiben|hielten|halten|stehen|standen)(?!\p{L})[^.;]{0,40}(?:treu|jahre|zu (?:ihm|ihr)))`,
);
/** „führte seine Schicht klar und fair“: in a letter that praises throughout, so led is content. */
const fairly = searchOf(
  late.iu`(?<!\p{L})(?:führ(?:t|te|ten|en)|leite(?:n|t|te|ten))(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:fair|fairness|gerecht|gerechtigkeit|kollegial|menschlich|menschlichkeit|respektvoll|respekt|wertschätzend|einfühlsam|freundlich|warmherzig|humor|verständnisvoll|partnerschaftlich|mit ruhiger hand)(?!\p{L})|(?<!\p{L})mit (?:\p{L}+ und |\p{L}+, )*(?:fairness|respekt|menschlichkeit|wärme|herz|humor|gerechtigkeit)(?: und \p{L}+)? (?:führte?|führt|leitete?)(?!\p{L})`,
);

/** That those who are led are content, told in words of one's own. */
export const moodTold = (letter: LetterContext): boolean =>
  told(letter, mood) || told(letter, stays) || (isGood(letter) && told(letter, fairly));

const told = (letter: LetterContext, search: typeof mood): boolean =>
  mayStand(letter, search) && unitsOf(letter, 'performance', 'summary').some((unit) => search.test(unit));
