/** Addresses of screens that mails point to. */
export interface Links {
  readonly verify: (token: string) => string;
  /** Behind „#“, as for invitations: with it somebody has the account. */
  readonly setPassword: (email: string, token: string) => string;
  readonly confirmEmail: (token: string) => string;
  readonly login: () => string;
  readonly invoices: () => string;
  readonly confirmNewsletter: (key: string) => string;
  readonly leaveNewsletter: (key: string) => string;
  /** The token stands behind „#“: browsers send that part neither to servers nor to other pages. */
  readonly invitation: (token: string) => string;
  /** To read one document; the token stands behind „#“ as well. */
  readonly shared: (kind: 'certificate' | 'analysis', token: string) => string;
  /** Where the owner follows the work on a certificate. */
  readonly work: (certificate: string) => string;
  readonly verifyDocument: () => string;
}

/** @param base tells where visitors reach the service, without a slash at the end */
export function createLinks(base: () => string): Links {
  const link = (path: string, query: Readonly<Record<string, string>>): string =>
    `${base()}${path}?${new URLSearchParams(query).toString()}`;
  return {
    verify: (token) => link('/auth/verify-email', { token }),
    setPassword: (email, token) => link('/auth/set-password', { email, token }).replace('?', '#'),
    confirmEmail: (token) => link('/auth/confirm-email', { token }),
    login: () => `${base()}/auth/login`,
    invoices: () => `${base()}/settings/rechnungen`,
    confirmNewsletter: (key) => link('/api/newsletter/confirm', { key }),
    leaveNewsletter: (key) => link('/api/newsletter/leave', { key }),
    invitation: (token) => `${base()}/einladung#${token}`,
    shared: (kind, token) =>
      `${base()}/geteilt/${kind === 'certificate' ? 'zeugnis' : 'auswertung'}#${token}`,
    verifyDocument: () => `${base()}/signatur-pruefen`,
    work: (certificate) => `${base()}/vorgaenge/${certificate}`,
  };
}
