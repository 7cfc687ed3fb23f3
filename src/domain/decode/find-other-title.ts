import { late, lateRegExp } from '../german/late.ts';
import type { Span } from '../german/sentences.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { letterRule, type LetterRuleId as Id } from '../knowledge/letter-rules.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { heldPost } from './held-post.ts';
import { introducedJob } from './introduced-job.ts';
import { beside, jobLike, otherTimes, rankOf, rootOf, tellsLeading } from './job-ranks.ts';
import { learnedOrNot } from './learned-or-not.ts';
import { oncePerLetter, unitsIn, unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';
import { tellsWhen } from './when-clause.ts';

const title = '(?<title>\\p{Lu}[\\p{L}-]{3,})';
const person = '(?:er|sie|ihm|ihr|Frau|Herrn?)';
/** As whom others see somebody: told only of those who lead or help out, for anybody may be called many things. */
const seen = '(?:sie|ihn|ihr|ihm|Frau \\p{Lu}[\\p{L}-]+|Herrn? \\p{Lu}[\\p{L}-]+) als ';
const planned =
  /vorgesehen|einsetzen|hätten|ernannt|befördert|übernommen|übernehmen|gewinnen|empfehl|geeignet|stellvert|künftig|könnte|würde/iu;
/** The frames behind this one are about people of all ranks: only the highest and the lowest are told. */
const lastOfOwn = 9;

interface Frame {
  readonly search: Search;
  readonly isFirst: boolean;
  readonly isAboutAnybody: boolean;
}

/** Where a letter calls the person something: as whom she worked, whom the firm loses. */
const frames = [
  // „Als Dachdeckermeister hat er“, „Als Zimmermeister, der er seit 2020 ist, war er“
  `^(?:Auch )?Als (?:\\p{Ll}+ )?${title}(?<field>(?: (?:der|des|unserer|unseres)(?: \\p{Lu}\\p{L}+)??)? \\p{Lu}[\\p{L}-]+)?(?:,| \\p{Ll}+ (?:${person}|ihre?|seine?)(?!\\p{L})| ohne | mit | im | in | und )`,
  // „hat als Zimmermeister alle Arbeiten“, „arbeitete als ungelernte Helferin“
  `(?<!\\p{L})(?:hat|hatte|war|ist|erfüllte|erledigte|arbeitete|arbeitet|bewältigte|führte|leistete)(?!\\p{L})(?: (?:er|sie|ihre|seine|Aufgaben|Frau [\\p{L}-]+|Herr [\\p{L}-]+)){0,2} (?:bei uns |stets |immer |jederzeit )?als (?:\\p{Ll}+ )?${title}`,
  // „In all den Jahren, die er als Vermessungsgehilfe bei uns war“, „In ihren acht Jahren als Pförtnerin bei uns“
  `(?:(?:, (?:die|in denen|denen|in der|der) |[Ww]ährend |[Ss]olange )(?:er|sie|Frau \\p{Lu}[\\p{L}-]+|Herr \\p{Lu}[\\p{L}-]+) (?:bei uns |hier |in unser\\p{L}* \\p{Lu}[\\p{L}-]+ )?als|(?:Jahre|Jahren|Zeit|Dienstjahren|Monaten) als) (?:\\p{Ll}+ )?${title}(?= (?:bei uns|in unser|hier|war|tätig|arbeitete|gearbeitet|wirkte|beschäftigt|angestellt|im (?:Haus|Betrieb|Unternehmen)))`,
  // „ihre Aufgaben als Werkstattmeisterin“
  `(?:(?:[Ii]hre[nmr]?|[Ss]eine[nmr]?|[Dd]er|[Dd]ie) )(?:\\p{Ll}+ )?(?:Aufgaben?|Tätigkeit|Arbeit(?:en)?|Pflichten|Leistungen|Funktion|Position|Rolle|Stellung|Einsatz) als (?:\\p{Ll}+ )?${title}`,
  // „verlieren wir einen ausgezeichneten Einkäufer“, „einen so großartigen Installateur herzugeben“
  `(?:verlieren|verliert|verlässt uns|verlassen uns|entgeht uns)(?!\\p{L})(?: (?:mit|in|an) (?:ihm|ihr|Frau [\\p{L}-]+|Herrn [\\p{L}-]+))?(?: (?:zum|am) [^,.;]{3,25})? (?:ein(?:en|e|er)?|unsere?n?|meinen?|den|die) (?:so )?(?:\\p{Ll}+ ){0,3}${title}`,
  `(?:mit|in|an) (?:ihm|ihr|Frau [\\p{L}-]+|Herrn [\\p{L}-]+)(?: (?:uns|mir))? (?:ein(?:en|e|er)?|unsere?n?|meinen?) (?:so )?(?:\\p{Ll}+ ){0,3}${title}(?= (?:verlieren|verliert|verloren|herz|zieh|geh|verlässt|verlass))`,
  `(?:einen|eine|unseren|unsere|meinen|meine) (?:so )?(?:\\p{Ll}+ ){0,3}${title}(?= (?:verlieren|zu verlieren|herzugeben|herzugeben|gehen zu lassen|ziehen zu lassen|ziehen lassen|abzugeben))`,
  `(?:uns|mir) (?:mit (?:ihm|ihr) )?(?:damit )?(?:ein|eine|unser|unsere) (?:so )?(?:\\p{Ll}+ ){0,3}${title}(?= (?:verloren geht|verlorengeht|verlässt|fehlen wird|verloren))`,
  // „übernahm alle Aufgaben einer ungelernten Hilfskraft“
  `(?:Aufgaben|Arbeiten|Tätigkeiten|Pflichten) (?:eines|einer) (?:\\p{Ll}+ ){0,2}${title}`,
  // „dem leitenden Monteur, dessen Helfer er war“
  `(?:dessen|deren) ${title} (?:er|sie) (?:war|ist)(?!\\p{L})`,
  // „das Ausscheiden unserer Empfangschefin“, „Frau Kern, unsere Empfangschefin,“
  `(?:[Aa]usscheiden|[Ww]eggang|[Aa]bschied|[Ff]ortgang|[Vv]erlust|[Ll]eistungen|[Vv]erhalten|[Ee]insatz) (?:unserer|unseres|meiner|meines|eines|einer) (?:\\p{Ll}+ ){0,2}${title}`,
  `(?:Frau|Herrn?) \\p{Lu}[\\p{L}-]+, (?:unsere?n?|unserem|unserer|meine?[nmr]?) (?:\\p{Ll}+ ){0,2}${title}(?=,)`,
  // „als geprüfter Dachdeckermeister“
  `als (?:staatlich )?geprüfte[rn]? ${title}`,
  // „schätzten sie als stets freundliche Küchenhilfe“
  `${seen}(?:\\p{Ll}+ ){0,4}${title}`,
].map((source, at): Frame => ({
  search: searchOf(lateRegExp(source, 'u')),
  isFirst: at === 0,
  isAboutAnybody: at > lastOfOwn,
}));

/** Words for anybody who does good work. */
const anybody = late.iu`^(?:fach(?:leute|mann|frau|kraft|experte?)|führungs|leistung|könner|profi|allround|praktik(?:er|erin)$|handwerk|techniker(?:in)?$|spezialist|nachwuchs|teamplayer|gesellschaft|ideengeber|impulsgeber|gestalter|gastgeber|organisator|macher|denker|wissensträger|know|ausnahme|spitzen|problemlös|motivator|netzwerk|verhandl|verkaufstalent|talent|kenner|meister(?:in)?$|lehrmeister|kauf(?:mann|frau)$|akademik|angestellt|arbeiter(?:in)?$|arbeitnehmer|ersatz|begleiter|unterstützer|vertrauens|garant|zuarbeiter|zuhörer|kämpfer|anführer|zeuge|künstler|forscher|pädagog|wissenschaftler|jurist|ingenieur(?:in)?$|chef|dienstleist|mieter|kunde|bewohner|patient|nachfolger|vorreiter|botschafter|aktivposten|bezugsperson|person(?!al)|charakter|autorität|seele|institution|\p{L}*(?:betriebs|volks|fach)wirt(?:in)?$|diplom|ökonom|\p{L}*anleit|\p{L}*begleit|multiplikator|lots|tutor|vermittler|schlichter|streitschlicht|redner|beobachter|retter|analytiker|\p{L}*koordinator|delegiert|\p{L}*beauftragt|\p{L}*betreuer)`;

/** A title told later that is another one, a higher or a lower one than the letter is about. */
export const findOtherTitle: Finder = (letter) => [
  ...titlesLater(letter),
  ...heldPost(letter),
  ...learnedOrNot(letter),
];

const titlesLater: Finder = (letter) => {
  const possible = frames.filter(({ search }) => mayStand(letter, search));
  if (possible.length === 0) return [];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body') return [];
    for (const frame of possible) {
      const match = frame.search.exec(unit);
      const found = match === null ? null : otherTitle(letter, at, frame, match);
      if (found !== null) return [found];
    }
    return [];
  });
};

