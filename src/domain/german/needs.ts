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
    ? 0.4 ** Math.min(way.length, 9)
    : way.reduce((product, group) => product * Math.min(1, chance(group)), 1);
const rarestFirst = (groups: Needs): Needs => groups.toSorted((a, b) => chance(a) - chance(b));
const isUsable = (texts: readonly string[]): boolean => texts.every((text) => text.length >= least);

/** What a branch needs, as ways of a group; none where it needs nothing. */
function waysOf({ texts, groups }: Piece): Group {
  if (texts !== null) return isUsable(texts) ? texts : [];
  return groups.length < 2 ? (groups[0] ?? []) : [rarestFirst(groups)];
}

/**
 * Letters that stand for themselves, up to one that may be left out or repeated. Latin letters have their capitals 32
 * places before them; what else has two forms (µ, ÿ and beyond) tells nothing.
 */
const plain = /[^\\^$.*+?()[\]{}|\u00B5\u00FF-\uFFFF]+(?![*+?{])/y;
const restOfSet = /(?:[^\]\\]|\\.)*\]/y;

const literal = (char: string): Piece =>
  /^[^.\u00B5\u00FF-\uFFFF]$/.test(char) ? { texts: [char.toLowerCase()], groups: [] } : open;

/** A set of a few letters is as many texts. */
function setOf(rest: string): Piece {
  if (!/^[^\\^\u00B5\u00FF-\uFFFF-]{1,8}\]$/.test(rest)) return open;
  return { texts: [...new Set(rest.slice(0, -1).toLowerCase())], groups: [] };
}

/** Reads a regular expression from left to right. */
class PatternReader {
  /** Whether it holds something that is not understood. */
  isLost = false;
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Piece {
    const branches = [this.sequence()];
    while (this.take('|')) branches.push(this.sequence());
    if (branches.length === 1) return branches[0] as Piece;
    const texts = branches.flatMap((branch) => branch.texts ?? []);
    if (branches.every((branch) => branch.texts !== null)) return { texts: [...new Set(texts)], groups: [] };
    // A branch that needs nothing leaves the whole without.
    const ways = branches.map(waysOf);
    if (ways.some((some) => some.length === 0)) return open;
    return { texts: null, groups: [[...new Set(ways.flat())]] };
  }

  private sequence(): Piece {
    const groups: Group[] = [];
    let run: readonly string[] = [''];
    let isWhole = true;
    const end = (): void => {
      if (isUsable(run)) groups.push(run);
      run = [''];
      isWhole = false;
    };
    while (this.at < this.source.length && !this.sees('|') && !this.sees(')') && !this.isLost) {
      const piece = this.atom();
      const { texts } = piece;
      const [from, to] = this.quantifier();
      if (texts === null || from === 0) {
        end();
        if (from > 0) groups.push(...piece.groups);
      } else {
        if (run.length > 1 && run.length * texts.length > most) end();
        run = run.flatMap((before) => texts.map((text) => before + text));
        if (to > 1) end();
      }
    }
    if (isWhole) return { texts: run, groups: [] };
    end();
    return { texts: null, groups };
  }

  private atom(): Piece {
    const word = this.takeAll(plain);
    if (word !== '') return { texts: [word.toLowerCase()], groups: [] };
    const char = this.next();
    if (char === '(') return this.group();
    if (char === '[') return setOf(this.takeAll(restOfSet));
    if (char === '\\') return this.escape();
    return char === '^' || char === '$' ? nothing : literal(char);
  }

  private group(): Piece {
    const sideways = ['?=', '?!', '?<=', '?<!'].some((mark) => this.take(mark));
    if (!sideways && !this.take('?:') && this.take('?')) {
      this.isLost = !this.take('<');
      while (!this.isLost && !this.take('>')) this.next();
    }
    const inside = this.alternatives();
    if (!this.take(')')) this.isLost = true;
    // What stands beside is no part of the match, or must not stand there at all.
    return sideways ? nothing : inside;
  }

  private escape(): Piece {
    if (this.takeAll(/[bB]/y) !== '') return nothing;
    if (this.takeAll(/[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u.{4}|x..|c.|[\dA-Za-z]/y) !== '') return open;
    return literal(this.next());
  }

  /** How often at least and at most. */
  private quantifier(): [number, number] {
    const told = this.takeAll(/[?*+]|\{\d+(?:,\d*)?\}/y);
    if (told === '') return [1, 1];
    this.take('?');
    if (told === '?') return [0, 1];
    if (told === '*' || told === '+') return [told === '*' ? 0 : 1, Infinity];
    const [from = 0, to] = told.slice(1, -1).split(',');
    return [Number(from), to === undefined ? Number(from) : to === '' ? Infinity : Number(to)];
  }

  private sees(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  private take(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at += text.length;
    return true;
  }

  private takeAll(regex: RegExp): string {
    regex.lastIndex = this.at;
    const found = regex.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private next(): string {
    this.at += 1;
    return this.source[this.at - 1] ?? '';
  }
}
