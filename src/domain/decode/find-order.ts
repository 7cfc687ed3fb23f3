import { late as latePattern } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { coreTaskLate } from './core-task.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { handlingFirst } from './handling-first.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { isOfPupil } from './of-pupils.ts';
import { taskSpans } from './task-spans.ts';
import { isBeside, isMinor, isTrifle, isTrifling, joints, trivial, trivialJob } from './trifles.ts';
import type { Unit } from './units.ts';
import { worksAtHome } from './works-at-home.ts';

/** Order of tasks, and of what is praised first. */
export const findOrder: Finder = (letter) => {
  // Whoever comes from school for a fortnight lends a hand first.
  const tasks = isOfPupil(letter) ? [] : orderOfTasks(letter);
  const late = tasks.length > 0 ? null : (handlingFirst(letter) ?? coreTaskLate(letter));
  return [
    ...(late === null ? tasks : [byRule(letter, letterRule('order-tasks'), { at: late })]),
    ...firstPraise(letter),
  ];
};

function orderOfTasks(letter: LetterContext): Candidate[] {
  const job = letter.facts.job_title ?? '';
  const tasks = taskSpans(letter, trivial);
  const told = trivialJob.test(job) ? null : trifleSentence(letter);
  if (told !== null) return [byRule(letter, letterRule('order-tasks'), { at: told })];
  if (tasks.length < 3) return [];
  const below = belowExecutive(tasks, job);
  if (below !== null) return [byRule(letter, letterRule('order-tasks'), { at: below })];
  const before = sideTasksBeforeLead(tasks);
  if (before !== null) return [byRule(letter, letterRule('order-tasks'), { at: before })];
  const first = tasks[0];
  const leading = tasks.findIndex(({ text }) => !isTrifle(text, job));
  // One trifle at the head is enough when it is alone there; a second one makes it sure.
  if (
    leading <= 0 ||
    (leading === 1 &&
      tasks.length > 3 &&
      !isTrifle(tasks[2]?.text ?? '', job) &&
      !surely(first?.text ?? '', job))
  )
    return [];
  const last = tasks[leading - 1];
  if (first === undefined || last === undefined) return [];
  return [byRule(letter, letterRule('order-tasks'), { at: { start: first.start, end: last.end } })];
}

/** Who assists those at the top is measured by that, and not by what any office job has beside. */
const executive = latePattern.iu`(?:vorstands|direktions|chef|geschäftsführungs|geschäftsleitungs|executive|management)[- ]?(?:sekret|assist)|(?:sekret|assist)\p{L}* (?:der|des) (?:\p{L}+ )?(?:geschäftsführ|geschäftsleit|vorstand|direktion|direktor|inhaber)`;
/** Two trifles or more before anything else in the list of a board's secretary. */
function belowExecutive(
  tasks: readonly { start: number; end: number; text: string }[],
  job: string,
): { start: number; end: number } | null {
  if (!executive.test(job)) return null;
  const plain = job.replace(/sekret|assist/giu, '');
  const leading = tasks.findIndex(({ text }) => !isTrifle(text, plain));
  const [first, last] = [tasks[0], tasks[leading - 1]];
  if (first === undefined || last === undefined || leading < 2 || tasks.length < leading + 2) return null;
  return { start: first.start, end: last.end };
}

/** Leading the whole of something, or answering for its results: nobody's side task. */
const lead = latePattern.iu`(?<!\p{L})(?:(?:gesamt|filial|markt|betriebs|bau|projekt|abteilungs|haus|küchen|pflegedienst|werkstatt|lager|team|bereichs)?leit(?:ung|en|ete)(?!\p{L})(?! (?:von |der |des |eine[rs] |de[mn] )?(?:\p{L}+en )?\p{L}*(?:besprech|sitzung|runde|meeting|kurs|ag(?!\p{L})|workshop|schulung|kreis))|führung (?:von |der |des |eine[rs] |unsere[rs] |und \p{L}+ (?:von |der |des )?)?(?:(?:rund |etwa )?(?:\d+|\p{L}+) )?(?:mitarbeit|beschäftigt|team|filiale|abteilung|betrieb|belegschaft|gesell|baustelle|küche|station|werkstatt|personal)\p{L}*|(?:gesamt|ergebnis|umsatz|budget|personal|kosten)verantwortung|verantwort\p{L}* für (?:das |den |die )?(?:umsatz|ergebnis|budget|gewinn|gesamt)\p{L}*)`;
/** A leader's list that opens with side tasks and names the leading after them. */
function sideTasksBeforeLead(
  tasks: readonly { start: number; end: number; text: string }[],
): { start: number; end: number } | null {
  const first = tasks[0];
  // Few lists open so, which is told sooner than where the leading stands.
  if (first === undefined || !isMinor(first)) return null;
  const at = tasks.findIndex(({ text }) => lead.test(text));
  const last = tasks[at - 1];
  if (last === undefined) return null;
  return tasks.slice(0, at).every(isMinor) ? { start: first.start, end: last.end } : null;
}

