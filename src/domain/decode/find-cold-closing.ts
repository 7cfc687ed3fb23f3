import { lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsOf } from './letter-context.ts';
import type { Unit } from './units.ts';

const leave =
  '(?:weggang|ausscheiden|trennung|abschied|verlust|fortgang|kündigung|entscheidung|wechsel|abgang)\\p{L}{0,2}';
const parts = [
  // Thanks for something that was not worth much.
  '(?:danken?|dank|bedanken?)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:mäßig|ausreichend|befriedigend|genügend|durchschnittlich|leidlich|dürftig|überschaubar|begrenzt|gelegentlich|schwach|unzureichend|mangelhaft|schwierig|teilweise|zeitweise)(?:e[nrs]?)? (?:gute[nr]? )?(?:\\p{L}*arbeit|leistung|dienst|einsatz|tätigkeit|unterstützung|engagement)',
  // Regret that is taken back, or its opposite.
  '(?<!\\p{L})(?:gewisse[mn]|leichte[mn]|leise[mn]|etwas|wenig) bedauern(?!\\p{L})',
  `(?<!zu unserem (?:\\p{L}+ )?)(?:bedau(?:er|re)n?|vermissen?)(?!\\p{L})[^.;,]{0,40}(?<!\\p{L})(?:nicht(?! (?:nur|allein))|kaum|wenig)(?!\\p{L})`,
  `(?<!\\p{L})${leave}(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:verschmerzen|verkraften|erleichtert|(?:nicht|wenig|kaum) (?:ungelegen|unrecht|schwer|überraschend)|sehr recht|begrüßen|keine lücke)(?!\\p{L})`,
  `(?:sind|sehen|nehmen|begrüßen)(?!\\p{L})[^.;]{0,40}${leave}(?!\\p{L})[^.;]{0,20}(?<!\\p{L})(?:erleichtert|erleichterung|froh|gelassen)(?!\\p{L})|(?:froh|erleichtert) über (?:ih|sei|de|di)\\p{L}{1,3} ${leave}`,
  // Known, and no more than that; a post that nobody needs.
  `^(?:(?!bedau|respekt|verständnis)[^.;])*(?:${leave}|entschluss)(?!\\p{L})(?:(?!bedau|respekt|verständnis)[^.;])*zur kenntnis`,
  '(?:nach|neu|wieder)besetzung(?!\\p{L})[^.;]{0,50} (?:nicht|kaum)(?!\\p{L})[^.;]{0,20}(?:notwendig|nötig|erforderlich)',
  '(?:stelle|position|arbeitsplatz)(?!\\p{L})[^.;]{0,60} (?:verzichtbar|entbehrlich|überflüssig|nicht mehr (?:benötigt|gebraucht))',
  '(?:dank|danken|bedauern)(?!\\p{L})[^.;]{0,20} (?:kein(?:en|erlei)?|nicht) (?:anlass|grund)|kein(?:en|erlei)? (?:anlass|grund) (?:zu|für) (?:\\p{Ll}+ )?(?:dank|bedauern)|(?:danken?|dank|bedanken)(?!\\p{L})[^.;]{0,40} (?:anwesenheit|teilnahme)(?!\\p{L})',
  // Hopes that came to nothing, and better days wished for.
  '(?<!\\p{L})(?:erwartungen|hoffnungen|vorstellungen)(?!\\p{L})[^.;]{0,30}nicht (?:ganz |voll |immer |in allem )?(?:erfüllt|erfüllen|bestätigt|entsprochen)',
  '(?<!\\p{L})(?:leistungen|arbeit|zusammenarbeit|verhalten)(?!\\p{L})[^.;]{0,30}(?<!\\p{L})(?:nicht(?! nur)|wenig|kaum|selten) (?:immer |ganz |voll )?zufrieden',
  '(?:erneute|weitere|neuerliche)\\p{L}? (?:einstellung|beschäftigung|zusammenarbeit)(?!\\p{L})[^.;]{0,40}(?:nicht in (?:frage|betracht)|nicht vorstell|ausgeschlossen|nicht empfehlen)',
  '(?:wünsch|hoff)\\p{L}*[^.;]{0,80}(?:dass|künftig|in zukunft)(?!\\p{L})[^.;]{0,60}\\p{L}+(?:ig|lich|sam|haft)er (?:zu (?:sein|werden|arbeiten)|wird|ist|arbeitet|auftritt)',
];
const searches = parts.map((part) => searchOf(lateRegExp(part, 'iu')));

/** The first cold words of a sentence. Each kind is searched by itself, for most need words that are not there. */
function cold(unit: Unit): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const search of searches) {
    const match = search.exec(unit);
    if (match !== null && (first === null || match.index < first.index)) first = match;
  }
  return first;
}

/** So good that cold words at the end do not go with it. */
const goodUntil = 2.4;

/** „Wir danken für die mäßige Zusammenarbeit“, „den Weggang können wir verschmerzen“ under good grades. */
export const findColdClosing: Finder = (letter) => {
  const grade = letter.rating.overall?.grade ?? 9;
  if (grade > goodUntil) return [];
  return unitsOf(letter, 'closing').flatMap((unit) => {
    const match = unit.zone === 'body' ? cold(unit) : null;
    if (match === null) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('cold-closing'), { at: place, words: { grade: gradeWord(grade) } })];
  });
};
