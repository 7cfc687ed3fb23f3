import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from './test-app.ts';

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of the link in it. */
  readonly token: string;
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function header(mail: string, name: string): string {
  const [, raw = ''] = new RegExp(`^${name}: ([\\s\\S]*?)\\r\\n(?! )`, 'm').exec(mail) ?? [];
  return raw
    .replaceAll('\r\n ', '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => unquoted(words.replaceAll('_', ' ')));
}

function part(mail: string, type: string): string {
  const found = new RegExp(`Content-Type: ${type}[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n----`).exec(mail);
  const encoded = new RegExp(
    `Content-Type: ${type}[^\\r]*\\r\\nContent-Transfer-Encoding: quoted-printable`,
  ).test(mail);
  return encoded ? unquoted(found?.[1] ?? '') : (found?.[1] ?? '');
}

/** A mail as it goes over the wire, taken apart. */
export function readMail(raw: string): ReadMail {
  const text = part(raw, 'text/plain');
  return {
    to: header(raw, 'To'),
    subject: header(raw, 'Subject'),
    text,
    html: part(raw, 'text/html'),
    token: /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? '',
  };
}

/** The mails to somebody in the outbox of a service, oldest first. */
export async function mailsTo(service: TestApp, dataDir: string, email: string): Promise<ReadMail[]> {
  await service.jobParts.mailer.settled();
  const folder = path.join(dataDir, 'outbox');
  return readdirSync(folder)
    .toSorted()
    .map((name) => readMail(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === email);
}
