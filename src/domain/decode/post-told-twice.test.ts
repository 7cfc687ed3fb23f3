import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

/** What the farewell and the grades tell against each other is not asked here. */
const others: ReadonlySet<string> = new Set([
  'closing-against-rating',
  'interim-wishes',
  'top-without-thanks',
  'retired-young',
]);
const contradictions = (told: Told): string[] =>
  decode(letter(told)).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && !others.has(rule) ? [rule] : [],
  );

const interim = { head: 'Zwischenzeugnis', intro: 'ist seit dem 1. März 2015 als Einkäufer bei uns tätig.' };

describe('a post that is no more and is filled again', () => {
  it.each<Told>([
    {
      end: 'Die Position von Herrn Brandt wurde ersatzlos gestrichen. Für seine Stelle haben wir bereits einen Nachfolger gefunden.',
    },
    {
      end: 'Leider ist sein Arbeitsplatz durch die Neuordnung entfallen.',
      close:
        'Wir danken ihm, auch für die Einarbeitung seiner Nachfolgerin, und wünschen ihm beruflich und privat alles Gute.',
    },
    {
      end: 'Wegen des Wegfalls seiner Stelle endet das Arbeitsverhältnis.',
      performance: 'Seinen Nachfolger wies er gründlich ein.',
    },
    {
      end: 'Seine Stelle wird im Zuge der Zusammenlegung abgebaut. Zum 1. Januar tritt eine Nachfolgerin seinen Posten an.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      end: 'Sein Arbeitsplatz ist durch die Neuordnung entfallen. Seine Aufgaben übernimmt künftig die Zentrale in Hamburg.',
    },
    {
      end: 'Wegen des Wegfalls seiner Stelle endet das Arbeitsverhältnis.',
      tasks: 'Vakante Posten seiner Gruppe besetzte er rasch neu.',
    },
    {
      end: 'Wegen des Wegfalls seiner Stelle endet das Arbeitsverhältnis. Ein Nachfolger wird nicht gesucht.',
    },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});

describe('a farewell, and a future in the house', () => {
  it.each<Told>([
    { close: 'Wir danken ihm und setzen auch künftig auf seine Mitarbeit im Einkauf.' },
    {
      end: 'Herr Brandt scheidet aus unserem Unternehmen aus.',
      close: 'Wir danken ihm und freuen uns, dass er auch weiterhin zu unserer Mannschaft gehört.',
    },
    { close: 'Wir danken ihm. Das Arbeitsverhältnis dauert unverändert fort.' },
    { close: 'Wir danken ihm und hoffen, noch lange mit ihm zusammenarbeiten zu dürfen.' },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      close:
        'Wir danken ihm für viele gute gemeinsame Jahre und wünschen ihm beruflich und privat alles Gute.',
    },
    { close: 'Wir danken ihm und freuen uns, dass er uns als Berater erhalten bleibt.' },
    { close: 'Wir danken ihm und hoffen auf ein Wiedersehen.' },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});

describe('an interim reference of who has given notice', () => {
  it.each<Told>([
    {
      ...interim,
      end: 'Das Zwischenzeugnis wird auf seinen Wunsch erteilt. Herr Brandt hat seinen Vertrag zum Jahresende gekündigt.',
    },
    {
      ...interim,
      end: 'Das Zwischenzeugnis wird auf seinen Wunsch erteilt. Mit dem 31. Dezember 2022 scheidet Herr Brandt aus.',
    },
    {
      ...interim,
      end: 'Herr Brandt steht in ungekündigter Stellung. Seine Tätigkeit endete am 30. November 2022.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      ...interim,
      end: 'Das Zwischenzeugnis wird erteilt, weil sein Vorgesetzter zum 31. Dezember 2022 ausscheidet.',
    },
    {
      ...interim,
      end: 'Das Zwischenzeugnis wird auf seinen Wunsch erteilt. Herr Brandt befindet sich in ungekündigter Stellung.',
    },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});
