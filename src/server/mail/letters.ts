import { day, minute } from '../clock.ts';
import { toMail } from './layout.ts';
import type { Mail } from './mail.ts';

const notMe =
  'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne diesen Link geschieht mit Ihrem Konto nichts.';

/** Asks a new account to show that the address is its own; good for a day. */
export function verificationMail(to: string, url: string): Mail {
  return toMail({
    kind: 'verification',
    goodFor: day,
    to,
    subject: 'E-Mail-Adresse bestätigen',
    paragraphs: ['bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Konto bei Klarzeugnis gehört.'],
    button: { label: 'E-Mail-Adresse bestätigen', url },
    hints: ['Der Link gilt 24 Stunden.', notMe],
  });
}

/** Lets somebody set a new password; good for half an hour. */
export function passwordResetMail(to: string, url: string): Mail {
  return toMail({
    kind: 'passwordReset',
    goodFor: 30 * minute,
    to,
    subject: 'Neues Passwort festlegen',
    paragraphs: ['mit diesem Link legen Sie ein neues Passwort für Ihr Konto bei Klarzeugnis fest.'],
    button: { label: 'Neues Passwort festlegen', url },
    hints: ['Der Link gilt 30 Minuten und nur einmal.', notMe],
  });
}

/** Goes to the new address; good for half an hour. */
export function emailChangeMail(to: string, url: string): Mail {
  return toMail({
    kind: 'emailChange',
    goodFor: 30 * minute,
    to,
    subject: 'Neue E-Mail-Adresse bestätigen',
    paragraphs: [
      'diese Adresse soll künftig zu Ihrem Konto bei Klarzeugnis gehören. Bitte bestätigen Sie das mit Ihrem Passwort.',
    ],
    button: { label: 'Neue E-Mail-Adresse bestätigen', url },
    hints: ['Der Link gilt 30 Minuten.', notMe],
  });
}

/** Nobody but the holder of the old address could tell that it was not he. */
const notMeEither =
  'Wenn Sie das nicht waren, schreiben Sie uns bitte gleich; unsere Anschrift steht im Impressum.';

/** Goes to the address that the account had until now. */
export function emailChangedMail(to: string): Mail {
  return toMail({
    kind: 'emailChanged',
    goodFor: 7 * day,
    to,
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'die E-Mail-Adresse Ihres Kontos bei Klarzeugnis wurde geändert. Mit dieser Adresse lässt sich das Konto nicht mehr öffnen, alle Anmeldungen sind beendet.',
    ],
    hints: ['Wenn Sie das selbst waren, brauchen Sie nichts zu tun.', notMeEither],
  });
}

export function passwordChangedMail(to: string): Mail {
  return toMail({
    kind: 'passwordChanged',
    goodFor: 7 * day,
    to,
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: ['das Passwort Ihres Kontos bei Klarzeugnis wurde geändert. Alle Anmeldungen sind beendet.'],
    hints: [
      'Wenn Sie das selbst waren, brauchen Sie nichts zu tun.',
      'Wenn Sie das nicht waren, legen Sie bitte gleich ein neues Passwort fest: auf der Seite der Anmeldung über „Passwort vergessen?“.',
    ],
  });
}

/** Another way into an account that is there already. */
export function externalLoginMail(to: string): Mail {
  return toMail({
    kind: 'externalLogin',
    goodFor: 7 * day,
    to,
    subject: 'Ihr Konto ist jetzt mit Google verbunden',
    paragraphs: [
      'mit Ihrem Konto bei Klarzeugnis wurde ein Google-Konto verbunden. Damit kann man sich ab jetzt ohne Passwort anmelden.',
    ],
    hints: [
      'Wenn Sie das selbst waren, brauchen Sie nichts zu tun.',
      'Wenn Sie das nicht waren, legen Sie bitte gleich ein neues Passwort fest: auf der Seite der Anmeldung über „Passwort vergessen?“. Die Verbindung endet damit.',
    ],
  });
}

/** A password for one login; good for three minutes. */
export function otpMail(to: string, code: string): Mail {
  return toMail({
    kind: 'otp',
    goodFor: 3 * minute,
    to,
    subject: 'Ihr Code zur Anmeldung',
    paragraphs: ['mit diesem Code melden Sie sich bei Klarzeugnis an:'],
    code,
    hints: ['Der Code gilt 3 Minuten und nur einmal.', notMe],
  });
}

/** @param days until the account is deleted */
export function silenceMail(to: string, url: string, days: number): Mail {
  return toMail({
    kind: 'silence',
    goodFor: 7 * day,
    to,
    subject: 'Ihr Konto wird gelöscht, wenn Sie es nicht mehr brauchen',
    paragraphs: [
      'Sie haben sich seit zwölf Monaten nicht mehr bei Klarzeugnis angemeldet.',
      `In ${days} Tagen löschen wir Ihr Konto mit allen Zeugnissen und Auswertungen. Wenn Sie es behalten möchten, melden Sie sich bis dahin einmal an.`,
    ],
    button: { label: 'Anmelden und behalten', url },
    hints: ['Vor dem Löschen können Sie alle Daten in den Einstellungen herunterladen.'],
  });
}

/** The second opt-in; good for a week. */
export function newsletterConfirmationMail(to: string, url: string): Mail {
  return toMail({
    kind: 'newsletterConfirmation',
    goodFor: 7 * day,
    to,
    subject: 'Newsletter bestätigen',
    paragraphs: ['bitte bestätigen Sie, dass Sie den Newsletter von Klarzeugnis an diese Adresse möchten.'],
    button: { label: 'Newsletter bestätigen', url },
    hints: [
      'Der Link gilt sieben Tage.',
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie nichts, und Ihre Adresse wird gelöscht.',
    ],
  });
}

/** @param leave ends the newsletter */
export function newsletterMail(
  to: string,
  subject: string,
  paragraphs: readonly string[],
  leave: string,
): Mail {
  const hints = ['Sie bekommen diese Mail, weil Sie den Newsletter von Klarzeugnis bestellt haben.'];
  return toMail({ kind: 'newsletter', goodFor: 2 * day, to, subject, paragraphs, hints, leave, own: true });
}
