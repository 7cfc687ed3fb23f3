import { formulaExplanations } from '../knowledge/formula-explanations.ts';
import { categoryLabels } from '../letter/category.ts';
import type { Category } from '../letter/category.ts';
import { gradeWord, gradeWords, namedGrade } from '../letter/grade.ts';
import { withoutCourtesy } from './evidence.ts';
import type { Verdict } from './judge.ts';
import type { Evidence, EvidenceKind } from './reading.ts';

/**
 * Plain German: how most readers read the sentence, and by which words; impersonal, for both forms of address.
 * @param hasPraise whether any word of the sentence praises, evidence or not
 * @param hasHighest whether a word of the highest step stands in it, evidence or not: „auch komplizierteste Zusammenhänge“
 */
export function explain(
  verdict: Verdict,
  evidence: readonly Evidence[],
  hasPraise: boolean,
  hasHighest = false,
): string {
  if (verdict.formula === null && isUnclear(verdict)) return opening(verdict);
  const why =
    verdict.formula === null
      ? reason(verdict, evidence, { hasPraise, hasHighest })
      : formulaExplanations[verdict.formula];
  const rest = doubt(verdict);
  return `${opening(verdict)}${why === '' ? '' : ` ${why}`}${rest === '' ? '' : ` ${rest}`}`;
}

function opening(verdict: Verdict): string {
  const { grade, category } = verdict;
  if (!isUnclear(verdict))
    return `${categoryLabels[category]}: Das lesen die meisten als ${gradeWord(grade)}.`;
  const [best, worst] = ends(verdict.range);
  return `${categoryLabels[category]}: Das ist nicht eindeutig. Die Lesarten reichen von ${gradeWords[worst - 1]} bis ${gradeWords[best - 1]}; am ehesten ist es ${gradeWord(grade)}.`;
}

/** Readers differ by the whole scale, or nearly: nothing is claimed of most of them. */
function isUnclear({ range, confidence }: Pick<Verdict, 'range' | 'confidence'>): boolean {
  const [best, worst] = ends(range);
  return confidence < surely && worst - best >= 3;
}

const surely = 0.6;
const ends = (range: Verdict['range']): [number, number] => [namedGrade(range[0]), namedGrade(range[1])];

