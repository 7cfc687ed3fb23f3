import { late, lateRegExp } from '../german/late.ts';
import { allMatches } from '../german/all-matches.ts';
import { quantityPattern, readQuantity, scaleOf } from '../german/quantities.ts';
import { searched, searchOf, type Searched } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { aimTold, belowAimToldApart } from './aim-told-apart.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { fewYears, reachedInFewYears } from './few-years.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { rowBelowPlan, sharesOfPlan } from './shares-of-plan.ts';
import type { Unit } from './units.ts';

const aim =
  '(?:\\p{L}*ziel(?:wert|vorgabe|marke|quote|größe)?e?n?s?|\\p{L}*sollwerte?n?s?|soll|\\p{L}*vorgaben?|planwerte?s?|planums[aä]tz(?:es?)?|vereinbart)';
const figure = (name: string): string => `(?<${name}>${quantityPattern})(?: ?(?:%|(?<${name}Of>\\p{L}+)))?`;
/** „91 Prozent gingen fristgerecht ab, das Ziel lag bei 96 Prozent“ */
const reachedFirst = searchOf(
  lateRegExp(
    `${figure('got')}[^.]{0,80}?(?<!\\p{L})${aim}(?!\\p{L})[^.;:\\d]{0,30}?${figure('asked')}`,
    'iu',
  ),
);
/** „Bei einem Ziel von 96 Prozent erreichte sie 91 Prozent“ */
const askedFirst = searchOf(
  lateRegExp(
    `(?<!\\p{L})${aim}(?!\\p{L})[^.;:\\d]{0,30}?${figure('asked')}[^.]{0,60}?(?<!\\p{L})(?:erreichte[n]?|erreicht|gewann(?:en)?|setzte|verkaufte|vermittelte|führte|schloss|leistete|erzielte[n]?|erzielt|schaffte[n]?|lag(?:en)?|kam(?:en)?|waren|wurden|blieb(?:en)?|betrug(?:en)?)(?!\\p{L})[^.;\\d]{0,50}?${figure('got')}`,
    'iu',
  ),
);
const planned =
  '(?:(?:umsatz|jahres)?(?:ziele?s?|plans?|solls?)|\\p{L}*vorgaben?|planumsatz(?:es)?|zielerreichung|(?:umsatz|jahres|verkaufs)ziele?n?s?|planzahlen|(?<=(?:vereinbart|geplant|vorgegeben|gefordert|zugesagt|angestrebt|budgetiert)en )(?:umsatz(?:es)?|absatz(?:es)?|ertrags?|ergebnis(?:ses)?|menge|abschlüsse|erlös(?:es)?))(?!\\p{L})';
/** „im besten seiner fünf Jahre“: in the others it was less. */
const atBest =
  '(?:(?:im|in (?:ihrem|seinem)) (?:(?:mit abstand|zweit)? ?(?:besten|stärksten|erfolgreichsten))|nie(?:mals)? mehr als|höchstens|bestenfalls|allenfalls)(?!\\p{L})';
