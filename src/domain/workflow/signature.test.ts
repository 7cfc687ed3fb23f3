import { expect, test } from 'vitest';
import { readSignature, signatureSvg } from './signature.ts';

const drawn = {
  name: 'Ulrike Kern',
  function: 'Leiterin',
  kind: 'drawn',
  strokes: [[0, 0.1, 0.5, 0.2, 1, 0.3, 0.2, 0.1]],
};
const faults = (source: unknown): string[] => readSignature(source).problems.map(({ field }) => field);

test('drawn and typed signatures are read', () => {
  expect(readSignature(drawn)).toMatchObject({ problems: [], signature: { kind: 'drawn', text: '' } });
  expect(readSignature({ name: 'Kern', kind: 'typed', text: 'U. Kern' })).toMatchObject({
    problems: [],
    signature: { kind: 'typed', text: 'U. Kern', strokes: [], function: '' },
  });
});

test.each([
  ['without name', { ...drawn, name: ' ' }, 'name'],
  ['an empty pad', { ...drawn, strokes: [] }, 'strokes'],
  ['a dot', { ...drawn, strokes: [[0.1, 0.1, 0.1, 0.1]] }, 'strokes'],
  ['beside the pad', { ...drawn, strokes: [[0, 0, 1, 2, 0, 0, 0, 0]] }, 'strokes'],
  ['words for numbers', { ...drawn, strokes: [['"/><script>', 0, 0, 0, 0, 0, 0, 0]] }, 'strokes'],
  ['nothing typed', { name: 'Kern', kind: 'typed', text: '' }, 'text'],
  ['too many points', { ...drawn, strokes: [Array.from({ length: 12_002 }, () => 0.5)] }, 'strokes'],
])('%s is refused', (_, source, field) => {
  expect(faults(source)).toContain(field);
});

test('the picture holds numbers only', () => {
  const svg = signatureSvg(readSignature(drawn).signature.strokes);
  expect(svg).toContain('<path d="M0.0 30.0 L150.0 60.0 L300.0 90.0 L60.0 30.0"/>');
  expect(svg.replaceAll(/<\/?(svg|g|path)[^<>]*>/g, '')).toBe('');
});
