import { searchOf } from '../german/sieve.ts';
import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';
import { leaves, tellsSum, timesIn, withUs } from './durations.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { heads, tellsLeading } from './job-ranks.ts';
import { unitsIn, unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Part } from './reading.ts';
import { daysOfSpells, spellsOf } from './spells.ts';

/** What a letter tells twice, and not alike: how long somebody was there, and as what. */
export const findToldOtherwise: Finder = (letter) => [
  ...otherDuration(letter),
  ...vagueDuration(letter),
  ...jubilee(letter),
  ...otherStatus(letter),
  ...otherTraining(letter),
];

const daysOf = { j: 365.25, m: 30.44, w: 7 } as const;
/** Half a year up or down is how people round. */
const slack = { j: 0.95, m: 1.3, w: 2 } as const;
const planned =
  /verkürz|vorzeitig|vorgesehen|geplant|zunächst|regulär|befristet|ursprünglich|nach (?:eine[mr]|seine[mr]|ihre[mr])/iu;
const toldLater: readonly Part[] = ['tasks', 'performance', 'summary', 'behavior', 'closing'];

const ofApart = late.iu`(?<!\p{L})(?:davon|zuletzt|ersten|letzten|zunächst|elternzeit|projekt|in teilzeit)(?!\p{L})`;

const ofLearning = late.iu`(?:ausbildung(?=szeit|sdauer|(?!\p{L}))|(?:lehre|lehrzeit)(?!\p{L})|(?:praktikum|volontariat)(?=szeit|sdauer|s?(?!\p{L}))|trainee-?programm)`;
/** What was planned, and gone through to its end. */
const inFull = late.iu`(?<!\p{L})(?:(?:in|auf) (?:voller|ganzer) (?:länge|dauer)|vollständig|zur gänze|ungekürzt|vollumfänglich|bis zum ende)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:ab(?:solvier|geleist|leist|schlo)|durchl[aie]|durchlief)\p{L}*`;
/** A share of it was spent here. */
const shareOf = late.iu`(?<!\p{L})(?:teile?n?|teilte|hälfte|abschnitte?n?|drittel|viertel|etappe|station|(?:an)?gerechnet|anrechn\p{L}*|(?:wochen|monate) (?:ihres|seines|des))(?!\p{L})`;
const atFirst = late.iu`(?<!\p{L})(?:ersten|letzten) $`;

/** What was gone through to its end is no third of a year shorter. */
const full = 0.34;

/** A quick look, before the patterns are tried that read numbers in words. */
const timed = searchOf(/j[aä]hr|monat|w[oö]ch/i);

/** Rounded up or down; of a few years nobody leaves out nine months. */
function isNear(count: number, real: number, key: keyof typeof daysOf): boolean {
  const most = key === 'j' && real > count ? 0.8 : slack[key];
  return Math.abs(real - count) <= Math.max(most, 0.12 * real);
}

/** „mehr als zwanzig Jahre gehörte sie uns an“, „in den knapp acht Jahren“: two lengths where no days are told. */
function twoDurations(letter: LetterContext): Candidate[] {
  const told = unitsIn(letter, 'introduction', ...toldLater).flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || !timed.test(unit)) return [];
    if (planned.test(unit.flat) || ofApart.test(unit.flat) || ofLearning.test(unit.flat)) return [];
    return timesIn(unit.flat, false)
      .filter(({ extent, unit: key }) => extent === 'whole' && key === 'j')
      .map((time) => ({ unit, time }));
  });
  const [first] = told;
  const other = told.find(
    ({ unit, time }) =>
      first !== undefined &&
      unit !== first.unit &&
      Math.abs(time.count - first.time.count) > Math.max(2, 0.25 * first.time.count),
  );
  if (other === undefined) return [];
  const { unit, time } = other;
  return [byRule(letter, letterRule('other-duration'), { at: spanOf(unit, time.start, time.end) })];
}

/** „so viel wie mein Vater, und der hat sechzig Jahre lang geschnitten“ */
const ofForebears = late.iu`(?<!\p{L})(?:mein|unser|sein|ihr)\p{L}{0,2} (?:groß|schwieger|ur)?(?:vater|mutter|eltern|opa|oma|onkel|bruder|vorgänger\p{L}*)(?!\p{L})[^.;]*(?<!\p{L})(?:der|die|er|sie|hat|hatte|führte|war)(?!\p{L})`;

