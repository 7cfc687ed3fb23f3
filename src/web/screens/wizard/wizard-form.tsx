import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { Content } from '#web/lib/certificate/calls.ts';
import { ConflictDialog } from '#web/lib/certificate/conflict-dialog.tsx';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { DraftsSlot } from '#web/lib/certificate/drafts-slot.tsx';
import { SaveLine } from '#web/lib/certificate/save-line.tsx';
import type { CertificateStore, SaveState } from '#web/lib/certificate/store.ts';
import { useStore } from '#web/lib/certificate/use-certificate.ts';
import { writtenDraft } from '#web/lib/certificate/written-draft.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText, type MessageKey } from '#web/lib/i18n.ts';
import { generatorSteps, stepPath, type GeneratorStep } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { baseDataOf } from './base-data.ts';
import { LetterPreview } from './letter-preview.tsx';
import { faultsIn, firstOpenStep, wizardSteps, type WizardStep } from './step-rules.ts';
import { StepList } from './step-list.tsx';
import { Beendigung } from './steps/beendigung.tsx';
import { Beruf } from './steps/beruf.tsx';
import { Leistung } from './steps/leistung.tsx';
import { Stamm } from './steps/stamm.tsx';
import { Taetigkeiten } from './steps/taetigkeiten.tsx';
import { Verhalten } from './steps/verhalten.tsx';
import { linkedFields, resolverFor, SuggestionsProvider, today } from './use-draft.ts';
import { PendingFields, PendingProvider } from './use-taken-on-leaving.ts';
import { useExpectedAnswers } from './use-expected-answers.ts';
import { useJobSuggestions } from './use-job-suggestions.ts';

const screens = {
  stamm: Stamm,
  beruf: Beruf,
  taetigkeiten: Taetigkeiten,
  leistung: Leistung,
  verhalten: Verhalten,
  beendigung: Beendigung,
} satisfies Record<WizardStep, () => React.JSX.Element>;

/** What keeps the letter from being written, where more can be said than that it failed. */
const unfinished: Partial<Record<SaveState, MessageKey>> = {
  offline: 'wizard.finish-offline',
  'login-ended': 'certificate.save-login-ended',
};

/** What the letter that is there was made of, as far as it is known; null where the answers have gone on since. */
function madeOf(content: Content): string | null {
  if (content.letter === null) return null;
  if (content.letter.made !== undefined) return baseDataOf(writtenDraft(content));
  return content.status === 'draft' ? null : baseDataOf(content.draft);
}

