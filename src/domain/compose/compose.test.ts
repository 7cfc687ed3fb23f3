import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers } from '../../../tests/helpers/any-answers.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { decode } from '../decode/decode.ts';
import type { Answers } from '../letter/answers.ts';
import { certificateTypes } from '../letter/certificate-type.ts';
import { blockOf, blocksOf, type Letter } from '../letter/letter.ts';
import { letterText, paragraphsOf } from '../letter/letter-text.ts';
import { terminationReasons } from '../letter/module.ts';
import { reasonsFor } from '../letter/reasons-for.ts';
import { faults } from './check-module.ts';
import { compose } from './compose.ts';
import { settingOf } from './setting.ts';
import { soundOf } from './style.ts';
import { traitsOf } from './traits.ts';
import { namesOf } from './writer.ts';

const textOf = (letter: Letter): string =>
  paragraphsOf(letter)
    .map(({ text }) => text)
    .join('\n\n');
const idsOf = (letter: Letter): string[] => blocksOf(letter).map(({ id }) => id);

/** How the sentences sound one after the other, from the list of tasks on; the firm's own are heard between ours. */
function soundsOf(letter: Letter, answers: Answers) {
  const names = namesOf(settingOf(answers));
  const blocks = blocksOf(letter);
  const from = blocks.findIndex(({ list }) => list.length > 0) + 1;
  return blocks.slice(from).map(({ text }) => soundOf(text, names));
}

/** No sentence has a fault of its own. */
function expectSound(letter: Letter): void {
  for (const { text, list } of paragraphsOf(letter)) {
    expect([...faults(text, list.length > 0 ? ':' : '.')], text).toEqual([]);
  }
}

/** Every rated category stands in the letter, in its grade. */
function expectRated(letter: Letter, answers: Answers): void {
  const blocks = blocksOf(letter);
  for (const [category, grade] of Object.entries(answers.performance.ratings)) {
    expect(
      blocks.some((block) => block.category === category && block.grade === grade),
      `${category} in grade ${grade}`,
    ).toBe(true);
  }
}

/** No booster comes twice within three sentences, and no three sentences in a row open in the same way. */
function expectVaried(letter: Letter, answers: Answers): void {
  const sounds = soundsOf(letter, answers);
  sounds.forEach(({ boosters, opening }, at) => {
    const [before, last] = [sounds[at - 2], sounds[at - 1]];
    const near = [before, last].flatMap((sound) => sound?.boosters ?? []);
    expect(boosters.filter((booster) => near.includes(booster))).toEqual([]);
    expect(opening === last?.opening && opening === before?.opening, opening).toBe(false);
  });
}

