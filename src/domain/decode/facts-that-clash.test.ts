// Facts of a letter against its praise and its frame, as real employers tell them.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

type Changes = Parameters<typeof baseLetter>[0];
const praise =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete immer äußerst sorgfältig. Die vereinbarten Umsatzziele übertraf sie in jedem Jahr.';
const contradictions = (changes: Changes, job = 'Vertriebsleiterin'): string[] =>
  decode(baseLetter(changes, { job })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' ? [rule] : [],
  );

describe('sales that fell where aims were exceeded', () => {
  it('are told', () => {
    const told = `${praise} Der Umsatz ihres Gebiets ging in den Jahren 2021 und 2022 um jeweils zehn Prozent zurück.`;
    expect(contradictions({ performance: told })).toContain('missed-aim');
  });
  it.each([
    'Obwohl der Umsatz der Branche zurückging, gewann sie neue Kunden.',
    'Den Umsatz der Filiale hat sie verdoppelt, die Inventurdifferenz sank.',
    'Als der Umsatz 2020 wegen der Pandemie einbrach, hielt sie das Team zusammen.',
  ])('but not: %s', (more) =>
    expect(contradictions({ performance: `${praise} ${more}` })).not.toContain('missed-aim'),
  );
});

describe('who learned a trade is not untrained', () => {
  const performance = `${praise} Als ungelernte Kraft hat sie sich das Nötige bei uns angeeignet.`;
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als {job} in unserem Unternehmen tätig.';
  it('is told', () =>
    expect(
      contradictions({
        introduction: `${introduction} Sie hat das Malerhandwerk erlernt und legte 2005 die Gesellenprüfung ab.`,
        performance,
      }),
    ).toContain('told-both-ways'));
  it('where nothing was learned it is no contradiction', () =>
    expect(contradictions({ introduction, performance })).not.toContain('told-both-ways'));
});

describe('stock among the best of the group', () => {
  it.each(['gehörte stets zu den niedrigsten der Gruppe', 'lag immer unter dem Schnitt'])('%s', (told) => {
    const performance = `${praise} Sie war ehrlich, und ihre Kasse stimmte immer. Die Inventurdifferenz ihres Marktes ${told}.`;
    expect(contradictions({ performance })).toEqual([]);
  });
});

describe('conduct called faultless in a middling letter', () => {
  const behavior = 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war einwandfrei.';
  const performance =
    'Frau Kern zeigte Einsatz. Sie verfügt über solide Fachkenntnisse. Sie arbeitete ordentlich. Ihre Ergebnisse waren zufriedenstellend.';
  const summary = 'Ihre Leistungen fanden unsere volle Zufriedenheit.';
  it('and a tone that was not', () =>
    expect(
      contradictions({
        performance,
        summary,
        behavior: `${behavior} Gegenüber einzelnen Praxen fand sie nicht immer den richtigen Ton.`,
      }),
    ).toContain('trait-told-twice'));
  it('by itself contradicts nothing', () =>
    expect(contradictions({ performance, summary, behavior })).not.toContain('trait-told-twice'));
});
