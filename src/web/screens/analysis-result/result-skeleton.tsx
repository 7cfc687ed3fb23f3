import { useText } from '#web/lib/i18n.ts';

const paragraphs = [3, 5, 6, 4];

/** The shape of what comes, while it is being fetched. */
export function ResultSkeleton() {
  const t = useText();
  return (
    <div className="result" aria-busy="true">
      <output className="sr-only">{t('result.loading')}</output>
      <div className="result-rail space-y-4" aria-hidden>
        <div className="bone h-8 w-40" />
        <div className="bone h-10 w-52" />
        <div className="bone h-16" />
        <div className="bone h-40" />
      </div>
      <div className="desk" aria-hidden>
        <div className="desk-letter">
          <div className="legend" />
          <div className="sheet letter">
            <div className="bone mb-10 h-7 w-48" />
            {paragraphs.map((lines) => (
              <div key={lines} className="mb-8 space-y-3">
                {Array.from({ length: lines }, (_, line) => (
                  <div key={line} className={`bone h-4 ${line === lines - 1 ? 'w-2/3' : ''}`} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
