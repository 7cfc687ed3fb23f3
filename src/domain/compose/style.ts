import { stem } from '../german/stem.ts';

/** What a reader still has in the ear of a sentence. */
export interface Sound {
  /** Boosters by their common form. */
  readonly boosters: readonly string[];
  /** Restrictions and measures, which wear out as boosters do but cannot always be had fresh. */
  readonly measures: readonly string[];
  /** Neighbours that sound alike („höchst hoch“). */
  readonly clashes: number;
  /** Phrases that a reader knows again wherever they stood in the letter. */
  readonly phrases: readonly string[];
  /** First word; „person“ for name and pronoun, „own“ for „Seine“/„Ihre“. */
  readonly opening: string;
  /** Stems of its longer words. */
  readonly stems: ReadonlySet<string>;
}

/** Words that weigh; each is told apart from the others, its inflected forms are one. */
const boosters =
  /(?<!\p{L})(?<word>stets|jederzeit|immer|durchweg|durchgehend|ausnahmslos|sehr|äußerst|überaus|außerordentlich|außergewöhnlich|höchst|größt|best|vollst|hervorragend|ausgezeichnet|herausragend|exzellent|vorbildlich|beispielhaft|überdurchschnittlich|besonders)(?<ending>e[mnrs]?)?(?!\p{L})|in jeder Hinsicht|in höchstem Maße|zu jeder Zeit/giu;

const measures =
  /in der Regel|im Allgemeinen|im Wesentlichen|im Großen und Ganzen|überwiegend|weitgehend|nur teilweise|mit Unterstützung|unter Anleitung|nach Erinnerung|in ausreichendem Maße|(?:den|unseren|ihren) (?:Anforderungen|Erwartungen|Vorgaben)|erforderlich|angemessen|ausreichend|solid|(?<!\p{L})gut/giu;

/** What strikes the ear, so that a second time in one letter sounds like a form that was filled in. */
const phrases =
  /hervorzuheben|hervorheben|besonders schätz|anvertraut|(?<!\p{L})vertrauen(?!\p{L})|ausdauer|fundiert|zuverlässig ein|verlässlich ein|initiative|engagement|herz und|tatkraft|weitblick|im griff|maßstäb|mit gewinn|gern bereit|aus eigenem antrieb/giu;

/** Two words in a row that begin alike, like „höchst hoch“ and „durchweg durchdacht“, or that nobody says: „höchst groß“. */
const clash = (first: string, second: string): boolean =>
  (first.length > 4 && second.length > 3 && plainStart(first) === plainStart(second)) ||
  (first === 'höchst' && /^(?:hoh|groß)/.test(second));
const plainStart = (word: string): string => word.slice(0, 3).replaceAll('ö', 'o');

export function boostersIn(text: string): string[] {
  return [...text.matchAll(boosters)].map(({ groups, 0: all }) => (groups?.['word'] ?? all).toLowerCase());
}

export const measuresIn = (text: string): string[] =>
  (text.match(measures) ?? []).map((one) => one.toLowerCase());

/** Words of every second sentence; they may come again. */
const everyday = new Set(
  'aufgaben arbeit arbeitete arbeitet zeigte zeigt seine seiner ihrer dabei durch gegenüber wurden werden diese dieser'
    .split(' ')
    .map(stem),
);
/** Words of whole grades and of all categories: they come back in any letter, and nobody hears them. */
const ofAnyLetter = new Set(
  'anforderungen erwartungen vorgaben große größte ganzen sich entspricht entsprach entsprechend vorbildlich wesentlichen ausreichend allgemeinen unserem überwiegend höchste teilweise besten erreichte verfügte besitzt bereichs aufgabengebiet können genügte genügten erforderlich leistung fachkenntnisse fachwissen ergebnisse arbeitsergebnisse qualität arbeitsweise'
    .split(' ')
    .map(stem),
);
/** Measures that a whole grade is made of, which no letter can do with once. */
const plainMeasures: ReadonlySet<string> = new Set([
  'gut',
  'solid',
  'erforderlich',
  'angemessen',
  'ausreichend',
]);
/** First words that many sentences need. */
const usualOpenings: ReadonlySet<string> = new Set(['person', 'own']);
const frequentOpenings: ReadonlySet<string> = new Set(['die', 'mit', 'auch', 'bei', 'im', 'in', 'gegenüber']);

/** How a sentence sounds. `names` are the words that name the person. */
export function soundOf(text: string, names: ReadonlySet<string>): Sound {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = text.match(/^[\p{L}-]+/u)?.[0] ?? '';
  const stems = words.filter((word) => word.length > 5 && !names.has(word)).map(stem);
  return {
    boosters: boostersIn(text),
    measures: measuresIn(text),
    phrases: (text.match(phrases) ?? []).map((one) => one.toLowerCase()),
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
  return (
    jarring * (repeated + sound.clashes + (thrice ? 2 : 0)) +
    // However many small frictions there are, they do not jar.
    Math.min(
      jarring - 5,
      20 * inside +
        5 * worn +
        (sameOpening && !thrice ? (usualOpenings.has(sound.opening) ? 5 : 15) : 0) +
        10 * common(last) +
        4 * common(third) +
        echoes(sound, before),
    )
  );
}

/** What the whole letter said, as far as it may come back as an echo. */
interface Heard {
  readonly phrases: ReadonlySet<string>;
  readonly measures: ReadonlyMap<string, number>;
  readonly openings: ReadonlyMap<string, number>;
  /** Of sentences that are no neighbours. */
  readonly stems: ReadonlySet<string>;
}

const heardBefore = new WeakMap<readonly Sound[], Heard>();

/** Many sentences are tried behind the same ones. */
function heardIn(before: readonly Sound[]): Heard {
  const known = heardBefore.get(before);
  if (known !== undefined) return known;
  const heard = {
    phrases: new Set(before.flatMap((one) => one.phrases)),
    measures: counted(before.flatMap((one) => one.measures)),
    openings: counted(before.map(({ opening }) => opening)),
    stems: new Set(before.slice(0, -2).flatMap(({ stems }) => [...stems])),
  };
  heardBefore.set(before, heard);
  return heard;
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What the whole letter said before: the ear keeps phrases and rare words longer than boosters. */
function echoes({ phrases: own, measures: limits, opening, stems }: Sound, before: readonly Sound[]): number {
  const heard = heardIn(before);
  const phrasesAgain = own.filter((one) => heard.phrases.has(one)).length;
  const measuresAgain = limits
    .filter((one) => !plainMeasures.has(one))
    .reduce((sum, one) => sum + (heard.measures.get(one) ?? 0), 0);
  const openedSo = usualOpenings.has(opening) ? 0 : (heard.openings.get(opening) ?? 0);
  const opened = frequentOpenings.has(opening) ? Math.max(0, openedSo - 1) : openedSo;
  const words = [...stems].filter((one) => !ofAnyLetter.has(one) && heard.stems.has(one)).length;
  return 25 * phrasesAgain + 12 * measuresAgain + 13 * opened + 4 * words;
}
