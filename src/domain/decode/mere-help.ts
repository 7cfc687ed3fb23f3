import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { isMinorPiece } from './trifles.ts';
import type { Unit } from './units.ts';

/** A title of one who answers for something of her own. */
const ranked = late.iu`(?<!\p{L})(?:senior|head|lead|principal)(?!\p{L})|manager|meister(?:in)?(?!\p{L})|leit(?:er|ung)|direktor|referent|ingenieur|architekt|consultant|berater|controller|entwickler|designer|redakteur|strateg`;
/** Whose trade or house is packing, post, rooms or guests. */
const livesOnIt =
  /office|büro|versand|lager|logist|empfang|rezeption|facility|haus|hotel|assist|sekret|post|event|veranstalt|archiv|filial|store|markt(?:leit|manag)/iu;
/** Praise or a task that speaks of the whole of something led in one's own right. */
const claim = searchOf(
  late.iu`(?<!\p{L})(?:leitete|verantwortete|steuerte|führte|konzipierte|entwickelte)(?!\p{L})[^.;]{0,60}(?:eigenverantwortlich|selbst(?:st)?ändig|eigenständig|komplex|strategisch|federführend)`,
);
/** Praise that speaks of sway over the whole: „haben das Programm entscheidend geprägt“. */
const sway = searchOf(
  late.iu`(?<!\p{L})strategisch\p{L}*(?!\p{L})|(?:entscheidend|maßgeblich|nachhaltig|grundlegend|wesentlich)(?:e?[rn])? (?:\p{L}+ )?(?:mit)?(?:geprägt|prägte|gestaltete?|verändert|veränderte|bestimmte?|beeinflusste?|vorangebracht)(?!\p{L})|(?<!\p{L})prägte(?!\p{L})[^.;]{0,60}(?:entscheidend|maßgeblich|nachhaltig|wesentlich)(?!\p{L})`,
);
/** Help that needs no training, beside what is a trifle anyway. */
const help = late.iu`(?<!\p{L})(?:versand (?:von|der)(?! \p{L}*(?:ware|gerät|maschin))|buchung (?:von|der) (?:räume|besprechungs|hotel|reisen)\p{L}*|weiterleitung (?:von|der)|bestellung (?:\p{L}+ \p{L}+ )?(?:von|der) (?:werbe|büro|verbrauchs|give)\p{L}*|verpack(?:en|te|t|ung)|einpacken|versenden|versandt?e?|verschickte?n?|ausdruck(?:en|te)?|ausgedruckt|auszeichn(?:en|ung|ete)|abgelegt|legte|(?:adress|telefon|verteiler)(?:listen?|verteiler)|zur post|raumbuchung|binden|gebunden|abtippen|aufbau(?:en)? der (?:tische|stühle)|kopier-|(?:kopier|scann|verteil|räum|sortier)ten?|spülen|leeren|befüllen|sortieren|bewirtung|ins archiv|drucker|fegen|zuarbeiten)(?!\p{L})`;
/** What any office hand does with papers of others, whatever the papers are about. */
const clerical = late.iu`(?<!\p{L})(?:abgleich(?:en)?|(?:ein|über)tragen|übertragung|eintragung|erfass(?:en|ung)|eingabe|einpflegen|(?:ein)?scannen|ablegen|ablage|abheften|weiterleit(?:en|ung)|verteil(?:en|ung)|kopieren|protokollführung|führen von listen|(?:listen|termin)pflege|sortieren)(?!\p{L})(?! (?:und|sowie) )`;
const skilled =
  /entwick|konstru|kalkul|verhandl|konzept|plan(?:ung|te)|prüf|analys|berat(?!ungsraum)|verkauf|rechnung|abschl|(?<!weiter)leit(?:ung|ete)|führ|steuer|koordin|organis|produktion|montage|reparatur|pflege(?! der)/iu;

/** What parts the tasks of a sentence. */
const joints = late.u`[,;]| und (?!\p{L}+- )| sowie `;

/** Who leads by the title has less to do with errands than who answers for something of her own. */
const leads = late.iu`(?<!\p{L})(?:head|direktor\p{L}*)(?!\p{L})|leit(?:er|ung)`;

/** Where four tasks or more are told, and few are anything but errands, packing and copying. @param share how many are */
function isMereHelp(units: readonly Unit[], share: number): boolean {
  const pieces = units.flatMap((unit) =>
    unit.kind === 'item' ? [unit.flat] : unit.flat.split(joints).filter((piece) => piece.trim() !== ''),
  );
  const helps = pieces.filter(
    (piece) => clerical.test(piece) || ((help.test(piece) || isMinorPiece(piece)) && !skilled.test(piece)),
  ).length;
  return (helps >= 4 || (helps === 3 && pieces.length === 3)) && helps >= share * pieces.length;
}

/** Staff told in the tasks or the praise: a title alone leads nobody. */
const staff = searchOf(
  late.iu`(?<!\p{L})(?:unterst(?:ell|and|eh)|führung (?:von|de[rs])|leitung (?:von|de[rs])|(?:mitarbeit(?:er|erinnen|ende)|team|abteilung|gruppe)[nmrs]?(?!\p{L}))`,
);
const leadsSome = (letter: LetterContext): boolean =>
  letter.profile.leader &&
  unitsOf(letter, 'introduction', 'tasks', 'performance', 'behavior').some((unit) => staff.test(unit));

/** The title or the praise tells of somebody who led, the tasks of one who packed and copied. */
export function mereHelp(letter: LetterContext): Candidate[] {
  const { facts, type } = letter;
  const job = facts.job_title ?? '';
  if (leadsSome(letter) || letter.layman || letter.simple || type === 'ausbildungszeugnis') return [];
  if (livesOnIt.test(job)) return [];
  const tasks = unitsOf(letter, 'tasks').filter(({ flat }) => !flat.endsWith(':'));
  const praise = unitsOf(letter, 'performance').find((unit) => claim.test(unit) || sway.test(unit));
  const title = ranked.test(job);
  if (!title && praise === undefined) return [];
  const told = tasks.filter((unit) => !claim.test(unit) && !framesOnly.test(unit.flat));
  const first = told[0];
  if (first === undefined || !isMereHelp(told, leads.test(job) ? 0.6 : 0.8)) return [];
  return [byRule(letter, letterRule('mere-help'), { at: praise ?? first })];
}

/** Where somebody was, before the items that tell what for. */
const framesOnly = late.iu`(?<!\p{L})(?:zugeordnet|eingesetzt|tätig)(?!\p{L})[^.,]*$`;
