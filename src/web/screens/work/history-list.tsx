import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyActions } from '#domain/workflow/history.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { historyQuery, versionsQuery } from '#web/lib/work/owner.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Redline } from './redline.tsx';
import { useAct } from './use-act.ts';

/** Who did what when, and what changed between any two states. */
export function HistoryList({
  certificate,
  onChange,
}: {
  certificate: string;
  onChange: () => Promise<void>;
}) {
  const t = useText();
  const history = useQuery(historyQuery(certificate));
  const versions = useQuery(versionsQuery(certificate));
  const { act } = useAct(onChange);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const kept = versions.data ?? [];
  const options = kept.map(
    ({ number, author, updated }) =>
      [
        String(number),
        t('history.version', { number, who: author || '–', moment: formatMoment(updated) }),
      ] as const,
  );
  const before = kept.find(({ number }) => String(number) === (from || options[1]?.[0]));
  const after = kept.find(({ number }) => String(number) === (to || options[0]?.[0]));
  return (
    <>
      <Loaded query={history}>
        {(rows) => (
          <ol className="space-y-2">
            {rows.map((row) => (
              <li key={row.id}>
                <span className="text-note text-ink-soft">{formatMoment(row.updated)} · </span>
                {row.author} {historyActions[row.action]}
                {row.about !== '' && <span className="wrap-anywhere text-ink-soft">: {row.about}</span>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <Button className="mt-4" onClick={() => void act(`/api/certificates/${certificate}/versions`)}>
        {t('history.keep')}
      </Button>
      {before && after && before !== after && (
        <section className="mt-6">
          <h3 className="font-letter text-lead font-semibold">{t('history.compare')}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Choice
              label={t('history.from')}
              value={String(before.number)}
              options={options}
              onChange={setFrom}
            />
            <Choice label={t('history.to')} value={String(after.number)} options={options} onChange={setTo} />
          </div>
          <Redline before={before} after={after} />
        </section>
      )}
    </>
  );
}
