import { late as latePattern, lateRegExp } from '../german/late.ts';
import type { PatternSource } from '../german/pattern-source.ts';
import { formFor, latin } from '../german/latin.ts';
import { manySievesOf } from '../german/many-sieves.ts';
import { once } from '../german/once.ts';
import { spelt } from '../german/signs.ts';
import { tongue } from '../knowledge/excluded-fields.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { plainFacts } from '../knowledge/plain-facts.ts';
import { morePlainFacts, plainLacks } from '../knowledge/plain-lacks.ts';
import { moreTraits, traitDenials } from '../knowledge/trait-denials.ts';
import { tellsEarlierState } from './earlier-state.ts';
import { byRule, oneLine, spanOf, type Candidate, type Finder } from './finding.ts';
import { findRisenRate } from './find-risen-rate.ts';
import { findStoryClash } from './find-story-clash.ts';
import { findTool } from './find-tool.ts';
import { findTrouble } from './find-trouble.ts';
import { lessIsBetter } from './find-missed-aim.ts';
import type { LetterContext } from './letter-context.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { ofPerson } from './of-others.ts';
import { atFirst } from './takes-away.ts';
import { isToldFirst } from './told-first.ts';
import { findAttendance } from './find-attendance.ts';
import { findWorstOfAll } from './find-worst-of-all.ts';
import { toldWithoutBlame } from './told-without-blame.ts';
import type { Unit } from './units.ts';

const rule = letterRule('fact-against-praise');
const ofSources = (sources: readonly string[] = []): PatternSource[] =>
  sources.map((source) => ({ source: spelt(source), flags: 'iu' }));
type Fact = (typeof plainFacts)[number];
const soughtFor = ({ id, praise, field, facts }: Fact) => [
  ...[...facts, ...ofSources(morePlainFacts[id])].map((fact) => ({
    id,
    praise,
    field,
    lacking: false,
    fact,
  })),
  ...ofSources([...(plainLacks[id] ?? []), ...(traitDenials[id] ?? [])]).map((fact) => ({
    id,
    praise,
    field,
    lacking: true,
    fact,
  })),
];
type SoughtFact = ReturnType<typeof soughtFor>[number];
const sieves = once(() =>
  manySievesOf([...plainFacts, ...moreTraits].flatMap(soughtFor), ({ fact }) => fact),
);

/** What turns a bad thing into a good one, or tells of others: it sank, there was none, she put it right. */
const turned = latin(
  latePattern.iu`(?<!\p{L})(?:nie|niemals|kein(?:e[nmrs]?)?|ohne|unverändert|anstandslos|weder|kaum|niemand\p{L}*|nichts|fremd(?! )|nicht (?:ein|eine|einen|einmal|nur|ein einziges)|je(?!\p{L})|nur selten|selten|null|wenig\p{L}*|welche[nrsm]?|ob|branche|bei bedarf|sank|sanken|gesunken|zurückging(?:en)?|zurückgegangen|zurück|verringert\p{L}*|gesenkt|senkte|halbiert\p{L}*|reduziert\p{L}*|vermied\p{L}*|vermieden|verhindert\p{L}*|beseitigt\p{L}*|behob|behoben|bearbeitete|löste|klärte|trotz|anfangs|zunächst|anfänglich|ersten (?:monaten|wochen|tagen|jahren?)|früher(?:e[nmrs]?)?|vorher(?! (?:mit|von|vo[mn]|durch|besprochen|festgelegt))|zuvor|andere[nr]?|obwohl|bevor|statt|(?:selbst|auch) (?:wenn|bei)|wenn|falls|wo (?:immer )?hilfe|lieferanten|wettbewerb\p{L}*)(?!\p{L})`,
);

