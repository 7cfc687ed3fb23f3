/** How far the reading of an analysis is. */
export interface Progress {
  readonly stage: 'queued' | 'opening' | 'turning' | 'straightening' | 'recognising';
  /** The page that is being read, from 1; 0 while it waits. */
  readonly page: number;
  readonly pages: number;
  /** 0…1 of all pages. */
  readonly share: number;
  /** Pages of others that come before. */
  readonly ahead: number;
  /** What is left, by how long pages have taken lately. */
  readonly seconds: number;
}

type Stage = Exclude<Progress['stage'], 'queued'>;

/** Where in a page a stage begins, and how much of the page it is; measured on pages of usual length. */
const spans: Readonly<Record<Stage, readonly [from: number, length: number]>> = {
  opening: [0, 0.06],
  turning: [0.06, 0.14],
  straightening: [0.2, 0.08],
  recognising: [0.28, 0.72],
};

/** @param share 0…1 of the stage; @returns 0…1 of the page */
export function shareOfPage(stage: Stage, share: number): number {
  const [from, length] = spans[stage];
  return from + length * Math.min(1, Math.max(0, share));
}

/** Progress of reading page `page` (from 1) of `pages`. */
export function readingProgress(
  stage: Stage,
  inStage: number,
  { page, pages, perPage }: { readonly page: number; readonly pages: number; readonly perPage: number },
): Progress {
  const done = page - 1 + shareOfPage(stage, inStage);
  return {
    stage,
    page,
    pages,
    share: Math.round((done / pages) * 1000) / 1000,
    ahead: 0,
    seconds: Math.max(1, Math.round((pages - done) * perPage)),
  };
}

/** Progress of pages that wait behind `ahead` others, read by `slots` at a time. */
export function queuedProgress(pages: number, ahead: number, perPage: number, slots: number): Progress {
  return {
    stage: 'queued',
    page: 0,
    pages,
    share: 0,
    ahead,
    seconds: Math.max(1, Math.round((ahead / slots + pages) * perPage)),
  };
}
