import type { ModuleFile } from '../../letter/module.ts';

/** How far the person stands for the task and the employer. */
export const identification: ModuleFile = {
  kind: 'performance',
  category: 'identification',
  modules: [
    {
      id: 'identification-1-hoechstes-mass',
      grade: 1,
      text: '{Name} {identifizierte|identifiziert} sich {stets} in höchstem Maße mit {seinen} Aufgaben und {unserem Betrieb}.',
    },
    {
      id: 'identification-1-verbundenheit',
      grade: 1,
      text: '{Seine} Verbundenheit mit {unserem Betrieb} {war|ist} {jederzeit} vorbildlich.',
    },
    {
      id: 'identification-1-ziele',
      grade: 1,
      text: 'Die Ziele {unseres Betriebs} {machte|macht} {er} sich {immer} uneingeschränkt zu eigen und {vertrat|vertritt} sie {hervorragend}.',
    },
    {
      id: 'identification-1-werte',
      grade: 1,
      text: 'Mit größter Überzeugung {trat|tritt} {er} {stets} für die Werte und Ziele {unseres Betriebs} ein.',
    },
    {
      id: 'identification-2-voll',
      grade: 2,
      text: '{Name} {identifizierte|identifiziert} sich {stets} voll mit {seiner} Aufgabe und {unserem Betrieb}.',
    },
    {
      id: 'identification-2-hoch',
      grade: 2,
      text: '{Seine} Identifikation mit den Zielen {unseres Betriebs} {war|ist} {jederzeit} hoch.',
    },
    {
      id: 'identification-2-innen-aussen',
      grade: 2,
      text: 'Nach innen und außen {vertrat|vertritt} {er} die Interessen {unseres Betriebs} {immer} loyal und überzeugend.',
    },
    {
      id: 'identification-2-engagement',
      grade: 2,
      text: 'Auch in Zeiten des Wandels {stand|steht} {er} {stets} mit voller Überzeugung zu {unserem Betrieb}.',
    },
    {
      id: 'identification-3-gut',
      grade: 3,
      text: '{Name} {identifizierte|identifiziert} sich gut mit {seinen} Aufgaben und {unserem Betrieb}.',
    },
    {
      id: 'identification-3-spuerbar',
      grade: 3,
      text: '{Seine} gute Identifikation mit der Aufgabe {war|ist} im Arbeitsalltag spürbar.',
    },
    {
      id: 'identification-3-interessen',
      grade: 3,
      text: 'Im Alltag {vertrat|vertritt} {er} die Ziele {unseres Betriebs} gut und überzeugend.',
    },
    {
      id: 'identification-3-ziele',
      grade: 3,
      text: 'Mit Überzeugung {stand|steht} {er} zu den Zielen {seines} Bereichs und {unseres Betriebs}.',
    },
    {
      id: 'identification-4-erwartungen',
      grade: 4,
      text: '{Seine} Identifikation mit {unserem Betrieb} {entsprach|entspricht} den Erwartungen.',
    },
    {
      id: 'identification-4-vertretung',
      grade: 4,
      text: '{Name} {vertrat|vertritt} die Interessen {unseres Betriebs} in ausreichendem Maße.',
    },
    {
      id: 'identification-4-umfang',
      grade: 4,
      text: 'Mit {seinen} Aufgaben {identifizierte|identifiziert} {er} sich im erforderlichen Umfang.',
    },
    {
      id: 'identification-4-genuegen',
      grade: 4,
      text: '{Seine} Verbundenheit mit Aufgabe und Arbeitgeber {genügte|genügt} den Anforderungen.',
    },
    {
      id: 'identification-5-allgemein',
      grade: 5,
      text: '{Name} {identifizierte|identifiziert} sich nur teilweise mit {seinen} Aufgaben.',
    },
    {
      id: 'identification-5-wesentlich',
      grade: 5,
      text: '{Seine} Identifikation mit {unserem Betrieb} {entsprach|entspricht} {im Wesentlichen} den Erwartungen.',
    },
    {
      id: 'identification-5-ueberwiegend',
      grade: 5,
      text: 'Die Ziele {unseres Betriebs} {vertrat|vertritt} {er} {überwiegend} mit der nötigen Überzeugung.',
    },
    {
      id: 'identification-5-regel',
      grade: 5,
      text: 'Mit den Zielen {seines} Bereichs {identifizierte|identifiziert} {er} sich im Großen und Ganzen.',
    },
  ],
};
