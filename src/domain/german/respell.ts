import { late, lateRegExp } from './late.ts';
import { signsToMend } from './mend-signs.ts';
import { Pieces, type Rewritten, same } from './pieces.ts';
import { joinBroken } from './tokens.ts';

const umlaut = /[äöüÄÖÜ]/;
const pair = /[aou](?:e|[-‐\u00ad]\s*e)/i;
/** A text in English has its own „ue“. */
const english = /(?<![a-zß-ÿ])(?:the|has been|s?he was)(?![a-zß-ÿ])/i;

/** „fuer“: a word with two letters in place of an umlaut. */
const word = late.gu`\p{L}*(?:[AaOo]e|AE|OE|UE|(?<![aeäqAEQ])ue|(?<!\p{L})Ue|(?<=(?<!\p{L})(?:\p{L}*[^\p{L}])?\p{L}*ge)ueb)\p{L}*`;

/** Two vowels that are two: „zuerst“, „weiterzuentwickeln“, „anzueignen“, „aktuell“, „wohltuend“, „Influencer“, „soeben“, „poetisch“. */
const twoVowels = late.giu`zue(?:r(?!ich|ch|n)|n(?!d)|i)|(?<=[dtsnx])uell|(?<=wohl|gut|weh|selbst)tuende?|duett|fluen[cz]|konflue|kongrue|guest|soeben|koe(?:xist|ff)|poe(?:sie|t[ie])|(?<=\p{L})oeuvre|(?<!\p{L})aero|mae?stro|isr?ael|(?:mich|raph|raf|ism)ael|(?<=\p{L})(?<!men)(?:oe(?!\p{L})|ues?(?!\p{L}))`;
const umlautOf: ReadonlyMap<string, string> = new Map([
  ['ae', 'ä'],
  ['oe', 'ö'],
  ['ue', 'ü'],
  ['Ae', 'Ä'],
  ['Oe', 'Ö'],
  ['Ue', 'Ü'],
  ['AE', 'Ä'],
  ['OE', 'Ö'],
  ['UE', 'Ü'],
]);
/** In capitals only long words: OEM and UEFA are none. */
const shortestInCapitals = 6;

interface Mend {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** A name is spelled as its bearer spells it: Goethe, Jaeger. */
const called = late.gu`(?<!\p{L})(?:Herrn?|Hrn?\.|Frau|Fr\.)\s+((?:(?:Dr|Prof)\.\s+)*\p{Lu}[\p{L}-]+)`;
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(called)].flatMap(({ 1: name = '' }) => name.split(/[\s-]+/)));

/** Where umlauts are meant in a text that was typed without them. */
const umlautsIn = (text: string): Mend[] =>
  umlaut.test(text) || !pair.test(text) || english.test(text) ? [] : inWholeWords(text, umlautsToMend);

function umlautsToMend(text: string): Mend[] {
  const names = namesIn(text);
  return [...text.matchAll(word)].flatMap(({ index, 0: found }) => {
    if (names.has(found) || (found === found.toUpperCase() && found.length < shortestInCapitals)) return [];
    const kept = [...found.matchAll(twoVowels)].map((two) => [two.index, two.index + two[0].length] as const);
    return [...found.matchAll(pairs)]
      .filter(({ index: at }) => !kept.some(([from, to]) => at >= from - 1 && at < to))
      .map(({ index: at, 0: two }) => ({
        start: index + at,
        end: index + at + 2,
        by: umlautOf.get(two) ?? two,
      }));
  });
}
const pairs = /[AaOo]e|(?<![aeqAEQ])[Uu]e|(?<=ge)ue(?=b)|[AO]E|(?<![AEQ])UE/g;

