import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import { decode } from './decode.ts';

const born = 'Frau Jana Kern, geboren am 3. Mai 1985 in Husum,';
const titleOf = (told: string, heading = 'Arbeitszeugnis', type: CertificateType = 'arbeitszeugnis') =>
  decode(baseLetter({ heading, introduction: `${born} ${told}` }, { type })).facts.job_title;

test.each([
  [
    'war vom 1. Juni 2018 bis zum 31. August 2023 bei uns beschäftigt. Sie leitete über den gesamten Zeitraum als Einkaufsleiterin die Beschaffung.',
    'Einkaufsleiterin',
  ],
  [
    'leitete vom 1. Juni 2018 bis zum 31. August 2023 die Personalabteilung unseres Unternehmens.',
    'Leiterin der Personalabteilung',
  ],
  [
    'gehörte uns vom 1. Juni 2018 bis zum 31. August 2023 an. Sie begann als Laborchemikerin und übernahm am 1. Januar 2020 die Leitung des analytischen Zentrallabors.',
    'Leiterin des analytischen Zentrallabors',
  ],
  [
    'stand vom 1. Juni 2018 bis zum 31. August 2023 als Straßenbahnfahrerin in unseren Diensten. Seit Juni 2019 begleitete sie außerdem als Lehrfahrerin neue Kolleginnen.',
    'Straßenbahnfahrerin',
  ],
  [
    'war vom 1. Juni 2018 bis zum 31. August 2023 als Fachübersetzerin für Englisch und Spanisch bei uns tätig.',
    'Fachübersetzerin',
  ],
])('%s', (told, title) => {
  expect(titleOf(told)).toBe(title);
});

test('a place where anybody may be taken in is no part of what an intern was', () => {
  const told =
    'absolvierte vom 1. April bis zum 31. August 2023 ein Praktikum in der Verwaltung unseres Naturparks.';
  expect(titleOf(told, 'Praktikumszeugnis')).toBe('Praktikantin');
});

test('a trainee in a craft is told by it', () => {
  const told =
    'war vom 1. August 2019 bis zum 22. Juli 2022 Auszubildende im Friseurhandwerk in meinem Salon.';
  expect(titleOf(told, 'Ausbildungszeugnis', 'ausbildungszeugnis')).toBe('Friseurin');
});

test.each([
  [
    'Landkreis Zwieselstadt\nKreisarchiv\nAktenstraße 20, 94261 Zwieselstadt',
    'im Kreisarchiv Zwieselstadt',
    'Kreisarchiv Zwieselstadt',
  ],
  [
    'Fahrradladen Speiche 13\nInhaber Uwe Jablonski\nBrunnengasse 13, 99425 Ilmtal',
    'bei uns',
    'Fahrradladen Speiche 13',
  ],
])('the house under %s', (letterhead, where, company) => {
  const introduction = `${born} war vom 1. Juni 2018 bis zum 31. August 2023 ${where} als Buchhalterin tätig.`;
  expect(decode(baseLetter({ letterhead, introduction, company: '' })).facts.company).toBe(company);
});
