import { findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { findAddressed, findBareName, splitName, type PersonName } from '../german/names.ts';
import { bodyText } from './body-text.ts';
import type { Facts } from './reading.ts';
import type { Unit } from './units.ts';

export type PersonFacts = Pick<
  Facts,
  'salutation' | 'title' | 'first_name' | 'last_name' | 'birthday' | 'birthplace'
>;

const inHeading = late.u`(?:für|über|von)\s+(?:(?<salutation>Herrn?|Frau)\s+)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s+(?:von|van|zu|der|de)\s+|\s+)\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)?)\s*(?:$|[,(]? ?geb(?:\.|oren))`;
const inForm = late.u`(?<!\p{L})(?:[Vv]or- und (?:[ZzNn]u|[Nn]ach)name|[Nn]ame)\s*:\s*(?<name>\p{Lu}[\p{L}’'-]+(?:\s+(?!geb)\p{L}[\p{L}’'-]+){1,3})(?=\s|$)`;
const birth = searchOf(late.iu`(?<!\p{L})(?:geb(?:oren(?:e[rn]?)?|\.)|geburtsdatum|geburtstag)(?!\p{L})`);

/** Who the reference is about. `intro` are the units of the introduction, `all` those of the letter. */
export function extractPerson(intro: readonly Unit[], all: readonly Unit[]): PersonFacts {
  const { units: body } = bodyText(all);
  const person = findPerson(intro, all, body);
  // „Arbeitszeugnis für Frau Ina Rau, geboren am …“
  const heading = all.filter(({ zone }) => zone === 'heading');
  return { ...person, ...extractBirth([...(intro.length === 0 ? body : intro), ...heading]) };
}

function findPerson(
  intro: readonly Unit[],
  all: readonly Unit[],
  body: readonly Unit[],
): Pick<Facts, 'salutation' | 'title' | 'first_name' | 'last_name'> {
  const addressed = findAddressed([...intro, ...body].map(({ flat }) => flat).join('\n\n'));
  const full = addressed.find(({ first }) => first !== null);
  const main: PersonName | undefined = full ?? addressed[0];
  const salutation = main?.salutation ?? null;
  if (full !== undefined) return fromFull(full, addressed);
  const heading = all
    .filter(({ zone }) => zone === 'heading')
    .map(({ flat }) => flat)
    .join(' ');
  const titled =
    inHeading.exec(heading) ?? body.map(({ flat }) => inForm.exec(flat)).find((match) => match !== null);
  if (titled?.groups?.['name'] !== undefined) {
    const { first, last } = splitName(titled.groups['name'].trim().split(/\s+/));
    const called = titled.groups['salutation'];
    return {
      salutation: called === undefined ? salutation : called === 'Frau' ? 'Frau' : 'Herr',
      title: main?.title ?? null,
      first_name: first,
      last_name: last,
    };
  }
  const bare = [...intro, ...body].map(({ flat }) => findBareName(flat)).find((name) => name !== null);
  if (bare !== undefined) return { salutation, title: null, first_name: bare.first, last_name: bare.last };
  return { salutation, title: main?.title ?? null, first_name: null, last_name: main?.last ?? null };
}

/** „Frau Ana Garcia Lopez“ … „Frau Garcia Lopez“: later mentions tell where the last name begins. */
function fromFull(
  full: PersonName,
  addressed: readonly PersonName[],
): Pick<Facts, 'salutation' | 'title' | 'first_name' | 'last_name'> {
  const words = `${full.first} ${full.last}`.split(' ');
  const later = addressed
    .filter((one) => one !== full)
    .map(({ first, last }) => [first, last].filter((part) => part !== null).join(' '))
    .find((short) => short !== words.join(' ') && words.join(' ').endsWith(` ${short}`));
  if (later === undefined) {
    return { salutation: full.salutation, title: full.title, first_name: full.first, last_name: full.last };
  }
  return {
    salutation: full.salutation,
    title: full.title,
    first_name: words.slice(0, words.length - later.split(' ').length).join(' '),
    last_name: later,
  };
}

/** „wurde am 22. Dezember 1988 in Kiel geboren“ */
const bornBehind = late.u`^(?: in \p{Lu}[\p{L} -]{2,30})? geboren`;

/** „geborene Wentorp, war vom 1. August 2014“: the day is that of the entry. */
const ofWork = late.iu`(?<!\p{L})(?:vom|seit|ab|war|ist|trat)(?!\p{L})`;

function extractBirth(units: readonly Unit[]): Pick<Facts, 'birthday' | 'birthplace'> {
  for (const unit of units) {
    const at = birth.exec(unit);
    if (at === null) continue;
    const { flat } = unit;
    const date = findDates(flat).find(
      ({ start, end, precision }) =>
        precision === 'day' &&
        ((start > at.index && start - at.index < 40 && !ofWork.test(flat.slice(at.index, start))) ||
          bornBehind.test(flat.slice(end, at.index + 8))),
    );
    if (date === undefined) continue;
    const place =
      /^,?\s*(?:in|zu)\s+(\p{Lu}[\p{L}.()/-]*(?:\s(?:\p{Lu}[\p{L}()/.-]*|am|an der|im|bei|ob der|in der|\([^)]*\)))*)/u.exec(
        flat.slice(date.end),
      );
    return {
      birthday: date.iso,
      birthplace: place?.[1]?.replace(/\s(?:am|an der|im|bei|in der)$/, '') ?? null,
    };
  }
  return { birthday: null, birthplace: null };
}