function otherDuration(letter: LetterContext): Candidate[] {
  const { begin, end, date } = letter.facts;
  const last = letter.type === 'zwischenzeugnis' ? date : end;
  if (begin === null || last === null || begin >= last) return begin === null ? twoDurations(letter) : [];
  if (!mayStand(letter, timed)) return [];
  const days = daysBetween(begin, last) + 1;
  const learns = letter.type === 'praktikumszeugnis' || letter.type === 'ausbildungszeugnis';
  // Who went and came back may count either way.
  const worked = daysOfSpells(spellsOf(unitsOf(letter, 'introduction')));
  return unitsIn(letter, 'introduction', ...toldLater).flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || !timed.test(unit)) return [];
    const isIntroduction = letter.parts[at] === 'introduction';
    const isFull = isIntroduction && inFull.test(unit.flat);
    if (isIntroduction && shareOf.test(unit.flat)) return [];
    for (const told of timesIn(unit.flat, learns)) {
      // What was planned, and what came before, is told in the introduction too.
      if (isIntroduction && !isFull && (!told.isAdjective || planned.test(unit.flat))) continue;
      // A training years ago is no part of this employment.
      if (ofForebears.test(unit.flat.slice(0, told.start))) continue;
      const learning = ofLearning.exec(told.text)?.[0];
      if (learning !== undefined && letter.type !== learnedIn(learning) && !isJobOf(learning, letter))
        continue;
      const { count, unit: key, extent } = told;
      const real = days / daysOf[key];
      if (extent === 'most' && count < real) continue;
      if (extent === 'sum' && count < real && !tellsSum.test(unit.flat)) continue;
      if (isFull && key === 'j' ? count - real < full : isNear(count, real, key)) continue;
      if (worked !== null && isNear(count, worked / daysOf[key], key)) continue;
      if (real > count && real < 1.35 * count + 0.5 && told.isLeast) continue;
      // „In den ersten drei Monaten“ of six weeks
      if (ofApart.test(unit.flat) && !(count > real && atFirst.test(unit.flat.slice(0, told.start))))
        continue;
      return [byRule(letter, letterRule('other-duration'), { at: spanOf(unit, told.start, told.end) })];
    }
    return [];
  });
}

const brief =
  '(?:nur |bereits |schon |sehr |so )?(?:kurze[rnm]? (?:zeit|dauer)|wenigen (?:tagen|wochen|monaten))';
const timeIn = (source: string): RegExp => lateRegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
const decades = (count: string): RegExp =>
  timeIn(
    `(?:über|seit|nach|in|für|von|mehr als|fast|rund|als) (?:(?:mehr als|fast|rund|den|die|gut) )?${count}`,
  );
/** Words for a time, and between how many years it may lie. */
const vague: readonly (readonly [RegExp, least: number, most: number])[] = [
  [
    timeIn(
      `nach ${brief} (?:wieder |schon )?${leaves}|${leaves}[^.;,]{0,40} nach ${brief}(?! (?:als|im|in|der|an))|(?:wenigen (?:tagen?|wochen|monaten?)|kurzen? zeit) (?:seiner|ihrer|der|dieser|gemeinsamer) (?:\\p{Ll}+ )?${withUs}`,
    ),
    0,
    2.5,
  ],
  [
    timeIn(`(?:seiner|ihrer|der|die|dieser|nach) (?:nur |sehr |leider |leider nur )?kurze[rn]? ${withUs}`),
    0,
    3.5,
  ],
  [
    timeIn(
      `(?:langjährige|jahrelange|vieljährige|mehrjährige)[nrs]?,? (?:\\p{Ll}+,? ){0,3}${withUs}|dienstältest\\p{L}*|in den (?:vielen|langen) jahren (?:ihrer|seiner|der|bei|unserer)`,
    ),
    1.7,
    99,
  ],
  [
    timeIn(
      '(?:über|in) (?:all )?(?:den |die )?(?:viele|lange|etliche|zahlreiche)n? jahren?(?: hinweg)? (?:hat|war|\\p{Ll}+te) (?:er|sie|frau|herr)',
    ),
    1.7,
    99,
  ],
  [decades('(?:ein(?:em)?|einem ganzen) jahrzehnt'), 8, 16],
  [decades('zwei jahrzehnten?'), 16.5, 27],
];
const timeAhead = late.iu`(?<!\p{L})(?:freu\p{L}*|hoff\p{L}*|wünsch\p{L}*|künftig\p{L}*|weiter\p{L}*|erfahrung\p{L}*|kunden|lieferanten|partner\p{L}*|berufs\p{L}*)(?!\p{L})`;
const thenWishes = / und (?:wünsch|hoff)\p{L}*.*$/u;
const mayBeVague = searchOf(/kurze|wenigen|jährige|jahrelang|jahrzehnt|dienstältest|e jahre |en jahren /iu);

