/** Answers that are kept before all are forgotten: some letters' worth. */
const most = 4000;

/**
 * A function of a text that does its work once and then remembers the answer: the drafts of a letter draw on the same
 * sentences again and again.
 * @param work must depend on the text alone
 */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
