import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { gateOf, type Search, searchOf } from '../german/sieve.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { markAndFigure } from './mark-and-figure.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** An examination told twice and not alike: passed and still to come, with two marks, before two chambers. */
export const findExamTwice: Finder = (letter) => {
  if (!mayStand(letter, mayTell))
    return [...markAndPoints(letter), ...markAndFigure(letter), ...secondGo(letter)];
  const units = letter.units.filter((unit) => unit.zone === 'body' && mayTell.test(unit));
  return [
    ...stillToCome(letter, units),
    ...twoMarks(letter),
    ...markAndPoints(letter),
    ...markAndFigure(letter),
    ...chambers(letter, units),
    ...secondGo(letter),
  ];
};

const mayTell = searchOf(
  /prüfung|nicht bestanden|abschluss|ausbildung|zum bestehen|meister|fachwirt|betriebswirt|techniker|fachausweis|bilanzbuch|steuerberater|eignung|promotion|bachelor|examen|kammer|gesellenbrief/iu,
);

/** Examinations and titles, each to be passed once. */
const titles: readonly (readonly [string, Search])[] = (
  [
    [
      'meister',
      late.iu`meister(?:-|prüfung|brief|titel|schule|kurs|lehrgang|ausbildung)|(?:zu[mr]|zur geprüften|als geprüfter?) \p{L}*meister(?:in)?(?!\p{L})`,
    ],
    [
      'final',
      /(?<!zwischen|teil)(?:abschluss|abschluß|gesellen|facharbeiter|lehrabschluss|kammer)prüfung(?!s)|gesellenbrief|facharbeiterbrief/iu,
    ],
    ['fachwirt', /fachwirt/iu],
    ['betriebswirt', /betriebswirt(?!schaft)/iu],
    [
      'techniker',
      late.iu`technikerprüfung|technikerschule|techniker-abschluss|(?:zu[mr]|als) staatlich geprüfte\p{L}* techniker`,
    ],
    ['fachausweis', /fachausweis/iu],
    ['bilanz', /bilanzbuchhalter/iu],
    ['steuerberater', /steuerberater(?:examen|prüfung)|zu[mr] steuerberater/iu],
    ['ausbilder', /ausbildereignung|ada-schein|eignungsprüfung/iu],
    ['promotion', /promotion(?!s)/iu],
    ['bachelor', /bachelor/iu],
    ['examen', /examen/iu],
    ['berufsprüfung', /berufsprüfung/iu],
    ['fachprüfung', /fachprüfung/iu],
  ] as const
).map(([key, words]) => [key, searchOf(words)]);

