import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { certificateTypeLabels, type CertificateType } from '#domain/letter/certificate-type.ts';
import { formatDay } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { generatorPath, paths } from '#web/lib/paths.ts';
import { listQuery } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { nameOf, type CertificateRecord, type InvitationRecord } from '#web/lib/work/owner.ts';
import { stateOf, workStates, type WorkState } from '#web/lib/work/state.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageArea } from '#web/ui/page-area.tsx';

const most = 500;
const fields = 'id,type,status,project_name,person.first_name,person.last_name,locked,due,updated';

/** All certificates of the account by the state of the work on them, what is due first on top. */
export function Component() {
  const t = useText();
  const [state, setState] = useState<WorkState | ''>('');
  useTitle(t('work.title'));
  const certificates = useQuery(
    listQuery<CertificateRecord>('certificates', {
      perPage: most,
      sort: '-updated,id',
      filter: 'status != "deleted"',
      fields,
    }),
  );
  const invitations = useQuery(
    listQuery<InvitationRecord>('invitations', {
      perPage: most,
      fields: 'id,certificate,status,decision,task',
    }),
  );
  return (
    <PageArea title={t('work.title')}>
      <div className="flex flex-wrap items-end gap-4">
        <Choice
          label={t('work.filter')}
          value={state}
          options={[['', t('work.all')], ...workStates.map((one) => [one, t(`work.state-${one}`)] as const)]}
          onChange={(value) => setState(value as WorkState | '')}
        />
        <Link to={generatorPath('sie')} className={buttonLook('primary')}>
          {t('work.new')}
        </Link>
        <Link to={paths.bulk} className={buttonLook('plain')}>
          {t('bulk.title')}
        </Link>
      </div>
      <Loaded query={certificates}>
        {({ items }) => <List rows={items} invitations={invitations.data?.items ?? []} only={state} />}
      </Loaded>
    </PageArea>
  );
}

interface ListProps {
  readonly rows: readonly CertificateRecord[];
  readonly invitations: readonly InvitationRecord[];
  readonly only: WorkState | '';
}

/** What has no day comes last. */
const byDue = (one: CertificateRecord, other: CertificateRecord): number =>
  (one.due || '9').localeCompare(other.due || '9');

function List({ rows, invitations, only }: ListProps) {
  const t = useText();
  const shown = rows
    .map((row) => ({
      row,
      state: stateOf(
        row,
        invitations.filter(({ certificate }) => certificate === row.id),
      ),
    }))
    .filter(({ state }) => only === '' || state === only)
    .toSorted((one, other) => byDue(one.row, other.row));
  if (shown.length === 0) return <p className="mt-6 text-ink-soft">{t('work.empty')}</p>;
  return (
    <ul className="mt-6 divide-y divide-line border-t border-line">
      {shown.map(({ row, state }) => (
        <li key={row.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
          <Link to={`${paths.work}/${row.id}`} className="font-semibold text-accent underline">
            {nameOf(row) || t('work.title-one')}
          </Link>
          <span className="text-note text-ink-soft">
            {[
              row.type === '' ? '' : certificateTypeLabels[row.type as CertificateType],
              t(`work.state-${state}`),
              row.due === '' ? '' : t('work.due-at', { day: formatDay(row.due.slice(0, 10)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
