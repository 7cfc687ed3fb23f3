import { findPersons, type PersonGroup } from '../german/persons.ts';
import { performanceCategories } from '../letter/category.ts';
import { stageOf, stages } from '../letter/category-order.ts';
import type { Block, Letter } from '../letter/letter.ts';
import type { Warning } from './warning.ts';

/** Order that readers expect: readiness before ability … success; superiors before colleagues. */
export function orderWarnings(letter: Letter): Warning[] {
  const blocks = (area: string): Block[] =>
    letter.areas.filter(({ id }) => id === area).flatMap((one) => one.blocks.filter(({ hidden }) => !hidden));
  return [...performanceOrder(blocks('performance')), ...blocks('behavior').flatMap(personOrder)];
}

function performanceOrder(blocks: readonly Block[]): Warning[] {
  const ranks = blocks.flatMap((block) => {
    const category = performanceCategories.find((one) => one === block.category);
    const stage = category === undefined || !block.id.startsWith('performance/') ? null : stageOf(category);
    return stage === null ? [] : [{ block, rank: stages.indexOf(stage) }];
  });
  const wrong = ranks.find(({ rank }, at) => at > 0 && rank < (ranks[at - 1]?.rank ?? 0));
  if (wrong === undefined) return [];
  return [
    {
      id: 'order',
      severity: 'hint',
      title: 'Ungewohnte Reihenfolge',
      detail:
        'Üblich ist: Bereitschaft, Befähigung, Fachwissen, Arbeitsweise, Erfolg. Eine andere Reihenfolge kann als Gewichtung gelesen werden.',
      area: 'performance',
      block: wrong.block.id,
    },
  ];
}

const rankOf: Readonly<Record<PersonGroup, number>> = { superior: 0, colleague: 1, staff: 2, external: 3 };

function personOrder(block: Block): Warning[] {
  const ranks = findPersons(block.text).map(({ group }) => rankOf[group]);
  const superior = ranks.indexOf(0);
  if (superior <= 0) return [];
  return [
    {
      id: 'order',
      severity: 'warning',
      title: 'Vorgesetzte stehen nicht an erster Stelle',
      detail: 'Werden Vorgesetzte nach anderen genannt, lesen viele darin Schwierigkeiten mit der Führung.',
      area: 'behavior',
      block: block.id,
    },
  ];
}
