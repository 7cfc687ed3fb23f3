import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { StartFault } from './errors.ts';
import { speakGerman } from './german-faults.ts';

const text = z.string();
const webAddress = z.url({ protocol: /^https?$/, error: 'muss mit http:// oder https:// beginnen' });
const bareAddress = webAddress.transform((url) => url.replace(/\/+$/, ''));
const mail = z.email({ error: 'muss eine E-Mail-Adresse sein' });

const amount = text
  .regex(/^\d+(\.\d+)?$/, 'muss eine Zahl ab 0 sein, mit Punkt vor den Nachkommastellen')
  .transform(Number);
const positive = amount.refine((value) => value > 0, 'muss größer als 0 sein');

/** One line per setting; `.env.example` explains them. */
const settings = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: text
    .regex(/^\d{1,5}$/, 'muss eine Zahl von 0 bis 65535 sein')
    .transform(Number)
    .refine((port) => port <= 65_535, 'muss eine Zahl von 0 bis 65535 sein')
    .default(3000),
  DATA_DIR: text.default('data').transform((folder) => path.resolve(folder)),
  DATABASE_URL: text.regex(/^postgres(ql)?:\/\//, 'muss mit postgresql:// beginnen').optional(),
  PUBLIC_URL: bareAddress.optional(),
  TRUSTED_PROXIES: text.default('loopback').transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  SMTP_URL: text.regex(/^smtps?:\/\/./, 'muss mit smtp:// oder smtps:// beginnen').optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_ISSUER: bareAddress.default('https://accounts.google.com'),
  POSTHOG_HOST: bareAddress.optional(),
  POSTHOG_KEY: text.optional(),
  MODEL_URL: bareAddress.optional(),
  MODEL_KEY: text.optional(),
  MODEL_NAME: text.optional(),
  MODEL_PLACE: text.default(''),
  MODEL_TIMEOUT: positive.default(60),
  MODEL_DAILY_TOKENS: positive.default(60_000),
  MODEL_PRICE: amount.default(0),
  MODEL_DAILY_COST: amount.default(0),
  SECRET: text.min(32, 'muss mindestens 32 Zeichen haben').optional(),
  RATE_LIMITS: text
    .regex(/^(on|off|(?=.*[1-9])\d+(\.\d+)?)$/, 'muss on, off oder eine Zahl über 0 sein')
    .transform((value) => Number({ on: 1, off: 0 }[value] ?? value))
    .default(1),
  BUSY_AFTER: amount.default(2),
  SEAL_CERTIFICATE: text.optional(),
  SEAL_KEY: text.optional(),
  SEAL_PASSPHRASE: text.optional(),
  SITE_OPERATOR: text.default(''),
  SITE_ADDRESS: text.default(''),
  SITE_EMAIL: mail.optional(),
  SITE_PHONE: text.default(''),
  SITE_VAT_ID: text.default(''),
});
type Settings = z.infer<typeof settings>;
export const settingNames = Object.keys(settings.shape);

/** Settings that only make sense together. */
const groups: readonly (readonly (keyof Settings)[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['POSTHOG_HOST', 'POSTHOG_KEY'],
  ['MODEL_URL', 'MODEL_NAME'],
  ['SEAL_CERTIFICATE', 'SEAL_KEY'],
];

function faultsOfGroups(set: Readonly<Record<string, string>>): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => set[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const present = group.filter((name) => set[name] !== undefined);
    return missing.map((name) => `${name}: fehlt, wird mit ${present.join(' und ')} zusammen gebraucht`);
  });
}

/** How this server is set up. `null` stands for a part that is not configured. */
/** Paths of a certificate and its key, PEM, and what opens the key. */
export interface SealFiles {
  readonly certificate: string;
  readonly key: string;
  readonly passphrase: string | null;
}

export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where visitors reach the service, without a slash at the end. */
  readonly publicUrl: string | null;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | null;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
  } | null;
  readonly posthog: { readonly host: string; readonly key: string } | null;
  readonly model: {
    readonly url: string;
    readonly name: string;
    readonly key: string | null;
    /** Where the provider works, for the notice: „Deutschland“. */
    readonly place: string;
    /** Milliseconds for one answer. */
    readonly timeout: number;
    /** What one user may use on a day. */
    readonly dailyTokens: number;
    /** Euros for a million tokens; 0: not counted. */
    readonly price: number;
    /** Euros that one user may cost on a day; 0: not counted. */
    readonly dailyCost: number;
  } | null;
  /** `null`: made and kept in dataDir, see `readSecret`. */
  readonly secret: string | null;
  /** Multiplies all rate limits; 0 switches them off. */
  readonly rateLimits: number;
  /** Milliseconds that the server may fall behind before it says that it is busy; 0 for never. */
  readonly busyAfter: number;
  /** PEM files of what documents are sealed with; `null`: made on first use. */
  readonly seal: SealFiles | null;
  /** Who runs the service, for the Impressum. */
  readonly site: {
    readonly operator: string;
    readonly address: string;
    readonly email: string | null;
    readonly phone: string;
    readonly vatId: string;
  };
}

function toConfig(set: Settings): Config {
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL ?? null,
    publicUrl: set.PUBLIC_URL ?? null,
    trustedProxies: set.TRUSTED_PROXIES,
    smtpUrl: set.SMTP_URL ?? null,
    google:
      set.GOOGLE_CLIENT_ID !== undefined && set.GOOGLE_CLIENT_SECRET !== undefined
        ? { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET, issuer: set.OIDC_ISSUER }
        : null,
    posthog:
      set.POSTHOG_HOST !== undefined && set.POSTHOG_KEY !== undefined
        ? { host: set.POSTHOG_HOST, key: set.POSTHOG_KEY }
        : null,
    model:
      set.MODEL_URL !== undefined && set.MODEL_NAME !== undefined
        ? {
            url: set.MODEL_URL,
            name: set.MODEL_NAME,
            key: set.MODEL_KEY ?? null,
            place: set.MODEL_PLACE,
            timeout: set.MODEL_TIMEOUT * 1000,
            dailyTokens: set.MODEL_DAILY_TOKENS,
            price: set.MODEL_PRICE,
            dailyCost: set.MODEL_DAILY_COST,
          }
        : null,
    secret: set.SECRET ?? null,
    rateLimits: set.RATE_LIMITS,
    busyAfter: set.BUSY_AFTER * 1000,
    seal:
      set.SEAL_CERTIFICATE !== undefined && set.SEAL_KEY !== undefined
        ? {
            certificate: set.SEAL_CERTIFICATE,
            key: set.SEAL_KEY,
            passphrase: set.SEAL_PASSPHRASE ?? null,
          }
        : null,
    site: {
      operator: set.SITE_OPERATOR,
      address: set.SITE_ADDRESS,
      email: set.SITE_EMAIL ?? null,
      phone: set.SITE_PHONE,
      vatId: set.SITE_VAT_ID,
    },
  };
}

/**
 * Reads the settings; an empty value counts as not set.
 * @param env the environment, the only place in the product where it is read
 * @throws StartFault that lists all faults together, in German, without the values (some are secret)
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  speakGerman();
  const parsed = settings.safeParse(set);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...faultsOfGroups(set),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new StartFault(`Einstellungen sind fehlerhaft:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return toConfig(parsed.data);
}
