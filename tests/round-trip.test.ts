import { describe, expect, test } from 'vitest';
import { compose } from '../src/domain/compose/compose.ts';
import { decode } from '../src/domain/decode/decode.ts';
import type { Answers } from '../src/domain/letter/answers.ts';
import {
  performanceCategories,
  type Category,
  type PerformanceCategory,
} from '../src/domain/letter/category.ts';
import { certificateTypes } from '../src/domain/letter/certificate-type.ts';
import { terminationReasons, type TerminationReason } from '../src/domain/letter/module.ts';
import { letterText } from '../src/domain/letter/letter-text.ts';
import type { NamedGrade } from '../src/domain/letter/grade.ts';
import { sampleAnswers } from './helpers/answers.ts';

const grades: readonly NamedGrade[] = [1, 2, 3, 4, 5];
const seeds = [1, 2, 3];

const faulty: ReadonlySet<string> = new Set(['code', 'contradiction', 'omission']);

const cases = certificateTypes.flatMap((type) =>
  (type === 'arbeitszeugnis' || type === 'zwischenzeugnis' ? [false, true] : [false]).flatMap((leader) =>
    grades.map((grade) => ({ type, leader, grade, who: leader ? 'Führungskraft' : 'ohne Führung' })),
  ),
);

/** Grades that the answers ask for, by category. */
function wanted({ performance, behavior, ending }: Answers): Map<Category, number> {
  return new Map<Category, number>([
    ...(Object.entries(performance.ratings) as [Category, number][]),
    ['internal-behavior', behavior.internal ?? 0],
    ['external-behavior', behavior.customers ?? 0],
    // Thanks and wishes together are never read as a 5, however thin they are; without them a part would be missing.
    ...(ending.future_wishes === 5 ? [] : [['future-wishes', ending.future_wishes ?? 0] as const]),
  ]);
}

