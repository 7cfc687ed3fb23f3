import { allMatches } from '../german/all-matches.ts';
import { late } from '../german/late.ts';
import type { Span } from '../german/sentences.ts';
import { coreTaskOf, type CoreTask } from '../knowledge/core-tasks.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { taskSpans, type TaskSpan } from './task-spans.ts';

/** Help beside any trade or office: hauling, tools, the door, the telephone, other people's visits and moves. */
const help = late.iu`(?<!\p{L})(?:(?:be|ent)l(?:ad(?:ung|en|e)|ud)(?! von \p{L}*software)|(?:material|werkzeug|geräte)(?:transport|fahrten?|ausgabe|pflege)\p{L}*|(?:wartung|wartete|pflegt?e|reinig\p{L}*|säuber\p{L}*|instandhaltung) (?:und \p{L}+ )?(?:von |der |des |die |das |unserer |unseres |unsere )*(?:\p{L}*maschinen|\p{L}*werkzeuge?\p{L}*|\p{L}*geräte\p{L}*|\p{L}*fahrzeuge?\p{L}*|\p{L}*arbeitspl[aä]tze?\p{L}*|\p{L}*werkstatt|\p{L}*baustellen?|\p{L}*lager\p{L}*|\p{L}*fuhrpark\p{L}*|\p{L}*arbeitskleidung|\p{L}*gerüste?\p{L}*|\p{L}*schutzausrüstung)|empfang(?! von (?:sendungen|waren?))|telefon(?:zentrale|dienst|annahme|ische)\p{L}*|umz[uü]g\p{L}*|arbeitsplätzen|aufräum\p{L}*|handlanger\p{L}*|zuarbeit\p{L}*|gerüst\p{L}*|botengäng\p{L}*|besorg\p{L}*|ablage|kopier\p{L}*|scannen|archiv\p{L}*|postverteilung|dekor\p{L}*|auszeichn\p{L}*|einräum\p{L}*|auffüll\p{L}*|entsorgung|müll\p{L}*)(?!\p{L})`;
/** Cleaning is no driver's or stockman's trade either. */
const cleaning = late.iu`(?<!\p{L})(?:\p{L}*reinig(?:ung|en|te)|wasch(?:en)?|wagenwäsche|wusch|feg(?:en|te)|kehr(?:en|te)|putz(?:en|te)|säuber(?:n|te|ung)|\p{L}*hofdienst|aufräum\p{L}*|winterdienst|schneeräum\p{L}*|botengäng\p{L}*)(?!\p{L})`;
const cleans = /reinig|hausm|hauswart|haustech|helf|hilf|hilfe|praktik|medizin|zahn|praxis|arzt|küche|spül/iu;

/** Teaching the new ones, going along, writing lists: goes with a job, and is none. */
const besides = late.iu`(?<!\p{L})(?:einarbeit\p{L}*|schul(?:ung|te|en|ungen)|einschul\p{L}*|unterweis\p{L}*|anleit\p{L}*|leitete? (?:\p{L}+ ){0,8}an|einweis\p{L}*|praxisanleit\p{L}*|praktisch an|begleit\p{L}* (?:\p{L}+ )?(?:\p{L}*visiten?|ausflüge?\p{L}*|spazierg\p{L}*|arzt\p{L}*)|\p{L}*visiten|angehörige\p{L}*|materialbestell\p{L}*|teilnahme an|urlaubsvertretung\p{L}*|statistik\p{L}*|listen|protokoll\p{L}*|betreuung (?:der |von |unserer )?(?:auszubild|praktikant|lehrling|lernend|schüler)\p{L}*)(?!\p{L})`;
/** „den Bau von Dekorationen“: who makes things does her trade. */
const made = late.iu`(?<!\p{L})(?:bau|(?:an)?fertigung|herstellung|konstruktion|entwurf|restaurierung|schneidern|nähen|schweißen) (?:und \p{L}+ )?(?:von|de[rs]|neuer|eigener) `;
/** Whose trade is what others do beside theirs. */
const livesOnHelp =
  /medizin|arzthelf|sprechst|zahn|praxis|empfang|rezeption|sekret|office|büro|assist|lager|logist|fahrer|spedit|transport|versand|umzug|trainer|ausbild|berufsbild|lehr(?:er|kraft)|dozent|anleit|coach|hausm|hauswart|reinig|haustech|helfer|hilfe|aushilf|telefon|call|archiv|praktik|gerüst|möbelp/i;

const adding = late.iu`(?<!\p{L})(?:zudem|außerdem|ferner|daneben|darüber hinaus|nebenbei|zusätzlich|gelegentlich|ebenfalls|weiterhin|schließlich|bei bedarf|teilweise|zeitweise|am rande|überdies|des weiteren|hinzu kam\p{L}*|dazu kam\p{L}*)(?!\p{L})`;

