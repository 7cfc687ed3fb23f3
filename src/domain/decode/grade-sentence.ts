import { late } from '../german/late.ts';
import { respell } from '../german/respell.ts';
import { rememberIf } from '../german/tokens.ts';
import type { Category } from '../letter/category.ts';
import type { Rating } from '../letter/grade.ts';
import { inActive } from './active-closing.ts';
import { withoutMereAlways } from './always-so.ts';
import { onlyAttends, withoutAsides, withoutTitles } from './asides.ts';
import { betterWording } from './better-wording.ts';
import type { CodeHint } from './code-hint.ts';
import { evidenceOf } from './evidence.ts';
import { explain } from './explain.ts';
import { withoutForeignClause } from './foreign-clauses.ts';
import { withoutForeignPraise, withoutRaisedDemand } from './foreign-praise.ts';
import { hard, raising } from './around-words.ts';
import { withoutCircumstances } from './circumstances.ts';
import { judge } from './judge.ts';
import { withoutOthersContent } from './others-content.ts';
import type { Evidence } from './reading.ts';
import { saidPlainly } from './said-plainly.ts';
import { rarelyFound } from './rarely-found.ts';
import { gradedOnce } from './remembered-sentences.ts';
import { said } from './said.ts';
import { type SentenceUnits, unitsOf } from './sentence-units.ts';
import { withoutSurroundings } from './surroundings.ts';
import { withoutTheEnd } from './without-the-end.ts';

/** A sentence with its grade; offsets of the evidence count from the start of the sentence. */
export interface GradedSentence extends Partial<Rating> {
  readonly graded: boolean;
  readonly category?: Category;
  readonly categories: readonly Category[];
  /** What it speaks of where it seems to rate the leading of somebody who leads nobody. */
  readonly beside?: Category;
  readonly evidence: readonly Evidence[];
  readonly explanation: string;
  readonly better?: string;
  /** A code it may carry in words of its own. */
  readonly hint?: () => CodeHint | null;
}

/** A sentence that rates nobody; what it hints at stays. */
export const ungraded = (hint?: GradedSentence['hint']): GradedSentence => ({
  graded: false,
  categories: [],
  evidence: [],
  explanation: '',
  ...(hint && { hint }),
});

const praise: ReadonlySet<string> = new Set(['top', 'good']);
/** A word of praise, whether or not it is among the words that carried the grade. */
const hasPraise = ({ tones }: SentenceUnits): boolean => tones.some((tone) => praise.has(tone));

/** A superlative, whatever it belongs to: „auch komplizierteste Zusammenhänge“. */
const hasHighest = ({ tokens }: SentenceUnits): boolean => tokens.some(isHighest);
const superlative = late.u`^\p{Ll}{3,}(?<!s|lö|rei|wei|spei)ste[nmrs]?$`;
const noSuperlative =
  /^(?:erste|letzte|meiste|nächste|oberste|unterste|ernste|feste|robuste|triste|wüste|vorletzte|zweitbeste)/;
const isHighest = rememberIf(({ text }) => superlative.test(text) && !noSuperlative.test(text));

/** From here on a sentence praises somebody more than plainly. */
const raisedTo = 3;
/** Read without what belongs to the house it is plain praise, or it was misread. */
const plainly = 3.5;

/**
 * Grades one sentence of a reference as most readers read it, standing alone.
 * @returns graded false for sentences that rate nobody (tasks, company, dates)
 */
export function gradeSentence(text: string): GradedSentence {
  return gradedOnce(text, gradeAsWritten);
}

function gradeAsWritten(text: string): GradedSentence {
  const respelt = respell(text);
  if (respelt === null) return gradeSpelt(text);
  const graded = gradeSpelt(respelt.text);
  const evidence = graded.evidence.map((one) => {
    const [start, end] = [respelt.origin(one.start), respelt.origin(one.end)];
    return { ...one, start, end, text: text.slice(start, end) };
  });
  return { ...graded, evidence };
}

function gradeSpelt(text: string): GradedSentence {
  const tellsOthers = announces.test(text) || sendsToUs.test(text) || asksCustomers.test(text);
  if (tellsOthers || asksOfAll(text) || (handed.test(text) && hands.test(text))) return ungraded();
  const untitled = withoutTitles(text);
  if (untitled !== null) {
    if (onlyAttends(untitled)) return ungraded();
    // Neither the title rates anybody nor that it is left out.
    const without = gradeSentenceOf(untitled);
    if (!without.graded) return without;
  }
  const graded = gradeSentenceOf(text);
  return graded.graded || !text.includes(';') ? graded : (gradePraise(text) ?? graded);
}

/** „Sie arbeitete sorgfältig; die Filiale hat zwölf Beschäftigte“: a fact behind the praise does not silence it. */
function gradePraise(text: string): GradedSentence | null {
  const told = `${text.slice(0, text.indexOf(';'))}.`;
  if (!ofPerson.test(told)) return null;
  const first = gradeSentenceOf(told);
  return first.graded && (first.grade ?? 9) < plainly && (first.confidence ?? 0) >= surelyPraised
    ? first
    : null;
}
const surelyPraised = 0.7;
const ofPerson = late.iu`(?<!\p{L})(?:er|sie|ih[mnr]|herrn?|frau)(?!\p{L})`;

