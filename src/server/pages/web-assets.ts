import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Built files that the public pages need; paths on this host. */
export interface WebAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Faces of the first screen, fetched along with the page. */
  readonly fonts: readonly string[];
}

/** Where Vite puts what belongs to src/web/public-pages; the key is the entry's path below src/web. */
const entry = 'public-pages/public-pages.ts';
const wantedFonts = ['source-serif-4-latin-wght-normal', 'source-sans-3-latin-wght-normal'];

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Reads from Vite's manifest what the pages have to name. Without a built web: nothing, the pages stay bare. */
export function readWebAssets(webDir: string): WebAssets {
  const file = path.join(webDir, '.vite/manifest.json');
  if (!existsSync(file)) return { styles: [], scripts: [], fonts: [] };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Chunk>>;
  const chunk = manifest[entry];
  const files = Object.values(manifest).flatMap((one) => [one.file, ...(one.assets ?? [])]);
  const fonts = wantedFonts.flatMap((name) => files.find((one) => one.includes(`${name}-`)) ?? []);
  return {
    styles: (chunk?.css ?? []).map((one) => `/${one}`),
    scripts: chunk === undefined ? [] : [`/${chunk.file}`],
    fonts: fonts.map((one) => `/${one}`),
  };
}
