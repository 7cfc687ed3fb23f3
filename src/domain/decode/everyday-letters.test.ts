import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

// What stands in real letters every day, and was misread once.
const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);
const thanks =
  'Wir bedauern das sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
const closing = (end: string): string => baseLetter({ closing: `${end} ${thanks}` });

describe('how it ended is a fact', () => {
  test.each([
    'Frau Kern hat das Arbeitsverhältnis gekündigt.',
    'Das Arbeitsverhältnis wurde von Frau Kern gekündigt.',
    'Das Dienstverhältnis wurde von Frau Ing. Kern gelöst.',
    'Aus betrieblichen Gründen können wir sie leider nicht weiterbeschäftigen.',
    'Das Arbeitsverhältnis endet im besten gegenseitigen Einvernehmen.',
    'Frau Kern scheidet mit Erreichen der Altersgrenze aus.',
    'Das Arbeitsverhältnis endet mit dem Auslaufen der Projektförderung.',
    'Zum 31. August 2023 schließe ich den Betrieb aus Altersgründen, nur darum endet die gemeinsame Zeit.',
  ])('%s', (end) => {
    const text = closing(end);
    const { findings, sentences } = decode(text);
    expect(findings.map(({ rule }) => rule)).toEqual([]);
    const told = sentences.find(({ start }) => start === text.indexOf(end));
    expect(told?.graded).toBe(false);
  });
});

test.each([
  'Mir tut es sehr leid, dass sie geht.',
  'Uns tut ihr Weggang von Herzen leid.',
  'Schade, dass sie geht.',
])('%s is regret', (regret) => {
  const text = baseLetter({
    closing: `Frau Kern verlässt uns auf eigenen Wunsch. ${regret} Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
  });
  expect(rulesOf(text)).not.toContain('missing-regret');
});

test.each([
  [
    'mir und meiner Kollegin, dem ganzen Praxisteam und den anderen Praktikanten gegenüber',
    'missing-superiors',
  ],
  ['gegenüber dem Inhaber und den anderen Fahrern', 'missing-colleagues'],
  ['gegenüber Reedereileitung und Kapitänen, den Offizieren und der ganzen Besatzung', 'missing-colleagues'],
])('behaviour %s leaves nobody out (%s)', (towards, rule) => {
  const behavior = `Ihr Verhalten ${towards} war jederzeit vorbildlich. Kunden begegnete sie stets sehr freundlich.`;
  expect(rulesOf(baseLetter({ behavior }))).not.toContain(rule);
});

test('months without a day are read to their ends', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war von Juni 2018 bis August 2023 als Buchhalterin in unserem Unternehmen tätig.';
  const { facts, findings } = decode(baseLetter({ introduction }));
  expect(facts).toMatchObject({ begin: '2018-06-01', end: '2023-08-31' });
  expect(findings.map(({ rule }) => rule)).not.toContain('odd-end');
});

test('a training before the post makes no training reference', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2008 bis zum 31. August 2023 in unserem Unternehmen, zunächst als Auszubildende und ab dem 1. August 2011 als Buchhalterin, tätig.';
  expect(decode(baseLetter({ introduction })).type).toBe('arbeitszeugnis');
});

test('a name on a line of its own begins the letter', () => {
  const introduction =
    'Frau Jana Kern\ngeboren am 3. Mai 1985 in Husum\n\nwar vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin in unserem Unternehmen tätig.';
  const { facts, findings } = decode(baseLetter({ introduction }));
  expect(facts).toMatchObject({ first_name: 'Jana', last_name: 'Kern', birthday: '1985-05-03' });
  expect(findings.map(({ rule }) => rule)).not.toContain('address-field');
});

test('nothing but signs is no empty text', () => {
  expect(decode('a'.repeat(20_000)).notReferenceReason).toBe('Der Text enthält keine lesbaren Sätze.');
});

test.each([
  'Wir freuen uns außerordentlich, dass sie als Junior-Beraterin bei uns bleibt.',
  'Seit dem 1. September arbeitet Frau Kern als Junior-Beraterin in unserem Haus.',
])('a first post is no lower one: %s', (stays) => {
  const text = baseLetter(
    { closing: `Die Abschlussprüfung bestand Frau Kern mit der Note „gut“. ${stays} ${thanks}` },
    { type: 'ausbildungszeugnis' },
  );
  expect(rulesOf(text)).not.toContain('job-lowered');
});

test.each([
  ['in unserem Privathaushalt als Hauswirtschafterin', 'uns und den Kindern gegenüber'],
  ['in unserer Familie als Kinderfrau', 'gegenüber der Familie und unseren Gästen'],
  ['als Haushälterin im Hause meiner Mutter', 'mir und meiner Mutter gegenüber'],
])('%s there are no colleagues and no firm', (where, towards) => {
  const text = baseLetter({
    letterhead: 'Familie Lang\nHafenstraße 3\n26941 Neuenstadt',
    introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 ${where} tätig.`,
    company: '',
    behavior: `Ihr Verhalten ${towards} war stets vorbildlich.`,
  });
  const rules = rulesOf(text);
  for (const rule of ['missing-colleagues', 'missing-superiors', 'missing-parents', 'missing-company'])
    expect(rules).not.toContain(rule);
});

test('„unheimlich schnell“ is what people say for „sehr schnell“', () => {
  const { sentences } = decode(baseLetter({ summary: 'Sie hat unheimlich schnell gelernt.' }));
  expect(sentences.find(({ text }) => text.includes('unheimlich'))?.grade).toBeLessThan(2.5);
});

test.each([
  ['in Teilzeit (25 Stunden pro Woche)', 'um eine Vollzeitstelle in der Nähe ihres Wohnorts anzutreten'],
  ['in Teilzeit mit 20 Wochenstunden', 'da wir ihr leider keine Vollzeitstelle bieten konnten'],
  ['in Vollzeit mit 39 Wochenstunden', 'weil sie nur noch 20 Stunden in der Woche arbeiten möchte'],
])('%s, and the next post is another one: %s', (hours, why) => {
  const text = baseLetter({
    introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 ${hours} als Buchhalterin in unserem Unternehmen tätig.`,
    closing: `Frau Kern verlässt uns auf eigenen Wunsch, ${why}. ${thanks}`,
  });
  expect(rulesOf(text)).toEqual([]);
});
