import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { requestPage } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useLayer } from '#web/ui/layer.ts';

type Page = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'there'; readonly url: string };

const waiting: Page = { kind: 'waiting' };

/** The pictures of the pages, fetched when they are turned to, the next one beforehand. */
function usePages(path: string, at: number) {
  const [pages, setPages] = useState<ReadonlyMap<number, Page>>(new Map());
  const [count, setCount] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const fetchPage = async (number: number): Promise<void> => {
      const set = (page: Page): void => setPages((all) => new Map(all).set(number, page));
      try {
        const { picture, pages: all } = await requestPage(`${path}/${number}.png`, { signal: stop.signal });
        if (stop.signal.aborted) return;
        setCount(all);
        set({ kind: 'there', url: URL.createObjectURL(picture) });
      } catch {
        if (!stop.signal.aborted) set({ kind: 'failed' });
      }
    };
    const wanted = count === null ? [at] : [at, at + 1].filter((number) => number <= count);
    const missing = wanted.filter((number) => pages.get(number)?.kind !== 'there');
    void (async () => {
      for (const number of missing) await fetchPage(number);
    })();
    return () => stop.abort();
    // What came meanwhile must not begin it anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path, at, count, tries]);
  useEffect(
    () => () =>
      setPages((all) => {
        for (const page of all.values()) if (page.kind === 'there') URL.revokeObjectURL(page.url);
        return new Map();
      }),
    [],
  );
  const again = (): void => {
    setPages((all) => new Map(all).set(at, waiting));
    setTries(tries + 1);
  };
  return { page: pages.get(at) ?? waiting, count, again };
}

/** The pages as they will be printed, one at a time. Esc and a click outside close it, arrows turn the pages. */
export function PagePreview({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const t = useText();
  const [at, setAt] = useState(1);
  const { page, count, again } = usePages(path, at);
  const place = count === null ? '' : t('editor.page', { at, of: count });
  const turn = (by: number): void => setAt((now) => Math.max(1, Math.min(count ?? 1, now + by)));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      setAt((now) => Math.max(1, Math.min(count ?? 1, now + by)));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [count]);
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
          <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2">
            <Heading slot="title" className="font-letter text-lead font-semibold">
              {t('editor.pages-title')}
            </Heading>
            <div className="ml-auto flex items-center gap-1">
              <button
                type="button"
                className="icon-button"
                aria-label={t('editor.page-before')}
                aria-disabled={at === 1}
                onClick={() => turn(-1)}
              >
                <ChevronLeft size={20} aria-hidden />
              </button>
              <output className="min-w-24 text-center text-note tabular-nums">{place}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={t('editor.page-after')}
                aria-disabled={count === null || at === count}
                onClick={() => turn(1)}
              >
                <ChevronRight size={20} aria-hidden />
              </button>
              <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onClose}>
                <X size={20} aria-hidden />
              </button>
            </div>
          </div>
          {/* The keyboard scrolls it, too: hence the focus. */}
          <section
            key={at}
            className="overflow-y-auto px-5 pb-5"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('editor.pages-title')}
          >
            {page.kind === 'there' && <img src={page.url} alt={place} className="sheet w-full" />}
            {page.kind === 'waiting' && (
              <div className="sheet page-waiting">
                <p>{t('editor.page-making', { at })}</p>
              </div>
            )}
            {page.kind === 'failed' && (
              <div role="alert" className="sheet page-waiting">
                <p>{t('editor.no-preview')}</p>
                <Button onClick={again}>{t('certificate.retry')}</Button>
              </div>
            )}
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
