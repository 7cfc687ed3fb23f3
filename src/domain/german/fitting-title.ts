import { late } from './late.ts';
import { titleGender } from './title-gender.ts';

/** Ends of nouns for a man and for a woman where it is more than „-in“. */
const pairs: readonly (readonly [man: string, woman: string])[] = [
  ['mann', 'frau'],
  ['koch', 'köchin'],
  ['arzt', 'ärztin'],
  ['anwalt', 'anwältin'],
  ['angestellter', 'angestellte'],
  ['beamter', 'beamtin'],
];
/** Behind the noun nothing changes: „für Lagerlogistik“, „im Einzelhandel“. */
const behind = /(?:\s+(?:für|im|in|am|an|auf|bei|mit|der|des|von|zu|zum|zur)\s|\s*[,(]).*$/u;

function forWoman(word: string): string {
  const pair = pairs.find(([man]) => word.toLowerCase().endsWith(man));
  if (pair !== undefined) return turned(word, pair[0], pair[1]);
  // „Geselle“, „Kunde“
  return `${word.replace(/e$/u, '')}in`;
}

function forMan(word: string): string {
  const pair = pairs.find(([, woman]) => word.toLowerCase().endsWith(woman));
  if (pair !== undefined) return turned(word, pair[1], pair[0]);
  return word.replace(/in$/u, '');
}

/** With the other end, and a capital where there was one: „Ärztin“, „Kinderärztin“. */
function turned(word: string, from: string, to: string): string {
  const start = word.slice(0, -from.length);
  return start === '' ? to.charAt(0).toUpperCase() + to.slice(1) : start + to;
}

const adjective = late.u`^(?:\p{L}+(?:isch|lich|ig|iv|iell|end|ert|annt|üft))(?:er|e)$`;

/**
 * A job title in the form for a man or a woman: „Kraftfahrer“ → „Kraftfahrerin“, „Technische Zeichnerin“ → „Technischer
 * Zeichner“; null where the title serves both already, or where the other form is not known for sure.
 */
export function fittingTitle(title: string, gender: 'm' | 'f'): string | null {
  const told = titleGender(title);
  if (told === null || told === gender) return null;
  const whole = title.trim();
  const rest = behind.exec(whole)?.[0] ?? '';
  const turnedWords = whole
    .slice(0, whole.length - rest.length)
    .split(/(?<=[\s-])/u)
    .map((part) => {
      const [word, end] = [part.replace(/[\s-]$/u, ''), /[\s-]$/u.exec(part)?.[0] ?? ''];
      if (adjective.test(word)) return word.replace(/er?$/u, gender === 'm' ? 'er' : 'e') + end;
      if (titleGender(word) !== told) return part;
      return (gender === 'f' ? forWoman(word) : forMan(word)) + end;
    });
  const other = turnedWords.join('') + rest;
  // What is not known for the other form is not offered.
  return titleGender(other) === told ? null : other;
}
