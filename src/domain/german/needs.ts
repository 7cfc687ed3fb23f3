import type { PatternSource } from './pattern-source.ts';

/**
 * What stands in every text that a pattern matches: something of each group. Read off the pattern itself; where nothing
 * is surely needed, there is no group.
 */
export type Needs = readonly Group[];
export type Group = readonly Way[];
/** A literal, in small letters and at least three long; or what one branch of the pattern needs at once. */
export type Way = string | Needs;

/** What a piece of a pattern matches: exactly one of these texts, or something open that needs these groups. */
interface Piece {
  readonly texts: readonly string[] | null;
  readonly groups: Needs;
}

const open: Piece = { texts: null, groups: [] };
const nothing: Piece = { texts: [''], groups: [] };
/** More texts than this are not multiplied out: they would tell little more and take long to look up. */
const most = 12;
const least = 3;

/** The literals that a pattern needs. */
export function needsOf(regex: PatternSource): Needs {
  // Sets of sets have a grammar of their own.
  if (regex.flags.includes('v')) return [];
  const reader = new PatternReader(regex.source);
  const { texts, groups } = reader.alternatives();
  if (reader.isLost) return [];
  const all = texts !== null && isUsable(texts) ? [texts] : groups;
  return rarestFirst(all);
}

/** A rough measure of how likely one of them stands in a sentence: long ones are rare. */
const chance = (group: Group): number => group.reduce((sum, way) => sum + chanceOf(way), 0);
const chanceOf = (way: Way): number =>
  typeof way === 'string'
    ? (chanceOfLength[Math.min(way.length, 9)] as number)
    : way.reduce((product, group) => product * Math.min(1, chance(group)), 1);
const chanceOfLength = Array.from({ length: 10 }, (_, length) => 0.4 ** length);

function rarestFirst(groups: Needs): Needs {
  if (groups.length < 2) return groups;
  const chances = new Map(groups.map((group) => [group, chance(group)]));
  return groups.toSorted((a, b) => (chances.get(a) as number) - (chances.get(b) as number));
}

function isUsable(texts: readonly string[]): boolean {
  for (const text of texts) if (text.length < least) return false;
  return true;
}

/** What a branch needs, as ways of a group; none where it needs nothing. */
function waysOf({ texts, groups }: Piece): Group {
  if (texts !== null) return isUsable(texts) ? texts : [];
  return groups.length < 2 ? (groups[0] ?? []) : [rarestFirst(groups)];
}

const codesOf = (signs: string): readonly number[] => Array.from(signs, (sign) => sign.charCodeAt(0));
const codeOf = (sign: string): number => sign.charCodeAt(0);
const backslash = codeOf('\\');
const opens = codeOf('(');
const closes = codeOf(')');
const setOpens = codeOf('[');
const setCloses = codeOf(']');
const bar = codeOf('|');
const star = codeOf('*');
const plus = codeOf('+');
const mark = codeOf('?');
const brace = codeOf('{');
const caret = codeOf('^');
const dollar = codeOf('$');

/**
 * Letters that stand for themselves. Latin letters have their capitals 32 places before them; what else has two forms
 * (µ, ÿ and beyond) tells nothing.
 */
const plain = Uint8Array.from({ length: 0xff }, () => 1);
for (const code of codesOf('\\^$.*+?()[]{}|\u00B5')) plain[code] = 0;
const isPlain = (code: number): boolean => code < 0xff && plain[code] === 1;
/** What leaves out or repeats the letter before it. */
const repeats = (code: number): boolean => code === mark || code === star || code === plus || code === brace;

const literal = (char: string): Piece =>
  /^[^.\u00B5\u00FF-\uFFFF]$/.test(char) ? { texts: [char.toLowerCase()], groups: [] } : open;

/** A set of a few letters is as many texts. */
function setOf(rest: string): Piece {
  if (rest.length > 9 || !/^[^\\^\u00B5\u00FF-\uFFFF-]{1,8}\]$/.test(rest)) return open;
  return { texts: [...new Set(rest.slice(0, -1).toLowerCase())], groups: [] };
}

