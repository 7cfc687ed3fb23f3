import type { Letter } from '#domain/letter/letter.ts';
import type { Clash } from '#domain/workflow/merge-entries.ts';
import { fields, type Field } from '#domain/workflow/permissions.ts';
import { DifferencesDialog } from '#web/lib/certificate/conflict-dialog.tsx';
import { differencesOf, said, type Difference } from '#web/lib/certificate/differences.ts';
import { emptyDraft } from '#web/lib/certificate/draft.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText, type Translate } from '#web/lib/i18n.ts';
import { answerName, answerValue } from '#web/lib/work/answer-change.ts';
import type { Saving } from './use-saving.ts';

const content = (letter: unknown) =>
  ({ draft: emptyDraft(), letter: (letter ?? null) as Letter | null, status: '' }) as const;

/** „name.last_name“ as the certificate has it: „person.last_name“. */
function pathOf(path: string): string {
  const [field = '', ...rest] = path.split('.');
  const column = field in fields ? fields[field as Field].column : field;
  return [column, ...rest].join('.');
}

function nameOf(path: string, t: Translate): string {
  const [field, number = ''] = path.split('.');
  if (field !== 'letter') return answerName(pathOf(path), t);
  return number === '' ? t('work.letter') : t('invitation.block', { number });
}

function told(path: string, value: unknown, t: Translate): string {
  if (value === false) return t('work.no');
  const text = Array.isArray(value) ? value.map((item) => said(item)).join(' · ') : said(value);
  return answerValue(pathOf(path), value === true ? 'true' : text, t) ?? text;
}

function rowsOf({ path, mine, stored }: Clash, t: Translate): Difference[] {
  if (path === 'letter')
    return differencesOf(content(mine), content(stored)).map((one) => ({ ...one, field: nameOf(path, t) }));
  return [{ field: nameOf(path, t), mine: told(path, mine, t), stored: told(path, stored, t) }];
}

/** Tells what others changed meanwhile, and asks where it is what was changed here, too. */
export function StaleAnswers({ saving }: { saving: Saving }) {
  const t = useText();
  const { taken, conflict } = saving;
  const names = [...new Set(taken.map((path) => nameOf(path, t)))];
  return (
    <>
      {names.length > 0 && (
        <output className="block basis-full border-l-2 border-accent pl-4 text-note">
          {t('invitation.taken', { names: names.join(', ') })}
        </output>
      )}
      {conflict && (
        <DifferencesDialog
          rows={conflict.flatMap((clash) => rowsOf(clash, t))}
          onChoose={(choice) => void saving.resolve(choice).catch(handleError)}
        />
      )}
    </>
  );
}
