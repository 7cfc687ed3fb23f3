import type { ModuleFile } from '../../letter/module.ts';

/** How the person plans time and keeps dates. */
export const timeManagement: ModuleFile = {
  kind: 'performance',
  category: 'time-management',
  modules: [
    {
      id: 'time-management-1-termine',
      grade: 1,
      text: 'Auch bei höchstem Arbeitsaufkommen {hielt|hält} {er} alle Termine {stets} {äußerst} genau ein.',
    },
    {
      id: 'time-management-1-planung',
      grade: 1,
      text: '{Seine} Zeitplanung {war|ist} auch bei mehreren Vorhaben {jederzeit} {hervorragend}.',
    },
    {
      id: 'time-management-1-vor-der-frist',
      grade: 1,
      text: '{Name} {plante|plant} Termine {immer} {äußerst} vorausschauend und {schloss|schließt} Aufgaben mit bestem Ergebnis vor der Frist ab.',
    },
    {
      id: 'time-management-1-prioritaeten',
      grade: 1,
      text: 'Termintreue und Zeiteinteilung {waren|sind} bei {ihm} {durchweg} vorbildlich.',
    },
    {
      id: 'time-management-2-termine',
      grade: 2,
      text: '{Name} {hielt|hält} Termine auch bei hohem Arbeitsaufkommen {stets} zuverlässig ein.',
    },
    {
      id: 'time-management-2-planung',
      grade: 2,
      text: '{Seine} Zeit {teilte|teilt} {er} {jederzeit} überlegt und effizient ein.',
    },
    {
      id: 'time-management-2-fristen',
      grade: 2,
      text: 'Mit guter Zeitplanung {wahrte|wahrt} {er} {immer} alle Fristen.',
    },
    {
      id: 'time-management-2-termintreue',
      grade: 2,
      text: 'Auf {seine} Termintreue {konnten|können} wir uns in allen Vorhaben {durchweg} verlassen.',
    },
    {
      id: 'time-management-3-termine',
      grade: 3,
      text: '{Name} {arbeitete|arbeitet} termingerecht und {plante|plant} die Arbeitszeit gut.',
    },
    {
      id: 'time-management-3-planung',
      grade: 3,
      text: '{Seine} Zeitplanung {war|ist} auch bei mehreren Vorhaben gut.',
    },
    {
      id: 'time-management-3-fristen',
      grade: 3,
      text: 'Fristen und Termine {hielt|hält} {er} zuverlässig ein.',
    },
    {
      id: 'time-management-3-einteilung',
      grade: 3,
      text: 'Die Zeit für {seine} Aufgaben {teilte|teilt} {er} sinnvoll und überlegt ein.',
    },
    {
      id: 'time-management-4-anforderungen',
      grade: 4,
      text: '{Seine} Zeiteinteilung {entsprach|entspricht} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'time-management-4-termine',
      grade: 4,
      text: 'Vorgegebene Termine {hielt|hält} {er} in ausreichendem Maße ein.',
    },
    {
      id: 'time-management-4-termintreue',
      grade: 4,
      text: '{Seine} Termintreue {genügte|genügt} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'time-management-4-fristen',
      grade: 4,
      text: '{Name} {erledigte|erledigt} die Aufgaben in der vorgesehenen Zeit.',
    },
    {
      id: 'time-management-5-termine',
      grade: 5,
      text: 'Vorgegebene Termine {hielt|hält} {er} nur teilweise ein.',
    },
    {
      id: 'time-management-5-wesentlich',
      grade: 5,
      text: '{Seine} Zeiteinteilung {entsprach|entspricht} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'time-management-5-allgemein',
      grade: 5,
      text: 'Anfallende Aufgaben {erledigte|erledigt} {er} {im Großen und Ganzen} termingerecht.',
    },
    {
      id: 'time-management-5-ueberwiegend',
      grade: 5,
      text: 'Die gesetzten Fristen {wurden|werden} von {ihm} nur teilweise gewahrt.',
    },
  ],
};
