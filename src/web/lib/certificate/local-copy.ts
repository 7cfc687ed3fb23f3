import type { Content } from './calls.ts';

/** What was typed and has not reached the server, with the version that it was typed upon. */
export interface LocalCopy {
  readonly content: Content;
  readonly version: number;
  /** What was sent and not answered, the last few: the server may have got one of them. */
  readonly sent?: readonly Content[];
}

const key = (id: string | null): string => `klarzeugnis-certificate-${id ?? 'new'}`;

/*
 * A browser that refuses storage (private mode, policy) only loses this comfort: hence every access is allowed to fail.
 */

export function loadLocalCopy(id: string | null): LocalCopy | null {
  try {
    const read = JSON.parse(localStorage.getItem(key(id)) ?? 'null') as LocalCopy | null;
    return typeof read?.version === 'number' && typeof read.content.draft === 'object' ? read : null;
  } catch {
    return null;
  }
}

export function keepLocalCopy(id: string | null, copy: LocalCopy): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(copy));
  } catch {
    // See above.
  }
}

export function dropLocalCopy(id: string | null): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // See above.
  }
}
