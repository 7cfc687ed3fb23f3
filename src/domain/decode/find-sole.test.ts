import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (tasks: string, performance: string): string[] =>
  decode(letter({ tasks, performance })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' ? [rule] : [],
  );

describe('a post, a department or a number told of the whole time, and another one', () => {
  it.each([
    [
      'job-varies',
      'Er war durchgehend als Lagerleiter angestellt.',
      'Als Aushilfe, als die wir ihn stets beschäftigten, war er fleißig.',
    ],
    [
      'other-unit',
      'Er war ausschließlich im Einkauf eingesetzt.',
      'In der Buchhaltung, wo er zwei Jahre lang mitarbeitete, war er genau.',
    ],
    [
      'other-unit',
      'Er gehörte durchgehend dem Personalreferat an.',
      'Im Versand, seinem einzigen Einsatzbereich, arbeitete er genau.',
    ],
    [
      'other-figure',
      'Er betreute einen festen Bestand von 450 Kunden.',
      'Die dreißig Kunden, für die er zuständig war, betreute er gut.',
    ],
    [
      'other-figure',
      'Er verantwortete ein jährliches Budget von zwei Millionen Euro.',
      'Sein Budget, das pro Jahr 80.000 Euro umfasste, hielt er ein.',
    ],
    [
      'other-staff',
      'Er leitete eine Mannschaft von zwölf Köchen und Helfern.',
      'Seine fünf Mitarbeiter führte er gut.',
    ],
    [
      'staff-unmentioned',
      'Er führte ein Team von zehn Monteuren.',
      'Er arbeitete bei uns ohne eigene Mitarbeiter.',
    ],
    [
      'frame-clash',
      'Sein Arbeitsort war von Beginn an Kiel.',
      'Am Standort Kassel, an dem er arbeitete, war er beliebt.',
    ],
  ])('%s: %s %s', (rule, tasks, performance) => {
    expect(contradictions(tasks, performance)).toContain(rule);
  });

  it.each([
    [
      'Er war zunächst als Lagerhelfer und seit 2019 als Lagerleiter angestellt.',
      'Als Lagerleiter war er umsichtig.',
    ],
    ['Er war durchgehend als Einkäufer tätig.', 'In seiner Funktion als Einkäufer war er genau.'],
    [
      'Er war durchgehend im Einkauf tätig.',
      'Mit der Buchhaltung, in der er viele kannte, arbeitete er gut zusammen.',
    ],
    ['Er betreute 450 Privatkunden.', 'Daneben war er für dreißig Firmenkunden zuständig.'],
    [
      'Er verantwortete ein jährliches Budget von zwei Millionen Euro.',
      'Den Etat der Messe von 80.000 Euro hielt er ein.',
    ],
    [
      'Disziplinarische Personalverantwortung war damit nicht verbunden.',
      'Sein Projektteam von fünf Leuten leitete er fachlich gut.',
    ],
  ])('silent: %s %s', (tasks, performance) => {
    const rules = contradictions(tasks, performance);
    for (const rule of ['job-varies', 'other-unit', 'other-figure', 'staff-unmentioned'])
      expect(rules).not.toContain(rule);
  });
});

describe('who did it, who may, who is there, told in two ways', () => {
  it.each([
    [
      'Sämtliche Baukosten hielt er stets genau ein.',
      'Beim Neubau der Halle entstanden unter Herrn Brandt Mehrkosten von 600.000 Euro.',
    ],
    [
      'An Sonntagen arbeitete er ohne weitere Kollegen.',
      'Er hatte stets gemeinsam mit einer zweiten Kraft Dienst.',
    ],
    ['Wir haben ihm Prokura erteilt.', 'Entscheidungsbefugnisse hatte er keine.'],
    ['Er fuhr den Stapler im Lager.', 'Ein Staplerschein lag bei ihm nie vor.'],
    ['Er verantwortete die Qualitätssicherung.', 'In der Qualitätssicherung ging er dem Prüfer zur Hand.'],
    [
      'Zu seinen Aufgaben zählte die Erstellung der Dienstpläne.',
      'Die Dienstpläne wurden durchweg von der Zentralleitung geschrieben.',
    ],
    ['Er führte die Bewerbungsgespräche.', 'An Bewerbungsgesprächen nahm er zu keinem Zeitpunkt teil.'],
    [
      'Er arbeitete völlig selbständig.',
      'Auch bei einfachen Arbeiten fragte er vor jedem Schritt beim Meister nach.',
    ],
    ['Unter seiner Führung herrschte ein gutes Betriebsklima.', 'Sieben Kräfte baten um Versetzung.'],
  ])('%s %s', (tasks, performance) => {
    expect(contradictions(tasks, performance)).not.toEqual([]);
  });

  it.each([
    [
      'Alle Kosten hielt er stets ein.',
      'Mehrkosten von 20.000 Euro, die ein Wasserschaden verursachte, holte er von der Versicherung zurück.',
    ],
    ['Er wartete die Anlagen ganz allein.', 'Bei Prüfungen durch den TÜV war immer ein Kollege dabei.'],
    ['Er verantwortete die Messeplanung.', 'Den Kollegen ging er bei der Messeplanung gern zur Hand.'],
    [
      'Zu seinen Aufgaben zählte die Kontrolle der Rechnungen.',
      'Die Rechnungen wurden stets von einer Assistentin erstellt.',
    ],
    ['Das Klima in seinem Team war gut.', 'Aus familiären Gründen bat er um Versetzung.'],
    [
      'Er arbeitete sehr selbständig.',
      'Seinen Kollegen war er eine ständige Hilfe, auf die alle angewiesen waren.',
    ],
  ])('silent: %s %s', (tasks, performance) => {
    const rules = contradictions(tasks, performance);
    for (const rule of ['frame-clash', 'same-subject', 'task-denied', 'fact-against-praise'])
      expect(rules).not.toContain(rule);
  });
});
