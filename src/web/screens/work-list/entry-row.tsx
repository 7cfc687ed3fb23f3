import { Link } from 'react-router';
import { certificateTypeLabels, type CertificateType } from '#domain/letter/certificate-type.ts';
import { formatDay } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { nameOf } from '#web/lib/work/owner.ts';
import type { Entry } from './entry.ts';

interface EntryRowProps {
  readonly entry: Entry;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One certificate of the list: where it stands, by when, and for whom it waits. */
export function EntryRow({ entry: { row, state, editors, open, overdue }, chosen, onChoose }: EntryRowProps) {
  const t = useText();
  const name = nameOf(row) || t('work.title-one');
  const facts = [
    row.type === '' ? '' : certificateTypeLabels[row.type as CertificateType],
    t(`work.state-${state}`),
    editors === '' ? '' : t('work.edited', { who: editors }),
    row.due === '' ? '' : t('work.due-at', { day: formatDay(row.due.slice(0, 10)) }),
  ].filter(Boolean);
  const who = open.map(({ name: one, email, due }) =>
    due === ''
      ? one || email
      : t('work.waits-until', { who: one || email, day: formatDay(due.slice(0, 10)) }),
  );
  return (
    <li className="flex items-start gap-3 py-2">
      <label className="grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="sr-only">{t('work.choose', { name })}</span>
      </label>
      <div className="min-w-0 py-2 wrap-break-word">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <Link to={`${paths.work}/${row.id}`} className="font-semibold text-accent underline">
            {name}
          </Link>
          <span className="text-note text-ink-soft">
            {facts.join(' · ')}
            {overdue && <span className="font-semibold text-danger"> · {t('work.overdue')}</span>}
          </span>
        </p>
        {who.length > 0 && (
          <p className="text-note text-ink-soft">{t('work.waits-for', { who: who.join(', ') })}</p>
        )}
      </div>
    </li>
  );
}
