import { late, lateRegExp } from '../german/late.ts';
import { nameKey } from '../german/name-key.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { issuerKinds } from '../knowledge/issuer-kinds.ts';
import { houseKinds } from '../knowledge/house-kinds.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Another employer than the one who issues the letter: another kind of house, firm, legal form or owner. */
export const findOtherHouse: Finder = (letter) => {
  return [
    ...otherKind(letter),
    ...likeOther(letter),
    ...ofChain(letter),
    ...otherFirm(letter),
    ...otherWishes(letter),
    ...inOtherName(letter),
    ...lent(letter),
    ...otherOwner(letter),
  ];
};

const ours = searchOf(
  late.u`(?<!\p{L})(?:[Uu]nser(?:e[nmrs]?|s)?|[Mm]ein(?:e[nmrs]?|s)?) (?:\p{Ll}+ )?(?<house>\p{Lu}\p{L}+)`,
);

const likeOurs = searchOf(
  late.u`(?<!\p{L})ein(?:en|em|er|es|e)? (?:\p{Ll}+ ){0,2}(?<house>\p{Lu}\p{L}+) wie (?:de[mnr]|die|das|unser\p{L}*|wir)(?: (?:unser|mein)\p{L}*)?(?!\p{L})`,
);
/** How firms are called by what they do. */
const trade = late.iu`^(?<field>\p{L}{4,}?)s?(?:betriebs?|firma|unternehmens?|haus(?:es)?|agentur|büros?|kanzlei|handlung|händlers?|herstellers?|kette|verlags?|verbands?|vereins?|instituts?|schule|werkstatt|dienst(?:leister)?s?)$`;
/** Said of houses of any kind. */
const anyHouse =
  /^(?:handwerk|familien|klein|mittel|groß|industrie|produktion|dienstleist|wirtschaft|fach|privat|tradition|ausbildung|meister|einzel|handel|beratung|medien|technolog|inhaber|spezial|hochleist|mittelstand|wachstum|weltmarkt|international|start|bau|gemeinschaft|saison|zukunft|technik|kranken|alten|gast|eltern|kund|service)/iu;

/** „Für einen Cateringbetrieb wie den unseren“ in the letter of somebody who builds stages. */
function likeOther(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, likeOurs)) return [];
  return letter.units.flatMap((unit, at) => {
    const match = unit.zone === 'body' ? likeOurs.exec(unit) : null;
    if (match === null) return [];
    const field = trade.exec(match.groups?.['house'] ?? '')?.groups?.['field']?.toLowerCase() ?? '';
    if (field.length < 4 || anyHouse.test(field)) return [];
    const start = field.slice(0, 5);
    if (letter.units.some(({ lower }, i) => i !== at && lower.includes(start))) return [];
    return [told(letter, unit, match)];
  });
}

const large = searchOf(
  late.iu`(?<!\p{L})(?:unser(?:e[nmrs]?|s)?|eine[rmns]? (?:filiale|tochter|niederlassung) (?:unser|ein)e[rs]) (?:\p{Ll}+ )?(?:\p{L}*kette|konzerns?|filialunternehmens?|unternehmensgruppe)(?!\p{L})`,
);
const alone = searchOf(
  late.iu`(?<!\p{L})(?:inhaber(?:in)?|inh\.|unabhängige[rsn]?|inhabergeführt\p{L}*)(?!\p{L})`,
);
const parts = searchOf(/filiale|konzern|kette|gruppe|holding|niederlassung|tochter|märkte|partner/iu);

/** „eine Filiale unserer Kette“ in the letter of the owner of one shop. */
function ofChain(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, large) || !mayStand(letter, alone)) return [];
  return letter.units.flatMap((unit, at) => {
    const match = unit.zone === 'body' ? large.exec(unit) : null;
    if (match === null || !letter.units.some((one, i) => i !== at && alone.test(one))) return [];
    if (letter.units.some((one, i) => i !== at && parts.test(one))) return [];
    return [told(letter, unit, match)];
  });
}

const dealing = /(?:mit|von|bei|durch|gegenüber|seitens|zu|an) $/iu;
const worksThere = late.iu`tätig(?!keit)|beschäftigt|angestellt|(?<!\p{L})arbeitete?(?!\p{L})|gearbeitet|eingetreten|verlässt|verließ|scheid|patient|team|gewinn|dank|wünsch|bedau`;
const leaves = late.iu`(?:verlässt|verließ|verlassen|scheidet|schied|ausscheiden|weggang)(?!\p{L})[^.;]{0,40}$`;