/** What follows a backslash and stands for one sign of several, or for another than itself. */
const special = /[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u.{4}|x..|c.|[\dA-Za-z]/y;

/** Reads a regular expression from left to right. Thousands are read before the first letter: nothing twice. */
class PatternReader {
  /** Whether it holds something that is not understood. */
  isLost = false;
  private at = 0;
  /** How often what stands at the place may be there, at least and at most; told by `quantifier`. */
  private from = 1;
  private to = 1;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Piece {
    const first = this.sequence();
    if (this.code() !== bar) return first;
    const branches: Piece[] = [];
    let [isOpen, isShort] = [false, false];
    for (let branch = first; ; branch = this.sequence()) {
      branches.push(branch);
      const { texts, groups } = branch;
      if (texts === null) isOpen = true;
      if (texts === null ? groups.length === 0 : !isUsable(texts)) isShort = true;
      // A branch that needs nothing leaves the whole without, whatever the others need.
      if (isOpen && isShort) {
        this.skipToEnd();
        return open;
      }
      if (!this.take(bar)) break;
    }
    if (!isOpen) return { texts: [...new Set(branches.flatMap(({ texts }) => texts ?? []))], groups: [] };
    const ways = new Set<Way>();
    for (const branch of branches) for (const way of waysOf(branch)) ways.add(way);
    return { texts: null, groups: [[...ways]] };
  }

  private sequence(): Piece {
    const { source } = this;
    const groups: Group[] = [];
    let run: readonly string[] = [''];
    let isWhole = true;
    while (this.at < source.length && !this.isLost) {
      const code = this.code();
      if (code === bar || code === closes) break;
      const piece = this.atom(code);
      const { texts } = piece;
      this.quantifier();
      if (texts === null || this.from === 0) {
        if (isUsable(run)) groups.push(run);
        run = [''];
        isWhole = false;
        if (this.from > 0) groups.push(...piece.groups);
        continue;
      }
      if (run.length > 1 && run.length * texts.length > most) {
        if (isUsable(run)) groups.push(run);
        run = [''];
        isWhole = false;
      }
      run = joined(run, texts);
      if (this.to > 1) {
        if (isUsable(run)) groups.push(run);
        run = [''];
        isWhole = false;
      }
    }
    if (isWhole) return { texts: run, groups: [] };
    if (isUsable(run)) groups.push(run);
    return { texts: null, groups };
  }

  private atom(code: number): Piece {
    const { source } = this;
    const start = this.at;
    if (isPlain(code)) {
      let end = start + 1;
      while (end < source.length && isPlain(source.charCodeAt(end))) end += 1;
      if (end > start + 1 && repeats(source.charCodeAt(end))) end -= 1;
      this.at = end;
      return { texts: [source.slice(start, end).toLowerCase()], groups: [] };
    }
    this.at += 1;
    if (code === opens) return this.group();
    if (code === setOpens) {
      this.skipSet();
      return setOf(source.slice(start + 1, this.at));
    }
    if (code === backslash) return this.escape();
    return code === caret || code === dollar ? nothing : literal(source.charAt(start));
  }

  private group(): Piece {
    if (!this.take(mark)) return this.endGroup(this.alternatives());
    const { source } = this;
    const kind = source.charAt(this.at);
    if (kind === ':') {
      this.at += 1;
      return this.endGroup(this.alternatives());
    }
    const turned = source.charAt(this.at + 1);
    if (kind === '=' || kind === '!' || (kind === '<' && (turned === '=' || turned === '!'))) {
      // What stands beside is no part of the match, or must not stand there at all.
      this.skipToEnd();
      return this.endGroup(nothing);
    }
    const end = source.indexOf('>', this.at);
    this.isLost = kind !== '<' || end < 0;
    this.at = end + 1;
    return this.isLost ? open : this.endGroup(this.alternatives());
  }

  private endGroup(inside: Piece): Piece {
    if (!this.take(closes)) this.isLost = true;
    return inside;
  }

  /** Goes to the end of a group, or of the pattern. */
  private skipToEnd(): void {
    for (let depth = 0; this.at < this.source.length;) {
      const code = this.code();
      if (code === closes && depth === 0) return;
      this.at += code === backslash ? 2 : 1;
      if (code === opens) depth += 1;
      else if (code === closes) depth -= 1;
      else if (code === setOpens) this.skipSet();
    }
  }

  /** Goes behind the end of a set. */
  private skipSet(): void {
    while (this.at < this.source.length) {
      const code = this.code();
      this.at += code === backslash ? 2 : 1;
      if (code === setCloses) return;
    }
  }

  private escape(): Piece {
    const { source } = this;
    const char = source.charAt(this.at);
    if (char === 'b' || char === 'B') {
      this.at += 1;
      return nothing;
    }
    special.lastIndex = this.at;
    const found = special.exec(source);
    if (found === null) {
      this.at += 1;
      return literal(char);
    }
    this.at += found[0].length;
    return open;
  }

  /** Reads how often at least and at most. */
  private quantifier(): void {
    const code = this.code();
    this.from = 1;
    this.to = 1;
    if (code === brace) this.readBraces();
    else if (code === mark || code === star || code === plus) {
      this.at += 1;
      if (code !== plus) this.from = 0;
      if (code !== mark) this.to = Infinity;
      this.take(mark);
    }
  }

  private readBraces(): void {
    braces.lastIndex = this.at;
    const found = braces.exec(this.source);
    if (found === null) return;
    const [whole, from, comma, to] = found;
    this.at += whole.length;
    this.from = Number(from);
    this.to = comma === undefined ? this.from : to === '' ? Infinity : Number(to);
    this.take(mark);
  }

  /** The sign at the place; no number behind the end. */
  private code(): number {
    return this.source.charCodeAt(this.at);
  }

  private take(code: number): boolean {
    if (this.code() !== code) return false;
    this.at += 1;
    return true;
  }
}

const braces = /\{(\d+)(,(\d*))?\}/y;

function joined(run: readonly string[], texts: readonly string[]): readonly string[] {
  if (run.length === 1 && texts.length === 1) return [`${run[0]}${texts[0]}`];
  const all: string[] = [];
  for (const before of run) for (const text of texts) all.push(before + text);
  return all;
}
