import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAgo, formatDate } from '#web/lib/format.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { askOverview, type Entry } from '#web/lib/overview/entry.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { wordsOf } from '#web/lib/words-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice, inputLook } from '#web/ui/controls.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';

interface ShareRecord {
  readonly id: string;
  readonly created: string;
  readonly expires: string;
  readonly opened: string;
}

/** Days that a link may be good. */
const spans = ['7', '30', '90', '365'] as const;
const sharesKey = 'shares';

/** Makes links by which others read a document, and takes them back. */
export function ShareDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [days, setDays] = useState('30');
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const act = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ServerError && error.status === 400 && wordsOf(error) !== '')
        setFault(wordsOf(error));
      else handleError(error);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [sharesKey] });
    }
  };
  const make = (): void =>
    void act(async () => {
      const made = await askOverview<{ link: string }>(entry.id, 'shares', { days: Number(days) });
      setLink(made.link);
    });
  const revoke = (id: string): void =>
    void act(async () => {
      await request(`/api/shares/${id}/revoke`, { method: 'POST', body: {} });
      setLink('');
    });
  return (
    <ModalFrame label={t('share.title')} onClose={onClose}>
      <p className="mt-2 text-note">{t(`share.text-${entry.kind}`)}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-[10rem] grow">
          <Choice
            label={t('share.span')}
            value={days}
            options={spans.map((one) => [one, t(`share.days-${one}`)] as const)}
            onChange={setDays}
          />
        </div>
        <Button look="primary" className="min-h-12" aria-disabled={busy} onClick={make}>
          {t('share.make')}
        </Button>
      </div>
      <div className="mt-3">
        <FaultLine id="share-fault" text={fault} />
      </div>
      <div aria-live="polite">
        {link !== '' && (
          <div className="mt-3 rounded bg-accent-wash px-3 py-3">
            <label className="block">
              <span className="text-note font-semibold">{t('share.link')}</span>
              <input
                readOnly
                className={`${inputLook} mt-1 text-note`}
                value={link}
                onFocus={(event) => event.target.select()}
              />
            </label>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
              <p className="text-small text-ink-soft">{t('share.once')}</p>
              <CopyButton text={link} />
            </div>
          </div>
        )}
      </div>
      <Links document={entry.id} onRevoke={revoke} />
    </ModalFrame>
  );
}

/** The links that are good now. */
function Links({ document, onRevoke }: { document: string; onRevoke: (id: string) => void }) {
  const t = useText();
  const query = useQuery(
    listQuery<ShareRecord>(sharesKey, {
      perPage: 50,
      sort: '-created,id',
      filter: `document = ${quoted(document)} && revoked = "" && expires > @now`,
      fields: 'id,created,expires,opened',
    }),
  );
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">{t('share.links')}</h3>
      <Loaded query={query} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-1 text-note text-ink-soft">{t('share.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((one) => {
                const until = t('share.until', { day: formatDate(one.expires) });
                return (
                  <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                    <span className="text-note">
                      {until}
                      <span className="block text-small text-ink-soft">
                        {one.opened === ''
                          ? t('share.unopened')
                          : t('share.opened', { ago: formatAgo(one.opened) })}
                      </span>
                    </span>
                    <Button
                      look="quiet"
                      aria-label={t('share.revoke-one', { until })}
                      onClick={() => onRevoke(one.id)}
                    >
                      {t('share.revoke')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
