import { lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';

const link =
  '(?:Dabei|Hierbei|Zusammenfassend|Abschließend|Zusammengefasst|Insgesamt|Ferner|Zudem|Darüber hinaus|Außerdem|Auch|Schließlich|Im Übrigen|Im Ergebnis|Rückblickend|Zum Abschluss|(?:Zu|Über) (?:(?:seine[rmn]?|ihre[rmn]?|die|der|den) \\p{Lu}\\p{Ll}+)|Zum Verhalten|Als (?:(?:ihre?|seine?|direkte|unmittelbare)r? )*(?:Vorgesetzter?|Chefin|Chef|Leiterin|Leiter|Ausbilderin|Ausbilder))';
const gladly =
  '(?:(?:auch|ferner|noch|ausdrücklich|gerne?|hiermit|zudem|außerdem|dabei|hierbei|überdies|nochmals|jedenfalls|ihr|ihm|Ihnen|es) )*';
const toSay =
  '(?:festzuhalten|festzustellen|zu sagen|zu erwähnen|anzumerken|zu bemerken|hinzuzufügen|zu betonen|hervorzuheben|zu bestätigen|zu bescheinigen)';
const say =
  '(?:sagen|feststellen|festhalten|bestätigen|bescheinigen|betonen|erwähnen|anmerken|hervorheben|hinzufügen|mitteilen)';
const nominal = '(?:[Ff]esthalten|[Ff]eststellen|[Ss]agen|[Bb]estätigen)';

/** „Dabei ist festzuhalten“, „Wir möchten betonen“, „Es hat sich gezeigt“: that something is said, and not more. */
const sayings = [
  `${link} (?:ist|bleibt|sei|wäre) ${gladly}${toSay}`,
  `(?:${link} )?(?:[Ww]ir (?:möchten|können|dürfen|wollen)|(?:möchten|können|dürfen|wollen) wir|[Ii]ch (?:möchte|kann|darf)|(?:möchte|kann|darf) ich) ${gladly}${say}`,
  `Man (?:kann|darf|muss) ${gladly}${say}`,
  `(?:${link} )?lässt sich ${gladly}${nominal}`,
  `(?:Hervorzuheben|Festzuhalten|Festzustellen|Anzumerken|Zu erwähnen|Zu betonen|Zu sagen|Zu bemerken|Hinzuzufügen|Erwähnenswert|Nennenswert) (?:ist|bleibt|wäre|sei)(?: (?:auch|ferner|noch|zudem|außerdem|dabei|hierbei|überdies|weiterhin|schließlich))*`,
  `Es (?:ist|sei|bleibt|wäre|soll) ${gladly}(?:${toSay}|erwähnt|angemerkt|gesagt|festgehalten|erwähnenswert)(?: werden)?`,
  `(?:Wir|Ich) ${gladly}(?:bestätigen?|bescheinigen?|stellen fest|stelle fest|halten fest|betonen?|haben festgestellt)(?: (?:ihr|ihm|gerne?|ausdrücklich|hiermit))*`,
  `(?:Gerne?|Hiermit|Ausdrücklich|Ebenso|Abschließend) (?:bestätigen|bescheinigen|betonen|erwähnen) wir(?: (?:ihr|ihm|gerne?|ausdrücklich))*`,
  'Ausdrücklich weisen wir darauf hin|Wir weisen ausdrücklich darauf hin',
  'Wir freuen uns (?:sehr )?,? ?(?:sagen|bestätigen|feststellen|mitteilen|bescheinigen) zu (?:können|dürfen)',
  'Es freut uns(?: sehr)?',
  '(?:Es hat sich|Dabei hat sich|Hierbei hat sich) gezeigt|(?:Es|Dabei|Hierbei) zeigte sich',
  '(?:Die|Ihre|Seine|Alle) Vorgesetzten? bestätig(?:t|te|en|ten)(?: (?:ihr|ihm|uns))?',
  'Wir sind der (?:Ansicht|Meinung|Auffassung|Überzeugung)|Wir finden',
].join('|');
const who =
  "(?:[Ee]r|[Ss]ie|(?:Herr|Frau) (?:Dr\\. )?\\p{Lu}[\\p{L}’'-]+|(?:seine?|ihre?|die|das|der) (?:\\p{Ll}+e[nrs]? )?\\p{Lu}[\\p{L}-]+)";
const saying = lateRegExp(
  `^(?:${sayings}) ?, dass (?<person>${who}) (?<rest>[^;:?!]+?) (?<verb>(?:\\p{Ll}+ (?=hat\\.?$|hatte\\.?$|haben\\.?$|ist\\.?$|war\\.?$|wurde\\.?$|konnte\\.?$))?\\p{Ll}+)\\.?$`,
  'u',
);
/** The finite verb at the end, and a participle before it. */
const auxiliary = lateRegExp('^(?<participle>\\p{Ll}+) (?<finite>\\p{Ll}+)$', 'u');

/**
 * What a sentence says behind „Wir können bestätigen, dass …“, as a sentence of its own, or null where nothing is
 * announced like this: „Wir können bestätigen, dass er stets sorgfältig gearbeitet hat“ → „Er hat stets sorgfältig
 * gearbeitet.“
 */
export function said(tokens: readonly Token[]): string | null {
  if (!tokens.some(({ lower }) => lower === 'dass' || lower === 'daß')) return null;
  const told = tokens
    .map(({ text, kind }) => (kind === 'mark' ? text : ` ${text}`))
    .join('')
    .trim();
  const { person, rest, verb } = saying.exec(told.replace(' daß ', ' dass '))?.groups ?? {};
  if (person === undefined || rest === undefined || verb === undefined) return null;
  const { participle, finite = verb } = auxiliary.exec(verb)?.groups ?? {};
  const subject = person.charAt(0).toUpperCase() + person.slice(1);
  // With more than one clause, where the verb belongs is another question: all but the announcement stays.
  if (rest.includes(',')) return `${subject} ${rest} ${verb}.`;
  return `${subject} ${finite} ${rest}${participle === undefined ? '' : ` ${participle}`}.`;
}
