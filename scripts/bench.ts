// npm run bench -- decoder [--outside DIR] | documents | ocr [NAME] | model: quality and speed of the decoder, speed of
// reading and writing files, errors in reading pictures of pages, the second reader of the language model in the settings.
// DIR may hold phrases.jsonl and letters.jsonl that are not part of the project.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measureLetters } from './bench-letters.ts';
import { bundleSize } from './bench/bundle.ts';
import { measureDocuments } from './bench/documents.ts';
import { measureReading } from './bench/ocr.ts';
import { isJudgeLetter, readLetters, readSoundLetters } from './bench/letter-rows.ts';
import { measureSpeed } from './bench/speed.ts';
import { measureModel } from './bench/model.ts';
import { sentenceTable } from './bench/sentences.ts';
import { type CorpusSentence, isJudge, readSentences } from './fit/corpus.ts';

const [what, ...rest] = process.argv.slice(2);
if (what === 'documents') print(await measureDocuments());
else if (what === 'ocr') print(await measureReading(rest[0]));
else if (what === 'model') print(await measureModel());
else if (what === undefined || what === 'decoder') await measureDecoder();
else {
  console.error(`Unbekannter Benchmark: ${what}. Es gibt: decoder, documents, ocr, model`);
  process.exitCode = 2;
}

async function measureDecoder(): Promise<void> {
  const outside = rest[rest.indexOf('--outside') + 1];

  const letters = readLetters();
  // First of all: thousands of single sentences would leave the engine in a state that no server sees.
  const speed = measureSpeed(letters.map(({ text }) => text));
  const sentences = readSentences();
  print(
    sentenceTable(
      'Sentences, fitting part',
      sentences.filter((row) => !isJudge(row)),
    ),
  );
  print(sentenceTable('Sentences, judging part (never used for fitting)', sentences.filter(isJudge)));
  print(['', 'Letters, fitting part', ...measureLetters(letters.filter((row) => !isJudgeLetter(row)))]);
  print(['', 'Letters, judging part', ...measureLetters(letters.filter(isJudgeLetter))]);
  print([
    '',
    'Sound letters by strangers (read while rules were written)',
    ...measureLetters(readSoundLetters()),
  ]);
  if (rest.includes('--outside') && outside !== undefined) measureOutside(outside);
  print(speed);
  print([await bundleSize()]);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

function measureOutside(directory: string): void {
  const phrases = path.join(directory, 'phrases.jsonl');
  if (existsSync(phrases)) {
    const rows = readFileSync(phrases, 'utf8')
      .trim()
      .split('\n')
      .map((row) => phraseRow(JSON.parse(row) as Phrase));
    print(
      sentenceTable(
        'Outside phrases, whole sentences',
        rows.filter((row) => row.kind === 'plain'),
      ),
    );
    print(
      sentenceTable(
        'Outside phrases, fragments (weak labels)',
        rows.filter((row) => row.kind === 'hard'),
      ),
    );
  }
  const file = path.join(directory, 'letters.jsonl');
  if (existsSync(file)) print(['', 'Outside letters', ...measureLetters(readLetters(file))]);
}

interface Phrase {
  readonly id: string;
  readonly text: string;
  readonly category: string;
  readonly grade: number;
  readonly fragment: boolean;
}

/** Outside phrases carry slots such as „%Sie/Er%“; one form is read. */
function phraseRow(phrase: Phrase): CorpusSentence {
  const text = phrase.text
    .replaceAll('%Frau/Herr% %Nachname%', 'Frau Lindner')
    .replaceAll(/%([^%/]+)\/([^%]+)%/g, '$1')
    .replaceAll(/%[^%]+%/g, 'Lindner');
  const category = phrase.category === 'zusammenfassung' ? 'performance-summary' : phrase.category;
  return { id: phrase.id, text, category, grade: phrase.grade, kind: phrase.fragment ? 'hard' : 'plain' };
}
