import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (changes: Parameters<typeof baseLetter>[0]): string[] =>
  decode(baseLetter(changes)).findings.map(({ rule }) => rule);
const signed = (name: string): string => `Neuenstadt, den 31. August 2023\n\n${name}`;
const company = 'Wir sind ein Fachgroßhandel mit sieben Niederlassungen.';
const capitals = 'NORDKAMP SANITÄRGROSSHANDEL GMBH & CO. KG\nEmsring 18, 49767 Twistloh';

test.each([
  [capitals, 'Nordkamp Sanitärgroßhandel GmbH & Co. KG'],
  ['MUELLER STRASSENBAU GMBH\nEmsring 18, 49767 Twistloh', 'Müller Straßenbau GmbH'],
  ['Mueller Strassenbau GmbH\nEmsring 18, 49767 Twistloh', 'Müller Straßenbau GmbH'],
])('%s is signed by %s', (letterhead, name) => {
  const signature = signed(`${name}\n\nUlrike Damm\nGeschäftsführerin`);
  const reading = decode(baseLetter({ letterhead, company, signature }));
  expect(reading.findings.map(({ rule }) => rule)).not.toContain('other-employer');
  expect(reading.facts.signatories).toEqual(['Ulrike Damm, Geschäftsführerin']);
});

test('the spelling of capitals is taken from the signature', () => {
  const signature = signed('Nordkamp Sanitärgroßhandel GmbH & Co. KG\n\nUlrike Damm\nGeschäftsführerin');
  expect(decode(baseLetter({ letterhead: capitals, company, signature })).facts.company).toBe(
    'Nordkamp Sanitärgroßhandel GmbH & Co. KG',
  );
});

test('another firm under the text stays another one', () => {
  const signature = signed('Nordkamp Fliesenhandel GmbH & Co. KG\n\nUlrike Damm\nGeschäftsführerin');
  expect(found({ letterhead: capitals, company, signature })).toContain('other-employer');
});

const notary = {
  letterhead: 'Notariat Dr. Rieger & Paulsen\nSchlossallee 8, 76789 Hardtweiler',
  introduction:
    'Frau Jana Kern, geboren am 3. Mai 1985, war vom 1. Juni 2018 bis zum 31. August 2023 als Notarfachangestellte in unserem Notariat tätig.',
  company: 'Das Notariat betreut jährlich 3.400 Urkunden.',
};
test.each([
  ['Das Gelernte machte sie immer sofort für unsere Praxis nutzbar.', false],
  ['Neues führte sie stets sofort in unsere Praxis ein.', false],
  ['Die Ergebnisse überführte sie jederzeit sehr sicher in unsere tägliche Praxis.', false],
  ['In unserer Praxis war sie stets mit sehr großem Einsatz tätig.', true],
])('a house or what is no theory: %s', (performance, isHouse) => {
  expect(found({ ...notary, performance }).includes('other-employer')).toBe(isHouse);
});

test.each([
  ['Inh. Familie Hefele', 'Martina Hefele\nInhaberin', false],
  ['Inhaber: Eheleute Hefele', 'Martina Hefele\nInhaberin', false],
  ['Inh. Martina Hefele', 'Martina Hefele\nInhaberin', false],
  ['Inh. Martina Hefele', 'Ulrike Damm\nInhaberin', true],
])('the owner „%s“ and %s', (line, name, isOther) => {
  const letterhead = `Gasthof zur Alten Post\n${line}\nMarktplatz 2, 87541 Oberjochen`;
  expect(found({ letterhead, signature: signed(name) }).includes('other-owner')).toBe(isOther);
});
