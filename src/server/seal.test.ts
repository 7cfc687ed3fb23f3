import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const { seal, open } = createSeal('ein Geheimnis, lang genug für Tests', 'mail');

test('what is sealed opens again, and looks different each time', () => {
  const [one, two] = [seal('Größe 😀'), seal('Größe 😀')];
  expect([open(one), open(two)]).toEqual(['Größe 😀', 'Größe 😀']);
  expect(one).not.toBe(two);
  expect(one).not.toContain('Größe');
});

test('what was sealed for something else, with another secret, or was changed, does not open', () => {
  const sealed = seal('Brief');
  expect(createSeal('ein Geheimnis, lang genug für Tests', 'file').open(sealed)).toBeUndefined();
  expect(createSeal('ein anderes Geheimnis, auch lang genug', 'mail').open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(changed.toString('base64url'))).toBeUndefined();
  }
  for (const other of ['', 'a', sealed.slice(0, 20)]) expect(open(other)).toBeUndefined();
});
