import { late } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { Category } from '../letter/category.ts';
import { namedGrade } from '../letter/grade.ts';
import type { Verdict } from './judge.ts';
import type { Evidence, EvidenceKind } from './reading.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** How each marker kind is called where the reader sees it; kinds that say nothing by themselves are left out. */
const kinds: Readonly<Partial<Record<MarkerKind, EvidenceKind>>> = {
  top: 'booster',
  strong: 'positive',
  plain: 'positive',
  adequate: 'plain',
  weak: 'restriction',
  intensifier: 'booster',
  downtoner: 'restriction',
  always: 'time-adverb',
  mostly: 'restriction',
  sometimes: 'restriction',
  restriction: 'restriction',
  condition: 'restriction',
  effort: 'effort',
  potential: 'potential',
  help: 'restriction',
  demand: 'plain',
  exceeds: 'booster',
  incomparable: 'booster',
  esteem: 'positive',
  negation: 'negation',
  fault: 'negation',
  distance: 'passive',
};

/** Markers that count only where the sentence as a whole was read as weak; in praise they are just words. */
const onlyWhenWeak = new Set<MarkerKind>([
  'potential',
  'demand',
  'condition',
  'weak',
  'help',
  'adequate',
  'fault',
  'mostly',
  'sometimes',
  'downtoner',
]);
/** What speaks against praise does not count in a sentence that reads „sehr gut“: „wirkte“, „nicht nur“. */
const notInTheBest: ReadonlySet<EvidenceKind> = new Set(['passive', 'restriction', 'effort', 'negation']);
/** „Dank ihrer Umsicht“ thanks nobody, „bildete sich weiter“ measures nothing, a master of his trade is one. */
const small = late.iu`^(?:dank (?:ihre|seine|de)[mrs]|weiter[.,;]?(?: |$)|nicht (?:unerwähnt|ungenannt|zuletzt)|meister(?!\p{L}| (?:sein|ihr|des)))`;

const opensSmall = rememberByWord(({ text }: Token): boolean =>
  /^(?:dank|weiter|nicht|meister)/iu.test(text),
);

/** The words that carried the grade, in reading order; offsets count from the start of the sentence. */
export function evidenceOf(text: string, sentence: SentenceUnits, verdict: Verdict): Evidence[] {
  const told = gather(text, sentence, verdict, false);
  // „Arbeiten bester Güte“, „einen hervorragenden Meister“: a word of the highest step carries what else nothing does.
  return namedGrade(verdict.grade) > 1 ||
    (verdict.formula !== null && !verdict.formula.startsWith('idiom-')) ||
    told.some(({ kind }) => kind === 'booster')
    ? told
    : gather(text, sentence, verdict, true);
}

/** @param ofOthers whether words of the highest step count that belong to a thing rather than to the person */
function gather(text: string, sentence: SentenceUnits, verdict: Verdict, ofOthers: boolean): Evidence[] {
  const evidence: Evidence[] = [];
  const seen = new Set<number>();
  for (const hit of sentence.hits) {
    const kind = kinds[hit.kind];
    const first = sentence.tokens[hit.first];
    const last = sentence.tokens[hit.last];
    if (kind === undefined || first === undefined || last === undefined || seen.has(first.start)) continue;
    const binding = sentence.units.find(
      (unit) => unit.token.start >= first.start && unit.token.end <= last.end,
    )?.binding;
    if (binding === 'other' && !(ofOthers && hit.kind === 'top' && !isCircumstance(sentence, hit.first)))
      continue;
    if (verdict.grade < 3.5 && onlyWhenWeak.has(hit.kind)) continue;
    if (notInTheBest.has(kind) && namedGrade(verdict.grade) === 1) continue;
    if (opensSmall(first) && small.test(text.slice(first.start))) continue;
    seen.add(first.start);
    evidence.push({ start: first.start, end: last.end, kind, text: text.slice(first.start, last.end) });
  }
  return evidence;
}

/**
 * What is shown as evidence: „danken“ and „alles Gute“ tell that a sentence takes leave, and praise nobody. Capital
 * letters part „alles Gute“ from „für die gute Zusammenarbeit“.
 */
export const withoutCourtesy = (
  evidence: readonly Evidence[],
  category: Category | undefined,
): readonly Evidence[] =>
  category === 'future-wishes' ? evidence.filter(({ text }) => !courtesy.test(text)) : evidence;
const courtesy = /^(?:(?:be)?danke?[nt]?|Dank|Gute[ns]?)$/u;

/** „Auch unter größtem Zeitdruck“, „in schwierigsten Lagen“: what was hard praises nobody by itself. */
const isCircumstance = ({ tokens }: SentenceUnits, at: number): boolean =>
  under.test(tokens[at - 1]?.text ?? '') || hard.test(tokens[at]?.text ?? '');
const under = /^(?:unter|bei|in|trotz|selbst|auch)$/iu;
const hard = /^(?:schwier|schwer|kompl|knapp|widrig|hart)/iu;
