import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { occupationGroupOf } from '../knowledge/occupations.ts';
import { areOtherCrafts, isKnownTrade, shareCraft } from './crafts.ts';
import { introducedJob } from './introduced-job.ts';
import { beside, heads, jobLike, otherTimes, rankOf, rootOf } from './job-ranks.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** A title told again that is lower than the one of the introduction, or another one when the letter says goodbye. */
export const findOtherJob: Finder = (letter) => {
  if (letter.layman) return [];
  return [
    ...lowered(letter),
    ...(letter.type === 'arbeitszeugnis' ? farewell(letter) : []),
    ...otherDuties(letter),
    ...otherKind(letter),
    ...helpsTheHead(letter),
    ...doesChores(letter),
    ...otherTrade(letter),
  ];
};

/** The finding at a match, up to the offset `end` behind its beginning. */
function told(
  letter: LetterContext,
  rule: 'job-lowered' | 'job-varies',
  unit: Unit,
  { match, job, end = match[0].length }: { match: RegExpExecArray; job: string; end?: number },
): Candidate {
  const at = spanOf(unit, match.index, match.index + end);
  return byRule(letter, letterRule(rule), { at, words: { job } });
}

const named = '(?<title>\\p{Lu}[\\p{L}-]{3,})';
const asWhat = searchOf(
  lateRegExp(`^[Aa]ls ${named}(?: [^,.;]{0,60}?)? \\p{Ll}{3,} (?:sie|er|ihm|ihr|Frau|Herrn?)(?!\\p{L})`, 'u'),
);
const functionOf = searchOf(
  lateRegExp(
    `(?:Funktion|Position|Rolle|Stellung|Eigenschaft|Aufgaben?|Arbeit|Einsatz|Tätigkeit|Stelle|Posten|Pflichten|Leistungen|Dienst) (?:als|des|der|eines|einer) ${named}`,
    'u',
  ),
);

/** „Wir verlieren mit ihm einen guten Sachbearbeiter“ */
const lost = searchOf(
  lateRegExp(
    `verlieren (?:(?:mit|in) (?:ihm|ihr|Frau \\p{Lu}\\p{L}+|Herrn \\p{Lu}\\p{L}+) )?(?:einen|eine|unseren|unsere) (?:\\p{Ll}+ ){0,4}(?!Mitarbeit|Fachkraft|Kraft|Kolleg)${named}`,
    'u',
  ),
);

const tells = (units: readonly Unit[], word: string): boolean => {
  const root = rootOf(word);
  return units.some(({ lower }) => lower.includes(root));
};

/** „Als Zweitkraft der Gruppe ist er …“, and the introduction names the leader of the group. */
function lowered(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, asWhat, functionOf, leaving, lost)) return [];
  return unitsOf(letter, 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap((unit) => {
    if (unit.zone !== 'body') return [];
    const match = asWhat.exec(unit) ?? functionOf.exec(unit) ?? leaving.exec(unit) ?? lost.exec(unit);
    if (match === null) return [];
    const title = match.groups?.['title'] ?? '';
    // „eines Mitarbeiters“ ranks as „Mitarbeiter“ does.
    const rank = rankOf(title.replace(/(?<=er)s$/u, ''));
    if (beside.test(title) || rank >= 2 || ofStaff.test(match[0])) return [];
    if (otherTimes.test(unit.flat) || tells(unitsOf(letter, 'introduction'), title)) return [];
    const job = introducedJob(letter);
    if (job === null || rankOf(job) < 2 || rankOf(job) - rank < 0.8) return [];
    const end = match[0].indexOf(title) + title.length;
    return [told(letter, 'job-lowered', unit, { match, job, end })];
  });
}

/** „Den Einsatz der Mitarbeiter plante er“: those whom somebody leads. */
const ofStaff = /(?: de[rs]|^Leistungen eine[rs]) Mitarbeit/u;

/** „scheidet als Gebietsbeauftragter aus“; „um als …“ and „wechselt als …“ tell of the next job. */
const leaving = searchOf(
  lateRegExp(
    `(?:(?:scheidet|schied|verlässt|verließ|endete?|beendete?)(?!\\p{L})(?: (?!um |wechsel|künftig|neu)[^,.;]{0,60}?)?|(?:Stelle|Posten|Anstellung|Arbeitsverhältnis|Beschäftigung|Dienstverhältnis|Tätigkeit|Position)) als ${named}(?! (?:beim?|in einem|in einer|zu) (?:einem |einer )?(?:andere|neue))`,
    'u',
  ),
);
const next = late.iu`(?<!\p{L})(?:um |neue[nrs]? |andere[nrs]? |wechsel|künftig|antritt|anzutreten|annimmt|anzunehmen|aufnimmt|aufzunehmen|übernimmt|zu übernehmen|beginnt|selb(?:st)?ständig)`;

