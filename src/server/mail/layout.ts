import type { Mail, MailKind } from './mail.ts';
import { plainName } from './plain-name.ts';

/** What a mail says; it looks the same for all of them. */
export interface Letter {
  readonly kind: MailKind;
  /** Milliseconds that it is of use. */
  readonly goodFor: number;
  readonly to: string;
  /** Who is greeted by name; absent or '' where nobody knows it. */
  readonly name?: string;
  readonly subject: string;
  /** The first goes on behind the comma of the greeting: in small letters, unless it is a name or „Sie“. */
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Something to read off, as a code. */
  readonly code?: string;
  /** Below: how long it is good, what to do when one did not ask for it. */
  readonly hints: readonly string[];
  /** Ends mails of this kind, see `Mail`. */
  readonly leave?: string;
  /** The paragraphs are somebody's own text, which begins as every text does. */
  readonly own?: boolean;
}

const greetingOf = ({ name = '', own = false }: Letter): string =>
  `${['Guten Tag', plainName(name)].filter((part) => part !== '').join(' ')}${own ? '!' : ','}`;

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function asText(letter: Letter): string {
  const { paragraphs, button, code, hints, leave } = letter;
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  const end = leave === undefined ? [] : [`Newsletter beenden:\n${leave}`];
  const parts = [greetingOf(letter), ...paragraphs, ...action, ...(code ? [code] : []), ...hints, ...end];
  return `${[...parts, 'Freundliche Grüße\nKlarzeugnis'].join('\n\n')}\n`;
}

function asHtml(letter: Letter): string {
  const { subject, paragraphs, button, code, hints, leave } = letter;
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const link = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="background:#1f3a5f;color:#ffffff;padding:12px 20px;border-radius:4px;text-decoration:none;display:inline-block">${escaped(button.label)}</a></p>`
    : '';
  const big = code
    ? `<p style="margin:24px 0;font-size:28px;letter-spacing:4px;font-family:monospace">${escaped(code)}</p>`
    : '';
  const small = hints.map(
    (hint) => `<p style="margin:0 0 12px;color:#555555;font-size:14px">${escaped(hint)}</p>`,
  );
  const end =
    leave === undefined
      ? ''
      : `<p style="margin:24px 0 0;color:#555555;font-size:14px"><a href="${escaped(leave)}" style="color:#555555">Newsletter beenden</a></p>`;
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f6f3ec">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#222222;font-family:Georgia,serif;font-size:16px;line-height:1.5">
${[paragraph(greetingOf(letter)), ...paragraphs.map(paragraph), link, big, ...small].join('\n')}
<p style="margin:24px 0 0">Freundliche Grüße<br>Klarzeugnis</p>${end}
</div></body></html>
`;
}

/** A letter as a mail, in text and HTML. */
export function toMail(letter: Letter): Mail {
  const { kind, goodFor, to, subject, leave } = letter;
  return {
    kind,
    goodFor,
    to,
    subject,
    text: asText(letter),
    html: asHtml(letter),
    ...(leave === undefined ? {} : { leave }),
  };
}
