import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { quantityPattern, readQuantity } from '../german/quantities.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { countsOf, mayCount } from './counts.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, unitsOf } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { ofPerson } from './of-others.ts';
import type { Unit } from './units.ts';

const rule = letterRule('other-staff');

const staffWords =
  '(?:(?:\\p{Lu}\\p{L}*m|M)itarbeiter\\p{L}*|(?:Fach|Vor|Hilfs)arbeiter\\p{L}*|Mitarbeitende\\p{L}*|Beschäftigte\\p{L}*|Kolleg\\p{L}+|Kräfte\\p{L}*|\\p{Lu}\\p{L}*kräfte\\p{L}*|Angestellte\\p{L}*|(?:Pflegend|Lehrend|Arbeitend|Tätig|Reinigend)e[nr]?|Personen|Untergebene\\p{L}*|Leuten?|Köpfe\\p{L}*|Gesell(?:inn)?en|Helfer\\p{L}*|Sachbearbeiter\\p{L}*|Ingenieur\\p{L}*|Verkäufer\\p{L}*|Monteur\\p{L}*|(?:\\p{Lu}\\p{L}+f|F)ahrer\\p{L}*|\\p{Lu}\\p{L}+(?:techniker|pfleger|monteur|schlosser|mechaniker|verkäufer)\\p{L}*)';
const leads =
  '(?:[Uu]nterst(?:ellt|and|eht|anden|ehen)\\p{L}*|[Ff]ühr(?:te|t|ung)|[Ll]eit(?:ete|et|ung|er|erin)|Chef(?:in)?(?= (?:von|über))|[Vv]erantwort\\p{L}*|[Kk]oordin\\p{L}*|[Tt]eams?|Vorgesetzte\\p{L}*|[Aa]n (?:sie|ihn) berichte(?:te)?n)';
/** „vier ihrer Fachkräfte“ are a part of them. */
const few = '(?:(?!(?:ihr|sein|unser|dies|d)er )\\p{Ll}+ )?';
/** People by what they are, not those who lead others themselves: „acht Chemikanten und Produktionshelfer“. */
const byTrade =
  '(?!\\p{L}*(?:[Ll]eiter|[Mm]eister|[Ff]ührer|[Ll]ager|[Hh]äuser|[Ll]änder|[Cc]enter)n?(?:innen)?(?!\\p{L}))(?:Köchen?|\\p{Lu}\\p{L}*(?:ern?|innen|[ae]nten|isten|euren?|kräften?|leuten?|gesellen|köchen?|ärzten?))';
/** What is led with those who work there: „leitete die Filiale mit vier Floristinnen“. */
const place =
  '\\p{L}*(?:[Ff]iliale|[Aa]bteilung|[Ss]tation|[Kk]üche|[Ww]erkstatt|[Gg]ruppe|[Ss]chicht|[Nn]iederlassung|[Zz]weigstelle|[Gg]eschäftsstelle|[Dd]ienststelle|[Pp]raxis|[Kk]anzlei|[Bb]auhof|[Ss]alon|[Ll]aden|[Mm]arkt|[Kk]olonne|[Rr]estaurant|[Ss]ervice|[Kk]ita|[Tt]agesstätte|[Bb]ücherei|[Aa]potheke|[Gg]ärtnerei|[Bb]äckerei|[Ss]achgebiet|[Rr]eferat)(?: [^.;,]{0,25})?';
/** No „vier Zimmern“. */
const surelyPeople =
  '\\p{Lu}\\p{L}*(?:innen|[ae]nten|isten|euren|leuten|gesellen|[Kk]öchen|[Ää]rzten|(?:helf|bäck|gärtn|fahr|pfleg|lehr|verkäuf|mechanik|technik|schloss|arbeit|bearbeit|erzieh|meist)ern)(?!\\p{L})';
