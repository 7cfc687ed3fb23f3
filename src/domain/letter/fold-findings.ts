import type { Finding } from '../decode/reading.ts';

/** What makes two findings say the same to a reader; where they stand does not. */
const sameness = ({ rule, kind, title, quote = '', detail, advice, better = '' }: Finding): string =>
  JSON.stringify([rule, kind, title, quote.replaceAll(/\s+/g, ' '), detail, advice, better]);

/**
 * Findings that say the same of the same words become one: a sentence that stands in a letter again and again need not
 * be explained again and again.
 * @returns the first of each in the order given, with all that are equal to it (itself included)
 */
export function foldFindings(findings: readonly Finding[]): ReadonlyMap<Finding, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = sameness(finding);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return new Map([...groups.values()].map((group) => [group[0] as Finding, group]));
}
