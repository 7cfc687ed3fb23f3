import { ConflictDialog } from '#web/lib/certificate/conflict-dialog.tsx';
import { emptyDraft } from '#web/lib/certificate/draft.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Saving } from './use-saving.ts';

const content = (letter: Letter | null) => ({ draft: emptyDraft(), letter, status: '' }) as const;

/** Says whether what was entered is with the server; asks where somebody else went on with the letter. */
export function SaveLine({ saving }: { saving: Saving }) {
  const t = useText();
  const faults = Object.values(saving.faults);
  return (
    <>
      <output className="text-note text-ink-soft">
        {saving.state !== 'idle' && t(`invitation.save-${saving.state}`)}
        {saving.state === 'failed' && faults.length > 0 && ` ${faults.join(' ')}`}
      </output>
      {saving.conflict && (
        <ConflictDialog
          mine={content((saving.values.letter as Letter | null | undefined) ?? null)}
          stored={content(saving.conflict)}
          onChoose={(choice) => void saving.resolve(choice).catch(handleError)}
        />
      )}
    </>
  );
}
