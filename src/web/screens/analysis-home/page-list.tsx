import { ArrowUp, FileText, GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { useSortable } from './use-sortable.ts';

interface PageListProps {
  readonly files: readonly File[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

const small = 'grid size-9 shrink-0 place-items-center rounded text-accent hover:bg-accent-wash';

/** The chosen pages in their order: pulled to another place, moved with arrow keys, or taken out. */
export function PageList({ files, onMove, onRemove }: PageListProps) {
  const t = useText();
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    const file = files[from];
    if (file === undefined || to < 0 || to >= files.length || to === from) return;
    onMove(from, to);
    setTold(t('home.file-moved', { name: file.name, page: to + 1, count: files.length }));
  };
  const { list, dragged, handle, listeners } = useSortable(move);
  return (
    <>
      <ol
        ref={list}
        {...listeners}
        className="divide-y divide-line border-y border-line"
        aria-label={t('home.file-list')}
      >
        {files.map((file, index) => (
          <li
            key={`${file.name}-${file.lastModified}-${file.size}`}
            className={`flex items-center gap-2 py-1 ${dragged === index ? 'bg-accent-wash' : ''}`}
          >
            {files.length > 1 ? (
              <button
                type="button"
                className={`${small} cursor-grab touch-none`}
                aria-label={t('home.file-move', { name: file.name })}
                title={t('home.file-move-help')}
                {...handle(index)}
              >
                <GripVertical size={20} aria-hidden />
              </button>
            ) : (
              <FileText size={20} aria-hidden className="shrink-0 text-ink-soft" />
            )}
            <span className="min-w-0 grow text-note">
              <span className="block truncate">{file.name}</span>
              <span className="block text-tick text-ink-soft tabular-nums">{formatBytes(file.size)}</span>
            </span>
            {index > 0 && (
              <button
                type="button"
                className={small}
                aria-label={t('home.file-up', { name: file.name })}
                title={t('home.file-up', { name: file.name })}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={20} aria-hidden />
              </button>
            )}
            <button
              type="button"
              className={small}
              aria-label={t('home.file-remove', { name: file.name })}
              title={t('home.file-remove', { name: file.name })}
              onClick={() => onRemove(index)}
            >
              <X size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <output className="sr-only">{told}</output>
    </>
  );
}
