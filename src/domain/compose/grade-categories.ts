import type { Answers } from '../letter/answers.ts';
import type { Category } from '../letter/category.ts';
import type { NamedGrade } from '../letter/grade.ts';
import { blocksOf, mapBlocks, type Block, type Letter } from '../letter/letter.ts';
import { changeBlockGrade, changeCategoryGrade } from './change-grade.ts';

/**
 * The letter and the answers with other grades for some categories. In a reference that was taken over the employer's own
 * words are what shall become better: one of his sentences on a category is written anew, his other weaker ones on it go,
 * for beside the new one they would contradict it. The user's own sentences stay.
 * @param taken the employer's words by the id of the block that held them; empty where the letter was composed
 */
export function gradeCategories(
  letter: Letter,
  grades: readonly (readonly [Category, NamedGrade])[],
  answers: Answers,
  taken: Readonly<Record<string, string>> = {},
): { readonly letter: Letter; readonly answers: Answers } {
  let now = { letter, answers };
  for (const [category, grade] of grades) {
    const isTheirs = (block: Block): boolean =>
      block.category === category && taken[block.id] !== undefined && taken[block.id] === block.text;
    const without = mapBlocks(now.letter, (block) =>
      block.kind === 'own' && isTheirs(block) && block.grade !== null && block.grade > grade ? null : block,
    );
    const better = blocksOf(without)
      .filter((block) => isTheirs(block) && block.kind === 'system')
      .reduce((one, { id }) => changeBlockGrade(one, id, grade, now.answers), without);
    now = changeCategoryGrade(better, category, grade, now.answers);
  }
  return now;
}
