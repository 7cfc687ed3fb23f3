import { expect, test } from 'vitest';
import { ServerError } from './http.ts';
import { refusalOf } from './tell-refusal.ts';

test.each([
  [new ServerError(400, 'Diese Rechnung ist storniert.'), 'Diese Rechnung ist storniert.'],
  [
    new ServerError(400, 'Something went wrong while processing your request.', {
      a: { message: 'Diese Angabe fehlt.' },
      b: { message: 'Diese Angabe fehlt.' },
      c: { message: 'Zu lang.' },
    }),
    'Diese Angabe fehlt. Zu lang.',
  ],
  [new ServerError(400, 'Failed to create record.'), ''],
  [new ServerError(409, 'Diese Einladung ist nicht mehr offen.'), 'Diese Einladung ist nicht mehr offen.'],
  [new ServerError(500, 'Kaputt'), ''],
  [new Error('x'), ''],
])('a refusal is told in the words of the server where they are German: %s', (error, text) => {
  expect(refusalOf(error)).toBe(text);
});
