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

describe('a figure that rose each year and fell', () => {
  it.each<Told>([
    {
      performance:
        'Der Umsatz seiner Warengruppe nahm in jedem Jahr zu. Die Umsatzverluste seiner Warengruppe im Jahr 2019 waren schmerzlich für ihn.',
    },
    {
      performance:
        'Er verdoppelte den Umsatz seines Bereichs. Die Umsätze seines Bereichs lagen zuletzt auf dem Stand von 2015.',
    },
    {
      performance:
        'Von Jahr zu Jahr wuchs die Zahl seiner Kunden. Dass seine Kundenzahl 2020 um ein Viertel schrumpfte, nahm er gefasst.',
    },
    {
      performance:
        'Reklamationen gingen unter seiner Leitung kontinuierlich zurück. Der Zunahme der Reklamationen in seinem Bereich begegnete er mit Schulungen.',
    },
    {
      performance:
        'Die Fluktuation in seinem Team sank stetig. Auf die steigende Fluktuation in seinem Team reagierte er besonnen.',
    },
    {
      performance:
        'Die Erlöse seiner Sparte legten Jahr um Jahr zu. Erlösrückgänge in seiner Sparte erklärte er stets offen.',
    },
    {
      performance:
        'Der Absatz seiner Produkte stieg stetig. Während seiner Zeit stagnierte der Absatz seiner Produkte.',
    },
    {
      performance:
        'Der Krankenstand seiner Gruppe sank in jedem Jahr. Den wachsenden Krankenstand in seiner Gruppe fing er durch Springer auf.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      performance:
        'Der Umsatz seiner Warengruppe nahm in jedem Jahr zu. Die Beschaffungskosten gingen deutlich zurück.',
    },
    {
      performance:
        'Der Umsatz seiner Warengruppe nahm in jedem Jahr zu. Trotz rückläufiger Umsätze im Gesamtmarkt behielt er sein Ziel im Auge.',
    },
    {
      performance:
        'Er steigerte den Umsatz um 20 Prozent. Den Umsatzrückgang im Jahr 2020 fing er rasch auf.',
    },
    {
      performance:
        'Reklamationen gingen unter seiner Leitung kontinuierlich zurück. Umsatz und Ertrag stiegen.',
    },
    {
      performance:
        'Unter seinem Vorgänger war der Umsatz gesunken. Unter seiner Leitung stieg er jedes Jahr.',
    },
    { performance: 'Die Fluktuation in seinem Team sank stetig. Die Zahl der Bewerbungen stieg.' },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});
