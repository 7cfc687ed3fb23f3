import { ArrowDown, ArrowUp, Check, CircleAlert, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { Button as DragButton } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useFormContext } from 'react-hook-form';
import { tasksIn } from '#domain/letter/tasks-in.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useTouchOrder } from '#web/ui/use-touch-order.tsx';
import { isActivity, messages } from '../step-rules.ts';
import { useFault, useValue } from '../use-draft.ts';
import { useTasksOf } from '../use-job-suggestions.ts';
import { Below, inputLook } from './field-frame.tsx';
import { marksAfterEdit, sortOut } from '../take-tasks.ts';
import { useTakenOnLeaving } from '../use-taken-on-leaving.ts';
import { reorder } from './reorder.ts';
import { TaskSuggestions } from './task-suggestions.tsx';

export type TaskPath = 'activities' | `occupation.stations.${number}.activities`;

/** Keys of rows: a bare 0 would count as none. */
const keyOf = (at: number): string => `task-${at}`;
const indexOf = (key: Key): number => Number(String(key).slice('task-'.length));

interface TaskListProps {
  readonly path: TaskPath;
  readonly label: string;
  /** All lists there are, to move a task to another one. */
  readonly groups: readonly { readonly path: TaskPath; readonly label: string }[];
  /** The job whose tasks are suggested. */
  readonly job: string;
  readonly onMove: (from: TaskPath, index: number, to: TaskPath) => void;
}

/** A list that is saved meanwhile must not be drawn anew: it would take a task out of the hand that moves it. */
const isSameList = (before: TaskListProps, now: TaskListProps): boolean =>
  before.path === now.path &&
  before.label === now.label &&
  before.job === now.job &&
  JSON.stringify(before.groups) === JSON.stringify(now.groups);

/** Tasks of one list: added, edited, removed, put in order by dragging or with the keyboard. */
export const TaskList = memo(TaskRows, isSameList);