const lacks = latePattern.iu`nicht (?:zur|zum|stimmte|bereit|zu |mehr |mit |neben |aus der|allein|zurecht|auskam|weiter|in |anvertrau)|stimmte[^.;]{0,20} nicht|nie ohne|(?:war|waren|zeigte) [^.;]{0,30}(?:nie|nicht|kaum|selten|zu keiner zeit)[^.;]{0,30}(?:bereit|bewegen|gewinnen|zu haben)|kaum ein (?:freundliches|gutes|nettes)|(?:nahm|besuchte|machte)[^.;]{0,40}(?:nie|nicht|kein)|ohne[^.;]{0,12}(?:helm|schutz|gurt|absturz|sicherung)|nicht \p{L}*ge(?:prüft|sichert)|(?:gewechselt|gekündigt|verlassen|neu besetzt|nachbesetzt|ausgeschieden|abgewandert)$`;
/** „Meldungen, die nach Ablauf der Frist eingingen, bearbeitete sie“: the fault of others. */
const dealtWith = latePattern.u`, (?:die|der|das|deren) [^,;.]+, (?:bearbeitete|klärte|löste|behandelte|erledigte|prüfte|beriet|holte|verfolgte|mahnte|ergänzte|berichtigte) (?:er|sie|Frau|Herr)(?!\p{L})`;
/** „Er deckte auf, dass der Ausschuss gestiegen war“ */
const foundOut = latePattern.iu`(?<!\p{L})(?:deckte|entdeckte|bemerkte|erkannte|wies|spürte)(?!\p{L})[^.;]*(?:, dass|, wo)(?!\p{L})[^.;]*$`;
/** „die sich über unsere Preise beklagten“: angry at the house, and not at the person. */
const atHouse = latePattern.iu`(?<!\p{L})(?:über|wegen) (?:(?!(?:ihr|sein)(?:e[nmrs]?)?(?!\p{L}))\p{Ll}+ ){0,4}(?=\p{Lu})\p{L}*(?:preis|gebühr|entgelt|beitr[aä]g|tarif|kosten|zinse?n|rechnung|lieferzeit|wartezeit|warteliste|verspätung|verzögerung|(?<!zu)ausf[aä]ll|störung|lärm|baustelle|engp[aä]ss|öffnungszeit|technik|portal|hotline|sortiment|(?:ge|ver)spielt|mängel|entscheidung|bescheid)\p{L}*(?!\p{L})`;
/** „Kunden, die sich beschwerten, beruhigte er“ */
const calmed = latePattern.u`, (?:die|der|deren|wenn) [^;.]+, (?:beruhigte|besänftigte|beschwichtigte|überzeugte|gewann|half|hörte|nahm|begegnete|antwortete|empfing|behielt|blieb|fand|erklärte|versöhnte|stimmte|entschärfte) (?:er|sie|Frau|Herr)(?!\p{L})|(?:beschweren|beklagen) wollten, [^;.]*(?:zufrieden|versöhn|lach|lächel|beruhigt|dank|mit einer (?:\p{Ll}+ )?(?:Reservierung|Bestellung|Buchung|Einladung))`;
const atPerson = latePattern.u`(?<!\p{L})(?:über|wegen|von) (?:ihn|sie|ih[rm]|seine?[nmrs]?|ihre[nmrs]?|Frau|Herrn)(?!\p{L})`;
/** Told beside what he did about it, or of „unsere Preise“. */
const besides = latePattern.iu`, (?:die|welche|wenn|als|falls) sich(?!\p{L})|^(?:auch |selbst )?(?:wenn|als|falls|obwohl) |(?<!\p{L})(?:über|wegen) unsere`;
const isNoFaultOfHers = (flat: string): boolean =>
  !atPerson.test(flat) && ((atHouse.test(flat) && besides.test(flat)) || calmed.test(flat));

/** „weil die Genehmigung der Behörde nicht rechtzeitig vorlag“: who was late is named, and no word tells of the person. */
const late = /rechtzeitig|pünktlich|gerecht|gemäß|zeit|frist|termin/iu;
const outsiders =
  '\\p{L}*(?:behörde|ämter|amt|ministerium|lieferant|zulieferer|hersteller|händler|handel|spediteur|spedition|werft|subunternehmer|fremdfirma|bauherr|auftraggeber|netzbetreiber|versorger|gericht|gemeinde|(?:stadt|kreis|gemeinde|landes)verwaltung)(?:e?s|e?n|innen)?';
