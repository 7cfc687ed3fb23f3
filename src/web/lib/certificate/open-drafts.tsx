import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { certificateTypeLabels, type CertificateType } from '#domain/letter/certificate-type.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { formatDate } from '../format.ts';
import { useText } from '../i18n.ts';
import { paths, stepPath } from '../paths.ts';
import { listQuery } from '../records.ts';
import { useSession } from '../session.ts';
import { useTone } from '../tone.ts';

interface DraftRow {
  readonly id: string;
  readonly type: CertificateType | '';
  readonly project_name: string;
  readonly person: { readonly first_name?: string; readonly last_name?: string } | null;
  readonly status: string;
  readonly updated: string;
}

/** As many are shown: who writes more of them wants an account. */
const most = 3;
const query = listQuery<DraftRow>('certificates', {
  perPage: most,
  sort: '-updated',
  fields: 'id,type,project_name,person,status,updated',
});

export interface OpenDraftsProps {
  /** The one that is being written. */
  readonly except: string | null;
}

/** What a visitor without an account has begun in this browser, with the way back to it. */
export default function OpenDrafts({ except }: OpenDraftsProps) {
  const t = useText();
  const tone = useTone();
  const { loggedIn } = useSession();
  const { data } = useQuery({ ...query, enabled: !loggedIn });
  const drafts = loggedIn ? [] : (data?.items ?? []).filter(({ id }) => id !== except);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts-title" className="my-5 rounded bg-accent-wash px-4 py-3">
      <h2 id="drafts-title" className="font-semibold">
        {t('drafts.title')}
      </h2>
      <ul>
        {drafts.map(({ id, type, project_name: name, person, status, updated }) => {
          const whole = [person?.first_name, person?.last_name].filter((part) => part).join(' ');
          const title = `${type === '' ? t('drafts.letter') : certificateTypeLabels[type]}, ${name || whole || t('drafts.nameless')}`;
          const step = status === 'draft' || status === '' ? 'beendigung' : 'editor';
          return (
            <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <span className="min-w-0 break-words">
                {title}
                <span className="block text-small text-ink-soft">
                  {t('drafts.changed', { day: formatDate(updated) })}
                </span>
              </span>
              <Link
                to={stepPath(tone, step, id)}
                className={buttonLook('plain')}
                aria-label={`${t('drafts.go-on')}: ${title}`}
              >
                {t('drafts.go-on')}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-small text-ink-soft">
        {t('drafts.text')}{' '}
        <Link to={paths.register} className="link">
          {t('drafts.register')}
        </Link>
      </p>
    </section>
  );
}
