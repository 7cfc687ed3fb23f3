import { formatDate } from '#domain/german/format-date.ts';
import { introducedName } from '#domain/german/person-forms.ts';
import { withoutTurns } from '#domain/german/without-turns.ts';
import type { Answers, Signatory } from '#domain/letter/answers.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { paragraphsOf } from '#domain/letter/letter-text.ts';
import { isAssisted, type Letter } from '#domain/letter/letter.ts';
import type { Layout, Letterhead } from '#domain/letter/letterhead.ts';
import type { Signature } from '#domain/workflow/signature.ts';
import type { Logo } from './pictures/pictures.ts';

/** A page at the end that tells how the document was signed; texts as they are printed. */
export interface Protocol {
  /** SHA-256 of the attached letter, hex. */
  readonly hash: string;
  readonly entries: readonly { readonly when: string; readonly what: string }[];
  /** Where the document can be checked. */
  readonly address: string;
}

/** A letter that is to be written as a document. */
export interface LetterInput {
  readonly letter: Letter;
  readonly answers: Answers;
  readonly letterhead: Letterhead;
  readonly logo: Logo | null;
  /** Not signed yet: every page says so. */
  readonly draft: boolean;
  /** In the order of the signatories; PDF only. */
  readonly signatures?: readonly Signature[];
  readonly protocol?: Protocol;
  /** When the file was made; the day that the letter bears where it is absent. PDF only. */
  readonly created?: Date;
}

/** In UTC; the time of the day is absent where nobody knows it. */
export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

/** What both formats print, in the order of the page; every string is plain text. */
export interface LetterContent {
  readonly layout: Layout;
  readonly draft: boolean;
  /** „Arbeitszeugnis für Frau Dr. Lena Vogt“: name of the document, not printed. */
  readonly subject: string;
  readonly heading: string;
  /** What the file says of itself, not printed: the kind of letter, and whether a language model wrote along. */
  readonly keywords: readonly string[];
  readonly company: string;
  readonly address: readonly string[];
  readonly paragraphs: readonly { readonly text: string; readonly list: readonly string[] }[];
  /** „Husum, 30. September 2025“; '' when neither is known. */
  readonly placeAndDate: string;
  readonly signatories: readonly Signatory[];
  readonly created: Moment | null;
}

/** Turns letter and answers into what the sheet shows; hidden blocks are left out. */
export function letterContent(input: LetterInput): LetterContent {
  // What was stored before such signs were refused may hold some still.
  const { letter, answers, letterhead } = withoutTurns({
    letter: input.letter,
    answers: input.answers,
    letterhead: input.letterhead,
  });
  const { draft, created } = input;
  const { place, date, options, signatories, company } = answers;
  const day = date === null ? '' : formatDate(date, options.date_format);
  return {
    layout: letterhead.layout,
    draft,
    subject: subjectOf(letter, answers),
    heading: certificateTypeLabels[letter.type],
    keywords: [certificateTypeLabels[letter.type], ...(isAssisted(letter) ? ['mit KI formuliert'] : [])],
    company: company.name,
    address: letterhead.address,
    paragraphs: paragraphsOf(letter).map(({ text, list }) => ({
      text: holdTogether(text),
      list: list.map(holdTogether),
    })),
    placeAndDate: holdTogether([place, day].filter((part) => part !== '').join(', ')),
    signatories,
    created: created === undefined ? dayOf(date) : momentOf(created),
  };
}

function dayOf(date: string | null): Moment | null {
  const [year, month, day] = (date ?? '').split('-').map(Number);
  return year === undefined || month === undefined || day === undefined ? null : { year, month, day };
}

const momentOf = (at: Date): Moment => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
  hour: at.getUTCHours(),
  minute: at.getUTCMinutes(),
  second: at.getUTCSeconds(),
});

/** „Arbeitszeugnis für Herrn Jonas Vogt“. */
function subjectOf({ type }: Letter, { person }: Answers): string {
  const gender = person.salutation === 'Herr' ? 'm' : person.salutation === 'Frau' ? 'f' : 'x';
  const forms = { gender, title: person.title, first: person.first_name, last: person.last_name } as const;
  const name = introducedName(forms, 'akk').trim();
  return [certificateTypeLabels[type], name].filter((part) => part !== '').join(' für ');
}

const noBreak = '\u00a0';
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

/** No line ends between day and month, nor between salutation or title and name. */
function holdTogether(text: string): string {
  return text
    .replaceAll(new RegExp(String.raw`(\d\.) (?=(?:${months})\b)`, 'g'), `$1${noBreak}`)
    .replaceAll(/\b(Frau|Herrn?|Dr\.|Prof\.|§) (?=\S)/g, `$1${noBreak}`);
}
