import type { ReactNode } from 'react';
import { FaultLine } from '#web/ui/fault-line.tsx';

export const inputLook =
  'w-full rounded border border-ink-soft/50 bg-sheet px-3 py-2 min-h-11 placeholder:text-ink-soft/80 aria-invalid:border-danger aria-invalid:border-2';

/** Ids of what is said below a field, for `aria-describedby`. */
export const describedBy = (id: string, hint: unknown, fault: string): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, fault === '' ? '' : `${id}-fault`].filter(Boolean).join(' ') ||
  undefined;

/** Label, field, hint and what is wrong, in this order. */
export function FieldFrame({
  id,
  label,
  hint,
  fault,
  className = '',
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
      <Below id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** Hint and fault of a field or a group. */
export function Below({
  id,
  hint,
  fault,
}: {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly fault: string;
}) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className={fault === '' ? '' : 'mt-1'}>
        <FaultLine id={`${id}-fault`} text={fault === '' ? null : fault} />
      </div>
    </>
  );
}
