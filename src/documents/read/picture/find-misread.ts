/** A word that is none, one letter away from one that carries a grade. */
export interface Misread {
  readonly read: string;
  readonly meant: string;
}

/** Words that carry grades and have no neighbours among German words („vollen“ has: „wollen“, „sollen“). */
const carriers = [
  'stets',
  'jederzeit',
  'durchweg',
  'ausnahmslos',
  'vollsten',
  'zufrieden',
  'zufriedenheit',
  'einwandfrei',
  'vorbildlich',
  'hervorragend',
  'ausgezeichnet',
  'außerordentlich',
  'bemüht',
];
/** What is one letter away and German all the same. */
const german = new Set(
  'stete stetes stetem steten steter stet stetig durchwegs vollste vollster vollstem vollstes tollsten bemühe bemüh bemühte bemühen gemüht zufriedene zufriedener befrieden aufgezeichnet'.split(
    ' ',
  ),
);
const endings = /^(?:e|en|er|em|es|n|r|s|m|t)$/u;

/** Words that were read with one letter too few, too many or wrong, however sure the reader was. */
export function findMisread(text: string): readonly Misread[] {
  const found = new Map<string, Misread>();
  for (const [read] of text.matchAll(/[\p{L}\p{N}|]{4,}/gu)) {
    const word = read.toLowerCase();
    if (german.has(word)) continue;
    const meant = carriers.find((carrier) => isOneOff(word, carrier));
    if (meant === undefined || isInflected(word, meant)) continue;
    found.set(read, { read, meant: asWritten(meant) });
  }
  return [...found.values()];
}

const asWritten = (word: string): string => (word === 'zufriedenheit' ? 'Zufriedenheit' : word);

const isInflected = (word: string, carrier: string): boolean =>
  word.startsWith(carrier) && endings.test(word.slice(carrier.length));

/** Whether one letter more, less or other turns the word into that one; the same word is not meant. */
function isOneOff(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}
