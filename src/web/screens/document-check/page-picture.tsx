import { useEffect, useRef } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { picturePath } from '#web/lib/pages.ts';
import type { ReviewPage, WeakWord } from '#web/lib/pages.ts';

interface PagePictureProps {
  readonly analysis: string;
  readonly page: ReviewPage;
  readonly number: number;
  /** The word that is being looked at. */
  readonly word: WeakWord | null;
}

const percent = (share: number) => `${share * 100}%`;

/** The page as it was photographed, with its unsure words framed and the one in question in view. */
export function PagePicture({ analysis, page, number, word }: PagePictureProps) {
  const t = useText();
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (word) frame.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [word]);
  if (page.picture === '') {
    return (
      <div className="check-picture grid place-items-center p-8 text-note text-ink-soft">
        <p>{page.state === 'failed' ? page.fault : t('review.no-picture')}</p>
      </div>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="check-picture" tabIndex={0} aria-label={t('review.picture', { page: number })}>
      <div className="relative">
        <img
          src={picturePath(analysis, page)}
          alt={t('review.picture', { page: number })}
          width={page.width || undefined}
          height={page.height || undefined}
          className="h-auto w-full"
        />
        {page.weak.map((one) => (
          <span
            key={`${one.start}-${one.end}`}
            ref={one.start === word?.start ? frame : undefined}
            aria-hidden
            className="check-frame"
            data-current={one.start === word?.start || undefined}
            style={{
              left: percent(one.box.x),
              top: percent(one.box.y),
              width: percent(one.box.width),
              height: percent(one.box.height),
            }}
          />
        ))}
      </div>
    </section>
  );
}
