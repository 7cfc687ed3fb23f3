import type { ModuleFile } from '../../letter/module.ts';

/** How far the person carries aims through without doing harm. */
export const assertiveness: ModuleFile = {
  kind: 'performance',
  category: 'assertiveness',
  modules: [
    {
      id: 'assertiveness-1-ueberzeugung',
      grade: 1,
      text: '{Name} {setzte|setzt} wichtige Vorhaben {stets} mit größter Überzeugungskraft und hohem Augenmaß durch.',
    },
    {
      id: 'assertiveness-1-verbindlichkeit',
      grade: 1,
      text: '{Sein:n} {hervorragendes} Durchsetzungsvermögen {verband|verbindet} {er} {jederzeit} mit Fairness und Verbindlichkeit.',
    },
    {
      id: 'assertiveness-1-widerstaende',
      grade: 1,
      text: 'Auch gegen starke Widerstände {setzte|setzt} {er} gemeinsame Ziele {immer} {äußerst} überzeugend und mit bestem Erfolg durch.',
    },
    {
      id: 'assertiveness-1-konsequenz',
      grade: 1,
      text: 'Wie konsequent und zugleich verbindlich {er} notwendige Maßnahmen {durchsetzte|durchsetzt}, {war|ist} {stets} vorbildlich.',
    },
    {
      id: 'assertiveness-2-argumente',
      grade: 2,
      text: '{Name} {setzte|setzt} vereinbarte Ziele {stets} konsequent und mit guten Argumenten durch.',
    },
    {
      id: 'assertiveness-2-gehoer',
      grade: 2,
      text: 'Mit Überzeugungskraft und Beharrlichkeit {verschaffte|verschafft} {er} guten Vorschlägen {jederzeit} Gehör.',
    },
    {
      id: 'assertiveness-2-respekt',
      grade: 2,
      text: '{Sein:n} Durchsetzungsvermögen {war|ist} {stets} hoch und von Respekt gegenüber anderen Meinungen getragen.',
    },
    {
      id: 'assertiveness-2-gegenwind',
      grade: 2,
      text: 'Auch bei Gegenwind {vertrat|vertritt} {er} die Belange {seines} Bereichs {immer} sicher und erfolgreich.',
    },
    {
      id: 'assertiveness-3-sachlich',
      grade: 3,
      text: '{Name} {setzte|setzt} {seine} Vorhaben sicher und sachlich durch.',
    },
    {
      id: 'assertiveness-3-gespraeche',
      grade: 3,
      text: 'Gutes Durchsetzungsvermögen {zeichnete|zeichnet} {ihn} auch in kontroversen Gesprächen aus.',
    },
    {
      id: 'assertiveness-3-standpunkte',
      grade: 3,
      text: '{Seine} Standpunkte {vertrat|vertritt} {er} überzeugend und in verbindlicher Form.',
    },
    {
      id: 'assertiveness-3-massnahmen',
      grade: 3,
      text: 'Beschlossene Maßnahmen {setzte|setzt} {er} konsequent und mit gutem Augenmaß durch.',
    },
    {
      id: 'assertiveness-4-anforderungen',
      grade: 4,
      text: '{Sein:n} Durchsetzungsvermögen {entsprach|entspricht} den Anforderungen {seiner} Position.',
    },
    {
      id: 'assertiveness-4-vertretung',
      grade: 4,
      text: '{Name} {setzte|setzt} die Vorgaben {seines} Bereichs mit ausreichender Konsequenz durch.',
    },
    {
      id: 'assertiveness-4-umfang',
      grade: 4,
      text: 'Die vereinbarten Maßnahmen {setzte|setzt} {er} im erforderlichen Umfang durch.',
    },
    {
      id: 'assertiveness-4-genuegen',
      grade: 4,
      text: '{Seine} Überzeugungskraft und Konsequenz {genügten|genügen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'assertiveness-5-allgemein',
      grade: 5,
      text: '{Name} {zeigte|zeigt} {im Großen und Ganzen} das nötige Durchsetzungsvermögen.',
    },
    {
      id: 'assertiveness-5-wesentlich',
      grade: 5,
      text: '{Sein:n} Durchsetzungsvermögen {genügte|genügt} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'assertiveness-5-regel',
      grade: 5,
      text: 'In vertrauten Fragen {setzte|setzt} {er} sich {im Großen und Ganzen} mit sachlichen Argumenten durch.',
    },
    {
      id: 'assertiveness-5-ueberwiegend',
      grade: 5,
      text: 'Anstehende Maßnahmen {wurden|werden} von {ihm} nur teilweise mit der nötigen Konsequenz durchgesetzt.',
    },
  ],
};
