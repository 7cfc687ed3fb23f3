import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { Slot } from '../knowledge/rule.ts';
import { decode } from './decode.ts';

const rulesOf = (changes: Partial<Record<Slot, string>>): string[] =>
  decode(baseLetter(changes)).findings.map(({ rule }) => rule);

const born = 'Frau Jana Kern, geboren am 3. Mai 1985 in Husum,';

/** The performance with a sentence among the others. */
const more = (sentence: string) =>
  `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwandte. ${sentence} Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.`;

describe('what only looks like dates that do not fit', () => {
  test('a name that was borne until a day is no post', () => {
    const introduction = `${born} war vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin in unserem Unternehmen tätig. Bis Mai 2021 führte sie den Namen Schlegel; das Zwischenzeugnis vom 15. Januar 2020 ist auf diesen Namen ausgestellt.`;
    expect(rulesOf({ introduction })).not.toContain('posts-overlap');
  });

  test('a contract that was prolonged and left before its term', () => {
    const introduction = `${born} war vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin bei uns beschäftigt. Der Vertrag war zunächst bis zum 31. Mai 2020 befristet und wurde sodann bis zum 31. Mai 2025 verlängert.`;
    const closing =
      'Frau Kern verlässt uns vor Ablauf der Befristung auf eigenen Wunsch. Wir bedauern dies sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
    expect(decode(baseLetter({ introduction, closing })).facts.end).toBe('2023-08-31');
    expect(rulesOf({ introduction, closing })).not.toContain('early-date');
  });

  test('a younger firm that took over the business', () => {
    const introduction = `${born} war vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin beschäftigt. Das Arbeitsverhältnis ist durch Betriebsübergang am 1. Januar 2022 auf unsere 2021 gegründete Gesellschaft übergegangen.`;
    expect(rulesOf({ introduction })).not.toContain('founded-later');
  });

  test('but a firm that was founded later is told', () => {
    const company =
      'Unsere 2021 gegründete Gesellschaft stellt Verpackungen her und beschäftigt 120 Menschen.';
    expect(rulesOf({ company })).toContain('founded-later');
  });
});

describe('contracts of one’s own, and each order signed by the owner', () => {
  const tasks =
    'Frau Kern kaufte alle Lebensmittel ein und schloss hierzu eigenverantwortlich Verträge mit Lieferanten bis zu einem Wert von 20.000 Euro.';

  test.each([
    'Jede Bestellung, gleich welcher Höhe, unterschrieb allein der Inhaber.',
    'Alle Verträge unterzeichnete ausschließlich die Geschäftsleitung.',
  ])('%s', (sentence) => {
    expect(rulesOf({ tasks, performance: more(sentence) })).toContain('task-denied');
  });

  test('is told once, though it is read in two ways', () => {
    const sentence =
      'Sämtliche Bestellungen, auch über kleine Beträge, hatte sie der Geschäftsführung zur Unterschrift vorzulegen.';
    const lead =
      'Sie besaß Handlungsvollmacht und zeichnete Angebote und Bestellungen bis 25.000 Euro allein.';
    const rules = rulesOf({ tasks: `${lead} ${tasks}`, performance: more(sentence) });
    expect(rules.filter((rule) => rule === 'task-denied')).toEqual(['task-denied']);
  });

  test('what is above her limit the owner may sign', () => {
    const sentence = 'Verträge von mehr als 20.000 Euro unterschrieb der Inhaber.';
    expect(rulesOf({ tasks, performance: more(sentence) })).not.toContain('task-denied');
  });
});

test('patience with the anxious is no effort in vain', () => {
  const behavior =
    'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Patienten war stets vorbildlich. Ängstlichen Patienten half sie mit viel Geduld.';
  expect(rulesOf({ behavior })).not.toContain('bemueht');
});

const ofTraining = (closing: string): string => baseLetter({ closing }, { type: 'ausbildungszeugnis' });

test('as what somebody stays after the training is no other trade', () => {
  const closing =
    'Die Abschlussprüfung bestand Frau Kern mit der Note „gut“. Wir freuen uns, sie im Anschluss an die Ausbildung als Sachbearbeiterin im Verkauf in ein unbefristetes Arbeitsverhältnis zu übernehmen, danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
  expect(decode(ofTraining(closing)).findings.map(({ rule }) => rule)).not.toContain('job-varies');
  const other = closing.replace(
    'im Anschluss an die Ausbildung als Sachbearbeiterin im Verkauf',
    'als Köchin',
  );
  expect(decode(ofTraining(other)).findings.map(({ rule }) => rule)).toContain('job-varies');
});
