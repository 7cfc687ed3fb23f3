import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import type { CertificateType } from '#domain/letter/certificate-type.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath, resultPath } from '#web/lib/paths.ts';
import { listQuery } from '#web/lib/records.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { OwnRow } from './own-row.tsx';

interface AnalysisLine {
  readonly id: string;
  readonly created: string;
  readonly source_name: string;
  readonly reading: {
    readonly type: CertificateType | null;
    readonly overall: { readonly grade: number } | null;
    readonly facts: { readonly first_name: string | null; readonly last_name: string | null };
  } | null;
}
const fields =
  'id,created,source_name,reading.type,reading.overall.grade,reading.facts.first_name,reading.facts.last_name';

/** The analyses of the account, the newest first. */
export function AnalysesList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useQuery(
    listQuery<AnalysisLine>('analyses', { page, perPage: 20, sort: '-created,id', fields }),
  );
  const words = {
    question: t('delete.title'),
    text: t('delete.text'),
    act: t('delete.confirm'),
    done: t('result.deleted'),
  };
  return (
    <section>
      <h2 className="font-letter text-[1.3125rem] leading-7 font-semibold">{t('cockpit.analyses')}</h2>
      <Loaded query={query}>
        {({ items, totalPages }) =>
          items.length === 0 ? (
            <p className="mt-2 text-ink-soft">{t('cockpit.no-analyses')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {items.map((one) => (
                  <OwnRow
                    key={one.id}
                    collection="analyses"
                    id={one.id}
                    path={resultPath('sie', one.id)}
                    name={nameOf(one) || t('cockpit.analysis')}
                    details={detailsOf(one)}
                    words={words}
                  />
                ))}
              </ul>
              <Pager page={page} pages={totalPages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      <Link to={homePath('sie')} className={buttonLook('plain', 'mt-5')}>
        {t('home.submit')}
      </Link>
    </section>
  );
}

function nameOf({ reading, source_name: file }: AnalysisLine): string {
  const person = [reading?.facts.first_name, reading?.facts.last_name].filter(Boolean).join(' ');
  return person || file;
}

function detailsOf({ reading, created }: AnalysisLine): string {
  const type = reading?.type ? certificateTypeLabels[reading.type] : '';
  const grade = reading?.overall ? gradeWord(reading.overall.grade) : '';
  return [type, grade, formatAgo(created)].filter(Boolean).join(' · ');
}