const passed = late.iu`(?<!\p{L})(?:bestand|bestanden|bestandene[rmn]?|abgelegte?[rmn]?|abgeschlossene?[rmn]?|erworbene?[rmn]?|erwarb|absolviert|absolvierte|erlangte?|legte[^.;]*(?<!\p{L})ab|schloss[^.;]*(?<!\p{L})ab|(?:gratul|glückw)[^.;]* bestehen|(?:ihr|sein)en? (?:abschluss|titel) als)(?!\p{L})`;
const ahead = late.iu`(?<!\p{L})(?:steht[^.;]{0,60} (?:aus|bevor)|(?:noch |diesem \p{L}+ )?(?:bevorsteht|aussteht)|sobald das ergebnis[^.;]{0,60}|noch (?:ablegen|abzulegen|vor (?:sich|ihm|ihr))|wird[^.;]{0,70}(?:ablegen|wiederholen|antreten|absolvieren|bestehen|erwerben)|legt[^.;]{0,80}(?:kommenden?|nächsten?|demnächst|bald|dieses jahr|in kürze)[^.;]* ab|vor (?:der |ihrer |seiner |dem )?(?:ablegung|ablegen|bestehen)|um (?:\p{L}+ ){0,12}(?:zu (?:erwerben|werden|machen|absolvieren|erlangen|besuchen|bestehen|beginnen)|abzulegen|nachzuholen|weiterzubilden|fortzubilden|zu lassen)|(?:bevor|an|aus)stehende[rnm]?|künftige[rnm]? (?:prüfung|abschluss)|wünsch\p{L}*[^.;]{0,60} für (?:die|den|ihre|seine|ihren|seinen)(?! (?:bestandene|abgelegte|erfolgreiche)))(?!\p{L})`;
const mayBeAhead = gateOf(ahead);
const failed = searchOf(
  late.iu`(?<!\p{L})(?:nicht (?:bestand|bestanden(?:e[nrms]?)?|abgelegt|abgeschlossen|erworben|erreicht)|durchgefallen|durchfiel|(?:ausbildung|lehre|lehrgang|weiterbildung|fortbildung|kurs)(?!\p{L})[^.;]{0,60} (?:abgebrochen|abbrach|abbrechen)|brach[^.;]{0,60}(?:ausbildung|lehre|lehrgang|weiterbildung|fortbildung)(?!\p{L})[^.;]{0,40} ab|durch (?:die|ihre|seine) \p{L}*prüfung (?:fiel|gefallen)|(?:sie|er|frau \p{L}+|herr \p{L}+) durch (?:die|ihre|seine) \p{L}*prüfung|an (?:der|ihrer|seiner) \p{L}*prüfung (?:scheiterte|gescheitert)|(?:zweiten|dritten) (?:anlauf|versuch) (?:zur|der) \p{L}*prüfung|ohne (?:abschluss|die prüfung (?:abzulegen|zu bestehen))|(?:ihm|ihr|frau \p{L}+|herrn \p{L}+)(?!\p{L})[^.;]{0,90}(?:prüfung|meisterbrief|abschluss) fehlte?n?)(?!\p{L})`,
);
/** The same of a trainee, whose letter tells of one examination; „Keine Prüfung musste er wiederholen“ is none. */
const trainedWithout = searchOf(
  late.iu`(?<!\p{L})(?:\p{L}*(?:prüfung|versuch)\p{L}*(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:fiel[^.;]{0,20} durch|ohne erfolg|mangelhaft|ungenügend|(?:muss|wird|kann|will|möchte)[^.;]{0,40}wiederholen|(?:nahm|trat)[^.;]{0,20} nicht (?:teil|an)|nicht (?:teilgenommen|angetreten|zugelassen)|gescheitert|scheiterte|bestand (?:er|sie|\p{L}+ \p{L}+) (?:\p{L}+ )?nicht(?! nur))|scheiterte[^.;]{0,40}prüfung|ohne (?:\p{Ll}+ )?(?:\p{L}*prüfung|\p{L}*abschluss|gesellenbrief|facharbeiterbrief)|(?:nicht|keine[nr]?)[^.;]{0,20} zum bestehen|zum bestehen[^.;]{0,40}fehl(?:t|te|ten)|abschluss(?!\p{L})[^.;]{0,30} nicht (?:erworben|erreicht)|keinen (?:\p{L}*abschluss|gesellenbrief))(?!\p{L})`,
);
const otherGo = late.iu`(?<!\p{L})(?:nie|niemals|kein(?:e[nmrs]?)? einzige\p{L}*|(?<!auch )im zweiten|ersten|zunächst|anfangs|jedoch|aber|dann|später|mühe)(?!\p{L})`;
const training = late.iu`prüfung|abschluss|gesell|ausbildung|lehre(?!\p{L})|bestehen`;

/** What others passed, and what was offered. */
const ofOthers = late.iu`(?<!\p{L})(?:auszubildende[nr]? (?:bestand|bestanden|legten)|(?<!für )unsere lehrlinge|vorbereit\p{L}*|vorbereitung|prüfungsausschuss|prüfer\p{L}*|teil 1|zwischenprüfung)(?!\p{L})`;

const exam = searchOf(/prüfung/iu);
const wishes = late.iu`(?<!\p{L})wünsch.*$`;

