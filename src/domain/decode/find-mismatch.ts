import { searchOf } from '../german/sieve.ts';
import { allMatches } from '../german/all-matches.ts';
import { late } from '../german/late.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { shareCraft } from './crafts.ts';
import { isOwnStanding } from './find-other-title.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { foreignWork } from './foreign-work.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { mereHelp } from './mere-help.ts';
import { isOfThing } from './of-others.ts';
import { stayedAfterTraining } from './stayed-after-training.ts';
import { steppedDown } from './stepped-down.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

/** What the letter tells against its own frame: dates, the way it ended, praise for what was no task. */
export const findMismatch: Finder = (letter) => [
  ...endingAgainstRating(letter),
  ...datesOutside(letter),
  ...roleBefore(letter),
  ...unfitPraise(letter),
  ...foreignWork(letter),
  ...mereHelp(letter),
  ...otherJob(letter),
  ...otherStanding(letter),
  ...steppedDown(letter),
];

const parted =
  /einvernehm|einverständnis|getrennt|trenn(?:en|ten)|kündig|aufgelöst|aufgehoben|beendet|gelöst/iu;
const onGoodTerms = late.iu`(?:best|gut|freundschaftlich)\p{L}* (?:gegenseitig\p{L}* |beiderseitig\p{L}* )?einvernehmen`;

/** Very good grades, and the employer parted with the person. */
function endingAgainstRating(letter: LetterContext): Candidate[] {
  const grade = letter.rating.overall?.grade ?? 9;
  if (letter.type !== 'arbeitszeugnis' || letter.layman || letter.simple) return [];
  if (grade > 2.2 || letter.closing.reason !== 'employer') return [];
  const unit = letter.units.find(
    ({ zone, flat }, at) => zone === 'body' && letter.parts[at] === 'closing' && parted.test(flat),
  );
  if (unit === undefined || onGoodTerms.test(unit.flat)) return [];
  return [
    byRule(letter, letterRule('ending-against-rating'), { at: unit, words: { grade: gradeWord(grade) } }),
  ];
}

const told: ReadonlySet<string> = new Set(['tasks', 'performance', 'summary', 'behavior']);
const aboutPerson = late.u`(?<!\p{L})(?:[Ee]r|[Ss]ie|ihm|ihn|[Ii]hre?[nmrs]?|[Ss]eine?[nmrs]?|Herrn?|Frau)(?!\p{L})`;
/** What may well lie before or after: earlier times told as such, plans, and years that belong to things. */
export const elsewhere = searchOf(
  late.iu`(?<!\p{L})(?:zuvor|vorher|früher\p{L}* (?:arbeitgeber|betrieb|firma|stelle|arbeitsstelle)|(?:noch|bereits) bei (?:ihrem|seinem)|freuen (?:wir )?uns|vor (?:ihre[mr]|seine[mr]|dem|der) (?:eintritt|einstellung|tätigkeit|beginn)|bereits (?:während|als|von|vom)|studium|ausbildung|(?:(?<=als )|(?!(?:praktik|werkstud)\p{L}{2,4}(?:inn)?en(?!\p{L})|aushilf(?:en|skräfte)(?!\p{L})))(?:praktik|werkstud|aushilf)\p{L}*|(?:geprüft|staatlich)\p{L}*|(?:verfügt|besitzt) [^.;]*seit|seit [^.;]*(?:verfügt|besitzt)|in (?:diesem|ihrem|seinem) beruf|lehre|schule|abitur|promotion|gegründet|gründung|geplant\p{L}*|planung|voraussichtlich|elternzeit|befristet|fassung|version|norm|iso|din|verordnung|gesetz|standard|baujahr|jahrgang|geboren|prognose\p{L}*|strategie|roadmap|bis (?:\p{L}+ )?20\d\d|hatte (?:sie|er|frau|herr)(?!\p{L})[^.;]*(?:t|en)(?=\.?$))(?!\p{L})`,
);
const mayTellYear = /(?:19|20)\d\d|\d\.\d\d?\.\d\d/;
const yearOnly = late.giu`(?<!\p{L})(?:^(?:(?:bereits|schon|noch|erst) )?(?=\d{4} \p{Ll}+ (?:er|sie|ih[mr]|frau|herr) )|(?:seit|ab|von(?= \d{4} an(?!\p{L}))|im jahr|im sommer|im herbst|im winter|im frühjahr|im frühling|anfang|mitte|ende)(?: des jahres)? )(?<year>(?:19|20)\d\d)(?!\d)`;

