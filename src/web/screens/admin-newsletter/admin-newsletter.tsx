import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { SentNewsletters } from './sent-newsletters.tsx';
import { Subscribers } from './subscribers.tsx';
import { WriteNewsletter } from './write-newsletter.tsx';

/** Writes newsletters, and shows what was sent and who gets them. */
export function Component() {
  const t = useText();
  useTitle(`${t('letters.title')} · ${t('admin.title')}`);
  return (
    <div className="space-y-12 py-6">
      <WriteNewsletter />
      <SentNewsletters />
      <Subscribers />
    </div>
  );
}
