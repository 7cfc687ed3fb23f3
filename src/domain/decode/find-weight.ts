import { daysBetween } from '../german/dates.ts';
import { flatten } from '../german/flat.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { isOffer } from './offer.ts';
import type { Span } from '../german/sentences.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { isGood } from './meant-well.ts';
import type { Evidence, Part } from './reading.ts';
import { isPiece, isStage } from './record.ts';
import { atFirst, besides, takesAway } from './takes-away.ts';

/** What the letter spends its words on, and sentences that fall off. */
export const findWeight: Finder = (letter) => [
  ...proportions(letter),
  ...beyondTime(letter),
  ...impersonal(letter),
  ...outliers(letter),
];

const length = (letter: LetterContext, ...parts: readonly Part[]): number =>
  letter.units.reduce(
    (sum, { flat }, at) => (parts.includes(letter.parts[at] as Part) ? sum + flat.length : sum),
    0,
  );

const wordCount = (letter: LetterContext, ...parts: readonly Part[]): number =>
  letter.units.reduce(
    (sum, { flat }, at) => (parts.includes(letter.parts[at] as Part) ? sum + flat.split(' ').length : sum),
    0,
  );

function proportions(letter: LetterContext): Candidate[] {
  if (letter.simple) return [];
  const found: Candidate[] = [];
  const company = length(letter, 'company');
  const ratings = length(letter, 'performance', 'summary', 'behavior');
  // By their words: a long name would weigh more than a short one.
  const share = wordCount(letter, 'company') / wordCount(letter, 'performance', 'summary', 'behavior');
  if (company > 330 && share > 0.5) {
    found.push(
      byRule(letter, letterRule('company-too-long'), { at: longestRun(letter, unitsIn(letter, 'company')) }),
    );
  }
  const { begin, end, date } = letter.facts;
  const until = end ?? date;
  const days = begin === null || until === null ? null : daysBetween(begin, until);
  if (days !== null && days > 700 && ratings < (isGood(letter) ? 220 : 270) && !letter.layman) {
    found.push(byRule(letter, letterRule('too-brief')));
  }
  const grade = letter.rating.overall?.grade ?? 9;
  if (isGush(letter, days)) {
    found.push(byRule(letter, letterRule('flattery'), { at: letter.units[mostSuperlatives(letter)] }));
  }
  if (
    letter.type === 'arbeitszeugnis' &&
    end !== null &&
    days !== null &&
    days > 0 &&
    days < 320 &&
    grade <= 1.4 &&
    !unitsIn(letter, 'performance').some((at) => figure.test(letter.units[at]?.flat ?? ''))
  ) {
    found.push(byRule(letter, letterRule('flattery'), { at: letter.units[mostSuperlatives(letter)] }));
  }
  return found;
}

