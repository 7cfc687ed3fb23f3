import { allMatches } from '../german/all-matches.ts';
import { late as latePattern, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity, scaleOf, scalePattern } from '../german/quantities.ts';
import { gateOf, searchOf } from '../german/sieve.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { isOtherShare } from './told-share.ts';
import type { Unit } from './units.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** Words for more, and for less. */
export const up = latePattern.iu`stieg(?!l)|steig|erhöh|wuchs|wächs|wachs(?!am)|verdoppel|verdopplung|verdreifach|vervierfach|verfünffach|verzehnfach|vermehr|vergrößer|verlänger|kletter|zunahm|zugenommen|zuzunehmen|zunahme|(?<!\p{L})nahm(?:en)? [^.;]*(?<!\p{L})zu(?!\p{L})|ausgebaut|ausbau|aufgestockt|aufstock|anhob|angehob|anheb|zuwachs|ausgeweitet|auszuweiten|ausweit|hochgefahr|schnellte`;
export const down = latePattern.iu`(?<!\p{L})sank|sinken|gesunken|senk|verringer|reduzier|reduktion|vermind|verkürz|verkleiner|halbier|(?<!\p{L})(?:zurück)?fiel(?:en)?(?!\p{L})|gefallen|schrumpf|zurückging|zurückgegangen|zurückgeh|rückgang|zurückgefahr|zurückführ|(?<!\p{L})g(?:ing|ingen|eht|ehen) [^.;]*zurück|(?:ge|herunter)drück|drückte|abnahm|abgenommen|(?<!\p{L})nahm(?:en)? [^.;]*(?<!\p{L})ab(?!\p{L})|abgebaut|abzubauen|minimier|gedrosselt|drosselte|gekürzt|kürzte|beschleunigt`;
const moves = searchOf(lateRegExp(`${up.source}|${down.source}`, 'iu'));

/** Where less is better, or a figure is turned down all the same. */
const unlike = latePattern.iu`(?<!\p{L})(?:platz|rang|nicht|statt|anstatt|vermied|verhinder\p{L}*|bevor|nachdem)(?!\p{L})|(?<!\p{L}{3})noten?(?!\p{L})|durchschnittsnote`;

const about =
  '(?:(?:zuvor|anfangs|anfänglich|ehemals|einst|ursprünglich|bisher|vorher|früher|zuletzt|vormals|noch|nur|zunächst|jetzt|nunmehr|heute|durchschnittlich|im Schnitt|im Mittel|rund|etwa|circa|ca\\.|knapp|gut|über|unter|mehr als|weniger als|fast|nahezu|jährlich|täglich|monatlich) ){0,3}';
const value = (name: string): string =>
  `${about}(?<${name}>${quantityPattern}|eine?[mnrs]?(?= (?:Tag|Woche|Monat|Jahr|Stunde|Minute|Quartal)))(?: ?(?<${name}Scale>${scalePattern}))?(?: ?(?<${name}Unit>%|\\p{Lu}\\p{L}+))?`;
const fromTo = lateRegExp(`(?<!\\p{L})von ${value('a')}(?: [^.,;:]{0,30}?)? auf ${value('b')}`, 'gu');
const beforeNow = lateRegExp(
  `(?<!\\p{L})auf ${value('b')}(?:, | \\(?)(?:zuvor|vorher|vormals|gegenüber|statt(?: bisher)?|nach (?:zuvor|vorher)) (?:waren es |lag(?:en)? sie bei )?${value('a')}`,
  'gu',
);

const spans: readonly (readonly [RegExp, number])[] = [
  [/^sekunde/iu, 1],
  [/^minute/iu, 60],
  [/^stunde/iu, 3600],
  [latePattern.iu`^(?:\p{L}*tage?n?)$`, 28_800],
  [latePattern.iu`^(?:\p{L}*wochen?)$`, 144_000],
  [/^monat/iu, 626_000],
  [/^quartal/iu, 1_880_000],
  [/^jahr/iu, 7_500_000],
];
const spanUnit = (unit: string): number | null => spans.find(([name]) => name.test(unit))?.[1] ?? null;

interface Change {
  readonly from: number;
  readonly to: number;
}

const readTold = (told: string): number | null => (/^ein/iu.test(told) ? 1 : readQuantity(told));

