import { LateRegExp } from './late.ts';
import { formFor } from './latin.ts';

/** `text.matchAll` as a list, without the copy of the pattern that `matchAll` makes each time. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  if (pattern instanceof LateRegExp && pattern.rulesOut(text)) return [];
  const regex = formFor(pattern, text);
  const found: RegExpExecArray[] = [];
  regex.lastIndex = 0;
  for (let match = regex.exec(text); match !== null; match = regex.exec(text)) {
    found.push(match);
    if (match[0] === '') regex.lastIndex += 1;
  }
  return found;
}
