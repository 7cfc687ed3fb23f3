// Fits the learned part of the sentence decoder on the fitting part of tests/corpus and writes src/domain/knowledge/weights.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf, type Features } from '../src/domain/decode/sentence-features.ts';
import { unitsOf } from '../src/domain/decode/sentence-units.ts';
import { withoutSubject } from './fit/augment.ts';
import { type CorpusSentence, isJudge, readSentences } from './fit/corpus.ts';
import { pack } from './fit/pack.ts';
import { train } from './fit/train.ts';

const everything = process.argv.includes('--all');
const whole = readSentences().filter((row) => everything || !isJudge(row));
const cutShort = new Set(whole.map(withoutSubject).filter((row) => row !== null));
const rows = [...whole, ...cutShort];
const features = new Map(rows.map((row) => [row, featuresOf(unitsOf(row.text))]));

interface Head {
  readonly space: keyof Features;
  readonly outputs: readonly string[];
  readonly output: (row: CorpusSentence) => string | null;
  readonly weight?: (row: CorpusSentence) => number;
  /** Exponent for the rarity of a feature; 0 for none. */
  readonly rarity: number;
  readonly blur: number;
  readonly hidden: number;
  readonly keep: number;
  readonly step: number;
  readonly signed: boolean;
}

function fitHead(head: Head): ReturnType<typeof pack> {
  const used = rows.filter((row) => head.output(row) !== null);
  const counts = new Map<number, number>();
  for (const row of used) {
    for (const name of (features.get(row) as Features)[head.space])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let names = [...counts].filter(([, count]) => count >= 2).map(([name]) => name);
  let weights: Float32Array = new Float32Array();
  for (const round of ['all', 'kept']) {
    const index = new Map(names.map((name, at) => [name, at]));
    const scale = Float32Array.from(
      names,
      (name) => (Math.log(used.length / (counts.get(name) as number)) / 5) ** head.rarity,
    );
    const data = used.map((row) => ({
      features: (features.get(row) as Features)[head.space]
        .map((name) => index.get(name))
        .filter((at) => at !== undefined),
      output: head.outputs.indexOf(head.output(row) as string),
      weight: (head.weight?.(row) ?? 1) * (cutShort.has(row) ? 0.4 : 1),
    }));
    weights = train(data, head.outputs.length, names.length, {
      epochs: 16,
      rate: 0.4,
      decay: 1e-5,
      blur: head.blur,
      hidden: head.hidden,
      scale,
    });
    if (round === 'all') names = strongest(names, weights, head.outputs.length, counts, head.keep);
  }
  if (head.outputs.length > 2) return pack(names, weights, head.outputs, head.step, head.signed);
  const difference = Float32Array.from(
    names,
    (_, at) => (weights[2 * at + 1] as number) - (weights[2 * at] as number),
  );
  return pack(names, difference, head.outputs.slice(1), head.step, head.signed);
}

/** The features that tell outputs apart: the spread of their weights (best to fourth) times the root of how often they occur. */
function strongest(
  names: readonly number[],
  weights: Float32Array,
  outputs: number,
  counts: ReadonlyMap<number, number>,
  keep: number,
): number[] {
  return names
    .map((name, at) => {
      const row = weights.slice(at * outputs, (at + 1) * outputs).toSorted((a, b) => b - a);
      const spread = (row[0] as number) - (row[Math.min(outputs > 5 ? 3 : 4, outputs - 1)] as number);
      return { name, force: spread * Math.sqrt(counts.get(name) as number) };
    })
    .toSorted((a, b) => b.force - a.force || a.name - b.name)
    .slice(0, keep)
    .map(({ name }) => name);
}

const categories = [...new Set(rows.map((row) => row.category))].filter((name) => name !== 'none').toSorted();
const heads = {
  graded: fitHead({ space: 'grade', outputs: ['neutral', 'graded'], output: (row) => (row.grade === null ? 'neutral' : 'graded'), weight: (row) => (row.grade === null ? 2.5 : 1), rarity: 0, blur: 0, hidden: 0.3, keep: 12000, step: 0.8, signed: true }),
  grade: fitHead({ space: 'grade', outputs: ['1', '2', '3', '4', '5'], output: (row) => (row.grade === null ? null : String(Math.min(5, Math.round(row.grade)))), rarity: 0.3, blur: 0.05, hidden: 0.5, keep: 11500, step: 0.55, signed: true }),
  category: fitHead({ space: 'category', outputs: categories, output: (row) => (row.category === 'none' ? null : row.category), rarity: 1, blur: 0, hidden: 0.3, keep: 12000, step: 1.4, signed: false }),
}; // prettier-ignore

const target = path.resolve(import.meta.dirname, '../src/domain/knowledge/weights.ts');
const body = Object.entries(heads)
  .map(([name, model]) => `export const ${name}Weights: ModelData = ${JSON.stringify(model)};\n`)
  .join('\n');
writeFileSync(
  target,
  `// Made by scripts/fit.ts from tests/corpus/sentences.jsonl; not edited by hand.\nimport type { ModelData } from '../decode/linear-model.ts';\n\n${body}`,
);
for (const [name, model] of Object.entries(heads))
  console.log(name, Math.round(model.data.length / 1000), 'kB base64');
