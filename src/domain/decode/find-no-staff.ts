import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { isOfEarlierPost } from './earlier-post.ts';
import { ledIn } from './find-other-staff.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const staff =
  '(?:mitarbeiter|mitarbeitende|beschäftigte|angestellte|teams?(?!\\p{L})|mannschaft|leute|abteilung)\\p{L}*';
const leads = '(?<!\\p{L})(?:führ|leite|motivier|förder|koordinier|delegier)(?:te|t|ete)(?!\\p{L})';
/** „Die ihr unterstellten Mitarbeiter führte sie vorbildlich“, „ihr Führungsstil“, „als Vorgesetzte anerkannt“. */
const praised = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:ih[rm]|frau \\p{L}+|herrn \\p{L}+) (?:\\p{L}+ )?unterstellten? [^.;]{0,60}`,
      `(?<!\\p{L})(?:ihre|seine)[nmrs]? (?:[\\p{L}\\d]+ ){0,2}?${staff} [^.;]{0,50}?${leads}`,
      `${leads} (?:er|sie|frau \\p{L}+|herr \\p{L}+) (?:\\p{L}+ )?(?:ihre?|seine?)n? (?:[\\p{L}\\d]+ ){0,2}?${staff}`,
      `(?<!\\p{L})(?:ihr|sein)\\p{L}{0,2} (?:\\p{L}+ ){0,2}(?:führungs(?:stil|verhalten|qualität|stärke|kompetenz|fähigkeit)|personalführung|mitarbeiterführung)\\p{L}*`,
      '(?<!\\p{L})(?<!(?:mir|uns) )als (?:\\p{L}+ )?(?:vorgesetzter?|führungskraft)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
);
/** Told sooner than the above: each of them needs one of these words. */
const mayPraise = searchOf(
  /unterstellte|(?:führ|leite|motivier|förder|koordinier|delegier)e?t|führungs(?:stil|verhalten|qualität|stärke|kompetenz|fähigkeit|kraft)|(?:personal|mitarbeiter)führung|vorgesetzte/iu,
);
/** Anything that may have given somebody staff: a title, a task, a team, a shop or a site of her own. */
const mayLead = late.iu`(?<!an|beg?|ver|vor|(?:ein|aus|durch|auf|weiter)(?:ge)?)(?:führ(?!ersch)|leit(?!fa|bi|li|s[äa]tz))|unterst(?:ell|eh|and)|vorgesetzt|personal|chef|meister|polier|vorarbeit|schicht|(?<!\p{L})team|mitarbeit(?:er|end)|(?:^|[\s-])(?:head|lead|manager|director|owner)|direkt(?:or|ion)|prokur|kräften?(?!\p{L})|gesellen|helfer|kolonne|beschäftigte|vertret|koordin|verantwort|obmann|kapitän|dirigent|trainer|inhaber`;
/** In a training or an internship all that concerns others is learned or watched. */
const mayLeadLearner = late.iu`unterst(?:ell|eh|and)|anleit|teamleit|projektleit|leitete|personalverantwortung|tutor|mentor|pat(?:e|in)(?!\p{L})`;

/** Who teaches newcomers leads nobody by it. */
const taught = late.giu`(?:einarbeitung|einweisung|schulung|unterweisung|anlernen) (?:von |der |unserer )?(?:neue[rn]? |unserer )?(?:\p{L}+ )?(?:mitarbeiter|mitarbeitende|beschäftigte|teammitglieder)\p{L}*`;
const withoutTaught = (flat: string): string => flat.replaceAll(taught, ' ');

/** „ohne unterstellte Mitarbeitende“, „Führungsaufgaben brachte die Stelle nicht mit sich“, „als einzige Kraft“ */
const aloneThere = searchOf(
  late.iu`(?:ohne|keine(?:rlei)?) (?:eigene |jede |jegliche |fachliche |disziplinarische )?(?:personalverantwortung|personalführung|führungsverantwortung|führungsaufgaben|leitungsaufgaben|leitungsfunktion|unterstellten? \p{L}+|mitarbeiter (?:zu führen|unterstellt))(?!\p{L})|ohne eigene mitarbeiter|einzel(?:position|stelle|funktion|kämpfer)\p{L}*|allein(?:buchhalter|kraft|sekretär|koch|köch|techniker|planer)\p{L}*|als einzige (?:kraft|mitarbeiterin|person|beschäftigte)|als einziger (?:mitarbeiter|beschäftigter)|(?:abteilung|stelle|bereich|team)(?!\p{L})[^.;]{0,30}nur mit (?:ihr|ihm|frau|herrn)[^.;]{0,20}besetzt|(?:mitarbeiter|mitarbeitende|beschäftigte|personal|führungsaufgaben|führungsverantwortung|personalverantwortung|unterstellte|weisungsbefugnis|vorgesetztenfunktion)\p{L}*(?!\p{L})(?:[^.;]|(?<=[Dd]r|-[Ii]ng|[Pp]rof)\.){0,60}(?:nicht|weder|nie|zu keine[mr] (?:zeit|zeitpunkt))(?!\p{L})(?:[^.;]{0,60}(?:unterstellt|übertragen|verbunden|mit sich|zugeordnet|inne|hatte (?:sie|er|frau|herr))|$)|(?:unterstellte\p{L}*|mitarbeitende|mitarbeiter) hatte (?:sie|er|frau \p{L}+|herr \p{L}+) (?:nicht|nie|keine|zu keinem zeitpunkt)|führungsaufgaben brachte [^.;]{0,40}nicht|(?:mitarbeiter|personal) hatte (?:sie|er) keine?s?(?=[.,;]|$)|ohne eigenes personal|unterstellt (?:war|waren) (?:ihr|ihm) niemand|(?:führungs|leitungs)(?:funktion|erfahrung|aufgabe)\p{L}*[^.;]{0,50} (?:nicht|nie|zu keiner zeit) (?:inne|sammeln|übertragen|betraut)|team wurde von (?!ih[rm]|frau|herrn)[^.;,]{3,40} geleitet|führung der mitarbeiter lag|(?:einfaches|reines) mitglied des|als teammitglied an|(?:war|arbeitete) (?:sie|er) (?:dort )?(?:ganz )?allein (?:tätig|beschäftigt)|(?:sie|er) allein tätig|die einzige kraft`,
);
/** Told of those who are led, by whatever name. */
const leadsSome = searchOf(
  late.iu`(?<!\p{L})(?:(?<!(?:mir|uns) )als (?:\p{L}+ )?(?:vorgesetzter?|führungskraft)|(?:eine|einer|unsere) (?:\p{L}+ ){0,3}(?:führungskraft|vorgesetzte)|(?:ihr|ihm) (?:\p{L}+ )?unterstellten?|ein team [^.;]{0,40}unterstellt|unterstanden|führungsspanne|waren [^.;]{3,60} unterstellt(?=[.,;]|$)|als (?:team|gruppen|abteilungs)leit(?:ung|er|erin)|als projektleit(?:ung|er|erin)|(?:ihre|seine)[nmrs]? (?:\p{L}+ )?(?:mitarbeiter|mitarbeitende|beschäftigte|team|abteilung|leute|gesellen)\p{L}* (?:[^.;]{0,30})?(?:führte|führt|leitete|leitet|begeister\p{L}*|motivier\p{L}*|förder\p{L}*|war (?:sie|er)|folgte|gefolgt)|deren vorgesetzte[r]?|(?:damen und herren|mitarbeiter\p{L}*|beschäftigten) (?:ihrer|seiner) abteilung|(?:führung|leitung) von (?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\p{L}*|(?:ihr|sein) team zu|führte (?:sie|er) (?:ihr|sein) team)(?!\p{L})`,
);
/** Others led, or it changed. */
const otherwise = late.iu`(?<!\p{L})(?:zunächst|anfangs|später|seit|ab|projekt\p{L}*|fachlich\p{L}*(?! und disz)|vertretung\p{L}*|stellvertret\p{L}*|zuletzt)(?!\p{L})`;

/** So many are led; „plante die Sprints mit einem Team aus fünf Entwicklern“ leads nobody. */
function leadsCounted(unit: Unit): boolean {
  const some = ledIn(unit);
  if (some === null) return false;
  const { flat } = unit;
  const from = Math.max(flat.lastIndexOf(',', some.start), flat.lastIndexOf(';', some.start)) + 1;
  const clause = flat.slice(from, some.end);
  return !withTeam.test(clause) || leadsIt.test(clause);
}
const withTeam = late.iu`(?<!\p{L})(?:mit|in) (?:einem|dem|unserem|ihrem|seinem) (?:\p{L}+ )?\p{L}*team(?!\p{L})`;
const leadsIt = /führ|leite|unterst|vorgesetzt|chef/iu;

/** The post has nobody below it, and somebody is led all the same. */
function ledNobody(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, aloneThere)) return [];
  const body = letter.units.filter(({ zone }) => zone === 'body');
  const alone = body.find(
    (unit) => aloneThere.test(unit) && !otherwise.test(unit.flat) && !isOfEarlierPost(letter, unit),
  );
  const leading = body.find(
    (unit) =>
      unit !== alone &&
      (leadsSome.test(unit) || leadsCounted(unit)) &&
      !aloneThere.test(unit) &&
      !otherwise.test(unit.flat),
  );
  if (alone === undefined || leading === undefined) return [];
  return [
    byRule(letter, letterRule('staff-unmentioned'), { at: leading.start > alone.start ? leading : alone }),
  ];
}

/** Leadership is praised, and neither title nor tasks tell of anybody who was led. */
export const findNoStaff: Finder = (letter) => {
  if (letter.layman || letter.simple) return [];
  const nobody = ledNobody(letter);
  if (nobody.length > 0 || !mayStand(letter, praised)) return nobody;
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
