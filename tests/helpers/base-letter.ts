import type { Rule, Slot } from '#domain/knowledge/rule.ts';
import type { CertificateType } from '#domain/letter/certificate-type.ts';

type Paragraphs = Readonly<Record<Slot, string>>;

const end: Paragraphs = {
  letterhead: 'Muster Papierwerke GmbH\nHafenstraße 3\n26941 Neuenstadt',
  heading: 'Arbeitszeugnis',
  introduction:
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als {job} in unserem Unternehmen tätig.',
  company: 'Die Muster Papierwerke GmbH stellt Verpackungen her und beschäftigt 120 Menschen.',
  tasks:
    'Zu ihren Aufgaben gehörten:\n- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen\n- Vorbereitung der Monatsabschlüsse',
  performance:
    'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwandte. Neue Zusammenhänge erfasste sie immer sehr schnell. Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.',
  summary: 'Frau Kern erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
  behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich.',
  closing:
    'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.',
  signature: 'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nGeschäftsführerin',
};

const interim: Paragraphs = {
  ...end,
  heading: 'Zwischenzeugnis',
  introduction:
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, ist seit dem 1. Juni 2018 als {job} in unserem Unternehmen tätig.',
  tasks: end.tasks.replace('gehörten', 'gehören'),
  performance:
    'Frau Kern zeigt stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwendet. Neue Zusammenhänge erfasst sie immer sehr schnell. Sie arbeitet stets äußerst sorgfältig. Ihre Arbeitsergebnisse sind immer von sehr guter Qualität.',
  summary: 'Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
  behavior: end.behavior.replace('war', 'ist'),
  closing:
    'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
};

const training: Paragraphs = {
  ...end,
  heading: 'Ausbildungszeugnis',
  introduction:
    'Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. September 2020 bis zum 31. August 2023 in unserem Unternehmen zur Industriekauffrau ausgebildet.',
  tasks: 'Sie durchlief die Abteilungen Einkauf, Buchhaltung und Vertrieb.',
  behavior: 'Ihr Verhalten gegenüber Ausbildern, Vorgesetzten und Kollegen war stets vorbildlich.',
  closing:
    'Die Abschlussprüfung bestand Frau Kern mit der Note „gut“. Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.',
};

const letters: Partial<Record<CertificateType, Paragraphs>> = {
  arbeitszeugnis: end,
  zwischenzeugnis: interim,
  ausbildungszeugnis: training,
};

const order: readonly Slot[] = [
  'letterhead',
  'heading',
  'introduction',
  'company',
  'tasks',
  'performance',
  'summary',
  'behavior',
  'closing',
  'signature',
];

/** A sound letter of top grade with some paragraphs replaced; empty ones are left out. */
export function baseLetter(
  changes: Partial<Paragraphs> = {},
  { type = 'arbeitszeugnis', job = 'Buchhalterin' }: { type?: CertificateType; job?: string } = {},
): string {
  const paragraphs = { ...(letters[type] ?? end), ...changes };
  return order
    .map((slot) => paragraphs[slot].replaceAll('{job}', job))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** The letter in which an example of a rule stands. */
export function letterOf(rule: Rule, example: string): string {
  const options = {
    ...(rule.type === undefined ? {} : { type: rule.type }),
    ...(rule.job === undefined ? {} : { job: rule.job }),
  };
  if (rule.id === 'missing-ratings' && example === '') {
    return baseLetter({ performance: '', summary: '', behavior: '', closing: '' }, options);
  }
  // A showcase stands before a plain formula.
  const plain = { summary: 'Sie erfüllte ihre Aufgaben zu unserer vollen Zufriedenheit.' };
  const middling = {
    ...plain,
    performance:
      'Frau Kern war einsatzbereit. Sie verfügt über gute Fachkenntnisse und arbeitete sorgfältig. Ihre Arbeitsergebnisse waren gut.',
    behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war einwandfrei.',
  };
  const family = {
    letterhead: 'Papierwerk Lang\nInhaber Peter Lang\nHafenstraße 3\n26941 Neuenstadt',
    company: 'Das Papierwerk Lang stellt in dritter Generation Verpackungen her.',
  };
  // In a letter that is very good throughout, these suspicions are not worth a word.
  const good = { summary: 'Sie erfüllte ihre Aufgaben stets zu unserer vollen Zufriedenheit.' };
  const around =
    {
      outlier: good,
      'missing-method': good,
      'missing-strain': good,
      'missing-expertise': good,
      'missing-team-result': good,
      'order-private-first': good,
      showcase: plain,
      'missing-success': middling,
      // A part stands elsewhere when it is missing at its place.
      'order-behavior-first': { behavior: '' },
      'order-tasks-late': { tasks: '' },
      'order-company-late': { company: '' },
      'order-summary': { summary: '' },
      'other-owner': family,
    }[rule.id] ?? {};
  return baseLetter({ ...around, [rule.slot]: example }, options);
}
