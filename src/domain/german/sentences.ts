/** A stretch of a text, UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations after which a sentence goes on; lower case, without the last point. */
const abbreviations = new Set(
  (
    'z d u i o s v a h b e k bzw ca inkl exkl evtl ggf vgl mio mrd tsd geb gem abs art hr hrn fr std stk tel max min ' +
    'abt dr prof dipl ing st nr str jur rer nat phil med mag sog vs lt zzgl insb techn kfm kaufm stv stellv inh fa ' +
    'gebr co dir betr einschl entspr ehem lfd mtl jhrl bspw resp allg bes urspr incl lic oec pol bacc cand priv doz ' +
    'ppa ff hc dres jr sen ges fam univ ba ma mba bsc msc verw ref abtlg int ext mind ahd'
  ).split(' '),
);
/** These may also end a sentence; then the next word decides. */
const mayEnd = new Set([
  'usw',
  'etc',
  'co',
  'v',
  'k',
  'a',
  'ä',
  'o',
  'ff',
  'std',
  'abt',
  'jr',
  'st',
  'stk',
  'geb',
  'dgl',
]);
/** Words that open a sentence in a reference far more often than they follow an abbreviation or a number. */
const starter =
  /^(?:Er|Sie|Es|Herrn?|Frau|Seine?[mnr]?|Ihre?[mnr]?|Ihm|Wir|Die|Der|Das|Dem|Den|Dies\p{L}*|Zu|Zur|Zum|Im|In|Mit|Für|Auch|Durch|Dabei|Darüber|Unser\p{L}*|Neben|Bei|Nach|Aufgrund|Dank|Als|Auf|An|Am|Von|Vom|Seit|Das|Ein\p{L}*|Hier\p{L}*|Somit|Damit|Zudem|Außerdem|Dort|Während|Innerhalb|Dennoch)$/u;
const months = /^(?:Jan|Feb|Mär|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jän|Feber)\p{L}*/u;

const terminator = /[.!?…]+["“”«»‹›'’)\]]*(?=\s|$)|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll})|\s(?=[•▪●■◦‣·]\s)/gu;

/** More characters than a sentence has, also one that tells all tasks with semicolons. */
const longest = 4000;

/**
 * Splits a stretch of text into sentences. Line breaks inside are white space; semicolons and colons do not end a
 * sentence; a bullet in running text begins a new one. White space at the borders belongs to no sentence.
 * @returns offsets into `text`
 */
export function splitSentences(text: string, from = 0, to = text.length): Span[] {
  const spans: Span[] = [];
  let start = from;
  const push = (end: number): void => {
    // What never ends is no sentence; it is cut between words.
    while (end - start > longest) {
      const gap = text.lastIndexOf(' ', start + longest);
      const cut = gap > start ? gap : start + longest;
      const part = trim(text, start, cut);
      if (part !== null) spans.push(part);
      start = cut;
    }
    const span = trim(text, start, end);
    if (span !== null) spans.push(span);
    start = end;
  };
  terminator.lastIndex = from;
  for (;;) {
    const match = terminator.exec(text);
    if (match === null || match.index >= to) break;
    const end = match.index + match[0].length;
    if (end > to) break;
    if (match[0].trim() === '' || endsSentence(text, match.index, end, to)) push(end);
    if (match[0].length === 0) terminator.lastIndex++;
  }
  push(to);
  return spans;
}

/** Is the point at `at` (the mark and what closes after it reach to `end`) the end of a sentence? */
function endsSentence(text: string, at: number, end: number, to: number): boolean {
  const rest = text.slice(end, Math.min(to, end + 40)).trimStart();
  if (rest === '') return true;
  // „… gern!“ sagte er: what goes on in lower case belongs to it, except after a new line's bullet.
  if (/^[\p{Ll}]/u.test(rest)) return false;
  if (text[at] !== '.') return true;
  const next = /^["“”„«»(]*(\p{L}+|\d)/u.exec(rest)?.[1] ?? '';
  const near = text.slice(Math.max(0, at - 24), at);
  // Only the last word is looked at: the search begins anew at each letter.
  const last = near.slice(near.lastIndexOf(' ') + 1);
  const before = /(?:[\p{L}\d]|(?<=\p{L})\.(?=\p{L}))+$/u.exec(last)?.[0] ?? '';
  if (/^\d{1,2}$/.test(before)) return !months.test(next) && !/^\d/.test(next) && starter.test(next);
  if (/^\d{3,}$/.test(before)) return true;
  const word = (before.split('.').at(-1) ?? '').toLowerCase();
  // Also the second half of „z.B.“ and of „z. B.“.
  const known = abbreviations.has(word) || /^\p{Lu}$/u.test(before) || before.includes('.');
  if (!known && !mayEnd.has(word)) return true;
  return (
    (mayEnd.has(word) || /^\p{Lu}$/u.test(before)) && starter.test(next) && !isInitial(text, at, before, next)
  );
}

/** „K. Oberpriller“, „A. Die…“ hardly occurs: one capital letter before a name is an initial. */
function isInitial(text: string, at: number, before: string, next: string): boolean {
  return (
    /^\p{Lu}$/u.test(before) &&
    !/^(?:Er|Sie|Wir|Herr|Frau)$/.test(next) &&
    !/[.\s]\p{L}\.\s?\p{L}$/u.test(text.slice(at - 5, at))
  );
}

function trim(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  return start < end ? { start, end } : null;
}
