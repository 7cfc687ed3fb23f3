/** What a mail is for; the administration and the log name it so. */
export type MailKind =
  | 'verification'
  | 'passwordReset'
  | 'emailChange'
  | 'emailChanged'
  | 'passwordChanged'
  | 'externalLogin'
  | 'otp'
  | 'silence'
  | 'newsletterConfirmation'
  | 'newsletter'
  | 'invoice'
  | 'invitation'
  | 'reminder'
  | 'reopened'
  | 'withdrawn'
  | 'outdated'
  | 'progress'
  | 'signed';

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Milliseconds: later nobody has any use for it. */
  readonly goodFor: number;
  /** Where one request ends mails of this kind (RFC 8058); in newsletters. */
  readonly leave?: string;
}
