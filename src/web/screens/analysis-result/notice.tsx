import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What must be known before the rest is read. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <aside className="border-l-2 border-accent bg-accent-wash px-4 py-3 text-note">
      <p className="font-semibold">{title}</p>
      {children}
    </aside>
  );
}
