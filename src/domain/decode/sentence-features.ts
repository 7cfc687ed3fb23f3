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

/** Which hashes are in a bag already, a bit for each bag: quicker than sets, for some thousand are gathered a letter. */
const taken = new Uint8Array(1 << hashBits);

/** Hashes in the order they came, each once. Emptied of its marks when the sentence is done. */
class Bag {
  readonly hashes: number[] = [];
  private readonly bit: number;

  constructor(bit: number) {
    this.bit = bit;
  }

  add(value: number): void {
    const before = taken[value] as number;
    if ((before & this.bit) !== 0) return;
    taken[value] = before | this.bit;
    this.hashes.push(value);
  }

  done(): readonly number[] {
    for (const value of this.hashes) taken[value] = 0;
    return this.hashes;
  }
}

export function featuresOf({ units, shape }: SentenceUnits): Features {
  const grade = new Bag(1);
  const category = new Bag(2);
  const both = (value: number): void => {
    grade.add(cut(value));
    category.add(cut(value));
  };
  both(family.bias);
  const words = units.map((unit) => partsOf(unit.stem));
  words.forEach(({ id, ends, pieces }, at) => {
    const before = words[at - 1]?.id ?? none;
    const second = words[at - 2]?.id ?? none;
    both(mix(family.word, id));
    both(mix(mix(family.pair, before), id));
    both(mix(mix(family.skip, second), id));
    grade.add(cut(mix(mix(mix(family.triple, second), before), id)));
    if (at > 2) grade.add(cut(mix(mix(family.far, words[at - 3]?.id ?? none), id)));
    const unit = units[at];
    if (unit !== undefined && (unit.noun || unit.stem.length > 9)) for (const value of ends) both(value);
    for (const value of pieces) category.add(value);
  });
  grade.add(cut(mix(family.last, words.at(-1)?.id ?? none)));
  grade.add(cut(mix(family.length, Math.min(6, Math.floor(units.length / 4)))));
  addKinds(units, grade);
  addShapes(shape, grade);
  return { grade: grade.done(), category: category.done() };
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
  /** Compounds speak by their last part („Verhandlungsgeschick“) and their first („Markt-“). */
  readonly ends: readonly number[];
  readonly pieces: readonly number[];
}

const known = new Map<string, Parts>();

function partsOf(stem: string): Parts {
  const found = known.get(stem);
  if (found !== undefined) return found;
  const ends: number[] = [];
  for (const length of [4, 5, 6, 7])
    if (stem.length > length) ends.push(mix(family.end, hash(stem.slice(-length))));
  for (const length of [4, 6])
    if (stem.length > length) ends.push(mix(family.begin, hash(stem.slice(0, length))));
  const pieces: number[] = [];
  const word = `^${stem}$`;
  for (const length of [4, 5]) {
    for (let at = 0; at + length <= word.length; at += 1) {
      pieces.push(cut(mix(family.piece, hash(word.slice(at, at + length)))));
    }
  }
  const parts = { id: hash(stem), ends, pieces };
  if (known.size < 20_000) known.set(stem, parts);
  return parts;
}
