import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { requiredParts } from '../knowledge/required-parts.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { isSatisfaction, isSummary, sumsUp } from './satisfaction.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import type { SentenceReading } from './reading.ts';
import type { Unit } from './units.ts';

type Id = (typeof requiredParts)[number]['id'];
const rules = new Map(requiredParts.map((rule) => [rule.id, rule] as const));

/** An omission of `required-parts.ts`. */
export function omission(
  letter: LetterContext,
  id: Id,
  words: Readonly<Record<string, string>> = {},
): Candidate {
  const rule = rules.get(id) as (typeof requiredParts)[number];
  return byRule(letter, rule, { words });
}

/** „Sein Auftreten gegenüber Direktion und Team“ is behaviour, whatever the reader takes it for. */
const told = searchOf(
  late.iu`(?<!\p{L})(?:verhalten|auftreten|benehmen|betragen) (?:\p{L}+ ){0,3}(?:gegenüber|zu|zur|zum)(?!\p{L})|(?:ihr|sein) (?:\p{L}+ )?(?:verhalten|benehmen|betragen) (?:war|ist)(?!\p{L})|(?<!\p{L})verhielt sich(?!\p{L})[^.;]{0,160}(?:vorbildlich|einwandfrei|korrekt|mustergültig|tadellos|beispielhaft)|(?<!\p{L})(?:trat|tritt|traten|begegnet|begegnete)(?!\p{L})[^.;]{0,120}(?:vorbildlich|einwandfrei|korrekt|mustergültig|tadellos|beispielhaft|freundlich|höflich|respektvoll)(?: gegenüber)?(?!\p{L})|(?<!\p{L})(?:im umgang mit|gegenüber|zu) (?:\p{L}+,? ){0,3}(?:vorgesetzten|kolleg\p{L}*|leitung|mitarbeitern)(?!\p{L})[^.;]{0,160}(?<!\p{L})(?:ein (?:\p{L}+ )?vorbild|vorbild an|muster an|anständig|respektvoll|zuvorkommend)(?!\p{L})`,
);
const aboutBehavior = searchOf(/verhalten|vorgesetzt|kolleg|umgang mit|gegenüber/i);

/** Whole parts that are not there. */
export const findMissingParts: Finder = (letter) => {
  if (letter.simple) return [omission(letter, 'missing-ratings')];
  // Laymen do not know the parts; what they leave out says nothing.
  if (letter.layman && letter.gradeRows.length === 0) return [];
  const found: Candidate[] = [];
  if (!tellsSummary(letter)) found.push(omission(letter, 'missing-summary'));
  if (letter.rating.singles === null) found.push(omission(letter, 'missing-performance'));
  if (!tellsBehavior(letter)) found.push(omission(letter, 'missing-behavior'));
  const hasTasks = unitsIn(letter, 'tasks').some((at) => !isOfHouse(letter.units[at] as Unit));
  if (!hasTasks && !tellsTasks(letter)) found.push(omission(letter, 'missing-tasks'));
  return found;
};

const house = late.iu`(?<!\p{L})(?:gibt es|unser\p{L}*|wir)(?!\p{L})`;
const person = late.u`(?<!\p{L})(?:[Ee]r|[Ss]ie|ih[mrn]|[Ii]hre?[mnr]?|[Ss]eine?[mnr]?|Herrn?|Frau|Auszubildende\p{L}*)(?!\p{L})`;

/** „Neben dem Verkaufsraum gibt es ein Warenlager“ stands where the tasks do and tells none. */
const isOfHouse = ({ flat, kind }: Unit): boolean =>
  kind === 'sentence' &&
  ((house.test(flat) && !person.test(flat) && !flat.endsWith(':')) || noTask.test(flat));
