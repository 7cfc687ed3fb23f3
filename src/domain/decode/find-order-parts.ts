import { late as latePattern } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { ratedParts, taskFrame, taskLead } from './part-cues.ts';
import { isSatisfaction, sumsUp } from './satisfaction.ts';
import type { Unit } from './units.ts';

/** Parts of the letter that stand where nobody looks for them. */
export const findOrderParts: Finder = (letter) => {
  if (letter.simple || letter.layman || letter.gradeRows.length > 0) return [];
  const rated = ratedUnits(letter);
  if (rated.length < 4) return [];
  return [
    ...behaviorFirst(letter, rated),
    ...tasksLate(letter, rated),
    ...companyLate(letter, rated),
    ...summaryElsewhere(letter, rated),
    ...occasionInside(letter, rated),
  ];
};

const unitAt = (letter: LetterContext, at: number): Unit => letter.units[at] as Unit;

/** Indexes of the sentences that rate performance or behaviour. */
const ratedUnits = (letter: LetterContext): number[] =>
  letter.sentences.flatMap(({ part, graded }, at) => (graded && ratedParts.has(part) ? [at] : []));

const conduct = searchOf(
  latePattern.iu`(?<!\p{L})(?:verhalten|betragen|benehmen|führung|umgang|auftreten|verhielt|verhält|benahm|begegnet\p{L}*|gegenüber)(?!\p{L})`,
);
/** How somebody leads is part of the performance. */
const leading = searchOf(/führungs(?:verhalten|stil|kraft|aufgabe)|vorgesetzter? (?:führte|motivierte)/iu);

/** Does a sentence tell how somebody behaved toward others, and nothing of the work? */
const tellsConduct = (letter: LetterContext, at: number): boolean =>
  letter.sentences[at]?.part === 'behavior' &&
  conduct.test(unitAt(letter, at)) &&
  letter.personsAt(at).length > 0 &&
  !leading.test(unitAt(letter, at));

/** How somebody behaved is told after the work, not before all or most of it. */
function behaviorFirst(letter: LetterContext, rated: readonly number[]): Candidate[] {
  const told = rated.filter((at) => letter.parts[at] === 'behavior');
  const [first, formula] = [told[0], told.find((at) => tellsConduct(letter, at))];
  if (first === undefined || formula === undefined) return [];
  const work = rated.filter((at) => letter.parts[at] !== 'behavior');
  const after = work.filter((at) => at > formula).length;
  // What a leader or a trainee did beyond is often told last: only where most of the work comes after.
  if (after < 3 || 3 * after < 2 * work.length) return [];
  const last = told.findLast((at, i) => at - i === first) ?? first;
  const at = { start: unitAt(letter, first).start, end: unitAt(letter, last).end };
  return [byRule(letter, letterRule('order-behavior-first'), { at, category: 'internal-behavior' })];
}

/** „Zu ihren Aufgaben gehörten …“ with what they were. */
const framesTasks = (unit: Unit): boolean =>
  taskLead.test(unit) && taskFrame.test(unit) && lists.test(unit.flat) && !farewell.test(unit);
const lists = /:$|,/;

/** The tasks are told when the work has been rated already. */
function tasksLate(letter: LetterContext, rated: readonly number[]): Candidate[] {
  const work = rated.filter((at) => letter.parts[at] !== 'behavior');
  // Whatever is told of special duties between the ratings: what counts is where most of the tasks stand.
  const [third, middle] = [work[2] ?? Infinity, work[Math.ceil(work.length / 2)] ?? Infinity];
  const from = Math.max(third, middle);
  const early = unitsIn(letter, 'tasks').filter((at) => at < third);
  const late = letter.units.flatMap((unit, at) =>
    at > from &&
    unit.zone === 'body' &&
    (letter.parts[at] === 'tasks' || (letter.sentences[at]?.graded === false && framesTasks(unit)))
      ? [at]
      : [],
  );
  const first = late[0];
  const size = sizeOf(letter, late);
  if (first === undefined || size < 100 || size < 2 * sizeOf(letter, early)) return [];
  return [byRule(letter, letterRule('order-tasks-late'), { at: unitAt(letter, first) })];
}

