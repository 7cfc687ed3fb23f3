import { MessageSquareText } from 'lucide-react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Remark, Remarks } from './use-remarks.ts';

interface BlockRemarksProps {
  readonly remarks: readonly Remark[];
  readonly settle: Remarks['settle'];
  /** Of a letter that cannot be changed any more. */
  readonly locked: boolean;
}

/** What somebody wants changed in a block, right below it, until it is done. */
export function BlockRemarks({ remarks, settle, locked }: BlockRemarksProps) {
  const t = useText();
  return remarks.map((remark) => (
    <div key={remark.invitation + remark.text} className="editor-remark">
      <p>
        <MessageSquareText size={16} aria-hidden className="mr-1.5 inline align-[-0.15em] text-accent" />
        <strong>{remark.who}:</strong> „{remark.text}“
      </p>
      {!locked && (
        <Button look="quiet" className="-my-1 text-note" onClick={() => void settle(remark, true)}>
          {t('editor.remark-done')}
        </Button>
      )}
    </div>
  ));
}

interface RemarksPanelProps {
  readonly remarks: Remarks;
  readonly isThere: (block: string) => boolean;
  readonly onShow: (block: string) => void;
  readonly locked: boolean;
}

/** All remarks on the letter, those on the whole of it and on blocks that are gone among them. */
export function RemarksPanel({ remarks: { all, settle }, isThere, onShow, locked }: RemarksPanelProps) {
  const t = useText();
  if (all.length === 0) return null;
  const open = all.filter(({ done }) => !done).length;
  return (
    <section aria-labelledby="remarks-title">
      <h2 id="remarks-title" className="font-letter text-lead font-semibold">
        {t('editor.remarks')}
      </h2>
      <p className="text-note text-ink-soft">
        {open === 0 ? t('editor.remarks-none') : t('editor.remarks-open', { count: open })}
      </p>
      <ul className="mt-2 space-y-3">
        {all.map((remark) => (
          <li key={remark.invitation + remark.block + remark.text} className="border-l-2 border-accent pl-3">
            <p className={remark.done ? 'text-ink-soft line-through' : ''}>
              <strong>{remark.who}:</strong> „{remark.text}“
            </p>
            <p className="text-small text-ink-soft">
              {remark.done
                ? t('editor.remark-is-done')
                : remark.block === ''
                  ? t('invite.comment-whole')
                  : !isThere(remark.block) && t('invite.comment-gone')}
            </p>
            <div className="-ml-2 flex flex-wrap">
              {!locked && (
                <Button look="quiet" className="text-note" onClick={() => void settle(remark, !remark.done)}>
                  {t(remark.done ? 'editor.remark-undone' : 'editor.remark-done')}
                </Button>
              )}
              {!remark.done && isThere(remark.block) && (
                <Button look="quiet" className="text-note" onClick={() => onShow(remark.block)}>
                  {t('editor.fix-show-place')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
