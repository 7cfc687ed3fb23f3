import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { asker, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import {
  answeredCertificate,
  invited,
  newCertificate,
  recipient,
} from '../../../../tests/helpers/invitations.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

const letter = compose(sampleAnswers());
const fiveRatings = {
  expertise: 2,
  motivation: 2,
  resilience: 1,
  comprehension: 2,
  'working-method': 3,
} as const;

describeOnBothEngines('invitations', (place) => {
  let service: TestApp;
  let owner: Asker;
  let other: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
    other = await newUser(service);
  });
  afterAll(async () => service.close());

  const stored = async (id: string) =>
    (await owner.ask('GET', `/api/collections/certificates/records/${id}`)).json<Record<string, unknown>>();
  const historyOf = async (certificate: string): Promise<string[]> => {
    const query = new URLSearchParams({ filter: `certificate = "${certificate}"`, sort: 'number' });
    const answer = await owner.ask('GET', `/api/collections/certificate_history/records?${query}`);
    return answer
      .json<{ items: { author: string; action: string }[] }>()
      .items.map(({ author, action }) => `${author === owner.email ? 'owner' : author} ${action}`);
  };

  test('tells in German which detail is missing or not possible', async () => {
    const url = `/api/certificates/${await newCertificate(owner)}/invitations`;
    const faultsOf = async (wish: object): Promise<unknown> => {
      const answer = await owner.ask('POST', url, { email: 'chefin@example.com', task: 'rate', ...wish });
      expect(answer.statusCode).toBe(400);
      return answer.json<{ data: unknown }>().data;
    };
    expect(await faultsOf({})).toMatchObject({ role: { message: 'Diese Angabe fehlt.' } });
    expect(await faultsOf({ role: 'king' })).toMatchObject({
      role: { message: 'Möglich ist hier: employer, employee.' },
    });
    expect(await faultsOf({ role: 'employer', due: '2026-02-30' })).toEqual({
      due: { code: 'validation_invalid', message: 'Bitte ein gültiges Datum angeben.' },
    });
  });

  test('tells who asks, for what and until when, and is mailed with the same kind of link', async () => {
    const certificate = await answeredCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate', 'employer', {
      email: 'chefin@example.com',
      message: 'Bitte\nbis Freitag',
      due: '2026-12-01',
    });
    const seen = (await who.ask('GET')).json<Record<string, unknown>>();
    expect(seen).toMatchObject({
      task: 'rate',
      asker: owner.email,
      employer: sampleAnswers().company.name,
      about: 'das Arbeitszeugnis für Lena Vogt',
      message: 'Bitte bis Freitag',
      due: '2026-12-01 00:00:00.000Z',
      expires: '2026-12-04 12:00:00.000Z',
      steps: ['leistung', 'verhalten'],
      status: 'open',
    });
    const [mail] = await mailsTo(service, place().dataDir, 'chefin@example.com');
    expect(mail?.subject).toBe('Bewerten: das Arbeitszeugnis für Lena Vogt');
    expect(mail?.text).toContain('1. Dezember 2026');
    expect(mail?.text).toContain('/einladung#');
    const token = /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await recipient(service, token).ask('GET')).json()).toMatchObject({ id: who.id });
  });

  test('tells nobody of himself as of somebody else', async () => {
    const certificate = await answeredCertificate(owner);
    const email = 'lena@example.com';
    await invited(service, owner, certificate, 'master-data', 'employee', { email });
    const [mail] = await mailsTo(service, place().dataDir, email);
    expect(mail?.subject).toBe('Stammdaten eingeben: Ihr Arbeitszeugnis');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('bittet Sie, für Ihr Arbeitszeugnis die Stammdaten');
    expect(mail?.text).not.toContain('Vogt die');
  });

  test('keeps no token, and logs none', async () => {
    const certificate = await newCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate');
    await who.ask('GET');
    const rows = await service.db.selectFrom('invitation_tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(who.token);
    const listed = await owner.ask('GET', `/api/collections/invitations/records/${who.id}`);
    expect(listed.body).not.toMatch(/token|hash/);
    expect(service.logged()).not.toContain(who.token);
    const logs = await service.db.selectFrom('_logs').selectAll().execute();
    expect(JSON.stringify(logs)).not.toContain(who.token);
  });

  test('a token opens nothing else', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'rate');
    for (const path of ['/letter.pdf', '/preview/1.png', '/signed.pdf'])
      expect((await who.ask('GET', path)).statusCode).toBe(403);
    expect((await who.ask('POST', '/generate')).statusCode).toBe(403);
    expect((await who.ask('POST', '/consent', { consent: true })).statusCode).toBe(403);
    const asUser = asker(service, who.token);
    expect((await asUser.ask('GET', `/api/collections/certificates/records/${certificate}`)).statusCode).toBe(
      404,
    );
  });

  test('saves in between, finishes when all is there, tells the owner, and then stays closed', async () => {
    const certificate = await answeredCertificate(owner, { performance: null, behavior: null });
    const who = await invited(service, owner, certificate, 'rate');
    await who.ask('PATCH', '', { values: { performance: { ratings: { expertise: 2 } } } });
    expect((await who.ask('GET')).json()).toMatchObject({
      entries: { performance: { ratings: { expertise: 2 } } },
    });
    const early = await who.ask('POST', '/finish');
    expect(early.statusCode).toBe(400);
    expect(early.json()).toMatchObject({
      data: { 'performance.ratings': { message: expect.stringContaining('5') as string } },
    });
    await who.ask('PATCH', '', {
      values: { performance: { ratings: fiveRatings }, behavior: { internal: 1 } },
    });
    expect((await who.ask('POST', '/finish')).json()).toMatchObject({ status: 'done' });
    expect((await who.ask('PATCH', '', { values: { behavior: { internal: 5 } } })).statusCode).toBe(409);
    expect((await owner.ask('GET', `/api/collections/invitations/records/${who.id}`)).json()).toMatchObject({
      status: 'done',
      progress: 1,
      entries: { behavior: { internal: 1 } },
    });
    expect((await stored(certificate))['performance']).toBeNull();
    const mails = await mailsTo(service, place().dataDir, owner.email);
    expect(mails.at(-1)?.subject).toBe(
      'Ulrike Kern hat die Aufgabe „Bewerten“ für das Arbeitszeugnis für Lena Vogt abgeschlossen',
    );
    expect(await historyOf(certificate)).toEqual([
      'owner invited',
      'Ulrike Kern opened',
      'Ulrike Kern finished',
    ]);
  });

  test('two who rate the same person stay apart; the owner takes over one, or single grades', async () => {
    const certificate = await answeredCertificate(owner, { performance: null, behavior: null });
    const [one, two] = [
      await invited(service, owner, certificate, 'rate', 'employer', { name: 'Eins' }),
      await invited(service, owner, certificate, 'rate', 'employer', { name: 'Zwei' }),
    ];
    await one.ask('PATCH', '', { values: { performance: { ratings: fiveRatings } } });
    await two.ask('PATCH', '', { values: { performance: { ratings: { ...fiveRatings, expertise: 4 } } } });
    expect((await one.ask('GET')).body).not.toContain('"expertise":4');
    expect((await stored(certificate))['performance']).toBeNull();
    const take = async (id: string, body: object) =>
      owner.ask('POST', `/api/invitations/${id}/take-over`, body);
    expect((await take(one.id, {})).json()).toMatchObject({ performance: { ratings: fiveRatings } });
    expect((await take(two.id, { fields: ['performance'], ratings: ['expertise'] })).json()).toMatchObject({
      performance: { ratings: { ...fiveRatings, expertise: 4 } },
    });
    // What somebody left empty takes nothing away.
    await one.ask('PATCH', '', {
      values: { performance: { ratings: fiveRatings, positive_traits: ['teamgeist'], honesty: true } },
    });
    await take(one.id, {});
    await two.ask('PATCH', '', { values: { performance: { ratings: { leadership: 3, expertise: 5 } } } });
    expect((await take(two.id, {})).json()).toMatchObject({
      performance: {
        ratings: { ...fiveRatings, expertise: 5, leadership: 3 },
        positive_traits: ['teamgeist'],
        honesty: true,
      },
    });
    expect((await take(two.id, { fields: ['behavior'] })).statusCode).toBe(400);
    expect((await other.ask('POST', `/api/invitations/${one.id}/take-over`, {})).statusCode).toBe(404);
    expect(await historyOf(certificate)).toContain('owner taken-over');
  });

  test('a self-assessment never changes the ratings', async () => {
    const certificate = await answeredCertificate(owner);
    const who = await invited(service, owner, certificate, 'self-assessment', 'employee');
    await who.ask('PATCH', '', {
      values: {
        performance: { ratings: { ...fiveRatings, expertise: 1 } },
        name: { salutation: 'Frau', title: '', first_name: 'Lena', last_name: 'Marker-Name' },
      },
    });
    const row = await stored(certificate);
    expect(row).toMatchObject({
      performance: { ratings: { expertise: 2 } },
      person: { last_name: 'Marker-Name' },
    });
    expect(row['person']).toMatchObject({ birthday: '1988-05-14' });
  });

  test('whoever rates and creates gets the letter of his ratings and edits it', async () => {
    const certificate = await answeredCertificate(owner, { performance: null, behavior: null });
    const who = await invited(service, owner, certificate, 'rate-and-create');
    expect((await who.ask('POST', '/generate')).statusCode).toBe(400);
    await who.ask('PATCH', '', {
      values: { performance: { ratings: fiveRatings }, behavior: { internal: 2 } },
    });
    expect((await who.ask('POST', '/finish')).json()).toMatchObject({ data: { letter: {} } });
    const made = (await who.ask('POST', '/generate')).json<{
      values: { letter: typeof letter };
      version: number;
    }>();
    const [first] = blocksOf(made.values.letter);
    const edited = editBlock(made.values.letter, first?.id ?? '', 'Eigene Worte.');
    expect(
      (await who.ask('PATCH', '', { values: { letter: edited }, version: made.version - 1 })).statusCode,
    ).toBe(409);
    expect(
      (await who.ask('PATCH', '', { values: { letter: edited }, version: made.version })).statusCode,
    ).toBe(200);
    expect((await who.ask('GET', '/letter.pdf')).statusCode).toBe(200);
    expect((await who.ask('POST', '/finish')).statusCode).toBe(200);
    expect(JSON.stringify((await stored(certificate))['letter'])).toContain('Eigene Worte.');
  });

  test('approval: asked for changes with comments on blocks, edited, opened again, approved', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'approve-and-edit');
    const finish = async (body: object) => who.ask('POST', '/finish', body);
    expect((await finish({})).statusCode).toBe(400);
    expect((await finish({ decision: 'changes' })).statusCode).toBe(400);
    const [block] = blocksOf(letter);
    expect(
      (await finish({ decision: 'changes', comments: [{ block: 'nowhere', text: 'x' }] })).statusCode,
    ).toBe(400);
    const comments = [{ block: block?.id ?? '', text: 'Bitte wärmer.' }];
    expect((await finish({ decision: 'changes', comments })).json()).toMatchObject({
      decision: 'changes',
      comments,
    });
    await owner.ask('PATCH', `/api/collections/certificates/records/${certificate}`, {
      letter: editBlock(letter, block?.id ?? '', 'Wärmer.'),
    });
    const again = await owner.ask('POST', `/api/invitations/${who.id}/extend`, { reopen: true });
    expect(again.json()).toMatchObject({ status: 'open', decision: '' });
    expect((await finish({ decision: 'approved' })).json()).toMatchObject({ decision: 'approved' });
    expect(await historyOf(certificate)).toEqual([
      'owner invited',
      'Ulrike Kern changes-requested',
      'owner edited',
      'owner reopened',
      'Ulrike Kern approved',
    ]);
    const query = new URLSearchParams({ filter: `certificate = "${certificate}"`, sort: 'number' });
    const versions = (await owner.ask('GET', `/api/collections/certificate_versions/records?${query}`)).json<{
      items: { number: number; letter: unknown }[];
    }>();
    expect(versions.items.map(({ number }) => number)).toEqual([1, 2]);
    expect(JSON.stringify(versions.items[1]?.letter)).toContain('Wärmer.');
    expect(
      (await other.ask('GET', `/api/collections/certificate_versions/records?${query}`)).json(),
    ).toMatchObject({ items: [] });
  });

  test('the owner marks a comment as done; another round begins with an empty list', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'approve-and-edit');
    const comments = [
      { block: '', text: 'Bitte wärmer.' },
      { block: blocksOf(letter)[0]?.id ?? '', text: 'Name falsch.' },
    ];
    await who.ask('POST', '/finish', { decision: 'changes', comments });
    const { id } = (await who.ask('GET')).json<{ id: string }>();
    const url = `/api/invitations/${id}/comments`;
    const settled = await owner.ask('POST', url, { ...comments[0], done: true });
    expect(settled.json()).toMatchObject({ comments: [{ ...comments[0], done: true }, comments[1]] });
    expect((await owner.ask('POST', url, { block: '', text: 'Anders.', done: true })).statusCode).toBe(404);
    expect((await other.ask('POST', url, { ...comments[0], done: true })).statusCode).toBe(404);
    const taken = await owner.ask('POST', url, { ...comments[0], done: false });
    expect(taken.json<{ comments: object[] }>().comments[0]).toEqual(comments[0]);
    await owner.ask('POST', url, { ...comments[0], done: true });
    await owner.ask('POST', `/api/invitations/${id}/extend`, { reopen: true });
    const said = [comments[0], { ...comments[1], text: 'Name noch immer falsch.' }];
    const again = await who.ask('PATCH', '', { comments: said });
    expect(again.json<{ comments: object[] }>().comments).toEqual(said);
  });

  test('comments are kept on the way, and taken from nobody who is not asked for them', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'approve-and-edit');
    const comments = [{ block: '', text: 'Bitte wärmer.' }];
    await who.ask('PATCH', '', { comments });
    expect((await who.ask('GET')).json()).toMatchObject({ status: 'open', comments });
    await who.ask('PATCH', '', { comments: [] });
    expect((await who.ask('GET')).json()).toMatchObject({ comments: [] });
    const rater = await invited(service, owner, certificate, 'rate');
    expect((await rater.ask('PATCH', '', { comments })).statusCode).toBe(403);
  });

  test('saves in a row by the same person are one edit', async () => {
    const certificate = await newCertificate(owner);
    const save = async (town: string) =>
      owner.ask('PATCH', `/api/collections/certificates/records/${certificate}`, { place: town });
    await save('Kiel');
    await save('Husum');
    service.move(11 * 60_000);
    await save('Bonn');
    expect(await historyOf(certificate)).toEqual(['owner edited', 'owner edited']);
  });

  test('guests cannot invite, and nobody for certificates of others', async () => {
    const certificate = await newCertificate(owner);
    const body = { email: 'a@example.com', role: 'employer', task: 'rate' };
    const url = `/api/certificates/${certificate}/invitations`;
    expect((await asker(service).ask('POST', url, body)).statusCode).toBe(401);
    expect((await other.ask('POST', url, body)).statusCode).toBe(404);
    expect((await owner.ask('POST', url, { ...body, email: 'keine' })).json()).toMatchObject({
      data: { email: { message: 'Bitte eine gültige E-Mail-Adresse eingeben.' } },
    });
    expect((await owner.ask('POST', url, { ...body, due: '2026-02-30' })).statusCode).toBe(400);
  });
});