const othersLate = lateRegExp(
  `(?<!\\p{L})(?:\\p{L}*(?:genehmigung|bewilligung|zulassung|erlaubnis|bescheid|zusage|freigabe|visum|lieferung|lieferteil|ersatzteil|material|bauteil|ware|gerät|gutachten|fördermittel|pläne|unterlagen)\\p{L}{0,2}) (?:de[sr]|eine[sr]|unsere[sr]|von|vom|seitens)(?: de[rs])? (?:\\p{Ll}+ )?${outsiders}(?!\\p{L})|(?<!\\p{L})(?:\\p{L}*(?:genehmigung|bewilligung|zulassung|visum|bauerlaubnis|förderbescheid)(?:en)?) [^,;]{0,30}(?:vorlag|vorlagen|eintraf|eintrafen|kam|kamen|erteilt)|(?:weil|da|nachdem|obwohl|als|dass) (?:der|die|das|unser|ein|eine) (?:\\p{Ll}+ )?${outsiders} [^,;]{0,60}(?:lieferte|erteilte|schickte|genehmigte|entschied|bereitstellte|übergab|vorlegte|zusagte)n?(?!\\p{L})`,
  'iu',
);
const isLateOfOthers = (clause: string): boolean => othersLate.test(clause) && !ofPerson.test(clause);
const denied = latin(latePattern.iu`(?<!\p{L})nicht(?!\p{L})`);

/** „Die Bauzeiten überschritt er regelmäßig“ in a letter that praises how soon he was done. */
export const findPlainFacts: Finder = (letter) => {
  const [first] = letter.units;
  if (first === undefined) return [];
  const inLetter = sieves()(first.whole.threes);
  const found: Candidate[] = [];
  for (const [at, unit] of letter.units.entries()) {
    const part = letter.parts[at];
    if (unit.zone !== 'body' || part === 'introduction' || part === 'company') continue;
    const told = inLetter.first(unit, (one) => factIn(letter, one, { unit, at }));
    // How it was in the beginning takes back nothing of what came of it.
    if (told !== null && !atFirst.test(unit.flat) && !tellsEarlierState(unit) && !toldWithoutBlame(unit))
      found.push(told);
  }
  // What a plain fact tells already needs no story beside it.
  const stories = [
    ...findStoryClash(letter),
    ...findRisenRate(letter),
    ...findWorstOfAll(letter),
    ...findAttendance(letter),
  ].filter(
    ({ start = -1, end = -1 }) => !found.some((one) => (one.start ?? -1) < end && (one.end ?? -1) > start),
  );
  const told = [...found, ...stories, ...findTool(letter)];
  const others = findTrouble(letter).filter(
    ({ start = -1, end = -1 }) => !told.some((one) => (one.start ?? -1) < end && (one.end ?? -1) > start),
  );
  return [...told, ...others];
};

