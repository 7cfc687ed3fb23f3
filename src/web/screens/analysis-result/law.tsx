import { Scale as ScaleIcon } from 'lucide-react';
import { citeRuling, rulingById, unconfirmedNote } from '#domain/knowledge/rulings.ts';
import type { Ruling } from '#domain/knowledge/rulings.ts';
import { useText } from '#web/lib/i18n.ts';
import { SeeAbove } from './see-above.tsx';

interface LawProps {
  readonly id: string;
  /** The id of the entry further up that tells it in full: here its name will do. */
  readonly told?: string | undefined;
}

/** A ruling or statute: how it is cited, what follows from it, where it was read. It always says what it is not. */
export function Law({ id, told }: LawProps) {
  const ruling = rulingById(id);
  if (!ruling) return null;
  return (
    <p className="flex gap-2 text-small text-ink-soft">
      <ScaleIcon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <cite className="font-semibold text-ink not-italic">{citeRuling(id)}</cite>
        {told === undefined ? <Holding ruling={ruling} /> : <SeeAbove id={told} before=", " />}
      </span>
    </p>
  );
}

function Holding({ ruling }: { ruling: Ruling }) {
  const t = useText();
  return (
    <>
      : {ruling.holding}{' '}
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
    </>
  );
}
