import { late } from '../german/late.ts';
import type { Signer } from './extract-signature.ts';
import type { Closing } from './read-closing.ts';
import type { SentenceReading } from './reading.ts';
import type { Unit } from './units.ts';
import { isPlaceAndDate } from './zones.ts';

/** What is known of a letter when it is asked whether its end is there. */
interface Told {
  readonly units: readonly Unit[];
  readonly sentences: readonly SentenceReading[];
  readonly closing: Closing;
  readonly signers: readonly Signer[];
  /** The family name of the person. */
  readonly name: string | null;
}

/** Shorter texts are what they are: a few lines somebody wrote, or took out of a letter. */
const longFrom = 600;
/** The last sentence without its point is a sign already. */
const openFrom = 350;

/**
 * Only the first page came in: nothing of what ends a letter is there, neither thanks nor wishes, neither day nor
 * signature, and the text stops within a sentence or before everything was rated. Who leaves out the signature alone,
 * or writes a short letter, is not meant.
 */
export function breaksOff(told: Told): boolean {
  const body = told.units.filter(({ zone }) => zone === 'body');
  const last = body.at(-1);
  if (last === undefined || isSigned(told) || isDatedBelow(told.units)) return false;
  // Within a farewell as well.
  if (stopsShort(last)) return true;
  if (hasClosing(told)) return false;
  const length = body.reduce((sum, { flat }) => sum + flat.length, 0);
  if (isOpen(last)) return length >= openFrom;
  const onPaper = told.units.some(({ zone }) => zone === 'letterhead');
  return length >= longFrom && (onPaper || !isRated(told.sentences));
}

/** That a contract was for a time may stand in the first sentence: an end told there is no farewell. */
function hasClosing({ closing, sentences }: Told): boolean {
  const { thanks, regret, wishes, continuation, reason } = closing;
  if ([thanks, regret, wishes, continuation].some((one) => one !== null)) return true;
  return reason !== null && sentences.some(({ part }) => part === 'closing');
}

/** „Herr Kern“ alone on the last line begins a sentence. */
const isSigned = ({ signers, name }: Told): boolean =>
  signers.some(
    ({ unit }) => name === null || !/^(?:Herrn?|Frau) /.test(unit.flat) || !unit.flat.includes(name),
  );

const isDatedBelow = (units: readonly Unit[]): boolean =>
  units.some(({ zone, flat }) => zone === 'signature' && isPlaceAndDate(flat));

/** A sentence without its end. */
const isOpen = ({ kind, flat }: Unit): boolean => kind === 'sentence' && !ended.test(flat);
const ended = /[.!?;…)"“”»«]$/u;

/** Words and signs that nothing ends with: many write a last sentence without its point. */
const stopsShort = ({ flat }: Unit): boolean => goesOn.test(flat);
const goesOn = late.iu`(?:[,:‐-]|(?<!\p{L})(?:und|oder|sowie|sondern|der|die|das|dem|den|des|ein|eine[mnrs]?|unser(?:e[mnrs]?)?|ihre[mnrs]?|seine[mnrs]?|stets|sehr|volle[nmr]?|vollste[nmr]?|gegenüber|zu|zur|zum|mit|bei|von|vom|für|durch|auf|als|dass|weil|sodass|immer|jederzeit|auch|wie|haben|wurden|über|unter|im|am|in|an))$`;

/** The work is summed up, and the conduct rated: what follows is the farewell at most. */
const isRated = (sentences: readonly SentenceReading[]): boolean =>
  sentences.some(({ graded, category }) => graded && category === 'performance-summary') &&
  sentences.some(({ part, category }) => part === 'behavior' || category === 'internal-behavior');

/** What is left of a sentence rates nobody: „… erfüllte ihre Aufgaben stets zu unserer“. */
export function withoutStump(
  sentences: readonly SentenceReading[],
  units: readonly Unit[],
): readonly SentenceReading[] {
  const last = units.findLastIndex(({ zone }) => zone === 'body');
  const stump = sentences[last];
  const unit = units[last];
  if (stump === undefined || unit === undefined || !isOpen(unit)) return sentences;
  const { start, end, text, part, codes } = stump;
  const told = {
    start,
    end,
    text,
    part,
    codes,
    graded: false,
    categories: [],
    evidence: [],
    explanation: '',
  };
  return sentences.with(last, told);
}