function stillToCome(letter: LetterContext, units: readonly Unit[]): Candidate[] {
  // Most letters tell of nothing but what was passed.
  const learns = letter.type === 'ausbildungszeugnis';
  const fails = (unit: Unit): boolean =>
    failed.test(unit) || (learns && trainedWithout.test(unit) && !otherGo.test(unit.flat));
  if (!units.some((unit) => mayBeAhead(unit) || fails(unit))) return [];
  const told = units.flatMap((unit) => {
    const state = ofOthers.test(unit.flat) ? null : fails(unit) ? 'failed' : stateOf(unit);
    if (state === null) return [];
    // „Den nicht bestandenen Teil wird sie wiederholen“: of a trainee that is the final one.
    const named = titles.flatMap(([key, words]) => (words.test(unit) ? [key] : []));
    const isFinal = state === 'failed' && aPart.test(unit.flat);
    const keys =
      named.length === 0 && (isFinal || (learns && state !== 'ahead' && training.test(unit.flat)))
        ? ['final']
        : named;
    return keys.length === 0 && !exam.test(unit) ? [] : [{ unit, keys, state }];
  });
  const open = told.find(
    ({ unit, keys, state }) =>
      state !== 'passed' &&
      (isOwnJob(letter, unit) ||
        told.some(
          (one) => one.state === 'passed' && one.unit !== unit && one.keys.some((key) => keys.includes(key)),
        )),
  );
  return open === undefined ? [] : [byRule(letter, letterRule('exam-passed-or-not'), { at: open.unit })];
}

const aPart = late.iu`(?<!\p{L})teil(?:e|s)?(?!\p{L})|wiederhol`;

function stateOf(unit: Unit): 'ahead' | 'passed' | null {
  const isPassed = passed.test(unit.flat);
  // Who passed is wished well for what comes.
  if (mayBeAhead(unit) && ahead.test(isPassed ? unit.flat.replace(wishes, '') : unit.flat)) return 'ahead';
  return isPassed ? 'passed' : null;
}

/** „Die Prüfung zur Bankkauffrau legt sie im Sommer ab“, and she has worked as one for years. */
function isOwnJob(letter: LetterContext, unit: Unit): boolean {
  const job =
    letter.facts.job_title
      ?.split(' ')[0]
      ?.toLowerCase()
      .replace(/(?:in|e?r|e|n)$/u, '') ?? '';
  if (
    letter.type !== 'arbeitszeugnis' ||
    job.length < 6 ||
    !/fach|kauf|pfleg|mechan|elektr|techn|meister|gesell/u.test(job)
  )
    return false;
  const named = /(?:prüfung|ausbildung|lehre) (?:zu[mr]|als) (?<title>\p{L}+)/iu.exec(unit.flat)?.groups?.[
    'title'
  ];
  return named !== undefined && named.toLowerCase().startsWith(job);
}

const finalExam = late.iu`(?<!zwischen)(?:abschluss|abschluß|gesellen|facharbeiter|lehrabschluss|kammer)prüfung(?!s)|(?<!\p{L})prüfung(?:snote|sergebnis)?(?!\p{L})|abschlussnote|abschluss vor der`;
const part =
  /schriftlich|mündlich|praktisch|theoretisch|zwischenprüfung|teil (?:1|2|i|eins|zwei)|berufsschul|schulabschluss|projektarbeit|fachgespräch|prüfungsteil|weiterbildung|lehrgang|eignung|meister|fachwirt/iu;
