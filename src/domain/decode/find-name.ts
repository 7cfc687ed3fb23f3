import { searchOf } from '../german/sieve.ts';
import { findDates } from '../german/dates.ts';
import { formatDate } from '../german/format-date.ts';
import { late, lateRegExp } from '../german/late.ts';
import { findAddressed, type PersonName } from '../german/names.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { formal } from './find-form.ts';
import { byRule, spanOf, type Candidate, type Finder, type Place } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Facts } from './reading.ts';
import type { Unit } from './units.ts';

const told: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior', 'closing']);

/** A name spelt otherwise, another name, or the other gender in the midst of the letter: signs of a template. */
export const findName: Finder = (letter) => {
  const { last_name: name, salutation } = letter.facts;
  if (name === null || salutation === null) return [];
  const own = bare(name);
  const full = bare(`${letter.facts.first_name ?? ''} ${name}`);
  const persons = letter.units.map(({ zone, flat }) => (zone === 'body' ? findAddressed(flat) : []));
  const others = namesElsewhere(letter, persons, own);
  // In a family business the employer may bear the same name.
  const signed = letter.signers.some((one) => isPart(own, bare(one.name)));
  return [
    ...otherName(letter, { own, full, persons, others, signed }),
    ...pronoun(letter),
    ...births(letter),
  ];
};

interface Named {
  readonly own: string;
  readonly full: string;
  /** Whom each unit of the body addresses. */
  readonly persons: readonly (readonly PersonName[])[];
  readonly others: ReadonlySet<string>;
  readonly signed: boolean;
}

/** The first place where somebody else is named. */
function otherName(letter: LetterContext, { own, full, persons, others, signed }: Named): Candidate[] {
  const { first_name: firstName, last_name: name, salutation } = letter.facts;
  const fullName = `${firstName ?? ''} ${name ?? ''}`.trim();
  for (const [at, unit] of letter.units.entries()) {
    const isTold = told.has(letter.parts[at] ?? '');
    for (const person of persons[at] ?? []) {
      if (isAsEver(person, letter.facts)) continue;
      const last = bare(person.last);
      // „Frau J. Kern“ stops at the initial.
      if (last.length < 2) continue;
      const isNamesake = last === own && !signed && isTold;
      const inOtherGender = person.salutation !== salutation;
      if (inOtherGender && !isNamesake) {
        // Another name and the other gender: told where the sentence can be about nobody else.
        if (isTold && last !== own && !others.has(last) && isMeant(letter, at, person))
          return [byRule(letter, otherPerson, place(unit, person, `${salutation} ${name}`))];
        continue;
      }
      // The same family name with the first name of somebody else.
      const calledElse = isNamesake && isOtherFirst(person.first, firstName);
      const here = place(unit, person, `${salutation} ${calledElse ? fullName : name}`);
      if (inOtherGender) return [byRule(letter, formal('gender-varies'), here)];
      if (last !== own && !others.has(last) && !isSame(person, last, { own, full })) {
        if (distance(last, own) <= (own.length > 5 ? 2 : 1))
          return [byRule(letter, formal('name-varies'), here)];
        if (isTold && leads(letter, at, person) && !asOther.test(unit.flat.slice(person.end)))
          return [byRule(letter, otherPerson, here)];
      }
      if (calledElse) return [byRule(letter, otherPerson, here)];
    }
  }
  return [];
}

const place = (unit: Unit, { start, end }: PersonName, name: string): Place => ({
  at: spanOf(unit, start, end),
  words: { name },
});

/** Called as the facts have it: told at once, for so is nearly everybody. */
const isAsEver = (person: PersonName, facts: Facts): boolean =>
  person.last === facts.last_name &&
  person.salutation === facts.salutation &&
  (person.first === null || person.first === facts.first_name);

