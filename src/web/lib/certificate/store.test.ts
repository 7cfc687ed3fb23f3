// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { StaleSave, type Content, type Lock, type StoredCertificate } from './calls.ts';
import { emptyDraft } from './draft.ts';
import { loadLocalCopy } from './local-copy.ts';
import { CertificateStore, type StoreParts } from './store.ts';

/** A server with one certificate, that can be cut off. */
function server() {
  let row: StoredCertificate | null = null;
  let isDown = false;
  let saves = 0;
  const answer = (): StoredCertificate => {
    if (row === null) throw new ServerError(404, '');
    return row;
  };
  const reach = (): void => {
    if (isDown) throw new ConnectionError();
  };
  const parts: StoreParts = {
    rest: 10,
    again: 20,
    load: async () => (reach(), answer()),
    create: async (content) => {
      reach();
      row = { ...content, id: 'abc', version: 0, source: null, lock: null };
      return row;
    },
    save: async (id, content, version) => {
      reach();
      // What is locked is not there for those who want to write.
      if (answer().lock !== null) throw new ServerError(404, '');
      if (version !== answer().version) throw new StaleSave(answer());
      saves += 1;
      row = { ...content, id, version: version + 1, source: null, lock: null };
      return row;
    },
    generate: async (_id, version) => {
      reach();
      if (version !== answer().version) throw new StaleSave(answer());
      row = { ...answer(), version: version + 1, status: 'generated' };
      return row;
    },
  };
  /** Signatures are asked for, or it is signed, or open again: from elsewhere. */
  const lock = (now: Lock | null): void => {
    row = { ...answer(), version: answer().version + 1, lock: now };
  };
  return { parts, row: answer, cut: (down: boolean) => (isDown = down), saves: () => saves, lock };
}

const content = (name = ''): Content => ({
  draft: { ...emptyDraft(), project_name: name },
  letter: null,
  status: '',
});
const named = (name: string): Partial<Content> => ({ draft: content(name).draft });
const nameIn = ({ draft }: Content): string => draft.project_name;

beforeEach(() => localStorage.clear());

test('nothing is stored before something is typed; then it is, once, and the local copy goes', async () => {
  const { parts, row, saves } = server();
  const store = new CertificateStore(content(), null, parts);
  await store.flush();
  expect(store.state().id).toBeNull();
  store.change(named('a'));
  expect(loadLocalCopy(null)?.content.draft.project_name).toBe('a');
  await vi.waitFor(() => expect(store.state().save).toBe('saved'));
  expect(nameIn(row())).toBe('a');
  store.change(named('b'));
  store.change(named('c'));
  await vi.waitFor(() => expect(store.state().save).toBe('saved'));
  expect([nameIn(row()), saves()]).toEqual(['c', 1]);
  expect([loadLocalCopy(null), loadLocalCopy('abc')]).toEqual([null, null]);
});

test('without a network typing goes on, is kept here, and is saved when the network is back', async () => {
  const { parts, row, cut } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await vi.waitFor(() => expect(store.state().save).toBe('saved'));
  cut(true);
  store.change(named('b'));
  await vi.waitFor(() => expect(store.state().save).toBe('offline'));
  expect(nameIn(row())).toBe('a');
  const reopened = await CertificateStore.open('abc', parts);
  expect(nameIn(reopened.state().content)).toBe('b');
  reopened.close();
  cut(false);
  await vi.waitFor(() => expect(store.state().save).toBe('saved'));
  expect(nameIn(row())).toBe('b');
});

test('what was typed last is found again after the tab was closed', async () => {
  const { parts, row, cut } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await vi.waitFor(() => expect(store.state().save).toBe('saved'));
  cut(true);
  store.change(named('b'));
  await store.flush();
  store.close();
  cut(false);
  const again = await CertificateStore.open('abc', parts);
  expect(nameIn(again.state().content)).toBe('b');
  await vi.waitFor(() => expect(nameIn(row())).toBe('b'));
});

/** Cuts the line behind the server: it gets what is sent, and its answer does not come back. */
const unheard = (parts: StoreParts): StoreParts => ({
  ...parts,
  save: async (...given) => {
    await parts.save(...given);
    throw new ConnectionError();
  },
});

test('a reload while a save was on its way is no conflict: the server has what is here', async () => {
  const { parts, row } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await store.flush();
  const cut = new CertificateStore(row(), row(), unheard(parts));
  cut.change(named('b'));
  await cut.flush();
  cut.close();
  expect(loadLocalCopy('abc')).not.toBeNull();
  const again = await CertificateStore.open('abc', parts);
  expect(again.state()).toMatchObject({ save: 'saved', conflict: null });
  expect(loadLocalCopy('abc')).toBeNull();
  again.change(named('c'));
  await again.flush();
  expect(nameIn(row())).toBe('c');
});

test('what was typed after a save that nobody heard of goes on upon it', async () => {
  const { parts, row } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await store.flush();
  const cut = new CertificateStore(row(), row(), unheard(parts));
  cut.change(named('b'));
  await cut.flush();
  cut.change(named('c'));
  cut.close();
  const again = await CertificateStore.open('abc', parts);
  expect(again.state().conflict).toBeNull();
  await vi.waitFor(() => expect(nameIn(row())).toBe('c'));
});

