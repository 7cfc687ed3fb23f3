import { late, lateRegExp } from './late.ts';
import {
  addressedName,
  genitiveOfName,
  introducedName,
  spokenTitle,
  type PersonForms,
} from './person-forms.ts';

/** A sentence that spoke of one person, as it would speak of another. */
export interface Adapted {
  readonly text: string;
  /** The words that speak of the former person, in their order, each once. */
  readonly words: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/**
 * Finds what speaks of a former person in words of somebody's own, and says it of the present one: a proposal, for only
 * who wrote it knows whether „sie“ was the person or the matter. Pronouns are left to him where one of both wants none.
 */
export function adaptPerson(text: string, former: PersonForms, now: PersonForms): Adapted {
  const names = isSameName(former, now) ? [] : nameSpans(text, former, now);
  const isFree = (span: Span): boolean =>
    names.every(({ start, end }) => span.end <= start || span.start >= end);
  const pronouns = former.gender === now.gender ? [] : pronounSpans(text, former, now).filter(isFree);
  const spans = [...names, ...pronouns].toSorted((a, b) => a.start - b.start);
  let adapted = '';
  let at = 0;
  for (const { start, end, instead } of spans) {
    adapted += text.slice(at, start) + instead;
    at = end;
  }
  return {
    text: adapted + text.slice(at),
    words: [...new Set(spans.map(({ start, end }) => text.slice(start, end)))],
  };
}

const isSameName = (one: PersonForms, other: PersonForms): boolean =>
  one.gender === other.gender &&
  one.title === other.title &&
  one.first === other.first &&
  one.last === other.last;

const quoted = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** „Frau Dr. Lena Vogts“, „Lena Vogt“, „Vogt“, in the case that they stand in. */
function nameSpans(text: string, former: PersonForms, now: PersonForms): Span[] {
  if (former.last === '') return [];
  const titles = [former.title, spokenTitle(former.title)].filter((one) => one !== '');
  const optional = titles.length === 0 ? '' : `(?:(?:${titles.map(quoted).join('|')})\\s+)?`;
  const first = former.first === '' ? '' : `(?<first>${quoted(former.first)}\\s+)?`;
  const genitive = quoted(genitiveOfName(former.last));
  const called = `(?:(?<salutation>Herrn?|Frau)\\s+)?${optional}${first}(?:(?<genitive>${genitive})|${quoted(former.last)})`;
  const pattern = lateRegExp(`(?<![\\p{L}-])${called}(?![\\p{L}-])`, 'gu');
  return [...text.matchAll(pattern)].map((match) => {
    const { salutation, genitive: isGenitive, first: hasFirst } = match.groups ?? {};
    const isGen = isGenitive !== undefined;
    const start = match.index;
    const end = start + match[0].length;
    const bare = { ...now, gender: 'x' } as const;
    if (salutation === undefined && now.gender !== 'x') {
      const plain = hasFirst === undefined ? { ...bare, title: '', first: '' } : bare;
      return { start, end, instead: introducedName(plain, isGen ? 'gen' : 'nom') };
    }
    const wanted = isGen ? 'gen' : caseAt(text, start, salutation);
    const name = hasFirst === undefined ? addressedName : introducedName;
    return { start, end, instead: name(now, wanted) };
  });
}

/** Behind „wir“ and behind a preposition somebody is spoken to or of; else the sentence is the person's own. */
const spokenTo = late.u`(?:(?<!\p{L})[Ww]ir(?!\p{L})[^.;]*|(?<!\p{L})(?:an|auf|bei|durch|für|gegenüber|mit|nach|ohne|seitens|über|um|uns|von|zu)\s+)$`;

const caseAt = (text: string, start: number, salutation: string | undefined): 'nom' | 'dat' =>
  salutation === 'Herrn' || (salutation === 'Frau' && spokenTo.test(text.slice(0, start))) ? 'dat' : 'nom';

/** „ihr“ that stands before a noun, with adjectives before it or none. */
const beforeNoun = late.u`^\s+(?!(?:all|viel|[dk]?ein|d)(?:e[mnrs]?|ie|as)\s)(?:\p{Ll}+(?:e|en|er|es|em),?\s+(?:und\s+)?){0,3}\p{Lu}`;
/** „zu sein“, „kann sein.“: the verb. */
const isVerb = (before: string, after: string): boolean =>
  /(?:^|\s)zu\s+$/u.test(before) || /^\s*(?:[.,;:)]|$)/u.test(after);
/** „sie waren“, „wurden sie“, „ehe sie geliefert wurden“: the matters, not the person. */
const plural = late.u`^\s+(?:sind|\p{Ll}+en)(?!\p{L})|^[^.,;]*\s(?:sind|waren|wurden|werden|hatten|haben|konnten|können)\s*(?:[.,;]|$)`;
const pluralBefore = late.u`(?<!\p{L})(?:sind|waren|wurden|werden|haben|hatten|können|konnten)\s+$`;

const ofHer = late.giu`(?<!\p{L})(?<word>sie|ihr(?<ending>e[mnrs]?)?)(?!\p{L})`;
const ofHim = late.giu`(?<!\p{L})(?<word>er|ihn|ihm|sein(?<ending>e[mnrs]?)?)(?!\p{L})`;

function pronounSpans(text: string, former: PersonForms, now: PersonForms): Span[] {
  if (former.gender === 'x') return [];
  const pattern = former.gender === 'f' ? ofHer : ofHim;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const instead = former.gender === 'f' ? forHer(match, before, after) : forHim(match, before, after);
    if (instead === null) return [];
    const word = now.gender === 'x' ? match[0] : instead;
    const isCapital = /^\p{Lu}/u.test(match[0]);
    return [{ start, end, instead: isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word }];
  });
}

function forHer(match: RegExpExecArray, before: string, after: string): string | null {
  const word = match[0].toLowerCase();
  const ending = match.groups?.['ending'];
  if (word === 'sie') {
    if (plural.test(after) || pluralBefore.test(before)) return null;
    return /(?<!\p{L})wir(?!\p{L})[^.;]*$/iu.test(before) ? 'ihn' : 'er';
  }
  if (ending !== undefined) return `sein${ending}`;
  return beforeNoun.test(after) ? 'sein' : 'ihm';
}

function forHim(match: RegExpExecArray, before: string, after: string): string | null {
  const word = match[0].toLowerCase();
  const ending = match.groups?.['ending'];
  if (word === 'er' || word === 'ihn') return 'sie';
  if (word === 'ihm') return 'ihr';
  if (ending !== undefined) return `ihr${ending}`;
  return isVerb(before, after) ? null : 'ihr';
}
