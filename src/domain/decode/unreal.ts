import { lateRegExp } from '../german/late.ts';
import { latin } from '../german/latin.ts';

const would = '(?:hätten?|wären?|könnten?|würden?)';
const clause = '(?:wenn|sofern|falls|soweit|vorausgesetzt|hätten?|wären?)';
const lacked =
  '(?:etwas|ein wenig|ein bisschen|mehr|weniger|ander\\p{L}+|regelmäßig\\p{L}+|entsprechend\\p{L}+|genügend\\p{L}*|\\p{L}+ere[mnr]?)';
/** What would have been done, and what it hung on. */
const hung = [
  `^(?<main>[^,;]* ${would}(?!\\p{L})[^,;]*) , ${clause} (?<if>[^;]*)`,
  `^${clause} (?<if>[^,;]*) , (?:so |dann )?(?<main>${would} [^;]*)`,
  `^(?<if>(?:mit|bei|unter) (?:\\p{L}+ )?${lacked}(?: \\p{L}+){1,5}?) (?<main>${would} [^,;]*) \\.?$`,
].map((source) => latin(lateRegExp(source, 'u')));
/** Said of the person, of the work, or of who would be content with it. */
const ofPerson = latin(
  lateRegExp(
    '(?<!\\p{L})(?:er|sie|ihm|ihr|herrn?|frau|(?:sein|ihr)e[nrms]?|sein|aufgaben|arbeiten|leistungen|ergebnisse|zufrieden|zufriedenheit)(?!\\p{L})',
    'u',
  ),
);
/** Nobody could have done better, or others would have; what was ready to be done where it was needed. */
const praises = latin(
  lateRegExp(
    '(?<!\\p{L})(?:nicht|nichts|nie|niemals|niemand\\p{L}*|kein\\p{L}*|kaum|ohne (?:ihn|sie|ihre?|seine?|frau|herrn)|man|ich|gern|gerne|lieber|liebsten|ungern|andere?[rn]?|jede[rnm]?(?! hinsicht| zeit)|wir(?![^,;]* zufrieden)|schaden|besser|bevor|ehe)(?!\\p{L})',
    'u',
  ),
);
const ofNeed = latin(
  lateRegExp(
    '(?<!\\p{L})(?:nötig|notwendig|erforderlich|gebraucht|alle|jede[rnm]?|andere|wir|uns|unsere?|ich|so \\p{L}+ wie|stelle|haushalt|mittel)(?!\\p{L})|^(?!er |sie |herr |frau )\\p{L}+ (?:eine? )?\\p{L}+$',
    'u',
  ),
);
const opens = /(?:hätte|wäre|könnte|würde)/;

/** „Die Aufgaben wären zu unserer vollen Zufriedenheit erledigt worden, hätte …“: praise of what never came. */
export function neverCame(text: string): boolean {
  if (!opens.test(text)) return false;
  return hung.some((pattern) => {
    const { main = '', if: on = '' } = pattern.exec(text)?.groups ?? {};
    return ofPerson.test(main) && !praises.test(main) && !ofNeed.test(on);
  });
}
