import { expect, test } from 'vitest';
import { z } from 'zod';
import { speakGerman } from './german-faults.ts';

speakGerman();
const faultOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['nothing', z.string(), undefined, 'Diese Angabe fehlt.'],
  ['nothing where some words are possible', z.enum(['a', 'b']), undefined, 'Diese Angabe fehlt.'],
  ['another word', z.enum(['a', 'b']), 'c', 'Möglich ist hier: a, b.'],
  ['a number for a text', z.string(), 3, 'Diese Angabe hat nicht die erwartete Form.'],
  ['an empty text', z.string().min(1), '', 'Diese Angabe fehlt.'],
  ['a long text', z.string().max(3), 'abcd', 'Bitte höchstens 3 Zeichen angeben.'],
  ['a small number', z.number().min(1), 0, 'Bitte mindestens 1 angeben.'],
  ['a short list', z.array(z.string()).min(2), [], 'Bitte mindestens 2 Einträge angeben.'],
  ['no mail address', z.email(), 'x', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
  ['unknown names', z.strictObject({}), { x: 1 }, 'Unbekannter Schlüssel: "x"'],
  ['a sentence of its own', z.string({ error: 'Bitte schreiben.' }), 1, 'Bitte schreiben.'],
])('%s is told in German', (_, schema, value, message) => {
  expect(faultOf(schema, value)).toBe(message);
});
