import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const word = '(?<word>sehr gut|gut|befriedigend|ausreichend|genügend|mangelhaft)(?:em|en|e)?';
const figure = '(?<figure>[1-6](?:[,.]\\d{1,2})?)';
const quote = '["„“”»«‚‘]?';
/** „gut (3,9)“, „3,9 („gut“)“, „mit der Note 1,2, also befriedigend,“, „gut bei einem Schnitt von 3,9“ */
const both = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${word}${quote}(?: (?:erfolg|ergebnis))? ?(?:\\((?:(?:gesamt|abschluss|end|durchschnitts)?(?:note|notendurchschnitt|schnitt|durchschnitt)?:? ?(?:von )?)|(?:,|bei|mit)(?: (?:eine[rm]?|dem|der))? (?:gesamtnote|durchschnittsnote|notendurchschnitt|notenschnitt|durchschnitt) (?:von )?)${figure}(?![\\d,])(?! ?(?:[Pp]unkt|[Pp]rozent|%|[Jj]ahr|[Mm]al(?!\\p{L})|von |bis ))`,
      `(?:note|schnitt|durchschnitt)(?: von| lautet| beträgt| ist| war)? ${figure.replace('figure', 'before')}(?![\\d])(?: ?\\(${quote}|,? (?:also|das heißt|d\\. ?h\\.|mithin|somit|entsprechend(?: der note)?|und damit) ${quote})${word.replace('word', 'behind')}(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** From where to where a word reaches; a tenth of slack, for chambers round differently. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  'sehr gut': [1, 1.6],
  gut: [1.4, 2.6],
  befriedigend: [2.4, 3.6],
  ausreichend: [3.4, 4.6],
  genügend: [3.4, 4.6],
  mangelhaft: [4.4, 5.6],
};
/** There the best mark is a six. */
const swiss = late.u`(?<!\p{L})(?:EFZ|EBA|Schweiz\p{L}*|CHF|Kanton\p{L}*|Berufsbildner\p{L}*|Qualifikationsverfahren|LAP)(?!\p{L})`;

/** „mit der Gesamtnote gut (3,9)“: the word and its figure are two marks. */
export function markAndFigure(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, both)) return [];
  const found = letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? both.exec(unit) : null;
    const groups = match?.groups ?? {};
    const told = groups['word'] ?? groups['behind'];
    const value = Number((groups['figure'] ?? groups['before'])?.replace(',', '.'));
    const range = told === undefined ? undefined : ranges[told.toLowerCase()];
    if (match === null || range === undefined || (value >= range[0] && value <= range[1])) return [];
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('mark-and-figure'), { at })];
  });
  return found.length === 0 || letter.units.some(({ flat }) => swiss.test(flat)) ? [] : found;
}
