import type { ReviewReason } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import type { Translate } from '#web/lib/i18n.ts';
import type { ReviewPage } from '#web/lib/pages.ts';

/** Why a look is needed, and what would make a better picture of the pages it is about. */
export function Reasons({
  reasons,
  pages,
}: {
  reasons: readonly ReviewReason[];
  pages: readonly ReviewPage[];
}) {
  const t = useText();
  const poor = pages.flatMap((page, i) => {
    const isPoor = page.state === 'failed' || page.confidence < 85;
    return isPoor && page.hints.length > 0 ? [{ page, number: i + 1 }] : [];
  });
  if (reasons.length === 0 && poor.length === 0) return null;
  return (
    <section className="mt-5 max-w-[70ch] border-l-3 border-grade-4 bg-grade-4-wash px-4 py-3">
      <h2 className="font-letter text-body font-semibold">{t('review.reasons')}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-note">
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{said(reason, t)}</li>
        ))}
      </ul>
      {poor.map(({ page, number }) => (
        <div key={page.id} className="mt-2 text-note">
          <h3 className="font-semibold">{t('review.hints', { page: number })}</h3>
          <ul className="list-disc pl-5">
            {page.hints.map((hint) => (
              <li key={hint}>{t(`review.hint-${hint}`)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function said(reason: ReviewReason, t: Translate): string {
  switch (reason.kind) {
    case 'failed-page':
      return t('review.reason-failed-page', { page: reason.page, message: reason.message });
    case 'low-confidence':
      return t('review.reason-low-confidence', { page: reason.page, confidence: reason.confidence });
    case 'small-letters':
      return t('review.reason-small', { page: reason.page });
    case 'lost-lines':
      return t('review.reason-lost', { page: reason.page, count: reason.count });
    case 'weak-grade-words': {
      const words = [...new Set(reason.words)].map((word) => `„${word}“`).join(', ');
      return t('review.reason-weak-grade-words', { page: reason.page, words });
    }
    case 'repaired':
      return t('review.reason-repaired', { page: reason.page, read: reason.read, written: reason.written });
    case 'gap':
      return t('review.reason-gap', { page: reason.page, before: reason.before, after: reason.after });
    case 'misread':
      return t('review.reason-misread', { page: reason.page, read: reason.read, meant: reason.meant });
    case 'broken':
      return t('review.reason-broken', { page: reason.page, quote: reason.quote });
    case 'missing-pages':
      return t(`review.reason-missing-${reason.place}`, { numbers: reason.numbers.join(', ') });
    case 'wrong-language':
      return reason.message;
    default:
      return reason.message === '' ? t('review.reason-not-a-reference') : reason.message;
  }
}
