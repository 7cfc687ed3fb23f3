import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { download } from '#web/lib/download.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { formatMoment } from '#web/lib/format.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths, stepPath } from '#web/lib/paths.ts';
import { nameOf, type CertificateRecord, type InvitationRecord } from '#web/lib/work/owner.ts';
import { wordsOf } from '#web/lib/words-of.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Check, Line } from '#web/ui/controls.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FileLine } from '#web/ui/file-line.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { useAct } from './use-act.ts';

interface SigningPanelProps {
  readonly certificate: CertificateRecord;
  readonly invitations: readonly InvitationRecord[];
  readonly onChange: () => Promise<void>;
}

/** Who signs in which order; the document once all have. */
export function SigningPanel(props: SigningPanelProps) {
  const { certificate } = props;
  if (certificate.status === 'signed') return <Signed certificate={certificate} />;
  return certificate.locked ? <Underway {...props} /> : <Start {...props} />;
}

function Signed({ certificate }: { certificate: CertificateRecord }) {
  const t = useText();
  const { sealed, id } = certificate;
  return (
    <div className="space-y-3">
      <p className="text-lead font-semibold">{t('work.document-signed')}</p>
      {sealed && (
        <>
          <p>
            {sealed.signatures
              .map(({ name, function: role, invited, ownerHadLink }) =>
                [
                  [name, role].filter(Boolean).join(', '),
                  invited && t('signing.invited-as', { name: invited }),
                  ownerHadLink && t('signing.owner-had-link'),
                ]
                  .filter(Boolean)
                  .join(' '),
              )
              .join(' · ')}
          </p>
          <p className="text-note text-ink-soft">
            {t('signing.at', { moment: formatMoment(sealed.at) })} {t('signing.hash')}{' '}
            <code className="text-small break-all">{sealed.hash}</code>
          </p>
          {sealed.kind === 'outside' && (
            <p className="text-note">
              {t(sealed.claimsQualified ? 'sigcheck.claims-qualified' : 'sigcheck.claims-nothing')}
            </p>
          )}
        </>
      )}
      <Button
        look="primary"
        onClick={() =>
          void download(`/api/certificates/${id}/signed.pdf`, `Zeugnis ${nameOf(certificate)}.pdf`).catch(
            handleError,
          )
        }
      >
        {t('work.download-signed')}
      </Button>
      <Link to={paths.verifySignature} className={buttonLook('quiet', 'mt-4')}>
        {t('sigcheck.title')}
      </Link>
    </div>
  );
}

function Underway({ certificate, invitations, onChange }: SigningPanelProps) {
  const t = useText();
  const { act, fault } = useAct(onChange);
  const signers = invitations.filter(({ task, status }) => task === 'sign' && status !== 'revoked');
  return (
    <div className="space-y-3">
      <ol className="list-decimal pl-6">
        {signers.map((one) => (
          <li key={one.id}>
            {one.signature && one.signature.name !== one.name
              ? `${one.signature.name} ${t('signing.invited-as', { name: one.name })}`
              : one.name}{' '}
            ·{' '}
            {t(
              one.status === 'done'
                ? 'signing.done'
                : one.status === 'open'
                  ? 'signing.turn'
                  : 'signing.waits',
            )}
          </li>
        ))}
      </ol>
      <p className="text-note text-ink-soft">{t('signing.locked')}</p>
      <Button onClick={() => void act(`/api/certificates/${certificate.id}/signing`, {}, 'DELETE')}>
        {t('signing.cancel')}
      </Button>
      <FaultLine id="signing-fault" text={fault} />
    </div>
  );
}

/** „signatories.0.email“: of somebody who is named here. */
const isSignatory = (field: string): boolean => /^signatories\.\d+\.(?:name|function|email)$/.test(field);

/** What the server asks about before signing starts: who has not approved the text as it stands. */
const approvals = 'approvals';
const isShown = (field: string): boolean => isSignatory(field) || field === approvals;

const nobody = { name: '', function: '', email: '' };

