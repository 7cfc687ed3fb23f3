import { countInWords } from '../german/count-in-words.ts';
import { daysBetween } from '../german/dates.ts';
import { formatDate } from '../german/format-date.ts';
import { gradeWord, namedGrade, type Grade } from '../letter/grade.ts';
import { barredTitle, lastDayToDemand as lastDay, noClaimId } from '../letter/limitation.ts';
import type { LetterContext } from './letter-context.ts';
import { wholeFirst } from './missing-page.ts';
import type { Finding, Recommendation } from './reading.ts';

const noAdvice = 'Keine Rechtsberatung.';

/**
 * What the person can do next, the most useful first. Texts name nobody and end with the legal note.
 * @param today the day of the reader, YYYY-MM-DD: without it no deadline is told as over or near
 */
export function recommend(
  letter: LetterContext,
  findings: readonly Finding[],
  today?: string,
): Recommendation[] {
  const step = deadlineStep(letter.facts.date, today);
  const mandatory = isMandatory(letter);
  const until = mandatory ? null : deadline(letter, findings, step);
  const over = mandatory || (step === 'over' && until !== null);
  const steps = [
    mandatory ? noClaim() : null,
    step === 'open' ? null : until,
    letter.simple ? askForRatings() : null,
    correct(letter, findings, over),
    complete(findings, over),
    askForClosing(findings),
    betterGrade(letter),
    useInterim(letter, findings),
    layman(letter),
    step === 'open' ? until : null,
    sign(letter),
    keep(letter, findings),
  ];
  return wholeFirst(
    steps.filter((one) => one !== null),
    findings,
  );
}

const withNote = (text: string): string => `${text} ${noAdvice}`;

function askForRatings(): Recommendation {
  return {
    id: 'ask-for-ratings',
    title: 'Ein qualifiziertes Zeugnis verlangen',
    text: withNote(
      'Dieses Zeugnis nennt nur Art und Dauer der Tätigkeit. Auf Verlangen muss es auch Leistung und Verhalten beurteilen.',
    ),
    ruling: 'gewo-109-1',
  };
}

function correct(letter: LetterContext, findings: readonly Finding[], over: boolean): Recommendation | null {
  const wrong = findings.filter(({ correctable, kind }) => correctable && kind !== 'omission');
  const first = wrong[0];
  if (first === undefined) return null;
  const intent = letter.layman
    ? 'Das Zeugnis wirkt von Laien geschrieben; ein freundlicher Hinweis genügt oft.'
    : 'Am besten schriftlich, sachlich und mit den gewünschten Formulierungen.';
  return {
    id: 'correct',
    title: correctTitle(wrong.length, over),
    text: withNote(
      `Das Zeugnis muss klar und verständlich sein und darf keine versteckten Aussagen enthalten. ${intent} Wer berechtigt um Berichtigung bittet, darf dafür nicht mit einem schlechteren Zeugnis bestraft werden.`,
    ),
    ruling: wrong.some(({ kind }) => kind === 'code') ? 'gewo-109-2' : (first.ruling ?? 'gewo-109-2'),
  };
}

/** How many places are to be put right; nobody can demand what is barred by time, asking is free. */
export function correctTitle(count: number, onlyAsked: boolean): string {
  const number = countInWords(count);
  if (onlyAsked)
    return count === 1
      ? 'Um die Berichtigung einer Stelle bitten'
      : `Um die Berichtigung von ${number} Stellen bitten`;
  const first = `${number.slice(0, 1).toUpperCase()}${number.slice(1)}`;
  return `${first} ${count === 1 ? 'Stelle' : 'Stellen'} berichtigen lassen`;
}

/** An internship that school or study prescribe: there is no statute that grants a reference. */
function isMandatory({ type, text }: LetterContext): boolean {
  return type === 'praktikumszeugnis' && prescribed.test(text);
}
const prescribed =
  /pflichtpraktik|praxissemester|praxisphase|(?:schul|schüler(?:betriebs)?|betriebs)praktik|praktische[sn]? studiensemester|vorgeschriebene[nsm]? praktik/iu;

function noClaim(): Recommendation {
  return {
    id: noClaimId,
    title: 'Bei einem Pflichtpraktikum bitten statt verlangen',
    text: withNote(
      'Auf ein Zeugnis über ein Praktikum, das Schule oder Studium vorschreiben, gibt es keinen gesetzlichen Anspruch. Üblich ist es trotzdem, und eine freundliche Bitte hat oft Erfolg.',
    ),
  };
}

const exceptMandatory =
  'Für ein Praktikum, das Schule oder Studium vorschreiben, gilt das nicht: Dort bleibt von vornherein nur die Bitte.';

