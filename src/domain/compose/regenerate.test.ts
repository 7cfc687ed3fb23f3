import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import type { Answers } from '../letter/answers.ts';
import {
  editBlock,
  hideBlock,
  insertOwn,
  moveBlock,
  removeOwn,
  resetBlock,
  setParagraph,
} from '../letter/edit-letter.ts';
import { blockOf, blocksOf, isEdited, type Block, type Letter } from '../letter/letter.ts';
import { readLetter } from '../letter/read-letter.ts';
import { alternativesFor, takeAlternative } from './alternatives.ts';
import { changeBlockGrade, changeCategoryGrade, gradeBlock } from './change-grade.ts';
import { compose } from './compose.ts';
import { regenerate } from './regenerate.ts';
import { restyle } from './restyle.ts';

const answers = sampleAnswers();
const letter = compose(answers, 3);
const get = (from: Letter, id: string): Block => {
  const block = blockOf(from, id);
  if (block === null) throw new Error(`no block ${id}`);
  return block;
};
const order = (from: Letter, area: string): string[] =>
  from.areas.filter(({ id }) => id === area).flatMap(({ blocks }) => blocks.map(({ id }) => id));
const withOptions = (options: Partial<Answers['options']>): Answers => ({
  ...answers,
  options: { ...answers.options, ...options },
});

/** A letter that a user has worked on. */
function worked(): Letter {
  const edited = editBlock(
    letter,
    'performance/expertise',
    'Ihr Wissen über Umspannwerke war uns stets eine große Hilfe.',
  );
  const owned = insertOwn(
    edited,
    'performance',
    { id: 'own-1', text: 'Hervorzuheben ist das Umspannwerk Süderlügum.' },
    'performance/expertise',
  );
  return moveBlock(owned, 'performance/working-success', 0);
}

describe('alternatives', () => {
  const id = 'performance/motivation';

  test('are other modules of the same category and grade, each once', () => {
    const found = alternativesFor(letter, id, answers);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(new Set(found.map(({ module }) => module)).size).toBe(found.length);
    expect(found.map(({ module }) => module)).not.toContain(get(letter, id).module);
  });

  test('replace the block and nothing else', () => {
    const [first] = alternativesFor(letter, id, answers);
    const changed = takeAlternative(letter, id, first?.module ?? '', answers);
    expect(get(changed, id).text).toBe(first?.text);
    expect(get(changed, id).module).toBe(first?.module);
    const rest = (from: Letter): Block[] => blocksOf(from).filter((block) => block.id !== id);
    expect(rest(changed)).toEqual(rest(letter));
  });

  test('there are none for own blocks', () => {
    expect(alternativesFor(worked(), 'own-1', answers)).toEqual([]);
  });

  test('a closing sentence has its own', () => {
    const closing = order(letter, 'closing').find((one) => one.startsWith('closing/')) ?? '';
    for (const { text } of alternativesFor(letter, closing, answers))
      expect(text).toMatch(/dank|wünsch|bedauer/i);
  });
});

describe('change of grade', () => {
  test('of one block changes this block alone', () => {
    const changed = changeBlockGrade(letter, 'performance/resilience', 4, answers);
    expect(get(changed, 'performance/resilience')).toMatchObject({ grade: 4, category: 'resilience' });
    expect(get(changed, 'performance/resilience').module).not.toBe(
      get(letter, 'performance/resilience').module,
    );
    expect(get(changed, 'performance/expertise')).toEqual(get(letter, 'performance/expertise'));
  });

  test('of a category keeps own and edited blocks and the order', () => {
    const before = worked();
    const { letter: after, answers: changed } = changeCategoryGrade(before, 'motivation', 1, answers);
    expect(changed.performance.ratings.motivation).toBe(1);
    expect(get(after, 'performance/motivation').grade).toBe(1);
    expect(get(after, 'performance/expertise').text).toBe(get(before, 'performance/expertise').text);
    expect(get(after, 'own-1').text).toBe('Hervorzuheben ist das Umspannwerk Süderlügum.');
    expect(order(after, 'performance')).toEqual(order(before, 'performance'));
  });

  test('of the category of an edited block keeps its words', () => {
    const { letter: after } = changeCategoryGrade(worked(), 'expertise', 1, answers);
    expect(get(after, 'performance/expertise').text).toMatch(/Umspannwerke/);
    expect(get(after, 'performance/expertise').grade).toBe(1);
    expect(isEdited(get(after, 'performance/expertise'))).toBe(true);
  });

  test.each([
    ['internal-behavior', 'behavior/internal'],
    ['external-behavior', 'behavior/external'],
    ['performance-summary', 'summary'],
  ] as const)('works for %s', (category, id) => {
    expect(get(changeCategoryGrade(letter, category, 3, answers).letter, id).grade).toBe(3);
  });
});

describe('options', () => {
  test('gender form, company term and date format change untouched blocks and leave the rest', () => {
    const before = worked();
    const after = restyle(
      before,
      withOptions({ gender_form: 'colon', company_term: 'Kanzlei', date_format: 'numeric' }),
    );
    expect(get(after, 'introduction').text).toMatch(/01\.03\.2018/);
    expect(get(after, 'introduction').text).toMatch(/unserer? Kanzlei/);
    expect(get(after, 'behavior/internal').text).not.toMatch(/Kolleginnen und/);
    expect(get(after, 'performance/expertise').text).toBe(get(before, 'performance/expertise').text);
    expect(blocksOf(after).map(({ id, module }) => [id, module])).toEqual(
      blocksOf(before).map(({ id, module }) => [id, module]),
    );
  });
});

