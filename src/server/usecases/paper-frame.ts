import { formatDate } from '#domain/german/format-date.ts';
import type { Answers } from '#domain/letter/answers.ts';

/** What stands on the sheet around the text of a letter. */
export interface PaperFrame {
  readonly firm: string;
  /** Place and date; '' where there is neither. */
  readonly place: string;
  readonly signatories: readonly { readonly name: string; readonly role: string }[];
}

export function paperFrame({ company, place, date, options, signatories }: Answers): PaperFrame {
  const day = date === null ? '' : formatDate(date, options.date_format);
  return {
    firm: company.name,
    place: [place, day].filter((part) => part !== '').join(', '),
    signatories: signatories.map(({ name, role }) => ({ name, role })),
  };
}
