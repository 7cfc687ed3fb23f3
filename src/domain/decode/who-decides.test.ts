import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (parts: Parameters<typeof letter>[0]): string[] =>
  decode(letter(parts)).findings.map(({ rule }) => rule);

describe('who decides', () => {
  it.each([
    [
      'Herr Brandt besaß Handlungsvollmacht und zeichnete Bestellungen bis 25.000 Euro allein.',
      'Sämtliche Bestellungen hatte er bis zu seinem Ausscheiden der Geschäftsführung zur Unterschrift vorzulegen.',
    ],
    [
      'Er trug die alleinige Verantwortung für das Budget.',
      'Entscheidungen blieben stets dem Bereichsleiter vorbehalten.',
    ],
    [
      'Er trug die alleinige Verantwortung für das Budget.',
      'Ein eigenes Budget stand ihm nicht zur Verfügung.',
    ],
    ['Ihm war Prokura erteilt.', 'Die Auswahl der Lieferanten traf ausschließlich die Geschäftsführung.'],
    [
      'Er entschied allein über Beschaffung, Termine und Personaleinsatz.',
      'Über Beschaffung und Termine entschied der Abteilungsleiter; er bereitete die Vorgaben auf.',
    ],
    [
      'Er handelte mit voller Entscheidungsfreiheit.',
      'Ohne Rücksprache mit dem Vorgesetzten durfte er keine Aufträge vergeben.',
    ],
    ['Ihm war Einzelprokura erteilt.', 'Sämtliche Verträge schloss die Geschäftsleitung ab.'],
    ['Er handelte mit voller Entscheidungsfreiheit.', 'Das letzte Wort hatte in allen Fragen der Inhaber.'],
    [
      'Er handelte mit voller Entscheidungsfreiheit.',
      'Ausgaben jeder Höhe wurden von der Inhaberin bewilligt.',
    ],
    ['Im Lager arbeitete er ohne Kundenkontakt.', 'Im Umgang mit Kunden war er stets sehr freundlich.'],
  ])('is told in two ways: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).toContain('task-denied');
  });

  it.each([
    ['Ihm war Prokura erteilt.', 'Bestellungen über 100.000 Euro legte er der Geschäftsführung vor.'],
    [
      'Er entschied allein über Beschaffung und Termine.',
      'Die Entscheidungen des Vorstands bereitete er mit vor.',
    ],
    [
      'Er entschied allein über Beschaffung und Termine.',
      'Über die Einstellung von Personal entschied er gemeinsam mit dem Abteilungsleiter.',
    ],
    ['Ihm war Prokura erteilt.', 'Seine Entscheidungen fanden stets die Zustimmung der Geschäftsführung.'],
    ['Ihm war Prokura erteilt.', 'Investitionen ab 50.000 Euro bedurften der Zustimmung des Vorstands.'],
    ['Er entschied allein über Beschaffung und Termine.', 'Über Gehälter entschied der Personalleiter.'],
    [
      'Er trug die alleinige Verantwortung für das Budget.',
      'Die Geschäftsführung folgte seinen Vorschlägen stets.',
    ],
  ])('is told in one: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('task-denied');
  });
});

describe('who is led', () => {
  const led = 'Ihm waren zwölf Beschäftigte fachlich und disziplinarisch unterstellt.';
  it.each([
    [led, 'Die Führung der Mitarbeiter lag allein bei der Abteilungsleiterin.'],
    [led, 'Unterstellt war ihm niemand.'],
    [led, 'Mit Führungsaufgaben war er nicht betraut.'],
    [led, 'Das Team wurde von einer Kollegin geleitet.'],
    [led, 'In dem Bereich war er allein tätig; weitere Kräfte gab es dort nicht.'],
    [
      'Herr Brandt leitete ein Team von acht Mitarbeitern.',
      'Leitungserfahrung konnte er bei uns nicht sammeln.',
    ],
    ['Herr Brandt leitete ein Team von acht Mitarbeitern.', 'Er war einfaches Mitglied des Teams.'],
  ])('is told in two ways: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).toContain('staff-unmentioned');
  });

  it.each([
    [led, 'Zunächst arbeitete er ohne eigenes Personal.'],
    ['Herr Brandt leitete ein Team von acht Mitarbeitern.', 'Er war stets Teil des Teams und packte mit an.'],
  ])('is told in one: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('staff-unmentioned');
  });
});

it('shows the praise of those whom somebody had nothing to do with', () => {
  const text = letter({ tasks: 'Kontakt zu Patienten hatte Herr Brandt in unserem Labor zu keiner Zeit.' });
  const praise = 'Bei der Blutentnahme gewann er durch seine Art stets rasch das Vertrauen der Patienten.';
  const found = decode(text.replace('Auch Lieferanten', `${praise} Auch Lieferanten`)).findings;
  expect(found.find(({ rule }) => rule === 'task-denied')?.quote).toContain('Blutentnahme');
});
