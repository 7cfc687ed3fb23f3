import type { FastifyInstance } from 'fastify';
import { settings } from '../../collections/site.ts';
import { readBody } from '../../http/read-body.ts';
import { bodyOf } from '../../records/body.ts';
import { readOptions } from '../../site/read-options.ts';
import { updateRecord } from '../../records/write-record.ts';
import { write } from '../../records/write.ts';
import { describeSettings } from '../../usecases/describe-settings.ts';
import type { AdminParts } from './admin-parts.ts';

/**
 * `PATCH /api/settings` `{options}`: changes the central options, checked one by one; everything else is set by the
 * environment.
 */
export function updateSettingsRoute(app: FastifyInstance, parts: AdminParts): void {
  app.patch('/api/settings', async (request) => {
    const body = bodyOf(readOptions((await readBody(request)).values['options'] ?? {}));
    const { id } = await parts.db.selectFrom('settings').select('id').executeTakeFirstOrThrow();
    const actor = await parts.actorOf(request);
    await write(parts, actor, async (writing) => updateRecord(writing, settings, id, body));
    return describeSettings(parts.db, parts.config);
  });
}
