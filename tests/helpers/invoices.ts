import type { Asker } from './accounts.ts';

export const billing = {
  name: 'Muster GmbH',
  street: 'Am Hof 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
  email: 'rechnung@example.com',
  vat_id: '',
};
export const sellerSite = {
  operator: 'Klarzeugnis, Inh. Kim Klug',
  address: 'Lindenweg 4, 10115 Berlin',
  vatId: 'DE123456789',
  invoice: { taxNumber: '', smallBusiness: false, iban: 'DE02120300000000202051', bank: 'Musterbank' },
};

/** Says who issues invoices. */
export async function describeSeller(root: Asker, site: object = sellerSite): Promise<void> {
  const answer = await root.ask('PATCH', '/api/settings', { options: { site } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

export function orderFor(user: string, changes: object = {}): object {
  return {
    user,
    items: [{ text: 'Zeugnis schreiben', quantity: 2, unit: 'piece', unit_price: 4900 }],
    service_from: '2026-11-01',
    service_to: '2026-11-20',
    billing,
    ...changes,
  };
}

export interface IssuedInvoice {
  readonly id: string;
  readonly number: string;
}

/** @param root a superuser, after `describeSeller` */
export async function issueInvoice(root: Asker, user: string, changes: object = {}): Promise<IssuedInvoice> {
  const answer = await root.ask('POST', '/api/invoices', orderFor(user, changes));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
