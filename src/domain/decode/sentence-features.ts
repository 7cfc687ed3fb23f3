import { cut, hash, hashBits, mix } from '../german/hash.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import { placesOf } from './places.ts';
import type { SentenceUnits, Unit } from './sentence-units.ts';
import { denialIn } from './denial.ts';
import { mostWords, type Told, type Word } from './told.ts';

/**
 * What the learned part sees of a sentence: words and neighbours for the topic and the tone, marker kinds
 * with their binding and order for the grade, the abstract shape for „is this about the person at all“.
 */
export interface Features {
  readonly grade: readonly number[];
  readonly category: readonly number[];
}

/** The same for models that are unpacked. */
export interface ToldFeatures {
  readonly grade: Told;
  readonly category: Told;
}

/** One number for each family of features, so that the same words in two families stay apart. */
const family = Object.fromEntries(
  'bias word pair triple skip far last length binding kind kinds set order2 order3 shape2 shape3 start end begin piece person tone tone2 tone3 toneSkip toneClause toneAll deny denyNext denyBoth denyAll'
    .split(' ')
    .map((name) => [name, hash(name)]),
) as Readonly<Record<string, number>> & Record<FamilyName, number>;
type FamilyName =
  | 'bias' | 'word' | 'pair' | 'triple' | 'skip' | 'far' | 'last' | 'length' | 'binding' | 'kind' | 'kinds'
  | 'set' | 'order2' | 'order3' | 'shape2' | 'shape3' | 'start' | 'end' | 'begin' | 'piece' | 'person'
  | 'tone' | 'tone2' | 'tone3' | 'toneSkip' | 'toneClause' | 'toneAll' | 'deny' | 'denyNext' | 'denyBoth' | 'denyAll'; // prettier-ignore

const none = hash('^');

type PlaceOf = (value: number) => number;

/** The features that count, and what is remembered of words in them. */
class Space {
  readonly placeOf: PlaceOf;
  /** For each place the turn in which it came last: whether it is in the bag of this sentence already. */
  readonly taken: Uint8Array;
  turn = 0;
  private readonly remembers: boolean;
  private words = 0;

  constructor(known: Int32Array | null) {
    // For the fit each hash is its own place, and each feature is told by itself; places count from 1 on.
    this.placeOf = known === null ? (value) => value + 1 : placesOf(known);
    this.taken = new Uint8Array((known === null ? 1 << hashBits : known.length) + 1);
    this.remembers = known !== null;
  }

  wordOf(hashes: readonly number[]): Word {
    const places = [...new Set(hashes.map(this.placeOf))].filter((place) => place > 0);
    const isKept = this.remembers && this.words < mostWords && places.length <= mostOfWord;
    const number = isKept ? this.words : -1;
    if (isKept) this.words += 1;
    return { number, places };
  }

  nextTurn(): number {
    this.turn += 1;
    if (this.turn > 255) {
      this.taken.fill(0);
      this.turn = 1;
    }
    return this.turn;
  }
}

/** The row of a word holds sums of 16 bits, and a weight at most 15 steps. */
const mostOfWord = 2000;

/** The features of one sentence, in the order they came. */
class Bag implements Told {
  readonly words: Word[] = [];
  readonly singles: number[] = [];
  readonly repeated: number[] = [];
  private readonly taken: Uint8Array;
  private readonly turn: number;
  private readonly placeOf: PlaceOf;

  constructor(space: Space) {
    this.taken = space.taken;
    this.turn = space.nextTurn();
    this.placeOf = space.placeOf;
  }

  add(value: number): void {
    const place = this.placeOf(value);
    if (place > 0) this.put(place);
  }

  /** Adds all that a word gives by itself. */
  addWord(word: Word): void {
    if (word.number < 0) {
      for (const place of word.places) this.put(place);
      return;
    }
    if (this.words.includes(word)) return;
    this.words.push(word);
    for (const place of word.places) {
      if (this.taken[place] === this.turn) this.repeated.push(place);
      else this.taken[place] = this.turn;
    }
  }

  private put(place: number): void {
    if (this.taken[place] === this.turn) return;
    this.taken[place] = this.turn;
    this.singles.push(place);
  }
}

/** The hashes that fitted weights tell something of, each list in rising order. */
export interface KnownFeatures {
  readonly grade: Int32Array;
  readonly category: Int32Array;
}

/** Reads the features of sentences. */
export type FeatureReader = (sentence: SentenceUnits) => ToldFeatures;

const readAll = /* @__PURE__ */ featureReader(null);

/** All features of a sentence as hashes, as the fit needs them. */
export function featuresOf(sentence: SentenceUnits): Features {
  const { grade, category } = readAll(sentence);
  return { grade: hashesOf(grade), category: hashesOf(category) };
}

/** Without words that are remembered, each feature is a single one. */
const hashesOf = ({ singles }: Told): number[] => singles.map((place) => place - 1);

/**
 * A reader that tells features by their place among the known ones, from 1 on, and leaves out what is not known: nine
 * in ten, so that a letter is read much quicker. What a word gives by itself is looked up once.
 */
