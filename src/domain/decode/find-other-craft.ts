import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { areOtherCrafts, shareCraft } from './crafts.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { introducedJob } from './introduced-job.ts';
import { unitsOf } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const trade =
  '(?:\\p{Ll}+(?:e|en|er) )?\\p{Lu}[\\p{L}-]+(?:(?: und| für| im| in der) (?:die )?\\p{Lu}[\\p{L}-]+)*';
const named = (name: string): string => `["„»]?(?<${name}>${trade})`;
const own = '(?:(?:[Ss]ein|[Ii]hr)e?[nmrs]*|[Dd](?:ie|er|en|as|es))';
/** What a training gave, and as what somebody comes out of it. */
const learned = searchOf(
  lateRegExp(
    [
      `(?:Fertigkeiten|Kenntnisse|Fähigkeiten|Inhalte|Grundlagen|Rüstzeug|Handwerk|Können|Berufsbild(?:e?s)?|Beruf(?:e?s)?|Tätigkeiten) (?:des|der|eines|einer|vom) (?!Berufs|Ausbildungs|Lehr)${named('skills')}`,
      `(?:${own} )?(?:Lehre|Lehrzeit|Ausbildung|Ausbildungszeit|Berufsausbildung) (?:zum|zur|als|im Beruf) ${named('training')}`,
      `(?:[Pp]rüfung|[Gg]esellenbrief|[Ff]acharbeiterbrief|[Aa]bschluss) (?:zum|zur|als|im Beruf) (?!geprüft|staatlich)${named('exam')}`,
      `(?:Ausbildungs|Lehr)beruf(?:e?s)? ${named('occupation')}`,
      `Berufsbild(?:e?s)? ${named('profile')}`,
      `[Aa]ls (?:fertige|ausgelernte|frischgebackene|gelernte|junge)[rnm]? ${named('done')}`,
      `[Aa]ls ${named('kept')} (?:[^.;,]{0,40} )?(?:zu )?(?:übernehmen|übernommen|weiterbeschäftig\\p{L}*|einstellen|eingestellt)`,
    ].join('|'),
    'u',
  ),
);
/** As what somebody worked. */
const worked = searchOf(
  lateRegExp(
    [
      `^Als (?!gelernt|ausgebildet|ehemalig|früher)${named('as')} \\p{Ll}{3,} (?:sie|er|Frau|Herr)(?!\\p{L})`,
      `(?:verlier(?:t|en)|verlor)(?!\\p{L})[^.;]{0,50} (?:einen|eine) (?:\\p{Ll}+ ){0,2}${named('lost')}`,
      `(?:Sie|Er|Frau \\p{Lu}\\p{L}+|Herr \\p{Lu}\\p{L}+) (?:war|ist) (?:\\p{Ll}+ )?eine? (?:\\p{Ll}+ ){1,3}${named('being')}`,
    ].join('|'),
    'u',
  ),
);
/** A trade learned before or to come, beside the own one, or that of others. */
const otherwise = late.iu`(?<!\p{L})(?:zuvor|vorher|früher\p{L}*|anschließend|danach|künftig|zweite[rn]?|weitere[rn]?|zusätzlich\p{L}*|wird|beginnt|nun|neue[nr]?|möchte|auch|sogar|zugleich|zunächst|anfangs|später|zeitweise|vertret\p{L}*|nebenbei|ursprünglich\p{L}*|gelernte[rn]?|eines jeden|jede[rn]|für|wie|andere[nr]?|auszubildenden|ausbilder(?:in)?|kolleg\p{L}+)(?!\p{L})`;

/** „die Fertigkeiten eines Industriemechanikers“ of who was trained as a Mechatroniker. */
export const findOtherCraft: Finder = (letter): Candidate[] => {
  const isTraining = letter.type === 'ausbildungszeugnis';
  const search = isTraining ? learned : worked;
  if (letter.layman || !mayStand(letter, search)) return [];
  const parts = isTraining ? (['introduction'] as const) : [];
  const told = unitsOf(letter, ...parts, 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap(
    (unit) => {
      const match = unit.zone === 'body' ? search.exec(unit) : null;
      return match === null || otherwise.test(unit.flat.replace(match[0], ' ')) ? [] : [{ unit, match }];
    },
  );
  if (told.length === 0) return [];
  const job = introducedJob(letter) ?? letter.facts.job_title;
  const early = unitsOf(letter, 'introduction', 'tasks');
  return told.flatMap(({ unit, match }) => {
    const name = Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? '';
    if (job === null || !areOtherCrafts(name, job)) return [];
    // A house of two trades may train in both.
    if (early.some((one) => one !== unit && shareCraft(name, one.flat))) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job },
      }),
    ];
  });
};
