import { codes } from '#domain/knowledge/codes.ts';
import { forbidden } from '#domain/knowledge/forbidden.ts';
import type { Explain } from '#domain/knowledge/guides/explanations.ts';
import { mythicalCodes } from '#domain/knowledge/guides/myths.ts';
import { sourcesOf, type Source } from '#domain/knowledge/guides/sources.ts';
import { findPhrase, type Phrase } from '#domain/knowledge/pattern.ts';
import { techniques } from '#domain/knowledge/techniques.ts';
import { flatten } from '#domain/german/flat.ts';

/** How an entry is filed: a coded phrase, a way to say less than it seems, or content that does not belong there. */
export const entryClasses = ['code', 'technique', 'forbidden'] as const;
export type EntryClass = (typeof entryClasses)[number];

/** Something that is read between the lines, as the page of secret codes lists it. */
export interface CodeEntry {
  readonly id: string;
  readonly class: EntryClass;
  readonly title: string;
  /** How it is read. */
  readonly explanation: string;
  /** A sentence in which it stands. */
  readonly example: string;
  readonly better: string | null;
  /** Hardly found outside guide books. */
  readonly myth: boolean;
  readonly ruling: string | null;
  readonly sources: readonly Source[];
  readonly phrase: Phrase;
}

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** All entries in the order of the page. */
export function codeEntries(explain: Explain): CodeEntry[] {
  return [
    ...codes.map((code): CodeEntry => ({
      id: code.id,
      class: 'code',
      title: code.title.replace(/^Code /, ''),
      explanation: explain('code', code.id),
      example: code.matches[0] ?? '',
      better: code.better ?? null,
      myth: mythicalCodes.has(code.id),
      ruling: code.ruling ?? null,
      sources: sourcesOf(code.source),
      phrase: code,
    })),
    ...techniques.map((technique): CodeEntry => ({
      id: technique.id,
      class: 'technique',
      title: technique.title.replace(' „{quote}“', ''),
      explanation: [sentenceOf(technique.reading), technique.note].filter((text) => text !== '').join(' '),
      example: technique.matches[0] ?? '',
      better: technique.better ?? null,
      myth: false,
      ruling: technique.ruling ?? null,
      sources: sourcesOf(technique.source),
      phrase: technique,
    })),
    ...forbidden.map((content): CodeEntry => ({
      id: content.id,
      class: 'forbidden',
      title: content.title,
      explanation: `${content.detail} ${content.advice}`,
      example: content.matches[0] ?? '',
      better: null,
      myth: false,
      ruling: content.ruling,
      sources: [],
      phrase: content,
    })),
  ];
}

/** Lower case, without marks: what is typed without care shall be found. */
export const searchable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** What an entry can be found by. */
export function searchText({ title, explanation, example, better, phrase }: CodeEntry): string {
  return searchable([title, explanation, example, better ?? '', ...phrase.matches].join(' '));
}

/** Fewer words than that are no sentence but words to be found. */
const leastSentence = 3;

/** Entries that hold all words of the search, or stand in what was typed as if it were a sentence of a letter. */
export function searchCodes(entries: readonly CodeEntry[], query: string): CodeEntry[] {
  const words = searchable(query).split(' ').filter(Boolean);
  if (words.length === 0) return [...entries];
  const flat = flatten(query).text;
  const lower = flat.toLowerCase();
  const sentence = words.length >= leastSentence;
  return entries.filter((entry) => {
    const text = searchText(entry);
    if (words.every((word) => text.includes(word))) return true;
    return sentence && findPhrase(entry.phrase, flat, lower) !== null;
  });
}
