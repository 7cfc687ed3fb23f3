import { employerNoun, employerNouns, type EmployerNoun } from '../german/employer-nouns.ts';
import { formatDate } from '../german/format-date.ts';
import { isGroupLemma } from '../german/group-nouns.ts';
import { jobTitleDative, trainingAim } from '../german/job-titles.ts';
import {
  chamberDative,
  firmAsSubject,
  placeWithPreposition,
  studiesGenitive,
} from '../german/named-houses.ts';
import type { PersonForms } from '../german/person-forms.ts';
import { titleGender } from '../german/title-gender.ts';
import { finalExamination } from '../knowledge/journeyman-trades.ts';
import { moduleGroupOf } from '../knowledge/module-groups.ts';
import { tradeOf, type Answers } from '../letter/answers.ts';
import type { NamedPerson } from '../letter/letter.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { ModuleGroup } from '../letter/module.ts';
import { gradeWord } from '../letter/grade.ts';
import type { DataSlot } from './data-slots.ts';
import type { Expansion } from './expand.ts';
import { internshipField } from './internship-field.ts';

/** What all sentences of a letter share. */
export interface Setting {
  readonly answers: Answers;
  readonly base: Omit<Expansion, 'groups' | 'nameFirst' | 'booster'>;
  /** Whose text modules suit the occupation, or null. */
  readonly group: ModuleGroup | null;
}

type Facts = Partial<Record<DataSlot, string>>;

/** Derives from the answers what templates need. */
export function settingOf(answers: Answers): Setting {
  const { person, company, options, type } = answers;
  return {
    answers,
    group: moduleGroupOf(tradeOf(answers)),
    base: {
      person: personForms(person),
      tense: type === 'zwischenzeugnis' ? 'present' : 'past',
      employer: employerNoun(options.company_term) ?? (employerNouns[0] as EmployerNoun),
      genderForm: options.gender_form,
      clients: isGroupLemma(company.clients) ? company.clients : 'Kunden',
      data: factsOf(answers),
    },
  };
}

/** The person as templates inflect it. */
export function personForms(person: NamedPerson): PersonForms {
  const gender = person.salutation === null ? 'x' : person.salutation === 'Herr' ? 'm' : 'f';
  return {
    gender,
    title: person.title.trim(),
    first: person.first_name.trim(),
    last: person.last_name.trim(),
  };
}

/** Facts as words; those that are missing are absent. */
function factsOf({ person, company, occupation, performance, exam, options, type }: Answers): Facts {
  const day = (iso: string | null): string => (iso === null ? '' : formatDate(iso, options.date_format));
  const training = type === 'ausbildungszeugnis';
  const gender = person.salutation === 'Frau' ? 'f' : person.salutation === 'Herr' ? 'm' : 'x';
  const aim = occupation.graduation_title === '' ? occupation.job_title : occupation.graduation_title;
  return present({
    Beruf: occupation.job_title,
    'Beruf:dat': jobTitleDative(occupation.job_title, titleGender(occupation.job_title) ?? gender),
    Abteilung: occupation.department,
    Einsatzort: occupation.location_of_operation,
    Eintritt: day(occupation.begin_employment),
    Austritt: day(occupation.end_employment),
    Geburtsdatum: day(person.birthday),
    Geburtsort: person.birthplace,
    ...firmFacts(company.name),
    Branche: isSentence(company.description) ? '' : company.description,
    Stunden: occupation.workload === null ? '' : String(occupation.workload.hours).replace('.', ','),
    Abschluss: occupation.graduation_title,
    Ausbildungsziel: training ? trainingAim(aim, gender) : '',
    ...positionFacts(type),
    Praktikumsart: occupation.internship_kind === '' ? 'Praktikum' : occupation.internship_kind,
    Praktikumsfeld: type === 'praktikumszeugnis' ? fieldOf(occupation) : '',
    Studium: training ? '' : studiesGenitive(occupation.graduation_title),
    Prüfungsdatum: day(exam?.date ?? null),
    Prüfungsnote: exam === null ? '' : `„${gradeWord(exam.result)}“`,
    ...examFacts(exam, aim),
    Fähigkeiten: performance.it_systems,
  });
}

/** Who owns it stands in the letterhead; within a sentence the comma would want another. */
function firmFacts(typed: string): Facts {
  const name = typed.replace(/,\s*Inh(?:aber(?:in)?|\.)[\s:].*$/u, '');
  const subject = firmAsSubject(name);
  return {
    Firma: name,
    'Firma:nom': subject.charAt(0).toUpperCase() + subject.slice(1),
    'Firma:bei': subject,
  };
}

/** A field that the department is called by is told once. */
function fieldOf({ job_title, department }: Answers['occupation']): string {
  const field = internshipField(job_title);
  return field === `im Bereich ${department.trim()}` ? '' : field;
}

/** What a sentence on the final examination names; a town that the chamber's name holds is not said twice. */
function examFacts(exam: Answers['exam'], aim: string): Facts {
  const { chamber = '', venue = '' } = exam ?? {};
  const isNamed = venue.trim() !== '' && ` ${chamber} `.includes(` ${venue.trim()} `);
  return {
    Prüfung: finalExamination(aim, chamber),
    Kammer: chamberDative(chamber),
    Prüfungsort: isNamed ? '' : placeWithPreposition(venue),
  };
}

/** What is rated: trainees and interns have no „Stelle“. */
export function positionFacts(type: CertificateType): Facts {
  if (type === 'praktikumszeugnis')
    return {
      'Stelle:nom': 'das Praktikum',
      'Stelle:akk': 'das Praktikum',
      'Stelle:dat': 'dem Praktikum',
      'Stelle:gen': 'des Praktikums',
    };
  const noun = type === 'ausbildungszeugnis' ? 'Ausbildung' : 'Stelle';
  return {
    'Stelle:nom': `die ${noun}`,
    'Stelle:akk': `die ${noun}`,
    'Stelle:dat': `der ${noun}`,
    'Stelle:gen': `der ${noun}`,
  };
}

/** A description of the firm that is a text of its own. */
export const isSentence = (text: string): boolean => /[.]$/.test(text.trim());

/** Drops what is empty. */
export const present = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value.trim() !== ''));
