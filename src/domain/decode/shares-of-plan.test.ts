import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const begin =
  'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. März 2015 bis zum 30. Juni 2023 als Sachbearbeiterin bei uns tätig.';
const tasks =
  'Zu ihren Aufgaben gehörten die Bearbeitung von Aufträgen, die Pflege der Stammdaten und die Ablage.';
const before = 'Frau Kern verfügt über ein sehr fundiertes Fachwissen. Sie war stets hoch motiviert.';
const after = 'Auch unter hoher Belastung war sie stets ruhig. Ihre Arbeitsqualität war immer sehr gut.';
const contradictions = (introduction: string, told: string, praise: string): string[] =>
  decode(
    baseLetter({
      introduction: `${begin} ${introduction}`,
      tasks: `${tasks} ${told}`,
      performance: `${before} ${praise} ${after}`,
      signature: 'Neuenstadt, 30. Juni 2023\n\nUlrike Damm\nGeschäftsführerin',
    }),
  ).findings.flatMap(({ kind, rule }) => (kind === 'contradiction' ? [rule] : []));

describe('rows of shares below the plan beside praise of surpassed aims', () => {
  it.each<[string, string, string]>([
    [
      '',
      '',
      'Die mit ihr vereinbarten Umsatzziele hat sie Jahr für Jahr deutlich übertroffen. In den Geschäftsjahren 2020 bis 2022 erreichte sie 87, 91 und 84 Prozent des vereinbarten Jahresumsatzes.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. 2020 waren es 92, 2021 dann 88 und 2022 schließlich 95 Prozent des Plans.',
    ],
    [
      '',
      '',
      'Sie hat die Vertriebsziele stets übertroffen. Die Zielerreichung betrug 78 % (2020), 85 % (2021) und 81 % (2022).',
    ],
    [
      '',
      '',
      'Die Absatzvorgaben hat sie in jedem Jahr erfüllt. Ihre Planerfüllung lag in den vier Jahren bei 93, 89, 90 und 86 Prozent.',
    ],
    [
      '',
      '',
      'Alle Vorgaben übertraf sie regelmäßig. Das Spendenziel wurde 2020 zu 71, 2021 zu 80 und 2022 zu 77 Prozent erfüllt.',
    ],
    [
      '',
      '',
      'Sie übertraf ihre Abschlussziele jedes Jahr deutlich. Sie erzielte dabei 96, 94 beziehungsweise 91 Prozent der vorgegebenen Abschlüsse.',
    ],
    [
      '',
      '',
      'Ihre Ziele hat sie stets übertroffen. Von der vereinbarten Menge produzierte ihre Linie zuletzt 82, 85 und 79 Prozent.',
    ],
    ['', '', 'Sie übertraf den Plan Jahr für Jahr. In keinem Jahr kam sie über 94 Prozent des Plans hinaus.'],
    [
      '',
      '',
      'Die Umsatzziele hat sie stets weit übertroffen; erreicht wurden 88, 90 und 92 Prozent des Solls.',
    ],
    [
      '',
      'Ihr Umsatzziel erreichte sie in den vier Jahren zu 84, 79, 81 und 76 Prozent.',
      'Die mit ihr vereinbarten Umsatzziele hat sie Jahr für Jahr deutlich übertroffen.',
    ],
    ['', '', 'Vereinbarte Ziele übertraf sie immer. Der Zielerreichungsgrad lag zwischen 82 und 91 Prozent.'],
  ])('%s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toContain('missed-aim');
  });
  it.each<[string, string, string]>([
    [
      '',
      '',
      'Die mit ihr vereinbarten Umsatzziele hat sie Jahr für Jahr deutlich übertroffen. In den Geschäftsjahren 2020 bis 2022 erreichte sie 107, 111 und 104 Prozent des vereinbarten Jahresumsatzes.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Bereits im September erreichte sie 87, 91 und 84 Prozent des vereinbarten Jahresumsatzes.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Die Reklamationen senkte sie auf 87, 84 und 81 Prozent des Vorjahres.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Die Kosten betrugen 87, 91 und 84 Prozent des geplanten Budgets.',
    ],
    ['', '', 'Ihre Ziele übertraf sie stets. 87 Prozent der Kunden empfehlen uns weiter.'],
    ['', '', 'Ihre Ziele übertraf sie stets. Die Auslastung lag bei 87, 91 und 94 Prozent.'],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Mit 87, 91 und 94 Punkten war sie in der Kundenbefragung die Beste.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Sie selbst brachte 30, 35 und 40 Prozent des vereinbarten Gesamtumsatzes ein.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Statt der vereinbarten 80 Prozent erreichte sie 87, 91 und 84 Prozent.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Der Ausschuss lag bei 87, 91 und 84 Prozent des vorgegebenen Höchstwerts.',
    ],
    [
      '',
      '',
      'Vor ihrem Eintritt wurden 87, 91 und 84 Prozent des Plans erreicht; sie hat die Ziele stets deutlich übertroffen.',
    ],
    [
      '',
      '',
      'Ihre Ziele übertraf sie stets. Die Zielerreichung betrug 118 % (2020), 125 % (2021) und 121 % (2022).',
    ],
    ['', '', 'Ihre Ziele übertraf sie stets. Sie hielt die Zielerreichung zwischen 102 und 121 Prozent.'],
  ])('is silent: %s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toEqual([]);
  });
});
