import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (changes: Parameters<typeof baseLetter>[0]): readonly string[] =>
  decode(baseLetter(changes)).findings.map(({ rule }) => rule);
const toward = (whom: string): readonly string[] =>
  rulesOf({ behavior: `Ihr Verhalten gegenüber ${whom} war stets vorbildlich.` });
const beside = 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich.';

const wished = (wishes: string): readonly string[] =>
  rulesOf({
    closing: `Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr ${wishes}.`,
  });

const ofFortnight = (who: string, conduct: string): readonly string[] =>
  decode(`Tierarztpraxis Dr. Wenzel
Lindenallee 9
16816 Neuruppin

Praktikumszeugnis

${who} hat vom 12. bis zum 23. Januar 2026 bei uns ein Praktikum gemacht.

Sie hat in der Sprechstunde zugesehen, Instrumente sterilisiert und Medikamente einsortiert.

Sie war an allem sehr interessiert und hat viele kluge Fragen gestellt. Was man ihr zeigte, verstand sie schnell. Sie arbeitete sehr sorgfältig und war immer pünktlich. Auch bei einer Operation blieb sie ruhig. Mit den Tieren ging sie einfühlsam um. Wir waren mit ihren Leistungen sehr zufrieden.

${conduct}

Wir danken ihr für ihre Hilfe und wünschen ihr für die Zukunft viel Erfolg und alles Gute.

Neuruppin, 23. Januar 2026

Dr. Antje Wenzel
Tierärztin, Praxisinhaberin`).findings.map(({ rule }) => rule);

const ofClinic = (heading: string, who: string, did: string, rest: string): ReturnType<typeof decode> =>
  decode(`Klinikum an der Saale
Am Klinikum 1
07747 Jena

${heading}

${who} hat vom 20. Mai bis zum 8. September 2024 ${did}.

Sie nahm an Visiten teil, untersuchte Patienten und assistierte bei Operationen.

${rest}

Ihr Verhalten gegenüber Ärztinnen und Ärzten, Pflegekräften sowie Patientinnen und Patienten war stets vorbildlich.

Wir danken ihr für ihre Mitarbeit und wünschen ihr für das Staatsexamen und ihre Laufbahn weiterhin viel Erfolg und alles Gute.

Jena, 8. September 2024

Prof. Dr. Holger Wittig
Klinikdirektor`);

describe('colleagues by what they are, behind the superior', () => {
  it.each([
    'der Leitung, den Schwestern und Pflegern und den Patienten',
    'den Inhabern, den Fachangestellten und den Patienten',
    'der Küchenchefin, den Köchen und den Gästen',
    'der Schulleitung, den Lehrkräften und den Eltern',
    'dem Betriebsleiter, den Erntehelfern und den Kunden',
    'der Chefin, unseren Helferinnen und den Tierhaltern',
    'der Werkleitung, den anderen Monteuren und den Kunden',
  ])('%s', (whom) => {
    expect(toward(whom)).not.toContain('missing-colleagues');
  });

  it('are missed where none are named', () => {
    expect(toward('Vorgesetzten und Kunden')).toContain('missing-colleagues');
  });
});

describe('those who come want nobody else', () => {
  it.each([
    'Viele Kundinnen wollten nur zu ihr.',
    'Unsere Stammkunden schworen auf sie.',
    'Manche Kinder gingen am liebsten zu ihr.',
    'Alle mochten sie.',
  ])('%s', (told) => {
    expect(rulesOf({ behavior: `${beside} ${told}` })).toEqual([]);
  });
});

describe('success as great as before', () => {
  it('is no irony', () => {
    expect(wished('künftig ebenso großen Erfolg und persönlich alles Gute')).toEqual([]);
  });
  it('more success than with us is', () => {
    expect(wished('künftig mehr Erfolg und persönlich alles Gute')).toContain('ironischer-wunsch');
  });
});

describe('a fortnight of a pupil', () => {
  const kind = 'Sie war zu Tierärztinnen, Helferinnen und Tierhaltern stets freundlich und hilfsbereit.';
  const pupil = 'Pauline Ziegler, geboren am 17.08.2010, Schülerin der Klasse 9b,';

  it('is praised for being on time, and no results are missed', () => {
    expect(ofFortnight(pupil, kind)).toEqual([]);
  });
  it('of a student both are told', () => {
    const found = ofFortnight(
      'Frau Pauline Ziegler, geboren am 17.08.2001, Studentin der Tiermedizin,',
      kind,
    );
    expect(found).toContain('missing-result');
  });
});

describe('a year of practice, and a name that begins with the family', () => {
  const praised =
    'war hoch motiviert. Sie verfügt über sehr gute Kenntnisse und fasste Neues sehr schnell auf. Sie arbeitete stets sehr sorgfältig. Ihre Befunde waren von sehr guter Qualität. Wir waren mit ihren Leistungen stets sehr zufrieden.';

  it.each([
    ['Zeugnis über das Praktische Jahr', 'das chirurgische Tertial in unserer Klinik abgeleistet'],
    ['Zeugnis', 'das chirurgische Tertial ihres Praktischen Jahres in unserer Klinik abgeleistet'],
    ['Zeugnis', 'eine Famulatur in unserer Klinik abgeleistet'],
  ])('is an internship: %s, %s', (heading, did) => {
    expect(
      ofClinic(heading, 'Frau Ida Kern, geboren am 3. März 1999,', did, `Frau Kern ${praised}`).type,
    ).toBe('praktikumszeugnis');
  });

  it.each([
    ['Frau Nguyen Thi Lan, geboren am 3. März 1999,', 'Frau Nguyen', 'Frau Nguyen', false],
    ['Frau Ida Kern, geboren am 3. März 1999,', 'Frau Kern', 'Frau Ida', true],
  ])('the first name alone: %s %s %s', (who, one, other, isTold) => {
    const { findings } = ofClinic(
      'Praktikumszeugnis',
      who,
      'ein Praktikum in unserer Klinik absolviert',
      `${one} ${praised} Auf ${other} war stets Verlass.`,
    );
    expect(findings.some(({ rule }) => rule === 'first-name-only')).toBe(isTold);
  });
});

describe('what went back for the better', () => {
  it.each([
    'Der Umsatz der Filiale ist um ein Fünftel gestiegen, die Retouren gingen zurück.',
    'Die Zahl der Kunden wuchs stets, der Abschrieb ging um die Hälfte zurück.',
  ])('%s', (told) => {
    const performance = `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets äußerst sorgfältig. Sie setzte sich immer für die Filiale und ihre Kunden ein. ${told}`;
    expect(rulesOf({ performance })).not.toContain('same-subject');
  });
});
