import type { Finding, FindingKind, Reading } from '../decode/reading.ts';
import { blockPlaces } from '../letter/block-places.ts';
import { isKept, type Block, type Letter } from '../letter/letter.ts';
import { withToldWordings } from '../compose/correction/told-wordings.ts';
import type { Warning } from './warning.ts';

/** A letter as a stranger read it. */
export interface ReadLetter {
  readonly text: string;
  readonly reading: Reading;
  /** The letter with the words that were read, where some were not. */
  readonly letter?: Letter;
}

/** What is missing, out of order or wrong in form has checks of its own, which know the answers. */
const told: ReadonlySet<FindingKind> = new Set(['code', 'restriction', 'technique', 'contradiction']);

/** Told with the sentence as it should read, where the answers know the person. */
const ofPerson: ReadonlySet<string> = new Set([
  'other-person',
  'name-varies',
  'gender-varies',
  'pronoun-varies',
]);

/** The end of a month is looked at with the answers at hand, and told once. */
const oddEnd = 'odd-end';

/**
 * What the decoder finds in words that were not composed: those of an employer, or of the user's own. Composed ones
 * say what was asked for, a restriction included.
 */
export function readingWarnings(
  letter: Letter,
  { text, reading, letter: shown = letter }: ReadLetter,
  persons: ReadonlySet<string> = new Set(),
): Warning[] {
  const places = blockPlaces(shown, text);
  if (places.every(({ block }) => !isForeign(block))) return [];
  return withToldWordings(reading)
    .findings.filter(({ kind, rule }) => told.has(kind) && rule !== oddEnd)
    .flatMap((finding) => {
      const { start } = finding;
      const place =
        start === undefined ? undefined : places.find((one) => one.start <= start && start < one.end);
      if (place !== undefined && ofPerson.has(finding.rule) && persons.has(place.block.id)) return [];
      return place !== undefined && !isForeign(place.block) ? [] : [warningOf(finding, place?.block)];
    });
}

const isForeign = (block: Block): boolean => block.kind === 'own' || isKept(block);

const readAs = 'Wird gelesen als: ';

/** What is said of words, after the words: „stets bemüht“ wird gelesen als: … */
const withWords = (detail: string, quote: string): string =>
  detail.includes(readAs)
    ? detail.replace(readAs, () => `„${quote}“ wird gelesen als: `)
    : `„${quote}“: ${detail}`;

function warningOf(
  { severity, title, detail, quote, better, category, ruling }: Finding,
  block?: Block,
): Warning {
  const instead = better === undefined ? '' : ` Besser: „${better}“`;
  return {
    id: 'reading',
    severity,
    title,
    detail: `${quote === undefined || detail.includes(quote) ? detail : withWords(detail, quote)}${instead}`,
    ...(block === undefined ? {} : { block: block.id }),
    ...(category === undefined ? {} : { category }),
    ...(ruling === undefined ? {} : { ruling }),
  };
}