/** What the letter tells before the ratings, in small letters. */
const toldBefore = oncePerLetter((letter) => ({
  opening: unitsOf(letter, 'introduction').map(withoutSuperiors).join('\n'),
  tasks: unitsOf(letter, 'tasks').map(withoutSuperiors).join('\n'),
}));

/** „Sie unterstand der Einkaufsleitung“ makes nobody a leader. */
const superiors = late.gu`(?<!\p{L})(?:unterst(?:and|eht|ehen|ellt)|berichtete?t?|zugeordnet|zuarbeit\p{L}*|arbeitete? [^.;,]{0,20}zu|gehörte?)(?!\p{L})[^.;,\n]{0,30}?leit(?:ung|er|erin)(?!\p{L})|(?<!\p{L})(?:der|dem|die|den) (?:\p{Ll}+ )?\p{L}*leit(?:ung|er|erin) (?:direkt |unmittelbar |fachlich )?(?:unterst|zugeordnet|berichte|zugearbeitet)`;
const withoutSuperiors = ({ lower }: Unit): string => lower.replaceAll(superiors, ' ');

function otherTitle(
  letter: LetterContext,
  at: number,
  { isAboutAnybody, isFirst }: Frame,
  match: RegExpExecArray,
): Candidate | null {
  const told = match.groups?.['title'] ?? '';
  const end = match.index + match[0].indexOf(told) + told.length;
  const unit = letter.units[at] as Unit;
  // What somebody once learned is no post.
  if (isOwnStanding(letter, told) || learned.test(match[0])) return null;
  if (isDeputy(letter, match[0])) return finding(letter, 'job-lowered', spanOf(unit, match.index, end));
  const farewell = letter.parts[at] === 'closing';
  if (!isJob(told) || (isFirst && (farewell || tellsWhen(unit.flat)))) return null;
  // As what somebody stays on after the training is a first post, and no lower one.
  if (letter.type === 'ausbildungszeugnis' && staysOn.test(unit.flat)) return null;
  // „Als Krisenlotse war er gefragt“: as what others turn to somebody is a role in a situation.
  if (isFirst && sought.test(unit.flat) && occupationGroupOf(told) === null) return null;
  if (isAboutAnybody && rankOf(told) !== 1 && rankOf(told) !== 3) return null;
  const behind = unit.flat.slice(match.index + match[0].length);
  if (isAboutAnybody && isOther(letter, unit.flat, match[0], told, behind)) return null;
  const job = introducedJob(letter);
  if (job === null) return null;
  const { opening, tasks } = toldBefore(letter);
  const id = clash({
    job,
    told,
    opening,
    // What stands in the sentence itself is not what the letter told before.
    tasks: letter.parts[at] === 'tasks' ? tasks.replace(unit.lower, '') : tasks,
    farewell,
    ofField: match.groups?.['field'] !== undefined,
    behind,
    at,
    letter,
  });
  if (id === null) return null;
  const clause = isAboutAnybody ? clauseOf(unit.flat, match.index) : unit.flat;
  const isOfOtherTimes =
    id === 'job-lowered'
      ? beforeNow.test(unit.flat)
      : otherTimes.test(withoutSince(clause).replace(alsoSmall, ' '));
  // „als Maler, Hausmeister und Fahrer ausgeholfen“
  if (isOfOtherTimes || helpedOut.test(unit.flat.slice(end))) return null;
  return finding(letter, id, spanOf(unit, match.index, end));
}

