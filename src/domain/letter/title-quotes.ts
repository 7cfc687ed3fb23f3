import { innerQuotes, oneLine } from '../decode/finding.ts';
import type { Finding } from '../decode/reading.ts';

/** True where the title of a finding holds all of its quote: nobody needs to read it twice. */
export const titleQuotes = ({ title, quote }: Finding): boolean =>
  quote !== undefined && quote !== '' && title.includes(`„${innerQuotes(oneLine(quote))}“`);