/** Where help stands before what the title of the job promises, or this only at the very end; null where neither. */
export function coreTaskLate(letter: LetterContext): Span | null {
  const job = letter.facts.job_title ?? '';
  const entry = letter.profile.leader || letter.layman ? null : (coreTaskOf(job) ?? introduced(letter));
  if (entry === null) return null;
  const { core } = entry;
  const tasks = taskSpans(letter);
  return helpFirst(letter, tasks, entry) ?? coreLast(letter, tasks, entry) ?? coreAdded(letter, core);
}

function helpFirst(
  letter: LetterContext,
  tasks: readonly TaskSpan[],
  { core, name = core, side }: CoreTask,
): Span | null {
  const job = letter.facts.job_title ?? '';
  const lives = livesOnHelp.test(job);
  if (tasks.length < 4 || (lives && cleans.test(job))) return null;
  const helps = ({ text }: TaskSpan): boolean =>
    (side?.test(text) === true && !name.test(told(text, job))) ||
    ((lives ? cleaning.test(text) : help.test(text) || besides.test(text)) &&
      !made.test(text) &&
      !core.test(told(text, job)));
  const others = tasks.findIndex((task) => !helps(task));
  const [first, last] = [tasks[0], tasks[others - 1]];
  if (first === undefined || last === undefined) return null;
  // Where a trainee was is no order of weight.
  if (others < 2 && isTraining(letter)) return null;
  return tasks.slice(others).some(({ text }) => core.test(text))
    ? { start: first.start, end: last.end }
    : null;
}

const asWhat = late.iu`(?:als|zum|zur) (?<!\p{L}(?:als|zum|zur) )(?<title>[^,.;]{3,60})`;

/** A later function („als Fachkraft der Schicht“) leaves the job what it was. */
function introduced(letter: LetterContext): CoreTask | null {
  for (const at of unitsIn(letter, 'introduction')) {
    const title = asWhat.exec(letter.units[at]?.flat ?? '')?.groups;
    const entry = coreTaskOf(title?.['title'] ?? '');
    if (entry !== null) return entry;
  }
  return null;
}

/** Without the title itself: „Als Disponent war er zuständig für“. */
const told = (text: string, job: string): string => (job === '' ? text : text.replaceAll(job, ''));

/** Small words for what goes on around any work. */
const around = late.iu`(?<!\p{L})(?:kontrolle|überwachung|bestellung|annahme|auswertung\p{L}*|unterstützung|mithilfe|mitarbeit|mitwirkung|zusammenarbeit|abstimmung|vorbereitung|pflege der \p{L}+|betreuung der (?:vertreter|lieferant|dienstleist|fremdfirm)\p{L}*|inventur\p{L}*|einkauf|verwaltung|organisation|dokumentation|ausgabe|führung (?:der|von) \p{L}+)(?!\p{L})`;

/** In a list of four or more the core is the last, and nothing of it was told before. */
function coreLast(letter: LetterContext, tasks: readonly TaskSpan[], { core, name }: CoreTask): Span | null {
  const [before, last] = [tasks.at(-2), tasks.at(-1)];
  if (before === undefined || last === undefined || tasks.length < 4) return null;
  const job = letter.facts.job_title ?? '';
  if (isTraining(letter) || livesOnHelp.test(job)) return null;
  const from = letter.units[unitsIn(letter, 'tasks')[0] ?? -1]?.start ?? last.start;
  const earlier = told(letter.text.slice(from, last.start), job);
  const sought = name ?? core;
  if (!sought.test(last.text) || sought.test(earlier)) return null;
  // No list of words is complete: unless the job has its name from the task, the others must look like side tasks.
  const side = tasks.filter(({ text }) => [help, besides, around].some((words) => words.test(text)));
  return name !== undefined || 2 * side.length >= tasks.length - 1
    ? { start: before.start, end: last.end }
    : null;
}

/** „Zudem führte er die Pflege durch“, and until then nothing but what goes with it. */
function coreAdded(letter: LetterContext, core: RegExp): Span | null {
  if (isTraining(letter)) return null;
  const job = letter.facts.job_title ?? '';
  const units = unitsIn(letter, 'tasks').flatMap((at) => letter.units[at] ?? []);
  const at = units.findIndex(({ flat }) => core.test(told(flat, job)));
  const unit = units[at];
  if (unit === undefined || !adding.test(unit.flat.slice(0, 60))) return null;
  const before = units.slice(0, at).filter(({ flat }) => /,| und /.test(flat));
  // One thing that somebody did is her work, by whatever word: „stellte Brote, Brötchen und Feingebäck her“.
  return before.some(({ flat }) => /:/u.test(flat) || allMatches(did, flat).length !== 1) ? unit : null;
}

/** A verb of the past, and nouns that stand for one. */
const did = late.gu`(?<!\p{L})(?!(?:erste|zweite|dritte|letzte|alte|weite|breite|bunte)(?!\p{L}))\p{Ll}{2,}te(?!\p{L})|(?<!\p{L})(?:war|fuhr|nahm|gab|schrieb|hielt|half|band|strich|trug|zog|sprang|brachte|ging|lief|wusch|goss|schnitt|sah)(?!\p{L})`;

const isTraining = ({ type }: LetterContext): boolean =>
  type === 'ausbildungszeugnis' || type === 'praktikumszeugnis';
