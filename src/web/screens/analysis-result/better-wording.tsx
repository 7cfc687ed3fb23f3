import { useText } from '#web/lib/i18n.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A wording to ask for instead, ready to be copied. */
export function BetterWording({ text }: { text: string }) {
  const t = useText();
  return (
    <div className="border-l-2 border-accent pl-3">
      <p className="text-small font-semibold text-ink-soft">{t('note.better')}</p>
      <p className="font-letter text-body leading-7">
        „<q>{text}</q>“
      </p>
      <CopyButton text={text} />
    </div>
  );
}
