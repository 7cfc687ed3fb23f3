/** Signs in front of the items of a list; those of Wingdings come from word processors as private characters. */
const sign = /^(?:[-–—•·*○●▪▫■□◦‣▸►➢➤→✓✔\uE000-\uF8FF]+|[>+](?!\s*\d)|o(?=\s)|§(?!\s*\d)(?=\s))\s*/u;
/** The same where a list lost its lines: signs that stand in no sentence, or dashes after a leading one. */
const within = /\s[•●▪■◦‣➢➤✓✔\uE000-\uF8FF]\s+/u;
const dashWithin = /\s[-–—]\s+/u;
const leadingDash = /^[-–—]\s/u;
/** „1.“, „2)“, „(3)“, „1.2“, „a)“. */
const count = /^\(?(?:(\d{1,2}(?:\.\d{1,2})*)[.)]?|([a-z])\))\s+/u;
const unseen = /[\u200B-\u200D\u2060\uFEFF]/gu;

interface Line {
  readonly text: string;
  readonly isItem: boolean;
}

/** The last number or letter in front of a line („1.2“ → 2, „b)“ → 2); undefined where there is none. */
function countOf(line: string): number | undefined {
  const match = count.exec(line);
  if (match === null || /^\d{1,2}\s/.test(line)) return undefined;
  const [, digits, letter] = match;
  return letter === undefined ? Number(digits?.split('.').at(-1)) : letter.charCodeAt(0) - 96;
}

/**
 * Whether lines are counted: from one on, each by one more; or upwards where all others carry signs, for a list that was
 * put together from two has gaps. A „3.“ that stands alone says something.
 */
function areCounted(lines: readonly string[]): boolean {
  const counts = lines.flatMap((line) => countOf(line) ?? []);
  const isWhole = counts.every((one, at) => one === 1 || (at > 0 && one === (counts[at - 1] ?? 0) + 1));
  if (counts.length > 1 && isWhole) return true;
  const isUpwards = counts.every((one, at) => at === 0 || one > (counts[at - 1] ?? 0));
  const signed = lines.filter((line) => sign.test(line)).length;
  return signed > 0 && counts.length > 0 && isUpwards && signed + counts.length === lines.length;
}

/** „usw.“, „etc.“, „Nr.“: words that end so. */
const shortened =
  /(?:^|[\s(/])(?:usw|etc|u\.\s?a|u\.\s?ä|o\.\s?ä|z\.\s?b|d\.\s?h|bzw|ggf|evtl|inkl|exkl|ca|max|min|nr|abt|bspw|std|mio|mrd|tsd|co|dr|prof|\d+|\p{L})\.$/iu;

/** Items of a list end without a full stop; a text of several sentences keeps its own. */
function withoutStop(text: string): string {
  const isSentences = /\p{L}{3}\.\s+\p{Lu}/u.test(text);
  return isSentences || shortened.test(text) || text.endsWith('..') ? text : text.replace(/\s*\.$/u, '');
}

/** A list that came on one line is put on several. */
function cut(line: string): string[] {
  if (leadingDash.test(line) && dashWithin.test(line.slice(1))) return line.slice(1).split(dashWithin);
  return line.split(within);
}

function readLine(line: string, isCounted: boolean): Line {
  const bare = line.replace(sign, '');
  if (bare !== line) return { text: bare, isItem: true };
  const isItem = isCounted && countOf(line) !== undefined;
  return { text: isItem ? line.replace(count, '') : line, isItem };
}

/** A line that goes on with the item before it. */
function goesOn(before: Line | undefined, { text, isItem }: Line): before is Line {
  return before !== undefined && before.isItem && !isItem && /^\p{Ll}/u.test(text);
}

function join(before: string, text: string): string {
  const isCut = /\p{L}-$/u.test(before) && !/^(?:und|oder|sowie|bzw)\b/u.test(text);
  return isCut ? before.slice(0, -1) + text : `${before} ${text}`;
}

/**
 * The tasks in a text that somebody typed or pasted: a list with bullets, dashes or numbers, as word processors put it
 * on the clipboard, becomes as many tasks without them.
 */
export function tasksIn(text: string): string[] {
  const lines = text
    .replaceAll(unseen, '')
    .split(/[\r\n\v\f\u2028\u2029]+/u)
    .flatMap((line) => cut(line.trim()))
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const isCounted = areCounted(lines);
  const read = lines.map((line) => readLine(line, isCounted)).filter((line) => line.text !== '');
  const items: Line[] = [];
  for (const line of read) {
    const before = items.at(-1);
    if (goesOn(before, line)) items[items.length - 1] = { ...before, text: join(before.text, line.text) };
    else items.push(line);
  }
  // „Zu den Aufgaben gehörten:“ leads to a list and is no part of it.
  const [first, second] = items;
  if (first && !first.isItem && first.text.endsWith(':') && second?.isItem) items.shift();
  return items.map(({ text: item }) => withoutStop(items.length > 1 ? item.replace(/\s*[;,]$/u, '') : item));
}
