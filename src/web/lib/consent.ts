/** What a visitor said to the counting of usage; `unasked` until there is an answer. */
export type Consent = 'granted' | 'denied' | 'unasked';

const key = 'klarzeugnis-consent';
const listeners = new Set<() => void>();
let consent = read();
let asking = consent === 'unasked';

function read(): Consent {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : 'unasked';
  } catch {
    // Where nothing can be kept, nobody is asked on every page anew.
    return 'denied';
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function getConsent(): Consent {
  return consent;
}

/** Keeps the answer for the next visits; it can be changed at any time, see `askConsent`. */
export function saveConsent(answer: 'granted' | 'denied'): void {
  consent = answer;
  asking = false;
  try {
    localStorage.setItem(key, answer);
  } catch {
    // It holds as long as the page.
  }
  tell();
}

/** Asks again. */
export function askConsent(): void {
  asking = true;
  tell();
}

/** Calls the listener after each change. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the question is to be shown. */
export const isConsentAsked = (): boolean => asking;
