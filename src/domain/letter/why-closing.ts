import type { Reading } from '../decode/reading.ts';
import { gradeWord, namedGrade, type NamedGrade } from './grade.ts';

type Read = Pick<Reading, 'closing' | 'categories' | 'sentences' | 'findings' | 'overall'>;

/** What a closing may lack, as a sentence names it. */
const gaps: ReadonlyMap<string, readonly string[]> = new Map([
  ['missing-thanks-regret', ['der Dank', 'das Bedauern']],
  ['missing-thanks', ['der Dank']],
  ['missing-regret', ['das Bedauern']],
  ['missing-wishes', ['die guten Wünsche']],
  ['missing-closing', ['der Schlussabsatz']],
  ['missing-continuation', ['ein Wort zur weiteren Zusammenarbeit']],
]);

/** The named grades that the sentences of the closing carry, each by itself. */
function told({ categories, sentences }: Read): readonly NamedGrade[] {
  const closing = categories.find(({ category }) => category === 'future-wishes');
  return (closing?.sentences ?? []).flatMap((index) => {
    const grade = sentences[index]?.grade;
    return grade === undefined ? [] : [namedGrade(grade)];
  });
}

/** „weil der Dank und das Bedauern fehlen“, or undefined where nothing is missing. */
function missing({ findings }: Read): string | undefined {
  const words = [...new Set(findings.flatMap(({ rule }) => gaps.get(rule) ?? []))];
  const last = words.pop();
  if (last === undefined) return undefined;
  const plural = words.length > 0 || last === 'die guten Wünsche';
  return `weil ${words.length > 0 ? `${words.join(', ')} und ` : ''}${last} ${plural ? 'fehlen' : 'fehlt'}`;
}

/**
 * Why the closing as a whole has another grade than its sentences have, in one sentence; null where nobody would ask,
 * because it has the grade of one of them or lies between them.
 */
export function whyClosing(reading: Read): string | null {
  const { closing, overall } = reading;
  const grades = told(reading);
  if (closing === null || grades.length === 0) return null;
  const whole = namedGrade(closing.grade);
  const [best, worst] = [Math.min(...grades), Math.max(...grades)];
  if (whole >= best && whole <= worst) return null;
  const lower = whole > worst;
  const single = lower ? worst : best;
  const letter = overall === null ? single : namedGrade(overall.grade);
  const drawn = lower ? letter > single : letter < single;
  const reason =
    (lower ? missing(reading) : undefined) ??
    (drawn
      ? `nach einem Zeugnis, das im Ganzen ${gradeWord(letter)} klingt`
      : 'nimmt man Dank, Bedauern und Wünsche zusammen');
  return `Satz für Satz klingt der Schluss ${gradeWord(single)}; ${reason}, lesen ihn die meisten als ${gradeWord(whole)}.`;
}
