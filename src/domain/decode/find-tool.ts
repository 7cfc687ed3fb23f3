import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const who = '(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)';
const never = '(?:nicht|nie|niemals|zu keiner zeit|kaum)';
const tool =
  '(?:SAP|DATEV|Excel|Word|Outlook|PowerPoint|Access|(?:MS[ -])?Office|AutoCAD|CAD|CNC|Revit|Photoshop|InDesign|Illustrator|Salesforce|Navision|Lexware|SQL|Python|Java|Linux|Jira|Kassensystem|Warenwirtschaftssystem|Buchungssystem|Reservierungssystem|Hotelprogramm|Kassenprogramm|Lagerverwaltungssystem|Praxissoftware|Gabelstapler|Stapler|[A-Z]{3,8})';
const tools = lateRegExp(`(?<![\\p{L}-])(?<tool>${tool})(?![\\p{L}])`, 'gu');
/** „SAP beherrscht er gut“, „Im Umgang mit Excel ist sie sehr sicher“ */
const mastered = searchOf(
  late.iu`(?<!\p{L})(?:beherrscht\p{L}*|versiert\p{L}*|routiniert\p{L}*|sicher\p{L}*|souverän\p{L}*|fundierte\p{L}*|gute[nr]?|ausgezeichnet\p{L}*|hervorragend\p{L}*|exzellent\p{L}*|geübt|gewandt|virtuos|vertraut|perfekt|bestens|sehr gut)(?!\p{L})`,
);
/** „da er mit dem Programm nicht arbeitet“, „lässt sie sich von einer Kollegin erstellen“, „in DATEV wurde sie nie eingewiesen“ */
const unused = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:mit|in|an) (?:dem |der |diesem |dieser )?[\\p{L}-]+ (?:selbst )?${never} (?:arbeitete?|umgeh(?:t|en)|umging|zurechtk[ao]mm?t?|vertraut|auskannte?|auskennt|gearbeitet|umgehen kann|umgehen konnte)(?!\\p{L})`,
      `(?<!\\p{L})(?:arbeitete?|hat(?:te)?) ${who} (?:[^.;,]{0,30} )?${never}(?: gearbeitet)?(?=[.,;]|$)`,
      `(?<!\\p{L})(?:nutz(?:t|te)|verwende(?:t|te)|bedien(?:t|te)|kenn?t|kannte|beherrscht|beherrschte|erlernte|benutzte?) ${who} (?:bis heute |bis zuletzt )?${never}(?! (?:nur|mehr als))(?!\\p{L})`,
      `(?<!\\p{L})(?:lässt|ließ) ${who} (?:sich )?[^.;]{0,60}(?:ausnahmslos|stets|immer|durchweg|grundsätzlich|regelmäßig|sämtlich\\p{L}*|alle)? ?(?:von|durch) (?:einer?|einem|seine[nrm]?|ihre[nrm]?|den|die|der|unsere[nrm]?) (?:\\p{Ll}+ )?(?:kolleg|mitarbeit|auszubild|sekretär|assisten|sachbearbeit)\\p{L}* [^.;,]{0,30}(?:erstellen|machen|erledigen|eingeben|ausführen|heraussuchen|bedienen|anfertigen|ausdrucken|schreiben|buchen)(?!\\p{L})`,
      `(?<!\\p{L})(?:wurde|ist|war) ${who} (?:[^.;,]{0,30} )?${never} (?:eingewiesen|geschult|eingearbeitet|vertraut)(?!\\p{L})`,
      `(?<!\\p{L})(?:zugang|zugriff|kenntnisse|erfahrungen?|schulung)(?!\\p{L})[^.;,]{0,40}(?:hatte?|besaß|besitzt|bestand|erhielt) ?${who}? [^.;,]{0,20}(?:${never}|keine[nr]?)(?!\\p{L})`,
      `(?<!\\p{L})(?:setzte|wandte|nutzte|verwendete|bediente|benutzte|rührte) ${who} (?:[^.;,]{0,40} )?${never}(?: (?:ein|an))?(?=[.,;]|$)`,
      `(?<!\\p{L})kam (?:bei (?:ihm|ihr)|in (?:seiner|ihrer) arbeit|${who} [^.;,]{0,50})(?: \\p{Ll}+){0,2} ?${never} (?:zum einsatz|in (?:berührung|kontakt))(?!\\p{L})`,
      `(?<!\\p{L})(?:zählte|gehörte) (?:nicht|nie) zu (?:seinen|ihren) aufgaben(?!\\p{L})`,
      `(?<!\\p{L})überließ ${who} [^.;,]{0,30}(?:kolleg|mitarbeit|anderen)\\p{L}*(?=[.,;]|$)`,
      `(?<!\\p{L})kenntnisse(?!\\p{L})[^.;,]{0,30} (?:erwarb|besaß|besitzt|hatte|hat) ${who} [^.;,]{0,30}(?:${never}|keine)(?!\\p{L})`,
      `(?<!\\p{L})(?:wurde|wird) von (?:ihm|ihr) (?:[^.;,]{0,20} )?${never} (?:genutzt|verwendet|bedient|eingesetzt|benutzt)(?!\\p{L})`,
      `(?<!\\p{L})hatte ${who} (?:nie |zu keiner zeit )?(?:keinen )?(?:zugang|zugriff)(?=[.,;]|$)|(?<!\\p{L})blieb (?:ihm|ihr) (?:[^.;,]{0,20} )?fremd(?!\\p{L})`,
      `(?<!\\p{L})(?:erledigte|übernahm) (?:stets |immer )?(?:eine?|die|der) (?:kolleg|mitarbeit|sachbearbeit)\\p{L}* für (?:ihn|sie)(?!\\p{L})`,
      `(?<!\\p{L})durfte ${who} ${never} (?:fahren|bedienen|nutzen|benutzen|führen)(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
const otherwise = late.iu`(?<!\p{L})(?:ohne|zunächst|anfangs|zuvor|früher|vorher|noch nie|bis dahin|bei (?:ihrem|seinem) eintritt|nicht nur|obwohl|ausfall|urlaub|auch wenn|andere[nrs]?|kolleg\p{L}+, die|nie (?:fehler|probleme))(?!\p{L})`;

const toolsIn = ({ flat }: Unit): string[] =>
  allMatches(tools, flat).map(({ groups }) => groups?.['tool'] ?? '');

/** A tool that somebody masters, and in another sentence does not work with at all. */
export const findTool: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, unused)) return [];
  const parts = unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior');
  const bad = parts.flatMap((at) => {
    const unit = letter.units[at] as Unit;
    const match = unit.zone === 'body' && !otherwise.test(unit.flat) ? unused.exec(unit) : null;
    const named = match === null ? [] : toolsIn(unit);
    return match === null || named.length === 0 ? [] : [{ unit, match, named }];
  });
  const clash = bad.find(({ unit, named }) =>
    parts.some((at) => {
      const one = letter.units[at] as Unit;
      const { graded = false, grade = 9 } = letter.sentences[at] ?? {};
      return (
        one !== unit &&
        graded &&
        grade <= 3.2 &&
        mastered.test(one) &&
        !unused.test(one) &&
        toolsIn(one).some((name) => named.includes(name))
      );
    }),
  );
  if (clash === undefined) return [];
  const { unit, match, named } = clash;
  const at = spanOf(unit, match.index, match.index + match[0].length);
  return [
    byRule(letter, letterRule('fact-against-praise'), { at, words: { field: `Umgang mit ${named[0]}` } }),
  ];
};
