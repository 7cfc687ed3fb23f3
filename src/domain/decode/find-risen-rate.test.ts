import { expect, test } from 'vitest';
import { letterOfBuyer } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (performance: string): string[] =>
  decode(letterOfBuyer({ performance })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' ? [rule] : [],
  );

test.each([
  'Die Qualität seiner Arbeiten war stets gut. Der Anteil der Kronen, die zur Nacharbeit zurückkamen, betrug in seinem Bereich bei seiner Übernahme der Endkontrolle im Jahr 2019 drei Prozent und im letzten Jahr seiner Tätigkeit elf Prozent.',
  'Er arbeitete stets sehr genau. Die Ausschussquote seiner Anlage lag 2016 bei 2 Prozent und zuletzt bei 7 Prozent.',
  'Seine Ergebnisse waren immer von sehr guter Qualität. Die Reklamationen in seinem Gebiet stiegen von 14 im Jahr 2018 auf 61 im Jahr 2022.',
  'Die Retourenquote seines Bereichs betrug 2017 vier Prozent, 2019 sieben Prozent und 2022 zwölf Prozent.',
  'Auf seine Arbeit war stets Verlass: Die Fehlerquote seiner Schicht wuchs in drei Jahren von 1,2 auf 4,8 Prozent.',
  'Er führte sein Team vorbildlich. Der Krankenstand in seiner Abteilung betrug bei seinem Eintritt vier und bei seinem Weggang vierzehn Prozent.',
  'Die Zahl der Beschwerden über seine Filiale verdreifachte sich in seiner Zeit von 12 auf 37 im Jahr.',
])('what goes wrong rose in his hands: %s', (performance) => {
  expect(contradictions(performance)).not.toEqual([]);
});

test.each([
  'Die Qualität seiner Arbeiten war stets gut. Der Anteil der Nacharbeiten betrug bei seiner Übernahme elf Prozent und im letzten Jahr drei Prozent.',
  'Die Ausschussquote lag 2016 bei 7 Prozent und zuletzt bei 2 Prozent.',
  'Er senkte die Reklamationen in seinem Gebiet von 61 auf 14.',
  'Die Reklamationen unserer Branche stiegen von 14 auf 61 Prozent, in seinem Gebiet blieb es bei acht.',
  'Der Umsatz seines Gebiets stieg von 3 auf 11 Millionen Euro, die Reklamationsquote blieb bei einem Prozent.',
  'Er bearbeitete 2018 drei und 2022 elf Reklamationen am Tag.',
  'Er deckte auf, dass der Ausschuss von drei auf elf Prozent gestiegen war, und stellte die Ursache ab.',
  'Als der Ausschuss nach dem Wechsel des Lieferanten von drei auf elf Prozent stieg, fand er die Ursache.',
  'Die Recyclingquote seiner Anlage stieg von 30 auf 61 Prozent.',
  'Die Fehlerquote lag 2018 bei 1,2 und 2022 bei 1,3 Prozent, weit unter dem Durchschnitt aller Werke.',
  'Der Anteil beanstandungsfreier Lieferungen stieg von 80 auf 97 Prozent.',
  'Die Zahl der bearbeiteten Reklamationen stieg unter ihm von 40 auf 75 im Monat.',
  'Die Kosten stiegen von 3 auf 11 Euro je Stück, weil der Rohstoff teurer wurde.',
  'Die Fehlererkennungsquote stieg von 60 auf 95 Prozent.',
])('it sank, or was not his: %s', (performance) => {
  expect(contradictions(performance)).toEqual([]);
});
