import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { formal } from './find-form.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { inRatings } from './limit.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

/** What a letter has and a reference has not: greeting, subject, offers to talk; and a heading that promises less. */
export const findLetterForm: Finder = (letter) => [
  ...letterLines(letter),
  ...offers(letter),
  ...heading(letter),
  ...gradeInFigures(letter),
];

const greeting = searchOf(
  late.iu`^\W*(?:(?:es grü(?:ß|ss)(?:t|en) (?:sie )?)?(?:mit )?(?:(?:freundlich|best|herzlich|lieb|viel|schön|kollegial|sonnig|verbindlich)\p{L}* (?:und \p{L}+ )?){0,2}(?:grü(?:ß|ss)en?|gru(?:ß|ss))(?: \p{L}+){0,4}|es grü(?:ß|ss)(?:t|en) .{0,40}|mit (?:vorzüglich\p{L}*|ausgezeichnet\p{L}*|größt\p{L}*|aller) hochachtung|hochachtungsvoll|ihr(?:e)? (?:dankbare[rs]? )?(?:\p{L}+-?)?(?:team|chef(?:in)?|arbeitgeber(?:in)?)|alles liebe)\W*$`,
);
const reference = searchOf(
  late.iu`^\W*(?:betr(?:eff|\.)\s?:|(?:ihr|unser)e? (?:zeichen|nachricht|schreiben)(?: vom|:|\W*$)|(?:per |einwurf-)?einschreiben(?:\W|$)|sehr geehrte(?:r|s)? (?:damen|herren|herr|frau|kolleg\p{L}*|leser\p{L}*)|an alle,? die|(?:\p{L}*zeugnis )?zur vorlage (?:bei|beim|für)(?!\p{L}))`,
);

/** „Mit freundlichen Grüßen“, „Betreff: …“ on a line of its own. */
function letterLines(letter: LetterContext): Candidate[] {
  return letter.units.flatMap((unit) => {
    if (unit.flat.length > 70 || unit.kind === 'item') return [];
    const found =
      greeting.test(unit) || (unit.zone !== 'body' || unit.flat.length < 60 ? reference.test(unit) : false);
    return found ? [byRule(letter, formal('letter-form'), { at: unit })] : [];
  });
}

const about =
  '(?:(?:rück|nach|an)?fragen?|(?:\\p{L}+-)?auskunft|auskünfte[n]?|einzelheiten|näheres|weiteres|informationen|gespräch\\p{L}*|details|hintergründe\\p{L}*|mehr(?! als))';
const offer = searchOf(
  lateRegExp(
    [
      `(?<![a-zäöüß])(?<!\\p{L})${about}(?!\\p{L})[^.;]{0,90}(?:stehen|steht|stehe|sind|bin|ist) (?:wir|ich|ihnen|unser\\p{L}*|mein\\p{L}*|herrn?|frau|der|die)(?!\\p{L})[^.;]{0,80}(?:verfügung|bereit|erreichbar|da(?!\\p{L}))`,
      `(?:stehen|steht|stehe|sind|bin) (?:wir|ich|ihnen|unser\\p{L}*|mein\\p{L}*)(?!\\p{L})[^.;]{0,80}(?<!\\p{L})${about}(?!\\p{L})[^.;]{0,40}(?:verfügung|bereit|erreichbar)|(?:wir|ich) (?:stehen|stehe|sind|bin) [^.;]{0,80}(?<!\\p{L})${about}(?!\\p{L})[^.;]{0,40}(?:verfügung|bereit|erreichbar)`,
      `(?:geben|gebe|erteilen|erteile|teilen|teile|sagen|sage|berichten|berichte|erläutern|erläutere) (?:wir|ich)(?!\\p{L}|[^.;]* dank)[^.;]{0,80}(?:auskunft|auskünfte|mit(?!\\p{L})|mündlich|telefonisch|persönlich|auf (?:an|nach)frage|näher)|(?:wir|ich) (?:geben|gebe|erteilen|erteile)[^.;]{0,60}(?:auskunft|auskünfte)`,
      `(?<![a-zäöüß])(?<!\\p{L})${about}(?!\\p{L})[^.;]{0,60}(?:gern\\p{L}* |jederzeit |auch |nur |besser )?(?:mündlich|telefonisch|fernmündlich|(?<!und |wie |sowie )persönlich(?!\\p{L}| (?:alles|viel|weiterhin|nur|das|und|wie|sowie))|im (?:\\p{L}+ )?gespräch|unter (?:der )?(?:telefon|ruf|durchwahl|tel))|(?:erhalten|bekommen|erhält) (?:\\p{L}+ ){0,4}(?:auskunft|auskünfte)`,
      '(?:schildere|schildern|sage|sagen|berichte|berichten|beantworte|beantworten|ergänze|ergänzen) (?:wir|ich)(?!\\p{L})[^.;]{0,80}(?:am telefon|per telefon|telefonisch|mündlich|im gespräch)',
      'bitte (?:rufen|wenden|kontaktieren|sprechen|fragen) sie|(?:rufen|wenden|fragen|sprechen|kontaktieren) sie (?:uns|mich|sich|bitte|gern\\p{L}*)(?!\\p{L})|(?:freuen|freue) (?:wir uns |ich mich )?(?:über|auf) (?:ihren|einen) (?:anruf|rückruf)',
    ].join('|'),
    'iu',
  ),
);

const toReference = /referenz/iu;
/** To be asked about the work itself: the letter should have said it. */
const ofWork = late.iu`(?<!\p{L})(?:über|zu|zur|zum|hinsichtlich|bezüglich|betreffend|was)(?!\p{L}) (?:(?:die|der|den|das|dem|ihre?[nrms]?|seine?[nrms]?|\p{Ll}+e[rnms]?) ){0,3}(?:\p{L}*qualität|güte|\p{L}*leistung(?:en)?|arbeit|arbeitsweise|arbeitsverhalten|(?:sozial)?verhalten|fähigkeiten|eignung|person|persönlichkeit|frau \p{L}+|herrn? \p{L}+)(?!\p{L})`;

