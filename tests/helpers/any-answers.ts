import fc from 'fast-check';
import type { Answers } from '../../src/domain/letter/answers.ts';
import { dateFormats } from '../../src/domain/german/format-date.ts';
import { employerNouns } from '../../src/domain/german/employer-nouns.ts';
import { genderForms } from '../../src/domain/german/group-nouns.ts';
import { performanceCategories } from '../../src/domain/letter/category.ts';
import { certificateTypes } from '../../src/domain/letter/certificate-type.ts';
import { exhibitionReasons, terminationReasons } from '../../src/domain/letter/module.ts';
import { readAnswers } from '../../src/domain/letter/read-answers.ts';

const grade = fc.constantFrom(1, 2, 3, 4, 5);
const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });
const jobs = [
  'Projektleiterin', 'Verkäufer', 'Softwareentwickler', 'Pflegefachfrau', 'Kfz-Mechatroniker', 'Buchhalterin',
  'Hotelfachfrau', 'Vertriebsleiter', 'Ingenieurin', 'Fachkraft für Lagerlogistik', 'Erzieherin', 'Referent',
]; // prettier-ignore

/** Answers of every sensible kind: persons with and without pronouns, titles, noble and double names, all options. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    type: fc.constantFrom(...certificateTypes),
    person: fc.record({
      salutation: fc.constantFrom('Herr', 'Frau', null),
      title: fc.constantFrom('', 'Dr.', 'Prof. Dr.'),
      first_name: fc.constantFrom('Jonas', 'Anna-Lena', 'Éva', 'Kim'),
      last_name: fc.constantFrom(
        'Voß',
        'von der Heide',
        'Müller-Lüdenscheidt',
        'Hans',
        'Yıldız',
        'd’Angelo',
        'Marx',
      ),
      birthday: maybe(fc.constant('1988-05-14')),
      birthplace: fc.constantFrom('', 'Bad Oldesloe'),
    }),
    company: fc.record({
      name: fc.constantFrom('', 'Ostwind Anlagenbau GmbH'),
      description: fc.constantFrom(
        '',
        'ein Hersteller von Schaltanlagen',
        'Wir stellen seit 1911 Papier her.',
      ),
      clients: fc.constantFrom('Kunden', 'Patienten', 'Gäste', 'Eltern', 'Mandanten'),
    }),
    occupation: fc.record({
      job_title: fc.constantFrom(...jobs),
      graduation_title: fc.constantFrom('', 'Chemielaborant', 'Steuerfachangestellter'),
      department: fc.constantFrom('', 'Einkauf'),
      location_of_operation: fc.constantFrom('', 'Kiel'),
      begin_employment: fc.constant('2018-03-01'),
      end_employment: fc.constant('2025-09-30'),
      leader: fc.boolean(),
      workload: maybe(fc.constant({ hours: 19.5, full_time: 39 })),
      stations: fc.constantFrom(
        [],
        [
          {
            type: 'first',
            job_title: 'Sachbearbeiter',
            department: 'Lager',
            begin: '2018-03-01',
            end: '2020-05-31',
          },
          { type: 'last', job_title: 'Teamleiter', begin: '2020-06-01' },
        ],
      ),
    }),
    activities: fc.constantFrom([], ['Prüfung von Rechnungen', 'Planung der Touren']),
    performance: fc.record({
      ratings: fc
        .uniqueArray(fc.constantFrom(...performanceCategories), { minLength: 5, maxLength: 14 })
        .chain((categories) => fc.record(Object.fromEntries(categories.map((one) => [one, grade])))),
      honesty: fc.boolean(),
      it_systems: fc.constantFrom('', 'SAP und MS Excel'),
    }),
    behavior: fc.record({
      internal: maybe(grade),
      customer_contact: fc.boolean(),
      customers: maybe(grade),
      partner_contact: fc.boolean(),
    }),
    ending: fc.record({
      termination_reason: fc.constantFrom(...terminationReasons),
      exhibition_reason: fc.constantFrom(...exhibitionReasons),
      future_wishes: maybe(grade),
      rehire: fc.boolean(),
      recommendation: fc.boolean(),
    }),
    exam: maybe(
      // With the worst one it would not be passed.
      fc.record({
        result: fc.constantFrom(1, 2, 3, 4),
        date: maybe(fc.constant('2025-06-18')),
        chamber: fc.constant(''),
      }),
    ),
    place: fc.constant('Kiel'),
    date: fc.constant('2025-09-30'),
    options: fc.record({
      gender_form: fc.constantFrom(...genderForms),
      company_term: fc.constantFrom(...employerNouns.map(({ noun }) => noun)),
      date_format: fc.constantFrom(...dateFormats),
    }),
  })
  .map((source) => {
    const { answers, problems } = readAnswers(source);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    return answers;
  });