const directly = '(?:(?:direkt|unmittelbar|fachlich|disziplinarisch|und) ){0,3}';
const counted = searchOf(
  lateRegExp(
    `(?<!(?:und|sowie) )(?<under>${quantityPattern}) (?:${few}${byTrade} (?:(?:und|sowie) (?:${quantityPattern} )?${byTrade} )?${directly}unterst(?:ellt|anden|ehen)|(?:ihm|ihr) ${directly}(?:unterstellten|anvertrauten) (?:Mitarbeit|Beschäftigt|Person|Kräfte|Leute|Menschen|${byTrade}))|[Uu]nterst(?:anden|ehen|ellt waren) [^.;,]{0,30}?(?<these>${quantityPattern}) ${few}${byTrade}|${leads}[^.;]{0,70}?(?<count>${quantityPattern}) ${few}${staffWords}|(?:[Ff]ührte?|[Ll]eitete?) (?:\\p{Ll}+ ){0,4}${place} mit (?<staffed>${quantityPattern}) ${few}${surelyPeople}|(?:[Vv]orgesetzte[rn]?|Chef(?:in)?|[Ll]eiter(?:in)?) (?:von|über) (?<below>${quantityPattern}) ${few}${byTrade}|(?<trades>${quantityPattern}) ${few}${byTrade} unter (?:seiner|ihrer) (?:Führung|Leitung)|(?<before>${quantityPattern}) ${few}${staffWords}(?: und ${staffWords})?(?: [^.;]{0,60}(?:unterst(?:ellt|anden)|verantwortlich|(?<!\\p{L})geführt)| unter (?:seiner|ihrer) (?:Führung|Leitung)| (?:[Ss]ein|[Ii]hr)e[rs] (?:Teams|Abteilung|Bereichs?|Mannschaft|Gruppe)(?!\\p{L})|[^.;]{0,20}, die (?:sie|er) (?:führte|leitete)(?!\\p{L}))|^(?<first>\\p{Lu}\\p{Ll}{3,}) ${few}${staffWords} [^.;]{0,60}(?:unterst(?:ellt|anden)|(?<!\\p{L})geführt)|(?:[Ss]ein|[Ii]hr)e?[nr]? (?:\\p{Lu}\\p{L}+ (?:mit|von|aus) )?(?<own>${quantityPattern}) ${few}${staffWords}|(?:[Tt]eams?|\\p{L}*[Mm]annschaft|Brigade|Kolonne|[Uu]nter (?:seiner|ihrer) (?:Leitung|Führung) (?:arbeiteten|standen)) (?:(?:von|mit|aus) )?(?<team>${quantityPattern}) ${few}${byTrade}|(?<whom>${quantityPattern}) ${few}(?:${staffWords}|${byTrade})(?: [^.;,]{0,20})?, (?:die (?:(?:alle|sämtlich|durchweg) )?(?:(?:er|sie) (?:an)?(?:leitete?|führte?|leitet)|von (?:ih[mr]|Frau \\p{L}+|Herrn \\p{L}+) (?:an)?ge(?:führt|leitet))|deren (?:[Vv]orgesetzte|[Cc]hef|[Ll]eiter))|(?:(?:[Ss]ein|[Ii]hr)e?|von (?:ih[mr]|Frau \\p{L}+|Herrn \\p{L}+) ge(?:führte|leitete)) (?:Gruppe|Team|Mannschaft|Schicht|Abteilung|Bereich|Kolonne) (?:besteht|bestand|umfasste?|zählte?|hatte?) (?:\\p{Ll}+ )?(?:aus )?(?<made>${quantityPattern}) ${few}(?:${staffWords}|${byTrade}|Stellen)|(?<![\\p{L}-])(?<heads>\\d{1,3}|\\p{Ll}+?)-?köpfige[snmr]? \\p{Lu}\\p{L}+`,
    'u',
  ),
);
const growing = late.iu`(?<!\p{L})(?:urlaub|abwesenheit|vor (?:ihre|seine)[rm]|früher\p{L}*|zuvor|förderte \p{L}+ nachwuchs\p{L}*|zuletzt|zunächst|anfangs|anfänglich|später|seit|ab(?= (?:\d|de[mr]|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|frühjahr|winter|anfang|mitte|ende))|wuchs|gewachsen|wachsend\p{L}*|ausgebaut|aufgebaut|baute|vergrößer\p{L}*|erweiter\p{L}*|von \p{L}+ auf|bis zu|davon|darunter|außerdem|zusätzlich|vertretung\p{L}*|vertretungsweise|zeitweise|vorübergehend|stammteam|zu[mr]? \p{L}*(?:meister|techniker|abschluss|prüfung|führungskr)\p{L}*|(?:durch|bei|in|zu[mr]?) (?:die |der |den |das |ihre[rmn]? |seine[rmn]? )?\p{L}*(?:weiterbildung|fortbildung|ausbildung|einarbeitung|qualifi)\p{L}*)(?!\p{L})`;
/** „deren Größe seit 2015 gleich geblieben ist“ */
const steady = late.iu`(?<!\p{L})(?:unverändert|gleich(?:bleibend\p{L}*| geblieben| groß)|durchgehend|durchweg)(?!\p{L})`;
const itsTeam = late.iu`(?:ihr|sein)(?:e[nmr]?)? $`;
/** „23 Beschäftigte, darunter fünf Auszubildende“ */
const ofThese = /,? (?:davon|darunter) .*/u;
/** The team of a house, of which nobody is said to lead it. */
const ofHouse = late.iu`^(?:ein|(?:in )?unser\p{L}*|wir|bei uns)(?!\p{L})(?!.*(?<!\p{L})(?:er|sie|ih[mr]|frau|herrn?)(?!\p{L}))`;

