// What is measured by the average of others, and what „er“ means where „ihn“ came before.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rated =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets äußerst sorgfältig und pünktlich. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.';
const found = (more: string): string[] =>
  decode(baseLetter({ performance: `${rated} ${more}` }, { job: 'Kapitänin' })).findings.map(
    ({ rule }) => rule,
  );

describe('better than most', () => {
  it.each([
    'Ihre Fahrten waren pünktlicher als im Durchschnitt der Küste.',
    'Ihre Fahrten waren pünktlicher als im Durchschnitt der Küste, und der Verbrauch lag 9 Prozent unter dem Vorjahr.',
    'Ihre Mannschaft war schneller an Bord als im Schnitt aller Schiffe.',
    'Der Krankenstand war niedriger als im Durchschnitt des Hauses.',
  ])('is no weak spot: %s', (more) => expect(found(more)).toEqual([]));
  it.each([
    'Ihre Leistungen lagen unter dem Durchschnitt.',
    'Ihre Ergebnisse lagen meist unter dem Durchschnitt der anderen Schiffe.',
    'Ihre Arbeitsweise war im Durchschnitt sorgfältig, aber nicht immer.',
  ])('is one where less is said: %s', (more) => expect(found(more)).not.toEqual([]));
});

describe('the pronoun of a thing', () => {
  it('stands for what she kept a record of', () =>
    expect(
      found(
        'Der Brenner galt bei uns als Wetter. Frau Kern führte Buch über ihn, zwei Jahre lang. Danach wusste sie stets sehr genau, wann er frei ist.',
      ),
    ).not.toContain('gender-varies'));
  it.each([
    'Danach wusste er stets sehr genau, wann er fahren kann.',
    'Er war stets sehr zuverlässig.',
    'Auf ihn war jederzeit Verlass.',
  ])('is another sex where nothing came before: %s', (more) =>
    expect(found(more)).toContain('gender-varies'),
  );
});

describe('how things stood when they were handed over', () => {
  it.each([
    'Als wir ihr den Vertrieb übertrugen, lag er drei Jahre in Folge unter dem Plan.',
    'Als wir Frau Kern den Laden gaben, schrieb er rote Zahlen.',
  ])('is nobody’s fault: %s', (more) => expect(found(more)).toEqual([]));
  it.each([
    'In ihrer Zeit lag der Vertrieb drei Jahre in Folge unter dem Plan.',
    'Der Laden schrieb in ihrer Zeit rote Zahlen.',
  ])('is one later: %s', (more) => expect(found(more)).not.toEqual([]));
});
