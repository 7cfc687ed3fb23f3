import type { Tokens } from '../auth/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import type { Links } from '../mail/links.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What it takes to send an account a link. */
export interface MailParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly links: Links;
}
