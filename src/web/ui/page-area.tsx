import { useId } from 'react';
import type { ReactNode } from 'react';

/** An area of the account: its name, what leads to its pages, and the page. */
export function PageArea({ title, bar, children }: { title: string; bar?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[64rem] px-4 pt-6 pb-16 sm:px-5 sm:pt-10">
      <h1 className="mb-4 font-letter text-[2rem] leading-10 font-semibold tracking-[-0.015em]">{title}</h1>
      {bar}
      {children}
    </div>
  );
}

/** A part of a page, with its heading beside it where there is room. */
export function PageSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-b border-line py-8 last:border-b-0 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-letter text-[1.3125rem] leading-7 font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-note text-ink-soft">{text}</p>}
      </div>
      <div className="max-w-[32rem]">{children}</div>
    </section>
  );
}
