import { late } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { closingClash, hasMeagreWishes } from './meagre-wishes.ts';
import { omission } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { regretWords, thanksWords, type EndReason } from './read-closing.ts';
import type { Part } from './reading.ts';
import { retires } from './retires.ts';

/** Ends at which nobody misses regret. */
const withoutRegret: ReadonlySet<EndReason> = new Set<EndReason>(['term', 'retirement', 'takeover']);

/** The end is told, and nowhere why: readers guess who gave notice. */
function withoutReason(letter: LetterContext): boolean {
  if (letter.type !== 'arbeitszeugnis' || letter.layman || letter.closing.reason !== null) return false;
  if (toldAtFirst(letter, reasonTold)) return false;
  const ends = unitsOf(letter, 'closing').filter((unit) => endTold.test(unit));
  if (ends.length > 0) return !ends.some(({ flat }) => because.test(flat));
  // The farewell is there, and the sentence before it is not.
  return !letter.units.some(
    (unit, at) => unit.zone === 'body' && !ofWork.has(letter.parts[at] as Part) && endAnywhere.test(unit),
  );
}

/** Some letters begin with the farewell: in the first lines, or in what is taken for part of the heading. */
const toldAtFirst = (letter: LetterContext, told: Search): boolean =>
  letter.units.some(
    (unit, at) => (unit.zone === 'heading' || letter.parts[at] === 'introduction') && told.test(unit),
  );
const reasonTold = searchOf(
  late.iu`auf (?:(?:ihren|seinen) )?(?:ganz )?eigenen wunsch|betriebsbedingt|(?:scheidet|schied|verlässt|wechselt)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:um|weil|da|wegen)(?!\p{L})`,
);

/** „Sie geht auf Kunden zu“, „trat sicher auf“: where the work is told nobody leaves. */
const ofWork: ReadonlySet<Part> = new Set<Part>(['company', 'tasks', 'performance', 'summary', 'behavior']);

const endTold = searchOf(
  late.iu`(?<!\p{L})(?:endete?|scheidet|schied|ausgeschieden|verlässt|verließ)(?!\p{L})`,
);

/** „endet nur deshalb, weil wir auswandern“ */
const because = late.iu`(?<!\p{L})(?:weil|deshalb|daher|darum|deswegen|wegen|aufgrund|infolge|aus \p{L}+gründen|aus \p{L}+ gründen|(?:auslaufen|wegfall|ende|abschluss|schließung|aufgabe|verkauf|einstellung|fertigstellung|ablauf(?= de[sr] (?:projekt|förder|drittmittel|saison|vertretung|elternzeit))) (?:des|der|eines|einer|unsere[sr]|diese[sr]) (?!monat|jahr|arbeits|dienst|beschäft|anstell|vertrag|kalender|quartal)\p{L}+)(?!\p{L})`;

/** The end in any words, anywhere. */
const endAnywhere = searchOf(
  late.iu`(?<!\p{L})(?:endete?|beendet\p{L}*|beendigung|scheidet|schied|ausgeschieden|verlässt|verließ|verläßt|geht|tritt|trat|wechselt\p{L}*|zieht|kündig\p{L}*|gekündigt|ruhestand|rente|befrist\p{L}*|auslauf\p{L}*|läuft|lief|aufgelöst|auflösung|schließ\p{L}*|trennen|trennten|getrennt|wunsch|aufgab|aufgibt|nachfolg\p{L}*)(?!\p{L})`,
);

/** What comes after a training, in any words: kept, offered a post, off to study, or missed at least. */
const toldAfter = searchOf(
  late.iu`übern[aeo]h?m|behalten|bleibt|verbleib|erhalten bleib|weiterbeschäftig|beschäftigen|festen? (?:stelle|vertrag|anstellung)|anstellung|angestellt|einstell|eingestellt|(?<!\p{L})(?:plan|arbeits)?stellen?(?!\p{L})|arbeitsverhältnis|unbefristet|befristet|gesell(?:e|in)(?!n)|fortsetz|fortführ|setzt [^.;]{0,60} fort|weitere\p{L}* (?:\p{L}+ )?(?:zusammen|mit)arbeit|künftig\p{L}* (?:zusammen|mit)arbeit|weiterhin (?:bei|für|in) un|freuen (?:wir )?uns|studi[eu]|hochschul|meisterschule|fachschule|weiterbild|ausland|wanderschaft|wehrdienst|freiwillig|zweite ausbildung|elternzeit|umzug|zieht|verlässt|scheidet|wechsel|wunsch|bedau|leider|ungern|schade|vermiss|verlieren|nachwuchskraft`,
);

/** In so many words, wherever it stands. */
const staysOn = searchOf(
  late.iu`als (?:\p{L}+)?(?:gesell|fach|kauf|mitarbeiter)\p{L}*(?!\p{L})[^.;]{0,60}(?:fort|übernommen|übernehmen|weiter|bleibt|erhalten)(?!\p{L})|geht (?:aus|auf) eigene[mn] (?:entschluss|wunsch)|zieht es (?:sie|ihn)|(?:setzt|führt) [^.;]{0,60}(?:bei uns|in unser\p{L}*)[^.;]{0,40} fort(?!\p{L})`,
);

