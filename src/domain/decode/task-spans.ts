import { allMatches } from '../german/all-matches.ts';
import { late } from '../german/late.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

/** One task, with its place in the letter. */
export interface TaskSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const never = /$^/;
/** Who had the house before, or helps in it. */
const byKin =
  /^Meine? (?:Schwieger)?(?:[Vv]ater|[Mm]utter|[Mm]ann|[Ff]rau|[Bb]ruder|[Ss]chwester|[Oo]nkel|[Vv]orgänger(?:in)?|Großvater|Großmutter)(?!\p{L})/u;

/**
 * The tasks one by one: list items, or what commas part in the first sentence that tells them.
 * @param trivial trifles, which may fill a sentence of their own
 */
export function taskSpans(letter: LetterContext, trivial: RegExp = never): TaskSpan[] {
  // „Mein Vater hat vierzig Jahre lang …“: what others did before is no task.
  const at = unitsIn(letter, 'tasks').filter((i) => !byKin.test(letter.units[i]?.flat ?? ''));
  const items = at.map((i) => letter.units[i] as Unit).filter(({ kind }) => kind === 'item');
  if (items.length >= 2) return items.map(({ start, end, flat }) => ({ start, end, text: flat }));
  const sentences: TaskSpan[][] = [];
  for (const i of at) {
    const pieces = piecesOf(letter.units[i] as Unit);
    if (pieces.length >= 3 && !stations.test(pieces[0]?.text ?? '')) return pieces;
    sentences.push(pieces);
  }
  // Else the first sentences, where trifles fill one of them.
  return sentences[0]?.every(({ text }) => trivial.test(text)) === true ? sentences.flat() : [];
}

const piece = /(?:(?! und | sowie )[^,;])+/g;

/** What commas part in a sentence; „… war verantwortlich für: Ablage, …“: the list begins behind the colon, but not behind that of „1:200“. */
function piecesOf(unit: Unit): TaskSpan[] {
  const from = unit.text.search(colon) + 1;
  return allMatches(piece, unit.text.slice(from)).map((match) => ({
    start: unit.start + from + match.index,
    end: unit.start + from + match.index + match[0].length,
    text: withoutBreaks(match[0]),
  }));
}

const colon = /:(?!\d)/u;

/** A word broken at the end of a line is whole again. */
const withoutBreaks = (text: string): string =>
  unusualSpace.test(text) ? text.replaceAll(broken, '').replaceAll(spaces, ' ') : text;
const unusualSpace = /[^\S ]| {2}/;
const broken = late.gu`-\s*\n\s*(?=\p{Ll})`;
const spaces = /\s+/g;

const stations = late.iu`(?<!\p{L})(?:war|arbeitete|wurde|durchlief\p{L}*) (?:er |sie )?(?:in|im|die) (?:de[nmr] )?(?:abteilung|bereich|station|fili)`;
