import type { WriteParts } from '../../records/write.ts';
import type { MailParts } from '../mail-parts.ts';

/** What it takes to work with invitations. */
export interface InvitationParts extends WriteParts, MailParts {
  /** Key for everything that is hashed or sealed. */
  readonly secret: string;
}
