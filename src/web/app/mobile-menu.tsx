import { useText } from '#web/lib/i18n.ts';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { MenuLinks } from './menu-links.tsx';
import type { MenuLinksProps } from './menu-links.tsx';

/** The header's links on narrow screens, on a sheet from above. */
export default function MobileMenu({ onClose }: MenuLinksProps) {
  const t = useText();
  return (
    <ModalFrame label={t('shell.menu')} place="top" onClose={onClose}>
      <MenuLinks onClose={onClose} />
    </ModalFrame>
  );
}
