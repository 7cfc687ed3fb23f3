import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { answeredCertificate, invited, recipient } from '../../../../tests/helpers/invitations.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { tellOutdated } from '../../usecases/workflow/tell-outdated.ts';

const letter = compose(sampleAnswers());
const block = blocksOf(letter)[0]?.id ?? '';
const saying = (text: string) => editBlock(letter, block, text);
const minute = 60_000;

describeOnBothEngines('approvals', (place) => {
  let service: TestApp;
  let owner: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
  });
  afterAll(async () => service.close());

  const change = async (certificate: string, values: object) =>
    owner.ask('PATCH', `/api/collections/certificates/records/${certificate}`, values);
  const row = async (id: string) =>
    (await owner.ask('GET', `/api/collections/invitations/records/${id}`)).json<Record<string, unknown>>();
  const mails = async (email: string) => mailsTo(service, place().dataDir, email);
  const start = async (certificate: string, more: object = {}) =>
    owner.ask('POST', `/api/certificates/${certificate}/signing`, {
      signatories: [{ name: 'Henrike Brodersen', email: 'brodersen@example.com' }],
      ...more,
    });
  let number = 0;
  async function approved() {
    const email = `max-${(number += 1)}-${place().databaseUrl === null ? 's' : 'p'}@example.com`;
    const certificate = await answeredCertificate(owner, { letter });
    const more = { email, name: 'Max Muster' };
    const who = await invited(service, owner, certificate, 'approve-and-edit', 'employer', more);
    const { text } = (await who.ask('GET')).json<{ text: string }>();
    expect((await who.ask('POST', '/finish', { decision: 'approved', text })).statusCode).toBe(200);
    return { certificate, who, email };
  }

  test('are for the text that was read: a change is marked, told, and taken back with itself', async () => {
    const { certificate, who, email } = await approved();
    // What the text does not hold, and the text as it was, are no change of it.
    await change(certificate, { due: '2026-12-24', ending: null });
    expect(await row(who.id)).toMatchObject({ outdated: '' });
    await change(certificate, { letter: saying('VERSCHLECHTERT.') });
    expect(await row(who.id)).toMatchObject({ outdated_by: owner.email });
    expect((await row(who.id))['outdated']).not.toBe('');
    expect(JSON.stringify(await row(who.id))).not.toMatch(/"approved":|outdated_told/);
    await change(certificate, { letter });
    expect(await row(who.id)).toMatchObject({ outdated: '' });
    service.move(11 * minute);
    await tellOutdated(service.jobParts);
    expect(await mails(email)).toHaveLength(1);
    await change(certificate, { letter: saying('VERSCHLECHTERT.') });
    await tellOutdated(service.jobParts);
    expect(await mails(email)).toHaveLength(1);
    service.move(11 * minute);
    await tellOutdated(service.jobParts);
    await tellOutdated(service.jobParts);
    const [, mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Seit Ihrer Freigabe geändert: das Arbeitszeugnis für Lena Vogt');
    expect(mail?.text).toContain(`Danach hat ${owner.email} den Text geändert.`);
    const token = /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await recipient(service, token).ask('GET')).json<{ outdated: string }>().outdated).not.toBe('');
    // The owner did it himself.
    expect((await mails(owner.email)).map(({ subject }) => subject).join()).not.toContain(
      'Seit der Freigabe',
    );
    const query = new URLSearchParams({
      filter: `certificate = "${certificate}" && action = "approval-outdated"`,
    });
    const history = await owner.ask('GET', `/api/collections/certificate_history/records?${query}`);
    expect(history.json<{ items: object[] }>().items).toMatchObject([
      { author: owner.email, about: 'Max Muster' },
      { author: owner.email, about: 'Max Muster' },
    ]);
  });

  test('the owner hears of it when somebody else changed the text', async () => {
    const { certificate } = await approved();
    const more = { name: 'Petra Zwei' };
    const other = await invited(service, owner, certificate, 'approve-and-edit', 'employer', more);
    await other.ask('PATCH', '', { values: { letter: saying('Anders.') } });
    service.move(11 * minute);
    await tellOutdated(service.jobParts);
    const mail = (await mails(owner.email)).at(-1);
    expect(mail?.text).toContain('hat Max Muster freigegeben. Danach hat Petra Zwei den Text geändert.');
  });

  test('what the approver changed himself is told to both, sentence by sentence, for this round', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const more = { name: 'Lena Vogt' };
    const who = await invited(service, owner, certificate, 'approve-and-edit', 'employee', more);
    await who.ask('PATCH', '', { values: { letter: saying('Halb') } });
    await who.ask('PATCH', '', { values: { letter: saying('Mein Satz.') } });
    await change(certificate, { due: '2026-12-24' });
    const edits = [{ block, before: blocksOf(letter)[0]?.text, after: 'Mein Satz.' }];
    const done = await who.ask('POST', '/finish', { decision: 'approved' });
    expect(done.json()).toMatchObject({ edits });
    expect(await row(who.id)).toMatchObject({ edits, decision: 'approved', outdated: '' });
    expect((await mails(owner.email)).at(-1)?.text).toContain('Der Text wurde dabei geändert');
    const again = { days: 14, reopen: true };
    expect((await owner.ask('POST', `/api/invitations/${who.id}/extend`, again)).statusCode).toBe(200);
    expect(await row(who.id)).toMatchObject({ edits: [] });
    // What was put back is no change.
    await who.ask('PATCH', '', { values: { letter } });
    await who.ask('PATCH', '', { values: { letter: saying('Mein Satz.') } });
    expect(await row(who.id)).toMatchObject({ edits: [] });
  });

  test('whoever approves reads the whole sheet: whose it is, place and day', async () => {
    const certificate = await answeredCertificate(owner, { letter, place: 'Husum', date: '2026-09-30' });
    const who = await invited(service, owner, certificate, 'approve-and-edit');
    const { company, signatories } = sampleAnswers();
    expect((await who.ask('GET')).json()).toMatchObject({
      paper: { firm: company.name, place: 'Husum, 30. September 2026', signatories },
    });
    await change(certificate, { place: '', date: '' });
    expect((await who.ask('GET')).json()).toMatchObject({ paper: { place: '' } });
    const rater = await invited(service, owner, certificate, 'rate');
    expect((await rater.ask('GET')).json()).toMatchObject({ paper: null });
  });

  test('are refused for a text that was changed while it was read', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'approve-and-edit');
    const { text } = (await who.ask('GET')).json<{ text: string }>();
    await change(certificate, { letter: saying('Anders.') });
    const answer = await who.ask('POST', '/finish', { decision: 'approved', text });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('während Sie ihn gelesen haben');
    const now = (await who.ask('GET')).json<{ text: string }>();
    expect((await who.ask('POST', '/finish', { decision: 'approved', text: now.text })).statusCode).toBe(200);
  });

  test('signing asks first where one is open, refused or for another text; the approver hears of it', async () => {
    const { certificate, who, email } = await approved();
    const more = { name: 'Petra Zwei' };
    const second = await invited(service, owner, certificate, 'approve-and-edit', 'employer', more);
    await change(certificate, { letter: saying('Anders.') });
    const question = async () => {
      const answer = await start(certificate);
      expect(answer.statusCode).toBe(409);
      return answer.json<{ data: { approvals: { message: string } } }>().data.approvals.message;
    };
    expect(await question()).toBe(
      'Petra Zwei hat noch nicht freigegeben. Max Muster hat einen früheren Text freigegeben; er wurde seit der Freigabe geändert.',
    );
    await second.ask('POST', '/finish', { decision: 'changes', comments: [{ block: '', text: 'Wärmer.' }] });
    expect(await question()).toContain('Petra Zwei hat um Änderungen gebeten.');
    expect((await start(certificate, { accept: true })).statusCode).toBe(200);
    expect((await mails(email)).at(-1)?.text).toContain('geht jetzt an die Personen, die unterzeichnen');
    expect((await row(who.id))['outdated']).not.toBe('');
  });

  test('signing asks nothing where all have approved the text as it stands', async () => {
    const { certificate } = await approved();
    expect((await start(certificate)).statusCode).toBe(200);
  });

  test('opened again: told by mail, with what was asked for before and nothing of it left', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const email = `wieder-${place().databaseUrl === null ? 's' : 'p'}@example.com`;
    const who = await invited(service, owner, certificate, 'approve-and-edit', 'employer', { email });
    const comments = [{ block: '', text: 'Bitte freundlicher.' }];
    await who.ask('POST', '/finish', { decision: 'changes', comments });
    await owner.ask('POST', `/api/invitations/${who.id}/extend`, { reopen: true });
    const mail = (await mails(email)).at(-1);
    expect(mail?.subject).toMatch(/^Wieder offen: Freigeben und bearbeiten – das/);
    const token = /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const again = recipient(service, token);
    expect((await again.ask('GET')).json()).toMatchObject({
      status: 'open',
      comments: [],
      earlier: comments,
    });
    await again.ask('POST', '/finish', { decision: 'approved' });
    expect(await row(who.id)).toMatchObject({ decision: 'approved', comments: [] });
    // More time alone is no news.
    const count = (await mails(email)).length;
    await owner.ask('POST', `/api/invitations/${who.id}/extend`, { days: 20 });
    expect(await mails(email)).toHaveLength(count);
  });

  test('taken back: who still had something to do is told, once', async () => {
    const email = `zurueck-${place().databaseUrl === null ? 's' : 'p'}@example.com`;
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'rate', 'employer', { email });
    await owner.ask('POST', `/api/invitations/${who.id}/revoke`);
    await owner.ask('POST', `/api/invitations/${who.id}/revoke`);
    const told = (await mails(email)).filter(({ subject }) => subject.startsWith('Zurückgezogen'));
    expect(told.map(({ text }) => text).join()).toContain('Sie brauchen nichts mehr zu tun.');
    expect(told).toHaveLength(1);
  });
});
