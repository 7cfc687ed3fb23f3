import { expect, test } from 'vitest';
import { rulings } from '#domain/knowledge/rulings.ts';
import { law } from './law.ts';

test('of a citation that nobody has read in full it is said calmly where it is from', () => {
  const known = rulings.find(({ confirmed }) => !confirmed);
  expect(law(known?.id ?? '').text).toContain(
    'Fundstelle aus der Fachliteratur, nicht im Volltext eingesehen.',
  );
  const read = rulings.find(({ confirmed }) => confirmed);
  expect(law(read?.id ?? '').text).not.toContain('Fachliteratur');
});