/** „Frau Kern verlässt unsere Hausverwaltung“ in the letter of a law firm. */
function otherKind(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, ours)) return [];
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || letter.parts[at] === 'tasks' || letter.parts[at] === 'company') return [];
    const match = ours.exec(unit);
    const house = match?.groups?.['house'] ?? '';
    const kind = house === '' ? undefined : houseKinds.find(({ called }) => called.test(house));
    if (match === null || kind === undefined) return [];
    const before = unit.flat.slice(Math.max(0, match.index - 80), match.index);
    // With whom the firm deals is not the firm.
    if (dealing.test(before)) return [];
    // „für unsere Praxis nutzbar“ is what is no theory, but where somebody works.
    if (house === 'Praxis' && !worksThere.test(unit.flat)) return [];
    const rest = letter.units
      .map(({ flat }, i) => (i === at ? flat.replace(match[0], ' ') : flat))
      .join('\n');
    // A house of one kind may hold another: the kitchen of a clinic. Only what stands alone tells nothing of it.
    if (kind.signs.test(rest)) return [];
    // „verlässt unsere Klinik“ tells of the employer itself.
    const isLeft = leaves.test(unit.flat.slice(0, match.index));
    if (!isLeft && !houseKinds.some((other) => other !== kind && other.surely.test(rest))) return [];
    return [told(letter, unit, match)];
  });
}

const told = (letter: LetterContext, unit: Unit, match: RegExpExecArray): Candidate =>
  byRule(letter, letterRule('other-employer'), {
    at: spanOf(unit, match.index, match.index + match[0].length),
    words: { employer: letter.facts.company ?? 'ein anderer Arbeitgeber' },
  });

const form =
  '(?:gGmbH|GmbH|AG|KGaA|KG|SE|OHG|oHG|e\\. ?K\\.|e\\. ?V\\.|eG|UG|PartG|PartGmbB|GbR|AöR)(?: & Co\\. ?KG)?';
const forms = lateRegExp(`(?<![\\p{L}-])${form}(?![\\p{L}-])`, 'u');
/** A firm with its legal form; asked only where such a form is, for it is slow to find that out by itself. */
const named = searchOf(
  lateRegExp(
    `(?<name>\\p{Lu}[\\p{L}&.-]*(?: (?:(?:&|und|\\+) )?\\p{Lu}[\\p{L}&.-]*){0,4}) (?<form>${form})(?![\\p{L}-])`,
    'u',
  ),
);

/** The signature of another firm, or the own name with another legal form. */
function otherFirm(letter: LetterContext): Candidate[] {
  const company = letter.facts.company;
  if (company === null || !forms.test(company)) return [];
  if (!letter.units.some(({ zone, flat }) => zone === 'letterhead' && forms.test(flat))) return [];
  const called = wordsOf(company)[0] ?? nameKey(company);
  const head = keyOf(
    letter.units.filter(
      ({ zone, flat }) => zone === 'letterhead' || (zone === 'body' && flat.includes(company)),
    ),
  );
  return letter.units.flatMap((unit, at) => {
    if (!forms.test(unit.flat)) return [];
    const speaks = unit.zone === 'body' && speaksOfItself(letter, at);
    if (
      unit.zone !== 'signature' &&
      !speaks &&
      (unit.zone !== 'body' || !nameKey(unit.flat).includes(called))
    )
      return [];
    const match = named.exec(unit);
    if (match === null || head.includes(nameKey(match[0]))) return [];
    const words = wordsOf(match.groups?.['name'] ?? '');
    const own = wordsOf(company.replace(forms, ' '));
    const known = words.filter((word) => head.includes(word));
    // In the text other firms may be named; under it stands who signs.
    const same = known.length === words.length && words.length > 0 && words.length === own.length;
    const signs =
      unit.zone === 'signature' && unit.flat.length < 60 && !/^(?:ein|teil|mitglied|für)/iu.test(unit.flat);
    const otherForm = same && formOf(match[0]) !== formOf(company) && !head.includes(formOf(match[0]));
    const otherName = signs && words.length > 0 && known.length < words.length;
    const otherSelf = speaks && match.index < 5 && words.length > 0 && known.length === 0;
    return otherForm || otherName || otherSelf ? [told(letter, unit, match)] : [];
  });
}

const itself = late.u`^(?:Die|Der|Das) [^,.;]{3,60} (?:ist|sind|entwickelt|fertigt|produziert|vertreibt|betreibt|bietet|zählt|beschäftigt|versorgt|berät|plant|baut|liefert|stellt|wünscht|wünschen|dankt|danken|bedauert|bedauern|verliert|beliefert|handelt|gehört)(?!\p{L})`;
/** Houses that belong together, or are called otherwise by now. */
const related = late.iu`tochter|mutter(?:gesell|unter|haus)|(?<!\p{L})(?:unternehmens|firmen)?gruppe(?!\p{L})|konzern|holding|gehört zu|teil (?:de[rs]|einer|unser)|standort|betreibergesellschaft|träger|vormals|früher (?:unter|als)|firmier|fusion|verschm|hervorgegangen|verbund|niederlassung|beteilig|franchise|schwester|umbenenn|umbenann|namens`;