/** Who leads twenty people in a project leads as many as that project needs. */
const forProject = late.iu`(?<!\p{L})projekt\p{L}*`;
const clauseOf = (flat: string, at: number, match: string): string =>
  flat.slice(Math.max(flat.lastIndexOf(',', at), flat.lastIndexOf(';', at)) + 1, at) +
  match +
  (/^[^,;]*/u.exec(flat.slice(at + match.length))?.[0] ?? '');

/** As quick a look for words of leading. */
const led = searchOf(
  late.iu`unterst|führ|leit|verantwort|team|mannschaft|brigade|kolonne|(?:sein|ihr)e[rs] |vorgesetzt|chef|anvertraut|köpfig|koordin|berichte(?:te)?n|(?:sein|ihr)e[nr]? (?:\d|\p{L})`,
);

const changes = searchOf(
  /(?:mitarbeit|team|beschäftigte)[^.;]{0,60}(?:zuletzt|wuchs|gewachsen|zunächst|anfangs|bis zu)|(?:zuletzt|zunächst|anfangs|bis zu)[^.;]{0,60}(?:mitarbeit|team|beschäftigte)/iu,
);

interface Led {
  readonly value: number;
  /** „seine elf Leute“, „ihr achtköpfiges Team“: all there are. */
  readonly isWhole: boolean;
  readonly start: number;
  readonly end: number;
}

/** How many people a sentence says that somebody led. */
export function ledIn(unit: Unit): Led | null {
  if (!led.test(unit) || !(mayCount(unit) || unit.lower.includes('köpfig'))) return null;
  // „Seit dem 1. April 2018 leitet sie das Team mit elf Beschäftigten“: the number of today, if it is the only one.
  const today = /^Seit (?!.*(?<!\p{L})[Ss]eit )/u.test(unit.flat) ? unit.flat.slice(5) : unit.flat;
  if (growing.test(today.replace(ofThese, '')) && !steady.test(unit.flat)) return null;
  const match = counted.exec(unit);
  if (match === null || forProject.test(clauseOf(unit.flat, match.index, match[0]))) return null;
  const { count, before, own, heads, under, first, team, these, whom, made, trades, below, staffed } =
    match.groups ?? {};
  const value = readQuantity(
    these ??
      whom ??
      made ??
      trades ??
      below ??
      staffed ??
      count ??
      before ??
      own ??
      heads ??
      under ??
      first ??
      team ??
      '',
  );
  return value === null || value < 2
    ? null
    : {
        value,
        isWhole: own !== undefined || (heads !== undefined && itsTeam.test(unit.flat.slice(0, match.index))),
        start: match.index,
        end: match.index + match[0].length,
      };
}

