import { expect, test } from 'vitest';
import { maxUploadBytes } from '#web/lib/constants.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { checkFiles } from './check-files.ts';

const t: Translate = (key, values) => `${key} ${values?.['name'] ?? ''}`.trim();
const file = (name: string, bytes: number, type = '') => new File([new Uint8Array(bytes)], name, { type });

test('documents of any kind are taken in their order', () => {
  const files = [file('b.pdf', 10), file('a.docx', 10), file('unbekannt', 10)];
  expect(checkFiles(0, files, t)).toEqual({ taken: files, faults: [] });
});

test('pictures are refused by type and by name, and told once', () => {
  const good = file('zeugnis.txt', 5);
  const files = [file('scan', 5, 'image/png'), file('IMG_1.HEIC', 5), good];
  expect(checkFiles(0, files, t)).toEqual({ taken: [good], faults: ['home.file-image'] });
});

test('an empty file is named', () => {
  expect(checkFiles(0, [file('leer.pdf', 0)], t).faults).toEqual(['home.file-empty leer.pdf']);
});

test('the limit counts all files together', () => {
  const last = file('2.pdf', 2);
  expect(checkFiles(maxUploadBytes - 1, [last], t)).toEqual({
    taken: [],
    faults: ['home.file-large 2.pdf'],
  });
  expect(checkFiles(maxUploadBytes - 2, [last], t).taken).toEqual([last]);
});