/** Where a training took place, what the house belongs to, and days of absence. */
const noTask = late.iu`(?:ausbildung|praktikum|lehre|umschulung)(?!\p{L})[^.;]{0,12} (?:fand|findet)(?!\p{L})[^.;]*(?<!\p{L})statt\.?$|^(?:sie|er|es) ist (?:ein|eine|die|der|das) (?:\p{Ll}+ )?(?:dienststelle|abteilung|tochter\p{L}*|zweigstelle|niederlassung|einrichtung|teil)(?!\p{L})|(?:krankheit|fehlte|fehltage|(?<!, (?:wenn|während|solange|falls|sofern) [^.;]*)abwesen)`;

/** A sentence that only the reader's guess takes for the summary must at least speak of the whole. */
const sums =
  /zufried|anerkenn|erwart|anforder|anspr[uü]ch|insgesamt|alles in allem|zusammenfass|leist|bemüh|überzeug|glücklich|gerecht|begeister|lob|gesamt|stolz|vermissen|bessere|maßst[aä]b/iu;

/** „Seine Speisen entsprachen den Anforderungen“: one thing that came of the work, not the whole. */
function isOfOneThing(unit: Unit): boolean {
  if (oneDemand.test(unit)) return true;
  const subject = whose.exec(unit.flat)?.groups?.['what'];
  return subject !== undefined && !theWhole.test(subject);
}

const whose = late.u`^(?:Ihre?|Seine?|Auch (?:ihre?|seine?)) (?:\p{Ll}+en? ){0,2}(?<what>\p{Lu}[\p{L}-]+)(?= (?:\p{L}+ ){0,4}(?:entsprach|entspr[aä]che?n|entspricht|entsprechen|genügt|genügen|genügte|genügten|erfüllt|erfüllte|erfüllten)(?!\p{L}))`;
const theWhole =
  /^(?:Gesamt|Arbeits|Dienst|Berufs)?leistung|^Arbeit(?:en)?$|^(?:Arbeits)?aufgaben|^Aufgabenerfüllung|^Tätigkeit|^Pflichten|^Mitarbeit$|^Stelle|^Funktion/iu;
const oneDemand = searchOf(
  late.iu`^Was (?:er|sie) (?![^,]{0,60}(?:leiste|arbeite|(?<!\p{L})t[au]t(?!\p{L})))|(?:körperlich|fachlich|sprachlich|zeitlich|technisch|gesundheitlich|handwerklich)\p{L}* (?:und \p{L}+ )?(?:anforderungen|erwartungen)`,
);

/** A summary told in a sentence; a row of a table does not do. */
function tellsSummary(letter: LetterContext): boolean {
  return letter.sentences.some((sentence, at) => {
    const unit = letter.units[at];
    return (
      unit?.kind === 'sentence' &&
      mayBeSummary(unit, sentence) &&
      !(letter.type === 'ausbildungszeugnis' && isOfSchool(unit)) &&
      (isSatisfaction(unit) || !isOfOneThing(unit))
    );
  });
}

/** „In der Berufsschule erreichte er befriedigende Leistungen“: the school's marks sum up nothing of the firm's years. */
const isOfSchool = (unit: Unit): boolean =>
  inSchool.test(unit) && !besidesSchool.test(unit.flat) && !isSatisfaction(unit);
const inSchool = searchOf(
  late.iu`berufsschul|blockunterricht|berufskolleg|(?:fach|pflege|gewerbe)schule|(?<!\p{L})schulische[nrs]?(?!\p{L})|(?:in|an) der schule(?!\p{L})|im (?:theoretischen |schulischen )?unterricht(?!\p{L})`,
);
const besidesSchool = late.iu`betrieb|praxis|praktisch|(?<!\p{L})arbeit|gesamt|insgesamt|kanzlei|werkstatt|wie auch|sowohl`;

function mayBeSummary(unit: Unit, sentence: SentenceReading): boolean {
  const { category, part, graded } = sentence;
  // A guess is enough here: to claim that the formula is missing, one must be sure.
  const confidence = (sentence.confidence ?? 0) + 0.2;
  if (
    graded &&
    isSummary(unit, category === undefined ? null : { category, confidence }) &&
    sums.test(unit.flat)
  )
    return true;
  if (part === 'company' || part === 'closing' || !sumsUp(unit)) return false;
  // What surely speaks of one category sums nothing up, unless it names contentment.
  const sure = category !== 'performance-summary' && (sentence.confidence ?? 0) >= 0.7;
  return !graded || !sure || isSatisfaction(unit);
}

