import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { taskLabels } from '#domain/workflow/task.ts';
import { formatDay } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { listQuery } from '#web/lib/records.ts';
import { nameOf, type CertificateRecord, type InvitationRecord } from '#web/lib/work/owner.ts';

interface OpenInvitation extends Pick<
  InvitationRecord,
  'id' | 'certificate' | 'name' | 'email' | 'task' | 'status' | 'due' | 'expires' | 'opened'
> {
  readonly expand?: { readonly certificate?: Pick<CertificateRecord, 'person' | 'project_name'> };
}

const shownAtMost = 5;
const fields = [
  'id,certificate,name,email,task,status,due,expires,opened',
  'expand.certificate.project_name,expand.certificate.person',
].join(',');

/** What others were asked to do and have not done yet, what ends first on top. Nothing where nobody was asked. */
export function OpenInvitations() {
  const t = useText();
  const query = useQuery(
    listQuery<OpenInvitation>('invitations', {
      perPage: shownAtMost,
      sort: 'expires,id',
      filter: '(status = "open" || status = "waiting") && certificate.id != ""',
      expand: 'certificate',
      fields,
    }),
  );
  const { items = [], totalItems = 0 } = query.data ?? {};
  if (items.length === 0) return null;
  return (
    <section className="mb-8 border-l-2 border-accent pl-4" aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="font-letter text-[1.3125rem] leading-7 font-semibold">
        {t('cockpit.invitations')}
      </h2>
      <ul className="mt-1">
        {items.map((one) => (
          <li key={one.id} className="py-1">
            <Link to={`${paths.work}/${one.certificate}`} className="link font-semibold">
              {(one.expand?.certificate && nameOf(one.expand.certificate)) || t('cockpit.certificate')}
            </Link>{' '}
            <span className="text-note text-ink-soft">
              {[`${one.name || one.email}: ${taskLabels[one.task]}`, ...whenOf(one)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {totalItems > items.length && (
        <p className="mt-1 text-note">
          <Link to={paths.work} className="link">
            {t('cockpit.all-invitations', { count: totalItems })}
          </Link>
        </p>
      )}
    </section>
  );

  function whenOf({ due, expires, opened, status }: OpenInvitation): string[] {
    const over = Date.parse(expires.replace(' ', 'T')) <= Date.now();
    return [
      due === '' ? '' : t('work.due-at', { day: formatDay(due.slice(0, 10)) }),
      over ? t('cockpit.invitation-over') : '',
      !over && status === 'open' && opened === '' ? t('cockpit.invitation-unopened') : '',
    ].filter(Boolean);
  }
}
