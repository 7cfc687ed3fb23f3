import type { Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { Grade } from '../letter/grade.ts';
import { limitingKinds, type Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

const met = /^(entsprach|entsprachen|entspricht|entsprochen|erfüllt|erfüllte|gerecht|erfüllen)$/;
const exceeded = /^(übertraf|übertrafen|übertroffen|übertrifft|übertreffen)$/;
const top = /^(best|allerbest|hervorragend|herausragend|ausgezeichnet|optimal|vorbildlich|vollst)/;
const good = /^(gut|voll|vollauf|vollständig|vollumfänglich)$/;
const partly =
  /^(häufig|oft|oftmals|teilweise|teils|einzelnen|vielen|meisten|manche|manchen|öfter|mehrfach)$/i;
const odd: ReadonlySet<MarkerKind> = new Set(['effort', 'distance', 'fault', 'negation']);

/** A word that the formula cannot do without. */
export const tellsExpectation = ({ lower }: Token): boolean =>
  lower === 'erwartung' || lower === 'erwartungen' || isDemand(lower);

const isDemand = (word: string): boolean => word === 'anforderungen' || word === 'mindestanforderungen';
/** Whose demands: those of the post as a whole, not „den körperlichen Anforderungen“. */
const wholeDemands =
  /(?:^|\s)(?:den|unseren|meinen|die|unsere|allen|alle|(?:ihm|ihr) gestellten|gestellten) (?:mindest)?anforderungen(?!\p{L})(?! (?:de[rs]|an (?:die|das|eine interne)) \p{L}*(?:wochen?|wahl|schicht|vorstellung|auftreten|qualität|sorgfalt|genauigkeit))/u;
/** A limit that makes the formula a 5; time words leave it to the fitted part. */
const limitsDemands =
  /(?<!\p{L})(?:in (?:der|aller) regel|im (?:wesentlichen|allgemeinen|großen und ganzen)|weitgehend|überwiegend|größtenteils|in weiten teilen|zum (?:größten )?teil|teilweise|meist|meistens)(?!\p{L})/u;

/** The work as a whole, or the person; of a single trait the same is a 4. */
const ofWholeWork =
  /(?<!\p{L})(?:arbeits)?leistung(?:en)?(?!\p{L}).*(?:entspr|genüg)|(?:entspr|genüg).*(?<!\p{L})(?:arbeits)?leistung(?:en)?(?!\p{L})|anforderungen (?!an |des )(?:.* )?(?:gerecht|gewachsen)|anforderungen an (?:einen?|die|den) \p{L}*(?:er|in|ent|ist|kraft|kaufmann|kauffrau|mann|frau|leiter|helfer|koch) (?:.* )?(?:gerecht|gewachsen|entspr\p{L}+)|anforderungen (?:.* )?von (?:ihm|ihr|herrn \p{L}+|frau \p{L}+) (?:.* )?erfüllt|anforderungen (?:an eine?n? \p{L}+ |der stelle |des arbeitsplatzes )?(?:erfüllte|entsprach) (?:er|sie|herr|frau)(?!\p{L})/u;

/** „In der Regel entsprachen seine Leistungen den Anforderungen“: the sister of „im Großen und Ganzen zufrieden“. */
function readDemand({ tokens, hits }: SentenceUnits): Formula | null {
  const words = tokens.map(({ lower }) => lower);
  const isOdd = hits.some(
    // „wurden von ihm erfüllt“ is the usual wording here.
    ({ kind, first }) => (odd.has(kind) && !/^wurden?$/.test(words[first] ?? '')) || kind === 'always',
  );
  if (tokens.length > 22 || isOdd) return null;
  const text = words.join(' ');
  return wholeDemands.test(text) && limitsDemands.test(text) && ofWholeWork.test(text)
    ? formula('met-limited', 5, 4.5, 5.5)
    : null;
}

/**
 * Reads the formula of expectations („hat unseren Erwartungen entsprochen“), the sister of the satisfaction formula;
 * null for sentences that say more. Source: domain.md §2.2 („hat unseren Erwartungen entsprochen“: 4).
 */
export function readExpectation(sentence: SentenceUnits): Formula | null {
  const { tokens, hits } = sentence;
  const at = tokens.findIndex((token) => tellsExpectation(token) && !isDemand(token.lower));
  if (at < 0) return readDemand(sentence);
  if (tokens.length > 24) return null;
  const words = tokens.map((token) => token.lower);
  if (/\b(zu erfüllen|vor augen)\b/.test(words.join(' '))) return null;
  if (words.some((word) => word.startsWith('zufrieden')) || hits.some((hit) => odd.has(hit.kind)))
    return null;
  const isMet = words.some((word) => met.test(word));
  const over = words.some((word) => exceeded.test(word));
  const above = /(?:^|\s)über (unseren|den|allen|meinen)$/.test(words.slice(0, at).join(' '));
  const always =
    hits.some((hit) => hit.kind === 'always') || /in jeder (hinsicht|beziehung)/.test(words.join(' '));
  const limited = hits.some((hit) => limitingKinds.has(hit.kind)) || words.some((word) => partly.test(word));
  if (isMet && over) return null;
  if (over || above) {
    if (limited) return formula('exceeded-partly', 2, 2, 3);
    return formula('exceeded', always || words.includes('weit') || over ? 1 : 2, 1, 2);
  }
  if (!isMet) return null;
  if (limited) return formula('met-limited', 5, 4.5, 5.5);
  return metBy(tokens, always);
}

function metBy(tokens: readonly Token[], always: boolean): Formula {
  if (tokens.some((token) => top.test(token.stem))) return formula('met-top', always ? 1 : 2, 1, 2);
  if (tokens.some((token) => good.test(token.stem)))
    return formula('met-good', always ? 2 : 3, always ? 1.5 : 2.5, always ? 2.5 : 3.5);
  return always ? formula('met-always', 3, 2.5, 3.5) : formula('met', 4, 3, 4.5);
}

function formula(id: string, grade: Grade, best: Grade, worst: Grade): Formula {
  return { id: `expectation-${id}`, grade, range: [best, worst], confidence: 0.8 };
}
