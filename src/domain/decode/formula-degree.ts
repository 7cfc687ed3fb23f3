import { late } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { MarkerHit } from './find-markers.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** The degree that stands with a formula, whatever its construction: „vollste“, „volle“, none. */
export type Degree = 'top' | 'full' | 'bare';

/** Marks of a sentence that says more than the formula; such sentences are for the fitted part. */
export const limitingKinds: ReadonlySet<MarkerKind> = new Set([
  'mostly',
  'sometimes',
  'restriction',
  'condition',
  'help',
  'downtoner',
]);

const topWords =
  /^(vollst|allervollst|höchst|allerhöchst|grösst|allergrösst|äusserst|ausserordentlich|ausserst|ausgesproch|ungemei|ungewöhnlich|ausnehmend|enorm|uneingeschränkt|ungeteilt|vollkomm|absolut|aussergewöhnlich|aussergewohnlich|größtmöglich|grösstmöglich|denkbar|best(?!ät)|allerbest|überaus|hervorragend|rundum|restlos)/;
const fullWords =
  /^(voll|vollauf|hoh|hoch|gross|sehr|besonder|ganz|gänzlich|völlig|vollständig|vollumfänglich|überdurchschnittlich)/;
/** Of what is met there is no more than all: „vollkommen erfüllt“ says „voll“. */
const allOfIt = /^(voll|uneingeschränkt|restlos|rundum|absolut|gänzlich|völlig|umfassend|ganz$|gut)/;
/** How somebody meets what is asked, over „voll“. */
const topWay =
  /^(vollst|best(?!ät)|allerbest|höchst|allerhöchst|hervorragend|herausragend|ausgezeichnet|optimal|vorbildlich|ausserordentlich|aussergewöhnlich|exzellent|mustergültig|überaus)/;

const plainStem = ({ stem }: Token): string => stem.replaceAll('ß', 'ss');

const onto = /^(das|aufs|im|in)$/;

/** The strongest degree word that belongs to the satisfaction: between „zu“ and it, or in front of „zufrieden“. */
export function degreeAt(sentence: SentenceUnits, at: number): Degree {
  const { tokens } = sentence;
  const isNoun = (tokens[at] as Token).capital && (tokens[at] as Token).lower.startsWith('zufriedenheit');
  let degree: Degree = wholly(tokens) ?? 'bare';
  let inGroup = false;
  for (let index = at - 1; index >= Math.max(0, at - 8); index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'mark' && token.text !== '-') break;
    if (/^(zu|zur|dass)$/.test(token.text)) break;
    // „Frau Groß“ is no degree, „auf das Höchste“ is.
    if (
      token.capital &&
      index > 0 &&
      tokens[index - 1]?.text !== ':' &&
      !onto.test(tokens[index - 1]?.text ?? '')
    ) {
      inGroup = !isNoun && !measures.test(token.text) && !isNamed(tokens, index);
      continue;
    }
    // „mit seinem großen Einsatz zufrieden“: what stands before a noun is said of that.
    if (inGroup) {
      inGroup = !opensGroup.test(token.lower);
      continue;
    }
    if (!isNoun && /^(?:war|waren|ist|sind|stellte|stellten|stellt)$/.test(token.lower)) break;
    if (isLimit(sentence, index)) continue;
    if (topWords.test(plainStem(token))) return 'top';
    if (fullWords.test(plainStem(token))) degree = 'full';
  }
  return degree;
}

/** „in höchstem Maße“ */
const measures = /^(?:Ma(?:ß|ss)e?|Umfang|Niveau|Grade?|Weise|Einschränkung|Abstriche|Vorbehalte?|Ausnahme)$/;
const opensGroup =
  /^(?:de[rmns]|die|das|dessen|deren|(?:unser|sein|ihr|mein|ein|jed|all|dies)(?:e[mnrs]?)?|mit|in|im|an|am|auf|bei|von|vom|für|während|und)$/;
const isNamed = (tokens: readonly Token[], index: number): boolean =>
  /^(?:herrn?|frau|dr)$/.test(tokens[index]?.lower ?? '') ||
  /^(?:herrn?|frau|dr)$/.test(tokens[index - 1]?.lower ?? '');

/** Degrees of several words: „voll und ganz“, „über die Maßen“. */
function wholly(tokens: readonly Token[]): Degree | null {
  const text = tokens.map(({ lower }) => lower).join(' ');
  if (/(?<!\p{L})(?:über (?:die|alle) ma(?:ß|ss)en|(?<!nicht )mehr als zufrieden)(?!\p{L})/u.test(text))
    return 'top';
  return /(?<!\p{L})(?:voll und ganz|ohne (?:jede |jegliche |alle )?(?:einschränkung|vorbehalte?|abstriche) zufrieden)(?!\p{L})/u.test(
    text,
  )
    ? 'full'
    : null;
}

