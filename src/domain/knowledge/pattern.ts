import { lateRegExp } from '../german/late.ts';
import { formFor } from '../german/latin.ts';
import { needsOf } from '../german/needs.ts';
import { mayHoldOne, type Searched } from '../german/sieve.ts';
import { packAll, type PackedNeeds, threesOf } from '../german/threes.ts';

/**
 * A pattern in the notation of the knowledge, read by people and compiled once:
 * a space stands for one space; `~` after letters for any word ending; `…` for up to 70 characters inside one
 * clause; `{poss}` for sein/ihr, `{dat}` for ihm/ihr, `{pers}` for er/sie/Herr X/Frau X, `{always}` for the usual
 * time adverbs, `{knew}` for „wusste, verstand“, `{mates}`, `{boss}` and `{work}` for all that they are called,
 * `{result}` and `{top}` for words that tell success or high praise. Everything else is a regular expression. Matches
 * whole words only, in a text in lower case.
 */
export function pattern(source: string): RegExp {
  let body = source.replaceAll(/\{(\w+)\}/g, (whole, name: string) => macros[name] ?? whole);
  body = body.replaceAll('~', '\\p{L}*').replaceAll('…', '[^.;:!?]{0,70}?');
  return lateRegExp(lowered(`(?<![\\p{L}\\d])(?:${body})(?![\\p{L}\\d])`), 'u');
}

/** The small letters of the Latin alphabet with all its accents. */
const letters = 'a-zß-öø-ɏḀ-ỿ';

/**
 * The same for a text in lower case, with the letters listed: engines drop the code of patterns that are seldom used,
 * and making it anew takes twenty times as long where case is ignored and `\p{L}` stands for all scripts of the world.
 */
export function lowered(source: string): string {
  return source
    .replaceAll(
      /\[([^\]]*?)\\p\{L[lu]?\}([^\]]*)\]/gu,
      (_, before: string, after: string) => `[${before}${letters}${after}]`,
    )
    .replaceAll(/\\p\{L[lu]?\}/gu, `[${letters}]`)
    .replaceAll(/\\.|[A-ZÄÖÜ]/gu, (one) => (one.length > 1 ? one : one.toLowerCase()));
}

/** A text in lower case with every letter in its place. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join(
    '',
  );
}

let last = { text: '', lower: '' };
/** A sentence in lower case; the one asked for last is remembered, for many patterns are tried on one. */
export const lowerOf = (text: string): string => {
  if (last.text !== text) last = { text, lower: inLowerCase(text) };
  return last.lower;
};

/** Does a pattern of the knowledge, or a plain regular expression, find something? */
export function finds(regex: RegExp, text: string): boolean {
  return regex.test(regex.ignoreCase ? text : lowerOf(text));
}

const macros: Readonly<Record<string, string>> = {
  poss: '(?:sein|ihr|dessen|deren)(?:e[mnrs]?)?',
  dat: '(?:ihm|ihr)',
  pers: '(?:er|sie|(?:herrn?|frau) [\\p{L}.-]+(?: [\\p{Lu}][\\p{L}.-]+)?)',
  always: '(?:stets|immer|jederzeit|durchweg|ständig|allzeit|in jeder Hinsicht|zu jeder Zeit)',
  knew: '(?:wusste|weiß|verstand|versteht|vermochte|vermag)',
  mates:
    '(?:kolleg|mitarbeiter|mitarbeitend|team|abteilung|belegschaft|gruppe|mannschaft|mitstreiter|mitauszubildend|beschäftigt|kreis|betrieb|büro)\\p{L}*',
  boss: '(?:vorgesetzt|chef|geschäftsführ|direktion|direktor|vorstand|vorständ|inhaber|meister(?!haft)|\\p{L}*leit(?:ung|er)|ausbilder|arbeitgeber)\\p{L}*',
  work: '\\p{L}*(?:arbeit|aufgabe|tätigkeit|vorgang|vorgäng|pflicht|auftrag|aufträg)\\p{L}*',
  result:
    '(?:erfolgreich\\p{L}*|(?:mit|großen|vollen|vollem|besten|bestem|zum|der|viel|guten|messbare[mnr]) (?:\\p{L}+ )?erfolg\\p{L}*|gewann(?:en)?|steiger\\p{L}+|senkt\\p{L}*|verdoppel\\p{L}*|verringer\\p{L}*|erzielt\\p{L}*|erreicht\\p{L}*|übertr[ao]f\\p{L}*|umgesetzt|umsetzte|umzusetzen|verwirklich\\p{L}*|prozent|spart\\p{L}*|einspar\\p{L}*|auszeichnung\\p{L}*|serienreif\\p{L}*|bewährt\\p{L}*|ergebnisse[nr]?(?! (?:nicht|aus)))',
  top: '(?:hervorragend|ausgezeichnet|herausragend|exzellent|außergewöhnlich|außerordentlich|überdurchschnittlich|vorbildlich|bestens|meisterhaft|glänzend|mustergültig|äußerst|erstklassig|souverän|sehr gut)\\p{L}*',
  dear: '(?:sehr|überaus|äußerst|durchaus|recht|stets|immer|jederzeit|allseits)',
};