const finding = (letter: LetterContext, id: Id, at: Span): Candidate =>
  byRule(letter, letterRule(id), { at, words: { job: introducedJob(letter) ?? '' } });

const staysOn = late.iu`(?<!\p{L})(?:bleib\p{L}*|weiter(?:arbeit\p{L}*|beschäftig\p{L}*)?|seit|ab|nun\p{L}*|jetzt|künftig\p{L}*|fortan|übern[aio]\p{L}+|zu haben|(?:be)?halten)(?!\p{L})`;
const alsoSmall = late.giu`(?<!\p{L})auch (?=\p{Ll}|$)(?!als)`;
const helpedOut = late.u`^(?:, \p{Lu}|[^.;]{0,60}(?:ausgeholfen|aushalf|half |eingesprungen))`;

/** „Als stellvertretende Leiterin“ of one who is told to lead. */
function isDeputy(letter: LetterContext, match: string): boolean {
  if (!match.includes('stellvertretende')) return false;
  const job = introducedJob(letter);
  const { opening, tasks } = toldBefore(letter);
  return job !== null && rankOf(job) === 3 && ![job, opening, tasks].some((known) => deputy.test(known));
}

const sought = late.iu`(?<!\p{L})(?:gefragt|gesucht|begehrt|(?:heran|hinzu)gezogen|um rat)`;
const learned = late.u`(?<!\p{L})(?:gelernte|ausgebildete|examinierte|studierte|diplomierte)[rn]? `;
const deputy = /stellvertr|vertret/iu;

