import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

type Changes = Parameters<typeof baseLetter>[0];
const rulesOf = (changes: Changes, options?: Parameters<typeof baseLetter>[1]): readonly string[] =>
  decode(baseLetter(changes, options)).findings.map(({ rule }) => rule);

const closing = (told: string): readonly string[] => rulesOf({ closing: told });
const thanks = 'danken ihr für die stets sehr gute Zusammenarbeit';
const wishes = 'wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg';
const toward = (whom: string, signature?: string): readonly string[] =>
  rulesOf({
    behavior: `Ihr Verhalten gegenüber ${whom} war stets vorbildlich.`,
    ...(signature === undefined ? {} : { signature }),
  });

const leaves = 'Frau Kern verlässt uns auf eigenen Wunsch.';
const ofClerk = (behavior: string): readonly string[] =>
  rulesOf(
    {
      behavior: `Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Mandanten war stets vorbildlich. ${behavior}`,
    },
    { job: 'Steuerfachangestellte' },
  );
const ofCashier = (told: string): readonly string[] =>
  rulesOf(
    {
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft und arbeitete äußerst sorgfältig. ${told}`,
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich.',
    },
    { job: 'Kassiererin' },
  );
const ofLeader = (told: string, summary?: string): readonly string[] =>
  rulesOf(
    {
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets äußerst sorgfältig. Ihre Mitarbeiter führte sie zu stets sehr guten Leistungen. ${told}`,
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Mitarbeitern war stets vorbildlich.',
      ...(summary === undefined ? {} : { summary }),
    },
    { job: 'Abteilungsleiterin' },
  );
