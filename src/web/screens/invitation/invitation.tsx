import '../../styles/wizard.css';
import { useQuery } from '@tanstack/react-query';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { taskLabels } from '#domain/workflow/task.ts';
import { formatDay, formatMoment } from '#web/lib/format.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { invitationQuery, letterOf, type InvitationView } from '#web/lib/work/recipient.ts';
import { TextEdits } from '#web/lib/work/text-edits.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ApproveTask } from './approve-task.tsx';
import { Consent } from './consent.tsx';
import { DownloadSigned } from './download-signed.tsx';
import { FillTask } from './fill-task.tsx';
import { FormParts } from './form-parts.tsx';
import { LetterArticle } from './letter-article.tsx';
import { SignTask } from './sign-task.tsx';

/** What somebody sees who was invited to a part of the work. */
export function Component() {
  const t = useText();
  const query = useQuery(invitationQuery());
  const { error } = query;
  useTitle(query.data ? taskLabels[query.data.task] : t('invitation.title'));
  if (error instanceof ServerError && error.status === 410)
    return <Gone deleted={'reason' in error.data && JSON.stringify(error.data).includes('"deleted"')} />;
  return (
    <div className="mx-auto max-w-[52rem] px-4 pt-6 pb-16 sm:px-5 sm:pt-10">
      <Loaded query={query}>{(view) => <Task view={view} />}</Loaded>
    </div>
  );
}

/** The link leads nowhere (any more), or what it led to is gone (specification §8). */
function Gone({ deleted }: { deleted: boolean }) {
  const t = useText();
  const title = t(deleted ? 'deleted.title' : 'link-expired.title');
  useTitle(title);
  return (
    <Notice title={title}>
      <p>{t(deleted ? 'deleted.text' : 'link-expired.text')}</p>
    </Notice>
  );
}

function Task({ view }: { view: InvitationView }) {
  const t = useText();
  const { task, due, expires, message } = view;
  const asker = view.employer === '' ? view.asker : `${view.asker} (${view.employer})`;
  const type = certificateTypeLabels[view.type];
  // Nobody is told of himself as of somebody else.
  const about = view.role === 'employee' ? t('invitation.own', { type }) : view.about;
  const isOver = view.closed || view.status === 'done';
  return (
    <>
      <h1 className="font-letter text-[2rem] leading-10 font-semibold">{taskLabels[task]}</h1>
      <p className="mt-2 text-lead">
        {t(isOver ? 'invitation.asked' : `invitation.asks-${task}`, { asker, about, type })}
      </p>
      {message !== '' && (
        <blockquote className="mt-3 border-l-2 border-accent pl-4 font-letter italic">„{message}“</blockquote>
      )}
      {!isOver && (
        <p className="mt-3 text-note text-ink-soft">
          {due !== '' && `${t('invitation.due', { day: formatDay(due.slice(0, 10)) })} `}
          {t('invitation.until', { moment: formatMoment(expires) })}
          {isKept(view) && ` ${t('invitation.kept')}`}
        </p>
      )}
      <Work view={view} />
      {!asksConsent(view) && !view.closed && view.role === 'employee' && <Consent view={view} />}
    </>
  );
}

/** Whether the form that is open asks for the consent itself, before it is sent. */
const asksConsent = (view: InvitationView): boolean => isKept(view);

/** Whether there is something to enter that is saved on the way; a signature is given in one go. */
const isKept = ({ status, closed, locked, task }: InvitationView): boolean =>
  status === 'open' && !closed && !locked && task !== 'sign';

function Work({ view }: { view: InvitationView }) {
  const t = useText();
  if (view.closed) return <DownloadSigned view={view} />;
  if (view.status === 'done' && view.outdated !== '') return <Done text={t('invitation.outdated')} />;
  if (view.status === 'done')
    return (
      <>
        <Done text={t(`invitation.${endOf(view)}`)} />
        <TextEdits title={t('invitation.edited')} edits={view.edits} />
        <Sent view={view} />
      </>
    );
  if (view.status === 'waiting') return <Done text={t('invitation.waiting')} />;
  if (view.task === 'sign') return <SignTask view={view} />;
  if (view.locked) return <Done text={t('invitation.locked')} />;
  return view.task === 'approve-and-edit' ? <ApproveTask view={view} /> : <FillTask view={view} />;
}

/** What is said once a task is closed. */
const endOf = ({ task, decision }: InvitationView) =>
  task === 'sign' ? 'signed' : task === 'approve-and-edit' && decision !== '' ? decision : 'done';

/** What the recipient sent, to be read again; it cannot be changed any more. */
function Sent({ view }: { view: InvitationView }) {
  const t = useText();
  const letter = view.steps.includes('editor') ? letterOf(view) : null;
  if (view.task === 'sign') return null;
  return (
    <details className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
        {t('invitation.sent')}
      </summary>
      <fieldset disabled>
        <FormParts view={view} values={{ ...view.values, ...view.entries }} faults={{}} onChange={() => {}} />
      </fieldset>
      {letter && <LetterArticle view={view} letter={letter} className="sheet mt-6 px-5 py-6 sm:px-8" />}
      {view.comments.length > 0 && (
        <ul className="mt-6 space-y-2 border-l-2 border-accent pl-4 font-letter italic">
          {view.comments.map(({ block, text }) => (
            <li key={block + text}>„{text}“</li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Done({ text }: { text: string }) {
  return (
    <output className="sheet mt-6 block px-6 py-5">
      <p>{text}</p>
    </output>
  );
}
