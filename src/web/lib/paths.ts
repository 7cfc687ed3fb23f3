import type { Tone } from './tone.ts';

const homes: Readonly<Record<Tone, string>> = {
  sie: '/arbeitszeugnis-pruefen',
  du: '/dein-arbeitszeugnis-pruefen',
};
const generators: Readonly<Record<Tone, string>> = {
  sie: '/zeugnisgenerator',
  du: '/dein-zeugnisgenerator',
};

/** Where references are handed in, in the given form of address. */
export function homePath(tone: Tone): string {
  return homes[tone];
}

/** Where the result of an analysis stands. */
export function resultPath(tone: Tone, id: string): string {
  return `${homes[tone]}/auswertung/${id}`;
}

/** The steps of the generator in their order. */
export const generatorSteps = [
  'stamm',
  'beruf',
  'taetigkeiten',
  'leistung',
  'verhalten',
  'beendigung',
  'editor',
] as const;
export type GeneratorStep = (typeof generatorSteps)[number];

/** Where references are written. */
export function generatorPath(tone: Tone): string {
  return generators[tone];
}

/** A step of the generator, for a stored certificate if its id is given. */
export function stepPath(tone: Tone, step: GeneratorStep, id?: string): string {
  return `${generators[tone]}/${step}${id === undefined ? '' : `/${id}`}`;
}

/** Screens of the account and of the administration. */
export const paths = {
  cockpit: '/cockpit',
  settings: '/settings',
  invoices: '/settings/rechnungen',
  login: '/auth/login',
  register: '/auth/register',
  resetPassword: '/auth/reset-password',
  setPassword: '/auth/set-password',
  verifyEmail: '/auth/verify-email',
  confirmEmail: '/auth/confirm-email',
  adminLogin: '/admin/login',
  adminUsers: '/admin/users',
  adminArticles: '/admin/articles',
  adminExplanation: '/admin/explanation',
  adminInvoices: '/admin/invoices',
  adminNewsletter: '/admin/newsletter',
  adminMails: '/admin/mails',
  adminJobs: '/admin/jobs',
  adminAudit: '/admin/audit',
  adminLogs: '/admin/logs',
  adminSettings: '/admin/settings',
  linkExpired: '/link-abgelaufen',
  deleted: '/zeugnis-geloescht',
  notFound: '/404',
  invitation: '/einladung',
  sharedLetter: '/geteilt/zeugnis',
  sharedResult: '/geteilt/auswertung',
  work: '/vorgaenge',
  bulk: '/vorgaenge/anlegen',
  verifySignature: '/signatur-pruefen',
} as const;

/** Public pages that the server delivers as documents: linked to, not navigated to. */
export const documentPaths = {
  samples: '/muster',
  codes: '/geheimcodes',
  language: '/zeugnissprache',
  articles: '/artikel',
  newsletter: '/newsletter',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  accessibility: '/barrierefreiheit',
} as const;
/** Where what was read from pictures is looked at before it is judged; the spelling is the address. */
export function documentCheckPath(tone: Tone, id: string): string {
  return `${homes[tone]}/dokument-preufen?auswertung=${id}`;
}
