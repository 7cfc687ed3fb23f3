import { blocksOf, type Letter } from '../letter/letter.ts';
import { firstPersonIn, repeatedIn } from './task-faults.ts';
import type { Warning } from './warning.ts';

/** What a proofreader would strike in a list of tasks: one that stands there twice, one in which the person speaks. */
export function taskWarnings(letter: Letter): Warning[] {
  return blocksOf(letter)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id: block, list }): Warning[] => [
      ...[...new Set(repeatedIn(list).map((at) => list[at] ?? ''))].map((task): Warning => ({
        id: 'task-twice',
        severity: 'warning',
        title: 'Eine Aufgabe steht zweimal da',
        detail: `„${task}“ ist in derselben Liste schon genannt; einmal genügt.`,
        area: 'tasks',
        block,
      })),
      ...list.filter(firstPersonIn).map((task): Warning => ({
        id: 'first-person',
        severity: 'warning',
        title: 'Eine Aufgabe steht in der Ich-Form',
        detail: `„${task}“: Im Zeugnis spricht der Arbeitgeber. Üblich sind Stichworte ohne „ich“, etwa „Planung von Anlagen“.`,
        area: 'tasks',
        block,
      })),
    ]);
}
