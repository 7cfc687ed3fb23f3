import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const whose = '(?:ihre[mnrs]|seine[mnrs])';
const rest = '(?:in (?:den|die) )(?:\\p{Ll}+ )?(?:alters)?(?:ruhestand|rente|pension)';
const goes =
  '(?:tritt|trat|geht|ging|eintritt|eintrat|eingetreten|gegangen|wechselt\\p{L}*|verabschiedet\\p{L}*)';
/** „Bis zu seinem Eintritt in den Ruhestand“, „ehe sie in Rente ging“: the person's own. */
const retires = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:bis zu|vor|mit|bei|nach|seit|zu|ab|anlässlich|wegen) ${whose} (?:\\p{Ll}+ )?(?:(?:ein|über)tritt|wechsel|abschied|gang) ${rest}(?!\\p{L})`,
      `(?<!\\p{L})(?:bis zu|vor|mit|bei|nach|seit|zu|ab|anlässlich|wegen) ${whose} (?:\\p{Ll}+ )?(?:ruhestand(?:e?s)?|(?:renten|ruhestands|pensions)eintritt(?:e?s)?|pensionierung|verrentung|berentung)(?!\\p{L})`,
      `(?<!\\p{L})(?:er|sie|(?:Frau|Herr) [\\p{L}-]+) (?:[^.;,]{0,50} )?(?:${rest}|(?:in (?:rente|pension))) ${goes}(?!\\p{L})`,
      `(?<!\\p{L})(?:tritt|trat|geht|ging|wechselte?) (?:er|sie|(?:Frau|Herr) [\\p{L}-]+)(?!\\p{L})[^.;,]{0,60} (?:${rest}|in (?:rente|pension))(?!\\p{L})`,
      `(?<!\\p{L})bis zu[mr] (?:(?:ein|über)tritt ${rest}|ruhestand|renteneintritt|pensionierung) \\p{Ll}+ (?:er|sie|(?:Frau|Herr) [\\p{L}-]+)(?!\\p{L})`,
      `(?<!\\p{L})(?:als|bis|ehe|bevor|nachdem|sobald) (?:er|sie) [^.;,]{0,20}das rentenalter erreicht`,
      `^(?:mit|nach|seit|bei) (?:dem )?(?:erreichen der (?:regel)?altersgrenze|erreichen des rentenalters|eintritt in die (?:alters)?rente|eintritt in den ruhestand)(?!\\p{L})(?:[^.;,]|(?<=\\d)\\.){0,60} (?:er|sie|ihre?|seine?)(?!\\p{L})`,
      `(?<!\\p{L})(?:er|sie|(?:Frau|Herr) [\\p{L}-]+) (?:tritt|trat|geht|ging|wechselte?)(?!\\p{L})[^.;,]{0,60} (?:${rest}|in (?:rente|pension))(?!\\p{L})`,
      `(?<!\\p{L})(?:tritt|trat) (?:er|sie) (?:ihren|seinen) (?:\\p{Ll}+ )?ruhestand an|(?<!\\p{L})(?:zum|am) ende (?:ihres|seines) (?:berufs|arbeits)lebens(?!\\p{L})`,
      `(?<!\\p{L})${whose} ruhestandes? (?:antrat|antritt|anzutreten)|(?<!\\p{L})(?:er|sie) (?:[^.;,]{0,30} )?die (?:regel)?altersgrenze erreicht`,
    ].join('|'),
    'iu',
  ),
);
/** People of whom the retirement may be told, wherever they stand in the sentence. */
const served = late.iu`(?<!\p{L})(?:kund|patient|mandant|klient|mitglied|versicherte|bewohner|mitarbeit|beschäftigte|angestellte|senior|bürger)\p{L}*`;
/** Told before, it is theirs; and what did not happen. */
const ofElse = late.iu`(?<!\p{L})(?:vorgänger\p{L}*|vorgesetzte\p{L}*|inhaber\p{L}*|\p{L}*chef\p{L}*|kolleg\p{L}+|nachfolg\p{L}*|ehe(?:mann|frau)|vater\p{L}*|mutter|altersteilzeit|wenn|falls|nicht|statt|wieder)(?!\p{L})`;

const ends = late.iu`(?<!\p{L})(?:verlässt|verließ|scheidet|schied|endet|endete|beendet|beendete|gekündigt|kündigt|kündigte|ausscheiden|geht|wechselte?(?! von))(?!\p{L})`;
const post =
  '(?:\\p{L}*(?:stelle|position|leitung|geschäftsführung|funktion)|(?:neue|andere|größere|höhere|weitere)[nr]? (?:\\p{Ll}+ )?(?:aufgaben?|verantwortung|herausforderung(?:en)?))';
/** „für seine neue Stelle als Betriebsleiter“ */
const newPost = '(?<!\\p{L})(?:für|in) (?:ihre|seine)[rn]? neuen? (?:stelle|position|anstellung)(?!\\p{L})';
const ofNewPost = lateRegExp(newPost, 'iu');
/** Work that begins elsewhere. */
const hired = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:um|da|weil)(?!\\p{L})[^.;]{0,60}${post}(?!\\p{L})[^.;]{0,80} (?:(?:zu )?(?:übernehmen|suchen|wechseln)|anzutreten|anzunehmen|zu stellen|zuzuwenden|zu widmen|übernimmt|antritt|annimmt|wechselt|gefunden hat|angeboten wurde)(?!\\p{L})|(?<!\\p{L})(?:um|da|weil)(?!\\p{L})[^.;]{0,80}(?:zu (?:einem|einer|der|dem) [^.;]{2,50} (?:zu )?wechsel|beruflich (?:neu|weiter|zu veränder|veränder|noch einmal)|selb(?:st)?ständig (?:zu )?mach|weiterzubilden|(?:bei|in) [^.;]{2,50}(?:mehr verantwortung|neue aufgaben?|die leitung|eine stelle)[^.;]{0,30} zu (?:übernehmen|finden)|künftig (?:in|bei|für) [^.;]{2,40} als \\p{L}+ zu arbeiten)|(?<!\\p{L})wechselte? (?:auf eigenen wunsch )?(?:zu (?:einem|einer)|zur|zum) (?:\\p{Ll}+ )?\\p{L}+(?=[.,;]|$)|(?<!\\p{L})nimmt eine (?:neue|andere) (?:stelle|position|aufgabe) an(?!\\p{L})|${newPost}`,
    'iu',
  ),
);

/** Retired where the tasks are told, and off to a new post in the farewell. */
export function retiredAndHired(letter: LetterContext): Candidate[] {
  if (letter.type !== 'arbeitszeugnis' || !mayStand(letter, retires) || !mayStand(letter, hired)) return [];
  const closing = unitsOf(letter, 'closing');
  const next = closing.find(
    (unit) => unit.zone === 'body' && hired.test(unit) && (ends.test(unit.flat) || ofNewPost.test(unit.flat)),
  );
  if (next === undefined || retires.test(next)) return [];
  for (const unit of unitsOf(
    letter,
    'introduction',
    'tasks',
    'performance',
    'summary',
    'behavior',
    'closing',
  )) {
    const match = unit.zone === 'body' && !served.test(unit.flat) ? retires.exec(unit) : null;
    if (match === null || ofElse.test(unit.flat.slice(0, match.index + match[0].length))) continue;
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('two-reasons'), { at })];
  }
  return [];
}
