import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { analysisQuery, isUnderWay } from './analyses.ts';
import type { StoredAnalysis } from './analyses.ts';
import { listenToRecord } from './listen-to-record.ts';

/** An analysis by its id, kept up to date while it is being read. */
export function useLiveAnalysis(id: string) {
  const queries = useQueryClient();
  const query = useQuery({ ...analysisQuery(id), enabled: id !== '' });
  const live = query.data !== undefined && isUnderWay(query.data);
  useEffect(() => {
    if (!live) return undefined;
    const { queryKey } = analysisQuery(id);
    return listenToRecord('analyses', id, ({ action, record }) => {
      if (action === 'delete') void queries.invalidateQueries({ queryKey });
      else queries.setQueryData(queryKey, record as StoredAnalysis);
    });
  }, [queries, id, live]);
  return query;
}
