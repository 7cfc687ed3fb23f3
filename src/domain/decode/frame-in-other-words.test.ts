import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (...letter: Parameters<typeof baseLetter>): readonly string[] =>
  decode(baseLetter(...letter)).findings.map(({ rule }) => rule);

const farewell =
  'Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
const leaving = (sentence: string): readonly string[] =>
  rulesOf({ closing: `Frau Kern verlässt uns auf eigenen Wunsch. ${sentence} ${farewell}` });

describe('her own wish, and a contract that the house did not go on with', () => {
  test.each([
    'Leider war es uns nicht möglich, ihren befristeten Vertrag über diesen Tag hinaus zu verlängern.',
    'Den auf zwei Jahre geschlossenen Vertrag haben wir nicht verlängert.',
    'Für eine Weiterbeschäftigung über die Befristung hinaus fehlten uns leider die Mittel.',
    'Leider sahen wir keine Möglichkeit, sie über das Vertragsende hinaus zu beschäftigen.',
    'Einen Anschlussvertrag konnten wir ihr leider nicht geben.',
    'Eine Entfristung ihrer Stelle ließ der Stellenplan leider nicht zu.',
  ])('%s', (sentence) => {
    expect(leaving(sentence)).toContain('two-reasons');
  });

  test.each([
    'Gern hätten wir ihren befristeten Vertrag verlängert.',
    'Ihren befristeten Vertrag wollte sie nicht verlängern.',
    'Da sie umzieht, konnte ihr Vertrag nicht verlängert werden.',
    'Leider war es uns nicht möglich, sie zum Bleiben zu bewegen.',
    'Leider konnten wir ihr nicht die Vollzeitstelle anbieten, die sie sich wünschte.',
  ])('but: %s', (sentence) => {
    expect(leaving(sentence)).not.toContain('two-reasons');
  });
});

const performance = (sentence: string): string =>
  `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${sentence} Ihre Ergebnisse waren immer sehr gut.`;

/** She was there for five years. */
describe('how long somebody was there, in a clause of its own', () => {
  test.each([
    'In den zwei Jahren, in denen sie für uns arbeitete, erreichte sie beständig gute Ergebnisse.',
    'In den neun Jahren, die sie für unser Haus tätig war, erreichte sie gute Ergebnisse.',
    'Zwei Jahre lang gehörte sie unserem Betrieb an und erreichte gute Ergebnisse.',
    'In den zwei Jahren, in welchen sie hier beschäftigt war, wuchs ihr Können stetig.',
    'Während der neun Jahre ihres Arbeitsverhältnisses erreichte sie gute Ergebnisse.',
    'In den zwei Jahren, in denen wir sie beschäftigten, erreichte sie gute Ergebnisse.',
  ])('%s', (sentence) => {
    expect(rulesOf({ performance: performance(sentence) })).toContain('other-duration');
  });

  test.each([
    'In den fünf Jahren, in denen sie für uns arbeitete, erreichte sie gute Ergebnisse.',
    'In den zwei Jahren, in denen sie für uns in Kiel arbeitete, erreichte sie gute Ergebnisse.',
    'In den zwei Jahren, in denen sie für unseren Kunden Nordwerk arbeitete, erreichte sie gute Ergebnisse.',
    'In den drei Monaten, in denen sie bei uns in Teilzeit arbeitete, hielt sie den Anschluss.',
  ])('but: %s', (sentence) => {
    expect(rulesOf({ performance: performance(sentence) })).not.toContain('other-duration');
  });
});

/** She came in June 2018. */
describe('what she has done since before she came', () => {
  test.each([
    'Seit 2016 weist sie auch die Aushilfen in den Umgang mit dem Programm ein.',
    'Seit 2015 betreut sie unsere Praktikantinnen.',
    'Von 2016 an vertrat sie die Leiterin der Abteilung.',
  ])('%s', (sentence) => {
    const letter = { performance: performance(sentence) };
    expect(rulesOf(letter, { type: 'zwischenzeugnis' })).toContain('date-outside');
  });

  test.each([
    'Seit 2016 nutzen wir das Programm DATEV, mit dem sie täglich arbeitet.',
    'Sie ist seit 2014 geprüfte Bilanzbuchhalterin.',
    'Sie betreut den seit 2015 bestehenden Standort Kiel.',
    'Seit 2016 besitzt sie den Staplerschein.',
    'Seit 2019 weist sie auch die Aushilfen ein.',
  ])('but: %s', (sentence) => {
    const letter = { performance: performance(sentence) };
    expect(rulesOf(letter, { type: 'zwischenzeugnis' })).not.toContain('date-outside');
  });
});
