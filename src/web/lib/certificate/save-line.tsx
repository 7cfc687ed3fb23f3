import { Check, CloudOff, LoaderCircle, LogIn, TriangleAlert } from 'lucide-react';
import { LoginLink } from './login-link.tsx';
import { useText } from '#web/lib/i18n.ts';
import type { SaveState } from './store.ts';

const icons = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  'login-ended': LogIn,
  conflict: TriangleAlert,
  failed: TriangleAlert,
} as const;

/** Whether what was typed is safe; faults are announced, quiet saving is not. */
export function SaveLine({
  save,
  isNew,
  refusal = '',
}: {
  readonly save: SaveState;
  readonly isNew: boolean;
  /** Why the server did not take it, where it said so. */
  readonly refusal?: string;
}) {
  const t = useText();
  const Icon = icons[save];
  const isFault = save === 'offline' || save === 'failed' || save === 'conflict' || save === 'login-ended';
  if (isNew && save === 'saved') return null;
  const text =
    save === 'failed' && refusal !== ''
      ? t('certificate.save-refused', { refusal })
      : t(`certificate.save-${save}`);
  return (
    <p
      className="flex items-center gap-2 text-small text-ink-soft data-fault:text-danger"
      data-fault={isFault || undefined}
    >
      <Icon size={16} aria-hidden className="shrink-0" />
      <span data-save={save}>
        {text} {save === 'login-ended' && <LoginLink className="link" />}
      </span>
      <output className="sr-only">{isFault ? text : ''}</output>
    </p>
  );
}
