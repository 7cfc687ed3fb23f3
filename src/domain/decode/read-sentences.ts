import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { findAddressed } from '../german/names.ts';
import { isToldOf, type CodeHint } from './code-hint.ts';
import { withoutDoubtful } from './doubtful.ts';
import { withoutCourtesy } from './evidence.ts';
import { findCodesOf, type FoundCode } from './find-codes.ts';
import { asGraded, readGradeRows, type GradeRow } from './grade-rows.ts';
import { gradeSentence, type GradedSentence } from './grade-sentence.ts';
import { ratedParts, silentParts } from './part-cues.ts';
import { withNamedTraits } from './named-traits.ts';
import { refineSentence } from './refine-sentence.ts';
import type { Part, SentenceReading } from './reading.ts';
import { splitParts } from './split-parts.ts';
import type { Unit } from './units.ts';

/** Grades each unit, gives it its part, and silences what rates nobody (tasks, company, dates). */
export function readSentences(units: readonly Unit[]): {
  sentences: SentenceReading[];
  parts: Part[];
  graded: (GradedSentence | null)[];
  codes: FoundCode[];
  gradeRows: GradeRow[];
  /** For each unit a code that it hints at, if it is told by no known phrase. */
  hints: (CodeHint | null)[];
} {
  const gradeRows = readGradeRows(units);
  const rows = new Map(gradeRows.map((row) => [row.unit, row]));
  const read = units.map((unit, i) => {
    const row = rows.get(i);
    if (row !== undefined) return asGraded(row);
    return isAsked(unit, units[i + 1]) ? refineSentence(unit, gradeSentence(unit.text)) : null;
  });
  const graded = withoutDoubtful(read, (i) => (units[i] as Unit).text);
  const parts = splitParts(units, graded, namedIn(units)).map((part, i) => partOfRow(rows.get(i)) ?? part);
  const found = units.map((unit, i) => codesOf(unit, parts[i] as Part));
  const sentences = units.map((unit, i) =>
    toReading(unit, parts[i] as Part, graded[i] ?? null, found[i] ?? []),
  );
  const hints = units.map((unit, i) => {
    const hint = hintOf(unit, parts[i] as Part, graded[i] ?? null, found[i] ?? []);
    return hint?.id === oneSided && [i - 1, i + 1].some((at) => praisesLeading(units[at], graded[at]))
      ? null
      : hint;
  });
  return { sentences, parts, graded, codes: found.flat(), gradeRows, hints };
}

const oneSided = 'one-sided-leadership';
const leads = late.iu`(?:mitarbeite|mannschaft|team|leute|kolonne|gruppe|abteilung|verantwortung|beschäftigte)\p{L}*(?!\p{L})[^.;]*(?:ergebniss|leistung|erfolg|ziele?n?(?!\p{L}))|(?:ergebniss|leistung|erfolg|ziele?n?(?!\p{L}))[^.;]*(?:mitarbeite|mannschaft|team|leute|kolonne|abteilung)`;
/** What one sentence leaves out of leading the next may tell: how somebody leads, and what comes of it. */
const praisesLeading = (unit: Unit | undefined, graded: GradedSentence | null | undefined): boolean =>
  unit !== undefined && (graded?.grade ?? 9) <= 2.4 && leads.test(unit.flat);

/** Sentences are graded; list items only where they speak of the person, for most lists are tasks. */
function isAsked(unit: Unit, next: Unit | undefined): boolean {
  if (unit.zone !== 'body' || unit.kind === 'title') return false;
  // „Sie war verantwortlich für“ before a list is no sentence yet.
  if (unit.kind === 'sentence')
    return next?.kind === 'item' ? ended.test(unit.flat) : !unit.flat.endsWith(':');
  return aboutPerson.test(unit.flat);
}