/** „nach kurzer Zeit verlässt sie uns“ after nine years, „langjährige Mitarbeit“ of half a year. */
function vagueDuration(letter: LetterContext): Candidate[] {
  const { begin, end, date } = letter.facts;
  const last = letter.type === 'zwischenzeugnis' ? date : end;
  if (begin === null || last === null || begin >= last || letter.layman) return [];
  if (!mayStand(letter, mayBeVague)) return [];
  const years = daysBetween(begin, last) / daysOf.j;
  return unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || !mayBeVague.test(unit)) return [];
    for (const [pattern, least, most] of vague) {
      const match = pattern.exec(unit.flat);
      if (match === null || (years >= least && years <= most)) continue;
      // Time to come, and time with others.
      const clause = unit.flat.slice(Math.max(0, match.index - 60), match.index + match[0].length + 20);
      if (timeAhead.test(clause.replace(thenWishes, ''))) continue;
      const place = spanOf(unit, match.index, match.index + match[0].length);
      return [byRule(letter, letterRule('other-duration'), { at: place })];
    }
    return [];
  });
}

const celebrated = searchOf(
  lateRegExp(
    `(?<![\\p{L}\\d,])(?<own>(?:ihr|sein)(?:em|es)? )?(?<count>${numberPattern})-?jährige[ns]? (?<kind>dienst|arbeits|mitarbeiter)?(?:betriebs|berufs)?jubiläum(?!\\p{L})`,
    'iu',
  ),
);
const ofOthers = late.iu`(?<!\p{L})(?:unser\p{L}*|firma|kolleg\p{L}*|vereins?|gäste\p{L}*|bereitete|organisierte|plante)(?!\p{L})`;

const aYear = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** „feierte sie ihr zwanzigjähriges Dienstjubiläum“ in the tenth year. */
function jubilee(letter: LetterContext): Candidate[] {
  const { begin, end, date } = letter.facts;
  const last = letter.type === 'zwischenzeugnis' ? date : end;
  if (begin === null || last === null || begin >= last || !mayStand(letter, celebrated)) return [];
  return unitsIn(letter, ...toldLater).flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? celebrated.exec(unit) : null;
    if (unit === undefined || match === null) return [];
    const count = readNumber(match.groups?.['count'] ?? '');
    if (count === null || ofOthers.test(unit.flat.slice(0, match.index))) return [];
    const isOwn = match.groups?.['own'] !== undefined || / mit (?:ihr|ihm) /u.test(unit.flat);
    if (!isOwn && match.groups?.['kind'] === undefined) return [];
    const year = aYear.exec(unit.flat)?.[0];
    const years =
      year === undefined ? daysBetween(begin, last) / daysOf.j : Number(year) - Number(begin.slice(0, 4));
    if (count <= years + slack.j) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('other-duration'), { at: place })];
  });
}

/** Who is a trainee or a volunteer learns, whatever the heading says. */
const isJobOf = (word: string, { facts }: LetterContext): boolean =>
  /trainee|volont/iu.exec(word)?.[0].toLowerCase() ===
  (/trainee|volont/iu.exec(facts.job_title ?? '')?.[0].toLowerCase() ?? '-');
const learnedIn = (word: string): string =>
  /praktik/i.test(word) ? 'praktikumszeugnis' : 'ausbildungszeugnis';

