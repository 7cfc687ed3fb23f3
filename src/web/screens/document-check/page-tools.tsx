import { ArrowUp, FilePlus2, Replace, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { acceptedFiles } from '#web/lib/constants.ts';
import { useText } from '#web/lib/i18n.ts';
import { changes } from '#web/lib/pages.ts';
import type { ReviewPage } from '#web/lib/pages.ts';
import { shrinkPhoto } from '#web/lib/shrink-photo.ts';
import type { Act } from './use-changes.ts';

interface PageToolsProps {
  readonly page: ReviewPage;
  readonly number: number;
  readonly count: number;
  readonly busy: boolean;
  readonly act: Act;
}

const look =
  'inline-flex min-h-11 items-center gap-2 rounded px-3 text-note font-semibold text-accent hover:bg-accent-wash';

/** What can be done with a page: turn, replace, move, take out; and another one added. */
export function PageTools({ page, number, count, busy, act }: PageToolsProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap">
      {page.picture !== '' && (
        <Tool
          icon={<RotateCw size={20} aria-hidden />}
          busy={busy}
          onDo={() => act((id) => changes.change(id, page.id, { turn: 90 }))}
        >
          {t('review.turn')}
        </Tool>
      )}
      <FileTool
        icon={<Replace size={20} aria-hidden />}
        label={t('review.replace')}
        onFiles={(files) => act((id) => changes.replace(id, page.id, files))}
      />
      <FileTool
        icon={<FilePlus2 size={20} aria-hidden />}
        label={t('review.add')}
        multiple
        onFiles={(files) => act((id) => changes.add(id, files))}
      />
      {number > 1 && (
        <Tool
          icon={<ArrowUp size={20} aria-hidden />}
          busy={busy}
          onDo={() => act((id) => changes.change(id, page.id, { position: number - 2 }))}
        >
          {t('review.earlier')}
        </Tool>
      )}
      {count > 1 && (
        <Tool
          icon={<Trash2 size={20} aria-hidden />}
          busy={busy}
          onDo={() => act((id) => changes.remove(id, page.id))}
        >
          {t('review.remove')}
        </Tool>
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: ReactNode;
  readonly busy: boolean;
  readonly onDo: () => void;
  readonly children: ReactNode;
}

function Tool({ icon, busy, onDo, children }: ToolProps) {
  return (
    <button type="button" className={look} aria-disabled={busy} onClick={() => busy || onDo()}>
      {icon}
      {children}
    </button>
  );
}

interface FileToolProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileTool({ icon, label, multiple = false, onFiles }: FileToolProps) {
  return (
    <label className={`${look} cursor-pointer focus-within:outline-3 focus-within:outline-accent`}>
      {icon}
      {label}
      <input
        type="file"
        multiple={multiple}
        accept={acceptedFiles}
        className="sr-only"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (chosen.length > 0) void Promise.all(chosen.map(shrinkPhoto)).then(onFiles);
        }}
      />
    </label>
  );
}
