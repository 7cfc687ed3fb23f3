import type { ReactNode } from 'react';

/** A page that says one thing calmly: a sheet with a title and the ways on. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[45rem] px-4 py-10 sm:py-16">
      <section className="sheet px-6 py-8 sm:px-12 sm:py-12">
        <h1 className="font-letter text-title font-semibold">{title}</h1>
        <div className="mt-4 space-y-3">{children}</div>
      </section>
    </div>
  );
}
