import { late, lateRegExp } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';

/** Words that would raise praise of the person; „unsere drei größten Kunden“ tells them apart from others. */
const raisingWords =
  'stets|immer|jederzeit|ständig|durchwegs?|durchgehend|allzeit|überall|sehr|äußerst|überaus|höchst|außerordentlich|außergewöhnlich|ausgesprochen|besonders|ungemein|bestens|(?:hervorragend|ausgezeichnet|herausragend|vorbildlich|vorzüglich|exzellent|mustergültig|erstklassig)(?:e[nrms]?)?';
/** In front of a house or of people … */
export const raises = lateRegExp(`(?<!\\p{L})(?:${raisingWords})(?!\\p{L})`, 'u');
/** … and in a clause about them. */
export const raisesClause = lateRegExp(
  `(?<!\\p{L})(?:${raisingWords}|(?:aller)?(?:beste|größte|höchste|äußerste)[nrms]?|allererste[nrms]?|ersten? (?:Adressen?|Häusern?|Wahl)|Vorbild|Maßstäbe|Äußerste|Beste|Höchste)(?!\\p{L})`,
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

/** What raises praise, in words that a house or a crowd is praised by. */
export const raising = lateRegExp(
  `${raisesClause.source}|(?<!\\p{L})(?:vorbildlich|außer(?:gewöhn|ordent)lich|unübertroffen|erstklassig|glänzend|Bestnote|ideal|preisgekrönt|renommiert|zufriede|motiviert|anspruchsvoll)|(?<!\\p{L})(?!meisten|letzte|nächste|erste|ernste|feste|unterste|oberste)\\p{Ll}{3,}(?<!s|lö|rei|wei|spei)ste[nmrs]?(?!\\p{L})`,
  'u',
);

/** What makes it harder, and sounds like blame: „eine nicht immer einfache Kundschaft“, „oft unzuverlässigen Lieferanten“. */
export const hard = late.iu`(?<!\p{L})(?:nicht (?:immer|ganz|gerade|stets) (?:einfach|leicht|pflegeleicht)|schwierig|mangelhaft|mangelnd|unzuverlässig|veraltet|überforder|unerfahren|unvollständig|unzureichend|ungenügend|schlecht|wenig (?:erfahren|beachtet|motiviert|geschult|bekannt)|fehlt|in unordnung|in (?:not|bedrängnis|schieflage|schwierigkeiten)|krank|überlastet|wirtschaftliche\p{Ll}* schwierigkeiten)`;
const hardWord =
  /^(?:einfach|leicht|pflegeleicht|schwierig|mangel|unzuverlässig|veraltet|überforder|unerfahren|unvollständig|unzureichend|ungenügend|schlecht|wenig|fehlt|unordnung|not$|bedrängnis|schieflage|krank|überlastet|wirtschaftlich)/iu;

/** What a word may do to praise of what stands around the person: 1 raises it, 2 tells how busy it is, 4 raises a house, 8 is one of `raising` or `hard`. */
export const aroundSign = rememberByWord(({ kind, text }: Token): number => {
  if (kind !== 'word') return 0;
  const raised = raisesClause.test(text) || text.startsWith('vorbildlich') ? 4 : 0;
  const around = raising.test(text) || hardWord.test(text) ? 8 : 0;
  return raised | around | (raisedBeside.test(text) ? 1 : aboutState.test(text) ? 2 : 0);
});

/** A word without which neither `raising` nor `hard` is found. */
export const tellsAround = (token: Token): boolean => (aroundSign(token) & 8) !== 0;

/** The person is in the clause, or is who did what was done. */
export const personOrDone = late.u`(?<!\p{L})(?:er|sie|ihn|ihm|ihr|sein|ihre[mnrs]?|seine[mnrs]?|Herrn?|Frau|dank|durch|wurden?|worden)(?!\p{L})`;
