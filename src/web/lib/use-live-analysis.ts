import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { analysisQuery, isUnderWay } from './analyses.ts';
import type { StoredAnalysis } from './analyses.ts';
import { listen } from './realtime.ts';

/** An analysis by its id, kept up to date while it is being read. */
export function useLiveAnalysis(id: string) {
  const queries = useQueryClient();
  const query = useQuery({ ...analysisQuery(id), enabled: id !== '' });
  const live = query.data !== undefined && isUnderWay(query.data);
  useEffect(() => {
    if (!live) return undefined;
    const { queryKey } = analysisQuery(id);
    const ask = (): void => void queries.invalidateQueries({ queryKey });
    return listen([`analyses/${id}`], {
      onMessage: ({ action, record }) => {
        if (action === 'delete') ask();
        else queries.setQueryData(queryKey, record as StoredAnalysis);
      },
      onConnected: ask,
    });
  }, [queries, id, live]);
  return query;
}
