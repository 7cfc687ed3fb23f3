import { Link, useLocation } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { generatorSteps, homePath, stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The way through the generator: its steps in their order, and which one this is. */
export function Component() {
  const t = useText();
  const tone = useTone();
  const { pathname } = useLocation();
  const step = generatorSteps.find((one) => pathname.startsWith(stepPath(tone, one))) ?? 'stamm';
  useTitle(`${t(`generator.${step}`)} · ${t('generator.title')}`);
  return (
    <Notice title={t('generator.title')}>
      <p>{t('generator.lead')}</p>
      <ol className="my-4 border-t border-line">
        {generatorSteps.map((one, index) => (
          <li key={one} className="border-b border-line">
            <Link
              to={stepPath(tone, one)}
              aria-current={one === step ? 'step' : undefined}
              className="flex items-baseline gap-3 py-2 text-ink-soft hover:text-accent aria-[current=step]:font-semibold aria-[current=step]:text-ink"
            >
              <span className="w-6 text-right tabular-nums">{index + 1}</span>
              {t(`generator.${one}`)}
            </Link>
          </li>
        ))}
      </ol>
      <p className="text-note text-ink-soft">{t('generator.not-yet')}</p>
      <Link to={homePath(tone)} className={buttonLook('primary', 'mt-3')}>
        {t('home.submit')}
      </Link>
    </Notice>
  );
}
