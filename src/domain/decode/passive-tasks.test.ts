import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const tasks =
  'Frau Kern wurde der Registratur zugeteilt und mit der Ablage beschäftigt. Von ihr wurden außerdem Akten geheftet und Listen geführt.';
const rules = (text: string): readonly string[] => decode(text).findings.map(({ rule }) => rule);

test('nothing but what was done with somebody', () => {
  expect(rules(baseLetter({ tasks }))).toContain('passive-tasks');
  expect(rules(baseLetter({ tasks: `${tasks} Daneben prüfte sie Belege.` }))).not.toContain('passive-tasks');
});

test('trainees are assigned by others', () => {
  expect(rules(baseLetter({ tasks }, { type: 'ausbildungszeugnis' }))).not.toContain('passive-tasks');
});