function factIn(
  letter: LetterContext,
  { id, fact, lacking, praise, field }: SoughtFact,
  { unit, at }: { readonly unit: Unit; readonly at: number },
): Candidate | null {
  const match = formFor(fact, unit.flat).exec(unit.flat);
  if (match === null) return null;
  // „Gespräche mit Mitarbeitern, die häufig zu spät kamen“
  if (ofPeople.test(unit.flat.slice(0, match.index))) return null;
  const clause = clauseAround(unit.flat, match.index, match.index + match[0].length);
  // Some facts are a lack themselves: „kam nicht zum Dienst“.
  const isLacking = lacking || lacks.test(match[0]);
  const left = isLacking ? clause.replace(match[0], ' ') : clause;
  // Complaints that somebody handled are no fault; what she handled on instruction is her own work.
  const rest = id === 'independence' ? left.replace(/(?:be|ab|ver|er)arbeitete/iu, ' ') : left;
  if (turned.test(rest) || denied.test(rest)) return null;
  // „lag er beim Verbrauch unter dem Durchschnitt“
  if (below.test(match[0]) && lessIsBetter.test(clause)) return null;
  if (foundOut.test(unit.flat.slice(0, match.index))) return null;
  if (isOfOtherHands(unit) || dealtWith.test(unit.flat) || (id === 'conduct' && isNoFaultOfHers(unit.flat)))
    return null;
  if (late.test(match[0]) && isLateOfOthers(clause)) return null;
  // „besuchte er nie, ohne davon zu erzählen“ is praise.
  if (isLacking && /, ohne (?:dass|\p{L})/u.test(unit.flat)) return null;
  // What is checked may be a machine or a patient.
  const isLack = /nötig|notwendig|erforderlich|zu denken/iu.test(match[0]);
  if (id === 'independence' && !isLack && !isOwn(letter, unit, at, match)) return null;
  const isLimit = mostly.test(match[0]);
  const praised = praisedAt(letter, { at, clause, praise, isLimit, id });
  if (praised.length === 0) return null;
  const own = spanOf(unit, match.index, match.index + match[0].length);
  const later = isToldFirst(letter, at) ? praised.find((one) => one > at + 1) : undefined;
  if (later !== undefined)
    return byRule(letter, rule, {
      at: letter.units[later],
      words: { field, quote: oneLine(letter.text.slice(own.start, own.end)) },
    });
  // Right beside it the praise is shown as well: the two are one contradiction.
  const beside = praised.includes(at) ? undefined : letter.units[praised.find((one) => one === at - 1) ?? -1];
  return byRule(letter, rule, {
    at: beside === undefined ? own : { start: beside.start, end: own.end },
    words: { field, quote: oneLine(letter.text.slice(own.start, own.end)) },
  });
}

const ofPeople = latePattern.iu`(?<!\p{L})(?:mitarbeiter|kolleg|kund|schüler|auszubildend|gäst|lehrling|patient|teilnehmer|mieter|eltern|jugendlich|kinder)\p{L}*, (?:die|der|denen) [^,;]{0,40}$`;

/** A task at the hand of somebody in charge is the person's own, though no word of the item names her. */
function isOwn(letter: LetterContext, unit: Unit, at: number, { index }: RegExpExecArray): boolean {
  if (ofPerson.test(unit.flat) || names(letter, unit)) return true;
  return letter.parts[at] === 'tasks' && guided.test(unit.flat.slice(index));
}
const guided = latePattern.iu`(?:anleitung|anweisung(?:en)?|führung|aufsicht|vorgaben?) (?:der|des|durch|von|eines|einer|ihre[rs]|seine[rs])(?!\p{L})[^.;,]{0,30}(?:leit|meister|vorgesetzt|chef|ausbild|kolleg|inhaber)`;

/** A letter without „Frau“ and „Herr“ says the name instead. */
function names({ facts }: LetterContext, { flat }: Unit): boolean {
  return facts.last_name !== null && flat.includes(facts.last_name);
}

/** In a weak letter a bad fact contradicts only what is said of all times. */
const weakFrom = 2.6;
const always = latePattern.iu`(?<!\p{L})(?:stets|jederzeit|immer|durchweg|durchgehend|jede[snmr]?|alle[nr]?|völlig|vollkommen|vollständig|absolut)(?!\p{L})`;

interface Sought {
  readonly at: number;
  readonly clause: string;
  readonly praise: RegExp;
  readonly id: string;
  /** What is told limits a trait („in der Regel pünktlich“) more than it denies it. */
  readonly isLimit: boolean;
}

const tongues = lateRegExp(tongue, 'giu');
const namedIn = (flat: string): readonly string[] => flat.toLowerCase().match(tongues) ?? [];
/** Praised for English, and in need of an interpreter for Chinese. */
function isOtherTongue(fact: string, praise: string): boolean {
  const praised = namedIn(praise);
  const told = namedIn(fact);
  return told.length > 0 && praised.length > 0 && !told.some((one) => praised.includes(one));
}

