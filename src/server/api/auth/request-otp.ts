import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../auth/accounts.ts';
import { guest, idOf } from '../../auth/actor.ts';
import { mayMail } from '../../auth/once-in-a-while.ts';
import { keepCode, newCode } from '../../auth/otp.ts';
import { forbidden } from '../../errors.ts';
import { emailIn } from '../../http/email-in.ts';
import { networkOf } from '../../http/network-of.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { newId } from '../../ids.ts';
import { otpMail } from '../../mail/letters.ts';
import { write } from '../../records/write.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/request-otp` `{email}`: `{otpId}`, whether there is such an account or not. */
export function requestOtpRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, secret, mailer, limited, accountLimits } = parts;
  const options = limited(limits.mail);
  app.post<InCollection>('/api/collections/:collection/request-otp', options, async (request, reply) => {
    const collection = authCollectionIn(request);
    if (!collection.auth.otp) throw forbidden();
    const email = emailIn((await readBody(request)).values, 'email');
    accountLimits(reply, 'mail', `${email} ${networkOf(request.ip)}`);
    const account = await findAccount(db, collection, email);
    if (account === undefined || !(await mayMail(db, idOf(account), 'otp', clock())))
      return { otpId: newId() };
    const code = newCode();
    const otpId = await write(parts, guest, async (writing) => keepCode(writing, account, code, secret));
    mailer.send(otpMail(email, code), idOf(account));
    return { otpId };
  });
}
