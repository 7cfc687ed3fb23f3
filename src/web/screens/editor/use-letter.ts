import { useCallback, useMemo, useRef, useState } from 'react';
import type { Answers, TextOptions } from '#domain/letter/answers.ts';
import type { Category } from '#domain/letter/category.ts';
import {
  assistBlock,
  editBlock,
  hideBlock,
  insertOwn,
  letStand,
  moveBlock,
  removeOwn,
  resetBlock,
  setParagraph,
} from '#domain/letter/edit-letter.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import { blockOf, blocksOf, type AreaId, type Letter } from '#domain/letter/letter.ts';
import type { Content } from '#web/lib/certificate/calls.ts';
import { answersOf, draftOf, type Draft } from '#web/lib/certificate/draft.ts';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { formerDraft, isStale, writtenDraft } from '#web/lib/certificate/written-draft.ts';
import { write } from '#web/lib/certificate/writer.ts';
import { noHistory, redo, remember, undo, type History } from './history.ts';

type Change = Partial<Pick<Content, 'letter' | 'draft'>>;
/**
 * Computes a change from what is there when its turn comes. `answers` are those that the letter is written from: others,
 * which nobody has confirmed yet, put no word into it.
 */
type Work = (letter: Letter, answers: Answers, draft: Draft) => Change | Promise<Change>;

/** The draft with answers that the writer has changed. */
function withAnswers(draft: Draft, answers: Answers): Draft {
  const changed = draftOf({ ...answers }, draft.options);
  const { performance, behavior, ending, exam } = changed;
  return {
    ...draft,
    performance: { ...draft.performance, ratings: performance.ratings },
    behavior: { ...draft.behavior, internal: behavior.internal, customers: behavior.customers },
    ending: { ...draft.ending, future_wishes: ending.future_wishes },
    exam: { ...draft.exam, result: exam.result },
  };
}

/** A letter whose answers were changed and not confirmed is not finished. */
const statusOf = (content: Content): Content['status'] =>
  isStale({ ...content, status: 'edited' }) ||
  (content.letter?.made === undefined && content.status === 'draft')
    ? 'draft'
    : 'edited';

/** An id that no block of the letter has. */
function newId(letter: Letter): string {
  const numbers = blocksOf(letter).map(({ id }) => Number(/^own\/(\d+)$/.exec(id)?.[1] ?? 0));
  return `own/${Math.max(0, ...numbers) + 1}`;
}

