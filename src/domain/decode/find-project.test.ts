import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (told: string, praised: string): boolean =>
  decode(
    baseLetter({
      tasks: `Frau Kern leitete Projekte von der Planung bis zur Übergabe. ${told}`,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${praised} Sie arbeitete stets äußerst sorgfältig.`,
    }),
  ).findings.some(({ rule }) => rule === 'same-subject');

const stopped =
  'Ihr größtes Vorhaben war die Einführung eines neuen Lagerverwaltungssystems für das Logistikzentrum. Dieses Projekt wurde im Herbst 2021 vorzeitig abgebrochen; das System ging nie in Betrieb.';
const done =
  'Die Ergebnisse waren gut: Das neue Lagerverwaltungssystem nahm sie pünktlich in Betrieb, und es läuft bis heute fehlerfrei.';
const of = (end: string): string => `Sie leitete die Einführung des neuen Kundenportals. ${end}`;
const portal = 'Das Kundenportal schaltete sie pünktlich frei.';

describe('a project that was given up, and came about all the same', () => {
  test.each([
    [stopped, done],
    [stopped, 'Das Lagerverwaltungssystem wird bis heute genutzt.'],
    [stopped, 'Die Einführung des Lagerverwaltungssystems brachte sie termingerecht zum Abschluss.'],
    [stopped, 'Mit dem von ihr eingeführten Lagerverwaltungssystem arbeiten heute alle Abteilungen.'],
    [of('Das Projekt wurde 2021 eingestellt.'), portal],
    [of('Das Vorhaben scheiterte 2021.'), portal],
    [of('Das Projekt wurde auf Eis gelegt und nicht wieder aufgenommen.'), portal],
    [of('Das Projekt kam über die Planung nie hinaus.'), portal],
    ['Das Kundenportal wurde nie fertig.', portal],
    ['Das von ihr geplante Kundenportal kam nicht zustande.', 'Das Kundenportal ging pünktlich online.'],
    [
      'Die Arbeiten am Kundenportal brachen wir 2021 ergebnislos ab.',
      'Das Kundenportal übergab sie termingerecht an den Vertrieb.',
    ],
    [
      'Das Kundenportal wurde aus Kostengründen verworfen.',
      'Seit 2022 ist das Kundenportal erfolgreich im Einsatz.',
    ],
    [
      'Die Geschäftsleitung stoppte das Kundenportal vor der Einführung.',
      'Das Kundenportal hat sie im Frühjahr 2022 pünktlich eingeführt.',
    ],
    ['Auf das Kundenportal wurde schließlich verzichtet.', portal],
    ['Die neue Abfüllanlage wurde nie gebaut.', 'Die Abfüllanlage nahm sie 2022 pünktlich in Betrieb.'],
    [
      'Sie plante die neue Telefonanlage, die jedoch nicht umgesetzt wurde.',
      'Die Umstellung auf die neue Telefonanlage gelang ihr reibungslos.',
    ],
    ['Der Umbau der Montagelinie unterblieb.', 'Den Umbau der Montagelinie schloss sie pünktlich ab.'],
    [
      'Aus der Verlegung des Zentrallagers wurde am Ende nichts.',
      'Die Verlegung des Zentrallagers führte sie pünktlich zum Abschluss.',
    ],
  ])('%s %s', (told, praised) => {
    expect(found(told, praised)).toBe(true);
  });

  test.each([
    [stopped, 'Die Telefonanlage nahm sie pünktlich in Betrieb.'],
    [stopped, 'Im Logistikzentrum führte sie die neuen Scanner pünktlich ein.'],
    [of('Das alte Portal wurde 2021 abgeschaltet.'), portal],
    [of('Das Projekt wurde erfolgreich abgeschlossen.'), portal],
    [of('Ein erster Anlauf wurde 2019 abgebrochen.'), portal],
    ['Das bisherige Kundenportal wurde eingestellt.', portal],
    ['Das Kundenportal wurde zunächst verschoben.', portal],
    ['Das Lieferantenportal wurde verworfen.', portal],
    ['Das Kundenportal wurde nie überlastet.', portal],
    ['Den Bau der Waage stellten wir 2021 ein.', 'Den Bau der Presse schloss sie pünktlich ab.'],
    [of('Auf Verzögerungen wurde nie verzichtet zu reagieren.'), portal],
  ])('silent: %s %s', (told, praised) => {
    expect(found(told, praised)).toBe(false);
  });
});
