import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/engines.ts';
import { prepareDataDir, readSecret } from './data-dir.ts';

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  test('is made for its owner alone, and left clean', () => {
    const dataDir = path.join(folder, 'a/b');
    prepareDataDir(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('is refused in German where nothing can be written', () => {
    writeFileSync(path.join(folder, 'datei'), '');
    for (const dataDir of [path.join(folder, 'datei'), path.join(folder, 'datei/darunter')]) {
      expect(() => prepareDataDir(dataDir)).toThrow(
        /^Der Datenordner .*datei.* ist nicht beschreibbar \(E\w+\)\. Bitte die Rechte prüfen oder mit DATA_DIR/,
      );
    }
  });
});

test.runIf(existsSync('/proc/self'))('a data folder where none can be made is refused, too', () => {
  expect(() => prepareDataDir('/proc/klarzeugnis/daten')).toThrow(/ist nicht beschreibbar \(E[A-Z]+\)/);
});

describe('the secret', () => {
  test('is made once, readable for its owner alone', () => {
    const secret = readSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readSecret(folder)).toBe(secret);
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('differs from folder to folder', () => {
    const other = path.join(folder, 'anderer');
    mkdirSync(other);
    expect(readSecret(other)).not.toBe(readSecret(folder));
  });

  test('is not replaced when somebody cut it short', () => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'kurz');
    expect(() => readSecret(folder)).toThrow(`Die Datei ${file} ist beschädigt`);
    expect(readFileSync(file, 'utf8')).toBe('kurz');
  });
});
