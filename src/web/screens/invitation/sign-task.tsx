import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { closeTask, invitationKey, letterOf, type InvitationView } from '#web/lib/work/recipient.ts';
import { fieldWordsOf, wordsOf } from '#web/lib/words-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Line } from '#web/ui/controls.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { LetterArticle, LetterPdf } from './letter-article.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** Reading the reference as it will stand, and signing it. */
export function SignTask({ view }: { view: InvitationView }) {
  const t = useText();
  const queries = useQueryClient();
  const [kind, setKind] = useState<'drawn' | 'typed'>('drawn');
  const [name, setName] = useState(view.name);
  const [role, setRole] = useState(view.function);
  const [text, setText] = useState(view.name);
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>([]);
  const [faults, setFaults] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const letter = letterOf(view);

  async function sign(): Promise<void> {
    setFaults(null);
    setBusy(true);
    try {
      const body = { name, function: role, kind, ...(kind === 'drawn' ? { strokes } : { text }) };
      queries.setQueryData(invitationKey, await closeTask('/sign', body));
    } catch (error) {
      if (error instanceof ServerError && (error.status === 400 || error.status === 409))
        setFaults(fieldWordsOf(error) || wordsOf(error));
      else handleError(error);
    }
    setBusy(false);
  }

  return (
    <>
      {letter && <LetterArticle view={view} letter={letter} className="sheet mt-6 px-6 py-8 sm:px-12" />}
      {view.paper?.place === '' && (
        <p role="alert" className="mt-4 rounded bg-danger-wash px-3 py-2 text-note text-danger">
          {t('sign.no-place', { asker: view.asker })}
        </p>
      )}
      <LetterPdf view={view} />
      <section className="sheet mt-6 space-y-4 px-5 py-6 sm:px-8">
        <h2 className="font-letter text-title font-semibold">{t('sign.title')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Line
            label={t('sign.name')}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
          />
          <Line
            label={t('sign.function')}
            value={role}
            maxLength={120}
            onChange={(event) => setRole(event.target.value)}
          />
        </div>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{t('sign.how')}</legend>
          {(['drawn', 'typed'] as const).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="kind"
                className="size-4 accent-accent"
                checked={kind === one}
                onChange={() => {
                  setKind(one);
                  // It was said of the other way to sign.
                  setFaults(null);
                }}
              />
              {t(`sign.${one}`)}
            </label>
          ))}
        </fieldset>
        {kind === 'drawn' ? (
          <SignaturePad
            strokes={strokes}
            onChange={(drawn) => {
              setStrokes(drawn);
              setFaults(null);
            }}
          />
        ) : (
          <>
            <Line
              label={t('sign.text')}
              value={text}
              maxLength={120}
              onChange={(event) => setText(event.target.value)}
            />
            <p aria-hidden className="border-b border-ink-soft pt-4 font-letter text-word italic">
              {text}
            </p>
          </>
        )}
        <p className="text-note text-ink-soft">{t('sign.note')}</p>
        <Button look="primary" aria-disabled={busy} onClick={() => busy || void sign()}>
          {t('sign.act')}
        </Button>
        <FaultLine id="sign-fault" text={faults} />
      </section>
    </>
  );
}