/** „begegnete Herr Kern Gästen freundlich“ reads like a first and a last name. */
const isSame = (person: PersonName, last: string, { own, full }: { own: string; full: string }): boolean =>
  isPart(last, full) || isPart(own, last) || isPart(own, bare(`${person.first ?? ''} ${person.last}`));

/** A colleague may be named in passing; the subject of the sentence is the person. */
function leads(letter: LetterContext, at: number, { start, end }: PersonName): boolean {
  const flat = letter.units[at]?.flat ?? '';
  if (thanked.test(flat.slice(0, start))) return true;
  // „Mit Frau Kern verlieren wir“
  if (start > 0 && flat.slice(0, start) !== 'Mit ' && !isSubject(flat, start, end)) return false;
  return letter.parts[at] === 'closing'
    ? leaves.test(flat.slice(end))
    : letter.sentences[at]?.graded === true;
}

/** „In Verhandlungen erzielt Herr Kern …“, with nobody else in the sentence: the verb before, no word for another. */
const isSubject = (flat: string, start: number, end: number): boolean =>
  verbBefore.test(flat.slice(0, start)) &&
  !toldBy.test(flat.slice(0, start)) &&
  !aside.test(flat.slice(end)) &&
  !ofAnyone.test(flat.slice(0, start)) &&
  !ofAnyone.test(flat.slice(end));
const verbBefore = late.u`^(?:In|Im|Bei|Beim|Auch|Mit|Unter|Dabei|Darüber|Zudem|Außerdem|Gegenüber|Stets|Jederzeit|Auf|An|Am|Als|Durch|Neue|Aufgaben) [^,;:]{0,70}\p{Ll}+(?:t|te|ar|tt|ng|hm|nd) $|^(?:Dabei|Zudem|Außerdem|Stets|Jederzeit) \p{Ll}+ $`;
const toldBy = late.u`(?:bestätig|bericht|lob|schätz|dank|schrieb|schreib|sag|half|hilft|folg|gratulier|vertr[ai]t|ersetz|unterstütz|begleit|sowie|und) ?\p{Ll}* $`;
const ofAnyone = late.iu`(?<!\p{L})(?:er|sie|ihm|ihn|ihr|ihnen|seine?[nmrs]?|ihre[nmrs]?|Herrn?|Frau|Nachfolger(?:in)?|Vorgänger(?:in)?)(?!\p{L})`;

/** Thanked or praised, and neither a third person told of in passing nor one of whom the own person is the other side. */
function isMeant(letter: LetterContext, at: number, person: PersonName): boolean {
  const flat = letter.units[at]?.flat ?? '';
  if (!leads(letter, at, person) || aside.test(flat.slice(person.end))) return false;
  const thanks = letter.parts[at] === 'closing' && goodbye.test(flat);
  return thanks || !(letter.facts.salutation === 'Frau' ? ofHer : ofHim).test(flat.slice(person.end));
}

const aside = /^(?:, (?:de[rmn]|die|unser|sein|ihr)| und (?:Frau|Herr))/u;
/** „Herr Ullmann, dem er unterstellt war“: somebody else, told as such. */
const asOther = late.u`^, (?:(?:de[rmn]|die) (?:sie|er|ihm|ihn|ihr|Frau|Herrn?)(?!\p{L})|(?:sein|ihr|unser)e? (?:\p{Ll}+ )?\p{Lu})`;
const goodbye = late.iu`(?<!\p{L})(?:dank|wünsch|bedauer|verlier|verlässt|ausscheid)`;
const ofHim = late.iu`(?<!\p{L})(?:er|ihm|ihn|seine?[nmrs]?)(?!\p{L})`;
const ofHer = late.iu`(?<!\p{L})(?:sie|ihr|ihre[nmrs]?)(?!\p{L})`;

const leaves = late.u`^ (?:verlässt|verließ|verlieren|verliert|scheidet|schied|geht|beendet|beendete)(?!\p{L})`;
const otherPerson = letterRule('other-person');