/** „Leistungen als Auszubildende“ in the reference on a training. */
export function isOwnStanding({ type }: LetterContext, told: string): boolean {
  if (type === 'ausbildungszeugnis') return /^(?:auszubildende|lehrling|lernende|azubi)/iu.test(told);
  return type === 'praktikumszeugnis' && /^(?:praktikant|trainee|hospitant)/iu.test(told);
}

/** Somebody else, a plan, or „Leiterin kleiner Projekte“. */
function isOther(letter: LetterContext, flat: string, match: string, told: string, behind: string): boolean {
  const name = /(?:Frau|Herrn?) (?<name>\p{Lu}[\p{L}-]+)/u.exec(match)?.groups?.['name'];
  return (
    planned.test(flat) ||
    (name !== undefined && name !== letter.facts.last_name) ||
    (/^(?:leiter|chef)(?:in)?$/iu.test(told) && !/^ (?:der|des|unser)/u.test(behind))
  );
}

const clauseOf = (flat: string, at: number): string =>
  flat.slice(flat.lastIndexOf(',', at) + 1, at) + (/^[^,]*/u.exec(flat.slice(at))?.[0] ?? '');
const beforeNow = late.iu`(?<!\p{L})(?:zunächst|anfangs|zuvor|früher\p{L}*|ehemalig\p{L}*|bis|begann|bereits als|schon als|neben|zusätzlich|vertretung\p{L}*)(?!\p{L})`;
/** „der er seit 2020 ist“ tells the same title; „seit 2020“ alone may tell a rise. */
const withoutSince = (flat: string): string =>
  flat.replace(/, de[rm] (?:er|sie) seit[^,]*,|, die sie seit[^,]*,/u, ' ');

/** „als Jahrgangsbester“, „Als Einziger“, „einen unserer besten Männer“ */
const praised =
  /best(?:e[rn]?)?$|(?:erst|letzt|einzig|jüngst|ältest)e[rn]?$|^(?:männer|frauen|leute|hände|köpfe)n?$/iu;

const isJob = (word: string): boolean =>
  !praised.test(word) &&
  !/^(?:erste|zweite|dritte|leitende|nautische|technische)[rns]?$/iu.test(word) &&
  (jobLike.test(word) || /^auszubildende/iu.test(word) || /gesell(?:e|in)$|meister(?:in)?$/iu.test(word)) &&
  !anybody.test(word) &&
  (!beside.test(word) ||
    /gesell(?:e|in)$|leiter(?:in)?$|(?:fach|hilfs|schreib)kraft$|referent(?:in)?$|wirtschaftsprüfer/iu.test(
      word,
    )) &&
  !/mitarbeit|kolleg|vorgesetzt|führungskraft|fachkraft$|ausbild|kraft$(?<!hilfskraft|schreibkraft|zweitkraft|anlernkraft)/iu.test(
    word,
  );

interface Told {
  readonly job: string;
  readonly told: string;
  readonly opening: string;
  readonly tasks: string;
  readonly farewell: boolean;
  /** „Gruppenleiter Haftpflicht“: a post, and no task beside others. */
  readonly ofField: boolean;
  /** What follows: „der Personalstelle“. */
  readonly behind: string;
  readonly at: number;
  readonly letter: LetterContext;
}

