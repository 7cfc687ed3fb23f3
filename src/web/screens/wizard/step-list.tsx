import { Check } from 'lucide-react';
import { useText } from '#web/lib/i18n.ts';
import { generatorSteps, type GeneratorStep } from '#web/lib/paths.ts';

/** Where one is, and where one may go: back freely, forward as far as everything is right. */
export function StepList({
  step,
  openAt,
  onGo,
}: {
  readonly step: GeneratorStep;
  /** Index of the first step that is not right yet. */
  readonly openAt: number;
  readonly onGo: (step: GeneratorStep) => void;
}) {
  const t = useText();
  return (
    <nav aria-label={t('wizard.steps')}>
      <ol className="step-list">
        {generatorSteps.map((one, at) => {
          const isDone = at < openAt;
          return (
            <li key={one} data-done={isDone || undefined}>
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                aria-disabled={at > openAt}
                onClick={() => at <= openAt && one !== step && onGo(one)}
              >
                <span className="step-list-mark" aria-hidden>
                  {isDone && one !== step ? <Check size={14} /> : at + 1}
                </span>
                <span className="step-list-name">{t(`wizard.step-${one}`)}</span>
                {isDone && <span className="sr-only">{t('wizard.done')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