function gradeSentenceOf(text: string): GradedSentence {
  const sentence = unitsOf(text);
  const announced = said(sentence.tokens) ?? saidPlainly(sentence.tokens);
  if (announced !== null) {
    const again = gradeSentenceOf(announced);
    return again.graded ? { ...again, evidence: gradeTold(text, sentence).evidence } : again;
  }
  const rare = rarelyFound(sentence.tokens);
  if (rare !== null) {
    // What is said openly needs no reading between the lines.
    const { hint: _, ...again } = gradePlain(rare, unitsOf(rare));
    return again.graded ? { ...again, evidence: [] } : ungraded();
  }
  const plain = withoutAsides(text, sentence.tokens);
  if (plain === null) return gradePlain(text, sentence);
  const graded = gradePlain(plain, unitsOf(plain));
  // „Seit 2019 besucht er die Technikerschule“ is a date in a career; what is praise leaves little doubt.
  return startsWithYear.test(text) && (graded.confidence ?? 1) < surely ? ungraded(graded.hint) : graded;
}
const startsWithYear = /^\P{N}{0,40}(?:19|20)\d\d/u;

function gradePlain(text: string, sentence: SentenceUnits): GradedSentence {
  const active = inActive(sentence.tokens);
  if (active !== null) {
    const again = gradeTold(active, unitsOf(active));
    if (again.graded) return { ...again, evidence: [] };
  }
  const graded = gradeAmid(text, sentence);
  const farewell = graded.graded ? null : withoutTheEnd(text, sentence.tokens);
  if (farewell !== null) return gradeTold(farewell, unitsOf(farewell));
  const rest = withoutSurroundings(text, sentence.tokens);
  if (rest === null) return graded;
  const again = gradeTold(rest, unitsOf(rest));
  // The formula sums up wherever somebody worked.
  if (graded.graded) return isFormula(again) ? again : asOf(graded, again);
  return (again.confidence ?? 0) >= surely ? again : graded;
}
/** „Die Leistungen von Herrn Paul beurteilen wir wie folgt:“: the judgement comes behind it. */
const announces = late.iu`(?<!\p{L})(?:wie folgt|folgendermaßen)\s*:\s*$`;

/** „Die Arbeitsagentur vermittelte Frau Zahn an unseren Betrieb.“ */
const sendsToUs = late.iu`^(?:die|das|der|eine?|unsere?) (?:\p{L}+ ){0,2}\p{L}*(?:agentur|jobcenter|arbeitsamt|leihfirma|zeitarbeit\p{L}*|personaldienst\p{L}*|verleiher|berufsberatung|bildungsträger|rehaträger|hochschule|universität|schule)(?: [^,;.]{0,40})? (?:vermittelte|überließ|überliess|verlieh|wies|schickte|sandte|entsandte)(?= .*(?<!\p{L})(?:uns|unser\p{L}*)(?!\p{L}))`;

/** „Zur Zufriedenheit unserer Kunden führen wir jährlich eine Befragung durch“: whom the house asks. */
const asksCustomers = late.iu`^zur zufriedenheit (?:der|unserer) (?:\p{Ll}+ )?\p{L}+ (?:führ|mach|starte)\p{L}* (?:wir|das|die|der|unser\p{L}*) .*(?:befragung|umfrage|erhebung|studie)`;

/** „Herrn Kern waren die Schlüssel ausgehändigt worden“: what somebody was given tells nothing of what he did with it. */
const hands = late.iu`^(?![^]*(?<!\p{L})(?:wir|man|konnten?|kann|vertrauen|bedenkenlos)(?!\p{L}))[^,;:]*(?<!\p{L})(?:\p{L}*schlüssel|zugangsdaten|passw[oö]rter|\p{L}*vollmacht(?:en)?|prokura|(?:dienst|firmen)(?:wagen|fahrzeug|handy|laptop|telefon|rad))(?!\p{L})[^,;:]*\s(?:ausgehändigt|übergeben|überlassen|bekannt\s?gegeben|mitgeteilt|erteilt|zugeteilt|zur\sverfügung\sgestellt)(?:\sworden)?\.?$|^(?:er|sie|(?:herr|frau) \p{L}+) (?:verfügte|verfügt) über (?:einen|den|die|alle) \p{L}*schlüssel(?!\p{L})[^,;:]*$`;

const handed = /schlüssel|zugangsd|passw|vollmacht|prokura|dienst|firmen/iu;

/** „Die Vorschriften müssen jederzeit mit größter Genauigkeit eingehalten werden“: what the work asks of whoever does it. */
const asksOfAll = (text: string): boolean =>
  mayDemand.test(text) && demands.test(text) && !ofSomebody.test(text) && !judges.test(text);
