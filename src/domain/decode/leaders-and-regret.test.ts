import { describe, expect, it } from 'vitest';
import { letterOfBuyer, thanks, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (told: Told): string[] => decode(letterOfBuyer(told)).findings.map(({ rule }) => rule);
const from = 'war vom 1. März 2015 bis zum 31. Dezember 2022';
const leads =
  'Seine Leute führte er stets mit sehr gutem Erfolg und motivierte sie zu hervorragenden Leistungen.';

describe('who was led', () => {
  it('nobody, and somebody after all', () => {
    const performance = 'Die ihm unterstellten Einkäufer leitete er jederzeit sehr zielgerichtet an.';
    const tasks = 'Er arbeitete als Einzelreisender ohne unterstellte Mitarbeiter.';
    expect(rulesOf({ tasks, performance })).toContain('staff-unmentioned');
  });

  it('nobody who has a doctor’s degree, and somebody after all', () => {
    const tasks = 'Beschäftigte sind Herrn Dr. Brandt nicht unterstellt und waren es zu keiner Zeit.';
    const performance = 'Seine unterstellten Mitarbeiter führte er stets kooperativ.';
    expect(rulesOf({ tasks, performance })).toContain('staff-unmentioned');
  });

  it('a number of today, and another one later', () => {
    const tasks =
      'Seit dem 1. April 2018 leitete er das Team Einkauf mit elf Mitarbeiterinnen und Mitarbeitern.';
    const told = (people: string): string[] =>
      rulesOf({
        tasks,
        performance: `Seine ${people} Mitarbeiter führte er stets sehr kooperativ. ${leads}`,
      });
    expect(told('sechs')).toContain('other-staff');
    expect(told('elf')).not.toContain('other-staff');
  });

  it('a number that grew is no other one', () => {
    const tasks = 'Seit April 2018 leitete er das Team Einkauf mit sechs, seit 2020 mit elf Mitarbeitern.';
    const performance = `Seine elf Mitarbeiter führte er stets sehr kooperativ. ${leads}`;
    expect(rulesOf({ tasks, performance })).not.toContain('other-staff');
  });
});

describe('a leader of errands', () => {
  const errands =
    'Er übernahm die Ablage von Bestellungen, das Erfassen von Auftragsbestätigungen nach Vorgabe, die Verteilung der Eingangspost, die Bestellung von Büromaterial und die Überwachung von Lieferterminen.';
  const letter = (title: string): string =>
    letterOfBuyer({ intro: `${from} als ${title} in unserem Unternehmen tätig.`, tasks: '' }).replace(
      'Herr Brandt holte Angebote ein, verglich Preise, bestellte Material und pflegte die Daten der Lieferanten.',
      errands,
    );
  const rules = (title: string): string[] => decode(letter(title)).findings.map(({ rule }) => rule);

  it('is told', () => {
    expect(rules('Leiter Einkauf')).toContain('mere-help');
  });
  it('but not of one who is no leader', () => {
    expect(rules('Sachbearbeiter Einkauf')).not.toContain('mere-help');
  });
});

describe('regret', () => {
  const close = `${thanks} und wünschen ihm beruflich und privat alles Gute und weiterhin viel Erfolg.`;
  it.each([
    'Diese Entscheidung nehmen wir mit einem gewissen Bedauern zur Kenntnis.',
    'Mit leisem Bedauern sehen wir ihn gehen.',
  ])('that is faint is cold under good grades: %s', (regret) => {
    expect(rulesOf({ end: `Herr Brandt verlässt uns auf eigenen Wunsch. ${regret}`, close })).toContain(
      'cold-closing',
    );
  });
  it('that is meant is not', () => {
    const end = 'Herr Brandt verlässt uns auf eigenen Wunsch. Mit großem Bedauern sehen wir ihn gehen.';
    expect(rulesOf({ end, close })).toEqual([]);
  });
});
