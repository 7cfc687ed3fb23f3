import { parseArgs } from 'node:util';

export const usage = `Liest Arbeitszeugnisse und sagt, wie sie zu verstehen sind.

Aufruf:
  npm run --silent decode -- [--json] DATEI…          Zeugnisse aus Dateien
  npm run --silent decode -- [--json] -               Zeugnis von der Standardeingabe
  npm run --silent decode -- --lines [--json]         ein Satz je Zeile von der Standardeingabe

Gelesen werden PDF, Word (DOCX, DOC), ODT, RTF, TXT und Bilder (JPEG, PNG, WEBP, HEIC, TIFF).

Optionen:
  --json    Ausgabe als JSON: ein Objekt je Datei (bei mehreren eine Liste) oder je Zeile
  --lines   jede Zeile für sich als Satz lesen
  --help    diese Hilfe

Ende mit 0, oder mit 2 und einer Meldung, wenn etwas nicht lesbar ist.`;

export interface Arguments {
  readonly json: boolean;
  readonly lines: boolean;
  readonly help: boolean;
  /** Names of files as given; „-“ stands for the standard input. */
  readonly files: readonly string[];
}

/** A call that makes no sense; the message is German and goes to the user. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 * @throws UsageError for unknown options and senseless combinations
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals: files } = parse(argv);
  const { json = false, lines = false, help = false } = values;
  if (!help && lines && files.some((file) => file !== '-')) {
    throw new UsageError('Mit --lines kommen die Sätze von der Standardeingabe, nicht aus einer Datei.');
  }
  if (!help && !lines && files.length === 0) throw new UsageError('Es ist keine Datei angegeben.');
  return { json, lines, help, files };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, lines: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch {
    const unknown = argv.find(
      (argument) => /^--?./.test(argument) && !/^--(json|lines|help)$/.test(argument),
    );
    throw new UsageError(`Die Angabe „${unknown ?? argv.join(' ')}“ ist nicht bekannt.`);
  }
}
