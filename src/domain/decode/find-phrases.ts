import { late } from '../german/late.ts';
import { codeById } from '../knowledge/codes.ts';
import { searchOf } from '../german/sieve.ts';
import { techniques, type Technique } from '../knowledge/techniques.ts';
import type { CodeHint, HintKind } from './code-hint.ts';
import { credibleByYears } from './credible-by-years.ts';
import { spanOf, withQuote, type Candidate, type Finder } from './finding.ts';
import { isFairlyTold } from './fairly-told.ts';
import { limitsOthers, tellsHowMany } from './of-others.ts';
import { isOfLooks, isOfPupil } from './of-pupils.ts';
import { isOffer } from './offer.ts';
import { isAloneByNow, isPiece, isStage, record } from './record.ts';
import { placed } from './refine-sentence.ts';
import type { LetterContext } from './letter-context.ts';
import { ratedParts } from './part-cues.ts';
import type { Finding, Part, SentenceReading } from './reading.ts';
import { retires } from './retires.ts';
import { misled } from './misled.ts';
import { toldWithoutBlame } from './told-without-blame.ts';
import { worksAtHome } from './works-at-home.ts';

const techniqueById: ReadonlyMap<string, Technique> = new Map(techniques.map((one) => [one.id, one]));
const everywhere: ReadonlySet<string> = new Set(['passive', 'exam-failed']);
/** What is told of somebody's tasks among them: who took one away, not who had it afterwards. */
const amongTasks: ReadonlySet<string> = new Set(['task-withdrawn']);
const inClosing: ReadonlySet<string> = new Set(['second-attempt', 'open-weakness', 'negated-praise']);

const isPraisedTrainee = ({ type, rating }: LetterContext): boolean =>
  type === 'praktikumszeugnis' && (rating.overall?.grade ?? 9) <= 2;

/** Classic codes: every one is told, whatever the letter is worth otherwise. */
export const findCodeFindings: Finder = (letter) =>
  letter.codes.flatMap(({ id, start, end, text, paraphrase = false }) => {
    const code = codeById(id);
    // „Durfte er bei Operationen zusehen“: what a trainee who is praised was shown.
    // Who retires is wished health as everybody is, and so is whoever is wished luck for private life.
    if (id === 'gesundheit-wunsch' && (retires(letter) || besideLuck.test(text) || oneOfMany(letter, start)))
      return [];
    // Whoever comes to learn is praised by it.
    if (paraphrase && id === 'interesse-ohne-ergebnis' && learns(letter) && keen.test(text)) return [];
    // Whoever works in a family's house may be merry there.
    if (paraphrase && id === 'geselligkeit' && atHome.test(text)) return [];
    if (paraphrase && id === 'gelegenheit' && isPraisedTrainee(letter)) return [];
    // In a letter that praises, suggestions are praise.
    if (id === 'besserwisser' && (letter.rating.overall?.grade ?? 9) <= 2.5) return [];
    if (code === undefined || credibleByYears(letter, id, text)) return [];
    return [
      {
        rule: id,
        kind: code.kind ?? 'code',
        severity: letter.layman || code.kind !== undefined || paraphrase ? 'warning' : 'error',
        start,
        end,
        quote: text,
        title: paraphrase ? heardAs(code.title) : code.title,
        detail: `${paraphrase ? 'In anderen Worten gesagt. ' : ''}Wird gelesen als: ${code.reading}.${letter.layman ? ' Das Zeugnis wirkt von Laien geschrieben; gemeint ist es wohl nicht so.' : ''}`,
        advice: code.advice ?? 'Verschlüsselte Wendungen sind verboten; um eine klare Formulierung bitten.',
        correctable: code.correctable ?? true,
        ruling: code.ruling ?? 'gewo-109-2',
        ...(code.better === undefined ? {} : { better: code.better }),
        ...(paraphrase ? { guessed: true as const } : {}),
        soft: false,
      },
    ];
  });

/** The words that the code is named by do not stand there. */
const heardAs = (title: string): string => title.replace(/^Code (?=„)/u, 'Klingt wie der Code ');

const keen = late.iu`(?<!\p{L})(?:stets|immer|jederzeit|sehr|überaus|äußerst)(?!\p{L})[^.;]*interessiert`;
const besideLuck = late.iu`(?<!\p{L})(?:persönlich|privat)\p{L}* (?:viel |alles )?glück(?:,| und| sowie) gesundheit`;

