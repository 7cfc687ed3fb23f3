import { isHonestyOffered } from '../compose/honesty-offered.ts';
import { tradeOf, type Answers } from '../letter/answers.ts';
import { blockOf, blocksOf, isKept, type Letter } from '../letter/letter.ts';
import { closingWarnings } from './closing-warnings.ts';
import { dateWarnings } from './date-warnings.ts';
import { examWarnings } from './exam-warnings.ts';
import { helpMarks, openPlace, type HelpMark } from './help-marks.ts';
import { individualityOf, individualityWarnings, type Individuality } from './individuality.ts';
import { missingParts } from './missing-parts.ts';
import { personWarnings } from './person-warnings.ts';
import { orderWarnings } from './order-warnings.ts';
import { ratingWarnings } from './rating-warnings.ts';
import { readingWarnings, type ReadLetter } from './reading-warnings.ts';
import { taskWarnings } from './task-warnings.ts';
import { tenseWarnings } from './tense-warnings.ts';
import type { Warning } from './warning.ts';

/** What the editor tells about a letter. */
export interface Review {
  /** The weightiest first. */
  readonly warnings: readonly Warning[];
  readonly marks: readonly HelpMark[];
  readonly individuality: Individuality;
}

const weight = { error: 0, warning: 1, hint: 2 } as const;

/**
 * All checks of the editor on a letter and the answers behind it.
 * @param read the same letter as the decoder reads it; its findings in words that were not composed are told too
 */
export function reviewLetter(letter: Letter, answers: Answers, read?: ReadLetter): Review {
  const marks = helpMarks(letter);
  const persons = personWarnings(letter, answers);
  const warnings = [
    ...openPlaces(letter, marks),
    ...unprintable(letter),
    ...persons,
    ...saidTwice(letter, marks),
    ...taskWarnings(letter),
    ...missingParts(letter, answers),
    ...ratingWarnings(letter, answers, read),
    ...closingWarnings(letter, answers),
    ...examWarnings(letter, answers),
    ...orderWarnings(letter),
    ...tenseWarnings(letter),
    ...dateWarnings(answers),
    ...honestyWarnings(letter, answers),
    ...individualityWarnings(letter),
    ...(read === undefined
      ? []
      : readingWarnings(letter, read, new Set(persons.flatMap(({ block }) => block ?? [])))),
  ];
  return {
    warnings: warnings.toSorted((a, b) => weight[a.severity] - weight[b.severity]),
    marks,
    individuality: individualityOf(letter),
  };
}

/** What is still to be filled in, once for each block: it would be printed as it stands. */
function openPlaces(letter: Letter, marks: readonly HelpMark[]): Warning[] {
  const open = marks.filter(({ note }) => note === openPlace);
  return [...new Set(open.map(({ block }) => block))].map((id) => {
    const block = blockOf(letter, id);
    const quotes = open
      .filter((mark) => mark.block === id)
      .map(({ item, start, end }) => {
        const text = item === undefined ? block?.text : block?.list[item];
        return `„${text?.slice(start, end) ?? ''}“`;
      });
    return {
      id: 'open-place',
      severity: 'error',
      title: 'Offene Stelle im Text',
      detail: `Hier fehlt noch etwas: ${[...new Set(quotes)].join(', ')}. So würde es gedruckt.`,
      block: id,
    };
  });
}

/** Little pictures: the printed page has no sign for them. */
const pictures = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;

function unprintable(letter: Letter): Warning[] {
  return blocksOf(letter).flatMap(({ id, hidden, text, list }) => {
    const found = [text, ...list].flatMap((part) => part.match(pictures) ?? []);
    if (hidden || found.length === 0) return [];
    return [
      {
        id: 'unprintable',
        severity: 'warning',
        title: 'Zeichen, die sich nicht drucken lassen',
        detail: `In der PDF-Datei steht ein leeres Kästchen statt ${[...new Set(found)].join(' ')}.`,
        block: id,
      },
    ];
  });
}

/** The same content in two places, told once for both, and only where somebody's own words are one of them. */
function saidTwice(letter: Letter, marks: readonly HelpMark[]): Warning[] {
  const told = new Set<string>();
  return marks.flatMap(({ kind, block, other }) => {
    if (kind !== 'duplicate' || other === undefined || told.has(block)) return [];
    told.add(block).add(other);
    const both = [block, other].map((id) => blockOf(letter, id));
    if (!both.some((one) => one !== null && (one.kind === 'own' || isKept(one)))) return [];
    const [first, second] = both.map((one) => one?.text ?? '');
    return [
      {
        id: 'said-twice',
        severity: 'warning',
        title: 'Fast dasselbe steht zweimal da',
        detail: `„${first}“ und „${second}“ sagen dasselbe; einer der beiden Sätze genügt.`,
        block: other,
      },
    ];
  });
}

/** The remark on honesty where nobody expects it. */
function honestyWarnings(letter: Letter, answers: Answers): Warning[] {
  const isOffered = isHonestyOffered(tradeOf(answers));
  if (!answers.performance.honesty || isOffered || blockOf(letter, 'honesty') !== null) return [];
  return [
    {
      id: 'honesty-unusual',
      severity: 'hint',
      title: 'Ehrlichkeit wird in diesem Beruf nicht erwähnt',
      detail:
        'Der Hinweis auf Ehrlichkeit ist nur bei Tätigkeiten mit Geld, Waren oder fremdem Eigentum üblich; sonst weckt er Zweifel. Er wurde weggelassen.',
      area: 'performance',
      category: 'reliability-honesty',
    },
  ];
}
