import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import type { Answers } from '../letter/answers.ts';
import { editBlock, hideBlock, insertOwn, moveBlock } from '../letter/edit-letter.ts';
import { blockOf, type Letter } from '../letter/letter.ts';
import { improve } from '../compose/improve.ts';
import { decode } from '../decode/decode.ts';
import { namedGrade } from '../letter/grade.ts';
import { letterText } from '../letter/letter-text.ts';
import { weakLetter } from '../../../tests/helpers/weak-letter.ts';
import { individualityOf } from './individuality.ts';
import { reviewLetter, type Review } from './review-letter.ts';

const answers = sampleAnswers({ grade: 2 });
const letter = compose(answers, 2);
const idsOf = (review: Review): string[] => review.warnings.map(({ id }) => id);
const warningsFor = (changed: Answers): string[] => idsOf(reviewLetter(compose(changed, 2), changed));
const own = (text: string): Letter => insertOwn(letter, 'performance', { id: 'own-1', text }, null);
const marksOf = (changed: Letter) => reviewLetter(changed, answers).marks;

describe('warnings', () => {
  test('a sound letter has none', () => {
    expect(reviewLetter(letter, answers).warnings).toEqual([]);
    expect(reviewLetter(letter, answers).marks).toEqual([]);
  });

  test('overall grade below average', () => {
    expect(warningsFor(sampleAnswers({ grade: 4 }))).toContain('overall-below-average');
    expect(warningsFor(sampleAnswers({ grade: 3 }))).not.toContain('overall-below-average');
  });

  test('places that are still open are told first, with what stands there', () => {
    const open = own('Sie leitete [Projekt] und [Projekt] sowie XX.');
    const [warning] = reviewLetter(open, answers).warnings;
    expect(warning).toMatchObject({ id: 'open-place', severity: 'error', block: 'own-1' });
    expect(warning?.detail).toContain('„[Projekt]“, „XX“.');
    expect(idsOf(reviewLetter(own('Hier steht ein eigener Satz.'), answers))).toContain('open-place');
    expect(idsOf(reviewLetter(own('Sie leitete den Umbau.'), answers))).not.toContain('open-place');
  });

  test('too perfect', () => {
    expect(warningsFor(sampleAnswers({ grade: 1 }))).toContain('too-perfect');
  });

  test('summary against the mean of the single ratings', () => {
    const { performance } = answers;
    const better = {
      ...answers,
      performance: { ...performance, ratings: { ...performance.ratings, 'performance-summary': 1 as const } },
    };
    const [warning] = reviewLetter(compose(better), better).warnings;
    expect(warning).toMatchObject({ id: 'summary-against-average', area: 'summary' });
    expect(warning?.detail).toMatch(/besser.*Einzelbewertungen \(„gut“\)/);
  });

  test('a category below average names it', () => {
    const { performance } = answers;
    const weak = {
      ...answers,
      performance: { ...performance, ratings: { ...performance.ratings, resilience: 4 as const } },
    };
    expect(reviewLetter(compose(weak), weak).warnings).toContainEqual(
      expect.objectContaining({ id: 'category-below-average', category: 'resilience' }),
    );
  });

  test('no future wishes, with the ruling', () => {
    const cold = { ...answers, ending: { ...answers.ending, future_wishes: null } };
    expect(reviewLetter(compose(cold), cold).warnings).toContainEqual(
      expect.objectContaining({ id: 'no-wishes', ruling: 'bag-9-azr-146-21' }),
    );
  });

  test('wishes after an extraordinary termination are asked about', () => {
    const dismissed = sampleAnswers({ reason: 'extraordinary' });
    expect(warningsFor(dismissed)).toContain('wishes-after-extraordinary');
  });

  test.each([
    ['tasks', 'Aufgaben fehlen'],
    ['summary', 'Leistungszusammenfassung fehlt'],
    ['introduction', 'Einleitung fehlt'],
  ])('without %s', (id, title) => {
    const review = reviewLetter(hideBlock(letter, id, true), answers);
    expect(review.warnings).toContainEqual(expect.objectContaining({ id: 'missing-part', title }));
  });

  test('what the job lets readers expect', () => {
    const { occupation, behavior } = answers;
    const cashier: Answers = {
      ...answers,
      occupation: { ...occupation, job_title: 'Kassiererin' },
      performance: {
        ...answers.performance,
        ratings: { motivation: 2, expertise: 2, 'working-method': 2, 'working-success': 2, resilience: 2 },
      },
      behavior: { ...behavior, customer_contact: false, customers: null },
    };
    const titles = reviewLetter(compose(cashier), cashier).warnings.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Kunden fehlen', 'Ehrlichkeit fehlt']));
    const leader: Answers = { ...answers, occupation: { ...occupation, leader: true } };
    expect(reviewLetter(compose(leader), leader).warnings.map(({ title }) => title)).toContain(
      'Führungsleistung fehlt',
    );
  });

  test('order of the performance and of the persons', () => {
    const moved = moveBlock(letter, 'performance/working-success', 0);
    expect(idsOf(reviewLetter(moved, answers))).toContain('order');
    const persons = editBlock(
      letter,
      'behavior/internal',
      'Ihr Verhalten gegenüber Kollegen und Vorgesetzten war stets einwandfrei.',
    );
    expect(reviewLetter(persons, answers).warnings).toContainEqual(
      expect.objectContaining({ id: 'order', block: 'behavior/internal' }),
    );
  });

  test('tenses that do not fit', () => {
    const present = editBlock(letter, 'performance/expertise', 'Sie arbeitet stets sorgfältig.');
    expect(idsOf(reviewLetter(present, answers))).toContain('tense-mix');
    const perfect = editBlock(letter, 'summary', 'Sie ist immer freundlich und hat alles gut erfüllt.');
    expect(idsOf(reviewLetter(perfect, answers))).not.toContain('tense-mix');
    const interim = sampleAnswers({ type: 'zwischenzeugnis' });
    const past = editBlock(
      compose(interim),
      'summary',
      'Sie erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.',
    );
    expect(reviewLetter(past, interim).warnings).toContainEqual(
      expect.objectContaining({ id: 'tense-mix', block: 'summary' }),
    );
    const goods = editBlock(compose(interim), 'summary', 'Zu Waren und Leistungen gibt sie stets Auskunft.');
    expect(idsOf(reviewLetter(goods, interim))).not.toContain('tense-mix');
    expect(idsOf(reviewLetter(compose(interim), interim))).not.toContain('tense-mix');
  });

  test('an examination passed beside a training broken off', () => {
    const sample = sampleAnswers({ type: 'ausbildungszeugnis' });
    const finished = compose(sample, 2);
    const ending = { ...sample.ending, termination_reason: 'training-broken-off' as const };
    const broken = { ...sample, ending };
    expect(idsOf(reviewLetter(finished, sample))).not.toContain('exam-and-broken-off');
    expect(idsOf(reviewLetter(compose(broken, 2), broken))).not.toContain('exam-and-broken-off');
    // Changed in the answers alone, or by an own sentence in the letter.
    expect(idsOf(reviewLetter(finished, broken))).toContain('exam-and-broken-off');
    const passed = 'Sie bestand im Juni 2025 die Abschlussprüfung.';
    const told = insertOwn(compose(broken, 2), 'performance', { id: 'own-1', text: passed }, null);
    expect(idsOf(reviewLetter(told, broken))).toContain('exam-and-broken-off');
    const early = editBlock(
      finished,
      'ending',
      'Das Ausbildungsverhältnis endete am 9. Juli 2025 vorzeitig.',
    );
    expect(idsOf(reviewLetter(early, sample))).toContain('exam-and-broken-off');
  });

  test('what was stored before impossible times were refused', () => {
    const { occupation } = answers;
    const azubi = { type: 'first', job_title: 'Azubi', department: '' } as const;
    const stations = [{ ...azubi, begin: '1990-01-01', end: '2040-01-01' }];
    const odd: Answers = { ...answers, occupation: { ...occupation, stations } };
    const told = reviewLetter(compose(odd, 2), odd).warnings.filter(({ id }) => id === 'impossible-date');
    expect(told.map(({ area, detail }) => [area, detail])).toEqual([
      ['career', 'Station „Azubi“: Die Station beginnt vor dem Arbeitsverhältnis.'],
      ['career', 'Station „Azubi“: Die Station endet nach dem Arbeitsverhältnis.'],
    ]);
    const unborn: Answers = { ...answers, occupation: { ...occupation, begin_employment: '1980-03-01' } };
    expect(warningsFor(unborn)).toContain('impossible-date');
  });

  test('an examination that contradicts the end of the training', () => {
    const sample = sampleAnswers({ type: 'ausbildungszeugnis' });
    const { exam } = sample;
    const told = (change: object): string[] =>
      warningsFor({ ...sample, exam: { ...(exam as NonNullable<typeof exam>), ...change } }).filter(
        (id) => id === 'exam-contradicted',
      );
    expect(told({})).toEqual([]);
    expect(told({ result: 5 })).toHaveLength(1);
    expect(told({ date: '1999-06-15' })).toHaveLength(1);
    expect(told({ date: '2025-10-20' })).toHaveLength(1);
    expect(told({ date: '2025-09-30' })).toEqual([]);
  });

  test('little pictures, which no printer knows, but no other signs', () => {
    const told = reviewLetter(own('Sie leitete 🙂 das Projekt ❤️ Süd.'), answers).warnings;
    expect(told.find(({ id }) => id === 'unprintable')).toMatchObject({
      block: 'own-1',
      detail: 'In der PDF-Datei steht ein leeres Kästchen statt 🙂 ❤️.',
    });
    expect(idsOf(reviewLetter(own('Umsatz +5 % © 2025, 20 °C, € 3'), answers))).not.toContain('unprintable');
  });

  test('an odd end without a reason, and an issue date far off', () => {
    const odd: Answers = { ...answers, occupation: { ...answers.occupation, end_employment: '2025-09-17' } };
    expect(warningsFor(odd)).toContain('odd-date');
    expect(
      warningsFor({ ...odd, ending: { ...odd.ending, termination_reason: 'fixed-term' } }),
    ).not.toContain('odd-date');
    expect(warningsFor({ ...answers, date: '2026-03-01' })).toContain('odd-date');
  });

  test('a letter of stock sentences only', () => {
    const bare: Answers = { ...answers, activities: [], company: { ...answers.company, description: '' } };
    expect(warningsFor(bare)).toContain('little-individual');
    expect(
      individualityOf(own('Sie übergab das Umspannwerk Süderlügum vier Wochen vor dem Termin.')).share,
    ).toBeGreaterThan(individualityOf(letter).share);
  });
});

