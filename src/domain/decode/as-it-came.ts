import type { Rewritten } from '../german/pieces.ts';
import type { Span } from '../german/sentences.ts';
import type { Facts, Reading } from './reading.ts';

/**
 * The reading of a letter that was read in another spelling than it came in, with the offsets and the words of the
 * letter as it came. What the facts call by name is spelled as the letter spells it.
 */
export function asItCame(reading: Reading, came: string, respelt: Rewritten): Reading {
  const origin = (at: number): number => respelt.origin(at);
  const place = <T extends Span>(span: T): T => ({
    ...span,
    start: origin(span.start),
    end: origin(span.end),
  });
  const literal = <T extends Span & { readonly text: string }>(span: T): T => {
    const placed = place(span);
    return { ...placed, text: came.slice(placed.start, placed.end) };
  };
  // A signer and his function stand on two lines.
  const spelled = (name: string): string =>
    name
      .split(', ')
      .map((part) => {
        const at = respelt.text.indexOf(part);
        return at < 0 ? part : came.slice(origin(at), origin(at + part.length));
      })
      .join(', ');
  return {
    ...reading,
    sentences: reading.sentences.map((sentence) => ({
      ...literal(sentence),
      evidence: sentence.evidence.map(literal),
    })),
    findings: reading.findings.map((one) => {
      if (one.start === undefined || one.end === undefined) return one;
      const { start, end } = place({ start: one.start, end: one.end });
      return { ...one, start, end, quote: came.slice(start, end) };
    }),
    facts: withNames(reading.facts, spelled),
  };
}

function withNames(facts: Facts, spelled: (name: string) => string): Facts {
  const told = (name: string | null): string | null => (name === null ? null : spelled(name));
  return {
    ...facts,
    first_name: told(facts.first_name),
    last_name: told(facts.last_name),
    birthplace: told(facts.birthplace),
    company: told(facts.company),
    place: told(facts.place),
    signatories: facts.signatories.map(spelled),
  };
}