/** „2023 lag er bei 79 Prozent des Planumsatzes“, „erfüllte ihre Vorgaben zu 76 Prozent“ */
const shareOfPlan = searchOf(
  lateRegExp(
    `(?<!\\p{L})${atBest}[^.;]{0,80}(?<![\\d,.])[3-9]\\d(?:,\\d)? ?(?:%|prozent) (?:de[rs]|ihre[rs]|seine[rs]) (?:\\p{Ll}+ )?${planned}|(?<![\\d,.])[3-8]\\d(?:,\\d)? ?(?:%|prozent) (?:de[rs]|ihre[rs]|seine[rs]) (?:\\p{Ll}+ )?${planned}|(?<!\\p{L})${planned}(?:[^.;\\d]|20\\d\\d){0,40} (?:zu|bei|auf) (?:\\p{Ll}+ )?[3-8]\\d(?:,\\d)?(?: ?(?:%|prozent)|(?:,| und) 20\\d\\d [^.;:]{0,60}(?<![\\d.,])[3-8]\\d(?:,\\d)? ?(?:%|prozent))|\\d ?(?:%|prozent) (?:unter|hinter) (?:de[nmr]|ihre[nmr]|seine[nmr]) ${planned}`,
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
const beforeEntry = late.iu`(?<!\p{L})(?:vor (?:ihre[mr]|seine[mr]) \p{L}+|vorgänger\p{L}*|zuvor|vorher)(?!\p{L})`;
/** Where less is better. */
export const lessIsBetter =
  /fehler|ausschuss|krank|reklamation|retour|storno|kosten|fluktuation|dauer|wartezeit|(?<!der|recht|mahl|hoch)zeit(?!raum)|verspät|unf[aä]ll|beschwerd|abfall|schwund|differenz|verbrauch|budget|tage(?!n? im)/iu;
/** An aim for later, or one that was come near to from far below. */
const other =
  /künftig|zukünftig|nächst|kommend|steiger|stieg|gestiegen|erhöh|verbesser|bis 20\d\d|für 20\d\d/iu;
const success = late.iu`(?<!\p{L})(?:übertraf|übertrifft|übertroffen|erreichte|erreicht|erfüllte|erfüllt|überschritt)(?!\p{L})|erfolg|(?:sehr gut|hervorragend|ausgezeichnet|herausragend|best)e[nr]? (?:\p{L}+ )?\p{L}*ergebnisse|ergebnisse?(?!\p{L})[^.;]{0,60}(?:gut|hervorragend|ausgezeichnet|herausragend|vorzüglich)`;

/** „in neun von zehn Jahren erreicht“ counts how often, and tells no figure. */
const howOften = lateRegExp(
  `(?<!\\p{L})(?:in|an) (?:alle[nr]? )?${quantityPattern} (?:von|der) (?:letzten |de[nr] )?(?:${quantityPattern} )?(?:\\p{Ll}+ )?(?:\\p{L}*jahre|\\p{L}*monate|quartale|wochen|tage|fälle|saison)n?(?:en)?(?!\\p{L})|in \\p{L}+ davon(?!\\p{L})`,
  'iu',
);

/** A year is no result: „2021 bei 3,1, 2022 bei 2,9“. */
const years = late.gu`(?<![\d.,])(?:19|20)\d\d(?!\d|[.,]\d)(?! (?!Frau|Herr)(?:\p{Lu}|%))`;
/** The same words without the years, each letter in its place. */
const undated = (one: Unit): Searched =>
  aRound.test(one.flat) ? { ...one, flat: one.flat.replaceAll(years, '~~~~') } : one;
const aRound = late.u`(?<!\d)(?:19|20)\d\d(?!\d)`;
/** Further figures of the same list. */
const nextInList = lateRegExp(
  `^(?: ?(?:%|\\p{L}+)){0,3}(?:,| und| sowie)[^.;\\d]{0,25}?${figure('more')}`,
  'u',
);
/** An aim of which the next sentence tells the result: „Vereinbart waren jährlich 120 Abschlüsse.“ */
const aimAlone = searchOf(
  lateRegExp(`(?<!\\p{L})${aim}(?!\\p{L})[^.;:\\d]{0,30}?${figure('asked')}[^.;\\d]{0,40}\\.?$`, 'iu'),
);

/** Figures below the aim in a letter that praises the success of the work. */
export const findMissedAim: Finder = (letter): Candidate[] => {
  if (
    !mayStand(letter, reachedFirst, askedFirst, shareOfPlan, fell, aimAlone, fewYears, aimTold, sharesOfPlan)
  )
    return [];
  const praised = letter.units.some(
    ({ flat, zone }, at) => zone === 'body' && letter.sentences[at]?.graded === true && success.test(flat),
  );
  if (!praised) return [];
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body') return [];
    const few = reachedInFewYears(letter, unit);
    if (few !== null)
      return [byRule(letter, letterRule('missed-aim'), { at: spanOf(unit, few.start, few.end) })];
    const down = fallen(unit);
    const praise = down === null ? undefined : praiseBehind(letter, at, down);
    if (praise !== undefined) return [byRule(letter, letterRule('missed-aim'), { at: praise })];
    const place =
      down ??
      missed(unit) ??
      (lessIsBetter.test(unit.flat) ? null : rowBelowPlan(unit)) ??
      missedAfter(unit, letter.units[at - 1]) ??
      belowAimToldApart(letter, unit);
    return place === null ||
      other.test(unit.flat.replace(/20\d\d bis 20\d\d|für 20\d\d (?=wurde)/u, ' ')) ||
      howOften.test(unit.flat.slice(place.start, place.end))
      ? []
      : [byRule(letter, letterRule('missed-aim'), { at: spanOf(unit, place.start, place.end) })];
  });
};

