import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const staff =
  '(?:mitarbeiter|mitarbeitende|beschäftigte|angestellte|teams?(?!\\p{L})|mannschaft|leute|abteilung)\\p{L}*';
const leads = '(?<!\\p{L})(?:führ|leite|motivier|förder|koordinier|delegier)(?:te|t|ete)(?!\\p{L})';
/** „Die ihr unterstellten Mitarbeiter führte sie vorbildlich“, „ihr Führungsstil“, „als Vorgesetzte anerkannt“. */
const praised = searchOf(
  new RegExp(
    [
      `(?<!\\p{L})(?:ih[rm]|frau \\p{L}+|herrn \\p{L}+) (?:\\p{L}+ )?unterstellten? [^.;]{0,60}`,
      `(?<!\\p{L})(?:ihre|seine)[nmrs]? (?:[\\p{L}\\d]+ ){0,2}?${staff} [^.;]{0,50}?${leads}`,
      `${leads} (?:er|sie|frau \\p{L}+|herr \\p{L}+) (?:\\p{L}+ )?(?:ihre?|seine?)n? (?:[\\p{L}\\d]+ ){0,2}?${staff}`,
      `(?<!\\p{L})(?:ihr|sein)\\p{L}{0,2} (?:\\p{L}+ ){0,2}(?:führungs(?:stil|verhalten|qualität|stärke|kompetenz|fähigkeit)|personalführung|mitarbeiterführung)\\p{L}*`,
      '(?<!\\p{L})als (?:\\p{L}+ )?(?:vorgesetzter?|führungskraft)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
);
/** Told sooner than the above: each of them needs one of these words. */
const mayPraise = searchOf(
  /unterstellte|(?:führ|leite|motivier|förder|koordinier|delegier)e?t|führungs(?:stil|verhalten|qualität|stärke|kompetenz|fähigkeit|kraft)|(?:personal|mitarbeiter)führung|vorgesetzte/iu,
);
/** Anything that may have given somebody staff: a title, a task, a team, a shop or a site of her own. */
const mayLead =
  /(?<!an|beg?|ver|vor|(?:ein|aus|durch|auf|weiter)(?:ge)?)(?:führ(?!ersch)|leit(?!fa|bi|li|s[äa]tz))|unterst(?:ell|eh|and)|vorgesetzt|personal|chef|meister|polier|vorarbeit|schicht|(?<!\p{L})team|mitarbeit(?:er|end)|(?:^|[\s-])(?:head|lead|manager|director|owner)|direkt(?:or|ion)|prokur|kräften?(?!\p{L})|gesellen|helfer|kolonne|beschäftigte|vertret|koordin|verantwort|obmann|kapitän|dirigent|trainer|inhaber/iu;
/** In a training or an internship all that concerns others is learned or watched. */
const mayLeadLearner =
  /unterst(?:ell|eh|and)|anleit|teamleit|projektleit|leitete|personalverantwortung|tutor|mentor|pat(?:e|in)(?!\p{L})/iu;

/** Who teaches newcomers leads nobody by it. */
const taught =
  /(?:einarbeitung|einweisung|schulung|unterweisung|anlernen) (?:von |der |unserer )?(?:neue[rn]? |unserer )?(?:\p{L}+ )?(?:mitarbeiter|mitarbeitende|beschäftigte|teammitglieder)\p{L}*/giu;
const withoutTaught = (flat: string): string => flat.replaceAll(taught, ' ');

/** Leadership is praised, and neither title nor tasks tell of anybody who was led. */
export const findNoStaff: Finder = (letter) => {
  if (letter.layman || letter.simple || !mayStand(letter, praised)) return [];
  const found = unitsIn(letter, 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match =
      unit === undefined || unit.zone !== 'body' || !mayPraise.test(unit) ? null : praised.exec(unit);
    return unit === undefined || match === null ? [] : [{ at, unit, match }];
  });
  if (found.length === 0) return [];
  const learns = letter.type === 'ausbildungszeugnis' || letter.type === 'praktikumszeugnis';
  const own = new Set(found.map(({ at }) => at));
  const told = unitsIn(
    letter,
    'heading',
    'introduction',
    'tasks',
    ...(learns ? [] : (['performance'] as const)),
  );
  const may = learns ? mayLeadLearner : mayLead;
  if (!learns && may.test(letter.facts.job_title ?? '')) return [];
  if (told.some((at) => !own.has(at) && may.test(withoutTaught(letter.units[at]?.flat ?? '')))) return [];
  return found.slice(0, 1).map(({ unit, match }) => {
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return byRule(letter, letterRule('staff-unmentioned'), { at });
  });
};
