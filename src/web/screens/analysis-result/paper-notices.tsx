import type { Finding } from '#domain/decode/reading.ts';
import { isOfPaper } from '#domain/letter/paper-findings.ts';
import { Notice } from './notice.tsx';

/** Several letters in one text, copies, turned pages: without it the grades below are misunderstood. */
export function PaperNotices({ findings }: { readonly findings: readonly Finding[] }) {
  return findings.filter(isOfPaper).map(({ rule, title, detail, advice }) => (
    <div key={rule} className="mt-4">
      <Notice title={title}>
        <p>{detail}</p>
        <p className="mt-1">{advice}</p>
      </Notice>
    </div>
  ));
}
