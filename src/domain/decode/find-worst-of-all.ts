import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, oneLine, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** The less of it, the better. */
const lessIsBetter =
  '\\p{L}*(?:inventurdifferenz(?:en)?|kassendifferenz(?:en)?|fehlbest[aä]nde?|schwund|ausschuss(?:quote)?|ausschußquote|fehler(?:quote|zahl|rate)?|ausfall(?:zeit(?:en)?|quote|rate)|stillstandszeit(?:en)?|krankenstand|fehlzeit(?:en)?|fluktuation|reklamations(?:quote|rate|zahl)|reklamationen|retouren(?:quote)?|stornoquote|wareneinsatz|beschwerden|beschwerdequote|unfallzahl(?:en)?|unfallquote|verspätungs?(?:en|quote)|kostenquote|abschreibungen|verderb|verlust(?:e|quote)?|abbruchquote|durchfallquote|leerstand|rückst[aä]nde?|wartezeit(?:en)?|bearbeitungszeit(?:en)?|energieverbrauch)(?!\\p{L})';
const moreIsBetter =
  '\\p{L}*(?:ums[aä]tze?|absatz|ertrag|erträge|ergebnisse?|gewinn|(?:liefer|termin|abschluss|erfolgs|erfüllungs|bestehens|vermittlungs|trefferquote|besuchs)quote|zufriedenheit|bewertung(?:en)?|noten?|verkaufszahlen|abschlusszahlen|stückzahl(?:en)?|leistung(?:szahlen|en)?|auslastung|produktivität|termintreue|liefertreue)(?!\\p{L})';
const count = `(?:${quantityPattern} )?`;
/** „aller vierzehn Märkte“, „unter allen Abteilungen“, „im Konzern“ */
const ofAll = `(?:(?:aller|unserer|unter (?:allen|den|unseren)|von (?:allen|unseren)|der|von) ${count}(?:\\p{Ll}+ )?\\p{L}{4,}|(?:im|in der|in unserem|in unserer) (?:\\p{Ll}+ )?(?:konzern|unternehmen|haus|bezirk|region|werk|gebiet|gruppe|vergleich|verbund|kette|land))(?!\\p{L})`;
const lies =
  '(?:war(?:en)?|ist|sind|lag(?:en)?|blieb(?:en)?|liegt|bleibt|wies(?:en)?|hatten?|zeigten?)(?!\\p{L})';
const last =
  '(?:an letzter (?:stelle|position)|auf (?:dem |de[mr] )?(?:letzten (?:platz|rang)|letzte[nr] stelle)|(?:den |ihren |seinen )?letzten (?:platz|rang)|am ende der (?:rangliste|tabelle)|schlusslicht)(?!\\p{L})';
const worst = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${lessIsBetter}[^.;,]{0,50} ${lies}[^.;,]{0,60}(?<!\\p{L})(?:die|der|das|den|am) (?:höchsten?|größten?|längsten?|meisten|schlechtesten?)(?!\\p{L})[^.;,]{0,20}(?<!\\p{L})${ofAll}`,
      `(?<!\\p{L})${moreIsBetter}[^.;,]{0,50} ${lies}[^.;,]{0,60}(?<!\\p{L})(?:die|der|das|den|am) (?:niedrigsten?|geringsten?|schlechtesten?|schwächsten?|kleinsten?)(?!\\p{L})[^.;,]{0,20}(?<!\\p{L})${ofAll}`,
      `(?<!\\p{L})kein(?:e|er|em|es)? andere[rsn]? \\p{L}+ (?:hatte|verzeichnete|wies|meldete)(?!\\p{L})[^.;,]{0,30}(?:so viele?|eine so hohe|einen so hohen|mehr|höhere)(?!\\p{L})[^.;,]{0,20}(?<!\\p{L})${lessIsBetter}`,
      `(?<!\\p{L})von (?:allen|den|unseren) ${count}\\p{L}+ (?:hatte|verzeichnete|wies|meldete) (?:ihre|seine|die von (?:ihr|ihm) [^.;,]{3,30})(?!\\p{L})[^.;,]{0,20} (?:höchsten?|größten?|längsten?|meisten)(?!\\p{L})[^.;,]{0,20}(?<!\\p{L})${lessIsBetter}`,
      `(?:(?<!\\p{L})${ofAll})?[^.;]{0,80}(?:lag(?:en)?|liegt|stand|steht|belegten?|landeten?|rangierten?|war|ist)(?!\\p{L})[^.;]{0,70}(?<!\\p{L})${last}`,
    ].join('|'),
    'iu',
  ),
);
const ofRank = lateRegExp(last, 'iu');
/** Found so at the beginning, before, or overcome; of a bad thing the last place is the best. */
const notSo = late.iu`(?<!\p{L})(?:vor (?:ihre[mr]|seine[mr])|bei (?:ihrem|seinem|ihrer|seiner) \p{L}*(?:eintritt|antritt|übernahme)|vorgänger\p{L}*|zuvor|vorher|früher\p{L}*|anfangs|zunächst|einst|noch 20\d\d|vom letzten|übernahm\p{L}*|brachte|führte (?:sie|er)|verbesser\p{L}*|senk\p{L}*|gesenkt|sank\p{L}*|steiger\p{L}*|obwohl|obgleich|trotz|weil|wegen|aufgrund|da (?:sie|er|die|der|das)|pandemie\p{L}*|baustelle\p{L}*|umbau\p{L}*|branche\p{L}*|bundesweit|landesweit|nie|niemals|nicht|kaum|hinter dem komma|niemand|nur zwei|bis auf|wurde aus)(?!\p{L})`;
/** A house among houses: without a comparison „an letzter Stelle“ tells of a list. */
const compared = late.iu`(?<!\p{L})(?:rangliste|vergleich\p{L}*|befragung\p{L}*|wettbewerb\p{L}*|auswertung\p{L}*|statistik\p{L}*|(?:aller|von|der|unter|unserer) (?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig|allen|unseren) \p{L}+|aller \p{L}+)(?!\p{L})`;
const badThing = lateRegExp(`(?<!\\p{L})${lessIsBetter}`, 'iu');
const praising = 2.3;

/** „Die Inventurdifferenz war in jedem ihrer Jahre die höchste aller vierzehn Märkte“ in a letter that praises. */
export const findWorstOfAll: Finder = (letter): Candidate[] => {
  if (letter.layman || (letter.rating.overall?.grade ?? 9) > 2.7 || !mayStand(letter, worst)) return [];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at] as Unit;
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || notSo.test(unit.flat)) return [];
    const match = worst.exec(unit);
    if (match === null) return [];
    if (ofRank.test(match[0]) && (!compared.test(unit.flat) || badThing.test(unit.flat))) return [];
    const own = spanOf(unit, match.index, match.index + match[0].length);
    const words = {
      field: 'Erfolg der Arbeit',
      quote: oneLine(letter.text.slice(own.start, own.end)),
    };
    const place = isPraised(letter, at - 1) ? { start: letter.units[at - 1]?.start ?? 0, end: own.end } : own;
    return [byRule(letter, letterRule('fact-against-praise'), { at: place, words })];
  });
};

/** Right beside it the praise is shown as well: the two are one contradiction. */
function isPraised({ sentences }: LetterContext, at: number): boolean {
  const { graded = false, grade = 9, part } = sentences[at] ?? {};
  return graded && grade <= praising && part === 'performance';
}
