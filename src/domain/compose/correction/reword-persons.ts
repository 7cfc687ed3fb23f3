import { tidy } from './point.ts';

const article = String.raw`(?:seinem|ihrem|unserem|den|seinen|ihren|unseren|allen|anderen|externen|internen|dem|seiner|ihrer|unserer|der)`;
const one = String.raw`(?:${article} )*\p{Lu}[\p{L}*:]+`;
const list = String.raw`${one}(?:(?:, | und | sowie | wie auch | als auch )(?:auch )?${one})*`;
const named = new RegExp(
  String.raw`(?<=(?<!und )(?<!\p{L})(?:gegenüber|[Zz]u|[Mm]it|[Bb]ei|[Vv]on) )(?<list>${list})`,
  'u',
);
const between = / und | sowie | wie auch | als auch |, /u;

const leads =
  /vorgesetzt|geschäfts(?:führ|leit)|leitung|chef|inhaber|ausbilder|anleiter|meister|lehr|betreuer|vorstand/iu;
const beside = /kolleg|team|mitschüler|azubi|auszubildend|mitarbeit|belegschaft/iu;
const rank = (item: string): number => (leads.test(item) ? 0 : beside.test(item) ? 1 : 2);

const articled = new RegExp(String.raw`^((?:${article} )+)(.+)$`, 'u');

/** Persons in the usual order; the article that stands for all of them stays in front. */
function inOrder(items: readonly string[], also: readonly string[]): string {
  const bare = items.map((item) => articled.exec(item)?.[2] ?? item);
  // „den Kolleginnen, den Eltern“: where each has an article, so has who is added.
  const isApart = items.length > 1 && items.slice(1).every((item) => item.startsWith('den '));
  const added = also.filter((item) => !bare.includes(item)).map((item) => (isApart ? `den ${item}` : item));
  const all = [...items, ...added].toSorted((a, b) => rank(a) - rank(b));
  const [, lead = '', rest = ''] = articled.exec(items[0] ?? '') ?? [];
  const [first = ''] = all;
  const isMoved = lead !== '' && first !== items[0] && !articled.test(first);
  const told = isMoved
    ? all.map((item) => (item === first ? lead + item : item === items[0] ? rest : item))
    : all;
  const last = told.at(-1) ?? '';
  return told.length < 2 ? last : `${told.slice(0, -1).join(', ')} und ${last}`;
}

/** The sentence with superiors first, whatever else it says; null where the words name no list of persons. */
export function reorderPersons(sentence: string, quote: string): string | null {
  const text = tidy(sentence);
  const words = tidy(quote);
  // What is quoted may be a part of the list; a list that goes on in other words is none to be put in order.
  const found = [...text.matchAll(new RegExp(list, 'gu'))].find(([all]) => all.includes(words));
  if (found === undefined || !between.test(found[0])) return null;
  const ordered = inOrder(found[0].split(between), []);
  return ordered === found[0] ? null : text.replace(found[0], () => ordered);
}

/** The sentence with persons added to those it names; null where it names none. */
export function namePersons(sentence: string, also: readonly string[]): string | null {
  const text = tidy(sentence);
  const found = named.exec(text)?.groups?.['list'];
  if (found === undefined || !(leads.test(found) || beside.test(found) || /kund|gäst|patient/iu.test(found)))
    return null;
  const items = found.split(between);
  const ordered = inOrder(items, also);
  return ordered === found ? null : text.replace(found, () => ordered);
}

/**
 * „Sein Verhalten gegenüber Vorgesetzten und Kunden war einwandfrei.“: the same persons, without a fault; null where
 * something else is told besides.
 */
export function faultless(
  sentence: string,
  {
    always,
    present,
    possessive,
  }: { readonly always: boolean; readonly present: boolean; readonly possessive: string | null },
): string | null {
  const text = tidy(sentence);
  const verb = `${present ? 'ist' : 'war'} ${always ? 'stets ' : ''}einwandfrei.`;
  const { front, rest = '' } = conduct.exec(text)?.groups ?? {};
  if (front !== undefined) return /\p{Lu}|gegenüber|,/u.test(rest) ? null : `${front} ${verb}`;
  const { persons, before = '', after = '' } = conductAmong.exec(text)?.groups ?? {};
  const isAll = persons !== undefined && denial.test(`${before} ${after}`) && !/\d|gegenüber/u.test(after);
  if (!isAll || possessive === null) return null;
  return `${possessive.slice(0, 1).toUpperCase()}${possessive.slice(1)} Verhalten gegenüber ${persons} ${verb}`;
}

const conduct = new RegExp(
  String.raw`^(?<front>(?:Auch )?(?:(?:[Ss]ein|[Ii]hr|[Dd]as) (?:\p{Ll}+ )*|)(?:[Vv]erhalten|Auftreten|Umgang)(?: von (?:Frau|Herrn) \p{Lu}[\p{L}-]+)? gegenüber ${list}) (?:war|ist|verlief)(?!\p{L})(?<rest>.*)$`,
  'u',
);
const conductAmong = new RegExp(
  String.raw`^(?<before>.*?)(?:[Vv]erhalten|[Bb]enehmen) gegenüber (?<persons>${list})(?!\p{L})(?<after>.*)$`,
  'u',
);
/** „gab keinen Anlass zu Klagen“, „ist uns nichts Nachteiliges bekannt geworden“ */
const denial = /(?<!\p{L})(?:kein\p{L}*|nichts|nicht|ohne|nie|niemals)(?!\p{L})/u;
