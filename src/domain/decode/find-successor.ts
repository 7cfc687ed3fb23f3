import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const heir =
  '(?:(?:(?:ihre|seine|unsere)[nr]? |(?:der|die|den|einen?|einer) )?nachfolger(?:in)?|(?:ihre|seine)r? (?:künftige[nr]? )?nachfolge|(?:der|die|den|dem|unsere[nr]?|seine[nr]?|ihre[nr]?) (?:künftige|zukünftige|designierte|kommende)[nr]? (?:\\p{L}*leit(?:er|erin|ung)|\\p{L}*chef(?:in)?|\\p{L}*führer(?:in)?|stelleninhaber(?:in)?))';
/** Who is to have the post is there already. */
const named = searchOf(
  lateRegExp(
    `(?<!\\p{L})${heir}(?!\\p{L})[^.;]{0,80}(?:steht [^.;]{0,20}fest|(?<!\\p{L})ein(?=[.,;]|$)|eingearbeitet|einarbeitet|einzuarbeiten|eingestellt|gefunden|beginnt|begann|begonnen|übernimmt|übernommen|gesucht|ausgewählt|bestimmt|bestellt|vertraut)(?!\\p{L})|(?:arbeitet|arbeitete|weist|wies|übergibt|übergab|einarbeitung|übergabe|stellen|stellten|haben|suchen)(?!\\p{L})[^.;]{0,80}(?<!\\p{L})${heir}(?!\\p{L})|(?:ihre|seine|deren|dessen|die) (?:stelle|position)(?!\\p{L}) (?:ist|wird|wurde|haben wir)(?!\\p{L})[^.;]{0,50}(?:ausgeschrieben|nachbesetzt|neu besetzt|wiederbesetzt|anderweitig (?:besetzt|vergeben))`,
    'iu',
  ),
);
/** She is the successor herself, or goes on in another post of the house. */
const otherwise = late.iu`(?:als|die|zur|zum|der|ihre|seine) nachfolge\p{L}* (?:von|des|der|unser|für)|trat [^.;]{0,40}nachfolge|nachfolge\p{L}*(?:planung|regelung)|innerhalb|versetz|beförder|wechselt|elternzeit|vertretung|übernimmt (?:sie|er|frau|herr)|kund|mandant`;
/** „Ein Nachfolger wird nicht gesucht“ */
const none = late.iu`(?<!\p{L})(?:nicht|keine?[rn]?)(?!\p{L})`;
const abolished = searchOf(
  late.iu`ersatzlos|(?:stelle|position|arbeitsplatz|funktion|planstelle)(?!\p{L})[^.;]{0,40}(?:entfällt|entfiel|entfallen|weggefallen|fällt weg|wegfällt|gestrichen|eingespart|abgebaut)|wegfall(?:s|es)? (?:der|des|ihre|seine|ihrer|seiner)[^.;]{0,20} (?:stelle|position|arbeitsplatz)`,
);

/** A successor for a post that nobody leaves, or that is said to be no more. */
export const findSuccessor: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, named)) return [];
  const isInterim = letter.type === 'zwischenzeugnis';
  // Who goes hands over: only where the post is gone that is odd.
  const closes = isInterim
    ? letter.closing.continuation !== null
    : letter.units.some((unit) => unit.zone === 'body' && abolished.test(unit));
  if (!closes || (isInterim && unitsOf(letter, 'closing').some(({ flat }) => otherwise.test(flat))))
    return [];
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' && !otherwise.test(unit.flat) ? named.exec(unit) : null;
    return match === null || none.test(match[0])
      ? []
      : [
          byRule(letter, letterRule('successor-named'), {
            at: spanOf(unit, match.index, match.index + match[0].length),
          }),
        ];
  });
};
