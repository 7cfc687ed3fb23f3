import { late } from '../german/late.ts';
import { searched, searchOf, type Search, type Searched } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { aspectClashes } from '../knowledge/aspect-clashes.ts';
import type { StoryClash } from '../knowledge/story-clash.ts';
import { storyClashes } from '../knowledge/story-clashes.ts';
import { once } from '../german/once.ts';
import { byRule, oneLine, spanOf, type Candidate, type Finder } from './finding.ts';
import { nounsOf } from './find-project.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { ofPerson } from './of-others.ts';
import { toldWithoutBlame } from './told-without-blame.ts';

interface Sought {
  readonly of: StoryClash;
  readonly claim: Search;
  readonly unless: Search | null;
  /** With what may not stand in the clause, if the pattern holds no negation of its own. */
  readonly against: readonly { readonly search: Search; readonly isLack: boolean }[];
}
const soughtIn = once(() =>
  [...storyClashes, ...aspectClashes].map((of): Sought => ({
    of,
    claim: searchOf(of.claim),
    unless: of.unless === null ? null : searchOf(of.unless),
    against: [
      ...(of.story === null ? [] : [{ search: searchOf(of.story), isLack: false }]),
      ...(of.lack === null ? [] : [{ search: searchOf(of.lack), isLack: true }]),
    ],
  })),
);

/** It was otherwise, it did not come about, or it is told of somebody else. */
const turned = late.iu`(?<!\p{L})(?:nie|niemals|kein(?:e[nmrs]?)?|ohne|weder|niemand\p{L}*|nichts|nicht|kaum|selten|anfangs|anfänglich|zunächst|früher\p{L}*|zuvor|vorher(?! (?:von|mit|durch|vo[mn]|zur))|vor (?:ihre[mr]|seine[mr])|(?<!(?:als|wie) )bei (?:ihrem|seinem) (?:eintritt|antritt)|vorgänger\p{L}* (?:hatte|war)|kolleg\p{L}+ (?:verursacht|verschuldet)|unverschuldet\p{L}*|fremd\p{L}*|verhinder\p{L}*|aufdeck\p{L}*|aufgedeckt|deckte|klärte|aufklär\p{L}*|schlicht\p{L}*|vermied\p{L}*|vermieden|branche|pandemie\p{L}*|corona\p{L}*|statt|auch bei|selbst bei|auch wenn|selbst wenn|falls|hätten?|obwohl)(?!\p{L})`;
/** Another time than the whole, or another house. */
const otherwise = late.iu`(?<!\p{L})(?:begann|ernannt|nach (?:ihrer|seiner) (?:ernennung|einarbeitung)|anfangs|anfänglich|zunächst|im ersten (?:jahr|lehrjahr|halbjahr)|in den ersten \p{L}+|einst|damals|(?:in|bei) einem anderen (?:betrieb|haus|unternehmen)|(?<!(?:als|wie) )(?:vor|bei) (?:ihrem|seinem) (?:eintritt|amtsantritt|antritt)|vor (?:ihrer|seiner) zeit|nach (?:ihrer|seiner) rückkehr|abgesehen|mit ausnahme|unterbrochen|bis auf)(?!\p{L})`;
/** A claim that is taken back where it stands. */
const limited = late.iu`(?<!\p{L})(?:bemüht|bestrebt|im (?:großen und )?(?:ganzen|allgemeinen|wesentlichen)|meist(?:ens)?|zumeist|in der regel|nicht (?:immer|stets)|selten|zu wünschen|teilweise|überwiegend)(?!\p{L})`;
const negated = late.iu`(?<!\p{L})(?:nicht|weder|kaum|mangelnde\p{L}*|fehlende\p{L}*)(?!\p{L})`;

/** „Er fuhr stets unfallfrei“, and „nach dem zweiten von ihm verschuldeten Zusammenstoß“. */
export const findStoryClash: Finder = (letter): Candidate[] => {
  if (letter.layman) return [];
  const found: Candidate[] = [];
  for (const one of soughtIn()) {
    if (!mayStand(letter, ...one.against.map(({ search }) => search)) || !mayStand(letter, one.claim))
      continue;
    const told = clashIn(letter, one);
    // Two entries may read the same words: they are told once.
    if (told !== null && !found.some((before) => isSamePlace(before, told))) found.push(told);
  }
  return found;
};

const isSamePlace = (one: Candidate, other: Candidate): boolean =>
  one.rule === other.rule && (one.start ?? 0) < (other.end ?? 0) && (other.start ?? 0) < (one.end ?? 0);

function clashIn(letter: LetterContext, sought: Sought): Candidate | null {
  for (const story of letter.units) {
    const match = storyIn(letter, story, sought);
    if (match === null) continue;
    const claim =
      letter.units.find((unit) => unit !== story && isClaimed(unit, sought, story)) ??
      besides(story, match).find((piece) => isClaimed(piece, sought, story));
    if (claim === undefined) continue;
    const { rule, field } = sought.of;
    const at = spanOf(story, match.index, match.index + match[0].length);
    const words = { field, quote: oneLine(letter.text.slice(at.start, at.end)) };
    // The tasks are plain fact: what does not fit them is the praise further down.
    const isPraise = rule === 'task-denied' && claim.start > story.start;
    // Right behind the praise the two are one contradiction.
    const isNext = rule === 'fact-against-praise' && letter.units[letter.units.indexOf(story) - 1] === claim;
    const both = isNext ? { start: claim.start, end: at.end } : at;
    return byRule(letter, letterRule(rule), { at: isPraise ? claim : both, words });
  }
  return null;
}

