import type { TextBlock } from './list-text.ts';

/** The blocks in one cell, in order. */
export type TableCell = TextBlock[];

const shortCell = 60;

/**
 * A table in the order in which a person reads it: tables of labels and values row by row,
 * signatures beside each other column by column, tables that only arrange running text cell by cell.
 */
export function tableBlocks(rows: readonly (readonly TableCell[])[]): readonly TextBlock[] {
  const cells = rows.map((row) => row.map((cell) => cell.filter((block) => block.text.trim() !== '')));
  const filled = cells.flat().filter((cell) => cell.length > 0);
  const isShort = filled.every((cell) => cell.length === 1 && (cell[0]?.text.length ?? 0) <= shortCell);
  if (!isShort) return cells.flat(2);
  if (readsByColumn(cells.map((row) => row.map((cell) => cell[0]?.text ?? '')))) {
    const width = Math.max(...cells.map((row) => row.length));
    return Array.from({ length: width }, (_, column) => ({
      kind: 'paragraph' as const,
      text: lines(
        cells.map((row) => row[column]?.[0]?.text ?? ''),
        '\n',
      ),
    }));
  }
  const text = cells.map((row) =>
    lines(
      row.map((cell) => cell[0]?.text ?? ''),
      '\t',
    ),
  );
  return [{ kind: 'paragraph', text: lines(text, '\n') }];
}

/** A label and its value: a colon, or a number that only the value has. */
const isLabelled = ([label = '', value = '']: readonly string[]): boolean =>
  /:\s*$/.test(label) || (/\d/.test(value) && !/\d/.test(label));

/** A feature and its school grade: „Fachwissen | sehr gut“, „Fleiß | Note 2“. */
const isGraded = (row: readonly string[]): boolean =>
  /^\(?(?:note )?(?:sehr gut|gut|befriedigend|ausreichend|mangelhaft|ungenügend|[1-6](?:[,.]\d)?[+-]?|[+o-]{1,2})\)?(?: \([1-6](?:[,.]\d)?\))?$/iu.test(
    row.findLast((cell) => cell.trim() !== '')?.trim() ?? '',
  );

/** True for a few short rows without labels, such as names with functions below: there the columns belong together. */
export function readsByColumn(rows: readonly (readonly string[])[]): boolean {
  if (rows.length < 2 || rows.length > 5) return false;
  const paired = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  return (
    paired.length >= 2 &&
    !rows.some(isLabelled) &&
    paired.filter(isGraded).length < Math.max(2, paired.length - 1)
  );
}

const lines = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part.trim() !== '').join(by);
