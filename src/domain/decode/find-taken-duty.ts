import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const colleague =
  '\\p{L}*(?:kolleg(?:e|en|in)|nachfolger(?:in)?|stellvertreter(?:in)?|mitarbeiter(?:in)?|leiter(?:in)?|vorgesetzten?|assistent(?:en|in)?)';
const office = '\\p{L}*(?:abteilung|zentrale|verwaltung|dienstleister|leitung|büro|stelle|konzern|bereich)';
const receiver = `(?:eine[nr]?|die|den|das|ihre[nr]?|seine[nr]?|unsere[nr]?) (?:\\p{Ll}+ )?(?:${colleague}|${office})(?!\\p{L})`;
/** Who does it in her place, told in the dative or behind „durch“. */
const agent = `(?:eine[mnr]?|der|dem|die|den|ihre[mnr]?|seine[mnr]?|unsere[mnr]?) (?:\\p{Ll}+ )?(?:${colleague}|${office})(?!\\p{L})`;
const person = '(?:er|sie|ihr|ihm|ihn|frau \\p{L}+|herrn? \\p{L}+)';

/** A duty that went to somebody else; what stands before the group `to` names it. */
const moved = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:ging|gingen)(?!\\p{L})[^.;]{0,80} (?<to>auf ${receiver})[^.;]{0,20} über(?!\\p{L})`,
      `(?<!\\p{L})(?:wurden?|haben wir)(?!\\p{L})[^.;]{0,90} (?<to2>(?:auf|an|in|bei) ${receiver})[^.;]{0,20} (?:verlagert|übertragen|übergeben|abgegeben|angesiedelt|gelegt)(?!\\p{L})`,
      `(?<!\\p{L})(?:übertrugen|übergaben) wir(?!\\p{L})[^.;]{0,90} (?<to3>(?:auf |an )?(?:eine[nmr]?|die|der|den|dem) (?:\\p{Ll}+ )?${colleague})(?!\\p{L})`,
      `(?<!\\p{L})(?:übernahm|betreute|verantwortete|führte)(?!\\p{L})[^.;,]{0,35} (?<to4>(?:eine?|die|der|ihre?|seine?) (?:\\p{Ll}+ )?${colleague})(?!\\p{L})`,
      `(?<!\\p{L})gab ${person}(?!\\p{L})[^.;]{0,80} (?<to5>an ${receiver})[^.;]{0,20} ab(?!\\p{L})`,
      `(?<!\\p{L})(?:wurden?)(?!\\p{L})[^.;,]{0,90} (?<to7>(?:von|durch) ${agent})[^.;,]{0,20} (?:geführt|betreut|übernommen|erledigt|wahrgenommen|verantwortet|bearbeitet|geleitet|geplant|erstellt|gemacht)(?!\\p{L})`,
      `(?<!\\p{L})(?:lag|lagen|oblag|oblagen)(?!\\p{L})[^.;,]{0,80} (?<to8>(?:bei |in den händen )?${agent})(?!\\p{L})`,
      `(?<!\\p{L})(?:wurden?|haben wir|nahmen wir|entzogen wir)(?!\\p{L})[^.;]{0,80} (?<to6>entzogen|abgenommen|entbunden)(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** Told of a time, for what passed to others in general may have been the duty itself: „übergab sie an die Verwaltung“. */
const atTime = late.u`(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:[Ss]eit|[Zz]uletzt|[Ss]päter)(?!\p{L})`;
/** A promotion, a relief, a leave or a reorganisation: then it is no loss. */
const eased =
  /entlast|beförder|ernann|wunsch|elternzeit|teilzeit|mutterschutz|krank|urlaub|(?<!stell)vertret|vorübergehend|übernahm (?:er|sie|frau|herr|dafür|stattdessen)|widme|konzentrier|neue[nr]? (?:aufgabe|position|stelle)|umstrukturier|neuordnung|nachdem (?:er|sie)/iu;
const rises = late.iu`(?<!\p{L})(?:seither|seitdem|dafür|stattdessen|zugleich|gleichzeitig)(?!\p{L})[^.;]{0,80}(?:leite|verantworte|übern[ai]hm|führt|befördert|ernannt)`;
/** Praise that reaches to the end, whoever had the duty by then. */
const toTheEnd = late.iu`(?<!\p{L})(?:bis zuletzt|bis zum (?:ende|schluss|austritt)|bis zu (?:ihrem|seinem) \p{L}+|(?:gesamten?|ganzen?) (?:\p{L}*zeit|dauer|beschäftigung)|in all den jahren|von anfang bis ende|durchgehend|durchgängig|in jedem jahr)(?!\p{L})`;
const always = late.iu`(?<!\p{L})(?:stets|immer|jederzeit|durchweg|ausnahmslos)(?!\p{L})`;
/** A sentence that is read as no rating may still tell of success. */
const succeeds = /erfolg|sorgf[aä]lt|vorbild|hervorragend|ausgezeichnet|zuverlässig/iu;
/** It was praised for the time before. */
const earlier = late.iu`(?<!\p{L})(?:zunächst|damals|bis (?:dahin|zur übergabe|\p{L}* ?(?:19|20)\d\d)|in dieser zeit|solange)(?!\p{L})`;

const nouns = late.gu`(?<!\p{L})\p{Lu}[\p{L}-]{4,}`;
const ofTime =
  /^(?:januar|februar|april|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|anfang|mitte|beginn|jahr|monat|ende|herrn?|frau|unser|diese)/iu;

/** A duty that is praised to the end, and that somebody else had been given before it. */
export const findTakenDuty: Finder = (letter) => {
  if (letter.type === 'zwischenzeugnis' || letter.layman || !mayStand(letter, moved)) return [];
  return letter.units.flatMap((unit, at) => {
    const part = letter.parts[at];
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || (part !== 'tasks' && part !== 'performance'))
      return [];
    const taken = takenAt(unit);
    if (taken === null || isEased(letter, at)) return [];
    const isPraised = letter.units.some((one, i) => i !== at && praises(letter, i, one, taken));
    return isPraised ? [told(letter, unit)] : [];
  });
};

