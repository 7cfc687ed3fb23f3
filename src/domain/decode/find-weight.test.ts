import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { threesOf } from '../german/threes.ts';
import { decode } from './decode.ts';
import { isStage } from './record.ts';

const rest =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Neue Zusammenhänge erfasste sie immer sehr schnell. Sie arbeitete stets äußerst sorgfältig.';

const rulesOf = (time: string, sentence: string): readonly string[] =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction: `Frau Jana Kern, geboren am 3. Mai 2005 in Husum, war vom ${time} als Praktikantin in unserem Unternehmen tätig.`,
      tasks: 'Sie begleitete die Kolleginnen der Buchhaltung und ordnete Belege.',
      performance: `${rest} ${sentence}`,
    }),
  ).findings.map(({ rule }) => rule);

describe('knowledge that nobody has after some weeks', () => {
  const short = '7. bis zum 25. August 2023';
  const long = '1. September 2022 bis zum 31. August 2023';
  const sentences = [
    'Ihre hervorragenden Kenntnisse umfassen auch die Randgebiete des Steuerrechts.',
    'Dank ihrer langjährigen Erfahrung fand sie stets hervorragende Lösungen.',
    'Sie ist eine ausgewiesene Expertin und löste jede Aufgabe stets hervorragend.',
  ];
  test.each(sentences)('%s', (sentence) => {
    expect(rulesOf(short, sentence)).toContain('beyond-time');
    expect(rulesOf(long, sentence)).not.toContain('beyond-time');
  });

  test.each([
    'Sie erwarb in kurzer Zeit hervorragende Kenntnisse der Buchhaltung.',
    'Sie hörte den Expertinnen der Abteilung stets sehr aufmerksam zu.',
  ])('is not meant by: %s', (sentence) => {
    expect(rulesOf(short, sentence)).not.toContain('beyond-time');
  });
});

test('who understands what was only hinted at does not fall off', () => {
  const text = baseLetter({
    performance:
      'Frau Kern war stets mit großem Engagement bei der Arbeit. Wünsche der Regie verstand sie stets schnell, auch wenn sie nur angedeutet waren. Sie verfügt über umfassende Kenntnisse. Sie arbeitete stets sorgfältig und selbständig. Ihre Arbeitsergebnisse waren durchgehend von hoher Qualität.',
  });
  expect(decode(text).findings.map(({ rule }) => rule)).not.toContain('outlier');
});

const outlying = (sentence: string): readonly string[] =>
  decode(
    baseLetter({
      heading: 'Ausbildungszeugnis',
      performance: `${rest} Auf sie war immer Verlass. ${sentence} Ihre Arbeitsergebnisse waren stets sehr gut.`,
    }),
  )
    .findings.filter(({ rule }) => /^(?:outlier|weak-sentence|unnamed-|dull-spot)/.test(rule))
    .map(({ rule }) => rule);

describe('what a trainee learned elsewhere, since the house does not make it', () => {
  test.each([
    'Fenster bauen wir nicht selbst; das Arbeiten an der Fensterstraße lernte Frau Kern deshalb in einem Partnerbetrieb.',
    'Da wir keine Treppen fertigen, erlernte sie den Treppenbau in einem befreundeten Betrieb.',
    'Eine Lackiererei haben wir nicht; das Lackieren übte sie in unserem Nachbarbetrieb.',
    'Das Schweißen, das bei uns nicht vorkommt, wurde ihr bei einem Partnerunternehmen vermittelt.',
    'Die Herstellung von Backwaren lernte sie im Verbund bei einem anderen Betrieb, da wir keine eigene Bäckerei haben.',
    'Notariat führen wir nicht, diesen Teil verbrachte sie in einer Partnerkanzlei.',
  ])('%s', (sentence) => {
    expect(outlying(sentence)).toEqual([]);
    expect(isStage({ flat: sentence, threes: threesOf(sentence) })).toBe(true);
  });

  test.each([
    'Fenster bauen wir nicht; das Arbeiten daran lernte sie in einem Partnerbetrieb nur mit großer Mühe.',
    'Das Lackieren übte sie in unserem Partnerbetrieb kaum.',
    'In der Fräserei lernte sie ungenügend.',
    'Da wir keine Fenster bauen, lernte sie das in einem Partnerbetrieb, zeigte aber Lücken.',
  ])('but not what was learned with trouble: %s', (flat) => {
    expect(isStage({ flat, threes: threesOf(flat) })).toBe(false);
  });
});

const rulesBeside = (company: string): readonly string[] =>
  decode(
    baseLetter({
      company,
      tasks: 'Frau Kern bearbeitete Förderanträge der Vereine und organisierte Lehrgänge.',
      performance:
        'Frau Kern besitzt gute Fachkenntnisse. Neues begriff sie zügig. Ihre Ergebnisse waren gut.',
      summary: 'Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.',
    }),
  ).findings.map(({ rule }) => rule);

describe('an association told of at length', () => {
  const about =
    'Der Kreissportbund Aue e. V. ist der Dachverband der Sportvereine im Landkreis. Er wurde 1990 von 38 Vereinen gegründet und vertritt heute 214 Vereine mit 41.000 Mitgliedern in 46 Sportarten, vom Angeln bis zum Wasserball.';
  const more =
    'Unter seinem Dach arbeiten die Sportjugend, der Ausschuss für den Seniorensport und die Stützpunkte des Behindertensports. Dem Vorstand gehören sieben Mitglieder an, die alle vier Jahre vom Kreissporttag gewählt werden.';
  test('outweighs what is told of the person', () => {
    expect(rulesBeside(`${about} ${more}`)).toContain('company-too-long');
    expect(rulesBeside(about)).not.toContain('company-too-long');
  });
});

const gushing = (introduction: string): readonly string[] =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction,
      tasks: 'Frau Kern sortierte Belege und kontierte unter Begleitung einfache Vorfälle.',
      performance:
        'Frau Kern verfügt über ein überragendes, selbst in entlegensten Gebieten brillantes Fachwissen. Ihre Auffassungsgabe ist einzigartig. Ihre Ergebnisse waren ausnahmslos von unübertrefflicher Qualität und haben die gesamte Kanzlei nachhaltig geprägt. Sie arbeitete stets mit makelloser Sorgfalt.',
      signature: 'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nGeschäftsführerin',
    }),
  ).findings.map(({ rule }) => rule);

describe('an intern praised beyond all measure', () => {
  test('after four weeks is told so', () => {
    const rules = gushing(
      'Frau Jana Kern, geboren am 3. Mai 2003, war vom 1. August 2023 bis zum 31. August 2023 als Praktikantin in unserer Kanzlei tätig.',
    );
    expect(rules).toContain('flattery');
    expect(rules).toContain('beyond-time');
  });
  test('but not after half a year', () => {
    const rules = gushing(
      'Frau Jana Kern, geboren am 3. Mai 2003, war vom 1. Februar 2023 bis zum 31. August 2023 als Praktikantin in unserer Kanzlei tätig.',
    );
    expect(rules).not.toContain('flattery');
  });
});
