import { formatDate } from '#domain/german/format-date.ts';
import type { Answers } from '#domain/letter/answers.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { paragraphsOf } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';

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
    <article aria-label={label} className="letter-paper" lang="de">
      {company.name !== '' && <p className="letter-paper-firm">{company.name}</p>}
      <h2>{certificateTypeLabels[letter.type]}</h2>
      {paragraphsOf(letter).map(({ text, list }, at) => (
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
      <p>{[place, day].filter((part) => part !== '').join(', ')}</p>
      {signatories.map(({ name, role }, at) => (
        <p key={at} className="letter-paper-signature">
          {name}
          {role !== '' && <span>{role}</span>}
        </p>
      ))}
    </article>
  );
}
