import { late } from '../german/late.ts';
import { narrowParts } from '../german/narrow.ts';

/** A line of the letter; `start` and `end` leave out white space at the borders. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly indent: number;
  readonly kind: 'blank' | 'text' | 'bullet' | 'table' | 'rule' | 'page';
}

/** „•“, „–“, „a)“, „1.“, „(2)“, „o “ and what word processors leave of their bullets. */
export const bulletMark = late.u`^(?:[-–—•·*○●▪▫■□◦‣▸►➢➤>→✓+\uF0A7\uF0B7]|\(?(?:[a-z]|\d{1,2})\)|\d{1,2}\.(?=\s+\p{Lu}\p{Ll})(?!\s+(?:stellv\p{L}*\.? )?(?:Vorsitzende|Bürgermeister|Beigeordnete|Vorstand|Vorständin)\p{L}*(?: \p{L}+)?$)(?!\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))|o(?=\s))\s*(?=\S)`;

const headingInside =
  /(?<=^|\s)(?:[Qq]ualifizierte[sn] |[Vv]orläufige[sn] )?(?:Arbeits|Zwischen|Ausbildungs|Praktikums|Dienst|Lehr|Abschluss)?(?:[Zz]eugnis|ZEUGNIS)(?=\s+(?:Herr|Frau)\s)/u;
const closingInside = late.u`(?<=[.!]\s)(?=\p{Lu}[\p{L}/ ()-]{2,40},?\s(?:den |am )?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}(?!\s*(?:bis|war|ist|–)))`;

const placeAndDay = late.u`^\p{Lu}[\p{L}/ ()-]{2,40},?\s(?:den |am )?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}`;

/**
 * The lines of a text. Where the whole letter came as one paragraph, heading and signature are cut from it.
 * @param part takes parts out of the text
 */
export function readLines(text: string, part: Part = narrowParts(text)): Line[] {
  const lines: Line[] = [];
  let from = 0;
  while (from <= text.length) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    if (end - from > 250) lines.push(...cutLong(part, from, end));
    else lines.push(lineAt(part, from, end));
    from = end + 1;
  }
  return lines;
}

type Part = (start: number, end: number) => string;

function cutLong(part: Part, from: number, end: number): Line[] {
  const raw = part(from, end);
  const cuts: number[] = [];
  const top = raw.slice(0, 400);
  const heading = top.includes('eugnis') || top.includes('EUGNIS') ? headingInside.exec(top) : null;
  if (heading !== null) cuts.push(heading.index, heading.index + heading[0].length);
  const tail = raw.length > 300 ? raw.length - 260 : 40;
  const last = raw.slice(tail);
  // Only a date ends a letter inside a line.
  const closing = pointedNumber.test(last) ? closingInside.exec(last) : null;
  if (closing !== null) {
    cuts.push(tail + closing.index);
    const place = placeAndDay.exec(last.slice(closing.index));
    if (place !== null) cuts.push(tail + closing.index + place[0].length);
  }
  if (cuts.length === 0) return [lineAt(part, from, end)];
  cuts.push(raw.length);
  return cuts
    .map((cut, i) => lineAt(part, from + (cuts[i - 1] ?? 0), from + cut))
    .filter((line) => line.kind !== 'blank');
}

const pointedNumber = /\d\./;

function lineAt(part: Part, from: number, to: number): Line {
  const raw = part(from, to);
  const indent = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  const start = from + indent;
  return { start, end: start + trimmed.length, text: trimmed, indent, kind: kindOf(trimmed) };
}

/** A line set in full width: nearly all its words stand apart, where columns hold words together. */
function isStretched(trimmed: string): boolean {
  const gaps = trimmed.match(/ {3,}|\t+/g)?.length ?? 0;
  const words = trimmed.split(/\s+/);
  return gaps >= 3 && words.length - 1 <= 1.5 * gaps && !words.some((word) => /^\d/.test(word));
}

const ruleOnly = /^[-–—_=*~.\s]{3,}$/;
const pageNumber = /^(?:-\s*)?(?:Seite|Blatt)?\s*\d{1,2}(?:\s*(?:von|\/)\s*\d{1,2})?(?:\s*-)?$/i;
/** Told faster than what stands around it. */
const wideGap = / {3}|\t/;
const columns = /\S(?: {3,}|\t+)\S/;
/** Marks of bullets and rules, numbers, „a)“, „o “, „Seite 2“: all but the usual line, told faster. */
const mayBeMarked = /^(?:[^a-zA-ZÄÖÜäöüß]|[a-z]\)|o\s|seite|blatt)/i;

function kindOf(trimmed: string): Line['kind'] {
  if (trimmed === '') return 'blank';
  if (mayBeMarked.test(trimmed)) {
    if (ruleOnly.test(trimmed)) return 'rule';
    if (pageNumber.test(trimmed)) return 'page';
    if (bulletMark.test(trimmed)) return 'bullet';
  }
  if (wideGap.test(trimmed) && columns.test(trimmed)) return isStretched(trimmed) ? 'text' : 'table';
  return 'text';
}
