import { createContext, use } from 'react';

/** How a screen addresses its reader: never both on one page. */
export type Tone = 'sie' | 'du';

const ToneContext = createContext<Tone>('sie');

/** Sets the form of address for everything inside. */
export const ToneProvider = ToneContext.Provider;

/** The form of address of the screen. */
export function useTone(): Tone {
  return use(ToneContext);
}