/** Both figures in one measure, or null where they cannot be compared. */
function changeOf(groups: Readonly<Record<string, string | undefined>>): Change | null {
  const [a, b] = [readTold(groups['a'] ?? ''), readTold(groups['b'] ?? '')];
  if (a === null || b === null) return null;
  const [unitA, unitB] = [groups['aUnit'] ?? groups['bUnit'] ?? '', groups['bUnit'] ?? groups['aUnit'] ?? ''];
  const [scaleA, scaleB] = [groups['aScale'] ?? groups['bScale'] ?? '', groups['bScale'] ?? ''];
  const [spanA, spanB] = [spanUnit(unitA), spanUnit(unitB)];
  if (spanA !== null && spanB !== null) return { from: a * spanA, to: b * spanB };
  if ((spanA === null) !== (spanB === null)) return null;
  // „von 4 auf 1,5 Millionen“: the scale is told once; „von 800.000 Euro auf 1,2 Millionen“: it belongs to one.
  const shared = groups['aScale'] !== undefined || (groups['aUnit'] === undefined && a < 1000);
  return { from: a * (shared ? scaleOf(scaleA) : 1), to: b * scaleOf(scaleB) };
}

/** What the verb asks of the figures beyond their direction. */
const factors: readonly (readonly [RegExp, (ratio: number) => boolean])[] = [
  [/mehr als halbier/iu, (ratio) => ratio < 0.51],
  [/halbier/iu, (ratio) => ratio > 0.35 && ratio < 0.65],
  [/mehr als verdopp/iu, (ratio) => ratio > 1.97],
  [/verdopp/iu, (ratio) => ratio > 1.55],
  [/verdreifach/iu, (ratio) => ratio > 2.4],
  [/vervierfach/iu, (ratio) => ratio > 3.3],
  [/verfünffach/iu, (ratio) => ratio > 4.2],
];

function clashes({ from, to }: Change, words: string): boolean {
  const [rises, falls] = [up.test(words), down.test(words)];
  if (rises === falls || from === 0) return false;
  if (rises ? to <= from : to >= from) return true;
  const factor = factors.find(([name]) => name.test(words))?.[1];
  return factor !== undefined && !factor(to / from);
}

const borders = /[;:()–—]|[.,](?!\d)/u;

const narrowBorders = latePattern.u`[;:()–—]|[.,](?!\d)|(?<!\p{L})(?:und|während|sowie|bei|wobei)(?!\p{L})`;

/** „die Preise um sieben Prozent gesenkt und …“: a verb that has figures of its own moves no others. */
const spent = latePattern.iu`(?<!\p{L})um (?:[^,;]{0,20} )?(?:(?:\d[\d.,]*|\p{L}+) ?(?:prozent|%|euro|tage?n?|stunden?|wochen?)|(?:die )?hälfte|\p{L}*(?:drittel|viertel|fünftel|zehntel))(?!\p{L})`;

const ownVerb = latePattern.u`^ \p{Ll}{3,}te(?!\p{L})|(?<!\p{L})\p{Ll}+(?:t|en)$`;

/** „… und verbesserte die Treue von 82 auf 94“, „… und die Treue von 82 auf 94 verbessert“ */
const hasOwnVerb = (flat: string, start: number, end: number): boolean =>
  [flat.slice(0, start), flat.slice(end)].some((side, at) =>
    ownVerb.test(side.split(narrowBorders).at(at - 1) ?? ''),
  );

/** The words around a place up to the next comma; `narrow`: also up to the next „und“. */
function around(flat: string, start: number, end: number, isNarrow: boolean): string {
  const pieces = isNarrow ? narrowBorders : borders;
  const before = flat.slice(0, start).split(pieces).at(-1) ?? '';
  const after = flat.slice(end).split(pieces)[0] ?? '';
  if (!isNarrow && spent.test(before) && hasOwnVerb(flat, start, end)) return around(flat, start, end, true);
  return `${before} ${flat.slice(start, end)} ${after}`;
}

const multiple = searchOf(
  latePattern.iu`(?:auf|um) (?:mehr als |fast |rund |nahezu |über )?(?:das|ein) (?:\p{Ll}+ )?(?:doppelte|dreifache|vierfache|fünffache|sechsfache|zehnfache|mehrfache|vielfache)(?!\p{L})`,
);
const fraction = searchOf(
  latePattern.iu`auf (?:unter |weniger als |fast |rund |etwa |knapp )?(?:die hälfte|ein(?:en)? (?:drittel|viertel|fünftel|sechstel|achtel|zehntel|bruchteil))(?!\p{L})`,
);
const bare = latePattern.iu`(?<!\p{L})(?:der|des|vom|von|in|im|jede\p{L}*|gewinn\p{L}*)(?!\p{L})`;

