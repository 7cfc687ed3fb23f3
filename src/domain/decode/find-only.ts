import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { stem } from '../german/stem.ts';
import { threesOf } from '../german/threes.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { familyHeads, opposites } from '../knowledge/task-fields.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

const rule = letterRule('only-otherwise');

/** „Only this“, and the letter tells of something else; a place of work of which nothing is told. */
export const findOnly: Finder = (letter) => {
  if (!mayStand(letter, only, inPlace, single)) return [];
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || letter.parts[at] === 'introduction') return [];
    const place = allTheTime(letter, unit, at) ?? onlyThis(letter, unit, at) ?? onlyOne(letter, unit, at);
    return place === null ? [] : [byRule(letter, rule, { at: spanOf(unit, place.start, place.end) })];
  });
};

interface Found {
  readonly start: number;
  readonly end: number;
}
const foundAt = (match: RegExpExecArray): Found => ({
  start: match.index,
  end: match.index + match[0].length,
});

const only = searchOf(
  late.iu`(?<!\p{L})(?:ausschließlich|nur|lediglich|durchweg|durchwegs|durchgängig|allein|einzig|reine[nrsm]?|feste[nrsm]?)(?!\p{L})`,
);
/** What limits nothing: „nicht nur“, „nur ungern“, „allein im Jahr 2020“, „nur noch“, „durchweg gute“. */
const harmless = late.iu`(?:nicht|sondern|keineswegs) (?:nur|allein|ausschließlich|lediglich)|(?:nicht|weder) \p{L}+ (?:nur|allein)|nur (?:ungern|äußerst|sehr|schwer|selten|mit (?:großem|größtem)|so|noch|zu|wenige?|kurze|gute?s?|beste|empfehlen|in (?:seltenen|wenigen))|allein (?:im|die|der|das|schon|durch|seit|(?:für|verantwort|zuständig)[^.;,]*)|(?:durchweg|durchwegs|durchgängig) (?:sehr |äußerst |in |zu |auf )?(?:gut|hervorragend|vorbildlich|einwandfrei|höflich|freundlich|positiv|motiviert|hoch|ausgezeichnet|zuverlässig|sorgfältig)`;

/** „Bis 2016 arbeitete sie ausschließlich in der Ambulanz“: what came later may be another thing. */
const ofAnotherTime = late.iu`(?<!\p{L})(?:bis (?:ende |mitte |anfang |zum |zur |\d)|zunächst|anfangs|anfänglich|in den ersten|im ersten|damals|vorübergehend|ab \d|ab dem|seit)(?!\p{L})`;

/** „nur auf Papier“, „ausschließlich im Familienrecht“. */
function onlyThis(letter: LetterContext, unit: Unit, at: number): Found | null {
  const match = only.exec(unit);
  if (match === null || harmless.test(unit.flat) || ofAnotherTime.test(unit.flat)) return null;
  const from = match.index;
  const clause = clauseFrom.exec(unit.flat.slice(from))?.[0] ?? '';
  const before = clauseTo.exec(unit.flat.slice(Math.max(0, from - 60), from))?.[0] ?? '';
  const place = { start: from, end: from + clause.trimEnd().length };
  // „Der Verkauf läuft ausschließlich über den Fachhandel“ limits the way, and no work to selling.
  const said = onEitherSide.test(match[0]) && !ofWay.test(clause) ? `${before}${clause}` : clause;
  const sought = { flat: said, threes: threesOf(said) };
  let beside: string | undefined;
  const told = (): string => (beside ??= toldBeside(letter, at));
  const isContradicted = excluding.some(
    ({ one, other }) => one.test(sought) && !other.test(unit.flat) && other.test(told()),
  );
  if (isContradicted) return place;
  return !noField.test(match[0]) && otherOfFamily(clause, told) ? place : null;
}

