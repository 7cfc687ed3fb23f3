// Fits the learned part of the search for codes on tests/corpus/codes.jsonl and writes src/domain/knowledge/code-weights.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readUnits } from '../src/domain/decode/units.ts';
import { featuresOf } from '../src/domain/decode/sentence-features.ts';
import { unitsOf } from '../src/domain/decode/sentence-units.ts';
import { isJudgeLetter, readLetters } from './bench/letter-rows.ts';
import { type CodedSentence, isJudge, isListed, isStock, readCoded, readSentences } from './fit/corpus.ts';
import { moduleRows } from './fit/module-rows.ts';
import { pack } from './fit/pack.ts';
import { scaleRows } from './fit/scale-rows.ts';
import { train } from './fit/train.ts';

const target = path.resolve(import.meta.dirname, '../src/domain/knowledge/code-weights.ts');
const { values: asked } = parseArgs({
  options: {
    all: { type: 'boolean' },
    keep: { type: 'string', default: '10000' },
    to: { type: 'string', default: target },
  },
});
/** What holds no code: the innocents of the corpus of codes, and every third sentence of plain praise or none. */
const plain = 0.2;
const coded: CodedSentence[] = readCoded().filter((row) => asked.all === true || !isJudge(row));
const praise = readSentences().filter(
  (row) => (row.grade === null || row.grade <= 3) && (asked.all === true || !isJudge(row)),
);
const weak = readSentences().filter(
  (row) => row.grade === 4 && row.kind === 'plain' && (asked.all === true || !isJudge(row)),
);
/** What stands in good letters and is planted nowhere: introductions, tasks, closings, too. */
const letters = readLetters().filter(
  (letter) => (letter.grade ?? 9) <= 2.5 && (asked.all === true || !isJudgeLetter(letter)),
);
const innocent = letters.flatMap(({ text, planted }) =>
  readUnits(text)
    .units.filter(({ zone, kind }) => zone === 'body' && kind === 'sentence')
    .filter(
      ({ text: sentence }) =>
        !(planted ?? []).some(({ quote }) => quote !== null && overlaps(quote, sentence)),
    )
    .map((unit) => unit.text),
);
const outputs = ['none', ...new Set(coded.flatMap(({ code }) => code ?? []))];
const rows = [
  ...coded.map(({ text, code }) => ({ text, output: outputs.indexOf(code ?? 'none'), weight: 1 })),
  ...praise.map((row) => ({
    text: row.text,
    output: 0,
    weight: isStock(row) ? 1 : isListed(row) ? 0.5 : plain,
  })),
  // Every step of the scale says openly what it says.
  ...scaleRows().map(({ text }) => ({ text, output: 0, weight: 0.05 })),
  // The composer's own words, and plainly weak ones: they say openly what they say.
  ...moduleRows({ every: true }).map(({ text }) => ({ text, output: 0, weight: 0.5 })),
  ...weak.map(({ text }) => ({ text, output: 0, weight: plain })),
  ...innocent.map((text) => ({ text, output: 0, weight: 0.5 })),
].map((row) => ({ ...row, features: featuresOf(unitsOf(row.text)).category }));

function overlaps(quote: string, sentence: string): boolean {
  return quote.includes(sentence) || sentence.includes(quote);
}

const counts = new Map<number, number>();
for (const { features } of rows) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
/** Features that no coded sentence has tell nothing of codes. */
const told = new Set(rows.slice(0, coded.length).flatMap(({ features }) => features));
let names = [...counts].filter(([name, count]) => count >= 2 && told.has(name)).map(([name]) => name);

function fit(): Float32Array {
  const index = new Map(names.map((name, at) => [name, at]));
  const data = rows.map(({ features, output, weight }) => ({
    features: features.map((name) => index.get(name)).filter((at) => at !== undefined),
    output,
    weight,
  }));
  return train(data, outputs.length, names.length, { epochs: 12, rate: 0.4, decay: 1e-5, hidden: 0.3 });
}

const all = fit();
const force = names.map((name, at) => {
  const row = all.slice(at * outputs.length, (at + 1) * outputs.length);
  return { name, force: (Math.max(...row) - Math.min(...row)) * Math.sqrt(counts.get(name) as number) };
});
names = force
  .toSorted((a, b) => b.force - a.force || a.name - b.name)
  .slice(0, Number(asked.keep))
  .map(({ name }) => name);
const data = pack(names, fit(), outputs, 1.6, true);
writeFileSync(
  asked.to,
  `// Made by scripts/fit-codes.ts from tests/corpus/codes.jsonl; not edited by hand.
import type { ModelData } from '../decode/linear-model.ts';

export const codeWeights: ModelData = ${JSON.stringify(data)};
`,
);
console.log(names.length, 'features', Math.round(data.data.length / 1000), 'kB base64');
