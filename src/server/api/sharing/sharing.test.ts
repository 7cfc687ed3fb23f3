import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { samples } from '#domain/knowledge/samples.ts';
import { newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { answeredCertificate, newCertificate, tokenOf } from '../../../../tests/helpers/invitations.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { day } from '../../clock.ts';
import { anyTable } from '../../database/engine.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';

const text = (samples[0]?.text ?? '').trim();
const revoke = async (who: Asker, id: string) => who.ask('POST', `/api/shares/${id}/revoke`);
const written = { letter: compose(sampleAnswers()), status: 'generated' };

interface Shared {
  readonly share: { readonly id: string; readonly expires: string };
  readonly link: string;
}

// Whoever reads by a link has nothing to do with the generator: its words would puzzle him.
const expired = {
  status: 410,
  message: expect.stringMatching(/^Dieser Link gilt nicht mehr: (?!.*generator)/u),
  data: { reason: { code: 'expired' } },
};
const deleted = (message: string) => ({ status: 410, message, data: { reason: { code: 'deleted' } } });
const deletedLetter = deleted('Dieses Zeugnis wurde gelöscht.');

describeOnBothEngines('links to read a document', (place) => {
  let service: TestApp;
  let own: Asker;
  let other: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    other = await newUser(service);
  });
  beforeEach(async () => void (own = await newUser(service)));
  afterAll(async () => service.close());

  /** Asks as somebody without an account who holds this link. */
  const asReader = async (link: string, path: string, server = service) =>
    server.app.inject({ url: `/api/shared/${path}`, headers: { 'x-share': tokenOf(link) } });
  const share = async (id: string, payload?: object): Promise<Shared> => {
    const answer = await own.ask('POST', `/api/overview/${id}/shares`, payload);
    expect(answer.statusCode).toBe(200);
    return answer.json<Shared>();
  };
  const analyse = async (content = text): Promise<string> =>
    (await own.ask('POST', '/api/analyses', { text: content })).json<{ id: string }>().id;

  test('open a letter as it stands on paper, without what was chosen for it', async () => {
    const id = await answeredCertificate(own, { ...written, project_name: 'Streng vertraulich' });
    const { link, share: made } = await share(id);
    expect(link).toMatch(/^http:\/\/zeugnis\.test\/geteilt\/zeugnis#[\w-]{43}$/);
    expect(made).toMatchObject({ document: id, kind: 'certificate', expires: '2026-12-20 12:00:00.000Z' });
    const letter = await asReader(link, 'certificate');
    expect(letter.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(letter.json()).toMatchObject({
      heading: 'Arbeitszeugnis',
      signed: false,
      paragraphs: expect.arrayContaining([{ text: expect.any(String), list: [] }]),
    });
    expect(Object.keys(letter.json<object>()).toSorted()).toEqual([
      'expires',
      'firm',
      'heading',
      'paragraphs',
      'place',
      'signatories',
      'signed',
    ]);
    expect(letter.body).not.toMatch(/grade|Streng vertraulich/);
    const file = await asReader(link, 'certificate/document.pdf');
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('open an analysis with its report, and never the other kind', async () => {
    const id = await analyse();
    const { link } = await share(id);
    expect(link).toContain('/geteilt/auswertung#');
    expect((await asReader(link, 'analysis')).json()).toMatchObject({ text, reading: { isReference: true } });
    const report = await asReader(link, 'analysis/document.pdf');
    expect(report.headers['content-type']).toBe('application/pdf');
    expect((await asReader(link, 'certificate')).json()).toMatchObject(expired);
  });

  test('are kept as a hash, and stand in no log and no answer to anybody', async () => {
    const { link, share: made } = await share(await analyse());
    await asReader(link, 'analysis');
    const token = tokenOf(link);
    const rows = await anyTable(service.db).selectFrom('shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const seen = (await own.ask('GET', `/api/collections/shares/records/${made.id}`)).json<object>();
    expect(seen).toMatchObject({ opened: '2026-11-20 12:00:00.000Z', revoked: '' });
    expect(seen).not.toHaveProperty('hash');
    expect(service.logged()).not.toContain(token);
    const logs = await service.db.selectFrom('_logs').selectAll().execute();
    expect(JSON.stringify(logs)).not.toContain(token);
  });

  test.each([
    ['no letter yet', async () => newCertificate(own)],
    ['no reference', async () => analyse('Nur ein Zettel.')],
  ])('are not made where there is nothing to read: %s', async (_, make) => {
    const answer = await own.ask('POST', `/api/overview/${await make()}/shares`);
    expect(answer.statusCode).toBe(400);
  });

  test('are not made for strangers, for the trash, without end, or without number', async () => {
    const id = await analyse();
    expect((await other.ask('POST', `/api/overview/${id}/shares`)).statusCode).toBe(404);
    expect((await own.ask('POST', `/api/overview/${id}/shares`, { days: 366 })).statusCode).toBe(400);
    for (let count = 0; count < 20; count += 1) await share(id, { days: 1 });
    expect((await own.ask('POST', `/api/overview/${id}/shares`)).json()).toMatchObject({
      status: 400,
      message: 'Es gelten schon 20 Links. Bitte zuerst einen zurückziehen.',
    });
    await own.ask('POST', `/api/overview/${id}/trash`);
    expect((await own.ask('POST', `/api/overview/${id}/shares`)).statusCode).toBe(404);
  });

  describe('lead nowhere', () => {
    test('once they are taken back, and only by their owner', async () => {
      const id = await analyse();
      const [first, second] = [await share(id), await share(id)];
      expect((await revoke(other, first.share.id)).statusCode).toBe(404);
      expect((await asReader(first.link, 'analysis')).statusCode).toBe(200);
      expect((await revoke(own, first.share.id)).json()).toMatchObject({
        revoked: '2026-11-20 12:00:00.000Z',
      });
      expect((await revoke(own, first.share.id)).statusCode).toBe(200);
      expect((await asReader(first.link, 'analysis')).json()).toMatchObject(expired);
      expect((await asReader(first.link, 'analysis/document.pdf')).statusCode).toBe(410);
      expect((await asReader(second.link, 'analysis')).statusCode).toBe(200);
    });

    test('while the document lies in the trash, and when it is gone', async () => {
      const id = await answeredCertificate(own, written);
      const { link } = await share(id);
      await own.ask('POST', `/api/overview/${id}/trash`);
      expect((await asReader(link, 'certificate')).json()).toMatchObject(deletedLetter);
      await own.ask('POST', `/api/overview/${id}/restore`);
      expect((await asReader(link, 'certificate')).statusCode).toBe(200);
      await own.ask('DELETE', `/api/collections/certificates/records/${id}`);
      expect((await asReader(link, 'certificate')).json()).toMatchObject(deletedLetter);
    });

    test('once the analysis lies in the trash: told of an analysis, not of a reference', async () => {
      const id = await analyse();
      const { link } = await share(id);
      await own.ask('POST', `/api/overview/${id}/trash`);
      const answer = await asReader(link, 'analysis');
      expect(answer.json()).toMatchObject(deleted('Diese Auswertung wurde gelöscht.'));
    });

    test('after their time, and are forgotten a month later', async () => {
      const server = await openApp(place());
      const { link, share: made } = await share(await analyse(), { days: 1 });
      server.move(day - 1);
      expect((await asReader(link, 'analysis', server)).statusCode).toBe(200);
      server.move(1);
      expect((await asReader(link, 'analysis', server)).json()).toMatchObject(expired);
      const left = async () =>
        anyTable(server.db).selectFrom('shares').select('id').where('id', '=', made.id).execute();
      const run = async () =>
        runDueJobs(server.jobParts, jobs, (fault) => {
          throw fault;
        });
      server.move(30 * day - 1);
      await run();
      expect(await left()).toHaveLength(1);
      server.move(day);
      await run();
      expect(await left()).toEqual([]);
      await server.close();
    });

    test('for tokens that we never gave, and guessing ends', async () => {
      const server = await openApp(place(), { config: { rateLimits: 1 } });
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1)
        statuses.push((await asReader(`#${'a'.repeat(43)}`, 'analysis', server)).statusCode);
      expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(410));
      expect(statuses[20]).toBe(429);
      await server.close();
    });

    test('with the account that gave them', async () => {
      const { link } = await share(await analyse());
      await own.ask('POST', '/api/deleteAccount', { id: own.id });
      expect((await asReader(link, 'analysis')).statusCode).toBe(410);
      const left = anyTable(service.db).selectFrom('shares').selectAll().where('owner', '=', own.id);
      expect(await left.execute()).toEqual([]);
    });
  });
});
