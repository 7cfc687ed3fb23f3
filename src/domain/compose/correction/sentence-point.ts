import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { fitWording } from './fit-wording.ts';
import { keepsContent } from './keeps-content.ts';
import type { Setting } from './person-words.ts';
import { ofSentence, tidy, type CorrectionPoint } from './point.ts';
import { averageUntil, burdenOfProof, reasonFor, reasonForGrade } from './reason-for-employer.ts';
import { faultless } from './reword-persons.ts';
import { raiseFormula } from './reword.ts';
import { ofWording, wordingFor } from './sentence-wording.ts';
import { wishesInWords } from './wish-in-words.ts';

/** What must not stand there at all. */
const struck =
  /^(?:open-weakness|arbeitnehmerinteressen|self-evident|health|sickness|origin|private-life|warning-letter|works-council|cold-closing|failure-told|fact-against-praise|parental-leave|oral-\w+|unnamed-\w+)$/u;

/** The point on one sentence with what was found in it. */
export function findingPoint(
  sentence: SentenceReading,
  here: readonly Finding[],
  reading: Reading,
  setting: Setting,
): CorrectionPoint {
  const first = here.find(({ kind }) => kind !== 'technique') ?? here[0];
  const old = tidy(sentence.text);
  const told = here.map((finding) => ofSentence(finding, old));
  const rules = here.map(({ rule }) => rule);
  const base = {
    old,
    wanted: '',
    wish: '',
    topic: '',
    reason: reasonOf(told),
    ruling: here.find(({ ruling }) => ruling !== undefined)?.ruling ?? null,
    rules,
  };
  const wanted = wordingFor(sentence, here, reading, setting);
  if (wanted !== null && wanted !== old) return { ...base, kind: 'replace', wanted };
  const gone = first !== undefined && struck.test(first.rule) && mayGo(sentence, first);
  if (gone) return { ...base, kind: 'remove' };
  return { ...base, kind: 'clarify', wish: wishesInWords(told) };
}

/** Two short reasons at most; what is told of facts is told in full once. */
function reasonOf(here: readonly Finding[]): string {
  const told = here.filter(({ kind }) => !ofWording.has(kind));
  const reasons = new Set((told.length === 0 ? here : told.slice(0, 1)).map((finding) => reasonFor(finding)));
  return [...reasons].slice(0, 2).join(' ');
}

/** A sentence that tells more than what is amiss in it must not go with it, least of all a result or the thanks. */
function mayGo(
  { text, part, category, grade, categories }: SentenceReading,
  { quote = '' }: Finding,
): boolean {
  if (!['performance', 'behavior', 'summary', 'other', 'closing'].includes(part)) return false;
  if (
    category === 'exam-result' ||
    category === 'future-wishes' ||
    /dank|wünsch|bedauer|Prüfung|prüfung/u.test(text)
  )
    return false;
  if ((grade ?? 9) < averageUntil || categories.length > 1) return false;
  return tidy(quote).length * 2 > tidy(text).length || !/,|;| und /u.test(text);
}

/** The wish for a better sentence where nothing is wrong with it; null where it is not worth asking. */
export function gradePoint(sentence: SentenceReading, setting: Setting): CorrectionPoint | null {
  const { text, category, grade = 0 } = sentence;
  const old = tidy(text);
  const isBelow = grade >= averageUntil;
  const level = isBelow ? 3 : 2;
  const fitted = sentence.better === undefined ? null : fitWording(sentence.better, setting, text);
  const kept =
    fitted !== null &&
    keepsContent(text, fitted, { lastName: setting.lastName }) &&
    sentence.categories.length < 2;
  const wanted =
    (category === 'performance-summary' ? raiseFormula(text, level) : null) ??
    (category === 'internal-behavior' || category === 'external-behavior'
      ? faultless(text, { ...setting, always: !isBelow })
      : null) ??
    (kept ? fitted : null);
  if (wanted === null && !isBelow) return null;
  if (wanted === old) return null;
  return {
    kind: wanted === null ? 'clarify' : 'replace',
    request: true,
    old,
    wanted: wanted ?? '',
    wish:
      wanted === null
        ? 'Ich bitte um eine Fassung, die mindestens eine durchschnittliche Beurteilung wiedergibt.'
        : '',
    topic: '',
    reason: reasonForGrade(grade),
    ruling: burdenOfProof(grade),
    rules: [],
  };
}
