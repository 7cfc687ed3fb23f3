import { useId } from 'react';
import { gradeWords } from '#domain/letter/grade.ts';
import { faultMarksOfGroup, FaultNote } from './controls.tsx';

interface GradeChoiceProps {
  readonly label: string;
  /** 1 best … 5; null: not rated. */
  readonly grade: number | null;
  readonly none: string;
  readonly fault?: string | undefined;
  readonly onChange: (grade: number | null) => void;
}

/** One of the five named grades, or none. The arrow keys go through them. */
export function GradeChoice({ label, grade, none, fault, onChange }: GradeChoiceProps) {
  const name = useId();
  const choices = [...gradeWords.map((word, at) => [at + 1, word] as const), [null, none] as const];
  return (
    <fieldset {...faultMarksOfGroup(name, fault)} className="border-b border-line py-3">
      <legend className="w-full pb-1 font-semibold sm:float-left sm:mr-3 sm:w-44 sm:pt-2.5">{label}</legend>
      <div className="flex flex-wrap gap-y-1">
        {choices.map(([value, word]) => (
          <label
            key={word}
            className="flex min-h-11 items-center gap-1.5 rounded px-1.5 text-note has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="size-4 accent-accent"
              checked={grade === value}
              onChange={() => onChange(value)}
            />
            {word}
          </label>
        ))}
      </div>
      <FaultNote id={name} fault={fault} />
    </fieldset>
  );
}
