import { CircleCheck } from 'lucide-react';
import { Unconfirmed, useConfirmed } from '#web/lib/confirmation.tsx';
import { useText } from '#web/lib/i18n.ts';

/** Whether the mail address is known to be the owner's, and if not, the link once more. */
export function Verification() {
  const t = useText();
  const confirmed = useConfirmed();
  if (confirmed === undefined) return null;
  if (confirmed) {
    return (
      <p className="mb-6 flex items-center gap-2 text-note text-grade-1">
        <CircleCheck size={20} aria-hidden />
        {t('settings.verified')}
      </p>
    );
  }
  return (
    <div className="mb-6">
      <Unconfirmed text={t('settings.unverified')} />
    </div>
  );
}
