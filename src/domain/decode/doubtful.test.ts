import { expect, it } from 'vitest';
import { withoutDoubtful } from './doubtful.ts';
import { gradeSentence, type GradedSentence } from './grade-sentence.ts';

const good = gradeSentence('Sie arbeitete stets sehr sorgfältig.');
const letter = [good, good, good, good, good];
const weak: GradedSentence = { ...good, grade: 5, confidence: 0.7 };

/** Whether the last sentence keeps its grade among the others. */
function keeps(text: string, one: Partial<GradedSentence> = {}, others = letter): boolean {
  const all = [...others, { ...weak, ...one, hint: () => null }];
  return withoutDoubtful(all, () => text).at(-1)?.graded === true;
}

it('silences praise that reads as failing in a good letter', () => {
  expect(keeps('Auch sein Vortrag vor dem Verband überzeugte alle Anwesenden.')).toBe(false);
});

it.each([
  ['what blames', 'Seine Unterlagen waren oft fehlerhaft.'],
  ['what limits', 'Überzeugend trug er nur selten vor.'],
  ['praise of what goes without saying', 'Er war stets pünktlich.'],
  ['what says nothing good', 'Er nahm an den Sitzungen teil.'],
])('keeps %s', (_, text) => expect(keeps(text)).toBe(true));

it('keeps what is read surely, what hints at a code, and weak sentences of weak letters', () => {
  const text = 'Auch sein Vortrag überzeugte alle.';
  expect(keeps(text, { confidence: 0.95 })).toBe(true);
  expect(keeps(text, {}, [weak, weak, weak, weak, weak])).toBe(true);
  const hinting = { ...weak, hint: () => ({ id: null, kind: 'code', share: 0.8 }) as const };
  expect(withoutDoubtful([...letter, hinting], () => text).at(-1)?.graded).toBe(true);
});

it('never silences the conduct or the sum: what a letter must say would count as flawless', () => {
  const text = 'Auch sein Vortrag überzeugte alle.';
  for (const category of ['internal-behavior', 'external-behavior', 'performance-summary'] as const)
    expect(keeps(text, { category })).toBe(true);
});
