import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import {
  closeTask,
  invitationKey,
  letterOf,
  type Comment,
  type InvitationView,
} from '#web/lib/work/recipient.ts';
import { Button } from '#web/ui/button.tsx';
import { Lines } from '#web/ui/controls.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { LetterFields } from './letter-fields.tsx';
import { SaveLine } from './save-line.tsx';
import { useSaving } from './use-saving.ts';

/** The remarks that say something. */
const listed = (comments: Readonly<Record<string, string>>): Comment[] =>
  Object.entries(comments)
    .map(([block, text]) => ({ block, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** Reading the letter, changing it, remarking on it, and deciding. */
export function ApproveTask({ view }: { view: InvitationView }) {
  const t = useText();
  const queries = useQueryClient();
  const saving = useSaving(view);
  const [fault, setFault] = useState<string | null>(null);
  const [comments, setComments] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(saving.comments.map(({ block, text }) => [block, text])),
  );
  const comment = (block: string, text: string): void => {
    const next = { ...comments, [block]: text };
    setComments(next);
    saving.remark(listed(next));
  };

  async function decide(decision: 'approved' | 'changes'): Promise<void> {
    setFault(null);
    const told = listed(comments);
    try {
      await saving.flush();
      const next = await closeTask('/finish', { decision, comments: told });
      queries.setQueryData(invitationKey, next);
    } catch (error) {
      if (error instanceof ServerError && [400, 409].includes(error.status))
        setFault(
          Object.values(error.data)
            .map(({ message }) => message)
            .join(' ') || error.message,
        );
      else handleError(error);
    }
  }

  if (letterOf(view) === null) return <p className="sheet mt-6 px-6 py-5">{t('invitation.no-letter')}</p>;
  return (
    <>
      <section className="sheet mt-6 px-5 py-6 sm:px-8">
        <h2 className="font-letter text-title font-semibold">{t('work.letter')}</h2>
        <LetterFields view={view} saving={saving} comments={comments} onComment={comment} />
        <Lines
          label={t('invitation.comment-whole')}
          maxLength={2000}
          value={comments[''] ?? ''}
          onChange={(event) => comment('', event.target.value)}
        />
      </section>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={() => void decide('approved')}>
          {t('invitation.approve')}
        </Button>
        <Button onClick={() => void decide('changes')}>{t('invitation.ask-changes')}</Button>
        <SaveLine saving={saving} />
      </div>
      <div className="mt-3">
        <FaultLine id="approve-fault" text={fault} />
      </div>
    </>
  );
}
