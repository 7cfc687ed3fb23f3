import { allMatches } from '../german/all-matches.ts';
import { searchOf } from '../german/sieve.ts';
import { daysInMonth, monthNumber } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { formal } from './find-form.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

/** Signs that only placeholders and struck words have; dear looks follow only where there is one of them. */
const sign = /[_[\]{}<>~#%$]/;
const signs = ['.....', '……', 'XX', 'xx', 'TT.', 'DD.', 'treffendes', 'ipsum'];
/** Symbols and marks over letters are sought only beyond the dashes, quotation marks and letters of any text. */
const rare = /[\u0300-\u2012\u2027-\uFFFF¦©®°]/;
const symbol = /[\p{So}\p{Mn}]/u;
const bracketed =
  /\((?:sehr|stets|immer|jeder|voll|gut|best|e[mnrs]?\)|Name|Vorname|Nachname|Datum|Ort|Funktion|Position|Titel|Anrede|Beruf|Abteilung|Firma|Zeitraum|Grund)/;
const eitherOr = /[a-zäöüß] ?\/ ?[A-Za-zÄÖÜäöüß]/;
const isSuspect = (text: string): boolean =>
  sign.test(text) ||
  signs.some((one) => text.includes(one)) ||
  (rare.test(text) && symbol.test(text)) ||
  (text.includes('(') && bracketed.test(text)) ||
  (text.includes('/') && eitherOr.test(text));
const own = String.raw`(?:[Ss]ein|[Ii]hr)(?:e[mnrs]?|\(e[mnrs]?\))?`;
const placeholders = lateRegExp(
  [
    String.raw`_{3,}|\.{5,}|…{2,}`,
    String.raw`\[(?!(?:19|20)\d\d(?: ?[–-] ?(?:19|20)\d\d)?\]|…|\.\.\.|\s?Unterschrift|\s?Stempel|\s?Siegel|\s?Logo)[^\]\n]{0,60}\]`,
    String.raw`\{[^}\n]{1,40}\}|<\p{Lu}[^<>\n]{1,40}>|(?<!\p{L})[#%$]\p{Lu}{3,}[#%$]`,
    String.raw`«(?:Vor|Nach)?[Nn]ame»|«(?:Datum|Anrede|Titel|Funktion|Firma|Beginn|Ende)»`,
    String.raw`(?<![\p{L}\d.])[Xx]{2,}(?:[./-][Xx\d]{2,4})*(?![\p{L}\d])|(?:19|20)[Xx]{2}(?!\p{L})|\d\. ?[Xx]{2}\.`,
    String.raw`TT\.MM\.JJ(?:JJ)?|DD\.MM\.YY(?:YY)?`,
    String.raw`(?<!\p{L})(?:[Ee]r ?\/ ?[Ss]ie|[Ss]ie ?\/ ?[Ee]r|[Ii]hm ?\/ ?[Ii]hr|[Ii]hr ?\/ ?[Ii]hm|[Ii]hn ?\/ ?[Ss]ie|[Ss]ie ?\/ ?[Ii]hn|Herrn? ?\/ ?Frau|Frau ?\/ ?Herrn?|Herr\(n\)|${own} ?\/ ?${own}|(?:[Ss]ein|[Ii]hr)e?\(e?[mnrs]?\))(?!\p{L})`,
    String.raw`(?:Un|Nicht)zutreffendes (?:bitte )?streichen|Zutreffendes (?:bitte )?(?:ankreuzen|auswählen)|[Ll]orem ipsum|[☐☒□]`,
    String.raw`\((?:Name|Vorname|Nachname|Datum|Ort|Funktion|Position|Titel|Anrede|Beruf|Abteilung|Firma|Zeitraum|Grund)(?:[ ,/]+\p{L}+)*\)`,
  ].join('|'),
  'gu',
);
/** „stets/jederzeit“, „guten/sehr guten“: one of two was to be struck. */
const choice = late.u`(?<![\p{L}\d/-])(?!und|ein|zu|an|auf)\p{Ll}{3,} ?\/ ?(?!oder|aus|ab|und|beziehungsweise)(?:sehr )?\p{Ll}{4,}(?![\p{L}/-])|\((?:sehr|stets|immer|jederzeit|vollen|vollsten|voll|(?:sehr )?guten?|besten)\)`;
const struck = late.u`~~[^~\n]+~~|<(?:s|del|strike)>[^<\n]+<|(?:\p{L}[\u0335-\u0338]){2,}`;

/** Placeholders and choices of a template, struck words, notes of a draft, days that no calendar knows. */
export const findTemplate: Finder = (letter) => [
  ...(isSuspect(letter.text) ? [...openPlaces(letter), ...struckOut(letter)] : []),
  ...byHand(letter),
  ...notes(letter),
  ...impossibleDates(letter),
  ...typingErrors(letter),
];

function unitAt(letter: LetterContext, at: number): Unit | undefined {
  return letter.units.find(({ start, end }) => start <= at && at < end);
}

const slashOrBracket = /[/(]/;

/** The first of them is enough: whoever forgot one forgot more. */
function openPlaces(letter: LetterContext): Candidate[] {
  // Behind so many lines of dashes there is a form, or malice.
  for (const match of allMatches(placeholders, letter.text).slice(0, 40)) {
    const unit = unitAt(letter, match.index);
    // Lines for the signature, and boxes of a form around the text.
    if (unit === undefined || (unit.zone !== 'body' && /^[_.…X☐□]|^\((?:Ort|Datum|Name)/u.test(match[0])))
      continue;
    const at = { start: match.index, end: match.index + match[0].length };
    return [byRule(letter, formal('placeholder'), { at })];
  }
  for (const [at, { text, start }] of letter.units.entries()) {
    if (letter.sentences[at]?.graded !== true || !slashOrBracket.test(text)) continue;
    const match = choice.exec(text);
    if (match === null) continue;
    const from = start + match.index;
    return [byRule(letter, formal('placeholder'), { at: { start: from, end: from + match[0].length } })];
  }
  return [];
}

function struckOut(letter: LetterContext): Candidate[] {
  const match = struck.exec(letter.text);
  if (match === null) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  return [byRule(letter, formal('struck-out'), { at })];
}

const handwritten =
  /[([][^)\]\n]{0,60}(?:handschriftlich|bleistift|kugelschreiber|tipp-?ex|geschwärzt|überklebt|durchgestrichen|gestrichen|überschrieben|ausradiert|unleserlich)[^)\]\n]{0,60}[)\]]/iu;
