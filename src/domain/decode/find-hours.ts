import { late, lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { expired } from './find-expired.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { tellsNextPost } from './next-post.ts';
import { pupilOrStudent } from './pupil-or-student.ts';
import type { Unit } from './units.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** The contract told twice and not alike: full and part time, for a time and for good, of free will and prescribed. */
export const findHours: Finder = (letter) => [
  ...twoHours(letter),
  ...twoTerms(letter),
  ...twoInternships(letter),
  ...pupilOrStudent(letter),
];

/** Not what others work, and no course of study. */
const ofPost = '(?!-? ?(?:kräft|stellen|modell|stud|schul|ausbild|und |oder |bzw))\\p{L}*';
const full = searchOf(
  lateRegExp(
    `(?<!\\p{L}|wie (?:in |eine[nr]? )?|als eine |keine )(?:vollzeit${ofPost}|(?<!des )ganztags|ganztägig(?:e[nr]?)?|(?:volle[nmr]?|gesamte[nmr]?) (?:stundenumfang|stundenzahl|beschäftigungsumfang)|(?:montag bis freitag|werktags|arbeitstag) [^.;]{0,20}acht stunden|vollbeschäftigt(?:e[nr]?)?|(?:volle[nr]?|ganze[nr]?) (?:plan)?stelle|volle[nr]? (?:regel)?arbeitszeit|(?:volle[nms]?|ganze[nms]?) (?:\\p{L}*deputat(?:s|es)?|stundendeputat|pensum)|mit voller stundenzahl)(?!\\p{L})`,
    'iu',
  ),
);
const half = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:teilzeit${ofPost}|halbtags${ofPost}|halbtägig(?:e[nr])?|halbe[nr]? (?:plan)?stelle|(?:mit |zu )?(?:der )?hälfte der (?:\\p{L}+ )?(?:\\p{L}*arbeitszeit|wochenstunden|stelle)|mit halber (?:stundenzahl|arbeitszeit|kraft)|\\d{3}-euro-(?:basis|job|kraft)|minijob(?!s|ber)\\p{L}*|an (?:ihren|seinen|den) (?:zwei|drei) arbeitstagen (?:in der|pro|je) woche|(?:stundenweise|geringfügig\\p{L}*) (?:beschäftig\\p{L}*|tätig|eingesetzt)|nur(?: an)? (?:ein(?:em|en)?|zwei|drei) (?:(?:vor|nach)mittage?n?|tage?n?) (?:in der|pro|je|die) woche)(?!\\p{L})`,
    'iu',
  ),
);
const weekly = searchOf(
  lateRegExp(
    `(?<!\\d|,|\\p{L})(?<hours>${numberPattern})(?:,\\d+)?(?:-?stunden-?woche| (?:(?:unterrichts|lehrer)?wochenstunden|(?:(?:unterrichts|arbeits|lehr|schul)?stunden|lektionen)(?: (?:(?:pro|je|in der|die) woche|wöchentlich)|, die (?:sie|er|frau [\\p{L}-]+|herr [\\p{L}-]+) (?:woche für woche|jede woche|wöchentlich|pro woche|in der woche))|(?<=wöchentlich\\p{L}* [^.;]{0,80}|wochenarbeitszeit [^.;]{0,60}|deputat\\p{L}* (?:von|mit|zu) \\S{1,20} )(?:unterrichts)?stunden))(?!\\p{L})`,
    'iu',
  ),
);
/** A few lessons are one subject or a course, and not the contract: „vier Wochenstunden Förderunterricht“. */
const isOfCourse = (flat: string, { index, 0: told }: RegExpExecArray): boolean =>
  ofSchool.test(told) || subject.test(flat.slice(index + told.length));
const ofSchool = /unterricht|lehr|schul|lektion/iu;
const subject = /^ (?:in )?\p{Lu}/u;
/** „ein Pensum von 80 %“ */
const share = searchOf(
  late.iu`(?:pensum|beschäftigungsgrad|stellenumfang|beschäftigungsumfang|arbeitszeit|stelle)(?!\p{L})[^.;,]{0,18} (?:von|zu|mit|betrug|betrug durchg\p{L}+|umfasst|umfasste|beträgt) (?<share>\d{2,3}) ?(?:%|prozent)|(?<!\d|,)(?<before>\d{2,3}) ?(?:%|prozent)[ -]?(?:pensum|stelle|anstellung)`,
);
const sayings: readonly Search[] = [full, half, weekly, share];

/** A change told as such, and hours of school or of others. */
const changed = late.iu`(?<!\p{L})(?:^seit (?:dem )?(?:\d|\p{L}+ \d)|zunächst|anfangs|anfänglich|begann|begonnen|später|zuletzt|dann|danach|ab (?:dem|\d|\p{L}+ \d)|wechsel\p{L}*|wechselte|aufgestockt|aufstock\p{L}*|reduzier\p{L}*|erhöht\p{L}*|elternzeit|rückkehr|vorübergehend|zeitweise|teils|(?<!(?<!\p{L})(?:an|in|von) (?:(?:unser|d|ein|dies)er )?(?:\p{Ll}+ )?)schule|meisterschule|vom \d{1,2}\. ?(?:\d{1,2}\.|\p{L}+) ?\d{4} an|werkstudent\p{L}*|studiums?|nach (?:de[mr]|ihre[mr]|seine[mr]) (?:\p{L}+ )?(?:abschluss|ausbildung|prüfung|rückkehr|probezeit)|lehrgang|entfiel\p{L}*|modelle?|kräfte[n]?|vollzeit(?:-| und | oder | bzw)|teilzeit(?:-| und | oder | bzw))(?!\p{L})`;

/** Among the tasks hours are those of others. */
const ofPerson = late.iu`(?<!\p{L})(?:vereinbart \p{L}+|er|sie|frau|herr|(?:ihr|sein)(?:e[nr]?)?) `;

/** „die Kollegin, die in Vollzeit arbeitete“ */
const ofColleague = late.iu`(?<!\p{L})(?:\p{L}*kolleg|mitarbeit)\p{L}*, (?:die|der|den|deren|dessen)(?!\p{L})[^;]*$`;

/** For a day, or what was offered: „sprang sie auch ganztägig ein“. */
const notHers = late.iu`(?<!\p{L})(?:freiwillig|messe|in zeiten|sprang|einspr[ai]ng\p{L}*|half|aushalf|(?:an)?(?:zu)?bieten|angeboten|anderswo|andernorts|um [^.;]{0,40} zu (?:arbeiten|wechseln|übernehmen))(?!\p{L})`;
/** „Neben ihrer Vollzeittätigkeit besuchte sie einen Lehrgang“: the hours are hers, the course is beside. */
const besideWork = late.iu`(?<!\p{L})(?:neben|trotz) (?:ihre|seine)[rmn] (?=voll|ganz|teil|halb|\d)`;
const courses = late.giu`(?<!\p{L})(?:schule|meisterschule|studiums?|lehrgang)(?!\p{L})`;

function twoHours(letter: LetterContext): Candidate[] {
  const sought = sayings.filter((search) => mayStand(letter, search));
  if (sought.length === 0) return [];
  const told = letter.units.flatMap((unit, at) => {
    const part = letter.parts[at];
    if (
      unit.zone !== 'body' ||
      part === 'company' ||
      (part === 'tasks' && (unit.kind === 'item' || !ofPerson.test(unit.flat)))
    )
      return [];
    if (tellsNextPost(letter, at)) return [];
    if (!sought.some((search) => search.test(unit))) return [];
    const inWeek = weekly.exec(unit);
    const count = readNumber(inWeek?.groups?.['hours'] ?? '') ?? 0;
    const hours = inWeek !== null && count < 8 && isOfCourse(unit.flat, inWeek) ? 0 : count;
    const isFull = full.exec(unit);
    const isHalf = half.exec(unit);
    const pensum = share.exec(unit);
    const percent = Number(pensum?.groups?.['share'] ?? pensum?.groups?.['before'] ?? 0);
    if (isFull === null && isHalf === null && hours === 0 && percent === 0) return [];
    const match = isFull ?? isHalf ?? inWeek ?? pensum;
    if (match === null || ofColleague.test(unit.flat.slice(0, match.index)) || notHers.test(unit.flat))
      return [];
    const less = isHalf !== null || (hours > 0 && hours < 32) || (percent > 0 && percent < 90);
    const whole = isFull !== null || percent === 100 || (isHalf === null && hours > 34);
    return [{ unit, match, full: whole, half: !whole && less, hours, percent }];
  });
  if (
    told.length < 2 ||
    told.some(({ unit: { flat } }) =>
      changed.test(besideWork.test(flat) ? flat.replaceAll(courses, ' ') : flat),
    )
  )
    return [];
  const [first] = told;
  const other = told.find(
    (one) =>
      one !== first &&
      ((one.full && first?.half === true) ||
        (one.half && first?.full === true) ||
        (one.percent > 0 && (first?.percent ?? 0) > 0 && one.percent !== first?.percent) ||
        (one.hours > 0 && (first?.hours ?? 0) > 0 && one.hours !== first?.hours)),
  );
  if (other === undefined) return [];
  const at = spanOf(other.unit, other.match.index, other.match.index + other.match[0].length);
  return [byRule(letter, letterRule('two-contracts'), { at, words: { other: first?.match[0] ?? '' } })];
}

const forATime = searchOf(
  late.iu`(?<!\p{L})befristet\p{L}*(?!\p{L}| (?:\p{L}+ )?(?:miet|pacht|aushilf|mitarbeit|kräft|genehmig|zulage))|befristung|zeitvertrag|fristablauf`,
);
/** Not what the house could not give: „keine Dauerstelle“. */
const forGood = searchOf(
  late.iu`(?<!(?<!\p{L})(?:keine?[rnm]?|mangels|ohne) (?:\p{L}+ )?)(?:unbefristet|auf unbestimmte zeit|dauerstelle|(?:ihr|sein)e[rn]? festanstellung|in festanstellung (?:tätig|beschäftigt|angestellt))(?![^.;,]*(?<!\p{L})(?:nicht|keine)(?!\p{L}))`,
);
/** Its rarest words, to be asked of the letter. */
const notLimited = searchOf(/unbefristet|unbestimmte|dauerstelle|festanstellung/iu);
const turned = late.iu`(?<!\p{L})(?:über(?:nahm|nommen|nehmen|nahme|führt)\p{L}*|umgewandelt|entfrist\p{L}*|zunächst|anschließend|anschluss|danach|später|verlänger\p{L}*|angebot\p{L}*|angeboten|bot(?:en)?|(?:an)?bieten|hätten?|gerne?|seit|ab|neue[nrs]?|wechsel\p{L}*|künftig\p{L}*|k[öo]nnt?en)(?!\p{L})`;

/** „Eine Befristung wurde auch später nicht vereinbart“ tells of no change. */
const neverTurned = /auch (?:später|danach) (?:nicht|nie|keine)|nicht verlängert/iu;
const isTold = (unit: Unit): boolean =>
  unit.zone === 'body' && !turned.test(unit.flat.replace(neverTurned, ' '));

function twoTerms(letter: LetterContext): Candidate[] {
  const ranOut = expired(letter);
  if (ranOut.length > 0) return ranOut;
  if (!mayStand(letter, notLimited)) return [];
  const good = letter.units.find((unit) => forGood.test(unit) && isTold(unit));
  if (
    good === undefined ||
    letter.units.some((unit) => (forGood.test(unit) || forATime.test(unit)) && !isTold(unit))
  )
    return [];
  const time = letter.units.find(
    (unit) => unit !== good && isTold(unit) && forATime.test(unit) && !forGood.test(unit),
  );
  if (time === undefined) return [];
  const isLater = letter.units.indexOf(time) > letter.units.indexOf(good);
  const other = isLater ? forGood.exec(good) : forATime.exec(time);
  return [
    byRule(letter, letterRule('two-contracts'), {
      at: isLater ? time : good,
      words: { other: other?.[0] ?? '' },
    }),
  ];
}

/** Of the internship itself, not of what was done in it. */
const gap = '(?: (?!übern|half|blieb|arbeit|kam|ging|sprang|erledig|verlänger|zeigte)\\p{L}+){0,4} ';
const freely =
  '(?:freiwillig(?! \\p{L}*(?:mehr|länger|über))|auf freiwilliger (?:basis|grundlage)|aus freien stücken|aus eigenem antrieb|ohne (?:jede |eine )?verpflichtung)(?!\\p{L})';
/** „Ein Pflichtpraktikum war es nicht“, „schreibt es nicht vor“ */
const demanded =
  '(?:pflichtpraktikum|vorgeschrieben) (?:\\p{L}+ ){1,3}nicht|kein(?:es?)? pflichtpraktikum|(?:schreibt|sieht|verlangt|fordert)(?!\\p{L})[^.;]{0,40} nicht(?: vor)?(?=[.,;]|$)|ohne dass [^.;]{3,60}(?:verlangt|vor(?:ge)?schr[ie]+b|vorsieht|vorsah|forder)\\p{Ll}*';
const denied = searchOf(lateRegExp(demanded, 'iu'));
const ofFreeWill = searchOf(
  lateRegExp(
    `freiwillig\\p{L}* (?:\\p{L}+ ){0,3}\\p{L}*praktik\\p{L}*|praktik\\p{L}*${gap}${freely}|${freely} (?:\\p{L}+ ){0,3}\\p{L}*praktik\\p{L}*|(?:zeit|wochen|monate|es)(?!\\p{L}) (?:\\p{L}+ ){0,3}${freely}[^.;]{0,80}(?:verbracht|verbrachte|geleistet|leistete|absolviert|abgeleistet)|(?:leistete|absolvierte)(?: (?:er|sie|frau \\p{L}+|herr \\p{L}+))? es (?:ganz |rein )?${freely}|kein(?:e[rn]?)? \\p{L}+ (?:\\p{Ll}+ ){1,2}praktikum (?:verlangt|vorschreibt|vorsieht|fordert)|${demanded}`,
    'iu',
  ),
);
const prescribed = searchOf(
  late.iu`pflichtpraktik(?!ant)\p{L}*|(?:in|von|im|vom)(?: de[rmn])? \p{L}+ (?:vorgesehene|geforderte|verlangte)[nrsm]? \p{L}*praktik\p{L}*|(?:ordnung|lehrplan|hochschule|universität|studium) (?:schreibt|sieht|verlangt|fordert) (?:\p{Ll}+ ){1,2}\p{L}*praktik(?!ant)\p{L}*|praxissemester\p{L}*|mit dem praktikum[^.;]{0,30} (?:vorgaben|pflicht)|praktikum[^.;]{0,30} (?:pflichtteil|(?:pflicht)?bestandteil) (?:der|des|seines|ihres) stud|(?:vorgeschriebene|verpflichtende|obligatorische)[nrsm]? (?:\p{L}+ ){0,3}\p{L}*praktik\p{L}*|pflichtteil (?:des|der|seines|ihres)|praktik\p{L}*(?!\p{L})[^.;]{0,60}(?<!\p{L}|wie |nicht |ohne dass )(?:vorgeschrieben|verpflichtend|vorsieht|vorgesehen|vorschreibt)(?!\p{L})`,
);
const unlike =
  /anschließend|im anschluss|länger|noch |zusätzlich|danach|zuvor|verlängert|zunächst|früher|weitere[ns]? praktik/iu;

/** A voluntary internship that the school or the course of study demands. */
function twoInternships(letter: LetterContext): Candidate[] {
  if (letter.type !== 'praktikumszeugnis' || !mayStand(letter, ofFreeWill)) return [];
  const free = letter.units.find((unit) => unit.zone === 'body' && ofFreeWill.test(unit));
  const bound = letter.units.find(
    (unit) => unit.zone === 'body' && prescribed.test(unit) && !denied.test(unit),
  );
  if (free === undefined || bound === undefined || free === bound) return [];
  const isLater = letter.units.indexOf(free) > letter.units.indexOf(bound);
  const other = isLater ? prescribed.exec(bound) : ofFreeWill.exec(free);
  return unlike.test(`${free.flat} ${bound.flat}`)
    ? []
    : [
        byRule(letter, letterRule('two-contracts'), {
          at: isLater ? free : bound,
          words: { other: other?.[0] ?? '' },
        }),
      ];
}
