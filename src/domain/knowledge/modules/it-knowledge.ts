import type { ModuleFile } from '../../letter/module.ts';

/** How well the person knows and uses programs and systems. */
export const itKnowledge: ModuleFile = {
  kind: 'performance',
  category: 'it-knowledge',
  modules: [
    {
      id: 'it-knowledge-1-effizient',
      grade: 1,
      text: '{Seine} {hervorragenden} IT-Kenntnisse[ in {Fähigkeiten}] {setzte|setzt} {er} {jederzeit} {äußerst} effizient und mit bestem Ergebnis ein.',
    },
    {
      id: 'it-knowledge-1-anwendungen',
      grade: 1,
      text: '{Name} {beherrschte|beherrscht} unsere EDV-Anwendungen {ausgezeichnet} und {schöpfte|schöpft} ihre Möglichkeiten {stets} voll aus.',
    },
    {
      id: 'it-knowledge-1-hilfe',
      grade: 1,
      text: 'Auch bei schwierigsten Fragen zu Software und Systemen {half|hilft} {er} mit {hervorragenden} EDV-Kenntnissen {stets} weiter.',
    },
    {
      id: 'it-knowledge-1-neue-versionen',
      grade: 1,
      text: 'Auch neue Programmversionen und komplexe digitale Werkzeuge {nutzte|nutzt} {er} {jederzeit} vorbildlich und mit größter Sicherheit.',
    },
    {
      id: 'it-knowledge-2-gewandt',
      grade: 2,
      text: '{Name} {arbeitete|arbeitet} {stets} sicher und gewandt mit allen Programmen {seines} Aufgabengebiets.',
    },
    {
      id: 'it-knowledge-2-umfassend',
      grade: 2,
      text: '{Seine} IT-Kenntnisse[ in {Fähigkeiten}] {waren|sind} umfassend, aktuell und der täglichen Arbeit {jederzeit} von Nutzen.',
    },
    {
      id: 'it-knowledge-2-abteilung',
      grade: 2,
      text: 'Von {seinen} fundierten EDV-Kenntnissen {profitierte|profitiert} {stets} die gesamte Abteilung.',
    },
    {
      id: 'it-knowledge-2-digitaler-weg',
      grade: 2,
      text: 'Dank guter Kenntnis unserer Datenbanken und Fachanwendungen {fand|findet} {er} {immer} einen schnellen digitalen Weg.',
    },
    {
      id: 'it-knowledge-3-gute-kenntnis',
      grade: 3,
      text: '{Name} verfügt über gute Kenntnisse der bei uns eingesetzten Software[, insbesondere in {Fähigkeiten}].',
    },
    {
      id: 'it-knowledge-3-umgang',
      grade: 3,
      text: 'Mit den Büroprogrammen und der Fachsoftware {ging|geht} {er} sicher um.',
    },
    {
      id: 'it-knowledge-3-solide',
      grade: 3,
      text: '{Seine} soliden IT-Kenntnisse {setzte|setzt} {er} in der täglichen Arbeit sinnvoll ein.',
    },
    {
      id: 'it-knowledge-3-funktionen',
      grade: 3,
      text: 'Auch neue Funktionen unserer EDV-Systeme {nutzte|nutzt} {er} sachkundig und zweckmäßig.',
    },
    {
      id: 'it-knowledge-4-anforderungen',
      grade: 4,
      text: '{Seine} EDV-Kenntnisse {entsprachen|entsprechen} den Anforderungen des Arbeitsplatzes.',
    },
    {
      id: 'it-knowledge-4-vertraut',
      grade: 4,
      text: '{Name} {war|ist} mit den eingesetzten EDV-Programmen in ausreichendem Maße vertraut.',
    },
    {
      id: 'it-knowledge-4-genuegte',
      grade: 4,
      text: 'Für die anfallenden Aufgaben am Rechner {genügten|genügen} {seine} Kenntnisse der Software.',
    },
    {
      id: 'it-knowledge-4-vorgaben',
      grade: 4,
      text: 'Die Programme {seines} Bereichs {nutzte|nutzt} {er} den Vorgaben entsprechend.',
    },
    {
      id: 'it-knowledge-5-wesentlich',
      grade: 5,
      text: '{Seine} IT-Kenntnisse {entsprachen|entsprechen} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'it-knowledge-5-software',
      grade: 5,
      text: 'Mit der eingesetzten Software {arbeitete|arbeitet} {er} {im Großen und Ganzen} sicher.',
    },
    {
      id: 'it-knowledge-5-funktionen',
      grade: 5,
      text: '{Name} {war|ist} mit den Funktionen unserer EDV-Programme nur teilweise vertraut.',
    },
    {
      id: 'it-knowledge-5-bekannt',
      grade: 5,
      text: 'Bei bekannten Anwendungen {reichten|reichen} {seine} EDV-Kenntnisse {im Großen und Ganzen} aus.',
    },
  ],
};