/** Form, progress and preview of one certificate; every change goes to its store at once. */
export function WizardForm({ store }: { readonly store: CertificateStore }) {
  const t = useText();
  const tone = useTone();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { content, id, save, refusal, conflict } = useStore(store);
  const step = wizardSteps.find((one) => pathname.split('/')[2] === one) ?? 'stamm';
  const shown = useRef(step);
  shown.current = step;
  const resolver = useMemo(() => resolverFor(() => shown.current), []);
  const form = useForm<Draft>({ defaultValues: content.draft, resolver, mode: 'onTouched' });
  const draft = content.draft;
  const open = firstOpenStep(draft, today());
  const openAt = generatorSteps.indexOf(open);
  const suggestions = useJobSuggestions(draft);
  useExpectedAnswers(form, suggestions, content.letter !== null);
  // It stays while one types: that the new one is stored must not move the form.
  const [isStart] = useState(id === null);
  const [asked, setAsked] = useState<GeneratorStep | null>(null);
  // Whoever wants to change more first is asked again only where the letter is to be seen.
  const [isPutOff, setPutOff] = useState(false);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [pending] = useState(() => new PendingFields());
  useTitle(`${t(`wizard.step-${step}`)} · ${t('wizard.name')}`);

  // The letter there is was made of these answers; one whose answers have changed is a draft again until it is renewed.
  const made = useRef(madeOf(content));
  const isChanged = content.letter !== null && made.current !== baseDataOf(draft);
  const state = useRef(content.letter !== null && content.status === 'draft' ? 'edited' : content.status);
  // What the form tells the store, to know the store's own changes apart.
  const told = useRef<Draft>(draft);
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      // A fault goes as soon as it is mended: going only when the field is left, it would move the button one presses.
      told.current = structuredClone(values) as Draft;
      const mended = [...(name === undefined ? [] : [name]), ...linkedFields(told.current)];
      const wrong = mended.filter((one) => form.getFieldState(one).error !== undefined);
      if (wrong.length > 0) void form.trigger(wrong);
      const isStale = store.state().content.letter !== null && made.current !== baseDataOf(told.current);
      store.change({ draft: told.current, status: isStale ? 'draft' : state.current });
    });
    return unsubscribe;
  }, [form, store]);
  useEffect(() => {
    if (draft !== told.current) {
      told.current = draft;
      form.reset(draft);
    }
  }, [draft, form]);

  // An address may name a step that is not to be reached yet.
  useEffect(() => {
    if (generatorSteps.indexOf(step) > openAt)
      void navigate(stepPath(tone, open, id ?? undefined), { replace: true });
    // Only when the step is entered: while it is filled in, an earlier one cannot become wrong.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);

  const go = (to: GeneratorStep): void => {
    setFault('');
    void navigate(stepPath(tone, to, store.state().id ?? undefined));
  };

  const finish = async (): Promise<void> => {
    setBusy(true);
    setFault('');
    try {
      const needsLetter = content.letter === null || isChangedNow();
      if (needsLetter && !(await store.generate())) {
        const now = store.state();
        setFault((now.save === 'failed' && now.refusal) || t(unfinished[now.save] ?? 'wizard.finish-failed'));
        return;
      }
      go('editor');
    } catch (error) {
      const first = error instanceof ServerError ? Object.values(error.data)[0]?.message : undefined;
      setFault(first ?? t('wizard.finish-failed'));
    } finally {
      setBusy(false);
    }
  };

  /** What was just taken from a field is not rendered yet. */
  const isChangedNow = (): boolean => {
    const now = store.state().content;
    return now.letter !== null && made.current !== baseDataOf(now.draft);
  };

  const leave = (to: GeneratorStep): void => {
    pending.take();
    if (isChangedNow() && (to === 'editor' || !isPutOff)) setAsked(to);
    else if (to === 'editor') void finish();
    else go(to);
  };

  const next = async (): Promise<void> => {
    const isTaken = pending.take();
    const isRight = isTaken && (await form.trigger(undefined, { shouldFocus: true }));
    if (!isRight) {
      const first = faultsIn(step, form.getValues(), today())[0];
      // Groups of buttons have no field of their own that could take the focus.
      // One of a list is mended where the list is added to.
      const names = [first?.field, first?.field.replace(/\.\d+$/, '')];
      for (const name of names) {
        const field = document.querySelector<HTMLElement>(`[id="${name}"], [data-field="${name}"]`);
        if (field === null) continue;
        field.focus();
        break;
      }
      return;
    }
    const following = generatorSteps[generatorSteps.indexOf(step) + 1] ?? 'editor';
    leave(following);
  };

  const confirmed = async (): Promise<void> => {
    const to = asked;
    setBusy(true);
    const isDone = await store.generate().catch(() => false);
    setBusy(false);
    setAsked(null);
    if (!isDone && firstOpenStep(draft, today()) === 'editor') {
      setFault(t('wizard.finish-failed'));
      return;
    }
    setPutOff(false);
    made.current = baseDataOf(store.state().content.draft);
    state.current = store.state().content.status;
    if (to !== null) go(to);
  };

  const putOff = (): void => {
    setPutOff(true);
    setAsked(null);
    if (asked !== null) go(asked);
  };

  const Step = screens[step];
  const at = wizardSteps.indexOf(step);
  const previous = wizardSteps[at - 1];
  return (
    <FormProvider {...form}>
      <SuggestionsProvider value={suggestions}>
        <div className="mx-auto grid max-w-[80rem] gap-x-10 px-4 pb-24 sm:px-5 xl:grid-cols-[minmax(0,1fr)_27rem] xl:pb-16">
          <div className="pt-6">
            {isStart && step === 'stamm' && <DraftsSlot except={id} />}
            <StepList step={step} openAt={openAt} onGo={leave} />
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void next();
              }}
              aria-labelledby="step-title"
            >
              {/* It stays in sight: who fills in what is far below must see whether it is safe. What is scrolled goes
                  beneath a strip of its own, so that no field is covered by half. */}
              <div className="save-strip">
                <SaveLine save={save} isNew={id === null} refusal={refusal} />
              </div>
              <p className="text-small text-ink-soft">
                {t('wizard.progress', { at: at + 1, of: generatorSteps.length })}
              </p>
              <h1 id="step-title" className="font-letter text-title font-semibold">
                {t(`wizard.step-${step}`)}
              </h1>
              <p className="mt-1 max-w-[40rem] text-ink-soft">{t(`wizard.lead-${step}`)}</p>
              <div className="mt-6 space-y-8">
                <PendingProvider value={pending}>
                  <Step key={step} />
                </PendingProvider>
              </div>
              <div role="alert" className="mt-6">
                {fault !== '' && (
                  <p className="rounded bg-danger-wash px-3 py-2 text-note text-danger">{fault}</p>
                )}
              </div>
              <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-6">
                {previous === undefined ? (
                  <span />
                ) : (
                  <Button onClick={() => leave(previous)}>{t('wizard.back')}</Button>
                )}
                <Button look="primary" type="submit" aria-disabled={busy}>
                  {t(step === 'beendigung' ? 'wizard.finish' : 'wizard.next')}
                </Button>
              </div>
            </form>
          </div>
          <LetterPreview step={step} draft={draft} letter={content.letter} isStale={isChanged} />
        </div>
        {conflict !== null && (
          <ConflictDialog
            mine={content}
            stored={conflict}
            onChoose={(choice) => void store.resolve(choice)}
          />
        )}
        {asked !== null && (
          <ConfirmDialog
            title={t('wizard.regenerate-title')}
            text={t('wizard.regenerate-text')}
            confirm={t('wizard.regenerate-confirm')}
            cancel={t('wizard.regenerate-cancel')}
            busy={busy}
            onConfirm={() => void confirmed()}
            onCancel={() => busy || putOff()}
            onClose={() => setAsked(null)}
          />
        )}
      </SuggestionsProvider>
    </FormProvider>
  );
}
