import { categoryLabels, type Category } from '#domain/letter/category.ts';
import type { AreaId } from '#domain/letter/letter.ts';
import type { MessageKey, Translate } from '#web/lib/i18n.ts';

/** What a field is called in the interface, by its path in the certificate. */
const labels: Readonly<Record<string, MessageKey>> = {
  type: 'work.part-type',
  role: 'wizard.role',
  project_name: 'wizard.project',
  'person.salutation': 'wizard.salutation',
  'person.title': 'wizard.title-field',
  'person.first_name': 'wizard.first-name',
  'person.last_name': 'wizard.last-name',
  'person.birthday': 'wizard.birthday',
  'person.birthplace': 'wizard.birthplace',
  'person.no_birth': 'wizard.no-birth',
  'company.name': 'wizard.company',
  'company.description': 'wizard.company-text',
  'company.clients': 'wizard.clients',
  'occupation.job_title': 'wizard.job',
  'occupation.department': 'wizard.department',
  'occupation.no_department': 'wizard.no-department',
  'occupation.location_of_operation': 'wizard.location',
  'occupation.no_location': 'wizard.no-location',
  'occupation.begin_employment': 'wizard.begin',
  'occupation.end_employment': 'wizard.end',
  'occupation.stations': 'wizard.stations',
  'occupation.graduation_title': 'wizard.graduation',
  'occupation.internship_kind': 'wizard.internship',
  'occupation.workload.hours': 'wizard.hours',
  'occupation.workload.full_time': 'wizard.full-time',
  'occupation.leader': 'wizard.leader',
  activities: 'wizard.tasks',
  assisted: 'model.assisted',
  'performance.ratings': 'work.step-leistung',
  'performance.positive_traits': 'wizard.traits',
  'performance.leadership_traits': 'wizard.leader-traits',
  'performance.honesty': 'wizard.honesty',
  'performance.it_systems': 'wizard.it-systems',
  'behavior.internal': 'wizard.internal',
  'behavior.customer_contact': 'wizard.customers',
  'behavior.customers': 'wizard.customers-grade',
  'behavior.partner_contact': 'wizard.partners',
  'ending.termination_reason': 'wizard.reason',
  'ending.exhibition_reason': 'wizard.occasion',
  'ending.future_wishes': 'wizard.wishes',
  'ending.rehire': 'wizard.rehire',
  'ending.recommendation': 'wizard.recommendation',
  'exam.result': 'wizard.exam-result',
  'exam.date': 'wizard.exam-date',
  'exam.venue': 'wizard.exam-venue',
  'exam.chamber': 'wizard.exam-chamber',
  place: 'wizard.place',
  date: 'wizard.date',
  signatories: 'wizard.signatories',
  digital_only: 'wizard.digital',
  'options.gender_form': 'wizard.gender-form',
  'options.company_term': 'wizard.company-term',
  'options.date_format': 'wizard.date-format',
  letterhead: 'wizard.letterhead',
  'letterhead.layout': 'wizard.layout',
  letter: 'certificate.letter',
};

/** Where a sentence of the letter stands: „Leistung · Fachwissen“. */
export function placeLabel(area: string, category: string | null | undefined, t: Translate): string {
  const name = t(`editor.area-${area as AreaId}`);
  return category ? `${name} · ${categoryLabels[category as Category]}` : name;
}

export function fieldLabel(field: string, t: Translate): string {
  const rated = /^performance\.ratings\.(.+)$/.exec(field)?.[1];
  if (rated !== undefined && rated in categoryLabels) return categoryLabels[rated as Category];
  const [part, area, category] = field.split('.');
  if (part === 'letter' && area !== undefined) return placeLabel(area, category, t);
  const key = labels[field];
  if (key !== undefined) return t(key);
  // „occupation.stations.0.begin“ is a part of what has a name.
  const whole = field.replace(/\.[^.]*$/, '');
  return whole === field ? field : fieldLabel(whole, t);
}