/** How the title told clashes with the job, if it does. */
function clash({ job, told, opening, tasks, farewell, ofField, behind, at, letter }: Told): Id | null {
  const own = job.toLowerCase();
  if (letter.type === 'ausbildungszeugnis' && /^auszubild/iu.test(told)) return null;
  const root = rootOf(told);
  const field = root.replace(/(?:e|er|erin)$/u, '');
  if (own.includes(field)) return null;
  const [mine, theirs] = [rankOf(job), rankOf(told)];
  if (opening.includes(field)) {
    // The earlier job, told in the farewell as if it were the last.
    return farewell &&
      mine === 3 &&
      theirs < 3 &&
      /zunächst|zuerst|anfangs|als .* als |trat .* ein/u.test(opening)
      ? 'job-lowered'
      : null;
  }
  if (mine >= 2 && (theirs === 1 || (mine === 3 && (theirs < 2 || /referent/u.test(field)))))
    return tasks.includes(field) ? null : 'job-lowered';
  const parts = halvesOf(root);
  const known = `${opening}\n${tasks}`;
  if (theirs === 3) {
    // „Sekretariatsleiter“ of one who led the secretariat
    if (mine === 3) return null;
    if (leadsElsewhere(letter, { told, behind, at })) return 'job-varies';
    if (
      !/meist/u.test(field) &&
      (letter.profile.leader || /leit(?:ung|ete|et)(?!\p{L})/u.test(known) || tellsLeading.test(known))
    )
      return null;
    return tasks.includes(field) ||
      (!ofField && /projekt|bau|schicht(?!leit)|ausbildungs|einsatz|kurs|gruppe/u.test(parts))
      ? null
      : 'job-varies';
  }
  if (tasks.includes(field) || parts.length < 4) return null;
  if (
    // „Ofenbauer“ of one who builds „Öfen“
    bare(known).includes(bare(parts.replace(agent, ''))) ||
    bare(known).includes(bare(parts.slice(0, 5))) ||
    letter.units.some(
      ({ zone, lower }) =>
        zone !== 'signature' &&
        zone !== 'body' &&
        lower.includes(parts.slice(0, 5)) &&
        !lower.includes(field) &&
        occupationGroupOf(told) === null,
    )
  )
    return null;
  const [group, other] = [occupationGroupOf(job), occupationGroupOf(told)];
  if (group !== null && other !== null && group.id === other.id) return null;
  // What somebody learned, and what the office calls whoever works on its files.
  if (field.startsWith('sachbearbeit') && /angestellt|kauf(?:mann|frau|leute)|fachwirt/iu.test(job))
    return null;
  return 'job-varies';
}

const headOf = late.iu`^(?<field>\p{L}*?)s?-?(?:leit|chef)(?:er|erin|in)?$`;
const ofWhat = late.u`^ (?:(?:der|des|für|unserer|unseres) )?(?:\p{Ll}+ )?(?:(?:Abteilung|Bereichs?|Teams?|Referats?|Sachgebiets?|Fachbereichs?) )?(?<field>\p{Lu}[\p{L}-]+)`;
/** Parts of any house, and work that has leaders of its own. */
const anywhere =
  /^(?:team|gruppe|abteilung|bereich|projekt|bau|schicht|ausbildung|einsatz|kurs|betrieb|filial|markt|büro|objekt|standort|niederlass|geschäft|station|stell|dienst|haus|werk|linie|fach|stützpunkt|revier|gebiet|region|sektion|ressort|partie|kolonn|vize|ober|haupt|küchen)/iu;

/** Head of what the letter speaks of nowhere else: „Laborleiter“, „Leiter der Personalstelle“. */
function leadsElsewhere(
  letter: LetterContext,
  { told, behind, at }: Pick<Told, 'told' | 'behind' | 'at'>,
): boolean {
  const compound = headOf.exec(told)?.groups?.['field'] ?? '-';
  const field = (compound === '' ? (ofWhat.exec(behind)?.groups?.['field'] ?? '') : compound).toLowerCase();
  if (field.length < 4 || anywhere.test(field)) return false;
  const start = bare(field.slice(0, 7));
  return letter.units.every(({ lower }, i) => i === at || !bare(lower).includes(start));
}

const agent = late.u`(?<=\p{L}{4})(?:bau|mach|setz|technik|prüf|führ|manag|leit|plan|mechanik|monteur|bearbeit|expert|fachmann|fachfrau|betreu|berat|referent|assistent|spezialist|verkäuf|entwickl|konstrukteur|angestellt|pfleg|lehr)\p{L}{0,3}$`;
const bare = (text: string): string => text.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');

/** What a title begins with. */
const halvesOf = (root: string): string => root.replace(/^(?:fach|ober|chef|haupt|junior|senior)/u, '');
