import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldNames, type Field } from '#domain/workflow/permissions.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { refusalOf } from '#web/lib/tell-refusal.ts';
import {
  askRecipient,
  closeTask,
  invitationKey,
  letterOf,
  type InvitationView,
} from '#web/lib/work/recipient.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { Consent } from './consent.tsx';
import { faultsToShow, formPath, labelsOf, wrongIn, type FormFaults } from './field-faults.ts';
import { FormParts } from './form-parts.tsx';
import { LetterFields } from './letter-fields.tsx';
import { SaveLine } from './save-line.tsx';
import { useSaving } from './use-saving.ts';

/** The letter has its own place below. */
const order = fieldNames.filter((field) => field !== 'letter');

/** Entering master data, rating, assessing oneself; and creating the letter, where that was asked for. */
export function FillTask({ view }: { view: InvitationView }) {
  const t = useText();
  const queries = useQueryClient();
  const saving = useSaving(view);
  const [fault, setFault] = useState<string | null>(null);
  const context = order.filter((field) => view.access[field] === 'view');
  const creates = view.task === 'rate-and-create';
  const place = useRef<HTMLDivElement>(null);
  /** What kept the last try from succeeding: the reader is taken to the first of it. */
  const [found, setFound] = useState<FormFaults>({});
  const [isFinishing, setFinishing] = useState(false);
  useFirstFault(place, found);
  const faults = { ...saving.faults, ...faultsToShow(view, saving.values, isFinishing) };
  const labels = labelsOf(faults, t);

  async function act(path: '/generate' | '/finish'): Promise<void> {
    setFault(null);
    if (path === '/finish') setFinishing(true);
    const kept = path === '/finish' ? faultsToShow(view, saving.values, true) : wrongIn(saving.values);
    if (Object.keys(kept).length > 0) {
      setFound(kept);
      // What is sound is saved all the same; the line about saving tells where it is not.
      void saving.flush().catch(() => {});
      return;
    }
    try {
      await saving.flush();
      const next = await (path === '/finish' ? closeTask(path, {}) : askRecipient('POST', path, {}));
      queries.setQueryData(invitationKey, next);
      saving.reset(next);
    } catch (error) {
      if (error instanceof ServerError && [400, 409].includes(error.status)) tell(error);
      else handleError(error);
    }
  }

  /** What the server says at the field where there is one, the rest below the button. */
  function tell(error: ServerError): void {
    const atFields = faultsToShow(view, saving.values, true);
    const told = Object.entries(error.data).map(
      ([path, { message = '' }]) => [formPath(path), message] as const,
    );
    const here = told.filter(([path]) => path in atFields);
    const rest = told.filter(([path]) => !(path in atFields)).map(([, text]) => text);
    setFinishing(isFinishing || here.length > 0);
    setFound(Object.fromEntries(here));
    setFault(rest.join(' ') || (here.length > 0 ? null : refusalOf(error)));
  }

  return (
    <div ref={place}>
      <Known view={view} known={context} />
      <FormParts view={view} values={saving.values} faults={faults} onChange={saving.set} />
      {creates && (
        <section className="sheet mt-6 px-5 py-6 sm:px-8">
          <h2 className="font-letter text-title font-semibold">{t('work.step-editor')}</h2>
          <p className="mt-1 text-note text-ink-soft">{t('invitation.create-note')}</p>
          <Button className="mt-3" onClick={() => void act('/generate')}>
            {t(letterOf(view) === null ? 'invitation.create' : 'invitation.create-again')}
          </Button>
          <LetterFields view={view} saving={saving} />
        </section>
      )}
      {view.role === 'employee' && <Consent view={view} />}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button look="primary" onClick={() => void act('/finish')}>
          {t('invitation.finish')}
        </Button>
      </div>
      <div className="mt-3">
        <FaultLine
          id="finish-fault"
          text={fault ?? (isFinishing && labels !== '' ? t('invitation.missing', { fields: labels }) : null)}
        />
      </div>
      <SaveLine saving={saving} />
    </div>
  );
}

/** What is shown to help, and cannot be changed here. */
function Known({ view, known }: { view: InvitationView; known: readonly Field[] }) {
  const t = useText();
  const name = view.values.name as Record<string, string> | undefined;
  const job = view.values.occupation as Record<string, string> | undefined;
  const tasks = view.values.activities as readonly string[] | null | undefined;
  if (known.length === 0) return null;
  const person = [name?.['salutation'], name?.['title'], name?.['first_name'], name?.['last_name']];
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-1 border-l-2 border-line pl-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-soft">{t('work.person')}</dt>
      <dd>{person.filter(Boolean).join(' ') || '–'}</dd>
      {known.includes('occupation') && (
        <>
          <dt className="text-ink-soft">{t('work.job')}</dt>
          <dd>
            {[job?.['job_title'] || job?.['graduation_title'], job?.['department']]
              .filter(Boolean)
              .join(', ') || '–'}
          </dd>
        </>
      )}
      {known.includes('activities') && (tasks?.length ?? 0) > 0 && (
        <>
          <dt className="text-ink-soft">{t('work.step-taetigkeiten')}</dt>
          <dd>{tasks?.join(' · ')}</dd>
        </>
      )}
    </dl>
  );
}
