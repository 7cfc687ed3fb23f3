import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where nothing waits for a look: what helps when a document could not be read. */
export function DocumentHelp() {
  const t = useText();
  const tips = [
    [t('document.password-title'), t('document.password')],
    [t('document.scan-title'), t('document.scan')],
    [t('document.order-title'), t('document.order')],
    [t('document.size-title'), t('document.size')],
    [t('document.text-title'), t('document.text')],
  ] as const;
  useTitle(`${t('document.title')} · ${t('home.title')}`);
  return (
    <Notice title={t('document.title')}>
      <p>{t('document.lead')}</p>
      <dl className="space-y-4 pt-2">
        {tips.map(([title, text]) => (
          <div key={title} className="border-l-2 border-accent pl-4">
            <dt className="font-letter font-semibold">{title}</dt>
            <dd className="text-note text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <Link to={homePath(useTone())} className={buttonLook('primary', 'mt-4')}>
        {t('document.back')}
      </Link>
    </Notice>
  );
}