/** „erhielt 2016 einen Preis“: a bare year behind the verb or its subject. */
const afterVerb = late.gu`(?<!\p{L})(?:(?!heute|letzte|erste|zweite|dritte|vierte)\p{Ll}{3,}te|wurden?|war|hat|erhielt|gewann|trat|bestand|erwarb|übernahm|schloss|ging|stieg|kam|entstand|nahm|schrieb|fand|er|sie|Frau \p{Lu}[\p{L}-]+|Herr \p{Lu}[\p{L}-]+) (?<year>(?:19|20)\d\d)(?=(?! \p{Ll}+te[nrsm]? \p{Lu})[ .,;])`;

const season = late.giu`(?<!\p{L})(?:im|vom|seit|seit dem|ab dem|zum) (?<when>frühjahr|frühling|sommer|herbst) (?<year>(?:19|20)\d\d)(?!\d)`;
/** The months that a season may mean. */
const monthsOf: Readonly<Record<string, readonly [from: string, to: string]>> = {
  frühjahr: ['02', '06'],
  frühling: ['02', '06'],
  sommer: ['05', '09'],
  herbst: ['08', '12'],
};
const yearSpan = late.giu`(?<!\p{L})in den jahren (?:19|20)\d\d(?:, (?:19|20)\d\d)*(?: (?:und|bis|oder) (?:19|20)\d\d)?(?!\d)`;

/** „den im Herbst 2015 begonnenen Umbau“, „Unsere Filiale besteht seit 2014“ */
const isOfNoun = (flat: string, { start, end }: { start: number; end: number }): boolean =>
  (attribute.test(flat.slice(end)) && article.test(flat.slice(0, start))) ||
  exists.test(flat.slice(0, start));
const attribute = late.u`^ \p{Ll}{4,}(?:ene|ete|te|ende)[nrsm]? \p{Lu}`;
const article = late.iu`(?<!\p{L})(?:de[nmrs]|die|das|eine?[nmrs]?|unsere?[nmrs]?) (?:(?:am|im|seit|zum|vom|ab)(?: dem)? )?$`;
const exists = late.iu`(?<!\p{L})(?:besteht|bestand|existiert|gibt es) $|, (?:\p{Ll}+ )?(?:die|der|das|den|dem|denen|deren) wir (?:\p{Ll}+ ){0,3}$`;

/** „Wir führen ihn seit 2004“: told of the house. */
const ofHouse = late.u`^(?:Wir|Ich) (?:führen?|betreiben?|bestehen|haben|habe|sind|bin|leiten?|besitzen?)(?!\p{L})|(?<!\p{L})(?:(?:nutzen|verwenden|führen|betreiben|bieten|produzieren|fertigen|arbeiten) wir(?! (?:sie|ihn|ih[rm]|frau|herrn?)(?!\p{L}))|(?:scheide|gebe|trete|gehe|übergebe|verlasse|wechsle) ich(?!\p{L}))`;

/** A day in the account of the work that lies before its beginning or after its end. */
function datesOutside(letter: LetterContext): Candidate[] {
  const { end, date } = letter.facts;
  // Without a last day only what lies before the first one is known to be outside.
  const last = (letter.type === 'zwischenzeugnis' ? date : end) ?? '9999-12-31';
  const begin = letter.facts.begin ?? '0000-00-00';
  if (begin >= last || letter.layman) return [];
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || !told.has(letter.parts[at] ?? '')) return [];
    if (
      !mayTellYear.test(unit.flat) ||
      !(letter.sentences[at]?.graded === true || aboutPerson.test(unit.flat)) ||
      elsewhere.test(unit) ||
      ofHouse.test(unit.flat)
    )
      return [];
    const days = datesOf(unit).map((one) => ({ ...one, told: one.iso.slice(0, 7) }));
    const years = allMatches(yearOnly, unit.flat).flatMap((match) =>
      isOfThing(unit.flat, match)
        ? []
        : [
            {
              start: match.index,
              end: match.index + match[0].length,
              told: match.groups?.['year'] ?? '',
            },
          ],
    );
    const bare = allMatches(afterVerb, unit.flat).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      told: match.groups?.['year'] ?? '',
    }));
    const spans = allMatches(yearSpan, unit.flat).flatMap((match) =>
      (match[0].match(/(?:19|20)\d\d/gu) ?? []).map((year) => ({
        start: match.index,
        end: match.index + match[0].length,
        told: year,
      })),
    );
    const seasons = allMatches(season, unit.flat).map((match) => {
      const { when = '', year = '' } = match.groups ?? {};
      const [from = '', to = ''] = monthsOf[when.toLowerCase()] ?? [];
      return {
        start: match.index,
        end: match.index + match[0].length,
        from: `${year}-${from}`,
        to: `${year}-${to}`,
      };
    });
    const outside =
      [...days, ...years, ...bare, ...spans].find(
        (one) =>
          !isOfNoun(unit.flat, one) &&
          (one.told < begin.slice(0, one.told.length) || one.told > last.slice(0, one.told.length)),
      ) ??
      seasons
        .filter((one) => !isOfNoun(unit.flat, one))
        .map((one) => ({ ...one, told: one.to < begin.slice(0, 7) ? one.to : one.from }))
        .find((one) => one.to < begin.slice(0, 7) || one.from > last.slice(0, 7));
    if (outside === undefined) return [];
    if (outside.told > last.slice(0, outside.told.length) && stayedAfterTraining(letter, last)) return [];
    const side =
      outside.told > last.slice(0, outside.told.length)
        ? 'nach dem Ende des Arbeitsverhältnisses'
        : 'vor dem Eintritt';
    return [
      byRule(letter, letterRule('date-outside'), { at: spanOf(unit, 0, unit.flat.length), words: { side } }),
    ];
  });
}

