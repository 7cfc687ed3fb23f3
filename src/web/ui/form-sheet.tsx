import type { ReactNode } from 'react';

interface FormSheetProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** What the pencil writes in the margin: beside the sheet, on narrow screens below it. */
  readonly aside?: ReactNode;
}

/** A sheet with one short form on it. */
export function FormSheet({ title, lead, children, aside }: FormSheetProps) {
  return (
    <div className="mx-auto grid max-w-[58rem] gap-8 px-4 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
      <section className="sheet px-5 py-7 sm:px-12 sm:py-11">
        <h1 className="font-letter text-title font-semibold">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-ink-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </section>
      {Boolean(aside) && (
        <aside className="space-y-6 border-t border-line pt-6 lg:border-t-0 lg:pt-12">{aside}</aside>
      )}
    </div>
  );
}

/** A remark in the margin. */
export function MarginRemark({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-l-2 border-accent pl-4">
      <h2 className="font-letter font-semibold">{title}</h2>
      <div className="mt-1 space-y-2 text-note text-ink-soft">{children}</div>
    </section>
  );
}
