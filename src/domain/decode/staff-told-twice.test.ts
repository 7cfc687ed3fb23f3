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

describe('the number of those who are led, told twice', () => {
  it.each<Told>([
    {
      tasks: 'Er leitete den Einkauf mit sechs Sachbearbeitern.',
      performance: 'Seine vierzehn Leute führte er sicher.',
    },
    {
      tasks: 'Er war Vorgesetzter von fünf Einkäufern.',
      performance: 'Die zwölf Einkäufer unter seiner Führung erzielten beste Ergebnisse.',
    },
    {
      tasks: 'Zu seinem Team gehörten vier Beschäftigte.',
      performance: 'Sein zehnköpfiges Team leitete er umsichtig.',
    },
    {
      tasks: 'Ihm unterstand eine Abteilung mit neun Angestellten.',
      performance: 'Er spornte seine drei Mitarbeiter zu besten Leistungen an.',
    },
    {
      tasks: 'Er trug die Verantwortung für acht Mitarbeiterinnen und Mitarbeiter.',
      performance: 'Als Chef von zwanzig Leuten blieb er stets gelassen.',
    },
    {
      tasks: 'In seiner Abteilung waren sieben Kräfte beschäftigt, die er führte.',
      performance: 'Bei den fünfzehn ihm anvertrauten Mitarbeitern war er sehr beliebt.',
    },
    {
      intro:
        'war vom 1. März 2015 bis zum 31. Dezember 2022 als Leiter unserer Filiale mit zehn Beschäftigten tätig.',
      performance: 'Seine 25 Mitarbeiter motivierte er vorbildlich.',
    },
    {
      tasks: 'Ihm waren drei Disponenten direkt unterstellt.',
      performance: 'Mit jedem seiner elf Untergebenen führte er regelmäßig Gespräche.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      tasks: 'Er leitete den Einkauf mit sechs Sachbearbeitern.',
      performance: 'Zwei seiner Sachbearbeiter förderte er besonders.',
    },
    {
      tasks: 'Er leitete den Einkauf mit sechs Sachbearbeitern.',
      performance: 'Er schulte vierzehn Leute aus anderen Häusern.',
    },
    {
      tasks: 'Er führte zunächst vier, ab 2019 neun Mitarbeiter.',
      performance: 'Seine neun Mitarbeiter führte er sicher.',
    },
    {
      tasks: 'Ihm waren sechs Sachbearbeiter und zwei Auszubildende unterstellt.',
      performance: 'Seine acht Mitarbeiter führte er sicher.',
    },
    {
      tasks: 'Er leitete den Einkauf mit sechs Sachbearbeitern.',
      performance: 'Im Urlaub des Betriebsleiters führte er alle vierzig Leute.',
    },
    {
      tasks: 'Er baute die Abteilung von drei auf zwölf Kräfte aus.',
      performance: 'Seine zwölf Mitarbeiter führte er sicher.',
    },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});
