import { expect, test } from 'vitest';
import { ApiError } from '../errors.ts';
import { readOptions } from './read-options.ts';

function faultsOf(values: unknown): Record<string, string> {
  try {
    readOptions(values);
    return {};
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return Object.fromEntries(
      Object.entries(fault.data).map(([name, one]) => [name, (one as { message: string }).message]),
    );
  }
}

test('options are taken as they are meant, and what is left out stays out', () => {
  const site = {
    email: ' post@example.com ',
    vatId: 'DE123456789',
    social: [{ name: 'Mastodon', url: 'https://mastodon.example/@klar' }],
    invoice: { iban: 'DE02 1203 0000 0000 2020 51', smallBusiness: true, taxNumber: '215/5432/1098' },
    unknown: 'x',
  };
  expect(readOptions({ gender_form: 'star', company_term: 'Kanzlei', site })).toEqual({
    gender_form: 'star',
    company_term: 'Kanzlei',
    site: {
      email: 'post@example.com',
      vatId: 'DE123456789',
      social: site.social,
      invoice: site.invoice,
    },
  });
  expect(readOptions({ gender_form: '', site: null })).toEqual({ gender_form: '', site: null });
});

const kept = (invoice: object) => readOptions({ site: { invoice } }).site?.invoice;

test('an IBAN is kept in groups of four, a postal code as its country has it', () => {
  expect(kept({ iban: 'de02120300000000202051' })).toEqual({ iban: 'DE02 1203 0000 0000 2020 51' });
  expect(kept({ zip: '50667' })).toEqual({ zip: '50667' });
  expect(kept({ zip: '1010', country: 'AT' })).toEqual({ zip: '1010', country: 'AT' });
  expect(kept({ zip: '', iban: '' })).toEqual({ zip: '', iban: '' });
});

test.each([
  ['gender_form', { gender_form: 'Stern' }],
  ['company_term', { company_term: 'Bude' }],
  ['date_format', { date_format: 'lang' }],
  ['site', { site: 'nonsense' }],
  ['site.email', { site: { email: 'post@' } }],
  ['site.phone', { site: { phone: 'ruf mich an' } }],
  ['site.vatId', { site: { vatId: '123' } }],
  ['site.name', { site: { name: 'x'.repeat(61) } }],
  [
    'site.social.1.url',
    {
      site: {
        social: [
          { name: 'a', url: 'https://a.example' },
          { name: 'b', url: 'javascript:alert(1)' },
        ],
      },
    },
  ],
  ['site.social.0.name', { site: { social: [{ name: ' ', url: 'https://a.example' }] } }],
  ['site.invoice.iban', { site: { invoice: { iban: 'DE02120300000000202052' } } }],
  ['site.invoice.zip', { site: { invoice: { zip: '1234' } } }],
  ['site.invoice.zip', { site: { invoice: { zip: '50667', country: 'AT' } } }],
  ['site.invoice.country', { site: { invoice: { country: 'Deutschland' } } }],
  ['site.invoice.taxNumber', { site: { invoice: { taxNumber: 'keine' } } }],
  ['site.invoice.smallBusiness', { site: { invoice: { smallBusiness: 'ja' } } }],
  ['options', 'nonsense'],
])('a faulty %s is told at its place, in German', (name, values) => {
  const faults = faultsOf(values);
  expect(Object.keys(faults)).toEqual([name]);
  expect(faults[name]).toMatch(/[a-zäöü ]{8}/);
  expect(faults[name]).not.toMatch(/invalid|expected|Too/i);
});
