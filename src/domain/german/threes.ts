import { type Needs, needsOf } from './needs.ts';
import type { PatternSource } from './pattern-source.ts';

/** Which runs of three letters stand in a text, as bits by their hash: what is not there needs no search. */
export type Threes = Int32Array;

const bits = 15;
/** A hash of three letters: of each the five lower bits, in which capitals and small letters of Latin are alike. */
const three = (hash: number, code: number): number => ((hash << 5) ^ (code & 31)) & ((1 << bits) - 1);
/** Folded, so that tables of any size may take the lower bits. */
const folded = (hash: number): number => hash ^ (hash >>> 9);

/** Letters from elsewhere that a pattern takes for a Latin one when it ignores case: ſ, K, Å, ẞ. */
const strangers: ReadonlySet<number> = new Set([0x17f, 0x212a, 0x212b, 0x1e9e]);

/** The threes of a text; whether it is in small letters makes no difference. */
export function threesOf(text: string): Threes {
  // A sentence has some hundred threes: half a thousand bytes tell enough; a letter takes a larger table.
  const { length } = text;
  const threes = new Int32Array(length > 1000 ? 1024 : 128);
  const mask = threes.length * 32 - 1;
  let hash = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff && strangers.has(code)) return threes.fill(-1);
    hash = three(hash, code);
    if (at < 2) continue;
    const place = folded(hash) & mask;
    threes[place >>> 5] = (threes[place >>> 5] as number) | (1 << place);
  }
  return threes;
}

/** More of a long literal would hardly tell more. */
const mostOfLiteral = 9;

/** Adds how many threes a word or phrase is asked for, and their hashes. */
function packLiteral(packed: number[], literal: string): void {
  const last = Math.min(literal.length - 1, mostOfLiteral + 1);
  packed.push(last - 1);
  // How a word begins is common („ver“, „auf“, „ein“); what follows tells it from others sooner.
  for (let at = last; at >= 2; at -= 1) {
    const hash = three(
      three(three(0, literal.charCodeAt(at - 2)), literal.charCodeAt(at - 1)),
      literal.charCodeAt(at),
    );
    packed.push(folded(hash));
  }
}

/** Where one literal stands in another, it answers for both: „kolleg“ for „kollegin“. */
function shortest(literals: readonly string[]): readonly string[] {
  if (literals.length < 2) return literals;
  const kept: string[] = [];
  for (const literal of literals.toSorted((a, b) => a.length - b.length)) {
    let isTold = false;
    for (let at = 0; at < kept.length && !isTold; at += 1) isTold = literal.includes(kept[at] as string);
    if (!isTold) kept.push(literal);
  }
  return kept;
}

/** What is needed, as one list of numbers. */
export type PackedNeeds = Uint16Array;

/**
 * Groups as one list: how long the group is, then for each literal how many hashes it has, and these; what a branch needs
 * is told by a 0, its length, and its groups. Wherever it is copied to it means the same.
 */
export function packNeeds(groups: Needs): PackedNeeds {
  return new Uint16Array(packBehind([], groups));
}

/** The needs of several patterns behind each other in one list, so that they lie together; and where each ends. */
export function packAll(needs: readonly Needs[]): { needs: PackedNeeds; ends: readonly number[] } {
  const packed: number[] = [];
  const ends = needs.map((groups) => packBehind(packed, groups).length);
  return { needs: new Uint16Array(packed), ends };
}

function packBehind(packed: number[], groups: Needs): number[] {
  for (const group of groups) {
    const start = packed.push(0) - 1;
    const literals = group.filter((way) => typeof way === 'string');
    for (const literal of shortest(literals)) packLiteral(packed, literal);
    if (literals.length < group.length)
      for (const way of group) {
        if (typeof way === 'string') continue;
        const length = packed.push(0, 0) - 1;
        packed[length] = packBehind(packed, way).length - length;
      }
    packed[start] = packed.length - start;
  }
  return packed;
}

/** The needs of all who ask, in the order in which they asked first: so each letter meets them, and memory is read ahead. */
let pool: PackedNeeds = new Uint16Array(1 << 14);
let pooled = 0;

let gates = 0;
/** What one pattern needs, for those who ask again and again. */
export class Gate {
  /** Its number, from 1 on; 0 before it is asked. */
  number = 0;
  from = 0;
  to = 0;
  private readonly pattern: PatternSource;

  constructor(pattern: PatternSource) {
    this.pattern = pattern;
  }

