import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { ofPerson } from './of-others.ts';
import { stayedAfterTraining } from './stayed-after-training.ts';

/** What comes once in a year, and the year it belongs to: „die Weine des Jahrgangs 2023“, „die Lese 2023“. */
const yearly = searchOf(
  late.iu`(?<!\p{L})(?:weinlese|lese|(?:\p{L}+)?(?:ernte|saison|inventur|messe|festival|festspiele|kongress|tagung|sommerfest|sommerlager|zeltlager|weihnachtsmarkt|weihnachtsgeschäft|jahresabschluss|jahrgang|tournee|kampagne))(?:s|es|en|n)? (?:(?:de[sr]|im) (?:jahre?s? )?|von )?(?<year>(?:19|20)\d\d)(?![\d/])(?! (?:bis|und|oder|/))`,
);
/** Made ready before, looked ahead to, or of people who are named by the year they leave school in. */
const ahead = late.iu`(?<!\p{L})(?:\p{L}*plan\p{L}*|(?:vor)?bereit\p{L}*|\p{L}*vorbereit\p{L}*|konzept\p{L}*|entw(?:arf|urf|orfen|ick)\p{L}*|künftig\p{L}*|kommende\p{L}*|nächste\p{L}*|vora[bn]\p{L}*|voraus\p{L}*|für|anmeldung\p{L}*|bewerb\p{L}*|antr[aä]g\p{L}*|weichen|grund(?:lage|stein)?\p{L}*|hinblick|auftakt|start|früh\p{L}*|auszubild\p{L}*|azubis?|lehrling\p{L}*|schüler\p{L}*|studier\p{L}*|abi\p{L}*|absolvent\p{L}*|abschlussjahrg\p{L}*|klassen?|\p{L}*nachfolge\p{L}*|abgestoßen|wird|werden|sollen?|sollten?)(?!\p{L})`;
/** First month of what has its time in the year. */
const seasons: readonly (readonly [RegExp, number])[] = [
  [/lese/iu, 8],
  [/ernte/iu, 6],
  [/sommer|zeltlager/iu, 5],
  [/weihnacht/iu, 10],
];

/** Praise for a vintage, a harvest or a season that came when the person had left. */
export function workOfLater(letter: LetterContext, last: string): Candidate[] {
  if (letter.layman || !mayStand(letter, yearly)) return [];
  const [lastYear, lastMonth] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? yearly.exec(unit) : null;
    if (unit === undefined || match === null || !ofPerson.test(unit.flat)) return [];
    // What was made ready may be told beside it; the clause alone must speak of what was done.
    if (ahead.test(clauseAt(unit.flat, match.index)) || stayedAfterTraining(letter, last)) return [];
    const year = Number(match.groups?.['year']);
    const from = seasons.find(([name]) => name.test(match[0]))?.[1] ?? 0;
    if (year < lastYear || (year === lastYear && lastMonth >= from)) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [
      byRule(letter, letterRule('date-outside'), {
        at: place,
        words: { side: 'nach dem Ende des Arbeitsverhältnisses' },
      }),
    ];
  });
}

/** From the colon or semicolon before to the one behind. */
function clauseAt(flat: string, at: number): string {
  const start = Math.max(flat.lastIndexOf(';', at), flat.lastIndexOf(':', at)) + 1;
  const length = flat.slice(at).search(/[;:]/u);
  return flat.slice(start, length < 0 ? undefined : at + length);
}