/** „… beständige Teams zu formen; 34 Mal besetzte sie die Stellen neu“: what a semicolon parts are two. */
function besides(unit: Unit, { index, 0: { length } }: RegExpExecArray): Unit[] {
  if (!unit.flat.includes(';')) return [];
  // Some patterns begin at the beginning of the sentence, to look over the whole of it.
  const last = index + length - 1;
  let start = 0;
  return unit.flat.split(';').flatMap((piece) => {
    const [from, to] = [start, start + piece.length];
    start = to + 1;
    return last >= from && last <= to ? [] : [{ ...unit, flat: piece.trim() }];
  });
}

function storyIn(letter: LetterContext, unit: Unit, { against, unless, of }: Sought): RegExpExecArray | null {
  if (unit.zone !== 'body' || unit.kind !== 'sentence') return null;
  for (const { search, isLack } of against) {
    const match = search.exec(of.ofPerson ? withColleagues(letter, unit) : unit);
    if (match === null) continue;
    const told = unit.flat.slice(match.index, match.index + match[0].length);
    const clause = clauseAround(unit.flat, match);
    if (turned.test(isLack ? clause.replace(told, ' ') : clause) || unless?.test(unit) === true) continue;
    if (of.ofPerson && letter.parts[letter.units.indexOf(unit)] !== 'tasks' && !ofPerson.test(unit.flat))
      continue;
    return isOfThePerson(letter, unit, isLack ? told : '') && !toldWithoutBlame(unit) ? match : null;
  }
  return null;
}

const anyName = late.gu`(?<!\p{L})(?:Frau|Herrn?) (?:Dr\. )?(?<name>\p{Lu}[\p{L}-]+)`;
/** Whoever is named and is not the person is a colleague, whatever she is called: „las Frau Ebert“; each letter stays in its place. */
function withColleagues({ facts }: LetterContext, unit: Unit): Searched {
  const own = facts.last_name;
  if (own === null || !unit.flat.includes(' ') || !/Frau |Herrn? /u.test(unit.flat)) return unit;
  const flat = unit.flat.replaceAll(anyName, (told: string, name: string) =>
    name.startsWith(own) ? told : 'Kolleg'.padEnd(told.length, 'e'),
  );
  return flat === unit.flat ? unit : searched(flat);
}

/** Told of the person, and of the whole time. */
function isOfThePerson({ parts, units }: LetterContext, unit: Unit, lack: string): boolean {
  if (otherwise.test(lack === '' ? unit.flat : unit.flat.replace(lack, ' ')) || isOfOtherHands(unit))
    return false;
  return parts[units.indexOf(unit)] !== 'company' || ofPerson.test(unit.flat);
}

function isClaimed(unit: Unit, { claim, against, of }: Sought, story: Unit): boolean {
  if (unit.zone !== 'body') return false;
  const match = claim.exec(unit);
  if (match === null || against.some(({ search }) => search.test(unit))) return false;
  if (otherwise.test(unit.flat) || limited.test(unit.flat)) return false;
  if (negated.test(clauseAround(unit.flat, match).replace(match[0], ' '))) return false;
  if (isOtherYear(unit, story)) return false;
  return namesSame(unit, story, of) && (!of.sameNoun || shareNoun(unit, story));
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Each tells of years of its own. */
function isOtherYear(one: Unit, other: Unit): boolean {
  const [mine, theirs] = [one, other].map(({ flat }) => flat.match(year) ?? []);
  return (
    mine !== undefined &&
    theirs !== undefined &&
    mine.length === 1 &&
    theirs.length === 1 &&
    mine[0] !== theirs[0]
  );
}

function namesSame(claim: Unit, story: Unit, { same }: StoryClash): boolean {
  const named = same?.exec(story.flat)?.[0].toLowerCase();
  return named === undefined || claim.flat.toLowerCase().includes(named);
}

function shareNoun(one: Unit, other: Unit): boolean {
  const mine = rootsOf(one);
  return rootsOf(other).some((noun) => mine.some((own) => noun.endsWith(own) || own.endsWith(noun)));
}
/** „Gespräche“ and „Gesprächen“ are the same. */
const rootsOf = (unit: Unit): string[] =>
  nounsOf(unit).flatMap((noun) =>
    /^(?:entscheidung|verantwortung)/u.test(noun) ? [] : [noun.replace(/e$/u, '')],
  );

/** From the comma before to the comma behind a match. */
function clauseAround(flat: string, { index, 0: { length } }: RegExpExecArray): string {
  const before = Math.max(flat.lastIndexOf(',', index), flat.lastIndexOf(';', index));
  const behind = /[,;]/u.exec(flat.slice(index + length))?.index ?? flat.length;
  return flat.slice(before + 1, index + length + behind);
}
