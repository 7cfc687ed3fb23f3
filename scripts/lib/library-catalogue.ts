import { expandedTexts } from '../../src/domain/compose/check-module.ts';
import { compose } from '../../src/domain/compose/compose.ts';
import { boostersIn } from '../../src/domain/compose/style.ts';
import { decode } from '../../src/domain/decode/decode.ts';
import { moduleFiles } from '../../src/domain/knowledge/modules/index.ts';
import { occupations } from '../../src/domain/knowledge/occupations-activities/index.ts';
import { categoryLabels, type Category } from '../../src/domain/letter/category.ts';
import { certificateTypeLabels, certificateTypes } from '../../src/domain/letter/certificate-type.ts';
import { blocksOf } from '../../src/domain/letter/letter.ts';
import { letterText } from '../../src/domain/letter/letter-text.ts';
import { modulesOf, type TextModule } from '../../src/domain/letter/module.ts';
import { sampleAnswers } from '../../tests/helpers/answers.ts';

const grades = [1, 2, 3, 4, 5] as const;
const seeds = [1, 2, 3];

/** The text modules in figures: how many of what, which boosters they use, and how the decoder reads letters of them. */
export function libraryCatalogue(): string[] {
  const all = moduleFiles.flatMap(modulesOf);
  const sentences = new Set(all.flatMap(({ text }) => expandedTexts(text)));
  return [
    '## Textbausteine',
    '',
    `${all.length} Vorlagen in ${moduleFiles.length} Dateien ergeben ${sentences.size} verschiedene Sätze (Mann, Frau, ohne`,
    'Fürwort; Vergangenheit, Gegenwart; Firmenbegriffe, Genderformen, Verstärker). Dazu kommen',
    `${occupations.length} Berufe mit ${occupations.flatMap(({ activities }) => activities).length} Tätigkeiten.`,
    '',
    '### Vorlagen je Kategorie und Note',
    '',
    ...byCategory(all),
    '',
    '### Übrige Vorlagen',
    '',
    ...byKind(all),
    '',
    '### Verstärker in geschriebenen Zeugnissen',
    '',
    ...boosterTable(),
    '',
    '### Rundlauf: geschrieben und wieder gelesen',
    '',
    ...roundTrip(),
    '',
  ];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)];
}

function byCategory(all: readonly TextModule[]): string[] {
  const graded = all.filter(({ category, grade }) => category !== undefined && grade !== undefined);
  const categories = [...new Set(graded.map(({ category }) => category as Category))];
  const rows = categories.map((category) => {
    const counts = grades.map(
      (grade) => graded.filter((one) => one.category === category && one.grade === grade).length,
    );
    return [categoryLabels[category], ...counts, total(counts)];
  });
  const sorted = rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0]), 'de'));
  return table(['Kategorie', ...grades.map((grade) => `Note ${grade}`), 'gesamt'], sorted);
}

function byKind(all: readonly TextModule[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, category } of all) {
    if (category === undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return table(
    ['Art', 'Vorlagen'],
    [...counts].map(([kind, count]) => [`\`${kind}\``, count]),
  );
}

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** How often a booster stands in a hundred sentences of composed letters. */
function boosterTable(): string[] {
  const counts = new Map<string, number[]>();
  const sentences = grades.map((grade, at) => {
    const blocks = certificateTypes.flatMap((type) =>
      seeds.flatMap((seed) => blocksOf(compose(sampleAnswers({ type, grade }), seed))),
    );
    for (const booster of blocks.flatMap(({ text }) => boostersIn(text))) {
      const found = counts.get(booster) ?? grades.map(() => 0);
      found[at] = (found[at] ?? 0) + 1;
      counts.set(booster, found);
    }
    return blocks.length;
  });
  const share = (count: number, at: number): string => ((100 * count) / (sentences[at] ?? 1)).toFixed(0);
  return table(
    ['je 100 Sätze', ...grades.map((grade) => `Note ${grade}`)],
    [...counts]
      .toSorted((a, b) => total(b[1]) - total(a[1]))
      .map(([word, found]) => [word, ...found.map(share)]),
  );
}

function roundTrip(): string[] {
  const rows = certificateTypes.flatMap((type) =>
    (type === 'arbeitszeugnis' || type === 'zwischenzeugnis' ? [false, true] : [false]).map((leader) => [
      `${certificateTypeLabels[type]}${leader ? ', Führungskraft' : ''}`,
      ...grades.map((grade) => {
        const gaps = (['Herr', 'Frau'] as const).flatMap((salutation) =>
          seeds.map((seed) => {
            const answers = sampleAnswers({ type, grade, leader, salutation });
            return (decode(letterText(compose(answers, seed), answers)).overall?.grade ?? 9) - grade;
          }),
        );
        const worst = gaps.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 9;
        return worst === 0
          ? '0,0'
          : `${worst > 0 ? '+' : '−'}${Math.abs(worst).toFixed(1).replace('.', ',')}`;
      }),
    ]),
  );
  return [
    'Größte Abweichung der gelesenen von der gewünschten Gesamtnote, je sechs Zeugnisse (Herr und Frau, drei Folgen):',
    '',
    ...table(['Zeugnis', ...grades.map((grade) => `Note ${grade}`)], rows),
  ];
}