/** „Die Karger Anlagenbau AG entwickelt …“: who so begins speaks of the house that issues the letter. */
function speaksOfItself(letter: LetterContext, at: number): boolean {
  const part = letter.parts[at];
  const flat = letter.units[at]?.flat ?? '';
  return (
    (part === 'company' || part === 'closing') &&
    itself.test(flat) &&
    !letter.units.some((one) => one.zone === 'body' && related.test(one.flat))
  );
}

const wishing = searchOf(
  late.u`^(?:Die|Der|Das) (?<kind>\p{Lu}[\p{L}-]+) (?<name>\p{Lu}[\p{L}-]+)(?: \p{Lu}[\p{L}-]+)? (?:wünscht|dankt|bedauert|verliert)(?!\p{L})`,
);
/** Parts of any house. */
const inside =
  /^(?:abteilung|bereich|familie|team|kollegium|referat|station|fachbereich|leiter|leiterin|geschäfts|vorstand|eheleute|gruppe|direktion|belegschaft)/iu;

/** „Die Gemäldegalerie Ahlewitz wünscht ihr alles Gute“, and the letter is from the „Freilichtmuseum Hagenrode“. */
function otherWishes(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, wishing)) return [];
  return letter.units.flatMap((unit, at) => {
    const match = letter.parts[at] === 'closing' ? wishing.exec(unit) : null;
    const { kind = '', name = '' } = match?.groups ?? {};
    if (match === null || inside.test(kind)) return [];
    const rest = keyOf(letter.units.filter((_, i) => i !== at));
    const isKnown = [kind, name].some((word) => rest.includes(nameKey(word).slice(0, 7)));
    return isKnown || letter.units.some((one) => one.zone === 'body' && related.test(one.flat))
      ? []
      : [told(letter, unit, match)];
  });
}

const inName = searchOf(
  late.iu`(?<!\p{L})(?:im namen|namens|im auftrag) (?:(?:de[rs]|unsere[rs]|meine[rs]|ihre[rs]|aller) (?<names>[^.;]{3,60}?)) (?:dank|wünsch|gratulier|bedau|sprech)|(?<!\p{L})(?<service>(?:mitarbeit|tätigkeit|dienste?|arbeit|einsatz|zusammenarbeit) im (?:öffentlichen|kirchlichen) dienst)(?!\p{L})`,
);

/** „Im Namen der Stadtverwaltung danken wir ihm“ in the letter of a GmbH. */
function inOtherName(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, inName)) return [];
  return letter.units.flatMap((unit, at) => {
    const match = letter.parts[at] === 'closing' && unit.zone === 'body' ? inName.exec(unit) : null;
    const names = match?.groups?.['names'] ?? match?.groups?.['service'] ?? '';
    const kind = issuerKinds.find(({ called }) => called.test(names));
    if (match === null || kind === undefined) return [];
    const rest = letter.units.filter((_, i) => i !== at).map(({ flat }) => flat);
    return kind.signs.test(rest.join('\n')) ? [] : [told(letter, unit, match)];
  });
}

const formOf = (name: string): string => (forms.exec(name)?.[0] ?? '').toLowerCase().replaceAll(/[. ]/g, '');
const keyOf = (units: readonly Unit[]): string => nameKey(units.map(({ flat }) => flat).join('\n'));
const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(noLetters)
    .filter((word) => word.length > 3 && !smallWords.has(word));
const noLetters = late.u`[^\p{L}]+`;
const smallWords: ReadonlySet<string> = new Set(['firma', 'beim']);

const lending = searchOf(
  late.u`(?:[Aa]ngestellt|[Bb]eschäftigt|[Aa]rbeitgeber(?:in)?|[Aa]rbeitsvertrag|[Vv]erliehen|[Üü]berlassen|[Ee]ntliehen|[Aa]uf der Lohnliste)(?!\p{L})[^.;]{0,60}(?:Personalverleih|Zeitarbeit|Leiharbeit|Personaldienstleist|Personalservice|Arbeitnehmerüberlassung|Personalleasing|Verleihfirma)|als (?:Leiharbeit(?:er|erin|nehmer|nehmerin|skraft)|Zeitarbeit(?:er|erin|nehmer|nehmerin|skraft)|Leihkraft)(?!\p{L})`,
);
const employedAt = searchOf(
  lateRegExp(
    `(?:[Aa]ngestellt|[Bb]eschäftigt|[Aa]rbeitgeber(?:in)?|[Aa]rbeitsvertrag)(?!\\p{L})[^.;]{0,50}(?:bei|mit|beim?) (?:der|dem|einer) (?<name>\\p{Lu}[\\p{L}&.-]*(?: \\p{Lu}[\\p{L}&.-]*){0,4}) ${form}`,
    'u',
  ),
);

