import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#web/lib/i18n.ts';
import { useLayer } from '#web/ui/layer.ts';

/** The pages as they will be printed. Esc and a click outside close it. */
export function PagePreview({
  pages,
  onClose,
}: {
  readonly pages: readonly string[];
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="veil grid place-items-center p-3"
      style={{ zIndex: useLayer() }}
    >
      <Modal className="flex max-h-full w-full max-w-[46rem] flex-col rounded bg-paper">
        <Dialog className="flex min-h-0 flex-col outline-none">
          <div className="flex items-center justify-between px-5 py-2">
            <Heading slot="title" className="font-letter text-lead font-semibold">
              {t('editor.pages-title')}
            </Heading>
            <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onClose}>
              <X size={20} aria-hidden />
            </button>
          </div>
          {/* The keyboard scrolls it, too: hence the focus. */}
          <section
            className="space-y-4 overflow-y-auto px-5 pb-5"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('editor.pages-title')}
          >
            {pages.map((url, at) => (
              <img
                key={url}
                src={url}
                alt={t('editor.page', { at: at + 1, of: pages.length })}
                className="sheet w-full"
              />
            ))}
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
