import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const shownAtFirst = 8;

/** What is usual in the job and not in the list yet. */
export function TaskSuggestions({
  id,
  job,
  tasks,
  onTake,
}: {
  readonly id: string;
  /** '' where none is told. */
  readonly job: string;
  readonly tasks: readonly string[];
  readonly onTake: (task: string) => void;
}) {
  const t = useText();
  const [more, setMore] = useState(false);
  if (tasks.length === 0) return null;
  return (
    <div>
      <p id={id} className="text-note text-ink-soft">
        {job === '' ? t('wizard.task-suggestions-open') : t('wizard.task-suggestions', { job })}
      </p>
      <ul aria-labelledby={id} className="mt-1 divide-y divide-line border-y border-line">
        {tasks.slice(0, more ? undefined : shownAtFirst).map((task) => (
          <li key={task}>
            <button
              type="button"
              className="flex w-full items-start gap-2 py-2 text-left text-note text-accent hover:bg-accent-wash"
              onClick={() => onTake(task)}
            >
              <Plus size={18} aria-hidden className="mt-0.5 shrink-0" />
              {task}
            </button>
          </li>
        ))}
      </ul>
      {tasks.length > shownAtFirst && !more && (
        <Button look="quiet" onClick={() => setMore(true)}>
          {t('wizard.task-more', { count: tasks.length - shownAtFirst })}
        </Button>
      )}
    </div>
  );
}
