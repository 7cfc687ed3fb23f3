import { cut, hash, hashBits, mix } from '../german/hash.ts';
import { placesOf } from './places.ts';
import type { SentenceUnits } from './sentence-units.ts';

/**
 * What the learned part sees of a sentence: words and neighbours for the topic and the tone, marker kinds
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

/** In the order they came, each once: the places of hashes among those known, or the hashes themselves for the fit. */
class Bag {
  readonly found: number[] = [];
  private readonly taken: Uint8Array;
  private readonly placeOf: PlaceOf;

  constructor({ taken, placeOf }: Space) {
    this.taken = taken;
    this.placeOf = placeOf;
  }

  add(value: number): void {
    const place = this.placeOf(value);
    if (place > 0) this.put(place);
  }

  /** Adds what has been looked up before. */
  put(place: number): void {
    if (this.taken[place] === 1) return;
    this.taken[place] = 1;
    this.found.push(place);
  }

  done(): readonly number[] {
    for (const place of this.found) this.taken[place] = 0;
    return this.found;
  }
}

type PlaceOf = (value: number) => number;

/** The hashes that count, and for each place whether it is in the bag of this sentence already. */
interface Space {
  readonly placeOf: PlaceOf;
  readonly taken: Uint8Array;
}

function spaceOf(known: readonly number[] | null): Space {
  // For the fit each hash is its own place; places count from 1 on.
  return known === null
    ? { placeOf: (value) => value + 1, taken: new Uint8Array((1 << hashBits) + 1) }
    : { placeOf: placesOf(known), taken: new Uint8Array(known.length + 1) };
}

/** The hashes that fitted weights tell something of, each list in rising order. */
export interface KnownFeatures {
  readonly grade: readonly number[];
  readonly category: readonly number[];
}

/** Reads the features of sentences. */
export type FeatureReader = (sentence: SentenceUnits) => Features;

const readAll = /* @__PURE__ */ featureReader(null);

/** All features of a sentence as hashes, as the fit needs them. */
export const featuresOf: FeatureReader = (sentence) => {
  const { grade, category } = readAll(sentence);
  return { grade: grade.map((place) => place - 1), category: category.map((place) => place - 1) };
};

/**
 * A reader that tells features by their place among the known ones, from 1 on, and leaves out what is not known: nine
 * in ten, so that a letter is read much quicker. What a word gives by itself is looked up once.
 */
export function featureReader(known: KnownFeatures | null): FeatureReader {
  const grade = spaceOf(known?.grade ?? null);
  const category = spaceOf(known?.category ?? null);
  const stems = new Map<string, Parts>();
  const partsOf = (stem: string): Parts => {
    const found = stems.get(stem);
    if (found !== undefined) return found;
    const { id, ends, pieces } = readParts(stem);
    const word = cut(mix(family.word, id));
    const parts = {
      id,
      grade: placed([word, ...ends], grade),
      category: placed([word, ...pieces], category),
      ends: placed(ends, category),
    };
    if (stems.size < 20_000) stems.set(stem, parts);
    return parts;
  };
  return (sentence) => read(sentence, new Bag(grade), new Bag(category), partsOf);
}

/** Places of those that are known. */
function placed(hashes: readonly number[], { placeOf }: Space): number[] {
  return hashes.map(placeOf).filter((place) => place > 0);
}

function read(
  { units, shape }: SentenceUnits,
  grade: Bag,
  category: Bag,
  partsOf: (stem: string) => Parts,
): Features {
  let [first, second, before] = [none, none, none];
  both(family.bias, grade, category);
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as SentenceUnits['units'][number];
    const parts = partsOf(unit.stem);
    const { id } = parts;
    for (const place of parts.grade) grade.put(place);
    for (const place of parts.category) category.put(place);
    if (unit.noun || unit.stem.length > 9) for (const place of parts.ends) category.put(place);
    both(mix(mix(family.pair, before), id), grade, category);
    both(mix(mix(family.skip, second), id), grade, category);
    grade.add(cut(mix(mix(mix(family.triple, second), before), id)));
    if (at > 2) grade.add(cut(mix(mix(family.far, first), id)));
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

/** What a word gives by itself, as places. */
interface Parts {
  readonly id: number;
  readonly grade: readonly number[];
  readonly category: readonly number[];
  /** For the category too where the word is a noun or long. */
  readonly ends: readonly number[];
}

/** Words speak by their last part („Verhandlungsgeschick“, „-los“) and their first („Markt-“, „un-“). */
function readParts(stem: string): { id: number; ends: number[]; pieces: number[] } {
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