interface Place {
  readonly start: number;
  readonly end: number;
}
const placeOf = ({ index, 0: { length } }: RegExpExecArray): Place => ({ start: index, end: index + length });

function fallen(unit: Unit): Place | null {
  const down = fell.exec(unit);
  return down !== null && !notHis.test(unit.flat) ? placeOf(down) : null;
}

/** Told among the tasks that the turnover fell, and further on that its aims were surpassed: what comes second does not fit. */
function praiseBehind(letter: LetterContext, at: number, { start }: Place): Unit | undefined {
  if (letter.parts[at] !== 'tasks' && letter.parts[at] !== 'introduction') return undefined;
  const root =
    /^(?:ums[aä]tz|absatz|erlös|gewinn|marktanteil|auftrag|gäste|besucher|auslast|mitglied|kunden)/iu.exec(
      letter.units[at]?.flat.slice(start) ?? '',
    )?.[0];
  if (root === undefined) return undefined;
  const named = root.toLowerCase().replace('ä', 'a');
  return letter.units.find(
    ({ flat, zone }, i) =>
      i > at &&
      zone === 'body' &&
      letter.sentences[i]?.graded === true &&
      success.test(flat) &&
      flat.toLowerCase().replaceAll('umsätz', 'umsatz').includes(named),
  );
}

function missed(unit: Unit): Place | null {
  const share = shareOfPlan.exec(unit);
  if (share !== null && !lessIsBetter.test(unit.flat) && !noResult.test(unit.flat))
    return beforeEntry.test(unit.flat.slice(0, share.index)) ? null : placeOf(share);
  return belowAim(undated(unit));
}

/** „Vereinbart waren jährlich 120 Abschlüsse. Im Jahr 2021 erreichte sie 96 Abschlüsse.“ */
function missedAfter(unit: Unit, before: Unit | undefined): Place | null {
  if (before?.paragraph !== unit.paragraph || !/\d/u.test(unit.flat)) return null;
  const aimed = aimAlone.exec(before);
  if (aimed === null || other.test(before.flat)) return null;
  const head = `${aimed[0].replace(/\.$/u, '')}, `;
  const place = belowAim(searched(head + undated(unit).flat), true);
  return place === null ? null : { start: 0, end: place.end - head.length };
}