const isLimit = ({ hits }: SentenceUnits, index: number): boolean =>
  hits.some((hit) => limitingKinds.has(hit.kind) && hit.first <= index && hit.last >= index);

const opensDemand = /^(?:den|die|der|unsere[nr]?|meine[nr]?|allen?|sämtlichen?)$/;
const opensRelative = /^(?:die|der|das|den|dem|denen|deren|dessen|welche[nmrs]?|wie|wo)$/;

/** Places of words that tell how and when what is asked was met: outside of the demands and of what is told of them. */
export function placesOfMeeting(tokens: readonly Token[], noun: number): readonly number[] {
  const opens = tokens.findLastIndex(
    ({ lower }, index) => index < noun && index >= noun - 7 && opensDemand.test(lower),
  );
  let inRelative = false;
  return [...tokens.keys()].filter((index) => {
    const { text, lower } = tokens[index] as Token;
    if (text === ',' && index > noun)
      inRelative = !inRelative && opensRelative.test(tokens[index + 1]?.lower ?? '');
    return !inRelative && lower !== ',' && (index < opens || index > noun);
  });
}

/** „in bester Weise“, „voll“, „mit guten Ergebnissen“; not „in einem Umfeld höchster Dichte“, „hervorragend besetzt“. */
function tellsHow(tokens: readonly Token[], index: number): boolean {
  const [{ capital, lower }, next, noun] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  // „auf das Beste“
  if (capital && index > 0) return onto.test(tokens[index - 1]?.lower ?? '') && lower === 'beste';
  if (/e[nrms]?$/.test(lower))
    return (
      tokens[index - 1]?.lower === 'mit' ||
      tokens.slice(index + 1, index + 3).some(({ text }) => measures.test(text))
    );
  return noun?.capital !== true || next?.capital === true || !attributive.test(next?.lower ?? '');
}
const attributive = late.u`^(?!(?:unser|mein|sein|ihr|de[nr]$|die$|gestellt))\p{L}{3,}e[nrms]?$`;

/** How what is asked was met: „in bester Weise“, „voll“. */
export function degreeOfMeeting({ tokens }: SentenceUnits, noun: number): Degree {
  const how = placesOfMeeting(tokens, noun).filter((index) => tellsHow(tokens, index));
  if (how.some((index) => topWay.test(plainStem(tokens[index] as Token)))) return 'top';
  return how.some((index) => allOfIt.test(plainStem(tokens[index] as Token))) ? 'full' : 'bare';
}

/** „Uneingeschränkte Zufriedenheit“ says no more than „volle“, if a little louder. */
export const isUnlimited = ({ tokens }: SentenceUnits, at: number): boolean => {
  const near = tokens.slice(Math.max(0, at - 5), at);
  const tops = near.filter((token) => topWords.test(plainStem(token)));
  return tops.length > 0 && tops.every(({ lower }) => lower.startsWith('uneingeschränkt'));
};

export const verySatisfiedAt = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some((token) => token.text === 'sehr');

/** „… zufrieden, und zwar voll“, „voll zu unserer Zufriedenheit“, „… waren wir zufrieden, ohne Abstriche“. */
export const fullBeside = late.u`\b(und zwar|ja ,) ((ohne )?\p{Ll}+ )?(voll|vollauf|ganz|in vollem|ohne|zur vollen)\b|\b(Ganz|ganz|Voll|voll|vollauf) (und )?zu (unserer|meiner) Zufriedenheit\b|\bzufrieden\b.*\bohne (Abstriche|Einschränkung|Vorbehalt)|^Voll\b`;

/** „Meist“, „weitgehend“: most of it, said of how much and not of when or with whose help. */
const mostOfIt =
  /^(?:meist|meistens|zumeist|mehrheitlich|überwiegend|weitgehend|weitestgehend|größtenteils|großenteils|im (?:wesentlichen|allgemeinen|großen und ganzen)|in (?:aller |der )?regel|zum (?:größten|überwiegenden) teil|vorwiegend|im regelfall|im normalfall|in den meisten fällen)$/;

/** Does nothing but „meist“ or its like limit the formula? What is left of „voll“ then is a 4. */
export const isMostOfIt = ({ tokens }: SentenceUnits, limits: readonly MarkerHit[]): boolean =>
  limits.every(({ first, last }) =>
    mostOfIt.test(
      tokens
        .slice(first, last + 1)
        .map(({ lower }) => lower)
        .join(' '),
    ),
  );
