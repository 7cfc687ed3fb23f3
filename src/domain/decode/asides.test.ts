import { expect, test } from 'vitest';
import { tokenise } from '../german/tokens.ts';
import { gradeSentence } from './grade-sentence.ts';
import { nameTokens } from './name-tokens.ts';

const ask = (text: string) => {
  const { graded, grade, category } = gradeSentence(text);
  return graded ? { grade, category } : null;
};

test.each([
  'Herr Kern arbeitete stets sorgfältig und zügig.',
  'Frau Raschke ging mit großem Engagement an ihre Aufgaben heran.',
  'Frau Özdemir erledigte ihre Arbeiten immer zu unserer Zufriedenheit.',
  'Herr Lind ist belastbar und bleibt auch an vollen Tagen ruhig.',
])('what is said of post, place and time beside it changes nothing: %s', (text) => {
  const [, person = '', he = '', verb = '', rest = ''] = /^((Herr|Frau) \S+) (\S+) (.*)$/.exec(text) ?? [];
  const [who, wrote, job] = he === 'Herr' ? ['der', 'Er', 'Leiter'] : ['die', 'Sie', 'Leiterin'];
  const told = ask(text);
  expect(told).not.toBeNull();
  for (const other of [
    `${person}, ${who} seit 2015 bei uns arbeitete, ${verb} ${rest}`,
    `${person}, zuletzt ${job} der Spätschicht, ${verb} ${rest}`,
    `${person}, seit 2015 bei uns, ${verb} ${rest}`,
    `${person} (Abteilung Vertrieb) ${verb} ${rest}`,
    `Wir bestätigen gern: ${person} ${verb} ${rest}`,
    `${person} ${verb} ${rest.replace(/\.$/, '')}; die Filiale hat zwölf Beschäftigte.`,
    `In unserer Filiale in Kassel ${verb} ${person} ${rest}`,
    `Darüber hinaus ${verb} ${wrote.toLowerCase()} ${rest}`,
    `Während ${he === 'Herr' ? 'seiner' : 'ihrer'} Tätigkeit für uns ${verb} ${person} ${rest}`,
  ])
    expect({ other, told: ask(other) }).toEqual({ other, told });
});

test('what is told beside it counts where it rates', () => {
  const praised = gradeSentence('Im Umgang mit Kunden war sie stets freundlich.');
  expect(praised.category).toBe('external-behavior');
  expect(gradeSentence('In schwierigen Lagen behielt er stets den Überblick.').grade).toBe(2);
});

test.each([
  'von Anfang an',
  'von Beginn an',
  'über die gesamte Zeit',
  'über den gesamten Zeitraum',
  'all die Jahre',
  'die ganze Zeit über',
  'Tag für Tag',
  'durch alle Jahre hindurch',
  'ständig',
  'unentwegt',
])('„%s“ says „stets“', (words) => {
  for (const text of [
    'Frau Roth arbeitete stets sorgfältig.',
    'Konflikte sprach Herr Kern stets offen an.',
    'Auch hohem Termindruck war Frau Habedank stets gut gewachsen.',
    'Ihr Auftreten im Verkauf war stets freundlich und gepflegt.',
  ])
    expect({ text, told: ask(text.replace('stets', words)) }).toEqual({ text, told: ask(text) });
});

test.each(['ausgesprochen', 'ungemein', 'ungewöhnlich', 'überaus', 'mehr als'])(
  '„stets %s zufrieden“ is the best',
  (words) => {
    expect(ask(`Wir waren mit ihrer Arbeit stets ${words} zufrieden.`)?.grade).toBe(1);
  },
);

test.each([
  ['Frau Roth Kunden gegenüber stets freundlich auf.', 'Frau Roth'],
  ['Frau Roth von Anfang an gut.', 'Frau Roth'],
  ['Herr von Alten stets gut.', 'Herr von Alten'],
  ['Frau Beate Nierhaus stets gut.', 'Frau Beate Nierhaus'],
])('a noun behind a name is no name: %s', (text, name) => {
  const tokens = tokenise(text);
  expect([...nameTokens(tokens)].map((at) => tokens[at]?.text).join(' ')).toBe(name);
});
