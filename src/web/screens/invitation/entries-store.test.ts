// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import { mergeEntries } from '#domain/workflow/merge-entries.ts';
import type { Field } from '#domain/workflow/permissions.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { loadEntriesCopy } from './entries-copy.ts';
import { EntriesStore, type EntriesParts, type Values } from './entries-store.ts';

const letter = compose(sampleAnswers());
const first = blocksOf(letter)[0]?.id ?? '';
const saying = (text: string): Letter => editBlock(letter, first, text);
const said = (from: unknown): string => blocksOf(from as Letter)[0]?.text ?? '';

const opened: EntriesStore[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

/** A server with one invitation, that can be cut off, before it or behind it. */
function server() {
  let view = {
    id: 'inv',
    version: 3,
    status: 'open',
    locked: false,
    values: { letter, activities: [] } as Values,
    entries: {},
    comments: [],
  } as unknown as InvitationView;
  let line: 'good' | 'cut' | 'unheard' = 'good';
  const put = (values: Values): void => {
    view = { ...view, version: view.version + 1, values: { ...view.values, ...values } };
  };
  const parts: EntriesParts = {
    rest: 10,
    again: 20,
    told: () => {},
    load: async () => {
      if (line === 'cut') throw new ConnectionError();
      return view;
    },
    save: async (body) => {
      const { values, base } = body as { values: Values; base: Values };
      if (line === 'cut') throw new ConnectionError();
      const merged = (Object.keys(values) as Field[]).map((field) => ({
        field,
        ...mergeEntries(field, base[field], values[field], view.values[field]),
      }));
      if (merged.some(({ clashes }) => clashes.length > 0)) throw new ServerError(409, 'old');
      put(Object.fromEntries(merged.map(({ field, value }) => [field, value])));
      if (line === 'unheard') throw new ConnectionError();
      return view;
    },
  };
  const open = (): EntriesStore => {
    const store = new EntriesStore(view, parts);
    store.open();
    opened.push(store);
    return store;
  };
  return { open, put, view: () => view, turn: (next: typeof line) => (line = next) };
}

test('what was typed is found again after a reload at once, and saved then', async () => {
  const { open, view } = server();
  const store = open();
  store.set('activities', ['Planung']);
  const again = open();
  expect(again.state().values.activities).toEqual(['Planung']);
  await vi.waitFor(() => expect(view().values.activities).toEqual(['Planung']));
  await vi.waitFor(() => expect(loadEntriesCopy('inv')).toBeNull());
});

test('without a network it is kept and tried again until the server has it', async () => {
  const { open, view, turn } = server();
  const store = open();
  turn('cut');
  store.set('activities', ['Planung']);
  store.remark([{ block: '', text: 'Bitte wärmer.' }]);
  await vi.waitFor(() => expect(store.state().state).toBe('offline'));
  expect(loadEntriesCopy('inv')?.comments).toHaveLength(1);
  expect(open().state().comments).toHaveLength(1);
  turn('good');
  await vi.waitFor(() => expect(store.state().state).toBe('saved'));
  expect(view().values.activities).toEqual(['Planung']);
});

test('a letter whose save was not answered is nobody else’s', async () => {
  const { open, view, turn } = server();
  const store = open();
  turn('unheard');
  store.set('letter', saying('Eins.'));
  await vi.waitFor(() => expect(store.state().state).toBe('offline'));
  store.set('letter', saying('Zwei.'));
  turn('good');
  await vi.waitFor(() => expect(store.state().state).toBe('saved'));
  expect([said(view().values.letter), store.state().conflict]).toEqual(['Zwei.', null]);
});

test.each(['mine', 'stored'] as const)(
  'a letter that somebody went on with is asked about: %s',
  async (choice) => {
    const { open, view, put } = server();
    const store = open();
    put({ letter: saying('Von anderen.') });
    store.set('letter', saying('Von hier.'));
    await vi.waitFor(() => expect(store.state().conflict).not.toBeNull());
    expect(said(view().values.letter)).toBe('Von anderen.');
    await store.resolve(choice);
    const wanted = choice === 'mine' ? 'Von hier.' : 'Von anderen.';
    expect([said(view().values.letter), said(store.state().values.letter)]).toEqual([wanted, wanted]);
    expect(loadEntriesCopy('inv')).toBeNull();
  },
);

const job = { job_title: 'Monteur', department: 'Alt' };

test('what others changed meanwhile is taken over and told, what was typed stays', async () => {
  const { open, put, view } = server();
  put({ occupation: job });
  const store = open();
  put({ occupation: { ...job, department: 'Neu' } });
  store.set('occupation', { ...job, job_title: 'Monteurin' });
  await vi.waitFor(() => expect(store.state().state).toBe('saved'));
  const both = { job_title: 'Monteurin', department: 'Neu' };
  expect([view().values.occupation, store.state().values.occupation]).toEqual([both, both]);
  expect(store.state().taken).toEqual(['occupation.department']);
});

test.each(['mine', 'stored'] as const)('the same answer changed twice is asked about: %s', async (choice) => {
  const { open, put, view } = server();
  put({ occupation: job });
  const store = open();
  put({ occupation: { ...job, department: 'Dort' } });
  store.set('occupation', { job_title: 'Monteurin', department: 'Hier' });
  await vi.waitFor(() =>
    expect(store.state().conflict).toEqual([
      { field: 'occupation', path: 'occupation.department', mine: 'Hier', stored: 'Dort' },
    ]),
  );
  // Neither a later save nor another visit decides it in passing.
  await store.flush().catch(() => {});
  const again = open();
  await vi.waitFor(() => expect(again.state().conflict).not.toBeNull());
  expect(view().values.occupation).toMatchObject({ department: 'Dort' });
  await store.resolve(choice);
  const wanted = { job_title: 'Monteurin', department: choice === 'mine' ? 'Hier' : 'Dort' };
  expect([view().values.occupation, store.state().values.occupation]).toEqual([wanted, wanted]);
});

test('answers whose save was not answered are nobody else’s', async () => {
  const { open, put, view, turn } = server();
  put({ occupation: job });
  const store = open();
  turn('unheard');
  store.set('occupation', { ...job, department: 'Eins' });
  await vi.waitFor(() => expect(store.state().state).toBe('offline'));
  store.set('occupation', { ...job, department: 'Zwei' });
  turn('good');
  await vi.waitFor(() => expect(store.state().state).toBe('saved'));
  expect([view().values.occupation, store.state().taken]).toEqual([{ ...job, department: 'Zwei' }, []]);
});

test('of a letter that others went on with, the paragraphs are told that are not as they were', async () => {
  const { open, put, view } = server();
  const store = open();
  put({ letter: saying('Von anderen.') });
  store.refresh(view());
  expect([said(store.state().values.letter), store.state().taken]).toEqual(['Von anderen.', ['letter.1']]);
});

test('what the server would not take is kept here and told; all else is saved', async () => {
  const { open, view } = server();
  const store = open();
  const faulty = { workload: { hours: 'abc', full_time: 40 } };
  store.set('name', { first_name: 'Lena' });
  store.set('occupation', faulty);
  await store.flush();
  expect(store.state()).toMatchObject({
    state: 'held',
    values: { occupation: faulty },
    faults: { 'occupation.workload.hours': 'Hier wird eine Zahl über null erwartet.' },
  });
  expect(view().values).toMatchObject({ name: { first_name: 'Lena' } });
  expect(view().values).not.toHaveProperty('occupation');
  expect(loadEntriesCopy('inv')?.values).toEqual({ occupation: faulty });
  store.set('occupation', { workload: { hours: 20, full_time: 40 } });
  await store.flush();
  expect(store.state()).toMatchObject({ state: 'saved', faults: {} });
});
