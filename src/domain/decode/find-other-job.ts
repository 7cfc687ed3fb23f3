import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';
import { extractJobTitle } from './extract-job.ts';
import { beside, heads, jobLike, otherTimes, rankOf, rootOf } from './job-ranks.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

/** A title told again that is lower than the one of the introduction, or another one when the letter says goodbye. */
export const findOtherJob: Finder = (letter) => {
  const introduction = unitsIn(letter, 'introduction').flatMap((at) => letter.units[at] ?? []);
  const job = extractJobTitle(introduction, letter.type) ?? letter.facts.job_title;
  if (job === null || letter.layman) return [];
  return [
    ...lowered(letter, job, introduction),
    ...(letter.type === 'arbeitszeugnis' ? farewell(letter, job, introduction) : []),
    ...otherDuties(letter, job, introduction),
    ...otherKind(letter),
    ...helpsTheHead(letter, job),
    ...otherTrade(letter, job, introduction),
  ];
};

const title = '(?<title>\\p{Lu}[\\p{L}-]{3,})';
const asWhat = searchOf(
  new RegExp(`^[Aa]ls ${title}(?: [^,.;]{0,60}?)? \\p{Ll}{3,} (?:sie|er|ihm|ihr|Frau|Herrn?)(?!\\p{L})`, 'u'),
);
const functionOf = searchOf(
  new RegExp(
    `(?:Funktion|Position|Rolle|Stellung|Eigenschaft|Aufgaben?|Arbeit|Einsatz|Tätigkeit|Stelle|Posten|Pflichten|Leistungen|Dienst) (?:als|des|der|eines|einer) ${title}`,
    'u',
  ),
);

/** „Wir verlieren mit ihm einen guten Sachbearbeiter“ */
const lost = searchOf(
  new RegExp(
    `verlieren (?:(?:mit|in) (?:ihm|ihr|Frau \\p{Lu}\\p{L}+|Herrn \\p{Lu}\\p{L}+) )?(?:einen|eine|unseren|unsere) (?:\\p{Ll}+ ){0,4}(?!Mitarbeit|Fachkraft|Kraft|Kolleg)${title}`,
    'u',
  ),
);

const tells = (units: readonly Unit[], word: string): boolean =>
  units.some(({ flat }) => flat.toLowerCase().includes(rootOf(word)));

/** „Als Zweitkraft der Gruppe ist er …“, and the introduction names the leader of the group. */
function lowered(letter: LetterContext, job: string, introduction: readonly Unit[]): Candidate[] {
  const own = rankOf(job);
  if (own < 2) return [];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body') return [];
    const match = asWhat.exec(unit) ?? functionOf.exec(unit) ?? leaving.exec(unit) ?? lost.exec(unit);
    const told = match?.groups?.['title'] ?? '';
    if (match === null || beside.test(told) || tells(introduction, told)) return [];
    if (otherTimes.test(unit.flat)) return [];
    const rank = rankOf(told);
    if (rank >= 2 || own - rank < 0.8) return [];
    const at0 = match[0].indexOf(told) + told.length;
    return [
      byRule(letter, letterRule('job-lowered'), {
        at: spanOf(unit, match.index, match.index + at0),
        words: { job },
      }),
    ];
  });
}

/** „scheidet als Gebietsbeauftragter aus“; „um als …“ and „wechselt als …“ tell of the next job. */
const leaving = searchOf(
  new RegExp(
    `(?:(?:scheidet|schied|verlässt|verließ|endete?|beendete?)(?!\\p{L})(?: (?!um |wechsel|künftig|neu)[^,.;]{0,60}?)?|(?:Stelle|Posten|Anstellung|Arbeitsverhältnis|Beschäftigung|Dienstverhältnis|Tätigkeit|Position)) als ${title}(?! (?:beim?|in einem|in einer|zu) (?:einem |einer )?(?:andere|neue))`,
    'u',
  ),
);
const next =
  /(?<!\p{L})(?:um |neue[nrs]? |andere[nrs]? |wechsel|künftig|antritt|anzutreten|annimmt|anzunehmen|aufnimmt|aufzunehmen|übernimmt|zu übernehmen|beginnt|selb(?:st)?ständig)/iu;