const lenders = /personal|zeitarbeit|leih|ueberlassung/u;
const formerly = /zunächst|anfangs|zuvor|bevor|übernommen|bis (?:zum|ende|\d)/iu;

/** „Die Liftservice Kaltenbach GmbH, bei der er in dieser Zeit angestellt war“ */
const whereEmployed = searchOf(
  lateRegExp(
    `^(?:Die|Der|Das) (?<name>\\p{Lu}[\\p{L}&.-]*(?: \\p{Lu}[\\p{L}&.-]*){0,4}) ${form}, (?:bei|in|für) (?:der|dem|die|das) (?:er|sie|Frau \\p{L}+|Herr \\p{L}+) [^,;]{0,60}(?:angestellt|beschäftigt|tätig|gearbeitet)`,
    'u',
  ),
);

/** „Angestellt war er dabei bei der Personalverleih Nord GmbH.“ */
function lent(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, lending, employedAt, whereEmployed)) return [];
  const heads = keyOf(letter.units.filter(({ zone }) => zone !== 'body'));
  if (lenders.test(heads)) return [];
  const company = nameKey(letter.facts.company ?? '');
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || letter.parts[at] === 'introduction' || letter.parts[at] === 'company')
      return [];
    const match = lending.exec(unit) ?? employedAt.exec(unit) ?? whereEmployed.exec(unit);
    if (match === null || formerly.test(unit.flat)) return [];
    const words = wordsOf(match.groups?.['name'] ?? '');
    return words.some((word) => company.includes(word) || heads.includes(word))
      ? []
      : [told(letter, unit, match)];
  });
}

const ownerLine = late.u`(?<!\p{L})(?:Inhaber(?:in)?|Inh\.):? (?:\p{L}*[Mm]eister(?:in)? |Dr\. |Dipl\.-\S+ )*(?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}.-]+)+)`;
const severalOwners = late.iu`^(?:familie|eheleute|ehepaar|geschwister|gebrüder|erben)(?!\p{L})`;
const owns = late.iu`(?<!\p{L})(?:Inhaber(?:in)?|Eigentümer(?:in)?|Firmeninhaber(?:in)?|Betriebsinhaber(?:in)?)(?!\p{L})`;
const founder = late.iu`(?:Firmen|Betriebs|Unternehmens)?gründer(?:in)?(?!\p{L})`;
const generations = searchOf(
  late.iu`(?<!\p{L})(?:zweiter|dritter|vierter|fünfter|sechster|\d\.) generation|seit (?:1[0-8]\d\d|19[0-4]\d)(?!\d)|(?:großvater|urgroßvater|großeltern)[^.;]{0,30}gegründet`,
);

const first = (words: readonly string[]): string =>
  words.find((word) => word !== 'dr' && word !== 'prof') ?? '';

/** Two owners, or a founder of a house that is far older. */
function otherOwner(letter: LetterContext): Candidate[] {
  const signer = letter.signers.find(({ role }) => role !== null && (owns.test(role) || founder.test(role)));
  if (signer === undefined) return [];
  // The name, and the line below it that tells the function.
  const below = letter.units[letter.units.indexOf(signer.unit) + 1];
  const end = below?.zone === 'signature' && below.flat === signer.role ? below.end : signer.unit.end;
  const place = { at: { start: signer.unit.start, end }, words: { name: signer.name } };
  if (founder.test(signer.role ?? ''))
    return letter.units.some((unit) => unit.zone === 'body' && generations.test(unit))
      ? [byRule(letter, letterRule('other-owner'), place)]
      : [];
  const heads = letter.units.filter(({ zone }) => zone === 'letterhead').map(({ flat }) => flat);
  const owner = heads
    .map((flat) => ownerLine.exec(flat)?.groups?.['name'])
    .find((name) => name !== undefined);
  // „Inh. Familie Hefele“ names nobody of them.
  if (owner === undefined || severalOwners.test(owner)) return [];
  const names = signer.name.toLowerCase().split(/[ .-]+/u);
  const theirs = owner.toLowerCase().split(/[ .-]+/u);
  // Both full names must be told apart: „P. Hansen“ may be Peer.
  const [a, b] = [first(names), first(theirs)];
  if (a.length < 2 || b.length < 2 || a === b || theirs.every((word) => names.includes(word))) return [];
  if (heads.some((flat) => flat.toLowerCase().includes(a))) return [];
  return [byRule(letter, letterRule('other-owner'), place)];
}
