import { handleError } from './handle-error.ts';
import { ServerError } from './http.ts';
import { message } from './i18n.ts';
import { wordsOf } from './words-of.ts';

/** What the server refuses for a reason that the reader can understand. */
const told: ReadonlySet<number> = new Set([400, 409]);

/** Why the server refused a request, in German; '' where it did not say. */
export function refusalOf(error: unknown): string {
  return error instanceof ServerError && told.has(error.status) ? wordsOf(error) : '';
}

/** Tells as a toast why the server refused, in its own words where it has German ones. */
export function tellRefusal(error: unknown): void {
  const text = refusalOf(error);
  const rules = text === '' || !(error instanceof ServerError) ? [] : [{ status: error.status, text }];
  handleError(error, [...rules, { status: 429, text: message('form.too-often') }]);
}
