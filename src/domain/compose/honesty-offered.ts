import { occupationGroupOf } from '../knowledge/occupations.ts';

/**
 * The remark „stets ehrlich“ belongs into references for people with money, goods or other people's homes in their
 * hands; anywhere else it irritates (specification §5).
 */
export function isHonestyOffered(jobTitle: string): boolean {
  const honesty = occupationGroupOf(jobTitle)?.honesty;
  return honesty === 'required' || honesty === 'expected';
}
