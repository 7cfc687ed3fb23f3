import { describe, expect, it } from 'vitest';
import { findMarkers } from '../../decode/find-markers.ts';
import { tokenise } from '../../german/tokens.ts';
import { markers } from './index.ts';

const idsIn = (text: string): string[] => findMarkers(tokenise(text), new Set()).map((hit) => hit.id);

describe('markers of the scale', () => {
  it('carry their own proof', () => {
    for (const marker of markers) {
      expect(marker.matches.length, marker.id).toBeGreaterThan(0);
      expect(marker.silent.length, marker.id).toBeGreaterThan(0);
      expect(marker.source, marker.id).not.toBe('');
      expect(marker.note, marker.id).not.toBe('');
    }
    expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length);
  });
  it.each(markers)('$id is found where it must be, and only there', ({ id, matches, silent }) => {
    for (const text of matches) expect(idsIn(text), text).toContain(id);
    for (const text of silent) expect(idsIn(text), text).not.toContain(id);
  });
});
