import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { frameClashes } from '../knowledge/frame-clashes.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { tellsNextPost } from './next-post.ts';
import type { Unit } from './units.ts';

/** The hours of the person, not those at which the house is open; a sentence that tells both is no narrow frame. */
const ofHours: ReadonlySet<string> = new Set(['morning', 'evening', 'night', 'early', 'day-shift']);
/** What the house has and with whom it deals: the firm may say so of its parts, the work is told elsewhere. */
const ofFirm: ReadonlySet<string> = new Set([
  'one-site',
  'no-abroad',
  'no-machines',
  'no-public',
  'no-clients',
]);
const clashes = frameClashes.map(({ id, one, other }) => ({
  ofHours: ofHours.has(id),
  ofFirm: ofFirm.has(id),
  one: searchOf(one),
  other: searchOf(other),
}));
/** A change told as such, a wish, and what others do. */
const changed = searchOf(
  late.iu`(?<!\p{L})(?:zunächst|anfangs|anfänglich|später|danach|ab (?:dem|\d|\p{L}+ \d)|wechselte?n?|aufgestockt|aufstock\p{L}*|reduzier\p{L}*|erhöht\p{L}*|elternzeit|vom \d{1,2}\. ?(?:\d{1,2}\.|\p{L}+) ?\d{4} an|werkstudent\p{L}*|studiums?|nach (?:de[mr]|ihre[mr]|seine[mr]) (?:\p{L}+ )?(?:abschluss|ausbildung|prüfung|rückkehr|probezeit)|vorübergehend|zeitweise|teils|übernommen|künftig|freiwillig|schule|berufsschul\p{L}*|kunden, die(?! (?:er|sie|frau|herr) )|vertretung\p{L}*|ausnahmsweise|gelegentlich)(?!\p{L})`,
);

/** „ausnahmslos in der Nacht“ at the beginning, the classes of pupils at noon in the praise. */
export const findFrameClash: Finder = (letter): Candidate[] => {
  if (letter.layman) return [];
  const possible = clashes.filter(({ one, other }) => mayStand(letter, one) && mayStand(letter, other));
  if (possible.length === 0) return [];
  const whole = letter.units.filter(
    (unit, at) =>
      unit.zone === 'body' &&
      letter.parts[at] !== 'other' &&
      !changed.test(unit) &&
      !tellsNextPost(letter, at),
  );
  return possible.flatMap(({ one, other, ofHours: isOfHours, ofFirm: isOfFirm }) => {
    const body = isOfHours
      ? whole.filter(
          (unit) =>
            unit.kind !== 'item' &&
            letter.parts[letter.units.indexOf(unit)] !== 'company' &&
            !(one.test(unit) && other.test(unit)),
        )
      : whole;
    const frame = body.flatMap((unit) =>
      isOfFirm && isOfOthers(letter, unit) ? [] : told(unit, one.exec(unit)),
    );
    if (frame.length === 0) return [];
    const against = body.flatMap((unit) => {
      const match = other.exec(unit);
      return match === null || (isOfFirm && !tellsWork(letter, unit)) ? [] : told(unit, match);
    });
    const pair = against.flatMap((second) => {
      const first = frame.find(
        ({ unit, match }) => unit !== second.unit && differ(letter, { unit, match }, second.match),
      );
      return first === undefined ? [] : [first, second];
    });
    if (pair.length === 0) return [];
    // What comes second is what does not fit.
    const { unit, match } = pair.slice(0, 2).toSorted((a, b) => b.unit.start - a.unit.start)[0] as Told;
    return [
      byRule(letter, letterRule('frame-clash'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    ];
  });
};

interface Told {
  readonly unit: Unit;
  readonly match: RegExpExecArray;
}
const told = (unit: Unit, match: RegExpExecArray | null): Told[] => (match === null ? [] : [{ unit, match }]);

/** Towns must be two, and the second one not that of the letterhead. */
function differ({ facts }: LetterContext, first: Told, second: RegExpExecArray): boolean {
  const mine = first.match.groups?.['town'] ?? first.match.groups?.['own'] ?? first.match.groups?.['base'];
  if (mine === undefined) return true;
  const { town, own, adjective, there, moved, at, base } = second.groups ?? {};
  const theirs = town ?? own ?? adjective ?? there ?? moved ?? at ?? base;
  if (theirs === undefined) return false;
  // „Filiale Bahnhofstraße in Mittweida“ may be either.
  if (first.unit.flat.includes(theirs)) return false;
  const stem = mine.toLowerCase().slice(0, 6);
  return !theirs.toLowerCase().startsWith(stem.slice(0, 5)) && !(facts.job_title ?? '').includes(theirs);
}

const group = late.u`(?<!\p{L})[Uu]nsere[nr]? (?:\p{Ll}+ )?(?<who>\p{Lu}\p{L}+(?:er|innen|kräfte|leute|ten|ern|euren?|köche))(?!\p{L})`;
const everybody = /^(?:mitarbeit|beschäftigt|angestellt|fachkräft|kund|lieferant|patient|partner)/iu;

/** „Unsere Monteure haben mit Kunden nichts zu tun“ in the letter of somebody from the service. */
function isOfOthers({ facts }: LetterContext, { flat }: Unit): boolean {
  const who = group.exec(flat)?.groups?.['who']?.toLowerCase() ?? '';
  if (who === '' || everybody.test(who)) return false;
  return !(facts.job_title ?? '').toLowerCase().includes(who.slice(0, 6));
}

/** Lessons and fairs lie abroad and beside machines that no house has; farewells look ahead. */
const learnt = late.iu`(?<!\p{L})(?:\p{L}*schulung|lehrg[aä]ng|kurs|seminar|messe|fortbildung|weiterbildung|meisterschule)\p{L}*`;
function tellsWork({ parts, units }: LetterContext, unit: Unit): boolean {
  const part = parts[units.indexOf(unit)];
  return part !== 'company' && part !== 'closing' && part !== 'introduction' && !learnt.test(unit.flat);
}
