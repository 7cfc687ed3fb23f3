import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { generatorPath, paths } from '#web/lib/paths.ts';
import { allQuery } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import type { CertificateRecord, InvitationRecord } from '#web/lib/work/owner.ts';
import { workStates, type WorkState } from '#web/lib/work/state.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageArea } from '#web/ui/page-area.tsx';
import { entriesOf, remindable, type Entry } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import { RemindBar } from './remind-bar.tsx';

/** All certificates of the account by the state of the work on them, what is due first on top. */
export function Component() {
  const t = useText();
  const queries = useQueryClient();
  const [state, setState] = useState<WorkState | ''>('');
  useTitle(t('work.title'));
  const certificates = useQuery(
    allQuery<CertificateRecord>('certificates', {
      sort: '-updated,id',
      filter: 'status != "deleted"',
      fields: 'id,type,status,project_name,person.first_name,person.last_name,locked,due,updated',
    }),
  );
  const invitations = useQuery(
    allQuery<InvitationRecord>('invitations', {
      sort: 'created,id',
      filter: 'status != "revoked"',
      fields: 'id,certificate,status,decision,task,outdated,edits,name,email,due,expires,reminded',
    }),
  );
  const now = invitations.dataUpdatedAt;
  const entries = entriesOf(certificates.data ?? [], invitations.data ?? [], now);
  const shown = entries.filter((entry) => state === '' || entry.state === state);
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
        {() => (
          <List
            shown={shown}
            now={now}
            onReminded={async () => queries.invalidateQueries({ queryKey: ['invitations', 'all'] })}
          />
        )}
      </Loaded>
    </PageArea>
  );
}

interface ListProps {
  readonly shown: readonly Entry[];
  /** When the list was told by the server, in milliseconds. */
  readonly now: number;
  readonly onReminded: () => Promise<void>;
}

function List({ shown, now, onReminded }: ListProps) {
  const t = useText();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ row }) => ids.has(row.id));
  if (shown.length === 0) return <p className="mt-6 text-ink-soft">{t('work.empty')}</p>;
  return (
    <>
      <RemindBar
        all={chosen.length === shown.length}
        onAll={(all) => setIds(new Set(all ? shown.map(({ row }) => row.id) : []))}
        people={remindable(chosen, now)}
        onReminded={onReminded}
      />
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {shown.map((entry) => (
          <EntryRow
            key={entry.row.id}
            entry={entry}
            chosen={ids.has(entry.row.id)}
            onChoose={(on) =>
              setIds(new Set(on ? [...ids, entry.row.id] : [...ids].filter((id) => id !== entry.row.id)))
            }
          />
        ))}
      </ul>
    </>
  );
}
