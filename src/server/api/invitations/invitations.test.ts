import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { fieldNames, permissions } from '#domain/workflow/permissions.ts';
import { fits, recipientRoles, tasks } from '#domain/workflow/task.ts';
import { remindWhatIsDue } from '../../usecases/workflow/remind-what-is-due.ts';
import { asker, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import {
  answeredCertificate,
  invited,
  newCertificate,
  recipient,
  tokenOf,
} from '../../../../tests/helpers/invitations.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

const answers = sampleAnswers();
const letter = compose(answers);
/** Something that fits each field. */
const values = {
  name: { salutation: 'Frau', title: '', first_name: 'Lena', last_name: 'Marker-Name' },
  birth: { birthday: '1990-01-01', birthplace: 'Markerstadt' },
  company: { name: 'Marker GmbH' },
  occupation: { job_title: 'Markerin', begin_employment: '2020-01-01', end_employment: '2025-09-30' },
  activities: ['Marker setzen'],
  performance: { ratings: { expertise: 5 } },
  behavior: { internal: 5 },
  ending: { termination_reason: 'own-wish', future_wishes: 5 },
  exam: null,
  letter: editBlock(letter, blocksOf(letter)[0]?.id ?? '', 'Markersatz.'),
} as const;
/** Words that show whether a field of the certificate is told. */
const traces = {
  name: 'Vogt',
  birth: '1988-05-14',
  company: 'Ostwind',
  occupation: 'Projektleiterin',
  activities: 'Nachunternehmer',
  performance: '"working-method":2',
  behavior: '"internal":2',
  ending: 'own-wish',
  exam: '"exam"',
  letter: '"areas"',
} as const;
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

  describe('the table of permissions', () => {
    const all = tasks
      .filter((task) => task !== 'sign')
      .flatMap((task) => fieldNames.map((field) => [task, field, permissions[task][field]] as const));

    test.each(all)('%s × %s: %s', async (task, field, access) => {
      const role = fits('employer', task) ? 'employer' : 'employee';
      const certificate = await answeredCertificate(owner, { letter });
      const who = await invited(service, owner, certificate, task, role);
      const seen = (await who.ask('GET')).json<{ values: object; entries: object }>();
      const shown = JSON.stringify(seen.values);
      expect(shown.includes(traces[field]) && field in seen.values).toBe(
        access === 'view' || access === 'edit',
      );
      const before = await stored(certificate);
      const answer = await who.ask('PATCH', '', { values: { [field]: values[field] } });
      const after = await stored(certificate);
      const writable = access === 'edit' || access === 'apart';
      expect(answer.statusCode).toBe(writable ? 200 : 403);
      const changed = Object.keys(after).filter(
        (key) =>
          !['updated', 'version', 'status'].includes(key) &&
          JSON.stringify(after[key]) !== JSON.stringify(before[key]),
      );
      // What is kept apart, or refused, leaves the certificate as it is.
      expect(changed.length > 0).toBe(access === 'edit' && field !== 'exam');
      const own = (await who.ask('GET')).json<{ entries: Record<string, unknown> }>().entries;
      expect(field in own).toBe(access === 'apart');
    });

    test.each(recipientRoles.flatMap((role) => tasks.map((task) => [role, task] as const)))(
      '%s may be asked: %s',
      async (role, task) => {
        const certificate = await newCertificate(owner);
        const answer = await owner.ask('POST', `/api/certificates/${certificate}/invitations`, {
          email: 'a@example.com',
          role,
          task,
        });
        // Signatories are asked by starting to sign.
        expect(answer.statusCode).toBe(fits(role, task) && task !== 'sign' ? 200 : 400);
      },
    );
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
    expect((await take(two.id, { fields: ['behavior'] })).statusCode).toBe(400);
    expect((await other.ask('POST', `/api/invitations/${one.id}/take-over`, {})).statusCode).toBe(404);
    expect(await historyOf(certificate)).toContain('owner taken-over');
  });

  test('a self-assessment never changes the ratings', async () => {
    const certificate = await answeredCertificate(owner);
    const who = await invited(service, owner, certificate, 'self-assessment', 'employee');
    await who.ask('PATCH', '', {
      values: { performance: { ratings: { ...fiveRatings, expertise: 1 } }, name: values.name },
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
      'owner extended',
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

  describe('links', () => {
    test('end with their time, and are good again when it is extended', async () => {
      const certificate = await newCertificate(owner);
      const who = await invited(service, owner, certificate, 'rate', 'employer', { days: 1 });
      service.move(25 * 3_600_000);
      const answer = await who.ask('GET');
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ data: { reason: { code: 'expired' } } });
      expect((await owner.ask('POST', `/api/invitations/${who.id}/remind`)).statusCode).toBe(409);
      await owner.ask('POST', `/api/invitations/${who.id}/extend`, { days: 3 });
      expect((await who.ask('GET')).statusCode).toBe(200);
    });

    test('end when the invitation is taken back', async () => {
      const certificate = await newCertificate(owner);
      const who = await invited(service, owner, certificate, 'rate');
      await owner.ask('POST', `/api/invitations/${who.id}/revoke`);
      for (const answer of [await who.ask('GET'), await who.ask('PATCH', '', { values: {} })]) {
        expect(answer.statusCode).toBe(410);
        expect(answer.json()).toMatchObject({ data: { reason: { code: 'expired' } } });
      }
      expect((await owner.ask('POST', `/api/invitations/${who.id}/remind`)).statusCode).toBe(409);
    });

    test('say so when the certificate was deleted', async () => {
      const certificate = await newCertificate(owner);
      const who = await invited(service, owner, certificate, 'rate');
      await owner.ask('DELETE', `/api/collections/certificates/records/${certificate}`);
      const answer = await who.ask('GET');
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({
        message: 'Dieses Zeugnis wurde gelöscht.',
        data: { reason: { code: 'deleted' } },
      });
    });

    test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`])(
      'that nobody gave lead nowhere: %j',
      async (token) => {
        expect((await recipient(service, token).ask('GET')).statusCode).toBe(410);
      },
    );

    test('a reminder brings a new one, and the first stays good', async () => {
      const certificate = await newCertificate(owner);
      const email = 'erinnert@example.com';
      const who = await invited(service, owner, certificate, 'rate', 'employer', { email });
      await owner.ask('POST', `/api/invitations/${who.id}/remind`);
      const mail = (await mailsTo(service, place().dataDir, email)).at(-1);
      expect(mail?.subject).toContain('Erinnerung');
      const fresh = /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
      const { link } = (await owner.ask('POST', `/api/invitations/${who.id}/link`)).json<{ link: string }>();
      for (const token of [who.token, fresh, tokenOf(link)])
        expect((await recipient(service, token).ask('GET')).statusCode).toBe(200);
      expect(new Set([who.token, fresh, tokenOf(link)]).size).toBe(3);
    });

    test('who has not finished is reminded once before it is due', async () => {
      const certificate = await newCertificate(owner);
      const email = 'bald-faellig@example.com';
      const due = new Date(service.clock().getTime() + 4 * 86_400_000).toISOString().slice(0, 10);
      await invited(service, owner, certificate, 'rate', 'employer', { email, due });
      const count = async (): Promise<number> => (await mailsTo(service, place().dataDir, email)).length;
      await remindWhatIsDue(service.jobParts);
      expect(await count()).toBe(1);
      service.move(2 * 86_400_000);
      await remindWhatIsDue(service.jobParts);
      await remindWhatIsDue(service.jobParts);
      expect(await count()).toBe(2);
    });

    test('can be guessed only so often', async () => {
      const limited = await openApp(place(), { config: { rateLimits: 1 } });
      const certificate = await newCertificate(owner);
      const who = await invited(service, owner, certificate, 'rate');
      const good = recipient(limited, who.token);
      expect((await good.ask('GET')).statusCode).toBe(200);
      for (let guess = 0; guess < 20; guess++)
        expect((await recipient(limited, String(guess).padStart(43, 'x')).ask('GET')).statusCode).toBe(410);
      const refused = await good.ask('GET');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      limited.move(16 * 60_000);
      expect((await good.ask('GET')).statusCode).toBe(200);
      await limited.close();
    });
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