test('an answer that was lost is not taken for a stranger, and neither is the same from elsewhere', async () => {
  const { parts, row } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await store.flush();
  let isCut = true;
  const save: StoreParts['save'] = async (...given) =>
    isCut ? unheard(parts).save(...given) : parts.save(...given);
  const here = new CertificateStore(row(), row(), { ...parts, save });
  here.change(named('b'));
  await here.flush();
  here.change(named('c'));
  isCut = false;
  await here.flush();
  await vi.waitFor(() => expect(here.state()).toMatchObject({ save: 'saved', conflict: null }));
  expect(nameIn(row())).toBe('c');

  // Another window saved the very same.
  const other = await CertificateStore.open('abc', parts);
  other.change(named('d'));
  await other.flush();
  here.change(named('d'));
  await here.flush();
  expect(here.state()).toMatchObject({ save: 'saved', conflict: null });
});

test('another status of the same words is a conflict still', async () => {
  const { parts } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await store.flush();
  const other = await CertificateStore.open('abc', parts);
  other.change({ status: 'edited' });
  await other.flush();
  localStorage.clear();
  store.change(named('a'));
  await store.flush();
  expect(store.state().save).toBe('conflict');
});

async function twoTabs() {
  const { parts, row } = server();
  const first = new CertificateStore(content(), null, parts);
  first.change(named('a'));
  await first.flush();
  const second = await CertificateStore.open('abc', parts);
  second.change(named('second'));
  await second.flush();
  localStorage.clear();
  first.change(named('first'));
  await first.flush();
  return { first, row };
}

test('a save upon an older version overwrites nothing and shows both', async () => {
  const { first, row } = await twoTabs();
  expect(nameIn(row())).toBe('second');
  expect(first.state().save).toBe('conflict');
  expect(nameIn(first.state().conflict as Content)).toBe('second');
  first.change(named('first again'));
  await first.flush();
  expect(nameIn(row())).toBe('second');
  await first.resolve('mine');
  expect(first.state()).toMatchObject({ save: 'saved', conflict: null });
  expect(nameIn(row())).toBe('first again');
});

test('the other version can be taken over', async () => {
  const { first, row } = await twoTabs();
  await first.resolve('stored');
  expect(nameIn(first.state().content)).toBe('second');
  expect(nameIn(row())).toBe('second');
  first.change(named('on'));
  await first.flush();
  expect(nameIn(row())).toBe('on');
});

test('a letter is generated from what was typed last', async () => {
  const { parts, row } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  expect(await store.generate()).toBe(true);
  expect(store.state()).toMatchObject({ id: 'abc', save: 'saved', content: { status: 'generated' } });
  expect(nameIn(row())).toBe('a');
  store.change(named('b'));
  await store.flush();
  expect(store.state().save).toBe('saved');
});

test.each([429, 503])('a server that is busy (%d) is asked again, and has it then', async (status) => {
  const { parts, row } = server();
  let isBusy = true;
  const create: StoreParts['create'] = async (given) =>
    isBusy ? Promise.reject(new ServerError(status, '')) : parts.create(given);
  const store = new CertificateStore(content(), null, { ...parts, create });
  store.change(named('a'));
  await vi.waitFor(() => expect(store.state().save).toBe('failed'));
  isBusy = false;
  await vi.waitFor(() => expect(store.state().save).toBe('saved'));
  expect(nameIn(row())).toBe('a');
});

test('what the server refuses is said and not tried again and again', async () => {
  const { parts } = server();
  const fault = new ServerError(400, '', { letter: { message: 'Das Zeugnis ist zu lang.' } });
  const refusing = { ...parts, create: async () => Promise.reject(fault) };
  const store = new CertificateStore(content(), null, refusing);
  store.change(named('a'));
  await store.flush();
  expect(store.state()).toMatchObject({ save: 'failed', refusal: 'Das Zeugnis ist zu lang.' });
  expect(loadLocalCopy(null)).not.toBeNull();
});

test('what is locked is not changed; what was typed when it was locked is not lost', async () => {
  const { parts, row, lock, saves } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await store.flush();
  lock('signing');
  store.change(named('b'));
  await store.flush();
  expect(store.state()).toMatchObject({ lock: 'signing', isLeftOut: true, save: 'saved' });
  expect(nameIn(store.state().content)).toBe('a');
  store.change(named('c'));
  await store.flush();
  expect([nameIn(row()), nameIn(store.state().content), saves()]).toEqual(['a', 'a', 0]);
  const reopened = await CertificateStore.open('abc', parts);
  expect(reopened.state()).toMatchObject({ lock: 'signing', isLeftOut: true, conflict: null });
  expect(nameIn(reopened.state().content)).toBe('a');

  // Open again: the writer decides what becomes of it.
  lock(null);
  await store.look();
  expect(store.state()).toMatchObject({ lock: null, save: 'conflict' });
  await store.resolve('mine');
  expect(nameIn(row())).toBe('b');
});

test('a look elsewhere changes nothing that is being typed', async () => {
  const { parts, lock } = server();
  const store = new CertificateStore(content(), null, parts);
  store.change(named('a'));
  await store.flush();
  store.change(named('b'));
  await store.look();
  expect(nameIn(store.state().content)).toBe('b');
  await store.flush();
  lock('signed');
  await store.look();
  expect(store.state()).toMatchObject({
    lock: 'signed',
    isLeftOut: false,
    content: { draft: { project_name: 'b' } },
  });
});
