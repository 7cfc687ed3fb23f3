import type { Category } from '../letter/category.ts';
import { omission } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';

const motivated =
  /engagi|engagement|einsatz|motiv|initiativ|fleiß|fleiss|bereitschaft|interess|tatkr|tatendrang|eifer|eifrig|elan|schwung|identifi|arbeitswill|lernwill|begeister|freude|wissbegier|neugier|leidenschaft|hingabe|pack|antrieb|ehrgeiz|ambition|lernfreud|arbeitsfreud|bemüh|bestreb|strebsam|rührig|ungebeten|von sich aus|aus eigenem|unaufgefordert|tatendurst|gern|lust|herzblut|mühe/iu;
const resultful =
  /ergebnis|erfolg|qualität|güte|fehlerfrei|prozent|gelang|gelungen|einwandfreie (?:arbeit|ware)|arbeitsmenge|arbeitspensum|leistungen (?:war|ist|sind|in)|(?:ziel|vorgabe|quote|soll|frist|termin|erwartung|anforderung)\p{L}*[^.;]{0,50}(?:erreich|übertr|erfüll|hielt|gehalten|einhalt|entspr|gerecht|genüg)|(?:erreich|übertr|erfüll|hielt|einhalt|entspr|genüg)\p{L}*[^.;]{0,50}(?:ziel|vorgabe|quote|soll|frist|termin|erwartung|anforderung)|überzeug|gewann|steiger|senkte|sank|umsatz|nutzen|brauchbar|gelaufen|abgesetzt|absatz|vorgaben|vorgegeben|zustand|zahl der|verwert|bewähr|(?:arbeiten|bescheide|berichte|texte|entwürfe|werkstücke) (?:war|ist|sind)|gut ausgefallen|fiel\p{L}* [^.;]{0,20}aus(?!\p{L})/iu;

/** Sentences on what somebody learns: success there is of another kind. */
const beside: ReadonlySet<Category> = new Set<Category>(['further-education']);

/** In strong letters the sum stands for what is not told. */
const middling = 2.4;
/** Fewer ratings than these are no performance part that leaves one thing out. */
const enough = 4;

/**
 * Two of the six features that courts ask of a rating, wherever the others are told: whether somebody wanted to work,
 * and what came of it.
 */
export const findMissingFeatures: Finder = (letter) => {
  if (letter.simple || letter.layman || letter.gradeRows.length > 0) return [];
  const grade = Math.max(letter.rating.overall?.grade ?? 0, letter.rating.singles?.grade ?? 0);
  if (grade < middling) return [];
  const rated = letter.sentences.flatMap(({ part }, at) =>
    part === 'performance' && letter.units[at]?.kind === 'sentence' ? [letter.units[at].flat] : [],
  );
  if (rated.length < enough) return [];
  // „mit Erfolg an Fortbildungen teilgenommen“ is no result of the work.
  const telling = letter.sentences.flatMap(({ part, category }, at) =>
    part === 'performance' &&
    letter.units[at]?.kind === 'sentence' &&
    (category === undefined || !beside.has(category))
      ? [letter.units[at].flat]
      : [],
  );
  const found: Candidate[] = [];
  if (!isRated(letter, 'motivation') && !motivated.test([...rated, ...restOf(letter)].join(' ')))
    found.push(omission(letter, 'missing-motivation'));
  // Of a trainee the examination tells what came of it.
  if (
    letter.type !== 'ausbildungszeugnis' &&
    !isRated(letter, 'working-success') &&
    !resultful.test(telling.join(' '))
  )
    found.push(omission(letter, 'missing-result'));
  return found;
};

const isRated = (letter: LetterContext, wanted: string): boolean =>
  letter.categories.some(({ category }) => category === wanted);

/** Motivation is sometimes told with the behaviour or the sum. */
const restOf = (letter: LetterContext): string[] =>
  unitsOf(letter, 'summary', 'behavior').map(({ flat }) => flat);
