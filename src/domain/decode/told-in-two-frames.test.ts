import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (told: Told): string[] =>
  decode(letter(told)).findings.flatMap(({ rule, kind }) => (kind === 'contradiction' ? [rule] : []));

describe('the frame of the work told in two ways', () => {
  it.each([
    [
      'Er arbeitete in Vollzeit mit 39 Wochenstunden.',
      'Er war nur an zwei Vormittagen in der Woche im Haus.',
    ],
    [
      'Er arbeitete vom ersten Tag an vollständig von zu Hause aus.',
      'Die Kollegen, mit denen er das Büro teilte, schätzten ihn.',
    ],
    ['Er war als fest angestellter Einkäufer tätig.', 'Er war als selbständiger Unternehmer für uns tätig.'],
    [
      'Er arbeitete durchgehend in unserem Werk in Rostock.',
      'In dieser Zeit leitete er den Markt in Passau.',
    ],
    [
      'Die Probezeit bestand er, sodass wir ihn fest übernahmen.',
      'Das Arbeitsverhältnis endete noch in der Probezeit.',
    ],
    ['Im Jahr 2011 leitete er bei uns die Einführung der Software.', ''],
    [
      'Von Mai 2018 bis April 2019 befand er sich in Elternzeit.',
      'Im Herbst 2018 betreute er drei neue Lieferanten.',
    ],
    [
      'Die Entscheidung über jede Bestellung lag in jedem Fall allein bei der Gruppenleitung.',
      'Weitreichende Entscheidungen traf er jederzeit in eigener Verantwortung.',
    ],
    [
      'Sämtliche Freigaben blieben ausnahmslos dem Vorgesetzten vorbehalten.',
      'Strategische Entscheidungen traf er stets eigenverantwortlich.',
    ],
    [
      'Die Rahmenverträge und sämtliche Preise legte unser Berater fest; Herr Brandt führte sie nach dessen schriftlichen Anweisungen aus.',
      'In allen Fragen des Einkaufs traf er die Entscheidung allein.',
    ],
    [
      'Er arbeitete ohne eigene Entscheidungsbefugnisse nach festen Listen.',
      'Er traf auch unter Druck selbständig weitreichende Entscheidungen.',
    ],
  ])('%s %s', (tasks, performance) => {
    expect(contradictions({ tasks, performance })).not.toEqual([]);
  });

  it.each([
    [
      'Er arbeitete in Vollzeit mit 39 Wochenstunden.',
      'An zwei Tagen in der Woche arbeitete er im Homeoffice.',
    ],
    [
      'Die Medikamente stellte er stets nach Anordnung des Arztes und nach dessen Vorgaben.',
      'In der Pflegeplanung entschied er allein.',
    ],
    ['Alle Lieferanten fertigten nach seinen Vorgaben.', 'Entscheidungen traf er allein und sicher.'],
    [
      'Die Entscheidung über Verträge lag bei der Geschäftsführung.',
      'Eigene Entscheidungen traf er stets in eigener Verantwortung.',
    ],
    [
      'Die Entscheidung über jede Bestellung lag in jedem Fall allein bei der Gruppenleitung.',
      'Er bereitete Entscheidungen eigenverantwortlich und sorgfältig vor.',
    ],
    [
      'Er arbeitete an drei Tagen von zu Hause aus.',
      'Die Kollegen, mit denen er das Büro teilte, schätzten ihn.',
    ],
    ['Er war als fest angestellter Einkäufer tätig.', 'Selbständige Dienstleister wählte er sorgfältig aus.'],
    ['Nach der Probezeit übernahmen wir ihn gern.', 'Neue Kollegen begleitete er in der Probezeit.'],
    ['Die 2011 eröffnete Halle richtete er ein.', ''],
    [
      'Von Mai 2018 bis April 2019 befand er sich in Elternzeit.',
      'Im Herbst 2019 betreute er drei neue Lieferanten.',
    ],
  ])('silent: %s %s', (tasks, performance) => {
    expect(contradictions({ tasks, performance })).toEqual([]);
  });
});
