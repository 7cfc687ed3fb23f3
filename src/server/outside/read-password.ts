import process from 'node:process';
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFault } from '../errors.ts';

/**
 * The password in what is piped in: one line, or the same line again, as dialogues ask for it twice.
 * @throws StartFault for different lines, for nobody can know which is meant
 */
export function passwordIn(piped: string): string {
  const lines = piped.replace(/\r?\n$/, '').split(/\r?\n/);
  if (new Set(lines).size > 1)
    throw new StartFault('Das Passwort muss in einer Zeile stehen; gekommen sind mehrere verschiedene.');
  return lines[0] ?? '';
}

async function readPiped(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return passwordIn(text);
}

/**
 * A password from the terminal, where it is not shown, or from what is piped in.
 * @returns '' when none was given
 */
export async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readPiped();
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}
