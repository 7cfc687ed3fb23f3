import { handleError } from './handle-error.ts';
import { ServerError } from './http.ts';
import { message } from './i18n.ts';

/** What the API says where it has nothing of its own to say; English, for developers. */
const general = /^(?:Something went wrong|Failed to|The request|You are not)/;

/** What the server refuses for a reason that the reader can understand. */
const told: ReadonlySet<number> = new Set([400, 409]);

/** Why the server refused a request, in German; '' where it did not say. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ServerError) || !told.has(error.status)) return '';
  const faults = Object.values(error.data).flatMap(({ message: text }) => text ?? []);
  if (!general.test(error.message) && error.message !== '') return error.message;
  return [...new Set(faults)].join(' ');
}

/** Tells as a toast why the server refused, in its own words where it has German ones. */
export function tellRefusal(error: unknown): void {
  const text = refusalOf(error);
  const rules = text === '' || !(error instanceof ServerError) ? [] : [{ status: error.status, text }];
  handleError(error, [...rules, { status: 429, text: message('form.too-often') }]);
}