const said = '\\p{Ll}{3,} (?:sie|er|Frau|Herr|wir)';
/** „Als Werkstudent im Einkauf zeigte er …“: with a place behind the title, or bare. */
const asWhat = lateRegExp(
  `^(?:[Aa]uch )?[Aa]ls (?<title>(?:\\p{Ll}+er? )?\\p{Lu}[\\p{L}-]+)(?<place> (?:im|in der|in unserer?m?|am|an der|auf (?:der|dem)|für|bei) (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+)? ${said}(?!\\p{L})`,
  'u',
);
const mayBeAsWhat = /^(?:auch )?als /i;
const status =
  /^(?:werkstudent|praktikant|auszubildende|azubi|lehrling|aushilf|volontär|trainee|referendar|minijob|honorarkraft|leiharbeit)/i;
const beside =
  /vorgesetzt|führungskraft|mitarbeit|kolleg|ansprechpartner|vertret|mentor|pat(?:e|in)$|beauftragt|anleit|begleit|mitglied|sprecher|team|ausbild(?:er|erin|ungsbeauftragt|ungsleit)|betriebsrat|fachmann|fachfrau|experte|expertin|spezialist|ersthelfer|gruppe|mensch|berater(?:in)?$|trainer|dozent|referent|moderator|koordinator/i;

/** A sentence on the work in another job than the one the letter is about. */
function otherStatus(letter: LetterContext): Candidate[] {
  const job = letter.facts.job_title ?? '';
  if (letter.layman) return [];
  let frame: string | undefined;
  return unitsIn(letter, 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit !== undefined && mayBeAsWhat.test(unit.flat) ? asWhat.exec(unit.flat) : null;
    if (unit === undefined || match === null) return [];
    const title = match.groups?.['title'] ?? '';
    const noun = title.split(' ').at(-1) ?? '';
    const root = noun.toLowerCase().replace(/(?:innen|in|e|r)$/u, '');
    // „Als Abschlussprojekt entwickelte sie …“: a piece of work is nobody's post.
    if (
      root.length < 4 ||
      beside.test(noun) ||
      /(?:projekt|arbeit|stück|thema|fach|prüfung|software|system)$/u.test(noun)
    )
      return [];
    frame ??= frameOf(letter);
    if (frame.includes(root) || leadsAsTold(noun, frame)) return [];
    const other = status.test(noun) ? !fitsType(noun, letter.type) : isOtherGroup(noun, job);
    if (!other) return [];
    const length = match[0].replace(saidLast, '').length;
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, 0, length),
        words: { job: job === '' ? typeWords[letter.type] : job },
      }),
    ];
  });
}

/** „technische Leitung des Teams Geodaten“ makes a „technischer Leiter“, and „Führung einer Kolonne“ a „Vorarbeiter“. */
function leadsAsTold(noun: string, frame: string): boolean {
  if (!heads.test(noun) || !tellsLeading.test(frame)) return false;
  const field = noun.toLowerCase().replace(ofHead, '');
  return anyHead.test(field) || frame.includes(field.slice(0, Math.max(4, field.length - 2)));
}
const ofHead = /s?-?(?:leit(?:er|erin|ung)|chef(?:in)?|führer(?:in)?|vorarbeiter(?:in)?)$/u;
/** Whoever leads people anywhere may be called by these. */
const anyHead = /^(?:|team|gruppen?|projekt|kolonnen?|schicht|fach|abteilung|bereich)$/u;

const saidLast = lateRegExp(` ${said}$`, 'u');

/** What the letter tells of the job: title, heading, introduction, tasks and the firm. */
const frameOf = ({ facts, units, parts }: LetterContext): string =>
  [
    facts.job_title ?? '',
    ...units
      .filter((unit, at) => {
        const part = parts[at];
        return unit.zone === 'heading' || part === 'introduction' || part === 'tasks' || part === 'company';
      })
      .map(({ flat }) => flat),
  ]
    .join(' ')
    .toLowerCase();

function isOtherGroup(noun: string, job: string): boolean {
  const own = job === '' ? null : occupationGroupOf(job);
  const group = own === null ? null : occupationGroupOf(noun);
  return group !== null && group.id !== own?.id;
}

