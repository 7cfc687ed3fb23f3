// Command line: reads letters or single sentences and prints what the decoder makes of them.
import process from 'node:process';
import type { SentenceReading } from '#domain/decode/reading.ts';
import { readArguments, usage, UsageError, type Arguments } from './arguments.ts';
import { letterJson, sentenceJson } from './as-json.ts';
import { letterText, sentenceText } from './as-text.ts';
import { loadLetter, messageFor } from './load-letter.ts';
import { readLines } from './read-lines.ts';

const unreadable = 2;

// The decoder is loaded when there is something to decode: help, and what is wrong with a file, are told at once.

/** Each line as it comes. */
async function decodeLines(json: boolean): Promise<void> {
  const { readSentence } = await import('#domain/decode/read-sentence.ts');
  for await (const line of readLines(process.stdin)) {
    const sentence = line.trim() === '' ? emptyLine(line) : readSentence(line);
    process.stdout.write(`${json ? JSON.stringify(sentenceJson(sentence)) : sentenceText(sentence)}\n`);
  }
}

function emptyLine(line: string): SentenceReading {
  const nothing = {
    part: 'other',
    graded: false,
    categories: [],
    codes: [],
    evidence: [],
    explanation: '',
  } as const;
  return { start: 0, end: line.length, text: line, ...nothing };
}

/** All files; one that cannot be read leaves its message, its place in the list empty, and the exit code 2. */
async function decodeFiles({ files, json }: Arguments): Promise<void> {
  const results: unknown[] = [];
  for (const file of files) {
    try {
      // One after the other: the order of the output is the order of the files.
      const { text } = await loadLetter(file);
      const { decode } = await import('#domain/decode/decode.ts');
      const reading = decode(text);
      if (json) results.push(letterJson(file, text, reading));
      else process.stdout.write(`${letterText(file, reading)}\n`);
    } catch (error) {
      const message = messageFor(file, error);
      if (message === null) throw error;
      process.stderr.write(`${message}\n`);
      process.exitCode = unreadable;
      results.push(null);
    }
  }
  if (!json || results.every((result) => result === null)) return;
  process.stdout.write(`${JSON.stringify(files.length === 1 ? results[0] : results)}\n`);
}

// Whoever reads the output may have seen enough („| head“).
process.stdout.on('error', () => process.exit(0));
try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) process.stdout.write(`${usage}\n`);
  else if (given.lines) await decodeLines(given.json);
  else await decodeFiles(given);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = unreadable;
}