/** What every entry of the knowledge brings along, so that a test can prove it. */
export interface Proved {
  /** Written by hand, stable, kebab-case. */
  readonly id: string;
  /** Sentences in which it must be found … */
  readonly matches: readonly string[];
  /** … and such, looking alike, in which it must not. */
  readonly silent: readonly string[];
  readonly source: string;
  readonly note: string;
}

/** An entry that is found in single sentences by its words. */
export interface Phrase extends Proved {
  /** Lower-case parts of words; where none stands in a sentence, the patterns need not be tried. */
  readonly cues: readonly string[];
  readonly patterns: readonly RegExp[];
  /** Where this stands in the same sentence, the entry stays silent. */
  readonly unless?: RegExp;
  /** Found only where this stands in the same sentence too. */
  readonly beside?: RegExp;
  /** The words leave no doubt: told in the best letter and whatever praise stands around them. */
  readonly certain?: true;
}

/** A phrase with what its patterns need: all that is asked of it again and again lies in one object, alike for all. */
export class Tried<Told extends Phrase = Phrase> {
  readonly phrase: Told;
  private needs!: PackedNeeds;
  /** Where what all its patterns need ends, and then what each of them needs. */
  private ends: readonly number[] = [];

  constructor(phrase: Told) {
    this.phrase = phrase;
  }

  /** Its first place in a flat sentence, or null; tries its patterns without looking for its cues first. */
  matchIn(one: Searched): { start: number; end: number } | null {
    if (this.ends.length === 0) this.learn();
    const { phrase, needs, ends } = this;
    // Mostly nothing stands there of the rarest that each of its patterns asks for.
    if (!mayHoldOne(one, needs, 0, ends[0] as number)) return null;
    const { flat } = one;
    for (let at = 1; at < ends.length; at += 1) {
      if (!mayHoldOne(one, needs, ends[at - 1] as number, ends[at] as number)) continue;
      const regex = phrase.patterns[at - 1] as RegExp;
      const text = regex.ignoreCase ? flat : lowerOf(flat);
      const match = formFor(regex, text).exec(text);
      if (match === null) continue;
      if (phrase.beside !== undefined && !finds(phrase.beside, flat)) return null;
      if (phrase.unless !== undefined && finds(phrase.unless, flat)) return null;
      return { start: match.index, end: match.index + match[0].length };
    }
    return null;
  }

  private learn(): void {
    const each = this.phrase.patterns.map(needsOf);
    const rarest = each.map(([first]) => first ?? []);
    const ofAny = rarest.some(({ length }) => length === 0) ? [] : [[...new Set(rarest.flat())]];
    ({ needs: this.needs, ends: this.ends } = packAll([ofAny, ...each]));
  }
}

const tried = new WeakMap<Phrase, Tried>();

/** First place of a phrase in a flat sentence, or null. `lower` is the sentence in lower case. */
export function findPhrase(
  phrase: Phrase,
  flat: string,
  lower: string,
): { start: number; end: number } | null {
  if (!phrase.cues.some((cue) => lower.includes(cue))) return null;
  const one = tried.get(phrase) ?? new Tried(phrase);
  tried.set(phrase, one);
  return one.matchIn({ flat, threes: threesOf(flat) });
}
