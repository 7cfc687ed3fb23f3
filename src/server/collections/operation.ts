import { nobody, type Collection } from './collection.ts';
import { date, number, text } from './field.ts';

// What runs beside the requests, as superusers see it. No collections of the API: each is handed out by a call of its
// own, and what is not named here (texts of mails, keys of links) never leaves.

/** What the server answered, without content; 14 days. */
export const logs: Collection = {
  id: 'logs00000000001',
  name: '_logs',
  fields: [number('level'), text('message'), { type: 'json', name: 'data' }],
  rules: nobody,
};

/** Mails that wait or were given up, without their text and address. */
export const waitingMails: Collection = {
  id: 'waitingmails001',
  name: 'waiting_mails',
  fields: [text('account'), text('kind'), number('tries'), text('due'), date('expires'), text('fault')],
  rules: nobody,
};

/** The queue of what is read from files. */
export const readings: Collection = {
  id: 'readings0000001',
  name: 'jobs',
  fields: [
    text('analysis'),
    text('state'),
    number('pages'),
    number('attempts'),
    text('run_at'),
    text('started'),
    text('host'),
    text('fault'),
  ],
  rules: nobody,
};

/** Who gets the newsletter, or was asked whether he wants it. */
export const subscribers: Collection = {
  id: 'subscribers0001',
  name: 'subscribers',
  fields: [text('email'), text('status'), text('confirmed')],
  rules: nobody,
};

/** Newsletters that were sent. */
export const newsletters: Collection = {
  id: 'newsletters0001',
  name: 'newsletters',
  fields: [text('subject'), text('body'), number('recipients')],
  rules: nobody,
};