describe('regeneration', () => {
  const promoted: Answers = {
    ...answers,
    person: { ...answers.person, salutation: 'Herr', first_name: 'Jonas' },
  };

  test('with the same answers changes nothing', () => {
    expect(regenerate(letter, answers)).toEqual(letter);
  });

  test('of base data keeps the work of the user', () => {
    const before = worked();
    const after = regenerate(before, promoted);
    expect(get(after, 'introduction').text).toMatch(/Herr Jonas Vogt/);
    expect(get(after, 'performance/expertise').text).toBe(get(before, 'performance/expertise').text);
    const { salutation, title, first_name, last_name } = answers.person;
    const writtenFor = { salutation, title, first_name, last_name };
    expect(get(after, 'own-1')).toEqual({ ...get(before, 'own-1'), writtenFor });
    expect(order(after, 'performance')).toEqual(order(before, 'performance'));
  });

  test('keeps a grade that was chosen in the letter, as long as the answers ask for the same', () => {
    const asked = get(letter, 'performance/motivation').grade;
    const own = asked === 4 ? 3 : 4;
    const chosen = changeBlockGrade(letter, 'performance/motivation', own, answers);
    const after = get(regenerate(chosen, promoted), 'performance/motivation');
    expect(after).toMatchObject({ grade: own, module: get(chosen, 'performance/motivation').module });
    const stored = readLetter(JSON.parse(JSON.stringify(chosen))) as Letter;
    expect(get(regenerate(stored, promoted), 'performance/motivation').grade).toBe(own);
    const { ratings } = promoted.performance;
    const other = asked === 1 ? 2 : 1;
    const raised = {
      ...promoted,
      performance: { ...promoted.performance, ratings: { ...ratings, motivation: other } },
    };
    expect(get(regenerate(chosen, raised as Answers), 'performance/motivation').grade).toBe(other);
    // Asked for by name, the grade of the answers is wanted again.
    const back = changeCategoryGrade(chosen, 'motivation', asked ?? 2, answers).letter;
    expect(get(back, 'performance/motivation').grade).toBe(asked);
  });

  test('a grade chosen for the sentence on a category is the answer from then on', () => {
    const { letter: after, answers: now } = gradeBlock(letter, 'performance/resilience', 4, answers);
    expect(now.performance.ratings.resilience).toBe(4);
    expect(after.made?.performance.ratings.resilience).toBe(4);
    expect(get(regenerate(after, { ...now, person: promoted.person }), 'performance/resilience').grade).toBe(
      4,
    );
  });

  test('keeps a chosen alternative', () => {
    const chosen = alternativesFor(letter, 'performance/motivation', answers).at(-1)?.module ?? '';
    const after = regenerate(takeAlternative(letter, 'performance/motivation', chosen, answers), promoted);
    expect(get(after, 'performance/motivation').module).toBe(chosen);
  });

  test('drops hidden blocks until their grade changes', () => {
    const hidden = hideBlock(letter, 'performance/resilience', true);
    const after = regenerate(hidden, promoted);
    expect(blockOf(after, 'performance/resilience')).toBeNull();
    expect(blockOf(regenerate(after, answers), 'performance/resilience')).toBeNull();
    expect(
      changeCategoryGrade(after, 'resilience', 1, promoted).letter.areas.flatMap(({ blocks }) => blocks),
    ).toContainEqual(expect.objectContaining({ id: 'performance/resilience', grade: 1 }));
  });

  test('puts a new category where it belongs and takes out one that is not rated any more', () => {
    const { resilience: _, ...ratings } = answers.performance.ratings;
    const changed: Answers = {
      ...answers,
      performance: { ...answers.performance, ratings: { ...ratings, creativity: 2 } },
    };
    const ids = order(regenerate(worked(), changed), 'performance');
    expect(ids).not.toContain('performance/resilience');
    expect(ids.indexOf('performance/creativity')).toBe(ids.indexOf('performance/comprehension') + 1);
    expect(ids).toContain('own-1');
  });

  test('with another seed keeps only what the user did', () => {
    const after = regenerate(worked(), answers, 99);
    expect(get(after, 'performance/expertise').text).toMatch(/Umspannwerke/);
    expect(order(after, 'performance')[0]).toBe('performance/working-success');
  });
});

describe('edits', () => {
  test('are undone by a reset', () => {
    const edited = editBlock(letter, 'summary', 'Etwas anderes.');
    expect(isEdited(get(edited, 'summary'))).toBe(true);
    expect(resetBlock(edited, 'summary')).toEqual(letter);
  });

  test('own blocks can be removed, system blocks cannot', () => {
    expect(blockOf(removeOwn(worked(), 'own-1'), 'own-1')).toBeNull();
    expect(removeOwn(letter, 'summary')).toEqual(letter);
  });

  test('a block moves within its area only', () => {
    const moved = moveBlock(letter, 'performance/motivation', 99);
    expect(order(moved, 'performance').at(-1)).toBe('performance/motivation');
    expect(order(moved, 'behavior')).toEqual(order(letter, 'behavior'));
    expect(moveBlock(letter, 'nothing', 1)).toEqual(letter);
  });

  test('a paragraph begins where the user wants it, and the name with it', () => {
    const split = restyle(setParagraph(letter, 'performance/working-success', true), answers);
    expect(get(split, 'performance/working-success').paragraph).toBe(true);
  });
});