const ended = /[.!?…]["“”»«)]?$/u;
const aboutPerson = late.iu`(?<!\p{L})(?:er|sie|seine?[mnr]?|ihre?[mnr]?|war|ist|zeigte|verfügt|arbeitete)(?!\p{L})`;

/** A row of a table stands for a sentence on performance or behaviour. */
function partOfRow(row: GradeRow | undefined): Part | null {
  if (row === undefined) return null;
  if (row.category === 'performance-summary') return 'summary';
  return row.category === 'internal-behavior' || row.category === 'external-behavior'
    ? 'behavior'
    : 'performance';
}

/** Classic codes of a sentence, with offsets into the letter. */
function codesOf(unit: Unit, part: Part): FoundCode[] {
  if (part === 'company' || unit.zone !== 'body' || unit.kind !== 'sentence') return [];
  return findCodesOf(unit);
}

/** What thanks, wishes and the end of the employment may hint at. */
const ofLeave: ReadonlySet<string> = new Set([
  'gesundheit-wunsch',
  'ironischer-wunsch',
  'einvernehmen',
  'trennung-angedeutet',
  'ausgespart',
  'bemueht',
]);

/** What the sentence hints at, where it may rate or take leave and holds no code that is known. */
function hintOf(
  unit: Unit,
  part: Part,
  graded: GradedSentence | null,
  found: readonly FoundCode[],
): CodeHint | null {
  if (unit.zone !== 'body' || unit.kind !== 'sentence' || graded === null || found.length > 0) return null;
  const takesLeave = part === 'closing';
  if (!ratedParts.has(part) && !takesLeave) return null;
  const hint = graded.hint?.();
  if (takesLeave && !(ofLeave.has(hint?.id ?? '') && (hint?.share ?? 0) >= (warmFrom(graded) ? 0.95 : 0.8)))
    return null;
  if (!isToldOf(hint, graded.graded, graded.grade) || congratulates.test(unit.flat)) return null;
  // Warm thanks tell of no effort in vain, and „auch künftig viel Erfolg“ is no irony.
  if (takesLeave && warmFrom(graded) && hint.id === 'bemueht') return null;
  // Amid the praise a parting needs a word for it.
  if (hint.id === 'trennung-angedeutet' && part === 'performance' && !parts.test(unit.flat)) return null;
  // „Gegenüber Geschäftsführung, Betriebsrat und Kollegen verhielt er sich vorbildlich“
  if (hint.id === 'arbeitnehmerinteressen' && behaves.test(unit.flat)) return null;
  if (hint.id === 'ironischer-wunsch' && goesOn.test(unit.flat)) return null;
  return hint;
}

/** Thanks that are read as the best: they hide little. */
const warmFrom = ({ graded, grade = 9 }: GradedSentence): boolean => graded && grade < 1.5;
const parts = late.iu`trenn|ende(?!r)|vertrag|beschäftig|(?<!\p{L})stellen?(?!\p{L})|verl(?:ass|äss|ieß)|künd|scheiden|schied|zusammenarbeit|verhältnis|umständ|vorfall|vorfäll|vorkomm|von einem tag|sofort|plötzlich|fortsetz|fortgesetz|weiter|freigest|(?<!\p{L})g(?:eh|ing)|aufgab|aufgegeben|nachfolg|neu (?:zu )?besetz`;
const behaves = late.iu`(?<!\p{L})(?:verhalten|verhielt|verhält|begegnete?|zusammenarbeit)(?!\p{L})`;
const goesOn = late.iu`(?:weiterhin|auch künftig|auch in zukunft|auch weiterhin)(?!\p{L})[^.;]{0,40}erfolg`;
const congratulates = late.iu`(?<!\p{L})(?:gratulieren|gratuliere|beglückwünschen|beglückwünsche)(?!\p{L})`;

/** Tells whether a sentence names the person, by the last name most used in the letter. */
function namedIn(units: readonly Unit[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  const body = units
    .filter(({ zone }) => zone === 'body')
    .map(({ flat }) => flat)
    .join('\n\n');
  for (const { last } of findAddressed(body)) counts.set(last, (counts.get(last) ?? 0) + 1);
  const [name] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return (text) => name !== undefined && text.includes(name);
}

function toReading(
  unit: Unit,
  part: Part,
  graded: GradedSentence | null,
  found: readonly FoundCode[],
): SentenceReading {
  const base = { start: unit.start, end: unit.end, text: unit.text, part };
  const codes = found.map(({ id }) => id);
  if (graded?.graded !== true || silentParts.has(part) || (part === 'closing' && tellsEndOnly(unit))) {
    return { ...base, graded: false, categories: [], codes, evidence: [], explanation: '' };
  }
  const told = asClosing(graded, part, unit);
  const evidence = withoutCourtesy(told.evidence, told.category).map((one) => ({
    ...one,
    start: one.start + unit.start,
    end: one.end + unit.start,
  }));
  const { hint: _, beside: __, ...rating } = told;
  const categories =
    part === 'closing' || part === 'summary' ? rating.categories : withNamedTraits(unit, rating.categories);
  return { ...rating, ...base, categories, codes, evidence };
}

/** How and why it ends is a fact, whoever brought it about. */
const endFact = searchOf(
  late.iu`(?:arbeits|dienst|anstellungs|beschäftigungs|ausbildungs|vertrags|praktikums)?(?:verhältnis|vertrag)(?!\p{L})[^;]{0,90}(?:endete?|beendet|gekündigt|gelöst|aufgelöst|aufgehoben|ausläuft|aus(?=[.,;]))(?!\p{L})|(?:nicht|keine[nr]?)(?!\p{L})[^.;]{0,40}(?:übernehmen|übernommen|weiterbeschäftigen|weiterzubeschäftigen|anbieten)(?!\p{L})|(?<!\p{L})(?:verlässt|verließ|scheidet|schied)(?!\p{L})[^.;]{0,80}(?:uns|unser\p{L}*|aus|unternehmen|haus|betrieb)(?!\p{L})`,
);
const tellsEndOnly = (unit: Unit): boolean =>
  endFact.test(unit) && !parting.test(unit) && !judged.test(unit.flat);
/** A word of praise or blame beside it. */
const judged = late.iu`einvernehm|zufried|erfolg|bemüh|leistung|verhalten|anerkenn|gern(?!\p{L})|wertvoll|geschätzt|vorbild|zuverlässig|stets|immer|jederzeit`;

const parting = searchOf(
  late.iu`(?<!\p{L})(?:bedau(?:er|re)\p{L}*|dank(?:en|e|t|bar)?|bedanken?|wünsch\p{L}*|verlieren|ungern)(?!\p{L})`,
);
/** What a closing may speak of beside thanks, regret and wishes. */
const ofClosing: ReadonlySet<string> = new Set([
  'future-wishes',
  'ending',
  'exam-result',
  'performance-summary',
  'internal-behavior',
  'external-behavior',
]);

/** „Diese Entscheidung bedauern wir sehr“ regrets; it rates nobody's decisions. */
function asClosing(graded: GradedSentence, part: Part, unit: Unit): GradedSentence {
  if (part !== 'closing' || graded.category === undefined || ofClosing.has(graded.category)) return graded;
  if (!parting.test(unit)) return graded;
  return { ...graded, category: 'future-wishes', categories: ['future-wishes'] };
}
