import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { layouts } from '#domain/letter/letterhead.ts';
import { findLogo, removeLogo, uploadLogo, type LogoFile } from '#web/lib/certificate/calls.ts';
import { connectionLost } from '#web/lib/handle-error.ts';
import { ConnectionError, requestFile, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';

/** Letterhead: address, layout, logo. Folded, since drafts of employees do without. */
export function LetterheadFields() {
  const t = useText();
  return (
    <details className="rounded border border-line px-4 py-2">
      <summary className="py-1 font-semibold text-accent">{t('wizard.letterhead')}</summary>
      <div className="space-y-4 pt-3 pb-2">
        <TextField
          name="letterhead.address"
          label={t('wizard.address')}
          hint={t('wizard.address-hint')}
          lines={3}
          maxLength={400}
        />
        <SelectField
          name="letterhead.layout"
          label={t('wizard.layout')}
          choices={layouts.map((layout) => ({ value: layout, label: t(`wizard.layout-${layout}`) }))}
        />
        <LogoField />
      </div>
    </details>
  );
}

function LogoField() {
  const t = useText();
  const { id } = useParams();
  const [logo, setLogo] = useState<LogoFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    findLogo(id).then(setLogo, () => null);
  }, [id]);

  // A plain address would not carry the session of whoever is logged in.
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (logo === null) return undefined;
    let url: string | null = null;
    requestFile(`/api/files/files/${logo.id}/${logo.file}`).then(
      (file) => setPicture((url = URL.createObjectURL(file))),
      () => null,
    );
    return () => {
      setPicture(null);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [logo]);

  const fail = (error: unknown): void => {
    if (error instanceof ConnectionError) setFault(connectionLost());
    else if (error instanceof ServerError) setFault(error.data['file']?.message ?? t('wizard.logo-fault'));
    else throw error;
  };
  const choose = (file: File | undefined): void => {
    if (file === undefined || id === undefined) return;
    setFault(null);
    uploadLogo(id, file).then(setLogo, fail);
  };
  return (
    <div>
      <p className="mb-1 font-semibold">{t('wizard.logo')}</p>
      {picture !== null && (
        <img
          src={picture}
          alt={t('wizard.logo-alt')}
          className="mb-2 max-h-16 max-w-60 rounded border border-line bg-sheet p-2"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('wizard.logo-choose')}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button aria-disabled={id === undefined} onClick={() => id !== undefined && picker.current?.click()}>
          {t('wizard.logo-choose')}
        </Button>
        {logo !== null && (
          <Button look="quiet" onClick={() => void removeLogo(logo).then(() => setLogo(null), fail)}>
            {t('wizard.logo-remove')}
          </Button>
        )}
      </div>
      <p className="mt-1 text-small text-ink-soft">
        {t(id === undefined ? 'wizard.logo-later' : 'wizard.logo-hint')}
      </p>
      <FaultLine id="logo-fault" text={fault} />
    </div>
  );
}
