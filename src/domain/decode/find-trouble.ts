import { late, lateRegExp } from '../german/late.ts';
import { once } from '../german/once.ts';
import { searchOf } from '../german/sieve.ts';
import { tongue } from '../knowledge/excluded-fields.ts';
import { mended } from '../knowledge/failure-words.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { topics, type Topic } from '../knowledge/trait-topics.ts';
import { troubles } from '../knowledge/troubles.ts';
import { isOfEarlierPost } from './earlier-post.ts';
import { byRule, oneLine, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { atFirst, takesAway } from './takes-away.ts';
import { isToldFirst } from './told-first.ts';
import { toldWithoutBlame } from './told-without-blame.ts';
import { toldInFavour } from './told-in-favour.ts';
import { isTurnedAfter } from './turned-after.ts';
import type { Unit } from './units.ts';

const sought = once(() => ({
  events: troubles.map(({ told, nobodys }) => ({ search: searchOf(told), nobodys })),
  traits: topics.map((one) => ({ ...one, about: searchOf(one.about) })),
}));
type Event = ReturnType<typeof sought>['events'][number];

/** It was otherwise, it was set right, or it is told of others. */
const turned = late.iu`(?<!\p{L})(?:nie(?:mals|mand)?|nichts|kein(?:e[nmrs]?)?(?! interesse)|ohne(?! (?:ihn|sie|aufforderung|nachfrage|hilfe))|weder|anfangs|anfänglich|zunächst|früher\p{L}*|zuvor|vorher(?! von)|trotz (?!mehr|zwei|wieder)|obwohl|statt|(?:auch|selbst) (?:bei|wenn|unter|in)|falls|nicht nur|weniger|niedrigsten?|geringste|unter de[mnr]|nur (?:zwei|drei|eine?|gut\p{L}*)|verkürzte|halbierte|ging(?:en)? [^.;]{0,50}zurück|senkte|löste|klärte|schlichtete|baute|verhinderte|(?:in|während) (?:der|ihrer|seiner) einarbeitung\p{L}*|fremde[nrms]?|neue[nr]? (?:kräfte|kolleg|mitarbeit)\p{L}*|nahm(?:en)? [^.;]{0,60} ab(?=[.,;]|$)|aus (?:familiären|privaten|persönlichen)|de[rs] (?:lieferant|kund(?!enb)|\p{L}*hersteller)\p{L}*)(?!\p{L})`;
/** Words that no praise needs: beside them a sentence that reads as weak is weak. */
const dark = late.iu`(?<!\p{L})(?:nicht|kaum|wenig|erst|nur|(?<!werden )mussten?|müssen|mehrfach\p{L}*|mehrmals|wiederholt\p{L}*|immer wieder|häufig\p{L}*|öfter\p{L}*|oft|gelegentlich|länger|später|lieber|langsam|vorsichtshalber|vorsorglich|bis zu(?:letzt|m schluss)|vorzeitig|ungewöhnlich|beschränkte|angespannt|bat|falsch\p{L}*|mangel\p{L}*|fehlten?|privat\p{L}*|notwendig|erforderlich|anlass zu)(?!\p{L})`;
/** What other findings name, and what ends well. */
const named = late.iu`(?<!\p{L})(?:anforderungen|zufriedenheit|(?:grund)?kenntnisse|normale[nrms]?|bemüht|gelegenheit|weit(?:est)?gehend|verringern|nicht (?:zu|nötig|erforderlich)|nur noch|niedrig|fielen|\p{L}*befugnis|gern länger|geduldig|als erste[rm]?|kann man|baten (?:sie|ihn))(?!\p{L})`;
/** „Gespräche mit Mitarbeitern, die häufig zu spät kamen“ */
const ofOthers = late.iu`(?:n|innen), (?:die|denen|deren)(?!\p{L})|mussten? von (?:ihr|ihm)`;
const limited = late.iu`(?<!\p{L})(?:bemüht|bestrebt|im (?:großen und )?(?:ganzen|allgemeinen|wesentlichen)|meist(?:ens)?|zumeist|in der regel|nicht(?! nur)|selten|teilweise|überwiegend|kein\p{L}*)(?!\p{L})`;

/** What happened, and the praise elsewhere that it takes back: told by what both are about, whatever their words. */
export const findTrouble: Finder = (letter): Candidate[] => {
  if (letter.layman || letter.simple) return [];
  const { events, traits } = sought();
  const there = events.filter(({ search }) => mayStand(letter, search));
  return letter.units.flatMap((unit, at): Candidate[] => {
    if (!mayTell(letter, at)) return [];
    const known = traits.filter(({ about }) => about.test(unit));
    if (known.length === 0 || !(isEvent(letter, at, there) || isDark(letter, at))) return [];
    if (toldInFavour(unit) || atFirst.test(unit.flat) || isOfOtherHands(unit)) return [];
    if (isOfEarlierPost(letter, unit) || isTurnedAfter(letter, at)) return [];
    if (toldWithoutBlame(unit)) return [];
    const trait = known.find(({ praises }) => praisedAt(letter, at, praises).length > 0);
    if (trait === undefined) return [];
    const later = praisedAt(letter, at, trait.praises).find((one) => one > at + 1);
    const words = { field: trait.field, quote: oneLine(letter.text.slice(unit.start, unit.end)) };
    const shown = later !== undefined && isToldFirst(letter, at) ? letter.units[later] : unit;
    return [byRule(letter, letterRule('fact-against-praise'), { at: shown, words })];
  });
};

/** In a long sentence what happened and what it is about need not go together. */
const longest = 230;
const ofWork: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior']);
const telling: ReadonlySet<string> = new Set([...ofWork, 'tasks']);

function mayTell(letter: LetterContext, at: number): boolean {
  const unit = letter.units[at] as Unit;
  const { part = '', graded = false, grade = 0, confidence = 0 } = letter.sentences[at] ?? {};
  const parts =
    letter.type === 'ausbildungszeugnis' || letter.type === 'praktikumszeugnis' ? ofWork : telling;
  if (unit.zone !== 'body' || unit.kind !== 'sentence' || !parts.has(part)) return false;
  return unit.flat.length <= longest && !(graded && grade <= 2.5 && confidence >= 0.5);
}

function isEvent({ units, sentences }: LetterContext, at: number, there: readonly Event[]): boolean {
  const unit = units[at] as Unit;
  const { part = '', graded = false, grade = 0 } = sentences[at] ?? {};
  const mayBeNobodys = ofWork.has(part) && (!graded || grade >= 3.4);
  return there.some(({ search, nobodys }) => {
    const match = nobodys && !mayBeNobodys ? null : search.exec(unit);
    // Some hold a denial of their own.
    return match !== null && !turned.test(unit.flat.replace(match[0], ' '));
  });
}

/** Read as weak, by a reader who is not alone in it. */
function isDark({ units, sentences }: LetterContext, at: number): boolean {
  const { flat } = units[at] as Unit;
  const { part = '', graded = false, grade = 0, confidence = 0, codes = [] } = sentences[at] ?? {};
  if (!ofWork.has(part) || !graded || grade < 3.4 || confidence < 0.3 || codes.length > 0) return false;
  return dark.test(flat) && ![turned, named, mended, ofOthers].some((words) => words.test(flat));
}

function praisedAt(letter: LetterContext, without: number, praises: Topic['praises']): number[] {
  const told = tonguesIn(letter.units[without] as Unit);
  return [...letter.units.keys()].filter((at) => {
    const { graded, grade = 9, part = '' } = letter.sentences[at] ?? {};
    const unit = letter.units[at] as Unit;
    if (at === without || !ofWork.has(part) || limited.test(unit.flat)) return false;
    if (graded ? grade > plain : takesAway(unit)) return false;
    if (!praises.some((praise) => praise.test(unit.flat))) return false;
    const here = tonguesIn(unit);
    return told.length === 0 || here.length === 0 || here.some((one) => told.includes(one));
  });
}
/** Praise without a booster is praise. */
const plain = 3.1;
const tongues = lateRegExp(tongue, 'giu');
/** „Verhandlungssicheres Englisch“ says nothing against a little French. */
const tonguesIn = ({ lower }: Unit): readonly string[] => lower.match(tongues) ?? [];
