import type { Placed } from './point.ts';
import { missingPersons } from './rest-point.ts';
import { namePersons } from './reword-persons.ts';
import { wishInWords } from './wish-in-words.ts';

/** Where a sentence that is asked for says what is missing, nothing is added besides. */
const covers: Readonly<Record<string, RegExp>> = {
  'missing-summary': /Zufriedenheit/u,
  'missing-behavior': /Verhalten/u,
  'missing-groups': /Verhalten gegenüber/u,
  'missing-superiors': /Vorgesetzte/u,
  'missing-colleagues': /Kolleg/u,
  'missing-result': /[Ee]rgebnis/u,
  'missing-motivation': /Engagement|Einsatz|engagiert/u,
  'missing-honesty': /ehrlich/u,
  'missing-staff': /Mitarbeiter/u,
};

/** Each sentence and each new wording once: a second wish for the same is joined to the first, or said in words. */
export function once(points: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const one of points) {
    const { point } = one;
    const [rule = ''] = point.rules;
    const same = kept.findIndex((other) => point.old !== '' && other.point.old === point.old);
    const isCovered = kept.some(
      ({ point: { wanted } }) => wanted !== '' && covers[rule]?.test(wanted) === true,
    );
    const isTwin =
      point.old === '' && kept.some((other) => other.point.old === '' && other.point.topic === point.topic);
    if (isCovered || isTwin) continue;
    if (same >= 0) {
      const first = kept[same];
      const isNew = point.rules.some((id) => first?.point.rules.includes(id) !== true);
      if (first !== undefined && isNew) kept[same] = joined(first, one);
      continue;
    }
    const isTold = point.wanted !== '' && kept.some((other) => other.point.wanted === point.wanted);
    if (!isTold) kept.push(one);
    else if (one.finding !== undefined && point.kind === 'replace')
      kept.push({ ...one, point: { ...point, kind: 'clarify', wanted: '', wish: wishInWords(one.finding) } });
  }
  return kept;
}

/** Two wishes for one sentence: the persons that are missing are named in what is asked for anyway. */
function joined(first: Placed, second: Placed): Placed {
  const also = missingPersons[second.point.rules[0] ?? ''] ?? [];
  const { wanted, wish } = first.point;
  const alsoAsked = wanted === '' && second.finding !== undefined ? wishInWords(second.finding) : '';
  return {
    ...first,
    point: {
      ...first.point,
      wanted: wanted === '' ? '' : (namePersons(wanted, also) ?? wanted),
      wish: [wish, alsoAsked].filter((one) => one !== '').join(' '),
      reason: [first.point.reason, second.point.reason].join(' '),
      rules: [...first.point.rules, ...second.point.rules],
    },
  };
}
