import { X } from 'lucide-react';
import { useId } from 'react';
import { gradeWords, points, type NamedGrade } from '#domain/letter/grade.ts';
import { formatPoints } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { faultMarksOfGroup, FaultNote } from './controls.tsx';

const grades: readonly NamedGrade[] = [5, 4, 3, 2, 1];

/**
 * A grade on the line of seven points: five places that can be chosen, each with its word below, so that nobody has to
 * try which end is the good one. Arrow keys move, as in any group of radio buttons.
 */
export function GradePicker({
  label,
  value,
  note,
  onChange,
  onClear,
  describedBy,
  fault,
  isTitled = false,
}: {
  readonly label: string;
  /** The heading above says the same: here it is said only to those who do not see it. */
  readonly isTitled?: boolean;
  readonly value: NamedGrade | null;
  /** What a reader expects here. */
  readonly note?: string | undefined;
  readonly onChange: (grade: NamedGrade) => void;
  /** Given where a rating may be left out. */
  readonly onClear?: (() => void) | undefined;
  readonly describedBy?: string | undefined;
  /** What is wrong with it, where nothing else says so. */
  readonly fault?: string | undefined;
}) {
  const t = useText();
  const name = useId();
  return (
    <fieldset
      className="grade-picker"
      data-grade={value ?? undefined}
      aria-describedby={describedBy}
      {...faultMarksOfGroup(name, fault)}
    >
      <legend className="float-left w-full font-semibold">
        {isTitled ? (
          <>
            <span className="sr-only">{label}: </span>
            {t('wizard.grade')}
          </>
        ) : (
          label
        )}
        {note !== undefined && <span className="grade-picker-note">{note}</span>}
      </legend>
      <div className="grade-picker-line">
        {grades.map((grade) => (
          <label
            key={grade}
            className="grade-picker-place"
            title={t('wizard.points', { points: formatPoints(points(grade)) })}
          >
            <input
              type="radio"
              name={name}
              value={grade}
              checked={value === grade}
              onChange={() => onChange(grade)}
            />
            <span className="grade-picker-dot" aria-hidden />
            <span className="sr-only">
              {gradeWords[grade - 1]} · {t('wizard.points', { points: formatPoints(points(grade)) })}
            </span>
            <span className="grade-picker-name" aria-hidden>
              {gradeWords[grade - 1]}
            </span>
          </label>
        ))}
      </div>
      {onClear && (
        <button
          type="button"
          className="grade-picker-clear"
          aria-label={t('wizard.clear-rating', { category: label })}
          disabled={value === null}
          onClick={onClear}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      <FaultNote id={name} fault={fault} />
    </fieldset>
  );
}