// The decoder must read out of a letter what the answers put into it.
describe.each(cases)('$type, $who, Note $grade', ({ type, leader, grade }) => {
  const letters = (['Herr', 'Frau'] as const).flatMap((salutation) =>
    seeds.map((seed) => {
      const answers = sampleAnswers({ type, grade, leader, salutation });
      return { answers, reading: decode(letterText(compose(answers, seed), answers)) };
    }),
  );

  test('is read as this kind of reference, with its grade', () => {
    for (const { reading } of letters) {
      expect(reading.type).toBe(type);
      expect(Math.abs((reading.overall?.grade ?? 9) - grade)).toBeLessThanOrEqual(0.3);
    }
  });

  test('is read with the grade of every category', () => {
    for (const { answers, reading } of letters) {
      for (const [category, want] of wanted(answers)) {
        const got = reading.categories.find((one) => one.category === category)?.grade ?? 9;
        expect(Math.abs(got - want), `${category}: ${got}`).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('holds no code, no contradiction, and lacks no part; a good letter nothing to remark on', () => {
    for (const { reading } of letters) {
      const faults = reading.findings.filter(({ kind }) => grade < 3 || faulty.has(kind));
      expect(faults.map(({ rule, quote }) => `${rule} ${quote ?? ''}`)).toEqual([]);
    }
  });
});

// Whoever leaves the firm undescribed gets a letter in which no other sentence is taken for the description.
test.each(certificateTypes)(
  '%s of a firm of which only the name is told: nothing is out of place',
  (type) => {
    for (const grade of [1, 2] as const) {
      const answers = sampleAnswers({ type, grade });
      const plain = { ...answers, company: { ...answers.company, description: '' } };
      for (let seed = 1; seed <= 12; seed += 1) {
        const { findings } = decode(letterText(compose(plain, seed), plain));
        expect(findings.map(({ rule, quote }) => `${rule} ${quote ?? ''}`)).toEqual([]);
      }
    }
  },
);

test('a training of grade 5 is not read as worse than that, though nothing is wished', () => {
  const answers = sampleAnswers({ type: 'ausbildungszeugnis', grade: 5 });
  const plain = { ...answers, ending: { ...answers.ending, future_wishes: null } };
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { overall } = decode(letterText(compose(plain, seed), plain));
    expect(Math.abs((overall?.grade ?? 9) - 5)).toBeLessThanOrEqual(0.3);
  }
});

test('of those who sell, it is told what they sold', () => {
  for (const grade of grades) {
    const answers = sampleAnswers({ grade });
    const seller = { ...answers, occupation: { ...answers.occupation, job_title: 'Vertriebsleiterin' } };
    for (const seed of seeds) {
      const rules = decode(letterText(compose(seller, seed), seller)).findings.map(({ rule }) => rule);
      expect(rules).not.toContain('missing-sales');
    }
  }
});

const core = ['motivation', 'expertise', 'working-method', 'working-success'] as const;

// Rare categories stand in a letter beside the usual ones and must be told apart from them.
describe.each(performanceCategories.map((category, at) => ({ category, at })))(
  '$category',
  ({ category, at }) => {
    test.each(grades)('is read with its grade %i in a letter', (grade) => {
      const categories = [...new Set<PerformanceCategory>([...core, 'comprehension', category])];
      const salutation = (at + grade) % 2 === 0 ? 'Frau' : 'Herr';
      const answers = sampleAnswers({ grade, salutation, categories });
      const reading = decode(letterText(compose(answers, 7), answers));
      const got = reading.categories.find((one) => one.category === category)?.grade ?? 9;
      expect(Math.abs(got - grade), `${got}`).toBeLessThanOrEqual(0.5);
    });
  },
);

test('one category apart from the others is read apart', () => {
  const answers = sampleAnswers({ grade: 2 });
  const ratings = { ...answers.performance.ratings, resilience: 4 as const };
  const mixed = { ...answers, performance: { ...answers.performance, ratings } };
  const reading = decode(letterText(compose(mixed, 5), mixed));
  const gradeOf = (category: Category): number =>
    reading.categories.find((one) => one.category === category)?.grade ?? 9;
  expect(gradeOf('resilience')).toBeGreaterThanOrEqual(3.5);
  expect(gradeOf('expertise')).toBeLessThanOrEqual(2.5);
});

/** Endings at which regret, or the reason itself, is left out: to tell them would be untrue or harm the person. */
const silentOn: Readonly<Partial<Record<TerminationReason, readonly string[]>>> = {
  mutual: ['missing-regret'],
  probation: ['missing-regret'],
  'employer-notice': ['missing-regret', 'missing-reason'],
  extraordinary: ['missing-regret', 'missing-reason'],
};
const endings = terminationReasons.filter((reason) => !/^training|^internship|^none$/.test(reason));

/** Nobody retires at forty, nor is on probation for seven years: such dates are told as contradictions. */
function ofAge(answers: Answers, reason: TerminationReason): Answers {
  const { person, occupation } = answers;
  if (reason === 'retirement') return { ...answers, person: { ...person, birthday: '1957-03-14' } };
  if (reason !== 'probation') return answers;
  return { ...answers, occupation: { ...occupation, begin_employment: '2025-06-01' } };
}

// Who leaves and why changes what the closing says; readers must miss nothing that can be told.
describe.each(endings.map((reason) => ({ reason })))('an end by $reason', ({ reason }) => {
  test.each(grades)('lacks no part in grade %i', (grade) => {
    for (const seed of seeds) {
      const answers = ofAge(sampleAnswers({ grade, reason }), reason);
      const faults = decode(letterText(compose(answers, seed), answers)).findings.filter(
        ({ kind, rule }) => faulty.has(kind) && !(silentOn[reason] ?? []).includes(rule),
      );
      expect(faults.map(({ rule, quote }) => `${rule} ${quote ?? ''}`)).toEqual([]);
    }
  });
});
