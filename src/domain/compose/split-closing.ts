import type { ClosingPart } from '../letter/module.ts';
import { candidatesFor } from './candidates.ts';
import type { Place } from './plan.ts';
import type { Draw } from './random.ts';
import type { Setting } from './setting.ts';

/**
 * Thanks, regret and wishes may stand in one sentence or in several: splits the place into one for each sentence, so
 * that the library has modules for all of them. Other places stay as they are.
 */
export function splitClosing(place: Place, setting: Setting, draw: Draw): Place[] {
  const { says } = place;
  if (says === undefined || says.length < 2) return [place];
  const possible = splits(says)
    .map((parts) => parts.map((one) => ({ ...place, key: `${place.key}/${one.join('+')}`, says: one })))
    .filter((places) => places.every((one) => candidatesFor(one, setting).length > 0))
    .map((places) => places.map((one, at) => ({ ...one, paragraph: place.paragraph && at === 0 })));
  // One sentence for each element sounds like a list; two of them are the usual form.
  const weighed = possible.map((places) => ({
    places,
    weight: Math.abs(places.length - 1.6) + 0.8 * draw(places.map(({ key }) => key).join()),
  }));
  return weighed.toSorted((a, b) => a.weight - b.weight)[0]?.places ?? [place];
}

/** All ways to cut a list into runs. */
function splits(says: readonly ClosingPart[]): ClosingPart[][][] {
  const [first, ...rest] = says;
  if (first === undefined) return [[]];
  return splits(rest).flatMap((parts) => {
    const [head, ...tail] = parts;
    return head === undefined
      ? [[[first]]]
      : [
          [[first], ...parts],
          [[first, ...head], ...tail],
        ];
  });
}
