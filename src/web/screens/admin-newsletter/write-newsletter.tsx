import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailQuestion, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Lines } from '#web/ui/controls.tsx';
import { useLeaveWarning } from '#web/ui/leave-warning.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { newslettersPath, newslettersQuery } from './newsletters.ts';

/** A newsletter: written, tried on oneself, sent after a last question. */
export function WriteNewsletter() {
  const t = useText();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [told, setTold] = useState(false);
  const [asked, setAsked] = useState(false);
  const { data } = useQuery(newslettersQuery(1));
  const count = data?.subscribers ?? 0;
  const warning = useLeaveWarning(subject !== '' || body !== '', () => false);
  const missing = subject.trim() === '' || body.trim() === '';
  const send = usePost({
    mutationFn: () =>
      request<{ recipients: number }>(newslettersPath, { method: 'POST', body: { subject, body } }),
    onSuccess: async ({ recipients }) => {
      setSubject('');
      setBody('');
      void showSuccess(t('letters.sent', { count: recipients }));
      await queries.invalidateQueries({ queryKey: [newslettersPath] });
    },
    onError: tellRefusal,
    onSettled: () => setAsked(false),
  });
  const trial = usePost({
    mutationFn: () => request(`${newslettersPath}/trial`, { method: 'POST', body: { subject, body } }),
    onSuccess: () => void showSuccess(t('letters.trial-done')),
    onError: tellRefusal,
  });
  const checked = (go: () => void): void => {
    setTold(missing);
    if (!missing) go();
    else {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }
  };
  return (
    <section>
      <h2 className="font-letter text-title font-semibold">{t('letters.write')}</h2>
      <p className="max-w-[60ch] text-ink-soft">{t('letters.to', { count })}</p>
      <form
        ref={form}
        noValidate
        className="mt-4 max-w-[42rem] space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          checked(() => setAsked(true));
        }}
      >
        <TextField
          label={t('letters.subject')}
          value={subject}
          maxLength={200}
          fault={told && subject.trim() === '' ? t('billing.missing') : undefined}
          onChange={setSubject}
        />
        <div>
          <Lines
            label={t('letters.body')}
            rows={12}
            maxLength={50_000}
            lang="de"
            value={body}
            aria-invalid={told && body.trim() === ''}
            onChange={(event) => setBody(event.target.value)}
          />
          <p className={`mt-1 text-small ${told && body.trim() === '' ? 'text-danger' : 'text-ink-soft'}`}>
            {t(told && body.trim() === '' ? 'billing.missing' : 'letters.body-hint')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" aria-disabled={send.isPending}>
            <Send size={20} aria-hidden />
            {t('letters.send')}
          </Button>
          <Button
            aria-disabled={trial.isPending}
            onClick={() => checked(() => trial.isPending || trial.mutate())}
          >
            <MailQuestion size={20} aria-hidden />
            {t('letters.trial')}
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={t('letters.question')}
          text={t('letters.question-text', { count })}
          confirm={t('letters.send')}
          cancel={t('billing.go-on')}
          busy={send.isPending}
          onConfirm={() => send.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
      {!asked && warning}
    </section>
  );
}
