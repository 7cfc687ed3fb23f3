import type { ModuleFile } from '../../letter/module.ts';

/** First sentence of an interim reference; no end, present tense. */
export const introductionInterim: ModuleFile = {
  kind: 'introduction',
  types: ['zwischenzeugnis'],
  moved: false,
  modules: [
    {
      id: 'introduction-interim-taetig',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] ist seit dem {Eintritt} als {Beruf}[ in der Abteilung {Abteilung}] in {unserem Betrieb}[ in {Einsatzort}] tätig.',
    },
    {
      id: 'introduction-interim-gehoert',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] gehört {unserem Betrieb} seit dem {Eintritt} an und arbeitet[ am Standort {Einsatzort}] als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-interim-arbeitet',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] arbeitet seit dem {Eintritt} als {Beruf}[ in der Abteilung {Abteilung}] für {unseren Betrieb}[ in {Einsatzort}].',
    },
    {
      id: 'introduction-interim-verhaeltnis',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] steht seit dem {Eintritt} als {Beruf}[ in der Abteilung {Abteilung}] in einem Arbeitsverhältnis mit {unserem Betrieb}[ in {Einsatzort}].',
    },
    {
      id: 'introduction-interim-eintrat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] trat am {Eintritt} in {unseren Betrieb}[ in {Einsatzort}] ein und ist als {Beruf}[ in der Abteilung {Abteilung}] bei uns tätig.',
    },
    {
      id: 'introduction-interim-aufnahm',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] nahm am {Eintritt} in {unserem Betrieb}[ in {Einsatzort}] die Tätigkeit als {Beruf}[ in der Abteilung {Abteilung}] auf und übt sie seither aus.',
    },
    {
      id: 'introduction-interim-innehat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] hat seit dem {Eintritt} in {unserem Betrieb}[ am Standort {Einsatzort}] die Stelle als {Beruf}[ in der Abteilung {Abteilung}] inne.',
    },
    {
      id: 'introduction-interim-team',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] gehört seit dem {Eintritt} als {Beruf}[ in der Abteilung {Abteilung}] zum Team {unseres Betriebs}[ in {Einsatzort}].',
    },
    {
      id: 'introduction-interim-begann',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] begann am {Eintritt} {seine} Tätigkeit in {unserem Betrieb}[ am Standort {Einsatzort}] und arbeitet als {Beruf}[ in der Abteilung {Abteilung}].',
    },
    {
      id: 'introduction-interim-angestellt',
      text: 'Seit dem {Eintritt} ist {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] in {unserem Betrieb}[ in {Einsatzort}] als {Beruf}[ in der Abteilung {Abteilung}] angestellt.',
    },
  ],
};
