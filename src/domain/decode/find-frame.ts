import { searchOf } from '../german/sieve.ts';
import { daysBetween, findDates, isOddEnd } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { functionWord } from '../german/names.ts';
import { formal } from './find-form.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { Signer } from './extract-signature.ts';
import type { Span } from '../german/sentences.ts';
import type { EndReason } from './read-closing.ts';
import { lowSigner } from './signer-rank.ts';
import { datesOf } from './unit-dates.ts';
import { isLastDayAtWork, toldEnd } from './told-end.ts';
import { isPlaceAndDate } from './zones.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { worksAtHome } from './works-at-home.ts';

/** Heading, address field, dates and signature. */
export const findFrame: Finder = (letter) => [
  ...head(letter),
  ...introduction(letter),
  ...issueDate(letter),
  ...endDate(letter),
  ...signature(letter),
  ...unsigned(letter),
];

/** Only the text was pasted: no letterhead above and no line below it. */
const isExcerpt = (letter: LetterContext): boolean =>
  !letter.units.some(({ zone }) => zone === 'letterhead' || zone === 'signature');

const addressee = /^(?:Herrn?|Frau)(?:\s|$)/;
const postcode = late.u`\d{4,5} \p{L}`;
const postcodeFirst = late.u`^(?:[A-Z]{1,2}-)?\d{4,5} \p{L}`;

function head(letter: LetterContext): Candidate[] {
  const found: Candidate[] = [];
  if (isExcerpt(letter)) return [];
  if (!letter.units.some(({ zone }) => zone === 'heading')) found.push(byRule(letter, formal('no-heading')));
  const lines = letter.units.filter(({ zone }) => zone === 'letterhead' || zone === 'heading');
  const name = letter.facts.last_name ?? '';
  lines.forEach((unit, at) => {
    if (!addressee.test(unit.flat)) return;
    const below = lines.slice(at, at + 5);
    if (name !== '' && !below.some(({ flat }) => flat.includes(name))) return;
    if (!below.some(({ flat }) => postcode.test(flat))) return;
    const town = below.find(({ flat }) => postcodeFirst.test(flat));
    const end = town?.end ?? lines[at + 1]?.end ?? unit.end;
    found.push(byRule(letter, formal('address-field'), { at: { start: unit.start, end } }));
  });
  return found;
}

function introduction(letter: LetterContext): Candidate[] {
  const { facts, type } = letter;
  const intro = letter.units[unitsIn(letter, 'introduction')[0] ?? -1];
  const found: Candidate[] = [];
  if (facts.last_name === null) found.push(byRule(letter, formal('no-name')));
  if (facts.begin === null || (facts.end === null && type !== 'zwischenzeugnis'))
    found.push(byRule(letter, formal('no-period'), { at: intro }));
  const aim = facts.job_title ?? '';
  if (type === 'ausbildungszeugnis' && (aim === '' || /^(?:auszubildende|azubi|lehrling)/i.test(aim))) {
    if (!namesAim.test(intro?.flat ?? ''))
      found.push(byRule(letter, formal('no-training-goal'), { at: intro }));
  }
  return found;
}

/** „im Tischlerhandwerk“, „ihr zweites und drittes Lehrjahr zur Landwirtin“ */
const namesAim = late.iu`\p{L}handwerk(?!\p{L})|(?:lehr|ausbildungs)(?:jahre?|zeit|abschnitt)(?:e?s)? (?:zum|zur|als) \p{L}{4}`;

function issueDate(letter: LetterContext): Candidate[] {
  const { date, end } = letter.facts;
  if (isExcerpt(letter)) return [];
  if (date === null)
    return letter.dateUnit === null && hasLooseDate(letter)
      ? []
      : [byRule(letter, formal('no-date'), { at: letter.dateUnit ?? undefined })];
  if (end === null || letter.type === 'zwischenzeugnis') return [];
  const days = daysBetween(end, date);
  if (days <= 42) return [];
  return [
    byRule(letter, formal('late-date'), {
      at: letter.dateUnit ?? undefined,
      words: { weeks: String(Math.round(days / 7)) },
    }),
  ];
}