const excluding = opposites.map(({ only: one, told: other }) => ({ one: searchOf(one), other }));
const clauseFrom = /^[^,;.:(]{0,70}/u;
const clauseTo = /[^,;.:]{0,30}$/u;
const onEitherSide = late.iu`^(?:allein|ausschließlich)(?!\p{L})`;
const ofWay = late.iu`^\p{L}+ (?:über|durch|per|via|an) `;
/** What is not said of a field of work. */
const noField = /^(?:durchweg|allein|fest)/iu;

const headOf = (word: string): string => familyHeads.exec(word.toLowerCase())?.[0] ?? '';
const nouns = late.gu`\p{Lu}[\p{L}-]+`;

/** „ausschließlich Flachdacharbeiten“, and the letter tells of „Fassadenarbeiten“. */
function otherOfFamily(clause: string, told: () => string): boolean {
  const words = clause.match(nouns) ?? [];
  const at = words.findIndex((word) => familyHeads.test(word) && word.length - headOf(word).length >= 3);
  if (at < 0) return false;
  const head = headOf(words[at] ?? '');
  const named = words
    .slice(0, at + 1)
    .map((word) => stem(word.toLowerCase().replace(familyHeads, '').replace(/-$/, '')))
    .filter((one) => one !== '');
  const root = stem(head);
  const others = (
    told().match(lateRegExp(`(?<!\\p{L})\\p{Lu}\\p{L}{2,}${root}\\p{L}{0,2}(?!\\p{L})`, 'gu')) ?? []
  ).map((one) => one.toLowerCase());
  return (
    others.length > 0 && others.every((other) => !named.some((one) => other.startsWith(one.slice(0, 5))))
  );
}

const whole =
  '(?:durchgehend|durchgängig|durchweg|all die Jahre(?: (?:hindurch|lang|über))?|ausschließlich|(?:über )?die (?:gesamte|ganze) (?:\\p{L}*[zZ]eit|Dauer|Ausbildung|Beschäftigung)(?: (?:über|hindurch|lang))?|während (?:der|ihrer|seiner) (?:gesamten|ganzen) \\p{L}+|von Anfang an|immer|stets|nur|allein)';
const works =
  '(?:arbeitete|angehörte|verbrachte|tätig war|eingesetzt war|beschäftigt war|gearbeitet hat|wirkte|Dienst tat|lernte|ausgebildet wurde|zuständig war|betreute|verantwortete|leitete|eingesetzt wurde|ihren? Dienst versah|seinen? Dienst versah)';
const where = '(?<place>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}-]+|\\d+))?)';
const inPlace = searchOf(
  lateRegExp(
    [
      // „in der Tagespflege, wo sie durchgehend arbeitete“
      `(?:in der|im|auf (?:der|dem)|am|an der|bei der|beim|der|dem|das|die) ${where}, (?:wo|in (?:der|dem)|auf (?:der|dem)|an (?:der|dem)|dem|der|das|die|den|für (?:die|den|das)) (?:sie|er|Frau [\\p{L}-]+|Herr [\\p{L}-]+) [^,;.]{0,30}?${whole} (?:[^,;.]{0,25} )?${works}(?!\\p{L})`,
      // „in der Serverentwicklung, dem Arbeitsgebiet von Kim“
      `(?:in der|im|auf (?:der|dem)|am|an der) ${where.replace('place', 'field')}, (?:dem|ihrem|seinem|der|ihrer|seiner) (?:\\p{Ll}+ )?(?:Arbeitsgebiet|Aufgabengebiet|Fachgebiet|Einsatzort|Arbeitsplatz|Tätigkeitsfeld|Arbeitsfeld|Einsatzgebiet|Einsatzbereich|Stammbereich|Arbeitsbereich)`,
    ].join('|'),
    'u',
  ),
);
const house =
  /^(?:unternehm|haus|hause|betrieb|firma|kanzlei|praxis|einrichtung|team|gesellschaft|zeit|jahr|ausbildung|schule|berufsschul|region|stadt|bereich$|abteilung$|art|weis|frau|herr)/iu;

const laterParts: ReadonlySet<Part> = new Set<Part>(['performance', 'summary', 'behavior', 'closing']);

/** „in der Buchhaltung, wo er die gesamte Zeit verbrachte“, and nothing else in the letter tells of it. */
function allTheTime(letter: LetterContext, unit: Unit, at: number): Found | null {
  if (!laterParts.has(letter.parts[at] ?? 'other')) return null;
  const match = inPlace.exec(unit);
  const place = match?.groups?.['place'] ?? match?.groups?.['field'] ?? '';
  if (match === null || house.test(place)) return null;
  const frame = [
    letter.facts.job_title ?? '',
    ...unitsOf(letter, 'introduction', 'tasks').map(({ flat }) => flat),
  ]
    .join('\n')
    .toLowerCase();
  const named = place.toLowerCase();
  if (frame.includes(/\d$/.test(named) ? named : stem(named))) return null;
  // „Entwicklung“ of one who is told to develop
  const root = stem(named.replace(/ungs?$/u, ''));
  return root.length >= 4 && frame.includes(root) ? null : foundAt(match);
}

const single = searchOf(
  late.iu`(?<!\p{L})(?:als |die |der |den |unser |unsere |war )(?:unser |unsere )?einzige[nr]? (?<who>Auszubildende[nr]?|Azubi|Lehrling|Lernende[nr]?|Praktikant(?:in)?|Mitarbeiter(?:in)?|Angestellte[nr]?|Beschäftigte[nr]?)(?: (?:unseres|des|im|in unserem|der|unserer) (?:ganzen |gesamten )?(?:Hauses?|Betriebe?s?|Unternehmens?|Firma|Kanzlei|Praxis))`,
);
const peers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /auszubild|azubi|lehrling|lernend/iu,
    /mitauszubild|(?:andere[nr]?|übrigen|weitere[nr]?|den|allen) (?:auszubildenden|lehrlinge|azubis|lernenden)|mitlehrling|\d+ auszubildende|mitlernend/iu,
  ],
  [/praktikant/iu, /mitpraktikant|andere[nr]? praktikant|praktikantinnen und/iu],
  [
    /mitarbeit|angestellt|beschäftigt/iu,
    late.iu`kolleg|mit \p{L}+ (?:mitarbeit|beschäftigt|angestellt|leuten)|gesellen`,
  ],
];

