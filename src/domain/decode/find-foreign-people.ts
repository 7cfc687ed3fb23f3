import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { counterparts } from '../knowledge/counterparts.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** „Bei Patienten sehr beliebt“, „ihre Schülerinnen schätzten sie“. */
const named = searchOf(
  late.iu`(?<!\p{L})(?<who>patient(?:en|innen)|schüler(?:n|innen)?|schulkindern?|(?<!(?:seinen|ihren|von) (?:\p{Ll}+ )?)(?:kindergarten)?kindern|(?:hotel|stamm)?gästen?|mandant(?:en|innen|schaft)|bewohner(?:n|innen)?|heimbewohner\p{L}*|(?:fahr|flug)gästen?|passagieren?)(?!\p{L})`,
);
/** „sprach vor zweihundert Gästen“: whom one speaks to on a stage are no customers. */
const audience = late.iu`(?<!\p{L})vor (?:[\p{Ll}\d.]+ ){0,4}gästen(?!\p{L})`;
/** „wie Gäste“, „die Schüler der Nachbarschule“, „als Gast“: likened, or told of once. */
const likened = late.iu`(?<!\p{L})(?:wie|als|gleichsam|sozusagen|ehrenamt\p{L}*|einmal|anlässlich|tag der offenen tür|besuch\p{L}*|weihnacht\p{L}*|feier\p{L}*|jubiläum\p{L}*)(?!\p{L})`;

const aWord = late.gu`[\p{L}-]+`;

/** People whom the house, the post and the tasks know nothing of: a sentence out of another letter. */
export const findForeignPeople: Finder = (letter) => {
  if (letter.layman || letter.simple || !mayStand(letter, named)) return [];
  const found = unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? named.exec(unit) : null;
    return unit === undefined || match === null || likened.test(unit.flat) || audience.test(unit.flat)
      ? []
      : [{ at, unit, match }];
  });
  const [first] = found;
  // Told of at several places, they belong to the house, whatever the tasks call them.
  if (first === undefined || found.length > 1) return [];
  const who = first.match.groups?.['who'] ?? '';
  const kind = counterparts.find(({ called }) => called.test(who));
  if (kind === undefined) return [];
  const known = letter.units
    .map(({ flat }, at) =>
      at === first.at ? flat.replaceAll(aWord, (word) => (kind.called.test(word) ? ' ' : word)) : flat,
    )
    .join('\n');
  if (kind.signs.test(known)) return [];
  const start = first.match.index;
  return [
    byRule(letter, letterRule('foreign-people'), {
      at: spanOf(first.unit, start, start + first.match[0].length),
    }),
  ];
};
