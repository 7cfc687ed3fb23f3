import type { Finding } from '../decode/reading.ts';

/** What of a finding stands on the page already, with one further up. */
export interface ToldBefore {
  /** The finding further up that names the same ruling, gives the same advice, asks for the same wording. */
  readonly ruling?: Finding;
  readonly advice?: Finding;
  readonly better?: Finding;
}

/**
 * What is said again and again of several findings is said in full once.
 * @param findings in the order of the page
 */
export function toldBefore(findings: readonly Finding[]): ReadonlyMap<Finding, ToldBefore> {
  const seen = { ruling: new Map<string, Finding>(), advice: new Map<string, Finding>(), better: new Map() };
  const earlier = (kind: keyof typeof seen, finding: Finding): object => {
    const said = finding[kind];
    if (said === undefined || said === '') return {};
    const first = seen[kind].get(said) as Finding | undefined;
    if (first !== undefined) return { [kind]: first };
    seen[kind].set(said, finding);
    return {};
  };
  return new Map(
    findings.map((finding) => [
      finding,
      { ...earlier('ruling', finding), ...earlier('advice', finding), ...earlier('better', finding) },
    ]),
  );
}