/** „Jana“ and „Ines“; initials, short forms and one of several names are the same. */
function isOtherFirst(first: string | null, own: string | null): boolean {
  if (first === null || own === null) return false;
  const [theirs, mine] = [bare(first), bare(own)].map((name) => name.split(/[ -]/));
  return (theirs ?? []).every(
    (one) =>
      one.length > 2 &&
      (mine ?? []).every((other) => other.length > 2 && one.slice(0, 3) !== other.slice(0, 3)),
  );
}

const wasBorn = searchOf(late.iu`geb(?<!\p{L}geb)(?:\.|oren(?:e[rn]?)?)(?: am)? (?=\d)`);

/** Two days of birth. */
function births(letter: LetterContext): Candidate[] {
  const { birthday } = letter.facts;
  if (birthday === null) return [];
  const [long, numeric] = [formatDate(birthday, 'long'), formatDate(birthday, 'numeric')];
  for (const unit of letter.units) {
    const born = wasBorn.exec(unit);
    if (born === null) continue;
    const behind = born.index + born[0].length;
    // Nearly always it is the known one; to read dates is dear.
    if (unit.flat.startsWith(long, behind) || unit.flat.startsWith(numeric, behind)) continue;
    const date = findDates(unit.flat.slice(born.index))[0];
    if (date?.precision !== 'day' || date.iso === birthday || date.start > 16) continue;
    return [byRule(letter, formal('birth-varies'), { at: unit })];
  }
  return [];
}

