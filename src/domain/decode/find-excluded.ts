import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { stem } from '../german/stem.ts';
import { excludedFamilies, excludedFields } from '../knowledge/excluded-fields.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { isOfEarlierPost } from './earlier-post.ts';
import { byRule, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { tellsNextPost } from './next-post.ts';
import type { Unit } from './units.ts';

/** „Eigene Fahrzeuge besitzen wir nicht“, and „unser Fuhrpark“; „nur tagsüber“, and the night shift. */
export function findExcluded(letter: LetterContext, known: readonly Candidate[]): Candidate[] {
  if (letter.layman || letter.simple) return [];
  const isKnown = ({ start, end }: Unit): boolean =>
    known.some((one) => (one.start ?? 0) < end && (one.end ?? 0) > start);
  return pairsOf(letter)
    .filter((pair) => !pair.some(isKnown))
    .slice(0, 1)
    .map(([one, other]) =>
      // What comes second is what does not fit.
      byRule(letter, letterRule('task-denied'), { at: other.start > one.start ? other : one }),
    );
}

const pairsOf = (letter: LetterContext): Pair[] => [
  ...inFields(letter),
  ...sameNoun(letter),
  ...inFamilies(letter),
  ...soleHolder(letter),
];

type Pair = readonly [denial: Unit, told: Unit];

const fields = excludedFields.map((one) => ({
  ...one,
  denied: searchOf(one.denied),
  told: searchOf(one.told),
}));
type Field = (typeof fields)[number];

/** „keine eigene Fertigung“, „ohne Zeichnungsbefugnis“, „nie Lehrlinge“ */
const before = late.iu`(?<!\p{L})(?:(?:kein(?:e[mnrs]?|erlei)?|ohne(?: jede\p{L}{0,2}| jegliche\p{L}{0,2})?) (?:[\p{L}\d-]+ ){0,2}|(?:weder|noch nie|nie|niemals) (?:[\p{L}\d-]+ ){0,6}|weder [^.;]{2,50} noch (?:[\p{L}\d-]+ ){0,2}|nicht (?:mit |über )?)$`;
/** „Auszubildende hat es in unserem Betrieb nicht gegeben“ */
const after = late.iu`^[^,;.:]{0,90}? (?:nicht|nie|niemals|kein(?:e[mnrs]?|erlei)?|weder|zu keine[rm] zeit(?:punkt)?)(?!\p{L}| (?:schwer|zu(?! (?:sein|ihr)e[mnr] (?:auf|arb|geb|ber|tät|pfl))|müde|leicht|nur|allein))`;
/** „Ihr Budget hat sie nie überschritten“: what is theirs is there. */
const owned = late.iu`(?<!\p{L})(?:(?:unser|ihr|sein|dies|all)\p{L}{0,3}|die) (?:\p{Ll}+ )?$`;
/** „weitere Filialen haben wir nicht“: one there is. */
const further = late.iu`(?<!\p{L})(?:weitere|andere|zusätzliche)[nrs]? $`;
/** „führte ausschließlich der Geschäftsführer“ */
const byOther = late.iu`^[^,;.:]{0,60}?(?<!\p{L})(?:ausschließlich|allein|nur) (?:der|die|unsere?|vom|von) [\p{L}-]*(?:leit|führ|chef|meister|zentrale|vorst|inhaber|kolleg|abteilung|büro)`;
/** Not denied, or denied of a fault. */
const harmless = late.iu`(?<!\p{L})(?:(?:nie|nicht) (?:schwer|leicht|zu(?! (?:sein|ihr)e[mnr] (?:auf|arb|geb|ber|tät|pfl)))|nicht (?:nur|allein|zuletzt|selten|lediglich|ohne|immer|weniger|un(?!ter)\p{L}{5,})|kein(?:e|en)? (?:einzige[rnms]? )?(?:problem|schwierigkeit|frage|zweifel|mühe|hindernis|anlass|nachteil|halt|wunsch|gegendarstellung)\p{L}*|sondern)(?!\p{L})|beschwer|klag|beanstand|(?<!\p{L})fehl(?:er|te)|probleme|scheu|warten|verlor|vergess|versäum|sch[aä]den?(?!\p{L})|unf[aä]ll|ausfall|ausgefallen|zweifel|abgebrochen|enttäusch|unzufrieden|überfordert|müde|abgelehnt|verzichte|disziplinarisch`;
const forAll = late.iu`(?<!\p{L})(?:nie|niemals|zu keine[rm] zeit\p{L}*|durchgehend|durchgängig|ohne unterbrechung|(?:gesamte|ganze)[nrms]? \p{L}+|all (?:den|die) jahren?|bis zuletzt|seit (?:der gründung|jeher|beginn)|bis heute|vom ersten bis zum letzten|ausnahmslos|auch später|in den \p{L}+ jahren|von anfang an|bislang|bis zum (?:schluss|letzten tag|ende (?:ihrer|seiner) \p{L}+)|durchweg|seit (?:ihrem|seinem) eintritt)(?!\p{L})`;
/** Denied of a part of the time only. */
const limited = late.iu`(?<!\p{L})(?:zunächst|anfangs|anfänglich|zu beginn|früher|damals|noch (?:nicht|keine?[nrms]?)|nicht mehr|bis (?:zum (?!letzten)|zur|dahin|ende|(?:\p{L}+ )?(?:19|20)\d\d)[^.;]*|(?:bei|vor) (?:ihrem|seinem|dem) (?:eintritt|dienstantritt)|begann|im ersten|in den ersten|während (?:der|des|ihres|seines|ihrer|seiner) (?:\p{L}*praktikums|probezeit|einarbeitung|elternzeit)|als minderjährige[rn]?|(?:seit|ab) (?:dem |\p{L}+ )?(?:19|20)\d\d|inzwischen|heute|künftig|zuletzt|grundsätzlich|in der regel|meist(?:ens)?|ursprünglich|eigentlich|kaum|außer|bis auf|größere[nr]?)(?!\p{L})`;
/** How long the person was there limits nothing. */
const wholeStay = late.iu`(?<!\p{L})vo[nm] [^;,]{4,30}? bis (?:zu[mr]? )?[^;,]{0,20}?(?:19|20)\d\d|in den jahren (?:19|20)\d\d bis (?:19|20)\d\d|bis zu (?:ihrem|seinem) (?:aus|weg)\p{L}+(?: am [^.;,]{0,12}(?:19|20)\d\d)?`;
const isLimited = (flat: string): boolean => !forAll.test(flat) && limited.test(flat.replace(wholeStay, ' '));
const arriving = late.iu`(?<!\p{L})(?:zuvor|vorher|eingetreten|wechselte|begann)(?!\p{L})|(?<!\p{L})(?:trat|kam|stieg) (?:[\p{L}-]+ ){0,2}(?:als|am|im|ohne|zu uns|mit|\d{4}|bei uns)(?!\p{L})`;
/** Told of another time, or of help in need. */
const changed = late.iu`(?<!\p{L})(?:(?:seit|ab) (?:de[mr]|ihre[mr]|seine[mr]|\d|(?:\p{L}+ )?(?:19|20)\d\d)[^.;,]*|später|inzwischen|zuletzt|danach|anschließend|nach (?:der|dem|ihrer|seiner|ihrem|seinem) (?:umstellung|ernennung|beförderung|erwerb|aufstieg|übernahme|wechsel|ausbildung)|künftig|heute|bis (?:ende |anfang |\p{L}+ )?(?:19|20)\d\d)(?!\p{L})`;
const inNeed = late.iu`(?<!\p{L})(?:freiwillig|ausnahmsweise|dennoch|half [^.;]{0,30}aus|aushilfsweise|gelegentlich|vertretungsweise|notfalls)(?!\p{L})`;
/** Told of what belongs to others, and for the house of what partners do. */
const ofOthers = late.iu`schwester|ehrenamt|(?:andere[nrms]?|frühere[nrms]?|vorige[nrms]?|vorherige[nrms]?) (?:\p{L}+ )?(?:firm|betrieb|unternehm|haus|kanzlei|arbeitgeb|stelle)|mitbewerber|freizeit|vereins|nachbar`;
const ofPartners = late.iu`partner|fremde|(?<!\p{L})extern|dienstleister|spedition|gemietet|geleast|leihweise`;
const ofHouse = late.iu`(?<!\p{L})(?:unser\p{L}*|wir|uns)(?!\p{L})`;

const ofPerson = late.iu`(?<!\p{L})(?:er|ihm|ihn|frau|herrn?|\p{L}+te sie)(?!\p{L})`;
/** Said of the house alone. */
const isOfFirm = ({ parts, units }: LetterContext, at: number): boolean =>
  parts[at] === 'company' && !ofPerson.test(units[at]?.flat ?? '');
const isOfHouse = ({ parts, units }: LetterContext, at: number): boolean => {
  const flat = units[at]?.flat ?? '';
  return ofHouse.test(flat) || (/^(?:company|introduction)$/.test(parts[at] ?? '') && !ofPerson.test(flat));
};

/** Whether what stands between two places of a sentence is denied. */
function isDenied(flat: string, from: number, to: number): boolean {
  const start = Math.max(flat.lastIndexOf(';', from), flat.lastIndexOf(':', from)) + 1;
  const head = flat.slice(start, from);
  return before.test(head) || (!owned.test(head) && after.test(flat.slice(to)));
}

function deniesIt(letter: LetterContext, at: number, field: Field): boolean {
  const unit = letter.units[at] as Unit;
  const match = field.denied.exec(unit);
  if (match === null) return false;
  const to = match.index + match[0].length;
  const isWhole = field.whole || only.test(match[0]);
  if (field.firm && !isWhole && further.test(unit.flat.slice(0, match.index))) return false;
  if (!isWhole && !isDenied(unit.flat, match.index, to) && !byOther.test(unit.flat.slice(to))) return false;
  if (!field.whole && (field.firm ? !isOfHouse(letter, at) : isOfFirm(letter, at))) return false;
  if (isHarmless(unit.flat, field.arrival)) return false;
  if (!field.firm && isOfEarlierPost(letter, unit)) return false;
  return (
    isWhole || field.arrival || forAll.test(unit.flat) || !arriving.test(clauseAt(unit.flat, match.index))
  );
}
const isHarmless = (flat: string, isArrival = false): boolean =>
  harmless.test(flat) || (!isArrival && isLimited(flat));
const only = /^(?:nur|ausschlie|allein|einzig|lediglich|ausnahmslos|reine)/iu;

const clauseAt = (flat: string, at: number): string =>
  flat.slice(flat.lastIndexOf(',', at) + 1).split(',', 1)[0] ?? '';

function tellsIt(letter: LetterContext, at: number, field: Field, denial: Unit): boolean {
  const unit = letter.units[at] as Unit;
  const match = field.told.exec(unit);
  if (match === null || !mayTell(letter, at, denial, field.firm)) return false;
  // A language that the denial itself excepts
  if (field.excepts) {
    const tongue = /(?:\p{L}+)isch/iu.exec(match[0])?.[0] ?? '';
    if (nearOf(letter, denial).toLowerCase().includes(tongue.toLowerCase())) return false;
  }
  return !isDenied(unit.flat, match.index, match.index + match[0].length);
}

const nearOf = ({ units }: LetterContext, unit: Unit): string =>
  `${units[units.indexOf(unit) - 1]?.flat ?? ''} ${unit.flat}`;

function mayTell(letter: LetterContext, at: number, denial: Unit, isFirm: boolean): boolean {
  const unit = letter.units[at] as Unit;
  if (unit === denial || unit.zone !== 'body' || (!isFirm && isOfFirm(letter, at))) return false;
  if (ofOthers.test(unit.flat) || inNeed.test(unit.flat) || tellsNextPost(letter, at)) return false;
  if (isFirm && ofPartners.test(unit.flat)) return false;
  return forAll.test(denial.flat) || !changed.test(unit.flat);
}

function inFields(letter: LetterContext): Pair[] {
  const possible = fields.filter(({ denied, told }) => mayStand(letter, denied) && mayStand(letter, told));
  if (possible.length === 0) return [];
  return possible.flatMap((field) =>
    letter.units.flatMap((body, at) =>
      body.zone === 'body' && deniesIt(letter, at, field)
        ? toldOf(letter, at, (i, unit) => tellsIt(letter, i, field, unit))
        : [],
    ),
  );
}

function toldOf(letter: LetterContext, at: number, tells: (at: number, denial: Unit) => boolean): Pair[] {
  const denial = letter.units[at] as Unit;
  const told = letter.units.find((_, i) => tells(i, denial));
  return told === undefined ? [] : [[denial, told]];
}

/** „Ein eigenes Standesamt besitzt sie nicht“, „Diktate gab es bei uns nicht“: a noun that no table knows. */
const denied = searchOf(
  lateRegExp(
    [
      '(?<!\\p{L})[Kk]ein(?:e[nrms]?|erlei)? (?:eigene[nrsm]? )(?<a>\\p{Lu}[\\p{L}-]{4,})',
      '(?<!\\p{L})(?:[Ee]igene[nrs]?|[Ee]inen? eigene[nrs]?|[Ee]in eigenes) (?<b>\\p{Lu}[\\p{L}-]{4,})[^.;,]{0,40} (?:wir|sie|es|unser\\p{L}* \\p{L}+)(?: [^.;,]{0,30})? (?:nicht|nie)(?!\\p{L})',
      '(?<c>\\p{Lu}[\\p{L}-]{4,})(?: (?:bei|in|an|auf|seit|während) [^.;,]{0,40})? (?:gab|gibt|hat) es [^.;,]{0,60}(?:nicht|nie)(?!\\p{L})',
      '(?<d>\\p{Lu}[\\p{L}-]{4,}) konnten? [^.;,]{0,60}nicht (?:vermittelt|gezeigt|durchlaufen) werden',
    ].join('|'),
    'u',
  ),
);
const nobodyOwns =
  /^(?:beschwerd|klag|fehl|problem|konflikt|unf[aä]ll|streit|anlass|grund|zweifel|schwierig|mitarbeit|kolleg|vergleich|stelle|position|bedarf|leistung|zeit|person|verantwort|wunsch|familie|kinder|meinung|erfahrung|beanstand|reklamation|ausf[aä]ll|fluktuation|engp[aä]ss|rückfrag)/u;

function sameNoun(letter: LetterContext): Pair[] {
  if (!mayStand(letter, denied)) return [];
  return letter.units.flatMap((unit, at) => {
    const groups = unit.zone === 'body' ? denied.exec(unit)?.groups : undefined;
    const noun = groups?.['a'] ?? groups?.['b'] ?? groups?.['c'] ?? groups?.['d'] ?? '';
    const root = stem(noun.toLowerCase());
    if (groups === undefined || root.length < 5 || nobodyOwns.test(root)) return [];
    if (!isOfHouse(letter, at)) return [];
    if (isHarmless(unit.flat)) return [];
    const isOurs = lateRegExp(
      `unser\\p{L}* (?:[\\p{L}\\d-]+ ){0,2}${root}\\p{L}*|(?<!\\p{L})${root}\\p{L}{0,3} unser\\p{L}*${groups['c'] === undefined ? '' : `|(?<!\\p{L})${root}\\p{L}{0,3}, (?:zu|bei|an|in) de(?:nen|m|r)(?!\\p{L})`}`,
      'iu',
    );
    return toldOf(letter, at, (i, denial) => {
      const match = isOurs.exec(letter.units[i]?.flat ?? '');
      return (
        match !== null &&
        mayTell(letter, i, denial, true) &&
        !isDenied((letter.units[i] as Unit).flat, match.index, match.index + match[0].length)
      );
    });
  });
}

const families = excludedFamilies.map(({ members, exclusive, hers }) => ({
  members: members.map(searchOf),
  exclusive: searchOf(exclusive),
  hers: searchOf(hers),
}));

/** „ausschließlich hochbetagte Menschen“, and „die Säuglinge auf ihrer Station“ */
function inFamilies(letter: LetterContext): Pair[] {
  return families.flatMap(({ members, exclusive, hers }) => {
    const there = members.filter((member) => mayStand(letter, member));
    if (there.length < 2 || !mayStand(letter, exclusive) || !mayStand(letter, hers)) return [];
    return letter.units.flatMap((unit, at) => {
      if (unit.zone !== 'body' || !exclusive.test(unit)) return [];
      const named = there.filter((member) => member.test(unit));
      if (named.length !== 1 && there.length === named.length) return [];
      if (named.length === 0 || isHarmless(unit.flat)) return [];
      return toldOf(letter, at, (i, denial) => {
        const one = letter.units[i] as Unit;
        if (!hers.test(one) || named.some((member) => member.test(one))) return false;
        return there.some((member) => member.test(one)) && mayTell(letter, i, denial, true);
      });
    });
  });
}

const sole = searchOf(
  late.u`(?<!\p{L})(?:[Aa]ls|[Uu]nser|[Uu]nsere|ist|war|der|die) (?:\p{Ll}+ )?einzige[rn]? (?<who>\p{Lu}\p{L}{5,})`,
);
/** „als einziger Hausmeister“, and „unser Hausmeisterteam“ */
function soleHolder(letter: LetterContext): Pair[] {
  if (!mayStand(letter, sole)) return [];
  return letter.units.flatMap((unit, at) => {
    const who = unit.zone === 'body' ? sole.exec(unit)?.groups?.['who'] : undefined;
    if (who === undefined || isLimited(unit.flat) || nobodyOwns.test(who.toLowerCase())) return [];
    const root = stem(who.toLowerCase().replace(/in$/u, ''));
    const others = lateRegExp(
      `(?<!\\p{L})${root}(?:er|in|innen|s|n)?(?:kolleg|team|mannschaft)\\p{L}*|(?:unsere|ihre|seine|die|den|allen|mit)n? (?:anderen|übrigen|beiden anderen|weiteren) ${root}\\p{L}{0,5}`,
      'iu',
    );
    return toldOf(
      letter,
      at,
      (i, denial) => others.test(letter.units[i]?.flat ?? '') && mayTell(letter, i, denial, false),
    );
  });
}
