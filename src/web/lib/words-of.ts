import type { ServerError } from './http.ts';

/** What the API says where it has nothing of its own to say: the words of its model, English, for developers. */
const forDevelopers = /^(?:Something went wrong|Failed to|The |You are not|Batch |Missing |Invalid )/;

/** All messages of faults, also of those within lists. */
function messagesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { message } = data as { message?: unknown };
  return typeof message === 'string' ? [message] : Object.values(data).flatMap(messagesIn);
}

/** What the server says, in German: its message, else those of the fields; '' where it has none for the reader. */
export function wordsOf({ message, data }: Pick<ServerError, 'message' | 'data'>): string {
  if (message !== '' && !forDevelopers.test(message)) return message;
  return fieldWordsOf({ data });
}

/** What the server says of single fields: more exact than its message where there are any. */
export function fieldWordsOf({ data }: Pick<ServerError, 'data'>): string {
  return [...new Set(Object.values(data).flatMap(messagesIn))].filter((text) => text !== '').join(' ');
}
