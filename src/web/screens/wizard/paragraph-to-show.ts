import { paragraphsOf } from '#domain/letter/letter-text.ts';
import { areaIds, type AreaId, type Letter } from '#domain/letter/letter.ts';
import type { WizardStep } from './step-rules.ts';

/** What is written by the answers of a step. */
const areasOf: Readonly<Record<WizardStep, readonly AreaId[]>> = {
  stamm: ['introduction', 'company'],
  beruf: ['introduction', 'career'],
  taetigkeiten: ['tasks'],
  leistung: ['performance', 'summary'],
  verhalten: ['behavior'],
  beendigung: ['exam', 'closing'],
};

interface Paragraph {
  readonly area: AreaId;
  readonly words: string;
}

const paragraphs = (letter: Letter): Paragraph[] =>
  letter.areas.flatMap((area) =>
    paragraphsOf({ ...letter, areas: [area] }).map(({ text, list }) => ({
      area: area.id,
      words: [text, ...list].join('\n'),
    })),
  );

/**
 * Which paragraph of the letter shall be in sight: the one that was just changed, those of the step before others; else
 * the first that the step writes, or what it will follow.
 * @param before the letter as it was shown last in this step; null when the step was just entered
 */
export function paragraphToShow(step: WizardStep, letter: Letter, before: Letter | null): number {
  const now = paragraphs(letter);
  const isOwn = ({ area }: Paragraph): boolean => areasOf[step].includes(area);
  if (before !== null) {
    const known = new Set(paragraphs(before).map(({ words }) => words));
    const changed = now.filter(({ words }) => !known.has(words));
    const shown = changed.find(isOwn) ?? changed[0];
    // What was taken away leaves nothing to be shown.
    return shown === undefined ? -1 : now.indexOf(shown);
  }
  const first = now.findIndex(isOwn);
  if (first >= 0) return first;
  const start = areaIds.indexOf(areasOf[step][0] ?? 'introduction');
  return now.findLastIndex(({ area }) => areaIds.indexOf(area) < start);
}
