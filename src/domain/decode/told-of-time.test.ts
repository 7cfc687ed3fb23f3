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

const was = 'war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer in unserem Unternehmen tätig.';

describe('what lies before the entry or after the end, and another first or last day', () => {
  it.each<Told>([
    { tasks: 'Die Leitung des Einkaufs hat er im Mai 2013 übernommen.' },
    { intro: `${was} Im Juni 2012 wurde er zum Gruppenleiter befördert.` },
    { intro: `${was} Den strategischen Einkauf verantwortete er ab dem 1. Februar 2014.` },
    {
      tasks:
        'Nach seinem Wechsel in die Disposition im Herbst 2011 betreute er auch die Lieferanten in Asien.',
    },
    { performance: 'Seine Ernennung zum Teamleiter am 1. April 2014 war die Folge dieser Leistungen.' },
    { performance: '2023 gelang ihm der Abschluss eines Rahmenvertrages über drei Jahre.' },
    {
      performance: 'Seitdem er im Januar 2018 zu unserer Mannschaft gestoßen ist, hat er sich stets bewährt.',
    },
    { performance: 'Von seinem ersten Tag im August 2017 an zeigte er großes Interesse.' },
    { end: 'Zum 31. März 2021 hat Herr Brandt uns auf eigenen Wunsch verlassen. Wir bedauern das sehr.' },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    { tasks: 'Die 2012 eröffnete Niederlassung Rostock betreute er mit.' },
    { tasks: 'Er betreute Lieferanten, mit denen wir seit 2009 zusammenarbeiten.' },
    { intro: `${was} Zum 1. Juli 2018 wurde ihm die Leitung der Gruppe übertragen.` },
    {
      performance:
        'Er brachte Erfahrungen aus dem Großhandel mit, in dem er von 2008 bis 2014 gearbeitet hatte.',
    },
    { performance: 'Seine Prüfung zum Fachwirt hatte er 2013 abgelegt.' },
    { performance: 'Seit seinem Wechsel in die Disposition im Oktober 2018 plante er vorausschauend.' },
    { tasks: 'Er löste den 2014 geschlossenen Rahmenvertrag durch einen besseren ab.' },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});

describe('a time that the dates do not give', () => {
  it.each<Told>([
    {
      close:
        'Wir danken ihm für seine fast zwanzigjährige Treue und wünschen ihm beruflich und privat alles Gute.',
    },
    {
      close:
        'Wir danken ihm für anderthalb Jahre guter Zusammenarbeit und wünschen ihm beruflich und privat alles Gute.',
    },
    { performance: 'In den gut drei Jahren, die er bei uns war, hat er viel bewegt.' },
    {
      intro: 'war vom 1. März 2021 bis zum 30. Juni 2022 als Einkäufer in unserem Unternehmen tätig.',
      performance: 'Über viele Jahre hinweg war er eine tragende Säule unseres Einkaufs.',
    },
    {
      intro: 'war vom 1. März 2021 bis zum 30. Juni 2022 als Einkäufer in unserem Unternehmen tätig.',
      close:
        'Wir danken ihm für die jahrelange treue Mitarbeit und wünschen ihm beruflich und privat alles Gute.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    { performance: 'Mit seiner fast zwanzigjährigen Berufserfahrung war er eine große Hilfe.' },
    { performance: 'Langjährige Lieferanten schätzten ihn.' },
    { performance: 'In den anderthalb Jahren der Einführung des neuen Systems leistete er viel.' },
    {
      close:
        'Wir danken ihm für fast acht Jahre guter Zusammenarbeit und wünschen ihm beruflich und privat alles Gute.',
    },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});

describe('part time and full time', () => {
  it.each<Told>([
    {
      intro:
        'war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer mit 25 Stunden in der Woche in unserem Unternehmen tätig.',
      performance: 'Trotz seiner Vollzeitbeschäftigung besuchte er abends Kurse.',
    },
    {
      intro: `${was} Er arbeitete in Vollzeit.`,
      performance: 'An seinen drei Arbeitstagen in der Woche schaffte er viel.',
    },
    {
      intro: `${was} Seine Arbeitszeit betrug 50 Prozent.`,
      performance: 'Als Vollzeitkraft war er für alle ansprechbar.',
    },
    {
      intro: `${was} Er war in Teilzeit beschäftigt.`,
      performance: 'Seine volle Stelle füllte er stets aus.',
    },
    {
      intro: `${was} Vereinbart war eine Wochenarbeitszeit von 20 Stunden.`,
      performance: 'In seinen 39 Wochenstunden leistete er mehr als andere.',
    },
    { intro: `${was} Er war halbtags tätig.`, performance: 'Er war ganztägig im Büro erreichbar.' },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      intro: `${was} Er war in Teilzeit beschäftigt.`,
      performance: 'In Zeiten der Messe arbeitete er freiwillig ganztags.',
    },
    {
      intro: `${was} Er arbeitete in Vollzeit.`,
      performance: 'Er plante auch den Einsatz unserer Teilzeitkräfte.',
    },
    {
      intro: `${was} Er begann in Teilzeit und stockte 2018 auf Vollzeit auf.`,
      performance: 'Seine volle Stelle füllte er stets aus.',
    },
    {
      intro: `${was} Er war in Teilzeit beschäftigt.`,
      end: 'Herr Brandt verlässt uns auf eigenen Wunsch, weil er eine Vollzeitstelle antritt. Wir bedauern das.',
    },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});
