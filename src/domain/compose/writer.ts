import { addressedName } from '../german/person-forms.ts';
import { splitSentences } from '../german/sentences.ts';
import type { Block } from '../letter/letter.ts';
import { boosterSets } from './booster-sets.ts';
import { expansionFor } from './expansion-for.ts';
import { expand, type Expansion } from './expand.ts';
import type { LibraryModule } from './library.ts';
import type { Place } from './plan.ts';
import type { Draw } from './random.ts';
import { remembered } from './remembered.ts';
import type { Setting } from './setting.ts';
import { boostersIn, friction, measuresIn, near, soundOf, type Sound } from './style.ts';

/** What the letter has said so far, as far as the next sentence must know. */
export interface Memory {
  readonly sounds: readonly Sound[];
  /** Sentences on the person since her name was told; null: not told in this paragraph. */
  readonly sinceName: number | null;
}

export const noMemory: Memory = { sounds: [], sinceName: null };

/** A sentence ready for the letter, and how well it fits. */
export interface Written {
  readonly module: LibraryModule;
  readonly text: string;
  /** The same with a name that is sure to be taken for one: what a reader who knows the person reads. */
  readonly plain: string;
  /** The lower the better. */
  readonly cost: number;
}

/** As many sentences as a long letter has behind its list of tasks. */
const wholeLetter = 60;

/** After so many sentences with pronouns the name comes again. */
const nameAfter = 2;

/**
 * Writes a module as the next sentence, with name or pronoun by rhythm.
 * @param choose the booster to take: of the words of a set, the template's own first; `used` are those in the sentence
 * @returns null when the module has no text for these answers
 */
function write(
  module: LibraryModule,
  setting: Setting,
  memory: Memory,
  more: Pick<Expansion, 'groups'> & Partial<Pick<Expansion, 'data' | 'tense'>>,
  choose: (words: readonly string[], used: readonly string[]) => string | undefined,
): Written | null {
  const nameFirst = memory.sinceName === null || memory.sinceName >= nameAfter;
  const used: string[] = [];
  const expansion: Expansion = {
    ...setting.base,
    ...more,
    nameFirst,
    booster: (set, word) => {
      const others = boosterSets[set].filter((other) => other !== word);
      const chosen = choose([word, ...others], used) ?? word;
      used.push(chosen);
      return chosen;
    },
  };
  const text = expand(module.template, expansion);
  if (typeof text !== 'string') return null;
  const { person } = setting.base;
  const plain = person.gender === 'x' ? text.replaceAll(addressedName(person, 'nom'), 'Herr Vogt') : text;
  return { module, text, plain, cost: costOf(module, text, setting, memory) };
}

/**
 * Modules as the next sentence, each with several choices of boosters; the reader of the text may refuse some.
 * @param taste which of the boosters that are not in the ear comes first; without it the one longest unheard
 */
export function writeAll(
  modules: readonly LibraryModule[],
  place: Pick<Place, 'kind' | 'groups' | 'station'>,
  setting: Setting,
  memory: Memory,
  taste?: Draw,
): Written[] {
  const more = expansionFor(place, setting);
  return modules.flatMap((module) => {
    const variants = new Map<string, Written>();
    for (const turn of [0, 1, 2, 3, 4]) {
      const written = write(
        module,
        setting,
        memory,
        more,
        (words, used) => byFreshness(words, memory, used, taste)[turn],
      );
      if (written === null || variants.has(written.text)) break;
      variants.set(written.text, written);
    }
    return [...variants.values()];
  });
}

/** A module as the next sentence with the boosters of an earlier wording, as far as it had some. */
export function writeLike(
  before: string,
  module: LibraryModule,
  place: Pick<Place, 'kind' | 'groups' | 'station'>,
  setting: Setting,
  memory: Memory,
): Written | null {
  const left = [...boostersIn(before), ...measuresIn(before)];
  return write(module, setting, memory, expansionFor(place, setting), (words) => {
    const kept = words.find((word) => left.includes(word.toLowerCase()));
    if (kept !== undefined) left.splice(left.indexOf(kept.toLowerCase()), 1);
    return kept;
  });
}

/**
 * The words of a set, those that were used longest ago first; among equals the template's own word, or the one by
 * taste. To taste all words are equal that jar with no neighbour: what was said further back changes no sentence.
 */
function byFreshness(
  words: readonly string[],
  memory: Memory,
  used: readonly string[],
  taste?: Draw,
): readonly string[] {
  const sounds = taste === undefined ? memory.sounds : memory.sounds.slice(-near);
  const heard = [...sounds.map(({ boosters, measures }) => [...boosters, ...measures]), used];
  const last = (word: string): number =>
    heard.findLastIndex((said) => said.includes(word) || said.includes(word.toLowerCase()));
  return words.toSorted((a, b) => last(a) - last(b) || (taste === undefined ? 0 : taste(a) - taste(b)));
}

function costOf(module: LibraryModule, text: string, setting: Setting, memory: Memory): number {
  const { person } = setting.base;
  const mentions = text.split(addressedName(person, 'nom')).length - 1;
  // A name twice in a sentence is only bearable where pronouns are not wanted, and even there not liked.
  const repeats = person.gender === 'x' ? 12 * Math.max(0, mentions - 1) : 0;
  const nameless = memory.sinceName === null && module.mention !== 'nameable' && module.mention !== 'name';
  return (
    friction(earFor(setting)(text), memory.sounds) +
    repeats +
    (nameless ? (module.kind === 'performance' ? 12 : 8) : 0)
  );
}

const ears = new WeakMap<Setting, (text: string) => Sound>();

/** How sentences sound in letters on this person. */
function earFor(setting: Setting): (text: string) => Sound {
  const known = ears.get(setting);
  if (known !== undefined) return known;
  const names = namesOf(setting);
  const ear = remembered((text) => soundOf(text, names));
  ears.set(setting, ear);
  return ear;
}

/** The words of the person's name, small. */
export function namesOf({ base: { person } }: Setting): ReadonlySet<string> {
  return new Set(`${person.title} ${person.first} ${person.last}`.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/**
 * Memory after a text; also for texts by the user, hence by what they say and not by their module.
 */
export function remember(
  memory: Memory,
  { text, list, paragraph }: Pick<Block, 'text' | 'list' | 'paragraph'>,
  setting: Setting,
): Memory {
  const since = paragraph ? null : memory.sinceName;
  const heard = sentencesOf(text).map(earFor(setting));
  return {
    // A list makes the ear forget.
    sounds: list.length > 0 ? [] : [...memory.sounds, ...heard].slice(-wholeLetter),
    sinceName: sinceName(text, since, setting),
  };
}

function sinceName(text: string, since: number | null, { base: { person } }: Setting): number | null {
  if (person.last !== '' && isNamed(text, person.last)) return 0;
  const meant = /(?<!\p{L})(?:er|ihm|ihn|sie|ihr|seine?[mnrs]?|ihre?[mnrs]?)(?!\p{L})/iu.test(text);
  return since === null || !meant ? since : since + 1;
}

/** The last name as a word, in the genitive too. */
const isNamed = (text: string, last: string): boolean =>
  text
    .split(last)
    .slice(1)
    .some((rest) => /^s?(?!\p{L})/u.test(rest));

const sentencesOf = (text: string): string[] =>
  splitSentences(text, 0, text.length).map(({ start, end }) => text.slice(start, end));
