import { late } from '../german/late.ts';
import type { Category } from '../letter/category.ts';
import { provesSuccess, strainWords } from './find-missing-praise.ts';
import { omission } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { isOfPupil } from './of-pupils.ts';

const motivated =
  /engagi|engagement|einsatz|setzte sich|setzt sich|hinaus ein|motiv|initiativ|fleiß|fleiss|bereitschaft|interess|tatkr|tatendrang|eifer|eifrig|elan|schwung|identifi|arbeitswill|lernwill|begeister|freude|wissbegier|neugier|leidenschaft|hingabe|pack|antrieb|ehrgeiz|ambition|lernfreud|arbeitsfreud|bemüh|bestreb|strebsam|bereitwillig|freiwillig|repariert (?:er|sie) [^.;]{0,20}selbst|rührig|ungebeten|von sich aus|aus eigenem|unaufgefordert|tatendurst|gern|lust|herzblut|mühe/iu;
const resultful = late.iu`ergebnis|(?:abrechnung|kasse|bestand|beständ|abschlüss|buchung|zahlen)\p{L}*[^.;]{0,40}(?:stimmte|fehlerfrei|in ordnung|differenz)|(?:stimmte|differenz)\p{L}*[^.;]{0,40}(?:abrechnung|kasse|bestand|beständ)|(?:wird|werden|wurde|wurden) (?:\p{L}+ ){0,8}(?:weiter|weiterhin|bis heute|noch heute) (?:genutzt|verwendet|eingesetzt)|erfolg|gewonnen|(?:sind|waren|ist|war|gehören|gehörten|zählen|zählten) (?:die|das|der|zu den|zum) \p{Ll}+sten|niveau|durch (?:ihn|sie) so |qualität|güte|fehlerfrei|prozent|gelang|gelungen|einwandfreie (?:arbeit|ware)|arbeitsmenge|arbeitspensum|leistungen (?:war|ist|sind|in)|(?:ziel|vorgabe|quote|soll|frist|termin|erwartung|anforderung)\p{L}*[^.;]{0,50}(?:erreich|übertr|erfüll|hielt|gehalten|einhalt|entspr|gerecht|genüg)|(?:erreich|übertr|erfüll|hielt|einhalt|entspr|genüg)\p{L}*[^.;]{0,50}(?:ziel|vorgabe|quote|soll|frist|termin|erwartung|anforderung)|überzeug|gewann|steiger|senkte|sank|umsatz|nutzen|brauchbar|gelaufen|abgesetzt|absatz|vorgegebenen? \p{L}*(?:ziel|menge|stückzahl|tempo|qualität|leistung|norm|soll|pensum|rahmen|zeit)|zustand|zahl der|verwert|bewähr|(?:arbeiten|bescheide|berichte|texte|entwürfe|werkstücke|\p{L}*werte|messungen|proben|analysen|auswertungen|zeichnungen|pläne|bauteile|nähte|gerichte|speisen|backwaren|präsentationen|protokolle|programme|lösungen|übersetzungen|gutachten|abrechnungen|listen|reparaturen|montagen|\p{L}*werk) (?:war|ist|sind)|gut ausgefallen|fiel\p{L}* [^.;]{0,20}aus(?!\p{L})`;

/** Sentences on what somebody learns: success there is of another kind. */
const beside: ReadonlySet<Category> = new Set<Category>(['further-education']);

/** In strong letters the sum stands for what is not told. */
const middling = 2.4;
/** Fewer ratings than these are no performance part that leaves one thing out. */
const enough = 4;

