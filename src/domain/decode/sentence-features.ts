import { cut, hash, hashBits, mix } from '../german/hash.ts';
import type { SentenceUnits } from './sentence-units.ts';

/**
 * What the learned part sees of a sentence, as hashes: words and neighbours for the topic and the tone, marker kinds
 * with their binding and order for the grade, the abstract shape for „is this about the person at all“.
 */
export interface Features {
  readonly grade: readonly number[];
  readonly category: readonly number[];
}

/** One number for each family of features, so that the same words in two families stay apart. */
const family = Object.fromEntries(
  'bias word pair triple skip far last length binding kind kinds set order2 order3 shape2 shape3 start end begin piece person'
    .split(' ')
    .map((name) => [name, hash(name)]),
) as Readonly<Record<string, number>> & Record<FamilyName, number>;
type FamilyName =
  | 'bias' | 'word' | 'pair' | 'triple' | 'skip' | 'far' | 'last' | 'length' | 'binding' | 'kind' | 'kinds'
  | 'set' | 'order2' | 'order3' | 'shape2' | 'shape3' | 'start' | 'end' | 'begin' | 'piece' | 'person'; // prettier-ignore

const none = hash('^');

/** Bits of a hash: told by the fitted weights for the grade, for the category; in the bag of this sentence already. */
const forGrade = 1;
const forCategory = 2;
const taken = 2;

/** Of each hash its bits, and in a table small enough to stay at hand whether it has any: most have none. */
interface Tables {
  readonly marks: Uint8Array;
  readonly told: Int32Array;
}

/** Hashes in the order they came, each once, and only those that tell something. */
class Bag {
  readonly hashes: number[] = [];
  private readonly marks: Uint8Array;
  private readonly told: Int32Array;
  private readonly bit: number;

  constructor({ marks, told }: Tables, bit: number) {
    this.marks = marks;
    this.told = told;
    this.bit = bit;
  }

  add(value: number): void {
    if (((this.told[value >>> 5] as number) & (1 << value)) === 0) return;
    const mark = this.marks[value] as number;
    if ((mark & (this.bit | (this.bit << taken))) !== this.bit) return;
    this.marks[value] = mark | (this.bit << taken);
    this.hashes.push(value);
  }

  done(): readonly number[] {
    for (const value of this.hashes) this.marks[value] = (this.marks[value] as number) & ~(this.bit << taken);
    return this.hashes;
  }
}

/** The hashes that fitted weights tell something of. */
export interface KnownFeatures {
  readonly grade: Iterable<number>;
  readonly category: Iterable<number>;
}

/** Reads the features of sentences. */
export type FeatureReader = (sentence: SentenceUnits) => Features;

/** All features of a sentence, as the fit needs them. */
export const featuresOf: FeatureReader = /* @__PURE__ */ featureReader(null);

/**
 * A reader that leaves out what the weights do not tell: nine in ten features, so that a letter is read much quicker.
 * One small table says of each hash whether it counts and whether it is in the bag already.
 */
export function featureReader(known: KnownFeatures | null): FeatureReader {
  const marks = new Uint8Array(1 << hashBits).fill(known === null ? forGrade | forCategory : 0);
  const told = new Int32Array(1 << (hashBits - 5)).fill(known === null ? -1 : 0);
  const learn = (values: Iterable<number>, bit: number): void => {
    for (const value of values) {
      marks[value] = (marks[value] as number) | bit;
      told[value >>> 5] = (told[value >>> 5] as number) | (1 << value);
    }
  };
  learn(known?.grade ?? [], forGrade);
  learn(known?.category ?? [], forCategory);
  const stems = new Map<string, Parts>();
  const partsOf = (stem: string): Parts => {
    const found = stems.get(stem);
    if (found !== undefined) return found;
    const all = readParts(stem);
    const parts = {
      id: all.id,
      ends: all.ends.filter((value) => marks[value] !== 0),
      pieces: all.pieces.filter((value) => ((marks[value] as number) & forCategory) !== 0),
    };
    if (stems.size < 20_000) stems.set(stem, parts);
    return parts;
  };
  return (sentence) => read(sentence, { marks, told }, partsOf);
}

