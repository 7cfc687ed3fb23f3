import { useFormContext } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { Section } from '../fields/section.tsx';
import { TaskList, type TaskPath } from '../fields/task-list.tsx';
import { ModelTasksSlot } from '../model-tasks-slot.tsx';
import { useValue } from '../use-draft.ts';
import { jobOf } from '../use-job-suggestions.ts';

/** What the person did: one list, or one for each station. */
export function Taetigkeiten() {
  const t = useText();
  const { setValue, getValues } = useFormContext<Draft>();
  const stations = useValue('occupation.stations');
  const groups: { path: TaskPath; label: string; job: string }[] = [
    { path: 'activities', label: t('wizard.tasks-all'), job: jobOf(getValues()) },
    ...stations.map((station, at) => ({
      path: `occupation.stations.${at}.activities` as const,
      label: station.job_title || t('wizard.station-number', { at: at + 1 }),
      job: station.job_title,
    })),
  ];
  const move = (from: TaskPath, index: number, to: TaskPath): void => {
    const [source, target] = [getValues(from) ?? [], getValues(to) ?? []];
    const task = source[index];
    if (task === undefined || from === to) return;
    setValue(from, source.toSpliced(index, 1), { shouldDirty: true });
    setValue(to, [...target, task], { shouldDirty: true });
  };
  if (groups.length === 1) {
    return (
      <>
        <TaskList
          path="activities"
          label={t('wizard.tasks')}
          groups={groups}
          job={groups[0]?.job ?? ''}
          onMove={move}
        />
        <ModelTasksSlot groups={groups} />
      </>
    );
  }
  return (
    <>
      {groups.map(({ path, label, job }) => (
        <Section key={path} title={label}>
          <TaskList path={path} label={label} groups={groups} job={job} onMove={move} />
        </Section>
      ))}
      <ModelTasksSlot groups={groups} />
    </>
  );
}
