import { compose } from '#domain/compose/compose.ts';
import { anyTable } from '#server/database/engine.ts';
import { newId } from '#server/ids.ts';
import type { Asker } from '../accounts.ts';
import { sampleAnswers } from '../answers.ts';
import { png } from '../png.ts';
import { keepForReview } from '../reviews.ts';
import type { TestApp } from '../test-app.ts';
import { upload } from '../visitors.ts';
import type { ActorName, Rows } from './case.ts';

export type People = Record<ActorName, Asker>;

/** A certificate with its letter. */
const { date, ...answered } = sampleAnswers();
const written = { ...answered, date: date ?? '', letter: compose(sampleAnswers()) };

async function make(who: Asker, url: string, values: object): Promise<{ id: string; file?: string }> {
  const answer = await who.ask('POST', url, values);
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer.json();
}

/** Makes the rows of the owner anew; `issued` is the id of an invoice to copy. */
export async function makeRows(service: TestApp, people: People, issued: string): Promise<Rows> {
  const { owner, admin } = people;
  const own = async (collection: string, values: object) =>
    make(collection === 'certificates' ? owner : admin, `/api/collections/${collection}/records`, values);
  const form = new FormData();
  form.append('purpose', 'logo');
  form.append('file', new Blob([png]), 'logo.png');
  const file = await make(owner, '/api/collections/files/records', form);
  const { id: certificate } = await own('certificates', written);
  const task = {
    certificate,
    email: 'chefin@example.com',
    role: 'employer',
    task: 'rate',
    status: 'open',
    expires: '2099-01-01',
  };
  await admin.ask('GET', '/api/logs');
  const review = await make(owner, '/api/analyses', upload(['a.txt', 'Kein Zeugnis.']));
  return {
    review: review.id,
    page: await keepForReview(service.db, review.id),
    owner,
    certificate,
    analysis: (await make(owner, '/api/analyses', { text: 'Zeugnis' })).id,
    file: file.id,
    fileName: file.file ?? '',
    invoice: await invoiceOf(service, owner.id, issued),
    invitation: (await own('invitations', task)).id,
    share: await shareOf(service, owner.id, certificate),
    explanation: (await own('explanations', { kind: 'code', key: newId(), text: 'x' })).id,
    link: await linkToGoogle(service, owner.id),
    article: (await own('articles', { slug: newId(), title: 'Entwurf', status: 'draft' })).id,
    mortal: await copyOf(service, owner.id),
    log: (await service.db.selectFrom('_logs').select('id').executeTakeFirstOrThrow()).id,
  };
}

/** A stored link: the routes that make one count how many there are. */
async function shareOf(service: TestApp, owner: string, document: string): Promise<string> {
  const id = newId();
  const now = '2026-11-20 12:00:00.000Z';
  const empty = { revoked: '', opened: '', expires: '2099-01-01 00:00:00.000Z' };
  await anyTable(service.db)
    .insertInto('shares')
    .values({ id, owner, document, kind: 'certificate', hash: id, ...empty, created: now, updated: now })
    .execute();
  return id;
}

async function linkToGoogle(service: TestApp, account: string): Promise<string> {
  const id = newId();
  const now = '2026-11-20 12:00:00.000Z';
  const of = { collectionRef: '_pb_users_auth_', recordRef: account, provider: 'google', providerId: id };
  await service.db.deleteFrom('_externalAuths').execute();
  await service.db
    .insertInto('_externalAuths')
    .values({ id, ...of, created: now, updated: now })
    .execute();
  return id;
}

/** Another account like this one: hashing a password for each of the many requests would take minutes. */
async function copyOf(service: TestApp, user: string): Promise<string> {
  const id = newId();
  const { db } = service;
  const row = await db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow();
  const copy = { ...row, id, email: `${id}@example.com`, tokenKey: id, verified: 1 };
  await db.insertInto('users').values(copy).execute();
  return id;
}

/** A copy of one that was issued: setting each anew would take minutes. */
async function invoiceOf(service: TestApp, owner: string, issued: string): Promise<string> {
  const id = newId();
  const { db } = service;
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', issued).executeTakeFirstOrThrow();
  const copy = { ...row, id, owner, number: id };
  await db.insertInto('invoices').values(copy).execute();
  const contents = db.selectFrom('file_contents').selectAll().where('record', '=', issued);
  const file = await contents.executeTakeFirstOrThrow();
  await db
    .insertInto('file_contents')
    .values({ ...file, id: newId(), record: id })
    .execute();
  return id;
}
