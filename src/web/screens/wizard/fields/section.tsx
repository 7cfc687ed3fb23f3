import type { ReactNode } from 'react';

/** A part of a step under a heading of its own. */
export function Section({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section className="space-y-4">
      <div>
        <h2 className="font-letter text-lead font-semibold">{title}</h2>
        {text !== undefined && <p className="text-note text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
