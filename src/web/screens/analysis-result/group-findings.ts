import type { Finding } from '#domain/decode/reading.ts';
import { foldFindings } from '#domain/letter/fold-findings.ts';
import type { MessageKey } from '#web/lib/i18n.ts';

/** The findings in the order in which a person can do something about them. */
export interface FindingGroups {
  readonly correctable: readonly Finding[];
  readonly other: readonly Finding[];
  readonly missing: readonly Finding[];
  /** All findings that say the same as one of those above, itself included. */
  readonly equal: ReadonlyMap<Finding, readonly Finding[]>;
}

const weights = { error: 0, warning: 1, hint: 2 } as const;

/**
 * Parts what can be corrected from the rest and from what is missing; the weightiest first, then as in the letter. What
 * is said several times in the same words stands there once.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroups {
  const equal = foldFindings(findings.toSorted((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || 0));
  const sorted = [...equal.keys()].toSorted(
    (a, b) => weights[a.severity] - weights[b.severity] || (a.start ?? Infinity) - (b.start ?? Infinity) || 0,
  );
  const missing = sorted.filter((one) => one.kind === 'omission');
  const present = sorted.filter((one) => one.kind !== 'omission');
  return {
    correctable: present.filter((one) => one.correctable),
    other: present.filter((one) => !one.correctable),
    missing: missing.toSorted((a, b) => Number(b.correctable) - Number(a.correctable)),
    equal,
  };
}

/** The id of a finding's entry on the page, so that the summary can lead there. */
export function findingId({ correctable, other, missing }: FindingGroups, finding: Finding): string {
  return `hinweis-${[...correctable, ...other, ...missing].indexOf(finding) + 1}`;
}

/** Where each ruling is told in full: the id of the first entry that names it. */
export function toldAt(groups: FindingGroups): ReadonlyMap<string, string> {
  const { correctable, other, missing } = groups;
  const places = [...correctable, ...other, ...missing].flatMap((finding): [string, string][] =>
    finding.ruling === undefined ? [] : [[finding.ruling, findingId(groups, finding)]],
  );
  // The first one stays: of equal keys a map keeps the last.
  return new Map(places.toReversed());
}

/** What kind of finding it is; a code that was only heard is no classic one. */
export function kindKey({ kind, guessed }: Finding): MessageKey {
  return kind === 'code' && guessed === true ? 'findings.kind-guessed' : `findings.kind-${kind}`;
}
