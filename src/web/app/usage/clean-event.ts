/** An event on its way to the counting service, as its client hands it over. */
export interface UsageEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What is counted. Anything else that the client would like to send stays here. */
const events = new Set(['$pageview', '$pageleave', '$identify', '$rageclick']);

/** What an event may say: about the browser, never about what stands on the page. Addresses come cleaned. */
const plain = new Set([
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$user_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$is_identified',
  '$process_person_profile',
  '$browser',
  '$browser_version',
  '$browser_language',
  '$os',
  '$device_type',
  '$screen_height',
  '$screen_width',
  '$viewport_height',
  '$viewport_width',
  '$event_type',
]);
const addresses = new Set(['$current_url', '$pathname']);

/** An address without the ids of documents, without query (mails carry secrets there) and fragment. */
export function cleanAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replaceAll(/\/[a-z0-9]{15}(?=\/|$)/g, '/:id');
}

/**
 * What is left of an event: nothing personal, no text of the page, no document.
 * @returns null for events that are not counted
 */
export function cleanEvent({ event, properties }: UsageEvent): UsageEvent | null {
  if (!events.has(event)) return null;
  const kept = Object.entries(properties).flatMap(([name, value]) => {
    if (plain.has(name)) return [[name, value]];
    return addresses.has(name) && typeof value === 'string' ? [[name, cleanAddress(value)]] : [];
  });
  // The service only ever sees the address of our server; guessing a place from it would be wrong.
  return { event, properties: { ...Object.fromEntries(kept), $geoip_disable: true } };
}
