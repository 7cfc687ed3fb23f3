import type { ModuleFile } from '../../letter/module.ts';

/** How the person develops and coaches staff. */
export const employeeDevelopment: ModuleFile = {
  kind: 'performance',
  category: 'employee-development',
  modules: [
    {
      id: 'employee-development-1-gezielt',
      grade: 1,
      text: '{Name} {förderte|fördert} {seine Mitarbeiter:akk} {stets} {äußerst} gezielt und mit {hervorragendem} Erfolg.',
    },
    {
      id: 'employee-development-1-talente',
      grade: 1,
      text: 'Talente {förderte|fördert} {er} {immer} mit größtem Geschick und {führte|führt} sie erfolgreich an neue Aufgaben heran.',
    },
    {
      id: 'employee-development-1-wachsen',
      grade: 1,
      text: 'Durch {seine} vorbildliche Förderung {wuchsen|wachsen} {seine Mitarbeiter:nom} {jederzeit} an ihren Aufgaben.',
    },
    {
      id: 'employee-development-1-einsatz',
      grade: 1,
      text: 'Die Weiterentwicklung {seines} Teams {förderte|fördert} {er} {stets} mit größtem Engagement und bestem Ergebnis.',
    },
    {
      id: 'employee-development-2-staerken',
      grade: 2,
      text: '{Name} {förderte|fördert} {seine Mitarbeiter:akk} {stets} gezielt und entsprechend ihren Stärken.',
    },
    {
      id: 'employee-development-2-impulse',
      grade: 2,
      text: 'In regelmäßigen Gesprächen {gab|gibt} {er} {seinem} Team {jederzeit} gute Impulse für die fachliche Entwicklung.',
    },
    {
      id: 'employee-development-2-vorausschau',
      grade: 2,
      text: '{Seine} Mitarbeiterförderung {war|ist} {stets} vorausschauend und erfolgreich.',
    },
    {
      id: 'employee-development-2-einarbeitung',
      grade: 2,
      text: 'Neue Teammitglieder {arbeitete|arbeitet} {er} {immer} gründlich ein und {förderte|fördert} ihre Entwicklung.',
    },
    {
      id: 'employee-development-3-unterstuetzung',
      grade: 3,
      text: '{Name} {förderte|fördert} {seine Mitarbeiter:akk} gut in ihrer beruflichen Entwicklung.',
    },
    {
      id: 'employee-development-3-potenziale',
      grade: 3,
      text: 'Stärken und Potenziale {seines} Teams {erkannte|erkennt} {er} sicher und {förderte|fördert} sie.',
    },
    {
      id: 'employee-development-3-anregungen',
      grade: 3,
      text: '{Seine Mitarbeiter:akk} {förderte|fördert} {er} durch klare Rückmeldungen und gute Anregungen zur Weiterentwicklung.',
    },
    {
      id: 'employee-development-3-schulungen',
      grade: 3,
      text: 'Mit passenden Schulungen {sorgte|sorgt} {er} für eine gute fachliche Entwicklung {seiner Mitarbeiter}.',
    },
    {
      id: 'employee-development-4-ausreichend',
      grade: 4,
      text: '{Name} {sorgte|sorgt} in ausreichendem Maße für die Förderung {seiner Mitarbeiter}.',
    },
    {
      id: 'employee-development-4-anforderungen',
      grade: 4,
      text: 'Die Mitarbeiterförderung {entsprach|entspricht} den Anforderungen {seiner} Position.',
    },
    {
      id: 'employee-development-4-gespraeche',
      grade: 4,
      text: 'Die vorgesehenen Entwicklungsgespräche {führte|führt} {er} mit {seinen Mitarbeitern}.',
    },
    {
      id: 'employee-development-4-genuegen',
      grade: 4,
      text: 'Bei der Förderung {seines} Teams {genügte|genügt} {er} den Anforderungen.',
    },
    {
      id: 'employee-development-5-allgemein',
      grade: 5,
      text: '{Name} {förderte|fördert} {seine Mitarbeiter:akk} {im Großen und Ganzen} entsprechend ihren Fähigkeiten.',
    },
    {
      id: 'employee-development-5-wesentlich',
      grade: 5,
      text: 'Die Mitarbeiterförderung {entsprach|entspricht} {im Wesentlichen} den Anforderungen {seiner} Position.',
    },
    {
      id: 'employee-development-5-regel',
      grade: 5,
      text: 'Entwicklungsgespräche mit {seinen Mitarbeitern} {führte|führt} {er} {im Großen und Ganzen} wie vorgesehen.',
    },
    {
      id: 'employee-development-5-ueberwiegend',
      grade: 5,
      text: 'Die Weiterentwicklung {seines} Teams {begleitete|begleitet} {er} nur gelegentlich im erforderlichen Umfang.',
    },
  ],
};
