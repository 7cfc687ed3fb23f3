import { useText } from '#web/lib/i18n.ts';
import type { Progress } from './use-check.ts';

/** Says how far the check is, in words and with a line that fills; announced politely. */
export function ProgressLine({ progress }: { progress: Progress | null }) {
  const t = useText();
  const share = progress?.stage === 'sending' ? progress.share : 1;
  // Without a width of its own: on a phone it must not push the button down when it appears.
  return (
    <output className="block min-w-0 flex-1">
      {progress && (
        <span className="block max-w-72">
          <span className="block text-small text-ink-soft tabular-nums">
            {progress.stage === 'sending'
              ? t('home.sending', { percent: Math.round(share * 100) })
              : t('home.reading')}
          </span>
          <span className="progress-track" data-stage={progress.stage}>
            <span className="progress-fill" style={{ transform: `scaleX(${share})` }} />
          </span>
        </span>
      )}
    </output>
  );
}
