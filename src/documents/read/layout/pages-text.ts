import { joinBlocks } from '../list-text.ts';
import { tidyText } from '../tidy.ts';
import { blocksOf } from './blocks.ts';
import { linesOf } from './columns.ts';
import { dropFurniture } from './furniture.ts';
import type { Line, PagePieces } from './piece.ts';
import { rowsOf } from './rows.ts';

function linesOfPages(pages: readonly PagePieces[]): readonly (readonly Line[])[] {
  return dropFurniture(pages.map(rowsOf)).map((rows, i) => linesOf(rows, i));
}

const textOf = (lines: readonly Line[]): string => tidyText(joinBlocks(blocksOf(lines)));

/** The pages of a document as one text in reading order, without headers, footers and page numbers. */
export function pagesText(pages: readonly PagePieces[]): string {
  return textOf(linesOfPages(pages).flat());
}

/** The same page by page: what is repeated at the edges is told by all pages together. */
export function textOfEachPage(pages: readonly PagePieces[]): readonly string[] {
  return linesOfPages(pages).map(textOf);
}
