import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { findAddressed, functionWord } from '../german/names.ts';
import { formal } from './find-form.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';
import { tellsWhen } from './when-clause.ts';

/** How the person is called: by first name alone, with a salutation only once, by the pronoun of somebody else. */
export const findNaming: Finder = (letter) => [
  ...firstName(letter),
  ...loneSalutation(letter),
  ...otherPronoun(letter),
  ...otherSex(letter),
];

/** Where the person is spoken of. */
const speaks: ReadonlySet<string> = new Set([
  'introduction',
  'performance',
  'summary',
  'behavior',
  'closing',
]);
/** The same without the introduction, which tells the full name. */
const rates: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior', 'closing']);

/** „Tomke verlässt uns“ where „Frau Sievers“ stands elsewhere. */
function firstName(letter: LetterContext): Candidate[] {
  const { first_name: first, last_name: last } = letter.facts;
  if (first === null || last === null || letter.layman) return [];
  const name = first.split(/[ -]/)[0] ?? first;
  if (name.length < 3 || nouns.has(name) || functionWord.test(name)) return [];
  let elsewhere = 0;
  const found: { readonly unit: Unit; readonly place: readonly [number, number] }[] = [];
  for (const [at, unit] of letter.units.entries()) {
    if (unit.zone !== 'body') continue;
    const place = alone(unit.flat, name);
    if (!speaks.has(letter.parts[at] ?? '')) {
      if (place !== null && letter.parts[at] === 'tasks') elsewhere += 1;
      continue;
    }
    if (
      place !== null &&
      !aCompany.test(unit.flat.slice(place[0] - 12, place[0])) &&
      !asOthersSay.test(unit.flat.slice(0, place[0]))
    )
      found.push({ unit, place });
  }
  // Who is called so throughout is meant so: a small firm writes as it speaks.
  const [only] = found;
  if (only === undefined || found.length + elsewhere > throughout(letter) || isOwn(letter, name)) return [];
  const isCalledSo = found.length > 1 && /^(?:Frau|Herr)/u.test(only.unit.flat.slice(only.place[0]));
  if (isCalledSo && startsWithName(letter, last)) return [];
  return [byRule(letter, formal('first-name-only'), { at: spanOf(only.unit, ...only.place) })];
}

/** In an internship whoever is called so twice is called so throughout. */
const throughout = ({ type }: LetterContext): number => (type === 'praktikumszeugnis' ? 1 : 2);

/** „Frau Nguyen Thi Lan“ is called „Frau Nguyen“, and never „Frau Lan“: the family name stands first. */
function startsWithName({ units }: LetterContext, last: string): boolean {
  const called = lateRegExp(`(?:Frau|Herrn?) (?:\\p{L}+\\. )*${last}(?!\\p{L})`, 'u');
  return !units.some(({ zone, flat }) => zone === 'body' && called.test(flat));
}

/**
 * „dass nur die Jessica weiß“: with an article, customers are quoted; so they are in what others ask or call
 * („fragten, ob Ben heute liest“, „Danke, Juliane, steht auf der Torte“) and between quotation marks.
 */
const asOthersSay = late.u`(?<!\p{L})(?:der|die|dem|den) $|(?<!(?:[Ww]ir|[Ii]ch) (?:\p{Ll}+ )?)(?<!\p{L})(?:(?:ge)?frag(?:t|te|ten|en)|wissen wollten|wollten wissen|erkundigt\p{L}*|r(?:ief|iefen|ufen)|gerufen|b(?:at|aten|itten|ettelt\p{L}*)|verlang(?:t|te|ten|en)|nann(?:te|ten)|nennen|genannt|hieß(?:en)?|heißt(?: es)?|sag(?:t|te|ten|en)|schr(?:ieb|ieben|eiben)|riefen|meint(?:e|en)|steht|stand|wünscht(?:e|en) sich)(?!\p{L})(?! (?:wir|ich)(?!\p{L}))[^.;]*(?:[,:]| nach| ["„»])[^.;]* ["„»]?$|(?<!\p{L})(?:heißt|heißen|hieß|tauft?en|getauft)(?! (?:wir|ich)(?!\p{L}))(?: [^.;,]*)? $|(?:^|[.;:!?] )["„»]?(?:Danke|Lieber?|Hallo|Bravo|Tschüss),? $|["„»][^"“”«]*$`;

