import { linkToken } from '../link-token.ts';
import { paths } from '../paths.ts';

/** Of an invitation. */
export const { keep: keepToken, header: tokenHeader } = linkToken(
  'invitation',
  paths.invitation,
  'x-invitation',
);
