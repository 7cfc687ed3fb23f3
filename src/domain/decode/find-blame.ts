import { once } from '../german/once.ts';
import { searchOf, type Search } from '../german/sieve.ts';
import { blameCues, blameFacts, brightBeside } from '../knowledge/blame-facts.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { words } from '../knowledge/story-clash.ts';
import { isOfEarlierPost } from './earlier-post.ts';
import { tellsEarlierState } from './earlier-state.ts';
import { byRule, oneLine, type Candidate } from './finding.ts';
import { gradeSentence } from './grade-sentence.ts';
import type { LetterContext } from './letter-context.ts';
import { isGeneralTruth } from './general-truth.ts';
import { mayStand } from './may-stand.ts';
import { ofPerson } from './of-others.ts';
import { toldInFavour } from './told-in-favour.ts';
import { atFirst } from './takes-away.ts';
import type { Unit } from './units.ts';
import { toldWithoutBlame } from './told-without-blame.ts';
import { isTurnedAfter } from './turned-after.ts';

/** How a letter names the person it is about: in one of a man „sie“ and „ihr“ are others. */
const named = {
  Herr: {
    p: '(?:er|herr [\\p{L}-]+)',
    him: '(?:ihn|ihm|herrn [\\p{L}-]+)',
    his: '(?:seine?[nmrs]?|herrn [\\p{L}-]+s)',
    dat: 'herrn [\\p{L}-]+',
  },
  Frau: {
    p: '(?:sie|frau [\\p{L}-]+)',
    him: '(?:sie|ihr|frau [\\p{L}-]+)',
    his: '(?:ihre?[nmrs]?|frau [\\p{L}-]+s)',
    dat: 'frau [\\p{L}-]+',
  },
};
type Salutation = keyof typeof named;

interface Fact {
  readonly field: string;
  readonly inPraise: boolean;
  readonly searches: readonly Search[];
  readonly unless: Search | null;
}
interface Sought {
  readonly facts: readonly Fact[];
  readonly cues: readonly Search[];
  readonly bright: Search;
}
function soughtOf(salutation: Salutation): Sought {
  const { p, him, his, dat } = named[salutation];
  const search = (source: string): Search =>
    searchOf(
      words(
        `(?:(?<!\\p{L})|(?=,))(?:${source
          .replaceAll('{p}', `(?<!\\p{L})${p}(?!\\p{L})`)
          .replaceAll('{him}', `(?<!\\p{L})${him}(?!\\p{L})`)
          .replaceAll('{his}', `(?<!\\p{L})${his}(?!\\p{L})`)
          .replaceAll('{dat}', dat)})`,
      ),
    );
  return {
    facts: blameFacts.map(({ field, told, unless, inPraise = false }) => ({
      field,
      inPraise,
      searches: told.map(search),
      unless: unless === undefined ? null : search(unless),
    })),
    cues: blameCues.map(search),
    bright: search(brightBeside),
  };
}
const sought = { Herr: once(() => soughtOf('Herr')), Frau: once(() => soughtOf('Frau')) };

const telling: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior', 'tasks']);
/** In a longer one what was wrong and who are too far apart. */
const longest = 260;
/** From here on a letter praises too little for a fact to take it back. */
const goodTo = 2.4;

