import type { ModuleFile } from '../../letter/module.ts';

/** How the final examination of a training went. */
export const exam: ModuleFile = {
  kind: 'exam',
  category: 'exam-result',
  types: ['ausbildungszeugnis'],
  modules: [
    {
      id: 'exam-1-erfolg',
      grade: 1,
      text: '{Name} bestand die Abschlussprüfung[ vor {Kammer}][ am {Prüfungsdatum}] mit {hervorragendem} Erfolg[ und der Gesamtnote {Prüfungsnote}].',
    },
    {
      id: 'exam-1-abschluss',
      grade: 1,
      text: 'Die Ausbildung schloss {er} mit einer {ausgezeichneten} Abschlussprüfung[ vor {Kammer}] ab[, die {er} am {Prüfungsdatum} ablegte].',
    },
    {
      id: 'exam-1-ergebnis',
      grade: 1,
      text: 'In der Abschlussprüfung[ vor {Kammer}] erzielte {er}[ am {Prüfungsdatum}] ein {herausragendes} Ergebnis[, die Gesamtnote {Prüfungsnote}].',
    },
    {
      id: 'exam-1-kroenung',
      grade: 1,
      text: 'Krönender Abschluss der Ausbildung war die[ am {Prüfungsdatum}][ vor {Kammer}] mit {exzellenten} Leistungen bestandene Prüfung.',
    },
    {
      id: 'exam-2-erfolg',
      grade: 2,
      text: '{Name} legte die Abschlussprüfung[ vor {Kammer}][ am {Prüfungsdatum}] mit gutem Erfolg[ und der Gesamtnote {Prüfungsnote}] ab.',
    },
    {
      id: 'exam-2-theorie-praxis',
      grade: 2,
      text: 'Mit guten Leistungen in Theorie und Praxis bestand {er}[ am {Prüfungsdatum}] die Abschlussprüfung[ vor {Kammer}].',
    },
    {
      id: 'exam-2-teile',
      grade: 2,
      text: 'Alle Teile der Abschlussprüfung[ vor {Kammer}] bestand {er}[ am {Prüfungsdatum}] mit gutem Ergebnis[ und der Gesamtnote {Prüfungsnote}].',
    },
    {
      id: 'exam-2-abschluss',
      grade: 2,
      text: 'Die Ausbildung endete mit einer gut bestandenen Abschlussprüfung[ vor {Kammer}][, für die {er} die Gesamtnote {Prüfungsnote} erhielt].',
    },
    {
      id: 'exam-3-befriedigend',
      grade: 3,
      text: '{Name} bestand die Abschlussprüfung[ vor {Kammer}][ am {Prüfungsdatum}] mit befriedigendem Ergebnis[ und der Gesamtnote {Prüfungsnote}].',
    },
    {
      id: 'exam-3-erfolgreich',
      grade: 3,
      text: 'Die Abschlussprüfung[ vor {Kammer}] schloss {er}[ am {Prüfungsdatum}] erfolgreich ab[ und erreichte die Gesamtnote {Prüfungsnote}].',
    },
    {
      id: 'exam-3-ausbildung',
      grade: 3,
      text: '{Seine} Ausbildung beendete {er}[ am {Prüfungsdatum}] mit der erfolgreich bestandenen Abschlussprüfung[ vor {Kammer}].',
    },
    {
      id: 'exam-3-leistungen',
      grade: 3,
      text: 'Durch solide Leistungen in der Abschlussprüfung[ vor {Kammer}] erwarb {er}[ am {Prüfungsdatum}] den angestrebten Berufsabschluss.',
    },
    {
      id: 'exam-4-bestanden',
      grade: 4,
      text: '{Name} bestand[ am {Prüfungsdatum}] die Abschlussprüfung[ vor {Kammer}].',
    },
    {
      id: 'exam-4-abschluss',
      grade: 4,
      text: 'Die Ausbildung endete[ am {Prüfungsdatum}] mit der bestandenen Abschlussprüfung[ vor {Kammer}].',
    },
    {
      id: 'exam-4-abgelegt',
      grade: 4,
      text: 'Die Abschlussprüfung[ vor {Kammer}] wurde von {ihm}[ am {Prüfungsdatum}] abgelegt und bestanden.',
    },
    {
      id: 'exam-4-ausreichend',
      grade: 4,
      text: 'Mit ausreichenden Leistungen in der Abschlussprüfung[ vor {Kammer}] schloss {er}[ am {Prüfungsdatum}] {seine} Ausbildung ab.',
    },
    {
      id: 'exam-5-teilnahme',
      grade: 5,
      text: '{Name} nahm[ am {Prüfungsdatum}] an der Abschlussprüfung[ vor {Kammer}] teil.',
    },
    {
      id: 'exam-5-umfang',
      grade: 5,
      text: 'Die Ausbildung umfasste auch die Teilnahme an der Abschlussprüfung[ vor {Kammer}][ am {Prüfungsdatum}].',
    },
    {
      id: 'exam-5-antritt',
      grade: 5,
      text: 'Zur Abschlussprüfung[ vor {Kammer}] trat {er}[ am {Prüfungsdatum}] an.',
    },
    {
      id: 'exam-5-pruefungsteile',
      grade: 5,
      text: 'Die vorgesehenen Teile der Abschlussprüfung[ vor {Kammer}] wurden von {ihm}[ am {Prüfungsdatum}] abgelegt.',
    },
  ],
};
