import { late } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { Grade } from '../letter/grade.ts';
import type { Formula } from './formula.ts';
import { limitingKinds } from './formula-degree.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** A sentence with one of these says more than the formula; such are for the fitted part. */
const odd: ReadonlySet<MarkerKind> = new Set([...limitingKinds, 'effort', 'distance', 'fault', 'potential']);
const performance = /^(leistung|gesamtleistung|arbeitsleistung)(en)?$/i;
const wholeTime = /\bin jeder (Hinsicht|Beziehung)\b/i;

const opensMark = rememberByWord(
  ({ kind, lower }: Token): boolean => kind === 'word' && /^(?:schul)?note/.test(lower),
);

/** A word that none can do without. */
export const tellsRecognition = (token: Token): boolean =>
  /^(?:anerkennung|lob)$/.test(token.lower) ||
  token.lower.endsWith('leistung') ||
  token.lower.endsWith('leistungen') ||
  opensMark(token);

/**
 * Reads the other two ways to sum up: recognition („fanden unsere volle Anerkennung“) and the plain word („Ihre
 * Leistungen waren stets gut“, „bewerten wir mit sehr gut“); null for sentences that say more.
 * Source: domain.md §2.2 („in jeder Hinsicht unsere volle Anerkennung“ and „stets sehr gut“: 1; „stets gut“: 2).
 */
export function readRecognition(sentence: SentenceUnits): Formula | null {
  const { tokens, hits } = sentence;
  if (tokens.some(opensMark)) {
    const mark = schoolMark(tokens.map((token) => token.text).join(' '));
    if (mark !== null) return mark;
  }
  if (tokens.length > 20 || !tokens.some(tellsRecognition)) return null;
  const text = tokens.map((token) => token.text).join(' ');
  const esteem = anerkennung(sentence, text);
  if (esteem !== null) return esteem;
  const whole = inAll.exec(text)?.groups?.['word'];
  if (whole !== undefined)
    return { ...formula('word', inAllGrade[whole] ?? 3, 2, 4.5), id: 'performance-word' };
  if (hits.some(({ kind }) => odd.has(kind)) || beyond.test(text)) return null;
  return plainWord(
    text,
    hits.some(({ kind }) => kind === 'always'),
  );
}

/** „Alles in allem war ihre Leistung gut“: the word itself, with a shade of reserve. */
const inAll =
  /^(?:Alles in allem|Im Ganzen|Im Ergebnis|Insgesamt) (?:war|waren) (?:ihre|seine|die) (?:Gesamtl|Arbeitsl|L)eistung(?:en)? (?<word>sehr gut|gut|befriedigend|ausreichend) \.?$/;
const inAllGrade: Readonly<Record<string, Grade>> = {
  'sehr gut': 2,
  gut: 3,
  befriedigend: 3.5,
  ausreichend: 4,
};

/** Esteem of others, and what is denied or told further. */
const beyond = /\b(nicht|kein\w*|nie|ohne|Kunden|Gäste|Patienten|Team\w*|Mitarbeiter\w*)\b|[;:]/;
const withoutLimit = /\bohne (?:jede |jegliche )?(?:Ausnahme|Einschränkung)\b/g;
const esteems = late.u`(?<!\p{L})(?:fand|fanden|gefunden|findet|finden|verdient|verdienten|verdienen|gebührt)(?!\p{L})`;
const ofIssuer = late.u`(?:haben|fanden|fand|finden|findet) Anerkennung(?: gefunden)? \.?$|(?<!\p{L})(?:unsere?|meine?)(?!\p{L})|(?:Anerkennung|Lob) (?:de[rs] \p{L}*(?:leitung|führung|direktion|vorstande?s|inhabers|inhaberin|präsidiums)|seiner Vorgesetzten|ihrer Vorgesetzten)(?!\p{L})|(?<!\p{L})(?:bei (?:der|dem|unsere[rm]|seine[rm]|ihre[rm])|beim) (?:\p{L}+en )?\p{L}*(?:[Ll]eitung|[Ff]ührung|[Dd]irektion|[Vv]orstand|[Ii]nhaber(?:in)?|[Pp]räsidium|[Cc]hef(?:in)?)(?!\p{L})`;
const highest =
  /^(?:vollste|(?:aller)?höchste|(?:aller)?größte|uneingeschränkte|ungeteilte|außerordentliche|außergewöhnliche)s?$/;

/** „Fanden unsere volle Anerkennung“, „verdienen unser höchstes Lob“: degree, time and limits as of the satisfaction. */
function anerkennung({ tokens, hits }: SentenceUnits, text: string): Formula | null {
  const at = tokens.findIndex((token) => /^(?:Anerkennung|Lob)$/.test(token.text));
  if (at < 0 || !ofIssuer.test(text) || !esteems.test(text)) return null;
  const own = text.replace(wholeTime, '').replace(timeTwice, '').replace(withoutLimit, '');
  if (beyond.test(own) || /\b(und(?! Ganzen)|sehr|gut\w*|wobei)\b/.test(own)) return null;
  if (hits.some(({ kind }) => odd.has(kind) && !limitingKinds.has(kind))) return null;
  if (!tokens.some((token) => performance.test(token.text) || /^(Arbeit\w*|Einsatz)$/.test(token.text)))
    return null;
  const before = tokens.slice(Math.max(0, at - 2), at).map((token) => token.text);
  const isFull = before.some((word) => /^volles?$/.test(word));
  if (hits.some(({ kind }) => limitingKinds.has(kind)))
    return isFull ? formula('limited', 4, 3.5, 5) : formula('limited', 5, 4.5, 5.5);
  const isWhole = wholeTime.test(text) || withoutLimitAtAll.test(text);
  const always = isWhole || hits.some(({ kind }) => kind === 'always');
  if (before.some((word) => highest.test(word)) || inHighestDegree.test(text))
    return always ? formula('full-always', 1, 1, 1.5) : formula('full', 1.5, 1, 2);
  if (!isFull) return always ? formula('always', 3, 2, 3) : formula('bare', 3.5, 3, 4);
  // Firms that refuse „vollste“ write this for their best.
  if (wholeTime.test(text)) return formula('full-always', 1, 1, 1.5);
  return always ? formula('full-always', 2, 1, 2) : formula('full', 2.5, 2, 3);
}
const inHighestDegree = /\b(?:in|im) (?:aller)?(?:höchste|vollste|größte)[mn] (?:Maße?|Grade?|Umfange?)\b/;
const withoutLimitAtAll = /\bohne (?:jede |jegliche )?(?:Ausnahme|Einschränkung)\b/;

