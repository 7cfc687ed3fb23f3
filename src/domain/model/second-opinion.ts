import type { Reading } from '../decode/reading.ts';
import type { Grade } from '../letter/grade.ts';

/** What a model says of a letter, as it came; nothing of it is trusted. */
export interface RawOpinion {
  readonly best: number;
  readonly worst: number;
  readonly summary: string;
  readonly findings: readonly {
    readonly quote: string;
    readonly title: string;
    readonly explanation: string;
  }[];
}

export interface OpinionFinding {
  /** Literally from the letter. */
  readonly quote: string;
  /** Offset of the quote in the letter (UTF-16 code units). */
  readonly start: number;
  readonly title: string;
  readonly explanation: string;
}

/** A second opinion that may be shown. */
export interface Opinion {
  /** Span of grades, the better one first (1 best … 6); null where the model gave none that makes sense. */
  readonly range: readonly [Grade, Grade] | null;
  /** True where the model was milder than the formula allows and was held to it. */
  readonly limited: boolean;
  readonly summary: string;
  readonly findings: readonly OpinionFinding[];
  /** Findings whose quote is not in the letter. */
  readonly dropped: number;
  /** True where the two readings are more than one grade apart. */
  readonly disagrees: boolean;
}

const maxFindings = 20;
const clampGrade = (grade: number): number => Math.min(6, Math.max(1, grade));

/**
 * Checks the opinion of a model against the letter and our own reading: quotes must be literal, and the grade of the
 * satisfaction formula is the best grade that can come out (domain.md §0: the formula binds).
 * @param text the letter that `reading` is of
 */
export function checkOpinion(raw: RawOpinion, reading: Reading, text: string): Opinion {
  const found = raw.findings.slice(0, maxFindings).map((finding) => locate(finding, text));
  const findings = found.filter((one) => one !== null);
  const limit = reading.categories.find(({ category }) => category === 'performance-summary')?.grade ?? null;
  const given = spanOf(raw);
  const range = given === null ? null : limitSpan(given, limit);
  const middle = range === null ? null : (range[0] + range[1]) / 2;
  const own = reading.overall?.grade ?? null;
  return {
    range,
    limited: given !== null && range !== null && given[0] < range[0],
    summary: raw.summary.trim().slice(0, 1000),
    findings,
    dropped: raw.findings.length - findings.length,
    disagrees: middle !== null && own !== null && Math.abs(middle - own) > 1,
  };
}

function spanOf({ best, worst }: RawOpinion): readonly [Grade, Grade] | null {
  if (!Number.isFinite(best) || !Number.isFinite(worst) || best < 0.5 || worst > 6.5) return null;
  const [from, to] = [clampGrade(best), clampGrade(worst)];
  return from <= to ? [from, to] : [to, from];
}

function limitSpan([from, to]: readonly [Grade, Grade], limit: Grade | null): readonly [Grade, Grade] {
  if (limit === null) return [from, to];
  return [Math.max(from, limit), Math.max(to, limit)];
}

/** Finds the quote; line breaks and typographic quotes may differ, words may not. */
function locate(finding: RawOpinion['findings'][number], text: string): OpinionFinding | null {
  const words = finding.quote
    .replaceAll(/^[\s„“"»«…]+|[\s„“"»«…]+$/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/[„“"»«]/gu, '[„“"»«]'))
    .join(String.raw`\s+`);
  const match = new RegExp(pattern, 'u').exec(text);
  if (match === null) return null;
  const { title, explanation } = finding;
  return {
    quote: match[0],
    start: match.index,
    title: title.trim().slice(0, 200),
    explanation: explanation.trim().slice(0, 1000),
  };
}
