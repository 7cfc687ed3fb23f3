import { formatDate } from '#domain/german/format-date.ts';
import { taskLabels, type Task } from '#domain/workflow/task.ts';
import { day } from '../clock.ts';
import { toMail } from './layout.ts';
import type { Mail } from './mail.ts';
import { plainName } from './plain-name.ts';

/** What somebody is asked for, and by whom. */
export interface Asked {
  readonly email: string;
  /** Of the one who is asked; may be ''. */
  readonly name: string;
  readonly task: Task;
  /** Who asks; the name may be ''. */
  readonly asker: { readonly name: string; readonly address: string };
  /** For whom the reference speaks; '' where that is open. */
  readonly employer: string;
  /** „das Arbeitszeugnis für Lena Vogt“. */
  readonly about: string;
  /** YYYY-MM-DD or ''. */
  readonly due: string;
  /** Timestamp. */
  readonly expires: string;
  readonly link: string;
}

/** What somebody is asked for, as it goes on after „bittet Sie,“. */
const requests: Readonly<Record<Task, (about: string) => string>> = {
  rate: (about) => `für ${about} Leistung und Verhalten zu bewerten`,
  'rate-and-create': (about) => `für ${about} Leistung und Verhalten zu bewerten und den Text zu erstellen`,
  'approve-and-edit': (about) => `${about} zu prüfen, zu bearbeiten und freizugeben`,
  'master-data': (about) => `für ${about} die Stammdaten einzutragen`,
  'self-assessment': (about) => `für ${about} Ihre Stammdaten und eine Selbsteinschätzung einzutragen`,
  sign: (about) => `${about} zu unterzeichnen`,
};

const dateOf = (timestamp: string): string => formatDate(timestamp.slice(0, 10), 'long');

export const untilWhen = ({ due }: Asked): string[] =>
  due === '' ? [] : [`Es wäre gut, wenn das bis zum ${dateOf(due)} erledigt ist.`];

export const aboutLink = ({ expires }: Asked): string[] => [
  `Der Link gilt bis zum ${dateOf(expires)} und öffnet nur diese Aufgabe. Ein Konto brauchen Sie nicht. Bitte geben Sie ihn nicht weiter.`,
  'Wenn Sie damit nichts zu tun haben, brauchen Sie nichts zu tun.',
];

/** „das Arbeitszeugnis (Ostwind Anlagenbau GmbH)“. */
export const withEmployer = (who: string, employer: string): string =>
  employer === '' ? who : `${who} (${employer})`;

/**
 * „Ulrike Kern (kern@beispiel.de, Ostwind Anlagenbau GmbH)“: an address alone tells nobody who asks, and names anybody
 * can enter.
 */
export function askerOf({ asker: { name, address }, employer }: Pick<Asked, 'asker' | 'employer'>): string {
  if (name === '') return withEmployer(address, employer);
  return withEmployer(name, [address, employer].filter((part) => part !== '').join(', '));
}

/** Where the address of the owner stands in mails that he does not send himself. */
export const ownedBy = (owner: string): string => `Das Zeugnis liegt im Konto von ${owner}.`;

/** Asks somebody to do his part of the work on a reference. */
export function invitationMail(asked: Asked & { readonly message: string }): Mail {
  const { email, name, task, asker, about, message, link } = asked;
  return toMail({
    kind: 'invitation',
    goodFor: 7 * day,
    to: email,
    name,
    subject: `${taskLabels[task]}: ${about}`,
    paragraphs: [
      `${askerOf(asked)} bittet Sie, ${requests[task](about)}.`,
      ...(message === '' ? [] : [`Dazu schreibt ${asker.name || asker.address}: „${message}“`]),
      ...untilWhen(asked),
    ],
    button: { label: 'Aufgabe öffnen', url: link },
    hints: aboutLink(asked),
  });
}

export function reminderMail(asked: Asked): Mail {
  const { email, name, task, about, link } = asked;
  return toMail({
    kind: 'reminder',
    goodFor: 3 * day,
    to: email,
    name,
    subject: `Erinnerung: ${taskLabels[task]} – ${about}`,
    paragraphs: [
      `${askerOf(asked)} hat Sie gebeten, ${requests[task](about)}. Das ist noch offen.`,
      ...untilWhen(asked),
    ],
    button: { label: 'Aufgabe öffnen', url: link },
    hints: aboutLink(asked),
  });
}

/** Tells the owner that somebody has done his part. */
export function progressMail(done: {
  readonly email: string;
  readonly who: string;
  readonly task: Task;
  readonly decision: 'approved' | 'changes' | '';
  /** Whether he changed the text himself. */
  readonly edited?: boolean;
  readonly about: string;
  readonly link: string;
  /** The name that he signed with, where it is not the one that he was invited by. */
  readonly signedAs?: string;
}): Mail {
  const { email, task, decision, about, link, edited = false } = done;
  const [who, signedAs] = [plainName(done.who), plainName(done.signedAs ?? '')];
  const said = {
    approved: `${who} hat ${about} freigegeben.`,
    changes: `${who} bittet für ${about} um Änderungen.`,
    '': `${who} hat die Aufgabe „${taskLabels[task]}“ für ${about} abgeschlossen.`,
  }[decision];
  return toMail({
    kind: 'progress',
    goodFor: 7 * day,
    to: email,
    subject: said.replace(/\.$/, ''),
    paragraphs: [
      said,
      ...(edited
        ? [
            'Der Text wurde dabei geändert und steht jetzt so im Zeugnis. Im Vorgang sehen Sie, was anders ist.',
          ]
        : []),
      ...(signedAs === ''
        ? []
        : [`Unterzeichnet wurde mit dem Namen „${signedAs}“. Bitte prüfen Sie, ob das so gewollt ist.`]),
    ],
    button: { label: 'Vorgang öffnen', url: link },
    hints: ['Sie bekommen diese Mail, weil das Zeugnis in Ihrem Konto liegt.'],
  });
}

/** Tells everybody who may have it that the document is signed; without a link for the owner, who has an account. */
export function signedMail(done: {
  readonly email: string;
  /** May be ''. */
  readonly name: string;
  readonly about: string;
  readonly employer: string;
  readonly link: string;
  /** Address of the owner; '' where it goes to him. */
  readonly owner: string;
}): Mail {
  const { email, name, about, employer, link, owner } = done;
  const isOwner = owner === '';
  return toMail({
    kind: 'signed',
    goodFor: 7 * day,
    to: email,
    name,
    subject: `Das Dokument wurde unterzeichnet: ${about}`,
    paragraphs: [
      // Behind the comma of the greeting the sentence goes on in small letters.
      `${withEmployer(about, employer)} ist unterzeichnet und versiegelt. Sie können es jetzt herunterladen.`,
    ],
    button: { label: isOwner ? 'Vorgang öffnen' : 'Dokument herunterladen', url: link },
    hints: isOwner ? [] : ['Der Link gilt 30 Tage. Bitte geben Sie ihn nicht weiter.', ownedBy(owner)],
  });
}
