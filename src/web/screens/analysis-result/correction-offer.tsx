import { FileDown, FileText } from 'lucide-react';
import { correctionPath } from '#web/lib/analyses.ts';
import type { CorrectionFormat } from '#web/lib/analyses.ts';
import { download } from '#web/lib/download.ts';
import { useText } from '#web/lib/i18n.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

interface CorrectionOfferProps {
  readonly id: string;
  readonly onFault: (error: unknown) => void;
}

/** Where it stands on the page, so that the summary can lead there. */
export const correctionId = 'schreiben';

/** The letter that asks the employer for what the reading found, ready to be taken along. */
export function CorrectionOffer({ id, onFault }: CorrectionOfferProps) {
  const t = useText();
  const save = usePost({
    mutationFn: (format: CorrectionFormat) =>
      download(correctionPath(id, format), `Berichtigungsschreiben.${format}`),
    onError: onFault,
  });
  const fetchLetter = (format: CorrectionFormat) => () => save.isPending || save.mutate(format);
  return (
    <div
      id={correctionId}
      className="mt-4 scroll-mt-8 border-l-2 border-accent bg-accent-wash px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{t('correction.title')}</p>
      <p>{t('correction.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-disabled={save.isPending} onClick={fetchLetter('pdf')}>
          <FileDown size={20} aria-hidden />
          {t('editor.correction-pdf')}
        </Button>
        <Button aria-disabled={save.isPending} onClick={fetchLetter('docx')}>
          <FileText size={20} aria-hidden />
          {t('editor.correction-docx')}
        </Button>
      </div>
      <p className="mt-3 text-small text-ink-soft">{t('correction.own')}</p>
    </div>
  );
}
