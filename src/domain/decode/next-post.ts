import { late } from '../german/late.ts';
import type { LetterContext } from './letter-context.ts';

const leadsOn = late.iu`(?<!\p{L})(?:um (?!\d)|weil|da (?:er|sie|wir|ihm|ihr)|(?:anzu)?tret\p{L}*|(?:an)?tritt|wechsel\p{L}*|gesuch\p{L}*|such\p{L}+|gefunden|findet|fand|gewünscht\p{L}*|möcht\p{L}*|woll\p{L}*|(?:an)?(?:zu)?biet\p{L}*|ange?bot\p{L}*|neue[nrsm]?|künftig\p{L}*|andere[nrsm]?|strebt|aufnehm\p{L}*|aufnimmt|nimmt|annimmt|zieht|leider)(?!\p{L})`;

/** „um eine Vollzeitstelle anzutreten“, „da wir ihr keine ganze Stelle bieten konnten“: not the post that she had. */
export const tellsNextPost = ({ units, parts }: LetterContext, at: number): boolean =>
  parts[at] === 'closing' && leadsOn.test(units[at]?.flat ?? '');
