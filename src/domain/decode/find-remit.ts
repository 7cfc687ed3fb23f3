import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** All of it: told of what somebody had to do. */
const whole = searchOf(
  late.iu`(?<!\p{L})(?:gesamte[nrms]?|sämtliche[nrms]?|komplette[nrms]?|vollständige[nrms]?|ganze[nrms]?|jede[rsmn]? (?!jahr|tag|zeit|woche|monat|einzelne)|alle[nrm]? (?!übertragen|ihr|ihm|anfallend|belang|dinge|punkte|seiten|beteiligt)|aller (?!art)|(?:bundes|welt|europa|konzern|landes|haus|unternehmens)weit\p{L}*|in alle welt|bundesgebiet|von der? \p{L}+ (?:über|bis)|vom \p{L}+ (?:über|bis)|über alle stufen)(?!\p{L})`,
);
const remit =
  '(?:zuständigkeit|aufgabengebiet|aufgabenbereich|gebiet|betreuung|einsatz|tätigkeit|arbeit|auftrag|ressort|verantwortung|bereich)';
const pronoun = '(?:sie|er|frau \\p{L}+|herr \\p{L}+)';
/** A part of it and nothing else. */
const part = searchOf(
  lateRegExp(
    [
      `(?:erstreckte|erstreckt|beschränkte|beschränkt) sich (?:[^.;,]{0,40} )?(?:allein|nur|ausschließlich|lediglich|auf)(?!\\p{L})`,
      `(?:zu keiner zeit|nie|niemals|nicht) über [^.;,]{2,60} hinaus(?:reichte|ging|kam)?`,
      `(?:da|weil|dass|denn) ${pronoun} [^.;]{0,50}(?:nur|lediglich|ausschließlich|allein)(?!\\p{L})(?! (?:so|noch))`,
      `(?:ausschließlich|allein|lediglich|nur) (?:aus [^.;,]{2,40} )?bestand`,
      `(?:aus denen|aus dem|woraus|aus der) [^.;]{2,80} ausschließlich bestand`,
      'nie etwas anderes als',
      `auf (?:die|das|den|dem) (?:ihr|sein|${pronoun})[^.;]{0,60}(?:begrenzt|beschränkt) (?:war|ist|blieb)`,
      `(?:mehr|anderes) (?:gehörte|zählte|fiel) nicht`,
      `(?:einzig|allein|ausschließlich|nur) (?:am|im|an|in|auf) [^.;]{3,80}(?:hatte|habe) [^.;]{0,30}nichts zu tun`,
      `mit [^.;,]{3,60} hatte ${pronoun} nichts zu tun`,
      `de[mnr] einzigen \\p{Lu}\\p{L}+,? (?:das|den|die|der|in dem|für das)(?!\\p{L})[^.;]{0,40}`,
      `über die ${pronoun} verfügen durfte`,
      `alle übrigen [^.;]{3,60}(?:disponierte|betreute|übernahm|bearbeitete|führte|leitete|versorgte)`,
      `(?:gehörten|gehörte|fielen|fiel|zählten|zählte)(?!\\p{L})[^.;]{0,40}nicht (?:zu|in|unter|darunter|dazu)(?!\\p{L})`,
      `(?:andere|übrige|weitere)n? [^.;,]{3,40} (?:fielen|gehörten|zählten) nicht`,
      '(?:hingegen|dagegen|jedoch) nicht(?=[.,;]|$)',
      `lediglich (?:im|in der|am|an der|auf)(?!\\p{L})`,
      `${remit} (?:war|blieb|ist) (?:auf|allein|nur|ausschließlich)(?!\\p{L})[^.;]{0,60}(?:begrenzt|beschränkt)`,
    ].join('|'),
    'iu',
  ),
);
/** A change told as such, what others did, and a choice of one's own. */
const otherwise = late.iu`(?<!\p{L})(?:zunächst|anfangs|später|seit|ab (?:dem|\d)|bis (?:zum|\d)|vorübergehend|zeitweise|zuletzt|nicht nur|keineswegs|nicht allein|nicht lediglich|probleme?|fehler|konzentrier\p{L}*|verlangt|auf das wesentliche|freizeit|urlaub|worte|lob)(?!\p{L})`;
const tells: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior', 'closing', 'tasks']);
const before: ReadonlySet<string> = new Set(['introduction', 'tasks', 'company', 'performance']);
const ofPerson = late.iu`(?<!\p{L})(?:er|sie|ihm|ihn|ihr|ihre[nrms]?|seine?[nrms]?|Frau|Herrn?)(?!\p{L})|(?:leitung|führung|betreuung|planung|einkauf|vertrieb|verantwortung|steuerung|überwachung)`;

/** „im gesamten Bundesgebiet“ at the beginning, „zu keiner Zeit über Sachsen hinaus“ in the praise. */
export const findRemit: Finder = (letter): Candidate[] => {
  if (letter.layman || letter.simple || !mayStand(letter, part)) return [];
  const narrowed = letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || !tells.has(letter.parts[at] ?? '')) return [];
    const match = part.exec(unit);
    return match === null || otherwise.test(unit.flat) ? [] : [{ unit, at, match }];
  });
  if (narrowed.length === 0) return [];
  return narrowed
    .filter(({ unit, at }) =>
      letter.units.some((one, i) => i < at && one !== unit && isWhole(letter, one, i)),
    )
    .slice(0, 1)
    .map(({ unit, match }) =>
      byRule(letter, letterRule('remit-narrowed'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    );
};

const isWhole = (letter: LetterContext, unit: Unit, at: number): boolean =>
  unit.zone === 'body' &&
  before.has(letter.parts[at] ?? '') &&
  (letter.parts[at] !== 'performance' || letter.sentences[at]?.graded !== true) &&
  whole.test(unit) &&
  ofPerson.test(unit.flat);
