import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import type { ModelUse } from './consent.ts';
import type { ModelNotice } from './model-notice.ts';

interface ConsentDialogProps {
  readonly use: ModelUse;
  readonly notice: ModelNotice;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Says what goes where before anything leaves this service. */
export function ConsentDialog({ use, notice, onAgree, onClose }: ConsentDialogProps) {
  const t = useText();
  const rows = [
    [t('model.provider'), notice.provider],
    [t('model.name'), notice.name],
    [t('model.place'), notice.place === '' ? t('model.place-unknown') : notice.place],
  ];
  return (
    <ModalFrame label={t('model.consent-title')} onClose={onClose}>
      <p className="mt-2">{t(`model.consent-${use}`)}</p>
      <dl className="mt-4 border-y border-line py-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex gap-3 py-1">
            <dt className="w-24 shrink-0 text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-note text-ink-soft">
        {t(use === 'tasks' ? 'model.consent-hidden-tasks' : 'model.consent-hidden')}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('model.decline')}</Button>
        <Button look="primary" onClick={onAgree}>
          {t('model.agree')}
        </Button>
      </div>
    </ModalFrame>
  );
}
