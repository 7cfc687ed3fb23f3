import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { passageId } from './notes.ts';

interface PlaceLinkProps {
  readonly number: number;
  readonly onShow: (number: number) => void;
  readonly children: ReactNode;
}

/** Leads from a finding to its place in the letter. */
export function PlaceLink({ number, onShow, children }: PlaceLinkProps) {
  const t = useText();
  return (
    <a
      className="link"
      href={`#${passageId(number)}`}
      title={t('findings.show')}
      onClick={(event) => {
        event.preventDefault();
        onShow(number);
      }}
    >
      {children}
    </a>
  );
}
