import { defaultLimits, type ReadLimits } from './limits.ts';
import type { PageStage, ReadPicture } from './picture/read-picture.ts';
import { runChild } from './run-child.ts';
import type { Format } from './sniff.ts';

export interface PictureWork {
  readonly format: Format;
  /** From 0; for formats with several pages. */
  readonly page: number;
  /** Degrees clockwise to turn the picture, `null` to find out. */
  readonly turn: number | null;
}

export interface PageProgress {
  readonly stage: PageStage;
  /** 0…1 of the stage. */
  readonly share: number;
}

/**
 * Reads one page from its picture in a process of its own; the caller sees to it that not too many run at a time.
 * @param bytes the whole file
 * @throws DocumentError, or the reason of `signal`
 */
export async function runPicture(
  bytes: Uint8Array,
  work: PictureWork,
  limits: Partial<ReadLimits> = {},
  watch: { readonly onProgress?: (progress: PageProgress) => void; readonly signal?: AbortSignal } = {},
): Promise<ReadPicture> {
  const { pictureMilliseconds, megabytes } = { ...defaultLimits, ...limits };
  const { onProgress, signal } = watch;
  const result = await runChild({
    entry: 'picture-child.ts',
    args: [JSON.stringify(work)],
    bytes,
    limits: { milliseconds: pictureMilliseconds, megabytes },
    native: true,
    ...(onProgress ? { onProgress: (progress) => onProgress(progress as PageProgress) } : {}),
    ...(signal ? { signal } : {}),
  });
  return result as ReadPicture;
}
