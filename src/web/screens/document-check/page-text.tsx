import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { unreadMark, type ReviewPage, type WeakWord } from '#web/lib/pages.ts';
import { shiftWords } from './shift-words.ts';

/** After this long without a key what was typed is saved. */
const saveAfter = 1200;

/** With more the list is no help any more. */
const mostListed = 24;

interface PageTextProps {
  readonly page: ReviewPage;
  readonly number: number;
  readonly onWord: (word: WeakWord | null) => void;
  readonly onSave: (text: string) => void;
}

/** The text of a page to correct, its unsure places marked and listed. */
export function PageText({ page, number, onWord, onSave }: PageTextProps) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ text, weak }, setEdited] = useState({ text: page.text, weak: page.weak });
  // What is around it does not count: the server takes it away.
  const isSaved = text.trim() === page.text;
  const save = (typed: string) => {
    if (typed.trim() !== page.text) onSave(typed);
  };
  const saveLater = useEffectEvent(save);
  useEffect(() => {
    const timer = setTimeout(() => saveLater(text), saveAfter);
    return () => clearTimeout(timer);
  }, [text]);

  const edit = (next: string) => setEdited({ text: next, weak: shiftWords(text, next, weak) });
  const show = (word: WeakWord) => {
    onWord(word);
    field.current?.focus({ preventScroll: false });
    field.current?.setSelectionRange(word.start, word.end);
  };
  /** The unsure word at the cursor is shown on the picture. */
  const follow = () => {
    const at = field.current?.selectionStart ?? -1;
    onWord(weak.find(({ start, end }) => at >= start && at <= end) ?? null);
  };
  const id = `page-text-${page.id}`;
  return (
    <div className="check-text">
      <label htmlFor={id} className="font-letter text-[1.1875rem] leading-7 font-semibold">
        {t('review.text', { page: number })}
      </label>
      <div className="check-paper">
        <div aria-hidden className="check-marks">
          {marked(text, weak)}{' '}
        </div>
        <textarea
          id={id}
          ref={field}
          className="check-field"
          value={text}
          spellCheck={false}
          onChange={(event) => edit(event.target.value)}
          onSelect={follow}
          onBlur={() => save(text)}
        />
      </div>
      <p className="text-small text-ink-soft">
        {isSaved ? (page.edited ? t('review.saved') : '\u00a0') : t('review.saving')}
      </p>
      {page.picture !== '' && <WeakWords text={text} weak={weak} onShow={show} />}
    </div>
  );
}

interface WeakWordsProps {
  readonly text: string;
  readonly weak: readonly WeakWord[];
  readonly onShow: (word: WeakWord) => void;
}

/** What was read with little confidence or not at all, each to be looked at on the picture. */
function WeakWords({ text, weak, onShow }: WeakWordsProps) {
  const t = useText();
  const hasUnread = weak.some(({ start, end }) => text.slice(start, end) === unreadMark);
  return (
    <>
      <h2 className="mt-2 text-note font-semibold">{t('review.weak')}</h2>
      {weak.length === 0 ? (
        <p className="text-note text-ink-soft">{t('review.weak-none')}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-2">
          {weak.slice(0, mostListed).map((word) => (
            <li key={`${word.start}-${word.end}`}>
              <button
                type="button"
                className="weak-word"
                aria-label={t('review.weak-show', { word: text.slice(word.start, word.end) })}
                onClick={() => onShow(word)}
              >
                {text.slice(word.start, word.end)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasUnread && <p className="mt-2 text-note">{t('review.weak-unread')}</p>}
      {weak.length > mostListed && (
        <p className="mt-2 text-note text-ink-soft">
          {t('review.weak-more', { count: weak.length - mostListed })}
        </p>
      )}
    </>
  );
}

function marked(text: string, weak: readonly WeakWord[]) {
  let from = 0;
  const parts = weak.flatMap(({ start, end }) => {
    const before = text.slice(from, start);
    from = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return [...parts, text.slice(from)];
}
