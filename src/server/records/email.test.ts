import { expect, test } from 'vitest';
import { isEmail, normalEmail } from './email.ts';

test.each([
  ['Lena@Example.com', 'lena@example.com'],
  ['müller@EXÄMPLE.de', 'müller@exämple.de'],
  ['mu\u0308ller@exa\u0308mple.de', 'müller@exämple.de'],
  ['lena@xn--exmple-cua.de', 'lena@exämple.de'],
  ['lena@straße.de', 'lena@straße.de'],
  // A Cyrillic „а“ among Latin letters is not shown as what it looks like.
  ['service@sp\u0430rkasse.de', 'service@xn--sprkasse-26g.de'],
  ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
])('%s is kept as %s', (written, kept) => {
  expect(normalEmail(written)).toBe(kept);
  expect(normalEmail(kept)).toBe(kept);
  expect(isEmail(kept)).toBe(true);
});

test.each([
  '',
  'lena',
  '@exämple.de',
  'lena@exämple',
  'le na@exämple.de',
  'lena@exä mple.de',
  'lena@ä/b.de',
  'lena@ä@b.de',
  'lena@127.1',
  'a\u202Eb@exämple.de',
  'a\0b@exämple.de',
  `${'ä'.repeat(250)}@exämple.de`,
])('%j is none', (text) => {
  expect(isEmail(normalEmail(text))).toBe(false);
});
