import { formatDate } from '../german/format-date.ts';
import { gradeWord, namedGrade, type Grade } from '../letter/grade.ts';
import type { LetterContext } from './letter-context.ts';
import type { Finding, Recommendation } from './reading.ts';

const noAdvice = 'Keine Rechtsberatung.';

/** What the person can do next, the most useful first. Texts name nobody and end with the legal note. */
export function recommend(letter: LetterContext, findings: readonly Finding[]): Recommendation[] {
  const steps = [
    letter.simple ? askForRatings() : null,
    correct(letter, findings),
    complete(findings),
    askForClosing(findings),
    betterGrade(letter),
    useInterim(letter, findings),
    layman(letter),
    deadline(letter, findings),
    sign(letter),
    keep(letter, findings),
  ];
  return steps.filter((step) => step !== null);
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

function correct(letter: LetterContext, findings: readonly Finding[]): Recommendation | null {
  const wrong = findings.filter(({ correctable, kind }) => correctable && kind !== 'omission');
  const first = wrong[0];
  if (first === undefined) return null;
  const intent = letter.layman
    ? 'Das Zeugnis wirkt von Laien geschrieben; ein freundlicher Hinweis genügt oft.'
    : 'Am besten schriftlich, sachlich und mit den gewünschten Formulierungen.';
  return {
    id: 'correct',
    title:
      wrong.length === 1 ? 'Eine Stelle berichtigen lassen' : `${wrong.length} Stellen berichtigen lassen`,
    text: withNote(
      `Das Zeugnis muss klar und verständlich sein und darf keine versteckten Aussagen enthalten. ${intent} Wer berechtigt um Berichtigung bittet, darf dafür nicht mit einem schlechteren Zeugnis bestraft werden.`,
    ),
    ruling: wrong.some(({ kind }) => kind === 'code') ? 'gewo-109-2' : (first.ruling ?? 'gewo-109-2'),
  };
}

/** The house and the ratings as a whole have advice of their own. */
const ofFrame: ReadonlySet<string> = new Set(['missing-company', 'missing-ratings']);

function complete(findings: readonly Finding[]): Recommendation | null {
  const missing = findings.filter(
    ({ kind, correctable, rule }) => kind === 'omission' && correctable && !ofFrame.has(rule),
  );
  const first = missing[0];
  if (first === undefined) return null;
  return {
    id: 'complete',
    title: 'Fehlendes ergänzen lassen',
    text: withNote(
      `Was in diesem Beruf üblich ist, darf nicht fehlen: Auslassen wird als verdeckte schlechte Note gelesen. Betroffen: ${missing.map(({ title }) => `„${title}“`).join(', ')}.`,
    ),
    ruling: first.ruling ?? 'bag-9-azr-632-07',
  };
}

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
        `Die Leistung liest sich als „${word}“. Ein freundlicher Hinweis mit einem fertigen Satz hilft oft; bei einem Pflichtpraktikum für Schule oder Studium gibt es keinen gesetzlichen Anspruch auf ein Zeugnis, üblich ist es trotzdem.`,
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

function deadline(letter: LetterContext, findings: readonly Finding[]): Recommendation | null {
  if (letter.type === 'zwischenzeugnis' || !findings.some(({ correctable }) => correctable)) return null;
  return {
    id: 'deadline',
    title: 'Wie lange eine Berichtigung verlangt werden kann',
    text: withNote(
      `${limitation(letter.facts.date)} Er kann schon nach einigen Monaten verwirkt sein, und viele Verträge setzen kürzere Fristen, oft drei Monate. Sind die Fristen vorbei, bleibt die freundliche Bitte.`,
    ),
    ruling: 'bgb-195',
  };
}

/** There is no clock here: the day is named, and the reader knows whether it has passed. */
function limitation(issued: string | null): string {
  if (issued === null)
    return 'Der Anspruch auf Berichtigung verjährt in der Regel spätestens drei Jahre nach dem Ende des Jahres, in dem das Zeugnis ausgestellt wurde.';
  const last = `${Number(issued.slice(0, 4)) + 3}-12-31`;
  // Where the employment ended in an earlier year, the claim may end earlier.
  return `Ausgestellt am ${formatDate(issued, 'long')}: Der Anspruch auf Berichtigung verjährt in der Regel spätestens mit dem ${formatDate(last, 'long')}.`;
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
  // What reads as average is no reference to leave as it is.
  if (findings.length > 0 || letter.type === 'zwischenzeugnis' || (letter.rating.overall?.grade ?? 6) >= 2.5)
    return null;
  return {
    id: 'keep',
    title: 'Das Zeugnis kann so bleiben',
    text: 'Es ist vollständig und stimmig. Das Original gehört an einen sicheren Ort, für Bewerbungen genügt eine Kopie.',
  };
}