const mayBeGenitive = /[s’']/;
const genitive = late.gu`(?=[s’'])(?<=\p{L}{3})[s’']+(?!\p{L})`;
/** Without the endings of genitives and in one spelling of ß. */
function bare(name: string): string {
  const lower = name.toLowerCase().replaceAll('ß', 'ss');
  return mayBeGenitive.test(lower) ? lower.replaceAll(genitive, '') : lower;
}

/** „Kern“ and „Kern-Damm“ are one person. */
const isPart = (a: string, b: string): boolean =>
  a === b || a.split(/[ -]/).every((word) => b.split(/[ -]/).includes(word));

/** Others may be named: superiors in the tasks, and whoever signs. */
function namesElsewhere(
  letter: LetterContext,
  persons: readonly (readonly PersonName[])[],
  own: string,
): Set<string> {
  const names = persons.flatMap((ones, at) =>
    told.has(letter.parts[at] ?? '') ? [] : ones.map(({ last }) => bare(last)),
  );
  const signers = letter.signers.map(({ name }) => bare(name.split(' ').at(-1) ?? ''));
  return new Set([...names, ...signers].filter((one) => one !== own));
}

/** „Leistungen von Frau Berg“, „gratulieren wir Herrn Berg“: of whom the letter speaks. */
const thanked = late.iu`(?:(?:danken|danke|wünschen|wünsche|gratulieren|gratuliere|beglückwünschen|verabschieden|verlieren|empfehlen|bedanken|verlässt|lassen|sprechen)(?: (?:wir|ich|uns))*(?: mit| bei)?|(?:bedauern|bedauere|bedaure)(?: (?:es|wir|ich|sehr))*,(?: dass)?|(?:dank|hochachtung) gilt|aufgaben hat|lernten|\p{L}*(?:leistung(?:en)?|ergebnisse?|auffassungsgabe|motivation|initiative|belastbarkeit|fleiß|art|hilfsbereitschaft|bereitschaft|führungsstil|verhalten|aufgaben(?:kreis|bereich|gebiet)?|talent|einsatz|engagement|wissen|kenntnisse|können|auftreten|arbeit|arbeitsweise|weggang|ausscheiden|fortgang|abschied|tätigkeit(?:en)?|verdienste?|stärken?|zuverlässigkeit|sorgfalt|mitarbeit|pflichten) von) $`;
const his = late.u`^(?:Er|Sein(?:e[mnrs]?)?) (?=\p{L})`;
const her = late.u`^(?:Ihr Verhalten|Ihre (?:Leistung|Arbeit|Aufgaben|Auffassung|Einsatz|Fach)\p{L}*|Sie (?:war|ist|zeigte?|arbeitete?|verfügte?|erledigte?|erfüllte?|besitzt|besaß)(?= (?:stets|immer|jederzeit|die ihr|ihre|über|eine)))`;

/** „Auch in hektischen Zeiten blieb er …“: the subject behind the verb, and nothing before it that „er“ could mean. */
const hisInside = late.u`^(?:Auch|Selbst|In|Mit|Bei|Unter|Durch|Dabei|Stets|Außerdem|Zudem|Darüber hinaus|Besonders|Aufgrund|Dank)(?!\p{L})(?!.*(?<!\p{L})(?:sie|ihre?[mnrs]?|Frau)(?!\p{L}))(?:(?!(?:der|den|dem|des|ein|einen|einem|eines|unser\p{L}*) \p{Lu}\p{L}+(?:er|or|ist|eur|trieb|markt|umsatz)(?!\p{L}))[^.,;:]){3,80}? (?!dass|weil|wenn|ob|wie|als)\p{Ll}{3,} er (?=\p{Ll})`;
const herInside = late.u`^(?:Auch|Selbst|In|Mit|Bei|Unter|Durch|Dabei|Stets|Außerdem|Zudem|Darüber hinaus|Besonders|Aufgrund|Dank)(?!\p{L})(?!.*(?<!\p{L})(?:er|ihm|ihn|seine?[mnrs]?|Herrn?)(?!\p{L}))(?:(?!(?:die|eine|einer|unsere) \p{Lu})[^.,;:]){3,80}? (?!dass|weil|wenn|war(?!\p{L}))\p{Ll}{2,}(?<!en) sie (?=(?:stets|immer|jederzeit|den|einen|ihr|ihre\p{L}*|auch|sich|durchweg)(?!\p{L}))`;

/** „ist sein Verhalten stets vorbildlich“ in a letter about a woman. */
const ownTrait =
  '(?:Verhalten|Leistung(?:en)?|Arbeitsweise|Auftreten|Arbeitsergebnisse|Einsatzbereitschaft|Fachkenntnisse|Fachwissen|Auffassungsgabe|Zuverlässigkeit|Aufgaben|Arbeit(?:en)?|Umgang|Weggang|Ausscheiden|Engagement|Belastbarkeit|Sorgfalt)';
const hisTrait = lateRegExp(
  `(?:war|ist|waren|sind|erledigte|erfüllte|führte|mit|über|durch|wegen|dank|bedauern|loben|lobten|schätzten) (?<own>[Ss]ein(?:e[nmrs]?)?) (?:\\p{Ll}+e[nrms]? ){0,2}${ownTrait}(?!\\p{L})`,
  'u',
);
const herTrait = lateRegExp(`(?:war|ist) (?<own>ihr) ${ownTrait} (?:stets|immer|jederzeit)`, 'u');
/** A man, or a thing of his gender, that „er“ and „sein“ may mean. */
const anyHim = late.u`(?<!\p{L})(?:[Dd]er(?! \p{L}+(?:in|innen|ung|heit|keit|schaft|ei)(?!\p{L}))|[Dd]en|[Dd]em|[Dd]es|[Ee]in|[Ee]inen|[Ee]inem|[Ee]ines|[Uu]nser|[Uu]nserem|[Uu]nseren|[Jj]eder|[Jj]edem|[Jj]eden|[Dd]ieser|[Dd]iesem|[Kk]ein|[Kk]einem|[Ii]hrem|[Ii]hren|[Ii]hr|[Bb]eim|[Vv]om|[Zz]um|[Ii]m|[Aa]m|[Hh]err(?:n|schaften)?|[Mm]an|[Ww]er|[Mm]ancher|[Nn]iemand|[Ee]s|[Vv]iel(?= \p{Lu}))(?!\p{L})`;
const anyHer = late.u`(?<!\p{L})(?:[Dd]ie|[Ee]ine|[Ee]iner|[Uu]nsere|[Jj]ede|[Dd]iese|Frau|[Kk]olleginnen|[Kk]unden|[Ii]hnen)(?!\p{L})`;
/** „Zeitdruck, wie er entsteht“, „bei starkem Andrang, wenn er anhielt“: the noun before the comma is meant. */
const himSelf = late.u`(?<!\p{L}|\p{Lu}\p{L}+, wie |\p{Ll}em \p{Lu}\p{L}+[^,]{0,20}, \p{Ll}+ )(?:er|ihm|ihn|Ihm|Ihn)(?!\p{L})(?! Gemeinde)`;
/** „Damit war der Termin kaum zu halten. Frau Kern hielt ihn.“: whom or what she holds is not she. */
const sheBefore = late.u`(?<!\p{L})(?:Frau [\p{L}-]+|[Ss]ie)(?: \p{Ll}+){0,2} $`;
const opensWithHim = late.u`^(?:Der|Ein|Unser|Ihr|Dieser|Jeder|Mein|Kein) \p{L}`;

/** The pronoun of a man, and nobody near that it could mean. */
function himWithoutHim(letter: LetterContext, at: number): RegExpExecArray | null {
  const unit = letter.units[at];
  const match = unit === undefined ? null : himSelf.exec(unit.flat);
  if (unit === undefined || match === null || match.index === 0) {
    // „Ihm unterstanden vier Schichtführer.“
    return match !== null && /^(?:Ihm|Ihn) /u.test(unit?.flat ?? '') && !isHimBefore(letter, at)
      ? match
      : null;
  }
  const before = unit.flat.slice(0, match.index);
  if (anyHim.test(before) || (match[0] === 'ihn' && sheBefore.test(before)) || isHimBefore(letter, at))
    return null;
  return match;
}

function isHimBefore(letter: LetterContext, at: number): boolean {
  const before = letter.units[at - 1];
  return (
    before !== undefined &&
    ((letter.parts[at] === 'closing' ? anyHim : opensWithHim).test(before.flat) ||
      /(?<!\p{L})(?:Herrn?|der (?:Kunde|Chef|Meister|Leiter|Inhaber))(?!\p{L})/u.test(before.flat) ||
      withHim.test(before.flat))
  );
}
/** „Frau Kern führte Buch über ihn“: whoever or whatever that is, it is not she. */
const withHim = late.u`(?<!\p{L})(?:[Ss]ie|Frau [\p{L}-]+)(?!\p{L})[^.;]*(?<!\p{L})ih[nm](?!\p{L})`;

/** „Er“ in a letter about a woman, or the reverse, where a sentence on the person begins. */
function pronoun(letter: LetterContext): Candidate[] {
  const [wrong, inside] = letter.facts.salutation === 'Frau' ? [his, hisInside] : [her, herInside];
  for (const [at, unit] of letter.units.entries()) {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || letter.sentences[at]?.graded !== true) continue;
    const isHer = letter.facts.salutation === 'Frau';
    const trait = (isHer ? hisTrait : herTrait).exec(unit.flat);
    const match =
      wrong.exec(unit.flat) ??
      inside.exec(unit.flat) ??
      (trait !== null && !(isHer ? anyHim : anyHer).test(unit.flat.slice(0, trait.index)) ? trait : null) ??
      (isHer ? himWithoutHim(letter, at) : null);
    if (match !== null)
      return [
        byRule(letter, formal('gender-varies'), {
          at: spanOf(unit, match.index, match.index + match[0].trimEnd().length),
        }),
      ];
  }
  return [];
}

/** Letters to change, add or drop to make one word of the other; a swap of neighbours counts two. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
}
