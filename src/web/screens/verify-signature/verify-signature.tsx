import { useState } from 'react';
import { formatMoment } from '#web/lib/format.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { wordsOf } from '#web/lib/words-of.ts';
import { FileLine } from '#web/ui/file-line.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { FormSheet, MarginRemark } from '#web/ui/form-sheet.tsx';

interface Signature {
  readonly intact: boolean;
  readonly covers: boolean;
  readonly subject: string;
  readonly issuer: string;
  readonly signedAt: string | null;
  readonly claimsQualified: boolean;
  readonly ours: boolean;
  readonly fingerprint: string;
}
interface Verification {
  readonly verdict: 'ours' | 'ours-changed' | 'foreign' | 'unsigned';
  readonly hash: string;
  readonly signatures: readonly Signature[];
  readonly known: {
    readonly at: string;
    readonly signatures: readonly {
      readonly name: string;
      readonly function: string;
      readonly at: string;
      readonly invited?: string;
      readonly ownerHadLink?: true;
    }[];
  } | null;
}

/** Drop any PDF and read whether it is ours, unchanged, by whom it was signed, and what its signature claims. */
export function Component() {
  const t = useText();
  const [result, setResult] = useState<Verification | null>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  useTitle(t('sigcheck.title'));

  async function check(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setName(file.name);
    setFault(null);
    setResult(null);
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      setResult(await request<Verification>('/api/verify', { method: 'POST', body: form }));
    } catch (error) {
      const words = error instanceof ServerError && error.status < 500 ? wordsOf(error) : '';
      if (words !== '') setFault(words);
      else handleError(error);
    }
  }

  return (
    <FormSheet
      title={t('sigcheck.title')}
      lead={t('sigcheck.lead')}
      aside={
        <MarginRemark title={t('sigcheck.trust-title')}>
          <p>{t('sigcheck.trust')}</p>
        </MarginRemark>
      }
    >
      <div
        className="rounded border-2 border-dashed border-ink-soft/40 px-5 py-8"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void check(event.dataTransfer.files[0]);
        }}
      >
        <FileLine
          label={t('sigcheck.file')}
          accept="application/pdf"
          chosen={name}
          onFile={(file) => void check(file)}
        />
        <p className="mt-2 text-note text-ink-soft">{t('sigcheck.privacy')}</p>
      </div>
      <div className="mt-4">
        <FaultLine id="verify-fault" text={fault} />
      </div>
      <output className="block">{result && <Result result={result} />}</output>
    </FormSheet>
  );
}

function Result({ result }: { result: Verification }) {
  const t = useText();
  const { verdict, known, signatures } = result;
  return (
    <div className="mt-6 space-y-4">
      <h2 className="font-letter text-title font-semibold">{t(`sigcheck.${verdict}`)}</h2>
      <p>{t(`sigcheck.${verdict}-text`)}</p>
      {known && (
        <ul className="list-disc pl-6">
          {known.signatures.map(({ name, function: role, at, invited, ownerHadLink }) => (
            <li key={name + at}>
              {[name, role].filter(Boolean).join(', ')}
              {invited && ` ${t('signing.invited-as', { name: invited })}`}
              {ownerHadLink && ` ${t('signing.owner-had-link')}`}
              {at !== '' && ` · ${formatMoment(at)}`}
            </li>
          ))}
        </ul>
      )}
      {signatures.map((one) => (
        <dl
          key={one.fingerprint + (one.signedAt ?? '')}
          className="grid gap-x-6 border-t border-line pt-3 text-note sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-ink-soft">{t('sigcheck.by')}</dt>
          <dd>
            {one.subject || '–'}
            {one.ours && ` (${t('sigcheck.our-seal')})`}
          </dd>
          <dt className="text-ink-soft">{t('sigcheck.at')}</dt>
          <dd>{one.signedAt === null ? '–' : formatMoment(one.signedAt)}</dd>
          <dt className="text-ink-soft">{t('sigcheck.state')}</dt>
          <dd>
            {t(one.intact ? (one.covers ? 'sigcheck.intact' : 'sigcheck.appended') : 'sigcheck.broken')}
          </dd>
          <dt className="text-ink-soft">{t('sigcheck.claim')}</dt>
          <dd>{t(one.claimsQualified ? 'sigcheck.claims-qualified' : 'sigcheck.claims-nothing')}</dd>
        </dl>
      ))}
      <p className="text-small break-all text-ink-soft">SHA-256: {result.hash}</p>
    </div>
  );
}
