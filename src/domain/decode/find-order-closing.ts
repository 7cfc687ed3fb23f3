import { late as latePattern } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import type { Span } from '../german/sentences.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { regretWords, thanksWords } from './read-closing.ts';
import type { Unit } from './units.ts';

/** Order within the farewell: reason, thanks and regret, wishes; in these the job before private life. */
export const findOrderClosing: Finder = (letter) => {
  if (letter.simple || letter.layman) return [];
  return [...wishesFirst(letter), ...privateFirst(letter)];
};

const wishes = searchOf(
  latePattern.iu`(?<!\p{L})(?:(?<!(?<!\p{L})(?:sich|kaum|nur|nicht|nichts|mehr|ihren|seinen|deren|den|allen|nach|von|diesen|eigenen) )wünsch(?:en|e|t)(?! (?:wir )?uns)(?!,)|(?:unsere|meine|die|besten|guten) (?:\p{L}+ )?wünsche(?!\p{L})(?! (?:unserer|der|des|von|ihrer|seiner|aller)(?!\p{L}))|alles (?:\p{L}+ )?gute(?!\p{L})|viel (?:glück|erfolg) (?:für|auf|bei|in)(?!\p{L}))`,
);
const leaves = searchOf(
  latePattern.iu`(?<!\p{L})(?:verl(?:ä|ie)(?:ss|ß)t?|verlassen)(?!\p{L})[^;]{0,80}(?<!\p{L})(?:uns|unser\p{L}*|das|die|den|auf|zum|mich|mein\p{L}*)(?!\p{L})|(?:scheidet|schied)(?!\p{L})[^;]{0,120}(?<!\p{L})aus(?!\p{L})|(?<!\p{L})(?:arbeits|dienst|anstellungs|beschäftigungs|ausbildungs|praktikums)verhältnis\p{L}*(?!\p{L})[^;]{0,60}(?:ende|beende|aufgelöst|gelöst)|(?:endet|endete|beendet|aufgelöst)(?!\p{L})[^;]{0,60}(?:verhältnis|wunsch|ausbildung|praktikum)|(?:ausscheiden|austritt) (?:\p{L}+ )?(?:erfolgt|geschieht)`,
);
const passed = searchOf(
  latePattern.iu`(?:bestand|bestanden|legte|abgelegt|abgeschlossen|schloss)(?!\p{L})[^;]{0,90}prüfung|prüfung\p{L}*(?!\p{L})[^;]{0,90}(?:bestand|bestanden|abgelegt|abgeschlossen|ab)(?!\p{L})`,
);

/** Where the first sentence of these with such words has them, in the letter. */
function firstOf(units: readonly Unit[], search: Search): Span | null {
  for (const unit of units) {
    const match = search.exec(unit);
    if (match !== null) return spanOf(unit, match.index, match.index + match[0].length);
  }
  return null;
}

const goesOn = searchOf(
  latePattern.iu`(?<!\p{L})(?:wünsch(?:en|e|t)|mög(?:e|en)|alles (?:\p{L}+ )?gute)(?!\p{L})`,
);

function wishesFirst(letter: LetterContext): Candidate[] {
  if (letter.type === 'zwischenzeugnis') return [];
  const units = unitsOf(letter, 'closing');
  const from = units.findIndex((unit) => wishes.test(unit));
  if (from < 0) return [];
  const behind = units.slice(from);
  const wish = firstOf(behind, wishes);
  if (wish === null) return [];
  const late = [thanksWords, regretWords, leaves, passed].map((search) => {
    // The wishes mostly stand last: what is told behind them is soon sought.
    const span = firstOf(behind, search);
    if (span === null || span.start < wish.end) return null;
    return units.slice(0, from).some((unit) => search.test(unit)) ? null : span;
  });
  const end = Math.max(...late.map((span) => span?.end ?? 0));
  if (end === 0) return [];
  // „Wir bedauern es, wünschen ihm aber große Jahrgänge. Wir danken ihm. Möge ihm alles gelingen“: the wishes stand last.
  const regretted = regretWords.exec(units[from] as Unit)?.index ?? -1;
  const first = wishes.exec(units[from] as Unit)?.index ?? 0;
  if (regretted >= 0 && regretted < first && behind.some((unit) => unit.start >= end && goesOn.test(unit)))
    return [];
  const id = late[0] === null && late[1] === null ? 'order-reason-late' : 'order-wishes-first';
  return [byRule(letter, letterRule(id), { at: { start: wish.start, end } })];
}

const privately = searchOf(
  latePattern.iu`(?<!\p{L})(?:(?:privat(?:e[nmrs]?|leben\p{L}*)?|familie|familiär|persönlich|familienleben)(?!\p{L})(?:,? \p{L}+(?<!wir|ich)){1,4} (?:(?:neu|künftig|weiter)\p{L}* )?(?:beruf\p{L}*|studium|karriere|arbeitsleben|laufbahn))(?!\p{L})`,
);

const work = /beruf|studium|karriere/i;
const ownWishes = /gute|glück|wohlergehen|gesundheit/i;

function privateFirst(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, privately)) return [];
  const unit = unitsOf(letter, 'closing').find((one) => privately.test(one) && wishes.test(one));
  const match = unit === undefined ? null : privately.exec(unit);
  // „Persönlich wie beruflich“ weighs both alike.
  // „Persönlich wie beruflich“ weighs both alike; „privat alles Gute und im Beruf weiterhin viel Erfolg“ wishes each its own.
  if (match !== null && /^persönlich wie /iu.test(match[0])) return [];
  if (match !== null && ownWishes.test(match[0])) return [];
  if (unit === undefined || match === null || work.test(unit.flat.slice(0, match.index))) return [];
  const at = spanOf(unit, match.index, match.index + match[0].length);
  return [byRule(letter, letterRule('order-private-first'), { at })];
}
