import { useFormContext } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useFault, type DraftPath } from '../use-draft.ts';
import { Below } from './field-frame.tsx';

export interface Card {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
}

/** One of a few, laid open side by side with what each is for. */
export function ChoiceCards({
  name,
  legend,
  cards,
  columns,
}: {
  readonly name: DraftPath;
  readonly legend: string;
  readonly cards: readonly Card[];
  readonly columns: string;
}) {
  const { register } = useFormContext<Draft>();
  const fault = useFault(name);
  return (
    <fieldset aria-describedby={fault === '' ? undefined : `${name}-fault`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`grid gap-3 ${columns}`}>
        {cards.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded border border-ink-soft/40 bg-sheet p-3 has-checked:border-accent has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              {...register(name)}
              type="radio"
              value={value}
              className="mt-1 size-5 shrink-0 accent-accent outline-none"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              {text !== undefined && <span className="block text-note text-ink-soft">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      <Below id={name} fault={fault} />
    </fieldset>
  );
}