const withSummary = (summary: string): readonly string[] => rulesOf({ summary, behavior: '' });
const whoDid = (told: string): readonly string[] =>
  rulesOf({
    performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets äußerst sorgfältig. ${told}`,
  });
const wishedHealth = (what: string): readonly string[] =>
  closing(`${leaves} Wir bedauern das sehr, ${thanks} und wünschen ihr ${what}.`);
const wishedWell = (what: string): readonly string[] =>
  closing(`${leaves} Wir bedauern das sehr und ${thanks}. Wir wünschen ihr ${what}.`);
const ended = (how: string): readonly string[] =>
  closing(`Das Arbeitsverhältnis endet ${how}. Wir bedauern das sehr, ${thanks} und ${wishes}.`);

describe('a trait of the trade in words of its own', () => {
  it.each([
    'Über das, was sie erfuhr, schwieg sie eisern.',
    'Was sie in der Kanzlei hörte, behielt sie für sich.',
    'Nie drang durch sie ein Wort nach außen.',
    'Was sie über Menschen erfuhr, war bei ihr verschlossen.',
  ])('discretion: %s', (told) => {
    expect(ofClerk(told)).not.toContain('missing-discretion');
  });
  it('is missed', () => {
    expect(ofClerk('')).toContain('missing-discretion');
  });

  it.each([
    'Mit dem Geld des Hauses ging sie absolut redlich um.',
    'Wir vertrauen ihr ohne Vorbehalt.',
    'Ihre Kasse stimmt immer.',
  ])('honesty: %s', (told) => {
    expect(ofCashier(told)).not.toContain('missing-honesty');
  });
  it('honesty is missed', () => {
    expect(ofCashier('Sie kannte alle Preise.')).toContain('missing-honesty');
  });
});

describe('staff who are content', () => {
  it.each([
    'Wer bei ihr arbeitete, wollte dort bleiben.',
    'Die Stimmung war ausgezeichnet, Bewerber kamen auf Empfehlung der eigenen Leute.',
    'Die Atmosphäre in der Abteilung war stets hervorragend.',
    'Ihr Team führte sie klar, fair und mit Humor.',
  ])('%s', (told) => {
    expect(ofLeader(told)).not.toContain('missing-staff-satisfaction');
  });
  it('are missed, and fairness alone does not do where the praise is middling', () => {
    expect(ofLeader('')).toContain('missing-staff-satisfaction');
    expect(
      ofLeader('Ihr Team führte sie fair.', 'Sie erfüllte ihre Aufgaben zu unserer Zufriedenheit.'),
    ).toContain('missing-staff-satisfaction');
  });
});

describe('superiors, colleagues and customers by what they are', () => {
  it.each([
    ['Reederei, Mannschaft und Befrachtern', 'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nReederin'],
    [
      'uns Gastgebern, dem Team und den Gästen',
      'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nGastgeberin',
    ],
    ['Verlegern, Kollegen und Autoren', 'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nVerlegerin'],
  ])('%s', (whom, signature) => {
    expect(toward(whom, signature)).not.toContain('missing-superiors');
  });
  it('superiors are missed', () => {
    expect(toward('Kollegen und Autoren')).toContain('missing-superiors');
  });
  it.each([
    'der Stationsleitung, den Rangern und den Gästen',
    'der Leitung, den Freiwilligen und den Gästen',
  ])('%s', (whom) => {
    expect(toward(whom)).not.toContain('missing-colleagues');
  });
  it('members of a board are no strangers', () => {
    const list = 'den Mitgliedern des Verwaltungsrats, den Führungskräften, Kollegen und Kunden';
    expect(toward(list)).not.toContain('order-persons');
    expect(toward('den Mitgliedern des Vereins, Vorgesetzten und Kollegen')).toContain('order-persons');
  });
  it('conduct is told by „ein Vorbild an Anstand“, wherever it stands', () => {
    const sum = 'Frau Kern erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.';
    expect(
      withSummary(
        `${sum} Im Umgang mit Verlegern, Kollegen, Mitarbeitern und Lesern war sie jederzeit ein Vorbild an Anstand, Loyalität und Verbindlichkeit.`,
      ),
    ).not.toContain('missing-behavior');
    expect(withSummary(sum)).toContain('missing-behavior');
  });
});

describe('when something happened', () => {
  it.each([
    'Als ein Verschlüsselungstrojaner im März 2023 das Netz lahmlegte, richtete sie alle Rechner neu ein.',
    'Als die Server der Bank im Oktober ausfielen, reichte sie alle Belege persönlich ein.',
  ])('%s', (told) => {
    expect(whoDid(told)).not.toContain('job-varies');
  });
  it('is not as what', () => {
    expect(whoDid('Als Verkäuferin war sie stets freundlich.')).toContain('job-varies');
  });
});

describe('the farewell of a warm letter', () => {
  it.each([
    `Danke, Jana, für fünf Jahre herausragender Arbeit! Wir bedauern das sehr und ${wishes}.`,
    `Wir bedauern das sehr und ${thanks}. Mögen ihr weiterhin große Erfolge und persönlich alles Gute beschieden sein!`,
    `Schade, wir hätten sie gern behalten! Wir ${thanks} und ${wishes}.`,
  ])('%s', (told) => {
    expect(closing(`${leaves} ${told}`)).not.toContain('marks');
  });
  it('holds no other marks', () => {
    expect(closing(`${leaves} Wir bedauern das sehr, ${thanks} und ${wishes}!!`)).toContain('marks');
    expect(closing(`${leaves} Wir bedauern das sehr und ${thanks}. Viel Glück! Wir ${wishes}.`)).toContain(
      'marks',
    );
  });
  it('may wish health among other goods', () => {
    expect(wishedHealth('weiterhin viel Erfolg und für ihr Leben Gesundheit und Freude')).not.toContain(
      'gesundheit-wunsch',
    );
    expect(wishedHealth('weiterhin viel Erfolg, vor allem Gesundheit und Freude')).toContain(
      'gesundheit-wunsch',
    );
  });
  it('may wish in passing before the thanks', () => {
    const said = `${leaves} Wir bedauern es sehr, wünschen ihr aber neidlos alles Gute. Wir ${thanks}.`;
    expect(closing(`${said} Möge ihr beruflich wie privat weiterhin alles gelingen.`)).not.toContain(
      'order-wishes-first',
    );
    expect(closing(said)).toContain('order-wishes-first');
  });
  it('wishes all the best, and success of the job', () => {
    expect(wishedWell('unterwegs alles Gute und beruflich weiterhin viel Erfolg')).not.toContain(
      'missing-private-wish',
    );
    expect(wishedWell('beruflich alles Gute und weiterhin viel Erfolg')).toContain('missing-private-wish');
  });
  it('tells that the time was over as agreed', () => {
    expect(ended('wie vereinbart')).not.toContain('missing-reason');
    expect(ended('nach der gesetzlichen Höchstdauer von 18 Monaten')).not.toContain('missing-reason');
    expect(ended('am 31. August 2023')).toContain('missing-reason');
  });
});
