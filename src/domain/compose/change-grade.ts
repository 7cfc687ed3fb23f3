import type { Answers } from '../letter/answers.ts';
import { basisOf } from '../letter/basis.ts';
import { performanceCategories, type Category } from '../letter/category.ts';
import type { NamedGrade } from '../letter/grade.ts';
import { withoutAssisted } from '../letter/edit-letter.ts';
import { blockOf, blocksOf, isTakenOver, mapBlocks, type Block, type Letter } from '../letter/letter.ts';
import { memoryBefore, placeOf } from './block-context.ts';
import { rankFor, readsRight } from './choose.ts';
import { regenerate } from './regenerate.ts';
import { settingOf } from './setting.ts';

/**
 * The letter with one system block in another grade. The user asked for this very block: an edit of it is replaced.
 * Unchanged when there is nothing to say in that grade.
 */
export function changeBlockGrade(letter: Letter, id: string, grade: NamedGrade, answers: Answers): Letter {
  const block = blockOf(letter, id);
  if (block === null || block.kind === 'own' || block.grade === null) return letter;
  const changed = regraded(letter, { ...block, grade }, answers);
  return changed === null ? letter : mapBlocks(letter, (one) => (one.id === id ? changed : one));
}

function regraded(letter: Letter, block: Block, answers: Answers): Block | null {
  const place = placeOf(block, answers);
  if (place === null) return null;
  const setting = settingOf(answers);
  const used = new Set(blocksOf(letter).flatMap(({ module }) => module ?? []));
  const ranked = rankFor(place, setting, memoryBefore(letter, block.id, setting), used);
  const best = ranked.find(readsRight) ?? ranked[0];
  if (best === undefined) return null;
  return { ...withoutAssisted(block), module: best.module.id, text: best.text, original: best.text };
}

/** Traits and the remark on honesty go by the mean of all ratings. */
const isAside = ({ id }: Block): boolean => /^(?:trait|leadership-trait|honesty)(?:\/|$)/.test(id);

/**
 * Like `changeBlockGrade`, and the answers with it: the sentence on a category is what the form asks a grade for. A
 * second sentence on it, or a trait, has a grade of its own.
 */
export function gradeBlock(
  letter: Letter,
  id: string,
  grade: NamedGrade,
  answers: Answers,
): { readonly letter: Letter; readonly answers: Answers } {
  const changed = changeBlockGrade(letter, id, grade, answers);
  const block = blockOf(changed, id);
  if (changed === letter || block?.category == null || isAside(block) || id.endsWith('/2'))
    return { letter: changed, answers };
  const graded = withGrade(answers, block.category, grade);
  const made = letter.made === undefined ? {} : { made: basisOf(graded) };
  return { letter: { ...changed, ...made }, answers: graded };
}

/**
 * The answers and the letter with another grade for a category. Own blocks, edited blocks and the order stay; an
 * edited block keeps its words and counts as the new grade. A reference that was taken over gets no more sentences than
 * this category needs, and none where one stands.
 */
export function changeCategoryGrade(
  letter: Letter,
  category: Category,
  grade: NamedGrade,
  answers: Answers,
): { readonly letter: Letter; readonly answers: Answers } {
  const changed = withGrade(answers, category, grade);
  const regradedLetter = mapBlocks(letter, (block) =>
    block.category === category && block.kind === 'system' && !isAside(block) ? { ...block, grade } : block,
  );
  const told = blocksOf(letter).some((block) => block.category === category && !block.hidden);
  const isWanted = (block: Block): boolean => !isTakenOver(letter) || (block.category === category && !told);
  return { letter: regenerate(regradedLetter, changed, letter.seed, isWanted), answers: changed };
}

function withGrade(answers: Answers, category: Category, grade: NamedGrade): Answers {
  const { performance, behavior, ending, exam } = answers;
  if (category === 'internal-behavior') return { ...answers, behavior: { ...behavior, internal: grade } };
  if (category === 'external-behavior') return { ...answers, behavior: { ...behavior, customers: grade } };
  if (category === 'future-wishes') return { ...answers, ending: { ...ending, future_wishes: grade } };
  if (category === 'exam-result')
    return exam === null ? answers : { ...answers, exam: { ...exam, result: grade } };
  const rated = performanceCategories.find((one) => one === category);
  if (rated === undefined) return answers;
  return { ...answers, performance: { ...performance, ratings: { ...performance.ratings, [rated]: grade } } };
}
