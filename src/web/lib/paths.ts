import type { Tone } from './tone.ts';

const homes: Readonly<Record<Tone, string>> = {
  sie: '/arbeitszeugnis-pruefen',
  du: '/dein-arbeitszeugnis-pruefen',
};

/** Where references are handed in, in the given form of address. */
export function homePath(tone: Tone): string {
  return homes[tone];
}

/** Where the result of an analysis stands. */
export function resultPath(tone: Tone, id: string): string {
  return `${homes[tone]}/auswertung/${id}`;
}
