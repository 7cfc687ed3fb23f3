import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';

const household = searchOf(
  late.iu`(?<!\p{L})(?:privathaushalt\p{L}*|privaten haushalt|(?:unser|mein)e[mnr] (?:\p{L}+ )?haushalt|(?:unser|mein)e[mr] (?:\p{L}+ )?familie|(?:unser|mein)er (?:(?:zwei|drei|vier|beiden|kleinen) )?kinder|bei uns zu hause|(?:bei uns|uns) im haushalt|meine[rs]? (?:mutter|eltern|vaters))(?!\p{L})`,
);
/** „der seit 1920 in unserer Familie ist“ */
const firm = late.iu`betrieb|unternehmen|firma|(?<!\p{L})(?:g?gmbh|kg|ohg)(?!\p{L})|praxis|kanzlei|werkstatt|laden|geschäft|hotel|gasth|hof(?!\p{L})|kita|kindertag|kindergart|einrichtung`;

/** In a private household the family is the employer; there are no colleagues, and no firm to tell of. */
export const worksAtHome = (letter: LetterContext): boolean =>
  unitsOf(letter, 'introduction').some((unit) => household.test(unit) && !firm.test(unit.flat));
