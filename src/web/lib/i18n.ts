import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type messages from '../messages/de.json';
import { useTone } from './tone.ts';

type Stored = keyof typeof messages;
/** A message by its key; `key_sie` and `key_du` in the file are the formal and the informal form of `key`. */
export type MessageKey = Stored extends infer Key
  ? Key extends `${infer Base}_${'sie' | 'du' | 'zero' | 'one' | 'other'}`
    ? Base
    : Key
  : never;
export type MessageValues = Readonly<Record<string, string | number>>;
/** Gives the German text of a message in the form of address of the screen. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/**
 * Starts the interface's language: German only, its messages loaded as a file of their own.
 * @throws Error when that file could not be fetched
 */
export async function startI18n(): Promise<void> {
  await i18next
    .use({
      type: 'backend',
      read: (language: string, _namespace: string, done: (error: unknown, data: unknown) => void) => {
        import(`../messages/${language}.json`).then(
          (file: { default: unknown }) => done(null, file.default),
          (error: unknown) => done(error, null),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: 'de',
      fallbackLng: 'de',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  if (!i18next.exists('app.skip')) throw new Error('no messages');
}

/** A message that addresses nobody, for places outside the screens. */
export function message(key: MessageKey, values: MessageValues = {}): string {
  return i18next.t(key, { ...values });
}

/** The messages in the form of address of the screen (see `ToneProvider`). */
export function useText(): Translate {
  const { t } = useTranslation();
  const tone = useTone();
  return (key, values = {}) => t(key, { ...values, context: tone });
}