const marks = ['sehr gut', 'gut', 'befriedigend', 'ausreichend', 'mangelhaft'];
const mark = `(?<mark>${marks.join('|')})(?:e[mrn])?`;
const kinds = '(?:gesamt|end|abschluss|durchschnitts|prüfungs)?';
const result = '(?:erfolg|ergebnis|leistung|note)';
/** „mit der Note „gut““, „mit sehr gutem Erfolg“, „zur sehr guten Abschlussprüfung“, „mit der Note 2,1“, „mit Auszeichnung“ */
const toldMark = lateRegExp(
  [
    `(?<loose>sehr gut|gut|befriedigend|ausreichend|ausgezeichnet|hervorragend|best|groß)e[mnrs]? (?:erfolg|${kinds}(?:ergebnis|note)|\\p{L}*prüfung)(?!\\p{L})`,
    `(?<!\\p{L})(?:mit|von) (?:de[rm] |eine[rm] )?(?:(?:${kinds}(?:note|ergebnis|urteil)|gesamtergebnis|prädikat) )?(?:von )?"?${mark}"?(?!\\p{L})(?! ${result})`,
    `${kinds}note:?,? (?:war |lautete? |ist |von )?"?(?:${mark.replace('mark', 'bare')}(?!\\p{L})|(?<figure>[1-5](?:[,.]\\d)?)(?!\\d))`,
    'mit auszeichnung',
    '(?:jahrgangs|kammer|prüfungs|landes)(?:beste[rn]?|sieger(?:in)?)(?!\\p{L})',
  ].join('|'),
  'giu',
);

interface Marked {
  readonly unit: Unit;
  readonly match: RegExpExecArray;
  readonly from: number;
  readonly to: number;
}
const isOtherThan = (one: Pick<Marked, 'from' | 'to'>, other: Pick<Marked, 'from' | 'to'>): boolean =>
  one.from >= other.to || one.to <= other.from;

/** From where to where the marks may lie that a sentence on the examination tells; of a part of it only its clause is silent. */
function marksIn(unit: Unit): Marked[] {
  if (unit.zone !== 'body') return [];
  if (!part.test(unit.flat)) return isOfFinal(unit.flat) ? marksOf(unit, unit.flat, 0) : [];
  return allMatches(clause, unit.flat).flatMap(({ 0: words, index }) =>
    part.test(words) || !isOfFinal(words) ? [] : marksOf(unit, words, index),
  );
}
const clause = /[^,;]+/gu;

const isOfFinal = (words: string): boolean =>
  finalExam.test(words) || ofWhole.test(words) || /gesamtnote/iu.test(words);

function marksOf(unit: Unit, words: string, from: number): Marked[] {
  return allMatches(toldMark, words).map((match) => {
    match.index += from;
    const { loose, mark: name = match.groups?.['bare'] ?? loose ?? '', figure } = match.groups ?? {};
    const told = Number(figure?.replace(',', '.') ?? Math.max(1, marks.indexOf(name.toLowerCase()) + 1));
    // „Mit gutem Erfolg“ may be said of a very good mark.
    const most = figure === undefined ? 0.5 : 0.1;
    return /^(?:gut|groß)/iu.test(loose ?? '')
      ? { unit, match, from: 0.5, to: 2.5 }
      : { unit, match, from: told - most, to: told + most };
  });
}

/** „schloss die Ausbildung mit der Gesamtnote gut ab“: a training ends with its examination. */
const ofWhole = late.iu`(?<!\p{L})(?:ausbildung|lehre|umschulung)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:ab|abgeschlossen|abschloss|beendet|beendete)(?!\p{L})|(?:schloss|beendete?)(?!\p{L})[^.;]{0,40} (?:ausbildung|lehre|umschulung)(?!\p{L})`;

/** „mit sehr gut“ here, „mit gut“ there. */
function twoMarks(letter: LetterContext): Candidate[] {
  const [first, ...rest] = letter.type === 'ausbildungszeugnis' ? letter.units.flatMap(marksIn) : [];
  const other = rest.find((one) => first !== undefined && isOtherThan(one, first)) ?? sameTitleTwice(letter);
  return other === undefined ? [] : [tellMark(letter, other)];
}

/** „die Prüfung zur Bilanzbuchhalterin mit „sehr gut““, „ihre Bilanzbuchhalterprüfung mit „befriedigend““ */
function sameTitleTwice(letter: LetterContext): Marked | undefined {
  if (letter.type === 'ausbildungszeugnis') return undefined;
  const body = letter.units.filter((unit) => unit.zone === 'body' && mayTell.test(unit));
  for (const [, words] of titles) {
    const told = body.filter((unit) => words.test(unit) && !ofOthers.test(unit.flat));
    if (told.length < 2) continue;
    const [first, ...rest] = told.flatMap((unit) => marksOf(unit, unit.flat, 0));
    const other = rest.find(
      (one) => first !== undefined && one.unit !== first.unit && isOtherThan(one, first),
    );
    if (other !== undefined) return other;
  }
  return undefined;
}

