import { categoryLabels, type Category } from '#domain/letter/category.ts';
import { certificateTypeLabels, type CertificateType } from '#domain/letter/certificate-type.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { formatDay } from '#web/lib/format.ts';
import type { MessageKey, Translate } from '#web/lib/i18n.ts';

/** What answers are called, by their path in the certificate. */
const names: Readonly<Record<string, MessageKey>> = {
  'person.salutation': 'wizard.salutation',
  'person.title': 'wizard.title-field',
  'person.first_name': 'wizard.first-name',
  'person.last_name': 'work.last-name',
  'person.birthday': 'wizard.birthday',
  'person.birthplace': 'wizard.birthplace',
  'company.name': 'wizard.company',
  'company.description': 'wizard.company-text',
  'occupation.job_title': 'work.job',
  'occupation.graduation_title': 'work.graduation',
  'occupation.department': 'wizard.department',
  'occupation.location_of_operation': 'wizard.location',
  'occupation.begin_employment': 'work.begin',
  'occupation.end_employment': 'work.end',
  'occupation.workload.hours': 'wizard.hours',
  'occupation.workload.full_time': 'wizard.full-time',
  'occupation.leader': 'wizard.leader',
  'performance.positive_traits': 'wizard.traits',
  'performance.leadership_traits': 'wizard.leader-traits',
  'performance.honesty': 'wizard.honesty-title',
  'behavior.internal': 'work.internal',
  'behavior.customers': 'work.customers',
  'behavior.customer_contact': 'work.customer-contact',
  'behavior.partner_contact': 'work.partner-contact',
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
};

const parts: Readonly<Record<string, MessageKey>> = {
  person: 'work.part-person',
  company: 'work.part-company',
  occupation: 'work.part-occupation',
  activities: 'work.part-activities',
  performance: 'work.part-performance',
  behavior: 'work.part-behavior',
  ending: 'work.part-ending',
  exam: 'work.part-exam',
  signatories: 'work.part-signatories',
  letterhead: 'work.part-letterhead',
  type: 'work.part-type',
};

/** What an answer is called for its readers; of the few without a name of their own: the part it stands in. */
export function answerName(path: string, t: Translate): string {
  const rated = /^performance\.ratings\.(.+)$/.exec(path)?.[1];
  if (rated !== undefined && rated in categoryLabels) return categoryLabels[rated as Category];
  const [head = ''] = path.split('.');
  return t(names[path] ?? parts[head] ?? 'work.part-other');
}

/** Values that are chosen from lists, by path: the start of the keys of their words. */
const chosen: Readonly<Record<string, string>> = {
  'performance.positive_traits': 'wizard.trait-',
  'performance.leadership_traits': 'wizard.leader-trait-',
  'ending.termination_reason': 'wizard.reason-',
  'ending.exhibition_reason': 'wizard.occasion-',
};
const graded = /ratings\.|behavior\.(internal|customers)$|future_wishes$|exam\.result$/;

/** A stored value in the words of the interface; '' where there is none, null where it says nothing to readers. */
export function answerValue(path: string, value: string, t: Translate): string | null {
  if (/^(letterhead|options|assisted)\b/.test(path)) return null;
  if (value === '') return '';
  const start = chosen[path];
  if (start !== undefined)
    return value
      .split(' · ')
      .map((key) => t(`${start}${key}` as MessageKey))
      .join(' · ');
  if (graded.test(path) && /^[1-5]$/.test(value)) return gradeWord(Number(value));
  if (path === 'type') return certificateTypeLabels[value as CertificateType];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  return value === 'true' ? t('work.yes') : value;
}