/** The house and the ratings as a whole have advice of their own. */
const ofFrame: ReadonlySet<string> = new Set(['missing-company', 'missing-ratings']);

function complete(findings: readonly Finding[], over: boolean): Recommendation | null {
  const missing = findings.filter(
    ({ kind, correctable, rule }) => kind === 'omission' && correctable && !ofFrame.has(rule),
  );
  const first = missing[0];
  if (first === undefined) return null;
  return {
    id: 'complete',
    title: over ? 'Um Ergänzung des Fehlenden bitten' : 'Fehlendes ergänzen lassen',
    text: withNote(
      `${missing.every(({ rule }) => ofOccupation.has(rule)) ? 'Was in diesem Beruf' : 'Was in einem Zeugnis'} üblich ist, ${over ? 'sollte' : 'darf'} nicht fehlen: Auslassen wird als verdeckte schlechte Note gelesen. Betroffen: ${missing.map(({ title }) => `„${title}“`).join(', ')}.`,
    ),
    ruling: first.ruling ?? 'bag-9-azr-632-07',
  };
}

/** What is missed in some occupations, not in every reference. */
const ofOccupation: ReadonlySet<string> = new Set([
  'missing-creativity',
  'missing-customers',
  'missing-discretion',
  'missing-honesty',
  'missing-parents',
  'missing-partners',
  'missing-public',
  'missing-resilience',
  'missing-sales',
]);

const closingRules: ReadonlySet<string> = new Set([
  'missing-closing',
  'missing-thanks-regret',
  'missing-thanks',
  'missing-regret',
  'missing-takeover',
  'missing-wishes',
  'missing-weiterhin',
  'missing-success',
  'missing-continuation',
  'top-without-thanks',
]);

function askForClosing(findings: readonly Finding[]): Recommendation | null {
  if (!findings.some(({ rule }) => closingRules.has(rule))) return null;
  return {
    id: 'ask-for-closing',
    title: 'Um einen freundlichen Schluss bitten',
    text: withNote(
      'Auf Dank, Bedauern und gute Wünsche besteht kein Anspruch. Eine Bitte mit einem fertigen Satz hat trotzdem oft Erfolg.',
    ),
    ruling: 'bag-9-azr-146-21',
  };
}

function betterGrade(letter: LetterContext): Recommendation | null {
  const grade = letter.rating.performance?.grade;
  if (grade === undefined || grade < 2.5) return null;
  const word = gradeWord(grade);
  if (letter.type === 'praktikumszeugnis') {
    return {
      id: 'better-grade',
      title: 'Um eine bessere Beurteilung bitten',
      text: withNote(
        `Die Leistung liest sich als „${word}“. Ein freundlicher Hinweis mit einem fertigen Satz hilft oft.`,
      ),
      ruling: proofFor(grade),
    };
  }
  if (isAverage(grade)) {
    return {
      id: 'better-grade',
      title: 'Eine bessere Note belegen',
      text: withNote(
        `Die Leistung liest sich als „${word}“, das gilt als Durchschnitt. Wer mehr will, muss es belegen können: Ziele und Ergebnisse, gute Zwischenbeurteilungen, Dankschreiben.`,
      ),
      ruling: proofFor(grade),
    };
  }
  return {
    id: 'better-grade',
    title: 'Mindestens eine durchschnittliche Note verlangen',
    text: withNote(
      `Die Leistung liest sich als „${word}“. Für eine Beurteilung unter dem Durchschnitt muss der Arbeitgeber die Gründe darlegen und beweisen.`,
    ),
    ruling: proofFor(grade),
  };
}

/** By the word that is told beside it: what reads „befriedigend“ is average. */
const isAverage = (grade: Grade): boolean => namedGrade(grade) <= 3;

/** Up to average the employee proves what is better, below it the employer what he wrote. */
const proofFor = (grade: Grade): string => (isAverage(grade) ? 'bag-9-azr-584-13' : 'lag-koeln-4-sa-12-23');

function useInterim(letter: LetterContext, findings: readonly Finding[]): Recommendation | null {
  if (letter.type === 'zwischenzeugnis') {
    return {
      id: 'keep-interim',
      title: 'Das Zwischenzeugnis aufbewahren',
      text: withNote(
        'Der Arbeitgeber ist beim späteren Endzeugnis in der Regel an diese Beurteilung gebunden.',
      ),
      ruling: 'bag-9-azr-248-07',
    };
  }
  if (letter.type !== 'arbeitszeugnis' || findings.length === 0) return null;
  return {
    id: 'compare-interim',
    title: 'Mit einem Zwischenzeugnis vergleichen',
    text: withNote(
      'Gibt es ein besseres Zwischenzeugnis, ist der Arbeitgeber ohne neue Tatsachen daran gebunden.',
    ),
    ruling: 'bag-9-azr-248-07',
  };
}

