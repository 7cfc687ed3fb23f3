import type { Letter } from '#domain/letter/letter.ts';
import { defaultOptions, type TextOptions } from '#domain/letter/answers.ts';
import { readAnswers } from '#domain/letter/read-answers.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { getSession } from '#web/lib/session.ts';
import { rememberBegun } from './began.ts';
import { draftOf, valuesOf, type Draft } from './draft.ts';

export type CertificateStatus = 'draft' | 'generated' | 'edited' | 'signed' | 'deleted' | '';

/** What is edited and saved as one. */
export interface Content {
  readonly draft: Draft;
  readonly letter: Letter | null;
  readonly status: CertificateStatus;
}

/** What is kept of the reference that a certificate was made from. */
export interface Source {
  /** The employer's words by the id of the block that holds them. */
  readonly blocks: Readonly<Record<string, string>>;
}

/** Why a certificate stays as it is: signatures are being collected, or all are there. */
export type Lock = 'signing' | 'signed';

/** A certificate as the server has it. */
export interface StoredCertificate extends Content {
  readonly id: string;
  readonly version: number;
  readonly source: Source | null;
  readonly lock: Lock | null;
}

/** A save was for a version that is not the newest any more. */
export class StaleSave extends Error {
  readonly stored: StoredCertificate;
  constructor(stored: StoredCertificate) {
    super('stale save');
    this.name = 'StaleSave';
    this.stored = stored;
  }
}

type ApiRecord = Readonly<Record<string, unknown>>;
const records = '/api/collections/certificates/records';
const recordPath = (id: string): string => `${records}/${encodeURIComponent(id)}`;

let central: Promise<TextOptions> | undefined;

/** The central options of the site; the built-in ones where none are set or nobody answers. */
export function centralOptions(): Promise<TextOptions> {
  central ??= request<{ items: ApiRecord[] }>('/api/collections/settings/records')
    .then(({ items }) => {
      const set = Object.fromEntries(Object.entries(items[0] ?? {}).filter(([, value]) => value !== ''));
      return readAnswers({ options: set }).answers.options;
    })
    .catch(() => {
      central = undefined;
      return defaultOptions;
    });
  return central;
}

async function opened(record: ApiRecord): Promise<StoredCertificate> {
  if (!getSession().loggedIn) rememberBegun();
  return {
    id: String(record['id']),
    version: Number(record['version']),
    draft: draftOf(record, await centralOptions()),
    letter: readLetter(record['letter']),
    status: record['status'] as CertificateStatus,
    source: (record['source'] ?? null) as Source | null,
    lock: record['status'] === 'signed' ? 'signed' : record['locked'] === true ? 'signing' : null,
  };
}

const bodyOf = ({ draft, letter, status }: Content): object => ({
  ...valuesOf(draft),
  letter,
  ...(status === 'signed' || status === 'deleted' ? {} : { status: status || 'draft' }),
});

/** @throws ServerError 404 when it is not there for this visitor */
export async function loadCertificate(id: string): Promise<StoredCertificate> {
  return opened(await request<ApiRecord>(recordPath(id)));
}

/** Stores a new certificate; a visitor without an account gets the cookie that it will be kept under. */
export async function createCertificate(content: Content): Promise<StoredCertificate> {
  await request('/api/visit', { method: 'POST' });
  return opened(await request<ApiRecord>(records, { method: 'POST', body: bodyOf(content) }));
}

/** @throws StaleSave when the server has a newer version than `version` */
export async function saveCertificate(
  id: string,
  content: Content,
  version: number,
): Promise<StoredCertificate> {
  const body = { ...bodyOf(content), version };
  return orStale(request<ApiRecord>(recordPath(id), { method: 'PATCH', body }));
}

/** Lets the server write the letter from the stored answers. */
export async function generateLetter(id: string, version: number, seed?: number): Promise<StoredCertificate> {
  const body = { version, ...(seed === undefined ? {} : { seed }) };
  return orStale(
    request<ApiRecord>(`/api/certificates/${encodeURIComponent(id)}/generate`, { method: 'POST', body }),
  );
}

async function orStale(answer: Promise<ApiRecord>): Promise<StoredCertificate> {
  try {
    return await opened(await answer);
  } catch (error) {
    const stored = error instanceof ServerError && error.status === 409 ? error.data['stored'] : undefined;
    throw stored === undefined ? error : new StaleSave(await opened(stored));
  }
}

/** What our knowledge holds for a job, see `POST /api/suggestions/activities`. */
export interface Suggestions {
  readonly titles: readonly string[];
  readonly activities: readonly string[];
  readonly leader: boolean;
  readonly clients: string;
  readonly customers: boolean;
  readonly honesty: boolean;
  readonly required: readonly string[];
  readonly expected: readonly string[];
  readonly suspicious: readonly string[];
}

export function fetchSuggestions(
  wish: {
    readonly title: string;
    readonly typed?: string;
    readonly chosen?: readonly string[];
    readonly salutation?: 'Herr' | 'Frau' | null;
    readonly gender_form?: string;
  },
  signal?: AbortSignal,
): Promise<Suggestions> {
  return request('/api/suggestions/activities', {
    method: 'POST',
    body: wish,
    ...(signal ? { signal } : {}),
  });
}

/** A stored picture of the letterhead. */
export interface LogoFile {
  readonly id: string;
  readonly file: string;
}

export async function findLogo(certificate: string): Promise<LogoFile | null> {
  const filter = encodeURIComponent(`certificate="${certificate}" && purpose="logo"`);
  const path = `/api/collections/files/records?sort=-created&perPage=1&filter=${filter}`;
  return (await request<{ items: LogoFile[] }>(path)).items[0] ?? null;
}

/** Puts a picture into the letterhead in place of the one before. */
export async function uploadLogo(certificate: string, file: File): Promise<LogoFile> {
  const before = await findLogo(certificate);
  const form = new FormData();
  form.append('certificate', certificate);
  form.append('purpose', 'logo');
  form.append('file', file, file.name);
  const made = await request<LogoFile>('/api/collections/files/records', { method: 'POST', body: form });
  if (before !== null) await removeLogo(before);
  return made;
}

export function removeLogo({ id }: LogoFile): Promise<undefined> {
  return request(`/api/collections/files/records/${id}`, { method: 'DELETE' });
}

/**
 * Opens a reading in the generator.
 * @param mode of the pages that it is opened on
 * @returns the id of the new certificate
 */
export async function improveAnalysis(analysis: string, mode: Draft['mode']): Promise<string> {
  const path = `/api/analyses/${encodeURIComponent(analysis)}/certificate`;
  return (await request<{ id: string }>(path, { method: 'POST', body: { mode } })).id;
}
