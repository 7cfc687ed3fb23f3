import type { SiteDetails } from '../site/site-details.ts';

/** Characters that Markdown would take for more than themselves. */
const special = /[\\`*_{}[\]<>()#+!|~-]/g;
const plain = (text: string): string => text.replaceAll(special, (character) => `\\${character}`);
/** Lines of an address; two spaces at the end keep them apart. */
const lines = (text: string): string =>
  text
    .split(/\r?\n|, /)
    .map(plain)
    .join('  \n');

/** What each placeholder of an article stands for, as Markdown. What nobody has entered is said, not hidden. */
function details({ name, operator, address, email, phone, vatId }: SiteDetails): Record<string, string> {
  const who = operator === '' ? `Der Betreiber von ${plain(name)}` : plain(operator);
  const contact = [
    email === null ? '' : `E-Mail: <${email}>`,
    phone === '' ? '' : `Telefon: ${plain(phone)}`,
  ].filter((line) => line !== '');
  return {
    name: plain(name),
    betreiber: who,
    // „Wie oben“ only where something stands above.
    verantwortlich: address === '' ? who : `${who}, Anschrift wie oben.`,
    anschrift: lines(address),
    anbieter:
      operator === '' && address === ''
        ? 'Wer diesen Dienst betreibt, hat seine Angaben noch nicht eingetragen.'
        : [plain(operator), lines(address)].filter((line) => line !== '').join('  \n'),
    kontakt: contact.length > 0 ? contact.join('  \n') : 'Eine Kontaktadresse ist noch nicht eingetragen.',
    email: email === null ? '' : `<${email}>`,
    telefon: plain(phone),
    umsatzsteuer: vatId === '' ? '' : `Umsatzsteuer-Identifikationsnummer: ${plain(vatId)}`,
  };
}

/** Puts the details of the site in the place of `{{betreiber}}`, `{{kontakt}}` and the like; unknown ones stay. */
export function fillDetails(markdown: string, site: SiteDetails): string {
  const values = details(site);
  return markdown.replaceAll(/\{\{([a-z]+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
