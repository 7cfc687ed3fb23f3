import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { modelQuery } from '#web/lib/model/model-notice.ts';
import { latePart } from '#web/ui/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ModelTasksProps } from './model-tasks.tsx';

/** Loaded only where there is a model; without this part of the script the list works as ever. */
const ModelTasks = latePart<ModelTasksProps>(() => import('./model-tasks.tsx'));

/** The place of a model's suggestions below the tasks: empty where no language model is set up. */
export function ModelTasksSlot({ groups }: Pick<ModelTasksProps, 'groups'>) {
  const t = useText();
  const { data: notice } = useQuery(modelQuery);
  const [open, setOpen] = useState(false);
  if (!notice) return null;
  return (
    <section aria-labelledby="model-tasks" className="border-t border-line pt-5">
      <h2 id="model-tasks" className="font-semibold">
        {t('model.tasks')}
      </h2>
      <p className="mt-1 text-note text-ink-soft">{t('model.tasks-text')}</p>
      <Button
        className="my-3"
        aria-expanded={open}
        aria-controls="model-tasks-panel"
        onClick={() => setOpen(!open)}
      >
        <Sparkles size={18} aria-hidden />
        {t(open ? 'model.tasks-close' : 'model.tasks-open')}
      </Button>
      <div id="model-tasks-panel" hidden={!open}>
        {open && <ModelTasks notice={notice} groups={groups} />}
      </div>
    </section>
  );
}
