import type { ReadWord } from './words.ts';

/** A word that was read wrong and what it stands for, as certain as the formula around it. */
export interface Repair {
  /** Offsets of the repaired word in the repaired text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly read: string;
  readonly written: string;
}

const always = ['stets', 'jederzeit', 'immer', 'durchweg', 'durchgehend', 'ausnahmslos', 'allzeit'];
const degree =
  'vollsten vollen voller vollster vollstem größten großen höchsten besten allergrößten uneingeschränkten außerordentlichen'.split(
    ' ',
  );
const our = ['unserer', 'meiner'];
const satisfaction = ['Zufriedenheit'];
const conduct = [
  'einwandfrei',
  'vorbildlich',
  'korrekt',
  'tadellos',
  'höflich',
  'freundlich',
  'mustergültig',
];
const quality = ['gute', 'guten', 'gutem', 'guter', 'gutes', 'gut'];
const were = ['war', 'waren', 'ist'];

/** Formulas as sequences of words, for each place the words that may stand there. */
const formulas: readonly (readonly (readonly string[])[])[] = [
  [always, ['zu'], our, degree, satisfaction],
  [['zu'], our, degree, satisfaction],
  [always, ['zur'], degree, satisfaction],
  [always, ['zu'], our, satisfaction],
  [['zur'], degree, satisfaction],
  [were, always, conduct],
  [always, ['sehr'], quality],
  [were, ['stets'], ['und'], ['in'], ['jeder'], ['Hinsicht']],
  [['in'], ['jeder'], ['Hinsicht']],
  [['Ausscheiden'], ['sehr', 'außerordentlich']],
  [['Erwartungen'], always, ['in'], ['bester', 'jeder', 'besonderer'], ['Weise']],
  [['weiterhin'], ['viel', 'alles'], ['Erfolg', 'Gute']],
];

/** A word read with more confidence than this is what stands on the paper, however odd. */
const sureConfidence = 88;

/**
 * Puts right words of known formulas that were read wrong („vollslen Zufriedenheit“): one word at a time, only where
 * all others of the formula are there, the reading was unsure, and one word alone comes near.
 * @param words as they were read, for their confidence
 */
export function repairGradeWords(
  text: string,
  words: readonly ReadWord[],
): { readonly text: string; readonly repairs: readonly Repair[] } {
  const unsure = new Set(
    words
      .filter(({ confidence }) => confidence < sureConfidence)
      .flatMap(({ text: read }) => tokensOf(read).map(({ word }) => word)),
  );
  const tokens = tokensOf(text);
  const changes = new Map<number, string>();
  for (const formula of formulas) {
    for (let at = 0; at + formula.length <= tokens.length; at++) {
      const found = repairIn(tokens.slice(at, at + formula.length), formula, unsure);
      if (found !== null && !changes.has(at + found.place)) changes.set(at + found.place, found.written);
    }
  }
  return apply(text, tokens, changes);
}

interface Token {
  readonly word: string;
  readonly start: number;
}

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{N}|!]+/gu)].map((match) => ({ word: match[0], start: match.index }));

/** The one place of the formula that does not fit, and what it should be; null when nothing or too much is wrong. */
function repairIn(
  tokens: readonly Token[],
  formula: readonly (readonly string[])[],
  unsure: ReadonlySet<string>,
): { readonly place: number; readonly written: string } | null {
  const wrong = tokens.flatMap(({ word }, i) => (formula[i]?.includes(word) === true ? [] : [i]));
  const [place] = wrong;
  if (wrong.length !== 1 || place === undefined) return null;
  const word = tokens[place]?.word ?? '';
  if (!unsure.has(word)) return null;
  const written = nearest(word, formula[place] ?? []);
  return written === null ? null : { place, written };
}

/** The word that is clearly nearer than every other. */
function nearest(word: string, choices: readonly string[]): string | null {
  const [first, second] = choices
    .map((choice) => ({ choice, distance: distance(word, choice) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (first === undefined || first.distance > Math.max(1, first.choice.length / 4)) return null;
  return second !== undefined && second.distance - first.distance < 1 ? null : first.choice;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function apply(
  text: string,
  tokens: readonly Token[],
  changes: ReadonlyMap<number, string>,
): { readonly text: string; readonly repairs: readonly Repair[] } {
  let [out, from] = ['', 0];
  const repairs: Repair[] = [];
  for (const [place, written] of [...changes].toSorted(([a], [b]) => a - b)) {
    const token = tokens[place];
    if (token === undefined) continue;
    out += text.slice(from, token.start);
    repairs.push({ start: out.length, end: out.length + written.length, read: token.word, written });
    out += written;
    from = token.start + token.word.length;
  }
  return { text: out + text.slice(from), repairs };
}