/** What comes back from the writer's thread is a copy. */
const isSameAnswers = (one: Answers, other: Answers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Everything that can be done with the letter; each act can be undone and redone. */
export function useLetter(store: CertificateStore) {
  const [history, setHistory] = useState<History<Content>>(noHistory);
  const remembered = useRef(history);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [failed, setFailed] = useState(false);

  /** One after the other: each builds upon what the one before has made. */
  const inTurn = useCallback((work: () => void | Promise<void>): Promise<void> => {
    const before = queue.current;
    const done = (async () => {
      await before;
      try {
        await work();
      } catch {
        setFailed(true);
      }
    })();
    queue.current = done;
    return done;
  }, []);

  const act = useCallback(
    (work: Work): Promise<void> =>
      inTurn(async () => {
        const { content } = store.state();
        if (content.letter === null) return;
        const change = await work(content.letter, answersOf(writtenDraft(content)), content.draft);
        const isSame = (change.letter ?? content.letter) === content.letter && change.draft === undefined;
        if (isSame) return;
        setFailed(false);
        remembered.current = remember(remembered.current, content);
        setHistory(remembered.current);
        store.change({ ...change, status: statusOf({ ...content, ...change }) });
      }),
    [inTurn, store],
  );

  const step = useCallback(
    (way: typeof undo): Promise<void> =>
      inTurn(() => {
        const taken = way(remembered.current, store.state().content);
        if (taken === null) return;
        const [content, after] = taken;
        remembered.current = after;
        setHistory(after);
        store.change({ ...content, status: statusOf(content) });
      }),
    [inTurn, store],
  );

  const acts = useMemo(() => {
    const plain = (work: (letter: Letter) => Letter) => act((letter) => ({ letter: work(letter) }));
    return {
      edit: (id: string, text: string) =>
        // Words that were being typed when their block was taken away are no change.
        plain((letter) => (blockOf(letter, id) === null ? letter : editBlock(letter, id, text))),
      assist: (id: string, text: string) => plain((letter) => assistBlock(letter, id, text)),
      letStand: (id: string) => plain((letter) => letStand(letter, id)),
      reset: (id: string) => plain((letter) => resetBlock(letter, id)),
      hide: (id: string, hidden: boolean) => plain((letter) => hideBlock(letter, id, hidden)),
      remove: (id: string) => plain((letter) => removeOwn(letter, id)),
      paragraph: (id: string, paragraph: boolean) => plain((letter) => setParagraph(letter, id, paragraph)),
      /** @returns the id of the new block */
      insert: async (area: AreaId, text: string, after: string | null): Promise<string> => {
        let id = '';
        await plain((letter) => {
          id = newId(letter);
          return insertOwn(letter, area, { id, text, paragraph: true }, after);
        });
        return id;
      },
      move: (id: string, to: number) =>
        act(async (letter, answers) => ({
          letter: await write('restyle', moveBlock(letter, id, to), answers),
        })),
      take: (id: string, module: string) =>
        act(async (letter, answers) => ({
          letter: await write('takeAlternative', letter, id, module, answers),
        })),
      grade: (id: string, grade: NamedGrade) =>
        act(async (letter, answers, draft) => {
          const now = await write('gradeBlock', letter, id, grade, answers);
          return isSameAnswers(now.answers, answers)
            ? { letter: now.letter }
            : { letter: now.letter, draft: withAnswers(draft, now.answers) };
        }),
      gradeCategories: (grades: readonly (readonly [Category, NamedGrade])[]) =>
        act(async (letter, answers, draft) => {
          const taken = store.state().source?.blocks ?? {};
          const now = await write('gradeCategories', letter, grades, answers, taken);
          return { letter: now.letter, draft: withAnswers(draft, now.answers) };
        }),
      option: <Name extends keyof TextOptions>(name: Name, value: TextOptions[Name]) =>
        act(async (letter, answers, draft) => {
          const changed = { ...draft, options: { ...draft.options, [name]: value } };
          const styled = { ...answers, options: answersOf(changed).options };
          return { draft: changed, letter: await write('restyle', letter, styled) };
        }),
      /** The answers that the letter was made of, instead of those that were changed since. */
      takeBack: () =>
        act((letter, _, draft) =>
          letter.made === undefined ? {} : { draft: formerDraft(draft, letter.made) },
        ),
      answers: (change: (draft: Draft) => Draft) =>
        act(async (letter, _, draft) => {
          const changed = change(draft);
          return { draft: changed, letter: await write('regenerate', letter, answersOf(changed)) };
        }),
      /** Puts an area into the order that readers expect; own blocks stay behind what they stood behind. */
      order: (area: AreaId) =>
        act(async (letter, answers) => {
          const fresh = await write('compose', answers, letter.seed);
          const places = new Map(
            fresh.areas.find(({ id }) => id === area)?.blocks.map(({ id }, at) => [id, at]) ?? [],
          );
          let last = -1;
          const areas = letter.areas.map((one) => {
            if (one.id !== area) return one;
            const ranked = one.blocks.map((block) => ({
              block,
              rank: (last = places.get(block.id) ?? last),
            }));
            return { ...one, blocks: ranked.toSorted((a, b) => a.rank - b.rank).map(({ block }) => block) };
          });
          return { letter: await write('restyle', { ...letter, areas }, answers) };
        }),
    };
  }, [act, store]);

  return {
    acts,
    failed,
    undo: history.past.length === 0 ? null : () => void step(undo),
    redo: history.future.length === 0 ? null : () => void step(redo),
  };
}
export type LetterActs = ReturnType<typeof useLetter>['acts'];
