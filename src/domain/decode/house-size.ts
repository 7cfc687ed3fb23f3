import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { sizeOf } from './led-beyond-firm.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const ours = '(?:uns(?:ere[nmrs]?|erem|eren|rige[nrs]?)?|wir es sind)';
const likeOurs = `,? (?:unserer (?:größe|größenordnung)|wie ${ours}|wie (?:der|die|das|dem|den) (?:unsere[nr]?|unsrige[nr]?))`;
const firm =
  '(?:unternehmen|familienunternehmen|betrieb|familienbetrieb|handwerksbetrieb|firma|konzern|kanzlei|haus|hause|organisation)';
const big =
  '(?:(?:groß|welt)(?:unternehmen|konzern|betrieb|kanzlei|klinik|organisation)s?|konzerns?|große[nrms]? (?:\\p{Ll}+ )?(?:unternehmen|betrieb|konzern|organisation)s?)';
const small =
  '(?:klein(?:st)?(?:betrieb|unternehmen)s?|(?:zwei|drei|vier|fünf)-?(?:mann|personen)-?(?:betrieb|unternehmen)|(?:kleine[nrms]?|winzige[nrms]?) (?:\\p{L}+ )?(?:betrieb|unternehmen|firma|familienunternehmen|familienbetrieb|handwerksbetrieb))';
const some = '(?:ein(?:e[mnrs]?)?|de[mrn]|die|das)';
/** „in einem Großunternehmen wie dem unseren“, „in unserem weltweit tätigen Konzern“, „als Kleinbetrieb sind wir“ */
const kindOf = (words: string): RegExp =>
  lateRegExp(
    `(?<!\\p{L})(?:${some} (?:\\p{Ll}+ )?${words}(?: mit [^.;,]{3,50})?${likeOurs}|unser(?:e[mnrs]?)? (?:\\p{Ll}+ ){0,2}${words}|als (?:\\p{Ll}+ )?${words}(?: mit [^.;,]{3,50})? (?:sind|haben|brauchen|brauchten|konnten|können|waren|hatten|legen) wir)(?!\\p{L})`,
    'iu',
  );
const isBig = searchOf(kindOf(big));
const isSmall = searchOf(kindOf(small));

const staff =
  '(?:mitarbeit\\p{L}*|beschäftigte?n?|angestellte?n?|menschen|personen|leuten?|köpfen?|kolleg\\p{L}+)';
const about = '(?:(?:insgesamt|rund|etwa|über|mehr als|fast|gut|knapp|nur|gerade einmal|lediglich) ){0,2}';
const many = (name: string): string =>
  `${about}(?<${name}>${quantityPattern}) (?:\\p{Ll}+ )?${staff}(?!\\p{L})`;
/** The whole house by a number: „ein Haus mit 400 Beschäftigten, wie wir es sind“, „bei uns arbeiten 500 Menschen“. */
const counted = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})unser(?:e[mnrs]?)? (?:\\p{Ll}+ ){0,2}\\p{L}*${firm} (?:mit|von) ${many('a')}`,
      `(?<!\\p{L})${some} (?:\\p{Ll}+ )?\\p{L}*${firm}${likeOurs} (?:mit|von) ${many('b')}`,
      `(?<!\\p{L})${some} (?:\\p{Ll}+ )?\\p{L}*${firm} (?:mit|von) ${many('c')}${likeOurs}`,
      `(?<!\\p{L})bei uns (?:arbeiten|sind) ${many('d')}`,
      `(?<!\\p{L})(?:wir (?:sind|beschäftigen)|unser(?:e)? \\p{L}*${firm} (?:hat|zählt|beschäftigt|umfasst)) ${many('e')}`,
      `(?<!\\p{L})unsere[rn]? ${many('f')}`,
      `(?<!\\p{L})als (?:\\p{Ll}+ )?\\p{L}*${firm} mit ${many('h')} (?:sind|haben|brauchen|konnten|können|waren|hatten) wir`,
      '(?<!\\p{L})wir (?:sind|waren) (?:nur |gerade einmal )?zu (?<g>zweit|dritt|viert|fünft|sechst)',
    ].join('|'),
    'iu',
  ),
);
/** A time, a part or a growth of the house. */
const partly = late.iu`(?<!\p{L})(?:damals|früher|anfangs|zunächst|inzwischen|mittlerweile|wuchs|gewachsen\p{L}*|wachsend\p{L}*|abteilung\p{L}*|niederlassung\p{L}*|filial\p{L}*|standort in|projekt\p{L}*|team\p{L}*|von \d+ auf|kund\p{L}+|konzernmutter|muttergesellschaft)(?!\p{L})`;
/** A firm that belongs to a bigger one may tell of either, and so may the office of one town. */
const within = late.iu`(?<!\p{L})(?:\p{L}*konzern\p{L}*|\p{L}*gruppe|verbund|tochter\p{L}*|teil (?:der|des|von)|gehört zu|(?:büro|haus|werk|betrieb|lager|zentrum) in \p{Lu}\p{L}+)(?!\p{L})`;

/** From so many on nobody calls a house small, and up to so many nobody calls it big. */
const [leastBig, mostSmall] = [60, 200];
const ways: Readonly<Record<string, number>> = { zweit: 2, dritt: 3, viert: 4, fünft: 5, sechst: 6 };

/** A studio of four, and „ein Großunternehmen wie das unsere mit 600 Angestellten“. */
export function otherSize(letter: LetterContext): Candidate[] {
  if (letter.layman || !mayStand(letter, isBig, isSmall, counted)) return [];
  const company = unitsOf(letter, 'company');
  const size = sizeOf(letter)?.sum ?? null;
  if (size === null || company.some(({ flat }) => within.test(flat))) return [];
  for (const unit of unitsOf(letter, 'tasks', 'performance', 'summary', 'behavior', 'closing')) {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || partly.test(unit.flat)) continue;
    const match = otherIn(unit, size);
    if (match === null) continue;
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('house-size'), { at })];
  }
  return [];
}

function otherIn(unit: Unit, size: number): RegExpExecArray | null {
  const match = counted.exec(unit);
  const told = Object.entries(match?.groups ?? {}).find(([, one]) => one !== undefined);
  if (match !== null && told !== undefined) {
    const value = ways[told[1].toLowerCase()] ?? readQuantity(told[1]);
    const isMore = value !== null && value > Math.max(3 * size, size + 15);
    // „Unsere fünf Angestellten“ may be those of a part.
    const isLess = value !== null && told[0] !== 'f' && size >= 30 && value * 3 < size;
    if (isMore || isLess) return match;
  }
  if (size <= leastBig) return isBig.exec(unit);
  return size >= mostSmall ? isSmall.exec(unit) : null;
}
