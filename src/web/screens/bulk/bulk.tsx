import { useState } from 'react';
import { Link } from 'react-router';
import { bulkTargetNames, bulkTargets, type BulkTarget } from '#domain/workflow/bulk-rows.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice, fileLook } from '#web/ui/controls.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { PageArea } from '#web/ui/page-area.tsx';

interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly mapping: readonly (BulkTarget | null)[];
}
interface Report {
  readonly created: readonly { readonly line: number; readonly id: string; readonly name: string }[];
  readonly bad: readonly {
    readonly line: number;
    readonly problems: readonly { readonly target: BulkTarget; readonly message: string }[];
  }[];
}

/** Many certificates at once: a table, what its columns mean, and what became of its rows. */
export function Component() {
  const t = useText();
  const [table, setTable] = useState<Table | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useTitle(t('bulk.title'));

  async function tried(work: () => Promise<void>): Promise<void> {
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ServerError && [400, 413].includes(error.status)) setFault(error.message);
      else handleError(error);
    }
  }
  const choose = (file: File | undefined): Promise<void> =>
    tried(async () => {
      if (file === undefined) return;
      const form = new FormData();
      form.append('file', file, file.name);
      setReport(null);
      setTable(await request<Table>('/api/bulk/table', { method: 'POST', body: form }));
    });
  const create = (): Promise<void> =>
    tried(async () => {
      if (table === null) return;
      const { rows, mapping } = table;
      setReport(await request<Report>('/api/bulk/certificates', { method: 'POST', body: { rows, mapping } }));
      setTable(null);
    });

  return (
    <PageArea title={t('bulk.title')}>
      <p className="max-w-[60ch]">{t('bulk.lead')}</p>
      <label className="mt-4 block max-w-[32rem] font-semibold">
        {t('bulk.file')}
        <input
          type="file"
          accept=".csv,.xlsx,text/csv"
          className={fileLook}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <div className="mt-4">
        <FaultLine id="bulk-fault" text={fault} />
      </div>
      {table && (
        <section className="mt-6">
          <h2 className="font-letter text-title font-semibold">{t('bulk.mapping')}</h2>
          <p className="text-note text-ink-soft">{t('bulk.rows', { count: table.rows.length })}</p>
          <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {table.headings.map((heading, at) => (
              <div key={`${at} ${heading}`}>
                <Choice
                  label={heading || t('bulk.column', { number: at + 1 })}
                  value={table.mapping[at] ?? ''}
                  options={[
                    ['', t('bulk.ignore')],
                    ...bulkTargetNames.map((one) => [one, bulkTargets[one].label] as const),
                  ]}
                  onChange={(value) =>
                    setTable({
                      ...table,
                      mapping: table.mapping.with(at, (value || null) as BulkTarget | null),
                    })
                  }
                />
                <p className="mt-1 truncate text-small text-ink-soft">
                  {t('bulk.example', { text: table.rows[0]?.[at] ?? '–' })}
                </p>
              </div>
            ))}
          </div>
          <Button look="primary" className="mt-6" onClick={() => void create()}>
            {t('bulk.create')}
          </Button>
        </section>
      )}
      {report && <Outcome report={report} />}
    </PageArea>
  );
}

function Outcome({ report: { created, bad } }: { report: Report }) {
  const t = useText();
  return (
    <output className="mt-6 block space-y-6">
      <section>
        <h2 className="font-letter text-title font-semibold">
          {t('bulk.created', { count: created.length })}
        </h2>
        <ul className="mt-2 list-disc pl-6">
          {created.map(({ id, name }) => (
            <li key={id}>
              <Link to={`${paths.work}/${id}`} className="text-accent underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {bad.length > 0 && (
        <section>
          <h2 className="font-letter text-title font-semibold">{t('bulk.bad', { count: bad.length })}</h2>
          <ul className="mt-2 list-disc pl-6">
            {bad.map(({ line, problems }) => (
              <li key={line}>
                {t('bulk.line', { line })}{' '}
                {problems.map(({ target, message }) => `${bulkTargets[target].label}: ${message}`).join(' ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </output>
  );
}
