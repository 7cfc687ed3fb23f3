import { expect, test } from 'vitest';
import { findMisread } from './find-misread.ts';

test.each([
  ['zu unserer volsten Zufriedenheit', 'volsten', 'vollsten'],
  ['zu unserer vollsten Zufriedenhet', 'Zufriedenhet', 'Zufriedenheit'],
  ['Sie war jederzet hilfsbereit', 'jederzet', 'jederzeit'],
  ['Er war stels pünktlich', 'stels', 'stets'],
  ['war stets einwandfre1', 'einwandfre1', 'einwandfrei'],
])('%s', (text, read, meant) => {
  expect(findMisread(text)).toEqual([{ read, meant }]);
});

test.each([
  'Ihr vorbildliches Verhalten, seine hervorragende Arbeit, die stete Bereitschaft, durchwegs gut.',
  'Er hat die Sitzungen aufgezeichnet und war zufriedener als sonst; er bemühte sich.',
  'Wir wollen und sollen mit vollem Einsatz rollen.',
])('%s', (text) => {
  expect(findMisread(text)).toEqual([]);
});
