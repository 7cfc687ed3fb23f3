import { useRef, useState } from 'react';
import {
  fits,
  recipientRoles,
  taskLabels,
  tasks,
  type RecipientRole,
  type Task,
} from '#domain/workflow/task.ts';
import { emailFault } from '#web/lib/check-account.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice, Line, Lines } from '#web/ui/controls.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DayLine } from '#web/ui/day-line.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { useAct, type FieldFaults } from './use-act.ts';

const empty = { email: '', name: '', message: '', due: '' };
/** Empties what was sent; the next name may have been typed while the answer was on its way. */
const withoutSent = (now: typeof empty, sent: typeof empty): typeof empty => ({
  email: now.email === sent.email ? '' : now.email,
  name: now.name === sent.name ? '' : now.name,
  message: now.message === sent.message ? '' : now.message,
  due: now.due === sent.due ? '' : now.due,
});
const isShown = (field: string): boolean => field in empty || field === 'role' || field === 'task';

/** Whom to ask for what. „Please choose role first“ (specification §6). */
export function InviteForm({
  certificate,
  hasLetter,
  onInvited,
}: {
  certificate: string;
  /** Whether there is something to approve. */
  hasLetter: boolean;
  onInvited: () => Promise<void>;
}) {
  const t = useText();
  const [form, setForm] = useState(empty);
  const [role, setRole] = useState<RecipientRole | ''>('');
  const [task, setTask] = useState<Task | ''>('');
  const [link, setLink] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const { act, fault, faults, setFaults, busy } = useAct(onInvited, isShown);
  useFirstFault(place, faults);
  const fitting = role === '' ? [] : tasks.filter((one) => one !== 'sign' && fits(role, one));

  async function invite(): Promise<void> {
    const body = { ...form, role, task };
    const found: FieldFaults = {
      ...(role === '' ? { role: t('invite.role-first') } : {}),
      ...(role !== '' && task === '' ? { task: t('invite.task-missing') } : {}),
      ...(emailFault(form.email) === undefined ? {} : { email: t('form.email-fault') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    // The link that is shown never belongs to somebody else than the one invited last.
    setLink(null);
    const made = await act<{ link: string }>(`/api/certificates/${certificate}/invitations`, body);
    if (made === undefined) return;
    setLink(made.link);
    setForm((now) => withoutSent(now, form));
  }

  return (
    <form
      ref={place}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      {/* Their words are long: each has the whole line. */}
      <Choice
        label={t('invite.role')}
        value={role}
        fault={faults['role']}
        options={[
          ['', t('invite.role-first')],
          ...recipientRoles.map((one) => [one, t(`invite.role-${one}`)] as const),
        ]}
        onChange={(value) => {
          setFaults({});
          setRole(value as RecipientRole | '');
          setTask('');
        }}
      />
      <Choice
        label={t('invite.task')}
        value={task}
        fault={faults['task']}
        disabled={role === ''}
        options={[['', t('invite.task-choose')], ...fitting.map((one) => [one, taskLabels[one]] as const)]}
        onChange={(value) => setTask(value as Task | '')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['name', 'email'] as const).map((name) => (
          <Line
            key={name}
            label={t(`invite.${name}`)}
            type={name === 'email' ? 'email' : 'text'}
            value={form[name]}
            fault={faults[name]}
            onChange={({ target: { value } }) => setForm((now) => ({ ...now, [name]: value }))}
          />
        ))}
        <DayLine
          label={t('invite.due')}
          value={form.due}
          fault={faults['due']}
          onChange={(due) => setForm((now) => ({ ...now, due }))}
        />
      </div>
      <Lines
        label={t('invite.message')}
        rows={2}
        maxLength={1000}
        fault={faults['message']}
        value={form.message}
        onChange={({ target: { value } }) => setForm((now) => ({ ...now, message: value }))}
      />
      <output className="block">
        {task === 'approve-and-edit' && !hasLetter && (
          <p className="border-l-2 border-accent pl-4 text-note">{t('invite.no-letter')}</p>
        )}
      </output>
      <FaultLine id="invite-fault" text={fault} />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {t('invite.act')}
      </Button>
      {link !== null && <ShownLink link={link} text={t('invite.link')} />}
    </form>
  );
}

/** A link that is shown this once. */
export function ShownLink({ link, text }: { link: string; text: string }) {
  return (
    <output className="block rounded border border-line bg-accent-wash px-4 py-3">
      <p>{text}</p>
      <code className="mt-1 block text-small break-all" data-testid="link">
        {link}
      </code>
      <CopyButton text={link} />
    </output>
  );
}
