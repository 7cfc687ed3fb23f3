import type { FastifyInstance } from 'fastify';
import { takeOver } from '../../auth/session.ts';
import { preparePassword } from '../../auth/new-password.ts';
import { guest } from '../../auth/actor.ts';
import { users } from '../../collections/accounts.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody, textIn } from '../../http/read-body.ts';
import { visitorOf } from '../../http/visitor.ts';
import { bodyOf } from '../../records/body.ts';
import { createRecord } from '../../records/write-record.ts';
import { write } from '../../records/write.ts';
import { sendVerification } from '../../usecases/send-verification.ts';
import type { ApiParts } from '../parts.ts';

/**
 * `POST /api/createUser` `{email, password, passwordConfirm}`: makes an account, gives it what the visitor made
 * before, and sends the link that verifies its address. Answers with `{email, password}`, to log in with.
 */
export function createUserRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, limited } = parts;
  app.post('/api/createUser', limited(limits.auth), async (request) => {
    const { values } = await readBody(request);
    const names = ['email', 'password', 'passwordConfirm'] as const;
    const texts = Object.fromEntries(names.map((name) => [name, textIn(values, name)]));
    const prepared = await preparePassword(db, users, null, texts);
    const row = await write(parts, guest, async (writing) => {
      const made = await createRecord(writing, users, bodyOf(texts), prepared);
      await takeOver(writing.db, visitorOf(request), String(made['id']));
      return made;
    });
    await sendVerification(parts, { collection: users, row });
    return { email: row['email'], password: texts['password'] };
  });
}
