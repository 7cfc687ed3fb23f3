import { Camera, FilePlus2 } from 'lucide-react';
import { acceptedFiles } from '#web/lib/constants.ts';
import { useText } from '#web/lib/i18n.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { PageList } from './page-list.tsx';

interface FileZoneProps {
  readonly files: readonly File[];
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (index: number) => void;
  /** Moves a page to another place. */
  readonly onMove: (from: number, to: number) => void;
  readonly describedBy: string | undefined;
}

/** The place for files on the sheet: pick or drop, then the pages in their order. */
export function FileZone({ files, onAdd, onRemove, onMove, describedBy }: FileZoneProps) {
  const t = useText();
  const some = files.length > 0;
  return (
    <div className="flex grow flex-col gap-4">
      <div className="flex flex-col items-start gap-1">
        <h2 className="font-letter text-[1.3125rem] leading-7 font-semibold">
          {/* A finger drags no file. */}
          <span className="pointer-coarse:hidden">{t('home.file-title')}</span>
          <span className="hidden pointer-coarse:inline">{t('home.file-title-touch')}</span>
        </h2>
        <p className="text-small text-ink-soft">{t('home.file-kinds')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <label
            className={buttonLook(
              'plain',
              'cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent',
            )}
          >
            <FilePlus2 size={20} aria-hidden />
            {t(some ? 'home.file-more' : 'home.file-choose')}
            <input
              type="file"
              multiple
              accept={acceptedFiles}
              className="sr-only"
              aria-describedby={describedBy}
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
          {/* Only what is held in the hand has a camera that looks at paper. */}
          <label
            className={buttonLook(
              'plain',
              'not-pointer-coarse:hidden cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent',
            )}
          >
            <Camera size={20} aria-hidden />
            {t('home.file-camera')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
        </div>
      </div>
      {some && <PageList files={files} onMove={onMove} onRemove={onRemove} />}
      {!some && <PagesDrawing />}
      <p className="text-small text-ink-soft">{t('home.file-hint')}</p>
    </div>
  );
}

/** Two sheets drawn with a pencil, the second still on its way; only where there is room. */
function PagesDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 150 130"
      className="my-auto hidden h-32 self-center text-ink-soft/60 md:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path strokeDasharray="5 5" d="M66 8h58l-4 92H60z" transform="rotate(7 92 54)" />
      <path d="M27 23h62v96H27z" fill="var(--color-sheet)" transform="rotate(-4 58 71)" />
      <g transform="rotate(-4 58 71)">
        <path d="M36 36h24M36 48h44M36 56h41M36 68h44M36 76h30M36 100h20" />
        <path d="M35 88h45" stroke="var(--color-grade-2)" strokeWidth="2" />
      </g>
    </svg>
  );
}