/** Indexes of the units that praise what the fact takes back. */
function praisedAt(letter: LetterContext, { at, clause, praise, id, isLimit }: Sought): readonly number[] {
  const isWeak = (letter.rating.overall?.grade ?? 9) > weakFrom;
  return [...letter.units.keys()].filter((i) => {
    const { flat, zone } = letter.units[i] as Unit;
    if (zone !== 'body') return false;
    // What is told of the work is as good as praise of independence.
    const told =
      letter.sentences[i]?.graded === true || (id === 'independence' && letter.parts[i] !== 'company');
    if (i !== at && !told) return false;
    if (id === 'languages' && isOtherTongue(letter.units[at]?.flat ?? '', flat)) return false;
    const text = i === at ? flat.replace(clause, ' ') : flat;
    return (
      praise.test(text) &&
      (!isWeak ||
        i === at ||
        always.test(text) ||
        (!isLimit && (isPlain(letter, i, id) || isEntrusted(letter, i, at, id))))
    );
  });
}

/** In a middling letter a trait told without limit is still praise: „Er war zuverlässig.“ */
function isPlain({ units, sentences }: LetterContext, at: number, id: string): boolean {
  const { part, grade = 9 } = sentences[at] ?? {};
  // „einwandfrei“ admits of no exception.
  if (part === 'behavior') return id === 'conduct' && faultless.test(units[at]?.flat ?? '');
  return part === 'performance' && grade <= plainFrom && !limited.test(units[at]?.flat ?? '');
}
/** Among the tasks „selbstständige Regulierung“, and of the work as a whole: done on the leader's instructions. */
const isEntrusted = ({ units, parts }: LetterContext, at: number, fact: number, id: string): boolean =>
  id === 'independence' &&
  parts[at] === 'tasks' &&
  parts[fact] === 'performance' &&
  allWork.test(units[fact]?.flat ?? '') &&
  !limited.test(units[at]?.flat ?? '');
/** The work as a whole; to get into it, and doctors' orders, are something else. */
const allWork = latePattern.iu`^(?!.*(?:einarbeit|lern|arbeitete? sich|ärzt|arzt)).*(?<!\p{L})(?:arbeite(?:te?|t)|arbeitsweise|(?:aufgaben|arbeiten|tätigkeiten)(?!\p{L}))`;
const plainFrom = 4.2;
const faultless = latePattern.iu`(?<!\p{L})(?:einwandfrei|tadellos|vorbildlich)(?!\p{L})`;
/** „in der Regel pünktlich“ */
const mostly = latePattern.iu`(?<!\p{L})(?:in der regel|meist(?:ens)?|zumeist|überwiegend|größtenteils)(?!\p{L})`;
const limited = latePattern.iu`(?<!\p{L})(?:im (?:allgemeinen|großen|wesentlichen|grunde)|in der regel|meist(?:ens)?|weitgehend|überwiegend|grundsätzlich|größtenteils|zumeist|durchaus|bemüht\p{L}*|bestrebt|in bekannten|normale\p{L}*|üblich\p{L}*|bei ausreichend\p{L}*|nach (?:einarbeitung|anleitung|einweisung)|mit (?:hilfe|unterstützung|anleitung)|oft|häufig|gelegentlich|teilweise|zum teil|soweit|hinreichend|ausreichend\p{L}*|zufrieden(?:stellend\p{L}*)?|genüg\p{L}*|entspr[ai]ch\p{L}*|brauchbar\p{L}*|nötige[nrs]?|notwendige[nrs]?|erforderliche[nrs]?|nicht|kaum|eher|relativ|recht|ziemlich|einfache\p{L}*)(?!\p{L})`;

const below = latePattern.iu`(?:unter|hinter)(?!\p{L})[^.;,]* (?:durchschnitt|schnitt|mittel)`;

/** From the comma before to the comma behind a match. */
function clauseAround(flat: string, start: number, end: number): string {
  const before = Math.max(
    flat.lastIndexOf(',', start),
    flat.lastIndexOf(';', start),
    flat.lastIndexOf(':', start),
  );
  const behind = /[,;:.]/u.exec(flat.slice(end))?.index ?? flat.length - end;
  return flat.slice(before + 1, end + behind);
}
