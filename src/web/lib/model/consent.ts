import type { ModelNotice } from './model-notice.ts';

/** Each kind of use is agreed to on its own. */
export type ModelUse = 'opinion' | 'write' | 'tasks';

/** What was agreed to where the browser refuses storage: it holds as long as the page. */
const remembered = new Set<string>();

/** Another provider or another place is another question. */
const keyOf = (use: ModelUse, { provider, name, place }: ModelNotice): string =>
  `klarzeugnis-model-${use}-${JSON.stringify([provider, name, place])}`;

/** Was this use agreed to in this tab's session? */
export function hasAgreed(use: ModelUse, notice: ModelNotice): boolean {
  const key = keyOf(use, notice);
  try {
    return remembered.has(key) || sessionStorage.getItem(key) === 'yes';
  } catch {
    return remembered.has(key);
  }
}

/** Keeps the answer until the tab is closed. */
export function agree(use: ModelUse, notice: ModelNotice): void {
  const key = keyOf(use, notice);
  remembered.add(key);
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // See above.
  }
}
