import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { decode } from '../decode/decode.ts';
import type { Answers } from '../letter/answers.ts';
import { blockOf, blocksOf } from '../letter/letter.ts';
import { letterText } from '../letter/letter-text.ts';
import { reviewLetter } from '../review/review-letter.ts';
import { compose } from './compose.ts';
import { settingOf } from './setting.ts';

describe('sentences of a trade', () => {
  const craft = /Handgriff|Maschinen|Werkzeug|körperliche/u;

  test.each(['Disponent', 'Speditionskaufmann', 'Logistikleiter', 'Kraftfahrer'])(
    'tell nothing of material and machines of somebody who is %s',
    (job_title) => {
      for (const grade of [1, 2, 3, 4] as const) {
        const answers = sampleAnswers({ salutation: 'Herr', grade });
        for (let seed = 1; seed <= 6; seed += 1) {
          const letter = compose({ ...answers, occupation: { ...answers.occupation, job_title } }, seed);
          expect(blocksOf(letter).filter(({ text, list }) => list.length === 0 && craft.test(text))).toEqual(
            [],
          );
        }
      }
    },
  );

  test('are those of the trade that a trainee learns', () => {
    const answers = sampleAnswers({ type: 'ausbildungszeugnis', salutation: 'Herr' });
    const { occupation } = answers;
    const learns = (graduation_title: string): Answers => ({
      ...answers,
      occupation: { ...occupation, graduation_title },
    });
    expect(settingOf(learns('Tischler')).group).toBe('craft');
    expect(settingOf(learns('Bankkaufmann')).group).toBe('office');
  });
});

const honest = (answers: Answers, more: Partial<Answers['occupation']>): Answers => ({
  ...answers,
  occupation: { ...answers.occupation, ...more },
  performance: { ...answers.performance, honesty: true },
});
const ids = (answers: Answers): string[] =>
  reviewLetter(compose(answers), answers).warnings.map(({ id }) => id);

describe('the remark on honesty', () => {
  test.each([
    [
      'who learns a trade with goods',
      honest(sampleAnswers({ type: 'ausbildungszeugnis' }), { graduation_title: 'Verkäuferin' }),
    ],
    [
      'who serves in a hotel as an intern',
      honest(sampleAnswers({ type: 'praktikumszeugnis' }), { job_title: 'Hotelfachfrau' }),
    ],
  ])('is written of somebody %s', (_, answers) => {
    expect(blockOf(compose(answers), 'honesty')).not.toBeNull();
    expect(ids(answers)).not.toContain('honesty-unusual');
  });

  test('is left out for physicians', () => {
    const answers = honest(sampleAnswers(), { job_title: 'Oberärztin' });
    expect(blockOf(compose(answers), 'honesty')).toBeNull();
    expect(ids(answers)).toContain('honesty-unusual');
  });
});

test('a reference on an internship names what it was in', () => {
  const answers = sampleAnswers({ type: 'praktikumszeugnis' });
  const of = (job_title: string): Answers => ({
    ...answers,
    occupation: { ...answers.occupation, job_title, department: 'Netze' },
  });
  for (let seed = 1; seed <= 12; seed += 1) {
    expect(blockOf(compose(of('Marketing'), seed), 'introduction')?.text).toContain('im Bereich Marketing');
    expect(blockOf(compose(of('Bauzeichnerin'), seed), 'introduction')?.text).toContain('als Bauzeichnerin');
    expect(blockOf(compose(of('Netze'), seed), 'introduction')?.text).not.toContain('Bereich');
  }
});

/** First an assistant, then what the sample answers say. */
const moved = (type: 'arbeitszeugnis' | 'zwischenzeugnis'): Answers => {
  const answers = sampleAnswers({ type });
  const [begin, end] = ['2018-03-01', '2020-12-31'];
  const first = { type: 'first', job_title: 'Aushilfe', department: '', begin, end } as const;
  const last = {
    ...first,
    type: 'last',
    job_title: 'Projektleiterin',
    begin: '2021-01-01',
    end: null,
  } as const;
  return { ...answers, occupation: { ...answers.occupation, stations: [first, last] } };
};

describe('whoever held another post before', () => {
  test.each(['arbeitszeugnis', 'zwischenzeugnis'] as const)(
    'began as nothing but that: %s tells the post of today as the last one',
    (type) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const letter = compose(moved(type), seed);
        const introduction = blockOf(letter, 'introduction')?.text;
        expect(introduction).toMatch(
          /(?:zuletzt|derzeit|zurzeit|heute|gegenwärtig)(?: die Stelle)? als Projektleiterin/,
        );
        expect(decode(letterText(letter, moved(type))).facts).toMatchObject({
          job_title: 'Projektleiterin',
          begin: '2018-03-01',
        });
        expect(blockOf(letter, 'station/1')?.text).not.toContain('wechselte');
      }
    },
  );

  test('and whoever kept the post began as that', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      expect(blockOf(compose(sampleAnswers(), seed), 'introduction')?.text).not.toContain('zuletzt');
    }
  });
});

test.each(['arbeitszeugnis', 'zwischenzeugnis', 'praktikumszeugnis', 'ausbildungszeugnis'] as const)(
  'one task alone is led in to as one: %s',
  (type) => {
    const several =
      /folgende[rn]? (?:Aufgaben|Tätigkeiten|Gebiete|Inhalte|Arbeiten|Fertigkeiten)|gehör(?:t)?en/u;
    const answers = { ...sampleAnswers({ type }), activities: ['Planung der Touren'] };
    for (let seed = 1; seed <= 8; seed += 1) {
      const lead = blockOf(compose(answers, seed), 'tasks')?.text;
      expect(lead).toMatch(/:$/);
      expect(lead).not.toMatch(several);
    }
  },
);

test('an employer whose name needs an article has it', () => {
  const answers = sampleAnswers();
  const of = (name: string): string =>
    compose({ ...answers, company: { ...answers.company, name, description: 'eine Kommune' } })
      .areas.flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === 'company')?.text ?? '';
  expect(of('Stadt Leipzig')).toMatch(/(?:^Die|, die|^Als) Stadt Leipzig/);
});

test('of interns no courses are told that nobody has told of', () => {
  for (const grade of [1, 2, 3, 4, 5] as const) {
    const answers = sampleAnswers({ type: 'praktikumszeugnis', grade });
    for (let seed = 1; seed <= 6; seed += 1) {
      const told = blockOf(compose(answers, seed), 'performance/further-education')?.text;
      expect(told).toMatch(/\p{L}/u);
      expect(told).not.toMatch(/Fortbildung|Schulung|Lehrg|Seminar|Kurs/u);
    }
  }
});