const bracket = /[([]/;
function byHand(letter: LetterContext): Candidate[] {
  const match = bracket.test(letter.text) ? handwritten.exec(letter.text) : null;
  if (match === null) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  return [byRule(letter, formal('struck-out'), { at })];
}

const draft =
  '(?:entwurf\\p{L}*|vorabzug|vorabversion|vorabfassung|rohfassung|arbeitsfassung|korrekturexemplar|korrekturabzug|korrekturfassung|probedruck|konzeptfassung|mustertext)';
const todo =
  '(?:prüfen|ergänzen|einfügen|einsetzen|anpassen|streichen|löschen|überarbeiten|klären|nachfragen|abstimmen|korrigieren|umformulieren|eintragen|auswählen|freigeben|aktualisieren|nachtragen|absprechen|bestätigen)';
const note = lateRegExp(
  [
    `[([](?:\\p{L}+ )?${draft}[^)\\]\\n]{0,60}[)\\]]`,
    `^\\W{0,4}(?:nur )?${draft}(?:\\W{0,3}$|\\W{1,3}(?:stand|vom|nr|version|fassung|nicht|für|zur|\\d|–|-)[^\\n]{0,60}$)|[–—:-] ?${draft}\\W{0,3}$`,
    '^\\W*\\p{L}*(?:zeugnis|bescheinigung)\\W+(?:version|fassung|entwurf|korrektur|vorabzug|v\\.?) ?[\\d(][^\\n]{0,40}$|(?:–|-|\\*){2,} ?\\p{L}[^\\n]{2,40}[!?] ?(?:–|-|\\*){2,}',
    `(?:^|[([–—:*] ?|[.!?] )(?:bitte|noch|hier|ggf\\.?|evtl\\.?|evtuell|muss noch|wird noch) (?:\\p{L}+,? ){0,5}?(?:zu )?${todo}(?:\\W|$)`,
    `(?<!\\p{L})(?:anm(?:erkung|\\.)(?: (?:der|des|an|für|d\\.|von)[^:)\\n]{0,30})?|(?:interne[rs]? )?(?:notiz|vermerk|kommentar)(?: (?:der|des|an|für|von)[^:)\\n]{0,30})?|todo|to-do|p\\. ?s\\.|nur intern|intern) ?:`,
    '[([](?:text)?baustein[^)\\]\\n]{0,30}[)\\]]|(?:text)?baustein (?:nr\\. ?)?\\d+|[([](?:variante|alternative|version|fassung) [a-d\\d][^)\\]\\n]{0,20}[)\\]]',
    '[([][^)\\]\\n]{0,40}(?:rücksprache|mit \\p{L}+ abstimmen|siehe vorlage|laut vorlage|aus vorlage|wie bei \\p{Lu}\\p{L}+ )[^)\\]\\n]{0,40}[)\\]]',
  ].join('|'),
  'iu',
);
/** One of these each note holds; sets of a dot, for the sieve takes an escaped dot for anything. */
const noteWord = searchOf(
  /entwurf|vorab|rohfass|arbeitsfass|korrektur|probedruck|konzeptf|mustertext|anm|notiz|vermerk|komment|todo|to-do|baustein|variante|alternative|version|fassung|rücksprache|abstimm|vorlage|intern|p[.]s[.]|p[.] s[.]|prüfen|ergänzen|einfügen|einsetzen|anpassen|streichen|löschen|arbeiten|klären|fragen|korrig|formulier|tragen|auswählen|freigeb|aktualis|absprechen|bestätigen/iu,
);

function notes(letter: LetterContext): Candidate[] {
  for (const unit of letter.units) {
    if (unit.kind === 'item' || !noteWord.test(unit)) continue;
    const match = note.exec(unit.text);
    if (match === null) continue;
    // The letterhead of a designer may tell of drafts.
    if (unit.zone === 'letterhead' && !/^\W*(?:nur )?(?:entwurf|vorab|roh|korrektur|probe)/iu.test(unit.flat))
      continue;
    const from = unit.start + match.index + (match[0].length - match[0].trimStart().length);
    return [
      byRule(letter, formal('draft-note'), {
        at: { start: from, end: unit.start + match.index + match[0].trimEnd().length },
      }),
    ];
  }
  return [];
}

const dated = late.gu`(?=\d)(?<![\d.])(?<day>\d{1,2})\. ?(?:(?<name>Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})(?: (?<year>(?:19|20)\d\d))?|(?<month>\d{1,2})\. ?(?<numericYear>(?:19|20)\d\d))(?!\d)`;

/** „31. Juni“, „30.02.2024“. */
function impossibleDates(letter: LetterContext): Candidate[] {
  for (const match of allMatches(dated, letter.text)) {
    const { day = '', name, year, month, numericYear } = match.groups ?? {};
    // Such a day has every month.
    if (name !== undefined && Number(day) >= 1 && Number(day) <= 28) continue;
    const which = name === undefined ? Number(month) : monthNumber(name);
    // Without a year, the 29th of February may have been.
    const most = which > 12 || which < 1 ? 0 : daysInMonth(Number(year ?? numericYear ?? 2024), which);
    if (Number(day) >= 1 && Number(day) <= most) continue;
    const at = { start: match.index, end: match.index + match[0].length };
    return [byRule(letter, formal('impossible-date'), { at })];
  }
  return [];
}

const repeated =
  'und|mit|in|für|von|gegenüber|wir|ihm|stets|jederzeit|immer|hat|ihre|seine|des|eine|einer|als|auch|im|zur|zum|unsere|unserer|vollen';
/** Each word is written twice, for the sieve knows nothing of back references. */
const doubled = searchOf(
  lateRegExp(
    `(?<![\\p{L}*:_/-])(?:${repeated
      .split('|')
      .map((word) => `${word} ${word}`)
      .join('|')})(?![\\p{L}-])`,
    'iu',
  ),
);
/** Slips of words that every reference uses. */
const slips = searchOf(
  late.iu`(?<![a-zäöüß])(?<!\p{L})(?:stehts|jederzeid|vorr?gesez\p{L}*|vorgesetzen|auffas(?:ungs\p{L}*|ung)|eng(?:agment|angement|agemang)s?|interresse[ns]?|zufridenheit|zufriedenhei[dr]|zuverläß(?:ig|lich)\p{L}*|sorgfälltig\p{L}*|seperat\p{L}*|wiederspiegel\p{L}*|vorraus\p{L}*|hervor(?:agend|ragent|raggend)\p{L}*|au(?:ß|ss)erordenlich\p{L}*|kolegen|koleginnen|verantwortungsvol|zusammenarbeid|wünchen|bedauren|standart\p{L}*|(?:zeug|ergeb|verhält|kennt)niss)(?!\p{L})`,
);

/** „mit mit“, „stehts“: what a second look would have found. */
function typingErrors(letter: LetterContext): Candidate[] {
  for (const unit of letter.units) {
    if (unit.zone !== 'body' && unit.zone !== 'heading') continue;
    const match = doubled.exec(unit) ?? slips.exec(unit);
    if (match === null) continue;
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, formal('typing-error'), { at })];
  }
  return [];
}
