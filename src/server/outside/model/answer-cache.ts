import { createHmac } from 'node:crypto';
import { day, type Clock } from '../../clock.ts';

/** Answers by what was asked. In memory only: they hold content, and content is kept nowhere it need not be. */
export interface AnswerCache {
  readonly get: (question: string) => unknown;
  readonly set: (question: string, answer: unknown) => void;
}

const maxAnswers = 200;
const keptFor = day;

/** @param secret the questions are kept as keyed hashes */
export function createAnswerCache(clock: Clock, secret: string): AnswerCache {
  const answers = new Map<string, { answer: unknown; until: number }>();
  const keyOf = (question: string): string =>
    createHmac('sha256', secret).update(question).digest('base64url');
  return {
    get(question) {
      const found = answers.get(keyOf(question));
      return found && found.until > clock().getTime() ? found.answer : undefined;
    },
    set(question, answer) {
      const [oldest] = answers.keys();
      if (answers.size >= maxAnswers && oldest !== undefined) answers.delete(oldest);
      answers.set(keyOf(question), { answer, until: clock().getTime() + keptFor });
    },
  };
}
