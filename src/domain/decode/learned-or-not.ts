import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** „Er kam ohne Berufsausbildung zu uns“, „als ungelernte Kraft“ */
const unlearned = searchOf(
  late.iu`(?<!\p{L})ohne (?:eine |jede |einschlägige )?(?:abgeschlossene )?(?:berufs|fach)?(?:ausbildung|berufsabschluss)(?!\p{L})|(?<!\p{L})ungelernte[rnms]?(?!\p{L})|(?<!\p{L})keine[nr]? (?:\p{Ll}+ ){0,2}(?:berufs|fach)?(?:ausbildung|berufsabschluss)(?!\p{L})|(?:berufsausbildung|\p{L}{3,}lehre|lehre|ausbildung)(?!\p{L})[^.;]{0,30} nie (?:gemacht|absolviert|begonnen|durchlaufen)|keinen beruf (?:er|ge)lernt`,
);
/** „als gelernter Tischler“, „aus seiner Gesellenzeit“ */
const learned = searchOf(
  late.u`(?<!\p{L})(?:[Aa]ls|eine[mrns]?|der|die|dem|den) (?:gelernte|ausgebildete|examinierte)[rmns]? (?=\p{Lu})|(?<!\p{L})(?:ist|war) (?:eine? )?gelernte[rn]? (?=\p{Lu})|(?<!\p{L})(?:[Ii]hre|[Ss]eine)[rnm]? (?:Gesellenbrief|Facharbeiterbrief|Gesellenzeit|Gesellenjahren?|Lehrzeit|Lehrjahren?|Gesellenprüfung|Meisterprüfung|Facharbeiterprüfung|Berufsausbildung|Ausbildung (?:als|zu[rm]) \p{Lu})`,
);
/** Learnt since, or only likened to those who have. */
const since = late.iu`(?<!\p{L})(?:nach(?:ge)?holt\p{L}*|nachzuholen|holte[^.;]* nach|umschulung|umgeschult|externen\p{L}*|berufsbegleitend|abendschule|teilqualifi\p{L}*|(?:begann|absolvierte|machte|schloss|durchlief|legte|bestand|erwarb|erlangte|bestanden|abgelegt|erworben)(?!\p{L})[^.;]{0,70}(?:ausbildung|lehre|prüfung|abschluss|brief))(?!\p{L})|(?:ausbildung|lehre|prüfung|abschluss|gesellenbrief)(?!\p{L})[^.;]{0,60} (?:begann|absolvierte|machte|schloss|legte|bestand|erwarb|erlangte|bestanden|abgelegt|erworben)(?!\p{L})`;
const likened = late.iu`(?<!\p{L})(?:wie (?:ein|eine|die|der|ei\p{L}+)?|so gut|mancher?|gegenüber|neben|unsere[nrm]?|von|mit)(?: \p{Ll}+)? ?$`;

/** „ohne Berufsausbildung“ at the beginning, „als gelernter Tischler“ in the praise. */
export function learnedOrNot(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, unlearned) || !mayStand(letter, learned)) return [];
  const opening = unitsOf(letter, 'introduction', 'tasks', 'performance').filter(
    ({ zone }) => zone === 'body',
  );
  const without = opening.find((unit) => unlearned.test(unit) && ofPerson.test(unit.flat));
  if (without === undefined || letter.units.some(({ flat }) => since.test(flat))) return [];
  return letter.units.flatMap((unit, at) => {
    const part = letter.parts[at];
    if (unit === without || unit.zone !== 'body' || part === 'company' || part === 'closing') return [];
    const match = learned.exec(unit);
    if (match === null) return [];
    if (
      !/^(?:ihr|sein)/iu.test(match[0]) &&
      likened.test(unit.flat.slice(0, match.index + 4).replace(/\p{L}+$/u, ''))
    )
      return [];
    if (comparison.test(unit.flat)) return [];
    const noun = /^\p{L}+/u.exec(unit.flat.slice(match.index + match[0].length))?.[0].length ?? 0;
    const place = spanOf(unit, match.index, match.index + match[0].length + noun);
    return [byRule(letter, letterRule('learned-or-not'), { at: place })];
  });
}

const ofPerson = late.iu`(?<!\p{L})(?:er|sie|ihn|ihm|ihr|seine?[rn]?|Frau|Herrn?|als)(?!\p{L})`;
/** „sicherer als mancher gelernte Tischler“, „das Niveau eines gelernten Tischlers“ */
const comparison = late.iu`(?<!\p{L})(?:niveau|wie (?:ein|eine|einer?[mns]?|die|der) (?:gelernt|ausgebildet|examiniert)\p{L}*|\p{L}+er als (?:manche?[rn]?|ein|eine|viele)|vergleich\p{L}*|nach(?:stand|stehen)|unsere[nrm]? (?:gelernt|ausgebildet|examiniert)\p{L}*|kolleg\p{L}+)(?!\p{L})`;
