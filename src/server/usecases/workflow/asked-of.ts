import type { Task } from '#domain/workflow/task.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Row } from '../../database/engine.ts';
import type { Asked } from '../../mail/workflow-letters.ts';
import { employerOf, ownOf, personOf, senderOf } from './person-of.ts';

/**
 * What a mail tells somebody who is asked for something.
 * @param asker who asks
 * @param link opens the task
 */
export const askedOf = (certificate: Row, invitation: Row, asker: Actor, link: string): Asked => ({
  email: String(invitation['email']),
  name: String(invitation['name'] ?? ''),
  task: String(invitation['task']) as Task,
  asker: senderOf(asker),
  employer: employerOf(certificate),
  about: invitation['role'] === 'employee' ? ownOf(certificate) : personOf(certificate),
  due: String(invitation['due'] ?? '').slice(0, 10),
  expires: String(invitation['expires']),
  link,
});
