import type { Answers } from '../../src/domain/letter/answers.ts';
import type { PerformanceCategory } from '../../src/domain/letter/category.ts';
import type { CertificateType } from '../../src/domain/letter/certificate-type.ts';
import type { NamedGrade } from '../../src/domain/letter/grade.ts';
import { readAnswers } from '../../src/domain/letter/read-answers.ts';

/** What a test changes in the sample answers; everything else is usual. */
export interface AnswerWish {
  readonly type?: CertificateType;
  readonly grade?: NamedGrade;
  readonly salutation?: 'Herr' | 'Frau' | null;
  readonly leader?: boolean;
  readonly categories?: readonly PerformanceCategory[];
  readonly reason?: string;
}

const staff: readonly PerformanceCategory[] = [
  'motivation', 'comprehension', 'resilience', 'expertise', 'further-education', 'working-method', 'self-reliance',
  'reliability-honesty', 'working-success',
]; // prettier-ignore
const leaders: readonly PerformanceCategory[] = [
  'motivation', 'comprehension', 'resilience', 'expertise', 'further-education', 'working-method', 'working-success',
  'decisiveness', 'leadership', 'delegation',
]; // prettier-ignore

/** Answers of an invented person, all categories in one grade. */
export function sampleAnswers({
  type = 'arbeitszeugnis',
  grade = 2,
  salutation = 'Frau',
  leader = false,
  categories = leader ? leaders : staff,
  reason = 'own-wish',
}: AnswerWish = {}): Answers {
  const training = type === 'ausbildungszeugnis';
  const female = salutation === 'Frau';
  // Nobody passes with the worst grade, so the product does not let it through; the words for it are there.
  const passed = grade === 5 ? 4 : grade;
  const { answers, problems } = readAnswers({
    type,
    person: {
      salutation,
      first_name: female ? 'Lena' : salutation === null ? 'Alex' : 'Jonas',
      last_name: 'Vogt',
      birthday: '1988-05-14',
      birthplace: 'Husum',
    },
    company: { name: 'Ostwind Anlagenbau GmbH', description: 'ein Hersteller von Schaltanlagen' },
    occupation: {
      job_title: training ? '' : female ? 'Projektleiterin' : 'Projektleiter',
      graduation_title: training ? (female ? 'Industriekauffrau' : 'Industriekaufmann') : '',
      department: 'Netzanschluss',
      location_of_operation: 'Flensburg',
      begin_employment: '2018-03-01',
      end_employment: '2025-09-30',
      leader,
    },
    activities: [
      'Leitung von Netzanschlussprojekten mit einem Auftragswert von bis zu vier Millionen Euro',
      'Termin- und Kostenplanung sowie monatliche Berichte an die Geschäftsführung',
      'Auswahl und Steuerung der Nachunternehmer',
      'Abstimmung mit Netzbetreibern und Genehmigungsbehörden',
      'Prüfung von Angeboten und Rechnungen',
    ],
    performance: {
      ratings: { ...Object.fromEntries(categories.map((one) => [one, grade])), 'performance-summary': grade },
    },
    behavior: { internal: grade, customer_contact: true, customers: grade },
    ending: {
      future_wishes: grade,
      exhibition_reason: 'change-of-superior',
      ...(type === 'arbeitszeugnis' ? { termination_reason: reason } : {}),
    },
    exam: training
      ? { result: passed, date: '2025-09-12', chamber: 'der Industrie- und Handelskammer Flensburg' }
      : null,
    place: 'Flensburg',
    date: '2025-09-30',
    signatories: [{ name: 'Dr. Henrike Brodersen', role: 'Geschäftsführerin' }],
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return answers.exam === null ? answers : { ...answers, exam: { ...answers.exam, result: grade } };
}