/** „weiterhin viel Erfolg und für sein Leben Gesundheit und Freude“ of a good letter: one good thing among others, and not the first. */
function oneOfMany({ rating, sentences }: LetterContext, start: number): boolean {
  if ((rating.summary?.grade ?? 9) > 2.4 || (rating.overall?.grade ?? 9) > 2.3) return false;
  const text = sentences.find((one) => one.start <= start && one.end > start)?.text ?? '';
  return /weiterhin|ebenso|so viel/iu.test(text) && amongGoods.test(text) && !stressed.test(text);
}
const amongGoods = late.iu`erfolg[^.;]*gesundheit(?:,| und| sowie) \p{L}+`;
const stressed = late.iu`(?:allem|insbesondere|besonders|viel|gute|stets|auch|wieder|mehr) (?:\p{L}+e )?gesundheit`;

const amongPeople = late.iu`^(?:auch |gerade |besonders )?bei (?:der|den|unserer|unseren|allen) (?:\p{Ll}+ )?\p{L}*(?:kundschaft|kunden|kundinnen|gästen|patienten|bewohnern|klienten|mandanten|eltern|angehörigen|kindern|schülern|jugendlichen|kollegen|mitarbeitern|mannschaft|belegschaft)(?!\p{L})`;

/** Limits that laymen write without meaning any. */
const ofTimes: ReadonlySet<string> = new Set(['general-restriction', 'limited-to-place-or-time']);

/** Restrictions and techniques that show in single sentences. */
export const findTechniques: Finder = (letter) =>
  letter.units.flatMap((unit, at) => {
    const part = letter.parts[at] as Part;
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || part === 'company') return [];
    const seen = new Set<string>();
    const known = unit.phrases.techniques.flatMap((tried): Candidate[] => {
      const { phrase } = tried;
      const technique = techniqueById.get(phrase.of ?? phrase.id);
      if (technique === undefined || seen.has(technique.id)) return [];
      const here =
        ratedParts.has(part) ||
        everywhere.has(technique.id) ||
        (part === 'tasks' && amongTasks.has(phrase.id)) ||
        (part === 'closing' && (phrase.certain === true || inClosing.has(technique.id)));
      // „Meistens musste man ihr gar nichts sagen“: a layman who praises limits nothing.
      const grade = letter.sentences[at]?.grade ?? 9;
      if (!here || (letter.layman && ofTimes.has(technique.id) && (grade <= 2.5 || grade === 9))) return [];
      if (technique.id === 'self-evident' && isCustomary(letter, unit.flat)) return [];
      if (technique.id === 'ehrlichkeit-eingeschraenkt' && toldWithoutBlame(unit)) return [];
      if (technique.id === 'simple-tasks' && isAloneByNow(unit)) return [];
      // Whoever learns a trade is praised by it.
      if (technique.id === 'general-restriction' && learns(letter) && nearlyAlone.test(unit.flat)) return [];
      // „Im zweiten Jahr arbeitete er überwiegend im Fensterbau“ tells where.
      if (technique.id === 'general-restriction' && placed.test(unit)) return [];
      // „Bei der Stammkundschaft war sie besonders beliebt“: those are people, and no place.
      if (technique.id === 'limited-to-place-or-time' && amongPeople.test(unit.flat)) return [];
      if (technique.id === 'negated-praise' && isInspected(letter, unit.flat)) return [];
      const found = tried.matchIn(unit);
      if (found === null) return [];
      if (technique.id === 'general-restriction' && limitsOthers(unit, found.start, found.end)) return [];
      if (ofTimes.has(technique.id) && tellsHowMany(unit, found.start, found.end)) return [];
      seen.add(technique.id);
      const span = spanOf(unit, found.start, found.end);
      const quote = letter.text.slice(span.start, span.end);
      const category = letter.sentences[at]?.category;
      return [
        {
          rule: technique.id,
          kind: technique.kind,
          severity: technique.severity,
          ...span,
          quote,
          title: withQuote(technique.title, quote),
          detail: `Wird gelesen als: ${technique.reading}.`,
          advice: technique.advice ?? 'Um eine klare Formulierung ohne diese Wendung bitten.',
          correctable: technique.severity !== 'hint',
          ...(category === undefined ? {} : { category }),
          ruling: technique.ruling ?? 'gewo-109-2',
          ...betterFor(technique, letter.sentences[at]),
          soft:
            phrase.certain !== true &&
            ((technique.soft === true && !isPlainTrifle(letter, technique.id, at)) ||
              isStrong(letter, technique, at)),
        },
      ];
    });
    if (known.length === 0) return hinted(letter, at);
    const named = new Set(known.flatMap(({ rule }) => [rule, sameByHint[rule] ?? rule]));
    return known.some(({ soft }) => !soft)
      ? known
      : [...known, ...hinted(letter, at).filter(({ rule }) => !named.has(rule))];
  });

