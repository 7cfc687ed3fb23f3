import { codes } from '../../src/domain/knowledge/codes.ts';
import { forbidden } from '../../src/domain/knowledge/forbidden.ts';
import { formalRules } from '../../src/domain/knowledge/formal-rules.ts';
import { formulaExplanations } from '../../src/domain/knowledge/formula-explanations.ts';
import { letterRules } from '../../src/domain/knowledge/letter-rules.ts';
import { markers } from '../../src/domain/knowledge/markers/index.ts';
import { occupationGroups } from '../../src/domain/knowledge/occupations.ts';
import { otherDocuments } from '../../src/domain/knowledge/other-documents.ts';
import type { Proved } from '../../src/domain/knowledge/pattern.ts';
import { paraphrases } from '../../src/domain/knowledge/paraphrases/paraphrases.ts';
import { requiredParts } from '../../src/domain/knowledge/required-parts.ts';
import type { Rule } from '../../src/domain/knowledge/rule.ts';
import { citeRuling, rulings } from '../../src/domain/knowledge/rulings.ts';
import { techniques } from '../../src/domain/knowledge/techniques.ts';
import { categoryLabels } from '../../src/domain/letter/category.ts';
import { libraryCatalogue } from './library-catalogue.ts';

/** The whole knowledge of the decoder as a page to read; made from the data, compared in the tests. */
export function catalogue(): string {
  const lines = [
    '# Katalog des Wissens',
    '',
    'Erzeugt aus `src/domain/knowledge` mit `npm run catalogue`; nicht von Hand zu ändern. Jeder Eintrag trägt seine',
    'Beispiele: Sätze, in denen er gefunden werden muss, und solche, in denen er schweigt. Die Tests prüfen beides.',
    '',
    ...section('Merkwörter der Skala', markers, (entry) => [
      `Art: \`${entry.kind}\``,
      `Wörter: ${words(entry.words)}`,
    ]),
    '## Zufriedenheitsformel',
    '',
    ...Object.entries(formulaExplanations).map(([id, text]) => `- \`${id}\`: ${text}`),
    '',
    ...section('Klassische Geheimcodes (§ 109 Abs. 2 GewO)', codes, (code) => [
      code.title,
      `Gelesen als: ${code.reading}`,
      ...(code.better === undefined ? [] : [`Besser: ${code.better}`]),
    ]),
    ...section('Techniken und Einschränkungen', techniques, (technique) => [
      `${technique.title} (${technique.kind}, ${technique.severity})`,
      `Gelesen als: ${technique.reading}`,
    ]),
    ...section('Codes, Techniken und Einschränkungen in anderen Worten', paraphrases, (entry) => [
      `Steht für: \`${entry.of}\``,
    ]),
    ...section('Was nicht hineingehört', forbidden, (entry) => [entry.title]),
    ...section('Fehlende Teile', requiredParts as readonly Rule[], rule),
    ...section('Reihenfolge, Widersprüche, Gewicht', [...letterRules] as readonly Rule[], rule),
    ...section('Form', formalRules as readonly Rule[], rule),
    ...section('Berufsgruppen', occupationGroups, (group) => [
      group.label,
      `Kundenkontakt: ${group.customers}, Ehrlichkeit: ${group.honesty}`,
      `Verlangt: ${labels(group.required)}; erwartet: ${labels(group.expected)}`,
    ]),
    ...section('Andere Schriftstücke („kein Arbeitszeugnis“)', otherDocuments, () => []),
    ...libraryCatalogue(),
    '## Urteile und Vorschriften',
    '',
    ...rulings.map(
      ({ id, holding, confirmed }) =>
        `- ${citeRuling(id)} (\`${id}\`${confirmed ? '' : ', nicht bestätigt'}): ${holding}`,
    ),
    '',
  ];
  return lines.join('\n');
}

function section<T extends Proved>(
  title: string,
  entries: readonly T[],
  describe: (entry: T) => readonly string[],
): string[] {
  const lines = [`## ${title}`, ''];
  for (const entry of entries) {
    lines.push(`### \`${entry.id}\``, '');
    for (const text of describe(entry)) lines.push(`- ${text}`);
    lines.push(`- Findet: ${quoted(entry.matches)}`, `- Schweigt: ${quoted(entry.silent)}`);
    lines.push(`- Quelle: ${entry.source}`);
    if (entry.note !== '') lines.push(`- ${entry.note}`);
    lines.push('');
  }
  return lines;
}

function rule(entry: Rule): string[] {
  const ruling = entry.ruling === undefined ? [] : [citeRuling(entry.ruling)];
  return [
    `${entry.title} (${entry.kind}, ${entry.severity})`,
    entry.detail,
    ...ruling.map((cite) => `Recht: ${cite}`),
  ];
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => (text === '' ? '(nichts)' : `„${text.replaceAll('\n', ' / ')}“`)).join(' · ');
}

function words(list: string): string {
  return list
    .split('|')
    .map((word) => word.trim())
    .join(', ');
}

function labels(keys: readonly (keyof typeof categoryLabels)[]): string {
  return keys.length === 0 ? '–' : keys.map((key) => categoryLabels[key]).join(', ');
}
