import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import type { CertificateType } from '#domain/letter/certificate-type.ts';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { generatorPath, stepPath } from '#web/lib/paths.ts';
import { listQuery } from '#web/lib/records.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { OwnRow } from './own-row.tsx';

type Status = 'draft' | 'generated' | 'edited' | 'signed' | 'deleted';
interface CertificateLine {
  readonly id: string;
  readonly updated: string;
  readonly project_name: string;
  readonly type: CertificateType | '';
  readonly status: Status | '';
  readonly person: { readonly first_name?: string; readonly last_name?: string } | null;
}
const fields = 'id,updated,project_name,type,status,person.first_name,person.last_name';

/** The certificates of the account, the one worked on last first. */
export function CertificatesList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useQuery(
    listQuery<CertificateLine>('certificates', {
      page,
      perPage: 20,
      sort: '-updated,id',
      filter: 'status != "deleted"',
      fields,
    }),
  );
  const words = {
    question: t('cockpit.delete-certificate-question'),
    text: t('cockpit.delete-certificate-text'),
    act: t('cockpit.delete-certificate'),
    done: t('deleted.text'),
  };
  return (
    <section>
      <h2 className="font-letter text-[1.3125rem] leading-7 font-semibold">{t('cockpit.certificates')}</h2>
      <Loaded query={query}>
        {({ items, totalPages }) =>
          items.length === 0 ? (
            <p className="mt-2 text-ink-soft">{t('cockpit.no-certificates')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {items.map((one) => (
                  <OwnRow
                    key={one.id}
                    collection="certificates"
                    id={one.id}
                    path={stepPath('sie', one.status === 'draft' ? 'stamm' : 'editor', one.id)}
                    name={nameOf(one) || t('cockpit.certificate')}
                    details={[
                      one.type === '' ? '' : certificateTypeLabels[one.type],
                      t(`certificate.${one.status || 'draft'}`),
                      formatAgo(one.updated),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    words={words}
                  />
                ))}
              </ul>
              <Pager page={page} pages={totalPages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      <Link to={generatorPath('sie')} className={buttonLook('plain', 'mt-5')}>
        {t('deleted.write')}
      </Link>
    </section>
  );
}

function nameOf({ project_name: project, person }: CertificateLine): string {
  return project || [person?.first_name, person?.last_name].filter(Boolean).join(' ');
}
