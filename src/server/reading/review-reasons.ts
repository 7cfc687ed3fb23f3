import type { PagePieces } from '#documents/read/layout/piece.ts';
import { findBroken } from '#documents/read/picture/find-broken.ts';
import { findGaps } from '#documents/read/picture/find-gaps.ts';
import { findMisread } from '#documents/read/picture/find-misread.ts';
import { findWeakWords } from '#documents/read/picture/find-weak-words.ts';
import type { PhotoHint } from '#documents/read/picture/photo-hints.ts';
import type { ReadWord } from '#documents/read/picture/words.ts';
import { foreignLanguage } from '#domain/decode/detect-reference.ts';
import type { Reading } from '#domain/decode/reading.ts';

/** Why somebody should look at what was read before it is judged. Pages count from 1. */
export type ReviewReason =
  | { readonly kind: 'failed-page'; readonly page: number; readonly message: string }
  | { readonly kind: 'low-confidence'; readonly page: number; readonly confidence: number }
  /** The letters are so small on the picture that single strokes are guessed. */
  | { readonly kind: 'small-letters'; readonly page: number }
  | { readonly kind: 'lost-lines'; readonly page: number; readonly count: number }
  | { readonly kind: 'weak-grade-words'; readonly page: number; readonly words: readonly string[] }
  | { readonly kind: 'repaired'; readonly page: number; readonly read: string; readonly written: string }
  /** On the picture there is room for a word between these two. */
  | { readonly kind: 'gap'; readonly page: number; readonly before: string; readonly after: string }
  /** A word that is none, one letter away from one that carries a grade. */
  | { readonly kind: 'misread'; readonly page: number; readonly read: string; readonly meant: string }
  /** A formula that lacks a word, or a sentence that begins with a small letter. */
  | { readonly kind: 'broken'; readonly page: number; readonly quote: string }
  /** Numbers printed on the pages say that there are more; or the text begins or ends inside a sentence. */
  | {
      readonly kind: 'missing-pages';
      readonly numbers: readonly number[];
      readonly place: 'numbered' | 'start' | 'end';
    }
  | { readonly kind: 'wrong-language'; readonly message: string }
  | { readonly kind: 'not-a-reference'; readonly message: string };

export interface ReviewPage {
  readonly failed: boolean;
  readonly fault: string;
  /** It was read from a picture, which stands beside its text. */
  readonly pictured: boolean;
  readonly text: string;
  readonly confidence: number;
  /** `null` for formats without places. */
  readonly layout: PagePieces | null;
  readonly words: readonly ReadWord[];
  /** What is the matter with its picture. */
  readonly hints: readonly PhotoHint[];
  /** Lines that could not be made out. */
  readonly lost: number;
  readonly repairs: readonly { readonly read: string; readonly written: string }[];
}

/** Below this a page is read badly: bad ones score 33 to 83, good ones 90 and more. */
const leastConfidence = 85;
const gradeWord =
  /^(?:voll\p{L}*|stets|jederzeit|immer|durchweg|sehr|äußerst|höchst\p{L}*|größt\p{L}*|best\p{L}*|gut\p{L}*|hervorragend\p{L}*|vorbildlich\p{L}*|einwandfrei\p{L}*|bemüht\p{L}*|zufrieden\p{L}*)$/iu;
const pageOf = /\b(?:seite|blatt)\s*(\d{1,2})\s*(?:von|\/)\s*(\d{1,2})\b/iu;

/** What should be looked at; nothing for a reference that was read well and whole. */
export function reviewReasons(
  pages: readonly ReviewPage[],
  text: string,
  reading: Reading,
): readonly ReviewReason[] {
  const reasons: ReviewReason[] = pages.flatMap((page, i) => reasonsOfPage(page, i + 1));
  reasons.push(...missingPages(pages, text));
  // Text that came as such is what it is: the judgement says so at once. What was made of pictures may be misread.
  if (!pages.some(({ failed, pictured }) => failed || pictured)) return reasons;
  const foreign = text === '' ? null : foreignLanguage(text);
  if (foreign !== null) reasons.push({ kind: 'wrong-language', message: foreign });
  else if (!reading.isReference && text !== '')
    reasons.push({ kind: 'not-a-reference', message: reading.notReferenceReason ?? '' });
  return reasons;
}

function reasonsOfPage(page: ReviewPage, number: number): readonly ReviewReason[] {
  if (page.failed) return [{ kind: 'failed-page', page: number, message: page.fault }];
  if (page.words.length === 0) return [];
  const reasons: ReviewReason[] = page.repairs.map(({ read, written }) => ({
    kind: 'repaired',
    page: number,
    read,
    written,
  }));
  if (page.confidence < leastConfidence) {
    reasons.push({ kind: 'low-confidence', page: number, confidence: page.confidence });
  }
  if (page.hints.includes('small')) reasons.push({ kind: 'small-letters', page: number });
  if (page.lost > 0) reasons.push({ kind: 'lost-lines', page: number, count: page.lost });
  const weak = findWeakWords(page.text, page.words).map(({ start, end }) => page.text.slice(start, end));
  const words = weak.filter((word) => gradeWord.test(word));
  if (words.length > 0) reasons.push({ kind: 'weak-grade-words', page: number, words });
  return [...reasons, ...unnoticed(page, number)];
}

/** Of one kind so many are named: where there are more, all of the page wants to be read. */
const mostNamed = 5;

/** What went missing while the reader was sure of all that it did read: its confidence says nothing of that. */
function unnoticed({ text, words }: ReviewPage, page: number): readonly ReviewReason[] {
  const told = new Set(findWeakWords(text, words).map(({ start, end }) => text.slice(start, end)));
  const gaps = findGaps(words).map((gap) => ({ kind: 'gap', page, ...gap }) as const);
  const misread = findMisread(text).filter(({ read }) => !told.has(read));
  return [
    ...gaps.slice(0, mostNamed),
    ...misread.slice(0, mostNamed).map((one) => ({ kind: 'misread', page, ...one }) as const),
    ...findBroken(text)
      .slice(0, mostNamed)
      .map((quote) => ({ kind: 'broken', page, quote }) as const),
  ];
}

function missingPages(pages: readonly ReviewPage[], text: string): readonly ReviewReason[] {
  const printed = pages.flatMap(({ layout }) => {
    const line = layout?.pieces.map((piece) => pageOf.exec(piece.text)).find((match) => match !== null);
    return line ? [{ number: Number(line[1]), of: Number(line[2]) }] : [];
  });
  const last = Math.max(0, ...printed.map(({ of }) => of));
  const there = new Set(printed.map(({ number }) => number));
  const numbers = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !there.has(number));
  // Some print the number on later pages only: the count decides.
  if (numbers.length > 0 && pages.length < last)
    return [{ kind: 'missing-pages', numbers, place: 'numbered' }];
  if (!pages.some(({ words }) => words.length > 0) || text === '') return [];
  if (/^\p{Ll}/u.test(text)) return [{ kind: 'missing-pages', numbers: [], place: 'start' }];
  const end = text.split('\n').at(-1) ?? '';
  const openEnd = end.length > 60 && !/[.!?:)"“”]$/.test(end);
  return openEnd ? [{ kind: 'missing-pages', numbers: [], place: 'end' }] : [];
}
