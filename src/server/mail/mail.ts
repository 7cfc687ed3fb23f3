/** What a mail is for; the administration and the log name it so. */
export type MailKind =
  | 'verification'
  | 'passwordReset'
  | 'emailChange'
  | 'otp'
  | 'silence'
  | 'invitation'
  | 'reminder'
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
}