/** Behind a first name: a genitive, or no last name. */
const behind = late.uy`s(?= \p{Lu}\p{Ll})|(?![\p{L}-]|’| (?:und )?\p{Lu}| (?:de|da|di|du|del|della|van|von|vom|zu|zur|zum|al|el|bin|ter|ten|la|le|der|den|dos|af) )`;
const goesOnBefore = late.u`[\p{L}-]$`;
const salutationBefore = late.u`(?<![\p{L}-])(?:Frau|Herrn?) $`;

/** The first place of a first name without the last one. */
function alone(flat: string, name: string): readonly [number, number] | null {
  for (let at = flat.indexOf(name); at >= 0; at = flat.indexOf(name, at + 1)) {
    behind.lastIndex = at + name.length;
    const rest = behind.exec(flat);
    const before = rest === null ? '' : flat.slice(Math.max(0, at - 7), at);
    if (rest === null || goesOnBefore.test(before)) continue;
    const salutation = salutationBefore.exec(before)?.[0] ?? '';
    return [at - salutation.length, at + name.length + rest[0].length];
  }
  return null;
}

/** Names that are words, too. */
const nouns = new Set(
  'Ernst August April Mai Juni June Mark Rose Wolf Heide Iris Linde Gloria Jade Stern Engel'.split(' '),
);
const aCompany = /(?:firma|haus|hotel|projekt|sankt|st\.|marke|bäckerei|gasthof) ?["„]?$/iu;
/** The name is also that of the firm, of a town or of the family. */
const isOwn = ({ facts }: LetterContext, name: string): boolean =>
  `${facts.company ?? ''} ${facts.place ?? ''} ${facts.last_name ?? ''} ${facts.birthplace ?? ''}`.includes(
    name,
  );

const salutationAndTitle = late.u`(?:Herrn?|Frau) (?:\p{L}+\. )*$`;

/** „wünschen wir Herrn Kern“ where only „Robin Kern“ stands elsewhere. */
function loneSalutation(letter: LetterContext): Candidate[] {
  const { first_name: first, last_name: last } = letter.facts;
  if (first === null || last === null) return [];
  const called = `${first} ${last}`;
  const bare = letter.units.filter(({ zone, flat }) => {
    const at = zone === 'body' ? flat.indexOf(called) : -1;
    return at >= 0 && !salutationAndTitle.test(flat.slice(Math.max(0, at - 20), at));
  });
  if (bare.length < 4) return [];
  const addressed = letter.units.flatMap((unit) =>
    unit.zone === 'body'
      ? findAddressed(unit.flat).flatMap((one) => (one.last === last ? [{ unit, one }] : []))
      : [],
  );
  const [only] = addressed;
  if (only === undefined || addressed.length > 1) return [];
  return [
    byRule(letter, formal('salutation-varies'), { at: spanOf(only.unit, only.one.start, only.one.end) }),
  ];
}

const reliance =
  '(?:war|ist|konnten? (?:wir|ich|man)|können wir)(?: \\p{L}+){0,4} (?:verlass|verlassen|vertrauen|bauen|zählen)(?!\\p{L})';
/** The person as somebody we thank, miss or rely on: nobody else can be meant. */
const meant = (object: string, dative: string, possessive: string): RegExp =>
  lateRegExp(
    [
      `^auf ${object} ${reliance}`,
      `(?:danken|danke|wünschen|wünsche|verdanken|gratulieren|bestätigen|bescheinigen) (?:wir |ich )?${dative}(?!\\p{L})`,
      `(?:wir|ich) (?:verlieren|verliere) mit ${dative} `,
      `bedau(?:er|re)\\p{L}* (?:wir |ich )?(?:${possessive} (?:ausscheiden|weggang|entscheidung|entschluss|fortgang|austritt))`,
      `(?:wir|ich) (?:konnten|konnte|können|kann) (?:uns|mich) (?:\\p{L}+ )?auf ${object} (?:\\p{L}+ )?verlassen`,
    ].join('|'),
    'iu',
  );
const ofHim = searchOf(meant('ihn', 'ihm', 'sein(?:e[mnrs]?)?'));
const ofHer = searchOf(meant('sie', 'ihr', 'ihr(?:e[mnrs]?)?'));
const ownGender = {
  Frau: late.u`(?<!\p{L})(?:sie|ihre?[mnrs]?|Frau)(?!\p{L})`,
  Herr: late.u`(?<!\p{L})(?:er|ihm|ihn|seine?[mnrs]?|Herrn?)(?!\p{L})`,
} as const;

const thanksOrWishes = /^(?:danke|wünsch)/iu;

/** „Auf ihn war immer Verlass“ about Frau Kern: the sentence comes from another reference. */
function otherPronoun(letter: LetterContext): Candidate[] {
  const { salutation } = letter.facts;
  if (salutation === null) return [];
  const search = salutation === 'Frau' ? ofHim : ofHer;
  for (const [at, unit] of letter.units.entries()) {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || !rates.has(letter.parts[at] ?? '')) continue;
    const match = search.exec(unit);
    if (match === null) continue;
    // „wünschen wir ihr“ is the person in any sentence; elsewhere „ihn“ may be what „sie“ keeps.
    if (!thanksOrWishes.test(match[0]) && ownGender[salutation].test(unit.flat)) continue;
    // Somebody else may be the one spoken of: „Der Meister war zufrieden. Auf ihn …“
    return [
      byRule(letter, formal('gender-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    ];
  }
  return [];
}

const about =
  '(?:[Ll]eistung(?:en)?|[Vv]erhalten|[Aa]rbeit|[Aa]usscheiden|[Ww]eggang|[Ff]ortgang|[Aa]bschied|[Ee]insatz|[Aa]ufgaben|[Ee]ntscheidung|[Ww]unsch)';
const lost = '(?:verlieren|verliere|verliert|verlässt uns)(?: (?:wir|ich|uns))?(?: (?:mit|in) (?:ihm|ihr))?';
const man =
  '(?:Auszubildende[nr]|Mitarbeiters?|Kollegen?|Praktikanten?|Angestellte[nr]|Arbeitnehmers?|Werkstudenten)';
const woman =
  '(?:Mitarbeiterin|Kollegin|Praktikantin|Arbeitnehmerin|Werkstudentin|(?!Vorgesetzt)\\p{Lu}\\p{L}+(?:er|ent|ant|ist|eur|or|är|arzt)in)(?![\\p{L}*:])';
/** „die Leistungen unseres Auszubildenden“ of a woman, „verlieren wir eine Mitarbeiterin“ of a man. */
const asMan = searchOf(
  lateRegExp(
    `${about} (?:unseres|dieses|meines) (?:\\p{Ll}+ ){0,2}${man}(?!\\p{L})|${lost} (?:damit )?(?:einen|unseren|meinen) (?:\\p{Ll}+ ){0,3}(?:Auszubildenden|Kollegen|Praktikanten|Angestellten)(?!\\p{L})|^Der (?:Auszubildende|Praktikant|Werkstudent) (?=\\p{Ll})`,
    'u',
  ),
);
const asWoman = searchOf(
  lateRegExp(
    `${about} (?:unserer|dieser|meiner) (?:\\p{Ll}+ ){0,2}${woman}|${lost} (?:damit )?(?:eine|unsere|meine) (?:\\p{Ll}+ ){0,3}${woman}|(?:^Als|(?:Aufgaben|Tätigkeit|Funktion|Arbeit|Leistungen|Rolle) als) (?:\\p{Ll}+ )?${woman}|^Die (?:Auszubildende|Praktikantin|Werkstudentin|Mitarbeiterin) (?=\\p{Ll})`,
    'u',
  ),
);
const another = late.u`(?<!\p{L})(?:Frau|Vorgesetzte\p{L}*|Nachfolger\p{L}*|Vorgänger\p{L}*|vertr(?:at|itt|eten))(?!\p{L})`;

/** The noun of the other sex for the person. */
function otherSex(letter: LetterContext): Candidate[] {
  const { salutation } = letter.facts;
  if (salutation === null) return [];
  const search = salutation === 'Frau' ? asMan : asWoman;
  return letter.units.flatMap((unit, at) => {
    const match = unit.zone === 'body' && rates.has(letter.parts[at] ?? '') ? search.exec(unit) : null;
    if (match === null || (salutation === 'Herr' && another.test(unit.flat)) || tellsWhen(unit.flat))
      return [];
    const place = spanOf(unit, match.index, match.index + match[0].trimEnd().length);
    return [byRule(letter, formal('gender-varies'), { at: place })];
  });
}
