import posthog from 'posthog-js/dist/module.no-external';
import type { CaptureResult } from 'posthog-js/dist/module.no-external';
import { getConsent } from '#web/lib/consent.ts';
import { analyticsSettings } from '#web/lib/constants.ts';
import { cleanEvent } from './clean-event.ts';

const { rageClick } = analyticsSettings;

/** Only `uuid` and `timestamp` of the envelope go along; profiles get no properties. */
function beforeSend(result: CaptureResult | null): CaptureResult | null {
  // The last word: nothing leaves without consent, whatever the client remembers of it.
  const clean = result && getConsent() === 'granted' ? cleanEvent(result) : null;
  if (!result || !clean) return null;
  const { uuid, timestamp, event } = result;
  return { uuid, event, ...(timestamp ? { timestamp } : {}), properties: { ...clean.properties } };
}

/**
 * Starts the client of the counting service. It asks the service for nothing and loads nothing from it. Clicks are
 * looked at for rage clicks only. The screen is never recorded, because a reference stands on it; the settings for
 * recordings are those of the specification nevertheless.
 * @param key of the project, public
 */
export function startPosthog(key: string): typeof posthog {
  posthog.init(key, {
    api_host: location.origin + analyticsSettings.path,
    person_profiles: analyticsSettings.personProfiles,
    capture_pageview: analyticsSettings.capturePageviews,
    capture_pageleave: false,
    autocapture: { dom_event_allowlist: ['click'] },
    rageclick: {
      click_count: rageClick.clicks,
      timeout_ms: rageClick.within,
      threshold_px: rageClick.pixels,
    },
    mask_all_text: true,
    mask_all_element_attributes: true,
    enable_recording_console_log: analyticsSettings.recordConsoleLog,
    disable_session_recording: true,
    session_recording: {
      maskAllInputs: true,
      maskTextSelector: '*',
      session_idle_threshold_ms: analyticsSettings.idleThreshold,
      full_snapshot_interval_millis: analyticsSettings.fullSnapshotInterval,
    },
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    disable_surveys: true,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_performance: false,
    save_referrer: false,
    save_campaign_params: false,
    // Whoever has answered the question is no robot, whatever the browser calls itself.
    opt_out_useragent_filter: true,
    persistence: 'localStorage',
    before_send: beforeSend,
  });
  return posthog;
}
