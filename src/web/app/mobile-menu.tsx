import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { ModalFrame } from '#web/ui/modal-frame.tsx';

export interface MobileMenuProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The header's links on narrow screens, on a sheet from above. */
export default function MobileMenu({ onClose, children }: MobileMenuProps) {
  const t = useText();
  return (
    <ModalFrame label={t('shell.menu')} place="top" onClose={onClose}>
      {children}
    </ModalFrame>
  );
}
