import { late, lateRegExp } from '../german/late.ts';
import { latin } from '../german/latin.ts';
import { searchOf } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import type { TakenBack } from './taken-back.ts';

const someone = '(?:er|sie|(?:herrn?|frau) (?:(?:dr|prof|med) (?:\\. )?)*[\\p{L}-]+)';
const months =
  '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|jahresende|jahreswechsel)';
/** What ends a time without ending the post. */
const turn =
  '\\p{L}*(?:wechsel|beförderung|versetzung|umzug|geburt|elternzeit|mutterschutz|erkrankung|krankheit|unfall|umstrukturierung|umorganisation|fusion|übernahme|neubesetzung|trennung|scheidung|ernennung|berufung|einführung|umstellung|pandemie|krise)';
/** „… seiner Tätigkeit“, „… bei uns“ */
const ofPost =
  '(?: (?:(?:seine|ihre|diese|de)[rs] (?:\\p{L}*(?:tätigkeit|beschäftigung|zeit|ausbildung|lehre|arbeit|anstellung|praktikums|verhältnisses|dienstes|einsatzes)|zugehörigkeit)|bei uns|hier|(?:in|für) unser\\p{L}* \\p{L}+|nach (?:seine|ihre)[mr] (?:eintritt|einstellung)))*';
const span = '(?:jahre?n?|monate?n?|wochen?|tagen?|zeit|hälfte|phase|halbjahr|\\p{L}+jahr)';
/** „zu Beginn“, „in den ersten Monaten seiner Tätigkeit“, „eine Zeit lang“ */
const atFirst = `(?:anfangs|anfänglich|(?:am anfang|zu (?:beginn|anfang)|in (?:der|seiner|ihrer) anfangs\\p{L}+|in den anfangs\\p{L}+|(?:in (?:den|der|seine[nrm]|ihre[nrm])|im|die|während (?:der|seiner|ihrer)) ersten (?:\\p{L}+ ){0,2}?${span})${ofPost}|(?:für )?(?:eine|einige|kurze|lange) (?:zeit|weile|monate|wochen)(?: lang)?|(?:eine )?zeitlang)`;
const until = `(?:bis (?:zu (?:seine|ihre)[mr] |zu[mr] )(?:\\p{L}+ )?(?:${turn}|${months})(?!\\p{L})[^,]{0,60}?|bis (?:anfang|mitte|ende) (?:\\p{L}+ )?\\d{4}|bis vor (?:kurzem|eine[mr]|zwei|drei|vier|fünf|wenigen|einigen)(?: \\p{L}+)?)`;
/** How somebody was or worked, not what was done once: that is a merit of its own. */
const lasts =
  'war|waren|zeigten?|arbeiteten?|überzeugten?|bewies|verhielt|erfüllten?|erledigten?|entsprach|entsprachen|fand|fanden|trat|begegnete|verstand|beherrschte|besaß|verfügte|galt|genoss|plante|organisierte|behielt|wusste|handelte|dachte|schätzten|leistete|lieferte|hielt|achtete|ging|gingen|kam|lag|blieb';
