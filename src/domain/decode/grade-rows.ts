import { late } from '../german/late.ts';
import type { Category } from '../letter/category.ts';
import type { GradedSentence } from './grade-sentence.ts';
import type { Unit } from './units.ts';

/** A row of a table of school grades. */
export interface GradeRow {
  readonly unit: number;
  readonly grade: number;
  readonly category: Category;
}

const row = late.iu`^(?<label>\p{L}[\p{L} ,/()&-]{2,60}?):?\s+(?:note:? )?(?:(?<word>sehr gut|gut|befriedigend|ausreichend|mangelhaft)\s*)?(?:\(?(?<digit>[1-6])(?:[,.](?<half>\d))?\s?(?<sign>[+–-])?\)?)?\.?$`;
/** Without one of these no row tells a grade; told faster. */
const mark = /[1-6]|gut|befriedigend|ausreichend|mangelhaft/i;
const gradeNames = ['sehr gut', 'gut', 'befriedigend', 'ausreichend', 'mangelhaft'];

const labels: readonly (readonly [RegExp, Category])[] = [
  [/gesamt|durchschnitt|insgesamt/i, 'performance-summary'],
  [/kund|gäst|patient|mandant|extern/i, 'external-behavior'],
  [/verhalten|kolleg|team|vorgesetz|betragen|führung im/i, 'internal-behavior'],
  [/fleiß|einsatz|motivation|engagement|bereitschaft|interesse/i, 'motivation'],
  [/zuverlässig|ehrlich|pünktlich|vertrauen/i, 'reliability-honesty'],
  [/belastbar|stress/i, 'resilience'],
  [/auffassung|lern|verständnis|denk/i, 'comprehension'],
  [/wissen|können|kenntnis|fach/i, 'expertise'],
  [/tempo|qualität|ergebnis|menge|erfolg|leistung/i, 'working-success'],
  [/selb(?:st)?ständig|eigenverantwort/i, 'self-reliance'],
  [/führung/i, 'leadership'],
];

/** Reads „Fleiß      2“ and „Ordnung: gut“; at least three such rows make a table, fewer give nothing. */
export function readGradeRows(units: readonly Unit[]): GradeRow[] {
  const places: number[] = [];
  units.forEach(({ zone, flat }, at) => {
    if (zone === 'body' && flat.length <= 80 && mark.test(flat)) places.push(at);
  });
  if (places.length < fewest) return [];
  const rows = places.flatMap((at) => rowAt(units[at] as Unit, at) ?? []);
  return rows.length >= fewest ? rows : [];
}

const fewest = 3;

function rowAt(unit: Unit, at: number): GradeRow | null {
  const groups = row.exec(unit.flat)?.groups;
  if (groups === undefined || (groups['digit'] === undefined && groups['word'] === undefined)) return null;
  if (groups['digit'] === undefined && !unit.flat.includes(':') && unit.kind !== 'item') return null;
  const label = groups['label'] ?? '';
  const category = labels.find(([named]) => named.test(label))?.[1] ?? 'working-method';
  return { unit: at, grade: gradeOf(groups), category };
}

function gradeOf(groups: Readonly<Record<string, string | undefined>>): number {
  const base =
    groups['digit'] === undefined
      ? gradeNames.indexOf((groups['word'] ?? '').toLowerCase()) + 1
      : Number(groups['digit']);
  const half = groups['half'] === undefined ? 0 : Number(groups['half']) / 10;
  const sign = groups['sign'] === undefined ? 0 : groups['sign'] === '+' ? -0.3 : 0.3;
  return Math.min(6, Math.max(1, base + half + sign));
}

/** A row as a graded sentence. */
export function asGraded({ grade, category }: GradeRow): GradedSentence {
  return {
    graded: true,
    grade,
    range: [Math.max(1, grade - 0.5), Math.min(6, grade + 0.5)],
    confidence: 0.9,
    category,
    categories: [category],
    evidence: [],
    explanation:
      'Hier steht eine Schulnote statt eines Satzes. Ein qualifiziertes Zeugnis verlangt Fließtext.',
  };
}
