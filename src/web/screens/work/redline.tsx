import { compareVersions, isSame } from '#domain/workflow/compare-versions.ts';
import { useText } from '#web/lib/i18n.ts';
import type { VersionRecord } from '#web/lib/work/owner.ts';
import { answerName, answerValue } from '#web/lib/work/answer-change.ts';
import { RedlineRuns } from '#web/lib/work/redline-runs.tsx';

/** What changed between two states: removed words struck through, added ones underlined, and said so to readers. */
export function Redline({ before, after }: { before: VersionRecord; after: VersionRecord }) {
  const t = useText();
  const change = compareVersions(before, after);
  // What is told without its values is told once.
  const answers = change.answers.filter(
    ({ path }, at, all) =>
      answerValue(path, '', t) !== null ||
      all.findIndex((one) => answerName(one.path, t) === answerName(path, t)) === at,
  );
  if (isSame(change)) return <p className="mt-4">{t('history.same')}</p>;
  return (
    <div className="mt-4 space-y-4" data-testid="redline">
      {answers.length > 0 && (
        <ul className="space-y-1 text-note">
          {answers.map(({ path, before: old, after: now }) => (
            <li key={path}>
              {answerName(path, t)}: <Values path={path} old={old} now={now} />
            </li>
          ))}
        </ul>
      )}
      {change.blocks.length > 0 && (
        <div className="sheet space-y-3 px-5 py-5 font-letter">
          {change.blocks.map(({ id, state, runs }) => (
            <p key={id + state} className={state === 'same' ? 'text-ink-soft' : ''}>
              {state === 'moved' && <em className="font-interface text-small">{t('history.moved')} </em>}
              <RedlineRuns runs={runs} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function Values({ path, old, now }: { path: string; old: string; now: string }) {
  const t = useText();
  const [before, after] = [answerValue(path, old, t), answerValue(path, now, t)];
  if (before === null || after === null) return t('history.changed');
  return (
    <>
      <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
    </>
  );
}
