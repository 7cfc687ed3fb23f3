import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connectionLost } from '#web/lib/handle-error.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from './button.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Rows of the skeleton while it is on its way. */
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was asked for, its skeleton until it is there, or why it is not coming. */
export function Loaded<Data>({ query, rows = 3, children }: LoadedProps<Data>) {
  const t = useText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <div className="divide-y divide-line">
        <output className="sr-only">{t('list.loading')}</output>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="py-4">
            <div className="h-5 w-2/3 rounded bg-line/70" />
            <div className="mt-2 h-4 w-1/3 rounded bg-line/50" />
          </div>
        ))}
      </div>
    );
  }
  const { error } = query;
  return (
    <div className="py-4">
      <p role="alert">
        {error instanceof ConnectionError
          ? connectionLost()
          : t('error.server', { status: error instanceof ServerError ? error.status : 500 })}
      </p>
      <Button className="mt-3" onClick={() => void query.refetch()}>
        {t('result.retry')}
      </Button>
    </div>
  );
}
