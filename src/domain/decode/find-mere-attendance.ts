import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const lessons =
  '(?:\\p{L}*berufsschule|\\p{L}*berufsschulunterricht\\p{L}*|blockunterricht\\p{L}*|schulunterricht\\p{L}*|berufskolleg\\p{L}*)';
/** „Die Berufsschule besuchte er regelmäßig“, „Am Blockunterricht nahm sie teil“, and no word more. */
const attended = searchOf(
  lateRegExp(
    `${lessons}(?!\\p{L})[^.;]{0,30} (?:besuchte|besucht|nahm|nimmt|absolvierte|wohnte)(?!\\p{L})|(?<!\\p{L})(?:besuchte|besucht|nahm|nimmt|absolvierte)(?!\\p{L})[^.;]{0,60}${lessons}`,
    'iu',
  ),
);
/** Anything beyond having been there. */
const more = late.iu`not(?:e|en)(?!\p{L})|zeugnis(?!ses)|erfolg|leistung|ergebnis|gut|beste|freude|interess|engag|gern|aktiv|fleiß|aufmerksam|gewissenhaft|sorgf|(?<!\p{L})mit \p{L}+em|abschl|bestand|bestanden|kenntnis|lern|wissen|vorbild|\d`;
const school = searchOf(/schul(?!ung)|unterricht|lehrer|blockphase|überbetrieblich|berufskolleg/iu);

/** A training reference that knows of the school only that the trainee went there. */
export const findMereAttendance: Finder = (letter) => {
  if (letter.type !== 'ausbildungszeugnis' || letter.simple || !mayStand(letter, attended)) return [];
  const told = letter.units.filter(
    (unit, at) =>
      unit.zone === 'body' &&
      letter.parts[at] !== 'introduction' &&
      letter.parts[at] !== 'company' &&
      letter.parts[at] !== 'tasks' &&
      school.test(unit),
  );
  const [only] = told;
  if (only === undefined || told.length > 1 || !attended.test(only) || more.test(only.flat)) return [];
  if (!asRule.test(only.flat) && isAmongTheTaught(letter, letter.units.indexOf(only))) return [];
  // „Ihre Noten waren dort stets gut.“
  const next = letter.units[letter.units.indexOf(only) + 1];
  if (next !== undefined && marks.test(next.flat)) return [];
  return [byRule(letter, letterRule('mere-attendance'), { at: only })];
};

/** „regelmäßig“, „pünktlich“: where that is worth a word, the marks were not. */
const asRule = late.iu`(?<!\p{L})(?:regelmäßig|pünktlich|stets|immer|jederzeit|durchgehend|ordnungsgemäß|vollständig|lückenlos)(?!\p{L})`;

/** „An der Bundesfachschule besuchte er den Blockunterricht“ behind what was taught, before a word of praise: where it was. */
const isAmongTheTaught = ({ sentences }: LetterContext, at: number): boolean =>
  !sentences.slice(0, at).some(({ graded, part }) => graded && part === 'performance');

const marks = late.iu`(?<!\p{L})noten?(?!\p{L})|zeugnisnote|(?<!\p{L})(?:dort|deren|dabei)(?!\p{L})`;