/** „Die Linie 7 fuhr ein Kollege, weil er die Strecke nicht gelernt hatte“, in a letter full of praise. */
export function findBlame(letter: LetterContext, told: readonly Candidate[]): Candidate[] {
  const { salutation } = letter.facts;
  if (letter.layman || letter.simple || letter.gradeRows.length > 0 || salutation === null) return [];
  if ((letter.rating.overall?.grade ?? 9) > goodTo) return [];
  const { facts, cues, bright } = sought[salutation]();
  const there = facts.flatMap((one) => {
    const searches = one.searches.filter((search) => mayStand(letter, search));
    return searches.length === 0 ? [] : [{ ...one, searches }];
  });
  return letter.units.flatMap((unit, at): Candidate[] => {
    if (!mayTell(letter, at) || isNamed(unit, told)) return [];
    const fact = there.find(
      ({ searches, unless, inPraise }) =>
        (inPraise || !isPraise(letter, at)) &&
        searches.some((search) => search.test(unit)) &&
        unless?.test(unit) !== true,
    );
    if (
      fact === undefined &&
      (letter.parts[at] !== 'tasks' || bright.test(unit) || !cues.some((cue) => cue.test(unit)))
    )
      return [];
    if (toldWithoutBlame(unit) || tellsEarlierState(unit) || atFirst.test(unit.flat)) return [];
    if (onLeave.test(unit.flat)) return [];
    if (isOfEarlierPost(letter, unit) || isTurnedAfter(letter, at)) return [];
    if (fact === undefined && !isWeak(letter, at)) return [];
    const quote = oneLine(letter.text.slice(unit.start, unit.end));
    const field = fact?.field ?? 'Leistung';
    return [byRule(letter, letterRule('fact-against-praise'), { at: unit, words: { field, quote } })];
  });
}

/** Why somebody else stepped in, and nobody's fault. */
const onLeave =
  /elternzeit|mutterschutz|ruhestand|genesung|erkrank|befördert|aufstieg|aufgestiegen|studium|geburt/iu;

/** Told by a name of its own already. */
const isNamed = ({ start, end }: Unit, told: readonly Candidate[]): boolean =>
  told.some(
    (one) =>
      (one.rule === 'task-withdrawn' || (one.kind === 'contradiction' && !nameless.has(one.rule))) &&
      (one.start ?? end) < end &&
      (one.end ?? start) > start,
  );
const nameless: ReadonlySet<string> = new Set(['dull-spot', 'trait-told-twice', 'outlier', 'weak-sentence']);

/** Among the tasks, where nothing is read by itself: told of the person, and read as a failure. */
function isWeak({ units, parts }: LetterContext, at: number): boolean {
  const unit = units[at];
  if (unit === undefined || parts[at] !== 'tasks' || !ofPerson.test(unit.flat)) return false;
  if (unit.flat.endsWith(':') || toldInFavour(unit) || isGeneralTruth(unit)) return false;
  if (ofSomeone.test(unit.flat)) return false;
  const { graded, grade = 0, confidence = 0 } = gradeSentence(unit.text);
  return graded && grade >= failing && confidence >= likely;
}
/** „Neulich kam eine Kundin herein und suchte ein Buch, von dem sie nur noch wusste, …“: „sie“ is the customer. */
const ofSomeone =
  /^(?![^,;.]*(?:Frau|Herrn?) \p{Lu})(?!(?:Er|Sie) )[^,;.]*(?<!\p{L})[Ee]ine? (?:\p{Ll}+ )?(?:Dame|Herr|Frau|Mann|Kind|Gast|\p{L}*(?:[Kk]und|[Pp]atient|[Ss]chüler|[Bb]esucher|[Bb]ewohner|[Mm]ieter|[Mm]andant|[Rr]eisende|[Aa]nrufer|[Ll]ehrling|[Kk]olleg|[Ll]ieferant)(?:e[nr]?|in)?)(?!\p{L})/u;
const failing = 4.5;
const likely = 0.45;

function mayTell({ units, parts }: LetterContext, at: number): boolean {
  const unit = units[at];
  if (unit === undefined || unit.zone !== 'body' || unit.kind !== 'sentence') return false;
  return telling.has(parts[at] ?? '') && unit.flat.length <= longest;
}

/** Surely read as praise. */
function isPraise({ sentences }: LetterContext, at: number): boolean {
  const { graded = false, grade = 9, confidence = 0 } = sentences[at] ?? {};
  return graded && grade <= 2 && confidence >= surely;
}
const surely = 0.7;
