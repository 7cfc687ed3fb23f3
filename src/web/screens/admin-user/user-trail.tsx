import { useQuery } from '@tanstack/react-query';
import { auditDetail, auditVerb } from '#web/lib/audit.ts';
import type { AuditEntry } from '#web/lib/audit.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { Loaded } from '#web/ui/loaded.tsx';

/** What superusers did to an account, newest first. */
export function UserTrail({ id }: { id: string }) {
  const t = useText();
  const query = useQuery({
    ...listQuery<AuditEntry>('audit', {
      perPage: 20,
      sort: '-created,-id',
      filter: `record = ${quoted(id)}`,
    }),
    refetchOnMount: 'always',
  });
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-ink-soft">{t('admin.no-trail')}</p>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {items.map((entry) => (
              <li key={entry.id} className="py-2 text-note">
                <p>
                  {auditVerb(entry.action)}
                  {auditDetail(entry) !== '' && `: ${auditDetail(entry)}`}
                </p>
                <p className="text-small text-ink-soft wrap-anywhere">
                  {formatMoment(entry.created)} · {entry.email}
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
