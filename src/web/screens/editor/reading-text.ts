import { gradeWord } from '#domain/letter/grade.ts';
import type { useText } from '#web/lib/i18n.ts';
import type { BlockReading } from './read-blocks.ts';

/** What a reader takes from a block, in words; until it was read nothing is claimed. A hidden one is not read. */
export function readingText(
  reading: BlockReading | undefined,
  hidden: boolean,
  t: ReturnType<typeof useText>,
): string {
  if (reading === undefined) return hidden ? '' : t('editor.reading');
  return reading.grade === null
    ? t('editor.reads-nothing')
    : t('editor.reads', { grade: gradeWord(reading.grade) });
}
