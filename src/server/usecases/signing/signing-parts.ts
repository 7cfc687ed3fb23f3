import type { Seal } from '#documents/sign/seal-certificate.ts';
import type { Config } from '../../config.ts';
import type { InvitationParts } from '../workflow/invitation-parts.ts';

/** What it takes to sign, to seal and to check documents. */
export interface SigningParts extends InvitationParts {
  readonly config: Pick<Config, 'site' | 'publicUrl'>;
  /** From the settings; `null`: one of our own is made on first use. */
  readonly givenSeal: Seal | null;
}
