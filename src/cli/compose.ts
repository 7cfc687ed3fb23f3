// Command line: composes a reference from a file of answers and prints it as JSON or as text.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { letterText } from '#domain/letter/letter-text.ts';
import { readAnswers } from '#domain/letter/read-answers.ts';
import { UsageError } from './arguments.ts';
import { InputError, readInput } from './read-input.ts';

const usage = `Schreibt ein Arbeitszeugnis aus einer Datei mit Antworten.

Aufruf:
  npm run --silent compose -- DATEI.json [--seed ZAHL] [--text]      „-“ liest von der Standardeingabe

Optionen:
  --seed    andere Zahl, andere Formulierungen; gleiche Zahl, gleiches Zeugnis (sonst 1)
  --text    nur der Text statt JSON mit Bereichen, Bausteinen und Hinweisen
  --help    diese Hilfe

Ende mit 0, oder mit 2 und einer Meldung, wenn Antworten fehlen oder nicht passen.`;

interface Request {
  readonly file: string;
  readonly seed: number;
  readonly asText: boolean;
}

/** @returns null when only the help is wanted */
function readRequest(argv: readonly string[]): Request | null {
  const { values, positionals } = parse(argv);
  if (values.help === true) return null;
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new UsageError('Es wird genau eine Datei erwartet.');
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(seed) || seed < 0) throw new UsageError('--seed erwartet eine ganze Zahl ab 0.');
  return { file, seed, asText: values.text === true };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { seed: { type: 'string' }, text: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError('Eine Angabe ist nicht bekannt oder unvollständig.', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError('Das ist kein JSON.', { cause: error });
  }
}

async function run({ file, seed, asText }: Request): Promise<void> {
  const bytes = await readInput(file);
  const { answers, problems } = readAnswers(parseJson(new TextDecoder().decode(bytes)));
  if (problems.length > 0) {
    throw new InputError(problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  }
  // Loaded when there is something to compose: help, and what is wrong with the answers, are told at once.
  const { compose } = await import('#domain/compose/compose.ts');
  const letter = compose(answers, seed);
  const text = letterText(letter, answers);
  if (asText) {
    process.stdout.write(text);
    return;
  }
  const { reviewLetter } = await import('#domain/review/review-letter.ts');
  process.stdout.write(`${JSON.stringify({ letter, text, review: reviewLetter(letter, answers) })}\n`);
}

// Whoever reads the output may have seen enough („| head“).
process.stdout.on('error', () => process.exit(0));
try {
  const request = readRequest(process.argv.slice(2));
  if (request === null) process.stdout.write(`${usage}\n`);
  else await run(request);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof InputError)) throw error;
  process.stderr.write(error instanceof UsageError ? `${error.message}\n\n${usage}\n` : `${error.message}\n`);
  process.exitCode = 2;
}
