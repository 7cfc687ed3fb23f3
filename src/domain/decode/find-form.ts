import { late } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { formalRules } from '../knowledge/formal-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { isGood } from './meant-well.ts';
import { isOfPupil } from './of-pupils.ts';
import { regretWords, thanksWords } from './read-closing.ts';
import type { Unit } from './units.ts';

type Id = (typeof formalRules)[number]['id'];
/** A rule of `formal-rules.ts`. */
export const formal = (id: Id): (typeof formalRules)[number] =>
  formalRules.find((one) => one.id === id) as (typeof formalRules)[number];

const inSentence = searchOf(
  late.u`(?=[IS])(?<=[\p{L},;] )(?<!(?<!\p{L})(?:den|die) (?=(?:Ihren|Seinen)(?!\p{L})))(?:Ihr(?:e[mnrs]?)?|Ihnen|Sie|Ihm|Seine?[mnrs]?|Ihn)(?!\p{L})`,
);
/** Praise between quotation marks: „Teamplayer“. Behind a noun („das Projekt „Nord““) stands a name. */
const praised = late.iu`(?<!\p{L})(?:(?:(?:(?<=(?:(?:war|ist|blieb|bleibt) (?:sie|er|(?:frau|herr) [\p{L}-]+)|(?:sie|er|(?<!(?:von|bei|für) )(?:frau|herr) [\p{L}-]+) (?:war|ist|blieb|bleibt)) (?:\p{L}+ ){0,3})(?:unsere?|die|der|das)|k?ein(?:e[rmns]?)?|echte[rns]?|wahre[rns]?|große[rns]?|als|stets|immer|so|viel) ["„“»«](?:\p{L}+[ -]){0,2}\p{L}{3,}|(?:unser(?:e[rmns]?)?|(?:sein|ihr)(?:e[rmns]?)?(?: \p{Ll}+e[nrms]?)?) ["„“»«]\p{L}*(?:keit|heit|schaft|ung|ment|sinn|geist|fleiß|einsatz|kompetenz|disziplin|wissen|können|ungen|ideen|vorschläge|erfolge|kenntnisse|humor|eifer|hilfe|beiträge|in|profi|macher|star|ass|chef|experte|talent))["“”»«])`;
const quoteMark = /["„“»«]/;
const quoted = searchOf(late.u`["„“»«]\p{Ll}[\p{L} -]{2,40}["“”«»]`);
const ofTitle = searchOf(
  /cum laude|note|prüfung|prädikat|urteil|bestand|abschluss|projekt|titel|bereich|thema|(?:das wort|der satz|den satz|den begriff|die vokabel) [„“"»](?:unmöglich|geht nicht|nein|feierabend|keine zeit|später|aufgeben|langeweile|eile)[“”"«]/i,
);
/** „Die Prüferin nannte die Arbeit „mustergültig““, „Für die Kinder ist er „der Herr Schulz““: in a good letter others are quoted. */
const saidByOthers = late.iu`(?<!\p{L})(?:sagt(?:en?)?|schr(?:ieb|eib)\p{L}*|rief|(?<!(?:wir|ich) )nann?ten?(?! (?:wir|ich) )|heißt|hieß|bewertung\p{L}*|gästebuch|anderswo als|(?:für|bei) (?:die|den|viele|unsere)n? (?:\p{L}*kinder|gäste|bewohner|kunden|patienten|kollegen)n?)(?!\p{L})`;
const quotesTo = 2.4;
/** „Wir danken dir, liebe Jana“; in „mit ihr geht eine kluge, liebe Kollegin“ the word tells what she is like. */
const salutation = searchOf(
  late.u`(?<=(?:^|[,!:–-] |[Dd]anke? ))(?<!(?:eine?[nmrs]?|(?:unser|mein|ihr|sein)(?:e[nmrs]?)?|d(?:ie|er|en|em|as)|als|so|wie|manche[rs]?|viele)(?: (?:\p{Ll}+,|\p{Ll}+ und|sehr|so|ganz))* )(?:liebe[rs]?|sehr geehrte[rs]?|hallo) (?:\p{Lu}\p{L}+|frau|herr)|(?<!\p{L})(?:dir|dich|deine?[mnrs]?)(?!\p{L})`,
);
/** „Die Kunden sagten: Schicken Sie uns Herrn Kern“ */
const spoken = searchOf(
  late.u`(?<!\p{L})(?:gesagt|sagten?|riefen?|meinten?|baten?)(?!\p{L})[^.]{0,60}(?<=\p{L}en )Sie(?!\p{L})|["„»][^"„“”«»]*(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})[^"„“”«»]*["“”«],? (?:schr(?:ieb|ieben|eibt)|sag(?:t|te|ten)|r(?:ief|iefen)|mein(?:te|ten)|steht|stand|hieß(?: es)?|heißt es|laute(?:t|te))(?!\p{L})`,
);
const emphasis = late.u`(?<=\s)(?:__[^_\n]+__|\*\*[^*\n]{2,40}\*\*|_\p{L}[^_\n]{1,40}_|\*\p{L}[^*\n]{1,40}\*|<(?<tag>u|b|i|em|strong)>[^<\n]+<\/\k<tag>>|(?:\p{L} ){3,}\p{L}(?!\p{L})|(?:STETS|IMMER|JEDERZEIT|NIE|NICHT|SEHR|GUT|VOLLE[NR]?|VOLL|VOLLSTEN|BEMÜHT|BEMÜHTE|ZUFRIEDENHEIT|PÜNKTLICH|EHRLICH|ANWESEND|FREUNDLICH|MEIST|FAST)(?!\p{L}))(?=[\s,.;:!)]|$)`;
/** „Wo ist Jan?“: what others ask, word for word. */
const asked = /["„»][^"„“”«»]*\?["“”«]/gu;
/** Signs, capitals and lone letters, one of which all emphasis has. */
const emphaticSign = /[_*<]|[A-ZÜ]{3}/;
const loneLetters = / \S{1,2} \S{1,2} /;
const isEmphatic = (text: string): boolean => emphaticSign.test(text) || loneLetters.test(text);
const mark = late.u`\p{L}["“]?(?:!|\?)|(?:(?<=\s)|^)[:;]-?[)(](?=\s|$)|\p{Emoji_Presentation}|\((?:!|\?)\)`;
/** One of these each mark has; what is shown as a picture stands behind them. */
const markSign = /[!?()\u231A-\uFFFF]/;
const requested = searchOf(
  late.iu`(?:dieses |das )?(?:arbeits)?zeugnis (?:wird|wurde|haben wir|stellen wir|erhält)[^.;]{0,30}auf (?:\p{L}+ ){0,2}wunsch|auf (?:\p{L}+ ){0,2}wunsch[^.;]{0,40}(?:dieses|das) (?:arbeits)?zeugnis (?:ausgestellt|erstellt)`,
);

/** „Danke für die stets gute Zusammenarbeit!“ says aloud what it says; „Danke für alles!“ is the tone of a card. */
const warmly = late.iu`^(?:vielen |herzlichen |besten |tausend )?dank\p{L}* für [^!?]*(?:stets|sehr|immer|jederzeit|\p{L}{4,}e[nrs]?) (?:\p{L}+ )?(?:\p{L}*arbeit|leistung\p{L}*|jahre|monate|einsatz|engagement)!$`;

/** One sign at the end, and no other. */
const once = /^[^!?]*(?<!\()!$/u;
/** „Schade, wir hätten sie gern behalten!“ where all else is praise: thanks, regret or wishes said with warmth. */
const isHeartfelt = (letter: LetterContext, unit: Unit): boolean =>
  once.test(unit.flat) &&
  isGood(letter) &&
  (thanksWords.test(unit) || regretWords.test(unit) || wished.test(unit));
const wished = searchOf(late.iu`(?<!\p{L})mög(?:e|en)(?!\p{L})`);

/** Signs, spelling and form of single sentences. */
export const findForm: Finder = (letter) =>
  letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body') return [];
    const found: Candidate[] = [];
    const add = (id: Id, regex: Search, unless?: Search): void => {
      const match = regex.exec(unit);
      if (match === null || unless?.test(unit) === true) return;
      found.push(
        byRule(letter, formal(id), { at: spanOf(unit, match.index, match.index + match[0].length) }),
      );
    };
    if (unit.kind === 'sentence') {
      const isCard = letter.parts[at] === 'closing' && (letter.layman || isOfPupil(letter)) && isGood(letter);
      if (!isCard) add('letter-salutation', salutation);
      if (!(isCard && letter.layman) && !spoken.test(unit)) add('capital-pronoun', inSentence, salutation);
      const isQuoted =
        quoteMark.test(unit.flat) &&
        (letter.rating.overall?.grade ?? 9) <= quotesTo &&
        saidByOthers.test(unit.flat);
      if (letter.parts[at] !== 'company' && !isQuoted) add('scare-quotes', quoted, ofTitle);
      if (
        letter.sentences[at]?.graded === true &&
        !isQuoted &&
        found.every(({ rule }) => rule !== 'scare-quotes')
      )
        found.push(...inQuotes(letter, unit, at));
      if (letter.type === 'arbeitszeugnis') add('on-request', requested);
      if (
        markSign.test(unit.flat) &&
        mark.test(unit.flat.replaceAll(asked, '')) &&
        !(letter.parts[at] === 'closing' && (warmly.test(unit.flat) || isHeartfelt(letter, unit)))
      )
        found.push(byRule(letter, formal('marks'), { at: { start: unit.start, end: unit.end } }));
    }
    const bold =
      letter.sentences[at]?.graded === true && isEmphatic(unit.text) ? emphasis.exec(unit.text) : null;
    if (bold !== null)
      found.push(
        byRule(letter, formal('underline'), {
          at: { start: unit.start + bold.index, end: unit.start + bold.index + bold[0].length },
        }),
      );
    return found;
  });

/** Praise between quotation marks; what a noun before them names is a title. */
function inQuotes(letter: LetterContext, unit: Unit, index: number): Candidate[] {
  const match =
    letter.parts[index] !== 'closing' && quoteMark.test(unit.flat) ? praised.exec(unit.flat) : null;
  if (match === null) return [];
  const from = match.index + match[0].search(/["„“»«]/u);
  // Two nouns are a name, and so are two capitals in one word.
  if (/\p{Lu}\p{L}* \p{Lu}|\p{L}-?\p{Lu}/u.test(unit.flat.slice(from, match.index + match[0].length)))
    return [];
  if (named.test(unit.flat.slice(Math.max(0, from - 40), from + match[0].length + 30))) return [];
  if (
    /cum laude|note|prüf|abschluss|zertifi|titel|(?:ausgezeichnet|gewählt|gekürt)(?!\p{L})/iu.test(unit.flat)
  )
    return [];
  const at = spanOf(unit, from, match.index + match[0].length);
  return [byRule(letter, formal('scare-quotes'), { at })];
}

/** What goes by a name of its own: „die Stimme unserer Reihe“, „unter dem Motto“. */
const named = late.iu`projekt|reihe|programm|lehrgang|titel|(?<!\p{L}|ex)kurs|zertifi|genannt|namens|motto|preis(?!\p{L})|marke(?!\p{L})|software|kampagne|podcast|zeitschrift|serie(?!\p{L})|workshop|initiative(?! )|stück|rolle|ausstellung`;

const schoolGrades = searchOf(
  /noten? (?:wie|nach) .{0,12}schul|(?<!(?:gute|beste|hervorragende|ausgezeichnete|glänzende|herausragende|ihre|seine|die)[nr]? )schulnoten?/i,
);

/** „Die Bewohner geben dem Essen die Schulnote 1,6.“ */
const byOthers = late.iu`befragung|umfrage|bewertung|(?:gäste|kunden|bewohner|patienten|nutzer|teilnehm\p{L}*|eltern|leser)(?!\p{L})[^.;]{0,40}(?:geben|gaben|vergeben|vergaben|bewert)`;

/** A table of school grades in place of sentences. */
export const findSchoolGrades: Finder = (letter) => {
  const found = gradeTable(letter);
  for (const unit of letter.units) {
    if (unit.zone === 'body' && schoolGrades.test(unit) && !byOthers.test(unit.flat))
      found.push(byRule(letter, formal('school-grades'), { at: unit }));
  }
  return found;
};

function gradeTable(letter: LetterContext): Candidate[] {
  if (letter.gradeRows.length < 3) return [];
  const whole = letter.gradeRows.find(({ unit }) =>
    /gesamt|durchschnitt/i.test(letter.units[unit]?.flat ?? ''),
  );
  const at = letter.units[(whole ?? letter.gradeRows[0])?.unit ?? -1];
  return [byRule(letter, formal('school-grades'), { at })];
}
