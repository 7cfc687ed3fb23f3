import { late, lateRegExp } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';

/** Words that would raise praise of the person; „unsere drei größten Kunden“ tells them apart from others. */
const raising =
  'stets|immer|jederzeit|durchwegs?|durchgehend|allzeit|überall|sehr|äußerst|überaus|höchst|außerordentlich|außergewöhnlich|ausgesprochen|besonders|ungemein|bestens|(?:hervorragend|ausgezeichnet|herausragend|vorbildlich|vorzüglich|exzellent|mustergültig|erstklassig)(?:e[nrms]?)?';
/** In front of a house or of people … */
export const raises = lateRegExp(`(?<!\\p{L})(?:${raising})(?!\\p{L})`, 'u');
/** … and in a clause about them. */
export const raisesClause = lateRegExp(
  `(?<!\\p{L})(?:${raising}|(?:aller)?(?:beste|größte|höchste|äußerste)[nrms]?|allererste[nrms]?|ersten? (?:Adressen?|Häusern?|Wahl)|Vorbild|Maßstäbe|Äußerste|Beste|Höchste)(?!\\p{L})`,
  'u',
);

/** The same of how busy a place is. */
export const time = 'stets|immer|jederzeit|durchwegs?|durchgehend|allzeit|permanent|ständig';
export const raisingBeside = `(?<!\\p{L})(?:${time}|sehr|äußerst|überaus|höchst|außerordentlich|ausgesprochen|besonders|ungemein|bestens|viel|(?:aufs|auf das) Äußerste|(?:hervorragend|ausgezeichnet|vorbildlich)(?:e[nrms]?)?|(?:aller)?(?:voll|höch|größ|be|stärk|äußer)ste[nrms]?)(?!\\p{L})`;
export const raisedBeside = lateRegExp(raisingBeside, 'u');

/** How busy or how much asked for a place is: nobody's merit. */
export const busy =
  '(?:(?:aus|über)?(?:gelastet|lastet|gebucht|belegt|besetzt)|(?:hoch|viel)?(?:besucht|frequentiert|beansprucht|belastet|belebt|umkämpft)|überfüllt|überlaufen|nachgefragt|\\p{L}*anfällig|bestückt|lebhaft|laut|hektisch|turbulent|unruhig|geschäftig|betriebsam|quirlig|rege|stressig)';
/** Said of people too, so that a place must be named with them. */
export const sought =
  '(?:gefragt|begehrt|umworben|beliebt|angesehen|renommiert|repräsentativ|modern|erfolgreich)';
export const load =
  '(?:\\p{L}*(?:[Bb]elastung(?:en)?|[Dd]ruck(?:s|e)?|[Aa]ndrang|[Aa]uslastung|[Nn]achfrage|[Aa]rbeitsanfall|[Pp]ublikumsverkehr|[Hh]ektik|[Tt]rubel|[Ll]ärm|[Aa]rbeitsaufkommen|[Bb]eanspruchung(?:en)?)|(?:Hoch)?[Bb]etrieb|Stress)';
export const state =
  '(?<!\\p{L})(?:herrsch(?:t|te|en|ten)|(?:zu|her)(?:geht|ging|gehen)|üblich|anfällt|anfallen|los ist|los war|mit sich bring(?:t|en)|anlegt|anlegen|an der Tagesordnung)(?!\\p{L})';
const aboutState = lateRegExp(
  `${state}|(?:zu|her)g[ei]|^bring(?:t|en)$|^anleg|ordnung$|^los$|^(?:${busy}|${sought}|eingespielt|laufend|betrieben|fahrend)(?:e[nrms]?)?$|^${load}$`,
  'iu',
);

/** What a word may do to praise of what stands around the person: 1 raises it, 2 tells how busy it is, 4 raises a house. */
export const aroundSign = rememberByWord(({ kind, text }: Token): number => {
  if (kind !== 'word') return 0;
  const raised = raisesClause.test(text) || text.startsWith('vorbildlich') ? 4 : 0;
  return raised | (raisedBeside.test(text) ? 1 : aboutState.test(text) ? 2 : 0);
});

/** The person is in the clause, or is who did what was done. */
export const personOrDone = late.u`(?<!\p{L})(?:er|sie|ihn|ihm|ihr|sein|ihre[mnrs]?|seine[mnrs]?|Herrn?|Frau|dank|durch|wurden?|worden)(?!\p{L})`;
