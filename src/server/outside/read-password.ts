import process from 'node:process';
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads what is piped in, without the end of the line. */
async function readPiped(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text.replace(/\r?\n$/, '');
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
