import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { RecipientRole, Task } from '#domain/workflow/task.ts';
import type { Asker } from './accounts.ts';
import { sampleAnswers } from './answers.ts';
import type { TestApp } from './test-app.ts';

/** Somebody who was invited, with his token. */
export interface Recipient {
  readonly id: string;
  readonly token: string;
  readonly ask: (
    method: NonNullable<InjectOptions['method']>,
    path?: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
}

/** Asks as whoever holds this token. @param path after „/api/invitation“ */
export function recipient(service: TestApp, token: string, id = ''): Recipient {
  return {
    id,
    token,
    ask: async (method, path = '', payload) =>
      service.app.inject({
        method,
        url: `/api/invitation${path}`,
        headers: { 'x-invitation': token },
        ...(payload ? { payload } : {}),
      }),
  };
}

export const tokenOf = (link: string): string => link.split('#')[1] ?? '';

/** A new certificate of somebody; empty but for what is given. */
export async function newCertificate(owner: Asker, values: object = {}): Promise<string> {
  const made = await owner.ask('POST', '/api/collections/certificates/records', {
    type: 'arbeitszeugnis',
    ...values,
  });
  if (made.statusCode !== 200) throw new Error(made.body);
  return made.json<{ id: string }>().id;
}

/** One that holds all answers. */
export async function answeredCertificate(owner: Asker, values: object = {}): Promise<string> {
  const { date, ...answers } = sampleAnswers();
  return newCertificate(owner, { ...answers, date: date ?? '', ...values });
}

/** Invites somebody, who opens nothing yet. */
export async function invited(
  service: TestApp,
  owner: Asker,
  certificate: string,
  task: Task,
  role: RecipientRole = 'employer',
  more: object = {},
): Promise<Recipient> {
  const email = 'kern@example.com';
  const asked = { email, name: 'Ulrike Kern', role, task, ...more };
  const answer = await owner.ask('POST', `/api/certificates/${certificate}/invitations`, asked);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { invitation, link } = answer.json<{ invitation: { id: string }; link: string }>();
  return recipient(service, tokenOf(link), invitation.id);
}
