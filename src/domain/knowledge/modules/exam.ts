import type { ModuleFile } from '../../letter/module.ts';

/**
 * How the final examination of a training went. A mark is told as a mark, so that nobody has to guess; with a sufficient
 * one it is left at „bestanden“, which a trainee may ask for. A worse one is told as a mark again: that somebody „took
 * part“ or „sat“ an examination is a code for having failed, and codes are not written (§ 109 Abs. 2 GewO).
 */
export const exam: ModuleFile = {
  kind: 'exam',
  category: 'exam-result',
  types: ['ausbildungszeugnis'],
  modules: [
    {
      id: 'exam-1-erfolg',
      grade: 1,
      text: '{Name} bestand die {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] mit {hervorragendem} Erfolg und der Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-1-abschluss',
      grade: 1,
      text: 'Die Ausbildung schloss {er} mit der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] ab, die {er}[ am {Prüfungsdatum}] mit der Gesamtnote {Prüfungsnote} bestand.',
    },
    {
      id: 'exam-1-ergebnis',
      grade: 1,
      text: 'In der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] erzielte {er}[ am {Prüfungsdatum}] mit der Gesamtnote {Prüfungsnote} ein {herausragendes} Ergebnis.',
    },
    {
      id: 'exam-1-kroenung',
      grade: 1,
      text: 'Krönender Abschluss der Ausbildung war die {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] mit der Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-2-erfolg',
      grade: 2,
      text: '{Name} legte die {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] mit der Gesamtnote {Prüfungsnote} ab.',
    },
    {
      id: 'exam-2-theorie-praxis',
      grade: 2,
      text: 'In der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] zeigte {er}[ am {Prüfungsdatum}] gute Leistungen in Theorie und Praxis und erreichte die Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-2-teile',
      grade: 2,
      text: 'Alle Teile der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] bestand {er}[ am {Prüfungsdatum}] und erreichte die Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-2-abschluss',
      grade: 2,
      text: 'Die Ausbildung endete mit der {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}], für die {er} die Gesamtnote {Prüfungsnote} erhielt.',
    },
    {
      id: 'exam-3-befriedigend',
      grade: 3,
      text: '{Name} bestand die {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] mit der Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-3-erfolgreich',
      grade: 3,
      text: 'Die {Prüfung}[ vor {Kammer}][ {Prüfungsort}] legte {er}[ am {Prüfungsdatum}] erfolgreich ab und erreichte dabei die Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-3-ausbildung',
      grade: 3,
      text: '{Seine} Ausbildung beendete {er}[ am {Prüfungsdatum}] mit der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] und der Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-3-leistungen',
      grade: 3,
      text: 'Mit soliden Leistungen und der Gesamtnote {Prüfungsnote} bestand {er}[ am {Prüfungsdatum}] die {Prüfung}[ vor {Kammer}][ {Prüfungsort}].',
    },
    {
      id: 'exam-4-bestanden',
      grade: 4,
      text: '{Name} bestand[ am {Prüfungsdatum}] die {Prüfung}[ vor {Kammer}][ {Prüfungsort}].',
    },
    {
      id: 'exam-4-abschluss',
      grade: 4,
      text: 'Die Ausbildung endete[ am {Prüfungsdatum}] mit der bestandenen {Prüfung}[ vor {Kammer}][ {Prüfungsort}].',
    },
    {
      id: 'exam-4-abgelegt',
      grade: 4,
      text: 'Die {Prüfung}[ vor {Kammer}][ {Prüfungsort}] wurde von {ihm}[ am {Prüfungsdatum}] abgelegt und bestanden.',
    },
    {
      id: 'exam-4-ausreichend',
      grade: 4,
      text: 'Mit ausreichenden Leistungen in der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] schloss {er}[ am {Prüfungsdatum}] {seine} Ausbildung ab.',
    },
    {
      id: 'exam-5-gesamtnote',
      grade: 5,
      text: '{Name} legte die {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] ab und erhielt die Gesamtnote {Prüfungsnote}.',
    },
    {
      id: 'exam-5-ergebnis',
      grade: 5,
      text: 'Das Gesamtergebnis der {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] lautete {Prüfungsnote}.',
    },
    {
      id: 'exam-5-bewertet',
      grade: 5,
      text: 'Die Leistungen in der {Prüfung}[ vor {Kammer}][ {Prüfungsort}][ am {Prüfungsdatum}] wurden mit der Gesamtnote {Prüfungsnote} bewertet.',
    },
    {
      id: 'exam-5-abschluss',
      grade: 5,
      text: 'In der {Prüfung}[ vor {Kammer}][ {Prüfungsort}] erreichte {er}[ am {Prüfungsdatum}] die Gesamtnote {Prüfungsnote}.',
    },
  ],
};