const told = (letter: LetterContext, unit: Unit): Candidate =>
  byRule(letter, letterRule('duty-taken'), { at: unit });

/** What is told right behind may be why: „Seither leitet sie …“. */
const isEased = ({ units }: LetterContext, at: number): boolean =>
  eased.test(units[at]?.flat ?? '') || rises.test(units[at + 1]?.flat ?? '');

interface Taken {
  readonly duties: readonly string[];
  /** To one colleague, or taken outright; what an office takes over may be mere reorganisation. */
  readonly isPersonal: boolean;
}

function takenAt(unit: Unit): Taken | null {
  const match = moved.exec(unit);
  if (match === null) return null;
  const { flat } = unit;
  const [name, to = ''] = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined) ?? [];
  const isOutright = name === 'to6';
  if (!isOutright && !atTime.test(flat)) return null;
  const before = flat.slice(0, flat.indexOf(to, match.index));
  // „Sie übernahm die Kollegin“ has her as its subject.
  if (name === 'to4' && lateRegExp(`(?<!\\p{L})${person}(?!\\p{L})`, 'iu').test(before)) return null;
  const duties = (before.match(nouns) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !ofTime.test(word));
  return duties.length === 0
    ? null
    : {
        duties: duties.slice(0, 2),
        isPersonal: isOutright || lateRegExp(`${colleague}(?!\\p{L})`, 'iu').test(to),
      };
}

/** The same duty is praised, and not only for the time before. */
function praises(
  { sentences, parts }: LetterContext,
  at: number,
  { flat, zone }: Unit,
  taken: Taken,
): boolean {
  if (zone !== 'body' || parts[at] !== 'performance' || earlier.test(flat)) return false;
  const { graded = false, grade = 9 } = sentences[at] ?? {};
  // What tells of success to the end is praise, even where the grade was misread.
  if (!(graded && grade <= 2.4) && !(succeeds.test(flat) && (!graded || toTheEnd.test(flat)))) return false;
  if (!toTheEnd.test(flat) && !(taken.isPersonal && always.test(flat))) return false;
  const words = flat.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return taken.duties.every((duty) => words.some((word) => isSame(duty, word, words)));
}

/** „Betreuung“ and „betreute“, „Bestandskunden“ and „Kunden“, „Einsatzplanung“ and „Einsatz … plante“. */
function isSame(duty: string, word: string, words: readonly string[]): boolean {
  const root = duty.replace(/(?:ungen|ung|en|n|s)$/u, '');
  if (word.startsWith(root)) return true;
  if (word.length > 5 && duty.endsWith(word)) return true;
  if (duty.length > 5 && word.endsWith(duty)) return true;
  if (word.length < 6 || !root.startsWith(word)) return false;
  const rest = root.slice(word.length).replace(/^s/u, '').slice(0, 5);
  return rest.length > 3 && words.some((other) => other.startsWith(rest));
}