/** „senkte die Kosten auf das Doppelte“ */
function multiples(unit: Unit): { start: number; end: number } | null {
  const { flat } = unit;
  for (const [pattern, clash] of [
    [multiple, down],
    [fraction, up],
  ] as const) {
    const match = pattern.exec(unit);
    if (match === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const words = [true, false]
      .map((isNarrow) => around(flat, start, end, isNarrow))
      .find((one) => up.test(one) || down.test(one));
    if (words === undefined || unlike.test(words) || (up.test(words) && down.test(words))) continue;
    if (clash.test(words) && !bare.test(flat.slice(end, end + 4))) return { start, end };
  }
  return null;
}

const changes = [fromTo, beforeNow].map((pattern) => ({ pattern, mayHold: gateOf(pattern) }));

function find(unit: Unit): { start: number; end: number } | null {
  const { flat } = unit;
  for (const { pattern, mayHold } of changes) {
    if (!mayHold(unit)) continue;
    for (const match of allMatches(pattern, flat)) {
      const change = changeOf(match.groups ?? {});
      if (change === null) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const { aUnit, bUnit } = match.groups ?? {};
      // Weeks against days: who knows how many of them are worked.
      if ((aUnit ?? bUnit) === (bUnit ?? aUnit) && isOtherShare(flat, start, end, change))
        return { start, end };
      const words = [true, false]
        .map((isNarrow) => around(flat, start, end, isNarrow))
        .find((one) => up.test(one) || down.test(one));
      if (words !== undefined && !unlike.test(words) && clashes(change, words)) return { start, end };
    }
  }
  return multiples(unit);
}

const early = '(?:(?:19|20)\\d\\d|(?:[Ss]einem|[Ii]hrem) (?:Ein|An)tritt|[Zz]u Beginn|[Aa]nfangs)(?!\\p{L})';
const late =
  '(?:(?:19|20)\\d\\d|zuletzt|heute|im letzten Jahr|(?:seinem|ihrem) (?:Aus|Weg)\\p{L}+)(?!\\p{L})';
/** „Lagen wir bei seinem Eintritt bei 14,6 Millionen Euro, so … 2019 mit 12,9 Millionen Euro“ */
const apart = lateRegExp(
  `(?<early>${early})[^;]{0,50}? ${value('a')}(?!\\p{L})[^;]{0,90}?(?<!\\p{L})(?<late>${late})[^;]{0,50}? ${value('b')}(?!\\p{L})`,
  'u',
);
const moreIsGood =
  '(?:umsatz|umsätze|absatz|erlös|ertrag|erträge|gewinn|mitglieder|besucher|auslastung|marktanteil)\\p{L}*';
const grew = '(?:ge)?(?:steiger|zuw[aä]chs|wachs|wuchs|erhöh|stieg)\\p{L}*';
const rising = searchOf(
  lateRegExp(`${grew}[^;]{0,40} \\p{L}*${moreIsGood}|${moreIsGood}[^;]{0,50} ${grew}`, 'iu'),
);
/** Another figure than the one that rose, or a fall that is explained. */
const notOfIt =
  /kosten|ausgaben|aufwand|schulden|verlust|fehler|beschwerde|reklamation|krank|fluktuation|dauer|pandemie|corona|krise|trotz|obwohl|rückgang|einbruch|nicht(?! nur)/iu;

function fellApart({ flat }: Unit): { start: number; end: number } | null {
  const match = notOfIt.test(flat) ? null : apart.exec(flat);
  const { early: from = '', late: to = '', a = '', b = '', ...of } = match?.groups ?? {};
  const isOrdered = !/^\d/u.test(from) || !/^\d/u.test(to) || from < to;
  if (match === null || !isOrdered || of['aUnit'] === undefined) return null;
  if (of['aUnit'] !== of['bUnit'] || of['aScale'] !== of['bScale']) return null;
  const [before, after] = [readTold(a), readTold(b)];
  if (before === null || after === null || after >= before) return null;
  return { start: match.index, end: match.index + match[0].length };
}

/** „verkürzte von vier auf neun“, „stieg von 99 auf 98“, „halbierte von 10 auf 20“: the verb says one thing, the figures another. */
export const findAgainstFigures: Finder = (letter): Candidate[] =>
  letter.units.flatMap((unit) => {
    if (unit.zone !== 'body') return [];
    const moved = unit.lower.includes('auf ') && moves.test(unit) ? find(unit) : null;
    const place = moved ?? (rising.test(unit) ? fellApart(unit) : null);
    return place === null
      ? []
      : [byRule(letter, letterRule('against-figures'), { at: spanOf(unit, place.start, place.end) })];
  });