const is = `(?:${lasts}|\\p{Ll}+ten?|hat|haben|erbrachte|versah|nahm|traf|wurden?|gelang|vertrat|übertraf|sprach|schrieb|sah|lag|stand|bot|griff|gab)`;
const always = '(?:stets|immer|jederzeit|durchweg|ausnahmslos|durchgehend)';
const front = '(?:nur |lediglich )?';
const amid = `(?:(?:sich|wir|ihm|ihr|mit|von|uns|(?:seine?|ihre?)[nrm]?(?: \\p{L}+)?|die|den|\\p{L}*leistungen|\\p{L}*arbeit|\\p{L}*aufgaben|${someone}) )*${front}`;
/** „In den ersten Jahren arbeitete er …“: in front of the verb, or in a sentence of one clause. */
const once = searchOf(
  lateRegExp(
    [
      `^${front}(?:${atFirst}|zunächst|früher|${until}|vor (?:de[mr]|seine[mr]|ihre[mr]) (?:\\p{L}+ )?${turn}(?!\\p{L})[^,]{0,40}?(?= (?:war|waren|arbeitete|zeigte|erledigte|erfüllte|galt) )|in (?:seine[mn]|ihre[mn]) letzten (?:jahr|halbjahr|monaten|wochen)|(?:erst )?(?:gegen|am) ende (?:seiner|ihrer) (?:tätigkeit|beschäftigung|zeit|ausbildung)) ${is} `,
      `^solange (?:${someone} (?![^,]*(?:bei uns|unsere[mnr]?|hier|für uns))(?:in|im|am|an|als|auf)(?!\\p{L})[^,]*(?:arbeitete|tätig war|war|eingesetzt war|beschäftigt war)|(?:sein|ihr|der|die|unser)e? (?:\\p{L}+ )?(?:vorgesetzter?|chef|chefin|meister|meisterin|leiter|leiterin|vorgänger|vorgängerin|ausbilder|ausbilderin)(?!\\p{L})[^,]*) ,`,
      `^(?!.* [,;:] )(?:.* )?${is} ${amid}(?:${atFirst}|zunächst|${until})(?!\\p{L})`,
      `^(?:(?:seine?|ihre?) [^,;:]*|${someone} |[^,;:]* )${is} ${amid}(?:${atFirst}|zunächst|früher|${until}) (?:${always}|sehr|äußerst|überaus|höchst|(?:mit|zu)(?= .*zufrieden))(?!\\p{L})(?!.*(?<!\\p{L})(?:aber|doch|jedoch)(?!\\p{L}))`,
      `^es gab (?:eine zeit|zeiten|tage|monate|phasen|jahre) , in de(?:r|nen) `,
      `^solange (?:die|der|das|es|alles) [^,]*(?:ruhig|überschaubar|gering|nach plan|glatt|gewohnt|niedrig|schwach)[^,]* , ${is} `,
      ` , (?:zumindest|jedenfalls|wenigstens|(?:aber|doch|allerdings|leider) nur) (?:${atFirst}|${until})[ .]*$`,
    ].join('|'),
    'u',
  ),
);
/** It went on, or got better; or it is told how hard the beginning was. */
const wentOn = latin(
  late.u`(?<!\p{L})(?:später|dann|danach|bald|inzwischen|mittlerweile|heute|seither|seitdem|trotz\p{L}*|obwohl|fremd\p{L}*|zuletzt|schließlich|am schluss|einarbeit\p{L}*|eingearbeitet|neue[nrm]? (?:\p{L}*kolleg|mitarbeit|mitgli|schül|kind)\p{L}*|lehrlinge?n?|auszubildenden|und (?:seit|ab|bis|zum))(?!\p{L})|(?<!\p{L})(?:arbeitete|fand|lebte|fügte|gewöhnte)(?= )[^,]* sich (?:[^,]* )?ein \.?$`,
);
const standing = latin(
  lateRegExp(`(?<!\\p{L})(?:${lasts}|${always}|zufrieden\\p{L}*|anerkennung|erwartungen)(?!\\p{L})`, 'u'),
);
/** „zuverlässig, ehrlich und fleißig“ is one clause. */
const listed = late.gu` ,(?= (?:(?:sehr|stets|äußerst|\p{L}+er) )?\p{L}+ (?:,|und|sowie|wie) )`;

/**
 * Praise for a time that ended before the post did: what came then is not told. „ausreichend“ (4) is the best that is
 * left of it; „waren … zufrieden gewesen“ leaves less (5). Source: domain.md §3 (Einschränkung), own corpus.
 */
export function heldForTime(text: string): TakenBack | null {
  const flat = text.replace(listed, '');
  if (!once.test({ flat, threes: threesOf(flat) }) || !standing.test(text) || wentOn.test(text)) return null;
  return { id: 'taken-once', grade: / gewesen \.?$/.test(text) ? 5 : 4 };
}
