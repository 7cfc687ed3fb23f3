import { gradeWord } from '#domain/letter/grade.ts';
import type { useText } from '#web/lib/i18n.ts';
import type { BlockReading } from './read-blocks.ts';

/**
 * What a reader takes from a block, in words; until it was read nothing is claimed. Nor of one that is
 * hidden or still to be filled in, for it is told beside that it does not count.
 */
export function readingText(
  reading: BlockReading | undefined,
  hidden: boolean,
  t: ReturnType<typeof useText>,
): string {
  if (hidden) return '';
  if (reading === undefined) return t('editor.reading');
  return reading.grade === null
    ? t('editor.reads-nothing')
    : t('editor.reads', { grade: gradeWord(reading.grade) });
}