/** At home, and of a pupil, what goes without saying is asked for. */
const isCustomary = (letter: LetterContext, flat: string): boolean =>
  (letter.layman && worksAtHome(letter)) || (isOfPupil(letter) && !isOfLooks(letter, flat));

const learns = ({ type }: LetterContext): boolean =>
  type === 'ausbildungszeugnis' || type === 'praktikumszeugnis';
/** „Jede Prüfung durch die Kämmerei verlief ohne Beanstandung“: what inspectors find is a result, and no praise denied. */
const isInspected = ({ rating }: LetterContext, flat: string): boolean =>
  (rating.overall?.grade ?? 9) <= 2.4 && inspected.test(flat) && !ofConduct.test(flat);
const inspected = /prüfung|prüfer|revision|kontrolle|audit|inventur/iu;
const ofConduct = /verhalten|führung|auftreten|umgang|mitarbeit/iu;
const nearlyAlone = /weit(?:est)?gehend (?:selb(?:st)?ständig|eigenverantwortlich|eigenständig)/iu;

/** Of a limit that any praise may have the sentence itself tells what would be better. */
function betterFor(
  { kind, better }: Pick<Technique, 'kind' | 'better'>,
  sentence: SentenceReading | undefined,
): Pick<Finding, 'better'> {
  const wording = better ?? (kind === 'restriction' ? sentence?.better : undefined);
  return wording === undefined ? {} : { better: wording };
}

const atHome = late.iu`familienleben|unser(?:e[nr]?)? (?:kinder|familie|tochter|sohn)(?!\p{L})`;
/** The code that a technique resembles: what is told by its own name is not guessed at again. */
const sameByHint: Readonly<Record<string, string>> = { 'keeps-rules': 'ordnungsgemaess' };

/** „Die Mitarbeiterinnen und Mitarbeiter schätzten sie sehr.“ says what it says. */
const esteemed = late.u`^(?:Auch )?(?:Die|Ihre|Seine|Unsere|Alle) (?:\p{L}+ ){1,5}(?:schätzten|achteten|respektierten|mochten) (?:sie|ihn)(?: (?:sehr|stets|alle|außerordentlich|hoch|überaus))*\.$`;

/** „Sie war lernbereit und interessiert“: what is wanted of whoever learns. */
const readyToLearn = late.iu`(?<!\p{L})(?:lernbereit|lernwillig|wissbegierig|lernfreudig)\p{L}*`;

