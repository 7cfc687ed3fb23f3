import { blocksOf } from '#domain/letter/letter.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { useText } from '#web/lib/i18n.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { Lines } from '#web/ui/controls.tsx';
import type { Saving } from './use-saving.ts';

interface LetterFieldsProps {
  readonly view: InvitationView;
  readonly saving: Saving;
  /** Remarks by block; without it there is no room for them. */
  readonly comments?: Readonly<Record<string, string>>;
  readonly onComment?: (block: string, text: string) => void;
}

/** The letter block by block, each to be changed and, where that is asked for, commented. */
export function LetterFields({ saving, comments, onComment }: LetterFieldsProps) {
  const t = useText();
  const letter = (saving.values.letter as Letter | null | undefined) ?? null;
  if (letter === null) return null;
  return (
    <ol className="mt-4 space-y-5">
      {blocksOf(letter)
        .filter(({ hidden }) => !hidden)
        .map(({ id, text, list }, at) => (
          <li key={id} className="border-b border-line pb-5 last:border-b-0">
            <Lines
              label={t('invitation.block', { number: at + 1 })}
              grow
              rows={Math.max(2, Math.ceil(text.length / 75))}
              value={text}
              onChange={(event) => saving.set('letter', editBlock(letter, id, event.target.value))}
            />
            {list.length > 0 && (
              <ul className="mt-2 list-disc pl-6 font-letter">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {onComment && (
              <div className="mt-2 border-l-2 border-accent pl-4">
                <Lines
                  label={t('invitation.comment', { number: at + 1 })}
                  grow
                  rows={1}
                  maxLength={2000}
                  value={comments?.[id] ?? ''}
                  onChange={(event) => onComment(id, event.target.value)}
                />
              </div>
            )}
          </li>
        ))}
    </ol>
  );
}