const earlier = late.iu`(?<!\p{L})(?:zuvor|vorher|bereits|schon|studium|ausbildung|praktik\p{L}*|werkstud\p{L}*|aushilf\p{L}*|lehre|früher\p{L}*|freie\p{L}*|leiharbeit\p{L}*|zeitarbeit\p{L}*)(?!\p{L})`;
/** Asked of the few words before a date. */
const startsThen = late.iu`(?<!\p{L})(?:seit(?: dem)?|ab(?: dem)?|zum|mit wirkung vom) $`;
const aYear = /(?:19|20)\d\d/;
const asWhat = late.iu`^ (?:die|der|das) \p{L}*(?:leitung|führung|verantwortung|position|stelle|funktion)(?!\p{L})|^[^,.;]{0,20}(?:als|ist (?:sie|er)|war (?:sie|er)|leite\p{L}*|übern\p{L}*|verantwort\p{L}*)(?!\p{L})`;
const clause = /^[^,;]*/u;
/** „Den Einkauf verantwortete er ab dem 1. Februar 2014“ */
const didThen = late.iu`(?<!\p{L})(?:verantwort|leite|führ|übern[aio]hm|betreu)\p{L}* (?:er|sie|frau \p{L}+|herr \p{L}+) (?:\p{L}+ )?(?:ab|seit|zum)(?: dem)? $`;
/** What may well have begun before: the employment itself, school and training. */
const inFirm = late.iu`(?<!\p{L})(?:unser\p{L}*|uns|beschäftigt|angestellt|trat|eingetreten|eintritt|geboren|geb)(?!\p{L})`;

/** „Am 1. Oktober 2017 übertrugen wir ihr die Leitung“ of one who came in 2019. */
function risenBefore(letter: LetterContext, unit: Unit, begin: string): Candidate | null {
  const match = rise.test(unit.flat) && !beforeEntry.test(unit.flat) ? datesOf(unit) : [];
  const date = match.find(
    ({ iso, start }) =>
      iso.slice(0, 7) < begin.slice(0, 7) && !/geb/iu.test(unit.flat.slice(Math.max(0, start - 24), start)),
  );
  if (date === undefined || match.some(({ iso }) => iso === begin)) return null;
  return byRule(letter, letterRule('date-outside'), {
    at: spanOf(unit, date.start, date.end),
    words: { side: 'vor dem Eintritt' },
  });
}

