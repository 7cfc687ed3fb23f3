import { toTimestamp } from '../clock.ts';
import type { AnalysisPagesTable } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Writing } from '../records/write-record.ts';
import type { ByteSeal } from '../seal-bytes.ts';
import type { OpenedFile } from '../usecases/open-files.ts';
import type { PageRead } from './page-read.ts';

/** A page without a place in an analysis. */
export type NewPage = Pick<AnalysisPagesTable, 'source_page' | 'state' | 'read' | 'text'>;

/** The pages of a file: with their text where it has one, else waiting to be read. */
export function pagesOfFile({ opened }: OpenedFile): readonly NewPage[] {
  const { text, pages, layout, pictures } = opened;
  if (layout.length === 0 && pictures.length === 0) return [donePage({ kind: 'text', text }, 0)];
  return Array.from({ length: Math.max(pages, layout.length) }, (_, number) => {
    const placed = layout[number];
    if (pictures.includes(number) || placed === undefined)
      return { source_page: number, state: 'waiting', read: 'null', text: '' };
    return donePage(
      { kind: 'layout', layout: placed, words: [], hints: [], lost: 0, width: 0, height: 0 },
      number,
    );
  });
}

const donePage = (read: PageRead, source_page: number): NewPage => ({
  source_page,
  state: 'done',
  read: JSON.stringify(read),
  text: '',
});

/**
 * Stores pages from `position` on, and the files that some of them are still to be read from, sealed.
 * @returns how many wait to be read
 */
export async function addPages(
  { db, now }: Writing,
  seal: ByteSeal,
  analysis: string,
  files: readonly OpenedFile[],
  position: number,
): Promise<number> {
  const at = toTimestamp(now);
  const common = { analysis, created: at, updated: at };
  let [place, waiting] = [position, 0];
  for (const file of files) {
    const pages = pagesOfFile(file);
    const source = newId();
    const isNeeded = pages.some(({ state }) => state === 'waiting');
    if (isNeeded) {
      const bytes = seal.close(file.bytes, source);
      await db
        .insertInto('analysis_sources')
        .values({ ...common, id: source, name: file.name, format: file.opened.format, bytes })
        .execute();
    }
    for (const page of pages) {
      const waits = page.state === 'waiting';
      if (waits) waiting++;
      await db
        .insertInto('analysis_pages')
        .values({
          ...common,
          ...page,
          id: newId(),
          position: place++,
          source: waits ? source : '',
          turn: -1,
          edited: 0,
          repairs: '[]',
          confidence: waits ? 0 : 100,
          fault: '',
          picture: new Uint8Array(0),
        })
        .execute();
    }
  }
  return waiting;
}
