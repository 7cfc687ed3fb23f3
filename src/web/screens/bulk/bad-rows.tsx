import { useText } from '#web/lib/i18n.ts';
import { toldProblems } from './bad-rows-file.ts';
import type { BadRow } from './bulk-table.ts';

const most = 20;

/** The rows that something is wrong with, by their line in the file. */
export function BadRows({ bad }: { readonly bad: readonly BadRow[] }) {
  const t = useText();
  return (
    <>
      <ul className="mt-2 list-disc space-y-1 pl-6 wrap-break-word">
        {bad.slice(0, most).map((one) => (
          <li key={one.line}>
            {t('bulk.line', { line: one.line })} {toldProblems(one)}
          </li>
        ))}
      </ul>
      {bad.length > most && (
        <p className="mt-1 text-note text-ink-soft">{t('bulk.bad-more', { count: bad.length - most })}</p>
      )}
    </>
  );
}