/**
 * Three of the six features that courts ask of a rating, wherever the others are told: whether somebody wanted to work,
 * what came of it, and how it went under pressure where the trade lives on it.
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
  if (
    !isRated(letter, 'motivation') &&
    !toldByCode(letter) &&
    !motivated.test([...rated, ...restOf(letter)].join(' '))
  )
    found.push(omission(letter, 'missing-motivation'));
  // Of a trainee the examination tells what came of it.
  if (
    letter.type !== 'ausbildungszeugnis' &&
    !isOfPupil(letter) &&
    !isRated(letter, 'working-success') &&
    !resultful.test(telling.join(' ')) &&
    !provesSuccess(letter)
  )
    found.push(omission(letter, 'missing-result'));
  if (rated.length >= full && hasMain(letter) && worksInRush(letter) && isSilentOnStrain(letter, rated))
    found.push(omission(letter, 'missing-strain'));
  return found;
};

/** A performance part that leaves nothing else out. */
const full = 6;
const main: readonly (readonly Category[])[] = [
  ['motivation', 'identification'],
  ['expertise', 'further-education'],
  ['working-method', 'self-reliance', 'time-management', 'reliability-honesty'],
];
const hasMain = (letter: LetterContext): boolean =>
  main.every((some) => some.some((one) => isRated(letter, one)));

/** Trades that live on staying calm when all comes at once. */
const rushedTrades = late.iu`(?<!diät)(?:koch|köchin)(?!\p{L})|küchen(?:chef|leit|meister|hilfe)|chef de (?:partie|rang)|sous-?chef|commis|servicekraft|kellner|restaurantfach|(?<!\p{L})barkeep|notfallsanit|rettungs(?:sanit|assist|dienst)|notaufnahme|intensivpfleg|op-pfleg|hebamme|pflege(?:fach|kraft|helf)|krankenschwester|krankenpfleg|(?:call|service|kontakt)-?\s?cent|telefonagent|hotline|leitstelle|disponent|fahrdienstleit|eventmanag|veranstaltungs(?:kauf|tech|manag)|rezeption|zusteller|kurier`;
/** That all did come at once: in the tasks, or in what the house tells of itself. */
const rush = late.iu`(?<![\d,])(?:\d{1,3}\.\d{3}|[2-9]\d{2}|1\d{2})\+? (?:\p{L}+ )?(?:essen|mahlzeiten|gedecke?n?|couverts?|gäste[n]?|menüs|portionen|anrufe[n]?|gespräche[n]?|patienten|notfälle[n]?|einsätze[n]?|sendungen|touren|bestellungen|besucher\p{L}*)(?!\p{L})|stoßzeit|hochbetrieb|mittagsgeschäft|abendgeschäft|à la carte|a la carte|bankett|notaufnahme|notfallversorgung|notruf|rettungseinsatz|intensivstation|akutstation|blaulicht|rund um die uhr|warteschlange|großveranstaltung|termindruck|zeitkritisch|just[- ]in[- ]time|unterbesetz`;

function worksInRush(letter: LetterContext): boolean {
  if (letter.type !== 'arbeitszeugnis' && letter.type !== 'zwischenzeugnis') return false;
  return (
    rushedTrades.test(letter.facts.job_title ?? '') &&
    unitsOf(letter, 'company', 'tasks', 'introduction').some(({ flat }) => rush.test(flat))
  );
}

const isSilentOnStrain = (letter: LetterContext, rated: readonly string[]): boolean =>
  !isRated(letter, 'resilience') &&
  !isRated(letter, 'flexibility') &&
  ![...rated, ...restOf(letter)].some((flat) => strainWords.test(flat));

const isRated = (letter: LetterContext, wanted: string): boolean =>
  letter.categories.some(({ category }) => category === wanted);

const ofWill: ReadonlySet<Category> = new Set<Category>(['motivation', 'identification', 'determination']);

/** „Für seine Arbeit zeigte er Verständnis“ tells how much he wanted: the code is told, and nothing left out. */
const toldByCode = (letter: LetterContext): boolean =>
  letter.sentences.some(
    ({ codes, category }) => codes.length > 0 && category !== undefined && ofWill.has(category),
  );

/** Motivation is sometimes told with the behaviour or the sum, or right behind the tasks. */
const restOf = (letter: LetterContext): string[] => [
  ...unitsOf(letter, 'summary', 'behavior').map(({ flat }) => flat),
  ...unitsOf(letter, 'tasks').flatMap(({ flat }) => (eager.test(flat) ? [flat] : [])),
];
const eager =
  /(?:sehr|stets|immer|überaus|äußerst) (?:\p{L}+ und )?(?:interessiert|engagiert|motiviert|fleißig|eifrig|lernbereit|wissbegierig)/iu;
