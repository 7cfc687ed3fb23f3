import { useEffect, useState } from 'react';
import type { Progress } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import type { Translate } from '#web/lib/i18n.ts';

const second = 1000;
const soon = 4;

/** Says how far the reading is: stage, page, and what is left by the server's last word, counted on from there. */
export function ReadingProgress({ progress }: { progress: Progress }) {
  const t = useText();
  const elapsed = useElapsed(progress);
  const { stage, page, pages, share, ahead } = progress;
  return (
    <div className="mt-5">
      <p className="flex flex-wrap justify-between gap-x-6 text-note">
        <span>
          {stage !== 'queued' && pages > 1 && `${t('reading.page', { page, pages })} · `}
          {t(`reading.stage-${stage}`)}
        </span>
        <span className="text-ink-soft tabular-nums">{timeLeft(progress.seconds - elapsed, t)}</span>
      </p>
      <progress
        aria-label={t('reading.title')}
        max={100}
        value={Math.max(2, Math.round(share * 100))}
        className="reading-bar mt-2"
        data-stage={stage}
      />
      {stage === 'queued' && ahead > 0 && (
        <p className="mt-2 text-small text-ink-soft">{t('reading.ahead', { count: ahead })}</p>
      )}
      {/* Read out when the step or the page changes, not with every second. */}
      <output className="sr-only">
        {stage !== 'queued' && t('reading.page', { page, pages })} {t(`reading.stage-${stage}`)}
      </output>
    </div>
  );
}

/** Whole seconds since this progress was told. */
function useElapsed(progress: Progress): number {
  const [now, setNow] = useState(() => ({ progress, elapsed: 0 }));
  useEffect(() => {
    const start = Date.now();
    const tick = () => setNow({ progress, elapsed: Math.floor((Date.now() - start) / second) });
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [progress]);
  return now.progress === progress ? now.elapsed : 0;
}

/** Seconds as somebody would say them: coarse where they are many, and honest when they were too few. */
export function timeLeft(seconds: number, t: Translate): string {
  if (seconds < -2 * soon) return t('reading.left-longer');
  if (seconds < soon) return t('reading.left-soon');
  if (seconds < 55) return t('reading.left-seconds', { seconds: Math.max(5, Math.round(seconds / 5) * 5) });
  return t('reading.left-minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}
