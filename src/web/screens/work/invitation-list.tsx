import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import { taskLabels } from '#domain/workflow/task.ts';
import { beginningOf } from '#web/lib/beginning.ts';
import { formatAgo, formatDay, formatMoment } from '#web/lib/format.ts';
import { useText, type Translate } from '#web/lib/i18n.ts';
import { siteQuery } from '#web/lib/site.ts';
import type { InvitationRecord } from '#web/lib/work/owner.ts';
import { TextEdits } from '#web/lib/work/text-edits.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { ShownLink } from './invite-form.tsx';
import { useAct } from './use-act.ts';

interface InvitationListProps {
  readonly rows: readonly InvitationRecord[];
  /** What comments are about. */
  readonly letter: Letter | null;
  /** The certificate is signed. */
  readonly closed: boolean;
  readonly onChange: () => Promise<void>;
}

/** Who was asked for what, and how far he is. */
export function InvitationList({ rows, letter, closed, onChange }: InvitationListProps) {
  const t = useText();
  if (rows.length === 0) return <p className="text-ink-soft">{t('work.no-invitations')}</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} letter={letter} closed={closed} onChange={onChange} />
      ))}
    </ul>
  );
}

/** Whether the link has ended, and whether the day it was due has passed. */
function deadlinesOf({ status, due, expires }: InvitationRecord): { over: boolean; late: boolean } {
  const now = Date.now();
  const endOfDue = Date.parse(due.slice(0, 10)) + 86_400_000;
  return {
    over: Date.parse(expires.replace(' ', 'T')) <= now,
    late: status === 'open' && due !== '' && endOfDue < now,
  };
}

/** „Satz 2 (Frau Vogt war …)“: what a comment is about, in the count that its author saw. */
function placeOf(letter: Letter | null, block: string, t: Translate): string {
  if (block === '') return t('invite.comment-whole');
  const shown = letter === null ? [] : blocksOf(letter).filter(({ hidden }) => !hidden);
  const at = shown.findIndex(({ id }) => id === block);
  if (at === -1) return t('invite.comment-gone');
  return t('invite.comment-block', { number: at + 1, start: beginningOf(shown[at]?.text ?? '') });
}

function Row({
  row,
  letter,
  closed,
  onChange,
}: { row: InvitationRecord } & Omit<InvitationListProps, 'rows'>) {
  const t = useText();
  const { act, fault } = useAct(onChange);
  const { data: site } = useQuery(siteQuery);
  const [link, setLink] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { over, late } = deadlinesOf(row);
  const who = row.name || row.email;
  const state =
    row.status === 'open' && over
      ? 'expired'
      : row.outdated !== ''
        ? 'outdated'
        : row.decision || (row.status === 'open' && row.opened !== '' ? 'working' : row.status);
  const to = (path: string, body = {}) => act<{ link?: string }>(`/api/invitations/${row.id}/${path}`, body);
  const live = !closed && row.status !== 'revoked';
  // Whoever profits from a signature does not get the link to it, unless it cannot be mailed.
  const mayHaveLink = row.task !== 'sign' || row.status === 'done' || site?.mails === false;
  return (
    <li className="py-4" aria-label={`${who}, ${taskLabels[row.task]}`}>
      <p>
        <strong>{who}</strong> · {taskLabels[row.task]}
      </p>
      <p className="text-note text-ink-soft">
        <span className={late ? 'font-semibold text-danger' : ''}>
          {t(`invite.state-${state}`)}
          {late && ` · ${t('invite.late')}`}
        </span>
        {row.status === 'open' &&
          row.task !== 'sign' &&
          ` · ${t('invite.progress', { percent: Math.round(row.progress * 100) })}`}
        {row.saved !== '' && ` · ${t('invite.saved', { ago: formatAgo(row.saved) })}`}
        {row.status === 'open' &&
          row.reminded !== '' &&
          ` · ${t('invite.reminded', { moment: formatMoment(row.reminded) })}`}
        {row.due !== '' && ` · ${t('invite.due-at', { day: formatDay(row.due.slice(0, 10)) })}`}
        {live && ` · ${t('invite.expires', { moment: formatMoment(row.expires) })}`}
      </p>
      {live && row.outdated !== '' && (
        <p className="text-note">{t('invite.outdated', { who: row.outdated_by })}</p>
      )}
      {!closed && <TextEdits title={t('invite.edited')} edits={row.edits} />}
      {/* What was said of a text on the way says nothing of the one that was signed. */}
      {!closed && row.comments.length > 0 && (
        <ul className="mt-2 space-y-2 border-l-2 border-accent pl-4">
          {row.comments.map(({ block, text, done }) => (
            <li key={block + text}>
              <span className="block text-small text-ink-soft">
                {placeOf(letter, block, t)}
                {done && ` · ${t('editor.remark-is-done')}`}
              </span>
              <span className="font-letter italic">„{text}“</span>
            </li>
          ))}
        </ul>
      )}
      {live && (
        <div className="mt-1 -ml-2 flex flex-wrap gap-x-1">
          {row.status === 'open' && !over && (
            <Button look="quiet" onClick={() => void to('remind')}>
              {t('invite.remind')}
            </Button>
          )}
          <Button look="quiet" onClick={() => void to('extend', { days: 14, reopen: row.status === 'done' })}>
            {t(row.status === 'done' && row.task !== 'sign' ? 'invite.reopen' : 'invite.extend')}
          </Button>
          {mayHaveLink && (
            <Button look="quiet" onClick={() => void to('link').then((made) => setLink(made?.link ?? null))}>
              {t('invite.link-again')}
            </Button>
          )}
          {row.task !== 'sign' && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              {t('invite.revoke')}
            </Button>
          )}
        </div>
      )}
      <FaultLine id={`fault-${row.id}`} text={fault} />
      {link !== null && <ShownLink link={link} text={t('invite.link-new')} />}
      {asking && (
        <ConfirmDialog
          title={t('invite.revoke-title')}
          text={t('invite.revoke-text', { who })}
          confirm={t('invite.revoke')}
          cancel={t('invite.keep')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void to('revoke');
          }}
        />
      )}
    </li>
  );
}
