import { categoryLabels, type Category } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { compareVersions, isSame } from '#domain/workflow/compare-versions.ts';
import { useText, type MessageKey, type Translate } from '#web/lib/i18n.ts';
import type { VersionRecord } from '#web/lib/work/owner.ts';

/** What changed between two states: removed words struck through, added ones underlined, and said so to readers. */
export function Redline({ before, after }: { before: VersionRecord; after: VersionRecord }) {
  const t = useText();
  const change = compareVersions(before, after);
  if (isSame(change)) return <p className="mt-4">{t('history.same')}</p>;
  return (
    <div className="mt-4 space-y-4" data-testid="redline">
      {change.answers.length > 0 && (
        <ul className="space-y-1 text-note">
          {change.answers.map(({ path, before: old, after: now }) => (
            <li key={path}>
              <PathLabel path={path} />: <del>{shown(path, old, t) || '–'}</del> →{' '}
              <ins>{shown(path, now, t) || '–'}</ins>
            </li>
          ))}
        </ul>
      )}
      <div className="sheet space-y-3 px-5 py-5 font-letter">
        {change.blocks.map(({ id, state, runs }) => (
          <p key={id + state} className={state === 'same' ? 'text-ink-soft' : ''}>
            {state === 'moved' && <em className="font-interface text-small">{t('history.moved')} </em>}
            {runs.map(({ kind, text }, at) => (
              <Run key={`${at} ${kind}`} kind={kind} text={text} />
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}

function Run({ kind, text }: { kind: 'same' | 'removed' | 'added'; text: string }) {
  if (kind === 'same') return `${text} `;
  if (kind === 'added')
    return (
      <>
        <ins className="bg-grade-1-wash text-grade-1 underline">{text}</ins>{' '}
      </>
    );
  return (
    <>
      <del className="bg-danger-wash text-danger line-through">{text}</del>{' '}
    </>
  );
}

/** A stored value as the interface names it. */
function shown(path: string, value: string, t: Translate): string {
  const traits = /^performance\.(positive|leadership)_traits$/.exec(path)?.[1];
  if (traits !== undefined && value !== '')
    return value
      .split(' · ')
      .map((key) => t(`wizard.${traits === 'positive' ? 'trait' : 'leader-trait'}-${key}` as MessageKey))
      .join(' · ');
  return /ratings\.|behavior\.(internal|customers)$|future_wishes$|exam\.result$/.test(path) &&
    /^[1-5]$/.test(value)
    ? gradeWord(Number(value))
    : value === 'true'
      ? 'ja'
      : value;
}

const heads = [
  'person',
  'company',
  'occupation',
  'activities',
  'performance',
  'behavior',
  'ending',
  'exam',
  'signatories',
];

/** „Leistung, Fachwissen“ for a path of the certificate. */
function PathLabel({ path }: { path: string }) {
  const t = useText();
  const rated = /^performance\.ratings\.(.+)$/.exec(path)?.[1];
  if (rated !== undefined && rated in categoryLabels) return categoryLabels[rated as Category];
  const [head = ''] = path.split('.');
  return heads.includes(head) ? t(`work.part-${head}` as MessageKey) : t('work.part-other');
}