/** Where every figure that was reached lies on the wrong side of the one that was asked for. */
function belowAim(one: Searched, isJoined = false): Place | null {
  const { flat } = one;
  const match = askedFirst.exec(one) ?? (isJoined ? null : reachedFirst.exec(one));
  if (match === null) return null;
  const { asked = '', askedOf = '', got = '', gotOf = '' } = match.groups ?? {};
  // „erfüllte jedes Jahresziel zu mindestens 120 Prozent“
  if (surpassed.test(flat)) return null;
  const { start, end } = placeOf(match);
  const aimed = readQuantity(asked);
  const told = [{ told: got, unit: gotOf }, ...furtherIn(flat, match)].map((each) => ({
    ...each,
    amount: readQuantity(each.told),
  }));
  if (aimed === null || keptElsewhere.test(match[0])) return null;
  if (!told.some(({ unit }) => areComparable(unit, askedOf))) return null;
  // What is told without a scale in a list of millions has that of the others.
  const scale = Math.max(scaleOf(askedOf), ...told.map(({ unit }) => scaleOf(unit)));
  const scaled = (amount: number, unit: string): number =>
    amount * (amount < 1000 ? Math.max(scaleOf(unit), scale) : scaleOf(unit));
  const wanted = scaled(aimed, askedOf);
  const moreIsBetter = !lessIsBetter.test(flat);
  return told.every(
    ({ amount, unit }) =>
      amount !== null && scaled(amount, unit) !== wanted && scaled(amount, unit) < wanted === moreIsBetter,
  )
    ? { start, end }
    : null;
}

/** „Mit 14 Leuten hielt sie die Vorgabe von 97 Prozent ein“: heads are not measured by a share. */
function areComparable(told: string, asked: string): boolean {
  const [mine, theirs] = [measureOf(told), measureOf(asked)];
  return mine === null || theirs === null || mine === theirs;
}
function measureOf(unit: string): string | null {
  if (unit === '%' || /^prozent/iu.test(unit)) return 'share';
  if (/^(?:euro|franken|chf|eur|€)/iu.test(unit)) return 'money';
  if (/^(?:minute|stunde|tag|woche|monat|jahr|sekunde)/iu.test(unit)) return 'time';
  return scaleOf(unit) === 1 && /^\p{Lu}\p{L}{2}/u.test(unit) ? 'count' : null;
}
/** „… senkte er auf 14 Prozent, und die Termintreue lag stets über der Vorgabe von 97“: that figure is another thing's. */
const keptElsewhere = late.u`(?:,| und|;) (?:(?:und|während|wobei|zugleich) )?(?:(?:die|der|das|den|ihre?|seine?|unsere?) |(?:\p{Ll}+ ){0,3}(?:bei|in) (?:der|dem|den|ihre[rmn]|seine[rmn]) )(?!\p{L}*(?:[Zz]iel|[Ss]oll|[Vv]orgab|[Pp]lan))(?:\p{Ll}+ )?\p{Lu}[^,;]*?(?<!\p{L})(?:über|oberhalb|unter|unterhalb|besser|hielt\p{L}*|hält\p{L}*|übertr\p{L}+|überb\p{L}+|überschr\p{L}+|erreich\p{L}*|erfüll\p{L}*)(?!\p{L})`;
/** More than the whole of what was asked for is no aim: „zu mindestens 120 Prozent“. */
const surpassed = late.iu`(?:erfüll|erreich|übertr|überschr|überb)[^.;,]{0,60}(?<![\d.,])1\d\d(?:,\d+)? ?(?:%|prozent)`;

const anyFigure = lateRegExp(figure('more'), 'gu');

/** The figures of the other years: behind the first one, and before the aim where this comes last. */
function furtherIn(flat: string, match: RegExpExecArray): { told: string; unit: string }[] {
  const { got = '' } = match.groups ?? {};
  const end = match.index + match[0].length;
  if (match[0].startsWith(got)) {
    return allMatches(anyFigure, match[0].slice(got.length))
      .slice(0, -1)
      .map(({ groups }) => ({ told: groups?.['more'] ?? '', unit: groups?.['moreOf'] ?? '' }));
  }
  const found: { told: string; unit: string }[] = [];
  let rest = flat.slice(end);
  for (;;) {
    const next = nextInList.exec(rest);
    if (next === null) return found;
    found.push({ told: next.groups?.['more'] ?? '', unit: next.groups?.['moreOf'] ?? '' });
    rest = rest.slice(next[0].length);
  }
}