const rise = late.iu`(?<!\p{L})(?:erfolgte|folgte) [^.;]{0,60}(?:beförderung|ernennung|versetzung|berufung|bestellung)(?!\p{L})|(?:beförderung|ernennung|versetzung|berufung)(?!\p{L})[^.;]{0,60} (?:erfolgte|folgte)(?!\p{L})|(?<!\p{L})(?:haben|wurde|hat) (?:[^.;]|(?<=\d)\.){0,60}(?<!\p{L})(?:ihr|ihm|sie|ihn|er|frau|herrn?)(?!\p{L})(?:[^.;]|(?<=\d)\.){0,80}(?:übertragen|befördert|ernannt|berufen|anvertraut|betraut|bestellt|aufgerückt)(?!\p{L})|^(?:herr|frau|er|sie) [^;]{0,100}(?<!\p{L})wurde (?:[^.;]|(?<=\d)\.){0,80}(?<!\p{L})(?:befördert|ernannt|berufen|bestellt)(?!\p{L})|(?<!\p{L})(?:rückte|stieg|avancierte) (?:sie|er|frau|herr)(?!\p{L})|(?<!\p{L})(?:vertrauten|übertrugen|übertrug|beförderten|beförderte|ernannten|ernannte|beriefen|vertrauten)(?!\p{L})[^.;]{0,120}(?<!\p{L})(?:ihr|ihm|sie|ihn|Frau|Herrn?)(?!\p{L})`;
const beforeEntry = late.iu`(?<!\p{L})(?:zuvor|vorher|vor ihrem|vor seinem|studium|ausbildung|praktik\p{L}*|werkstud\p{L}*|gegründet|vorgänger\p{L}*)(?!\p{L})`;

/** A post in the firm that begins before the person came to it. */
function roleBefore(letter: LetterContext): Candidate[] {
  const { begin } = letter.facts;
  if (begin === null || letter.layman) return [];
  return letter.units.flatMap((unit, at) => {
    const part = letter.parts[at];
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || !aYear.test(unit.flat)) return [];
    const dates = datesOf(unit);
    const risen = risenBefore(letter, unit, begin);
    if (risen !== null) return [risen];
    if (part !== 'introduction' && part !== 'tasks') return [];
    const date = dates.find(
      ({ iso, start, end }) =>
        iso.slice(0, 7) < begin.slice(0, 7) &&
        startsThen.test(unit.flat.slice(Math.max(0, start - 20), start)) &&
        (asWhat.test(unit.flat.slice(end)) || didThen.test(unit.flat.slice(0, start))) &&
        !inFirm.test(clause.exec(unit.flat.slice(end))?.[0] ?? ''),
    );
    if (date === undefined || earlier.test(unit.flat)) return [];
    // Where both stand in one sentence, the first one told is the entry.
    const first = dates.find(({ iso }) => iso === begin);
    if (first !== undefined && first.start > date.start) return [];
    const place = spanOf(unit, date.start, date.end);
    return [byRule(letter, letterRule('date-outside'), { at: place, words: { side: 'vor dem Eintritt' } })];
  });
}

/** Work in which nobody plans strategies or runs a business. */
const plainWork: ReadonlySet<string> = new Set(['cash', 'household', 'security', 'logistics', 'craft']);
const managing = searchOf(
  late.iu`(?<!\p{L})(?:strategisch\p{L}*|unternehmerisch\p{L}*|visionär\p{L}*|verhandlungsgeschick\p{L}*|verhandlungssicher\p{L}*|rhetori\p{L}*|präsentations\p{L}*|konzeptionell\p{L}*)(?!\p{L})`,
);

