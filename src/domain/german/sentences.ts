import { late } from './late.ts';

/** A stretch of a text, UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations after which a sentence goes on; lower case, without the last point. */
const abbreviations = new Set(
  (
    'z d u i o s v a h b e k bzw ca inkl exkl evtl ggf vgl mio mrd tsd geb gem abs art hr hrn fr std stk tel max min ' +
    'abt dr prof dipl ing st nr str jur rer cur nat phil med mag sog vs lt zzgl insb techn kfm kaufm stv stellv inh fa ' +
    'gebr co dir betr einschl entspr ehem lfd mtl jhrl bspw resp allg bes urspr incl lic oec pol bacc sc eng gepr staatl soc iur dent vet agr theol pharm habil cand priv doz ' +
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
  'eng',
]);
/** Words that open a sentence in a reference far more often than they follow an abbreviation or a number. */
const starter = late.u`^(?:Er|Sie|Es|Herrn?|Frau|Seine?[mnr]?|Ihre?[mnr]?|Ihm|Wir|Die|Der|Das|Dem|Den|Dies\p{L}*|Zu|Zur|Zum|Im|In|Mit|Für|Auch|Durch|Dabei|Darüber|Unser\p{L}*|Neben|Bei|Nach|Aufgrund|Dank|Als|Auf|An|Am|Von|Vom|Seit|Das|Ein\p{L}*|Hier\p{L}*|Somit|Damit|Zudem|Außerdem|Dort|Während|Innerhalb|Dennoch)$`;
const months = late.u`^(?:Jan|Feb|Mär|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jän|Feber)\p{L}*`;

const terminator = late.uy`[.!?…]+["“”«»‹›'’)\]]*(?=\s|$)|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll})|\s(?=[•▪●■◦‣·]\s)`;

/** Where one of these stands a sentence may end; told before the whole pattern is tried. */
const mark = /[.!?…•▪●■◦‣·]/g;

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
  // Nothing is sought behind the stretch: that would take the whole text for each one.
  const stretch = text.slice(from, to + 1);
  let next = from;
  mark.lastIndex = 0;
  while (mark.test(stretch)) {
    const sign = from + mark.lastIndex - 1;
    // A bullet begins a sentence behind the space before it.
    const at = isEnd(text.charCodeAt(sign)) ? sign : sign - 1;
    if (at < next || at >= to) continue;
    terminator.lastIndex = at;
    if (!terminator.test(text)) continue;
    next = terminator.lastIndex;
    if (next > to) break;
    if (at < sign || endsSentence(text, at, next, to)) push(next);
    mark.lastIndex = Math.max(sign + 1, next) - from;
  }
  push(to);
  return spans;
}

const space = 32;
const isSmall = (code: number): boolean => code > 96 && code < 123;
const isCapital = (code: number): boolean => code > 64 && code < 91;
/** . ! ? … */
const isEnd = (code: number): boolean => code === 46 || code === 33 || code === 63 || code === 0x2026;
const isSpace = (code: number): boolean =>
  code === space || (code > 8 && code < 14) || (code > 127 && /\s/.test(String.fromCharCode(code)));

const beginsSmall = late.u`^\p{Ll}`;
const firstWord = late.u`^["“”„«»(]*(\p{L}+|\d)`;
const lastWord = late.u`(?:[\p{L}\d]|(?<=\p{L})\.(?=\p{L}))+$`;
const dayOrMonth = /^\d{1,2}$/;
const longNumber = /^\d{3,}$/;
const oneCapital = late.u`^\p{Lu}$`;
/** „Dipl.-Forsting.“, „Dipl.-Soz.-Päd.“ */
const diploma = late.u`(?<!\p{L})Dipl\.[ -]?\p{L}+(?:\.-\p{L}+)*$`;

/** Is the point at `at` (the mark and what closes after it reach to `end`) the end of a sentence? */
function endsSentence(text: string, at: number, end: number, to: number): boolean {
  const limit = Math.min(to, end + 40);
  let from = end;
  while (from < limit && isSpace(text.charCodeAt(from))) from += 1;
  if (from === limit) return true;
  // „… gern!“ sagte er: what goes on in lower case belongs to it, except after a new line's bullet.
  const first = text.charCodeAt(from);
  if (isSmall(first) || (!isCapital(first) && beginsSmall.test(text.slice(from, limit)))) return false;
  if (text[at] !== '.') return true;
  if (diploma.test(text.slice(Math.max(0, at - 30), at))) return false;
  if (isAfterLongWord(text, at)) return true;
  // Only the last word is looked at: the search begins anew at each letter.
  const near = text.slice(Math.max(0, at - 24), at);
  const before = lastWord.exec(near.slice(near.lastIndexOf(' ') + 1))?.[0] ?? '';
  const next = (): string => firstWord.exec(text.slice(from, limit))?.[1] ?? '';
  if (dayOrMonth.test(before)) return !months.test(next()) && starter.test(next());
  if (longNumber.test(before)) return true;
  const word = (before.split('.').at(-1) ?? '').toLowerCase();
  // Also the second half of „z.B.“ and of „z. B.“.
  const isInitialLike = oneCapital.test(before);
  const known = abbreviations.has(word) || isInitialLike || before.includes('.');
  if (!known && !mayEnd.has(word)) return true;
  return (mayEnd.has(word) || isInitialLike) && starter.test(next()) && !isInitial(text, at, before, next());
}

/** More letters than any abbreviation has: the usual end of a sentence, told faster. */
const longestAbbreviation = Math.max(...[...abbreviations, ...mayEnd].map(({ length }) => length));
const isLetter = (code: number): boolean => isSmall(code) || isCapital(code) || (code > 0xbf && code < 0x180);

function isAfterLongWord(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && at - from < 24 && isLetter(text.charCodeAt(from - 1))) from -= 1;
  if (at - from <= longestAbbreviation) return false;
  const before = text.charCodeAt(from - 1);
  // „www.beispielhaus“ may go on.
  return at - from === 24 || from === 0 || before === space || before === 45;
}

const pronoun = /^(?:Er|Sie|Wir|Herr|Frau)$/;
const twoInitials = late.u`[.\s]\p{L}\.\s?\p{L}$`;

/** „K. Oberpriller“, „A. Die…“ hardly occurs: one capital letter before a name is an initial. */
function isInitial(text: string, at: number, before: string, next: string): boolean {
  return oneCapital.test(before) && !pronoun.test(next) && !twoInitials.test(text.slice(at - 5, at));
}

function trim(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return start < end ? { start, end } : null;
}