/** A date at an unusual place of the frame, as scans and columns leave it. */
const hasLooseDate = (letter: LetterContext): boolean =>
  letter.units.some(
    ({ zone, flat }) => zone !== 'body' && /\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?(?:19|20)\d\d/u.test(flat),
  );

const explains: ReadonlySet<EndReason> = new Set<EndReason>([
  'term',
  'retirement',
  'training',
  'takeover',
  'probation',
  'business',
  'family',
]);

const byMutualConsent = late.iu`einvernehm`;
const dueToEnd = late.iu`befristet|insolvenz|probezeit|prüfung[^.;]{0,60} (?:am|bestand|bestanden|ab)(?!\p{L})|bestehen der`;
const tells = ({ units }: LetterContext, words: RegExp): boolean =>
  units.some(({ flat }) => words.test(flat));

function endDate(letter: LetterContext): Candidate[] {
  const told = toldEnd(letter)?.iso ?? '';
  const last = letter.facts.end;
  // A bare month is no odd day, and the last day at work is not the end.
  const atWork = last !== null && isLastDayAtWork(letter, told, last);
  const end = told.length === 10 && !atWork ? told : last;
  const { reason } = letter.closing;
  if (end === null || letter.type === 'praktikumszeugnis' || !isOddEnd(end)) return [];
  if (reason === 'own' && ownWishExplains(letter, end)) return [];
  if (letter.type === 'ausbildungszeugnis' && passedOn(letter, end)) return [];
  if (explains.has(reason) && !(letter.type === 'ausbildungszeugnis' && tells(letter, byMutualConsent)))
    return [];
  if (reason !== 'employer' && tells(letter, dueToEnd)) return [];
  const [, month = '', day = ''] = end.split('-');
  const thatDay = lateRegExp(`(?<!\\d)0?${Number(day)}\\. ?(?:0?${Number(month)}\\.|\\p{L})`, 'u');
  const unit = letter.units.findLast(({ zone, flat }) => zone === 'body' && thatDay.test(flat));
  return [
    byRule(letter, formal('odd-end'), unit === undefined ? {} : { at: spanOf(unit, 0, unit.flat.length) }),
  ];
}

/** By law a training ends on the day of the examination passed, wherever the letter tells of it. */
const passedOn = ({ units }: LetterContext, day: string): boolean =>
  units.some(
    (unit) =>
      unit.zone === 'body' && examination.test(unit.flat) && datesOf(unit).some(({ iso }) => iso === day),
  );
const examination = /(?<!zwischen)prüfung|examen|(?:gesellen|facharbeiter)brief/iu;

const because = late.iu`(?<!\p{L})(?:um (?!\d)[^.;]{4,90} zu \p{L}+|um[^.;]{4,90}\p{L}{2,}zu\p{L}{3,}|weil|da (?:er|sie)|wegen|aufgrund|umzug|umzieht|zieht|studium|familiär|herausforderung|(?:neuen?|anderen?) (?:\p{L}+ )?(?:aufgabe|stelle|position|arbeitgeber|tätigkeit)|wechselt|selbst(?:st)?ändig)`;

/** „auf eigenen Wunsch“ explains the day where the day or a reason is told beside it. */
function ownWishExplains(letter: LetterContext, end: string): boolean {
  return unitsIn(letter, 'closing').some((at) => {
    const flat = letter.units[at]?.flat ?? '';
    return /wünschen wir|wir wünschen/i.test(flat)
      ? false
      : because.test(flat) || findDates(flat).some(({ iso }) => iso === end);
  });
}

const machineMade = searchOf(
  late.iu`(?:trägt|bedarf|benötigt|enthält) (?:\p{L}+ )?keine[rn]? (?:eigenhändigen? )?unterschrift|(?:auch )?ohne (?:eigenhändige )?unterschrift (?:\p{L}+ )?(?:gültig|wirksam|rechtsgültig)|maschinell (?:erstellt|erzeugt|gefertigt)|nach diktat (?:verreist|abwesend|außer haus)|faksimile|(?:einge|ge)scannte (?:unterschrift|signatur)|unterschrift (?:\p{L}+ )?(?:eingescannt|gestempelt|eingefügt|kopiert)|(?:unterschrifts?|namens)stempel|(?:i(?:m|n) )?(?:original|entwurf) gezeichnet|^\(?(?:gez\.|gezeichnet)(?! unterschrift)(?:\)?$| )|(?:per|als) e-mail (?:übermittelt|versandt|versendet|gültig)|(?<!qualifizierte )elektronisch(?:e[rn]?)? (?:erstellt|erzeugt|ausgefertigt|übermittelt)`,
);

