import { withoutUmlauts, type Variation } from './variations.ts';

/** Lines of running text, not of letterhead, lists or signature. */
const isProse = (line: string): boolean =>
  line.length > 75 && /[\p{Ll}]{3}/u.test(line) && !/^\s*[-–•*>]/.test(line) && !/ {3}/.test(line);

function wrap(line: string, width: number, hyphenate: boolean): string {
  const lines: string[] = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) as string;
    if (last.length + word.length + 1 <= width) {
      lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    } else if (hyphenate && /^\p{L}{10,}[.,]?$/u.test(word) && !/^(?:und|oder|bzw)/.test(word.slice(5))) {
      // „ae“ for „ä“ is one letter.
      const cut = /^[aou]e/.test(word.slice(4)) ? 6 : 5;
      lines[lines.length - 1] = `${last} ${word.slice(0, cut)}-`;
      lines.push(word.slice(cut));
    } else lines.push(word);
  }
  return lines.join('\n');
}

const perLine = (text: string, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((line) => (isProse(line) ? change(line) : line))
    .join('\n');

function otherLastName(text: string): string | null {
  const found =
    /(?<!\p{L})(?:Herrn?|Frau) (\p{Lu}\p{L}+)(?= (?:verfügt|zeigt|arbeitet|war|ist|besitzt|erledigt|erfüllt|hat))/u.exec(
      text,
    );
  const name = found?.[1];
  if (name === undefined || text.split(name).length < 3 || /-/.test(name)) return null;
  // A letter that spells the name in two ways says something by it.
  const spelt = new Set(text.match(new RegExp(`(?<![\\p{L}-])${name.slice(0, 3)}\\p{L}+`, 'gu')));
  if ([...spelt].some((one) => one !== name && one !== `${name}s`)) return null;
  return text.replaceAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu'), 'Sonnleitner');
}

const cutShort = (text: string): string =>
  text
    .replaceAll(/(?<=\S) und (?=\p{L}{2})/gu, ' u. ')
    .replaceAll(/(?<!\p{L})(Herr)(n?) (?=\p{Lu}\p{L})/gu, 'Hr$2. ')
    .replaceAll(/(?<!\p{L})Frau (?=\p{Lu}\p{L})/gu, 'Fr. ');

/**
 * Changes to a whole letter that must not move grades or findings. Made all at once, the last comes first: the ends of
 * lines change after the words in them.
 */
export const letterVariations: readonly Variation[] = [
  { name: 'Windows line ends', apply: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'trailing blanks', apply: (text) => text.replaceAll('\n', '  \n') },
  { name: 'twice the blank lines', apply: (text) => text.replaceAll('\n\n', '\n\n\n\n') },
  { name: 'lines broken at 70 columns', apply: (text) => perLine(text, (line) => wrap(line, 70, false)) },
  { name: 'lines broken inside words', apply: (text) => perLine(text, (line) => wrap(line, 64, true)) },
  { name: 'no-break spaces', apply: (text) => text.replaceAll(/(\d\.) (?=\p{Lu})/gu, '$1\u00A0') },
  {
    name: 'other bullets',
    apply: (text) => (/^[•–] /m.test(text) ? text.replaceAll(/^[•–-] /gm, '* ') : null),
  },
  { name: 'straight quotes', apply: (text) => text.replaceAll(/[„“”»«]/g, '"') },
  { name: 'umlauts in two pieces', apply: (text) => text.normalize('NFD') },
  { name: '„und“ and salutations cut short', apply: cutShort },
  { name: 'other name', apply: otherLastName },
  { name: 'no umlauts on the keyboard', apply: withoutUmlauts },
];
