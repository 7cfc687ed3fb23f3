import { late } from '../german/late.ts';
import { moduleGroupOf } from '../knowledge/module-groups.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';

/** Of those who care for people, whoever comes into their homes. */
const atHome = late.iu`alltagsbegleit|ambulant|(?<!\p{L})häuslich|haushalt|seniorenbetreu|betreuungskr[aä]ft|persönliche assistenz`;

/**
 * The remark „stets ehrlich“ belongs into references for people with money, goods or other people's homes in their
 * hands; anywhere else it irritates (specification §5): of physicians and teachers nobody expects it, nor of those who
 * plan from a desk what others carry.
 * @param trade what somebody works as or learns (`tradeOf`)
 */
export function isHonestyOffered(trade: string): boolean {
  const group = occupationGroupOf(trade);
  if (group === null || group.honesty === 'unusual') return false;
  if (group.honesty === 'required') return true;
  if (group.id === 'care') return atHome.test(trade);
  return group.id !== 'logistics' || moduleGroupOf(trade) !== 'office';
}
