import { invitationKey, linkToken } from '../link-token.ts';
import { paths } from '../paths.ts';

/** Of an invitation. */
export const { keep: keepToken, header: tokenHeader } = linkToken(
  invitationKey,
  paths.invitation,
  'x-invitation',
);