/** Two trifles in one item, or one that is far from any job but its own. */
const surely = (text: string, job: string): boolean =>
  farFromJobs.test(text) ||
  isBeside(text, job) ||
  text.split(joints).filter((piece) => isTrifling(piece, job)).length > 1;
const farFromJobs = /aufräum|putzen|kehren|fegen|ablage|kopier|(?<!eingangs)post(?!eingang)|spül/i;

/** Where a trainee was, and by which plan: no tasks yet. */
const frame = searchOf(
  latePattern.iu`(?<!\p{L})(?:durchlief\p{L}*|ausbildungsplan|\p{L}*rahmenplan|verordnung|stationen|kennen(?:zu)?lern\p{L}*|lernte .{0,80} kennen|war (?:in|im) (?:der|den|dem|unser\p{L}*)|zugeordnet|eingesetzt|gehörte|gehört)(?!\p{L})`,
);

/** A first sentence on trifles alone, and after it what the job stands for. */
function trifleSentence(letter: LetterContext): Unit | null {
  const units = unitsOf(letter, 'tasks');
  const at = units.findIndex(tellsTasks);
  const first = units[at];
  if (first === undefined || first.kind !== 'sentence') return null;
  const pieces = first.flat.split(sentenceJoints).filter((piece) => piece.trim().length > 3);
  if (pieces.length < 2 || !pieces.every((piece) => trivial.test(piece))) return null;
  return units.slice(at + 1).some((unit) => tellsTasks(unit) && !trivial.test(unit.flat)) ? first : null;
}

const sentenceJoints = /[,;]| und | sowie | außerdem /u;

/** An item, or a sentence that does more than to open a list or to tell where a trainee was. */
const tellsTasks = (unit: Unit): boolean =>
  !unit.flat.endsWith(':') && (unit.kind === 'item' || !frame.test(unit));

/** What is expected of anybody. */
const trifleFirst = searchOf(
  latePattern.iu`(?<!un)pünktlich|(?:nie|nicht|kein\p{L}* mal) (?:\p{L}+ ){0,2}(?:zu spät|verspätet)|gute[rn]? laune|gut gelaunt|höflich|(?<!außer)ordentliche[rn]? (?:mitarbeiter|kraft|kolleg|mensch)|ordnungsliebe|(?:hielt|hält|hielten) (?:\p{L}+ ){0,4}ordnung|(?:(?:schreib|arbeits|labor|werk|schalter)tisch|arbeitsplatz|arbeitsplätze|arbeitsbereich|spind|werkbank|büro)(?!\p{L})[^.;]{0,50}(?:ordentlich|aufgeräumt|sauber)|(?:ordentlich|aufgeräumt|saubere?)\p{L}* (?:\p{L}+ )?(?:schreibtisch|arbeitsplatz|spind|werkbank)(?!\p{L})|sauberkeit|arbeitszeiten|pausenzeiten|anwesenheit|(?<!\p{L})anwesend(?!\p{L})|(?:büro|arbeits|verbrauchs)material(?:ien)?(?!\p{L})[^.;]{0,50}(?:sparsam|pfleglich|sorgsam)|(?:sparsam|pfleglich|sorgsam)\p{L}* (?:\p{L}+ )?mit (?:\p{L}+ )?(?:büro|arbeits|verbrauchs)material|(?:hand)?schrift(?!\p{L})[^.;]{0,30}(?:lesbar|leserlich|sauber)|(?<!\p{L})(?:be)?grüßte(?!\p{L})|tischmanieren|manieren|meldete sich[^.;]{0,40} ab(?!\p{L})`,
);
/** Part of the work where customers see it. */
const looks = searchOf(
  /gepflegte[sn]? (?:äußere|erscheinung)|saubere[rn]? (?:kleidung|äußere)|gepflegt (?:gekleidet|und gekleidet)|(?:dienst|berufs|arbeits)kleidung/iu,
);
const realPraise =
  /sorgfältig|engagiert|einsatz|fachlich|zuverlässig|motivier|fleißig|gewissenhaft|kompeten|leistung|wissen(?!haft)|belastbar|selbst(?:st)?ändig|qualität/i;
const seenByCustomers: ReadonlySet<string> = new Set(['cash', 'sales', 'service']);

function firstPraise(letter: LetterContext): Candidate[] {
  const at = letter.sentences.findIndex(({ part, graded }) => part === 'performance' && graded);
  const unit = letter.units[at];
  if (unit === undefined) return [];
  const byLooks = seenByCustomers.has(letter.profile.group?.id ?? '') ? null : looks.exec(unit);
  const trifle = trifleFirst.exec(unit) ?? byLooks;
  // At home punctual and honest is what counts, and nobody knows of an order.
  if (trifle === null || trifle.index > 90 || (letter.layman && worksAtHome(letter))) return [];
  // A layman tells a story from its start, mostly in the morning.
  if (letter.layman && (letter.rating.overall?.grade ?? 9) <= 1.7) return [];
  if (realPraise.test(unit.flat.slice(0, trifle.index + 40))) return [];
  return [byRule(letter, letterRule('order-traits'), { at: unit })];
}
