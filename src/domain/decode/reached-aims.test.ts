import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const praise = 'Frau Kern war stets sehr motiviert. Sie erreichte in allen Jahren ihre Ziele.';
const found = (sentence: string): readonly string[] =>
  decode(baseLetter({ performance: `${praise} ${sentence} Sie arbeitete immer äußerst sorgfältig.` }))
    // The praise right before it may be shown as well.
    .findings.filter(
      ({ quote }) =>
        quote !== undefined && (sentence.includes(quote) || quote.includes(sentence.slice(0, 12))),
    )
    .map(({ rule }) => rule);

describe('all aims reached, and elsewhere they were not quite', () => {
  test.each([
    'Ihre Verkaufszahlen kamen unseren Vorgaben nahe.',
    'Der Umsatz näherte sich dem Plan.',
    'Ihre Quoten reichten beinahe an unsere Ziele heran.',
    'Die Jahresziele erreichte sie annähernd.',
    'Die Vorgaben wurden größtenteils erfüllt.',
    'Mit ihren Abschlüssen blieb sie unter dem Plan.',
    'Sie erfüllte im Wesentlichen ihre Vorgaben.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toContain('fact-against-praise');
  });

  test.each([
    'Ihre Verkaufszahlen lagen stets über unseren Vorgaben.',
    'Ihre Jahresziele übertraf sie immer deutlich.',
    'Die Fehlerquote blieb jederzeit unter dem Durchschnitt.',
    'Beim Verbrauch lag sie regelmäßig unter dem Durchschnitt der Flotte.',
    'Zielkunden kam sie durch ihre offene Art stets schnell nahe.',
  ])('but not: %s', (sentence) => {
    expect(found(sentence)).not.toContain('fact-against-praise');
  });
});

test('aims that were reached hide no code', () => {
  const letter = baseLetter(
    {
      performance:
        'In allen vier Jahren hat Frau Kern ihre Vertriebsziele erreicht. Sie arbeitete engagiert. Neue Tarife erfasste sie rasch. Ihre Besuche plante sie sorgfältig.',
      summary: 'Frau Kern erfüllte ihre Aufgaben zu unserer vollen Zufriedenheit.',
    },
    { job: 'Kundenberaterin im Außendienst' },
  );
  expect(decode(letter).findings.map(({ rule }) => rule)).not.toContain('unnamed-code');
});

const shown = (fact: string, claim: string): readonly (string | undefined)[] =>
  decode(
    baseLetter({
      tasks: `Frau Kern führte zwölf Beschäftigte im Vertrieb und verantwortete Planung und Preise. ${fact}`,
      performance: `${praise} Sie arbeitete immer äußerst sorgfältig. ${claim}`,
    }),
  )
    .findings.filter(({ rule }) => rule === 'missed-aim')
    .map(({ quote }) => quote);

describe('a turnover that fell among the tasks, and its aims surpassed', () => {
  test.each([
    [
      'Der Umsatz des Bereiches sank von 24 Millionen Euro im Jahr 2016 auf 19 Millionen Euro im Jahr 2023.',
      'Ihre Umsatzziele hat Frau Kern Jahr für Jahr deutlich übertroffen.',
    ],
    [
      'Der Absatz ging in diesen Jahren um ein Fünftel zurück.',
      'Die Absatzziele übertraf sie stets deutlich.',
    ],
    [
      'Die Umsätze der Abteilung fielen von acht auf sechs Millionen Euro.',
      'Sie übertraf ihre Umsatzziele in jedem Jahr.',
    ],
  ])('%s %s', (fact, claim) => {
    expect(shown(fact, claim)).toEqual([claim]);
  });

  test.each([
    ['Der Umsatz des Bereiches stieg von 19 auf 24 Millionen Euro.', 'Ihre Umsatzziele übertraf sie stets.'],
    [
      'Während der Pandemie sank der Umsatz der Branche um ein Drittel.',
      'Ihre Umsatzziele übertraf sie stets.',
    ],
    ['Die Kosten des Bereiches sanken um ein Fünftel.', 'Ihre Sparziele übertraf sie stets.'],
  ])('silent: %s %s', (fact, claim) => {
    expect(shown(fact, claim)).toEqual([]);
  });
});
