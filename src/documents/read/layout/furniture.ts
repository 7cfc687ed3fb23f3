import { medianSize, type Row } from './rows.ts';

const topEdge = 0.18;
const bottomEdge = 0.88;
/** How far, in points, a repeated line may move from page to page. */
const sameHeight = 6;
const pageNumber = /^(?:[-–]\s*)?(?:seite\s*)?\d{1,3}(?:\s*(?:von|\/|\|)\s*\d{1,3})?(?:\s*[-–])?$/i;
const numberedLine = /\b(?:seite|blatt)\s+\d{1,3}\b/i;
/** What firms print at the foot of their paper, and what they print there in small letters. */
const firmData = /\bIBAN\b|\bHR[AB]\s?\d|\bUSt-?\s?Id|Amtsgericht|Handelsregister|Steuernummer/;
const contactData = /\bBIC\b|Telefax|\bTel\.|www\.|@/;

const textOf = (row: Row): string => row.map((segment) => segment.text.trim()).join(' ');
const keyOf = (row: Row): string => textOf(row).replaceAll(/\d+/g, '#').toLowerCase();
const baseline = (row: Row): number => row[0]?.y ?? 0;
const relative = (row: Row): number => baseline(row) / (row[0]?.pageHeight ?? 1);
const isEdge = (row: Row): boolean => relative(row) < topEdge || relative(row) > bottomEdge;

/**
 * Drops what belongs to the paper and not to the letter: page numbers, the firm's data at the foot, and lines repeated
 * at the edges of at least half of the pages; of a repeated head the first one stays.
 */
export function dropFurniture(pages: readonly (readonly Row[])[]): readonly (readonly Row[])[] {
  const bodySize = medianSize(pages.flat());
  const repeated = repeatedRows(pages);
  return pages.map((rows, index) =>
    rows.filter((row) => {
      if (!isEdge(row)) return true;
      const text = textOf(row);
      if (pageNumber.test(text)) return false;
      const isNumbered = numberedLine.test(text) && text.length < 120;
      if (index > 0 && isNumbered) return false;
      const isFoot = relative(row) > bottomEdge;
      const isSmall = row.every((segment) => segment.size <= 0.85 * bodySize);
      if (isFoot && (firmData.test(text) || (isSmall && contactData.test(text)))) return false;
      // What stands at the head of every page is the letterhead: once it belongs to the letter.
      return !repeated.has(row) || (index === 0 && !isFoot && !isNumbered);
    }),
  );
}

function repeatedRows(pages: readonly (readonly Row[])[]): ReadonlySet<Row> {
  const byKey = new Map<string, { row: Row; page: number }[]>();
  for (const [page, rows] of pages.entries()) {
    for (const row of rows.filter(isEdge)) {
      const key = keyOf(row);
      const places = byKey.get(key) ?? [];
      places.push({ row, page });
      byKey.set(key, places);
    }
  }
  const sheets = distinctPages(pages);
  const most = new Set(sheets).size;
  const repeated = new Set<Row>();
  for (const places of byKey.values()) {
    for (const { row } of places) {
      const near = places.filter((place) => Math.abs(baseline(place.row) - baseline(row)) < sameHeight);
      const on = new Set(near.map((place) => sheets[place.page])).size;
      if (on >= 2 && on >= most / 2) repeated.add(row);
    }
  }
  return repeated;
}

/** Share of lines that two copies of one page have in common at the least. */
const leastShared = 0.8;
/** A page with fewer lines between its edges is like others by chance. */
const leastRows = 5;

/** For each page the first one that says the same between its edges: copies of a page repeat all of it, not its paper. */
function distinctPages(pages: readonly (readonly Row[])[]): readonly number[] {
  const bodies = pages.map((rows) => new Set(rows.filter((row) => !isEdge(row)).map(keyOf)));
  return bodies.map((body, page) => {
    if (body.size < leastRows) return page;
    const same = bodies.findIndex((other, i) => i < page && isSame(body, other));
    return same < 0 ? page : same;
  });
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((key) => other.has(key)).length;
  return shared >= leastShared * Math.max(one.size, other.size);
}
