import { late, lateRegExp } from '../german/late.ts';
import type { PatternSource } from '../german/pattern-source.ts';
import { searchOf } from '../german/sieve.ts';
import type { limitRules } from '../knowledge/limit-rules.ts';
import type { Part } from './reading.ts';

/** A way to bind praise to something; what is found is quoted by the group `limit` of its pattern. */
export interface Limit {
  readonly rule: (typeof limitRules)[number]['id'];
  readonly parts: ReadonlySet<Part>;
  readonly pattern: PatternSource;
  /** Words within the limit that make it praise after all: „wenn Not am Mann war“. */
  readonly praising?: RegExp;
  /** What must stand beside it in the same statement. */
  readonly beside?: RegExp;
  /** Whom or what the whole sentence must speak of. */
  readonly needs?: RegExp;
  /** Told of one place of many only: this is praised nowhere else, and the tasks go beyond the place. */
  readonly trait?: RegExp;
  /** Told only where no other praise speaks of these, and nothing else at all of what the group `which` says. */
  readonly nowhereElse?: RegExp;
  /** What may not stand beside it. */
  readonly unless?: RegExp;
  /** Words after it that take the limit away again: „am Vormittag wie am Nachmittag“. */
  readonly after?: RegExp;
  /** Words right before it that turn it into a heightening; „auch“ and its like unless given. */
  readonly before?: RegExp;
}

/** Where somebody's work is rated. */
export const inRatings: ReadonlySet<Part> = new Set(['performance', 'summary', 'behavior']);
export const inTasks: ReadonlySet<Part> = new Set(['tasks']);
export const inClosing: ReadonlySet<Part> = new Set(['closing']);
export const inPraise: ReadonlySet<Part> = new Set([...inRatings, 'closing']);

/** A pattern with the group `limit`. */
export const limit = (source: string): PatternSource => ({ source, flags: 'u' });

/** The limit in these words. Most places are inside of a word in small letters, which is told faster than by `\\p{L}`. */
export const words = (source: string): string =>
  `(?<![a-zäöüß])(?<!\\p{L})(?<limit>${eitherCase(source)})(?!\\p{L})`;

/** The first letters of the alternatives small or capital: what is told may open the sentence. */
function eitherCase(source: string): string {
  let depth = 0;
  let opens = true;
  return source
    .split('')
    .map((char, at) => {
      const outside = depth === 0 && source[at - 1] !== '\\';
      if (char === '(') depth++;
      if (char === ')') depth--;
      const first = outside && opens && /\p{Ll}/u.test(char);
      opens = outside && char === '|';
      return first ? `[${char.toUpperCase()}${char}]` : char;
    })
    .join('');
}

const always =
  'stets|jederzeit|immer|durchwegs?|durchgehend|durchgängig|allzeit|ausnahmslos|zu jeder Zeit|in jeder (?:Hinsicht|Beziehung|Weise)|jedes Mal';
const degree =
  'hundertprozentig|uneingeschränkt|voll und ganz|voll(?:st)?e[rnms]?|(?:höchst|größt|grösst|best)e[rnms]?|sehr|überaus|äußerst|äusserst|unbedingt|absolut|vollkommen|ungemein|(?:hervorragend|ausgezeichnet|außergewöhnlich|außerordentlich|ausserordentlich|vorbildlich|einwandfrei|mustergültig|tadellos|deutlich|vorzüglich|exzellent)(?:e[rnms]?)?|höchst|in (?:hohem|höchstem) (?:Maß|Mass)e?|gut|gute[rnms]?|weit';

/** A word that says „always“, and one that says how much. */
export const total = `(?:${always})(?!\\p{L})`;
export const strong = `(?:${always}|${degree})(?!\\p{L})`;
/** Praise as references word it: bound to everything or raised by degree. */
export const praised = lateRegExp(`(?<!\\p{L})${strong}`, 'u');
/** „stets“ in a sentence that is not known for a rating otherwise. */
export const bindsAll = searchOf(late.u`(?<!\p{L})(?:stets|jederzeit|immer|durchweg|ausnahmslos)(?!\p{L})`);
/** Traits that are shown under load: there a circumstance tells how hard it was. */
export const underLoad = late.iu`belast|belastung|(?<!\p{L})ruh(?:e|ig)|gelassen|überblick|übersicht|kopf|besonnen|druck|konzentriert|nerven|gewachsen|stand|tempo|pensum|überlegt`;
/** The sentence speaks of the person, not of how others fared with it. */
export const aboutPerson = late.u`(?<!\p{L})(?:[Ee]r|[Ss]ie|Herrn? \p{L}+|Frau \p{L}+|[Ss]eine?[nrms]?|[Ii]hre?[nrms]?|ihn|[Dd]ie (?:Arbeitsweise|Auffassungsgabe|Qualität|Güte|Leistung(?:en)?|Zusammenarbeit|Einsatzbereitschaft|Arbeitsergebnisse|Ergebnisse))(?!\p{L})`;
/** „auch bei“, „vor allem bei“, „etwa bei“: a heightening or an example. */
export const heightened = late.iu`(?<!\p{L})(?:auch|selbst|sogar|gerade|besonders|insbesondere|ganz|allem|namentlich|etwa|beispielsweise|beispiel|so|nur|sowohl|ebenso|bereits|schon|noch|ob|egal|gleich(?:gültig|viel)?|unabhängig|weder|noch|wie|allen voran|zuerst|dann|ohnehin)(?: [\p{L}-]+){0,2}[ ,]*$`;
