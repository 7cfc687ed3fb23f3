import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { saveText } from '#web/lib/save-text.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { BadRows } from './bad-rows.tsx';
import { badRowsFile } from './bad-rows-file.ts';
import type { BulkReport, BulkTable } from './bulk-table.ts';

/** What became of a table. */
export function Outcome({
  report: { created, bad, mails },
  table,
}: {
  report: BulkReport;
  table: BulkTable;
}) {
  const t = useText();
  const save = (): void =>
    saveText(badRowsFile(table, bad, t('bulk.bad-heading')), t('bulk.bad-name'), 'text/csv;charset=utf-8');
  return (
    <output className="mt-6 block space-y-6">
      <section>
        <h2 className="font-letter text-title font-semibold">
          {t('bulk.created', { count: created.length })}
        </h2>
        {mails > 0 && <p>{t('bulk.sent', { count: mails })}</p>}
        <ul className="mt-2 list-disc pl-6">
          {created.map(({ id, name, asked }) => (
            <li key={id}>
              <Link to={`${paths.work}/${id}`} className="text-accent underline">
                {name}
              </Link>
              {asked > 0 && <span className="text-ink-soft"> · {t('bulk.asked', { count: asked })}</span>}
            </li>
          ))}
        </ul>
        <Link to={paths.work} className={buttonLook('plain', 'mt-4')}>
          {t('bulk.to-list')}
        </Link>
      </section>
      {bad.length > 0 && (
        <section>
          <h2 className="font-letter text-title font-semibold">{t('bulk.bad', { count: bad.length })}</h2>
          <BadRows bad={bad} />
          <Button className="mt-3" onClick={save}>
            {t('bulk.bad-save')}
          </Button>
        </section>
      )}
    </output>
  );
}
