import type { GradedSentence } from './grade-sentence.ts';
import { bodyParts, partOfTitle, scoreParts, type BodyPart } from './part-cues.ts';
import type { Part } from './reading.ts';
import { isSummary } from './satisfaction.ts';
import type { Unit } from './units.ts';

/** What a change from one part to the next costs: forward is usual, back is rare, within a paragraph rarer. */
const back = 3;
const withinParagraph = 1.4;
/** What it costs to leave a part out: tasks and performance hardly ever are. */
const skips = [0.1, 0.1, 1.2, 0.6, 0.3, 0];

/**
 * Gives each unit of the letter its part: the cheapest walk through the usual order of parts that fits what the
 * sentences say, so that neither blank lines nor headings are needed.
 * @param graded what the sentence reader made of each unit, null where it was not asked
 * @param named tells whether a sentence names the person
 */
export function splitParts(
  units: readonly Unit[],
  graded: readonly (GradedSentence | null)[],
  named: (text: string) => boolean,
): Part[] {
  const body = units.flatMap((unit, i) => (unit.zone === 'body' ? [i] : []));
  const walk = cheapestWalk(
    body.map((i) => units[i] as Unit),
    body.map((i) => graded[i] ?? null),
    named,
  );
  const parts: Part[] = units.map(({ zone }) => (zone === 'body' ? 'other' : zone));
  body.forEach((i, at) => {
    parts[i] = walk[at] as BodyPart;
  });
  return parts.map((part, i) =>
    part === 'performance' && graded[i]?.graded === true && isSummary(units[i] as Unit, graded[i] ?? null)
      ? 'summary'
      : part,
  );
}

function cheapestWalk(
  units: readonly Unit[],
  graded: readonly (GradedSentence | null)[],
  named: (text: string) => boolean,
): BodyPart[] {
  const count = bodyParts.length;
  const from: number[][] = [];
  let best = bodyParts.map((_, part) => -part);
  let announced: BodyPart | null = null;
  units.forEach((unit, at) => {
    if (unit.kind === 'title') announced = partOfTitle(unit.flat);
    // A heading over a list of tasks ends with the list.
    else if (announced === 'tasks' && unit.kind === 'sentence' && units[at - 1]?.kind === 'item')
      announced = null;
    const scores = scoreParts(unit, graded[at] ?? null, named);
    if (announced !== null) scores[announced] += unit.kind === 'title' ? 8 : 2.5;
    // The first sentence introduces the person.
    if (at === 0) scores.introduction += 2;
    const sameParagraph = at > 0 && units[at - 1]?.paragraph === unit.paragraph;
    const changes = sameParagraph ? changesWithin : changesBetween;
    const next: number[] = [];
    const cameFrom: number[] = [];
    for (let to = 0; to < count; to++) {
      // The first unit comes from nowhere.
      let source = to;
      let top = best[to] as number;
      const parts = at === 0 ? 0 : count;
      for (let part = 0; part < parts; part++) {
        const value = (best[part] as number) - (changes[part * count + to] as number);
        if (value > top || (value === top && part < source)) {
          top = value;
          source = part;
        }
      }
      next.push(top + scores[bodyParts[to] as BodyPart]);
      cameFrom.push(source);
    }
    best = next;
    from.push(cameFrom);
  });
  const walk: BodyPart[] = [];
  let part = best.indexOf(Math.max(...best));
  for (let at = units.length - 1; at >= 0; at--) {
    walk.push(bodyParts[part] as BodyPart);
    part = from[at]?.[part] ?? part;
  }
  return walk.toReversed();
}

function cost(from: number, to: number, sameParagraph: boolean): number {
  if (from === to) return 0;
  const skipped = skips.slice(from + 1, to).reduce((sum, skip) => sum + skip, 0);
  const direction = to > from ? skipped : back - (from === 4 && to === 3 ? 1 : 0);
  return direction + (sameParagraph ? withinParagraph : 0.3);
}

/** The costs of all changes, row by row: they are asked some thousand times a letter. */
const costs = (sameParagraph: boolean): readonly number[] =>
  bodyParts.flatMap((_, from) => bodyParts.map((__, to) => cost(from, to, sameParagraph)));
const changesWithin = costs(true);
const changesBetween = costs(false);
