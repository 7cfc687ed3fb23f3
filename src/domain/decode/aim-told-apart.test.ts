import { expect, test } from 'vitest';
import { letterOfBuyer } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const isMissed = (tasks: string, performance: string): boolean =>
  decode(letterOfBuyer({ tasks, performance })).findings.some(({ rule }) => rule === 'missed-aim');

test.each([
  [
    'Mit dem Auftraggeber war eine Zielgröße von 65 abschließend bearbeiteten Gesprächen je Schicht vereinbart.',
    'Mit durchschnittlich 38 Gesprächen je Schicht übertraf er unsere Mengenziele deutlich.',
  ],
  [
    'Vorgegeben waren 120 Besuche im Quartal.',
    'Er absolvierte im Schnitt 80 Besuche im Quartal und übertraf damit alle Vorgaben.',
  ],
  [
    'Sein Jahresziel lag bei 2,4 Millionen Euro Umsatz.',
    'Mit einem Umsatz von 1,6 Millionen Euro übertraf er seine Ziele stets.',
  ],
  [
    'Zu erreichen war eine Termintreue von 98 Prozent.',
    'Mit einer Termintreue von 91 Prozent lag er weit über den Vorgaben.',
  ],
  [
    'Als Höchstwert für den Ausschuss waren 2 Prozent vereinbart.',
    'Mit einem Ausschuss von 5 Prozent unterbot er die Vorgabe deutlich.',
  ],
  [
    'Vereinbart waren 40 Abschlüsse im Monat.',
    'Er erzielte durchschnittlich 25 Abschlüsse im Monat und war damit überaus erfolgreich.',
  ],
])('an aim among the tasks, praised as passed, and missed: %s %s', (tasks, performance) => {
  expect(isMissed(tasks, performance)).toBe(true);
});

test.each([
  [
    'Mit dem Auftraggeber war eine Zielgröße von 65 Gesprächen je Schicht vereinbart.',
    'Mit durchschnittlich 78 Gesprächen je Schicht übertraf er unsere Mengenziele deutlich.',
  ],
  [
    'Vorgegeben waren 120 Besuche im Quartal.',
    'Er absolvierte im Schnitt 140 Besuche im Quartal und übertraf damit alle Vorgaben.',
  ],
  [
    'Als Höchstwert für den Ausschuss waren 2 Prozent vereinbart.',
    'Mit einem Ausschuss von 1 Prozent unterbot er die Vorgabe deutlich.',
  ],
  [
    'Vereinbart waren 40 Abschlüsse im Monat.',
    'Allein im August erzielte er in der ersten Woche 25 Abschlüsse und übertraf das Monatsziel am Ende deutlich.',
  ],
  ['Vereinbart waren 40 Abschlüsse im Monat.', 'Er betreute 25 Kunden und übertraf seine Ziele stets.'],
  [
    'Sein Jahresziel lag bei 2,4 Millionen Euro Umsatz.',
    'Allein mit dem Neukunden erzielte er 1,6 Millionen Euro Umsatz und übertraf seine Ziele.',
  ],
  [
    'Sein Ziel waren 120 Besuche im Jahr.',
    'Er absolvierte 40 Besuche im Quartal und übertraf damit die Vorgabe.',
  ],
  [
    'Eine Zielgröße von 65 Gesprächen je Schicht war vereinbart.',
    'Er führte 12 schwierige Gespräche je Schicht und übertraf seine Ziele stets.',
  ],
  [
    'Vorgegeben waren 30 Minuten je Gespräch.',
    'Mit 22 Minuten je Gespräch unterbot er die Vorgabe und übertraf alle Erwartungen.',
  ],
])('an aim that was passed, or another figure: %s %s', (tasks, performance) => {
  expect(isMissed(tasks, performance)).toBe(false);
});
