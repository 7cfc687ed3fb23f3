import { expect, test } from 'vitest';
import { cleanAddress, cleanEvent } from './clean-event.ts';

test('addresses lose ids, query and fragment', () => {
  expect(
    cleanAddress('https://zeugnis.test/arbeitszeugnis-pruefen/auswertung/abc123def456ghi?x=1#satz-3'),
  ).toBe('https://zeugnis.test/arbeitszeugnis-pruefen/auswertung/:id');
  expect(cleanAddress('/zeugnisgenerator/stamm/abc123def456ghi')).toBe('/zeugnisgenerator/stamm/:id');
  expect(cleanAddress('/auth/set-password?email=lena%40example.com&token=geheim')).toBe('/auth/set-password');
});

test('only what is known to be harmless goes out', () => {
  const clean = cleanEvent({
    event: '$pageview',
    properties: {
      token: 'phc_key',
      distinct_id: 'abc',
      $browser: 'Chrome',
      $current_url: 'https://zeugnis.test/auth/verify-email?token=geheim',
      $pathname: '/cockpit',
      $referrer: 'https://elsewhere.example/lena',
      $title: 'Zeugnis von Lena Vogt',
      title: 'Zeugnis von Lena Vogt',
      $set: { email: 'lena@example.com' },
      $set_once: { $initial_current_url: 'https://zeugnis.test/?token=geheim' },
      $elements_chain: 'button:text="Lena Vogt"',
      $el_text: 'Lena Vogt',
      $raw_user_agent: 'x',
      text: 'Frau Vogt',
    },
  });
  expect(clean).toEqual({
    event: '$pageview',
    properties: {
      token: 'phc_key',
      distinct_id: 'abc',
      $browser: 'Chrome',
      $current_url: 'https://zeugnis.test/auth/verify-email',
      $pathname: '/cockpit',
      $geoip_disable: true,
    },
  });
});

test.each(['$autocapture', '$exception', '$snapshot', '$set', '$web_vitals', 'eigenes'])(
  '%s is not counted',
  (event) => {
    expect(cleanEvent({ event, properties: {} })).toBeNull();
  },
);
