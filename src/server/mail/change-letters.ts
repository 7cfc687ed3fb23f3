import { taskLabels } from '#domain/workflow/task.ts';
import { day } from '../clock.ts';
import { toMail } from './layout.ts';
import type { Mail } from './mail.ts';
import { plainName } from './plain-name.ts';
import { aboutLink, askerOf, ownedBy, untilWhen, withEmployer, type Asked } from './workflow-letters.ts';

/** Tells somebody who had finished that it is his turn again. */
export function reopenedMail(asked: Asked): Mail {
  const { email, name, task, about, link } = asked;
  return toMail({
    kind: 'reopened',
    goodFor: 7 * day,
    to: email,
    name,
    subject: `Wieder offen: ${taskLabels[task]} – ${about}`,
    paragraphs: [
      `${askerOf(asked)} hat Ihre Aufgabe „${taskLabels[task]}“ für ${about} wieder geöffnet und bittet Sie, sie noch einmal anzusehen.`,
      ...untilWhen(asked),
    ],
    button: { label: 'Aufgabe öffnen', url: link },
    hints: aboutLink(asked),
  });
}

/** Tells somebody who was asked that he is not asked any more. */
export function withdrawnMail(asked: Omit<Asked, 'link' | 'due' | 'expires'>): Mail {
  const { email, name, task, about } = asked;
  return toMail({
    kind: 'withdrawn',
    goodFor: 7 * day,
    to: email,
    name,
    subject: `Zurückgezogen: ${taskLabels[task]} – ${about}`,
    paragraphs: [
      `${askerOf(asked)} hat die Einladung zur Aufgabe „${taskLabels[task]}“ für ${about} zurückgezogen. Sie brauchen nichts mehr zu tun.`,
    ],
    hints: ['Der Link aus den früheren Mails öffnet die Aufgabe nicht mehr.'],
  });
}

/** Tells who approved a text that it is another one now. */
export function outdatedMail(told: {
  readonly email: string;
  /** May be ''. */
  readonly name: string;
  /** Who changed it. */
  readonly by: string;
  readonly about: string;
  readonly employer: string;
  /** '' where the link has ended. */
  readonly link: string;
  /** Address of the owner. */
  readonly owner: string;
  /** It goes to the signatories as it is. */
  readonly signing: boolean;
}): Mail {
  const { email, name, about, employer, link, owner, signing } = told;
  const by = plainName(told.by);
  return toMail({
    kind: 'outdated',
    goodFor: 7 * day,
    to: email,
    name,
    subject: `Seit Ihrer Freigabe geändert: ${about}`,
    paragraphs: [
      `${withEmployer(about, employer)} haben Sie freigegeben. Danach hat ${by} den Text geändert. Ihre Freigabe gilt nur für den Text davor.`,
      signing
        ? 'Der geänderte Text geht jetzt an die Personen, die unterzeichnen.'
        : 'Wenn Sie den geänderten Text prüfen sollen, bekommen Sie dafür eine eigene Mail.',
    ],
    ...(link === '' ? {} : { button: { label: 'Stand ansehen', url: link } }),
    hints: ['Sie bekommen diese Mail, weil Sie das Zeugnis freigegeben haben.', ownedBy(owner)],
  });
}

/** Tells the owner that somebody else changed a text that was approved. */
export function approvalLostMail(told: {
  readonly email: string;
  readonly by: string;
  readonly approver: string;
  readonly about: string;
  readonly link: string;
}): Mail {
  const { email, about, link } = told;
  const [by, approver] = [plainName(told.by), plainName(told.approver)];
  return toMail({
    kind: 'outdated',
    goodFor: 7 * day,
    to: email,
    subject: `Seit der Freigabe geändert: ${about}`,
    paragraphs: [
      `${about} hat ${approver} freigegeben. Danach hat ${by} den Text geändert. Die Freigabe gilt nur für den Text davor.`,
    ],
    button: { label: 'Vorgang öffnen', url: link },
    hints: ['Sie bekommen diese Mail, weil das Zeugnis in Ihrem Konto liegt.'],
  });
}
