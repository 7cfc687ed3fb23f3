import { Link } from 'react-router';
import { citeRuling, rulingById } from '#domain/knowledge/rulings.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Warning } from '#domain/review/warning.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import type { GeneratorStep } from '#web/lib/paths.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { fixesFor } from './fixes.ts';
import type { LetterActs } from './use-letter.ts';

/** What a reader could take amiss, the weightiest first, each with the way to mend it. */
export function WarningsPanel({
  warnings,
  letter,
  draft,
  acts,
  onShow,
  stepPathOf,
  isThere,
  locked,
}: {
  readonly warnings: readonly Warning[];
  readonly letter: Letter;
  readonly draft: Draft;
  readonly acts: LetterActs;
  readonly onShow: (block: string) => void;
  readonly stepPathOf: (step: GeneratorStep) => string;
  readonly isThere: (block: string) => boolean;
  /** Then nothing can be mended. */
  readonly locked: boolean;
}) {
  const t = useText();
  return (
    <section aria-labelledby="warnings-title">
      <h2 id="warnings-title" className="font-letter text-lead font-semibold">
        {t('editor.warnings', { count: warnings.length })}
      </h2>
      {warnings.length === 0 && <p className="text-note text-ink-soft">{t('editor.no-warnings')}</p>}
      <ul className="mt-2 space-y-4">
        {warnings.map((warning, at) => (
          <li key={`${warning.id}-${at}`} className="warning-item" data-severity={warning.severity}>
            <h3 className="font-semibold">{warning.title}</h3>
            <p className="warning-weight">{t(`editor.weight-${warning.severity}`)}</p>
            <p className="text-note text-ink-soft">{warning.detail}</p>
            {warning.ruling !== undefined && rulingById(warning.ruling) !== undefined && (
              <p className="text-small text-ink-soft">{citeRuling(warning.ruling)}</p>
            )}
            <div className="mt-1 flex flex-wrap gap-2">
              {(locked ? [] : fixesFor(warning, letter, draft)).map((fix) =>
                'run' in fix ? (
                  <Button key={fix.label} className="text-note" onClick={() => void fix.run(acts)}>
                    {t(fix.label)}
                  </Button>
                ) : (
                  <Link
                    key={fix.label}
                    to={stepPathOf(fix.step)}
                    className={buttonLook('plain', 'text-note')}
                  >
                    {t('editor.fix-step', { step: t(`wizard.step-${fix.step}`) })}
                  </Link>
                ),
              )}
              {warning.block !== undefined && isThere(warning.block) && (
                <Button look="quiet" className="text-note" onClick={() => onShow(warning.block ?? '')}>
                  {t('editor.fix-show-place')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
