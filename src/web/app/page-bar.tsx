import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** The bar at the top of every page. index.html shows the same one until the script has come. */
export function PageBar({ children }: { children: ReactNode }) {
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-14 max-w-[80rem] items-center gap-8 px-4 sm:min-h-16 sm:px-5">
        {children}
      </div>
    </header>
  );
}

/** What stands there until it is known which page it will be. */
export function FirstBar() {
  return (
    <PageBar>
      <Wordmark />
    </PageBar>
  );
}
