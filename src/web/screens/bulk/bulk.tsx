import { useState } from 'react';
import type { BulkPlan } from '#domain/workflow/bulk-rows.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { saveText } from '#web/lib/save-text.ts';
import { usePageDrop } from '#web/lib/use-page-drop.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { wordsOf } from '#web/lib/words-of.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FileLine } from '#web/ui/file-line.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { PageArea } from '#web/ui/page-area.tsx';
import { Button } from '#web/ui/button.tsx';
import type { BulkReport, BulkTable } from './bulk-table.ts';
import { emptyTable } from './empty-table.ts';
import { Mapping } from './mapping.tsx';
import { Outcome } from './outcome.tsx';

const told = [400, 404, 409, 413, 429];

/** Many certificates at once: a table, what its columns mean, who is asked, and what became of its rows. */
export function Component() {
  const t = useText();
  const [table, setTable] = useState<BulkTable | null>(null);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [template, setTemplate] = useState('');
  const [report, setReport] = useState<BulkReport | null>(null);
  const [asking, setAsking] = useState<BulkPlan | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useTitle(t('bulk.title'));

  async function tried(work: () => Promise<void>): Promise<void> {
    setFault(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ServerError && told.includes(error.status) && wordsOf(error) !== '')
        setFault(wordsOf(error));
      else handleError(error);
    } finally {
      setBusy(false);
    }
  }
  const choose = (file: File | undefined): Promise<void> =>
    tried(async () => {
      if (file === undefined) return;
      const form = new FormData();
      form.append('file', file, file.name);
      setName(file.name);
      setReport(null);
      setTable(null);
      setTable(await request<BulkTable>('/api/bulk/table', { method: 'POST', body: form }));
    });
  const over = usePageDrop(([file]) => void choose(file));
  const create = (mails: number): Promise<void> =>
    tried(async () => {
      if (table === null) return;
      const { rows, mapping } = table;
      const body = { rows, mapping, mails, message, template };
      setReport(await request<BulkReport>('/api/bulk/certificates', { method: 'POST', body }));
    });

  return (
    <PageArea title={t('bulk.title')}>
      <p className="max-w-[60ch]">{t('bulk.lead')}</p>
      <div className="mt-4 max-w-[32rem]">
        <FileLine
          label={t('bulk.file')}
          accept=".csv,.xlsx,text/csv"
          chosen={name}
          onFile={(file) => void choose(file)}
        />
      </div>
      <Button
        look="quiet"
        className="mt-2"
        onClick={() => saveText(emptyTable(), t('bulk.empty-name'), 'text/csv;charset=utf-8')}
      >
        {t('bulk.empty')}
      </Button>
      <div className="mt-4">
        <FaultLine id="bulk-fault" text={fault} />
      </div>
      {over && <div className="drop-veil font-letter text-title font-semibold">{t('bulk.drop')}</div>}
      {table && !report && (
        <Mapping
          table={table}
          message={message}
          template={template}
          busy={busy}
          onChange={setTable}
          onMessage={setMessage}
          onTemplate={setTemplate}
          onCreate={(plan) => (plan.mails === 0 ? void create(0) : setAsking(plan))}
        />
      )}
      {table && report && <Outcome report={report} table={table} />}
      {asking && (
        <ConfirmDialog
          title={t('bulk.confirm-title', { count: asking.mails })}
          text={t('bulk.confirm-text', { drafts: asking.good, mails: asking.mails, people: asking.people })}
          confirm={t('bulk.confirm', { count: asking.mails })}
          cancel={t('bulk.cancel')}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void create(asking.mails);
          }}
        />
      )}
    </PageArea>
  );
}
