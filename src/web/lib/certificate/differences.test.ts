import { beforeAll, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { exhibitionReasons, terminationReasons } from '#domain/letter/module.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { message, startI18n, type Translate } from '#web/lib/i18n.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { answersDiffering, differencesOf } from './differences.ts';
import { answersOf, draftOf, emptyDraft, valuesOf, type Draft } from './draft.ts';
import { fieldLabel } from './field-labels.ts';
import { fieldValue } from './field-values.ts';
import { writtenDraft } from './written-draft.ts';

const content = { draft: emptyDraft(), letter: null, status: '' } as const;
const t: Translate = (key, values) => message(key, { ...values, context: 'sie' });
beforeAll(startI18n);

test('versions that say the same differ in nothing', () => {
  expect(differencesOf(content, structuredClone(content))).toEqual([]);
});

test('fields, lists and flags that differ are told with both values', () => {
  const other = structuredClone(content) as {
    draft: ReturnType<typeof emptyDraft>;
    letter: null;
    status: '';
  };
  other.draft.person.last_name = 'Brandt';
  other.draft.activities = ['a', 'b'];
  other.draft.ending.rehire = true;
  expect(differencesOf(content, other)).toEqual([
    { field: 'person.last_name', mine: '', stored: 'Brandt' },
    { field: 'activities', mine: '', stored: 'a · b' },
    { field: 'ending.rehire', mine: 'nein', stored: 'ja' },
  ]);
});

test('of changed answers only those are told that somebody changed', () => {
  const sample = draftOf({ ...sampleAnswers() });
  const draft: Draft = {
    ...sample,
    person: { ...sample.person, first_name: `${sample.person.first_name} ` },
    occupation: { ...sample.occupation, workload: { hours: 35, full_time: null } },
    ending: { ...sample.ending, exhibition_reason: '' },
  };
  const letter = compose(answersOf(draft));
  const renamed = { ...draft, person: { ...draft.person, last_name: 'Anders' } };
  const changed = { draft: renamed, letter, status: 'draft' } as const;
  const former = { ...changed, draft: writtenDraft(changed) };
  expect(differencesOf(changed, former).length).toBeGreaterThan(1);
  expect(answersDiffering(changed, former).map(({ field }) => field)).toEqual(['person.last_name']);
});

test('a sentence that differs is told by its place, and grades by their words', () => {
  const draft = draftOf({ ...sampleAnswers({ grade: 2 }) });
  const letter = compose(answersOf(draft));
  const mine = { draft, letter, status: 'edited' } as const;
  const stored = {
    ...mine,
    draft: { ...draft, performance: { ...draft.performance, ratings: { expertise: 3 } } } as Draft,
    letter: editBlock(letter, 'performance/expertise', 'Sie weiß Bescheid.'),
  };
  const told = differencesOf(mine, stored).map((one) => [
    fieldLabel(one.field, t),
    fieldValue(one.field, one.mine, t),
    fieldValue(one.field, one.stored, t),
  ]);
  expect(told).toContainEqual(['Fachwissen', 'gut', 'befriedigend']);
  expect(told.find(([, , now]) => now === 'Sie weiß Bescheid.')?.[0]).toBe('Leistung · Fachwissen');
});

test('every field has a name, and no value is told as its code', () => {
  const draft = emptyDraft();
  draft.type = 'ausbildungszeugnis';
  draft.occupation.workload = { hours: 20, full_time: 40 };
  const names = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? names(inner, `${path}${name}.`)
        : [`${path}${name}`],
    );
  const fields = names(valuesOf(draft)).filter((field) => !['mode', 'options.seed'].includes(field));
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter((field) => /^[a-z_.]+$/.test(fieldLabel(field, t)))).toEqual([]);
  const codes = [
    ...exhibitionReasons.map((code) => ['ending.exhibition_reason', code] as const),
    ...terminationReasons.map((code) => ['ending.termination_reason', code] as const),
    ['role', 'employee'],
    ['options.gender_form', 'pair'],
    ['options.date_format', 'numeric'],
    ['letterhead.layout', 'modern'],
    ['performance.positive_traits', 'teamgeist · hilfsbereitschaft'],
    ['occupation.stations', 'intermediate, Leiterin, Netz, 2018-03-01'],
  ] as const;
  for (const [field, code] of codes) expect(fieldValue(field, code, t)).not.toContain(code.split(' ')[0]);
  expect(fieldValue('occupation.stations', codes.at(-1)?.[1] ?? '', t)).toBe(
    'Zwischenstation, Leiterin, Netz, 01.03.2018',
  );
});
