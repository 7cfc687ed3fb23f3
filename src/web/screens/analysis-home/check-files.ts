import { maxPages, maxUploadBytes, refusedFiles } from '#web/lib/constants.ts';
import { formatBytes } from '#web/lib/format.ts';
import type { Translate } from '#web/lib/i18n.ts';

/** Told at least of what is too much: rounded, it would read „15 MB“ beside „höchstens 15 MB“. */
const leastTooMuch = maxUploadBytes + 0.1 * 1024 * 1024;

/** Which of the files are taken, and in German why the others are not. */
interface CheckedFiles {
  readonly taken: readonly File[];
  readonly faults: readonly string[];
}

const refusedEndings: ReadonlySet<string> = new Set(refusedFiles.split(','));

/** By the ending alone; what has none, or one that is not known, may be anything. */
const isRefused = ({ name }: File): boolean =>
  refusedEndings.has(/\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '');

/**
 * Says of files what can be said before they are sent: that one is empty, of a kind that is never a reference, or one
 * too many for the size or the number that goes at once. Everything else the server finds out from the content.
 * @param present the files chosen before
 */
export function checkFiles(
  present: { readonly files: number; readonly bytes: number },
  added: readonly File[],
  t: Translate,
): CheckedFiles {
  const taken: File[] = [];
  const faults = new Set<string>();
  let total = present.bytes;
  for (const file of added) {
    if (isRefused(file)) faults.add(t('home.file-kind', { name: file.name }));
    else if (file.size === 0) faults.add(t('home.file-empty', { name: file.name }));
    else if (present.files + taken.length >= maxPages) faults.add(t('home.file-many', { count: maxPages }));
    else if (total + file.size > maxUploadBytes) {
      const size = formatBytes(Math.max(total + file.size, leastTooMuch));
      faults.add(t('home.file-large', { name: file.name, size }));
    } else {
      total += file.size;
      taken.push(file);
    }
  }
  return { taken, faults: [...faults] };
}
