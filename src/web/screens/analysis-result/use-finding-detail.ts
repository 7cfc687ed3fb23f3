import { useQuery } from '@tanstack/react-query';
import type { Finding } from '#domain/decode/reading.ts';
import { explanationsQuery } from '#web/lib/explanations.ts';

/** What a finding says: for a code that a superuser explains anew, his words; else those of the reading. */
export function useFindingDetail(finding: Finding): string {
  const { data } = useQuery({ ...explanationsQuery, enabled: finding.kind === 'code' });
  const own = data?.find(({ kind, key }) => kind === 'code' && key === finding.rule);
  return own?.text ?? finding.detail;
}
