import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (...letter: Parameters<typeof baseLetter>): readonly string[] =>
  decode(baseLetter(...letter)).findings.map(({ rule }) => rule);

const led = (sentence: string): readonly string[] =>
  rulesOf(
    { tasks: `Als Teamleiterin führte Frau Kern acht Mitarbeiter.\n\n${sentence}` },
    { job: 'Teamleiterin' },
  );

describe('that those who are led are content', () => {
  test.each([
    'Ihr Team leitete sie stets mit natürlicher Autorität, großem Gerechtigkeitssinn und hervorragendem Ergebnis.',
    'Die acht Frauen spornte sie immer zu Spitzenleistungen an und wurde von allen hoch geachtet.',
    'Ihr Team erreichte stets sehr gute Ergebnisse. In unseren anonymen Befragungen erhielt sie durchgehend die besten Noten aller Führungskräfte.',
    'Ihr Team inspirierte sie zu jeder Zeit und führte es stets zu Höchstleistungen.',
    'Sie führte ihr Team zu stets hervorragenden Ergebnissen und hatte für jeden ein offenes Ohr.',
    'Ihr Team erreichte stets sehr gute Ergebnisse; die Mitarbeiterinnen lobten ihre Führung sehr.',
    'Sie riss ihr Team mit und erreichte mit ihm stets sehr gute Ergebnisse.',
    'Im Feedback ihrer Mitarbeiter lag sie stets an der Spitze, und die Ergebnisse waren sehr gut.',
  ])('%s', (sentence) => {
    expect(led(sentence)).not.toContain('missing-staff-satisfaction');
  });

  test.each([
    'Sie achtete bei ihren Leuten stets auf sehr gute Ergebnisse.',
    'Sie führte Mitarbeiterbefragungen durch, und ihr Team erreichte stets sehr gute Ergebnisse.',
    'Ihr Team leitete sie stets streng und mit hervorragendem Ergebnis.',
    'Ihr Team führte sie stets zu sehr guten Ergebnissen und wahrte ihre Autorität.',
  ])('but: %s', (sentence) => {
    expect(led(sentence)).toContain('missing-staff-satisfaction');
  });
});

describe('regret, thanks and wishes in words of one’s own', () => {
  const end = 'Frau Kern verlässt uns auf eigenen Wunsch.';
  test.each([
    'Uns fällt der Abschied außerordentlich schwer.',
    'Mit ihr geht eine unserer besten Kräfte.',
    'Sie hinterlässt eine Lücke, die kaum zu schließen ist.',
    'Sie zu ersetzen wird kaum gelingen.',
    'Wir sind darüber sehr traurig.',
  ])('%s', (sentence) => {
    const closing = `${end} ${sentence} Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`;
    expect(rulesOf({ closing })).toEqual([]);
  });

  test.each([
    'Für alles, was sie für uns getan hat, sind wir ihr zutiefst dankbar.',
    'Wir stehen für ihre außergewöhnliche Arbeit tief in ihrer Schuld.',
  ])('%s', (sentence) => {
    const closing = `${end} Wir bedauern das sehr. ${sentence} Für die Zukunft wünschen wir ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`;
    expect(rulesOf({ closing })).toEqual([]);
  });

  test.each([
    'Wir sind sicher, dass sie weiterhin überaus erfolgreich sein wird, und wünschen ihr dafür wie für ihr Privatleben das Allerbeste.',
    'Wir sind überzeugt, dass sie auch künftig Erfolg haben wird, und wünschen ihr hierfür und persönlich alles Gute.',
    'Wir wünschen ihr mit ihrer Firma anhaltenden Erfolg und im Privatleben viel Glück.',
  ])('%s', (sentence) => {
    const closing = `${end} Wir bedauern das sehr und danken ihr für die stets sehr gute Arbeit. ${sentence}`;
    expect(rulesOf({ closing })).toEqual([]);
  });

  test('but for private life alone', () => {
    const closing = `${end} Wir bedauern das sehr und danken ihr für die stets sehr gute Arbeit. Für ihr Privatleben wünschen wir ihr das Allerbeste.`;
    expect(rulesOf({ closing })).toContain('missing-professional-wish');
  });

  test('„durchweg“ is no way on which somebody goes', () => {
    const closing =
      'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt. Wir danken Frau Kern für ihre durchweg exzellente Arbeit und freuen uns auf noch viele ebenso erfolgreiche Jahre mit ihr.';
    expect(rulesOf({ closing }, { type: 'zwischenzeugnis' })).toEqual([]);
  });
});

const performance = (sentence: string): string =>
  `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${sentence} Ihre Ergebnisse waren immer von sehr guter Qualität.`;
const performing = (sentence: string): string =>
  `Frau Kern zeigt stets sehr hohe Einsatzbereitschaft. ${sentence} Ihre Ergebnisse sind immer von sehr guter Qualität.`;

describe('people and trust by other names', () => {
  test.each([
    'Sie begegnete der Klinikleitung, dem ärztlichen und pflegerischen Dienst und allen im Sekretariat jederzeit vorbildlich.',
    'Mit dem Vorstand, mit der Leiterin und mit den beiden Helferinnen verstand sie sich stets vorbildlich.',
  ])('colleagues: %s', (behavior) => {
    expect(rulesOf({ behavior })).not.toContain('missing-colleagues');
  });

  test('data that are protected are kept secret', () => {
    const job = { job: 'Chefarztsekretärin' };
    const kept = performance('Den Schutz von Patientendaten nahm sie jederzeit sehr ernst.');
    expect(rulesOf({ performance: kept }, job)).not.toContain('missing-discretion');
    const told = performance('Die Pflege von Patientendaten nahm sie jederzeit sehr ernst.');
    expect(rulesOf({ performance: told }, job)).toContain('missing-discretion');
  });

  test('animals have no secrets', () => {
    const told = performance('Die Pflege der Karteien nahm sie jederzeit sehr ernst.');
    const of = (job: string): readonly string[] => rulesOf({ performance: told }, { job });
    expect(of('Medizinische Fachangestellte')).toContain('missing-discretion');
    expect(of('Pfarrsekretärin')).toContain('missing-discretion');
    expect(of('Gemeindesekretärin')).not.toContain('missing-discretion');
    const letterhead = 'Evangelische Kirchengemeinde Sankt Nikolai\nKirchplatz 2\n26941 Neuenstadt';
    const introduction =
      'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als Gemeindesekretärin in unserem Pfarrbüro angestellt.';
    expect(rulesOf({ letterhead, introduction, performance: told })).toContain('missing-discretion');
    expect(of('Tiermedizinische Fachangestellte')).not.toContain('missing-discretion');
  });

  test('accounts that are right in the present are right', () => {
    const cashier = { type: 'zwischenzeugnis', job: 'Kassiererin' } as const;
    const right = performing('Ihre Kassenabrechnungen stimmen immer.');
    expect(rulesOf({ performance: right }, cashier)).not.toContain('missing-honesty');
    const quick = performing('Ihre Kassenabrechnungen sind immer schnell fertig.');
    expect(rulesOf({ performance: quick }, cashier)).toContain('missing-honesty');
  });
});
