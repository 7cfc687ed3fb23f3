import { nobody, type Collection } from './collection.ts';
import { date, email, flag, json, number, password, text } from './field.ts';

const day = 24 * 60 * 60;
const own = 'id = @request.auth.id';

const accountFields = [
  email('email', { required: true, unique: true }),
  flag('emailVisibility'),
  flag('verified', { writers: 'superusers' }),
  password('password', { required: true, hidden: true }),
  text('tokenKey', { hidden: true, writers: 'server' }),
];

export const users: Collection = {
  id: '_pb_users_auth_',
  name: 'users',
  fields: [
    ...accountFields,
    text('name', { max: 255 }),
    // List of the parts of the product that the account was given.
    json('modules', { initial: [], writers: 'superusers' }),
    // Nobody logs in, and sessions are over as long as it is set.
    flag('locked', { writers: 'superusers' }),
    // Who is billed, see `readParty`.
    json('billing', { max: 4096 }),
    date('last_seen', { hidden: true, writers: 'server' }),
    date('warned', { hidden: true, writers: 'server' }),
  ],
  rules: { list: own, view: own, create: '', update: own, delete: own },
  auth: { sessionSeconds: 5 * day, otp: true, google: true },
};

export const superusers: Collection = {
  // The official client takes tokens of this id for those of superusers.
  id: 'pbc_3142635823',
  name: '_superusers',
  fields: accountFields,
  rules: nobody,
  auth: { sessionSeconds: day, otp: false, google: false },
};

const ref = [text('collectionRef', { writers: 'server' }), text('recordRef', { writers: 'server' })];
const aboutMe = 'recordRef = @request.auth.id && collectionRef = @request.auth.collectionId';

/** Which account of a provider (Google) logs in as which account of ours. */
export const externalAuths: Collection = {
  id: 'pbc_2281828961',
  name: '_externalAuths',
  fields: [...ref, text('provider', { writers: 'server' }), text('providerId', { writers: 'server' })],
  rules: { list: aboutMe, view: aboutMe, create: null, update: null, delete: aboutMe },
};

export const otps: Collection = {
  id: 'pbc_1638494021',
  name: '_otps',
  fields: [
    ...ref,
    text('password', { hidden: true, writers: 'server' }),
    text('sentTo', { hidden: true, writers: 'server' }),
    number('tries', { writers: 'server' }),
  ],
  rules: nobody,
};
