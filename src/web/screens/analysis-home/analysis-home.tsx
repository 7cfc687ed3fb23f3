import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftsSlot } from '#web/lib/certificate/drafts-slot.tsx';
import { loadDraft, saveDraft } from '#web/lib/draft.ts';
import { onForgotten } from '#web/lib/forget-drafts.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { keepFiles, loadFiles } from '#web/lib/kept-files.ts';
import { shrinkPhoto } from '#web/lib/shrink-photo.ts';
import { usePageDrop } from '#web/lib/use-page-drop.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { checkFiles } from './check-files.ts';
import { FileZone } from './file-zone.tsx';
import { MarginNotes } from './margin-notes.tsx';
import type { SampleId } from './margin-notes.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ReadingsSlot } from './readings-slot.tsx';
import { Specimen } from './specimen.tsx';
import { useCheck } from './use-check.ts';
import { useSeenFault } from './use-seen-fault.ts';

/** The analysis home: hand in a reference as text or as files. */
export function Component() {
  const t = useText();
  useTitle(t('home.title'));
  const [text, setText] = useState(loadDraft);
  const [files, setFiles] = useState<readonly File[]>([]);
  // A photo takes a moment to be made smaller: what was chosen meanwhile must be there still.
  const chosen = useRef(files);
  const choose = (next: readonly File[]) => {
    chosen.current = next;
    setFiles(next);
    void keepFiles(next);
  };
  // Before the page was loaded anew there were some; what was chosen meanwhile comes after them.
  const restore = useEffectEvent(
    (kept: readonly File[]) =>
      kept.length > 0 &&
      choose([...kept.filter((file) => !isAmong(file, chosen.current)), ...chosen.current]),
  );
  useEffect(() => {
    let here = true;
    void loadFiles().then((kept) => here && restore(kept));
    return () => {
      here = false;
    };
  }, []);
  const forget = useEffectEvent(() => {
    setText('');
    choose([]);
  });
  useEffect(() => onForgotten(() => forget()), []);
  const { check, checking, progress, fault, setFault } = useCheck();
  useSeenFault(fault);
  const removePage = (index: number) => {
    choose(files.toSpliced(index, 1));
    // What was said of the files was said of this one, too.
    if (fault?.place === 'files') setFault(null);
  };

  const addFiles = async (added: File[]) => {
    const ready = await Promise.all(added.map(shrinkPhoto));
    const present = chosen.current;
    const bytes = present.reduce((sum, file) => sum + file.size, 0);
    const { taken, faults } = checkFiles({ files: present.length, bytes }, ready, t);
    choose([...present, ...taken]);
    setFault(faults.length > 0 ? { place: 'files', text: faults.join(' ') } : null);
  };
  const over = usePageDrop((dropped) => void addFiles(dropped));

  const submit = () => {
    if (files.length > 0) check({ input: { files }, own: true });
    else if (text.trim() !== '') check({ input: { text }, own: true });
    else setFault({ place: 'text', text: t('home.empty') });
  };
  const trySample = async (id: SampleId) => {
    try {
      const { samples } = await import('#domain/knowledge/samples.ts');
      const sample = samples.find((one) => one.id === id);
      if (sample) check({ input: { text: sample.text }, own: false });
    } catch (error) {
      handleError(error);
    }
  };

  const faultAt = (place: 'files' | 'text') => (fault?.place === place ? fault.text : null);
  return (
    <div className="mx-auto max-w-[80rem] px-4 pt-6 pb-16 sm:px-5 sm:pt-10">
      <h1 className="font-letter text-[2rem] leading-10 font-semibold tracking-[-0.015em] sm:text-display">
        {t('home.title')}
      </h1>
      <p className="mt-2 max-w-[60ch] text-body text-ink-soft sm:text-lead">{t('home.lead')}</p>
      <ReadingsSlot />
      <DraftsSlot />

      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 sm:mt-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <form
          className="sheet desk-form"
          aria-busy={checking}
          onSubmit={(event) => {
            event.preventDefault();
            if (!checking) submit();
          }}
        >
          <div className="desk-form-files">
            <FileZone
              files={files}
              onAdd={(added) => void addFiles(added)}
              onRemove={removePage}
              onMove={(from, to) => choose(moved(files, from, to))}
              describedBy={faultAt('files') === null ? undefined : 'fault-files'}
            />
            <FaultLine id="fault-files" text={faultAt('files')} />
          </div>
          <div className="desk-form-text">
            <label htmlFor="letter-text" className="font-letter text-[1.3125rem] leading-7 font-semibold">
              {t('home.text-label')}
            </label>
            <textarea
              id="letter-text"
              // With files and no text the way to the button is short: on a phone it would lie below the page.
              className={`paste-field ${files.length > 0 && text === '' ? 'max-md:h-24 max-md:min-h-24' : ''}`}
              rows={10}
              value={text}
              placeholder={t('home.text-placeholder')}
              spellCheck={false}
              aria-invalid={faultAt('text') !== null}
              aria-describedby={faultAt('text') === null ? undefined : 'fault-text'}
              onChange={(event) => {
                setText(event.target.value);
                saveDraft(event.target.value);
                if (fault?.place === 'text') setFault(null);
              }}
            />
            <FaultLine id="fault-text" text={faultAt('text')} />
            <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-5 gap-y-2 pt-3">
              <ProgressLine progress={progress} />
              {files.length > 0 && text.trim() !== '' && !checking && (
                <p className="grow text-small text-ink-soft">{t('home.text-ignored')}</p>
              )}
              <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={checking}>
                {t('home.submit')}
              </Button>
            </div>
          </div>
        </form>
        <MarginNotes onSample={(id) => void trySample(id)} busy={checking} />
      </div>
      <Specimen />
      {over && <div className="drop-veil font-letter text-title font-semibold">{t('home.drop')}</div>}
    </div>
  );
}

/** What was chosen while the page built up may have been kept already. */
const isAmong = ({ name, size, lastModified }: File, files: readonly File[]): boolean =>
  files.some((one) => one.name === name && one.size === size && one.lastModified === lastModified);

function moved(files: readonly File[], from: number, to: number): readonly File[] {
  const file = files[from];
  return file ? files.toSpliced(from, 1).toSpliced(to, 0, file) : files;
}
