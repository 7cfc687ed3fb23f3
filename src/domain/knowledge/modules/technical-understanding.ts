import type { ModuleFile } from '../../letter/module.ts';

/** How the person understands machines, processes and the causes of faults. */
export const technicalUnderstanding: ModuleFile = {
  kind: 'performance',
  category: 'technical-understanding',
  modules: [
    {
      id: 'technical-understanding-1-loesung',
      grade: 1,
      text: '{Name} {besaß|besitzt} ein {hervorragendes} technisches Verständnis und {fand|findet} {stets} die wirksamste Lösung.',
    },
    {
      id: 'technical-understanding-1-zusammenhaenge',
      grade: 1,
      text: 'Technische Zusammenhänge {durchdrang|durchdringt} {er} {jederzeit} {äußerst} schnell und bis ins Detail.',
    },
    {
      id: 'technical-understanding-1-stoerungen',
      grade: 1,
      text: 'Die Ursachen auch schwierigster Störungen {erkannte|erkennt} {er} dank {seines} {herausragenden} technischen Gespürs {stets} sofort.',
    },
    {
      id: 'technical-understanding-1-anlagen',
      grade: 1,
      text: 'Vorbildlich {war|ist} {sein:n} technisches Verständnis, mit dem {er} unsere Anlagen {stets} in bestem Zustand {hielt|hält}.',
    },
    {
      id: 'technical-understanding-2-aufgaben',
      grade: 2,
      text: 'Mit {seinem} guten technischen Verständnis {löste|löst} {er} {stets} auch anspruchsvolle Aufgaben an Anlagen und Geräten.',
    },
    {
      id: 'technical-understanding-2-aufbau',
      grade: 2,
      text: 'Aufbau und Funktion technischer Geräte {erfasste|erfasst} {er} {immer} schnell und sicher.',
    },
    {
      id: 'technical-understanding-2-urteil',
      grade: 2,
      text: '{Sein:n} technisches Urteil {war|ist} {stets} fundiert und bei Störungen wie bei Umbauten hilfreich.',
    },
    {
      id: 'technical-understanding-2-verfahren',
      grade: 2,
      text: 'Die Technik neuer Anlagen {durchschaute|durchschaut} {er} {jederzeit} schnell und gründlich.',
    },
    {
      id: 'technical-understanding-3-verstaendnis',
      grade: 3,
      text: '{Name} {zeigte|zeigt} bei der täglichen Arbeit ein gutes technisches Verständnis.',
    },
    {
      id: 'technical-understanding-3-ablaeufe',
      grade: 3,
      text: 'Technische Abläufe und ihre Zusammenhänge {beurteilte|beurteilt} {er} sachkundig und sicher.',
    },
    {
      id: 'technical-understanding-3-stoerungen',
      grade: 3,
      text: 'Die technischen Ursachen von Störungen {grenzte|grenzt} {er} systematisch ein und {behob|behebt} sie fachgerecht.',
    },
    {
      id: 'technical-understanding-3-gespuer',
      grade: 3,
      text: 'Bei Einrichtung und Wartung der Geräte {war|ist} {sein:n} technisches Gespür eine gute Hilfe.',
    },
    {
      id: 'technical-understanding-4-anforderungen',
      grade: 4,
      text: '{Sein:n} technisches Verständnis {entsprach|entspricht} den Anforderungen des Arbeitsplatzes.',
    },
    {
      id: 'technical-understanding-4-bekannt',
      grade: 4,
      text: 'Die technischen Zusammenhänge {seines} Aufgabengebiets {waren|sind} {ihm} hinreichend bekannt.',
    },
    {
      id: 'technical-understanding-4-bedienung',
      grade: 4,
      text: '{Name} {bediente|bedient} die technischen Anlagen den Vorgaben entsprechend.',
    },
    {
      id: 'technical-understanding-4-fragen',
      grade: 4,
      text: 'Für die anfallenden Arbeiten {genügte|genügt} {sein:n} technisches Verständnis.',
    },
    {
      id: 'technical-understanding-5-allgemein',
      grade: 5,
      text: '{Sein:n} technisches Verständnis {genügte|genügt} {im Allgemeinen} den Anforderungen.',
    },
    {
      id: 'technical-understanding-5-wesentlich',
      grade: 5,
      text: 'Technische Abläufe {seines} Arbeitsbereichs {erfasste|erfasst} {er} im Großen und Ganzen.',
    },
    {
      id: 'technical-understanding-5-stoerungen',
      grade: 5,
      text: 'Bei einfachen Störungen {erkannte|erkennt} {er} {im Großen und Ganzen} die technische Ursache.',
    },
    {
      id: 'technical-understanding-5-technik',
      grade: 5,
      text: '{Name} {war|ist} mit den Grundzügen der Technik {seines} Arbeitsplatzes {weitgehend} vertraut.',
    },
  ],
};
