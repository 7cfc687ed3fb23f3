import { useText } from '#web/lib/i18n.ts';
import { StaleAnswers } from './stale-answers.tsx';
import type { Saving } from './use-saving.ts';

/** Says whether what was entered is with the server; asks where somebody else changed the same. */
export function SaveLine({ saving }: { saving: Saving }) {
  const t = useText();
  const faults = Object.values(saving.faults);
  return (
    <>
      <output className="text-note text-ink-soft">
        {saving.state !== 'idle' && t(`invitation.save-${saving.state}`)}
        {saving.state === 'failed' && faults.length > 0 && ` ${faults.join(' ')}`}
      </output>
      <StaleAnswers saving={saving} />
    </>
  );
}