/** Praise for what only managers need, in a middling letter on plain work. */
function unfitPraise(letter: LetterContext): Candidate[] {
  const { group, leader } = letter.profile;
  if (group === null || !plainWork.has(group.id) || leader || letter.layman) return [];
  if ((letter.rating.singles?.grade ?? 0) < 2.5 || letter.type === 'ausbildungszeugnis') return [];
  const inTasks = letter.units.some((unit, at) => letter.parts[at] === 'tasks' && managing.test(unit));
  if (inTasks) return [];
  return letter.units.flatMap((unit, at) => {
    if (letter.sentences[at]?.graded !== true || letter.parts[at] !== 'performance') return [];
    const match = managing.exec(unit);
    if (match === null) return [];
    return [
      byRule(letter, letterRule('unfit-praise'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    ];
  });
}

const inTheJobOf = searchOf(
  late.u`(?<!\p{L})(?:[Ii]n (?:seiner|ihrer) (?:Funktion|Position|Rolle|Tätigkeit|Stellung|Eigenschaft)|(?:Unterstützung|Mitarbeit|Arbeit|Dienste?|Einsatz|Leistung(?:en)?|Tätigkeit)) als (?<title>(?:\p{Ll}+e[rn]? )?\p{Lu}[\p{L}-]+)`,
);

/** What a trainee became, and what an intern or employee was called, where it is told again. */
const calledElse = searchOf(
  late.u`(?:[Ww]eg|Laufbahn|Werdegang|Berufsweg|Ausbildungsziel|Berufsabschluss|Ausbildungsabschluss|Abschluss|Prüfung|Abschlussprüfung|Ausbildung) (?:als|zum|zur) (?<title>(?:\p{Ll}+e[rn]? )?\p{Lu}[\p{L}-]+)(?: für (?<field>\p{Lu}[\p{L}-]+))?`,
);
/** „Ihre Ausbildungszeit schloss sie als Fachkraft für Lagerlogistik ab“ */
const endedAs = searchOf(
  late.u`(?:[Aa]usbildung(?:szeit)?|[Ll]ehre|[Ll]ehrzeit)(?!\p{L})[^.;,]{0,40} (?:schloss|beendete) (?:er|sie|Frau \p{Lu}[\p{L}-]+|Herr \p{Lu}[\p{L}-]+) (?:[^.;,]{0,30} )?als (?<title>(?:\p{Ll}+e[rn]? )?\p{Lu}[\p{L}-]+)(?: für (?<field>\p{Lu}[\p{L}-]+))?`,
);
/** An examination beside the one of the training, and a training to come. */
const further = late.iu`(?<!\p{L})(?:zusätzlich\p{L}*|außerdem|daneben|nebenbei|darüber hinaus|freiwillig\p{L}*|beginn\p{L}*|anschließend|eigene[mnr] (?:interesse|antrieb|initiative|wunsch))(?!\p{L})`;
/** „im Anschluss an die Ausbildung als Sachbearbeiterin zu übernehmen“ is what comes next. */
const afterwards = late.iu`(?<!\p{L})(?:im anschluss an|nach|direkt aus) (?:die|der|ihre[rn]?|seine[rn]?) ausbildung als`;
/** „als Kaufmann für Büromanagement zu übernehmen“: as what a trainee stays. */
const keptAs = searchOf(
  late.u`(?:ihn|sie|Herrn? \p{Lu}[\p{L}-]+|Frau \p{Lu}[\p{L}-]+) (?:[^.;,]{0,40} )?als (?:\p{Ll}+e?[nr]? )?(?<title>\p{Lu}[\p{L}-]+)(?= (?:[^.;]{0,60} )?(?:zu übernehmen|übernehmen|übernommen|beschäftigen|weiterzubeschäftigen)(?!\p{L}))`,
);
const trade = late.iu`bauer(?:in)?$|kauf(?:mann|frau)|fach(?:mann|frau|kraft|angestellt|informatik|verkäuf)|mechanik|mechatronik|elektronik|tischler|maler|(?<!\p{L})k[oö]ch|friseur|laborant|zeichner|schlosser|maurer|bäcker|konditor|gärtner|pfleger|dachdeck|zimmer`;
const otherStatus = searchOf(
  late.iu`(?<!\p{L})(?:während|in|mit|bei|nach) (?:(?:seiner|ihrer|der) (?<aid>Aushilfstätigkeit|Aushilfe|Nebentätigkeit|Werkstudententätigkeit|Festanstellung)|(?:seines|ihres|seinem|ihrem) (?<intern>Praktikums?|Volontariats?|Referendariats?))(?!\p{L})`,
);

/** A trainee with another trade at the end, an intern who turns into a helper: the letter was put together of two. */
function otherStanding(letter: LetterContext): Candidate[] {
  const { type, layman, facts } = letter;
  // Only training and internships have an aim and a standing of their own.
  if (layman || (type !== 'ausbildungszeugnis' && type !== 'praktikumszeugnis')) return [];
  if (!mayStand(letter, calledElse, endedAs, otherStatus, keptAs)) return [];
  const job = (facts.job_title ?? '').toLowerCase();
  return letter.units.flatMap((unit, at) => {
    const part = letter.parts[at] ?? '';
    if (unit.zone !== 'body' || part === 'introduction' || part === 'company' || part === 'tasks') return [];
    const trained =
      type === 'ausbildungszeugnis' && job !== '' && !further.test(unit.flat) && !afterwards.test(unit.flat)
        ? (calledElse.exec(unit) ?? endedAs.exec(unit))
        : null;
    const kept = type === 'ausbildungszeugnis' && job !== '' ? keptAs.exec(unit) : null;
    const other =
      (trained !== null &&
        isOther(trained, job) &&
        !shareCraft(unit.flat.slice(trained.index), job) &&
        (!(onWay.test(trained[0]) || / (?:schloss|beendete) /u.test(trained[0])) ||
          trade.test(trained.groups?.['title'] ?? ''))) ||
      (kept !== null && isOtherTrade(kept, job));
    const { aid, intern } = otherStatus.exec(unit)?.groups ?? {};
    const turned = aid !== undefined || (intern !== undefined && type === 'ausbildungszeugnis');
    if (!other && !turned) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, 0, unit.flat.length),
        words: { job: facts.job_title ?? (type === 'praktikumszeugnis' ? 'Praktikum' : 'Ausbildung') },
      }),
    ];
  });
}

