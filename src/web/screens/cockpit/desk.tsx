import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { overviewKey, type Entry } from '#web/lib/overview/entry.ts';
import { generatorPath, homePath } from '#web/lib/paths.ts';
import { listQuery } from '#web/lib/records.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { EntryList } from './entry-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useLiveOverview } from './use-live-overview.ts';

/** Own documents as they lie on the desk; where there are none yet, the two ways to get one. */
export function Desk() {
  const t = useText();
  useLiveOverview();
  const any = useQuery(listQuery<Pick<Entry, 'id'>>(overviewKey, { perPage: 1, fields: 'id' }));
  const isNew = any.data?.totalItems === 0;
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-6 pb-16 sm:px-5 sm:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-letter text-[2rem] leading-10 font-semibold tracking-[-0.015em]">
          {t('cockpit.title')}
        </h1>
        {!isNew && (
          <div className="flex flex-wrap gap-3">
            <Link to={homePath('sie')} className={buttonLook('plain')}>
              {t('home.submit')}
            </Link>
            <Link to={generatorPath('sie')} className={buttonLook('primary')}>
              {t('deleted.write')}
            </Link>
          </div>
        )}
      </div>
      {isNew ? (
        <FirstSteps />
      ) : (
        <>
          <OpenInvitations />
          <EntryList />
        </>
      )}
    </div>
  );
}
