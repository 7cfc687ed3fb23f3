import { dateFormats } from '../german/format-date.ts';
import { employerNoun } from '../german/employer-nouns.ts';
import { genderForms, isGroupLemma } from '../german/group-nouns.ts';
import { clientsOfTrade } from '../knowledge/clients-of-trades.ts';
import { defaultOptions, limits, tradeOf, type Answers, type Station } from './answers.ts';
import { performanceCategories, type PerformanceCategory } from './category.ts';
import { certificateTypes, type CertificateType } from './certificate-type.ts';
import { examFaults } from './exam-faults.ts';
import { Fields, type Problem } from './fields.ts';
import type { NamedGrade } from './grade.ts';
import { exhibitionReasons, terminationReasons } from './module.ts';
import { timeFaults } from './time-faults.ts';

export interface ReadAnswers {
  /** Complete and sensible as far as there are no problems; gaps are filled with the usual. */
  readonly answers: Answers;
  readonly problems: readonly Problem[];
}

/** Answers from JSON, checked by the rules of the specification (§5). */
export function readAnswers(source: unknown): ReadAnswers {
  const fields = new Fields(source);
  const type = fields.choice('type', certificateTypes, 'Bitte eine gültige Zeugnisart wählen.');
  // Problems are told in the order in which the form asks.
  const person = readPerson(fields);
  const occupation = readOccupation(fields, type);
  const answers: Answers = {
    type,
    person,
    company: readCompany(fields, tradeOf({ type, occupation })),
    occupation,
    activities: fields.texts('activities'),
    ...readAssisted(fields),
    performance: readPerformance(fields),
    behavior: readBehavior(fields),
    ending: readEnding(fields, type),
    exam: readExam(fields, type),
    place: fields.text('place'),
    date: fields.day('date', 'Bitte ein gültiges Datum angeben.'),
    signatories: fields.list('signatories').map((_, at) => ({
      name: fields.text(`signatories.${at}.name`, 'Bitte einen Namen angeben.'),
      role: fields.text(`signatories.${at}.role`),
    })),
    options: readOptions(fields),
  };
  return { answers, problems: [...fields.problems, ...contradictions(fields, answers)] };
}

/** What cannot all be true at once; what was not given, or is no day, contradicts nothing. */
function contradictions(fields: Fields, { type, person, occupation, ending, exam }: Answers): Problem[] {
  const given = (path: string, day: string): string | null => (fields.at(path) === day ? day : null);
  const begin = given('occupation.begin_employment', occupation.begin_employment);
  const end = occupation.end_employment;
  return [
    ...timeFaults({
      birthday: person.birthday,
      begin,
      end,
      stations: occupation.stations.map((station, at) => ({
        begin: given(`occupation.stations.${at}.begin`, station.begin),
        end: station.end,
      })),
    }),
    ...examFaults({
      type,
      reason: ending.termination_reason,
      result: exam?.result ?? null,
      examined: exam?.date ?? null,
      begin,
      end,
    }),
  ];
}

function readAssisted(fields: Fields): Pick<Answers, 'assisted'> {
  const assisted = fields.texts('assisted');
  return assisted.length === 0 ? {} : { assisted };
}

function readPerson(fields: Fields): Answers['person'] {
  const salutation = fields.at('person.salutation') ?? null;
  if (salutation !== null && salutation !== 'Herr' && salutation !== 'Frau') {
    fields.refuse('person.salutation', 'Bitte Herr, Frau oder keine Anrede wählen.');
  }
  return {
    salutation: salutation === 'Herr' || salutation === 'Frau' ? salutation : null,
    title: fields.text('person.title'),
    first_name: fields.text('person.first_name', 'Bitte einen Vornamen angeben.'),
    last_name: fields.text('person.last_name', 'Bitte einen Nachnamen angeben.'),
    birthday: fields.day('person.birthday', 'Bitte ein gültiges Geburtsdatum angeben.'),
    birthplace: fields.text('person.birthplace'),
  };
}

/** Where nobody says what clients are called, it is what they are called in this trade. */
function readCompany(fields: Fields, trade: string): Answers['company'] {
  const clients = fields.text('company.clients');
  if (clients !== '' && !isGroupLemma(clients)) {
    fields.refuse('company.clients', 'Diese Bezeichnung für Kunden ist nicht bekannt.');
  }
  return {
    name: fields.text('company.name'),
    description: fields.text('company.description'),
    clients: isGroupLemma(clients) ? clients : clientsOfTrade(trade),
  };
}

function readOccupation(fields: Fields, type: CertificateType): Answers['occupation'] {
  const interim = type === 'zwischenzeugnis';
  const begin = fields.day('occupation.begin_employment', 'Bitte ein gültiges Datum angeben.', true);
  const end = fields.day('occupation.end_employment', 'Bitte ein gültiges Datum angeben.', !interim);
  const hours = fields.number('occupation.workload.hours');
  const training = type === 'ausbildungszeugnis' || type === 'praktikumszeugnis';
  return {
    job_title: fields.text(
      'occupation.job_title',
      training ? undefined : 'Bitte eine Berufsbezeichnung angeben.',
    ),
    department: fields.text('occupation.department'),
    location_of_operation: fields.text('occupation.location_of_operation'),
    begin_employment: begin ?? '1970-01-01',
    end_employment: interim ? null : end,
    stations: fields
      .list('occupation.stations')
      .map((_, at) => readStation(fields, `occupation.stations.${at}`)),
    graduation_title: fields.text('occupation.graduation_title'),
    internship_kind: fields.text('occupation.internship_kind'),
    workload:
      hours === null ? null : { hours, full_time: fields.number('occupation.workload.full_time') ?? 40 },
    leader: fields.flag('occupation.leader'),
  };
}