const sizeOf = (letter: LetterContext, at: readonly number[]): number =>
  at.reduce((sum, i) => sum + unitAt(letter, i).flat.length, 0);

const house = searchOf(
  latePattern.iu`^(?:(?:unsere?|meine?) \p{L}+|(?:die|das|der) (?:\p{L}+ )?\p{L}*(?:kanzlei|sozietät|unternehmen\p{L}*|firma|betrieb|klinik|klinikum|krankenhaus|praxis|haus|hotel|heim|büro|werke?|stadtwerke|reederei|gruppe|gesellschaft|verband|verein|agentur|amt|behörde|stadt|gemeinde|institut|schule|werkstatt|zimmerei|tischlerei|bäckerei|apotheke|spedition|bank|sparkasse|versicherung|einrichtung|stiftung|genossenschaft|handlung|verlag|filiale|(?<!\p{L})(?:gmbh|ag|kg|se))(?!\p{L})|wir (?:sind (?:ein|eine|als|rund|etwa|\d+|\p{L}+) (?!dank|froh|sicher|überzeugt)|fertigen|bauen|betreuen|versorgen|gestalten|produzieren|entwickeln|stellen|beschäftigen|betreiben|liefern|beraten|planen|verkaufen|handeln|vertreiben|pflegen|behandeln|verarbeiten|transportieren|vertreten)(?!\p{L})|ich (?:führe|betreibe|leite)(?!\p{L})|als (?:\p{L}+ )?\p{L}*(?:unternehmen|hersteller|dienstleister|anbieter|betrieb|kanzlei|agentur)(?!\p{L}))`,
);
const describes = searchOf(
  latePattern.iu`(?<!\p{L})(?:ist|sind|hat (?:ihren|seinen|rund|etwa|\d)|beschäftig\p{L}*|ber[aä]t(?:en)?|vereint|stellt|stellen|fertig(?:t|en)|produzier\p{L}*|entwickel[tn]|gestalt\p{L}*|betreib\p{L}*|biete[tn]|vertreib\p{L}*|betreut|betreuen|unterhält|unterhalten|beliefer\p{L}*|planen|plant|bau(?:t|en)|befördert|gehör(?:t|en)|zählt|umfasst|verfügt|führ(?:t|e)|leite|versorg(?:t|en)|behandel(?:t|n)|pfleg(?:t|en)|gegründet|besteht|vertr(?:itt|eten)|liefer(?:t|n)|verarbeite(?:t|n)|handel(?:t|n)|verkauf(?:t|en)|veranstaltet|transportier(?:t|en))(?!\p{L})`,
);
const ofTheEnd = latePattern.iu`zeugnis|insolven|geschlossen|schließ|aufgelöst|verkauft|übernommen|verpflichtet|bereit,|dankbar|dank(?!\p{L})|froh|stolz|zufried|bedau|wünsch|verl(?:ier|ässt|oren)|(?:hat|haben|ist|sind) (?:\p{L}+ ){0,6}ge\p{L}+(?:t|en)\.$|(?<!\p{L})(?:Herrn?|Frau|er|ihn|ihm|ihre?[mnrs]?|seine?[mnrs]?|(?<!die |eine )sie)(?!\p{L})`;

const blankOrComma = /[ ,]/;
const form = /^gmbh$/i;

/** Who the employer is stands at the beginning, not behind the ratings. */
function companyLate(letter: LetterContext, rated: readonly number[]): Candidate[] {
  const [third, firstOf] = [rated[2] ?? Infinity, unitsIn(letter, 'company')[0] ?? Infinity];
  if (firstOf < third) return [];
  const name = letter.facts.company?.split(blankOrComma).find((word) => word.length > 3 && !form.test(word));
  const at = letter.units.findIndex((unit, i) => {
    if (i <= third || unit.zone !== 'body' || unit.kind !== 'sentence' || !describes.test(unit)) return false;
    if (unit.flat.includes(letter.facts.last_name ?? '\n')) return false;
    const isOfHouse =
      house.test(unit) || (name !== undefined && unit.flat.slice(0, name.length + 15).includes(name));
    return isOfHouse && !ofTheEnd.test(unit.flat);
  });
  return at < 0 ? [] : [byRule(letter, letterRule('order-company-late'), { at: unitAt(letter, at) })];
}