function read({ units, shape }: SentenceUnits, tables: Tables, partsOf: (stem: string) => Parts): Features {
  const grade = new Bag(tables, forGrade);
  const category = new Bag(tables, forCategory);
  let [first, second, before] = [none, none, none];
  both(family.bias, grade, category);
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as SentenceUnits['units'][number];
    const { id, ends, pieces } = partsOf(unit.stem);
    both(mix(family.word, id), grade, category);
    both(mix(mix(family.pair, before), id), grade, category);
    both(mix(mix(family.skip, second), id), grade, category);
    grade.add(cut(mix(mix(mix(family.triple, second), before), id)));
    if (at > 2) grade.add(cut(mix(mix(family.far, first), id)));
    const compound = unit.noun || unit.stem.length > 9;
    for (const value of ends) {
      grade.add(value);
      if (compound) category.add(value);
    }
    for (const value of pieces) category.add(value);
    first = second;
    second = before;
    before = id;
  }
  grade.add(cut(mix(family.last, before)));
  grade.add(cut(mix(family.length, Math.min(6, Math.floor(units.length / 4)))));
  addKinds(units, grade);
  addShapes(shape, grade);
  return { grade: grade.done(), category: category.done() };
}

function both(value: number, grade: Bag, category: Bag): void {
  const short = cut(value);
  grade.add(short);
  category.add(short);
}

function addKinds(units: SentenceUnits['units'], grade: Bag): void {
  const order: number[] = [];
  for (const { kind, binding } of units) {
    if (kind === null) continue;
    const id = hash(binding === 'other' ? `${kind}@o` : kind);
    grade.add(cut(mix(mix(family.binding, hash(kind)), hash(binding ?? ''))));
    if (order.at(-1) !== id) order.push(id);
  }
  const set = [...new Set(order)].toSorted((a, b) => a - b);
  let all = family.set;
  set.forEach((one, at) => {
    all = mix(all, one);
    grade.add(cut(mix(family.kind, one)));
    for (const other of set.slice(at + 1)) grade.add(cut(mix(mix(family.kinds, one), other)));
  });
  grade.add(cut(all));
  order.forEach((id, at) => {
    if (at > 0) grade.add(cut(mix(mix(family.order2, order[at - 1] as number), id)));
    if (at > 1)
      grade.add(cut(mix(mix(mix(family.order3, order[at - 2] as number), order[at - 1] as number), id)));
  });
}

function addShapes(shape: readonly string[], grade: Bag): void {
  const signs = shape.map((sign) => hash(sign));
  signs.forEach((sign, at) => {
    const before = signs[at - 1] ?? none;
    const second = signs[at - 2] ?? none;
    grade.add(cut(mix(mix(family.shape2, before), sign)));
    grade.add(cut(mix(mix(mix(family.shape3, second), before), sign)));
  });
  const start = signs.slice(0, 3).reduce(mix, family.start);
  grade.add(cut(start));
  grade.add(cut(mix(family.person, shape.includes('@p') ? 1 : 0)));
}

interface Parts {
  readonly id: number;
  /** Words speak by their last part („Verhandlungsgeschick“, „-los“) and their first („Markt-“, „un-“). */
  readonly ends: readonly number[];
  readonly pieces: readonly number[];
}

function readParts(stem: string): Parts {
  const ends: number[] = [];
  for (const length of [3, 4, 5, 6, 7])
    if (stem.length > length) ends.push(cut(mix(family.end, hash(stem.slice(-length)))));
  for (const length of [3, 4, 5, 6])
    if (stem.length > length) ends.push(cut(mix(family.begin, hash(stem.slice(0, length)))));
  const pieces: number[] = [];
  const word = `^${stem}$`;
  for (const length of [4, 5]) {
    for (let at = 0; at + length <= word.length; at += 1) {
      pieces.push(cut(mix(family.piece, hash(word.slice(at, at + length)))));
    }
  }
  return { id: hash(stem), ends, pieces };
}
