import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (fault) {
    return fault instanceof Error ? fault.message : '';
  }
  return '';
}

describe('settings', () => {
  test('need nothing: the service runs for this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      publicUrl: null,
      trustedProxies: ['loopback'],
      google: null,
      posthog: null,
      model: null,
      secret: null,
      rateLimits: 1,
      busyAfter: 2000,
    });
  });

  test('left empty count as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SECRET: '' })).toEqual(readConfig({}));
  });

  test('are read with all their parts', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/daten',
      DATABASE_URL: 'postgresql://a:b@db/c',
      PUBLIC_URL: 'https://zeugnis.example/',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      SMTP_URL: 'smtps://mail.example',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'geheim',
      POSTHOG_HOST: 'https://eu.posthog.example',
      POSTHOG_KEY: 'schluessel',
      MODEL_URL: 'http://127.0.0.1:11434/v1',
      MODEL_NAME: 'klein',
      MODEL_PLACE: 'Deutschland',
      MODEL_TIMEOUT: '30',
      MODEL_PRICE: '0.5',
      SECRET: '0123456789abcdef0123456789abcdef',
      RATE_LIMITS: '2.5',
      BUSY_AFTER: '0.5',
      SITE_OPERATOR: 'Muster GmbH',
      SITE_EMAIL: 'post@muster.example',
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/srv/daten',
      databaseUrl: 'postgresql://a:b@db/c',
      publicUrl: 'https://zeugnis.example',
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      smtpUrl: 'smtps://mail.example',
      google: { clientId: 'id', clientSecret: 'geheim', issuer: 'https://accounts.google.com' },
      posthog: { host: 'https://eu.posthog.example', key: 'schluessel' },
      model: {
        url: 'http://127.0.0.1:11434/v1',
        name: 'klein',
        key: null,
        place: 'Deutschland',
        timeout: 30_000,
        dailyTokens: 60_000,
        price: 0.5,
        dailyCost: 0,
      },
      secret: '0123456789abcdef0123456789abcdef',
      rateLimits: 2.5,
      busyAfter: 500,
      seal: null,
      site: { operator: 'Muster GmbH', address: '', email: 'post@muster.example', phone: '', vatId: '' },
    });
  });

  test('are all named in .env.example, which sets none', () => {
    const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(settingNames));
    expect(example).not.toMatch(/^[^#\n]/m);
  });

  test.each([
    ['on', 1],
    ['off', 0],
    ['100', 100],
  ])('RATE_LIMITS=%s multiplies by %d', (value, factor) => {
    expect(readConfig({ RATE_LIMITS: value }).rateLimits).toBe(factor);
  });

  test('an amount says what is amiss with it', () => {
    const told = '  BUSY_AFTER: muss eine Zahl ab 0 sein, mit Punkt vor den Nachkommastellen';
    for (const value of ['-3', '2,5', 'zwei']) expect(messageOf({ BUSY_AFTER: value })).toContain(told);
  });

  test('with faults are refused, all of them named at once, and no value is shown', () => {
    const faulty = {
      PORT: '70000',
      DATABASE_URL: 'mysql://wurzel:passwort@db',
      PUBLIC_URL: 'zeugnis.example',
      SECRET: 'zu kurz',
      RATE_LIMITS: '0',
      SITE_EMAIL: 'keine Adresse',
      GOOGLE_CLIENT_SECRET: 'allein',
      MODEL_URL: 'http://127.0.0.1:11434',
    };
    const message = messageOf(faulty);
    expect(message.split('\n')).toEqual([
      'Einstellungen sind fehlerhaft:',
      '  PORT: muss eine Zahl von 0 bis 65535 sein',
      '  DATABASE_URL: muss mit postgresql:// beginnen',
      '  PUBLIC_URL: muss mit http:// oder https:// beginnen',
      '  SECRET: muss mindestens 32 Zeichen haben',
      '  RATE_LIMITS: muss on, off oder eine Zahl über 0 sein',
      '  SITE_EMAIL: muss eine E-Mail-Adresse sein',
      '  GOOGLE_CLIENT_ID: fehlt, wird mit GOOGLE_CLIENT_SECRET zusammen gebraucht',
      '  MODEL_NAME: fehlt, wird mit MODEL_URL zusammen gebraucht',
    ]);
    for (const secret of ['passwort', faulty.SECRET, 'allein']) expect(message).not.toContain(secret);
  });
});
