import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const grade = '(?:\\p{Ll}{4,}ten?|\\d{1,2}\\.)';
const school =
  '(?:realschule|gymnasium|hauptschule|gesamtschule|mittelschule|oberschule|gemeinschaftsschule|sekundarschule|werkrealschule|stadtteilschule)';
const whose = '(?:sein|ihr)(?:e[mnrs]?|es)?';
const become = '(?:\\p{Ll}+ )?';
/** „besucht die neunte Klasse“, „als Schülerin“, „sein Klassenlehrer“ */
const pupil = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:besucht|geht|ist)(?!\\p{L})[^.;]{0,40}(?:${grade} (?:klasse|jahrgangsstufe)|klasse \\d{1,2})`,
      `(?<!\\p{L})(?:besucht|geht)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})\\p{L}*${school}`,
      `(?<!\\p{L})schüler(?:in)? (?:der|des|am|an der|eines|einer)(?! klasse(?!n)).{0,30}?(?:klasse|${school}|gymnasiums|schule)`,
      `(?<!\\p{L})(?:ist|als|war) ${become}(?:schüler|gymnasiast|realschüler|hauptschüler|\\p{L}+klässler)(?:in)?(?!\\p{L})`,
      `(?<!\\p{L})für eine[nr]? ${become}(?:schüler|gymnasiast|\\p{L}+klässler)(?:in|en)?(?!\\p{L})`,
      '(?<!\\p{L})schüler(?:betriebs)?praktikums?(?!\\p{L})',
      `(?<!\\p{L})${whose} klassen(?:lehrer|lehrerin|leiter|leiterin|leitung)(?!\\p{L})`,
      `(?<!\\p{L})in der ${grade} klasse (?:gelernt|erworben)`,
    ].join('|'),
    'iu',
  ),
);
/** „aus sechs Semestern seines Studiums“, „als Student“, „für ihre Bachelorarbeit“ */
const student = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${whose} ${become}\\p{L}*(?:studium|studiums|studiengang|studiengangs)(?!\\p{L})`,
      `(?<!\\p{L})(?:als|ist|war|der|die) ${become}student(?:in)?(?!\\p{L})`,
      `(?<!\\p{L})${whose} (?:bachelor|master|diplom|semester|studien)arbeit(?!\\p{L})`,
      `(?<!\\p{L})im ${grade} (?:fach)?semester(?!\\p{L})|semestern ${whose}`,
      `(?<!\\p{L})(?:er|sie|frau \\p{L}+|herr \\p{L}+) (?:[^.;,]{0,40} )?studiert(?!\\p{L})`,
      '(?<!\\p{L})an der (?:\\p{L}+ )?(?:universität|hochschule|fachhochschule|uni) (?:erworben|gelernt|vermittelt)\\p{L}*',
    ].join('|'),
    'iu',
  ),
);
/** What is to come, what was, what others are, and a comparison. */
const unlike = late.iu`(?<!\p{L})(?:später\p{L}*|künftig\p{L}*|zukünftig\p{L}*|möchte|wünsch\p{L}*|angestrebt\p{L}*|geplant\p{L}*|plant|will|würde\p{L}*|könnte\p{L}*|empfehl\p{L}*|ehemal\p{L}*|schon als|bereits als|früher\p{L}*|wie eine?|zuvor|vorher|abgeschlossen\p{L}*|unsere[nrms]? student\p{L}*|nach (?:dem|ihrem|seinem) (?:abitur|schulabschluss)|interesse an|aufnehmen|aufnimmt|beginnen|beginnt|bewerb\p{L}*|ob|falls|wenn|ein studium|hospit\p{L}*|unterricht\p{L}*|lehramt\p{L}*|zusammen mit|gemeinsam mit|ein(?:e[mrn]?)? (?:andere[nrm]? )?studenti?n?(?:en)?|betreut\p{L}*|dual\p{L}*|frühstudi\p{L}*|juniorstudi\p{L}*|schnupperstudi\p{L}*|berufsschul\p{L}*)(?!\p{L})`;

/** „für das bevorstehende Abitur“ is wished to nobody who studies. */
const schoolAhead = searchOf(
  late.iu`(?<!\p{L})(?:bevorstehende|anstehende|kommende|nahende|nächste)[nsrm]? (?:\p{L}+ )?(?:abitur|fachabitur|matura|maturität|schulabschluss|abiturprüfung(?:en)?|schuljahr(?:e?s)?)(?!\p{L})|(?<!\p{L})(?:ihre|seine)[nr]? (?:weitere[nr]? |verbleibende[nr]? |restliche[nr]? )?(?:schulzeit|schullaufbahn|schulabschluss|abiturprüfung(?:en)?)(?!\p{L})|wahl (?:eines|des|ihres|seines) (?:studienfach|studiengang)(?:e?s)?(?!\p{L})|rückkehr (?:in die schule|an (?:ihre|seine) schule)(?!\p{L})`,
);
const whoStudies = late.iu`(?<!\p{L})(?:(?:bachelor|master|diplom|fachhochschul|hochschul|jura|medizin)-?studiums?|(?:fach)?semester|student(?:in)?|masterarbeit|bachelorarbeit)(?!\p{L})`;
const earlyOn: ReadonlySet<string> = new Set(['introduction', 'heading', 'tasks']);

/** A student at the beginning, and the farewell wishes well for the last years at school. */
function schoolForStudent(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, schoolAhead)) return [];
  const isStudent = letter.units.some(
    (unit, at) =>
      earlyOn.has(letter.parts[at] ?? '') &&
      whoStudies.test(unit.flat) &&
      !unlike.test(unit.flat.replaceAll(theStudent, '')),
  );
  if (!isStudent) return [];
  return letter.units.flatMap((unit, at) => {
    const match = letter.parts[at] === 'closing' ? schoolAhead.exec(unit) : null;
    if (match === null || others.test(unit.flat)) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('pupil-or-student'), { at: place })];
  });
}

const theStudent = late.giu`(?<!\p{L})(?:als studenti?n?|duale[srn]?|lehramts?\p{L}*)(?!\p{L})`;
/** Whom she taught is still at school. */
const others = late.iu`(?<!\p{L})(?:schüler\p{L}*|nachhilfe\p{L}*|kinder\p{L}*|lehr(?:er|amt)\p{L}*)(?!\p{L})`;

const find = (letter: LetterContext, is: (unit: Unit) => boolean): readonly Unit[] =>
  letter.units.filter(
    (unit, at) =>
      unit.zone === 'body' &&
      (letter.parts[at] !== 'company' || /praktikum/iu.test(unit.flat)) &&
      is(unit) &&
      !unlike.test(unit.flat),
  );

/** In the ninth form at the beginning, and „sechs Semester ihres Studiums“ in the praise, or the other way. */
export function pupilOrStudent(letter: LetterContext): Candidate[] {
  if (letter.type !== 'praktikumszeugnis') return [];
  const ahead = schoolForStudent(letter);
  if (ahead.length > 0 || !mayStand(letter, pupil) || !mayStand(letter, student)) return ahead;
  const one = find(letter, (unit) => pupil.test(unit) && !student.test(unit))[0];
  const other = find(letter, (unit) => student.test(unit) && !pupil.test(unit))[0];
  if (one === undefined || other === undefined) return [];
  // What comes second is what does not fit.
  const unit = one.start > other.start ? one : other;
  const match = (unit === one ? pupil : student).exec(unit);
  if (match === null) return [];
  const at = spanOf(unit, match.index, match.index + match[0].length);
  return [byRule(letter, letterRule('pupil-or-student'), { at })];
}
