import type { RedlineRun } from '#domain/letter/redline.ts';

/** What became of a text: removed words struck through, added ones underlined, and said so to readers. */
export const RedlineRuns = ({ runs }: { runs: readonly RedlineRun[] }) =>
  // Stretches have no name of their own; they only ever change as a whole.
  runs.map(({ kind, text }, at) => <Run key={`${at} ${kind}`} kind={kind} text={text} />);

function Run({ kind, text }: RedlineRun) {
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
