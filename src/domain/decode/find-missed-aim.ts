import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const aim =
  '(?:\\p{L}*ziel(?:wert|vorgabe|marke|quote|größe)?e?n?s?|\\p{L}*sollwerte?n?s?|soll|\\p{L}*vorgaben?|planwerte?s?|vereinbart)';
const figure = (name: string): string => `(?<${name}>${quantityPattern})(?: ?(?:%|\\p{L}+))?`;
/** „91 Prozent gingen fristgerecht ab, das Ziel lag bei 96 Prozent“ */
const reachedFirst = searchOf(
  lateRegExp(
    `${figure('got')}[^.;]{0,80}?(?<!\\p{L})${aim}(?!\\p{L})[^.;:\\d]{0,30}?${figure('asked')}`,
    'iu',
  ),
);
/** „Bei einem Ziel von 96 Prozent erreichte sie 91 Prozent“ */
const askedFirst = searchOf(
  lateRegExp(
    `(?<!\\p{L})${aim}(?!\\p{L})[^.;:\\d]{0,30}?${figure('asked')}[^.;]{0,60}?(?<!\\p{L})(?:erreichte[n]?|erreicht|erzielte[n]?|erzielt|schaffte[n]?|lag(?:en)?|kam(?:en)?|waren|wurden|blieb(?:en)?|betrug(?:en)?)(?!\\p{L})[^.;\\d]{0,40}?${figure('got')}`,
    'iu',
  ),
);
const planned =
  '(?:(?:umsatz|jahres)?(?:ziele?s?|plans?|solls?)|\\p{L}*vorgaben?|planumsatz(?:es)?|zielerreichung|(?:umsatz|jahres|verkaufs)ziele?n?s?)(?!\\p{L})';
/** „2023 lag er bei 79 Prozent des Planumsatzes“, „erfüllte ihre Vorgaben zu 76 Prozent“ */
const shareOfPlan = searchOf(
  lateRegExp(
    `(?<![\\d,.])[3-8]\\d(?:,\\d)? ?(?:%|prozent) (?:de[rs]|ihre[rs]|seine[rs]) (?:\\p{Ll}+ )?${planned}|(?<!\\p{L})${planned}(?:[^.;\\d]|20\\d\\d){0,40} (?:zu|bei|auf) (?:\\p{Ll}+ )?[3-8]\\d(?:,\\d)? ?(?:%|prozent)|\\d ?(?:%|prozent) (?:unter|hinter) (?:de[nmr]|ihre[nmr]|seine[nmr]) ${planned}`,
    'iu',
  ),
);
/** „obwohl der Umsatz im Gebiet um zehn Prozent zurückging“, „der Absatz sank in ihrer Zeit“ */
const fell = searchOf(
  late.iu`(?<!\p{L})(?:umsatz|umsätze|absatz|erlöse|gewinn|marktanteil|auftragseingang|gästezahl|gästezahlen|besucherzahl|besucherzahlen|auslastung|mitgliederzahl|kundenzahl)(?:s|es)?(?!\p{L})[^.;,]{0,90}(?<!\p{L})(?:zurückging(?:en)?|zurückgegangen|zurückgehend|rückläufig|sank(?:en)?|gesunken|einbrach(?:en)?|eingebrochen|schrumpfte[n]?|geschrumpft|verlor(?:en)?|fiel(?:en)?|ging(?:en)? [^.;,]{0,60}zurück)(?!\p{L})`,
);
/** Whose fall it was not, what was before, and what was turned to good. */
const notHis = late.iu`markt(?!anteil)|branche|pandemi|corona|krise|bedingt|lockdown|bundesweit|landesweit|umbau|baustelle|saison|gegen den trend|konkurren|wettbewerb|(?<!\p{L})(?:weil|wegen|aufgrund|infolge|trotz\p{L}*|vorher|zuvor|früher|war|waren|bevor|vorgänger\p{L}*|nicht|nie|kaum|ohne|verhinder\p{L}*|stopp\p{L}*|aufgefangen|ausgeglichen|steiger\p{L}*|wieder|reduzier\p{L}*|kosten|hätte|drohte|während)(?!\p{L})`;
/** A part of the year, or of what others sold. */
const noResult = /anteil|beitr|trug|davon|ersten|halbjahr|quartal|bereits|schon|monat/iu;
/** Where less is better. */
export const lessIsBetter =
  /fehler|ausschuss|krank|reklamation|retour|storno|kosten|fluktuation|dauer|wartezeit|zeit(?!raum)|verspät|unf[aä]ll|beschwerd|abfall|schwund|differenz|verbrauch|budget|tage(?!n? im)/iu;
/** An aim for later, or one that was come near to from far below. */
const other =
  /künftig|zukünftig|nächst|kommend|steiger|stieg|gestiegen|erhöh|verbesser|bis 20\d\d|für 20\d\d/iu;
const success = late.iu`(?<!\p{L})(?:übertraf|übertrifft|übertroffen|erreichte|erreicht|erfüllte|erfüllt|überschritt)(?!\p{L})|erfolg|ergebnisse?(?!\p{L})[^.;]{0,60}(?:gut|hervorragend|ausgezeichnet|herausragend|vorzüglich)`;

/** „in neun von zehn Jahren erreicht“ counts how often, and tells no figure. */
const howOften = lateRegExp(
  `(?<!\\p{L})(?:in|an) (?:alle[nr]? )?${quantityPattern} (?:von|der) (?:letzten |de[nr] )?(?:${quantityPattern} )?(?:\\p{Ll}+ )?(?:\\p{L}*jahre|\\p{L}*monate|quartale|wochen|tage|fälle|saison)n?(?:en)?(?!\\p{L})|in \\p{L}+ davon(?!\\p{L})`,
  'iu',
);

/** Figures below the aim in a letter that praises the success of the work. */
export const findMissedAim: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, reachedFirst, askedFirst, shareOfPlan, fell)) return [];
  const praised = letter.units.some(
    ({ flat, zone }, at) => zone === 'body' && letter.sentences[at]?.graded === true && success.test(flat),
  );
  if (!praised) return [];
  return letter.units.flatMap((unit) => {
    if (unit.zone !== 'body') return [];
    const place = missed(unit);
    return place === null ||
      other.test(unit.flat.replace(/20\d\d bis 20\d\d|für 20\d\d (?=wurde)/u, ' ')) ||
      howOften.test(place[0])
      ? []
      : [
          byRule(letter, letterRule('missed-aim'), {
            at: spanOf(unit, place.index, place.index + place[0].length),
          }),
        ];
  });
};

function missed(unit: Unit): RegExpExecArray | null {
  const down = fell.exec(unit);
  if (down !== null && !notHis.test(unit.flat)) return down;
  const share = shareOfPlan.exec(unit);
  if (share !== null && !lessIsBetter.test(unit.flat) && !noResult.test(unit.flat)) return share;
  const match = askedFirst.exec(unit) ?? reachedFirst.exec(unit);
  if (match === null) return null;
  const [got, asked] = [
    readQuantity(match.groups?.['got'] ?? ''),
    readQuantity(match.groups?.['asked'] ?? ''),
  ];
  if (got === null || asked === null || got === asked) return null;
  return got < asked === !lessIsBetter.test(unit.flat) ? match : null;
}
