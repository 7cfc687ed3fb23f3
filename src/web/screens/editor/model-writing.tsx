import { useState } from 'react';
import type { Answers } from '#domain/letter/answers.ts';
import { gradeWords, namedGrade, type NamedGrade } from '#domain/letter/grade.ts';
import type { Block } from '#domain/letter/letter.ts';
import { useText } from '#web/lib/i18n.ts';
import { ConsentDialog } from '#web/lib/model/consent-dialog.tsx';
import { agree, hasAgreed } from '#web/lib/model/consent.ts';
import type { ModelNotice } from '#web/lib/model/model-notice.ts';
import { namesOf } from '#web/lib/model/names-of.ts';
import { useModel } from '#web/lib/model/use-model.ts';
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

const genders = { Herr: 'm', Frau: 'f' } as const;

/** Has a language model write the block anew, and shows old and new before anything changes. */
export default function ModelWriting({ notice, block, read, answers, onTake }: ModelWritingProps) {
  const t = useText();
  const [task, setTask] = useState<Task>('warmer');
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const { busy, fault, setFault, ask, stop } = useModel<{ text: string }>('/api/model/write');
  const [chosen, setChosen] = useState<NamedGrade | null>(read === null ? null : namedGrade(read));
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const withNotes = task === 'concrete' || task === 'from-points';
  // A block of the user's own has no grade yet that a new text could keep to.
  const choosesGrade = task === 'from-points' && block.grade === null;
  const notes = withNotes
    ? typed
        .split('\n')
        .map((line) => line.trim().slice(0, 500))
        .filter((line) => line !== '')
        .slice(0, 12)
    : [];

  const write = async (): Promise<void> => {
    setSuggestion(null);
    const { salutation } = answers.person;
    const wish = {
      task,
      text: task === 'from-points' ? '' : block.text,
      notes,
      category: block.category,
      grade: block.grade ?? (choosesGrade ? chosen : read === null ? null : namedGrade(read)),
      gender: salutation === null ? 'x' : genders[salutation],
      tense: answers.type === 'zwischenzeugnis' ? 'present' : 'past',
      names: namesOf(answers),
    };
    await ask(wish, ({ text }) => setSuggestion(text));
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
      onKeyDown={(event) => event.key === 'Escape' || event.stopPropagation()}
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
      {choosesGrade && (
        <Choice
          label={t('model.write-grade')}
          value={chosen === null ? '' : String(chosen)}
          options={[
            ['', t('model.no-grade')] as const,
            ...gradeWords.map((word, at) => [String(at + 1), word] as const),
          ]}
          onChange={(value) => setChosen(value === '' ? null : (Number(value) as NamedGrade))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy} onClick={start}>
          {t(fault === null ? 'model.suggest' : 'model.again')}
        </Button>
        {busy && (
          <Button look="quiet" onClick={stop}>
            {t('model.stop')}
          </Button>
        )}
      </div>
      <output className="block text-small text-ink-soft">{busy ? t('model.writing') : ''}</output>
      <FaultLine id={`model-fault-${block.id}`} text={fault} />
      {suggestion !== null && (
        <div className="space-y-2">
          <p className="text-small font-semibold text-ink-soft">{t('model.before')}</p>
          <p className="border-l-2 border-line pl-3 font-letter">{block.text}</p>
          <p className="pt-1 text-small font-semibold text-ink-soft">{t('model.after')}</p>
          <p className="border-l-2 border-accent pl-3 font-letter">{suggestion}</p>
          <div className="flex flex-wrap gap-2 pt-2">
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