/** A few weeks of an intern praised beyond all measure, again and again; of three months it takes more of it. */
function isGush({ rating, sentences, type }: LetterContext, days: number | null): boolean {
  if (type !== 'praktikumszeugnis' || days === null || days < 0 || days > 130) return false;
  if ((rating.overall?.grade ?? 9) > 1.3) return false;
  const counts = sentences.flatMap(({ graded, text }) =>
    graded ? [text.match(hyperbole)?.length ?? 0] : [],
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.filter((count) => count > 0).length >= 3 && (days <= 60 || all >= 5);
}

/** A result in figures makes even much praise of a short time credible. */
const figure = /\d/u;

/** Knowledge that takes years: of the farthest corners of a field, of an authority, „langjährig“. */
const ofYears = searchOf(
  late.iu`(?<!\p{L})(?:(?:rand|neben|grenz)(?:gebiet|bereich|fächer|themen)\p{L}*|bis in (?:die|den|das) (?:entlegen|entfernt|letzt|fein|äußer|hinter|verborgen|abgelegen)\p{L}* \p{L}+|(?:selbst|auch|sogar|noch) in (?:den |die )?(?:entlegen|entfernt|abgelegen|abseitig|verborgen|speziell|ausgefallen)st\p{L}* \p{L}+|(?:lang|viel)jährige[rnsm]? (?:\p{L}+ )?\p{L}*erfahrung\p{L}*|jahr(?:e|zehnte)lange[rnsm]? (?:\p{L}+ )?\p{L}*(?:erfahrung|praxis)\p{L}*|(?:ausgewiesene|anerkannte|gefragte|absolute|führende|unumstrittene)[rns]? (?:\p{L}+)?(?:expert|spezialist|kenner|fachmann|fachfrau|autorität)\p{L}*|koryphäe|kapazität (?:auf|in)|(?:lückenlose|unerschöpfliche|enzyklopädische|allumfassende|umfassendste|unübertroffene|konkurrenzlose|profundeste)[nrs]? (?:\p{L}+[ ,] ?){0,3}\p{L}*(?:kenntnisse?n?|wissens?|erfahrung)|(?:beherrscht|beherrschte) (?:sein|ihr|das) (?:gesamte[sn]? |ganze[sn]? )?fach(?:gebiet)? (?:in (?:allen|jeder|sämtlichen)|lückenlos|vollkommen|souverän))(?!\p{L})`,
);

/** A pupil of two weeks with the knowledge of a master: nobody believes it. */
function beyondTime(letter: LetterContext): Candidate[] {
  const { begin, end, date } = letter.facts;
  const until = end ?? date;
  if (begin === null || until === null || letter.layman || !mayStand(letter, ofYears)) return [];
  const days = daysBetween(begin, until);
  if (days < 0 || days > (letter.type === 'praktikumszeugnis' ? 95 : 60)) return [];
  return letter.sentences.flatMap(({ graded, grade = 6, part }, at) => {
    const unit = letter.units[at];
    if (unit === undefined || !graded || grade > 2.4 || part === 'closing' || part === 'tasks') return [];
    // Told by its own name already.
    const told = letter.codes.some(
      ({ id, start }) => id === 'uebertreibung' && start >= unit.start && start < unit.end,
    );
    return told || !ofYears.test(unit)
      ? []
      : [
          byRule(letter, letterRule('beyond-time'), {
            at: unit,
            words: { weeks: String(Math.ceil(days / 7)) },
          }),
        ];
  });
}

/** The rating with the most superlatives, and words beyond them; one that names the short time before all. */
function mostSuperlatives(letter: LetterContext): number {
  const counts = letter.sentences.map(({ graded, part, text }, at) => {
    if (!graded || part === 'closing' || isNamedAlready(letter, at)) return -1;
    const beyond = text.match(hyperbole)?.length ?? 0;
    const short = beyond > 0 && shortTime.test(text) ? 1 : 0;
    return (
      (text.match(superlative)?.length ?? 0) +
      beyond +
      short +
      (lasting.test(text) ? 5 : 0) +
      (twiceRaised.test(text) ? 4 : 0)
    );
  });
  return counts.indexOf(Math.max(...counts));
}

/** Told by its own name: as overdone, or as knowledge of years. */
function isNamedAlready({ codes, units }: LetterContext, at: number): boolean {
  const unit = units[at];
  if (unit === undefined) return false;
  return (
    ofYears.test(unit) ||
    codes.some(({ id, start }) => id === 'uebertreibung' && start >= unit.start && start < unit.end)
  );
}

const hyperbole = late.giu`(?<!\p{L})(?:nachhaltig (?:geprägt|verändert|beeinflusst)|aller(?:höchst|vollst|vollkommen|größt)|unglaublich|maximal|rasend|grandios|brillant|extremst|höchster vollendung|gesprengt|sprengte|fantastisch|phantastisch|(?:er)?denkbare|unvergleichlich|einzigartig|beispiellos|nie dagewesen|unerreicht|unübertr[eo]f\p{L}{1,4}|grenzenlos|unerschöpflich|unermesslich|überragend|phänomenal|sensationell|perfekt|genial|vollkommen|revolutionier|neu erfunden|jede noch so|makellos|im alleingang)\p{L}*`;
/** „zu unserer allervollsten Zufriedenheit“ */
const twiceRaised = late.iu`(?<!\p{L})aller(?:vollst|vollkommen|höchst|größt)\p{L}*`;
/** What only years do. */
const lasting = late.iu`(?<!\p{L})(?:nachhaltig|dauerhaft|für immer|auf jahre) (?:\p{L}+ )?(?:geprägt|verändert|beeinflusst|verbessert)(?!\p{L})`;
const shortTime = late.iu`(?<!\p{L})(?:in|binnen|innerhalb|schon nach|bereits nach) (?:(?:den|diesen|nur|der|dieser|wenigen|kaum|von) ){0,3}(?:\p{L}+ )?(?:monat|woche|tag)e?n?(?!\p{L})`;

const superlative = late.giu`(?<!\p{L})(?!erste|letzte|nächste|meiste|leiste)\p{L}{3,}ste[mnrs]?(?!\p{L})`;

/** From the first to the last of the longest run of neighbouring units. */
function longestRun(letter: LetterContext, at: readonly number[]): Span | undefined {
  let best: number[] = [];
  let run: number[] = [];
  for (const i of at) {
    run = run.at(-1) === i - 1 ? [...run, i] : [i];
    if (run.length > best.length) best = run;
  }
  const [first, last] = [letter.units[best[0] ?? -1], letter.units[best.at(-1) ?? -1]];
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end };
}

const tasksAsSubject = /^die aufgaben? (?:umfass|bestand|waren|beinhalt|erstreck)/i;

function impersonal(letter: LetterContext): Candidate[] {
  return unitsIn(letter, 'tasks').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || !tasksAsSubject.test(unit.flat)) return [];
    return [byRule(letter, letterRule('impersonal-tasks'), { at: unit })];
  });
}

