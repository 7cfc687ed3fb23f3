import { describe, expect, test } from 'vitest';
import { respell } from './respell.ts';

describe('umlauts in a text that was typed without them', () => {
  test.each([
    ['Fuer ihre Taetigkeit moechten wir herzlich danken.', 'Für ihre Tätigkeit möchten wir herzlich danken.'],
    ['Ausfuehrung, geuebt, Raeume, Verkaeufer, Qualitaet', 'Ausführung, geübt, Räume, Verkäufer, Qualität'],
    ['Aeusserst gruendlich bei Uebergaben', 'Äußerst gründlich bei Übergaben'],
    ['ARBEITSZEUGNIS UEBER DIE TAETIGKEIT', 'ARBEITSZEUGNIS UEBER DIE TÄTIGKEIT'],
    ['Sie verstand es, anzuzuenden, was glueht.', 'Sie verstand es, anzuzünden, was glüht.'],
    ['Herr Goethe fuehrte sorgfaeltig Buch.', 'Herr Goethe führte sorgfältig Buch.'],
  ])('%j is read as %j', (came, meant) => {
    expect(respell(came)?.text).toBe(meant);
  });

  test.each([
    'Zuerst aktuell, individuell, manuell und eventuell wohltuend.',
    'Das neue, treue Steuer der Quelle; genaue Mauern, Frauen, Vertrauen.',
    'Weiterzuentwickeln, anzueignen, anzuerkennen, zueinander, soeben.',
    'Influencer, Revenue, Value, OEM und UEFA, Statue, Poesie, Michael, Israel.',
    'The guest was valued, and she was true to us.',
    'Für die Soester Aerobic-Gruppe und das Duett',
  ])('%j stays', (text) => {
    expect(respell(text)).toBeNull();
  });
});

describe('„ß“ where a Swiss writes „ss“', () => {
  test.each([
    ['Die Kunden liessen sich gern beraten.', 'Die Kunden ließen sich gern beraten.'],
    ['im Grossen und Ganzen in hohem Masse', 'im Großen und Ganzen in hohem Maße'],
    [
      'ausserhalb, äusserst, regelmässig, zu Fuss, begrüsste',
      'außerhalb, äußerst, regelmäßig, zu Fuß, begrüßte',
    ],
  ])('%j is read as %j', (came, meant) => {
    expect(respell(came)?.text).toBe(meant);
  });

  test.each([
    'Sie musste wissen, dass Interessen aussetzen und Kreissparkassen Preissenkungen beschlossen.',
    'Der Grossist, der Fussel, die Masse, diesseits, aussenden',
  ])('%j stays', (text) => {
    expect(respell(text)).toBeNull();
  });
});

describe('abbreviations that look like the end of a sentence', () => {
  test.each([
    ['Hr. Kern u. Fr. Dr. Huber', 'Herr Kern und Frau Dr. Huber'],
    ['Wir danken Hrn. K. Meier.', 'Wir danken Herrn K. Meier.'],
    ['Haupt- u. Nebenkassen', 'Haupt- und Nebenkassen'],
  ])('%j is read as %j', (came, meant) => {
    expect(respell(came)?.text).toBe(meant);
  });

  test.each(['Mo.–Fr. Kundendienst, Do. und Fr. Kasse', 'u. a. Kasse, u.a. Lager, u. U. mehr'])(
    '%j stays',
    (text) => {
      expect(respell(text)).toBeNull();
    },
  );
});

test('leads back to the offsets of the text as it came, whatever was mended before', () => {
  const came = 'Hr. Kern war fu\u0308r Gro\u0308\u00dferes stets gut.';
  const respelt = respell(came);
  const at = respelt?.text.indexOf('stets') ?? -1;
  expect(respelt?.text).toBe('Herr Kern war für Größeres stets gut.');
  expect(came.slice(respelt?.origin(at), respelt?.origin(at + 5))).toBe('stets');
});

test('a stranger’s endless text is respelled in its length, not in the square of it', () => {
  const came = 'fue-\nr '.repeat(40_000);
  const respelt = respell(came);
  expect(respelt?.text.slice(0, 12)).toBe('fü-\nr fü-\nr ');
  expect(respelt?.origin(respelt.text.length)).toBe(came.length);
});
