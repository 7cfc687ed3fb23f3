import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

type Changes = Parameters<typeof baseLetter>[0];
const rulesOf = (changes: Changes, options?: Parameters<typeof baseLetter>[1]): readonly string[] =>
  decode(baseLetter(changes, options)).findings.map(({ rule }) => rule);
const farewell =
  'Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
const trained = (changes: Changes): readonly string[] =>
  rulesOf(changes, { type: 'ausbildungszeugnis', job: 'Industriekauffrau' });

const began = (how: string): string =>
  `Frau Jana Kern, geboren am 3. Mai 2003 in Husum, hat vom 1. September 2020 bis zum 31. August 2023 auf unserem Hof ${how}.`;
const keptAs = (as: string): readonly string[] =>
  trained({
    closing: `Die Abschlussprüfung bestand Frau Kern mit der Note „gut“. Frau Kern wurde nach der Prüfung als ${as} in unseren Vertrieb übernommen. ${farewell}`,
  });
const whoWorked = (told: string): readonly string[] =>
  rulesOf({
    performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. ${told} Sie arbeitete stets äußerst sorgfältig.`,
  });
const workedAs = (job: string): string =>
  `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als ${job} in unserem Unternehmen tätig.`;
const ofWeeks = (
  who: string,
  told: string,
  bye: string,
  heading = 'Praktikumszeugnis',
): ReturnType<typeof decode> =>
  decode(`Tischlerei Holthusen
Deichreihe 5
26434 Wangerland

${heading}

Frau Ida Janßen, geboren am 21. Juli 2008, ${who}, hat vom 3. bis zum 21. Juni 2024 in unserer Tischlerei ein Praktikum gemacht.

Zu ihren Aufgaben gehörte es, Leisten zu schleifen, Dübel zu bohren und Schubladen zu verleimen.

Sie war immer äußerst interessiert. ${told} Sie arbeitete stets sehr sorgfältig. Wir waren mit ihren Leistungen stets in höchstem Maße zufrieden.

Zu mir, zu den Gesellen und zu den Kunden war sie immer vorbildlich freundlich und höflich. Ihr Verhalten war stets vorbildlich.

Das Praktikum endete wie vereinbart, was wir sehr bedauern. ${bye}

Wangerland, 21. Juni 2024

Onno Holthusen
Tischlermeister`);

const rulesIn = (...told: Parameters<typeof ofWeeks>): readonly string[] =>
  ofWeeks(...told).findings.map(({ rule }) => rule);

describe('a trainee', () => {
  it.each([
    'Die Abschlussprüfung vor der IHK schloss sie am 31. August 2023 mit „gut“ (85 Punkte) ab.',
    'Ihre Gesellenprüfung schloss Frau Kern mit „gut“ ab.',
  ])('passed: %s', (told) => {
    expect(trained({ closing: `${told} ${farewell}` })).not.toContain('missing-exam');
  });
  it('who only took part is asked about it', () => {
    expect(trained({ closing: `An der Abschlussprüfung nahm sie teil. ${farewell}` })).toContain(
      'missing-exam',
    );
  });

  it('the aim is told by the years', () => {
    expect(
      trained({ introduction: began('ihr zweites und drittes Lehrjahr zur Landwirtin verbracht') }),
    ).not.toContain('no-training-goal');
    expect(trained({ introduction: began('ihr zweites und drittes Lehrjahr verbracht') })).toContain(
      'no-training-goal',
    );
  });

  it('who is taken over as a skilled worker is of no other trade', () => {
    expect(keptAs('Facharbeiterin')).not.toContain('job-varies');
    expect(keptAs('Köchin')).toContain('job-varies');
  });
});

describe('tests of the work', () => {
  it.each(['ohne Nachprüfung', 'ohne jede Nachprüfung'])('passed %s', (how) => {
    expect(
      whoWorked(`Sie besaß alle nötigen Prüfbescheinigungen und hat sie stets ${how} verlängert.`),
    ).not.toContain('second-attempt');
  });
  it('passed in a second go', () => {
    expect(whoWorked('Ihre Bescheinigungen hat sie mit einer Nachprüfung verlängert.')).toContain(
      'second-attempt',
    );
  });
});

describe('own wish', () => {
  it('of one whose trade is the insolvency of others', () => {
    expect(rulesOf({ introduction: workedAs('Schuldner- und Insolvenzberaterin') })).not.toContain(
      'two-reasons',
    );
  });
  it('and the insolvency of the firm', () => {
    const both =
      'Das Arbeitsverhältnis endet wegen der Insolvenz. Frau Kern verlässt uns auf eigenen Wunsch.';
    expect(rulesOf({ closing: `${both} Wir bedauern das sehr. ${farewell}` })).toContain('two-reasons');
  });
});

describe('a pupil', () => {
  const pupil = 'Schülerin der Klasse 9';
  const student = 'Studentin der Architektur';
  const bye =
    'Wir danken Frau Janßen herzlich für die ausgezeichnete Arbeit und wünschen ihr alles Gute und weiterhin viel Erfolg.';
  const dear =
    'Danke, Ida, für deine ausgezeichnete Arbeit! Wir wünschen dir für die Schule und den Beruf alles Gute und weiterhin so viel Erfolg.';

  it('is told what she knows for her age', () => {
    const told = 'Für ihr Alter bringt sie erstaunlich gute Kenntnisse mit.';
    expect(rulesIn(pupil, told, bye)).not.toContain('age');
    expect(rulesIn(student, told, bye)).toContain('age');
  });
  it('is spoken to in the farewell', () => {
    expect(rulesIn(pupil, '', dear)).not.toContain('letter-salutation');
    expect(rulesIn(student, '', dear)).toContain('letter-salutation');
  });
  it('a practical semester is an internship', () => {
    expect(ofWeeks(student, '', bye, 'Zeugnis über das Praxissemester').type).toBe('praktikumszeugnis');
  });
});
