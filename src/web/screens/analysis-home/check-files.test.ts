import { expect, test } from 'vitest';
import { acceptedFiles, maxUploadBytes } from '#web/lib/constants.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { checkFiles } from './check-files.ts';

const t: Translate = (key, values) => `${key} ${values?.['name'] ?? ''}`.trim();
const none = { files: 0, bytes: 0 };
const file = (name: string, bytes: number, type = '') => new File([new Uint8Array(bytes)], name, { type });

test('documents of any kind are taken in their order', () => {
  const files = [
    file('b.pdf', 10),
    file('a.docx', 10),
    file('unbekannt', 10),
    file('IMG_1.HEIC', 5, 'image/heic'),
  ];
  expect(checkFiles(none, files, t)).toEqual({ taken: files, faults: [] });
});

test('no more than twenty pages are taken', () => {
  const files = Array.from({ length: 3 }, (_, i) => file(`${i}.jpg`, 5));
  expect(checkFiles({ files: 18, bytes: 0 }, files, t)).toEqual({
    taken: files.slice(0, 2),
    faults: ['home.file-many'],
  });
});

test('an empty file is named', () => {
  expect(checkFiles(none, [file('leer.pdf', 0)], t).faults).toEqual(['home.file-empty leer.pdf']);
});

test('what is never a reference is refused by name, what may be one is left to the server', () => {
  const files = [
    file('setup.EXE', 5),
    file('seite.html', 5, 'text/html'),
    file('Zeugnis.001', 5),
    file('a.exe.pdf', 5),
    file('.pdf', 5),
  ];
  const { taken, faults } = checkFiles(none, files, t);
  expect(taken.map(({ name }) => name)).toEqual(['Zeugnis.001', 'a.exe.pdf', '.pdf']);
  expect(faults).toEqual(['home.file-kind setup.EXE', 'home.file-kind seite.html']);
  for (const kind of acceptedFiles.split(',').filter((one) => one.startsWith('.')))
    expect(checkFiles(none, [file(`a${kind}`, 5)], t).faults).toEqual([]);
});

test('the limit counts all files together', () => {
  const last = file('2.pdf', 2);
  expect(checkFiles({ files: 1, bytes: maxUploadBytes - 1 }, [last], t)).toEqual({
    taken: [],
    faults: ['home.file-large 2.pdf'],
  });
  expect(checkFiles({ files: 1, bytes: maxUploadBytes - 2 }, [last], t).taken).toEqual([last]);
});

const sizeTold: Translate = (_, values) => String(values?.['size']);
const present = (megabytes: number) => ({ files: 1, bytes: megabytes * 1024 * 1024 });
test('what is a little too much is told as more than the limit', () => {
  expect(checkFiles(present(15), [file('a.pdf', 1)], sizeTold).faults).toEqual(['15,1 MB']);
  expect(checkFiles(present(17.5), [file('a.pdf', 1)], sizeTold).faults).toEqual(['17,5 MB']);
});
