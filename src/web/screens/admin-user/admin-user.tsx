import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageSection } from '#web/ui/page-area.tsx';
import { DeleteUser } from './delete-user.tsx';
import { UserAccess } from './user-access.tsx';
import { UserInvoices } from './user-invoices.tsx';
import { UserModules } from './user-modules.tsx';
import { UserTrail } from './user-trail.tsx';
import { userQuery } from './user.ts';
import type { User } from './user.ts';

/** One account: what it may do, whether it is let in, what was done to it, and its end. */
export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery({ ...userQuery(id), refetchOnMount: 'always' });
  useTitle(`${query.data?.email ?? t('admin.user')} · ${t('admin.title')}`);
  return (
    <div className="py-4">
      <Link to={paths.adminUsers} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={20} aria-hidden />
        {t('admin.all-users')}
      </Link>
      <Loaded query={query} rows={6}>
        {(user) => <Account key={user.id} user={user} />}
      </Loaded>
    </div>
  );
}

function Account({ user }: { user: User }) {
  const t = useText();
  const { email, name, created, id } = user;
  return (
    <>
      <h2 className="font-letter text-title font-semibold wrap-anywhere">{email}</h2>
      <p className="text-note text-ink-soft">
        {name !== '' && `${name} · `}
        {t('admin.user-since', { moment: formatMoment(created) })} · {id}
      </p>
      <PageSection title={t('admin.access')} text={t('admin.access-text')}>
        <UserAccess user={user} />
      </PageSection>
      <PageSection title={t('admin.modules')} text={t('admin.modules-text')}>
        <UserModules user={user} />
      </PageSection>
      <PageSection title={t('invoices.title')}>
        <UserInvoices id={id} />
      </PageSection>
      <PageSection title={t('admin.trail')} text={t('admin.trail-text')}>
        <UserTrail id={id} />
      </PageSection>
      <PageSection title={t('admin.delete-user')} text={t('admin.delete-user-text')}>
        <DeleteUser user={user} />
      </PageSection>
    </>
  );
}