const onWay = /^(?:weg|laufbahn|werdegang|berufsweg)/iu;

function isOther(trained: RegExpExecArray, job: string): boolean {
  const root = lastRoot(trained.groups?.['title'] ?? '');
  const field = trained.groups?.['field']?.toLowerCase() ?? '';
  // „nach der Prüfung als Geselle“ tells no trade.
  return (
    root.length > 3 &&
    !general.test(root) &&
    !/^(?:gesell|facharbeit)/u.test(root) &&
    (!job.includes(root) || !job.includes(field))
  );
}

/** Another trade altogether; a post in one's own field may be called anything. */
function isOtherTrade(kept: RegExpExecArray, job: string): boolean {
  const title = kept.groups?.['title'] ?? '';
  const [theirs, own] = [occupationGroupOf(title), occupationGroupOf(job)];
  return (
    trade.test(title) &&
    !/^gesell/iu.test(title) &&
    theirs !== null &&
    own !== null &&
    theirs.id !== own.id &&
    isOther(kept, job)
  );
}

const lastRoot = (title: string): string =>
  title
    .toLowerCase()
    .split(' ')
    .at(-1)
    ?.replace(/(?:in(?:nen)?|n)$/u, '') ?? '';

/** „aus ihrer Tätigkeit als Köchin in einem anderen Haus brachte sie“: of a time before. */
const ofAnotherHouse = late.iu`(?<!\p{L})(?:(?:in|bei|aus) (?:eine[mr] )?andere[nr]|frühere[nr]?|vorherige[nr]?|(?:brachte|bringt)(?!\p{L})[^.;]* mit|mitbrachte|mitgebracht\p{L}*)(?!\p{L})`;

/** „In seiner Funktion als technischer Zeichner“, and the beginning tells of a manager of projects. */
function otherJob(letter: LetterContext): Candidate[] {
  if (letter.facts.job_title === null || letter.layman || !mayStand(letter, inTheJobOf)) return [];
  let frame: string | undefined;
  return letter.units.flatMap((unit, at) => {
    const part = letter.parts[at];
    if (part !== 'performance' && part !== 'behavior' && part !== 'closing') return [];
    const match = inTheJobOf.exec(unit);
    if (match === null || ofAnotherHouse.test(unit.flat)) return [];
    const title = match.groups?.['title']?.toLowerCase() ?? '';
    const root =
      title
        .split(' ')
        .at(-1)
        ?.replace(/in(?:nen)?$/u, '') ?? '';
    if (
      root.length < 4 ||
      general.test(title) ||
      /fach(?:kraft|mann|frau)$/u.test(title) ||
      /fach(?:kraft|mann|frau)$/u.test(title) ||
      isOwnStanding(letter, title)
    )
      return [];
    frame ??= frameOf(letter);
    if (frame.includes(root) || (!/hilf/u.test(title) && frame.includes(stemOf(title)))) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job: letter.facts.job_title ?? '' },
      }),
    ];
  });
}

/** The title and what introduction and tasks tell, in small letters. */
const frameOf = ({ facts, units, parts }: LetterContext): string =>
  [
    facts.job_title,
    ...units.filter((_, at) => parts[at] === 'introduction' || parts[at] === 'tasks').map(({ flat }) => flat),
  ]
    .join(' ')
    .toLowerCase()
    .replaceAll('ä', 'a');

/** „Einkäuferin“ is told by „Einkauf“, „Pflegefachkraft“ by „Krankenpflegerin“. */
const stemOf = (title: string): string => (title.split(' ').at(-1) ?? '').replaceAll('ä', 'a').slice(0, 5);

/** Roles beside any job. */
const general =
  /vorgesetzt|führungskraft|ausbild|mitarbeit|kolleg|ansprechpartner|vertret|mentor|pat(?:e|in)|leiter|betriebsrat|beauftragt|mitglied|sprecher|projekt|team|best(?:e[rn]?)?$/u;