/** „stets und in jeder Hinsicht“ binds two words of time, not two statements. */
const timeTwice =
  /\b(und) (?=(stets|jederzeit|immer|durchweg)\b)|(?<=\b(stets|jederzeit|immer|durchweg) )und\b/g;

const steps: readonly (readonly [RegExp, Grade, Grade])[] = [
  [/^sehr gut(e|en)?$/, 1, 1.5],
  [/^gut(e|en)?$/, 2, 2.5],
];
const statement =
  /\b(?:Gesamtl|L|Arbeitsl)eistungen\b.{0,60}?\b(?:waren|sind)(?: (?:stets|jederzeit|immer|durchweg|durchgehend|insgesamt))* (?<word>(?:sehr )?gut) \.?$/;
const attribute =
  /^(?:\S+ ){1,5}(?:erbrachte|zeigte|erbringt|zeigt|hat)(?: (?:stets|jederzeit|immer|durchweg|durchgehend))* (?<word>(?:sehr )?gute) Leistungen(?: (?:erbracht|gezeigt))? \.?$/;

/** „Seine Leistungen beurteilen wir mit gut“: the grade by its name. */
const valued = late.u`\b(?:[Bb]ewerten|[Bb]eurteilen|[Bb]enoten|[Bb]ezeichnen|bewertet|beurteilt|verdien\p{Ll}+|gebührt)\b.{0,80}?\b(?:mit|als|Prädikat|Note|Urteil|Gesamturteil)(?: insgesamt| der Note| dem Prädikat| der Gesamtnote)? (?:[„"»“] ?)?(?<word>sehr gut|gut|befriedigend|ausreichend|mangelhaft)(?: ?[“"«”])?(?: bewertet| beurteilt| benotet)? \.?$`;
const named = ['sehr gut', 'gut', 'befriedigend', 'ausreichend', 'mangelhaft'];

function plainWord(text: string, always: boolean): Formula | null {
  const value = /[Ll]eistung|Arbeit/.test(text) ? valued.exec(text)?.groups?.['word'] : undefined;
  if (value !== undefined) {
    // „Bewerten wir als gut“ is no school mark.
    const grade =
      named.indexOf(value) + (value === 'gut' && / als (?:„ )?gut/.test(text) && !always ? 1.5 : 1);
    return { ...formula('word', grade, Math.max(1, grade - 0.5), grade + 0.5), id: 'performance-word' };
  }
  const word = (statement.exec(text) ?? attribute.exec(text))?.groups?.['word'];
  const step = steps.find(([pattern]) => word !== undefined && pattern.test(word));
  if (step === undefined) return null;
  const [, best, otherwise] = step;
  const grade = always ? best : otherwise;
  return { ...formula('word', grade, Math.max(1, grade - 0.5), grade + 0.5), id: 'performance-word' };
}

/** „Hätten wir eine Schulnote zu vergeben, so wäre es eine klare Zwei gewesen“: the work, as a school would mark it. */
const asked = late.u`(?<!\p{L})(?:Schulnoten?\p{L}*|Noten? (?:zu )?(?:ver)?gäben?|Noten? (?:zu )?(?:ver)?geben)(?!\p{L})`;
const given = late.gu`(?<!\p{L})(?:eine[rn]?|die|der|als|Schulnote) (?:\p{Ll}+ )?(?<mark>Eins|Zwei|Drei|Vier|Fünf|Sechs)(?!\p{L})`;
const otherMark = late.u`(?<!\p{L})(?:nicht|kein\p{L}*|kaum|fast|beinahe|knapp|zwischen|verfehlt\p{L}*|\p{L}*prüfung\p{L}*|Berufsschul\p{L}*|Lehrgang\p{L}*|Mathematik|Schüler\p{L}*|Kunden|Gäste\p{L}*|Kandidat\p{L}*)(?!\p{L})`;
const marks = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];

function schoolMark(text: string): Formula | null {
  if (!asked.test(text) || otherMark.test(text)) return null;
  const [mark, ...more] = new Set([...text.matchAll(given)].map(({ groups }) => groups?.['mark'] ?? ''));
  if (mark === undefined || more.length > 0) return null;
  const grade = Math.min(5, marks.indexOf(mark) + 1);
  return { ...formula('word', grade, Math.max(1, grade - 0.5), grade + 0.5), id: 'performance-word' };
}

function formula(id: string, grade: Grade, best: Grade, worst: Grade): Formula {
  return { id: `recognition-${id}`, grade, range: [best, worst], confidence: 0.8 };
}