/** „Dieses Schreiben wurde maschinell erstellt und trägt keine Unterschrift.“ */
function unsigned(letter: LetterContext): Candidate[] {
  const [first] = letter.units;
  if (first === undefined || !machineMade.mayBeIn(first.whole)) return [];
  const unit = letter.units.findLast((one) => machineMade.test(one));
  return unit === undefined || (unit.zone === 'body' && letter.units.indexOf(unit) < letter.units.length - 12)
    ? []
    : [byRule(letter, formal('unsigned'), { at: unit })];
}

function signature(letter: LetterContext): Candidate[] {
  const { signers } = letter;
  if (isExcerpt(letter)) return [];
  if (signers.length === 0) {
    const single = letter.units.find(
      ({ zone, flat }) =>
        zone === 'signature' &&
        /^\p{Lu}[\p{L}-]+$/u.test(flat) &&
        !functionWord.test(flat) &&
        !/^siegel/i.test(flat),
    );
    const last = letter.units.findLast(({ zone, text }) => zone === 'signature' && !isPlaceAndDate(text));
    return [
      byRule(letter, formal(single === undefined ? 'no-signer' : 'no-function'), {
        at: single ?? last ?? letter.dateUnit ?? undefined,
      }),
    ];
  }
  const found: Candidate[] = [];
  const bare = signers.filter(({ role }) => role === null);
  const above = letter.units
    .filter(({ zone }) => zone === 'letterhead')
    .map(({ flat }) => flat)
    .join(' ');
  const ofBody = letter.units.some(({ zone, flat }) => zone === 'signature' && body.test(flat));
  const known = (name: string): boolean =>
    // „Geschäftsführung“ above the names is the function of them all.
    ofBody ||
    // Whoever gives the house the whole name runs it.
    (name.includes(' ') && above.includes(name)) ||
    (/(?<!\p{L})familie(?!\p{L})/iu.test(above) && above.includes(name.split(' ').at(-1) ?? name)) ||
    (/inh(?:aber(?:in)?|\.)/i.test(above) && above.includes(name.split(' ').at(-1) ?? name));
  // Who employs somebody at home has no function.
  if (bare.length === signers.length && !bare.some(({ name }) => known(name)) && !worksAtHome(letter)) {
    found.push(byRule(letter, formal('no-function'), { at: bare[0]?.unit }));
  }
  const low = lowSigner(letter);
  if (low !== undefined) found.push(byRule(letter, formal('low-signer'), { at: placeOf(letter, low) }));
  return found;
}

/** „Geschäftsführung“, „Für den Vorstand“, „Vorstand der Naturkost eG“, „Die Schulleitung des Gymnasiums“ */
const body = late.iu`^(?:(?:für|im namen|namens|im auftrag|in vertretung) )?(?:(?:die|der|das|de[nsm]) )?(?:\p{L}*(?:führung|leitung|vorst[aä]nd|direktion|präsidium|rektorat|presbyterium|magistrat|pfarramt|(?:gemeinde|stiftungs|verwaltungs|kirchen)rat|personal(?:abteilung|wesen)|inhaber(?:in)?|gesellschafter|leiter(?:in)?|vorsitzende[rn]?|geschäftsführer(?:in)?)(?:e?s|n)?)(?: (?:der|des|von|vom|zu|für|im|am|und) .{2,70})?[:,]?$`;
/** The name and, where they stand around it, „i. A.“ and the function. */
function placeOf({ units }: LetterContext, signer: Signer): Span {
  const { unit, role } = signer;
  const below = units.find(({ start, flat }) => role !== null && start > unit.start && flat.includes(role));
  const above = units[units.indexOf(unit) - 1];
  const first = above?.zone === 'signature' && onBehalf.test(above.flat) ? above : unit;
  return { start: first.start, end: (below ?? unit).end };
}
const onBehalf = /^(?:i\. ?a\.|im auftrag)/iu;
