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

describe('work told from a time in which the employment rested', () => {
  it.each<[string, string, string]>([
    [
      'Seit dem 1. März 2021 ruht das Arbeitsverhältnis durchgehend wegen Elternzeit, die bis zum 31. August 2023 beantragt ist.',
      '',
      'So hat sie im Frühjahr 2022 eine Messreihe an 200 Proben persönlich durchgeführt und im Herbst 2022 unseren Stand auf der Fachtagung betreut.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich im Sabbatical.',
      '',
      'Im Oktober 2020 gewann sie den größten Auftrag des Hauses.',
    ],
    [
      'Vom 1. April 2019 bis zum 30. September 2020 war sie arbeitsunfähig erkrankt.',
      '',
      'Die Umstellung der Lohnabrechnung im Januar 2020 leitete sie mit großem Erfolg.',
    ],
    [
      'Das Arbeitsverhältnis ruhte vom 1. Juli 2018 bis zum 31. März 2019 wegen des freiwilligen Wehrdienstes.',
      '',
      'Im Herbst 2018 hat sie den Umzug der Abteilung hervorragend organisiert.',
    ],
    [
      'Vom 1. Januar 2020 bis zum 31. Dezember 2021 nahm sie Elternzeit.',
      '',
      'Besonders hervorzuheben ist, dass sie im Jahr 2021 die Zertifizierung allein vorbereitet und zum Erfolg geführt hat.',
    ],
    [
      'Zwischen Mai 2018 und Juni 2019 war sie unbezahlt beurlaubt.',
      '',
      'Im Winter 2018/19 hat sie die Inventur geleitet.',
    ],
    [
      'In den Jahren 2019 und 2020 war sie in Elternzeit.',
      '',
      'Ihr Projekt zur Ablage, das sie im Mai 2020 umsetzte, spart uns viel Geld.',
    ],
    [
      'Von Januar 2018 bis Dezember 2018 leistete sie den Bundesfreiwilligendienst, das Arbeitsverhältnis ruhte.',
      '',
      'Auf der Messe im Juni 2018 vertrat sie uns hervorragend.',
    ],
    [
      'Vom 15. Februar 2021 bis zum 14. Februar 2022 ruhte das Arbeitsverhältnis wegen Pflegezeit.',
      '',
      'Im September 2021 hat Frau Kern die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Nach einem Unfall war sie von Juni 2019 bis August 2020 krankheitsbedingt abwesend.',
      '',
      'Im März 2020 übernahm sie kurzfristig die Leitung der Disposition und führte sie hervorragend.',
    ],
    [
      'Von Oktober 2016 bis Oktober 2017 absolvierte sie ihren Wehrdienst.',
      '',
      'Im Sommer 2017 stellte sie unser Archiv in nur sechs Wochen um.',
    ],
    [
      'Sie war vom 1. März 2015 bis zum 30. Juni 2023 in Vollzeit tätig, vom 1. Mai 2019 bis zum 30. April 2020 befand sie sich in Elternzeit.',
      '',
      'Im Herbst 2019 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Das Arbeitsverhältnis ruhte in der Zeit vom 1. Mai 2019 bis 30. April 2020.',
      '',
      'Im November 2019 gelang ihr der Abschluss mit unserem größten Kunden, den sie allein verhandelt hat.',
    ],
  ])('%s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toContain('during-leave');
  });
  it.each<[string, string, string]>([
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Im Oktober 2021 gewann sie den größten Auftrag des Hauses.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Im Oktober 2019 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit; von September 2020 an arbeitete sie mit 15 Wochenstunden.',
      '',
      'Im Oktober 2020 gewann sie den größten Auftrag des Hauses.',
    ],
    [
      'Von März 2020 bis Mai 2021 vertrat sie eine Kollegin in Elternzeit.',
      '',
      'Im Oktober 2020 hat sie dabei die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Im Herbst 2020 besuchte sie aus eigenem Antrieb einen Lehrgang mit sehr gutem Erfolg.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Unser neues Lager, im Oktober 2020 eröffnet, kennt sie bestens.',
    ],
    [
      'Von Juni 2020 bis Mai 2021 war sie als Vertretung für einen erkrankten Kollegen im Einkauf tätig.',
      '',
      'Im Oktober 2020 gewann sie den größten Auftrag des Hauses.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Die Messe im Mai 2021 hat sie gleich nach ihrer Rückkehr hervorragend betreut.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Das von ihr 2019 eingeführte System hat sich im Herbst 2020 bestens bewährt.',
    ],
    [
      'Sie übernahm vom 1. April 2019 bis zum 30. September 2020 eine Elternzeitvertretung.',
      '',
      'Die Umstellung der Lohnabrechnung im Januar 2020 leitete sie mit großem Erfolg.',
    ],
    [
      'Von Januar 2018 bis Dezember 2018 betreute sie das Projekt für Mitarbeitende in Elternzeit.',
      '',
      'Auf der Messe im Juni 2018 vertrat sie uns hervorragend.',
    ],
    [
      'In den Jahren 2019 und 2020 war sie in Elternzeit.',
      '',
      'In den Jahren 2021 und 2022 leitete sie die Einführung der neuen Buchhaltung sehr erfolgreich.',
    ],
    [
      'Das Arbeitsverhältnis ruhte vom 1. Juli 2018 bis zum 31. März 2019.',
      '',
      'Im Jahr 2019 leitete sie nach ihrer Rückkehr die Einführung der neuen Buchhaltung sehr erfolgreich.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Mit ihrem im Sommer 2020 in der Elternzeit erworbenen Zertifikat bringt sie uns sehr voran.',
    ],
    [
      'Von März 2020 bis Mai 2021 befand sie sich in Elternzeit.',
      '',
      'Ihre Nachfolgerin arbeitete sie im Februar 2020 mustergültig ein.',
    ],
    [
      'Vom 1. Januar 2020 bis zum 31. März 2021 nahm sie Elternzeit.',
      '',
      'Im Jahr 2021 leitete sie die Zertifizierung und führte sie zum Erfolg.',
    ],
    [
      'Von Mai 2019 bis August 2020 nahm sie Elternzeit.',
      '',
      'Im Mai 2019 hat sie noch den Abschluss allein erstellt.',
    ],
    [
      'Im Frühjahr 2021 war sie für sechs Wochen in einem Sabbatical.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Seit Mai 2016 arbeitete sie nach ihrer Elternzeit im Einkauf.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Seit Mai 2016 war sie nach ihrer Elternzeit im Einkauf tätig.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Seit ihrer Rückkehr aus der Elternzeit im Mai 2016 war sie im Einkauf tätig.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Nach einer Elternzeit ist sie seit dem 1. Mai 2018 als Teamleiterin tätig.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Im Anschluss an die Elternzeit war sie von Mai 2018 bis Juni 2022 im Einkauf tätig.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      '',
      'Von Mai 2018 bis Juni 2022 führte sie die Akten der Beschäftigten in Elternzeit.',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Vor ihrer Elternzeit war sie von Mai 2018 bis Juni 2020 im Einkauf tätig.',
      '',
      'Im Herbst 2019 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Von Mai 2018 bis Juni 2020 war sie zugleich freigestellte Betriebsrätin.',
      '',
      'Im Herbst 2019 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
    [
      'Von Mai 2018 bis Juni 2020 war sie für das Projekt Archiv freigestellt.',
      '',
      'Im Herbst 2019 hat sie die neue Software dafür sehr erfolgreich eingeführt.',
    ],
    [
      'Sie war vom 1. März 2015 bis zum 30. Juni 2023 in Vollzeit tätig, vom 1. Mai 2019 bis zum 30. April 2020 befand sie sich in Elternzeit.',
      '',
      'Im Herbst 2021 hat sie die neue Software sehr erfolgreich eingeführt.',
    ],
  ])('is silent: %s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toEqual([]);
  });
});