/** „verlässt uns und geht als Leiterin an …“, „weil sie eine Stelle als Leiterin in … annimmt“ */
const goes = late.iu`(?<!\p{L})(?:geht|ging|wird|kehrt|folgt)(?!\p{L})`;
const post = /^(?:Stelle|Posten|Anstellung|Beschäftigung|Position)/u;
const takes = late.iu`^[^,;.]*(?<!\p{L})(?:annimmt|annehmen|antritt|antreten|übernimmt|übernehmen|gefunden|bekommen|erhalten|angeboten|anzunehmen|anzutreten|(?:in|im|am|bei|an) (?:\p{Lu}\p{L}+ )?(?:fand|gefunden|erhielt|wartet))(?!\p{L})`;

function farewell(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, leaving)) return [];
  return unitsOf(letter, 'closing').flatMap((unit) => {
    const match = leaving.exec(unit);
    const title = match?.groups?.['title'] ?? '';
    if (match === null || beside.test(title) || !jobLike.test(title) || anyStaff.test(title)) return [];
    if (next.test(unit.flat.slice(0, match.index + match[0].length)) || tells(early(letter), title))
      return [];
    if (goes.test(match[0]) || (post.test(match[0]) && takes.test(unit.flat.slice(match.index)))) return [];
    const job = introducedJob(letter);
    if (job === null || job.toLowerCase().includes(rootOf(title))) return [];
    // What is lower has been told as such.
    const [own, rank] = [rankOf(job), rankOf(title)];
    if (own >= 2 && (rank === 1 || (own === 3 && rank < 2))) return [];
    return [told(letter, 'job-varies', unit, { match, job })];
  });
}

const anyStaff = /mitarbeit/i;
/** Where the letter tells what the job was. */
const early = (letter: LetterContext): readonly Unit[] => unitsOf(letter, 'introduction', 'tasks');

const duties = searchOf(
  lateRegExp(
    `(?:Aufgaben|Pflichten|Verpflichtungen|Stelle|Posten|Amt|Arbeitsplatz) (?:als|des|der|eines|einer) ${named}`,
    'u',
  ),
);

/** „Den Posten des Hausmeisters füllte er gut aus.“ in a letter for one who planned: of another trade. */
function otherDuties(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, duties)) return [];
  return unitsOf(letter, 'performance', 'summary', 'behavior').flatMap((unit) => {
    const match = duties.exec(unit);
    const title = match?.groups?.['title'] ?? '';
    if (match === null || otherTimes.test(unit.flat)) return [];
    if (beside.test(title) || charged.test(title) || tells(early(letter), title)) return [];
    const group = occupationGroupOf(title) ?? occupationGroupOf(title.replace(genitive, ''));
    const job = introducedJob(letter);
    if (group === null || job === null || heads.test(title)) return [];
    if (occupationGroupOf(job)?.id === group.id || (rankOf(job) === 3 && rankOf(title) < 2)) return [];
    return [told(letter, 'job-varies', unit, { match, job })];
  });
}

const charged = /beauftragt/i;
const genitive = /e?s$/u;

const internship = searchOf(
  late.u`(?<!\p{L})(?:(?:[Ww]ährend|[Ii]n|[Nn]ach|[Mm]it|[Bb]ei) (?:seines|ihres|seinem|ihrem|des|dem) (?:\p{Ll}+ )?(?:Praktikums?|Volontariats?)|[Dd](?:as|ieses) (?:Praktikum|Volontariat) (?:endete?|verlief|war)|(?:Das|Die) (?:Ausbildung|Ausbildungsverhältnis|Lehre) (?:endete?|ist beendet))(?!\p{L})`,
);

const learning = searchOf(/praktik|volontär|volontariat|ausbildung|lehre(?!r)/i);

