import type { Config } from '../../config.ts';
import type { Backups } from '../../backups/backups.ts';
import type { RequestLog } from '../../http/request-log.ts';
import type { ApiParts } from '../parts.ts';

/** What an operator may see of the settings. */
export type ShownConfig = Pick<
  Config,
  'publicUrl' | 'smtpUrl' | 'rateLimits' | 'site' | 'google' | 'databaseUrl' | 'posthog'
>;

/** What the endpoints of superusers work with besides. */
export interface AdminParts extends ApiParts {
  readonly config: ShownConfig & ApiParts['config'];
  readonly backups: Backups;
  readonly requestLog: RequestLog;
}
