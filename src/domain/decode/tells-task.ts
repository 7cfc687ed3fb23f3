import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { taskVerbs } from '../knowledge/task-verbs.ts';
import type { MarkerHit } from './find-markers.ts';
import type { SentenceUnits } from './sentence-units.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that tell of no quality: articles, places, how tasks are strung together. */
const bare = list(
  `der die das dem den des ein eine einen einem einer eines unser unsere unseren unserem unserer unseres deren dessen
  im in ins am an ans bei beim auf von vom zu zum zur für nach mit aus über unter vor per und sowie oder auch sie diese
  dort hier dabei zudem außerdem daneben ferner zunächst anfangs später danach zuletzt sonst bei uns be auf ab ein aus
  eingehende eingehenden ausgehende ausgehenden anfallende anfallenden tägliche täglichen monatliche monatlichen
  wöchentliche wöchentlichen jährliche jährlichen telefonisch schriftlich täglich monatlich wöchentlich jährlich
  technische technischen kaufmännische kaufmännischen neue neuen fertige fertigen offene offenen fällige fälligen`,
);
const auxiliary = list('hat hatte haben hatten wurde wurden werden wird');
const someone = late.u`^(?:er|sie|ih[mr]|herrn?|frau)$`;
/** The person comes first, and what was done is new: „Die Dienstpläne hat sie erstellt“ names a duty, and leaves out how. */
const opens = late.u`^(?:(?:er|sie|(?:herr|frau) (?:(?:dr|prof) )?[\p{L}-]+) (?:hat|hatte)|(?:(?:dort|hier|dabei|zudem|außerdem|daneben|ferner|zunächst|anfangs|später|danach|zuletzt) )?(?:hat|hatte) (?:er|sie|(?:herr|frau) (?:(?:dr|prof) )?[\p{L}-]+)|(?:von|durch) (?:ihm|ihr|ihn|sie) (?:wurde|wurden))(?!\p{L})`;
/** What is rated wherever it is told of: „hat ihre Aufgaben erledigt“, „hat Kritik angenommen“, „hat Verantwortung getragen“. */
const ofRatings = lateRegExp(
  '(?:leistung|aufgabe|pflicht|erwartung|fleiß|interesse|erfolg|verhalten|kritik|verantwortung|ziel|kenntnis|anweisung|weisung|vorschrift|fehler|problem|mühe|freude|pensum|bestes$|hilfe|mangel|mängel|ratschl[aä]g|(?<!\\p{L})rat$|hinweis|anregung|lob|initiative|vertrauen|team|auftrag|aufträge|qualität|zufriedenheit|tätigkeit|(?<!haus|garten|büro|kassen|pack|lager|reinigungs|schreib|wartungs|maler|näh|schweiß|mon[tage]+)arbeit(?:en)?$|gelegenheit|ordnung|zeit(?:en)?$|noten?$|prüfung(?:en)?$|lehr|ausbildung|praktik|eindruck|(?:fort|weiter)bildung|schulung|seminar|lehrg[aä]ng|kurs(?:e[ns]?|s)?$|beitrag|idee|vorschl)',
  'u',
);

/**
 * „Er hat Ware angenommen, kommissioniert und versendet.“, „Von ihr wurden Rechnungen geprüft und verbucht.“: what was
 * done, one thing after the other, and not a word on how. Any word beyond that makes it something else.
 */
export function tellsTask({ tokens, hits }: SentenceUnits): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const last = words.at(-1);
  if (last === undefined || !taskVerbs.has(last.lower)) return false;
  if (!opens.test(words.map(({ lower }) => lower).join(' '))) return false;
  // „im Großen und Ganzen“; „geführt“, „gepflegt“ and „Anlagen“ are what they are here.
  const isOther = ({ first, last: end, kind }: MarkerHit): boolean =>
    first !== end ||
    !(
      kind === 'potential' ||
      taskVerbs.has(tokens[first]?.lower ?? '') ||
      (kind === 'outcome' && keepsRecord.test(tokens[first + 1]?.lower ?? ''))
    );
  return !hits.some(isOther) && words.every((word, at) => isBare(word, words[at - 1]));
}

function isBare({ lower, capital }: Token, before: Token | undefined): boolean {
  if (bare.has(lower) || auxiliary.has(lower) || taskVerbs.has(lower) || someone.test(lower)) return true;
  if (before !== undefined && title.test(before.lower)) return true;
  return capital && !ofRatings.test(lower);
}
/** „Ergebnisse ausgewertet“: those of a test. */
const keepsRecord = /^(?:ausgewertet|dokumentiert|protokolliert|zusammengestellt)$/;
const title = /^(?:herrn?|frau|dr|prof)$/;
