import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { findSuperior } from './find-superior.ts';
import { namedSuperior } from './named-superior.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { mayStand } from './may-stand.ts';

const rule = letterRule('other-boss');

const between = '(?:,? als|,) (?:(?:sein|ihr|ihre|seine|dem|der)(?:em|en|er|m)? )?(?:\\p{Ll}+ )?';
const heads =
  '(?:Chef|\\p{L}*[mM]eister|\\p{L}*[iI]nhaber|\\p{L}*[lL]eiter|\\p{L}*[aA]usbilder|Arbeitgeber|Geschäftsführer|Betreuer)';
const asWoman = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:[Mm]ir|[Mm]ich|[Ii]ch)${between}(?:${heads}in|Vorgesetzter|Vorgesetzte)(?!\\p{L})`,
    'u',
  ),
);
const asMan = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:[Mm]ir|[Mm]ich|[Ii]ch)${between}(?:${heads}|Vorgesetztem)(?!\\p{L})|(?<!\\p{L})[Mm]ir, (?:ihrem|seinem) Vorgesetzten(?!\\p{L})`,
    'u',
  ),
);

/** Functions that tell whether a woman or a man signs. */
const woman = late.iu`(?:führer|leiter|inhaber|meister|partner|anwält|ärzt|chef|vorsitzend|direktor|gesellschafter|ausbilder|betreuer|prokurist|eigentümer|gründer|referent|architekt|berater|rektor)in(?:nen)?(?!\p{L})`;
const everyWoman = lateRegExp(woman, 'giu');
const man = late.iu`(?:führer|leiter|inhaber|meister|partner|anwalt|arzt|chef|direktor|gesellschafter|ausbilder|betreuer|prokurist|eigentümer|gründer|referent|architekt|berater|rektor)(?!\p{L})`;

/** „mir als seiner Chefin“ over the signature of a man. */
export const findOtherBoss: Finder = (letter) => [
  ...otherSpeaker(letter),
  ...findSuperior(letter),
  ...namedSuperior(letter),
];

const otherSpeaker: Finder = (letter) => {
  const [signer, ...more] = letter.signers;
  const role = signer?.role ?? '';
  if (signer === undefined || more.length > 0 || role === '') return [];
  const female = woman.test(role);
  if (female === man.test(role.replaceAll(everyWoman, ' '))) return [];
  const wrong = female ? asMan : asWoman;
  if (!mayStand(letter, wrong)) return [];
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? wrong.exec(unit) : null;
    if (match === null) return [];
    return [
      byRule(letter, rule, {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { name: signer.name },
      }),
    ];
  });
};
