import type { ModuleFile } from '../../letter/module.ts';

/** How the person puts staff in the right place at the right time. */
export const employeeDeployment: ModuleFile = {
  kind: 'performance',
  category: 'employee-deployment',
  modules: [
    {
      id: 'employee-deployment-1-staerken',
      grade: 1,
      text: '{Name} {setzte|setzt} {seine Mitarbeiter:akk} {stets} optimal und mit größtem Erfolg nach ihren Stärken ein.',
    },
    {
      id: 'employee-deployment-1-auslastung',
      grade: 1,
      text: '{Seine} Personaleinsatzplanung {war|ist} {jederzeit} vorbildlich und {sicherte|sichert} eine {hervorragende} Auslastung des Teams.',
    },
    {
      id: 'employee-deployment-1-vorausschau',
      grade: 1,
      text: 'Dank {seiner} {stets} {hervorragenden} Einsatzplanung {war|ist} der Bereich auch zu Spitzenzeiten optimal besetzt.',
    },
    {
      id: 'employee-deployment-1-ausfaelle',
      grade: 1,
      text: 'Auch bei kurzfristigen Ausfällen {stellte|stellt} {er} mit größter Umsicht {jederzeit} eine {ausgezeichnete} Besetzung sicher.',
    },
    {
      id: 'employee-deployment-2-gerecht',
      grade: 2,
      text: '{Name} {plante|plant} den Einsatz {seiner Mitarbeiter} {stets} vorausschauend und gerecht.',
    },
    {
      id: 'employee-deployment-2-dienstplaene',
      grade: 2,
      text: 'Dienst- und Urlaubspläne {gestaltete|gestaltet} {er} {jederzeit} ausgewogen und mit gutem Blick für den Personalbedarf.',
    },
    {
      id: 'employee-deployment-2-passung',
      grade: 2,
      text: 'Die Aufgaben im Team {besetzte|besetzt} {er} {immer} sicher mit den passenden Personen.',
    },
    {
      id: 'employee-deployment-2-auslastung',
      grade: 2,
      text: 'Die Auslastung des Teams {war|ist} dank {seiner} guten Einsatzplanung {stets} hoch.',
    },
    {
      id: 'employee-deployment-3-faehigkeiten',
      grade: 3,
      text: '{Name} {setzte|setzt} {seine Mitarbeiter:akk} sinnvoll und entsprechend ihren Fähigkeiten ein.',
    },
    {
      id: 'employee-deployment-3-planung',
      grade: 3,
      text: '{Seine} Einsatzplanung {war|ist} gut durchdacht und verlässlich.',
    },
    {
      id: 'employee-deployment-3-bedarf',
      grade: 3,
      text: 'Den Personalbedarf {schätzte|schätzt} {er} sicher ein und {verteilte|verteilt} die Schichten gerecht.',
    },
    {
      id: 'employee-deployment-3-einteilung',
      grade: 3,
      text: 'Bei der Einteilung {seines} Teams {berücksichtigte|berücksichtigt} {er} betriebliche und persönliche Belange umsichtig.',
    },
    {
      id: 'employee-deployment-4-anforderungen',
      grade: 4,
      text: '{Seine} Personaleinsatzplanung {entsprach|entspricht} den Anforderungen.',
    },
    {
      id: 'employee-deployment-4-einteilung',
      grade: 4,
      text: '{Name} {teilte|teilt} {seine Mitarbeiter:akk} den betrieblichen Vorgaben entsprechend ein.',
    },
    {
      id: 'employee-deployment-4-dienstplaene',
      grade: 4,
      text: 'Die Dienstpläne {seines} Teams {erstellte|erstellt} {er} in ausreichender Qualität.',
    },
    {
      id: 'employee-deployment-4-genuegen',
      grade: 4,
      text: 'Mit {seiner} Einsatzplanung {genügte|genügt} {er} den Erfordernissen des Bereichs.',
    },
    {
      id: 'employee-deployment-5-allgemein',
      grade: 5,
      text: '{Name} {plante|plant} den Einsatz {seiner Mitarbeiter} mit Unterstützung {im Allgemeinen} angemessen.',
    },
    {
      id: 'employee-deployment-5-wesentlich',
      grade: 5,
      text: '{Seine} Personaleinsatzplanung {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'employee-deployment-5-regel',
      grade: 5,
      text: 'Dienstpläne {wurden|werden} von {ihm} nur teilweise rechtzeitig und sachgerecht erstellt.',
    },
    {
      id: 'employee-deployment-5-ueberwiegend',
      grade: 5,
      text: 'Bei der Einteilung {seines} Teams {ging|geht} {er} {überwiegend} umsichtig vor.',
    },
  ],
};
