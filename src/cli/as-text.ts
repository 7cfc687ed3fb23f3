import { orderFindings, ratingText } from '#documents/write/wording.ts';
import type { Finding, Reading, SentenceReading } from '#domain/decode/reading.ts';
import { citeRuling } from '#domain/knowledge/rulings.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { foldFindings } from '#domain/letter/fold-findings.ts';
import { gradeWord, type Rating } from '#domain/letter/grade.ts';
import { toldReading } from '#domain/letter/told-reading.ts';

const columnWidth = 30;

/** One line for `--lines` without `--json`. */
export function sentenceText(sentence: SentenceReading): string {
  const label = sentence.category === undefined ? '' : categoryLabels[sentence.category];
  const grade = sentence.graded && sentence.grade !== undefined ? gradeWord(sentence.grade) : '–';
  return `${grade.padEnd(14)}${label.padEnd(columnWidth - 1)} ${sentence.text}`.trimEnd();
}

/** The reading of a letter for people: grades, findings with advice, sentences. */
export function letterText(file: string, read: Reading): string {
  const reading = toldReading(read);
  const name = file === '-' ? 'Standardeingabe' : file;
  const heading = [name, '='.repeat(name.length)];
  if (!reading.isReference) {
    return [
      ...heading,
      reading.notReferenceReason ?? 'Das sieht nicht nach einem Arbeitszeugnis aus.',
      '',
    ].join('\n');
  }
  const graded = reading.sentences.filter((sentence) => sentence.graded);
  const equal = foldFindings(reading.findings);
  return [
    ...heading,
    subject(reading),
    '',
    ...row('Gesamt', reading.overall),
    ...row('Leistung', reading.performance),
    ...row('Verhalten', reading.behavior),
    ...row('Schluss', reading.closing),
    ...section(
      'Merkmale',
      reading.categories.flatMap((rating) => row(categoryLabels[rating.category], rating)),
    ),
    ...section(
      'Hinweise',
      orderFindings([...equal.keys()]).flatMap((finding) =>
        findingLines(finding, equal.get(finding)?.length ?? 1),
      ),
    ),
    ...section(
      'Was sich tun lässt',
      reading.recommendations.flatMap(({ title, text }) => [title, `    ${text}`]),
    ),
    ...section('Gelesene Sätze', graded.map(sentenceText)),
    '',
    'Keine Rechtsberatung.',
    '',
  ].join('\n');
}

function subject({ type, facts }: Reading): string {
  const name = [facts.salutation, facts.title, facts.first_name, facts.last_name].filter(Boolean).join(' ');
  const parts = [type === null ? null : certificateTypeLabels[type], name, facts.job_title, facts.company];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

const row = (label: string, rating: Rating | null): readonly string[] =>
  rating === null ? [] : [`${label.padEnd(columnWidth - 1)} ${ratingText(rating)}`];

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function findingLines(finding: Finding, times: number): readonly string[] {
  const source = finding.ruling === undefined ? '' : citeRuling(finding.ruling);
  const details = [
    finding.quote === undefined ? '' : `„${finding.quote}“`,
    finding.detail,
    finding.advice,
    finding.better === undefined ? '' : `Besser: „${finding.better}“`,
    source === '' ? '' : `Siehe ${source}`,
  ];
  const title = times > 1 ? `${finding.title} (${times}-mal)` : finding.title;
  return [`• ${title}`, ...details.filter((line) => line !== '').map((line) => `    ${line}`)];
}
