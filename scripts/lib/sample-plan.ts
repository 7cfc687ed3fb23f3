import type { CertificateType } from '../../src/domain/letter/certificate-type.ts';
import type { NamedGrade } from '../../src/domain/letter/grade.ts';
import type { TerminationReason } from '../../src/domain/letter/module.ts';

/** A sample reference of the site: which answers it is composed from. */
export interface PlannedSample {
  readonly slug: string;
  readonly type: CertificateType;
  readonly grade: NamedGrade;
  /** As the site lists it. */
  readonly job: string;
  /** What is special about it; one short German line. */
  readonly note: string;
  /** Folder in tests/cases. */
  readonly from: string;
  /** Set where the answers get another grade: the letter is then about somebody else. */
  readonly person?: { readonly first_name: string; readonly last_name: string };
  readonly ending?: { readonly termination_reason: TerminationReason };
}

const approved = (
  type: CertificateType,
  grade: NamedGrade,
  from: string,
  job: string,
  note: string,
): PlannedSample => ({ slug: from, type, grade, job, note, from });

const az = 'arbeitszeugnis';
const zz = 'zwischenzeugnis';
const pz = 'praktikumszeugnis';
const bz = 'ausbildungszeugnis';
const engineer = 'zwischenzeugnis-ingenieur-gut';
const intern = 'praktikum-informatik-gut';
const clerk = 'ausbildung-industriekaufmann-gut';

/** All samples, the best grade first within each kind. */
export const plan: readonly PlannedSample[] = [
  {
    ...approved(
      az,
      1,
      'verkaeuferin-geschrieben-sehr-gut',
      'Verkäuferin',
      'Vermerk zur Ehrlichkeit, Wiedereinstellung',
    ),
    slug: 'verkaeuferin-sehr-gut',
  },
  approved(az, 1, 'vertriebsleiter-sehr-gut', 'Vertriebsleiter', 'Führungskraft, zwei Unterschriften'),
  approved(
    az,
    1,
    'abteilungsleiter-ruhestand-sehr-gut',
    'Abteilungsleiter Einkauf',
    'drei Stationen, Ruhestand',
  ),
  approved(az, 1, 'buchhalterin-kanzlei-sehr-gut', 'Buchhalterin', 'Kanzlei mit Mandanten'),
  approved(az, 2, 'projektleiterin-gut', 'Projektleiterin', 'Führungskraft mit Werdegang'),
  approved(az, 2, 'softwareentwickler-ohne-anrede-gut', 'Softwareentwickler', 'ohne Anrede und Fürwort'),
  approved(az, 2, 'kfz-mechatroniker-gut', 'Kfz-Mechatroniker', 'Handwerk'),
  approved(az, 2, 'hotelfachfrau-gut', 'Hotelfachfrau', 'Gäste statt Kunden, befristet'),
  approved(az, 2, 'koechin-teilzeit-gut', 'Köchin', 'in Teilzeit'),
  approved(az, 2, 'redakteur-betriebsbedingt-gut', 'Redakteur', 'betriebsbedingtes Ende'),
  approved(
    az,
    3,
    'pflegefachfrau-befriedigend',
    'Pflegefachfrau',
    'Patienten statt Kunden, Umzug der Familie',
  ),
  approved(az, 4, 'lagerist-ausreichend', 'Lagerist', 'Ablauf der Befristung'),
  approved(az, 5, 'sachbearbeiterin-mangelhaft', 'Sachbearbeiterin', 'Kündigung durch den Arbeitgeber'),
  approved(
    zz,
    1,
    'zwischenzeugnis-teamleiterin-elternzeit-sehr-gut',
    'Teamleiterin Kundenservice',
    'vor der Elternzeit',
  ),
  approved(zz, 2, engineer, 'Entwicklungsingenieur', 'Wechsel in der Leitung'),
  approved(zz, 3, 'zwischenzeugnis-erzieherin-befriedigend', 'Erzieherin', 'Bewerbung im eigenen Haus'),
  {
    slug: 'zwischenzeugnis-ingenieur-ausreichend',
    type: zz,
    grade: 4,
    job: 'Entwicklungsingenieur',
    note: 'Wechsel in der Leitung',
    from: engineer,
    person: { first_name: 'Henning', last_name: 'Asmussen' },
  },
  {
    slug: 'zwischenzeugnis-ingenieur-mangelhaft',
    type: zz,
    grade: 5,
    job: 'Entwicklungsingenieur',
    note: 'Wechsel in der Leitung',
    from: engineer,
    person: { first_name: 'Carsten', last_name: 'Thiessen' },
  },
  approved(pz, 1, 'praktikum-marketing-sehr-gut', 'Praktikantin Marketing', 'Agentur, Doppelname'),
  approved(pz, 2, intern, 'Praktikant Softwareentwicklung', 'Pflichtpraktikum neben dem Studium'),
  approved(pz, 3, 'praktikum-schule-befriedigend', 'Schülerpraktikantin Tischlerei', 'zwei Wochen Schule'),
  {
    slug: 'praktikum-informatik-ausreichend',
    type: pz,
    grade: 4,
    job: 'Praktikant Softwareentwicklung',
    note: 'Pflichtpraktikum neben dem Studium',
    from: intern,
    person: { first_name: 'Bjarne', last_name: 'Lohse' },
  },
  {
    slug: 'praktikum-informatik-mangelhaft',
    type: pz,
    grade: 5,
    job: 'Praktikant Softwareentwicklung',
    note: 'Pflichtpraktikum neben dem Studium',
    from: intern,
    person: { first_name: 'Tjark', last_name: 'Ewald' },
  },
  approved(bz, 1, 'ausbildung-chemielaborantin-sehr-gut', 'Chemielaborantin', 'Weggang auf eigenen Wunsch'),
  approved(bz, 2, clerk, 'Industriekaufmann', 'Prüfung vor der Kammer, Übernahme'),
  {
    slug: 'ausbildung-industriekaufmann-befriedigend',
    type: bz,
    grade: 3,
    job: 'Industriekaufmann',
    note: 'Prüfung vor der Kammer, Übernahme',
    from: clerk,
    person: { first_name: 'Malte', last_name: 'Rickmers' },
  },
  approved(bz, 4, 'ausbildung-friseur-ausreichend', 'Friseur', 'keine Übernahme'),
  {
    slug: 'ausbildung-industriekaufmann-mangelhaft',
    type: bz,
    grade: 5,
    job: 'Industriekaufmann',
    note: 'Prüfung vor der Kammer, keine Übernahme',
    from: clerk,
    person: { first_name: 'Jost', last_name: 'Wilken' },
    ending: { termination_reason: 'training-no-takeover' },
  },
];