function layman(letter: LetterContext): Recommendation | null {
  if (!letter.layman) return null;
  return {
    id: 'layman',
    title: 'Ein Muster mitbringen',
    text: 'Das Zeugnis ist herzlich, aber ohne die üblichen Formeln geschrieben; Fachleute lesen es daher schwächer, als es gemeint ist. Ein ausformulierter Vorschlag hilft dem Aussteller.',
  };
}

type DeadlineStep = 'over' | 'near' | 'open';

/** So many days before the end there is hardly time left for a letter, an answer and an action in court. */
const nearDays = 92;

/** Where the limitation stands on a day; „open“ where the day, or that of issue, is not known. */
function deadlineStep(issued: string | null, today: string | undefined): DeadlineStep {
  if (issued === null || today === undefined) return 'open';
  const left = daysBetween(today, lastDay(issued));
  if (left < 0) return 'over';
  return left <= nearDays ? 'near' : 'open';
}

function deadline(
  letter: LetterContext,
  findings: readonly Finding[],
  step: DeadlineStep,
): Recommendation | null {
  if (letter.type === 'zwischenzeugnis' || !findings.some(({ correctable }) => correctable)) return null;
  const { title, text } = deadlineTexts[step](letter.facts.date);
  const except = letter.type === 'praktikumszeugnis' ? ` ${exceptMandatory}` : '';
  return { id: 'deadline', title, text: withNote(`${text}${except}`), ruling: 'bgb-195' };
}

const long = (day: string): string => formatDate(day, 'long');
const mayBeSooner =
  'Er kann schon nach einigen Monaten verwirkt sein, und viele Verträge setzen kürzere Fristen, oft drei Monate.';

type DeadlineTexts = (issued: string | null) => Pick<Recommendation, 'title' | 'text'>;
const deadlineTexts: Readonly<Record<DeadlineStep, DeadlineTexts>> = {
  over: (issued) => ({
    title: barredTitle,
    text: `Ausgestellt am ${long(issued ?? '')}: Der Anspruch auf Berichtigung ist in der Regel seit dem Ende des Jahres ${lastDay(issued ?? '').slice(0, 4)} verjährt. Der Arbeitgeber kann ablehnen; es bleibt die freundliche Bitte.`,
  }),
  near: (issued) => ({
    title: `Die Frist läuft am ${long(lastDay(issued ?? ''))} ab`,
    text: `${limitation(issued)} Ein Schreiben allein hält die Verjährung nicht auf, eine Klage schon; deshalb jetzt handeln und sich beraten lassen. ${mayBeSooner}`,
  }),
  open: (issued) => ({
    title: 'Wie lange eine Berichtigung verlangt werden kann',
    text: `${limitation(issued)} ${mayBeSooner} Sind die Fristen vorbei, bleibt die freundliche Bitte.`,
  }),
};

function limitation(issued: string | null): string {
  return issued === null
    ? 'Der Anspruch auf Berichtigung verjährt in der Regel spätestens drei Jahre nach dem Ende des Jahres, in dem das Zeugnis ausgestellt wurde.'
    : `Ausgestellt am ${long(issued)}: Der Anspruch auf Berichtigung verjährt in der Regel spätestens mit dem ${long(lastDay(issued))}.`;
}

function sign(letter: LetterContext): Recommendation | null {
  if (letter.signers.length > 0) return null;
  return {
    id: 'signature',
    title: 'Auf die Unterschrift achten',
    text: withNote(
      'Gültig ist das Zeugnis erst mit eigenhändiger Unterschrift einer ranghöheren Person, oder mit Einwilligung in elektronischer Form mit qualifizierter Signatur.',
    ),
    ruling: letter.type === 'ausbildungszeugnis' ? 'bbig-16-1' : 'gewo-109-3',
  };
}

function keep(letter: LetterContext, findings: readonly Finding[]): Recommendation | null {
  // What reads as average is no reference to leave as it is; a layman's is told to be incomplete already.
  if (
    findings.length > 0 ||
    letter.layman ||
    letter.type === 'zwischenzeugnis' ||
    (letter.rating.overall?.grade ?? 6) >= 2.5
  )
    return null;
  return {
    id: 'keep',
    title: 'Das Zeugnis kann so bleiben',
    text: 'Es ist vollständig und stimmig. Das Original gehört an einen sicheren Ort, für Bewerbungen genügt eine Kopie.',
  };
}
