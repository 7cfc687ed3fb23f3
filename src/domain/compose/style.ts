import { stem } from '../german/stem.ts';

/** What a reader still has in the ear of a sentence. */
export interface Sound {
  /** Boosters by their common form. */
  readonly boosters: readonly string[];
  /** Restrictions and measures, which wear out as boosters do but cannot always be had fresh. */
  readonly measures: readonly string[];
  /** Neighbours that sound alike („höchst hoch“). */
  readonly clashes: number;
  /** First word; „person“ for name and pronoun, „own“ for „Seine“/„Ihre“. */
  readonly opening: string;
  /** Stems of its longer words. */
  readonly stems: ReadonlySet<string>;
}

/** Words that weigh; each is told apart from the others, its inflected forms are one. */
const boosters =
  /(?<!\p{L})(?<word>stets|jederzeit|immer|durchweg|durchgehend|ausnahmslos|sehr|äußerst|überaus|außerordentlich|außergewöhnlich|höchst|größt|best|vollst|hervorragend|ausgezeichnet|herausragend|exzellent|vorbildlich|beispielhaft|überdurchschnittlich|besonders)(?<ending>e[mnrs]?)?(?!\p{L})|in jeder Hinsicht|in höchstem Maße|zu jeder Zeit/giu;

const measures =
  /in der Regel|im Allgemeinen|im Wesentlichen|im Großen und Ganzen|überwiegend|weitgehend|in ausreichendem Maße|(?:den|unseren|ihren) (?:Anforderungen|Erwartungen)|erforderlich|angemessen|ausreichend|solid|(?<!\p{L})gut/giu;

/** Two words in a row that begin alike, like „höchst hoch“ and „durchweg durchdacht“. */
const clash = (first: string, second: string): boolean =>
  (first.length > 4 && second.length > 3 && plainStart(first) === plainStart(second)) ||
  (first === 'höchst' && second.startsWith('hoh'));
const plainStart = (word: string): string => word.slice(0, 3).replaceAll('ö', 'o');

export function boostersIn(text: string): string[] {
  return [...text.matchAll(boosters)].map(({ groups, 0: all }) => (groups?.['word'] ?? all).toLowerCase());
}

/** Words of every second sentence; they may come again. */
const everyday = new Set(
  'aufgaben arbeit arbeitete arbeitet zeigte zeigt seine seiner ihrer dabei durch gegenüber wurden werden diese dieser'
    .split(' ')
    .map(stem),
);

/** How a sentence sounds. `names` are the words that name the person. */
export function soundOf(text: string, names: ReadonlySet<string>): Sound {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = text.match(/^[\p{L}-]+/u)?.[0] ?? '';
  const stems = words.filter((word) => word.length > 5 && !names.has(word)).map(stem);
  return {
    boosters: boostersIn(text),
    measures: (text.match(measures) ?? []).map((one) => one.toLowerCase()),
    clashes: words.filter((word, at) => at > 0 && clash(words[at - 1] ?? '', word)).length,
    opening: openingOf(first, names),
    stems: new Set(stems.filter((one) => !everyday.has(one))),
  };
}

function openingOf(first: string, names: ReadonlySet<string>): string {
  if (/^(?:Herrn?|Frau|Er|Sie|Ihm|Ihr|Ihn)$/.test(first) || names.has(first.toLowerCase())) return 'person';
  return /^(?:Sein|Ihr)e?[mnrs]?$/.test(first) ? 'own' : first.toLowerCase();
}

/** As many sentences back a booster is still in the ear. */
export const near = 2;

/** Cost of a booster that is still in the ear; a third equal opening costs twice as much. */
export const jarring = 60;

/**
 * How badly a sentence goes with those before it; 0 is well.
 * @param before the sentences before it, the latest last
 */
export function friction(sound: Sound, before: readonly Sound[]): number {
  const [third, last] = [before.at(-2), before.at(-1)];
  const heard = [...(third?.boosters ?? []), ...(last?.boosters ?? [])];
  const repeated = sound.boosters.filter((one) => heard.includes(one)).length;
  const inside = sound.boosters.length - new Set(sound.boosters).size;
  const sameOpening = sound.opening === last?.opening;
  const nearMeasures = [...(third?.measures ?? []), ...(last?.measures ?? [])];
  const worn = sound.measures.filter((one) => nearMeasures.includes(one)).length;
  const thrice = sameOpening && sound.opening === third?.opening;
  const common = (other: Sound | undefined): number =>
    other === undefined ? 0 : [...sound.stems].filter((one) => other.stems.has(one)).length;
  const earlier = before.slice(-8, -2).reduce((sum, other) => sum + common(other), 0);
  return (
    jarring * repeated +
    20 * inside +
    jarring * sound.clashes +
    8 * worn +
    (thrice ? 2 * jarring : sameOpening ? 5 : 0) +
    7 * common(last) +
    4 * common(third) +
    1.2 * earlier
  );
}
