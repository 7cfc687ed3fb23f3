import type { ModuleFile } from '../../letter/module.ts';

/** First sentence of an end reference: who, from when to when, as what. */
export const introductionEmployment: ModuleFile = {
  kind: 'introduction',
  types: ['arbeitszeugnis'],
  moved: false,
  modules: [
    {
      id: 'introduction-employment-taetig',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] war vom {Eintritt} bis zum {Austritt} als {Beruf}[ in der Abteilung {Abteilung}] in {unserem Betrieb}[ in {Einsatzort}] tätig.',
    },
    {
      id: 'introduction-employment-arbeitete',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] arbeitete vom {Eintritt} bis zum {Austritt}[ am Standort {Einsatzort}] als {Beruf} für {unseren Betrieb}[ und gehörte der Abteilung {Abteilung} an].',
    },
    {
      id: 'introduction-employment-angestellt',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] war vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ in {Einsatzort}] als {Beruf}[ in der Abteilung {Abteilung}] angestellt.',
    },
    {
      id: 'introduction-employment-wahrnahm',
      text: 'Vom {Eintritt} bis zum {Austritt} nahm {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] in {unserem Betrieb}[ am Standort {Einsatzort}] die Aufgaben als {Beruf}[ in der Abteilung {Abteilung}] wahr.',
    },
    {
      id: 'introduction-employment-zeitraum',
      text: 'In der Zeit vom {Eintritt} bis zum {Austritt} war {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],][ am Standort {Einsatzort}] als {Beruf}[ in der Abteilung {Abteilung}] für {unseren Betrieb} tätig.',
    },
    {
      id: 'introduction-employment-eintrat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] trat am {Eintritt} als {Beruf} in {unseren Betrieb}[ in {Einsatzort}] ein und arbeitete bis zum {Austritt}[ in der Abteilung {Abteilung}] bei uns.',
    },
    {
      id: 'introduction-employment-aufnahm',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] nahm am {Eintritt} in {unserem Betrieb}[ in {Einsatzort}] die Tätigkeit als {Beruf}[ in der Abteilung {Abteilung}] auf und übte sie bis zum {Austritt} aus.',
    },
    {
      id: 'introduction-employment-verhaeltnis',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] stand vom {Eintritt} bis zum {Austritt} als {Beruf}[ in der Abteilung {Abteilung}] in einem Arbeitsverhältnis mit {unserem Betrieb}[ in {Einsatzort}].',
    },
    {
      id: 'introduction-employment-team',
      text: 'Vom {Eintritt} bis zum {Austritt} gehörte {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] als {Beruf}[ in der Abteilung {Abteilung}] zum Team {unseres Betriebs}[ in {Einsatzort}].',
    },
    {
      id: 'introduction-employment-ausuebte',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] übte die Tätigkeit als {Beruf}[ in der Abteilung {Abteilung}] vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ am Standort {Einsatzort}] aus.',
    },
  ],
};
