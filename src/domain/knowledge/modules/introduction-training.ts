import type { ModuleFile } from '../../letter/module.ts';

/** First sentence of a training reference: kind, time and aim of the training. */
export const introductionTraining: ModuleFile = {
  kind: 'introduction',
  types: ['ausbildungszeugnis'],
  modules: [
    {
      id: 'introduction-training-ausgebildet',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] wurde vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ in {Einsatzort}] {Ausbildungsziel} ausgebildet.',
    },
    {
      id: 'introduction-training-absolvierte',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] absolvierte vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ am Standort {Einsatzort}] die Ausbildung {Ausbildungsziel}.',
    },
    {
      id: 'introduction-training-begann',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] begann am {Eintritt} in {unserem Betrieb}[ in {Einsatzort}] die Ausbildung {Ausbildungsziel}, die am {Austritt} endete.',
    },
    {
      id: 'introduction-training-durchlief',
      text: 'Vom {Eintritt} bis zum {Austritt} durchlief {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] in {unserem Betrieb}[ am Standort {Einsatzort}] die Ausbildung {Ausbildungsziel}.',
    },
    {
      id: 'introduction-training-wir-haben',
      text: 'Wir haben {name:voll:akk}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] vom {Eintritt} bis zum {Austritt}[ am Standort {Einsatzort}] {Ausbildungsziel} ausgebildet.',
    },
    {
      id: 'introduction-training-stand',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] stand vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ in {Einsatzort}] in der Ausbildung {Ausbildungsziel}.',
    },
    {
      id: 'introduction-training-teilnahm',
      text: 'In der Zeit vom {Eintritt} bis zum {Austritt} bildeten wir {name:voll:akk}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] in {unserem Betrieb}[ in {Einsatzort}] {Ausbildungsziel} aus.',
    },
    {
      id: 'introduction-training-fuer-ausbildung',
      text: 'Während der Ausbildung {Ausbildungsziel} war {name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] vom {Eintritt} bis zum {Austritt} in {unserem Betrieb}[ in {Einsatzort}] tätig.',
    },
    {
      id: 'introduction-training-eintrat',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] trat am {Eintritt} in {unseren Betrieb}[ in {Einsatzort}] ein und wurde bis zum {Austritt} {Ausbildungsziel} ausgebildet.',
    },
    {
      id: 'introduction-training-angehoerte',
      text: '{Name:voll}[, geboren am {Geburtsdatum}[ in {Geburtsort}],] gehörte {unserem Betrieb}[ in {Einsatzort}] vom {Eintritt} bis zum {Austritt} an und wurde in dieser Zeit {Ausbildungsziel} ausgebildet.',
    },
  ],
};
