import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useLayer } from '#web/ui/layer.ts';
import type { Content } from './calls.ts';
import { differencesOf, type Difference } from './differences.ts';
import { fieldLabel } from './field-labels.ts';
import { fieldValue } from './field-values.ts';

const mostShown = 8;
/** Nobody has ever seen these. */
const inner: ReadonlySet<string> = new Set(['mode', 'options.seed']);

interface Choosing {
  readonly onChoose: (choice: 'mine' | 'stored') => void;
}

/** Two versions of a certificate: shows where they differ and lets one of them be chosen. */
export function ConflictDialog({
  mine,
  stored,
  onChoose,
}: Choosing & { readonly mine: Content; readonly stored: Content }) {
  const t = useText();
  const rows = differencesOf(mine, stored)
    .filter(({ field }) => !inner.has(field))
    .map((one) => ({
      field: fieldLabel(one.field, t),
      mine: fieldValue(one.field, one.mine, t),
      stored: fieldValue(one.field, one.stored, t),
    }));
  return <DifferencesDialog rows={rows} onChoose={onChoose} />;
}

/** Answers that were changed twice, by their names: lets one side be chosen. */
export function DifferencesDialog({
  rows: all,
  onChoose,
}: Choosing & { readonly rows: readonly Difference[] }) {
  const t = useText();
  const layer = useLayer();
  return (
    <ModalOverlay isOpen className="veil grid place-items-center p-4" style={{ zIndex: layer }}>
      <Modal className="sheet max-h-[90dvh] w-full max-w-[44rem] overflow-y-auto p-6 sm:p-8">
        <Dialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="font-letter text-title font-semibold">
            {t('certificate.conflict-title')}
          </Heading>
          <p className="mt-2">{t('certificate.conflict-text')}</p>
          {all.length === 0 && <p className="mt-2">{t('certificate.conflict-arrangement')}</p>}
          <table hidden={all.length === 0} className="mt-4 w-full table-fixed text-note">
            <thead>
              <tr className="border-b border-line text-left align-bottom">
                <th className="w-1/3 py-1 pr-3 font-semibold sm:w-1/4">{t('certificate.conflict-field')}</th>
                <th className="py-1 pr-3 font-semibold">{t('certificate.conflict-mine')}</th>
                <th className="py-1 font-semibold">{t('certificate.conflict-stored')}</th>
              </tr>
            </thead>
            <tbody>
              {all.slice(0, mostShown).map((one, at) => (
                <tr key={at} className="border-b border-line align-top">
                  <th
                    scope="row"
                    className="py-2 pr-3 text-left font-normal wrap-anywhere hyphens-auto text-ink-soft"
                  >
                    {one.field}
                  </th>
                  <td className="py-2 pr-3 wrap-anywhere hyphens-auto">{one.mine || '–'}</td>
                  <td className="py-2 wrap-anywhere hyphens-auto">{one.stored || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {all.length > mostShown && (
            <p className="mt-2 text-small text-ink-soft">
              {t('certificate.conflict-more', { count: all.length - mostShown })}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => onChoose('stored')}>{t('certificate.conflict-take')}</Button>
            <Button look="primary" onClick={() => onChoose('mine')}>
              {t('certificate.conflict-keep')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
