import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isMissing, MissingCertificate } from '#web/lib/certificate/missing-certificate.tsx';
import { ConfirmFirst } from '#web/lib/confirmation.tsx';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { certificateQuery, invitationsQuery, nameOf, useLiveWork, writingPath } from '#web/lib/work/owner.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageArea, PageSection } from '#web/ui/page-area.tsx';
import { CompareRatings } from './compare-ratings.tsx';
import { HistoryList } from './history-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { SigningPanel } from './signing-panel.tsx';
import { WorkState } from './work-state.tsx';

/** The work on one certificate as its owner sees it: who is asked, what came back, what happened, and signing. */
export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const certificate = useQuery(certificateQuery(id));
  const invitations = useQuery(invitationsQuery(id));
  useLiveWork(id);
  const name = certificate.data ? nameOf(certificate.data) : '';
  useTitle(name || t('work.title-one'));
  const changed = async (): Promise<void> => queries.invalidateQueries({ queryKey: ['work', id] });
  if (isMissing(certificate.error))
    return (
      <MissingCertificate error={certificate.error}>
        <Link to={paths.work} className={buttonLook('plain')}>
          {t('work.title')}
        </Link>
      </MissingCertificate>
    );
  return (
    <PageArea title={name || t('work.title-one')}>
      <Loaded query={certificate}>
        {(row) => (
          <>
            <div className="flex flex-wrap items-end gap-4">
              <WorkState certificate={row} invitations={invitations.data ?? []} onChange={changed} />
              {row.status !== 'signed' && !row.locked && (
                <Link to={writingPath(row)} className={buttonLook('plain', 'min-h-12')}>
                  {t('work.edit')}
                </Link>
              )}
            </div>
            {row.status !== 'signed' && <ConfirmFirst />}
            {row.status !== 'signed' && !row.locked && (
              <PageSection title={t('invite.title')} text={t('invite.text')}>
                <InviteForm certificate={id} hasLetter={row.letter !== null} onInvited={changed} />
              </PageSection>
            )}
            <PageSection title={t('work.invitations')}>
              <Loaded query={invitations}>
                {(rows) => (
                  <InvitationList
                    rows={rows}
                    letter={row.letter}
                    closed={row.status === 'signed'}
                    onChange={changed}
                  />
                )}
              </Loaded>
            </PageSection>
            <CompareRatings certificate={row} invitations={invitations.data ?? []} onTaken={changed} />
            <PageSection title={t('signing.title')} text={t('signing.text')}>
              <SigningPanel certificate={row} invitations={invitations.data ?? []} onChange={changed} />
            </PageSection>
            <PageSection title={t('history.title')} text={t('history.text')}>
              <HistoryList certificate={id} onChange={changed} />
            </PageSection>
          </>
        )}
      </Loaded>
    </PageArea>
  );
}
