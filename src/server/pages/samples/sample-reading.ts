import { decode } from '#domain/decode/decode.ts';
import type { Reading } from '#domain/decode/reading.ts';
import type { SampleReference } from '#domain/knowledge/sample-references/index.ts';

const readings = new Map<string, Reading>();

/** How a sample is read. Samples never change while the server runs, so each is read once. */
export function readingOf({ slug, text }: SampleReference): Reading {
  const known = readings.get(slug) ?? decode(text);
  readings.set(slug, known);
  return known;
}
