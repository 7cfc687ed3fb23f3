import { expect, test } from 'vitest';
import { isWithoutText } from './is-without-text.ts';

test('a picture on which nothing was made out may be taken anew', () => {
  expect(isWithoutText('Auf diesem Bild wurde kein Text erkannt. Bitte die Seite bei gutem Licht …')).toBe(
    true,
  );
  expect(isWithoutText('In der Datei steht kein lesbarer Text. Bitte prüfen, ob es …')).toBe(true);
});

test('a damaged file is not helped by light, nor is a reading that was broken off', () => {
  expect(isWithoutText('Die Datei ist beschädigt oder unvollständig. Bitte die Datei …')).toBe(false);
  expect(isWithoutText('Das Bild hat zu viele Bildpunkte: gelesen werden höchstens 64 Millionen.')).toBe(
    false,
  );
  expect(isWithoutText('Das Lesen wurde abgebrochen.')).toBe(false);
});