const learners: ReadonlySet<string> = new Set(['praktikumszeugnis', 'ausbildungszeugnis']);
/** Whoever learns works under somebody’s eyes: „leitete er unter Aufsicht eigene Übungseinheiten an“. */
const guided = late.iu`(?<!\p{L})unter (?:\p{L}+ )?(?:aufsicht|anleitung)(?!\p{L})[^.;]*(?<!\p{L})(?:eigene\p{L}*|selbst)(?!\p{L})`;

/** A sentence two steps below the usual one, and in weak letters each that reads „mangelhaft“. */
function outliers(letter: LetterContext): Candidate[] {
  const graded = letter.sentences.flatMap((sentence, at) =>
    sentence.graded &&
    sentence.grade !== undefined &&
    (sentence.part === 'performance' || sentence.part === 'behavior')
      ? [
          {
            at,
            grade: sentence.grade,
            best: sentence.range?.[0] ?? sentence.grade,
            confidence: sentence.confidence ?? 0,
            // Some read the best in it, and hardly more than half of them a lack.
            unclear: (sentence.range?.[0] ?? 1) < 2 && (sentence.confidence ?? 0) < 0.55,
          },
        ]
      : [],
  );
  if (graded.length < 4 || (letter.layman && letter.gradeRows.length === 0)) return [];
  const middle =
    graded.map(({ grade }) => grade).toSorted((a, b) => a - b)[Math.floor(graded.length / 2)] ?? 3;
  return graded.flatMap(({ at, grade, best, confidence, unclear }) => {
    // Nothing to tell.
    if (grade < 3.8) return [];
    const unit = letter.units[at];
    if (unit !== undefined && (isOffer(unit) || isStage(unit) || isPiece(unit))) return [];
    if (learners.has(letter.type) && guided.test(unit?.flat ?? '')) return [];
    const place = { at: unit, words: { grade: gradeWord(grade) } };
    const category = letter.sentences[at]?.category;
    const where = category === undefined ? place : { ...place, category };
    if (isRow(letter, at) && grade - middle >= 1.5) return [byRule(letter, letterRule('outlier'), where)];
    const gap = grade - middle;
    // What fails in a good letter, and says so itself, is no limit of the praise: it stands against it.
    if (
      middle <= 2.3 &&
      grade >= 4.5 &&
      best >= 3 &&
      confidence >= 0.5 &&
      unit !== undefined &&
      !atFirst.test(unit.flat) &&
      !besides.test(unit.flat) &&
      !isOfOtherHands(unit) &&
      takesAway(unit)
    ) {
      const words = { grade: gradeWord(grade), others: gradeWord(middle) };
      return [byRule(letter, letterRule('dull-spot'), { ...where, words })];
    }
    if (gap >= 2 && best > middle + 1 && confidence >= 0.7 && isLimited(letter, at))
      return [byRule(letter, letterRule('outlier'), where)];
    // A scene told without a word of judgement, in which some read the best, is not surely weak.
    if (
      grade >= 4.5 &&
      confidence >= 0.5 &&
      !(unclear && !isLimited(letter, at)) &&
      (best > 2 || isJudged(letter, at))
    )
      return [byRule(letter, letterRule('weak-sentence'), where)];
    return [];
  });
}

const isJudged = (letter: LetterContext, at: number): boolean =>
  isRow(letter, at) || (letter.sentences[at]?.evidence.length ?? 0) > 0;

const isLimited = (letter: LetterContext, at: number): boolean =>
  isRow(letter, at) || (letter.sentences[at]?.evidence.some(limitsPraise) === true && !hintsDo(letter, at));

/** „verstand sie schnell, auch wenn sie nur angedeutet waren“: little was said to the person, and she understood. */
const hintsDo = ({ sentences, units }: LetterContext, at: number): boolean =>
  sentences[at]?.category === 'comprehension' && slight.test(units[at]?.flat ?? '');
const slight = late.iu`, (?:auch|selbst) wenn (?!.*(?<!\p{L})(?:nicht|ihre?|seine?|ih[rm])(?!\p{L}))[^,;]*(?<!\p{L})(?:nur|knapp|kaum|erst|bloß)(?!\p{L})[^,;]*(?:ren|den|men|te[nt]|war|wurde)\.?$`;

/** A row of a table of school grades. */
const isRow = (letter: LetterContext, at: number): boolean =>
  letter.gradeRows.some(({ unit }) => unit === at);

const within = /^im rahmen/i;
/** „Im Rahmen der Schichtverantwortung“ tells where; „im Rahmen seiner Fähigkeiten“ is a code and told as one. */
const limitsPraise = ({ kind, text }: Evidence): boolean =>
  limits.has(kind) && !within.test(flatten(text).text);

/** Evidence of a word that limits what is said. */
export const limits: ReadonlySet<string> = new Set([
  'restriction',
  'negation',
  'effort',
  'irony',
  'potential',
]);
