import { formatDate } from '#domain/german/format-date.ts';
import type { Answers } from '#domain/letter/answers.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { paragraphsOf } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';

interface PaperProps {
  readonly label: string;
  readonly firm: string;
  readonly heading: string;
  readonly paragraphs: readonly { readonly text: string; readonly list: readonly string[] }[];
  /** Place and date. */
  readonly place: string;
  readonly signatories: readonly { readonly name: string; readonly role: string }[];
}

/** The sheet with everything on it. */
export function Paper({ label, firm, heading, paragraphs, place, signatories }: PaperProps) {
  return (
    <article aria-label={label} className="letter-paper" lang="de">
      {firm !== '' && <p className="letter-paper-firm">{firm}</p>}
      <h2>{heading}</h2>
      {paragraphs.map(({ text, list }, at) => (
        // Paragraphs have no name of their own; they only ever change as a whole.
        <div key={at}>
          {text !== '' && <p>{text}</p>}
          {list.length > 0 && (
            <ul>
              {list.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <p>{place}</p>
      {signatories.map(({ name, role }, at) => (
        <p key={at} className="letter-paper-signature">
          {name}
          {role !== '' && <span>{role}</span>}
        </p>
      ))}
    </article>
  );
}

/** A letter as it will stand on the sheet, to be read. */
export function LetterPaper({
  letter,
  answers,
  label,
}: {
  readonly letter: Letter;
  readonly answers: Answers;
  readonly label: string;
}) {
  const { company, place, date, options, signatories } = answers;
  const day = date === null ? '' : formatDate(date, options.date_format);
  return (
    <Paper
      label={label}
      firm={company.name}
      heading={certificateTypeLabels[letter.type]}
      paragraphs={paragraphsOf(letter)}
      place={[place, day].filter((part) => part !== '').join(', ')}
      signatories={signatories}
    />
  );
}
