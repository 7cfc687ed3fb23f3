import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isConsentAsked, subscribeConsent } from '#web/lib/consent.ts';
import { siteQuery } from '#web/lib/site.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** Asks whether usage may be counted, where the service would like to count. */
export function ConsentArea() {
  const { data: site } = useQuery(siteQuery);
  const asked = useSyncExternalStore(subscribeConsent, isConsentAsked);
  if (!site?.analytics || !asked) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}