/** A code or technique told by no known phrase: the sentence as a whole reads like it. */
function hinted(letter: LetterContext, at: number): Candidate[] {
  const unit = letter.units[at];
  const hint = letter.hints[at] ?? null;
  if (unit === undefined || hint === null || esteemed.test(unit.flat)) return [];
  if (isOffer(unit) || isStage(unit) || isPiece(unit)) return [];
  const { grade = 0, confidence = 0 } = letter.sentences[at] ?? {};
  const overall = letter.rating.overall?.grade ?? 9;
  // A layman who praises hides nothing.
  if (letter.layman && (overall <= 3 || grade < 3.5)) return [];
  if (learns(letter) && readyToLearn.test(unit.flat)) return [];
  // Where most is weak, a weak sentence is no code; and one that praises for sure is none either.
  if (hint.id === null && (hint.share < 0.6 || (overall > 3.4 && (grade < 4.5 || confidence < 0.68))))
    return [];
  if (
    overall > 3.4 &&
    hint.id !== null &&
    (hint.share < 0.8 || (grade > 0 && grade <= 2.2 && confidence > 0.85))
  )
    return [];
  if (hint.id !== null && (misled[hint.id]?.test(unit) === true || isBare(unit))) return [];
  if (hint.id === 'limited-to-place-or-time' && amongPeople.test(unit.flat)) return [];
  if (hint.kind === 'restriction' && unlimited.test(unit.flat)) return [];
  // In a brilliant letter a turn of phrase that nobody knows is mostly a happy one.
  if (overall <= 1.6 && !isSurelyMeant(hint, grade, confidence)) return [];
  if (hint.id === 'ironischer-wunsch' && letter.parts[at] !== 'closing') return [];
  // In a good letter an unnamed suspicion needs a sentence that is surely weak.
  const good = overall <= 2.3;
  if (letter.parts[at] === 'closing' && letter.closing.regret?.unit === at) return [];
  if (hint.id === null && hint.share < 0.93 && (grade < 3.5 || overall <= 1.8 || (good && confidence < 0.6)))
    return [];
  const entry = hint.id === null ? unnamed[hint.kind] : (techniqueById.get(hint.id) ?? codeById(hint.id));
  if (entry === undefined || (hint.id === null && (record.test(unit) || attained.test(unit)))) return [];
  const { title, reading, advice, ruling = 'gewo-109-2' } = entry;
  const quote = unit.text.replace(/[.!?]$/, '');
  const category = letter.sentences[at]?.category;
  return [
    {
      rule: hint.id ?? `unnamed-${hint.kind}`,
      kind: hint.kind,
      severity: 'warning',
      start: unit.start,
      end: unit.start + quote.length,
      quote,
      title: heardAs(title.replace(' „{quote}“', '')),
      detail: `Keine bekannte Formel. Dem Sinn nach wird der Satz vermutlich so gelesen: ${reading}.`,
      advice: advice ?? 'Um eine klare Formulierung ohne diese Wendung bitten.',
      correctable: true,
      ...(category === undefined ? {} : { category }),
      ruling,
      ...betterFor({ ...entry, kind: hint.kind }, letter.sentences[at]),
      guessed: true,
      soft: false,
    },
  ];
}

/** „Sie bediente aufmerksam und arbeitete umsichtig.“ names no time, place, matter or case: nothing limits it. */
const unlimited = late.iu`^(?!.*(?<!\p{L})(?:in|im|an|am|bei|beim|unter|auf|aus|mit|für|zu|zum|zur|vor|nach|seit|bis|während|wenn|solange|sofern|soweit|falls|ohne|außer|trotz|gegen|gegenüber|wegen|nur|meist\p{L}*|überwiegend|teil\p{L}*|weitgehend|zuletzt|anfangs|zunächst|dem|den|der|des|alle\p{L}*|was|wo|wie|als|bereits|schon|erst|noch|durchaus|recht|eher|im)(?!\p{L}))(?:er|sie|frau \p{L}+|herr \p{L}+) \p{Ll}+(?:,? (?:und|sowie|\p{Ll}+))*\.?$`;

/** A limit is heard more surely than what friendly words may mean beside. */
function isSurelyMeant({ id, kind, share }: CodeHint, grade: number, confidence: number): boolean {
  if (id !== null && kind === 'restriction' && share >= 0.9) return true;
  return grade >= 3.5 && (id === null ? confidence >= 0.84 : share >= 0.95);
}

