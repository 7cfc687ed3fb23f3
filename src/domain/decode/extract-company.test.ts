import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

test.each([
  ['MUSTER KARTONAGENWERK GMBH', 'Muster Kartonagenwerk GmbH', 'Muster Kartonagenwerk GmbH'],
  ['MUSTER FEINPAPIER GMBH & CO. KG', 'Muster Feinpapier GmbH & Co. KG', 'Muster Feinpapier GmbH & Co. KG'],
  // Nothing tells that the capitals are not its own.
  ['KARTONAGENWERK MUSTERMANN', '', 'KARTONAGENWERK MUSTERMANN'],
])('a letterhead in capitals takes its spelling from the signature: %s', (head, below, company) => {
  const letter = baseLetter({
    letterhead: `${head}\nHafenstraße 3\n26941 Neuenstadt`,
    company: 'Wir stellen Verpackungen her und beschäftigen 120 Menschen.',
    signature: `Neuenstadt, den 31. August 2023\n\n${below}\n\nUlrike Damm\nGeschäftsführerin`,
  });
  expect(decode(letter).facts.company).toBe(company);
});

test.each([
  ['Alpenhof Gernstein\nHotel KG', 'Alpenhof Gernstein Hotel KG'],
  [
    'Wülfing, Rademacher & Kollegen\nSteuerberatungsgesellschaft mbB',
    'Wülfing, Rademacher & Kollegen Steuerberatungsgesellschaft mbB',
  ],
  ['Jahnke Stoll Architekten\nPartnerschaft mbB', 'Jahnke Stoll Architekten Partnerschaft mbB'],
  [
    'Dr. Hagemeister Rupprecht\nPartnerschaft von Rechtsanwälten mbB · Notar',
    'Dr. Hagemeister Rupprecht Partnerschaft von Rechtsanwälten mbB',
  ],
  ['SEEHOTEL LUST\nBetriebsgesellschaft mbH', 'SEEHOTEL LUST Betriebsgesellschaft mbH'],
  ['Wöllner Heizung · Sanitär · Solar\nInhaber Rolf Wöllner', 'Wöllner Heizung · Sanitär · Solar'],
  ['Autohaus Kern · Verwaltung · Personal', 'Autohaus Kern'],
  ['Muster Bau GmbH\nIngenieurgesellschaft mbH', 'Muster Bau GmbH'],
])('the employer in two lines or with points: %s', (head, company) => {
  const letterhead = `${head}\nHafenstraße 3\n26941 Neuenstadt`;
  expect(decode(baseLetter({ letterhead, company: 'Wir beschäftigen 120 Menschen.' })).facts.company).toBe(
    company,
  );
});

test.each([
  [
    'SEEHOTEL FALKENBUCHT ****S',
    'Das Haus wird von der Seehotel Falkenbucht GmbH betrieben.',
    'Seehotel Falkenbucht GmbH',
  ],
  [
    'Hotel Granitzer Hof',
    'Die Hotel Granitzer Hof GmbH & Co. KG hat 96 Zimmer.',
    'Hotel Granitzer Hof GmbH & Co. KG',
  ],
  // Another firm with a name that holds this one.
  ['Hotel Seeblick', 'Das Haus gehört zur Brandt Hotel Seeblick GmbH.', 'Hotel Seeblick'],
])('the legal form that only the text tells: %s', (head, company, name) => {
  const letterhead = `${head}\nHafenstraße 3\n26941 Neuenstadt`;
  expect(decode(baseLetter({ letterhead, company })).facts.company).toBe(name);
});

test.each([
  ['bei der Kreisverwaltung Schwalm-Eder', 'Kreisverwaltung Schwalm-Eder'],
  ['bei der Bäckerei Tönnjes', 'Bäckerei Tönnjes'],
  ['bei der Stadt Bad Hersfeld', 'Stadt Bad Hersfeld'],
  ['bei der Abteilung Einkauf', null],
])('the employer told in the first sentence alone: %s', (where, company) => {
  const text = `Ausbildungszeugnis

Frau Aylin Demir, geboren am 12.06.2004 in Kassel, wurde vom 01.08.2021 bis zum 31.07.2024 ${where} zur Verwaltungsfachangestellten ausgebildet. Sie arbeitete stets sorgfältig. Wir waren mit ihren Leistungen voll zufrieden. Ihr Verhalten war stets einwandfrei.

Homberg, 31. Juli 2024

i. A. Schuster
Ausbildungsleitung`;
  expect(decode(text).facts.company).toBe(company);
});