function Start({ certificate, onChange }: SigningPanelProps) {
  const t = useText();
  const { act, fault, faults, setFault, setFaults } = useAct(onChange, isShown);
  const place = useRef<HTMLDivElement>(null);
  useFirstFault(place, faults);
  const [people, setPeople] = useState(() =>
    (certificate.signatories ?? []).length > 0
      ? (certificate.signatories ?? []).map(({ name, role }) => ({ name, function: role, email: '' }))
      : [nobody],
  );
  const [digital, setDigital] = useState(certificate.digital_only);
  const [ordered, setOrdered] = useState(true);
  const [differing, setDiffering] = useState<File | null>(null);
  const change = (at: number, part: object): void =>
    setPeople(people.map((one, index) => (index === at ? { ...one, ...part } : one)));

  /** @param accept the owner knows that not everybody approved the text as it stands */
  const start = (accept: boolean): void =>
    void act(`/api/certificates/${certificate.id}/signing`, { signatories: people, ordered, accept });

  /** @param accept the owner knows that the text differs */
  async function upload(file: File, accept = false): Promise<void> {
    setFault(null);
    const form = new FormData();
    if (accept) form.append('accept', 'true');
    form.append('file', file, file.name);
    try {
      await request(`/api/certificates/${certificate.id}/signed`, { method: 'POST', body: form });
      await onChange();
    } catch (error) {
      if (error instanceof ServerError && 'text' in error.data && !accept) setDiffering(file);
      else if (error instanceof ServerError && error.status === 400 && wordsOf(error) !== '')
        setFault(wordsOf(error));
      else handleError(error);
    }
  }

  return (
    <div ref={place} className="space-y-4">
      <Check
        label={t('signing.digital-only')}
        checked={digital}
        onChange={(checked) => {
          setDigital(checked);
          void act(
            `/api/collections/certificates/records/${certificate.id}`,
            { digital_only: checked },
            'PATCH',
          );
        }}
      />
      {certificate.digital_only && (
        <p className="text-note">
          {certificate.consent
            ? t('signing.consent', {
                who: certificate.consent.by,
                moment: formatMoment(certificate.consent.at),
              })
            : t('signing.no-consent')}
        </p>
      )}
      <p className="border-l-2 border-accent pl-4 text-note text-ink-soft">{t('signing.law')}</p>
      {people.map((one, at) => (
        // The order is what matters here; people have no other key while they are being named.
        <fieldset key={at} className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
          <legend className="sr-only">{t('signing.person', { number: at + 1 })}</legend>
          {(['name', 'function', 'email'] as const).map((part) => (
            <Line
              key={part}
              label={`${t(`signing.${part}`)} ${at + 1}`}
              type={part === 'email' ? 'email' : 'text'}
              value={one[part]}
              fault={faults[`signatories.${at}.${part}`]}
              onChange={(event) => change(at, { [part]: event.target.value })}
            />
          ))}
          {people.length > 1 && (
            <Button
              look="quiet"
              className="self-end"
              onClick={() => {
                setPeople(people.toSpliced(at, 1));
                // They name people by their place.
                setFaults({});
              }}
            >
              {t('signing.remove', { number: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <Button look="quiet" onClick={() => setPeople([...people, nobody])}>
        {t('signing.add')}
      </Button>
      <Check label={t('signing.ordered')} checked={ordered} onChange={setOrdered} />
      <MissingPlace certificate={certificate} />
      <FaultLine id="signing-fault" text={fault} />
      <Button look="primary" onClick={() => start(false)}>
        {t('signing.start')}
      </Button>
      {faults[approvals] !== undefined && (
        <ConfirmDialog
          title={t('signing.unapproved-title')}
          text={`${faults[approvals]} ${t('signing.unapproved-text')}`}
          confirm={t('signing.unapproved-act')}
          cancel={t('signing.unapproved-cancel')}
          onClose={() => setFaults({})}
          onConfirm={() => start(true)}
        />
      )}
      <div className="border-t border-line pt-4">
        <FileLine label={t('signing.upload')} accept="application/pdf" onFile={(file) => void upload(file)} />
        <p className="mt-1 text-note text-ink-soft">{t('signing.upload-note')}</p>
      </div>
      {differing && (
        <ConfirmDialog
          title={t('signing.differs-title')}
          text={t('signing.differs-text')}
          confirm={t('signing.differs-act')}
          cancel={t('signing.differs-cancel')}
          onClose={() => setDiffering(null)}
          onConfirm={() => {
            setDiffering(null);
            void upload(differing, true);
          }}
        />
      )}
    </div>
  );
}

/** Without place and date the sheet looks unfinished, and once it is sealed nothing can be added. */
function MissingPlace({ certificate: { id, letter, place, date } }: { certificate: CertificateRecord }) {
  const t = useText();
  if (letter === null || (place !== '' && date !== '')) return null;
  const what = place !== '' ? 'date' : date !== '' ? 'place' : 'both';
  return (
    <p className="border-l-2 border-danger pl-4 text-note">
      {t(`signing.missing-${what}`)}{' '}
      <Link to={stepPath('sie', 'beendigung', id)} className="link">
        {t('signing.fill-in')}
      </Link>
    </p>
  );
}
