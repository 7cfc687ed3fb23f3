/** Words that decide a grade; one letter read wrong changes it. */
const gradeWord =
  /(?<!\p{L})(?:vollsten|vollste[rms]?|vollen|volle[rms]?|voll|stets|jederzeit|immer|durchweg|ausnahmslos|sehr|äußerst|höchste[nmr]?|größte[nmr]?|beste[nmr]?|gute[nmrs]?|gut|hervorragend\p{L}*|ausgezeichnet\p{L}*|vorbildlich\p{L}*|einwandfrei\p{L}*|bemüht|insgesamt|weitgehend|überwiegend|Zufriedenheit|zufrieden\p{L}*|Erwartungen|außerordentlich\p{L}*|überdurchschnittlich\p{L}*)(?!\p{L})/gu;

const plain = (text: string): string =>
  text
    .replaceAll(/[–—•·]/g, '-')
    .replaceAll(/[„“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Signs to change, add or drop to make one text of the other; kinds of dashes, quotes and spaces count as one. */
export function characterErrors(wanted: string, read: string): number {
  return distance(Array.from(plain(wanted)), Array.from(plain(read)));
}

/** How many of the words that carry a grade stand in the text that was read, at their place. */
export function gradeWordsRead(
  wanted: string,
  read: string,
): { readonly right: number; readonly all: number } {
  const expected = plain(wanted).match(gradeWord) ?? [];
  const found = plain(read).match(gradeWord) ?? [];
  return { right: common(expected, found), all: expected.length };
}

/** Edit distance of two lists of signs. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, sign] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (sign === other ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Length of the longest common sequence. */
function common(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const one of a) {
    const next = [0];
    for (const [j, other] of b.entries()) {
      next.push(one === other ? (row[j] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
