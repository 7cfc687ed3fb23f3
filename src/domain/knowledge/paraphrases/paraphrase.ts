import { pattern, type Phrase } from '../pattern.ts';

/**
 * A code, technique or restriction in other words than the textbook's. It is told as the entry it stands for; an own
 * entry has its own cues and its own „unless“, so that neither spoils the other.
 */
export interface Paraphrase extends Phrase {
  /** Id of the code or technique that says the same. */
  readonly of: string;
  /** So wide that it counts only where the sentence reads as a 4 or 5 by itself. */
  readonly onlyWhenWeak?: true;
}

export const ownWords = 'domain.md §3, in anderen Worten (eigene Beobachtung)';

/** What a frame is made of: beginnings of words, `!` at the end for a word that is whole. */
interface FrameParts extends Pick<Paraphrase, 'id' | 'of' | 'matches' | 'silent'> {
  readonly topic: string;
  /** What must be said of it, before or after; where absent, the topic is enough. */
  readonly said?: string;
  readonly unless?: string;
  /** It is a restriction itself; others stay silent where the sentence tells its grade by a plain restriction. */
  readonly restricts?: true;
}

/** „In der Regel sorgfältig“ is a 5 and no code. */
const plainlyWeak =
  'in der regel,überwiegend,im allgemeinen,im wesentlichen,im großen und ganzen,weitgehend,größtenteils,ausreichend,hinreichend,zufriedenstellend,anforderungen,erwartungen';

const words = (list: string): string[] => list.split(',').map((word) => word.trim());
/** The letters up to where a word may vary: „zielen?!“ is looked for by „ziele“. */
const cueOf = (word: string): string => word.replace(/.[?*].*$|[([\\!].*$/u, '');
const anyOf = (list: string): string =>
  `(?:${words(list)
    .map((word) => (word.endsWith('!') ? `${word.slice(0, -1)}(?!\\p{L})` : `${word}~`))
    .join('|')})`;

/** A wide frame: the words of a topic and what is said of it, in either order, in a sentence that reads weak. */
export function frame(parts: FrameParts): Paraphrase {
  const { id, of, topic, said, unless, restricts = false, matches, silent } = parts;
  const guards = [unless, restricts ? undefined : plainlyWeak].filter((one) => one !== undefined);
  const about = anyOf(topic);
  const near = '[^.;:!?]{0,90}?(?<!\\p{L})';
  return {
    id,
    of,
    onlyWhenWeak: true,
    cues: words(topic).map(cueOf),
    patterns:
      said === undefined
        ? [pattern(about)]
        : [pattern(`${about}${near}${anyOf(said)}`), pattern(`${anyOf(said)}${near}${about}`)],
    ...(guards.length === 0 ? {} : { unless: pattern(anyOf(guards.join(','))) }),
    matches,
    silent,
    source: ownWords,
    note: 'Nur in Sätzen, die schon für sich schwach klingen.',
  };
}
