import { madeOf, type PatternSource } from './pattern-source.ts';

/** What asks a text like a regular expression does. */
export interface Pattern {
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
}

/** Letters up to ÿ; of small and capital ones. */
const sets: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ÿ',
  Ll: 'a-zµß-öø-ÿ',
  Lu: 'A-ZÀ-ÖØ-Þ',
};
/** The same where case is ignored: engines add the capitals, range by range. ß, ÿ and µ have theirs elsewhere. */
const setsWithoutCase: typeof sets = { L: 'a-zªµºß-öø-ÿ', Ll: 'a-zµß-öø-ÿ', Lu: 'a-zµß-öø-ÿ' };

/** What would be read otherwise without sets of all scripts: signs of two units, and ranges of letters beyond. */
const odd = /\\[pP]\{(?!L[lu]?\})|\\P|\\u\{|[\uD800-\uDFFF]/;
const oddWithoutCase = /-[\u0100-\uFFFF]|[\u017F\u0178\u212A\u212B\u1E9E\u039C\u03BC]|\\u/;

/**
 * The same pattern for texts of no sign beyond ÿ: it finds the same in them. Letters of all scripts, some of which take
 * two units, cost twice to four times as much, and are dear to compile.
 */
export function latinOf(regex: PatternSource): RegExp {
  const { flags } = regex;
  const source = regex.source.replaceAll('a-zß-öø-ɏḀ-ỿ', 'a-zß-öø-ÿ');
  const ignoresCase = flags.includes('i');
  const isOdd =
    !flags.includes('u') ||
    odd.test(source) ||
    (ignoresCase && oddWithoutCase.test(source)) ||
    (!ignoresCase && source.includes('(?i:') && (oddWithoutCase.test(source) || ignoresCapitals(source)));
  if (isOdd) return madeOf(regex);
  let inSet = false;
  const told = source.replaceAll(/\\p\{(L[lu]?)\}|\\[^]|[[\]]/gu, (sign, name: string | undefined) => {
    if (name === undefined) {
      if (sign.length === 1) inSet = sign === '[';
      return sign;
    }
    const letters = (ignoresCase ? setsWithoutCase : sets)[name] ?? '';
    return inSet ? letters : `[${letters}]`;
  });
  return new RegExp(told, flags.replace('u', ''));
}

/** Whether a capital (`\p{Lu}`) is asked for in a part that ignores case, and means any letter. */
function ignoresCapitals(source: string): boolean {
  if (!source.includes('\\p{Lu}')) return false;
  const ignores = [false];
  let inSet = false;
  for (const [sign] of source.matchAll(/\\p\{Lu\}|\\[^]|[[\]]|\(\?i:|[()]/g)) {
    const now = ignores.at(-1) === true;
    if (sign === '\\p{Lu}' && now) return true;
    if (sign === '[' || sign === ']') inSet = sign === '[';
    else if (inSet || sign.startsWith('\\')) continue;
    else if (sign === ')') ignores.pop();
    else ignores.push(now || sign !== '(');
  }
  return false;
}

/** Of the texts asked for last, by a few of their signs, whether they hold none beyond ÿ: patterns are many, texts few. */
const remembered = 256;
const texts = Array.from({ length: remembered }, () => '');
const areLatin = Array.from({ length: remembered }, () => true);
const beyond = /[^\0-\u00FF]/;
/** Most are asked again at once. */
let lastText = '';
let lastIsLatin = true;

/** Whether a text holds no sign beyond ÿ. */
export function isLatin(text: string): boolean {
  if (text !== lastText) {
    lastIsLatin = lookUp(text);
    lastText = text;
  }
  return lastIsLatin;
}

function lookUp(text: string): boolean {
  const { length } = text;
  const at =
    (length * 37 + text.charCodeAt(length >>> 1) * 11 + text.charCodeAt(length >>> 2)) & (remembered - 1);
  if (texts[at] === text) return areLatin[at] as boolean;
  texts[at] = text;
  return (areLatin[at] = !beyond.test(text));
}

const made = new WeakMap<PatternSource, RegExp>();
const madeWhole = new WeakMap<PatternSource, RegExp>();

/** The form of a pattern that suits a text; what it remembers (`g`, `y`) is its own. */
export function formFor(regex: PatternSource, text: string): RegExp {
  const suits = isLatin(text);
  const forms = suits ? made : madeWhole;
  const known = forms.get(regex);
  if (known !== undefined) return known;
  const form = suits ? latinOf(regex) : madeOf(regex);
  forms.set(regex, form);
  return form;
}

/** A pattern that has a form of its own for texts of no sign beyond ÿ. */
export function latin(regex: PatternSource): Pattern {
  let form: RegExp | null = null;
  let whole: RegExp | null = null;
  const suits = (text: string): RegExp =>
    isLatin(text) ? (form ??= latinOf(regex)) : (whole ??= madeOf(regex));
  return { test: (text) => suits(text).test(text), exec: (text) => suits(text).exec(text) };
}