const farewell = searchOf(
  latePattern.iu`(?<!\p{L})(?:dank\p{L}*|bedank\p{L}*|wünsch\p{L}*|bedau\p{L}*|gute|ausscheid\p{L}*|verl(?:ässt|ieren|iere)|scheidet|weggang|zusammenarbeit|fortsetz\p{L}*|zukunft|weiterhin|endete?|beendet)(?!\p{L})`,
);

/** The formula of satisfaction before the tasks, within the lines on behaviour or behind the farewell. */
function summaryElsewhere(letter: LetterContext, rated: readonly number[]): Candidate[] {
  const tasks = unitsIn(letter, 'tasks').at(-1) ?? -1;
  const farewells = unitsIn(letter, 'closing').find((at) => farewell.test(unitAt(letter, at))) ?? Infinity;
  const [first, last] = [rated.find((at) => letter.parts[at] !== 'summary') ?? Infinity, rated.at(-1) ?? 0];
  const found = letter.units.findIndex((unit, at) => {
    if (unit.zone !== 'body' || unit.kind !== 'sentence') return false;
    const early = at < tasks && at < first;
    const late = at > farewells && at >= last;
    if (!early && !late && letter.sentences[at - 1]?.part !== 'behavior') return false;
    const sums =
      letter.parts[at] === 'summary' ||
      (letter.sentences[at]?.category === 'performance-summary' &&
        (letter.sentences[at].confidence ?? 0) >= 0.5 &&
        !isWish(letter, at)) ||
      sumsUp(unit);
    if (!sums) return false;
    if (!early && !late && !(goesOnAfter(letter, at) && tellsConduct(letter, at - 1))) return false;
    if (early) return isSatisfaction(unit) || content.test(unit);
    return late ? !farewell.test(unit) : letter.personsAt(at).length === 0;
  });
  return found < 0 ? [] : [byRule(letter, letterRule('order-summary'), { at: unitAt(letter, found) })];
}

const content = searchOf(/zufrieden/i);

/** „Einen solchen Nachbarn hätte ich gern“ speaks of what might be, and sums up nothing. */
const isWish = ({ sentences }: LetterContext, at: number): boolean =>
  sentences[at]?.evidence.some(({ kind }) => kind === 'potential') === true;

/** The paragraph is about behaviour before and after the unit. */
function goesOnAfter({ units }: LetterContext, at: number): boolean {
  const [before, next] = [units[at - 1], units[at + 1]];
  if (next === undefined || next.paragraph !== units[at]?.paragraph) return false;
  return next.paragraph === before?.paragraph && !farewell.test(next);
}

const issued = searchOf(
  latePattern.iu`(?:zwischenzeugnis|dieses zeugnis)[^.;]*(?:erstell|ausgestell|erteil|stellen|gebeten|erbeten|ausfertig|erhält|anlass|wunsch)|(?:erstell|erteil|stellen|gebeten|erbeten|bat|anlass|wunsch)\p{L}*[^.;]*(?:zwischenzeugnis|dieses zeugnis)`,
);

/** Why an interim reference is issued is told last (or first), not between two ratings. */
function occasionInside(letter: LetterContext, rated: readonly number[]): Candidate[] {
  if (letter.type !== 'zwischenzeugnis') return [];
  const [first, last] = [rated[0] ?? Infinity, rated.at(-1) ?? -1];
  const inside = letter.units.find(
    (unit, at) => unit.zone === 'body' && at > first && at < last && issued.test(unit),
  );
  return inside === undefined ? [] : [byRule(letter, letterRule('order-occasion'), { at: inside })];
}
