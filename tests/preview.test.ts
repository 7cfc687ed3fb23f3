import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterText, paragraphsOf } from '#domain/letter/letter-text.ts';
import { regenerate } from '#domain/compose/regenerate.ts';
import { hideBlock, insertOwn } from '#domain/letter/edit-letter.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { answersOf, draftOf, emptyDraft, valuesOf, type Draft } from '#web/lib/certificate/draft.ts';
import type { write as writeInWorker } from '#web/lib/certificate/writer.ts';
import { writerFunctions, type WriterFunctions } from '#web/lib/certificate/writer-functions.ts';
import { describeOnBothEngines } from './helpers/engines.ts';
import { previewOf } from '#web/screens/wizard/preview-of.ts';
import { openApp, type TestApp } from './helpers/test-app.ts';
import { sampleAnswers } from './helpers/answers.ts';
import { visitor } from './helpers/visitors.ts';

/** As the worker does it, without one. */
const write = (async (name: keyof WriterFunctions, ...args: never[]) =>
  (writerFunctions[name] as (...given: never[]) => unknown)(...args)) as unknown as typeof writeInWorker;

const folder = path.resolve(import.meta.dirname, 'cases');
const samples: [string, object][] = readdirSync(folder).flatMap((name) => {
  try {
    const file = readFileSync(path.join(folder, name, 'answers.json'), 'utf8');
    const { answers } = JSON.parse(file) as { answers: object };
    return [[name, answers]];
  } catch {
    return [];
  }
});
for (const type of ['arbeitszeugnis', 'zwischenzeugnis', 'praktikumszeugnis', 'ausbildungszeugnis'] as const)
  for (const salutation of ['Frau', 'Herr', null] as const)
    samples.push([`${type} ${String(salutation)}`, sampleAnswers({ type, salutation })]);

describeOnBothEngines('what the form shows is what the server writes', (place) => {
  let service: TestApp;
  beforeAll(async () => void (service = await openApp(place())));
  afterAll(async () => service.close());

  test.each(samples)('%s', async (_, answers) => {
    const draft = { ...draftOf(answers as Record<string, unknown>), seed: 4711 };
    const who = visitor(service.app);
    await who.ask({ method: 'POST', url: '/api/visit' });
    const url = '/api/collections/certificates/records';
    const made = (await who.ask({ method: 'POST', url, payload: valuesOf(draft) })).json<{ id: string }>();
    const answer = await who.ask({
      method: 'POST',
      url: `/api/certificates/${made.id}/generate`,
      payload: {},
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const { letter } = answer.json<{ letter: Letter }>();
    const shown = answersOf(draft);
    expect(letterText(writerFunctions.compose(shown, draft.seed), shown)).toBe(letterText(letter, shown));
    expect(letter.seed).toBe(4711);
  });
});

test('a letter that was worked on is shown as it is, whatever would be written today', async () => {
  const draft = draftOf(sampleAnswers() as unknown as Record<string, unknown>);
  const answers = answersOf(draft);
  let letter: Letter = writerFunctions.compose(answers, 1);
  for (const id of ['performance/motivation', 'performance/expertise']) {
    const other = writerFunctions.alternativesFor(letter, id, answers)[0]?.module ?? '';
    letter = writerFunctions.takeAlternative(letter, id, other, answers);
  }
  letter = hideBlock(
    insertOwn(letter, 'career', { id: 'own/1', text: 'Von Hand.', paragraph: true }, null),
    'tasks',
    true,
  );
  expect(await previewOf(draft, letter, false, write)).toBe(letter);

  // With other answers it is what the server would make of it.
  const renamed = { ...draft, person: { ...draft.person, last_name: 'Brandt' } };
  const now = answersOf(renamed);
  expect(await previewOf(renamed, letter, true, write)).toEqual(regenerate(letter, now));
});

/** The paragraphs of the preview while little is known. */
const begun = async (person: Partial<Draft['person']>, occupation: Partial<Draft['occupation']> = {}) => {
  const empty = emptyDraft();
  const draft = {
    ...empty,
    person: { ...empty.person, ...person },
    occupation: { ...empty.occupation, ...occupation },
  };
  return paragraphsOf(await previewOf(draft, null, false, write)).map(({ text }) => text);
};

test('a letter that is begun shows how it will begin, as far as that is known', async () => {
  const person = { salutation: 'Frau', first_name: 'Lena', last_name: 'Vogt' } as const;
  expect(await begun({})).toEqual([]);
  expect(await begun(person)).toEqual(['Frau Lena Vogt …']);
  const born = { ...person, birthday: '1988-05-14', birthplace: 'Husum' };
  expect(await begun(born)).toEqual(['Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, …']);
  const job = { job_title: 'Köchin', begin_employment: '2018-03-01', end_employment: '2025-09-30' };
  // The whole sentence begins in the same way.
  expect((await begun(born, job))[0]).toMatch(/^Frau Lena Vogt, geboren am 14\. Mai 1988 in Husum, (?!…)/);
});