const people = late.u`^(?:mitarbeit|beschäftigt|angestellt|kolleg|kräft|\p{L}+kräft|person|auszubild|azubi|lehrling|praktikant|gesell|helf|aushilf|\p{L}*(?:verkäuf|monteur|fahr|bearbeit|ingenieur|pfleg|lernend|\p{L}leut))`;

const atStart = late.iu`^(?:(?:er|sie|frau|herr) (?:\p{L}+ ){0,3}?(?:führt|leitet)e?|(?:ihre?|seine?) \p{L}+ (?:besteht|bestand|umfasste?|zählte?)|als \p{L}+ (?:war|ist) (?:er|sie) vorgesetzte|(?:ihm|ihr) (?:waren?|sind|ist|unterst\p{L}+))`;

interface Told extends Led {
  readonly unit: Unit;
  /** With those that the sentence names beside. */
  readonly sum: number;
}

/** How many were led by what a sentence tells, and how many that are with those it names beside. */
const toldIn = (units: readonly Unit[]): Told[] =>
  units.flatMap((unit) => {
    const told = ledIn(unit);
    if (told === null || told.value < 3 || ofHouse.test(unit.flat)) return [];
    // „fünf Beschäftigte und zwei Auszubildende“ are seven.
    const all = countsOf(unit).filter(
      ({ noun, start, end }) => people.test(noun) || (start >= told.start && end <= told.end),
    );
    return [{ ...told, unit, sum: all.reduce((total, { value }) => total + value, 0) }];
  });

/** Twelve people at the beginning, a team of eight where the leadership is praised. */
export const findOtherStaff: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, counted)) return [];
  // Among the ratings a sentence that rates nobody is read as a task.
  const rated = unitsIn(letter, 'performance')[0] ?? Infinity;
  const frame = unitsIn(letter, 'introduction', 'tasks');
  // „Der Markt hat 1.100 Quadratmeter; Herr Kern war dort Vorgesetzter von elf Beschäftigten“
  const ofFirm = unitsIn(letter, 'company').filter((at) => ofPerson.test(letter.units[at]?.flat ?? ''));
  const early = [...ofFirm, ...frame]
    .filter((at) => at < rated)
    .toSorted((a, b) => a - b)
    .flatMap((at) => letter.units[at] ?? []);
  const before = toldIn(early);
  // „Sie führte ein Team von fünf Mitarbeitern“ may stand among the ratings.
  const told =
    before[0] ?? toldIn(unitsOf(letter, 'performance').filter(({ flat }) => atStart.test(flat)))[0];
  const among = before.filter(({ value }) => value !== told?.value);
  if (told === undefined || among.some(({ isWhole }) => !isWhole)) return [];
  if (early.some((unit) => changes.test(unit))) return [];
  const behind = unitsIn(letter, 'performance', 'summary', 'behavior', 'closing');
  const later = [...frame.filter((at) => at > rated), ...behind].flatMap((at) => {
    const unit = letter.units[at];
    const one = unit === undefined || unit.zone !== 'body' ? null : ledIn(unit);
    return unit === undefined || one === null ? [] : [{ ...one, unit }];
  });
  return [...among, ...later].flatMap(({ unit, ...other }) => {
    if (other.value === told.value || unit === told.unit) return [];
    if ([told.value, told.sum].some((one) => Math.abs(other.value - one) <= Math.max(1, 0.1 * one)))
      return [];
    return [
      byRule(letter, rule, {
        at: spanOf(unit, other.start, other.end),
        words: { before: String(told.value), later: String(other.value) },
      }),
    ];
  });
};
