import type { ModuleFile } from '../../letter/module.ts';

/**
 * First sentences for those who held another post before: what stands with the first day must be true of it, so the post
 * of today is told as the last one, and the stations tell the others.
 */
export const introductionEmploymentMoved: ModuleFile = {
  kind: 'introduction',
  types: ['arbeitszeugnis'],
  moved: true,
  modules: [
    {
      id: 'introduction-moved-employment-taetig',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] war vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ in {Einsatzort}] tätig, zuletzt als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-employment-angehoerte',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] gehörte {unserem Betrieb}[ in {Einsatzort}] vom {Eintritt} bis zum {Austritt} an und arbeitete zuletzt als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-employment-eintrat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] trat am {Eintritt} in {unseren Betrieb}[ in {Einsatzort}] ein und blieb bis zum {Austritt} bei uns beschäftigt, zuletzt als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-employment-zeitraum',
      text: 'In der Zeit vom {Eintritt} bis zum {Austritt} arbeitete {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],][ am Standort {Einsatzort}] für {unseren Betrieb}, zuletzt als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-employment-verhaeltnis',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] stand vom {Eintritt} bis zum {Austritt} in einem Arbeitsverhältnis mit {unserem Betrieb}[ in {Einsatzort}] und war zuletzt als {Beruf}[ in der Abteilung {Abteilung}] tätig.',
    },
    {
      id: 'introduction-moved-employment-innehatte',
      text: 'Vom {Eintritt} bis zum {Austritt} war {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] in {unserem Betrieb}[ am Standort {Einsatzort}] angestellt und hatte zuletzt die Stelle als {Beruf}[ in der Abteilung {Abteilung}] inne.',
    },
  ],
};

/** The same in interim references. */
export const introductionInterimMoved: ModuleFile = {
  kind: 'introduction',
  types: ['zwischenzeugnis'],
  moved: true,
  modules: [
    {
      id: 'introduction-moved-interim-taetig',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] ist seit dem {Eintritt} in {unserem Betrieb}[ in {Einsatzort}] tätig, derzeit als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-interim-angehoert',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] gehört {unserem Betrieb}[ in {Einsatzort}] seit dem {Eintritt} an und arbeitet derzeit als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-interim-eintrat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] trat am {Eintritt} in {unseren Betrieb}[ in {Einsatzort}] ein und ist gegenwärtig als {Beruf}[ in der Abteilung {Abteilung}] tätig.',
    },
    {
      id: 'introduction-moved-interim-arbeitet',
      text: 'Seit dem {Eintritt} arbeitet {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],][ am Standort {Einsatzort}] für {unseren Betrieb}, zurzeit als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-moved-interim-verhaeltnis',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] steht seit dem {Eintritt} in einem Arbeitsverhältnis mit {unserem Betrieb}[ in {Einsatzort}] und ist heute als {Beruf}[ in der Abteilung {Abteilung}] beschäftigt.',
    },
    {
      id: 'introduction-moved-interim-innehat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] ist seit dem {Eintritt} in {unserem Betrieb}[ am Standort {Einsatzort}] angestellt und hat gegenwärtig die Stelle als {Beruf}[ in der Abteilung {Abteilung}] inne.',
    },
  ],
};
