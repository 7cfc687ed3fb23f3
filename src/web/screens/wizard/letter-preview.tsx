import { FileText } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Letter } from '#domain/letter/letter.ts';
import { answersOf, type Draft } from '#web/lib/certificate/draft.ts';
import { LetterPaper } from '#web/lib/certificate/letter-paper.tsx';
import { write } from '#web/lib/certificate/writer.ts';
import { useText } from '#web/lib/i18n.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';
import { Button } from '#web/ui/button.tsx';
import { paragraphToShow } from './paragraph-to-show.ts';
import { previewOf } from './preview-of.ts';
import type { WizardStep } from './step-rules.ts';

/** The letter as it would be written now, a moment after typing rests. */
function usePreview(draft: Draft, written: Letter | null, isStale: boolean): Letter | null {
  const [letter, setLetter] = useState<Letter | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      previewOf(draft, written, isStale, write).then(
        (next) => isCurrent && setLetter(next),
        () => null,
      );
    }, 250);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, written, isStale]);
  return letter;
}

/** Keeps in sight what is being written; the sheet is scrolled, never the page. */
function useFollowing(step: WizardStep, letter: Letter | null): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const shown = useRef<{ readonly step: WizardStep; readonly letter: Letter } | null>(null);
  useEffect(() => {
    if (letter === null || sheet.current === null) return;
    const before = shown.current?.step === step ? shown.current.letter : null;
    shown.current = { step, letter };
    const at = paragraphToShow(step, letter, before);
    const paragraph = sheet.current.querySelectorAll<HTMLElement>('.letter-paper > div')[at];
    if (paragraph === undefined) return;
    const [frame, place] = [sheet.current.getBoundingClientRect(), paragraph.getBoundingClientRect()];
    if (place.top >= frame.top && place.bottom <= frame.bottom) return;
    // A little of what stands before it stays above, so that one knows where one is.
    const above = Math.max(24, Math.min(frame.height / 4, frame.height - place.height));
    sheet.current.scrollBy({ top: place.top - frame.top - above });
  }, [step, letter]);
  return sheet;
}

/** The sheet beside the form; where there is no room for it, a drawer from below. */
export function LetterPreview({
  step,
  draft,
  letter: written,
  isStale,
}: {
  readonly step: WizardStep;
  readonly draft: Draft;
  readonly letter: Letter | null;
  /** The answers have changed since it was written. */
  readonly isStale: boolean;
}) {
  const t = useText();
  const isWide = useMediaQuery('(min-width: 77.5rem)');
  const [isOpen, setOpen] = useState(false);
  const letter = usePreview(draft, written, isStale);
  const sheet = useFollowing(step, letter);
  const isEmpty = letter === null || letter.areas.every(({ blocks }) => blocks.length === 0);
  const paper = isEmpty ? (
    <div className="letter-paper">
      <p className="text-ink-soft">{t('wizard.preview-empty')}</p>
      <div aria-hidden className="letter-paper-lines">
        {[100, 96, 98, 60, 0, 97, 94, 99, 40].map((width, at) => (
          <span key={at} style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  ) : (
    <LetterPaper letter={letter} answers={answersOf(draft)} label={t('wizard.preview')} />
  );
  if (isWide) {
    return (
      <div className="pt-6">
        {/* The keyboard scrolls it, too: hence the focus. */}
        <section
          ref={sheet}
          className="sheet sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('wizard.preview')}
        >
          {paper}
        </section>
      </div>
    );
  }
  return (
    <>
      <div className="preview-bar">
        <Button className="w-full" onClick={() => setOpen(true)}>
          <FileText size={20} aria-hidden />
          {t('wizard.preview-open')}
        </Button>
      </div>
      {isOpen && (
        <BottomSheet label={t('wizard.preview')} onClose={() => setOpen(false)}>
          {paper}
        </BottomSheet>
      )}
    </>
  );
}