function TaskRows({ path, label, groups, job, onMove }: TaskListProps) {
  const t = useText();
  const { setValue, getValues, trigger, formState } = useFormContext<Draft>();
  const tasks = useValue(path) ?? [];
  const wrong = faultAt(formState.errors, path);
  const [isRefused, setRefused] = useState(false);
  const fault = useFault(path) || (wrong !== -1 || isRefused ? messages.activity : '');
  const [typed, setTyped] = useState('');
  const [twice, setTwice] = useState('');
  const [edited, setEdited] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const set = (next: readonly string[]): void => {
    setValue(path, [...next], { shouldDirty: true });
    if (fault !== '') void trigger(path);
  };
  const all = useTasksOf(job);
  const fitting = all.filter(
    (one) =>
      !tasks.includes(one) && one.toLowerCase().includes(edited === null ? typed.trim().toLowerCase() : ''),
  );
  /** Takes what is typed into the list; false where it is no task. */
  const take = (text: string): boolean => {
    const lines = tasksIn(text);
    if (lines.length === 0) return true;
    setRefused(!lines.every(isActivity));
    if (!lines.every(isActivity)) {
      // The field is one line; what was pasted stays there as the list that it is.
      setTyped(lines.length > 1 ? lines.map((line) => `• ${line}`).join(' ') : text);
      return false;
    }
    const before = edited === null ? undefined : tasks[edited];
    const { fresh, again } = sortOut(lines, edited === null ? tasks : tasks.toSpliced(edited, 1));
    setTwice(again[0] ?? '');
    if (fresh.length > 0) {
      set(edited === null ? [...tasks, ...fresh] : tasks.toSpliced(edited, 1, ...fresh));
      const assisted = getValues('assisted');
      if (before !== undefined && assisted.includes(before))
        setValue('assisted', marksAfterEdit(assisted, before, fresh), { shouldDirty: true });
    }
    setTyped('');
    setEdited(null);
    return true;
  };
  const takeAndGoOn = (text: string): void => {
    if (take(text)) input.current?.focus();
  };
  // What was typed and not added is taken when the step, or the list, is left.
  useTakenOnLeaving(() => {
    const isTaken = take(typed);
    if (!isTaken) input.current?.focus();
    return isTaken;
  });
  /** A pasted list is a list: its lines would be lost in a field of one line. */
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!/[\r\n\v\u2028\u2029]/u.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    takeAndGoOn(typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? typed.length));
  };
  const [said, setSaid] = useState('');
  const [rows, setRows] = useState<HTMLElement | null>(null);
  /** Whoever does not see where it went is told. */
  const arrange = (next: readonly string[], moved: string | undefined): void => {
    set(next);
    setSaid(t('wizard.task-moved', { at: next.indexOf(moved ?? '') + 1, of: next.length }));
  };
  /** To a place among the others. */
  const move = (from: number, to: number): void => {
    const moved = tasks.slice(from, from + 1);
    arrange(tasks.toSpliced(from, 1).toSpliced(to, 0, ...moved), moved[0]);
  };
  /** The task that is being changed, one place up or down. */
  const shift = (by: number): void => {
    const to = (edited ?? 0) + by;
    if (edited === null || to < 0 || to >= tasks.length) return;
    move(edited, to);
    setEdited(to);
  };
  const touchLine = useTouchOrder(rows, move);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': tasks[indexOf(key)] ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map((key) => indexOf(key));
      arrange(reorder(tasks, moved, indexOf(target.key), target.dropPosition), tasks[moved[0] ?? 0]);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
  });
  const field = `${path}-new`;
  return (
    <div
      ref={setRows}
      className="relative space-y-3"
      onBlur={({ relatedTarget, currentTarget }) => {
        // The list's own buttons work on what is typed. A button that is being pressed must not be moved by a new row;
        // those that leave the step take what is typed.
        const isOutside = relatedTarget !== null && !currentTarget.contains(relatedTarget);
        if (isOutside && document.querySelector('button:active, a:active') === null) take(typed);
      }}
    >
      {touchLine}
      <output className="sr-only">{said}</output>
      {tasks.length > 0 && (
        <GridList
          aria-label={label}
          items={tasks.map((text, at) => ({ id: keyOf(at), at, text }))}
          dragAndDropHooks={dragAndDropHooks}
          dependencies={[tasks, edited, groups]}
          keyboardNavigationBehavior="tab"
          className="task-list"
        >
          {({ id, at, text }) => (
            <GridListItem id={id} textValue={text} className="task-row">
              <span data-grip className="grip">
                <DragButton
                  slot="drag"
                  className="task-grip"
                  aria-label={t('wizard.task-drag', { task: text })}
                >
                  <GripVertical size={20} aria-hidden />
                </DragButton>
              </span>
              <span className="grow py-2" data-wrong={wrong === at || undefined}>
                {wrong === at && <CircleAlert size={16} aria-hidden className="mr-1 inline" />}
                {text}
              </span>
              {groups.length > 1 && (
                <select
                  className="max-w-36 rounded border border-ink-soft/40 bg-sheet px-2 py-1 text-small"
                  aria-label={t('wizard.task-station', { task: text })}
                  value={path}
                  onChange={({ target }) => onMove(path, at, target.value as TaskPath)}
                >
                  {groups.map((group) => (
                    <option key={group.path} value={group.path}>
                      {group.label}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={t('wizard.task-edit', { task: text })}
                onClick={() => {
                  setEdited(at);
                  setTyped(text);
                  input.current?.focus();
                }}
              >
                <Pencil size={18} aria-hidden />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('wizard.task-remove', { task: text })}
                onClick={() => {
                  set(tasks.toSpliced(at, 1));
                  input.current?.focus();
                }}
              >
                <Trash2 size={18} aria-hidden />
              </button>
            </GridListItem>
          )}
        </GridList>
      )}
      <div>
        <label htmlFor={field} className="mb-1 block font-semibold">
          {t(edited === null ? 'wizard.task-new' : 'wizard.task-change')}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={field}
            data-field={path}
            type="text"
            autoComplete="off"
            maxLength={1000}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
              setTwice('');
            }}
            onPaste={paste}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed.trim() !== '') {
                event.preventDefault();
                takeAndGoOn(typed);
              }
              if (event.key === 'Escape' && edited !== null) {
                setEdited(null);
                setTyped('');
              }
            }}
            aria-invalid={fault !== ''}
            aria-describedby={`${path}-hint ${path}-fault`}
            className={inputLook}
          />
          <Button onClick={() => takeAndGoOn(typed)}>
            {edited === null ? <Plus size={20} aria-hidden /> : <Check size={20} aria-hidden />}
            {t(edited === null ? 'wizard.task-add' : 'wizard.task-take')}
          </Button>
        </div>
        {edited !== null && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button repeats look="quiet" aria-disabled={edited === 0} onClick={() => shift(-1)}>
              <ArrowUp size={18} aria-hidden />
              {t('wizard.task-up')}
            </Button>
            <Button repeats look="quiet" aria-disabled={edited === tasks.length - 1} onClick={() => shift(1)}>
              <ArrowDown size={18} aria-hidden />
              {t('wizard.task-down')}
            </Button>
          </div>
        )}
        <output className="mt-1 block text-note text-ink-soft">
          {twice !== '' && t('wizard.task-twice', { task: twice })}
        </output>
        <Below id={path} hint={t('wizard.tasks-hint')} fault={fault} />
      </div>
      {edited === null && (
        <TaskSuggestions
          id={`${path}-suggestions`}
          job={job}
          tasks={fitting}
          onTake={(task) => {
            set([...tasks, task]);
            setTyped('');
          }}
        />
      )}
    </div>
  );
}

/** Index of the first task of a list that has a fault. */
function faultAt(errors: object, path: string): number {
  let inner: unknown = errors;
  for (const key of path.split('.')) inner = (inner as Record<string, unknown> | undefined)?.[key];
  return Array.isArray(inner) ? inner.findIndex((one) => one !== undefined && one !== null) : -1;
}
