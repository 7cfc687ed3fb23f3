import type { Evidence } from '#domain/decode/reading.ts';
import { html, type Html } from '../html.ts';

/**
 * A sentence with the words that carry its grade standing out.
 * @param start offset of the text within what the evidence counts from
 */
export function withEvidence(text: string, evidence: readonly Evidence[], start = 0): Html {
  const spans = evidence
    .map((one) => ({ start: one.start - start, end: one.end - start }))
    .filter((span) => span.start >= 0 && span.end <= text.length && span.start < span.end)
    .toSorted((a, b) => a.start - b.start);
  const parts: Html[] = [];
  let at = 0;
  for (const span of spans) {
    if (span.start < at) continue;
    parts.push(
      html`${text.slice(at, span.start)}<b class="evidence">${text.slice(span.start, span.end)}</b>`,
    );
    at = span.end;
  }
  return html`${parts}${text.slice(at)}`;
}
