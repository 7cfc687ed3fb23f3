import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import { formatDate } from '#domain/german/format-date.ts';
import { ConflictDialog } from '#web/lib/certificate/conflict-dialog.tsx';
import { answersOf, type Draft } from '#web/lib/certificate/draft.ts';
import { LetterPaper } from '#web/lib/certificate/letter-paper.tsx';
import type { CertificateState, CertificateStore } from '#web/lib/certificate/store.ts';
import { isStale, writtenDraft } from '#web/lib/certificate/written-draft.ts';
import { useStore } from '#web/lib/certificate/use-certificate.ts';
import { useText } from '#web/lib/i18n.ts';
import { stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { AreaView } from './area-view.tsx';
import { areasToShow } from './areas-to-show.ts';
import { blockNotes } from './block-notes.ts';
import { EditorBar, type View } from './editor-bar.tsx';
import { HelpLegend } from './help-legend.tsx';
import { LockNotice } from './lock-notice.tsx';
import { Outputs } from './outputs.tsx';
import { ProofreadPanel } from './proofread-panel.tsx';
import { readBlocks } from './read-blocks.ts';
import { RedlinePanel } from './redline-panel.tsx';
import { RemarksPanel } from './remarks.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useLetter } from './use-letter.ts';
import { usePrinting } from './use-printing.ts';
import { useProofreading } from './use-proofreading.ts';
import { WarningsPanel } from './warnings-panel.tsx';
import { useRemarks } from './use-remarks.ts';

/** Where the letter is worked on; begun anew when it is locked or opened again, for then nothing is to be undone. */
export function EditorDesk({ store }: { readonly store: CertificateStore }) {
  const state = useStore(store);
  const isPrinting = usePrinting();
  const { letter, draft } = state.content;
  return (
    <>
      {/* On paper stands the letter as it reads, and none of the tools. */}
      {isPrinting && letter !== null && <PrintedLetter letter={letter} draft={draft} />}
      <Desk key={state.lock ?? 'open'} store={store} state={state} />
    </>
  );
}

function PrintedLetter({ letter, draft }: { readonly letter: Letter; readonly draft: Draft }) {
  const t = useText();
  return <LetterPaper letter={letter} answers={answersOf(draft)} label={t('editor.sheet')} />;
}

/** The sheet in the middle, tools above it, and in the margin what a reader would say. */
function Desk({ store, state }: { readonly store: CertificateStore; readonly state: CertificateState }) {
  const t = useText();
  const tone = useTone();
  const { content, conflict, save, source, lock } = state;
  const isLocked = lock !== null;
  const id = state.id ?? '';
  const { letter } = content;
  const stale = useMemo(() => isStale(content), [content]);
  // What the letter says and is measured by are the answers that it was made of.
  const draft = useMemo(() => writtenDraft(content), [content]);
  const [view, setView] = useState<View>('standard');
  const [selected, setSelected] = useState<string | null>(null);
  const { acts, undo, redo, failed } = useLetter(store);
  const proof = useProofreading(letter, draft);
  const read = useMemo(() => (proof === null ? new Map() : readBlocks(proof)), [proof]);
  const notes = useMemo(() => blockNotes(proof?.review.warnings ?? []), [proof]);
  useTitle(`${t('wizard.step-editor')} · ${t('wizard.name')}`);
  useUndoKeys(undo, redo);
  const remarks = useRemarks(id);
  if (letter === null) return null;
  const isThere = (block: string): boolean => blocksOf(letter).some((one) => one.id === block);
  const answers = answersOf(draft);
  const { place, date, signatories, company, options } = answers;
  const foot = [place, date === null ? '' : formatDate(date, options.date_format)].filter(
    (part) => part !== '',
  );
  const show = (block: string): void => {
    setSelected(block);
    document.querySelector(`[data-block="${CSS.escape(block)}"]`)?.scrollIntoView({ block: 'center' });
  };
  const marks = view === 'help' ? (proof?.review.marks ?? []) : [];
  return (
    <div className="mx-auto max-w-[80rem] px-4 pb-20 sm:px-5 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-6">
        <div>
          <p className="text-small text-ink-soft">
            {!isLocked && (
              <Link to={stepPath(tone, 'beendigung', id)} className="link">
                {t('editor.back')}
              </Link>
            )}
          </p>
          <h1 className="font-letter text-title font-semibold">
            {t(isLocked ? 'editor.title-locked' : 'editor.title')}
          </h1>
        </div>
      </div>
      {isLocked ? (
        <LockNotice store={store} state={state} />
      ) : (
        <p className="mt-1 max-w-[48rem] text-note text-ink-soft">{t('editor.lead')}</p>
      )}
      {stale && !isLocked && <StaleNotice store={store} content={content} onTakeBack={acts.takeBack} />}
      <EditorBar
        view={view}
        onView={setView}
        undo={undo}
        redo={redo}
        options={draft.options}
        acts={acts}
        locked={isLocked}
        save={save}
        refusal={state.refusal}
        read={
          proof === null || proof.reading.overall === null
            ? null
            : { grade: gradeWord(proof.reading.overall.grade), warnings: proof.review.warnings.length }
        }
      />
      <div role="alert">
        {failed && (
          <p className="mt-3 rounded bg-danger-wash px-3 py-2 text-note text-danger">{t('editor.failed')}</p>
        )}
      </div>
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          {view === 'help' && <HelpLegend />}
          <article aria-label={t('editor.sheet')} className="sheet editor-sheet" data-view={view} lang="de">
            {company.name !== '' && <p className="letter-paper-firm">{company.name}</p>}
            <h2>{certificateTypeLabels[letter.type]}</h2>
            {areasToShow(letter).map((area) => (
              <AreaView
                key={area.id}
                area={area}
                view={view}
                answers={answers}
                letter={letter}
                read={read}
                marks={marks}
                notes={notes}
                source={source}
                remarks={remarks}
                selected={selected}
                onSelect={setSelected}
                acts={acts}
                locked={isLocked}
              />
            ))}
            {foot.length > 0 && <p className="mt-6">{foot.join(', ')}</p>}
            {signatories.map(({ name, role }, at) => (
              <p key={at} className="letter-paper-signature">
                {name}
                {role !== '' && <span>{role}</span>}
              </p>
            ))}
          </article>
        </div>
        <aside aria-label={t('editor.margin')} className="space-y-8">
          {/* What moves as the letter is read stands below: no button may slip away under a finger. */}
          <Outputs
            id={id}
            letter={letter}
            answers={answers}
            store={store}
            lock={lock}
            stale={stale && !isLocked}
          />
          <div id="editor-margin" tabIndex={-1} className="scroll-mt-32 space-y-8 outline-none">
            <RemarksPanel remarks={remarks} onShow={show} isThere={isThere} locked={isLocked} />
            <ProofreadPanel proof={proof} letter={letter} draft={draft} isTaken={source !== null} />
            {proof !== null && (
              <WarningsPanel
                warnings={proof.review.warnings}
                letter={letter}
                draft={draft}
                acts={acts}
                onShow={show}
                stepPathOf={(step) => stepPath(tone, step, id)}
                locked={isLocked || stale}
                isThere={isThere}
              />
            )}
            {source !== null && (
              <RedlinePanel
                source={source}
                letter={letter}
                reading={proof?.reading ?? null}
                id={id}
                store={store}
              />
            )}
          </div>
        </aside>
      </div>
      {conflict !== null && (
        <ConflictDialog mine={content} stored={conflict} onChoose={(choice) => void store.resolve(choice)} />
      )}
    </div>
  );
}

/** Strg+Z and Strg+Y (or Strg+Umschalt+Z), except where text is being typed: there the browser undoes. */
function useUndoKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const way = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined;
      if (way === undefined) return;
      event.preventDefault();
      way?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
