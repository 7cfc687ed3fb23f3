import { Scale as ScaleIcon } from 'lucide-react';
import { citeRuling, rulingById, unconfirmedNote } from '#domain/knowledge/rulings.ts';
import { useText } from '#web/lib/i18n.ts';

/** A ruling or statute: how it is cited, what follows from it, where it was read. It always says what it is not. */
export function Law({ id }: { id: string }) {
  const t = useText();
  const ruling = rulingById(id);
  if (!ruling) return null;
  return (
    <p className="flex gap-2 text-small text-ink-soft">
      <ScaleIcon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <cite className="font-semibold text-ink not-italic">{citeRuling(id)}</cite>: {ruling.holding}{' '}
        {ruling.confirmed ? (
          <>
            <a className="link" href={ruling.url} rel="noreferrer">
              {t('law.source')}
            </a>
            .{' '}
          </>
        ) : (
          `${unconfirmedNote}. `
        )}
        {t('law.disclaimer')}
      </span>
    </p>
  );
}
