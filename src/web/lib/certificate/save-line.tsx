import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useText } from '#web/lib/i18n.ts';
import type { SaveState } from './store.ts';

const icons = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  conflict: TriangleAlert,
  failed: TriangleAlert,
} as const;

/** Whether what was typed is safe; faults are announced, quiet saving is not. */
export function SaveLine({ save, isNew }: { readonly save: SaveState; readonly isNew: boolean }) {
  const t = useText();
  const Icon = icons[save];
  const isFault = save === 'offline' || save === 'failed' || save === 'conflict';
  if (isNew && save === 'saved') return null;
  return (
    <p
      className="flex items-center gap-2 text-small text-ink-soft data-fault:text-danger"
      data-fault={isFault || undefined}
    >
      <Icon size={16} aria-hidden className="shrink-0" />
      <span data-save={save}>{t(`certificate.save-${save}`)}</span>
      <output className="sr-only">{isFault ? t(`certificate.save-${save}`) : ''}</output>
    </p>
  );
}
