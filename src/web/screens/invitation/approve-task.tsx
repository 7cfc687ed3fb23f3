import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter } from '#domain/letter/letter.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import {
  askRecipient,
  closeTask,
  invitationKey,
  letterOf,
  type Comment,
  type InvitationView,
} from '#web/lib/work/recipient.ts';
import { fieldWordsOf, wordsOf } from '#web/lib/words-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Lines } from '#web/ui/controls.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { Consent } from './consent.tsx';
import { LetterArticle, LetterPdf } from './letter-article.tsx';
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

  async function readAgain(): Promise<void> {
    try {
      const next = await askRecipient('GET');
      queries.setQueryData(invitationKey, next);
      saving.refresh(next);
    } catch (error) {
      handleError(error);
    }
  }

  async function decide(decision: 'approved' | 'changes'): Promise<void> {
    setFault(null);
    const told = listed(comments);
    try {
      await saving.flush();
      const { text } = queries.getQueryData<InvitationView>(invitationKey) ?? view;
      const next = await closeTask('/finish', { decision, comments: told, text });
      queries.setQueryData(invitationKey, next);
    } catch (error) {
      // The text went on while it was read: the new one is shown, and what it differs in.
      if (error instanceof ServerError && error.status === 409) await readAgain();
      if (error instanceof ServerError && [400, 409].includes(error.status))
        setFault(fieldWordsOf(error) || wordsOf(error));
      else handleError(error);
    }
  }

  const letter = (saving.values.letter as Letter | null | undefined) ?? letterOf(view);
  if (letter === null)
    return (
      <div className="sheet mt-6 px-6 py-5">
        <p>{t('invitation.no-letter')}</p>
        <Button className="mt-4" onClick={() => void queries.invalidateQueries({ queryKey: invitationKey })}>
          {t('invitation.look-again')}
        </Button>
      </div>
    );
  return (
    <>
      <section className="sheet mt-6 px-5 py-6 sm:px-8">
        <h2 className="font-letter text-title font-semibold">{t('invitation.whole')}</h2>
        <LetterArticle view={view} letter={letter} className="mt-4" />
        <LetterPdf view={view} before={saving.flush} />
      </section>
      <section className="sheet mt-6 px-5 py-6 sm:px-8">
        <h2 className="font-letter text-title font-semibold">{t('invitation.blocks')}</h2>
        <Earlier view={view} />
        <LetterFields view={view} saving={saving} comments={comments} onComment={comment} />
        <Lines
          label={t('invitation.comment-whole')}
          maxLength={2000}
          value={comments[''] ?? ''}
          onChange={(event) => comment('', event.target.value)}
        />
      </section>
      {view.role === 'employee' && <Consent view={view} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={() => void decide('approved')}>
          {t('invitation.approve')}
        </Button>
        <Button onClick={() => void decide('changes')}>{t('invitation.ask-changes')}</Button>
      </div>
      <div className="mt-3">
        <FaultLine id="approve-fault" text={fault} />
      </div>
      <SaveLine saving={saving} />
    </>
  );
}

/** What he asked for in the round before, to see whether it was done. */
function Earlier({ view }: { view: InvitationView }) {
  const t = useText();
  if (view.earlier.length === 0) return null;
  return (
    <div className="mt-3 border-l-2 border-line pl-4 text-note">
      <p className="text-ink-soft">{t('invitation.earlier')}</p>
      <ul>
        {view.earlier.map(({ block, text }) => (
          <li key={block + text} className="font-letter italic">
            „{text}“
          </li>
        ))}
      </ul>
    </div>
  );
}
