import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesText } from '../../src/documents/read/layout/pages-text.ts';
import { runPicture } from '../../src/documents/read/run-picture.ts';
import { sniff } from '../../src/documents/read/sniff.ts';
import { letterPdf, pictureFile, scannedPage, spoil } from '../../src/documents/testing/page-pictures.ts';
import { characterErrors, gradeWordsRead } from './reading-errors.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Our own letters, one page each. */
const letters = ['projektleiterin-gut', 'lagerist-ausreichend', 'verkaeuferin-geschrieben-sehr-gut'];

interface Variant {
  readonly name: string;
  readonly make: (pdf: Uint8Array) => Promise<Uint8Array>;
}

const scan = (dpi: number): Variant => ({
  name: `scan ${dpi} dpi`,
  make: async (pdf) => pictureFile(await scannedPage(pdf, dpi), 'png'),
});
const askew = (dpi: number): Variant => ({
  name: `rotated 2°, ${dpi} dpi`,
  make: async (pdf) => pictureFile(spoil(await scannedPage(pdf, dpi), { askew: 2 }), 'png'),
});
const poor = (dpi: number): Variant => ({
  name: `noise, blur, JPEG 60, ${dpi} dpi`,
  make: async (pdf) =>
    pictureFile(spoil(await scannedPage(pdf, dpi), { noise: 14 }), 'jpeg', { quality: 60, blur: 0.8 }),
});
const photo = (name: string, spoiling: Parameters<typeof spoil>[1], width: number, blur = 0.6): Variant => ({
  name: `photo: ${name}`,
  make: async (pdf) =>
    pictureFile(spoil(await scannedPage(pdf, 230), { noise: 5, desk: true, ...spoiling }), 'jpeg', {
      quality: 80,
      blur,
      width,
    }),
});
const turned = (turn: number): Variant => ({
  name: `turned ${turn}°`,
  make: async (pdf) => pictureFile(await scannedPage(pdf, 200), 'jpeg', { turn }),
});

const variants: readonly Variant[] = [
  ...[150, 200, 300].map(scan),
  ...[150, 200, 300].map(askew),
  ...[150, 200, 300].map(poor),
  photo('perspective', { perspective: 0.18, askew: 1 }, 1800),
  photo('shadow', { shadow: 0.6 }, 1800),
  photo('curl', { curl: 0.02 }, 1800),
  photo('perspective, shadow, curl', { perspective: 0.15, shadow: 0.5, curl: 0.018, askew: 3 }, 1700, 0.8),
  ...[90, 180, 270].map(turned),
];

/** Errors per page picture: each variant over our own letters, read as the service reads them. */
export async function measureReading(only = ''): Promise<string[]> {
  const out = [
    `${'picture'.padEnd(36)} ${'CER %'.padStart(6)} ${'grade words'.padStart(12)} ${'confid.'.padStart(8)} ${'s/page'.padStart(7)}`,
  ];
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, childMegabytes())), 50);
  for (const { name, make } of variants.filter((variant) => variant.name.includes(only))) {
    let [errors, characters, right, all, confidence, seconds] = [0, 0, 0, 0, 0, 0];
    for (const letter of letters) {
      const text = readFileSync(path.join(root, `docs/beispiele/${letter}.txt`), 'utf8');
      const file = await make(letterPdf(text));
      const start = performance.now();
      const page = await runPicture(
        file,
        { format: sniff(file), page: 0, turn: null },
        { pictureMilliseconds: 300_000 },
      );
      seconds += (performance.now() - start) / 1000;
      const read = pagesText([page.layout]);
      errors += characterErrors(text, read);
      characters += text.replaceAll(/\s+/g, ' ').trim().length;
      const words = gradeWordsRead(text, read);
      right += words.right;
      all += words.all;
      confidence += page.confidence;
    }
    const share = ((errors / characters) * 100).toFixed(2);
    const mean = (value: number, digits: number): string => (value / letters.length).toFixed(digits);
    out.push(
      `${name.padEnd(36)} ${share.padStart(6)} ${`${right}/${all}`.padStart(12)} ${mean(confidence, 0).padStart(8)} ${mean(seconds, 1).padStart(7)}`,
    );
    console.error(out.at(-1));
  }
  clearInterval(watch);
  out.push(`Most memory that a page took: ${peak.toFixed(0)} MB`);
  return out;
}

/** Greatest resident memory at this moment of a child of this process, in MB (Linux). */
function childMegabytes(): number {
  const sizes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== process.pid) return 0;
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
      } catch {
        return 0;
      }
    });
  return Math.max(0, ...sizes);
}