const mayDemand = /muss|müssen|zu erfolgen|^es g|^wer\s|(?:steht|stehen)\s|^für die zufr/iu;
const demands = late.iu`^(?:[^,;]+ (?:muss|müssen) (?:stets|immer|jederzeit|durchgehend|mit|unter|sehr|absolut|besonders|genau|fehlerfrei|peinlich)(?!\p{L})[^;]* (?:werden|sein|erfolgen|bleiben|vorliegen)|[^,;]+ (?:hat|haben) (?:stets|immer|jederzeit|mit)(?!\p{L})[^,;]* zu erfolgen|es (?:gilt|galt),? [^;]*(?<!\p{L})zu \p{Ll}+n|wer (?:hier|bei uns|dort)(?!\p{L})[^;]*(?<!\p{L})(?:muss|braucht|soll)(?!\p{L})[^;]*|[^,;]+ (?:steht|stehen) (?:für|bei) uns (?:stets |immer |jederzeit |in jeder hinsicht )*(?:an erster stelle|im mittelpunkt|im vordergrund)|für die zufriedenheit (?:der|unserer) \p{L}+ tun wir [^,;]*)\.?$`;
const ofSomebody = late.iu`(?<!\p{L})(?:er|sie|ih[mn]|(?:ihr|sein)(?:e[mnrs]?)?|herrn?|frau)(?!\p{L})`;
const judges = late.iu`(?<!\p{L})(?:bezeichne|nennen|bewerte|werten|beurteil|einstuf|einzustuf|bescheinig|lob|dank|nachgebesser|nachgearbeitet|korrigier|erinner|angehalten|ermahn)`;

/** What was no praise with all that stands around it is praise without, if it leaves little doubt. */
const surely = 0.6;

/** What praises the surroundings raises nothing. */
function gradeAmid(text: string, sentence: SentenceUnits): GradedSentence {
  const graded = gradeTold(text, sentence);
  const apart = withoutForeignClause(text, sentence.tokens);
  const rest =
    apart === null
      ? withoutCircumstances(text, sentence.tokens)
      : (withoutCircumstances(apart, unitsOf(apart).tokens) ?? apart);
  if (rest === null) return graded;
  const again = gradeTold(rest, unitsOf(rest));
  if (!graded.graded) return (again.confidence ?? 0) >= surely ? again : graded;
  // By words, not by signs: a word may be divided at the end of a line.
  const gone = sentence.tokens
    .filter(({ start, end }) => rest.slice(start, end) !== text.slice(start, end))
    .map((token) => token.text)
    .join(' ');
  const [before, after] = [graded.grade ?? 9, again.grade ?? 9];
  const isRaised = before < raisedTo && after > before && raising.test(gone);
  // Trouble that others had is no blame of who worked well beside it.
  const isLowered = after < raisedTo && after < before && hard.test(gone);
  return again.graded && (isRaised || isLowered) ? asOf(graded, again) : graded;
}

/** Grades what is told of the person, whatever is told of the house, of others and of their demands beside it. */
function gradeTold(text: string, sentence: SentenceUnits): GradedSentence {
  const graded = gradeUnits(text, sentence);
  if (graded.graded) {
    const own = withoutOthersContent(text, sentence.tokens) ?? withoutRaisedDemand(text, sentence.tokens);
    if (own !== null) return asOf(graded, gradeUnits(own, unitsOf(own)));
  }
  if (!graded.graded || ((graded.grade ?? raisedTo) >= raisedTo && !isFormula(graded))) return graded;
  const rest = withoutForeignPraise(text, sentence.tokens);
  if (rest === null) return graded;
  const again = gradeUnits(rest, unitsOf(rest));
  if (!again.graded || (again.grade ?? 0) <= (graded.grade ?? 0)) return graded;
  return (again.grade ?? 9) > plainly && !isFormula(again) ? graded : asOf(graded, again);
}

/** The formula stays what it is whatever is praised beside it. */
const isFormula = ({ category, confidence }: GradedSentence): boolean =>
  category === 'performance-summary' && (confidence ?? 0) >= surely;

/** The grade of a sentence read once more; what it speaks of stays. */
const asOf = ({ category, categories }: GradedSentence, again: GradedSentence): GradedSentence =>
  again.graded ? { ...again, ...(category !== undefined && { category }), categories } : again;

function gradeUnits(text: string, sentence: SentenceUnits): GradedSentence {
  if (sentence.units.length === 0) return ungraded();
  const { verdict, hint } = judge(sentence);
  if (verdict === null) return ungraded(hint);
  const fact = withoutMereAlways(sentence, verdict);
  if (fact !== null && judge(unitsOf(fact)).verdict === null) return ungraded(hint);
  const evidence = evidenceOf(text, sentence, verdict);
  const better = betterWording(verdict.category, verdict.grade);
  return {
    graded: true,
    grade: verdict.grade,
    range: verdict.range,
    confidence: verdict.confidence,
    category: verdict.category,
    categories: verdict.categories,
    evidence,
    explanation: explain(verdict, evidence, hasPraise(sentence), hasHighest(sentence)),
    ...(better === null ? {} : { better }),
    ...(verdict.beside === undefined ? {} : { beside: verdict.beside }),
    hint,
  };
}
