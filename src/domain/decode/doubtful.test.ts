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

/** Sentences of a good letter that is not brilliant. */
const fair = letter.map((one) => ({ ...one, grade: 2 }));

it.each([
  'Ihre Fläche war jeden Morgen ein Augenschmaus.',
  'Der digitale Bauantrag ging drei Monate vor dem Termin in Betrieb.',
  'Sie war Herz und Gedächtnis dieses Hauses.',
])('silences in a brilliant letter what no word of blame makes fail: %s', (text) => {
  expect(keeps(text)).toBe(false);
  expect(keeps(text, {}, fair)).toBe(true);
  expect(keeps(text, { confidence: 0.86 })).toBe(true);
});

it('in a brilliant letter a limit must be read surely, blame need not', () => {
  expect(keeps('Seine Arbeitsergebnisse waren fast durchweg mangelhaft.', { confidence: 0.55 })).toBe(true);
  const text = 'Wenn er eine Kundin ansah, wusste er meist auch schon ihre Größe.';
  expect(keeps(text, { confidence: 0.6 })).toBe(false);
  expect(keeps(text)).toBe(true);
});

it('in a good letter what tells nothing either way is silenced where it is hardly read as failing', () => {
  const text = 'Daneben pflegte sie die Stammdaten.';
  expect(keeps(text, { confidence: 0.55 }, fair)).toBe(false);
  expect(keeps(text, {}, fair)).toBe(true);
});

it('silences praise that reads as failing in a good letter', () => {
  expect(keeps('Auch sein Vortrag vor dem Verband überzeugte alle Anwesenden.')).toBe(false);
});

it.each([
  ['what blames', 'Seine Unterlagen waren oft fehlerhaft.'],
  ['what limits', 'Überzeugend trug er nur selten vor.'],
  ['praise of what goes without saying', 'Er war stets pünktlich.'],
  ['what says nothing good', 'Er nahm an den Sitzungen teil.'],
])('keeps %s', (_, text) => expect(keeps(text, {}, fair)).toBe(true));

it('keeps what is read surely, what hints at a code, and weak sentences of weak letters', () => {
  const text = 'Auch sein Vortrag überzeugte alle.';
  expect(keeps(text, { confidence: 0.95 })).toBe(true);
  expect(keeps(text, {}, [weak, weak, weak, weak, weak])).toBe(true);
  const hinting = { ...weak, hint: () => ({ id: null, kind: 'code', share: 0.8 }) as const };
  expect(withoutDoubtful([...fair, hinting], () => text).at(-1)?.graded).toBe(true);
  expect(withoutDoubtful([...letter, hinting], () => text).at(-1)?.graded).toBe(false);
});

it('never silences the conduct or the sum: what a letter must say would count as flawless', () => {
  const text = 'Auch sein Vortrag überzeugte alle.';
  for (const category of ['internal-behavior', 'external-behavior', 'performance-summary'] as const)
    expect(keeps(text, { category })).toBe(true);
});