describe('help marks', () => {
  test('own text is blue, an edited system block yellow', () => {
    expect(marksOf(own('Sie war im Projekt Süd maßgeblich.'))).toEqual([
      expect.objectContaining({ block: 'own-1', kind: 'own', color: 'blue' }),
    ]);
    expect(marksOf(editBlock(letter, 'summary', 'Wir waren stets sehr zufrieden.'))).toEqual([
      expect.objectContaining({ block: 'summary', kind: 'edited', color: 'yellow' }),
    ]);
  });

  test.each([
    ['Sie leitete das Projekt {Name}.', '{Name}'],
    ['Sie leitete das Projekt XXX.', 'XXX'],
    ['Sie leitete das Projekt … erfolgreich.', '…'],
    ['Sie leitete 🙂 das Projekt.', '🙂'],
    ['Sie war großartig!', '!'],
  ])('unusual signs and open places are red: %s', (text, sign) => {
    const red = marksOf(own(text)).find(({ kind }) => kind === 'unusual');
    expect(red?.color).toBe('red');
    expect(text.slice(red?.start, red?.end)).toBe(sign);
  });

  test('the same content twice is purple', () => {
    const text = blockOf(letter, 'performance/expertise')?.text ?? '';
    const purple = marksOf(own(text.replace('Frau Vogt', 'Sie'))).find(({ kind }) => kind === 'duplicate');
    expect(purple).toMatchObject({ color: 'purple' });
  });

  test('a block carries every mark that is true of it', () => {
    const there = blockOf(letter, 'performance/expertise')?.text ?? '';
    const twice = marksOf(own(`${there} [XX]`));
    const ofOwn = twice.filter(({ block }) => block === 'own-1').map(({ kind }) => kind);
    expect(ofOwn).toEqual(['own', 'unusual', 'duplicate']);
    const pair = twice.filter(({ kind }) => kind === 'duplicate').map(({ block, other }) => [block, other]);
    expect(pair).toEqual([
      ['own-1', 'performance/expertise'],
      ['performance/expertise', 'own-1'],
    ]);
    const third = insertOwn(own(there), 'performance', { id: 'own-2', text: `${there} …` }, 'own-1');
    const kinds = marksOf(third).filter(({ block }) => block === 'own-2');
    expect(kinds.map(({ kind }) => kind)).toEqual(['own', 'unusual', 'duplicate']);
  });

  test('open places in the tasks are red, too', () => {
    const changed = { ...answers, activities: ['Planung von Anlagen', 'Leitung des Projekts [Name]'] };
    const [red] = reviewLetter(compose(changed, 2), changed).marks;
    expect(red).toMatchObject({ kind: 'unusual', item: 1, note: 'Offene Stelle', start: 21, end: 27 });
  });

  test('hidden blocks carry no mark', () => {
    expect(marksOf(hideBlock(own('Etwas XXX.'), 'own-1', true))).toEqual([]);
  });
});