/** Occupations that share their last word: one word before or behind it makes another one of them. */
const family =
  '(?:kauf(?:mann|frau)|fachangestellte|fachfrau|fachmann|mechaniker|mechatroniker|elektroniker|informatiker|assistent|zeichner|pfleger|laborant|techniker|gestalter|fachverkäufer|monteur)';
const trained = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:(?:[Aa]ls|[Ii]n (?:ihrer|seiner) Funktion als) (?:(?:Auszubildende[rn]?|Azubi|Lehrling) zu[rm] |(?:angehende|künftige|werdende|gelernte|ausgebildete)[rn]? )?|[Ii]n (?:ihrer|seiner) (?:Ausbildung|Lehre) zu[rm] )(?<title>(?:[\\p{L}-]+ische?[nr]? )?\\p{Lu}[\\p{L}-]+(?: (?:im|für|in der) \\p{Lu}[\\p{L}-]+(?: und \\p{Lu}[\\p{L}-]+)?)?)`,
    'u',
  ),
);
const member = lateRegExp(
  `^(?:(?<kind>\\p{L}[\\p{L}-]*isch)e?[nr]? )?(?<compound>[\\p{L}-]*?)-?(?<head>${family})(?:in|n|r)?(?: (?:im|für|in der) (?<branch>.+))?$`,
  'iu',
);

const inFamily = lateRegExp(family, 'iu');
const tasksOf = (letter: LetterContext): string =>
  [
    letter.facts.job_title ?? '',
    ...unitsIn(letter, 'introduction', 'tasks').map((at) => letter.units[at]?.flat ?? ''),
  ]
    .join(' ')
    .toLowerCase();

/** „Als Auszubildende zur Zahnmedizinischen Fachangestellten“, and the letter is about a Medizinische Fachangestellte. */
function otherTraining(letter: LetterContext): Candidate[] {
  const job = letter.facts.job_title ?? '';
  const own = mayStand(letter, trained) && inFamily.test(job) ? member.exec(job)?.groups : undefined;
  if (own === undefined || specifics(own).length === 0) return [];
  let frame: string | undefined;
  return unitsIn(letter, 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : trained.exec(unit);
    const told = match === null ? undefined : member.exec(match.groups?.['title'] ?? '')?.groups;
    if (unit === undefined || match === null || told === undefined) return [];
    const same = told['head']?.slice(0, 4).toLowerCase() === own['head']?.slice(0, 4).toLowerCase();
    const named = specifics(told);
    if (!same || named.length === 0) return [];
    const whole = (frame ??= tasksOf(letter));
    if (named.some((one) => one.test(whole))) return [];
    const place = { at: spanOf(unit, match.index, match.index + match[0].length), words: { job } };
    return [byRule(letter, letterRule('job-varies'), place)];
  });
}

/** „Einzelhandels-“ and „Einzelhandel“ are the same. */
const stem = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');

/** What tells an occupation from the others of its family, each to be sought in the frame of the letter. */
function specifics(groups: Readonly<Record<string, string | undefined>>): RegExp[] {
  const { kind, compound, branch } = groups;
  return [
    ...(kind === undefined ? [] : [`(?<!\\p{L})${kind.toLowerCase()}`]),
    ...(compound === undefined || compound === '' ? [] : [stem(compound)]),
    ...(branch?.split(' und ').map((word) => stem(word.replace(/-$/, ''))) ?? []),
  ].map((source) => lateRegExp(source, 'u'));
}

const typeWords: Readonly<Record<LetterContext['type'], string>> = {
  arbeitszeugnis: 'ein Arbeitsverhältnis',
  zwischenzeugnis: 'ein Arbeitsverhältnis',
  praktikumszeugnis: 'ein Praktikum',
  ausbildungszeugnis: 'eine Ausbildung',
};

/** An intern in a reference on an internship, a trainee in one on a training. */
const fitsType = (noun: string, type: LetterContext['type']): boolean =>
  (type === 'praktikumszeugnis' && /^praktik/i.test(noun)) ||
  (type === 'ausbildungszeugnis' && /^(?:auszubild|azubi|lehrling)/i.test(noun));
