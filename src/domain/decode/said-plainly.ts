import { lateRegExp } from '../german/late.ts';
import { rememberIf, type Token } from '../german/tokens.ts';

const time = '(?<time>(?:stets|jederzeit|immer|durchweg|durchgehend|allzeit|zu jeder Zeit) )?';
const what =
  '(?<what>(?:(?:sehr|überaus|äußerst|stets|jederzeit|ausgesprochen|absolut|völlig) )*[\\p{Ll}]+(?: und [\\p{Ll}]+)?)';
const conduct =
  '(?<subject>(?:(?:Sein|Ihr|Das) (?:\\p{Ll}+e?s? )?(?:Verhalten|Auftreten|Benehmen|Betragen)|(?:Seine|Ihre) (?:Führung|Umgangsformen))[^;:]*?)';
/** „Ihr Verhalten … kann als einwandfrei bezeichnet werden“, „… haben wir stets als höflich erlebt“: it was so. */
const called = [
  `^${conduct} (?:kann|konnte|darf|können|durfte) ${time}als ${what} (?:bezeichnet|beschrieben|beurteilt|bewertet|angesehen|eingestuft) werden\\.?$`,
  `^${conduct} (?:haben|hatten) wir ${time}als ${what} (?:erlebt|empfunden|kennengelernt|wahrgenommen|erfahren)\\.?$`,
  `^${conduct} (?:erlebten|empfanden|bezeichnen|beurteilen|bewerten) wir ${time}als ${what}\\.?$`,
  `^${conduct} (?:ist|war) ${time}als ${what} zu (?:bezeichnen|beschreiben|beurteilen|bewerten)\\.?$`,
].map((one) => lateRegExp(one, 'u'));

const house =
  '(?:Die (?:Geschäftsleitung|Geschäftsführung|Firma|Praxis|Kanzlei|Schulleitung|Klinik|Klinikleitung|Gemeinde|Stadt|Leitung|Direktion|Betriebsleitung|Filialleitung|Einrichtung|Heimleitung|Familie|Gesellschaft)|Der (?:Vorstand|Verein|Betrieb|Verlag|Inhaber|Träger|Landkreis)|Das (?:Unternehmen|Team|Haus|Institut|Autohaus|Hotel|Amt))(?: (?:der|des) (?!Herrn|Frau)\\p{Lu}[\\p{L}-]+(?: (?:GmbH|AG|KG))?)?';
/** Who else says it: „Die Geschäftsleitung dankt ihr und wünscht ihr alles Gute“. */
const byTheHouse = lateRegExp(
  `^${house} (?<verb>dankt|wünscht|bedauert|bedankt sich)(?! (?:bei )?(?:allen?|seine[nmr]?|ihre[nm]|den|dem|unseren) )(?= )(?<rest>.*(?<!\\p{L})(?:ih[mrn]|Herrn?|Frau|sein\\p{Ll}*|ihr\\p{Ll}*)(?!\\p{L}).*)$`,
  'u',
);
const ours: Readonly<Record<string, string>> = {
  dankt: 'danken',
  wünscht: 'wünschen',
  bedauert: 'bedauern',
  'bedankt sich': 'bedanken uns',
};
const others = lateRegExp('(?<=(?:und|,|sowie) )(?:dankt|wünscht|bedauert)(?= )', 'gu');
const mayBeSo: ReadonlySet<string> = new Set(['als', 'dankt', 'wünscht', 'bedauert', 'bedankt']);
const isRoundabout = rememberIf(({ lower }) => mayBeSo.has(lower));

/**
 * What a sentence says in a roundabout way, said plainly, or null: „Ihr Verhalten kann als einwandfrei bezeichnet
 * werden“ → „Ihr Verhalten war einwandfrei.“, „Die Geschäftsleitung dankt ihr“ → „Wir danken ihr“.
 */
export function saidPlainly(tokens: readonly Token[]): string | null {
  if (!tokens.some(isRoundabout)) return null;
  const told = tokens
    .map(({ text, kind }) => (kind === 'mark' ? text : ` ${text}`))
    .join('')
    .trim();
  for (const pattern of called) {
    const { subject, time: when = '', what: how } = pattern.exec(told)?.groups ?? {};
    if (subject !== undefined && how !== undefined) return `${subject} war ${when}${how}.`;
  }
  const { verb, rest } = byTheHouse.exec(told)?.groups ?? {};
  if (verb === undefined || rest === undefined) return null;
  return `Wir ${ours[verb] ?? verb}${rest.replaceAll(others, (word) => ours[word] ?? word)}`;
}
