import { useFormContext } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import type { DraftPath } from '../use-draft.ts';

/** Yes or no. */
export function CheckField({
  name,
  label,
  hint,
}: {
  readonly name: DraftPath;
  readonly label: string;
  readonly hint?: string | undefined;
}) {
  const { register } = useFormContext<Draft>();
  return (
    <div className="flex gap-3 py-1">
      <input
        {...register(name)}
        id={name}
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : `${name}-hint`}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={name}>{label}</label>
        {hint !== undefined && (
          <p id={`${name}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