  mayStandIn(threes: Threes): boolean {
    if (this.number === 0) this.learn();
    return mayHold(threes, pool, this.from, this.to);
  }

  learn(): void {
    const packed = packNeeds(needsOf(this.pattern));
    this.from = pooled;
    this.to = pooled += packed.length;
    if (pooled > pool.length) {
      const larger = new Uint16Array(2 * pooled);
      larger.set(pool);
      pool = larger;
    }
    pool.set(packed, this.from);
    gates += 1;
    this.number = gates;
  }
}

/**
 * Whether of each group at least one literal may stand in the text; surely not where threes are missing.
 * @param from where the groups begin in the list
 * @param to where they end
 */
export function mayHold(threes: Threes, needs: PackedNeeds, from = 0, to = needs.length): boolean {
  const mask = threes.length * 32 - 1;
  let at = from;
  while (at < to) {
    const end = at + (needs[at] as number);
    let isThere = false;
    for (at += 1; at < end && !isThere;) {
      const count = needs[at] as number;
      if (count === 0) {
        const next = at + 1 + (needs[at + 1] as number);
        isThere = mayHold(threes, needs, at + 2, next);
        at = next;
        continue;
      }
      const next = at + 1 + count;
      at += 1;
      while (at < next && holds(threes, (needs[at] as number) & mask)) at += 1;
      isThere = at === next;
      at = next;
    }
    if (!isThere) return false;
    at = end;
  }
  return true;
}

function holds(threes: Threes, place: number): boolean {
  return ((threes[place >>> 5] as number) & (1 << place)) !== 0;
}

/** So many texts share a sheet: one bit of a number for each. */
export const textsOnSheet = 32;
const rowsOfSheet = 4096;
const mostGates = 4096;

/**
 * The threes of up to 32 texts side by side: for each three the bits of the texts that it stands in. What a pattern
 * needs is looked up once for all of them, and the sentences of a letter share their place in memory.
 */
export class Sheet {
  private readonly rows = new Int32Array(rowsOfSheet);
  /** For each gate that was asked already the texts that it keeps out; 0 for one that was not, or lets all pass. */
  private readonly keptOut = new Int32Array(mostGates);
  /** Texts with letters from elsewhere: nothing can be ruled out of them. */
  private open = 0;
  /** All texts that were put here. */
  private all = 0;

  /** Puts a text on the sheet. @param bit its own bit, as a number */
  add(bit: number, text: string): void {
    const { rows } = this;
    const { length } = text;
    this.all |= bit;
    let hash = 0;
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 0xff && strangers.has(code)) this.open |= bit;
      hash = three(hash, code);
      if (at < 2) continue;
      const place = folded(hash) & (rowsOfSheet - 1);
      rows[place] = (rows[place] as number) | bit;
    }
  }

  /**
   * The bits of all texts that may hold what is needed.
   * @param among those that are asked for; bits of others mean nothing
   * @param from where the needs begin in the list
   * @param to where they end
   */
  bitsThatMayHold(needs: PackedNeeds, among = -1, from = 0, to = needs.length): number {
    return this.holding(needs, among & this.all, from, to) | this.open;
  }

  private holding(needs: PackedNeeds, among: number, from: number, to: number): number {
    const { rows } = this;
    let all = among;
    let at = from;
    while (at < to && all !== 0) {
      const end = at + (needs[at] as number);
      let some = 0;
      for (at += 1; at < end && some !== all;) {
        const count = needs[at] as number;
        if (count === 0) {
          const next = at + 1 + (needs[at + 1] as number);
          some |= this.holding(needs, all & ~some, at + 2, next);
          at = next;
          continue;
        }
        const next = at + 1 + count;
        let held = all & (rows[(needs[at + 1] as number) & (rowsOfSheet - 1)] as number);
        for (at += 2; at < next && held !== 0; at += 1)
          held &= rows[(needs[at] as number) & (rowsOfSheet - 1)] as number;
        some |= held;
        at = next;
      }
      all = some;
      at = end;
    }
    return all;
  }

  /** The same, remembered for those who ask again and again; beyond the list of gates nobody is kept out. */
  thatMayHold(gate: Gate): number {
    if (gate.number === 0) gate.learn();
    const keptOut = this.keptOut[gate.number] as number;
    if (keptOut !== 0) return ~keptOut;
    const passed = this.bitsThatMayHold(pool, -1, gate.from, gate.to);
    this.keptOut[gate.number] = ~passed;
    return passed;
  }
}