/** An internship that ends in a letter on an employment. */
function otherKind(letter: LetterContext): Candidate[] {
  if (letter.type !== 'arbeitszeugnis' && letter.type !== 'zwischenzeugnis') return [];
  if (!mayStand(letter, internship)) return [];
  const framed = unitsOf(letter, 'introduction', 'tasks', 'company').some((unit) => learning.test(unit));
  if (framed) return [];
  return unitsOf(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((unit) => {
    const match = internship.exec(unit);
    if (match === null || otherTimes.test(unit.flat) || introducedJob(letter) === null) return [];
    return [
      told(letter, 'job-varies', unit, { match, job: letter.facts.job_title ?? 'ein Arbeitsverhältnis' }),
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

const assists = searchOf(
  late.iu`(?<!\p{L})(?:ging|geht|half|hilft|arbeitete|arbeitet|unterstützte|unterstützt|assistierte|assistiert|entlastete|entlastet|diente|dient|stand|steht|unterst(?:and|ellt)|berichtete?|zu(?:ge)?(?:wies|teil)\p{L}*|(?:unter|nach) (?:der )?(?:anleitung|weisung|anweisung|aufsicht|führung))(?!\p{L})`,
);
const headNamed = searchOf(
  late.u`(?<!\p{L})(?:de[mnrs]|vom|die|ihre[mnrs]?|seine[mnrs]?|unsere[mnrs]?|eine[mnrs]) (?<named>(?:\p{Ll}+en )?(?:\p{L}+-?)?(?:[Ll]eiter(?:s|in)?|[Ll]eitung|[Cc]hefs?|[Cc]hefin|[Mm]eister(?:s|in)?|Head)(?!\p{L})(?: (?:of |der |des |für )?\p{Lu}[\p{L}-]+)*)`,
);
/** „Nachfolgerin“ and „neue Leiterin“ come after. */
const after = /neue|künftig/;
const deputy = /stellvertret|vize|assist|zweite|junior|(?:^| )co-/iu;

/** Who leads the shop herself, and here lends the head of the shop a hand. */
function helpsTheHead(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, headNamed) || !mayStand(letter, assists)) return [];
  return unitsOf(letter, 'tasks', 'performance', 'summary', 'behavior').flatMap((unit) => {
    const match = unit.zone === 'body' && assists.test(unit) ? headNamed.exec(unit) : null;
    if (match === null || otherTimes.test(unit.flat)) return [];
    const job = introducedJob(letter);
    if (job === null || rankOf(job) < 3 || deputy.test(job)) return [];
    const fields = fieldsOf(job);
    const called = (match.groups?.['named'] ?? '').toLowerCase();
    if (fields.length === 0 || !fields.every((field) => called.includes(field)) || after.test(called))
      return [];
    return [told(letter, 'job-lowered', unit, { match, job })];
  });
}

const doing =
  '(?:führte?|führt|erledigte?|bearbeitete?|verrichtete?|übernahm|übernimmt) (?:sie|er|Frau [\\p{L}-]+|Herr [\\p{L}-]+)(?!\\p{L})';
const guided =
  '(?:unter|nach) (?:(?!ihrer|seiner)\\p{L}+er )?(?:anleitung|anweisung|aufsicht)(?!\\p{L})(?! (?:ihre|seine))';
/** „Einfache Routineaufgaben führte er unter Anleitung aus.“ */
const chores = searchOf(
  lateRegExp(
    `^(?=.*${doing})(?=.*(?<!\\p{L})${guided}).*(?<!\\p{L})(?:(?:einfach|leicht|überschaubar|wiederkehrend)\\p{L}* \\p{L}*|routine)(?:aufgabe|arbeit|tätigkeit|vorgang|vorgäng|auftrag|aufträg)\\p{L}*`,
    'iu',
  ),
);

/** Who answers for a staff, and is praised for plain work done under guidance. */
function doesChores(letter: LetterContext): Candidate[] {
  const job = letter.profile.headOfStaff && mayStand(letter, chores) ? introducedJob(letter) : null;
  if (job === null || rankOf(job) < 3) return [];
  return unitsOf(letter, 'tasks', 'performance', 'summary').flatMap((unit) => {
    const match = chores.exec(unit);
    return match === null || otherTimes.test(unit.flat)
      ? []
      : [told(letter, 'job-lowered', unit, { match, job })];
  });
}

/** „Die Gesellenprüfung als Karosserie- und Fahrzeugbaumechaniker bestand er“ */
const examined = searchOf(
  late.u`(?:prüfung|abschluss|examen|ausbildung|lehre)(?!\p{L}) (?:als|zum|zur) (?<title>\p{Lu}[\p{L}-]+(?: und \p{Lu}\p{L}+)?)`,
);
const ofTrade = '(?:\\p{Lu}[\\p{L}-]+(?:(?:(?:,| und| für| im| in der) (?:die )?| )\\p{Lu}[\\p{L}-]+)*)';
/** „Gesellenprüfung im Zimmererhandwerk“, „Prüfung im Ausbildungsberuf Maurer“, „als Koch bestand er“, „darf sich Koch nennen“ */
const ofCraft = searchOf(
  lateRegExp(
    [
      '(?:prüfung|abschluss|brief)(?!\\p{L}) (?:im|des|für das|für den) (?<craft>(?:\\p{L}+- und )?\\p{Lu}\\p{L}+)-?[Hh]andwerks?(?!\\p{L})',
      `(?:Ausbildungs|Lehr|Handwerks)?[Bb]eruf(?:s|es)? (?:des |der |eines |einer |als )?["„»]?(?<job>${ofTrade})`,
      `(?:prüfung|abschluss|brief|examen)(?!\\p{L}) (?:als|zum|zur|für) (?<title>${ofTrade})`,
      `(?:prüfung|abschluss|brief)(?!\\p{L}) ["„»]?(?<bare>(?!(?:[Ii]m|[Dd]es|[Vv]or|[Bb]ei|[Hh]err|[Ff]rau)(?!\\p{L}))${ofTrade})`,
      `[Aa]ls (?<passing>${ofTrade}) (?:bestand|legte|schloss|absolvierte)`,
      `sich (?:[^.;]{0,50} )?(?<called>${ofTrade}) nennen`,
      `weist (?:ihn|sie) als (?<shown>${ofTrade}) aus`,
    ].join('|'),
    'u',
  ),
);
/** What makes a sentence tell of the end of a training. */
const ofExam = searchOf(/prüf|abschluss|brief|examen/iu);
const finished = searchOf(
  late.u`(?<!\p{L})(?:ausgebildete|gelernte|fertige|frischgebackene|geprüfte|junge|angehende|frisch ausgebildete)[nrs]? (?<title>(?:\p{L}+ische[nr]? )?\p{Lu}[\p{L}-]+)`,
);

/** A trainee who leaves as somebody of another trade. */
function otherTrade(letter: LetterContext): Candidate[] {
  if (letter.type !== 'ausbildungszeugnis') return [];
  return unitsOf(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((unit) => {
    const craft = ofExam.test(unit) ? ofCraft.exec(unit) : null;
    if (craft !== null && isKnownTrade(nameIn(craft))) return otherCraft(letter, unit, craft);
    const match = finished.exec(unit) ?? examined.exec(unit);
    const title = (match?.groups?.['title'] ?? '').split(' ').at(-1) ?? '';
    if (match === null || !trade.test(title) || general.test(title) || tells(early(letter), title)) return [];
    // „Einzelhandelskauffrau“ and „Kauffrau im Einzelhandel“ are the same.
    const field = title.replace(trade, '').replace(/s$/u, '');
    if (field !== '' && tells(early(letter), field)) return [];
    const job = introducedJob(letter);
    if (job === null || job.toLowerCase().includes(rootOf(title))) return [];
    return [told(letter, 'job-varies', unit, { match, job })];
  });
}

const nameIn = ({ groups = {} }: RegExpExecArray): string =>
  Object.values(groups).find((one) => one !== undefined) ?? '';

/** Examined in a trade that is surely not the one that was learned. */
function otherCraft(letter: LetterContext, unit: Unit, match: RegExpExecArray): Candidate[] {
  const job = introducedJob(letter) ?? letter.facts.job_title;
  const name = nameIn(match);
  if (job === null || !areOtherCrafts(name, job) || beforeOrNext.test(unit.flat)) return [];
  // A house of two trades may train in both.
  if (unitsOf(letter, 'introduction').some(({ flat }) => shareCraft(name, flat))) return [];
  return [told(letter, 'job-varies', unit, { match, job })];
}
/** A trade learned before, or one to come. */
const beforeOrNext = late.iu`(?<!\p{L})(?:zuvor|vorher|früher\p{L}*|anschließend|danach|künftig|zweite[rn]?|zusätzlich|wird)(?!\p{L})`;

const trade =
  /(?:kauf(?:mann|frau)|fachangestellten?|fachfrau|fachmann|mechaniker(?:in)?|mechatroniker(?:in)?|elektroniker(?:in)?|informatiker(?:in)?|assistent(?:in)?|zeichner(?:in)?|pfleger(?:in)?|laborant(?:in)?|techniker(?:in)?|gestalter(?:in)?|verkäufer(?:in)?|monteur(?:in)?|bauer|maurer(?:in)?|maler(?:in)?|köchin|koch|bäcker(?:in)?|gärtner(?:in)?|tischler(?:in)?|schreiner(?:in)?|zimmer(?:er|in|mann)|friseur(?:in)?|lackierer(?:in)?|optiker(?:in)?|florist(?:in)?|konditor(?:in)?|fleischer(?:in)?|dachdecker(?:in)?|installateur(?:in)?|metallbauer(?:in)?|zerspaner(?:in)?|erzieher(?:in)?|fachwirt(?:in)?|lagerist(?:in)?|drucker(?:in)?)$/iu;
const general =
  /^(?:facharbeiter|fachkraft|fachkräfte|fachmann|fachfrau|kolleg|mitarbeit|gesell|handwerker|techniker(?:in)?$)/iu;
