import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { answersOf, type Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { ConsentDialog } from '#web/lib/model/consent-dialog.tsx';
import { agree, hasAgreed } from '#web/lib/model/consent.ts';
import type { ModelNotice } from '#web/lib/model/model-notice.ts';
import { namesOf } from '#web/lib/model/names-of.ts';
import { useModel } from '#web/lib/model/use-model.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice, Line, Lines } from '#web/ui/controls.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import type { TaskPath } from './fields/task-list.tsx';
import { allTasks, withTask, withoutTask, type TaskChange } from './take-tasks.ts';
import { useValue } from './use-draft.ts';

export interface ModelTasksProps {
  readonly notice: ModelNotice;
  /** The lists there are, each with the job that it belongs to. */
  readonly groups: readonly { readonly path: TaskPath; readonly label: string; readonly job: string }[];
}

/** What was typed and found, as long as the step is left for a moment only. */
interface Kept {
  readonly advert: string;
  readonly found: readonly string[] | null;
}

const longestAdvert = 20_000;

/** Has a language model read tasks out of a job advert or a job title; nothing of it is taken without a click. */
export default function ModelTasks({ notice, groups }: ModelTasksProps) {
  const t = useText();
  const form = useFormContext<Draft>();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const keptAs = ['model-tasks', pathname];
  const [kept, setKept] = useState<Kept>(() => queries.getQueryData(keptAs) ?? { advert: '', found: null });
  const [path, setPath] = useState<TaskPath>('activities');
  const group = groups.find((one) => one.path === path) ?? groups[0];
  const [typedJob, setTypedJob] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const model = useModel<{ tasks: string[] }>('/api/model/tasks');
  // Followed, so that a suggestion knows whether it stands in a list.
  useValue('activities');
  useValue('occupation.stations');
  const job = typedJob ?? group?.job ?? '';
  const { advert, found } = kept;

  const keep = (changes: Partial<Kept>): void => {
    const now = { ...kept, ...changes };
    setKept(now);
    queries.setQueryData(keptAs, now);
  };
  const ask = async (): Promise<void> =>
    model.ask(
      { job_title: job.slice(0, 200), advert, names: namesOf(answersOf(form.getValues())) },
      ({ tasks }) => keep({ found: tasks }),
    );
  const start = (): void => {
    if (model.busy) return;
    if (job.trim() === '' && advert.trim() === '') model.setFault(t('model.tasks-missing'));
    else if (hasAgreed('tasks', notice)) void ask();
    else setAsking(true);
  };
  const change = (next: TaskChange): void => {
    for (const [name, value] of Object.entries(next))
      form.setValue(name as TaskPath, [...value], { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
  };
  const taken = new Set(allTasks(form.getValues()));
  const open = (found ?? []).filter((task) => !taken.has(task));

  return (
    <div className="space-y-4">
      {groups.length > 1 && (
        <Choice
          label={t('model.tasks-list')}
          value={path}
          options={groups.map((one) => [one.path, one.label] as const)}
          onChange={(value) => {
            setPath(groups.find((one) => one.path === value)?.path ?? 'activities');
            setTypedJob(null);
          }}
        />
      )}
      <Line
        label={t('model.tasks-job')}
        value={job}
        maxLength={200}
        onChange={({ target }) => setTypedJob(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          start();
        }}
      />
      <Lines
        label={t('model.tasks-advert')}
        value={advert}
        rows={6}
        maxLength={longestAdvert}
        onChange={({ target }) => keep({ advert: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-disabled={model.busy} onClick={start}>
          {t(model.fault === null ? 'model.tasks-ask' : 'model.again')}
        </Button>
        {model.busy && (
          <Button look="quiet" onClick={model.stop}>
            {t('model.stop')}
          </Button>
        )}
        <output className="text-small text-ink-soft">
          {model.busy
            ? t('model.writing')
            : found !== null && model.fault === null
              ? t('model.tasks-found', { count: found.length })
              : ''}
        </output>
      </div>
      <FaultLine id="model-tasks-fault" text={model.fault} />
      {found !== null && found.length > 0 && (
        <div>
          <p id="model-tasks-found" className="text-note text-ink-soft">
            {t('model.tasks-choose')}
          </p>
          <ul aria-labelledby="model-tasks-found" className="mt-1 divide-y divide-line border-y border-line">
            {found.map((task) => (
              <li key={task}>
                <button
                  type="button"
                  aria-pressed={taken.has(task)}
                  className="flex min-h-11 w-full items-start gap-2 py-2.5 text-left text-note text-accent hover:bg-accent-wash aria-pressed:text-ink-soft"
                  onClick={() =>
                    change(
                      taken.has(task)
                        ? withoutTask(form.getValues(), task)
                        : withTask(form.getValues(), group?.path ?? 'activities', [task]),
                    )
                  }
                >
                  {taken.has(task) ? (
                    <Check size={18} aria-hidden className="mt-0.5 shrink-0" />
                  ) : (
                    <Plus size={18} aria-hidden className="mt-0.5 shrink-0" />
                  )}
                  <span className="min-w-0 break-words">{task}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              aria-disabled={open.length === 0}
              onClick={() =>
                open.length > 0 && change(withTask(form.getValues(), group?.path ?? 'activities', open))
              }
            >
              {t('model.tasks-all')}
            </Button>
            <p className="text-small text-ink-soft">
              {t('model.tasks-origin', { name: notice.name, provider: notice.provider })}
            </p>
          </div>
        </div>
      )}
      {asking && (
        <ConsentDialog
          use="tasks"
          notice={notice}
          onAgree={() => {
            agree('tasks', notice);
            setAsking(false);
            void ask();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
