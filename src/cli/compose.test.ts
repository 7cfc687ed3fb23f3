import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../tests/helpers/answers.ts';

const entry = path.resolve(import.meta.dirname, 'compose.ts');

async function run(
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [entry, ...args]);
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

const answers = JSON.stringify(sampleAnswers());

describe('compose', () => {
  test('prints letter, text and review as JSON, the same for the same seed', async () => {
    const [first, second] = await Promise.all([run(['-'], answers), run(['-', '--seed', '1'], answers)]);
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(second.out).toBe(first.out);
    const result = JSON.parse(first.out) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual(['letter', 'text', 'review']);
  });

  test('prints the text alone', async () => {
    const { code, out } = await run(['--text', '--seed', '5', '-'], answers);
    expect(code).toBe(0);
    expect(out).toMatch(/^Arbeitszeugnis\n\n.*Frau Lena Vogt/);
  });

  test('says in German what is missing', async () => {
    const { code, out, err } = await run(['-'], '{"type":"arbeitszeugnis"}');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('person.last_name: Bitte einen Nachnamen angeben.');
  });

  test.each([
    [['-'], 'kein JSON', 'Das ist kein JSON.'],
    [['gibt-es-nicht.json'], '', 'Die Datei wurde nicht gefunden.'],
    [[], '', 'Es wird genau eine Datei erwartet.'],
    [['-', '--seed', 'x'], '', '--seed erwartet eine ganze Zahl ab 0.'],
    [['-', '--laut'], '', 'Eine Angabe ist nicht bekannt'],
  ])('%j is refused', async (args, input, message) => {
    const { code, err } = await run(args, input);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('helps', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Schreibt ein Arbeitszeugnis/);
  });
});