function farewell(letter: LetterContext, job: string, introduction: readonly Unit[]): Candidate[] {
  const known = [...introduction, ...unitsIn(letter, 'tasks').flatMap((at) => letter.units[at] ?? [])];
  return unitsIn(letter, 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : leaving.exec(unit);
    const told = match?.groups?.['title'] ?? '';
    if (unit === undefined || match === null || beside.test(told) || !jobLike.test(told)) return [];
    if (next.test(unit.flat.slice(0, match.index + match[0].length)) || tells(known, told)) return [];
    if (/mitarbeit/i.test(told) || job.toLowerCase().includes(rootOf(told))) return [];
    // What is lower has been told as such.
    if (rankOf(job) >= 2 && (rankOf(told) === 1 || (rankOf(job) === 3 && rankOf(told) < 2))) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job },
      }),
    ];
  });
}

const duties = searchOf(
  new RegExp(
    `(?:Aufgaben|Pflichten|Verpflichtungen|Stelle|Posten|Amt|Arbeitsplatz) (?:als|des|der|eines|einer) ${title}`,
    'u',
  ),
);

/** „Den Posten des Hausmeisters füllte er gut aus.“ in a letter for one who planned: of another trade. */
function otherDuties(letter: LetterContext, job: string, introduction: readonly Unit[]): Candidate[] {
  const own = occupationGroupOf(job);
  const known = [...introduction, ...unitsIn(letter, 'tasks').flatMap((at) => letter.units[at] ?? [])];
  return unitsIn(letter, 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : duties.exec(unit);
    const told = match?.groups?.['title'] ?? '';
    if (unit === undefined || match === null || otherTimes.test(unit.flat)) return [];
    if (beside.test(told) || /beauftragt/i.test(told) || tells(known, told)) return [];
    const group = occupationGroupOf(told) ?? occupationGroupOf(told.replace(/e?s$/u, ''));
    if (group === null || (own !== null && own.id === group.id) || heads.test(told)) return [];
    if (rankOf(job) === 3 && rankOf(told) < 2) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job },
      }),
    ];
  });
}

const internship = searchOf(
  /(?<!\p{L})(?:(?:[Ww]ährend|[Ii]n|[Nn]ach|[Mm]it|[Bb]ei) (?:seines|ihres|seinem|ihrem|des|dem) (?:\p{Ll}+ )?(?:Praktikums?|Volontariats?)|[Dd](?:as|ieses) (?:Praktikum|Volontariat) (?:endete?|verlief|war)|(?:Das|Die) (?:Ausbildung|Ausbildungsverhältnis|Lehre) (?:endete?|ist beendet))(?!\p{L})/u,
);

/** An internship that ends in a letter on an employment. */
function otherKind(letter: LetterContext): Candidate[] {
  if (letter.type !== 'arbeitszeugnis' && letter.type !== 'zwischenzeugnis') return [];
  const framed = letter.units.some(
    ({ flat }, at) =>
      ['introduction', 'tasks', 'company'].includes(letter.parts[at] ?? '') &&
      /praktik|volontär|volontariat|ausbildung|lehre(?!r)/i.test(flat),
  );
  if (framed) return [];
  return unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : internship.exec(unit);
    if (unit === undefined || match === null || otherTimes.test(unit.flat)) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job: letter.facts.job_title ?? 'ein Arbeitsverhältnis' },
      }),
    ];
  });
}

/** What a leader is called without the word for leading: „Filial“ of „Filialleiterin“, „Data“ of „Head of Data Science“. */
function fieldsOf(job: string): string[] {
  return job
    .split(/[\s-]+/u)
    .map((word) => word.replace(/(?:leit(?:er|erin|ung)|chef|chefin|meister(?:in)?)$/iu, '').toLowerCase())
    .filter((word) => word.length >= 4 && !/^(?:head|leiter|unser|dies|eine)/u.test(word))
    .map((word) => word.replace(/(?:e?n|s)$/u, ''));
}

const assists =
  /(?<!\p{L})(?:ging|geht|half|hilft|arbeitete|arbeitet|unterstützte|unterstützt|assistierte|assistiert|entlastete|entlastet|diente|dient|stand|steht|(?:unter|nach) (?:der )?(?:anleitung|weisung|anweisung|aufsicht|führung))(?!\p{L})/iu;