/** Behaviour told in sentences; a row of a table does not do. */
export function tellsBehavior(letter: LetterContext): boolean {
  return letter.sentences.some(({ category, categories, part }, at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || unit.kind !== 'sentence') return false;
    if (part === 'behavior') return true;
    if (part === 'closing') return false;
    if (part !== 'tasks' && part !== 'company' && told.test(unit)) return true;
    const behaves = category === 'internal-behavior' || categories.includes('internal-behavior');
    return behaves && aboutBehavior.test(unit);
  });
}

/** „hat die Ware geladen, ausgeliefert und kassiert“: what somebody did, one thing after the other. */
const done = late.u`(?<!\p{L})(?:hat|haben)(?!\p{L})(?:[^.;]{3,60}?(?<!\p{L})(?:\p{L}{0,8}ge\p{Ll}{2,}(?:t|en)|\p{L}+iert)(?:,| und| sowie)){2}[^.;]{3,60}?(?:ge\p{Ll}{2,}(?:t|en)|\p{L}+iert)(?!\p{L})`;

/** „Er gestaltete die Karten, kalkulierte die Preise, kochte für …“: the same without „hat“, and without praise. */
const chain = late.u`(?<!\p{L})(?:Er|Sie|(?:Herr|Frau) [\p{L}-]+) \p{Ll}{3,}te(?!\p{L})[^.;]{3,100}?, \p{Ll}{3,}te(?!\p{L})[^.;]{3,120}?, \p{Ll}{3,}te(?!\p{L})`;
const praises =
  /stets|immer|jederzeit|sehr|äußerst|hervorragend|ausgezeichnet|vorbildlich|erfolg|überzeug|motiv|einsatz/iu;
const chained = (flat: string): boolean => chain.test(flat) && !praises.test(flat);

function tellsTasks(letter: LetterContext): boolean {
  return (
    letter.units.some(
      ({ zone, flat }, at) =>
        zone === 'body' &&
        !content.test(flat) &&
        ((named.test(flat) && !isPraise(letter, at)) || done.test(flat) || chained(flat)),
    ) || letter.units.filter((unit, at) => tellsWork(letter, unit, at)).length >= leastTold
  );
}

/** What somebody did, told as a story and not rated: „Acht Wochen arbeitete sie auf der Grabung mit.“ */
const tellsWork = (letter: LetterContext, { flat, kind, zone }: Unit, at: number): boolean =>
  zone === 'body' &&
  kind === 'sentence' &&
  letter.parts[at] === 'performance' &&
  letter.sentences[at]?.graded !== true &&
  flat.length >= 60 &&
  didWork.test(flat);
const didWork = late.u`(?<!\p{L})(?:\p{Ll}{3,}te|war|half|schrieb|nahm|fuhr|hielt|trug|lief) (?:sie|er)(?!\p{L})|(?<!\p{L})(?:[Ss]ie|[Ee]r) (?!\p{Ll}+ hatte)\p{Ll}{3,}te(?!\p{L})`;
const leastTold = 3;

const content = /zufried/i;

const named =
  /aufgaben(?:gebiet|bereich)?|tätigkeit|zuständig|verantwort|betreute|gehörten?|umfasst|(?:ausbildungs|praktikums|lehr)inhalt/i;

/** „die von ihm betreuten Anlagen gingen stets termingerecht …“ praises and lists nothing; so does a farewell. */
function isPraise(letter: LetterContext, at: number): boolean {
  const { graded, part } = letter.sentences[at] ?? { graded: false };
  if (part === 'closing' || part === 'company' || part === 'behavior') return true;
  return graded && part !== 'introduction' && part !== 'tasks';
}
