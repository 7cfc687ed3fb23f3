import { bulkTargetNames, bulkTargets, type BulkTarget } from '#domain/workflow/bulk-rows.ts';
import { csvOf } from './csv-of.ts';

/** How the columns are filled in; nobody is written to at the addresses of the example. */
const example: Readonly<Partial<Record<BulkTarget, string>>> = {
  salutation: 'Frau',
  first_name: 'Lena',
  last_name: 'Beispiel',
  birthday: '14.05.1988',
  job_title: 'Projektleiterin',
  company_name: 'Beispiel GmbH',
  company_description: 'ein Hersteller von Schaltanlagen',
  begin_employment: '01.03.2018',
  type: 'Zwischenzeugnis',
};

/** A table to be filled in: all headings that are known, and one line that shows how. */
export const emptyTable = (): string =>
  csvOf([
    bulkTargetNames.map((one) => bulkTargets[one].label),
    bulkTargetNames.map((one) => example[one] ?? ''),
  ]);
