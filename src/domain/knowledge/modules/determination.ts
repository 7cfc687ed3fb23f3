import type { ModuleFile } from '../../letter/module.ts';

/** How the person pursues aims to their end. */
export const determination: ModuleFile = {
  kind: 'performance',
  category: 'determination',
  modules: [
    {
      id: 'determination-1-beharrlichkeit',
      grade: 1,
      text: '{Name} {verfolgte|verfolgt} {seine} Ziele {stets} mit größter Beharrlichkeit und {äußerst} erfolgreich.',
    },
    {
      id: 'determination-1-vorhaben',
      grade: 1,
      text: '{Seine} {hervorragende} Zielstrebigkeit {führte|führt} auch langwierige Vorhaben {jederzeit} zum Abschluss.',
    },
    {
      id: 'determination-1-ausdauer',
      grade: 1,
      text: 'Mit {herausragender} Ausdauer {brachte|bringt} {er} begonnene Projekte {stets} ans Ziel.',
    },
    {
      id: 'determination-1-widerstaende',
      grade: 1,
      text: 'Auch gegen größte Widerstände {blieb|bleibt} {er} {immer} vorbildlich zielstrebig.',
    },
    {
      id: 'determination-2-ausdauernd',
      grade: 2,
      text: '{Name} {arbeitete|arbeitet} {stets} zielstrebig und mit hoher Ausdauer.',
    },
    {
      id: 'determination-2-konsequent',
      grade: 2,
      text: 'Einmal begonnene Vorhaben {trieb|treibt} {er} {jederzeit} konsequent und beharrlich voran.',
    },
    {
      id: 'determination-2-ergebnisse',
      grade: 2,
      text: '{Seine} Zielstrebigkeit {führte|führt} {immer} zu guten Ergebnissen.',
    },
    {
      id: 'determination-2-rueckschlaege',
      grade: 2,
      text: 'Auch bei Rückschlägen {hielt|hält} {er} {stets} entschlossen an {seinen} Zielen fest.',
    },
    {
      id: 'determination-3-zielstrebig',
      grade: 3,
      text: '{Name} {ging|geht} neue Aufgaben zielstrebig und mit guter Ausdauer an.',
    },
    {
      id: 'determination-3-ziele',
      grade: 3,
      text: 'Auf vereinbarte Ziele {arbeitete|arbeitet} {er} beharrlich und überlegt hin.',
    },
    {
      id: 'determination-3-arbeit',
      grade: 3,
      text: '{Seine} Arbeit {war|ist} von Beharrlichkeit und klaren Zielen geprägt.',
    },
    {
      id: 'determination-3-laengere-vorhaben',
      grade: 3,
      text: 'Auch längere Vorhaben {führte|führt} {er} beharrlich und ausdauernd zu Ende.',
    },
    {
      id: 'determination-4-anforderungen',
      grade: 4,
      text: '{Seine} Zielstrebigkeit {entsprach|entspricht} den Anforderungen.',
    },
    {
      id: 'determination-4-angemessen',
      grade: 4,
      text: '{Name} {ging|geht} die Aufgaben mit ausreichender Zielstrebigkeit an.',
    },
    {
      id: 'determination-4-ausdauer',
      grade: 4,
      text: 'Die Vorhaben des Bereichs {führte|führt} {er} mit ausreichender Ausdauer zu Ende.',
    },
    {
      id: 'determination-4-beharrlichkeit',
      grade: 4,
      text: 'Für die gestellten Aufgaben {genügte|genügt} {seine} Beharrlichkeit.',
    },
    {
      id: 'determination-5-wesentlich',
      grade: 5,
      text: '{Seine} Ausdauer und Zielstrebigkeit {genügten|genügen} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'determination-5-allgemein',
      grade: 5,
      text: '{Name} {arbeitete|arbeitet} unter Anleitung {im Allgemeinen} zielstrebig.',
    },
    {
      id: 'determination-5-aufgaben',
      grade: 5,
      text: 'Bei {seinen} Aufgaben {bewies|beweist} {er} {im Großen und Ganzen} die nötige Beharrlichkeit.',
    },
    {
      id: 'determination-5-abschluss',
      grade: 5,
      text: 'Begonnene Aufgaben {wurden|werden} von {ihm} {überwiegend} zielstrebig zu Ende geführt.',
    },
  ],
};
