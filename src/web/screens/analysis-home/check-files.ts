import { maxUploadBytes } from '#web/lib/constants.ts';
import { formatBytes } from '#web/lib/format.ts';
import type { Translate } from '#web/lib/i18n.ts';

const imageName = /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|bmp|avif)$/iu;

/** Which of the files are taken, and in German why the others are not. */
interface CheckedFiles {
  readonly taken: readonly File[];
  readonly faults: readonly string[];
}

/**
 * Says of files what can be said before they are sent: that one is empty, a picture, or one too many for the size
 * that goes at once. Everything else the server finds out from the content.
 * @param present bytes of the files chosen before
 */
export function checkFiles(present: number, added: readonly File[], t: Translate): CheckedFiles {
  const taken: File[] = [];
  const faults = new Set<string>();
  let total = present;
  for (const file of added) {
    if (file.type.startsWith('image/') || imageName.test(file.name)) faults.add(t('home.file-image'));
    else if (file.size === 0) faults.add(t('home.file-empty', { name: file.name }));
    else if (total + file.size > maxUploadBytes) {
      faults.add(t('home.file-large', { name: file.name, size: formatBytes(total + file.size) }));
    } else {
      total += file.size;
      taken.push(file);
    }
  }
  return { taken, faults: [...faults] };
}