/** „Für Rückfragen stehen wir zur Verfügung“: at the end or under the text; in tasks it is the person who answers. */
function offers(letter: LetterContext): Candidate[] {
  const unit = letter.units.findLast(
    (one, at) =>
      (one.kind === 'sentence' || one.zone === 'signature') &&
      (letter.parts[at] === 'closing' || at > letter.units.length - 12) &&
      letter.parts[at] !== 'tasks' &&
      letter.parts[at] !== 'company' &&
      offer.test(one),
  );
  if (unit === undefined || toReference.test(unit.flat)) return [];
  const match = offer.exec(unit);
  if (match === null) return [];
  const rule = ofWork.test(unit.flat) ? 'oral-quality' : 'oral-information';
  return [
    byRule(letter, formal(rule), {
      at: spanOf(unit, match.index, match.index + match[0].length),
    }),
  ];
}

const certifies = /(?:bescheinigung|bestätigung|nachweis|bestaetigung)/iu;
const noLetter = late.gu`[^\p{L}]`;
const letters = (text: string): string => text.toLowerCase().replaceAll(noLetter, '');

/** A certificate of employment is something else; where nothing is rated, that is told instead. */
function heading(letter: LetterContext): Candidate[] {
  const title = letter.units.find(({ zone }) => zone === 'heading');
  if (title === undefined || letter.simple || letter.layman || letter.rating.overall === null) return [];
  if (title.lower.includes('zeugnis')) return [];
  const told = letters(title.flat);
  if (!certifies.test(told) || told.includes('zeugnis')) return [];
  return [byRule(letter, formal('wrong-heading'), { at: title })];
}

const figures = late.iu`(?:(?:gesamt|schul|leistungs|verhaltens|durchschnitts|end)?noten?|prädikat|bewertung|beurteilung|gesamturteil|gesamtergebnis|gesamteindruck)(?: (?:von|lautet|ist|war|wäre|mit|einer|eine|der|die|in|schulnoten))*:? ?["(]?[1-6](?:[,.]\d{1,2})?(?: ?[+-])?(?![\d.]| (?:tag|monat|jahr|wochen|mal|stunden|abteilung))|["(]?(?<!\d)[1-6][,.]\d(?!\d)["]? (?:als|nach) (?:\p{L}*note|dem notensystem)|(?<![\d,.])\d+(?:[,.]\d+)? von (?:maximal |möglichen )?\d+ (?:\p{L}+ )?(?:punkt|stern)\p{L}*|(?:schul)?noten?:? ["(]?(?:sehr gut|gut|befriedigend|ausreichend|mangelhaft)(?=[").]|$)|\((?:=|entspricht|d\. ?h\.|also)? ?(?:note:? )?"?(?:sehr gut|gut|befriedigend|ausreichend|mangelhaft|[1-6])"?\)`;
/** Without one of these there is no figure. */
const figureSign = /[\d(]/;
const markWord = searchOf(/note/iu);
const starSign = /[*★⭐]/;
const rowOfStars = /[*★⭐]{3,}|\d ?(?:★|⭐)/u;
const ofExam = late.iu`prüfung|examen|kolloqui|verteidig|disputation|fachgespräch|\p{L}probe|(?:gesellen|meister)stück|bericht|meisterbrief|gesellenbrief|abschlu|kammer|schule|lehrgang|seminar|zertifik|zertifiz|kurs|weiterbildung|fortbildung|ausbildung|studium|studien|master(?!leist)|bachelor|promotion|diplom|klausur|facharbeit|projektarbeit|qualifikationsverfahren|lehrabschluss|audit|kund|gäst|gast|bewertungsportal|umfrage|befragung|patient|preis|wettbewerb|rezension|portal|tüv|hotel|punkten? verzeichnet|befragt|zufriedenheitswert|index|berufsfach|auftraggeb|taxation|prämi|verkost|degustation|(?<!\p{L})jury|juror|inspektion|begehung|turnier|leistungsschau|wein(?:führer|test)|gault|(?:prüf|fach|verbraucher)stelle|stiftung warentest|testkäuf|lebensmittelkontroll|hygienekontroll|amtliche\p{L}* kontroll|(?<!\p{L})von \d[\d.,]* auf \d`;

/** „(Gesamtnote 5,0)“ behind praise; the mark of an examination may stand. */
function gradeInFigures(letter: LetterContext): Candidate[] {
  for (const [at, unit] of letter.units.entries()) {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || !inRatings.has(letter.parts[at] as Part))
      continue;
    const stars = starSign.test(unit.text) ? rowOfStars.exec(unit.text) : null;
    if (stars !== null)
      return [
        byRule(letter, formal('grade-in-figures'), {
          at: { start: unit.start + stars.index, end: unit.start + stars.index + stars[0].length },
        }),
      ];
    const match = figureSign.test(unit.flat) || markWord.test(unit) ? figures.exec(unit.flat) : null;
    if (match === null || isOfExam(unit) || isOfExam(letter.units[at - 1])) continue;
    // Universities ask for the mark of an internship.
    if (letter.type === 'praktikumszeugnis' && ofInternship.test(unit.flat)) continue;
    return [
      byRule(letter, formal('grade-in-figures'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    ];
  }
  return [];
}

const ofInternship = late.iu`praktikum|praxis(?:semester|phase)|hospitation`;
const isOfExam = (unit: Unit | undefined): boolean => unit !== undefined && ofExam.test(unit.flat);