const tellMark = (letter: LetterContext, { unit, match }: Pick<Marked, 'unit' | 'match'>): Candidate =>
  byRule(letter, letterRule('two-exam-marks'), {
    at: spanOf(unit, match.index, match.index + match[0].length),
  });

const points = late.iu`(?<!\p{L})(?<points>\d{2,3})(?:,\d+)? (?:von (?:möglichen )?(?:100|hundert) )?(?:punkten?|prozentpunkten?)(?!\p{L})`;
/** The key of the chambers of industry and crafts: from so many points on, the best mark first. */
const key = [92, 81, 67, 50, 30];
const finishes = /abschl[uü]ss|prüfung|gesellen|bestand|(?:von|der) (?:100|hundert)/iu;

/** „Gesamtnote gut“ here, „71 von 100 Punkten“ there. */
function markAndPoints(letter: LetterContext): Candidate[] {
  if (letter.type !== 'ausbildungszeugnis' || !mayStand(letter, ofPoints)) return [];
  const body = letter.units.filter(({ zone, flat }) => zone === 'body' && !part.test(flat));
  const counted = body.flatMap((unit) => {
    const match = finishes.test(unit.flat) ? points.exec(unit.flat) : null;
    const value = Number(match?.groups?.['points']);
    const told = key.findIndex((least) => value >= least) + 1;
    return match === null || value > 100 || told === 0
      ? []
      : [{ unit, match, from: told - 0.5, to: told + 0.5 }];
  });
  const marked = body.flatMap(marksIn);
  for (const one of counted) {
    const other = marked.find((told) => isOtherThan(told, one));
    if (other !== undefined) return [tellMark(letter, other.unit.start > one.unit.start ? other : one)];
  }
  return [];
}
const ofPoints = searchOf(/punkt/iu);

const chamber = late.iu`(?:industrie- und handels|handwerks|landwirtschafts|rechtsanwalts|steuerberater|zahnärzte|tierärzte|ärzte|apotheker|notar|architekten)kammer|(?<!\p{L})(?:IHK|HWK)(?!\p{L})`;
/** Who may sit an examination before these chambers. */
const trades: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^landwirtschafts/u,
    /landwirt|gärtner|gartenbau|forst|tier|winzer|pferd|hauswirtschaft|fischwirt|milch|agrar|imker|revierjäger|brenner/iu,
  ],
  [/^(?:rechtsanwalts|notar)/u, /anwalt|notar|patent/iu],
  [/^steuerberater/u, /steuer/iu],
  [/^zahnärzte/u, /zahn/iu],
  [/^tierärzte/u, /tier/iu],
  [/^ärzte/u, /medizinisch|arzthelfer|mfa/iu],
  [/^apotheker/u, /apothek|pharma|pka/iu],
];
/** Trades that never sit it before the chambers of industry or crafts. */
const ownChamber = late.iu`rechtsanwaltsfach|notarfach|steuerfach|medizinische\p{L}* fach|zahnmedizinische|tiermedizinische|landwirt`;
const general = /^(?:industrie|handwerks|ihk|hwk)/u;

function chambers(letter: LetterContext, units: readonly Unit[]): Candidate[] {
  if (letter.type !== 'ausbildungszeugnis') return [];
  const job = letter.facts.job_title ?? '';
  const told = units.flatMap((unit) => {
    const match =
      /prüf/iu.test(unit.flat) && !/eignung|wettbewerb|preis/iu.test(unit.flat)
        ? chamber.exec(unit.flat)
        : null;
    if (match === null) return [];
    const name = match[0]
      .toLowerCase()
      .replace(/^industrie.*/u, 'ihk')
      .replace(/^handwerks.*/u, 'hwk');
    return [{ unit, match, name }];
  });
  const wrong = told.find(
    ({ name }, at) =>
      (at > 0 && name !== told[0]?.name) ||
      (job !== '' && trades.some(([which, fits]) => which.test(name) && !fits.test(job))) ||
      (general.test(name) && ownChamber.test(job)),
  );
  if (wrong === undefined) return [];
  const at = spanOf(wrong.unit, wrong.match.index, wrong.match.index + wrong.match[0].length);
  return [byRule(letter, letterRule('wrong-chamber'), { at })];
}