/** „Wir danken ihm.“, „Wir wünschen Frau Kern alles Gute.“: little is said, and nothing between the lines. */
const isBare = ({ flat }: { readonly flat: string }): boolean => flat.length < 110 && bare.test(flat);
const bare = late.iu`^(?:(?:wir|ich) (?:danken?|wünschen?)|für (?:die|seine|ihre) (?:\p{L}+ )?(?:zukunft|mit|zusammen)?(?:arbeit)? ?(?:danken?|wünschen?) (?:wir|ich)) (?:ihm|ihr|Herrn? \p{L}+|Frau \p{L}+)(?: (?:für (?:die|seine|ihre)(?: (?:weitere|berufliche|private|geleistete|gute))* (?:\p{L}*arbeit|zukunft|dienste|tätigkeit|leistungen|\p{L}*weg)|auf (?:dem|seinem|ihrem) (?:\p{L}+ )?\p{L}*weg))?(?: (?:alles|viel) (?:gute|glück|erfolg)(?: und (?:alles gute|viel (?:glück|erfolg)))?)?(?: und (?:wünschen|danken) (?:ihm|ihr)(?: für (?:die|seine|ihre) zukunft)? (?:alles|viel) (?:gute|glück|erfolg))?[.!]?$`;
/** All aims reached, and nothing taken from it: plainly said, and nothing to be guessed at. */
const attained = searchOf(
  late.iu`^(?!.*(?<!\p{L})(?:fast|beinahe|nahezu|annähernd|knapp|meist\p{L}*|überwiegend|teil\p{L}*|weitgehend|nicht|nie|kein\p{L}*|versuch\p{L}*|bemüh\p{L}*|stets bestrebt|wollte|nur|mit (?:hilfe|unterstützung))(?!\p{L}))(?=.*(?<!\p{L})(?:alle[nr]?|jede[nrms]?|sämtliche|stets|immer|jederzeit|durchweg|ausnahmslos|sein\p{L}*|ihr\p{L}*|die)(?!\p{L})).*(?:ziele?n?|vorgaben?|quoten?|planzahlen|termine?|fristen)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:erreicht|erreichte|erfüllt|erfüllte|übertroffen|übertraf|eingehalten)(?!\p{L})`,
);

type Unnamed = Pick<Technique, 'title' | 'reading' | 'advice' | 'ruling' | 'better'>;
/** Something is meant, and it is open what: that much is said, no more. */
const unnamed: Readonly<Record<HintKind, Unnamed>> = {
  code: {
    title: 'Klingt nach einem Code',
    reading: 'freundlich gesagt, als Schwäche gemeint',
  },
  technique: {
    title: 'Zwischen den Zeilen Kritik',
    reading: 'es fehlt etwas, das hier zu loben wäre',
  },
  restriction: {
    title: 'Klingt nach einer Einschränkung',
    reading: 'gilt nur zum Teil',
  },
};

/** Whose abilities they are, a good sentence tells: „setzte sie ihren Fähigkeiten entsprechend ein“. */
const ofAbilities = 'within-abilities';
/** Limits by single words that also tell facts; the others are certain, whatever stands around them. */
const byWord: ReadonlySet<string> = new Set(['general-restriction', 'needs-help', ofAbilities]);

/** The sentence as a whole is strong praise: readers pass over the word. */
function isStrong(letter: LetterContext, technique: Technique, at: number): boolean {
  if (technique.kind === 'restriction' && !byWord.has(technique.id)) return false;
  const { graded, grade = 9, confidence = 0 } = letter.sentences[at] ?? { graded: false };
  // „… die zeitweise als Isolierstation geführt wurde“: the word limits something else than the praise.
  if (technique.id === 'general-restriction' && graded && grade <= 2.2) return true;
  const strong = technique.kind === 'restriction' && technique.id !== ofAbilities ? 1.7 : 2.2;
  return graded && confidence > 0.5 && grade <= strong;
}

/** A sentence of nothing but trifles is told in any letter, unless they count in the job. */
function isPlainTrifle(letter: LetterContext, id: string, at: number): boolean {
  if (id !== 'self-evident') return false;
  const group = letter.profile.group?.id ?? '';
  if (
    ['craft', 'logistics', 'household', 'cash', 'security'].includes(group) &&
    letter.type === 'arbeitszeugnis'
  )
    return false;
  const flat = letter.units[at]?.flat ?? '';
  return !/zuverlässig|sorgfältig|gewissenhaft|ehrlich|fleißig|engagiert|einsatz|verlass|verlässlich/i.test(
    flat,
  );
}

/** Content that does not belong into a reference. */
export const findForbidden: Finder = (letter) =>
  letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || letter.parts[at] === 'company') return [];
    return unit.phrases.forbidden.flatMap((tried): Candidate[] => {
      const found = tried.matchIn(unit);
      if (found === null) return [];
      const { phrase: entry } = tried;
      if (isFairlyTold(letter, entry.id, unit.flat.slice(found.start, found.end), unit.flat)) return [];
      const span = spanOf(unit, found.start, found.end);
      return [
        {
          rule: entry.id,
          kind: 'formal',
          severity: entry.severity,
          ...span,
          quote: letter.text.slice(span.start, span.end),
          title: entry.title,
          detail: entry.detail,
          advice: entry.advice,
          correctable: true,
          ruling: entry.ruling,
          soft: false,
        },
      ];
    });
  });
