import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/letter/answers.ts';
import { namedGrade } from '#domain/letter/grade.ts';
import type { Block } from '#domain/letter/letter.ts';
import { connectionLost } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { ConsentDialog } from '#web/lib/model/consent-dialog.tsx';
import { agree, hasAgreed } from '#web/lib/model/consent.ts';
import type { ModelNotice } from '#web/lib/model/model-notice.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice, Lines } from '#web/ui/controls.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';

export interface ModelWritingProps {
  readonly notice: ModelNotice;
  readonly block: Block;
  /** How our decoder reads the block; null where it rates nothing. */
  readonly read: number | null;
  readonly answers: Answers;
  readonly onTake: (text: string) => void;
}

const tasks = ['shorter', 'warmer', 'concrete', 'from-points'] as const;
type Task = (typeof tasks)[number];

/** Everything in the answers that points to somebody; the server hides it from the model. */
function namesOf({ person, company, occupation, signatories, place }: Answers): string[] {
  const names = [person.first_name, person.last_name, company.name, person.birthplace, place];
  const others = [occupation.location_of_operation, ...signatories.map(({ name }) => name)];
  return [...names, ...others].filter((name) => name.trim() !== '').slice(0, 30);
}

const genders = { Herr: 'm', Frau: 'f' } as const;

/** Has a language model write the block anew, and shows old and new before anything changes. */
export default function ModelWriting({ notice, block, read, answers, onTake }: ModelWritingProps) {
  const t = useText();
  const [task, setTask] = useState<Task>('warmer');
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const withNotes = task === 'concrete' || task === 'from-points';
  const notes = withNotes
    ? typed
        .split('\n')
        .map((line) => line.trim().slice(0, 500))
        .filter((line) => line !== '')
        .slice(0, 12)
    : [];

  const write = async (): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    setFault(null);
    setSuggestion(null);
    const { salutation } = answers.person;
    const body = {
      consent: true,
      task,
      text: task === 'from-points' ? '' : block.text,
      notes,
      category: block.category,
      grade: block.grade ?? (read === null ? null : namedGrade(read)),
      gender: salutation === null ? 'x' : genders[salutation],
      tense: answers.type === 'zwischenzeugnis' ? 'present' : 'past',
      names: namesOf(answers),
    };
    try {
      const answer = await request<{ text: string }>('/api/model/write', {
        method: 'POST',
        body,
        signal: stop.signal,
      });
      setSuggestion(answer.text);
    } catch (error) {
      if (stop.signal.aborted) return;
      setFault(error instanceof ServerError && error.message !== '' ? error.message : connectionLost());
    }
    setBusy(false);
  };
  const start = (): void => {
    if (busy) return;
    if (withNotes && notes.length === 0) setFault(t('model.notes-missing'));
    else if (hasAgreed('write', notice)) void write();
    else setAsking(true);
  };

  return (
    // Keys typed here are not for the list of blocks around it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="space-y-3 p-2"
      aria-label={t('model.write')}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Choice
        label={t('model.write-how')}
        value={task}
        options={tasks.map((one) => [one, t(`model.task-${one}`)] as const)}
        onChange={(value) => setTask(tasks.find((one) => one === value) ?? 'warmer')}
      />
      {withNotes && (
        <Lines
          label={t('model.notes')}
          value={typed}
          maxLength={4000}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button aria-disabled={busy} onClick={start}>
        {t(fault === null ? 'model.suggest' : 'model.again')}
      </Button>
      <output className="block text-small text-ink-soft">{busy ? t('model.writing') : ''}</output>
      <FaultLine id={`model-fault-${block.id}`} text={fault} />
      {suggestion !== null && (
        <div className="space-y-2">
          <p className="text-small font-semibold text-ink-soft">{t('model.before')}</p>
          <p className="border-l-2 border-line pl-3 font-letter">{block.text}</p>
          <p className="text-small font-semibold text-ink-soft">{t('model.after')}</p>
          <p className="border-l-2 border-accent pl-3 font-letter">{suggestion}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => onTake(suggestion)}>
              {t('model.take')}
            </Button>
            <Button onClick={() => setSuggestion(null)}>{t('model.keep')}</Button>
          </div>
        </div>
      )}
      {asking && (
        <ConsentDialog
          use="write"
          notice={notice}
          onAgree={() => {
            agree('write', notice);
            setAsking(false);
            void write();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </fieldset>
  );
}
