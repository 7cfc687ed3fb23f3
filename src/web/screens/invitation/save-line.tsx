import { CircleAlert } from 'lucide-react';
import { useText } from '#web/lib/i18n.ts';
import { labelsOf } from './field-faults.ts';
import { StaleAnswers } from './stale-answers.tsx';
import type { Saving } from './use-saving.ts';

const troubles: readonly Saving['state'][] = ['offline', 'failed', 'held'];

/**
 * Says whether what was entered is with the server; asks where somebody else changed the same. What is not saved is
 * told where the eye is, however long the form: at the lower edge of the window.
 */
export function SaveLine({ saving }: { saving: Saving }) {
  const t = useText();
  const isTrouble = troubles.includes(saving.state);
  const faults = Object.values(saving.faults);
  const text =
    saving.state === 'idle'
      ? ''
      : saving.state === 'held'
        ? t('invitation.save-held', { fields: labelsOf(saving.faults, t) })
        : t(`invitation.save-${saving.state}`);
  return (
    <div
      className={
        isTrouble ? 'sticky bottom-[calc(0.75rem+var(--consent-height,0px))] z-10 mt-4' : 'mt-4 min-h-7'
      }
    >
      <output
        className={
          isTrouble
            ? 'flex gap-2 rounded border border-danger bg-danger-wash px-3 py-2 text-note text-danger'
            : 'text-note text-ink-soft'
        }
      >
        {isTrouble && <CircleAlert size={20} aria-hidden className="mt-px shrink-0" />}
        <span>
          {text}
          {saving.state === 'failed' && faults.map((fault) => ` ${fault}`)}
        </span>
      </output>
      <StaleAnswers saving={saving} />
    </div>
  );
}
