import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blocksOf } from '#domain/letter/letter.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import type { Block, Letter } from '#domain/letter/letter.ts';
import { useText } from '#web/lib/i18n.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { Button } from '#web/ui/button.tsx';
import { Lines } from '#web/ui/controls.tsx';
import type { Saving } from './use-saving.ts';

interface LetterFieldsProps {
  readonly view: InvitationView;
  readonly saving: Saving;
  /** Remarks by block; without it there is no room for them. */
  readonly comments?: Readonly<Record<string, string>>;
  readonly onComment?: (block: string, text: string) => void;
}

/** The letter sentence by sentence, each to be changed and, where that is asked for, commented. */
export function LetterFields({ saving, comments, onComment }: LetterFieldsProps) {
  const letter = (saving.values.letter as Letter | null | undefined) ?? null;
  if (letter === null) return null;
  return (
    <ol className="mt-4 divide-y divide-line">
      {blocksOf(letter)
        .filter(({ hidden }) => !hidden)
        .map((block, at) => (
          <Sentence
            key={block.id}
            block={block}
            number={at + 1}
            onChange={(text) => saving.set('letter', editBlock(letter, block.id, text))}
            comment={comments?.[block.id] ?? ''}
            onComment={onComment && ((text) => onComment(block.id, text))}
          />
        ))}
    </ol>
  );
}

interface SentenceProps {
  readonly block: Block;
  readonly number: number;
  readonly onChange: (text: string) => void;
  readonly comment: string;
  readonly onComment: ((text: string) => void) | undefined;
}

/** Most sentences get no comment: the field for one comes when it is asked for. */
function Sentence({ block: { text, list }, number, onChange, comment, onComment }: SentenceProps) {
  const t = useText();
  const [open, setOpen] = useState(comment !== '');
  const place = useRef<HTMLDivElement>(null);
  const begin = (): void => {
    flushSync(() => setOpen(true));
    place.current?.querySelector('textarea')?.focus();
  };
  return (
    <li className="relative py-3">
      {onComment && !open && (
        <Button
          look="quiet"
          className="absolute top-1 -right-2 px-2 text-note"
          aria-label={t('invitation.comment-begin', { number })}
          onClick={begin}
        >
          {t('invitation.comment-act')}
        </Button>
      )}
      <Lines
        label={t('invitation.block', { number })}
        grow
        rows={Math.max(2, Math.ceil(text.length / 75))}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {list.length > 0 && (
        <ul className="mt-2 list-disc pl-6 font-letter">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {onComment && open && (
        <div ref={place} className="mt-2 border-l-2 border-accent pl-4">
          <Lines
            label={t('invitation.comment', { number })}
            grow
            rows={1}
            maxLength={2000}
            value={comment}
            onChange={(event) => onComment(event.target.value)}
          />
        </div>
      )}
    </li>
  );
}
