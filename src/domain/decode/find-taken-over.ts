import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const post = '(?:(?:plan|arbeits)?stelle|arbeitsplatz|anstellung|übernahme|vertrag|position|festanstellung)';
/** „können wir sie nicht übernehmen“, „mangels freier Stelle“, „eine Stelle ist leider nicht frei“ */
export const refused = searchOf(
  lateRegExp(
    [
      '(?:nicht|kaum)(?!\\p{L})[^.;,]{0,40}(?:übernehmen|weiterbeschäftigen|übernommen werden|weiterbeschäftigt werden)(?!\\p{L})',
      `(?:keine?[nr]?)(?!\\p{L})[^.;,]{0,30}${post}(?!\\p{L})[^.;,]{0,30}(?:anbieten|bieten|angeboten werden|frei|verfügung)(?!\\p{L})`,
      '(?:übernehmen|weiterbeschäftigen|behalten) (?:können|konnten|kann|konnte)(?!\\p{L})[^.;,]{0,40} nicht(?!\\p{L})',
      `mangels (?:\\p{Ll}+ )?${post}(?!\\p{L})`,
      `${post}(?!\\p{L})[^.;,]{0,30}(?:nicht|leider) (?:\\p{Ll}+ )?(?:frei|möglich|vorhanden|anbieten)(?!\\p{L})|(?:übernahme|weiterbeschäftigung)(?!\\p{L})[^.;,]{0,50} (?:ausgeschlossen|unmöglich|nicht möglich|nicht (?:in (?:betracht|frage)|zustande|vorgesehen|erfolgt)|abgesehen|abgelehnt|verzichtet)(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** What the house cannot do, said of today. */
const cannot = late.iu`(?<!\p{L})(?:können|konnten?|kann|kam|kommt|ist|sind|war|haben|hatten|mangels|möglich|keine?[nr]?)(?!\p{L})`;
const house =
  '(?:bei uns(?!\\p{L})|in unser(?:em|er|en) (?!tochter|schwester|mutter|partner|stiftung)|im (?:haus|hause|unternehmen|betrieb)(?!\\p{L})|für unser|unsere?s? (?:haus|team|mannschaft|kanzlei|praxis|unternehmen))';
const person = '(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)';
const works =
  '(?:arbeite[tn]?|weiterarbeite[tn]?|tätig (?:ist|bleibt|sein)|beschäftigt (?:ist|bleibt|sein|wird)|verstärkt|verstärken|bleibt|fortsetzt|weiterbeschäftigt (?:wird|werden|ist)|anfängt|beginnt|eintritt|wechselt|übernimmt)';
const from =
  '(?:ab (?:dem )?(?:\\d|sofort|\\p{Lu}\\p{Ll}+ \\d)|künftig|weiterhin|auch weiter|nun|jetzt|seit dem \\d)';
/** „übernehmen wir sie“, „arbeitet ab dem 1. Juli als … in unserem Haus“, „bleibt uns erhalten“ */
export const kept = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${from}(?!\\p{L})(?:[^.;]|(?<=\\d)\\.){0,80}${house}(?:[^.;]|(?<=\\d)\\.){0,60}(?<!\\p{L})${works}(?!\\p{L})`,
      `(?<!\\p{L})${works}(?!\\p{L})(?:[^.;]|(?<=\\d)\\.){0,60}(?<!\\p{L})${from}(?!\\p{L})(?:[^.;]|(?<=\\d)\\.){0,80}${house}`,
      `(?<!\\p{L})${from}(?!\\p{L})(?:[^.;]|(?<=\\d)\\.){0,30}(?<!\\p{L})${works} (?:er|sie|frau|herr)(?!\\p{L})(?:[^.;]|(?<=\\d)\\.){0,80}${house}`,
      `(?<!\\p{L})(?:übernehmen|behalten|beschäftigen) wir (?:ihn|sie|frau|herrn)(?!\\p{L})|(?:wir|gern|gerne) (?:übernehmen|behalten) (?:wir )?(?:ihn|sie|frau|herrn)(?!\\p{L})|(?:(?:frau|herrn) \\p{L}+ haben wir|(?:haben wir|wir haben) (?:ihn|sie|frau|herrn))(?!\\p{L})[^.;]{0,150}übernommen|wurde (?:er|sie|frau \\p{L}+|herr \\p{L}+)[^.;]{0,30} (?:anschließend|danach|nach der prüfung) [^.;]{0,60}übernommen`,
      `(?<!\\p{L})(?:bleib(?:t|en) ${person}|${person}(?: \\p{Ll}+){0,2} bleibt) (?:uns|unserem|unserer|dem (?:haus|hause|unternehmen|betrieb)) [^.;]{0,40}(?:erhalten|treu)(?!\\p{L})|${person} (?:uns|unserem \\p{L}+|dem (?:haus|unternehmen|betrieb)) [^.;,]{0,40}(?:erhalten|treu) bleibt(?!\\p{L})`,
      `freu(?:en|e|t) (?:uns|mich)(?!\\p{L})[^.;]{0,20}, dass ${person}[^.;,]{0,60} ${house}[^.;,]{0,40} (?:bleibt|verbleibt|weiterarbeitet|tätig (?:ist|bleibt)|beginnt|anfängt)(?!\\p{L})|freu(?:en|e) (?:uns|mich)(?!\\p{L})[^.;]{0,20}, (?:dass wir )?(?:ihn|sie|frau|herrn)(?!\\p{L})[^.;,]{0,60} (?:übernehmen|weiterbeschäftigen|zu übernehmen|weiterzubeschäftigen)(?: (?:zu )?k[öo]nn(?:en|ten))?(?!\\p{L})`,
      `(?<!\\p{L})(?:können|konnten) wir (?:ihn|sie|frau|herrn)(?!\\p{L})(?:(?!nicht|leider|kaum)[^.;]){0,90} (?:übernehmen|weiterbeschäftigen)(?!\\p{L})|(?:${person} bleib|bleib(?:t|en) ${person})(?:(?!nicht|erinner|verbunden|willkommen)[^.;,]){0,60}(?:unserem (?:haus|unternehmen|betrieb)|bei uns)(?![^.;]*(?:erinner|verbunden|willkommen))|weiterhin zu unser\\p{L}* \\p{L}+ (?:gehört|zählt)|(?:ihre|seine|die) übernahme in [^.;]{0,60} (?:selbstverständlich|vereinbart|beschlossen|zugesagt)`,
      `${person} wird (?:[^.;]{0,60} )?(?:${house}[^.;,]{0,40}|von uns) (?:weiterbeschäftigt|übernommen)(?!\\p{L})`,
      `(?<!\\p{L})setzt ${person} (?:ihren|seinen) (?:\\p{Ll}+ )?\\p{L}*(?:weg|laufbahn|werdegang) ${house}[^.;,]{0,50} fort(?!\\p{L})|(?<!\\p{L})(?:ihre|seine) übernahme(?!\\p{L})(?:[^.;]|(?<=\\d)\\.){0,40} (?:freut uns|freuen wir uns)|(?<!\\p{L})(?:tritt|trat) ${person}[^.;,]{0,40} in unser(?:e|en)? \\p{L}+ ein(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** Gone from the house, not from one of its departments. */
export const leaves = searchOf(
  late.iu`(?<!\p{L})(?:verlässt|verlassen) (?:(?:er|sie|frau \p{L}+|herr \p{L}+) )?(?:uns|unser (?:haus|unternehmen|team)|unsere[nr]? (?:betrieb|firma|kanzlei|praxis|hof|verein)|das (?:haus|unternehmen)|den betrieb|die firma)(?!\p{L})|(?<!\p{L})wechselt (?:er|sie|(?:frau|herr) \p{L}+) zu einem anderen|(?:uns|unser (?:haus|unternehmen|team|betrieb)) verlässt|bedauern[^.;]{0,30} (?:weggang|ausscheiden|fortgang)|(?<!\p{L})scheidet(?!\p{L})[^.;]{0,80}(?:aus (?:unser\p{L}+|dem) (?:haus|hause|unternehmen|betrieb|firma|kanzlei|praxis|diensten)|(?<!\p{L})aus$|(?<!\p{L})aus[.,;])`,
);
const offered = searchOf(
  lateRegExp(
    `(?:(?:haben|hatten|boten|bieten) (?:wir|ich)|(?:wir|ich) (?:haben|hatten|boten|bieten)) [^.;]{0,60}${post}(?!\\p{L})[^.;]{0,40}(?:angeboten|an(?!\\p{L}))|${post}(?!\\p{L})[^.;]{0,40}(?:haben|hatten|boten|bieten) (?:wir|ich)(?!\\p{L})[^.;]{0,40}(?:angeboten|an(?!\\p{L}))`,
    'iu',
  ),
);
/** Both can be true: of another place, of another time, of a wish. */
const apart = late.iu`(?<!\p{L})(?:jedoch|allerdings|darüber hinaus|danach|länger|zunächst|vorerst|damals|sofort|gleich|unmittelbar|wunsch\p{L}*|gewünscht\p{L}*|inzwischen|doch|dennoch|trotzdem|schließlich|unbefristet\p{L}*|befristet\p{L}*|dauerhaft|auf dauer|vorübergehend|ausbildungsberuf|erlernten|vollzeit|teilzeit|abteilung|standort|filiale|werkstudent\p{L}*|aushilfe|aushilfs\p{L}*|nebenbei|nebenberuflich|freie[rn]? mitarbeit\p{L}*|freiberuflich|minijob|ferien|hätten?|würden?|sobald|falls|wenn|sollte|später|andere[nr]?|elternzeit|tochter\p{L}*|schwester\p{L}*|studium\p{L}*|ruhestand|berater(?:in)?|stundenweise)(?!\p{L})`;

/** The end of the letter, which is not all read as the closing; of a training the exam may stand between. */
export const farewellIn = ({ units, type }: LetterContext): readonly Unit[] =>
  units.filter(({ zone }) => zone === 'body').slice(type === 'ausbildungszeugnis' ? -14 : -8);

/** Not taken over, and yet at work in the house; no post, and one was offered. */
export const findTakenOver: Finder = (letter): Candidate[] => {
  const holds = [refused, kept, stays].filter((search) => mayStand(letter, search));
  if (holds.length === 0) return [];
  const units = farewellIn(letter);
  const no = apartFrom(units, (unit) => refused.test(unit) && cannot.test(unit.flat));
  const yes = apartFrom(units, (unit) => kept.test(unit) && !refused.test(unit), forGood);
  const offer = apartFrom(units, (unit) => offered.test(unit) && !refused.test(unit));
  return told(letter, no, yes ?? offer ?? keptAtOnce(letter));
};

const worker = '(?:er|sie|ihn|frau [\\p{L}-]+|herrn? [\\p{L}-]+)';
const some = '(?:[^.;]|(?<=\\d)\\.)';
/** „ist seit dem 8. Juli 2024 als Geselle unbefristet bei mir angestellt“: told anywhere in a reference on a training. */
const stays = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})ist(?: ${worker})? seit (?:dem )?\\d[^;]{0,60}(?:bei (?:uns|mir)|in (?:unserem|meinem) (?:betrieb|haus|hause|unternehmen))[^.;]{0,30}(?:angestellt|beschäftigt|tätig)(?!\\p{L})`,
      `(?<!\\p{L})(?:seit|ab) (?:dem )?\\d${some}{3,22} (?:gehört|zählt) ${worker}(?!\\p{L})${some}{0,90}(?:zu unser\\p{L}* \\p{L}+|zur (?:stamm)?belegschaft|zum (?:stamm|team))`,
      `(?<!\\p{L})(?:seit|ab) (?:dem )?\\d${some}{3,22} (?:ist|arbeitet|verstärkt) ${worker}(?!\\p{L})${some}{0,80}(?:bei (?:uns|mir)|unser(?:em|er|e)?(?: \\p{Ll}+)? (?:haus|hause|betrieb|unternehmen|team|hotel|praxis|kanzlei|firma|\\p{L}*werkstatt|filiale|geschäft|büro|küche|apotheke|bäckerei|gärtnerei|abteilung \\p{Lu}\\p{L}+|verwaltung|\\p{L}*produktion|\\p{L}*fertigung))(?!\\p{L})`,
      `(?<!\\p{L})(?:(?:haben|stellten|übernahmen) (?:wir|ich)|(?:wir|ich) (?:haben|stellten|übernahmen)) ${worker}(?!\\p{L})${some}{0,30}(?:zum|am|mit wirkung (?:vom|zum)|seit dem|nach (?:der|ihrer|seiner|bestandener))(?!\\p{L})${some}{0,90}(?:übernommen|eingestellt|(?<!\\p{L})ein(?=[.,])|unbefristete[sn]? (?:arbeits|anstellungs)verhältnis)`,
      `(?<!\\p{L})(?:wurde|haben wir|wir haben|habe ich)(?: ${worker})?(?!\\p{L})${some}{0,60}(?:unbefristet|in ein(?:en)? unbefristete[sn] \\p{L}+)(?!\\p{L})${some}{0,70}(?:übernommen|eingestellt)(?!\\p{L})`,
      `(?:schloss|schließt) sich${some}{0,40} unbefristetes (?:arbeits|anstellungs|dienst)verhältnis${some}{0,30} an(?!\\p{L})`,
      `(?<!\\p{L})(?:erhielt|unterschrieb|bekam|hat) (?:${worker} )?${some}{0,40}(?:bei uns |in unserem \\p{L}+ )?einen unbefristeten (?:arbeits|anstellungs)?vertrag(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** For a time, or only thought of. */
const forATime = late.iu`(?<!\p{L})(?:befristet\p{L}*|zunächst|vorerst|für (?:die dauer|\p{L}+ (?:monate|wochen))|bis (?:zum|ende)|hätten?|würden?|angebot\p{L}*|aushilf\p{L}*|werkstudent\p{L}*|vertretung\p{L}*|anderswo|tochter\p{L}*|schwester\p{L}*|nicht|kein\p{L}*)(?!\p{L})`;
const keptAtOnce = (letter: LetterContext): Unit | undefined =>
  letter.type === 'ausbildungszeugnis'
    ? letter.units.find(
        (unit, at) =>
          unit.zone === 'body' &&
          letter.parts[at] !== 'company' &&
          stays.test(unit) &&
          !forATime.test(unit.flat),
      )
    : undefined;

/** Whoever is taken on for good is taken on; only what is refused may be that alone. */
export const forGood = late.giu`unbefristet\p{L}*`;
/** Who is sent away looks elsewhere: „einen anderen Arbeitgeber suchen“. */
const elsewhere = late.giu`(?<!\p{L})(?:andere[nrsm]? (?:arbeitgeber|betrieb|arbeitsplatz|stelle|firma|unternehmen)|(?<=verlässt .{0,40}|scheidet .{0,40})auf (?:ihren |seinen )?eigenen wunsch)(?!\p{L})`;
/** The first of these sentences that tells of no other place or time. */
export const apartFrom = (
  units: readonly Unit[],
  is: (unit: Unit) => boolean,
  leftOut: RegExp = elsewhere,
): Unit | undefined => units.find((unit) => is(unit) && !apart.test(unit.flat.replaceAll(leftOut, ' ')));

/** The refusal or the first that was said. */
function told(letter: LetterContext, one: Unit | undefined, other: Unit | undefined): Candidate[] {
  if (one === undefined || other === undefined || one === other) return [];
  return [byRule(letter, letterRule('taken-over-or-not'), { at: one })];
}