/** „als einziger Lehrling des Betriebs“, and others are told of. */
function onlyOne(letter: LetterContext, unit: Unit, at: number): Found | null {
  const match = single.exec(unit);
  const who = match?.groups?.['who'] ?? '';
  if (match === null) return null;
  const told = letter.units.map(({ flat, zone }, i) => (i === at || zone !== 'body' ? '' : flat)).join('\n');
  return peers.some(([one, others]) => one.test(who) && others.test(told)) ? foundAt(match) : null;
}

/** „leitete er ihn an unsere Gewerbeabteilung weiter“: whom others served. */
const handedOn = late.u`(?<!\p{L})(?:(?:leitete|gab|reichte|vermittelte|schickte|meldete) [^.;]* weiter|(?:verwies|vermittelte|übergab|überwies|empfahl|führte|brachte|reichte) (?:er|sie|Frau \p{L}+|Herr \p{L}+)[^.;]* (?:an|zu)|weiter(?:geleitet|gegeben|gab|leitete|vermittel\p{L}*|gereicht|reichte|zuleiten|zugeben))(?!\p{L})`;
const servedThem = late.iu`(?<!\p{L})(?:betreut\p{L}*|beriet|beraten|verkaufte|verwaltete|akquirierte|verhandelte|bediente|bearbeitete|verantwortete|besuchte)(?!\p{L})`;
const isHandedOn = (flat: string): boolean => handedOn.test(flat) && !servedThem.test(flat);

/** What the body tells beside a sentence, without the farewell. */
function toldBeside(letter: LetterContext, without: number): string {
  return letter.units
    .flatMap(({ flat, zone }, at) =>
      zone === 'body' && at !== without && letter.parts[at] !== 'closing' && !isHandedOn(flat) ? [flat] : [],
    )
    .join('\n');
}
