import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { stem } from '../german/stem.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { introducedJob } from './introduced-job.ts';
import { beside, jobLike, rankOf, rootOf } from './job-ranks.ts';
import { unitsIn, unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const who = '(?:sie|er|Frau \\p{Lu}[\\p{L}-]+|Herr \\p{Lu}[\\p{L}-]+)';
const whole =
  '(?:(?:(?:über|während|in|durch) )?(?:die|der|den|ihre[rn]?|seine[rn]?|all) (?:gesamten?|ganzen?|vollen|diese|die) (?:[\\p{L}\\d]+ ){0,3}?(?:\\p{L}*[Zz]eit|Jahren?|Monaten?|Dauer|Beschäftigung|Tätigkeit)(?: (?:über|hindurch|hinweg|lang|bei uns))?|durchgehend|durchgängig|ununterbrochen|von Anfang an|vom ersten (?:bis zum letzten )?Tag(?: an)?)';
const field = '(?: (?:der|des|im|in der|für(?: den| die| das)?|unserer|unseres) (?<OF>\\p{Lu}[\\p{L}-]+))?';
const post = (name: string): string => `(?<${name}>\\p{Lu}[\\p{L}-]{3,})${field.replace('OF', `${name}Of`)}`;
/** „In ihrer Stellung als Assistentin der Geschäftsführung, die sie über die gesamten fünf Jahre innehatte“ */
const held = searchOf(
  lateRegExp(
    [
      `(?:[Ii]n (?:ihrer|seiner|der) (?:Stellung|Funktion|Position|Eigenschaft|Rolle)|[Dd](?:ie|er) (?:Stelle|Posten|Position|Funktion)|[Aa]uf (?:der Stelle|dem Posten)) (?:als |des |der |eine[sr] )${post('a')}, (?:die|der|den|das|auf de[rm]) ${who} ${whole}[^.;,]{0,30}(?:innehatte|innehat|ausübte?|bekleidete?|ausfüllte?|versah|saß|hatte|hat|war)`,
      `^${whole} (?:war|wirkte|arbeitete) ${who} (?:bei uns )?(?:als |unsere? )?${post('b')}(?= (?:tätig|beschäftigt|eingesetzt|und|bei uns)|[.,;]|$)`,
      `(?:war|wirkte|arbeitete) ${who} ${whole} (?:bei uns )?(?:als |unsere? )?${post('c')}(?= (?:tätig|beschäftigt|eingesetzt|und|bei uns)|[.,;]|$)`,
    ].join('|'),
    'u',
  ),
);
/** An office beside the post. */
const besides = late.iu`(?<!\p{L})(?:auch|zusätzlich\p{L}*|zugleich|zudem|nebenbei|neben|außerdem|ehrenamt\p{L}*|gewählt\p{L}*|\p{L}*beauftragte\p{L}*|\p{L}*vertret\p{L}*)(?!\p{L})`;

/** A post held „über die gesamte Zeit“ of which the beginning knows nothing. */
export function heldPost(letter: LetterContext): Candidate[] {
  if (letter.layman || !mayStand(letter, held)) return [];
  const job = introducedJob(letter);
  if (job === null) return [];
  const known = [job, ...unitsOf(letter, 'heading', 'introduction', 'tasks').map(({ lower }) => lower)]
    .join('\n')
    .toLowerCase();
  return unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? held.exec(unit) : null;
    if (unit === undefined || match === null || besides.test(unit.flat)) return [];
    const { a, b, c, aOf, bOf, cOf } = match.groups ?? {};
    if (!isOther(a ?? b ?? c ?? '', aOf ?? bOf ?? cOf, job, known)) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('job-varies'), { at: place, words: { job } })];
  });
}

function isOther(title: string, of: string | undefined, job: string, known: string): boolean {
  if (!jobLike.test(title) || beside.test(title) || title.length < 5) return false;
  // „Assistentin“ at the beginning may be that of anybody.
  if (rootOf(title) === rootOf(job)) return false;
  const isNamed = known.includes(rootOf(title).slice(0, 9));
  const [group, own] = [occupationGroupOf(title), occupationGroupOf(job)];
  const isKin = isNamed || (group !== null && group.id === own?.id);
  // Of the same kind, but for whom: „Assistentin der Geschäftsführung“ of the assistant of a team.
  if (isKin) return of !== undefined && of.length > 4 && !known.includes(stem(of.toLowerCase()).slice(0, 7));
  return (group !== null && own !== null) || Math.abs(rankOf(title) - rankOf(job)) >= 1;
}