function readStation(fields: Fields, path: string): Station {
  const types = ['first', 'intermediate', 'current', 'last'] as const;
  const activities = fields.texts(`${path}.activities`);
  return {
    type: fields.choice(`${path}.type`, types, 'Bitte eine gültige Station wählen.', 'intermediate'),
    job_title: fields.text(`${path}.job_title`, 'Bitte eine Berufsbezeichnung angeben.'),
    department: fields.text(`${path}.department`),
    begin: fields.day(`${path}.begin`, 'Bitte ein gültiges Datum angeben.', true) ?? '1970-01-01',
    end: fields.day(`${path}.end`, 'Bitte ein gültiges Datum angeben.'),
    ...(activities.length === 0 ? {} : { activities }),
  };
}

/** A named grade at a path, null where none is given. */
function grade(fields: Fields, path: string): NamedGrade | null {
  const value = fields.at(path) ?? null;
  if (value === null) return null;
  if (value === 1 || value === 2 || value === 3 || value === 4 || value === 5) return value;
  fields.refuse(path, 'Bitte eine Note von 1 bis 5 wählen.');
  return null;
}

function readPerformance(fields: Fields): Answers['performance'] {
  const ratings: Partial<Record<PerformanceCategory, NamedGrade>> = {};
  for (const key of Object.keys(fields.object('performance.ratings'))) {
    const category = performanceCategories.find((one) => one === key);
    const value = grade(fields, `performance.ratings.${key}`);
    if (category === undefined) fields.refuse(`performance.ratings.${key}`, 'Diese Kategorie gibt es nicht.');
    else if (value !== null) ratings[category] = value;
  }
  if (Object.keys(ratings).length < limits.minRatings) {
    fields.refuse('performance.ratings', `Bitte mindestens ${limits.minRatings} Kategorien bewerten.`);
  }
  const traits = (path: string, most: number): string[] => {
    const chosen = fields.texts(path);
    if (chosen.length > most) fields.refuse(path, `Es sind höchstens ${most} Eigenschaften möglich.`);
    return chosen.slice(0, most);
  };
  return {
    ratings,
    positive_traits: traits('performance.positive_traits', limits.maxPositiveTraits),
    leadership_traits: traits('performance.leadership_traits', limits.maxLeadershipTraits),
    honesty: fields.flag('performance.honesty'),
    it_systems: fields.text('performance.it_systems'),
  };
}

function readBehavior(fields: Fields): Answers['behavior'] {
  return {
    internal: grade(fields, 'behavior.internal'),
    customer_contact: fields.flag('behavior.customer_contact'),
    customers: grade(fields, 'behavior.customers'),
    partner_contact: fields.flag('behavior.partner_contact'),
  };
}

function readEnding(fields: Fields, type: CertificateType): Answers['ending'] {
  const usual =
    type === 'praktikumszeugnis'
      ? 'internship-end'
      : type === 'ausbildungszeugnis'
        ? 'training-takeover'
        : 'own-wish';
  return {
    termination_reason: fields.choice(
      'ending.termination_reason',
      terminationReasons,
      'Bitte einen gültigen Beendigungsgrund wählen.',
      usual,
    ),
    exhibition_reason: fields.choice(
      'ending.exhibition_reason',
      exhibitionReasons,
      'Bitte einen gültigen Ausstellungsgrund wählen.',
    ),
    future_wishes: grade(fields, 'ending.future_wishes'),
    rehire: fields.flag('ending.rehire'),
    recommendation: fields.flag('ending.recommendation'),
  };
}

function readExam(fields: Fields, type: CertificateType): Answers['exam'] {
  if (type !== 'ausbildungszeugnis' || (fields.at('exam') ?? null) === null) return null;
  const result = grade(fields, 'exam.result');
  if (result === null) return null;
  return {
    result,
    date: fields.day('exam.date', 'Bitte ein gültiges Prüfungsdatum angeben.'),
    chamber: fields.text('exam.chamber'),
    venue: fields.text('exam.venue'),
  };
}

function readOptions(fields: Fields): Answers['options'] {
  const term = fields.text('options.company_term');
  const known = term === '' || employerNoun(term) !== null;
  if (!known) fields.refuse('options.company_term', 'Dieser Firmenbegriff ist nicht bekannt.');
  return {
    gender_form: fields.choice(
      'options.gender_form',
      genderForms,
      'Bitte eine gültige Genderform wählen.',
      defaultOptions.gender_form,
    ),
    company_term: term === '' || !known ? defaultOptions.company_term : term,
    date_format: fields.choice(
      'options.date_format',
      dateFormats,
      'Bitte ein gültiges Datumsformat wählen.',
      defaultOptions.date_format,
    ),
  };
}