const headNamed =
  /(?<!\p{L})(?:de[mnrs]|die|ihre[mnrs]?|seine[mnrs]?|unsere[mnrs]?|eine[mnrs]) (?<named>(?:\p{Ll}+en )?(?:\p{L}+-?)?(?:[Ll]eiter(?:s|in)?|[Ll]eitung|[Cc]hefs?|[Cc]hefin|[Mm]eister(?:s|in)?|Head)(?!\p{L})(?: (?:of |der |des |für )?\p{Lu}[\p{L}-]+)*)/u;

/** Who leads the shop herself, and here lends the head of the shop a hand. */
function helpsTheHead(letter: LetterContext, job: string): Candidate[] {
  if (rankOf(job) < 3 || /stellvertret|vize|assist|zweite|junior|(?:^| )co-/iu.test(job)) return [];
  const fields = fieldsOf(job);
  if (fields.length === 0) return [];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' && assists.test(unit.flat) ? headNamed.exec(unit.flat) : null;
    if (unit === undefined || match === null || otherTimes.test(unit.flat)) return [];
    const named = (match.groups?.['named'] ?? '').toLowerCase();
    // „Nachfolgerin“ and „neue Leiterin“ come after.
    if (!fields.every((field) => named.includes(field)) || /neue|künftig/.test(named)) return [];
    return [
      byRule(letter, letterRule('job-lowered'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job },
      }),
    ];
  });
}

/** „Die Gesellenprüfung als Karosserie- und Fahrzeugbaumechaniker bestand er“ */
const examined = searchOf(
  /(?:prüfung|abschluss|examen|ausbildung|lehre)(?!\p{L}) (?:als|zum|zur) (?<title>\p{Lu}[\p{L}-]+(?: und \p{Lu}\p{L}+)?)/u,
);
const finished =
  /(?<!\p{L})(?:ausgebildete|gelernte|fertige|frischgebackene|geprüfte|junge|angehende|frisch ausgebildete)[nrs]? (?<title>(?:\p{L}+ische[nr]? )?\p{Lu}[\p{L}-]+)/u;

/** A trainee who leaves as somebody of another trade. */
function otherTrade(letter: LetterContext, job: string, introduction: readonly Unit[]): Candidate[] {
  if (letter.type !== 'ausbildungszeugnis') return [];
  const known = [...introduction, ...unitsIn(letter, 'tasks').flatMap((at) => letter.units[at] ?? [])];
  return unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : (finished.exec(unit.flat) ?? examined.exec(unit));
    const told = (match?.groups?.['title'] ?? '').split(' ').at(-1) ?? '';
    if (unit === undefined || match === null || !trade.test(told) || general.test(told)) return [];
    if (tells(known, told) || job.toLowerCase().includes(rootOf(told))) return [];
    // „Einzelhandelskauffrau“ and „Kauffrau im Einzelhandel“ are the same.
    const field = told.replace(trade, '').replace(/s$/u, '');
    if (field !== '' && tells(known, field)) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job },
      }),
    ];
  });
}

const trade =
  /(?:kauf(?:mann|frau)|fachangestellten?|fachfrau|fachmann|mechaniker(?:in)?|mechatroniker(?:in)?|elektroniker(?:in)?|informatiker(?:in)?|assistent(?:in)?|zeichner(?:in)?|pfleger(?:in)?|laborant(?:in)?|techniker(?:in)?|gestalter(?:in)?|verkäufer(?:in)?|monteur(?:in)?|bauer|maurer(?:in)?|maler(?:in)?|köchin|koch|bäcker(?:in)?|gärtner(?:in)?|tischler(?:in)?|schreiner(?:in)?|friseur(?:in)?|lackierer(?:in)?|optiker(?:in)?|florist(?:in)?|konditor(?:in)?|fleischer(?:in)?|dachdecker(?:in)?|installateur(?:in)?|metallbauer(?:in)?|zerspaner(?:in)?|erzieher(?:in)?|fachwirt(?:in)?|lagerist(?:in)?|drucker(?:in)?)$/iu;
const general =
  /^(?:facharbeiter|fachkraft|fachkräfte|kolleg|mitarbeit|gesell|handwerker|techniker(?:in)?$)/iu;
