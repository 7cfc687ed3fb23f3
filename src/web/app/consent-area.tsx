import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isConsentAsked, subscribeConsent } from '#web/lib/consent.ts';
import { siteQuery } from '#web/lib/site.ts';
import { latePart } from '#web/ui/late-part.tsx';

/** Whoever is not asked is not counted. */
const ConsentBanner = latePart(
  () => import('./consent-banner.tsx'),
  () => null,
);

/** Asks whether usage may be counted, where the service would like to count. */
export function ConsentArea() {
  const { data: site } = useQuery(siteQuery);
  const asked = useSyncExternalStore(subscribeConsent, isConsentAsked);
  if (!site?.analytics || !asked) return null;
  return <ConsentBanner />;
}