const once =
  '(?:auf anhieb|(?:gleich |schon |bereits )?(?:beim|im) (?:ersten|1\\.) (?:mal|versuch|anlauf|antritt|prüfungstermin|termin)|auf den ersten versuch|ohne (?:wiederholung|umweg|zweiten anlauf|zweiten versuch))';
const again =
  '(?:(?:beim|im|nach dem) (?:zweiten|dritten|vierten|fünften) (?:mal|versuch|anlauf)|nach (?:mehreren|vielen|zwei|drei|wiederholten) (?:versuchen|anläufen)|(?:nach )?(?:zwei|drei|mehreren|vergeblichen|erfolglosen) (?:vergeblichen |erfolglosen )?(?:prüfungsterminen|prüfungen|versuchen|anläufen)|wiederholungsprüfung|nachprüfung|wiederholungstermin|(?:bei|nach|in|mit) (?:der|einer|einmaliger|zweimaliger) (?:erfolgreichen |einmaligen |zweimaligen )?wiederholung|nach einmaliger wiederholung|wiederholte (?:sie|er|frau|herr)|(?:sie|er|frau \\p{L}+|herr \\p{L}+) (?:hat |musste )?[^.;,]{0,40}(?:prüfung|teil)\\p{L}* (?:noch einmal|ein zweites mal|erneut|nochmals) (?:ab|antrat|ablegte|wiederholt|abgelegt|antreten|ablegen)\\p{L}*|wiederholung (?:der|des|eines) (?:\\p{L}+ )?(?:\\p{L}*prüfung|(?:prüfungs)?teils))';
const bothGoes = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:${once}(?!\\p{L})[^.]{0,90}${again}|${again}(?!\\p{L})[^.]{0,90}${once})(?!\\p{L})`,
    'iu',
  ),
);
const byOthers = late.iu`(?<!\p{L})(?:andere[nr]?|sonst|üblich\p{L}*|früher|zuvor|vorgänger\p{L}*|statt|nicht erst)(?!\p{L})`;

const onceOnly = searchOf(lateRegExp(`(?<!\\p{L})${once}(?!\\p{L})`, 'iu'));
const againOnly = searchOf(lateRegExp(`(?<!\\p{L})${again}(?!\\p{L})`, 'iu'));
const ofExam = /prüf|bestand|bestehen|examen|abschluss/iu;

/** „auf Anhieb bestanden“ here, „nach der Wiederholung“ in another sentence. */
function goesApart(letter: LetterContext): Candidate[] {
  if (letter.type !== 'ausbildungszeugnis' || !mayStand(letter, onceOnly) || !mayStand(letter, againOnly))
    return [];
  const body = letter.units.filter(({ zone, flat }) => zone === 'body' && ofExam.test(flat));
  const first = body.find((unit) => onceOnly.test(unit) && !againOnly.test(unit));
  const later = body.find(
    (unit) => againOnly.test(unit) && !onceOnly.test(unit) && !byOthers.test(unit.flat),
  );
  if (first === undefined || later === undefined || first === later) return [];
  return [
    byRule(letter, letterRule('first-and-later-go'), { at: first.start > later.start ? first : later }),
  ];
}

/** „alle gelangen auf Anhieb, zwei davon im dritten Anlauf“ */
function secondGo(letter: LetterContext): Candidate[] {
  const twice = goesApart(letter);
  if (twice.length > 0) return twice;
  if (!mayStand(letter, bothGoes)) return [];
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? bothGoes.exec(unit) : null;
    if (match === null || byOthers.test(match[0])) return [];
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('first-and-later-go'), { at })];
  });
}