function reason(
  { grade, category, range }: Verdict,
  evidence: readonly Evidence[],
  { hasPraise, hasHighest }: { readonly hasPraise: boolean; readonly hasHighest: boolean },
): string {
  const words = (kind: EvidenceKind): readonly string[] => {
    const texts: string[] = [];
    for (const one of withoutCourtesy(evidence, category)) {
      // A word that comes twice is named once, capital letters aside.
      if (one.kind !== kind || texts.length === 3 || texts.some((other) => isSame(other, one.text))) continue;
      texts.push(one.text);
    }
    return texts;
  };
  const found: Found = {
    boosters: words('booster'),
    always: words('time-adverb'),
    positive: words('positive'),
    limits: words('restriction'),
    effort: words('effort'),
    potential: words('potential'),
    negated: words('negation'),
  };
  const takesLeave = category === 'future-wishes';
  switch (namedGrade(grade)) {
    case 1:
      return whyVeryGood(found);
    case 2:
      // „stets“ would be odd beside regret, or beside a success that happened once.
      return takesLeave && found.boosters.length + found.always.length === 0
        ? 'Ein freundlicher Schluss; für „sehr gut“ fehlt ein Wort wie „sehr“ oder „außerordentlich“.'
        : whyGood(found, {
            nearlyTop: namedGrade(range[0]) === 1,
            alwaysFits: !withoutAlways.has(category),
            hasHighest,
          });
    case 3:
      return takesLeave && Object.values(found).every((one) => one.length === 0)
        ? 'Das ist freundlich, aber ein Wort wie „sehr“ oder „herzlich“ fehlt: So schließen viele Zeugnisse.'
        : whySatisfactory(found, hasPraise || namedGrade(range[1]) <= 3);
    case 4:
      return whySufficient(found, takesLeave);
    default:
      return whyPoor(found);
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Found = Readonly<
  Record<
    'boosters' | 'always' | 'positive' | 'limits' | 'effort' | 'potential' | 'negated',
    readonly string[]
  >
>;

const withoutAlways: ReadonlySet<Category> = new Set(['future-wishes', 'working-success', 'exam-result']);

function whyVeryGood({ boosters, always, positive }: Found): string {
  if (boosters.length === 0) return asWhole(always, positive);
  const top = `${list(boosters)} ${verb(boosters, 'hebt', 'heben')} das Lob auf die höchste Stufe`;
  return always.length === 0
    ? `${top}.`
    : `${top}, ${list(always)} ${verb(always, 'lässt', 'lassen')} keine Ausnahme zu.`;
}

/** The best grade without a word of the highest step: no more is claimed than what stands there. */
function asWhole(always: readonly string[], positive: readonly string[]): string {
  const words = [...always, ...positive];
  if (words.length === 0) return 'Hier wiegt der Satz als Ganzes mehr als ein einzelnes Wort.';
  const said =
    positive.length === 0
      ? `${list(always)} ${verb(always, 'lässt', 'lassen')} keine Ausnahme zu`
      : `${list(words)} ${verb(words, 'trägt', 'tragen')} das Lob`;
  return `${said}; als Ganzes liest sich der Satz wie eine Bestnote.`;
}

interface Nearness {
  /** Some read „sehr gut“. */
  readonly nearlyTop: boolean;
  readonly alwaysFits: boolean;
  readonly hasHighest: boolean;
}

function whyGood({ boosters, always }: Found, { nearlyTop, alwaysFits, hasHighest }: Nearness): string {
  if (always.length > 0 && (boosters.length > 0 || hasHighest)) {
    const rest = nearlyTop
      ? 'ein Teil der Leser liest schon „sehr gut“'
      : 'für „sehr gut“ müsste das Lob selbst noch stärker sein';
    const words = [...boosters, ...always];
    return `${list(words)} ${verb(words, 'hebt', 'heben')} das Lob auf „gut“; ${rest}.`;
  }
  if (always.length > 0)
    return `${list(always)} ${verb(always, 'hebt', 'heben')} das Lob auf „gut“; für „sehr gut“ fehlt ein Wort der höchsten Stufe.`;
  if (boosters.length === 0) return 'Klares Lob, aber nicht die höchste Stufe.';
  const rest = alwaysFits
    ? 'für „sehr gut“ fehlt ein Wort wie „stets“'
    : 'eindeutig „sehr gut“ ist der Satz damit noch nicht';
  return `${list(boosters)} ${verb(boosters, 'verstärkt', 'verstärken')} die Aussage; ${rest}.`;
}

function whySatisfactory({ boosters, always, positive, limits }: Found, isPraise: boolean): string {
  if (limits.length > 0)
    return `Lob ist da, aber ${list(limits)} ${verb(limits, 'nimmt', 'nehmen')} etwas davon zurück.`;
  if (boosters.length > 0 && always.length > 0)
    return `${list([...boosters, ...always])} sind da; was damit gelobt wird, wiegt für die meisten trotzdem nicht mehr als Durchschnitt.`;
  if (always.length > 0)
    return `${list(always)} ${verb(always, 'ist', 'sind')} da, aber das Lob selbst bleibt schwach; mit einem Wort wie „sehr“ wäre es eine Stufe besser.`;
  if (boosters.length > 0)
    return `${list(boosters)} ${verb(boosters, 'verstärkt', 'verstärken')} die Aussage, aber für „gut“ fehlt den meisten ein Wort wie „stets“.`;
  const full = positive.filter((word) => isFull.test(word));
  if (full.length > 0)
    return `${list(full)} ohne „stets“ ${verb(full, 'ist', 'sind')} die Mitte der Skala. Mit „stets“ wäre es eine Stufe besser.`;
  if (positive.length > 0) {
    const more = positive.every((word) => absolute.test(word)) ? '„stets“' : '„stets“ oder „sehr“';
    return `${list(positive)} ${verb(positive, 'ist', 'sind')} Lob ohne Verstärker. Mit ${more} wäre es eine Stufe besser.`;
  }
  if (!isPraise) return 'Ein ausdrückliches Lob steht nicht darin; wie viel der Satz wert ist, bleibt offen.';
  return 'Eine positive Aussage ohne Verstärker wie „stets“ oder „sehr“: in der Zeugnissprache Durchschnitt.';
}

/** „volle Zufriedenheit“: no plain praise, for it is a measure itself. */
const isFull = /^voll(?:e[nmrs]?)?$/iu;
/** What cannot be more so: „sehr einwandfrei“ says nobody. */
const absolute = /^(?:einwandfrei|tadellos|vorbildlich|fehlerfrei|fehlerlos|korrekt|makellos|perfekt)/iu;

function whySufficient(found: Found, closing: boolean): string {
  const { positive, limits, effort, potential, negated } = found;
  if (negated.length > 0)
    return negated.some((word) => negator.test(word))
      ? `${list(negated)}: Dass etwas nicht zu bemängeln war, ist in der Zeugnissprache kein Lob.`
      : `${list(negated)} ${verb(negated, 'lenkt', 'lenken')} den Blick auf einen Mangel statt auf ein Lob.`;
  if (limits.length > 0) return `${list(limits)} ${verb(limits, 'schränkt', 'schränken')} die Aussage ein.`;
  if (effort.length + potential.length > 0) return instead(effort, potential);
  if (closing) {
    const kind = positive.filter((word) => cordial.test(word));
    return kind.length === 0
      ? 'Der Satz bleibt beim Nötigsten; ein herzliches Wort fehlt.'
      : `${list(kind)} ${verb(kind, 'klingt', 'klingen')} freundlich; sonst bleibt der Satz beim Nötigsten.`;
  }
  if (positive.length > 0)
    return `${list(positive)} ${verb(positive, 'klingt', 'klingen')} nach Lob, ${verb(positive, 'sagt', 'sagen')} den meisten Lesern aber zu wenig.`;
  return 'Der Satz stellt fest, dass das Nötige da war. Ein eigentliches Lob fehlt.';
}

const cordial = /herzlich|aufrichtig|ausdrücklich|besonder|sehr|lieb/iu;

function whyPoor({ limits, effort, potential, negated }: Found): string {
  if (effort.length > 0) return instead(effort, []);
  if (limits.length > 0) return `${list(limits)} ${verb(limits, 'nimmt', 'nehmen')} dem Satz das Lob.`;
  if (negated.length > 0)
    return `${list(negated)} ${verb(negated, 'lenkt', 'lenken')} den Blick auf einen Mangel${negated.some((word) => negator.test(word)) ? ', auch wo er verneint wird' : ''}.`;
  if (potential.length > 0) return instead([], potential);
  return 'Zwischen den Zeilen wird hier ein Mangel gelesen, auch wenn der Satz freundlich klingt.';
}

/** „nicht“ and its kin, as against words that name a fault. */
const negator = /^(?:nicht|kein|nie|ohne|weder|kaum)/iu;

/** What is praised in place of a result. */
function instead(effort: readonly string[], potential: readonly string[]): string {
  return effort.length > 0
    ? `${list(effort)} ${verb(effort, 'lobt', 'loben')} die Anstrengung, nicht das Ergebnis.`
    : `${list(potential)} ${verb(potential, 'spricht', 'sprechen')} von Möglichem, nicht von Erreichtem.`;
}

/** The weaker end first, as the summary says it. */
function doubt({ range, confidence }: Verdict): string {
  const [best, worst] = ends(range);
  if (confidence >= surely || best === worst) return '';
  return `Hier gehen die Lesarten auseinander, zwischen ${gradeWords[worst - 1]} und ${gradeWords[best - 1]}.`;
}

const verb = (words: readonly string[], one: string, several: string): string =>
  words.length === 1 ? one : several;

function list(words: readonly string[]): string {
  if (words.length === 0) return '';
  const last = `„${words.at(-1)}“`;
  if (words.length === 1) return last;
  return `„${words.slice(0, -1).join('“, „')}“ und ${last}`;
}
