// Fits how score, grade and category together tell a rating, on sentences that the model which judges them has not seen.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DenseData, denseModel } from '../src/domain/decode/dense-model.ts';
import { readOffFormula } from '../src/domain/decode/judge.ts';
import { linearModel, type ModelData, softmax } from '../src/domain/decode/linear-model.ts';
import { ratedFeatures } from '../src/domain/decode/rated.ts';
import { featureReader } from '../src/domain/decode/sentence-features.ts';
import { unitsOf } from '../src/domain/decode/sentence-units.ts';
import { foldOf, isJudge, readSentences } from './fit/corpus.ts';
import { logistic, type LogisticRow } from './fit/logistic.ts';

interface Models {
  readonly gradeWeights: DenseData;
  readonly categoryWeights: ModelData;
}

const knowledge = path.resolve(import.meta.dirname, '../src/domain/knowledge');
/** A quarter of the corpus is plenty for a dozen numbers; three more fits would say the same. */
const fold = 0;
const rows: LogisticRow[] = [];
const file = path.join(knowledge, `weights-without-${fold}.ts`);
try {
  const fit = path.join(import.meta.dirname, 'fit.ts');
  execFileSync(process.execPath, [fit, '--without', String(fold), '--to', file], { stdio: 'ignore' });
  const models = (await import(pathToFileURL(file).href)) as Models;
  const [grade, category] = [denseModel(models.gradeWeights), linearModel(models.categoryWeights)];
  const featuresIn = featureReader({ grade: grade.known, category: category.known });
  const categoryScores = category.scorer(category.known);
  for (const row of readSentences()) {
    if (isJudge(row) || foldOf(row) !== fold) continue;
    const sentence = unitsOf(row.text);
    if (readOffFormula(sentence) !== null) continue;
    const features = featuresIn(sentence);
    const [score, ...grades] = grade.score(features.grade);
    const signs = {
      score: score as number,
      grades: softmax(grades),
      categories: softmax(categoryScores(features.category)),
      length: sentence.units.length,
      person: sentence.shape.includes('@p'),
    };
    // Speaking out of turn is the worse fault, as in fit.ts.
    const rated = row.grade !== null;
    rows.push({ features: ratedFeatures(signs), rated, weight: rated ? 1 : 2.5 });
  }
} finally {
  rmSync(file, { force: true });
}
const weights = logistic(rows).map((weight) => Number(weight.toFixed(4)));
writeFileSync(
  path.join(knowledge, 'rated-weights.ts'),
  `// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
${weights.map((weight) => `  ${weight},\n`).join('')}];
`,
);
console.log(weights.join(' '));
for (const wanted of [0.93, 0.95, 0.96, 0.97, 0.98]) {
  const share = (row: LogisticRow): number =>
    1 / (1 + Math.exp(-row.features.reduce((sum, value, at) => sum + value * (weights[at] as number), 0)));
  const neutral = rows
    .filter((row) => !row.rated)
    .map(share)
    .toSorted((a, b) => a - b);
  const from = neutral[Math.floor(wanted * neutral.length)] as number;
  const rated = rows.filter((row) => row.rated);
  const found = rated.filter((row) => share(row) >= from).length / rated.length;
  console.log(
    `silent ${wanted}: from ${from.toFixed(3)}, ${(100 * found).toFixed(1)} % of the ratings answered`,
  );
}
