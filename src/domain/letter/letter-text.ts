import { formatDate } from '../german/format-date.ts';
import type { Answers } from './answers.ts';
import { certificateTypeLabels } from './certificate-type.ts';
import type { Block, Letter } from './letter.ts';

/** The paragraphs of a letter, hidden blocks left out; lists hang on the paragraph that leads to them. */
export function paragraphsOf(letter: Letter): { readonly text: string; readonly list: readonly string[] }[] {
  return letter.areas.flatMap(({ blocks }) => {
    const groups: Block[][] = [];
    for (const block of blocks.filter(({ hidden }) => !hidden)) {
      const last = groups.at(-1);
      const open = last !== undefined && (last.at(-1)?.list.length ?? 0) === 0;
      if (open && !block.paragraph) last.push(block);
      else groups.push([block]);
    }
    return groups.map((group) => ({
      text: group.map(({ text }) => text).join(' '),
      list: group.flatMap(({ list }) => list),
    }));
  });
}

/** The letter as plain text, from the heading to the signatories. */
export function letterText(letter: Letter, answers: Answers): string {
  const body = paragraphsOf(letter).map(({ text, list }) =>
    [text, ...list.map((item) => `• ${item}`)].filter((line) => line !== '').join('\n'),
  );
  return [certificateTypeLabels[letter.type], ...body, ...footOf(answers)].join('\n\n') + '\n';
}

function footOf({ place, date, signatories, options }: Answers): string[] {
  const day = date === null ? '' : formatDate(date, options.date_format);
  const line = [place, day].filter((part) => part !== '').join(', ');
  const names = signatories.map(({ name, role }) => [name, role].filter((part) => part !== '').join('\n'));
  return [line, ...names].filter((part) => part !== '');
}
