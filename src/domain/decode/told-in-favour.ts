import { lateRegExp } from '../german/late.ts';
import { type Search, type Searched, searchOf } from '../german/sieve.ts';
import { ofPerson } from './of-others.ts';

/**
 * Sentences whose words sound like blame and whose grammar praises: readers of single words hear the trouble, and not
 * who had it, who put it right, or how little it took.
 */
const who = '(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)(?!\\p{L})';
const told = (source: string): Search => searchOf(lateRegExp(source, 'iu'));

/** „Frau Kern sieht, was andere übersehen“, „wenn andere nicht mehr weiterwissen“: what others could not. */
export const othersCannot = told(
  `(?<!\\p{L})(?:was|wo|wenn|woran|als) (?:viele )?andere (?:[^,;.:]{0,40} )?(?:übers[ea]|nicht |aufg|scheiter|verzweif|(?:nur )?probleme |liegen|wegs|den kopf |zöger)`,
);

/** Conflicts are left out: settling them is a trait, and rated. */
const trouble =
  '(?:beschimpf|beleidig|störung|reklamation|beschwerde|angriff|aggress|missglückt|griffe|schäden|fehler(?!los|frei)|mängel|einw[aä]nd|nachfragen|notf[aä]ll|engp[aä]ss)';
const mends =
  '(?:(?:begegne|entschärf|verhinder|korrigier|lös|melde|beseitig|schlichte|beantworte|klär|wende)(?:te?|t)?|be?hob|behebt|fängt|fing|gl(?:ich|eicht))';
/** How somebody would not be praised for it. */
const badly =
  '(?<!\\p{L})(?:nicht|kaum|selten|nur|erst|oft|meist|teilweise|zöger\\p{L}*|spät|zu|wenn|sobald|nachdem|auf|laut|bemüh\\p{L}*|un(?:freund|gedul|wil|höf|ger)\\p{L}*)(?!\\p{L})';

const classes = [
  // „Beschimpfungen am Telefon begegnete sie mit Freundlichkeit“: trouble is the object, and she mends it.
  `^(?:[\\p{L}-]+ ){0,3}?\\p{L}*${trouble}\\p{L}*(?: [^.;:]{0,120}?)? ${mends} ${who}(?![^.]*${badly})`,
  `(?:steht|stand|ist|war) (?:\\p{L}+ )?außer (?:jedem |allem )?(?:zweifel|frage)`,
  // „Sie redete niemandem etwas ein“
  `(?<!\\p{L})(?:redete?|drängte?|verkaufte?) (?:(?:er|sie) )?(?:nie )?niemande[mn] [^.;,]*(?:ein|auf|was)(?!\\p{L})`,
  // „In unruhigen Gruppen genügte meist ihr Blick“, „sodass Streit gar nicht erst entsteht“: how little it took.
  `(?<!\\p{L})(?:genügte?|reichte?)(?: \\p{L}+)? (?:ein|ihr|sein) (?:\\p{Ll}+ )?(?:blick|wort|satz|anruf)(?!\\p{L}| (?:der|des|von))|so ?dass [^.;]*(?:${trouble}|streit|konflikt)\\p{L}* (?:meist |oft )?(?:gar |erst )*nicht (?:erst |mehr )*(?:ent|auf)`,
].map(told);
/** „Nachts am Bahnhof ist die Stimmung bisweilen gereizt“: where somebody works, and no word of how. */
const surroundings = told(
  `^(?!.*(?:unser|team))(?:nachts|abends|im|in|an|am|auf|vor|bei|zur|zum) [^.;:,]{2,50} (?:ist|sind|war|herrsch\\p{L}+|wird|geht) (?:\\p{L}+ ){0,2}(?:stimmung|ton|hitze|lärm|andrang|betrieb|wettbewerb)(?!\\p{L})`,
);
const denied =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|nur|kaum|selten|(?:er|sie) auch|auch (?:er|sie))(?!\p{L})/iu;

/** Whether a sentence tells in somebody's favour what its words alone make sound like blame. */
export function toldInFavour(unit: Searched): boolean {
  if (classes.some((search) => search.test(unit))) return true;
  if (surroundings.test(unit) && !ofPerson.test(unit.flat)) return true;
  const match = othersCannot.exec(unit);
  return match !== null && !denied.test(unit.flat.replace(match[0], ' '));
}
