// Side remarks of good letters that hide nothing, and the same remarks where they do.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';

type Changes = Parameters<typeof baseLetter>[0];
const rulesOf = (changes: Changes, job = 'Sachbearbeiterin'): string[] =>
  decode(baseLetter(changes, { job })).findings.map(({ rule }) => rule);
const praise =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete immer äußerst sorgfältig.';
const results = 'Ihre Ergebnisse waren stets sehr gut.';
const farewell = (wishes: string): string =>
  `Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr ${wishes}`;

/** Good, not the best: there a side remark is told. */
const summary = 'Sie erfüllte ihre Aufgaben stets zu unserer vollen Zufriedenheit.';

describe('wishes for private life first', () => {
  it('are nothing where work has wishes of its own', () =>
    expect(
      rulesOf({ summary, closing: farewell('privat alles Gute und im Beruf weiterhin viel Erfolg.') }),
    ).not.toContain('order-private-first'));
  it('are told where one wish serves both', () =>
    expect(
      rulesOf({ summary, closing: farewell('privat und beruflich alles Gute und weiterhin viel Erfolg.') }),
    ).toContain('order-private-first'));
});

describe('a condition', () => {
  it('heightens behind „auch dann“', () =>
    expect(
      rulesOf({
        performance: `${praise} Sie arbeitete stets sorgfältig, zügig und sicher und behielt auch dann die Ruhe, wenn das Wetter umschlug und ein Dach rasch geschlossen werden musste. ${results}`,
      }),
    ).not.toContain('limit-condition'));
  it('binds without it', () =>
    expect(
      rulesOf({
        performance: `${praise} Sie war, wenn die Chefin daneben saß, stets sehr ruhig. ${results}`,
      }),
    ).not.toEqual([]));
});

describe('what came of the work', () => {
  const seller =
    'Frau Kern war eine sehr engagierte Mitarbeiterin. Ihre Warenkenntnis ist ausgezeichnet. Neue Kassensysteme beherrschte sie nach kürzester Zeit. Sie arbeitete stets zügig, genau und umsichtig. An der Kasse war sie absolut ehrlich und zuverlässig.';
  it.each(['Ihre Abrechnungen stimmten stets.', 'Ihre Kasse stimmte jederzeit.'])('is told by: %s', (told) =>
    expect(rulesOf({ performance: `${seller} ${told}`, summary }, 'Kassiererin')).not.toContain(
      'missing-result',
    ),
  );
  it('is missed without', () =>
    expect(
      rulesOf({ performance: `${seller} Auch im Andrang blieb sie stets ruhig.`, summary }, 'Kassiererin'),
    ).toContain('missing-result'));
});

describe('the formula with another verb', () => {
  it('is no missing one', () =>
    expect(
      rulesOf({
        summary: 'Die Ergebnisse waren gut, und ihre Leistungen stellten uns stets voll zufrieden.',
      }),
    ).not.toContain('missing-summary'));
});

const sold = (sentence: string, job: string): string[] =>
  rulesOf({ performance: `${praise} ${sentence}` }, job);

describe('success of who sells', () => {
  it.each([
    'Sie verdoppelte das Exportgeschäft.',
    'Sie erschloss zwei neue Märkte.',
    'Den Kundenstamm baute sie stetig aus.',
  ])('%s', (sentence) => expect(sold(sentence, 'Vertriebsleiterin')).not.toContain('missing-sales'));
  it('is asked of no head of an office', () =>
    expect(sold(results, 'Sachgebietsleiterin Bauaufsicht')).not.toContain('missing-sales'));
  it('is missed without a word of it', () =>
    expect(sold('', 'Vertriebsleiterin')).toContain('missing-sales'));
});

describe('knowledge that somebody has', () => {
  it.each(['Stückgutverkehr', 'Kesselbau', 'Zollwesen', 'Orgelbau'])(
    'rates whatever the field: %s',
    (field) =>
      expect(
        gradeSentence(
          `Herr Bauer verfügt über umfassende Fachkenntnisse und eine langjährige, vielseitige Erfahrung im ${field}.`,
        ),
      ).toMatchObject({ graded: true, grade: 2, category: 'expertise' }),
  );
  it('is no rating where a post asks for it', () =>
    expect(gradeSentence('Die Stelle verlangt umfassende Fachkenntnisse im Stückgutverkehr.').graded).toBe(
      false,
    ));
});

it('among people is no place', () =>
  expect(
    rulesOf({
      behavior:
        'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich. Bei der Stammkundschaft war sie wegen ihrer herzlichen Freundlichkeit besonders beliebt.',
    }),
  ).toEqual([]));

const ledBy = (sentence: string): string[] =>
  rulesOf(
    {
      tasks: 'Sie leitete unser Lager. Ihr unterstanden 24 Lageristen, Staplerfahrer und Kommissionierer.',
      performance: `${praise} ${sentence} ${results}`,
    },
    'Lagerleiterin',
  );

it('a team counted by trades is another one than nine', () => {
  expect(ledBy('Ihre neun Mitarbeiter leitete sie stets sehr gut an.')).toContain('other-staff');
  expect(ledBy('Ihre 24 Mitarbeiter leitete sie stets sehr gut an.')).not.toContain('other-staff');
});

it.each([
  [
    'Zur vollen Zufriedenheit erledigt wurden von ihm die Inventuren ebenso wie der laufende Wareneingang.',
    3,
  ],
  ['Laufend erledigte er die Inventuren zur vollen Zufriedenheit.', 2],
])('what goes on in the house is no „stets“: %s', (text, grade) =>
  expect(gradeSentence(text).grade).toBe(grade),
);

it('what announces a judgement is none', () =>
  expect(gradeSentence('Die Leistungen von Herrn Paul beurteilen wir im Einzelnen wie folgt:').graded).toBe(
    false,
  ));
