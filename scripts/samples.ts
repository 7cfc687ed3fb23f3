// Writes the sample references of the site (src/domain/knowledge/sample-references/): the approved letters of
// tests/cases, and for the grades that are missing there the same answers with another grade.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { compose } from '../src/domain/compose/compose.ts';
import { decode } from '../src/domain/decode/decode.ts';
import type { Answers } from '../src/domain/letter/answers.ts';
import { certificateTypes } from '../src/domain/letter/certificate-type.ts';
import type { NamedGrade } from '../src/domain/letter/grade.ts';
import { letterText } from '../src/domain/letter/letter-text.ts';
import { readAnswers } from '../src/domain/letter/read-answers.ts';
import { plan, type PlannedSample } from './lib/sample-plan.ts';

const root = path.resolve(import.meta.dirname, '..');
const cases = path.join(root, 'tests/cases');
const target = path.join(root, 'src/domain/knowledge/sample-references');

/** The same work, rated with one grade throughout. */
function graded(answers: Answers, { grade, person, ending }: PlannedSample): Answers {
  const { ratings } = answers.performance;
  const { 'performance-summary': _, ...single } = ratings;
  return {
    ...answers,
    person: { ...answers.person, title: '', ...person },
    performance: {
      ...answers.performance,
      ratings: Object.fromEntries(Object.keys(single).map((category) => [category, grade])),
      positive_traits: grade > 3 ? [] : answers.performance.positive_traits,
    },
    behavior: { ...answers.behavior, internal: grade, customers: null },
    ending: {
      ...answers.ending,
      ...ending,
      future_wishes: grade,
      rehire: false,
      recommendation: false,
    },
    exam: answers.exam && { ...answers.exam, result: Math.min(grade, 4) as NamedGrade },
  };
}

function textOf(sample: PlannedSample): string {
  const { from, person } = sample;
  if (person === undefined) return readFileSync(path.join(cases, from, 'letter.txt'), 'utf8');
  const source = JSON.parse(readFileSync(path.join(cases, from, 'answers.json'), 'utf8')) as {
    answers: unknown;
    seed: number;
  };
  const answers = graded(readAnswers(source.answers).answers, sample);
  return letterText(compose(answers, source.seed), answers);
}

/** The sentence that carries the grade: the satisfaction formula. */
function summaryOf(text: string): string {
  const { sentences } = decode(text);
  const summary = sentences.find(({ category }) => category === 'performance-summary');
  if (summary === undefined) throw new Error('no summary');
  return summary.text;
}

const options = (await resolveConfig(path.join(target, 'index.ts'))) ?? {};
mkdirSync(target, { recursive: true });
for (const type of certificateTypes) {
  const letters = plan
    .filter((sample) => sample.type === type)
    .map((sample) => {
      const { slug, job, note, grade } = sample;
      const text = textOf(sample);
      return { slug, type, grade, job, note, summary: summaryOf(text), text };
    });
  const fields = letters.map(
    ({ text, ...rest }) => `{ ${JSON.stringify(rest).slice(1, -1)}, text: \`${text}\` }`,
  );
  const source = `// Written by scripts/samples.ts.
    import type { SampleReference } from './sample-reference.ts';

    export const ${type}: readonly SampleReference[] = [${fields.join(',\n')}];`;
  const file = path.join(target, `${type}.ts`);
  writeFileSync(file, await format(source, { ...options, filepath: file }));
}
