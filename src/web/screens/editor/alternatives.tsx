import { useEffect, useState } from 'react';
import type { Alternative } from '#domain/compose/alternatives.ts';
import type { Answers } from '#domain/letter/answers.ts';
import type { Block, Letter } from '#domain/letter/letter.ts';
import { write } from '#web/lib/certificate/writer.ts';
import { useText } from '#web/lib/i18n.ts';

/** Other wordings in the same grade, each written out as it would stand in the letter. */
export function Alternatives({
  letter,
  block,
  answers,
  onTake,
}: {
  readonly letter: Letter;
  readonly block: Block;
  readonly answers: Answers;
  readonly onTake: (module: string) => void;
}) {
  const t = useText();
  const [found, setFound] = useState<readonly Alternative[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    write('alternativesFor', letter, block.id, answers).then(
      (all) => isCurrent && setFound(all.filter(({ text }) => text !== block.text)),
      () => isCurrent && setFound([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [letter, block.id, block.text, answers]);
  if (found === null) return <p className="p-2 text-note text-ink-soft">{t('editor.searching')}</p>;
  if (found.length === 0) return <p className="p-2 text-note text-ink-soft">{t('editor.no-alternatives')}</p>;
  return (
    <ul aria-label={t('editor.alternatives')} className="divide-y divide-line p-2">
      {found.slice(0, 12).map(({ module, text }) => (
        <li key={module}>
          <button
            type="button"
            className="w-full rounded px-2 py-2 text-left font-letter hover:bg-accent-wash"
            onClick={() => onTake(module)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