/** „Hr. Kern“, „Hrn. Kern“, „Fr. Kern“ (but not „Mo.–Fr. Kundendienst“), „Kollegen u. Kunden“ */
const short = late.gu`(?<![\p{L}.]|(?:Mo|Di|Mi|Do)\.?,? ?(?:bis|und|[–/-])? ?)(?:Hrn?|Fr)\.(?=\s+(?:Dr|Prof|Dipl|Mag|\p{Lu}[\p{L}-]{2,}|\p{Lu}\.))|(?<=\S\s{1,4})u\.(?=\s+\p{L}[\p{L}-]+)`;
const mayBeShort = /(?:Hrn?|Fr|u)\.\s/;
const inFull: ReadonlyMap<string, string> = new Map([
  ['Hr.', 'Herr'],
  ['Hrn.', 'Herrn'],
  ['Fr.', 'Frau'],
  ['u.', 'und'],
]);

function wordsToMend(text: string): Mend[] {
  if (!mayBeShort.test(text)) return [];
  return [...text.matchAll(short)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    by: inFull.get(found) ?? found,
  }));
}

/** What stands before an „ss“ that is „ß“ elsewhere than in Switzerland, and what must stand behind it. */
const beforeSharp = [
  '(?:[lhtrngGL]|[Ss]p)ie',
  '[Gg]r[oö](?=ss(?!ist))',
  '(?<!\\p{L})[Gg]ru|[Gg]rü',
  '[Aa]u(?=sse(?:r(?!t)|n(?!d(?:en|et|ung))))',
  '[Ää]u(?=sser)',
  '[Ff]lei|(?<!\\p{L})[WwHh]ei|verhei|drei(?=ssig)|(?<![PpKk])[Rr]ei|[Ss]chwei',
  '[Ff][uü](?=ss(?!el))',
  '[Ss]tra(?=sse)|[Ss]trau|drau(?=ssen)|(?<!\\p{L})(?:[Ss]pa|[Bb]lo)',
  '[Ss]t[oö]|[Ss]ü|bü',
  'mä(?=ssig)|[Gg]emä|(?<!\\p{L})(?:[Bb]e)?[Ss]a(?=ss(?:en)?(?!\\p{L}))|verga',
  '[Mm]a(?=ss(?:nahm|st|geb|gesch|voll|los))|(?<!\\p{L})Ma(?=ss(?!\\p{L}))|\\p{L}{2}ma(?=ss(?!\\p{L}))|erma(?=ssen)|(?<=em )Ma(?=sse(?!\\p{L}))',
];
const swiss = lateRegExp(`(?<=${beforeSharp.map((one) => `(?:${one})`).join('|')})ss`, 'gu');

/** „liess“, „im Grossen und Ganzen“: turns of speech are known by their „ß“. */
const sharpIn = (text: string): Mend[] =>
  text.includes('ß') || !text.includes('ss') ? [] : inWholeWords(text, sharpToMend);

const sharpToMend = (text: string): Mend[] =>
  [...text.matchAll(swiss)].map(({ index }) => ({ start: index, end: index + 2, by: 'ß' }));

/** The same places in a text with breaks inside its words („Zufrie-\ndenheit“), which are found in whole words only. */
function inWholeWords(text: string, find: (text: string) => Mend[]): Mend[] {
  const { joined, origin } = joinBroken(text);
  return find(joined).map(({ start, end, by }) => ({ start: origin(start), end: origin(end - 1) + 1, by }));
}

function rewrite(text: string, mends: readonly Mend[]): Rewritten {
  if (mends.length === 0) return { text, origin: same };
  const pieces = new Pieces(text);
  for (const { start, end, by } of mends) pieces.replace(start, end, by);
  return pieces.done();
}

/**
 * A text as most would spell it, or null where nothing is to be done: signs as they are meant (`mend-signs.ts`),
 * umlauts where it was typed without any („fuer“), „ß“ where a Swiss wrote „liess“, and the abbreviations that would cut
 * a sentence in two („Hr.“, „u.“).
 */
export function respell(text: string): Rewritten | null {
  const signs = rewrite(text, signsToMend(text));
  const umlauts = rewrite(signs.text, umlautsIn(signs.text));
  const sharp = rewrite(umlauts.text, sharpIn(umlauts.text));
  const whole = rewrite(sharp.text, wordsToMend(sharp.text));
  return whole.text === text
    ? null
    : { text: whole.text, origin: (at) => signs.origin(umlauts.origin(sharp.origin(whole.origin(at)))) };
}
