import { decodeText } from '#documents/read/decode-text.ts';

const newline = 0x0a;

/** Lines end with LF or CRLF; each tells its encoding by itself, since nobody waits for the whole input. */
function lineOf(bytes: Uint8Array): string {
  return decodeText(bytes).replace(/\r$/, '');
}

/**
 * The lines of an input as they come, in whichever 8-bit encoding or UTF-8 they are written. Nothing is kept, so any
 * number of them may run through.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      yield lineOf(Buffer.concat([...begun, chunk.subarray(from, end)]));
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield lineOf(Buffer.concat(begun));
}
