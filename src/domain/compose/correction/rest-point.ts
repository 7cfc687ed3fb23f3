import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { atLevel, fitWording } from './fit-wording.ts';
import type { Setting } from './person-words.ts';
import { tidy, type Placed } from './point.ts';
import { reasonFor } from './reason-for-employer.ts';
import { namePersons } from './reword-persons.ts';
import { topicOf, wishInWords } from './wish-in-words.ts';

/** What is said of the whole letter, of a field, or of what is missing. */
export function restPoint(finding: Finding, reading: Reading, setting: Setting): Placed {
  const base = {
    old: '',
    wanted: '',
    wish: '',
    topic: topicOf(finding),
    reason: reasonFor(finding),
    ruling: finding.ruling ?? null,
    rules: [finding.rule],
  };
  const added = finding.kind === 'omission' ? personsPoint(finding, reading) : null;
  if (added !== null) {
    const { old, wanted, sentence } = added;
    return { sentence, finding, point: { ...base, kind: 'replace', old, wanted } };
  }
  const wording = atLevel(finding.better ?? '', setting.level);
  const fitted =
    finding.kind === 'omission' && !inWords.has(finding.rule) ? fitWording(wording, setting) : null;
  if (fitted !== null && fitted !== '')
    return { sentence: null, finding, point: { ...base, kind: 'add', wanted: fitted } };
  const kind = finding.kind === 'omission' ? 'add' : 'clarify';
  return { sentence: null, finding, point: { ...base, kind, wish: wishInWords(finding) } };
}

/** What only the employer can tell. */
const inWords: ReadonlySet<string> = new Set([
  'missing-occasion',
  'missing-exam',
  'missing-sales',
  'missing-ratings',
]);

/** Who is missing among the persons of the sentence on the behaviour. */
export const missingPersons: Readonly<Record<string, readonly string[]>> = {
  'missing-superiors': ['Vorgesetzten'],
  'missing-colleagues': ['Kolleginnen', 'Kollegen'],
  'missing-groups': ['Vorgesetzten', 'Kolleginnen', 'Kollegen'],
  'missing-staff': ['Mitarbeitern'],
  'missing-trainers': ['Ausbildern'],
};

function personsPoint(
  { rule }: Finding,
  { sentences, type }: Reading,
): { old: string; wanted: string; sentence: SentenceReading } | null {
  const persons = missingPersons[rule];
  if (persons === undefined) return null;
  const trainers = type === 'ausbildungszeugnis' && persons.includes('Vorgesetzten') ? ['Ausbildern'] : [];
  const also = [...trainers, ...persons];
  const about = sentences.filter(
    ({ category, text }) =>
      (category === 'internal-behavior' || category === 'external-behavior') &&
      /Verhalten|Auftreten|Umgang/u.test(text),
  );
  for (const sentence of about) {
    const wanted = namePersons(sentence.text, also);
    if (wanted !== null) return { old: tidy(sentence.text), wanted, sentence };
  }
  return null;
}
