import { describe, expect, test } from 'vitest';
import { tasks } from '#domain/workflow/task.ts';
import { invoiceMail, stornoMail } from './invoice-letters.ts';
import { approvalLostMail, outdatedMail, reopenedMail, withdrawnMail } from './change-letters.ts';
import * as letters from './letters.ts';
import { invitationMail, progressMail, reminderMail, signedMail } from './workflow-letters.ts';

const asked = {
  email: 'kern@example.com',
  name: 'Ulrike Kern',
  asker: { name: '', address: 'chef@example.com' },
  employer: 'Ostwind Anlagenbau GmbH',
  about: 'das Arbeitszeugnis für Lena Vogt',
  due: '2026-03-01',
  expires: '2026-03-10 12:00:00.000Z',
  link: 'https://zeugnis.test/einladung#x',
};
const { email, about, employer, name, link } = asked;
const to = 'a@example.com';
const mails = [
  letters.verificationMail(to, link),
  letters.passwordResetMail(to, link),
  letters.emailChangeMail(to, link),
  letters.emailChangedMail(to),
  letters.passwordChangedMail(to),
  letters.externalLoginMail(to),
  letters.otpMail(to, '123456'),
  letters.silenceMail(to, link, 30),
  letters.newsletterConfirmationMail(to, link),
  letters.newsletterMail(to, 'Neues im März', ['Im März ändert sich viel.'], link),
  invoiceMail(to, link, { number: 'R-1', due: '2026-03-01', amount: 1900 }),
  stornoMail(to, link, { number: 'R-2', cancels: 'R-1' }),
  signedMail({ email, name, about, employer, link, owner: 'chef@example.com' }),
  signedMail({ email, name: '', about, employer: '', link, owner: '' }),
  outdatedMail({ email, name, by: 'Ulrike Kern', about, employer, link, owner: to, signing: true }),
  outdatedMail({
    email,
    name: '',
    by: 'Ulrike Kern',
    about,
    employer: '',
    link: '',
    owner: to,
    signing: false,
  }),
  approvalLostMail({ email, by: 'Ulrike Kern', approver: 'Max Muster', about, link }),
  ...tasks.flatMap((task) => [
    invitationMail({ ...asked, task, message: 'Bitte bald.' }),
    reminderMail({ ...asked, task }),
    reopenedMail({ ...asked, task }),
    withdrawnMail({ ...asked, task }),
    progressMail({ email, who: 'Ulrike Kern', task, decision: '', about, link }),
  ]),
];

test.each(mails.map((mail) => [mail.subject, mail.text] as const))(
  'goes on in small letters behind the comma: %s',
  (_, text) => {
    const greeting = /^Guten Tag(?: [^\n]+?)?(?<end>[,!])\n\n(?<first>[^\n ]+)/.exec(text)?.groups;
    const isLeft =
      greeting?.['end'] === '!' || /^(?:\p{Ll}|Sie$|chef@|Ulrike$)/u.test(greeting?.['first'] ?? '');
    expect(isLeft, text.slice(0, 80)).toBe(true);
  },
);

describe.each(tasks)('who is asked for %s', (task) => {
  test('is greeted by name and told which employer it is for', () => {
    for (const { text, html } of [
      invitationMail({ ...asked, task, message: '' }),
      reminderMail({ ...asked, task }),
    ]) {
      for (const words of [text, html]) {
        expect(words).toContain('Guten Tag Ulrike Kern,');
        expect(words).toContain('chef@example.com (Ostwind Anlagenbau GmbH)');
      }
    }
  });

  test('is told the address of who asks beside the name, which anybody can enter', () => {
    const named = { ...asked, task, asker: { name: 'Sparkasse', address: 'x@example.com' } };
    expect(reminderMail(named).text).toContain('Sparkasse (x@example.com, Ostwind Anlagenbau GmbH)');
    expect(reminderMail({ ...named, employer: '' }).text).toContain('Sparkasse (x@example.com) hat');
    expect(withdrawnMail(named).text).toContain('x@example.com');
    expect(reopenedMail(named).text).toContain('x@example.com');
  });

  test('is greeted all the same where neither is known', () => {
    const { text } = reminderMail({ ...asked, name: '', employer: '', task });
    expect(text).toMatch(/^Guten Tag,\n\nchef@example\.com hat Sie gebeten/);
  });
});
