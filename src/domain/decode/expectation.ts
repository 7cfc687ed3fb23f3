import { late } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { Grade } from '../letter/grade.ts';
import type { Formula } from './formula.ts';
import { degreeOfMeeting, isMostOfIt, limitingKinds, placesOfMeeting } from './formula-degree.ts';
import { isOfThing } from './satisfaction-always.ts';
import type { SentenceUnits } from './sentence-units.ts';

const met =
  /^(entsprach|entsprachen|entspricht|entsprechen|entsprochen|erfüllt|erfüllte|erfüllen|gerecht|gewachsen|genügt|genügte|genügten|genügen)$/;
const exceeded = /^(übertraf|übertrafen|übertroffen|übertrifft|übertreffen)$/;
const partly =
  /^(häufig|oft|oftmals|teilweise|teils|einzelnen|vielen|meisten|manche|manchen|öfter|mehrfach|weiten)$/i;
const odd: ReadonlySet<MarkerKind> = new Set(['effort', 'distance', 'fault', 'negation']);

/** A word that the formula cannot do without. */
export const tellsExpectation = ({ lower }: Token): boolean =>
  lower === 'erwartung' || lower === 'erwartungen';

const unlimited = /^(?:einschränkung|ausnahme|abstriche|vorbehalte?)$/;
/** „Ohne Einschränkung“ denies nothing, „wurden von ihm erfüllt“ is the usual wording. */
const isOdd = ({ tokens, hits }: SentenceUnits): boolean =>
  hits.some(
    ({ kind, first }) =>
      odd.has(kind) &&
      !/^wurden?$/.test(tokens[first]?.lower ?? '') &&
      !tokens.slice(first + 1, first + 3).some(({ lower }) => unlimited.test(lower)),
  );

/** Was something met, and does nothing in the sentence deny it? */
export const isMet = (sentence: SentenceUnits): boolean =>
  sentence.tokens.some(({ lower }) => met.test(lower)) && !isOdd(sentence);

/** Time that stands with the meeting, not with what was asked: „den stets hohen Erwartungen“. */
const whole = late.u`(?<!\p{L})in jeder (?:hinsicht|beziehung|weise)(?!\p{L})`;

/**
 * Reads the formula of expectations („hat unseren Erwartungen entsprochen“), the sister of the satisfaction formula;
 * null for sentences that say more. Source: domain.md §2.2 („hat unseren Erwartungen entsprochen“: 4).
 */
export function readExpectation(sentence: SentenceUnits): Formula | null {
  const { tokens, hits } = sentence;
  const at = tokens.findIndex(tellsExpectation);
  if (at < 0 || tokens.length > 24) return null;
  const words = tokens.map((token) => token.lower);
  const text = words.join(' ');
  if (/\b(zu (?:erfüllen|genügen|entsprechen)|vor augen)\b|\?|(?:^|, )ob /.test(text)) return null;
  if (words.some((word) => word.startsWith('zufrieden')) || isOdd(sentence)) return null;
  const over = words.some((word) => exceeded.test(word));
  const above = /(?:^|\s)über (unseren|den|allen|meinen)$/.test(words.slice(0, at).join(' '));
  const isReached = words.some((word) => met.test(word));
  if (isReached && over) return null;
  if (!over && !above && !isReached) return null;
  if (!over && !above)
    return { ...metBy(sentence, at), ...((!own.test(text) || ofThing.test(text)) && { ifRated: true }) };
  if (hits.some((hit) => limitingKinds.has(hit.kind)) || words.some((word) => partly.test(word)))
    return formula('exceeded-partly', 2, 2, 3);
  const always = hits.some((hit) => hit.kind === 'always') || whole.test(text);
  if (always || farOver.test(text)) return formula('exceeded', 1, 1, 2);
  return formula('exceeded', 2, 1, 2);
}
/** Whose expectations, or of whom: „was den Erwartungen entsprach“ is told of things too. */
const own = late.u`(?<!\p{L})(?:unser\p{L}*|mein\p{L}*|wir|uns|ich|ih[nmr]|sie|er|herrn?|frau)(?!\p{L})`;
const ofThing = / , (?:die|das|der) den erwartungen /;
/** By how much, or of what height they were. */
const farOver = late.u`(?<!\p{L})(?:weite?m?|weitaus|deutlich|erheblich|alle|jede|sämtliche|selbst|sogar|hoh\p{L}+|höchst\p{L}+|kühn\p{L}+|immer wieder)(?!\p{L})`;

/** How what is asked was met, told by the same words as how content somebody was. */
export function metBy(sentence: SentenceUnits, noun: number): Formula {
  const { tokens, hits } = sentence;
  const degree = degreeOfMeeting(sentence, noun);
  const limits = hits.filter(({ kind }) => limitingKinds.has(kind));
  if (limits.length > 0 || tokens.some(({ lower }) => partly.test(lower)))
    return degree === 'full' && isMostOfIt(sentence, limits)
      ? formula('met-limited', 4, 4, 5)
      : formula('met-limited', 5, 4.5, 5.5);
  const places = placesOfMeeting(tokens, noun);
  const text = places.map((index) => tokens[index]?.lower).join(' ');
  const always = hits.some(
    ({ kind, first, last }) => kind === 'always' && places.includes(first) && !isOfThing(tokens, first, last),
  );
  const isWhole = always || whole.test(text) || /(?<!\p{L})ohne (?:jede )?ausnahme(?!\p{L})/u.test(text);
  if (degree === 'top')
    return formula('met-top', always || /allerbest/.test(text) ? 1 : isWhole ? 1.5 : 2, 1, 2);
  if (degree === 'full')
    return formula('met-good', isWhole ? 2 : 3, isWhole ? 1.5 : 2.5, isWhole ? 2.5 : 3.5);
  return isWhole ? formula('met-always', 3, 2.5, 3.5) : formula('met', 4, 3, 4.5);
}

function formula(id: string, grade: Grade, best: Grade, worst: Grade): Formula {
  return { id: `expectation-${id}`, grade, range: [best, worst], confidence: 0.8 };
}