describe('whatever the answers', () => {
  // Written once and looked at from all sides.
  test('no sentence has a fault, all that was rated is told, and it sounds varied', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(1000), (answers, seed) => {
        const letter = compose(answers, seed);
        expectSound(letter);
        expectRated(letter, answers);
        expectVaried(letter, answers);
      }),
      { numRuns: 100 },
    );
  });

  test('people without pronouns are never called he or she', () => {
    const alex = anyAnswers.filter(({ person }) => person.salutation === null);
    fc.assert(
      fc.property(alex, (answers) => {
        expect(textOf(compose(answers))).not.toMatch(
          /(?<!\p{L})(?:Herrn?|Frau|er|ihm|ihn|Er|Ihm|Ihn|seine?[mnrs]?|Seine?[mnrs]?)(?!\p{L})/u,
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('a seed', () => {
  test('gives the same letter again', () => {
    expect(compose(sampleAnswers(), 4)).toEqual(compose(sampleAnswers(), 4));
  });

  test('of another number gives other words', () => {
    const texts = [1, 2, 3, 4, 5].map((seed) => textOf(compose(sampleAnswers(), seed)));
    expect(new Set(texts).size).toBe(5);
  });
});

const textsById = (letter: Letter): Map<string, string> =>
  new Map(blocksOf(letter).map(({ id, text }) => [id, text]));

function textsBefore(letter: Letter, area: string): Map<string, string> {
  const at = letter.areas.findIndex(({ id }) => id === area);
  return textsById({ ...letter, areas: letter.areas.slice(0, at) });
}

describe('an answer that is given later', () => {
  // Only where a later sentence jars in all its wordings the nearest one before gives way.
  test('changes hardly ever a sentence that was read before', () => {
    const samples = fc.sample(fc.tuple(anyAnswers, anyAnswers, fc.nat(1000)), { numRuns: 60, seed: 7 });
    let [kept, all] = [0, 0];
    const compare = (now: Letter, then: Letter, area: string): void => {
      const later = textsBefore(then, area);
      for (const [id, text] of textsBefore(now, area)) {
        all += 1;
        if (later.get(id) === text) kept += 1;
      }
    };
    for (const [answers, { behavior, ending }, seed] of samples) {
      const now = compose(answers, seed);
      const { future_wishes: wishes } = ending;
      const closed = { ...answers, ending: { ...answers.ending, future_wishes: wishes } };
      compare(now, compose(closed, seed), 'closing');
      const behaved = { ...answers, behavior: { ...answers.behavior, internal: behavior.internal } };
      compare(now, compose(behaved, seed), 'behavior');
    }
    expect(kept / all).toBeGreaterThan(0.99);
  });

  test('between others leaves nearly all of them as they were', () => {
    const answers = sampleAnswers();
    const { motivation: _, ...ratings } = answers.performance.ratings;
    let [kept, all] = [0, 0];
    for (let seed = 1; seed <= 20; seed += 1) {
      const less = textsById(compose({ ...answers, performance: { ...answers.performance, ratings } }, seed));
      for (const [id, text] of textsById(compose(answers, seed))) {
        if (!less.has(id)) continue;
        all += 1;
        if (less.get(id) === text) kept += 1;
      }
    }
    expect(kept / all).toBeGreaterThan(0.75);
  });
});

test('the summary says how content the employer was, in the words that readers look for', () => {
  for (const grade of [1, 2, 3, 4] as const) {
    for (let seed = 1; seed <= 10; seed += 1) {
      const summary = blockOf(compose(sampleAnswers({ grade }), seed), 'summary')?.text;
      expect(summary).toMatch(/zu unserer (?:voll(?:st)?en )?Zufriedenheit/u);
    }
  }
});

describe('order', () => {
  test('readers find what they expect where they expect it', () => {
    const answers = sampleAnswers({ leader: true });
    const order = idsOf(compose(answers)).filter((id) => !id.endsWith('/2'));
    const wanted = [
      'introduction', 'company', 'tasks', 'performance/motivation', 'performance/comprehension',
      'performance/expertise', 'performance/further-education', 'performance/working-method',
      'performance/working-success', 'performance/leadership', 'summary', 'behavior/internal', 'behavior/external', 'ending',
    ]; // prettier-ignore
    expect(order.filter((id) => wanted.includes(id))).toEqual(wanted);
  });

  test('superiors come first, staff and customers after colleagues', () => {
    const { behavior, ...rest } = sampleAnswers({ leader: true });
    const letter = compose({ ...rest, behavior: { ...behavior, customers: null } });
    const text = blocksOf(letter).find(({ id }) => id === 'behavior/internal')?.text ?? '';
    expect(text).toMatch(/Vorgesetzte.*Kolleg.*Mitarbeiter.*Kund/);
  });
});

describe('kinds of reference', () => {
  test('an interim reference stands in the present and says no farewell', () => {
    const answers = sampleAnswers({ type: 'zwischenzeugnis' });
    for (const seed of [1, 2, 3, 4]) {
      const text = textOf(compose(answers, seed));
      expect(text).not.toMatch(/(?<!\p{L})(?:war|waren|zeigte|arbeitete|erledigte)(?!\p{L})/u);
      expect(text).not.toMatch(/bedauern|verlässt|Lebensweg|30\. September 2025/);
      expect(text).toMatch(/Zwischenzeugnis/);
    }
  });

  test('a training reference names trainers, the aim and the exam', () => {
    const answers = sampleAnswers({ type: 'ausbildungszeugnis', salutation: 'Herr' });
    const text = textOf(compose(answers));
    expect(text).toMatch(/Industriekaufmann/);
    expect(text).toMatch(/Ausbilder/);
    expect(text).toMatch(/prüfung/i);
    expect(text).not.toMatch(/Ostwind Anlagenbau GmbH war/);
  });

  test('an internship reference calls itself so', () => {
    expect(letterText(compose(sampleAnswers({ type: 'praktikumszeugnis' })), sampleAnswers())).toMatch(
      /Praktikum/,
    );
  });
});

const withWork = (hours: number): Answers => {
  const answers = sampleAnswers();
  return { ...answers, occupation: { ...answers.occupation, workload: { hours, full_time: 40 } } };
};

describe('what is told only when it fits', () => {
  test('part-time below eighty per cent', () => {
    expect(idsOf(compose(withWork(31)))).toContain('part-time');
    expect(idsOf(compose(withWork(32)))).not.toContain('part-time');
  });

  test('honesty for people with money and goods in their hands', () => {
    const base = sampleAnswers();
    const honest = (job_title: string): Answers => ({
      ...base,
      occupation: { ...base.occupation, job_title },
      performance: { ...base.performance, honesty: true },
    });
    expect(idsOf(compose(honest('Kassiererin')))).toContain('honesty');
    expect(idsOf(compose(honest('Softwareentwicklerin')))).not.toContain('honesty');
  });

  test('few ratings are told at length, many at one sentence each', () => {
    const few = compose(
      sampleAnswers({ categories: ['motivation', 'expertise', 'working-method', 'working-success'] }),
    );
    expect(idsOf(few).filter((id) => id.startsWith('performance/'))).toHaveLength(8);
    const more = compose(sampleAnswers());
    expect(idsOf(more).filter((id) => id.startsWith('performance/'))).toHaveLength(9);
  });

  test('no wishes where none are given', () => {
    const answers = sampleAnswers();
    const letter = compose({ ...answers, ending: { ...answers.ending, future_wishes: null } });
    expect(idsOf(letter).some((id) => id.startsWith('closing'))).toBe(false);
  });
});

const firstTraits = (kind: 'trait' | 'leadership-trait'): string[] =>
  traitsOf(kind)
    .slice(0, 3)
    .map(({ key }) => key);

const withTraits = (grade: 1 | 2 | 3 | 4 | 5): Answers => {
  const base = sampleAnswers({ grade, leader: true });
  return {
    ...base,
    performance: {
      ...base.performance,
      positive_traits: firstTraits('trait'),
      leadership_traits: firstTraits('leadership-trait'),
    },
  };
};

describe('traits', () => {
  test.each([1, 2, 3, 4, 5] as const)('stand in the letter, in grade %i and at worst in a 4', (grade) => {
    const blocks = blocksOf(compose(withTraits(grade))).filter(({ id }) =>
      /^(?:leadership-)?trait\//.test(id),
    );
    expect(blocks).toHaveLength(6);
    for (const block of blocks) expect(block.grade).toBe(Math.min(4, grade));
  });

  test('of leaders are told of leaders only', () => {
    const { occupation, performance, ...rest } = withTraits(2);
    const letter = compose({
      ...rest,
      occupation: { ...occupation, leader: false },
      performance: { ...performance, ratings: sampleAnswers().performance.ratings },
    });
    expect(idsOf(letter).filter((id) => id.startsWith('leadership-trait/'))).toEqual([]);
  });
});

test('every paragraph of the ratings names the person where it begins', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const letter = compose(sampleAnswers(), seed);
    const first = letter.areas
      .filter(({ id }) => id === 'performance')
      .flatMap(({ blocks }) => blocks.filter(({ paragraph }) => paragraph));
    const named = first.filter(({ text }) => text.includes('Vogt'));
    expect(named.length, first.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(first.length - 1);
  }
});

test('trainees and interns are rated in their training, not in a „Stelle“', () => {
  for (const type of ['ausbildungszeugnis', 'praktikumszeugnis'] as const) {
    for (const grade of [3, 4, 5] as const) {
      for (const seed of [1, 2, 3, 4]) {
        const answers = sampleAnswers({ type, grade });
        const rated = blocksOf(compose(answers, seed)).filter(({ id }) => id !== 'ending');
        expect(rated.map(({ text }) => text).join(' ')).not.toMatch(/(?<!\p{L})Stelle(?!\p{L})/u);
      }
    }
  }
});

test("a training broken off tells of no examination and of nobody's wish", () => {
  const sample = sampleAnswers({ type: 'ausbildungszeugnis' });
  const ending = { ...sample.ending, termination_reason: 'training-broken-off' as const };
  for (let seed = 1; seed <= 12; seed += 1) {
    const letter = compose({ ...sample, ending }, seed);
    expect(idsOf(letter)).not.toContain('exam');
    expect(textOf(letter)).not.toMatch(/bestand|abgelegt|Wunsch/u);
  }
});

test.each(terminationReasons.filter((one) => one !== 'none'))(
  'an end by %s stands in the tense of the day of issue',
  (reason) => {
    const type = certificateTypes.find((one) => reasonsFor(one).includes(reason)) ?? 'arbeitszeugnis';
    const sample = sampleAnswers({ type });
    const ending = { ...sample.ending, termination_reason: reason };
    const sentence = (date: string | null, seed: number): string =>
      blockOf(compose({ ...sample, ending, date }, seed), 'ending')?.text ?? '';
    const verbs = {
      present:
        /(?<!\p{L})(?:verlässt|scheidet|beende[nt] (?:er|sie|wir|die|Frau)|endet|sind|führen|entfällt|fällt|wird|ist|läuft|müssen|lösen|tritt|verabschieden|geht|setzt|wechselt|dauert|(?<!zu )übernehmen|schließt)(?!\p{L})/u,
      past: /(?<!\p{L})(?:verließ|schied|beendeten?|endete|war(?:en)?|führten|entfiel|fiel|wurde|lief|mussten|lösten|trat|verabschiedeten|ging|setzte|wechselte|dauerte|übernahmen|schloss)(?!\p{L})/u,
    };
    for (let seed = 1; seed <= 5; seed += 1) {
      expect(sentence('2026-01-31', seed)).toMatch(verbs.past);
      expect(sentence('2026-01-31', seed)).not.toMatch(verbs.present);
      // The examination that a training ended with is past whenever the letter is issued.
      const before = ['2025-09-30', '2025-08-31', null].map((date) => sentence(date, seed));
      const going = before.filter((text) => !/bestandene|Bestehen/u.test(text));
      expect(going.filter((text) => !verbs.present.test(text) || verbs.past.test(text))).toEqual([]);
    }
  },
);

test('an interim reference beside the works council does not name the office', () => {
  const sample = sampleAnswers({ type: 'zwischenzeugnis' });
  const answers = { ...sample, ending: { ...sample.ending, exhibition_reason: 'works-council' as const } };
  for (let seed = 1; seed <= 12; seed += 1) {
    const letter = compose(answers, seed);
    expect(blockOf(letter, 'occasion')?.text).not.toMatch(
      /Wahl|ertretung|Mandat|rats?(?!\p{L})|Freistellung/u,
    );
    const rules = decode(letterText(letter, answers)).findings.map(({ rule }) => rule);
    expect(rules).not.toContain('works-council');
  }
});

test.each([
  ['own-wish-studies', /Studium|Studiums|studieren/u, /Weiterbildung|weiterzubilden/u],
  ['own-wish-further-training', /Weiterbildung|weiterzubilden/u, /Studi|studi/u],
] as const)('who leaves by %s is said to do that', (reason, said, not) => {
  const sample = sampleAnswers({ reason });
  for (let seed = 1; seed <= 8; seed += 1) {
    const text = blockOf(compose(sample, seed), 'ending')?.text;
    expect(text).toMatch(said);
    expect(text).not.toMatch(not);
  }
});