/** Top grades, a very good examination, and not a word on whether she was kept, or why not. */
function withoutTakeover(letter: LetterContext): boolean {
  const { type, layman, rating, closing, categories } = letter;
  if (type !== 'ausbildungszeugnis' || layman || closing.thanks === null) return false;
  if ((rating.overall?.grade ?? 9) > 1.6 || closing.regret !== null || closing.rehire) return false;
  const exam = categories.find(({ category }) => category === 'exam-result');
  if (exam === undefined || exam.grade > 1.5) return false;
  return !letter.units.some(
    (unit, at) =>
      unit.zone === 'body' &&
      letter.parts[at] !== 'company' &&
      letter.parts[at] !== 'tasks' &&
      (letter.parts[at] === 'performance' ? staysOn : toldAfter).test(unit),
  );
}

const occasionWords = searchOf(
  /zeugnis|bescheinigung|anl[aä](?:ss|ß)|wunsch|gebeten|bittet|bat um|aufgrund|wegen (?:des|der|eines|einer|ihre[sr]|seine[sr]|unsere[sr])|infolge|umstruktur|neuordn|neuorgan|elternzeit|mutterschutz|versetz|wechsel|übergang|nachfolge|ruhestand/iu,
);
const interim = searchOf(/zwischenzeugnis/i);

/** Why an interim reference was made, behind the ratings or (which is told as a matter of order) among them. */
const tellsOccasion = (letter: LetterContext): boolean =>
  letter.units.some(
    (unit, at) =>
      unit.zone === 'body' &&
      (letter.parts[at] === 'closing' || letter.parts[at] === 'introduction' || interim.test(unit)) &&
      occasionWords.test(unit),
  );

/** „Alles Gute“ and no word of success; beside regret it is what a middling letter says. */
const wishesNoSuccess = ({ closing, layman, codes }: LetterContext): boolean =>
  !layman && !closing.success && !closing.continued && !codes.some(({ id }) => id === 'ironischer-wunsch');

/** Success at something that lies ahead for the first time cannot go on. */
const wishesForNext = (letter: LetterContext): boolean =>
  unitsOf(letter, 'closing').some((unit) => forNext.test(unit));
const forNext = searchOf(
  late.iu`(?:wünsch|erfolg)[^.;]{0,120}(?<!\p{L})(?:für|bei|in|zu) (?:d(?:ie|as|er|em)|ihr|sein)(?:e[mnr]?)? (?:\p{Ll}+ )?\p{L}*(?:prüfung|studium|studiums|meisterschule|technikerschule|promotion|selbst(?:st)?ändigkeit|existenzgründung)(?!\p{L})`,
);

/** The last paragraph is there and tells the occasion. */
const tellsOccasionLast = (letter: LetterContext): boolean =>
  unitsOf(letter, 'closing').some((unit) => occasionWords.test(unit));

/** Thanks, regret, wishes and what belongs to them. */
export const findMissingClosing: Finder = (letter) => {
  const { thanks, regret, wishes, continuation, reason } = letter.closing;
  if (letter.simple) return [];
  const grade = letter.rating.overall?.grade ?? 3;
  const found: Candidate[] = [];
  if (letter.type === 'zwischenzeugnis') {
    const occasion = !letter.layman && !tellsOccasion(letter);
    // Where at least the occasion is told the paragraph is there, and its two sentences are missing.
    if (letter.layman && letter.units.some((unit) => unit.zone === 'body' && thanksWords.test(unit)))
      return [];
    if (thanks === null && continuation === null && wishes === null && !tellsOccasionLast(letter))
      return [
        omission(letter, 'missing-closing'),
        ...(occasion ? [omission(letter, 'missing-occasion')] : []),
      ];
    if (thanks === null) found.push(omission(letter, 'missing-thanks'));
    if (continuation === null) found.push(omission(letter, 'missing-continuation'));
    if (occasion) found.push(omission(letter, 'missing-occasion'));
    return found;
  }
  if (thanks === null && regret === null && wishes === null) return [omission(letter, 'missing-closing')];
  if (withoutReason(letter)) found.push(omission(letter, 'missing-reason'));
  const regretUsual = letter.type === 'arbeitszeugnis' && !withoutRegret.has(reason);
  if (thanks === null && regret === null && letter.type !== 'ausbildungszeugnis')
    found.push(omission(letter, 'missing-thanks-regret'));
  else if (thanks === null) found.push(omission(letter, 'missing-thanks'));
  else if (regret === null && regretUsual && !letter.layman && !toldAtFirst(letter, regretWords))
    found.push(omission(letter, 'missing-regret'));
  if (withoutTakeover(letter)) found.push(omission(letter, 'missing-takeover'));
  if (wishes === null) found.push(omission(letter, 'missing-wishes'));
  else if (
    grade < 2.3 &&
    letter.type === 'arbeitszeugnis' &&
    !retires(letter) &&
    !letter.closing.continued &&
    !wishesForNext(letter) &&
    (!hasMeagreWishes(letter) || closingClash(letter)) &&
    !letter.layman
  ) {
    found.push(omission(letter, 'missing-weiterhin'));
  } else if (
    grade >= 2.3 &&
    reason === 'own' &&
    regret === null &&
    thanks !== null &&
    wishesNoSuccess(letter)
  ) {
    found.push(omission(letter, 'missing-success'));
  }
  return found;
};
