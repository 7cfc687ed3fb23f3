import type { ModuleFile } from '../../letter/module.ts';

/** First sentence of an internship reference. */
export const introductionInternship: ModuleFile = {
  kind: 'introduction',
  types: ['praktikumszeugnis'],
  modules: [
    {
      id: 'introduction-internship-absolvierte',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] absolvierte vom {Eintritt} bis zum {Austritt}[ in der Abteilung {Abteilung}] ein {Praktikumsart}[ {Praktikumsfeld}] in {unserem Betrieb}[ in {Einsatzort}].',
    },
    {
      id: 'introduction-internship-studium',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] war vom {Eintritt} bis zum {Austritt} im Rahmen eines {Praktikumsart}s[ {Praktikumsfeld}][ während {Studium}] in {unserem Betrieb}[, Abteilung {Abteilung},] tätig.',
    },
    {
      id: 'introduction-internship-leistete',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] sammelte vom {Eintritt} bis zum {Austritt} in einem {Praktikumsart}[ {Praktikumsfeld}][ in der Abteilung {Abteilung}] in {unserem Betrieb}[ in {Einsatzort}] praktische Erfahrungen.',
    },
    {
      id: 'introduction-internship-besuchte',
      text: 'Vom {Eintritt} bis zum {Austritt} arbeitete {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],][ im Rahmen {Studium}] während eines {Praktikumsart}s[ {Praktikumsfeld}][ in der Abteilung {Abteilung}] in {unserem Betrieb}[ in {Einsatzort}] mit.',
    },
    {
      id: 'introduction-internship-dabei',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] war vom {Eintritt} bis zum {Austritt}[ in der Abteilung {Abteilung}] in {unserem Betrieb}[ in {Einsatzort}] tätig und absolvierte dabei ein {Praktikumsart}[ {Praktikumsfeld}][ im Rahmen {Studium}].',
    },
    {
      id: 'introduction-internship-zeitraum',
      text: 'In der Zeit vom {Eintritt} bis zum {Austritt} durchlief {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] in {unserem Betrieb}[ am Standort {Einsatzort}] ein {Praktikumsart}[ {Praktikumsfeld}][ und arbeitete in der Abteilung {Abteilung} mit].',
    },
    {
      id: 'introduction-internship-begann',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] begann am {Eintritt} in {unserem Betrieb}[ in {Einsatzort}] ein {Praktikumsart}[ {Praktikumsfeld}][ in der Abteilung {Abteilung}] und beendete es am {Austritt}.',
    },
    {
      id: 'introduction-internship-um-zu',
      text: 'Um[ während {Studium}] ein {Praktikumsart}[ {Praktikumsfeld}][ in der Abteilung {Abteilung}] zu absolvieren, war {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] vom {Eintritt} bis zum {Austritt} bei uns[ am Standort {Einsatzort}].',
    },
    {
      id: 'introduction-internship-antrat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] trat am {Eintritt} ein {Praktikumsart}[ {Praktikumsfeld}][ während {Studium}] an und arbeitete bis zum {Austritt}[ in der Abteilung {Abteilung}] in {unserem Betrieb}[ in {Einsatzort}] mit.',
    },
    {
      id: 'introduction-internship-fuer',
      text: 'Für ein {Praktikumsart}[ {Praktikumsfeld}][ während {Studium}] war {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] vom {Eintritt} bis zum {Austritt}[ in der Abteilung {Abteilung}] in {unserem Betrieb}[ am Standort {Einsatzort}].',
    },
  ],
};