test('a sentence on somebody else is told once, with the sentence as it should read', () => {
  const other = own('Frau Kern half allen im Haus.');
  const text = letterText(other, answers);
  const { warnings } = reviewLetter(other, answers, { text, reading: decode(text) });
  const about = warnings.filter(({ detail, block }) => block === 'own-1' && detail.includes('Kern'));
  expect(about.map(({ id }) => id)).toEqual(['other-person']);
});

describe('a reference that was taken over', () => {
  const { letter: taken, answers: found } = improve(decode(weakLetter));
  const text = letterText(taken, found);
  const reading = decode(text);
  const { warnings } = reviewLetter(taken, found, { text, reading });

  test('is warned of by the grade that is read in it, not by the first of two sentences', () => {
    const read = reading.categories.find(({ category }) => category === 'performance-summary')?.grade ?? 0;
    expect(namedGrade(read)).toBe(4);
    expect(warnings.map(({ detail }) => detail).join(' ')).not.toContain(
      'Leistungszusammenfassung („mangelhaft“)',
    );
  });

  test('is told once that it ends on an odd day', () => {
    const days = warnings.filter(({ title }) => /Enddatum|Ende eines Monats/.test(title));
    expect(days).toHaveLength(1);
  });
});

test('a letter that names no employer is remarked upon', () => {
  const named = sampleAnswers();
  const unnamed = { ...named, company: { ...named.company, name: ' ' } };
  const titles = (told: typeof named): string[] =>
    reviewLetter(compose(told), told).warnings.map(({ title }) => title);
  expect(titles(unnamed)).toContain('Name des Arbeitgebers fehlt');
  expect(titles(named)).not.toContain('Name des Arbeitgebers fehlt');
});
