import type { ModuleFile } from '../../letter/module.ts';

/** How the person takes criticism, gives it and questions the own work. */
export const criticalCompetence: ModuleFile = {
  kind: 'performance',
  category: 'critical-competence',
  modules: [
    {
      id: 'critical-competence-1-umsetzung',
      grade: 1,
      text: '{Name} {nahm|nimmt} Kritik {stets} {äußerst} offen auf und {setzte|setzt} sie sofort mit bestem Erfolg um.',
    },
    {
      id: 'critical-competence-1-hinterfragen',
      grade: 1,
      text: '{Seine} Kritikfähigkeit {war|ist} {jederzeit} vorbildlich und {schloss|schließt} die eigene Arbeit selbstkritisch ein.',
    },
    {
      id: 'critical-competence-1-rueckmeldung',
      grade: 1,
      text: 'Die Kritik, die {er} an Abläufen und Ergebnissen {übte|übt}, {war|ist} {immer} {äußerst} fair und {hervorragend} begründet.',
    },
    {
      id: 'critical-competence-1-nutzen',
      grade: 1,
      text: 'Kritische Rückmeldungen {griff|greift} {er} {stets} mit größter Offenheit auf und {zog|zieht} daraus besten Gewinn.',
    },
    {
      id: 'critical-competence-2-annehmen',
      grade: 2,
      text: '{Name} {nahm|nimmt} Kritik {stets} offen an und {setzte|setzt} sie gut um.',
    },
    {
      id: 'critical-competence-2-aufgreifen',
      grade: 2,
      text: 'Rückmeldungen {griff|greift} {er} {jederzeit} konstruktiv auf und {verbesserte|verbessert} damit {seine} Arbeit.',
    },
    {
      id: 'critical-competence-2-eigene-kritik',
      grade: 2,
      text: '{Seine} eigene Kritik {war|ist} {stets} sachlich, fair und auf gute Lösungen gerichtet.',
    },
    {
      id: 'critical-competence-2-selbstkritik',
      grade: 2,
      text: 'Auch die eigenen Entscheidungen {hinterfragte|hinterfragt} {er} {immer} selbstkritisch und mit Gewinn.',
    },
    {
      id: 'critical-competence-3-offen',
      grade: 3,
      text: '{Name} {war|ist} offen für sachliche Kritik und {setzte|setzt} Hinweise gut um.',
    },
    {
      id: 'critical-competence-3-auspraegung',
      grade: 3,
      text: '{Seine} Kritikfähigkeit {war|ist} gut und von Sachlichkeit geprägt.',
    },
    {
      id: 'critical-competence-3-beruecksichtigen',
      grade: 3,
      text: 'Rückmeldungen {nahm|nimmt} {er} aufgeschlossen entgegen und {berücksichtigte|berücksichtigt} sie in {seiner} Arbeit.',
    },
    {
      id: 'critical-competence-3-fair-aeussern',
      grade: 3,
      text: 'Eigene Kritik {äußerte|äußert} {er} sachlich, fair und gut begründet.',
    },
    {
      id: 'critical-competence-4-anforderungen',
      grade: 4,
      text: '{Seine} Kritikfähigkeit {entsprach|entspricht} den Anforderungen.',
    },
    {
      id: 'critical-competence-4-ausreichend',
      grade: 4,
      text: '{Name} {nahm|nimmt} Kritik an und {berücksichtigte|berücksichtigt} sie in ausreichendem Maße.',
    },
    {
      id: 'critical-competence-4-erwartungen',
      grade: 4,
      text: 'Kritische Hinweise zu {seiner} Arbeit {setzte|setzt} {er} den Erwartungen entsprechend um.',
    },
    {
      id: 'critical-competence-4-genuegen',
      grade: 4,
      text: '{Sein:m} Umgang mit kritischen Rückmeldungen {genügte|genügt} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'critical-competence-5-allgemein',
      grade: 5,
      text: 'Kritik an {seiner} Arbeit {nahm|nimmt} {er} {im Großen und Ganzen} an.',
    },
    {
      id: 'critical-competence-5-wesentlich',
      grade: 5,
      text: '{Seine} Kritikfähigkeit {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'critical-competence-5-regel',
      grade: 5,
      text: 'Kritische Hinweise aus dem Team {griff|greift} {er} {im Großen und Ganzen} sachlich auf.',
    },
    {
      id: 'critical-competence-5-ueberwiegend',
      grade: 5,
      text: 'Mit Kritik {ging|geht} {er} nur teilweise sachlich um.',
    },
  ],
};
