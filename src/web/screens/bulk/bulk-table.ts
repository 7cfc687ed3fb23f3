import type { BulkTarget } from '#domain/workflow/bulk-rows.ts';

/** A file that was read, and what its columns hold. */
export interface BulkTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly mapping: readonly (BulkTarget | null)[];
}

/** A row that no certificate is made of. */
export interface BadRow {
  /** Counts from 1; the headings are line 1. */
  readonly line: number;
  readonly problems: readonly { readonly target: BulkTarget; readonly message: string }[];
}

/** What the server made of a table. */
export interface BulkReport {
  readonly created: readonly {
    readonly line: number;
    readonly id: string;
    readonly name: string;
    readonly asked: number;
  }[];
  readonly bad: readonly BadRow[];
  readonly mails: number;
}