export function featureReader(known: KnownFeatures | null): FeatureReader {
  const grade = new Space(known?.grade ?? null);
  const category = new Space(known?.category ?? null);
  const stems = new Map<string, Parts>();
  const ownParts = rememberByWord(({ stem }: Token): Parts => partsOf(stem));
  const partsOf = (stem: string): Parts => {
    const found = stems.get(stem);
    if (found !== undefined) return found;
    const { id, ends, pieces } = readParts(stem);
    const word = cut(mix(family.word, id));
    const noun = category.wordOf([word, ...pieces, ...ends]);
    const parts = {
      id,
      grade: grade.wordOf([word, ...ends]),
      category: stem.length > 9 ? noun : category.wordOf([word, ...pieces]),
      noun,
    };
    if (stems.size < mostWords) stems.set(stem, parts);
    return parts;
  };
  // Names for the firm and the like stand in place of a word's own stem.
  const partsOfUnit = ({ stem, token }: Unit): Parts =>
    stem === token.stem ? ownParts(token) : partsOf(stem);
  return (sentence) => read(sentence, new Bag(grade), new Bag(category), partsOfUnit);
}

function read(
  { units, shape, tones }: SentenceUnits,
  grade: Bag,
  category: Bag,
  partsOf: (unit: Unit) => Parts,
): ToldFeatures {
  let [first, second, before] = [none, none, none];
  both(family.bias, grade, category);
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    const parts = partsOf(unit);
    const { id } = parts;
    grade.addWord(parts.grade);
    category.addWord(unit.noun ? parts.noun : parts.category);
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
  addTones(tones, grade);
  addDenials(tones, grade);
  return { grade, category };
}

function both(value: number, grade: Bag, category: Bag): void {
  const short = cut(value);
  grade.add(short);
  category.add(short);
}

function addKinds(units: SentenceUnits['units'], grade: Bag): void {
  const set: number[] = [];
  let count = 0;
  let [second, before] = [none, none];
  for (const { kind, binding } of units) {
    if (kind === null) continue;
    const plain = hash(kind);
    const id = binding === 'other' ? hash(`${kind}@o`) : plain;
    grade.add(cut(mix(mix(family.binding, plain), hash(binding ?? ''))));
    if (count > 0 && id === before) continue;
    if (count > 0) grade.add(cut(mix(mix(family.order2, before), id)));
    if (count > 1) grade.add(cut(mix(mix(mix(family.order3, second), before), id)));
    count += 1;
    if (!set.includes(id)) set.push(id);
    second = before;
    before = id;
  }
  if (set.length > 1) set.sort((a, b) => a - b);
  let all = family.set;
  for (let at = 0; at < set.length; at += 1) {
    const one = set[at] as number;
    all = mix(all, one);
    grade.add(cut(mix(family.kind, one)));
    for (let other = at + 1; other < set.length; other += 1)
      grade.add(cut(mix(mix(family.kinds, one), set[other] as number)));
  }
  grade.add(cut(all));
}

function addShapes(shape: readonly string[], grade: Bag): void {
  let [second, before] = [none, none];
  let start = family.start;
  for (let at = 0; at < shape.length; at += 1) {
    const sign = hash(shape[at] as string);
    if (at < 3) start = mix(start, sign);
    grade.add(cut(mix(mix(family.shape2, before), sign)));
    grade.add(cut(mix(mix(mix(family.shape3, second), before), sign)));
    second = before;
    before = sign;
  }
  grade.add(cut(start));
  grade.add(cut(mix(family.person, shape.includes('@p') ? 1 : 0)));
}

/** Tones in order with their neighbours, each clause as a whole, and the whole sentence. */
function addTones(tones: SentenceUnits['tones'], grade: Bag): void {
  let [second, before] = [0, 0];
  let [clause, all] = [family.toneClause, family.toneAll];
  const endClause = (): void => {
    if (clause !== family.toneClause) grade.add(cut(clause));
    clause = family.toneClause;
  };
  for (const sign of tones) {
    if (sign === '|') {
      endClause();
      continue;
    }
    const tone = hash(sign);
    clause = mix(clause, tone);
    all = mix(all, tone);
    grade.add(cut(mix(family.tone, tone)));
    if (before !== 0) grade.add(cut(mix(mix(family.tone2, before), tone)));
    if (second !== 0) {
      grade.add(cut(mix(mix(mix(family.tone3, second), before), tone)));
      grade.add(cut(mix(mix(family.toneSkip, second), tone)));
    }
    second = before;
    before = tone;
  }
  endClause();
  grade.add(cut(all));
}

/** What denies, and what it may deny: the good or the bad of its clause, whatever the words. */
function addDenials(tones: SentenceUnits['tones'], grade: Bag): void {
  let all = family.denyAll;
  let told = false;
  for (let from = 0; from <= tones.length;) {
    let to = tones.indexOf('|', from);
    if (to < 0) to = tones.length;
    const { denial, sides, next, boost } = denialIn(tones, from, to);
    if (denial !== null) {
      const id = hash(denial);
      told = true;
      grade.add(cut(mix(mix(family.deny, id), sides)));
      grade.add(cut(mix(mix(family.denyNext, id), next)));
      grade.add(cut(mix(mix(mix(mix(family.denyBoth, id), sides), next), boost)));
    }
    all = mix(mix(all, denial === null ? 0 : hash(denial)), sides);
    from = to + 1;
  }
  if (told) grade.add(cut(all));
}

/** What a word gives by itself. */
interface Parts {
  readonly id: number;
  readonly grade: Word;
  readonly category: Word;
  /** For the category where it is a noun: its ends count too, as they do for every long word. */
  readonly noun: Word;
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
